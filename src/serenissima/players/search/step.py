"""Looking one step ahead, inside compiled code: what each action is worth over several redeals."""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.verbs import apply, evaluate, redeal, score
from serenissima.players.search.playout import restore


@inner
def worth(terms, state, seat, share):
    """What a state is worth to a seat, 0 to 1: its share at the end, before that an estimate."""
    if state.waits == 0:
        score(terms, state, share)
    else:
        evaluate(terms, state, share)
    return share[seat]


@compiled
def weigh(terms, states, words, seat, room, values, share, deals, dice, tale):
    """Add to `values` what each action in `room` is worth to the seat, averaged over redeals.

    The actions meet the same redeals and the same dice, so that luck does not tell them apart.

    Args:
        states, words: records `[3]` and the same memory as uint64; the first is the seat's view.
        room: the actions, int32; as many as there are `values`, float64.
        share: float64 `[seats]` to work with.
        deals: how many redeals.
    """
    for _ in range(deals):
        restore(words, 1, 0)
        redeal(terms, states[1], seat, dice)
        low = dice.low
        high = dice.high
        for i in range(values.shape[0]):
            dice.low = low
            dice.high = high
            restore(words, 2, 1)
            apply(terms, states[2], seat, np.int64(room[i]), dice, tale)
            values[i] += worth(terms, states[2], seat, share) / deals
