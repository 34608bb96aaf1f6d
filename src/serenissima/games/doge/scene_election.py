"""The running election: each seat's votes and where they come from, and what it brings."""

from serenissima.kernel.message import Message, Seat, Value, summed
from serenissima.kernel.scene import Group, Item, Row

from .material import AREAS, QUARANTIA
from .scene_markers import Markers
from .scene_sight import Sight, area_name
from .sums import by_councillors


def election(sight: Sight, markers: dict[int, Markers]) -> Group:
    """A line for each seat: markers turned up, councillors, votes."""
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
    """A seat's markers and councillors in the election, and its place (R5)."""
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
    """How votes add up: the values of the markers, and one for each councillor (R5.1, R5.2).

    None if they do not, since a 0 excludes the seat (R13.6).
    """
    if markers.votes("turned") + councillors != votes:
        return None
    voters = [by_councillors(councillors)] if councillors else []
    return summed(votes, [*markers.values("turned"), *voters])


def place(sight: Sight, seat: int) -> Message | None:
    """First, second, tied, or nothing at all."""
    if seat in sight.firsts:
        return Message("place-first" if len(sight.firsts) == 1 else "place-first-tied")
    if seat in sight.seconds:
        return Message("place-second" if len(sight.seconds) == 1 else "place-second-tied")
    return None if sight.view.votes[seat][sight.area] else Message("place-none")


def award(sight: Sight) -> Message:
    """What first and second place bring here (R7, R8)."""
    where = "quarantia" if sight.area == QUARANTIA else "district"
    if len(sight.firsts) > 1:
        return Message(f"award-{where}-tied")
    if len(sight.seconds) > 1:
        return Message(f"award-{where}-seconds")
    return Message(f"award-{where}" if sight.seconds else f"award-{where}-alone")
