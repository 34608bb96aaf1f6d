"""Lots: what stands in the terms and in the state."""

from serenissima.kernel.record import Field, Record, See

SEATS, KINDS = 3, 3
EACH = 3  # lots of a kind
WORDS = ("one", "two", "three")
NO_LOT = 0  # `chosen` holds 1 + kind

TERMS = Record(
    "lots_terms",
    [
        Field("seats", "How many play.", low=2, high=3, start=2),
        Field("catch", "How much is caught.", codes=("rolled", "two")),
    ],
)

STATE = Record(
    "lots_state",
    [
        Field("waits", "The seats that still choose, as a bit mask.", high=7, learned=False,
              holds_seats=True),
        Field("ending", "How it ended.", high=2, codes=("on", "most", "shared")),
        Field("hand", "Lots in hand.", high=EACH, shape=(SEATS, KINDS), labels=WORDS,
              see=See.OWNER, seats=True),
        Field("held", "How many lots each seat holds.", high=3, shape=(SEATS,), seats=True),
        Field("chosen", "The lot each seat has chosen.", high=KINDS, shape=(SEATS,),
              codes=("none", *WORDS), see=See.OWNER, seats=True),
        Field("aside", "Lots that were shown.", high=EACH, shape=(KINDS,), labels=WORDS),
        Field("pile", "Lots not yet drawn.", high=EACH, shape=(KINDS,), labels=WORDS,
              see=See.NOBODY),
        Field("fish", "What each seat has caught.", high=27, shape=(SEATS,), seats=True),
    ],
)  # fmt: skip
