"""Looking one step ahead, inside compiled code: what each action is worth over several redeals."""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.verbs import apply, evaluate, redeal, score
from serenissima.players.search.workspace import NEXT, NOW, ROOT, copy_position


@inner
def value_after(work, seat, action):
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
    return work.shares[seat]


@compiled
def look_ahead(work, seat, deals, values):
    """Add to `values` what each listed action is worth to the seat, averaged over redeals.

    The actions meet the same redeals and the same dice, so that luck does not tell them apart.

    Args:
        work: `Workspace`; its `ROOT` is the seat's view, its `actions` are compared.
        seat: who is to act.
        deals: how many redeals.
        values: float64 `[actions]`; its length says how many actions are listed.
    """
    for _ in range(deals):
        copy_position(work.words, NOW, ROOT)
        redeal(work.terms, work.states[NOW], seat, work.dice)
        low = work.dice.low
        high = work.dice.high
        for i in range(values.shape[0]):
            work.dice.low = low
            work.dice.high = high
            values[i] += value_after(work, seat, np.int64(work.actions[i])) / deals
