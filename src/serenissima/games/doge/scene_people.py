"""What belongs to a seat: its stock, how near it is to winning, its ballot in the making."""

from collections.abc import Iterator, Sequence
from itertools import compress

from serenissima.kernel.message import Message, Seat, names, part, row_of, summed
from serenissima.kernel.scene import Gauge, Group, Item, Row, kept

from .actions import Do
from .fields import NONE, Ending, Stage
from .material import AREAS, DISTRICT_COUNT, FEWEST_DISTRICTS, GOAL, VALUES
from .meta import TieOrder
from .scene_areas import has_there, open_to, paid_for
from .scene_markers import BACK, Markers
from .scene_sight import Sight, area_label, area_name

DECIDED = ("decided-breadth", "decided-palaces", "decided-houses")  # R11.6, in the order of `rank`
NAMED = 2  # how many districts an alert names; more are only counted

# ---- a seat --------------------------------------------------------------------------------------


def holdings(sight: Sight, owner: int, markers: Markers) -> Group:
    """What a seat has in stock and has built; the viewer's own also with cards and markers."""
    own = owner == sight.seat
    return Group(
        id=f"seat-{owner}",
        zone="hand" if own else "rival",
        title=Message("holdings", {"seat": Seat(owner)}),
        rows=tuple(own_rows(sight, markers) if own else rival_rows(sight, owner, markers)),
        notes=tuple(remarks(sight, owner)),
        gauges=(districts_with(sight, owner),),
        seat=owner,
        lit=own and sight.asked and sight.stage == Stage.BALLOT,
        alert=None if sight.stage == Stage.OVER else alert(sight, owner),
    )


def districts_with(sight: Sight, owner: int) -> Gauge:
    """In how many districts a seat has palazzi, and how many in each."""
    palaces = sight.palaces(owner)
    each = [part(n, area_name(district)) for district, n in enumerate(palaces) if n]
    added = summed(sum(palaces), each)
    now = added and Message("palaces-where", {"sum": added})
    return Gauge(breadth(palaces), DISTRICT_COUNT, Message("districts-with"), "districts", now)


def rival_rows(sight: Sight, owner: int, markers: Markers) -> Iterator[Row]:
    """The pieces in stock, then the markers that have been turned up this year (R12.3)."""
    yield Row(tuple(stock(sight, owner)))
    turned = markers.items("shown", faded=True)
    if turned:
        yield Row(turned, title=Message("turned"))


def own_rows(sight: Sight, markers: Markers) -> Iterator[Row]:
    """The ballot in the making if there is one, and the pieces in stock."""
    if sight.stage == Stage.BALLOT and sight.sees_markers:
        yield from ballot_rows(sight, markers)
    yield Row(tuple(stock(sight, sight.seat)))


def stock(sight: Sight, owner: int) -> Iterator[Item]:
    """How many of each piece are left; while ballots are laid, the viewer's markers lie open."""
    view = sight.view
    pieces = [
        ("palace", view.palace_stock[owner]),
        ("house", view.house_stock[owner]),
        ("ring", view.rings[owner]),
    ]
    if owner != sight.seat or sight.stage != Stage.BALLOT or not sight.sees_markers:
        pieces.append((BACK, view.held[owner]))
    for symbol, count in pieces:
        yield in_stock(owner, symbol, count)


@kept
def in_stock(owner: int, symbol: str, count: int) -> Item:
    """How many of a piece a seat has left."""
    return Item(
        id=f"stock-{owner}-{symbol}",
        symbol=symbol,
        name=Message(f"stock-{symbol}"),
        form="token",
        seat=owner,
        count=count,
        about="marker" if symbol == BACK else symbol,
    )


def remarks(sight: Sight, owner: int) -> Iterator[Message]:
    """What a seat has built, whether its ballot is ready, who decides first among the tied."""
    palaces = sight.palaces(owner)
    if any(palaces):
        counted = {"palaces": sum(palaces), "districts": breadth(palaces)}
        yield Message("palaces-built", counted)
    if sight.stage == Stage.BALLOT and owner != sight.seat:
        yield Message(f"ballot-{readiness(sight, owner)}")
    if owner == first_among_tied(sight):
        yield Message("first-among-tied")


def first_among_tied(sight: Sight) -> int:
    """Who decides first when several are tied (R2.5, R13.1); -1 if lots decide it."""
    if sight.terms.tie_order == TieOrder.RANDOM:
        return -1
    return 0 if sight.terms.tie_order == TieOrder.FIXED else sight.view.first_seat


def readiness(sight: Sight, owner: int) -> str:
    """What others see of a ballot before it is laid (R12.4)."""
    if owner in sight.waits:
        return "chooses"
    return "ready" if sight.view.held[owner] else "out"


# ---- R11 close to winning ------------------------------------------------------------------------


def alert(sight: Sight, owner: int) -> Message | None:
    """That a seat qualifies already, or would with one more palazzo."""
    if wins(sight.palaces(owner)):
        return Message("alert-qualified", {"seat": Seat(owner)})
    near = [area_name(district) for district in winning(sight, owner)]
    if len(near) > NAMED:
        return Message("alert-near-many", {"seat": Seat(owner), "count": len(near)})
    return Message("alert-near", {"seat": Seat(owner), "districts": row_of(near)}) if near else None


def winning(sight: Sight, owner: int) -> Iterator[int]:
    """The districts in which one more palazzo would make a seat qualify."""
    if not sight.view.palace_stock[owner]:
        return
    for district in open_to(sight):
        palaces = sight.palaces(owner)
        palaces[district] += 1
        if wins(palaces):
            yield district


def wins(palaces: list[int]) -> bool:
    """Whether palazzi, district by district, qualify a seat (R11.1, R14.2)."""
    return breadth(palaces) >= FEWEST_DISTRICTS and breadth(palaces) + sum(palaces) >= GOAL


def breadth(palaces: list[int]) -> int:
    """In how many districts palazzi stand."""
    return len(palaces) - palaces.count(0)


# ---- R3 the viewer's ballot ----------------------------------------------------------------------


def ballot_rows(sight: Sight, markers: Markers) -> Iterator[Row]:
    """The cards that can be chosen or the one that is, its markers, and those in stock."""
    chosen = sight.view.card[sight.seat]
    cards = tuple(cards_of(sight, chosen)) if chosen != NONE or sight.asked else ()
    if cards:
        yield Row(cards, title=Message("cards" if chosen == NONE else "card-chosen"))
    add = {value: Do.ADD + value for value in range(VALUES) if Do.ADD + value in sight.legal}
    left = markers.items("stock", add)
    if left:  # above those on the card, so that they stay where they are when the first is laid
        yield Row(left, title=Message("markers-left"))
    back = {value: Do.REMOVE + value for value in range(VALUES) if Do.REMOVE + value in sight.legal}
    draft = markers.items("draft", back)
    if draft:
        votes = drafted_votes(sight, markers)
        now = None if sight.excluded else summed(votes, markers.values("draft"))
        yield Row(draft, title=Message("draft"), total=votes, about="draft", now=now, spread=True)


def drafted_votes(sight: Sight, markers: Markers) -> int:
    """What the markers of the ballot in the making bring (R5.1), unless a 0 excludes (R13.6)."""
    return 0 if sight.excluded else markers.votes("draft")


def cards_of(sight: Sight, chosen: int) -> Iterator[Item]:
    """The chosen card, or all that are not yet used this year (R3.7)."""
    for area, name in enumerate(AREAS):
        if area == chosen or (chosen == NONE and not sight.view.laid[sight.seat][area]):
            yield Item(
                id=f"card-{name}",
                symbol=name,
                name=area_label(area),
                kind=name,
                seat=sight.seat,
                action=sight.first_legal(Do.CARD + area),
                lit=area == chosen,
                about="card",
                now=has_there(sight, area),
                brings=(paid := paid_for(sight, area)),
                prize="house" if paid else "",
            )


# ---- R11 the result ------------------------------------------------------------------------------


def result(sight: Sight) -> Group:
    """Who is Doge and why, and how far everybody got."""
    winners = sight.among(sight.view.winners)
    ranked = sorted(sight.seats, key=lambda seat: (seat not in winners, *rank(sight, seat)))
    notes = (reason(sight, ranked), *(standing(sight, seat) for seat in ranked))
    return Group.result(verdict(sight, "result"), notes, winners)


def reason(sight: Sight, ranked: Sequence[int]) -> Message:
    """How the match ended and, if nobody is Doge, what the first has more of than the next."""
    ending = Ending(sight.view.ending)
    how = Message(f"ending-{ending.text}")
    if ending not in (Ending.YEAR_CAP, Ending.DEADLOCK):
        return how
    first, second = (rank(sight, seat) for seat in ranked[:2])
    unequal = (a != b for a, b in zip(first, second, strict=True))
    decided = Message(next(compress(DECIDED, unequal), "decided-nothing"))
    return Message("ending-and", {"ending": how, "decided": decided})


def rank(sight: Sight, seat: int) -> tuple[int, int, int]:
    """What the ranking goes by: districts and palazzi, palazzi, houses (R11.6); less is better."""
    palaces = sight.palaces(seat)
    return -breadth(palaces) - sum(palaces), -sum(palaces), -sum(sight.view.houses[seat])


def verdict(sight: Sight, said: str) -> Message:
    """Who has won: `said-doge`, `said-first` if nobody has become Doge, or `said-shared`."""
    winners = sight.among(sight.view.winners)
    if len(winners) > 1:
        return Message(f"{said}-shared", {"seats": names(winners)})
    doge = any(wins(sight.palaces(seat)) for seat in winners)
    return Message(f"{said}-doge" if doge else f"{said}-first", {"seat": Seat(winners[0])})


def standing(sight: Sight, seat: int) -> Message:
    """How many palazzi, districts and houses a seat has."""
    palaces = sight.palaces(seat)
    houses = sum(sight.view.houses[seat])
    counts = {"palaces": sum(palaces), "districts": breadth(palaces), "houses": houses}
    return Message("standing", {"seat": Seat(seat), **counts})
