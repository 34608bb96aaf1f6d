"""Each seat's expected share of the win in a position, in compiled code."""

from typing import Any

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import apply, redeal, score
from serenissima.players.neural.tree import predict
from serenissima.players.search.playout import candidates
from serenissima.players.search.tree import simulate
from serenissima.players.search.workspace import NOW, ROOT, Workspace, copy_position

NOBODY = -1  # in place of a seat
LONGEST = 32  # actions without alternatives, one after another


@compiled
def expect_shares(
    work: Workspace, guide: Any, viewer: int, actor: int, action: int, worlds: int, shares: Cells
) -> None:
    """Add each seat's expected share of the win, averaged over several worlds.

    Args:
        work: `Workspace`; its `ROOT` is a state, or the view of `viewer`.
        guide: the `Guide` whose critic predicts the shares; None for the game's own estimate.
        viewer: the seat for which everything hidden is dealt again, or `NOBODY`.
        actor: the seat that acts first in each world, or `NOBODY`.
        action: the action that it takes.
        worlds: the number of worlds; each has its own deal and its own dice.
        shares: float64 `[seats]`.
    """
    for _ in range(worlds):
        copy_position(work.words, NOW, ROOT)
        state = work.states[NOW]
        if viewer != NOBODY:
            redeal(work.terms, state, viewer, work.dice)
        if actor != NOBODY:
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
