"""The iterations of a search for games in which one must bluff or mix.

Each seat has its own nodes, one for each view, and at each a strategy: the probabilities of its
actions by regret matching (Hart and Mas-Colell 2000). An iteration makes two walks:

1. *from the set-up*, so that a seat that responds to the searching seat must reckon with all the
   hands it may hold. Half of these walks are steered to the searching seat's view (`retrace.py`);
2. *from the view*, in a deal that counts as much as it is likely that the other seats would have
   played as they did. Only the searching seat learns from it.

In a walk, one seat learns: it explores, the others play their strategies. Its regrets are corrected
by what it sampled (outcome sampling, Lanctot et al. 2009), with the mean worth of each action as a
baseline (Schmid et al. 2019). The strategy that counts is the average over all iterations. It
approaches an equilibrium of a game for two; Lisý, Lanctot and Bowling (2015) let such a search run
during play.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below, word
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import redeal, setup
from serenissima.players.search.edges import Key, edge_key, find, key_of_view, node_key
from serenissima.players.search.lookahead import value_after
from serenissima.players.search.tree import simulate
from serenissima.players.search.workspace import NOW, ROOT, Workspace

LONGEST = 512  # choices that a walk notes
ROOM = 1 << 14  # actions among which it may choose
EXPLORE = 0.5  # how often the learning seat takes any action
STEER = 0.5  # the share of walks that are steered
FOLLOW = 0.75  # how often such a walk follows the trail
LOOKS = 4  # redeals over which the worth of an action at a new node is averaged
PRIOR = 10.0  # the weight of that estimate
NOISE = 4.0  # actions rarer than this, divided by the root of the visits, are taken by accident
SLOWEST = 0.05  # the least part of a mean that the latest sample makes up
UNIT = 1.0 / (1 << 32)

FORWARD, LOCAL, TRAIL, BELIEF = (np.uint64(n) for n in (0, 0x5BF03635, 0x297A2D39, 0x2C1B3C6D))
"""What a key is for: nodes of walks from the set-up, of other walks, the trail, beliefs."""

REGRET = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint64),  # 0: the slot is free
                ("regret", np.float64),  # how much better the action would have been
                ("average", np.float64),  # weighted sum of its probabilities
                ("value", np.float64),  # the mean of the acting seat's shares
                ("visits", np.int64),  # how often it was taken by the seat that learns
            ]
        ),
    )
)


class RegretTree(NamedTuple):
    """A search's memory.

    Attributes:
        edges: a hash table of `REGRET`; its length is a power of two.
        used: the number of edges in it: int64 `[1]`.
        done: the number of iterations, and of walks from the set-up that passed a state which looks
            to a spectator like the searching seat's view; then the latest iteration without enough
            of them: int64 `[3]`.
        seat: the searching seat.
        views: the bits that each seat sees: uint64 `[seats, words]`.
        masks: the same without the seats that wait, so that it makes no difference which of the
            seats that choose simultaneously is asked first.
        public: those of them that every seat sees: uint64 `[words]`.
        likely: the sum of the likelihoods of deals, and their number: float64 `[2]`.
        barred: 1 for each action that must not be taken at the root: int8 `[actions]`.
        blank: a blank state: uint64 `[words]`.
        spare: room for a state: uint64 `[words]`.
    """

    edges: npt.NDArray[Any]
    used: npt.NDArray[np.int64]
    done: npt.NDArray[np.int64]
    seat: int
    views: npt.NDArray[np.uint64]
    masks: npt.NDArray[np.uint64]
    public: npt.NDArray[np.uint64]
    likely: npt.NDArray[np.float64]
    barred: npt.NDArray[np.int8]
    blank: npt.NDArray[np.uint64]
    spare: npt.NDArray[np.uint64]


class Walk(NamedTuple):
    """The notes of a walk; most are of its choices, in order.

    Attributes:
        seats: who chose: int64 `[LONGEST]`.
        firsts: where its actions begin among `edges` and `mix`.
        counts: the number of these actions.
        chosen: which of them was taken.
        odds: the probability with which the walk took it.
        weights: how much a regret at this choice counts.
        edges: indices of edges: int64 `[ROOM]`.
        mix: probabilities by the strategy: float64 `[ROOM]`.
        keys: keys of the choices of a scout: uint64 `[LONGEST]`.
        likely: for each seat the probability of its choices by its strategy: float64 `[seats]`.
        ratios: the same, divided by the probability by which the walk took them.
    """

    seats: npt.NDArray[np.int64]
    firsts: npt.NDArray[np.int64]
    counts: npt.NDArray[np.int64]
    chosen: npt.NDArray[np.int64]
    odds: npt.NDArray[np.float64]
    weights: npt.NDArray[np.float64]
    edges: npt.NDArray[np.int64]
    mix: npt.NDArray[np.float64]
    keys: npt.NDArray[np.uint64]
    likely: npt.NDArray[np.float64]
    ratios: npt.NDArray[np.float64]


class Start(NamedTuple):
    """Where a walk starts, and who learns.

    Attributes:
        salt: `FORWARD` or `LOCAL`, for the keys of its nodes.
        learner: the seat that learns.
        at_view: whether it starts where the searching seat is to act.
        settles: whether the searching seat's first strategy counts in its average.
        steered: whether it follows the trail.
        weight: how much it counts.
        likelihood: how likely the deal is.
        target: the key of the searching seat's view, as a spectator sees it.
    """

    salt: Any
    learner: int
    at_view: bool
    settles: bool
    steered: bool
    weight: float
    likelihood: float
    target: Any


def new_walk(seats: int) -> Walk:
    """Return memory for a walk, made in Python because creating arrays takes long to compile."""
    return Walk(
        seats=np.zeros(LONGEST, np.int64),
        firsts=np.zeros(LONGEST, np.int64),
        counts=np.zeros(LONGEST, np.int64),
        chosen=np.zeros(LONGEST, np.int64),
        odds=np.zeros(LONGEST),
        weights=np.zeros(LONGEST),
        edges=np.zeros(ROOM, np.int64),
        mix=np.zeros(ROOM),
        keys=np.zeros(LONGEST, np.uint64),
        likely=np.zeros(seats),
        ratios=np.zeros(seats),
    )


@inner
def chance(dice: Any) -> float:
    """Return a number from 0 to below 1, all equally likely."""
    return float(word(dice)) * UNIT


@inner
def begin_match(work: Workspace, tree: RegretTree) -> None:
    """Set up a match in `NOW`."""
    for i in range(work.words.shape[1]):
        work.words[NOW, i] = tree.blank[i]
    setup(work.terms, work.states[NOW], work.dice, work.tale)


@inner
def see_as(work: Workspace, tree: RegretTree, seat: int) -> None:
    """Deal `NOW` again as far as a seat can't see it."""
    for i in range(work.words.shape[1]):
        work.words[NOW, i] &= tree.views[seat, i]
    redeal(work.terms, work.states[NOW], seat, work.dice)


@inner
def is_passing(work: Workspace, tree: RegretTree, start: Start) -> bool:
    """Whether `NOW` looks like the searching seat's view to a spectator."""
    is_own = first_seat(work.states[NOW].waits) == tree.seat
    return is_own and key_of_view(work.words[NOW], tree.public) == start.target


@inner
def list_edges(
    work: Workspace, tree: RegretTree, walk: Walk, node: Key, first: int, n: int
) -> bool:
    """Note the edges of the listed actions; create missing ones; return whether there were any."""
    missing = False
    for i in range(n):
        key = edge_key(node, wide(work.actions[i]))
        at = find(tree.edges, key)
        if at < 0:
            at = -1 - at
            tree.edges[at].key = key
            tree.used[0] += 1
            missing = True
        walk.edges[first + i] = at
    return missing


@inner
def estimate(work: Workspace, tree: RegretTree, walk: Walk, seat: int, first: int, n: int) -> None:
    """Estimate the listed actions by looking one step ahead in several redeals.

    With scaled regrets, a new node begins with about the strategy of a player who does the same.
    """
    for i in range(n):
        tree.edges[walk.edges[first + i]].value = 0.0
    for i in range(work.words.shape[1]):
        tree.spare[i] = work.words[NOW, i]
    for _ in range(LOOKS):
        see_as(work, tree, seat)
        for i in range(n):
            value = value_after(work, seat, wide(work.actions[i]))
            tree.edges[walk.edges[first + i]].value += value / LOOKS
    for i in range(work.words.shape[1]):
        work.words[NOW, i] = tree.spare[i]


@inner
def begin_regrets(tree: RegretTree, walk: Walk, first: int, count: int, weight: float) -> None:
    """Let a new node's regrets follow from its estimates."""
    mean = 0.0
    for i in range(count):
        mean += tree.edges[walk.edges[first + i]].value / count
    for i in range(count):
        edge = tree.edges[walk.edges[first + i]]
        edge.regret = PRIOR * weight * (edge.value - mean)


@inner
def match_regrets(tree: RegretTree, walk: Walk, first: int, count: int) -> None:
    """Note the strategy: actions in proportion to their regrets above 0, or all alike."""
    positive = 0.0
    for i in range(count):
        positive += max(0.0, tree.edges[walk.edges[first + i]].regret)
    for i in range(count):
        regret = max(0.0, tree.edges[walk.edges[first + i]].regret)
        walk.mix[first + i] = regret / positive if positive > 0 else 1.0 / count


@inner
def sample(work: Workspace, walk: Walk, first: int, count: int, explore: float) -> int:
    """Return one of the actions by the strategy, or with probability `explore` any."""
    if chance(work.dice) < explore:
        return below(work.dice, count)
    rest = chance(work.dice)
    choice = 0
    while choice < count - 1 and rest >= walk.mix[first + choice]:
        rest -= walk.mix[first + choice]
        choice += 1
    return choice


@inner
def note_choice(
    walk: Walk, start: Start, step: int, seat: int, first: int, count: int, choice: int, odds: float
) -> None:
    """Write down a choice, and what it changes about likelihoods."""
    weight = start.weight * start.likelihood
    for other in range(walk.ratios.shape[0]):
        if other != start.learner:
            weight *= walk.ratios[other]
    walk.seats[step] = seat
    walk.firsts[step] = first
    walk.counts[step] = count
    walk.chosen[step] = choice
    walk.odds[step] = odds
    walk.weights[step] = weight
    walk.ratios[seat] *= walk.mix[first + choice] / odds
    walk.likely[seat] *= walk.mix[first + choice]


@inner
def learn(tree: RegretTree, walk: Walk, taken: int, learner: int, value: float) -> None:
    """Add to the regrets of the seat that learns; `value` is its share at the end of the walk."""
    even = 1.0 / walk.ratios.shape[0]
    for back in range(taken):
        step = taken - 1 - back
        first, chosen = walk.firsts[step], walk.chosen[step]
        part = walk.mix[first + chosen] / walk.odds[step]
        if walk.seats[step] != learner:
            value = even + (value - even) * part
            continue
        mean = 0.0
        seen = 0
        for i in range(first, first + walk.counts[step]):
            mean += walk.mix[i] * tree.edges[walk.edges[i]].value
            seen += tree.edges[walk.edges[i]].visits
        edge = tree.edges[walk.edges[first + chosen]]
        surprise = value - edge.value
        # One sample counts for no more than all before, or rare ones would drown the others.
        gain = surprise * min(max(1.0, np.sqrt(float(seen))), 1 / walk.odds[step])
        settled = mean + walk.mix[first + chosen] * gain
        for i in range(first, first + walk.counts[step]):
            tree.edges[walk.edges[i]].regret += walk.weights[step] * (
                tree.edges[walk.edges[i]].value - settled
            )
        edge.regret += walk.weights[step] * gain
        edge.visits += 1
        edge.value += surprise * max(SLOWEST, 1.0 / edge.visits)
        value = mean + surprise * part


@inner
def finish_walk(
    work: Workspace, tree: RegretTree, walk: Walk, taken: int, start: Start, horizon: int
) -> None:
    """Play on from `NOW` and learn from the result."""
    simulate(work, horizon)
    learn(tree, walk, taken, start.learner, work.shares[start.learner])


@compiled
def read_regret(
    work: Workspace,
    tree: RegretTree,
    view: Cells,
    seat: int,
    salt: Key,
    averages: Cells,
    edges: Cells,
) -> None:
    """Write the averages of the first listed actions at a seat's node, and their edges.

    Args:
        work: the `Workspace`; its `actions` are those of the node.
        tree: `RegretTree`.
        view: the seat's view, or a state: uint64 `[words]`.
        seat: the seat.
        salt: `FORWARD` or `LOCAL`.
        averages: to be written: float64 `[actions]`; 0 for a missing edge.
        edges: to be written: int64 `[actions]`; -1 for a missing edge.
    """
    node = node_key(seat, key_of_view(view, tree.masks[seat]), salt)
    for i in range(averages.shape[0]):
        at = find(tree.edges, edge_key(node, wide(work.actions[i])))
        edges[i] = max(at, -1)
        averages[i] = tree.edges[at].average if at >= 0 else 0.0


@compiled
def read_strategy(work: Workspace, tree: RegretTree, visits: Cells, totals: Cells) -> None:
    """Write the searching seat's strategy at the root, as parts of the number of iterations.

    It is averaged over the walks that at least half of the iterations have learned from, without
    what is too rare to be more than noise.

    Args:
        work: the `Workspace`; its `actions` are those of the root.
        tree: `RegretTree`.
        visits: int64 `[actions]`.
        totals: the sums of the searching seat's shares: float64 `[actions]`.
    """
    iterations = tree.done[0]
    salt = FORWARD if 2 * tree.done[2] <= iterations else LOCAL
    node = node_key(tree.seat, key_of_view(work.words[ROOT], tree.masks[tree.seat]), salt)
    most = 0.0
    for i in range(visits.shape[0]):
        at = find(tree.edges, edge_key(node, wide(work.actions[i])))
        totals[i] = tree.edges[at].average if at >= 0 else 0.0
        most = max(most, totals[i])
    least = most * min(NOISE / np.sqrt(max(1.0, float(iterations))), 1.0)
    whole = 0.0
    for i in range(visits.shape[0]):
        whole += totals[i] if totals[i] >= least else 0.0
    for i in range(visits.shape[0]):
        part = totals[i] / whole if totals[i] >= least else 0.0
        if whole <= 0.0:
            part = 1.0 / visits.shape[0]
        visits[i] = wide(np.rint(part * iterations))
        at = find(tree.edges, edge_key(node, wide(work.actions[i])))
        totals[i] = visits[i] * tree.edges[at].value if at >= 0 else 0.0
