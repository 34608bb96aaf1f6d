"""Whole matches between players that don't search, in compiled code: thousands a second.

The matches are the same, action by action, as those that `playing.play_on` plays.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below, clear, rolled_dice
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.game import Game
from serenissima.kernel.seats import first_seat
from serenissima.kernel.tale import new_tale
from serenissima.kernel.verbs import apply, score, setup
from serenissima.players import check_plays, load
from serenissima.players.greedy import EQUAL, REDEALS
from serenissima.players.neural.forward import Layers, rate_actions
from serenissima.players.neural.inputs import Inputs
from serenissima.players.neural.network import Network, has_network, read_network
from serenissima.players.neural.tree import Guide
from serenissima.players.search.batch import put, take
from serenissima.players.search.lookahead import look_ahead
from serenissima.players.search.observation import write_features
from serenissima.players.search.playout import candidates
from serenissima.players.search.workspace import NOW, ROOT, Workspace, copy_position, workspace

UNIFORM, GREEDY, NEURAL = range(3)
POLICIES = {"uniform": UNIFORM, "greedy": GREEDY, "neural": NEURAL}
"""The players that need no search, by name."""


class PolicyMatches(NamedTuple):
    """Matches to play and their results, one row each.

    Attributes:
        sitters: the policy of each seat: int64 `[matches, seats]`.
        dice: the generator of the match's dice: uint64 `[matches, 2]`.
        own: the generator of each seat's dice: uint64 `[matches, seats, 2]`.
        shares: each seat's share of the win: float64 `[matches, seats]`.
        endings: the way each match ended, an index into `Game.endings`: int64 `[matches]`.
        decisions: the number of actions: int64 `[matches]`.
        told: the number of happenings of each kind of event: int64 `[matches, events]`.
    """

    sitters: npt.NDArray[np.int64]
    dice: npt.NDArray[np.uint64]
    own: npt.NDArray[np.uint64]
    shares: npt.NDArray[np.float64]
    endings: npt.NDArray[np.int64]
    decisions: npt.NDArray[np.int64]
    told: npt.NDArray[np.int64]


class PolicySeats(NamedTuple):
    """A match to play.

    Attributes:
        players: the name of each seat's policy.
        deal: the seed of the match's dice.
        seed: of the seats' dice, as for `playing.play_on`.
    """

    players: Sequence[str]
    deal: str
    seed: str


def play_policies(game: Game, terms: Any, seatings: Sequence[PolicySeats]) -> PolicyMatches:
    """Play matches of one game with the same terms to their ends.

    Raises:
        Unknown: `player/network`: `neural` plays, and the game ships no network.
    """
    for name in {name for seating in seatings for name in seating.players}:
        check_plays(load(name), game)
    game.wait_until_compiled()
    matches, seats = _new_matches(game, seatings), int(terms.seats)
    work = workspace(game, terms, rolled_dice(0))._replace(tale=new_tale())
    looking = workspace(game, terms, rolled_dice(0))
    masks = np.stack([game.state.mask(seat) for seat in range(seats)])
    play_rows(work, looking, _guide(game, seats), masks, np.zeros(game.actions.count), matches)
    return matches


def _new_matches(game: Game, seatings: Sequence[PolicySeats]) -> PolicyMatches:
    """Return the matches before they are played."""
    count, seats = len(seatings), len(seatings[0].players)
    own = [[f"{one.seed}/{seat}" for seat in range(seats)] for one in seatings]
    return PolicyMatches(
        sitters=np.array([[POLICIES[name] for name in one.players] for one in seatings], np.int64),
        dice=np.array([_generator(one.deal) for one in seatings], np.uint64),
        own=np.array([[_generator(seed) for seed in row] for row in own], np.uint64),
        shares=np.zeros((count, seats)),
        endings=np.zeros(count, np.int64),
        decisions=np.zeros(count, np.int64),
        told=np.zeros((count, len(game.events)), np.int64),
    )


def _generator(seed: str) -> tuple[int, int]:
    """Return the two words of the generator of dice from a seed."""
    dice = rolled_dice(seed)
    return int(dice.low), int(dice.high)


def _guide(game: Game, seats: int) -> Guide:
    """Return the game's networks, or blank ones that nobody reads."""
    if has_network(game):
        return read_network(game).guide(seats)
    nothing = np.zeros(0, np.float32)
    whole = _blank(len(Inputs(game, open=True).names), nothing)
    return Network(game, _blank(len(Inputs(game).names), nothing), whole).guide(seats)


def _blank(inputs: int, nothing: npt.NDArray[np.float32]) -> Layers:
    """Return layers without units."""
    none = np.zeros((0, 0), np.float32)
    return Layers(np.zeros((inputs, 0), np.float32), nothing, none, nothing, none, nothing)


@compiled
def play_rows(
    work: Workspace,
    looking: Workspace,
    guide: Guide,
    masks: Cells,
    values: Cells,
    matches: PolicyMatches,
) -> None:
    """Play the matches to their ends and write their results.

    Args:
        work: `Workspace` with a tale that has room; its `ROOT` is a blank state.
        looking: a separate `Workspace`, for the players.
        guide: the game's networks.
        masks: the bits that each seat sees: uint64 `[seats, words]`.
        values: room for the worth of each action: float64 `[actions]`.
        matches: the `PolicyMatches`.
    """
    for row in range(matches.decisions.shape[0]):
        take(work.dice, matches.dice, row)
        clear(work.dice)
        copy_position(work.words, NOW, ROOT)
        state = work.states[NOW]
        work.tale.told = 0
        setup(work.terms, state, work.dice, work.tale)
        count_told(work, matches, row)
        while state.waits != 0:
            seat = first_seat(state.waits)
            count = wide(candidates(work.terms, state, seat, work.first_retract, work.actions))
            action = choose(work, looking, guide, masks, values, matches, row, seat, count)
            clear(work.dice)
            work.tale.told = 0
            apply(work.terms, state, seat, action, work.dice, work.tale)
            count_told(work, matches, row)
            matches.decisions[row] += 1
        score(work.terms, state, matches.shares[row])
        matches.endings[row] = state.ending


@inner
def count_told(work: Workspace, matches: PolicyMatches, row: int) -> None:
    """Count the happenings of the latest action by kind."""
    for line in range(work.tale.told):
        matches.told[row, work.tale.lines[line, 0]] += 1


@inner
def choose(
    work: Workspace,
    looking: Workspace,
    guide: Guide,
    masks: Cells,
    values: Cells,
    matches: PolicyMatches,
    row: int,
    seat: int,
    count: int,
) -> int:
    """Return the choice of the seat's player among the first `count` listed actions."""
    sitter = matches.sitters[row, seat]
    if sitter == UNIFORM:
        take(looking.dice, matches.own[row], seat)
        chosen = below(looking.dice, count)
        put(looking.dice, matches.own[row], seat)
        return wide(work.actions[chosen])
    if count == 1:
        return wide(work.actions[0])
    if sitter == NEURAL:
        return choose_by_network(work, guide, seat, count)
    take(looking.dice, matches.own[row], seat)
    action = choose_by_looking(work, looking, masks, values[:count], seat)
    put(looking.dice, matches.own[row], seat)
    return action


@inner
def choose_by_network(work: Workspace, guide: Guide, seat: int, count: int) -> int:
    """Return the action that the policy rates highest, the first of equals."""
    odds = guide.odds[:count]
    write_features(guide.tables, seat, work.cells[NOW], guide.seen)
    rate_actions(guide.policy, guide.units, guide.seen, work.actions, odds)
    best = 0
    for i in range(count):
        if odds[i] > odds[best]:
            best = i
    return wide(work.actions[best])


@inner
def choose_by_looking(
    work: Workspace, looking: Workspace, masks: Cells, values: Cells, seat: int
) -> int:
    """Return the action that looks best one step ahead, the last of equals."""
    for word in range(masks.shape[1]):
        looking.words[ROOT, word] = work.words[NOW, word] & masks[seat, word]
    for i in range(values.shape[0]):
        looking.actions[i] = work.actions[i]
        values[i] = 0.0
    look_ahead(looking, seat, REDEALS, values)
    most = values[0]
    for i in range(values.shape[0]):
        most = max(most, values[i])
    best = 0
    for i in range(values.shape[0]):
        if values[i] >= most - EQUAL:
            best = i
    return wide(looking.actions[best])
