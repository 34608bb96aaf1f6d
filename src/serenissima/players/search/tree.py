"""Compiled information-set Monte-Carlo tree search (ISMCTS) for any game.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). An iteration

1. *determinizes*: it redeals everything that the searching seat can't see;
2. *selects* a path down one tree of information states, among the edges that this deal allows, by
   their mean and by how rarely they were taken when they were available (UCB over availability);
3. *expands*: each seat adds at most one edge, or with priors all edges of one information state,
   each worth its estimate one step ahead (after Gelly and Silver, "Combining Online and
   Offline Knowledge in UCT", 2007); from then on that seat plays at random. The descent ends when
   every seat, or the first one, has added something;
4. *simulates*: it plays on at random for some decisions and estimates each seat's share;
5. *backpropagates* to each edge the share of the seat that took it.

Seats that choose simultaneously use only what they knew before either chose (decoupled UCT).
docs/search.md draws an iteration. A game sets its parameters in its `Outlook`.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below
from serenissima.kernel.elementary import log
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.game import Outlook
from serenissima.kernel.seats import has_seat
from serenissima.kernel.verbs import apply, evaluate, redeal, score
from serenissima.players.search.edges import (
    EDGE,
    FULL,
    Key,
    edge_key,
    find,
    key_of_view,
    mix,
    node_key,
)
from serenissima.players.search.lookahead import value_after
from serenissima.players.search.playout import candidates, playout
from serenissima.players.search.workspace import NOW, ROOT, Workspace, copy_position

LONGEST = 512  # edges that one iteration may walk
NOTHING = np.uint64(0)  # the key of a choice outside the tree
TAKEN = np.dtype((np.record, np.dtype([("edge", np.int64), ("seat", np.int64)])))


class Settings(NamedTuple):
    """The parameters of an iteration: an `Outlook` in the form for compiled code.

    Attributes:
        horizon: the random decisions in a simulation before the estimate.
        explore: the preference for rarely taken edges.
        expansions: the number of seats that must expand before the descent ends.
        prior: the number of visits that an estimate counts for; 0 for no estimates.
    """

    horizon: int
    explore: float
    expansions: int
    prior: int


class Tree(NamedTuple):
    """A search's memory, and the searching seat.

    Attributes:
        edges: a hash table of `EDGE`; its length is a power of two.
        used: the number of edges in it: int64 `[1]`.
        seat: the searching seat.
        mask: the bits that this seat sees: uint64 `[words]`.
        public: the bits that every seat sees: uint64 `[words]`.
    """

    edges: npt.NDArray[Any]
    used: npt.NDArray[np.int64]
    seat: int
    mask: npt.NDArray[np.uint64]
    public: npt.NDArray[np.uint64]


class Descent(NamedTuple):
    """The notes of an iteration on its way down.

    Attributes:
        history: the mixed sum of each seat's own actions since the root: uint64 `[seats]`.
        expanded: whether the seat has expanded: bool `[seats]`.
        primed: whether the seat has just got edges with priors: bool `[seats]`.
        actions: the seat's latest choice, or -1: int64 `[seats]`.
        keys: the key of that edge, or `NOTHING`: uint64 `[seats]`.
        path: the edges taken, with the seats that took them: `TAKEN` `[LONGEST]`.
    """

    history: npt.NDArray[np.uint64]
    expanded: npt.NDArray[np.bool_]
    primed: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    keys: npt.NDArray[np.uint64]
    path: npt.NDArray[Any]


def settings_for(outlook: Outlook, seats: int) -> Settings:
    """Return the settings of an outlook for a number of seats."""
    expansions = seats if outlook.everybody else 1
    return Settings(outlook.horizon, float(outlook.explore), expansions, outlook.prior)


def new_tree(capacity: int, seat: int, masks: tuple[Any, Any]) -> Tree:
    """Return a tree without edges, with memory for a power of two, at least `capacity`.

    `masks` are the bits that the seat sees and the public ones.
    """
    edges = np.zeros(1 << (capacity - 1).bit_length(), EDGE)
    return Tree(edges, np.zeros(1, np.int64), seat, *masks)


def new_descent(seats: int) -> Descent:
    """Return memory for `iterate`, made in Python because creating arrays takes long to compile."""
    return Descent(
        history=np.zeros(seats, np.uint64),
        expanded=np.zeros(seats, np.bool_),
        primed=np.zeros(seats, np.bool_),
        actions=np.zeros(seats, np.int64),
        keys=np.zeros(seats, np.uint64),
        path=np.zeros(LONGEST, TAKEN),
    )


@compiled
def iterate(
    work: Workspace, tree: Tree, settings: Settings, descent: Descent, iterations: int
) -> None:
    """Run a number of iterations.

    Args:
        work: `Workspace`; its `ROOT` is the view of the searching seat.
        tree: the `Tree`, which learns.
        settings: `Settings`.
        descent: a `Descent`, overwritten by each iteration.
        iterations: the number of iterations.
    """
    for _ in range(iterations):
        determinize(work, tree.seat)
        taken = descend(work, tree, settings, descent)
        simulate(work, settings.horizon)
        backpropagate(tree.edges, descent.path, taken, work.shares)


@inner
def determinize(work: Workspace, seat: int) -> None:
    """Make `NOW` a full state that agrees with the seat's view of the root."""
    copy_position(work.words, NOW, ROOT)
    redeal(work.terms, work.states[NOW], seat, work.dice)


@inner
def descend(work: Workspace, tree: Tree, settings: Settings, descent: Descent) -> int:
    """Walk from the root until enough seats have expanded; return the number of edges taken."""
    seats = descent.history.shape[0]
    for seat in range(seats):
        descent.history[seat] = NOTHING
        descent.expanded[seat] = False
    left = settings.expansions
    taken = 0
    while left > 0 and work.states[NOW].waits != 0 and taken + seats <= LONGEST:
        choose(work, tree, settings, descent)
        for seat in range(seats):
            action = descent.actions[seat]
            if action < 0:
                continue
            apply(work.terms, work.states[NOW], seat, action, work.dice, work.tale)
            descent.history[seat] += mix(np.uint64(action + 1))
            if descent.keys[seat] == NOTHING:
                continue
            edge, known = visit(tree, descent.keys[seat])
            if edge >= 0:
                descent.path[taken].edge = edge
                descent.path[taken].seat = seat
                taken += 1
            if descent.primed[seat] or not known:
                descent.expanded[seat] = True
                left -= 1
    return taken


@inner
def choose(work: Workspace, tree: Tree, settings: Settings, descent: Descent) -> None:
    """Let each waiting seat choose, using only what it knew before the others chose."""
    public = key_of_view(work.words[NOW], tree.public)
    for seat in range(descent.history.shape[0]):
        descent.keys[seat] = NOTHING
        descent.actions[seat] = -1
        descent.primed[seat] = False
        if not has_seat(work.states[NOW].waits, seat):
            continue
        count = candidates(work.terms, work.states[NOW], seat, work.first_retract, work.actions)
        if descent.expanded[seat] or count == 1:
            descent.actions[seat] = work.actions[below(work.dice, count)]
            continue
        if seat == tree.seat:
            node = node_key(seat, key_of_view(work.words[NOW], tree.mask), NOTHING)
        else:
            node = node_key(seat, public, descent.history[seat])
        if settings.prior > 0:
            descent.primed[seat] = expand(work, tree, seat, node, count, settings.prior)
        chosen = select(work, tree.edges, node, count, settings.explore)
        descent.actions[seat] = chosen
        descent.keys[seat] = edge_key(node, chosen)


@inner
def select(work: Workspace, edges: Cells, node: Key, count: int, explore: float) -> int:
    """Return one of the listed actions; a missing edge, at random, comes before all others."""
    best = -1.0
    chosen = 0
    missing = 0
    for i in range(count):
        at = find(edges, edge_key(node, wide(work.actions[i])))
        if at < 0:
            missing += 1
            if below(work.dice, missing) == 0:
                chosen = i
            continue
        edge = edges[at]
        edge.available += 1
        bound = edge.total + explore * np.sqrt(log(float(edge.available)) * edge.visits)
        if missing == 0 and bound > best * edge.visits:
            best = bound / edge.visits
            chosen = i
    return wide(work.actions[chosen])


@inner
def expand(work: Workspace, tree: Tree, seat: int, node: Key, count: int, prior: int) -> bool:
    """Create the listed actions' missing edges with priors; return whether there were any."""
    expanded = False
    for i in range(count):
        action = wide(work.actions[i])
        key = edge_key(node, action)
        at = find(tree.edges, key)
        if at >= 0 or is_full(tree):
            continue
        value = value_after(work, seat, action)
        edge = tree.edges[-1 - at]
        edge.key = key
        edge.available = prior
        edge.visits = prior
        edge.total = prior * value
        tree.used[0] += 1
        expanded = True
    return expanded


@inner
def visit(tree: Tree, key: Key) -> tuple[int, bool]:
    """Count a visit to an edge, created if there is room; return its index and if it existed.

    The index is -1 if there was no room.
    """
    at = find(tree.edges, key)
    known = at >= 0
    if not known:
        if is_full(tree):
            return -1, known
        tree.used[0] += 1
        at = -1 - at
        tree.edges[at].key = key
        tree.edges[at].available = 1
    tree.edges[at].visits += 1
    return at, known


@inner
def is_full(tree: Tree) -> bool:
    """Whether no more edges may be added."""
    return bool(tree.used[0] >= tree.edges.shape[0] * FULL)


@inner
def simulate(work: Workspace, horizon: int) -> None:
    """Play on at random, then write each seat's share: the score at the end, else the estimate."""
    playout(work, horizon)
    state, shares = work.states[NOW], work.shares
    if state.waits == 0:
        score(work.terms, state, shares)
        return
    evaluate(work.terms, state, shares)
    whole = 0.0
    for seat in range(shares.shape[0]):
        whole += shares[seat]
    for seat in range(shares.shape[0]):
        shares[seat] = shares[seat] / whole if whole > 0 else 1 / shares.shape[0]


@inner
def backpropagate(edges: Cells, path: Cells, taken: int, shares: Cells) -> None:
    """Add to each edge taken the share of the seat that took it."""
    for i in range(taken):
        edges[path[i].edge].total += shares[path[i].seat]


@compiled
def read_root(work: Workspace, tree: Tree, visits: Cells, totals: Cells) -> None:
    """Write the statistics of the first listed actions at the root.

    Args:
        work: the `Workspace`; its `actions` are those of the root.
        tree: `Tree`.
        visits: int64 `[actions]`.
        totals: the sums of the searching seat's shares: float64 `[actions]`.
    """
    node = node_key(tree.seat, key_of_view(work.words[ROOT], tree.mask), NOTHING)
    read_node(work, tree.edges, node, visits, totals)


@inner
def read_node(work: Workspace, edges: Cells, node: Key, visits: Cells, totals: Cells) -> None:
    """Write the statistics of the first listed actions at a node; 0 for a missing edge."""
    for i in range(visits.shape[0]):
        at = find(edges, edge_key(node, wide(work.actions[i])))
        visits[i] = edges[at].visits if at >= 0 else 0
        totals[i] = edges[at].total if at >= 0 else 0.0
