"""The areas on the map with all their pieces, and the order in which they vote."""

from collections.abc import Iterator

from serenissima.kernel.message import Message, Seat, Value, row_of
from serenissima.kernel.scene import Group, Item, Row, cached

from .actions import Do
from .fields import NONE, Stage
from .material import (
    AREA_COUNT,
    AREAS,
    COUNCILLOR_COUNT,
    COUNCILLORS,
    DISTRICTS,
    FIRST_PRICE,
    QUARANTIA,
)
from .scene_markers import BACK, Markers, ballot_at
from .scene_sight import Sight, area_label, area_name, districts, home
from .sums import site_price

# The place of each area's pieces on the map of Venice: x, y, width and height in percent. In
# art/symbols.svg, the drawing of an area has this place, in the map's units, as its viewBox.
PLACES = {
    "cannaregio": (16, 2, 37, 19),
    "castello": (73, 32, 18, 36),
    "dorsoduro": (9, 62, 25, 24),
    "san-marco": (51, 50, 18, 28),
    "san-polo": (33, 31, 18, 28),
    "santa-croce": (10, 29, 21, 29),
    "quarantia": (67, 79, 23, 20),
}
BESIDE = (77, 2, 22, 19)  # the place of the neutral councillors, in the lagoon


# ---- R4 the order --------------------------------------------------------------------------------


def order(sight: Sight) -> Group:
    """Return this year's cards, and next year's as far as they are turned up."""
    view, year = sight.view, sight.view.year
    return Group(
        id="order",
        zone="board",
        title=Message("order-title"),
        rows=(
            Row(tuple(this_year(sight)), title=Message("order-now", {"year": year})),
            Row(
                tuple(order_card(n, area, year + 1) for n, area in enumerate(view.coming)),
                title=Message("order-next"),
            ),
        ),
    )


def this_year(sight: Sight) -> Iterator[Item]:
    """Yield this year's cards: voted, voting, and to come."""
    now = sight.view.election
    for number, area in enumerate(sight.view.order):
        yield order_card(
            number,
            area,
            sight.view.year,
            note=result_in(sight, area) if number < now else None,
            faded=number < now,
            lit=number == now and sight.voting,
        )


@cached
def order_card(
    number: int,
    area: int,
    year: int,
    note: Message | None = None,
    faded: bool = False,
    lit: bool = False,
) -> Item:
    """Return one card of a row; the two sets alternate from year to year (R1.5, R4.3)."""
    cards = "ab"[year % 2]
    if area == NONE:
        name = Message("order-down")
        back = f"order-{cards}-{number}"
        return Item(back, "order-back", name, form="token", about="order-down")
    card = AREAS[area]
    return Item(
        id=f"order-{cards}-{card}",
        symbol=card,
        name=area_label(area),
        kind=card,
        form="token",
        note=note,
        faded=faded,
        lit=lit,
        about="order",
    )


def result_in(sight: Sight, area: int) -> Message:
    """Return each seat's votes in an area this year, highest first."""
    votes = sorted((-sight.view.votes[seat][area], seat) for seat in sight.seats)
    results = [Message("votes-of", {"seat": Seat(s), "votes": -n}) for n, s in votes if n]
    return row_of(results) if results else Message("votes-none")


# ---- the areas -----------------------------------------------------------------------------------


def areas(sight: Sight, markers: dict[int, Markers]) -> Iterator[Group]:
    """Yield the six districts, the Quarantia and, beside them, the neutral councillors."""
    for area in range(AREA_COUNT):
        rows = (*buildings(sight, area), *people(sight, area, markers))
        moving = sight.first_legal(*house_clicks(area)) is not None
        yield Group(
            id=f"area-{AREAS[area]}",
            zone="board",
            title=area_label(area),
            rows=rows,
            action=sight.first_legal(*clicks(area)),
            lit=is_lit(sight, area),
            symbol=AREAS[area],
            about="quarantia" if area == QUARANTIA else "district",
            place=PLACES[AREAS[area]],
            shape=f"area-{AREAS[area]}",
            now=assets_in(sight, area) if moving else None,
            brings=(paid := price_progress(sight, area) if moving else ""),
            prize="house" if paid else "",
        )
    if waiting := tuple(councillors(sight, NONE)):
        title = Message("neutral")
        yield Group("neutral", "board", title, (Row(waiting),), place=BESIDE)


def clicks(area: int) -> Iterator[int]:
    """Yield the actions that a click on a whole area can take."""
    yield from (Do.CARD + area, Do.SEND + area)
    yield from house_clicks(area)


def house_clicks(area: int) -> Iterator[int]:
    """Yield the actions that a click on a district can take with the viewer's house (R9.4)."""
    if area != QUARANTIA:
        yield from (Do.LIFT + area, Do.DROP + area)


def price_progress(sight: Sight, area: int) -> str:
    """Return how much of the next palazzo's price a seat has in houses there (R10.2)."""
    if area == QUARANTIA or not sight.free(area):
        return ""
    return f"{sight.houses(sight.seat, area)}/{sight.price(area)}"


def assets_in(sight: Sight, area: int) -> Message:
    """Return a seat's councillors in an area it could choose, and its houses for a palazzo."""
    standing = zip(sight.view.stands, sight.view.ring, strict=True)
    own = sum(at == area and ring == sight.seat for at, ring in standing)
    if area == QUARANTIA or not sight.free(area):
        return Message("card-now-votes", {"councillors": own})
    houses = sight.houses(sight.seat, area)
    args = {"councillors": own, "houses": houses, "price": sight.price(area)}
    return Message("card-now", args)


def is_lit(sight: Sight, area: int) -> bool:
    """Whether the question is about this area."""
    if sight.stage == Stage.BUILD:
        return bool(area == sight.view.site)
    return sight.voting and area == sight.area


def buildings(sight: Sight, area: int) -> Iterator[Row]:
    """Yield the sites and houses of a district; the Quarantia has none (R9.5)."""
    if area == QUARANTIA:
        return
    building = sight.stage == Stage.BUILD and area == sight.view.site
    action = sight.first_legal(Do.BUILD) if building else None
    yield sites(area, tuple(sight.view.sites[area]), sight.price(area), action)
    houses = tuple(houses_in(sight, area))
    if houses:
        yield Row(houses)


@cached
def sites(district: int, owners: tuple[int, ...], price: int, action: int | None) -> Row:
    """Return the sites of a district with the next palazzo's price and the action to build it."""
    following = len(owners) - owners.count(NONE)
    found = []
    for number, owner in enumerate(owners):
        name = f"site-{DISTRICTS[district]}-{number + 1}"
        if owner != NONE:
            found.append(palace(name, number, owner))
        elif number == following:
            now = site_price(price, number)
            found.append(free_site(name, "site-next", price, now, action, lit=True))
        else:
            later = FIRST_PRICE + number
            found.append(free_site(name, "site-later", later, site_price(later, number)))
    return Row(tuple(found))


def palace(name: str, number: int, owner: int) -> Item:
    """Return a palazzo in its owner's colour."""
    args: dict[str, Value] = {"seat": Seat(owner), "number": number + 1}
    here = Message("palace-here", args)
    return Item(name, "palace", here, form="piece", seat=owner, about="palace")


def free_site(
    name: str,
    message: str,
    price: int,
    now: Message | None,
    action: int | None = None,
    lit: bool = False,
) -> Item:
    """Return a free site with its price and how that adds up."""
    return Item(
        id=name,
        symbol="",
        name=Message(message),
        form="field",
        action=action,
        count=price,
        lit=lit,
        about=message,
        now=now,
    )


def houses_in(sight: Sight, district: int) -> Iterator[Item]:
    """Yield the houses of each seat in a district."""
    for seat in sight.seats:
        if count := sight.houses(seat, district):
            lifted = seat == sight.seat and district == sight.view.lifted[seat]
            note = Message("house-lifted") if lifted else building_progress(sight, district, count)
            yield houses_of(seat, district, count, note, lifted)


@cached
def houses_of(seat: int, district: int, count: int, note: Message, lifted: bool) -> Item:
    """Return the houses of one seat in a district."""
    return Item(
        id=f"houses-{seat}-{DISTRICTS[district]}",
        symbol="house",
        name=Message("houses-of", {"seat": Seat(seat)}),
        kind=f"houses-{seat}",
        form="piece",
        seat=seat,
        note=note,
        count=count,
        lit=lifted,
        about="house",
    )


def building_progress(sight: Sight, district: int, count: int) -> Message:
    """Return how many houses are missing for a palazzo (R10.1, R10.3)."""
    if not sight.free(district):
        return Message("houses-no-site")
    lacking = sight.price(district) - count
    return Message("houses-lacking", {"count": lacking}) if lacking > 0 else Message("houses-do")


# ---- councillors and ballots ---------------------------------------------------------------------


def people(sight: Sight, area: int, markers: dict[int, Markers]) -> Iterator[Row]:
    """Yield the councillors and ballots in an area."""
    present = (*councillors(sight, area), *ballots_in(sight, area, markers))
    if present:
        yield Row(present, spread=True)


def councillors(sight: Sight, area: int) -> Iterator[Item]:
    """Yield the councillors in an area, or with `NONE` those off the board (R14.4)."""
    for number in range(COUNCILLOR_COUNT):
        if sight.view.stands[number] == area:
            asked = sight.stage == Stage.COUNCILLOR and number == sight.view.councillor
            click = councillor_click(sight, number)
            yield councillor(number, sight.view.ring[number], click, asked)


@cached
def councillor(number: int, owner: int, action: int | None, lit: bool) -> Item:
    """Return a councillor with its owner's ring, or without a ring."""
    return Item(
        id=f"councillor-{COUNCILLORS[number]}",
        symbol="councillor",
        name=Message("councillor-from", {"home": area_name(home(number))}),
        kind=f"from-{AREAS[home(number)]}",
        form="piece",
        seat=owner if owner != NONE else None,
        action=action,
        note=served_seat(owner),
        badge=AREAS[home(number)],
        lit=lit,
        about="councillor",
    )


def councillor_click(sight: Sight, number: int) -> int | None:
    """Return the action that picks a councillor of the Quarantia to decide on (R13.4)."""
    if sight.stage != Stage.PICK or home(number) != QUARANTIA:
        return None
    return sight.first_legal(Do.COUNCILLOR + number - QUARANTIA)


def served_seat(owner: int) -> Message:
    """Return the seat that a councillor votes for (R5.2)."""
    if owner == NONE:
        return Message("councillor-free")
    return Message("councillor-ring", {"seat": Seat(owner)})


def ballots_in(sight: Sight, area: int, markers: dict[int, Markers]) -> Iterator[Item]:
    """Yield the viewer's open ballot in an area, and the number of others' markers (R12.2)."""
    for seat in sight.seats:
        count = sight.view.laid[seat][area]
        if seat == sight.seat:
            yield from markers[seat].items(ballot_at(area), note=Message("marker-unseen"))
        elif count:
            yield ballot_of(seat, area, count)


@cached
def ballot_of(seat: int, area: int, count: int) -> Item:
    """Return another seat's ballot, face down."""
    name = Message("ballot-of", {"seat": Seat(seat)})
    ballot = f"ballot-{seat}-{AREAS[area]}"
    return Item(ballot, BACK, name, form="token", seat=seat, count=count, about="ballot")


def open_districts(sight: Sight) -> Iterator[int]:
    """Yield the districts with a free site."""
    return (district for district in districts() if sight.free(district))
