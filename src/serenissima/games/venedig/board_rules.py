"""The rules that every board must obey (R17); a fault lists the places that break one."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from serenissima.games.venedig.refusals import (
    BOARD_BRIDGES,
    BOARD_COVERS,
    BOARD_DISTRICTS,
    BOARD_SIZE,
    BOARD_TOUCHES,
    BOARD_TRACK,
)
from serenissima.kernel.errors import Illegal, RefusalCode

from .board import Board
from .fields import BUILT, Cover
from .material import (
    ALL_TILES,
    BASILICA,
    CROSSED_AGAIN,
    CROSSING,
    DISTRICT_COUNT,
    FIELDS,
    GOAL,
    HEXES,
    KINDS,
    MOST_BRIDGES,
    MOST_HEXES,
    PALAZZO,
    PONTE,
)
from .places import COLUMNS, ROWS, STEPS, Place, beside, name_of, neighbours

UNTOUCHED_END = 4  # the last fields of the track
MOST_MORE = 9  # at most this many faults are listed with the first


@dataclass(frozen=True)
class Fault:
    """A reason why a board can't be used, with the places that show it and the correction."""

    reason: str
    places: tuple[Place, ...] = ()
    hint: str = ""


def refuse_faults(board: Board) -> None:
    """Raise `Illegal` (`board/size`, `board/districts`, …) with all faults of the first kind."""
    for refusal, check in CHECKS.items():
        faults = list(unique_faults(check(board)))
        if faults:
            first, others = faults[0], faults[1:]
            also = [f"; {other.reason} ({show_places(other)})" for other in others[:MOST_MORE]]
            if len(others) > MOST_MORE:
                also.append(f"; and {len(others) - MOST_MORE} more")
            reason = "".join([first.reason, *also])
            raise refusal(reason, text=show_places(first), hint=first.hint)


def unique_faults(faults: Iterable[Fault]) -> Iterator[Fault]:
    """Yield each fault once, even if several hexes or fields show it."""
    found = set[tuple[str, frozenset[Place]]]()
    for fault in faults:
        kind = (fault.reason, frozenset(fault.places))
        if kind not in found:
            found.add(kind)
            yield fault


def show_places(fault: Fault) -> str:
    """Return the places that show a fault."""
    return " ".join(map(name_of, fault.places)) or "the board"


def sizes(board: Board) -> Iterator[Fault]:
    """Yield faults of size and spacing (R17.1, R17.7).

    The board must fit, and the hexes of a row take every second half column.
    """
    for place in (*board.land, *(place for field in board.track for place in field)):
        if not (0 <= place[0] < ROWS and 0 <= place[1] < COLUMNS):
            within = f"within {ROWS} rows and {COLUMNS} half columns"
            yield Fault(f"a board must fit {within}", (place,))
        if sum(place) % 2 != sum(board.start) % 2:
            yield Fault(
                "the hexes of a row must be halfway between those of the next row", (place,)
            )
    if len(board.land) > MOST_HEXES:
        yield Fault(f"a board has at most {MOST_HEXES} hexes, not {len(board.land)}")
    if len(board.bridges) > MOST_BRIDGES:
        yield Fault(f"a board has at most {MOST_BRIDGES} dotted lines, not {len(board.bridges)}")


def districts(board: Board) -> Iterator[Fault]:
    """Yield faults of districts (R17.2): five, each in one piece, separated by water."""
    found = sorted({land.district for land in board.land.values()})
    if len(found) != DISTRICT_COUNT:
        yield Fault(f"a board has {DISTRICT_COUNT} districts, not {len(found)}")
    for place, land in board.land.items():
        for other in neighbours(place):
            if other in board.land and board.land[other].district != land.district:
                yield Fault("two districts touch without a canal", (place, other))
    for district in found:
        own = [place for place, land in board.land.items() if land.district == district]
        apart = set(own) - _piece(board, own[0])
        if apart:
            yield Fault("a district is in several pieces", (own[0], min(apart)))


def _piece(board: Board, start: Place) -> set[Place]:
    """Return the land that can be reached without crossing water."""
    found, edge = {start}, [start]
    while edge:
        for place in neighbours(edge.pop()):
            if place in board.land and place not in found:
                found.add(place)
                edge.append(place)
    return found


def covers(board: Board) -> Iterator[Fault]:
    """Yield faults of covers (R17.3): 86 swamps, free hexes, a printed building of each kind."""
    found = Counter(land.cover for land in board.land.values())
    if found[Cover.SWAMP] != ALL_TILES:
        yield Fault(f"{ALL_TILES} hexes must be under swamp, not {found[Cover.SWAMP]}")
    if not found[Cover.FREE]:
        yield Fault("no hex is free from the start", hint="a cell such as a.")
    for kind, name in enumerate(KINDS):
        places = tuple(p for p, land in board.land.items() if land.cover == BUILT + kind)
        if len(places) != HEXES[kind]:
            reason = f"the printed {name} has {len(places)} hexes instead of {HEXES[kind]}"
            yield Fault(reason, places)
        yield from _shapes(board, kind, places)


def _shapes(board: Board, kind: int, places: tuple[Place, ...]) -> Iterator[Fault]:
    whole = set(places)
    touching = all(whole - {place} <= set(neighbours(place)) for place in places)
    if kind in (PALAZZO, BASILICA) and not touching:
        yield Fault(f"the hexes of the {KINDS[kind]} do not touch each other", places)
    if kind == PONTE and not any(set(pair) == whole for pair in board.bridges):
        yield Fault("the printed ponte is not on a dotted line", places)


def bridges(board: Board) -> Iterator[Fault]:
    """Yield faults of dotted lines (R17.6): each joins two districts across one water hex."""
    if len(set(map(frozenset, board.bridges))) != len(board.bridges):
        yield Fault("two dotted lines join the same hexes")
    if len(board.bridges) < 2:
        yield Fault("the printed ponte's dotted line is the only one")
    for pair in board.bridges:
        one, other = pair
        if not {one, other} <= board.land.keys():
            yield Fault("a dotted line ends in the water", pair)
        elif board.land[one].district == board.land[other].district:
            yield Fault("a dotted line joins two hexes of the same district", pair)
        if not any(beside(beside(one, side), side) == other for side in STEPS):
            yield Fault("a dotted line does not go straight across a single water hex", pair)


def track(board: Board) -> Iterator[Fault]:
    """Yield faults of the track (R17.4): sixty fields on the water; only 10 and 45 are the same."""
    if len(board.track) != FIELDS:
        yield Fault(f"the track has {GOAL} spaces, not {len(board.track) - 1}")
        return
    first: dict[tuple[Place, ...], int] = {}
    for number, field in enumerate(board.track):
        if not board.land.keys().isdisjoint(field):
            yield Fault(f"space {number} of the track is on land", field)
        before = first.setdefault(tuple(sorted(field)), number)
        if before != number and (before, number) != (CROSSING, CROSSED_AGAIN):
            yield Fault(f"spaces {before} and {number} are the same", field)
    if board.track[CROSSING] != board.track[CROSSED_AGAIN]:
        yield Fault("spaces 10 and 45 are not the same", board.track[CROSSED_AGAIN])


def touches(board: Board) -> Iterator[Fault]:
    """Yield faults of the districts beside the track (R17.5).

    Four touch the crossing, none the start and the fields from 57 on, and one or two every other
    field.
    """
    for number, beside_it in enumerate(board.touches):
        low, high = 1, 2
        if number in (CROSSING, CROSSED_AGAIN):
            low = high = 4
        elif number == 0 or number >= FIELDS - UNTOUCHED_END:
            low = high = 0
        if not low <= len(beside_it) <= high:
            reason = f"space {number} touches {len(beside_it)} districts"
            hint = str(low) if low == high else f"{low} or {high}"
            yield Fault(reason, board.track[number], hint)


# In this order, since each check relies on those before it: `touches` needs a field 45, for
# example.
CHECKS: dict[RefusalCode[Illegal], Callable[[Board], Iterator[Fault]]] = {
    BOARD_SIZE: sizes,
    BOARD_DISTRICTS: districts,
    BOARD_COVERS: covers,
    BOARD_BRIDGES: bridges,
    BOARD_TRACK: track,
    BOARD_TOUCHES: touches,
}
