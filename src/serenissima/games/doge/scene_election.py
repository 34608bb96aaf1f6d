"""The current election: each seat's votes with their sources, and the award."""

from serenissima.kernel.message import Message, Seat, Value, sum_of
from serenissima.kernel.scene import Group, Item, Row

from .material import AREAS, QUARANTIA
from .scene_markers import Markers
from .scene_sight import Sight, area_name
from .sums import by_councillors


def election(sight: Sight, markers: dict[int, Markers]) -> Group:
    """Return a line for each seat with its markers, councillors and votes."""
    area = sight.area
    title: dict[str, Value] = {"number": sight.view.election + 1, "area": area_name(area)}
    return Group(
        id="election",
        zone="board",
        title=Message("election", title),
        rows=tuple(line(sight, seat, markers[seat]) for seat in sight.seats),
        notes=(award(sight),),
        lit=True,
        symbol=AREAS[area],
    )


def line(sight: Sight, seat: int, markers: Markers) -> Row:
    """Return a seat's markers and councillors in the election, and its place (R5)."""
    votes = sight.view.votes[seat][sight.area]
    councillors = max(0, votes - markers.votes("turned"))
    voters: tuple[Item, ...] = ()
    if councillors:
        name = Message("voters", {"seat": Seat(seat)})
        item = f"voters-{seat}"
        voters = (
            Item(
                id=item,
                symbol="councillor",
                name=name,
                form="piece",
                seat=seat,
                count=councillors,
                about="voters",
            ),
        )
    return Row(
        items=(*markers.items("turned"), *voters),
        note=place(sight, seat),
        seat=seat,
        total=votes,
        about="votes",
        now=votes_sum(votes, markers, councillors),
        spread=True,
    )


def votes_sum(votes: int, markers: Markers, councillors: int) -> Message | None:
    """Return votes as a sum of marker values plus one per councillor (R5.1, R5.2).

    None if they don't add up, because a 0 excludes the seat (R13.6).
    """
    if markers.votes("turned") + councillors != votes:
        return None
    voters = [by_councillors(councillors)] if councillors else []
    return sum_of(votes, [*markers.values("turned"), *voters])


def place(sight: Sight, seat: int) -> Message | None:
    """Return a seat's place: winner, runner-up, tied for either, or without votes."""
    if seat in sight.firsts:
        return Message("place-first" if len(sight.firsts) == 1 else "place-first-tied")
    if seat in sight.seconds:
        return Message("place-second" if len(sight.seconds) == 1 else "place-second-tied")
    return None if sight.view.votes[seat][sight.area] else Message("place-none")


def award(sight: Sight) -> Message:
    """Return the awards of winner and runner-up (R7, R8)."""
    where = "quarantia" if sight.area == QUARANTIA else "district"
    if len(sight.firsts) > 1:
        return Message(f"award-{where}-tied")
    if len(sight.seconds) > 1:
        return Message(f"award-{where}-seconds")
    return Message(f"award-{where}" if sight.seconds else f"award-{where}-alone")
