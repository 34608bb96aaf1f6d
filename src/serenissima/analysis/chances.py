"""Each seat's chance of winning, in a position and in what a seat can know of it.

A game's critic has learned who won such positions, so its estimates are calibrated. Without a
network, the game's own estimate is used, which need not be.
"""

from typing import Any

from serenissima.analysis.memory import NOTHING, AnalysisMemory
from serenissima.analysis.settings import FORCED, ROLLS, WORLDS
from serenissima.kernel.compile import inner
from serenissima.kernel.elementary import exp, log
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import apply, redeal, score
from serenissima.players.neural.tree import predict
from serenissima.players.search.playout import candidates
from serenissima.players.search.tree import simulate
from serenissima.players.search.workspace import NOW, ROOT, Workspace, copy_position

LEAST = 1 / 64  # a share that counts as none
LONGEST = 32  # actions without alternatives, one after another


@inner
def look_at_state(memory: AnalysisMemory, place: int) -> None:
    """Write each seat's chance in a state of the match, by everything and by what it can know.

    Then what could be expected of the steps that began there.
    """
    match, found, work = memory.match, memory.found, memory.work
    seats = work.shares.shape[0]
    low, high = work.dice.low, work.dice.high
    for seat in range(seats):
        work.dice.low, work.dice.high = low, high  # not rolled on by what another seat knows
        set_root(work, match.states[place])
        for i in range(work.words.shape[1]):
            work.words[ROOT, i] &= memory.masks[seat, i]
        add_shares(work, memory.guide, seat, NOTHING, 0, WORLDS, memory.root.values[:seats])
        found.known[place, seat] = memory.root.values[seat]
        for other in range(seats):
            memory.root.values[other] = 0.0
    set_root(work, match.states[place])
    add_shares(work, memory.guide, NOTHING, NOTHING, 0, FORCED, found.chances[place])
    for step in range(match.first, match.before.shape[0]):
        if match.before[step] == place and match.rolled[step]:
            seat, action = match.seats[step], match.actions[step]
            add_shares(work, memory.guide, NOTHING, seat, action, ROLLS, found.expected[step])


@inner
def set_root(work: Workspace, words: Cells) -> None:
    """Let a workspace start from a state."""
    for i in range(work.words.shape[1]):
        work.words[ROOT, i] = words[i]


@inner
def add_shares(
    work: Workspace, guide: Any, viewer: int, actor: int, action: int, worlds: int, shares: Cells
) -> None:
    """Add each seat's expected share of the win, averaged over several worlds.

    Args:
        work: `Workspace`; its `ROOT` is a state, or the view of `viewer`.
        guide: the `Guide` whose critic predicts the shares; None for the game's own estimate.
        viewer: the seat for which everything hidden is dealt again, or `NOTHING`.
        actor: the seat that acts first in each world, or `NOTHING`.
        action: the action that it takes.
        worlds: the number of worlds; each has its own deal and its own dice.
        shares: float64 `[seats]`.
    """
    for _ in range(worlds):
        copy_position(work.words, NOW, ROOT)
        state = work.states[NOW]
        if viewer != NOTHING:
            redeal(work.terms, state, viewer, work.dice)
        if actor != NOTHING:
            apply(work.terms, state, actor, action, work.dice, work.tale)
        expect(work, guide)
        for seat in range(shares.shape[0]):
            shares[seat] += work.shares[seat] / worlds


@inner
def expect(work: Workspace, guide: Any) -> None:
    """Write each seat's share: the score at the end, else what is expected of `NOW`.

    Actions without alternatives are taken first: a critic may not see where they lead.
    """
    state = work.states[NOW]
    for _ in range(LONGEST):
        if state.waits == 0:
            break
        seat = first_seat(state.waits)
        count = candidates(work.terms, state, seat, work.first_retract, work.actions)
        if count > 1:
            break
        apply(work.terms, state, seat, wide(work.actions[0]), work.dice, work.tale)
    if state.waits == 0:
        score(work.terms, state, work.shares)
    elif guide is None:
        simulate(work, 0)
    else:
        predict(work, guide, first_seat(state.waits))
        sharpen(work.shares, guide.sharpness)


@inner
def sharpen(shares: Cells, sharpness: float) -> None:
    """Take shares to a power, so that they add up to 1 again."""
    if sharpness == 1.0:
        return
    whole = 0.0
    for seat in range(shares.shape[0]):
        shares[seat] = exp(sharpness * log(max(shares[seat], LEAST)))
        whole += shares[seat]
    for seat in range(shares.shape[0]):
        shares[seat] /= whole
