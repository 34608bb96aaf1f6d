"""Looking one step ahead, inside compiled code: what each action is worth over several redeals."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.verbs import apply, evaluate, redeal, score
from serenissima.players.search.workspace import NEXT, NOW, ROOT, Workspace, copy_position


@inner
def value_after(work: Workspace, seat: int, action: int) -> float:
    """What an action in `NOW` is worth to the seat, 0 to 1; carried out in `NEXT`.

    At the end of the match it is the seat's share of the win, before that the game's estimate.
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
    """Add to `values` what each listed action is worth to the seat, averaged over redeals.

    All actions are compared on the same redeals and the same dice, so that luck does not decide.

    Args:
        work: `Workspace`; its `ROOT` is the seat's view, its `actions` are compared.
        seat: who is to act.
        redeals: how many.
        values: float64 `[actions]`; its length says how many actions are listed.
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
