"""What the tale of Doge can tell: each event with its rule and what it changes."""

from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event

from .actions import AREA, DISTRICT, MARKER
from .material import COUNCILLORS

SEAT = Arg("seat", seat=True)
COUNT = Arg("count", high=20)
NUMBER = Arg("number", high=200)
ROUNDS = Arg("rounds", low=3, high=4)
PRICE = Arg("price", high=8)
TO = Arg("to", names=DISTRICT.names, words="area")
COUNCILLOR = Arg("councillor", names=COUNCILLORS)

DRAFT = ("markers", "card", "draft")
COUNTED_UP = ("votes", "turned", "ballot", "laid", "firsts", "seconds")
FLOW = ("stage", "turn", "councillor", "decided", "due", "lifted", "plan", "received", "site",
        "price")  # fmt: skip
RING = ("ring", "stands", "rings")
END = ("stage", "ending", "winners")

# One event, one entry.
# fmt: off
EVENTS = (
    Event("first-seat", (SEAT,), "R1.6"),
    Event("year", (NUMBER, Arg("first", seat=True)), "R4.3", ("stage", "year", "election", "order",
          "coming", "first_seat", "markers", "held", "shown", "votes"), heading=True),
    Event("ballots", (NUMBER, ROUNDS), "R2.2", ("stage", "ballot_round")),
    Event("sits-out", (SEAT,), "R3.6"),
    # a ballot, R3
    Event("chose", (SEAT, AREA), "R3.1", ("card",), secret=True),
    Event("added", (SEAT, MARKER), "R3.3", ("markers", "draft"), secret=True),
    Event("removed", (SEAT, MARKER), "R3.4", ("markers", "draft"), secret=True),
    Event("took-back", (SEAT,), "R3.4", DRAFT, secret=True),
    Event("confirmed", (SEAT,), "R3.4"),
    Event("laid", (SEAT, AREA, COUNT), "R3.5", ("held", "laid", "ballot", *DRAFT)),
    Event("lapsed", (SEAT, COUNT), "R3.9"),
    # the votes, R5
    Event("vote", (AREA, NUMBER), "R4.1", ("stage", "turn", *COUNTED_UP), heading=True),
    Event("counted", (SEAT, Arg("markers", high=10), Arg("councillors", high=6),
          Arg("votes", high=16)), "R5.1", COUNTED_UP),
    Event("only-zero", (SEAT,), "R5.3", COUNTED_UP),
    Event("barred", (SEAT,), "R13.6", COUNTED_UP),
    Event("nobody", (AREA,), "R5.9", FLOW),
    Event("won", (SEAT, AREA), "R5.5", FLOW),
    Event("tied-first", (SEAT, AREA), "R5.6", FLOW),
    Event("second", (SEAT, AREA), "R5.5"),
    Event("tied-second", (SEAT, AREA), "R5.7"),
    Event("no-second", (AREA,), "R5.8"),
    # councillors, R6
    Event("picked", (SEAT, COUNCILLOR), "R13.4", FLOW),
    Event("sent", (SEAT, COUNCILLOR, AREA), "R6.3", (*FLOW, *RING)),
    Event("ring-back", (SEAT, COUNCILLOR), "R6.2", RING),
    Event("neutral", (COUNCILLOR,), "R6.6", (*FLOW, *RING)),
    Event("abstained", (SEAT, COUNCILLOR), "R6.6", FLOW),
    Event("must-abstain", (SEAT, COUNCILLOR), "R6.5", FLOW, rare=True),
    # houses, R6.7, R6.8, R9
    Event("nothing-to-move", (SEAT,), "R6.9", FLOW),
    Event("lifted", (SEAT, DISTRICT), "R9.4", ("lifted",), secret=True),
    Event("put-back", (SEAT,), "R9.4", ("lifted",), secret=True),
    Event("moved", (SEAT, DISTRICT, TO), "R9.4", ("houses", *FLOW)),
    Event("stayed", (SEAT,), "R6.9", FLOW),
    Event("no-house", (SEAT, DISTRICT), "R9.2", FLOW),
    Event("placed", (SEAT, COUNT, DISTRICT), "R9.1", ("houses", "house_stock", *FLOW)),
    Event("placed-none", (SEAT, DISTRICT), "R9.1", FLOW),
    Event("decided", (SEAT,), "R13.1", ("plan", "lifted")),
    # palazzi, R10
    Event("built", (SEAT, DISTRICT, PRICE), "R10.3", ("houses", "house_stock", "palaces",
          "palace_stock", "sites", *FLOW)),
    Event("forwent", (SEAT, DISTRICT), "R10.4", FLOW),
    Event("no-site", (SEAT, DISTRICT), "R10.10", FLOW, rare=True),
    Event("no-palace", (SEAT, DISTRICT), "R10.11", FLOW, rare=True),
    # the end of an election, of the year, of the match, R4, R11
    Event("turned-card", (AREA, NUMBER), "R4.2", ("coming", "election", "firsts", "seconds",
          "turned", "shown", *FLOW)),
    Event("year-over", (NUMBER,), "R11.2", heading=True),
    Event("qualified", (SEAT, Arg("palaces", high=8), Arg("districts", high=6)), "R11.1"),
    Event("doge", (SEAT,), "R11.1", END),
    Event("doge-by-palaces", (SEAT,), "R11.3", END, rare=True),
    Event("doge-by-houses", (SEAT,), "R11.4", END, rare=True),
    Event("shared", (), "R11.5", END, rare=True),
    Event("year-cap", (), "R11.6", END, rare=True),
    Event("deadlock", (), "R11.7", END, rare=True),
    Event("ranked-first", (SEAT,), "R11.6", END, rare=True),
)

(FIRST_SEAT, YEAR, BALLOTS, SITS_OUT, CHOSE, ADDED, REMOVED, TOOK_BACK, CONFIRMED, LAID, LAPSED,
 VOTE, COUNTED, ONLY_ZERO, BARRED, NOBODY, WON, TIED_FIRST, SECOND, TIED_SECOND, NO_SECOND, PICKED,
 SENT, RING_BACK, NEUTRAL, ABSTAINED, MUST_ABSTAIN, NOTHING_TO_MOVE, LIFTED, PUT_BACK, MOVED,
 STAYED, NO_HOUSE, PLACED, PLACED_NONE, DECIDED, BUILT, FORWENT, NO_SITE, NO_PALACE, TURNED_CARD,
 YEAR_OVER, QUALIFIED, DOGE, DOGE_BY_PALACES, DOGE_BY_HOUSES, SHARED, YEAR_CAP, DEADLOCK,
 RANKED_FIRST) = range(len(EVENTS))
# fmt: on
