"""What a site would bring, before it is chosen: points and treasures for all who take part."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from serenissima.kernel.message import Message, Seat, Value, row_of
from serenissima.kernel.seats import has_seat

from .building import treasures_left
from .fields import NONE, STATE, Cover
from .material import BASILICA, GOAL, HEXES, PALAZZO, PONTE
from .meta import Basilica, Moves
from .moving import points_for, seat_after
from .scene_sight import Sight, district_name, picked_hexes
from .sites import casas_in, points_of
from .sums import points_built


class Gain(NamedTuple):
    """What a site brings.

    Attributes:
        said: everybody's gains in words.
        brings, prize: the viewer's own, as figure and symbol.
        sum: what the points of the building are counted from, if they are.
    """

    said: Message
    brings: str = ""
    prize: str = ""
    sum: Message | None = None


def gains_on(sight: Sight, *places: int) -> Gain:
    """What building on these hexes, after those picked, brings each participant (R6, R7)."""
    kind = sight.view.building
    site = [*picked_hexes(sight.view.picked), *places]
    districts = [sight.terms.district[place] for place in site]
    if kind == PONTE:
        points = max(casas(sight, district) for district in districts)
        return own_gain(sight, points, districts, say_ponte(sight, districts))
    points = best_points(sight, kind, site)
    open_end = kind == PALAZZO and len(site) < HEXES[kind]
    said = {"gains": gains(sight, points, districts)}
    message = Message("site-best" if open_end else "site-brings", said)
    counted = None if open_end else points_built(kind, districts[0], points)
    return own_gain(sight, points, districts, message)._replace(sum=counted)


def own_gain(sight: Sight, points: int, districts: list[int], said: Message) -> Gain:
    """A gain with the viewer's own part of it, which may be nothing; none if it takes no part."""
    for seat, own, treasure in each_gain(sight, points, districts):
        if seat == sight.seat:
            return Gain(said, str(own), "treasure-back" if treasure else "")
    return Gain(said, "0" if has_seat(sight.view.movers, sight.seat) else "")


def rest_of_site(sight: Sight, place: int) -> tuple[int, ...]:
    """The next hex of a basilica that begins here, if there is only one site that it could be.

    Its last hex is taken without a question (R5.5).
    """
    terms, view = sight.terms, sight.view
    if view.building != BASILICA or terms.basilica != Basilica.TRIANGLE or view.picked[0] != NONE:
        return ()
    free = [other for other in terms.neighbour[place] if is_free(sight, other)]
    pairs = [(one, other) for one, other in combinations(free, 2) if one in terms.neighbour[other]]
    return (pairs[0][0],) if len(pairs) == 1 else ()


def is_free(sight: Sight, place: int) -> bool:
    """Without swamp and without a building (R5.4); beyond the shore nothing is."""
    return bool(place != NONE and sight.view.cover[place] == Cover.FREE)


def best_points(sight: Sight, kind: int, site: list[int]) -> int:
    """The points of a building that has these among its hexes; of a palazzo begun, the most."""
    if len(site) < HEXES[kind] and kind != BASILICA:
        around = sight.terms.neighbour[site[0]]
        ends = [place for place in around if is_free(sight, place)]
        return max((points_on(sight, kind, [*site, end]) for end in ends), default=0)
    return points_on(sight, kind, site)


def points_on(sight: Sight, kind: int, site: list[int]) -> int:
    """The points that the rules give a building on these hexes."""
    terms, view = sight.records
    trial = STATE.copy(view)
    trial.picked[: len(site)] = site
    return int(points_of(terms, trial, kind))


def casas(sight: Sight, district: int) -> int:
    """How many casas stand in a district (R6.5)."""
    return int(casas_in(*sight.records, district))


def say_ponte(sight: Sight, districts: list[int]) -> Message:
    """Both sides' casas, as the line names its ends, and what the better one brings (R6.5)."""
    one, other = (casas(sight, district) for district in districts)
    said: dict[str, Value] = {
        "first": district_name(districts[0]),
        "one": one,
        "second": district_name(districts[1]),
        "other": other,
    }
    return Message("site-ponte", {**said, "gains": gains(sight, max(one, other), districts)})


def gains(sight: Sight, points: int, districts: list[int]) -> Message:
    """Everybody's points and treasures, in the order in which gondolas move."""
    said = [say_gain(*gain) for gain in each_gain(sight, points, districts)]
    return row_of(said) if said else Message("gain-nobody")


def each_gain(sight: Sight, points: int, districts: list[int]) -> Iterator[tuple[int, int, bool]]:
    """Seat, points, treasure: the builder's points, half of them for helpers (R6.6), treasures."""
    _, view = sight.records
    left = int(treasures_left(view))
    for seat in movers(sight):
        own = int(points_for(view, seat, points))
        near = set(sight.beside(sight.view.position[seat])) & set(districts)
        treasure = bool(near) and left > 0
        left -= treasure
        if own or treasure:
            yield seat, own, treasure


def movers(sight: Sight) -> Iterator[int]:
    """Whose gondolas move, the builder's first, then clockwise (R8.1)."""
    for step in sight.seats:
        seat = int(seat_after(*sight.records, step))
        if has_seat(sight.view.movers, seat):
            yield seat


def next_mover(sight: Sight) -> int:
    """Whose gondola is next."""
    return next(movers(sight))


def moves_to_come(sight: Sight) -> int:
    """How many gondolas still move for the building, each after a question about gold (R8.6).

    Just the next one if what follows is not certain: one chooses how far it goes (R16.8), or may
    come to the end of the track, after which nobody is asked (R13.1).
    """
    left = list(movers(sight))
    farthest = max(sight.view.position[seat] for seat in left) + sight.view.points
    if sight.terms.moves == Moves.UP_TO_ALL or farthest + len(sight.seats) >= GOAL:
        return 1
    return len(left)


def say_gain(seat: int, points: int, treasure: bool) -> Message:
    """What somebody gets."""
    how = "" if not treasure else "-and-treasure" if points else "-treasure"
    counted: dict[str, Value] = {"points": points} if points else {}
    return Message(f"gain{how}", {"seat": Seat(seat), **counted})
