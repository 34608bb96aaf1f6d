"""The board as a map: hexes, dotted lines, buildings, the track and the gondolas."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from serenissima.kernel.message import Message, Seat, Value
from serenissima.kernel.scene import Group, Item, Row, cached

from .actions import Do
from .fields import BUILT, NONE, Cover, Stage
from .material import (
    BASILICA,
    CAMPO,
    CASA,
    CROSSED_AGAIN,
    CROSSING,
    DISTRICT_COUNT,
    DISTRICTS,
    FIELDS,
    GOAL,
    HEXES,
    KINDS,
    PONTE,
)
from .scene_lagoon import HEX, POLES, WIDE, Lagoon, Point, centre, lagoon_of, way
from .scene_sight import (
    Sight,
    can_be_clicked,
    district_name,
    district_names,
    districts_in,
    kind_name,
    picked_hexes,
)
from .scene_sites import Gain, next_mover, rest_of_site, site_gain

FIELD, CROSS, START = (44.0, 44.0), (66.0, 66.0), (64.0, 64.0)
POLE, GONDOLA = (56.0, 56.0), (62.0, 62.0)
EMBLEM = (60.0, 60.0)
POLE_KINDS = ("palazzo", "ponte")  # the colours of poles: red and blue
ABREAST = 60.0  # distance between gondolas on the start
ABOVE = 28.0  # distance of a gondola above the start or a pole; on a field, it is in the middle

Hexes = tuple[int, ...]


def board(sight: Sight) -> Group:
    """Return the whole board; everything that the question is about is highlighted."""
    lagoon = lagoon_of(sight.records[0])
    lines = tuple(dotted_lines(sight, lagoon))
    resting = Row(tuple(item for item in lines if item.action is None))
    # A dotted line's gain must be drawn above the fields of the track.
    choices = Row(tuple(item for item in lines if item.action is not None))
    ground = (*land(sight, lagoon), resting, buildings_row(sight, lagoon))
    found = (*ground, *water(sight, lagoon), choices)
    rows = tuple(row for row in found if row.items)
    return Group(
        id="board",
        zone="board",
        title=Message("board"),
        rows=rows,
        notes=(Message("board-ours"),),
        measure=lagoon.measure,
        ground="lagoon",
        drawings=lagoon.drawings,
        labels=lagoon.labels(built_hexes(sight)),
        lit=can_be_clicked(rows),
    )


# ---- land ----------------------------------------------------------------------------------------


def land(sight: Sight, lagoon: Lagoon) -> Iterator[Row]:
    """Yield the hexes of each district."""
    touched = hexes_in_question(sight)
    for district in range(DISTRICT_COUNT):
        places = hexes_of(lagoon, district)
        if touched.isdisjoint(places):
            yield resting_row(lagoon, district, tuple(sight.view.cover[place] for place in places))
        else:
            items = tuple(current_hexagon(sight, lagoon, place) for place in places)
            yield Row(items, district_name(district))


def built_hexes(sight: Sight) -> set[int]:
    """Return the hexes under buildings."""
    return {place for place, cover in enumerate(sight.view.cover) if cover >= BUILT}


def buildings_row(sight: Sight, lagoon: Lagoon) -> Row:
    """Return the buildings, the lower ones in front of the higher ones."""
    return Row(tuple(sorted(buildings(sight, lagoon), key=lambda item: (item.place or (0, 0))[1])))


def hexes_in_question(sight: Sight) -> set[int]:
    """Return the hexes that are chosen, or can be."""
    actions = (action - first for first in (Do.SITE, Do.DRAIN) for action in sight.legal)
    return {*picked_hexes(sight.view.picked), *actions}


@cached
def hexes_of(lagoon: Lagoon, district: int) -> tuple[int, ...]:
    """Return the hexes of a district."""
    return tuple(place for place, other in enumerate(lagoon.districts) if other == district)


@cached
def resting_row(lagoon: Lagoon, district: int, covers: tuple[int, ...]) -> Row:
    """Return the hexes of a district while the question is about none of them."""
    hexes = zip(hexes_of(lagoon, district), covers, strict=True)
    items = tuple(hexagon(lagoon, place, cover, None, None, False) for place, cover in hexes)
    return Row(items, district_name(district))


def current_hexagon(sight: Sight, lagoon: Lagoon, place: int) -> Item:
    """Return a hex; one that can be chosen shows its gain, and takes the rest of an only site."""
    action = sight.first_legal(Do.SITE + place, Do.DRAIN + place)
    picked = place in sight.view.picked
    gain = None if action is None else hex_gain(sight, place)
    shown = hexagon(lagoon, place, sight.view.cover[place], action, gain, picked)
    then = rest_of_site(sight, place) if action == Do.SITE + place else ()
    return replace(shown, then=tuple(Do.SITE + other for other in then)) if then else shown


@cached
def hexagon(
    lagoon: Lagoon,
    place: int,
    cover: int,
    action: int | None,
    gain: Gain | None,
    picked: bool,
) -> Item:
    """Return one hex: swamp, free, or under a building."""
    stones = cover == Cover.FREE == lagoon.printed[place]
    looks = "stones" if stones else ("swamp", "free", "built")[min(cover, BUILT)]
    kind = KINDS[cover - BUILT] if cover >= BUILT else looks
    args: dict[str, Value] = {"hex": lagoon.hex_names[place]}
    if cover >= BUILT:
        args["kind"] = kind_name(cover - BUILT)
    return Item(
        id=f"hex-{place + 1}",
        symbol=f"hex-{looks}",
        name=Message(f"hex-{looks}", args),
        kind=kind,
        form="field",
        action=action,
        place=lagoon.hexes[place],
        size=HEX,
        note=gain.message if gain else None,
        lit=picked,
        about=kind if cover >= BUILT else looks,
        now=gain.sum if gain else None,
        brings=gain.brings if gain else "",
        prize=gain.prize if gain else "",
        mark="" if cover >= BUILT else lagoon.hex_names[place],
    )


def hex_gain(sight: Sight, place: int) -> Gain:
    """Return the gain of a site, or the surroundings of a hex that can be drained."""
    if sight.view.cover[place] == Cover.SWAMP:
        around = [n for n in sight.terms.neighbour[place] if n != NONE]
        built = sum(sight.view.cover[n] >= BUILT for n in around)
        return Gain(Message("hex-around", {"built": built, "open": len(around) - built}))
    return site_gain(sight, place)


def dotted_lines(sight: Sight, lagoon: Lagoon) -> Iterator[Item]:
    """Yield the dotted lines without a ponte; those with free ends can be chosen."""
    for number, ends in enumerate(sight.terms.bridge):
        if ends[0] == NONE or any(sight.view.cover[end] == BUILT + PONTE for end in ends):
            continue
        action = sight.first_legal(Do.BRIDGE + number)
        gain = None if action is None else site_gain(sight, *ends)
        yield dotted_line(lagoon, number, tuple(ends), action, gain)


@cached
def dotted_line(
    lagoon: Lagoon, number: int, ends: Hexes, action: int | None, gain: Gain | None
) -> Item:
    """Return one dotted line."""
    one, other = (district_name(lagoon.districts[end]) for end in ends)
    return Item(
        id=f"line-{number + 1}",
        symbol=f"dotted-{line(lagoon, ends)}",
        name=Message("dotted-line", {"number": number + 1, "first": one, "second": other}),
        kind="ponte",
        form="field",
        action=action,
        place=centre([lagoon.hexes[end] for end in ends]),
        size=WIDE,
        note=gain.message if gain else None,
        about="dotted-line",
        brings=gain.brings if gain else "",
        prize=gain.prize if gain else "",
    )


def line(lagoon: Lagoon, places: Hexes) -> str:
    """Return the direction of the line between two hexes."""
    (x, y), (to_x, to_y) = (lagoon.hexes[place] for place in places[:2])
    return way(to_x - x, to_y - y)


def buildings(sight: Sight, lagoon: Lagoon) -> Iterator[Item]:
    """Yield every building as one item on all of its hexes."""
    for (kind, piece), places in building_hexes(sight).items():
        yield building(lagoon, kind, piece, tuple(places))


@cached
def building(lagoon: Lagoon, kind: int, piece: str, places: Hexes) -> Item:
    """Return one building."""
    symbol, place, size = building_picture(lagoon, kind, places)
    lands = sorted({lagoon.districts[place] for place in places})
    here = {"kind": kind_name(kind), "districts": district_names(lands)}
    return Item(
        id="-".join([KINDS[kind], *(DISTRICTS[district] for district in lands), piece]),
        symbol=symbol,
        name=Message("building", here),
        kind=KINDS[kind],
        form="token",
        place=place,
        size=size,
        about=KINDS[kind],
    )


def building_hexes(sight: Sight) -> dict[tuple[int, str], list[int]]:
    """Return the hexes of each building, by its kind and piece."""
    found: dict[tuple[int, str], list[int]] = {}
    for place in range(sight.terms.hexes):
        kind, piece = sight.view.cover[place] - BUILT, sight.view.piece[place]
        if kind >= 0:
            key = str(piece) if piece else f"at-{place + 1}"  # in a position written by hand
            found.setdefault((kind, key), []).append(place)
    return found


def building_picture(lagoon: Lagoon, kind: int, places: Hexes) -> tuple[str, Point, Point]:
    """Return the symbol, middle and size of a building; an unusual shape shows its emblem."""
    middle = centre([lagoon.hexes[place] for place in places])
    if len(places) != HEXES[kind]:
        return KINDS[kind], lagoon.hexes[places[0]], EMBLEM
    if kind in (CASA, CAMPO):
        return f"built-{KINDS[kind]}", middle, HEX
    if kind == BASILICA:
        return *basilica(lagoon, places), WIDE
    return f"built-{KINDS[kind]}-{line(lagoon, places)}", middle, WIDE


def basilica(lagoon: Lagoon, places: Hexes) -> tuple[str, Point]:
    """Return the symbol of three hexes around a corner, or of another shape (R16.4)."""
    points = [lagoon.hexes[place] for place in places]
    x, y = ({point[axis] for point in points} for axis in (0, 1))
    middle = centre(points)
    if len(y) == 2 and max(x) - min(x) == HEX[0]:
        upper = sum(point[1] == min(y) for point in points)
        return f"built-basilica-{'up' if upper == 1 else 'down'}", middle
    return "built-basilica", min(
        points, key=lambda p: sum(abs(p[0] - q[0]) + abs(p[1] - q[1]) for q in points)
    )


# ---- water ---------------------------------------------------------------------------------------


def water(sight: Sight, lagoon: Lagoon) -> Iterator[Row]:
    """Yield the track with its poles, and the gondolas."""
    farthest = max(sight.view.position[seat] for seat in sight.seats)
    poles = max(POLES, farthest - GOAL)
    yield from track(lagoon, tuple(sight.terms.touches), poles)
    yield Row(tuple(gondola(sight, lagoon, seat, poles) for seat in sight.seats))


@cached
def track(lagoon: Lagoon, touches: tuple[int, ...], poles: int) -> tuple[Row, ...]:
    """Return the fields grouped by the districts beside them, and the poles beyond the goal."""
    fields = [n for n in range(FIELDS) if n != CROSSED_AGAIN]
    rows = []
    for touched, numbers in groupby(fields, lambda field: touches[field]):
        districts = districts_in(touched)
        stretch = tuple(field(lagoon, number) for number in numbers)
        rows.append(Row(stretch, shores(districts) if districts else Message("beside-none")))
    poles_behind = (pole(lagoon, FIELDS + nth, poles) for nth in range(poles))
    return (*rows, Row(tuple(poles_behind), Message("beside-none")))


def field(lagoon: Lagoon, number: int) -> Item:
    """Return one field: the start, the crossing, or a number."""
    special = {0: ("start", START), CROSSING: ("crossing", CROSS)}
    name, size = special.get(number, ("", FIELD))
    return Item(
        id=f"field-{number}",
        symbol="field-start" if number == 0 else name or "field",
        name=Message(f"field-{name}" if name else "field"),
        form="field",
        place=lagoon.water(number),
        size=size,
        count=None if name else number,
        about=name or "field",
    )


def shores(districts: list[int]) -> Message:
    """Return the districts beside a field."""
    return Message("beside", {"districts": district_names(districts)})


def pole(lagoon: Lagoon, number: int, poles: int) -> Item:
    """Return a field beyond the goal (R13.4)."""
    return Item(
        id=f"pole-{number}",
        symbol="pole",
        name=Message("pole", {"number": number}),
        kind=POLE_KINDS[number % len(POLE_KINDS)],
        form="token",
        place=lagoon.water(number, poles),
        size=POLE,
        about="pole",
    )


def gondola(sight: Sight, lagoon: Lagoon, seat: int, poles: int) -> Item:
    """Return a gondola on its field or above its pole; above the start they're side by side."""
    number = sight.view.position[seat]
    x, y = lagoon.water(number, poles)
    if number == 0:
        there = [other for other in sight.seats if sight.view.position[other] == 0]
        x += ABREAST * (there.index(seat) - (len(there) - 1) / 2)
    if number == 0 or number >= FIELDS:
        y -= ABOVE
    moves = sight.stage == Stage.BETWEEN and seat == next_mover(sight)
    return gondola_at(seat, (round(x, 1), round(y, 1)), mooring_of(sight, number), moves)


@cached
def gondola_at(seat: int, place: Point, note: Message, lit: bool) -> Item:
    """Return a gondola at its place."""
    return Item(
        id=f"gondola-{seat}",
        symbol="gondola",
        name=Message("gondola-of", {"seat": Seat(seat)}),
        form="piece",
        seat=seat,
        place=place,
        size=GONDOLA,
        note=note,
        lit=lit,
        about="gondola",
    )


def mooring_of(sight: Sight, number: int) -> Message:
    """Return the field of a gondola and the districts beside it."""
    return mooring(number, tuple(sight.beside(number)))


@cached
def mooring(number: int, districts: tuple[int, ...]) -> Message:
    """Return a field and the districts beside it."""
    if number == 0:
        return Message("at-start")
    if not districts:
        return Message("at-field", {"number": number})
    args: dict[str, Value] = {"number": number, "districts": district_names(districts)}
    return Message("at-field-beside", args)
