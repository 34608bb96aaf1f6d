"""The seats: their stock, their progress and the viewer's ballot."""

from collections.abc import Iterator, Sequence
from itertools import compress

from serenissima.kernel.message import Message, Seat, names, part, row_of, sum_of
from serenissima.kernel.scene import Gauge, Group, Item, Row, cached

from .actions import Do
from .fields import NONE, Ending, Stage
from .material import AREAS, DISTRICT_COUNT, FEWEST_DISTRICTS, GOAL, VALUES
from .meta import TieOrder
from .scene_areas import assets_in, open_districts, price_progress
from .scene_markers import BACK, Markers
from .scene_sight import Sight, area_label, area_name

DECIDED = ("decided-breadth", "decided-palaces", "decided-houses")  # R11.6, in the order of `rank`
NAMED = 2  # an alert names this many districts; more are only counted

# ---- seats ---------------------------------------------------------------------------------------


def holdings(sight: Sight, owner: int, markers: Markers) -> Group:
    """Return a seat's stock and palazzi, for the viewer also cards and markers."""
    own = owner == sight.seat
    return Group(
        id=f"seat-{owner}",
        zone="hand" if own else "rival",
        title=Message("holdings", {"seat": Seat(owner)}),
        rows=tuple(own_rows(sight, markers) if own else opponent_rows(sight, owner, markers)),
        notes=tuple(remarks(sight, owner)),
        gauges=(district_gauge(sight, owner),),
        seat=owner,
        lit=own and sight.asked and sight.stage == Stage.BALLOT,
        alert=None if sight.stage == Stage.OVER else alert(sight, owner),
    )


def district_gauge(sight: Sight, owner: int) -> Gauge:
    """Return the number of districts in which a seat has palazzi, and how many in each."""
    palaces = sight.palaces(owner)
    each = [part(n, area_name(district)) for district, n in enumerate(palaces) if n]
    added = sum_of(sum(palaces), each)
    now = added and Message("palaces-where", {"sum": added})
    return Gauge(breadth(palaces), DISTRICT_COUNT, Message("districts-with"), "districts", now)


def opponent_rows(sight: Sight, owner: int, markers: Markers) -> Iterator[Row]:
    """Yield the pieces in stock, then the markers turned up this year (R12.3)."""
    yield Row(tuple(stock(sight, owner)))
    turned = markers.items("shown", faded=True)
    if turned:
        yield Row(turned, title=Message("turned"))


def own_rows(sight: Sight, markers: Markers) -> Iterator[Row]:
    """Yield the viewer's ballot during ballots, and the pieces in stock."""
    if sight.stage == Stage.BALLOT and sight.sees_markers:
        yield from ballot_rows(sight, markers)
    yield Row(tuple(stock(sight, sight.seat)))


def stock(sight: Sight, owner: int) -> Iterator[Item]:
    """Yield the count of each piece in stock; during ballots the viewer's markers are open."""
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


@cached
def in_stock(owner: int, symbol: str, count: int) -> Item:
    """Return the count of one piece in stock."""
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
    """Yield a seat's palazzi, whether its ballot is ready, and who decides ties first."""
    palaces = sight.palaces(owner)
    if any(palaces):
        counted = {"palaces": sum(palaces), "districts": breadth(palaces)}
        yield Message("palaces-built", counted)
    if sight.stage == Stage.BALLOT and owner != sight.seat:
        yield Message(f"ballot-{readiness(sight, owner)}")
    if owner == first_among_tied(sight):
        yield Message("first-among-tied")


def first_among_tied(sight: Sight) -> int:
    """Return the seat that decides ties first (R2.5, R13.1), -1 if that is random."""
    if sight.terms.tie_order == TieOrder.RANDOM:
        return -1
    return 0 if sight.terms.tie_order == TieOrder.FIXED else sight.view.first_seat


def readiness(sight: Sight, owner: int) -> str:
    """Return the public state of a ballot before it is laid (R12.4)."""
    if owner in sight.waits:
        return "chooses"
    return "ready" if sight.view.held[owner] else "out"


# ---- R11 close to winning ------------------------------------------------------------------------


def alert(sight: Sight, owner: int) -> Message | None:
    """Return a warning that a seat qualifies, or would with one more palazzo."""
    if wins(sight.palaces(owner)):
        return Message("alert-qualified", {"seat": Seat(owner)})
    near = [area_name(district) for district in winning_districts(sight, owner)]
    if len(near) > NAMED:
        return Message("alert-near-many", {"seat": Seat(owner), "count": len(near)})
    return Message("alert-near", {"seat": Seat(owner), "districts": row_of(near)}) if near else None


def winning_districts(sight: Sight, owner: int) -> Iterator[int]:
    """Yield the districts in which one more palazzo would make a seat qualify."""
    if not sight.view.palace_stock[owner]:
        return
    for district in open_districts(sight):
        palaces = sight.palaces(owner)
        palaces[district] += 1
        if wins(palaces):
            yield district


def wins(palaces: list[int]) -> bool:
    """Whether these palazzi, given by district, qualify a seat (R11.1, R14.2)."""
    return breadth(palaces) >= FEWEST_DISTRICTS and breadth(palaces) + sum(palaces) >= GOAL


def breadth(palaces: list[int]) -> int:
    """Return the number of districts with palazzi."""
    return len(palaces) - palaces.count(0)


# ---- R3 the viewer's ballot ----------------------------------------------------------------------


def ballot_rows(sight: Sight, markers: Markers) -> Iterator[Row]:
    """Yield the cards to choose from or the chosen one, its markers, and those in stock."""
    chosen = sight.view.card[sight.seat]
    cards = tuple(cards_of(sight, chosen)) if chosen != NONE or sight.asked else ()
    if cards:
        yield Row(cards, title=Message("cards" if chosen == NONE else "card-chosen"))
    add = {value: Do.ADD + value for value in range(VALUES) if Do.ADD + value in sight.legal}
    left = markers.items("stock", add)
    if left:  # above the card's markers, so that they stay in place when the first is laid
        yield Row(left, title=Message("markers-left"))
    back = {value: Do.REMOVE + value for value in range(VALUES) if Do.REMOVE + value in sight.legal}
    draft = markers.items("draft", back)
    if draft:
        votes = draft_votes(sight, markers)
        now = None if sight.excluded else sum_of(votes, markers.values("draft"))
        yield Row(draft, title=Message("draft"), total=votes, about="draft", now=now, spread=True)


def draft_votes(sight: Sight, markers: Markers) -> int:
    """Return the votes of the ballot's markers (R5.1), 0 if a 0 excludes the seat (R13.6)."""
    return 0 if sight.excluded else markers.votes("draft")


def cards_of(sight: Sight, chosen: int) -> Iterator[Item]:
    """Yield the chosen card, or all cards not yet used this year (R3.7)."""
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
                now=assets_in(sight, area),
                brings=(paid := price_progress(sight, area)),
                prize="house" if paid else "",
            )


# ---- R11 the result ------------------------------------------------------------------------------


def result(sight: Sight) -> Group:
    """Return the Doge with the reason, and everyone's result."""
    winners = sight.among(sight.view.winners)
    ranked = sorted(sight.seats, key=lambda seat: (seat not in winners, *rank(sight, seat)))
    notes = (reason(sight, ranked), *(tally(sight, seat) for seat in ranked))
    return Group.result(verdict(sight, "result"), notes, winners)


def reason(sight: Sight, ranked: Sequence[int]) -> Message:
    """Return the ending and, without a Doge, the advantage that decided the ranking."""
    ending = Ending(sight.view.ending)
    how = Message(f"ending-{ending.text}")
    if ending not in (Ending.YEAR_CAP, Ending.DEADLOCK):
        return how
    first, second = (rank(sight, seat) for seat in ranked[:2])
    unequal = (a != b for a, b in zip(first, second, strict=True))
    decided = Message(next(compress(DECIDED, unequal), "decided-nothing"))
    return Message("ending-and", {"ending": how, "decided": decided})


def rank(sight: Sight, seat: int) -> tuple[int, int, int]:
    """Return a sort key, best first: districts plus palazzi, palazzi, houses (R11.6)."""
    palaces = sight.palaces(seat)
    return -breadth(palaces) - sum(palaces), -sum(palaces), -sum(sight.view.houses[seat])


def verdict(sight: Sight, prefix: str) -> Message:
    """Return the winner as `PREFIX-doge`, `PREFIX-first` without a Doge, or `PREFIX-shared`."""
    winners = sight.among(sight.view.winners)
    if len(winners) > 1:
        return Message(f"{prefix}-shared", {"seats": names(winners)})
    doge = any(wins(sight.palaces(seat)) for seat in winners)
    return Message(f"{prefix}-doge" if doge else f"{prefix}-first", {"seat": Seat(winners[0])})


def tally(sight: Sight, seat: int) -> Message:
    """Return the numbers of a seat's palazzi, districts and houses."""
    palaces = sight.palaces(seat)
    houses = sum(sight.view.houses[seat])
    counts = {"palaces": sum(palaces), "districts": breadth(palaces), "houses": houses}
    return Message("standing", {"seat": Seat(seat), **counts})
