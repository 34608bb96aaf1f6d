"""The gain from a site before it is chosen: points and treasures of all participants."""

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
    """The gain from a site.

    Attributes:
            message: every participant's gain in words.
            brings, prize: the viewer's own gain, as a figure and a symbol.
            sum: how the points of the building add up, if they do.
    """

    message: Message
    brings: str = ""
    prize: str = ""
    sum: Message | None = None


def site_gain(sight: Sight, *places: int) -> Gain:
    """Return each participant's gain from building on these and the picked hexes (R6, R7)."""
    kind = sight.view.building
    site = [*picked_hexes(sight.view.picked), *places]
    districts = [sight.terms.district[place] for place in site]
    if kind == PONTE:
        points = max(casas(sight, district) for district in districts)
        return own_gain(sight, points, districts, ponte_message(sight, districts))
    points = best_points(sight, kind, site)
    open_end = kind == PALAZZO and len(site) < HEXES[kind]
    args = {"gains": gains(sight, points, districts)}
    message = Message("site-best" if open_end else "site-brings", args)
    counted = None if open_end else points_built(kind, districts[0], points)
    return own_gain(sight, points, districts, message)._replace(sum=counted)


def own_gain(sight: Sight, points: int, districts: list[int], message: Message) -> Gain:
    """Return a gain with the viewer's part, which may be 0, or without one if it has no part."""
    for seat, own, treasure in each_gain(sight, points, districts):
        if seat == sight.seat:
            return Gain(message, str(own), "treasure-back" if treasure else "")
    return Gain(message, "0" if has_seat(sight.view.movers, sight.seat) else "")


def rest_of_site(sight: Sight, place: int) -> tuple[int, ...]:
    """Return the next hex of a basilica that begins here, if only one site is possible.

    Its last hex is taken without a question (R5.5).
    """
    terms, view = sight.terms, sight.view
    if view.building != BASILICA or terms.basilica != Basilica.TRIANGLE or view.picked[0] != NONE:
        return ()
    free = [other for other in terms.neighbour[place] if is_free(sight, other)]
    pairs = [(one, other) for one, other in combinations(free, 2) if one in terms.neighbour[other]]
    return (pairs[0][0],) if len(pairs) == 1 else ()


def is_free(sight: Sight, place: int) -> bool:
    """Whether a place is a hex without swamp or building (R5.4); no hex beyond the shore is."""
    return bool(place != NONE and sight.view.cover[place] == Cover.FREE)


def best_points(sight: Sight, kind: int, site: list[int]) -> int:
    """Return the points of a building with these hexes; for a palazzo begun, the most possible."""
    if len(site) < HEXES[kind] and kind != BASILICA:
        around = sight.terms.neighbour[site[0]]
        ends = [place for place in around if is_free(sight, place)]
        return max((points_on(sight, kind, [*site, end]) for end in ends), default=0)
    return points_on(sight, kind, site)


def points_on(sight: Sight, kind: int, site: list[int]) -> int:
    """Return the points that the rules give a building on these hexes."""
    terms, view = sight.records
    trial = STATE.copy(view)
    trial.picked[: len(site)] = site
    return int(points_of(terms, trial, kind))


def casas(sight: Sight, district: int) -> int:
    """Return the number of casas in a district (R6.5)."""
    return int(casas_in(*sight.records, district))


def ponte_message(sight: Sight, districts: list[int]) -> Message:
    """Return the casas at both ends of the line, and the gain from the better end (R6.5)."""
    one, other = (casas(sight, district) for district in districts)
    args: dict[str, Value] = {
        "first": district_name(districts[0]),
        "one": one,
        "second": district_name(districts[1]),
        "other": other,
    }
    return Message("site-ponte", {**args, "gains": gains(sight, max(one, other), districts)})


def gains(sight: Sight, points: int, districts: list[int]) -> Message:
    """Return everyone's points and treasures, in the order in which gondolas move."""
    parts = [gain_message(*gain) for gain in each_gain(sight, points, districts)]
    return row_of(parts) if parts else Message("gain-nobody")


def each_gain(sight: Sight, points: int, districts: list[int]) -> Iterator[tuple[int, int, bool]]:
    """Yield seat, points and treasure of each participant; helpers get half the points (R6.6)."""
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
    """Yield the seats whose gondolas move, the builder first, then clockwise (R8.1)."""
    for step in sight.seats:
        seat = int(seat_after(*sight.records, step))
        if has_seat(sight.view.movers, seat):
            yield seat


def next_mover(sight: Sight) -> int:
    """Return the seat whose gondola is next."""
    return next(movers(sight))


def moves_to_come(sight: Sight) -> int:
    """Return how many gondolas still move for the building, with a question each (R8.6).

    1 if the rest is uncertain: a seat chooses its distance (R16.8), or a gondola may reach the end
    of the track, after which there are no more questions (R13.1).
    """
    left = list(movers(sight))
    farthest = max(sight.view.position[seat] for seat in left) + sight.view.points
    if sight.terms.moves == Moves.UP_TO_ALL or farthest + len(sight.seats) >= GOAL:
        return 1
    return len(left)


def gain_message(seat: int, points: int, treasure: bool) -> Message:
    """Return one seat's gain."""
    how = "" if not treasure else "-and-treasure" if points else "-treasure"
    counted: dict[str, Value] = {"points": points} if points else {}
    return Message(f"gain{how}", {"seat": Seat(seat), **counted})
