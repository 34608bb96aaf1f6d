"""The events of Doge, each with its rule and the fields it changes."""

from serenissima.kernel.affected import every_seat, named_seat
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event, EventKind

from .actions import AREA, DISTRICT, MARKER
from .affected import residents, voters
from .material import COUNCILLORS
from .sums import price_paid, votes_counted

SEAT = Arg("seat", seat=True, things=("seat-{seat}",))
COUNT = Arg("count", high=20)
NUMBER = Arg("number", high=200)
ROUNDS = Arg("rounds", low=3, high=4)
PRICE = Arg("price", high=8)
TO = Arg("to", names=DISTRICT.names, words="area", things=("area-{to}",))
COUNCILLOR = Arg("councillor", names=COUNCILLORS, things=("councillor-{councillor}",))

DRAFT = ("markers", "card", "draft")
COUNTED_UP = ("votes", "turned", "ballot", "laid", "firsts", "seconds")
FLOW = ("stage", "turn", "councillor", "decided", "due", "lifted", "plan", "received", "site",
        "price", "house_left")  # fmt: skip
RING = ("ring", "stands", "rings")
END = ("stage", "ending", "winners")


class Told(EventKind):
    """The kinds of event, in the order of the rules."""

    # fmt: off
    FIRST_SEAT = Event((SEAT,), rule="R1.6")
    YEAR = Event((NUMBER, Arg("first", seat=True, things=("seat-{first}",))), rule="R4.3",
        changes=("stage", "year", "election", "order", "coming", "first_seat", "markers", "held",
        "shown", "votes"), heading=True)
    BALLOTS = Event((NUMBER, ROUNDS), rule="R2.2", changes=("stage", "ballot_round"))
    SITS_OUT = Event((SEAT,), rule="R3.6")
    # ballots, R3
    CHOSE = Event((SEAT, AREA), rule="R3.1", changes=("card",), secret=True,
        things=("area-{area}",))
    ADDED = Event((SEAT, MARKER), rule="R3.3", changes=("markers", "draft"), secret=True)
    REMOVED = Event((SEAT, MARKER), rule="R3.4", changes=("markers", "draft"), secret=True)
    TOOK_BACK = Event((SEAT,), rule="R3.4", changes=DRAFT, secret=True)
    CONFIRMED = Event((SEAT,), rule="R3.4")
    LAID = Event((SEAT, AREA, COUNT), rule="R3.5", changes=("held", "laid", "ballot", *DRAFT),
        things=("area-{area}", "ballot-{seat}-{area}"), sound="card")
    LAPSED = Event((SEAT, COUNT), rule="R3.9")
    # votes, R5
    VOTE = Event((AREA, NUMBER), rule="R4.1", changes=("stage", "turn", *COUNTED_UP), heading=True,
        things=("area-{area}", "election"), sound="vote")
    COUNTED = Event((SEAT, Arg("markers", high=10), Arg("councillors", high=6), Arg("votes",
        high=16)), rule="R5.1", changes=COUNTED_UP, things=("election",), about="votes",
        sum=votes_counted)
    ONLY_ZERO = Event((SEAT,), rule="R5.3", changes=COUNTED_UP, about="votes")
    BARRED = Event((SEAT,), rule="R13.6", changes=COUNTED_UP)
    NOBODY = Event((AREA,), rule="R5.9", affects=voters, changes=FLOW, things=("area-{area}",))
    WON = Event((SEAT, AREA), rule="R5.5", affects=voters, weighs=True, changes=FLOW,
        things=("area-{area}",))
    TIED_FIRST = Event((SEAT, AREA), rule="R5.6", affects=named_seat, changes=FLOW,
        things=("area-{area}",))
    SECOND = Event((SEAT, AREA), rule="R5.5", affects=named_seat, weighs=True,
        things=("area-{area}",))
    TIED_SECOND = Event((SEAT, AREA), rule="R5.7", affects=named_seat, things=("area-{area}",))
    NO_SECOND = Event((AREA,), rule="R5.8", things=("area-{area}",))
    # councillors, R6
    PICKED = Event((SEAT, COUNCILLOR), rule="R13.4", changes=FLOW)
    SENT = Event((SEAT, COUNCILLOR, AREA), rule="R6.3", weighs=True, changes=(*FLOW, *RING),
        things=("area-{area}",), about="councillor", sound="vote")
    RING_BACK = Event((SEAT, COUNCILLOR), rule="R6.2", affects=named_seat, changes=RING)
    NEUTRAL = Event((COUNCILLOR,), rule="R6.6", weighs=True, changes=(*FLOW, *RING))
    ABSTAINED = Event((SEAT, COUNCILLOR), rule="R6.6", changes=FLOW)
    MUST_ABSTAIN = Event((SEAT, COUNCILLOR), rule="R6.5", changes=FLOW, rare=True)
    # houses, R6.7, R6.8, R9
    NOTHING_TO_MOVE = Event((SEAT,), rule="R6.9", changes=FLOW)
    LIFTED = Event((SEAT, DISTRICT), rule="R9.4", changes=("lifted",), secret=True,
        things=("area-{district}",))
    PUT_BACK = Event((SEAT,), rule="R9.4", changes=("lifted",), secret=True)
    MOVED = Event((SEAT, DISTRICT, TO), rule="R9.4", changes=("houses", *FLOW),
        things=("area-{district}", "houses-{seat}-{district}", "houses-{seat}-{to}"), about="house",
        sound="card")
    STAYED = Event((SEAT,), rule="R6.9", changes=FLOW)
    NO_HOUSE = Event((SEAT, DISTRICT), rule="R9.2", changes=FLOW, things=("area-{district}",))
    PLACED = Event((SEAT, COUNT, DISTRICT), rule="R9.1", weighs=True, changes=("houses",
        "house_stock", *FLOW), things=("houses-{seat}-{district}",), about="house")
    PLACED_NONE = Event((SEAT, DISTRICT), rule="R9.1", changes=FLOW, things=("area-{district}",))
    DECIDED = Event((SEAT,), rule="R13.1", changes=("plan", "lifted"))
    # palazzi, R10
    BUILT = Event((SEAT, DISTRICT, PRICE), rule="R10.3", affects=residents, weighs=True,
        changes=("houses", "house_stock", "palaces", "palace_stock", "sites", *FLOW),
        things=("site-{district}-*",), about="palace", sum=price_paid, sound="building")
    FORWENT = Event((SEAT, DISTRICT), rule="R10.4", changes=FLOW, things=("area-{district}",))
    NO_SITE = Event((SEAT, DISTRICT), rule="R10.10", weighs=True, changes=FLOW, rare=True,
        things=("area-{district}",))
    NO_PALACE = Event((SEAT, DISTRICT), rule="R10.11", changes=FLOW, rare=True,
        things=("area-{district}",))
    # the end of an election, a year and the match, R4, R11
    TURNED_CARD = Event((AREA, NUMBER), rule="R4.2", changes=("coming", "election", "firsts",
        "seconds", "turned", "shown", *FLOW), sound="card")
    YEAR_OVER = Event((NUMBER,), rule="R11.2", affects=every_seat, heading=True)
    QUALIFIED = Event((SEAT, Arg("palaces", high=8), Arg("districts", high=6)), rule="R11.1",
        affects=every_seat, weighs=True, about="districts")
    DOGE = Event((SEAT,), rule="R11.1", affects=every_seat, weighs=True, changes=END, sound="win")
    DOGE_BY_PALACES = Event((SEAT,), rule="R11.3", affects=every_seat, weighs=True, changes=END,
        rare=True, sound="win")
    DOGE_BY_HOUSES = Event((SEAT,), rule="R11.4", affects=every_seat, weighs=True, changes=END,
        rare=True, sound="win")
    SHARED = Event(rule="R11.5", affects=every_seat, weighs=True, changes=END, rare=True,
        sound="win")
    YEAR_CAP = Event(rule="R11.6", affects=every_seat, changes=END, rare=True, sound="win")
    DEADLOCK = Event(rule="R11.7", affects=every_seat, changes=END, rare=True, sound="win")
    RANKED_FIRST = Event((SEAT,), rule="R11.6", changes=END, rare=True)
    # fmt: on
