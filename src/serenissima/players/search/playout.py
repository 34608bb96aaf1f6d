"""Random play inside compiled code: whole matches of any game, by the million.

Generic over games: the verbs are picked by the type of the state. Numbers that reach a verb are
always int64, so that each rule is compiled once, the same for Python and for every caller.
"""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below
from serenissima.kernel.verbs import apply, legal, score, setup
from serenissima.players.search.observation import mark, observe

ENDLESS = 1 << 40  # more decisions than any match has


@inner
def restore(words, to, from_):
    """Copy one record over another, as words `[records, words]`.

    A loop, since Numba's assignment of slices takes seconds to compile.
    """
    for i in range(words.shape[1]):
        words[to, i] = words[from_, i]


@inner
def first_waiting(waits):
    """The lowest seat of a bit mask that is not 0."""
    seat = 0
    while not (waits >> seat) & 1:
        seat += 1
    return seat


@inner
def forward(room, count, first_retract):
    """How many of the listed actions take nothing back; all, if each of them does."""
    kept = count
    while kept > 0 and room[kept - 1] >= first_retract:
        kept -= 1
    return kept if kept > 0 else count


@compiled
def options(terms, state, seat, first_retract, room):
    """List into `room` what a player considers; return how many."""
    return forward(room, np.int64(legal(terms, state, seat, room)), first_retract)


@inner
def play_on(terms, state, most, first_retract, dice, room, tale):
    """Play at random to the end, but at most so many decisions; return how many it took.

    Of several seats that wait the lowest comes first: the order makes no difference.
    """
    taken = 0
    while state.waits != 0 and taken < most:
        seat = first_waiting(np.int64(state.waits))
        count = options(terms, state, seat, first_retract, room)
        apply(terms, state, seat, np.int64(room[below(dice, count)]), dice, tale)
        taken += 1
    return taken


@compiled
def playouts(terms, states, words, matches, first_retract, dice, room, tale, shares, endings):
    """Play whole matches at random; return the number of decisions.

    Args:
        terms, first_retract, room, tale: as everywhere.
        states, words: records `[2]` and the same memory as uint64 `[2, words]`; the first is a
            blank state, the second is worked on and holds the last match's end.
        matches: how many.
        dice: rolled; they deal and choose.
        shares, endings: float64 `[2, seats]`, the sum and the last match, and int64 `[endings]`;
            what comes out is added.
    """
    decisions = 0
    for _ in range(matches):
        restore(words, 1, 0)
        setup(terms, states[1], dice, tale)
        decisions += play_on(terms, states[1], ENDLESS, first_retract, dice, room, tale)
        score(terms, states[1], shares[1])
        for seat in range(shares.shape[1]):
            shares[0, seat] += shares[1, seat]
        endings[states[1].ending] += 1
    return decisions


@compiled
def observed_playouts(terms, states, words, matches, first_retract, dice, room, tale, sight, out):
    """Like `playouts`, and at each decision write what a learner sees; return the decisions.

    Args:
        terms, states, words, matches, first_retract, dice, room, tale: as for `playouts`.
        sight: what each seat sees, from `observation.sight`.
        out: float32 `[entries]` and uint8 `[actions]`, written anew at each decision.
    """
    masks, places, factors = sight
    features, allowed = out
    decisions = 0
    for _ in range(matches):
        restore(words, 1, 0)
        setup(terms, states[1], dice, tale)
        while states[1].waits != 0:
            seat = first_waiting(np.int64(states[1].waits))
            count = np.int64(legal(terms, states[1], seat, room))
            observe(words[1], masks[seat], places[seat], factors[seat], features)
            mark(room, count, allowed)
            kept = forward(room, count, first_retract)
            apply(terms, states[1], seat, np.int64(room[below(dice, kept)]), dice, tale)
            decisions += 1
    return decisions
