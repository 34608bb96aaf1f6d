"""The memory in which compiled code analyses a match or a decision, by name.

Everything that is found lies side by side in `Findings`, so that a browser can send it back as it
is.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.analysis.settings import DEALS, DEEP, LONGEST, REASONS, USED
from serenissima.kernel.compile import shared
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR, words_of
from serenissima.players.neural.growth import new_rated_tree
from serenissima.players.neural.network import has_network, read_network
from serenissima.players.neural.tree import Guide
from serenissima.players.search.bluffing import new_regret_tree
from serenissima.players.search.regret import Walk, new_walk
from serenissima.players.search.tree import Descent, Settings, new_descent, new_tree, settings_for
from serenissima.players.search.workspace import Workspace, workspace

EDGES = 22  # room for edges that an iteration adds
ROOM = 2  # edges that there must be room for, per action at the root
SMALLEST, LARGEST = 6, 18  # powers of two
Shares = npt.NDArray[np.float64]

NOTHING = -1  # in place of a seat, a step, an action or a stake
FINDING = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("step", np.int64),  # of the match, in which the choice began; or `NOTHING`
                ("visits", np.int64),  # of the first action
                ("count", np.int64),  # actions of the best choice; 0: there is nothing to say
                ("actions", np.int64, (LONGEST,)),
                ("outcome", np.uint64),  # the key of what the choice leads to
                ("share", np.float64),  # of the win, expected after the best choice
                ("played", np.float64),  # the same after what was played
                ("gain", np.float64),  # how much more the best brings where both are played on
                ("reasons", np.int64, (REASONS,)),  # stake * seats + seat, or `NOTHING`
                ("best", np.float64, (REASONS,)),  # these amounts after the best choice
                ("other", np.float64, (REASONS,)),  # and after the other one
            ]
        ),
    )
)


class Played(NamedTuple):
    """The match to be analysed, or the one position.

    Attributes:
        states: uint64 `[states, words]`.
        seats: who acted in each step, or `NOTHING`: int64 `[steps]`.
        actions: the action of each step: int64 `[steps]`.
        rolled: whether the dice were rolled in it: int64 `[steps]`.
        before: the place of the state before it: int64 `[steps]`.
        first: the first step that counts.
    """

    states: npt.NDArray[np.uint64]
    seats: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    rolled: npt.NDArray[np.int64]
    before: npt.NDArray[np.int64]
    first: int


class Findings(NamedTuple):
    """What has been found.

    Attributes:
        chances: each seat's chance in each state: float64 `[states, seats]`.
        known: the same, by what that seat can know.
        expected: the chances after each step, averaged over its dice; 0 if it rolled none:
            float64 `[steps, seats]`.
        choice: the step in which the choice began that each step belongs to: int64 `[steps]`.
        costs: about what a choice that began in this step gave away: float64 `[steps]`.
        findings: `FINDING` `[USED or more]`.
    """

    chances: npt.NDArray[np.float64]
    known: npt.NDArray[np.float64]
    expected: npt.NDArray[np.float64]
    choice: npt.NDArray[np.int64]
    costs: npt.NDArray[np.float64]
    findings: npt.NDArray[Any]


class Rated(NamedTuple):
    """The actions at a view: int64, int64 and float64 `[actions]`."""

    actions: npt.NDArray[np.int64]
    visits: npt.NDArray[np.int64]
    values: npt.NDArray[np.float64]


class ChoiceLine(NamedTuple):
    """A choice: its views uint64 `[LONGEST + 1, words]`, and its actions int64 `[LONGEST]`."""

    views: npt.NDArray[np.uint64]
    actions: npt.NDArray[np.int64]


class PlainSearch(NamedTuple):
    """What a search without a network needs besides its tree."""

    settings: Settings
    descent: Descent


class AnalysisMemory(NamedTuple):
    """The memory of one analysis at a time.

    Attributes:
        work: a workspace.
        guide: the networks that guide the search; None without.
        plain: for a search that plays on at random; None otherwise.
        walk: for a search that minimizes regret; None otherwise.
        horizon: the random decisions after its walks.
        tree: the edges of the search that the game uses.
        slots: the same memory as uint64 `[words]`.
        masks: the bits that each seat sees, then those of a spectator: uint64 `[seats + 1, words]`.
        root: the statistics of the present search.
        rated: the actions at the latest view that was examined.
        best, other: choices that are compared.
        spare: room for a state: uint64 `[words]`.
        amounts: what follows both choices in each deal: float64 `[2, DEALS, amounts]`.
        counts: float64 `[stakes]`.
        wants: whether a seat wants more of each stake: int64 `[stakes]`.
        match: what is analysed.
        found: the findings.
        seed: from which the dice of all jobs follow: uint64 `[1]`.
        iterations: of the first search of a decision.
    """

    work: Workspace
    guide: Guide | None
    plain: PlainSearch | None
    walk: Walk | None
    horizon: int
    tree: Any
    slots: npt.NDArray[np.uint64]
    masks: npt.NDArray[np.uint64]
    root: Rated
    rated: Rated
    best: ChoiceLine
    other: ChoiceLine
    spare: npt.NDArray[np.uint64]
    amounts: npt.NDArray[np.float64]
    counts: npt.NDArray[np.float64]
    wants: npt.NDArray[np.int64]
    match: Played
    found: Findings
    seed: npt.NDArray[np.uint64]
    iterations: int


def new_memory(game: Game, terms: Any, match: Played, seed: int, iterations: int) -> AnalysisMemory:
    """Return memory for an analysis.

    Args:
        game: the game.
        terms: the terms of the match.
        match: the match or position.
        seed: of all dice, from 0 to 2**64 - 1.
        iterations: of the first search of a decision.
    """
    seats, count, words = int(terms.seats), game.actions.count, match.states.shape[1]
    networked = has_network(game)
    tree = _tree(game, seats, size_of_table(max(iterations, DEEP), count))
    amounts = len(game.stakes) * seats + 1
    views = [words_of_mask(game, seat) for seat in (*range(seats), SPECTATOR)]
    drawn = game.outlook.bluff and not networked
    searched = PlainSearch(settings_for(game.outlook, seats), new_descent(seats))
    return AnalysisMemory(
        work=workspace(game, terms, rolled_dice(seed)),
        guide=read_network(game).guide(seats) if networked else None,
        plain=None if networked or drawn else searched,
        walk=new_walk(seats) if drawn else None,
        horizon=game.outlook.horizon,
        tree=tree,
        slots=tree.edges.view(np.uint64),
        masks=np.stack(views),
        root=_rated(count),
        rated=_rated(count),
        best=_line(words),
        other=_line(words),
        spare=np.zeros(words, np.uint64),
        amounts=np.zeros((2, DEALS, amounts)),
        counts=np.zeros(len(game.stakes)),
        wants=np.array([stake.wanted for stake in game.stakes], np.int64),
        match=match,
        found=new_found(len(match.states), len(match.seats), seats),
        seed=np.array([seed], np.uint64),
        iterations=iterations,
    )


def new_found(states: int, steps: int, seats: int, data: bytes | None = None) -> Findings:
    """Return room for findings in one piece of memory, or findings from their bytes.

    Raises:
        ValueError: the bytes are too many or too few.
    """
    shapes = found_shapes(states, steps, seats)
    sizes = [int(np.prod(shape)) * kind.itemsize for kind, shape in shapes]
    memory = np.zeros(sum(sizes), np.uint8) if data is None else np.frombuffer(data, np.uint8)
    if len(memory) != sum(sizes):
        raise ValueError(f"{sum(sizes)} bytes of findings were expected, not {len(memory)}")
    starts = np.cumsum([0, *sizes])
    parts = [
        memory[start : start + size].view(kind).reshape(shape)
        for start, size, (kind, shape) in zip(starts, sizes, shapes, strict=False)
    ]
    found = Findings(*parts)
    if data is None:
        found.choice[:] = NOTHING
        found.findings["step"] = NOTHING
    return found


def findings_of(memory: AnalysisMemory) -> bytes:
    """Return what has been found, as `new_found` reads it."""
    whole: Any = memory.found.chances
    while isinstance(whole.base, np.ndarray):
        whole = whole.base
    return bytes(whole.tobytes())


def found_shapes(states: int, steps: int, seats: int) -> Sequence[tuple[Any, tuple[int, ...]]]:
    """Return the type and shape of each array of `Findings`."""
    real, whole = np.dtype(np.float64), np.dtype(np.int64)
    return (
        (real, (states, seats)),
        (real, (states, seats)),
        (real, (steps, seats)),
        (whole, (steps,)),
        (real, (steps,)),
        (np.dtype(FINDING), (USED * seats,)),
    )


def words_of_mask(game: Game, seat: int) -> npt.NDArray[np.uint64]:
    """Return the bits that a seat sees: uint64 `[words]`."""
    return np.array(game.state.mask(seat)).reshape(-1)


@shared
def size_of_table(iterations: int, actions: int) -> int:
    """Return the number of edges that a search has room for: a power of two."""
    size = 1 << SMALLEST
    while size < (1 << LARGEST) and size < EDGES * iterations:
        size *= 2
    while size < ROOM * actions:
        size *= 2
    return size


def view_as_match(view: Any, seat: int) -> Played:
    """Return a seat's decision as a match of one state and one step."""
    one = np.zeros(1, np.int64)
    return Played(
        states=np.array(words_of(view)).reshape(1, -1),
        seats=one + seat,
        actions=one,
        rolled=one,
        before=one,
        first=0,
    )


def _tree(game: Game, seats: int, size: int) -> Any:
    if has_network(game):
        return new_rated_tree(game, 0, seats, size)
    if game.outlook.bluff:
        return new_regret_tree(game, 0, seats, size)
    return new_tree(size, 0, (words_of_mask(game, 0), words_of_mask(game, SPECTATOR)))


def _rated(count: int) -> Rated:
    return Rated(np.zeros(count, np.int64), np.zeros(count, np.int64), np.zeros(count))


def _line(words: int) -> ChoiceLine:
    return ChoiceLine(np.zeros((LONGEST + 1, words), np.uint64), np.zeros(LONGEST, np.int64))
