"""Search by minimizing regret, for games in which one must bluff or mix."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below, word
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import apply, redeal, setup
from serenissima.players.search.edges import FULL, Key, edge_key, find, key_of_view, node_key
from serenissima.players.search.lookahead import value_after
from serenissima.players.search.playout import candidates
from serenissima.players.search.tree import determinize, simulate
from serenissima.players.search.workspace import NOW, ROOT, Workspace

LONGEST = 512  # choices that an iteration notes
ROOM = 1 << 14  # actions among which it chooses
UNIT = 1.0 / (1 << 32)
FORWARD, LOCAL = np.uint64(0), np.uint64(0x5BF03635)
REGRET = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint64),  # 0: the slot is free
                ("regret", np.float64),
                ("average", np.float64),
                ("value", np.float64),
                ("visits", np.int64),
            ]
        ),
    )
)


class RegretSettings(NamedTuple):
    horizon: int
    explore: float
    weighted: bool
    plus: bool
    power: float
    step: float
    enough: int
    every: int
    oppbase: bool
    prior: float
    look: int
    clip: float


class RegretTree(NamedTuple):
    edges: npt.NDArray[Any]
    used: npt.NDArray[np.int64]
    done: npt.NDArray[np.int64]
    seat: int
    views: npt.NDArray[np.uint64]
    masks: npt.NDArray[np.uint64]
    blank: npt.NDArray[np.uint64]
    spare: npt.NDArray[np.uint64]


class Path(NamedTuple):
    seats: npt.NDArray[np.int64]
    firsts: npt.NDArray[np.int64]
    counts: npt.NDArray[np.int64]
    chosen: npt.NDArray[np.int64]
    odds: npt.NDArray[np.float64]
    reach: npt.NDArray[np.float64]
    edges: npt.NDArray[np.int64]
    mix: npt.NDArray[np.float64]


def new_path() -> Path:
    i = lambda n: np.zeros(n, np.int64)
    return Path(i(LONGEST), i(LONGEST), i(LONGEST), i(LONGEST), np.zeros(LONGEST), np.zeros(LONGEST), i(ROOM), np.zeros(ROOM))


@inner
def unit(dice: Any) -> float:
    return float(word(dice)) * UNIT


@compiled
def iterate_regret(work: Workspace, tree: RegretTree, settings: RegretSettings, path: Path, iterations: int) -> None:
    seats = work.shares.shape[0]
    root = node_key(tree.seat, key_of_view(work.words[ROOT], tree.masks[tree.seat]), FORWARD)
    for _ in range(iterations):
        tree.done[0] += 1
        t = tree.done[0]
        local = tree.done[1] < settings.enough and t % settings.every == 0
        traverser = wide(below(work.dice, seats))
        whole = True
        if local:
            determinize(work, tree.seat)
            whole = below(work.dice, 2) == 0
            if whole:
                shuffle(work, tree)
            else:
                traverser = tree.seat
            tree.done[2] += 1
        else:
            for i in range(work.words.shape[1]):
                work.words[NOW, i] = tree.blank[i]
            setup(work.terms, work.states[NOW], work.dice, work.tale)
        weight = float(t) ** settings.power
        taken = descend_regret(work, tree, settings, path, traverser, local, whole, root, weight)
        simulate(work, settings.horizon)
        learn(tree, settings, path, taken, traverser, work.shares[traverser], weight)


@inner
def shuffle(work: Workspace, tree: RegretTree) -> None:
    seats = work.shares.shape[0]
    for _ in range(2):
        other = (tree.seat + 1 + below(work.dice, seats - 1)) % seats
        for i in range(work.words.shape[1]):
            work.words[NOW, i] &= tree.views[other, i]
        redeal(work.terms, work.states[NOW], other, work.dice)


@inner
def descend_regret(
    work: Workspace, tree: RegretTree, settings: RegretSettings, path: Path, traverser: int,
    local: bool, whole: bool, root: Key, weight: float,
) -> int:
    state = work.states[NOW]
    taken = 0
    room = 0
    reach = 1.0
    first = local
    while state.waits != 0:
        seat = tree.seat if first else first_seat(state.waits)
        at_root = first
        first = False
        count = candidates(work.terms, state, seat, work.first_retract, work.actions)
        if count == 1:
            apply(work.terms, state, seat, wide(work.actions[0]), work.dice, work.tale)
            continue
        if taken == LONGEST or room + count > ROOM:
            return taken
        node = node_key(seat, key_of_view(work.words[NOW], tree.masks[seat]), LOCAL if local else FORWARD)
        known = find(tree.edges, edge_key(node, wide(work.actions[0]))) >= 0
        if not known and tree.used[0] + count > tree.edges.shape[0] * FULL:
            return taken
        if node == root and seat == tree.seat:
            tree.done[1] += 1
        positive = 0.0
        for i in range(count):
            key = edge_key(node, wide(work.actions[i]))
            at = find(tree.edges, key)
            if at < 0:
                at = -1 - at
                tree.edges[at].key = key
                tree.edges[at].value = 1.0 / work.shares.shape[0]
                tree.used[0] += 1
                if settings.look > 0:
                    tree.edges[at].value = 0.0
            path.edges[room + i] = at
        if not known and settings.look > 0:
            for i in range(work.words.shape[1]):
                tree.spare[i] = work.words[NOW, i]
            for k in range(settings.look):
                if settings.look > 1:
                    for i in range(work.words.shape[1]):
                        work.words[NOW, i] &= tree.views[seat, i]
                    redeal(work.terms, state, seat, work.dice)
                for i in range(count):
                    tree.edges[path.edges[room + i]].value += value_after(work, seat, wide(work.actions[i])) / settings.look
            for i in range(work.words.shape[1]):
                work.words[NOW, i] = tree.spare[i]
            start(tree, path, room, count, settings.prior * weight)
        for i in range(count):
            positive += max(0.0, tree.edges[path.edges[room + i]].regret)
        for i in range(count):
            path.mix[room + i] = max(0.0, tree.edges[path.edges[room + i]].regret) / positive if positive > 0 else 1.0 / count
        if seat != traverser or (at_root and not whole):
            add = weight / reach if settings.weighted else weight
            for i in range(count):
                tree.edges[path.edges[room + i]].average += add * path.mix[room + i]
        choice = 0
        if seat == traverser and unit(work.dice) < settings.explore:
            choice = wide(below(work.dice, count))
        else:
            rest = unit(work.dice)
            while choice < count - 1 and rest >= path.mix[room + choice]:
                rest -= path.mix[room + choice]
                choice += 1
        odds = path.mix[room + choice]
        path.seats[taken] = seat
        path.firsts[taken] = room
        path.counts[taken] = count
        path.chosen[taken] = choice
        path.reach[taken] = reach
        if seat == traverser:
            odds = settings.explore / count + (1 - settings.explore) * odds
            reach *= odds
        path.odds[taken] = odds
        taken += 1
        room += count
        apply(work.terms, state, seat, wide(work.actions[choice]), work.dice, work.tale)
        if not known:
            return taken
    return taken


@inner
def start(tree: RegretTree, path: Path, room: int, count: int, scale: float) -> None:
    mean = 0.0
    for i in range(count):
        mean += tree.edges[path.edges[room + i]].value / count
    for i in range(count):
        edge = tree.edges[path.edges[room + i]]
        edge.regret = scale * (edge.value - mean)


@inner
def learn(tree: RegretTree, settings: RegretSettings, path: Path, taken: int, traverser: int, value: float, weight: float) -> None:
    for back in range(taken):
        step = taken - 1 - back
        first, count, chosen = path.firsts[step], path.counts[step], path.chosen[step]
        if path.seats[step] != traverser:
            if settings.oppbase:
                mean = 0.0
                for i in range(count):
                    mean += path.mix[first + i] * tree.edges[path.edges[first + i]].value
                value += tree.edges[path.edges[first + chosen]].value - mean
            continue
        mean = 0.0
        for i in range(count):
            mean += path.mix[first + i] * tree.edges[path.edges[first + i]].value
        edge = tree.edges[path.edges[first + chosen]]
        gain = (value - edge.value) / path.odds[step]
        mean += path.mix[first + chosen] * gain
        full = mean
        if settings.clip >= 0:
            mean -= path.mix[first + chosen] * gain
            seen = 0
            for i in range(count):
                seen += tree.edges[path.edges[first + i]].visits
            gain = (value - edge.value) * min(max(1.0, settings.clip * np.sqrt(float(seen))), 1 / path.odds[step])
            mean += path.mix[first + chosen] * gain
        scale = weight / path.reach[step] if settings.weighted else weight
        for i in range(count):
            other = tree.edges[path.edges[first + i]]
            regret = other.regret + scale * (other.value - mean + (gain if i == chosen else 0.0))
            other.regret = max(0.0, regret) if settings.plus else regret
        edge.visits += 1
        edge.value += (value - edge.value) * max(settings.step, 1.0 / edge.visits)
        value = full


@compiled
def read_regret(work: Workspace, tree: RegretTree, position: Cells, salt: Key, seat: int, mix: Cells, values: Cells, seen: Cells) -> None:
    node = node_key(seat, key_of_view(position, tree.masks[seat]), salt)
    for i in range(mix.shape[0]):
        at = find(tree.edges, edge_key(node, wide(work.actions[i])))
        mix[i] = tree.edges[at].average if at >= 0 else 0.0
        values[i] = tree.edges[at].value if at >= 0 else 0.0
        seen[i] = tree.edges[at].visits if at >= 0 else 0
