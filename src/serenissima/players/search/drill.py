"""One thing over and over, inside compiled code, to measure what it costs."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.verbs import apply, legal, redeal

THINGS = ("copy", "view", "legal", "apply", "redeal")
COPY, VIEW, LEGAL, APPLY, REDEAL = range(len(THINGS))


@compiled
def drill(thing, terms, samples, masks, seats, actions, work, rounds, dice, room, tale):
    """Do one thing `rounds` times to each of some positions; return a sum that depends on all.

    Args:
        thing: its place in `THINGS`; `apply` copies first, and `redeal` views first.
        samples: words uint64 `[positions, words]`.
        masks: what each seat sees, uint64 `[seats, words]`.
        seats, actions: who acted in each position, and how: int64 `[positions]`.
        work: a record `[1]` and the same memory as uint64 `[1, words]`.
        terms, dice, room, tale: for the verbs.
    """
    states, words = work
    total = 0
    for _ in range(rounds):
        for at in range(samples.shape[0]):
            seat = seats[at]
            seen = thing == VIEW or thing == REDEAL
            for i in range(words.shape[1]):
                words[0, i] = samples[at, i] & masks[seat, i] if seen else samples[at, i]
            if thing == LEGAL:
                total += legal(terms, states[0], seat, room)
            elif thing == APPLY:
                apply(terms, states[0], seat, actions[at], dice, tale)
            elif thing == REDEAL:
                redeal(terms, states[0], seat, dice)
            total += states[0].waits
    return total
