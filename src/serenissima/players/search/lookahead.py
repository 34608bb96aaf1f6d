"""Compiled lookahead by one step: the worth of each action over several redeals."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.verbs import apply, evaluate, redeal, score
from serenissima.players.search.workspace import NEXT, NOW, ROOT, Workspace, copy_position


@inner
def value_after(work: Workspace, seat: int, action: int) -> float:
    """Return the worth of an action in `NOW` for the seat, 0 to 1; carry it out in `NEXT`.

    That is the seat's share of the win if the match ends, otherwise the game's estimate.
    """
    copy_position(work.words, NEXT, NOW)
    state = work.states[NEXT]
    apply(work.terms, state, seat, action, work.dice, work.tale)
    if state.waits == 0:
        score(work.terms, state, work.shares)
    else:
        evaluate(work.terms, state, work.shares)
    value: float = work.shares[seat]
    return value


@compiled
def look_ahead(work: Workspace, seat: int, redeals: int, values: Cells) -> None:
    """Add to `values` the worth of each listed action for the seat, averaged over redeals.

    All actions are compared on the same redeals and dice, so luck doesn't decide.

    Args:
        work: the `Workspace`; its `ROOT` is the seat's view, its `actions` are compared.
        seat: the seat that must act.
        redeals: the number of redeals.
        values: float64 `[actions]`; its length is the number of listed actions.
    """
    for _ in range(redeals):
        copy_position(work.words, NOW, ROOT)
        redeal(work.terms, work.states[NOW], seat, work.dice)
        low = work.dice.low
        high = work.dice.high
        for i in range(values.shape[0]):
            work.dice.low = low
            work.dice.high = high
            values[i] += value_after(work, seat, wide(work.actions[i])) / redeals
