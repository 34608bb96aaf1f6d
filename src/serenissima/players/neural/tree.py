"""The iterations of a search that a network guides.

Each seat has its own nodes, one for each view it may have, so the other seats never learn to
respond to the searching seat's secrets. At a new node the policy rates the seat's actions from that
view, and the critic predicts each seat's share in the whole deal; nothing is played at random.
Actions are selected by the rule of Silver et al. 2017 (PUCT).
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import apply, evaluate, score
from serenissima.players.neural.forward import Layers, Units, predict_shares, rate_actions
from serenissima.players.search.edges import FULL, Key, edge_key, find, key_of_view, node_key
from serenissima.players.search.observation import FeatureTables, write_features
from serenissima.players.search.playout import candidates
from serenissima.players.search.tree import LONGEST, NOTHING, determinize, read_node
from serenissima.players.search.workspace import NOW, ROOT, Workspace

EXPLORE = 0.25  # the weight of the policy's odds
MISSING = -1  # in place of an edge
EXCLUDED = -1.0  # in place of the odds of an action that must not be taken
CAUTION = 0.05  # the share of the win that an untried action is expected to lose
RATED = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint64),  # 0: the slot is free
                ("total", np.float64),  # sum of the acting seat's shares
                ("visits", np.int64),  # iterations that took the edge
                ("odds", np.float64),  # its probability by the policy
            ]
        ),
    )
)


class Guide(NamedTuple):
    """A game's networks for a number of seats, what they read, and room for it.

    Attributes:
        policy, critic: the layers of the two networks.
        tables, open_tables: the `FeatureTables` of their inputs.
        units: `Units` for both.
        seen: the policy's inputs: integers `[inputs]`.
        whole: the critic's inputs: integers `[open inputs]`.
        odds: float64 `[actions]`.
        sharpness: the power to which the critic's shares are taken to be chances; 1 where it is as
            sure as it should be, less where it is too sure.
    """

    policy: Layers
    critic: Layers
    tables: FeatureTables
    open_tables: FeatureTables
    units: Units
    seen: npt.NDArray[np.signedinteger[Any]]
    whole: npt.NDArray[np.signedinteger[Any]]
    odds: npt.NDArray[np.float64]
    sharpness: float


class RatedTree(NamedTuple):
    """A search's memory.

    Attributes:
        edges: a hash table of `RATED`; its length is a power of two.
        used: the number of edges in it, and 1 if a node did not fit in: int64 `[2]`.
        seat: the searching seat.
        masks: the bits that each seat sees: uint64 `[seats, words]`.
        taken: the edges that an iteration took: int64 `[LONGEST]`.
        takers: the seats that took them: int64 `[LONGEST]`.
    """

    edges: npt.NDArray[Any]
    used: npt.NDArray[np.int64]
    seat: int
    masks: npt.NDArray[np.uint64]
    taken: npt.NDArray[np.int64]
    takers: npt.NDArray[np.int64]


@compiled
def iterate_rated(work: Workspace, tree: RatedTree, guide: Guide, iterations: int) -> None:
    """Run a number of iterations.

    Args:
        work: `Workspace`; its `ROOT` is the view of the searching seat.
        tree: the `RatedTree`, which learns.
        guide: `Guide`.
        iterations: the number of iterations.
    """
    for _ in range(iterations):
        determinize(work, tree.seat)
        taken = descend_rated(work, tree, guide)
        for i in range(taken):
            edge = tree.edges[tree.taken[i]]
            edge.visits += 1
            edge.total += work.shares[tree.takers[i]]


@inner
def descend_rated(work: Workspace, tree: RatedTree, guide: Guide) -> int:
    """Walk from the root to a new node or the end; write the shares; return the edges taken."""
    state = work.states[NOW]
    taken = 0
    first = True  # the searching seat, for its view may show whether others have chosen
    while state.waits != 0:
        seat = tree.seat if first else first_seat(state.waits)
        first = False
        count = candidates(work.terms, state, seat, work.first_retract, work.actions)
        action = wide(work.actions[0])
        if count > 1:
            node = node_key(seat, key_of_view(work.words[NOW], tree.masks[seat]), NOTHING)
            at = select_rated(work, tree, node, count)
            if at[0] == MISSING:
                if taken == 0 or tree.used[0] + count < tree.edges.shape[0] * FULL:
                    grow(work, tree, guide, node, seat, count)
                else:
                    tree.used[1] = 1
                predict(work, guide, seat)
                return taken
            if taken == LONGEST:
                predict(work, guide, seat)
                return taken
            action = wide(work.actions[at[1]])
            tree.taken[taken] = at[0]
            tree.takers[taken] = seat
            taken += 1
        apply(work.terms, state, seat, action, work.dice, work.tale)
    score(work.terms, state, work.shares)
    return taken


@inner
def grow(work: Workspace, tree: RatedTree, guide: Guide, node: Key, seat: int, count: int) -> None:
    """Create the edges of the listed actions, with the policy's odds.

    Some may exist already: redeals can lead to two worlds in which a seat has the same view, but
    not the same actions.
    """
    write_features(guide.tables, seat, work.cells[NOW], guide.seen)
    odds = guide.odds[:count]
    rate_actions(guide.policy, guide.units, guide.seen, work.actions, odds)
    for i in range(count):
        key = edge_key(node, wide(work.actions[i]))
        at = find(tree.edges, key)
        if at < 0:
            edge = tree.edges[-1 - at]
            edge.key = key
            edge.odds = odds[i]
            tree.used[0] += 1


@inner
def predict(work: Workspace, guide: Guide, seat: int) -> None:
    """Write each seat's share that the critic predicts for `NOW`."""
    write_features(guide.open_tables, seat, work.cells[NOW], guide.whole)
    evaluate(work.terms, work.states[NOW], work.shares)
    predict_shares(guide.critic, guide.units, guide.whole, seat, work.shares)


@inner
def select_rated(work: Workspace, tree: RatedTree, node: Key, count: int) -> tuple[int, int]:
    """Return the edge with the highest bound, and its place among the listed actions.

    The edge is `MISSING` if that of a listed action is.
    """
    visits = 0
    total = 0.0
    for i in range(count):
        at = find(tree.edges, edge_key(node, wide(work.actions[i])))
        if at < 0:
            return MISSING, 0
        visits += tree.edges[at].visits
        total += tree.edges[at].total
    mean = total / visits if visits > 0 else 1.0 / work.shares.shape[0]
    weight = EXPLORE * np.sqrt(visits + 1.0)
    best = -np.inf
    chosen, place = 0, 0
    for i in range(count):
        at = find(tree.edges, edge_key(node, wide(work.actions[i])))
        edge = tree.edges[at]
        if edge.odds == EXCLUDED:
            continue
        value = edge.total / edge.visits if edge.visits > 0 else mean - CAUTION
        bound = value + weight * edge.odds / (1 + edge.visits)
        if bound > best:
            best, chosen, place = bound, at, i
    return chosen, place


@compiled
def read_rated(work: Workspace, tree: RatedTree, visits: Cells, totals: Cells) -> None:
    """Write the statistics of the first listed actions at the root.

    Args:
        work: the `Workspace`; its `actions` are those of the root.
        tree: `RatedTree`.
        visits: int64 `[actions]`.
        totals: the sums of the searching seat's shares: float64 `[actions]`.
    """
    node = node_key(tree.seat, key_of_view(work.words[ROOT], tree.masks[tree.seat]), NOTHING)
    read_node(work, tree.edges, node, visits, totals)


@compiled
def exclude_rated(work: Workspace, tree: RatedTree, action: int) -> None:
    """Never take an action at the root, which has an edge.

    Args:
        work: `Workspace`; its `ROOT` is the view of the searching seat.
        tree: `RatedTree`.
        action: the number of the action.
    """
    node = node_key(tree.seat, key_of_view(work.words[ROOT], tree.masks[tree.seat]), NOTHING)
    edge = tree.edges[find(tree.edges, edge_key(node, wide(action)))]
    edge.odds = EXCLUDED
