"""Positions and matches of Venedig for the tests.

Hexes are called as on the board of the shelf.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from serenissima import testing
from serenissima.games.venedig.board_text import load
from serenissima.games.venedig.fields import STATE
from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.material import KINDS
from serenissima.games.venedig.places import name_of
from serenissima.kernel.match import Match, Step
from serenissima.testing import legal

LAZY = ("skip", "done", "go-on", "stop", "draw")  # any question in a turn is one of these
FULL = "cover C18=casa E22=casa F3=casa G12=casa K18=casa"  # no hex is free but those named
FAR = {  # under swamp, not in San Marco, and one site after the other
    "casa": "L23 L21 L19 L17 L15 L13 L9 K22 K20 K16 K14 K12 K10 K8 K6 J25 J19",
    "palazzo": "L23 K22 L21 K20 L19 L17 L15 K14",
    "campo": "L23 L21 L19 L17",
    "ponte": "K22 I24 J7 J3 I22 I18 F21 D19",
    "basilica": "L23 K22 L21 L17 K16 L15 L13 K12 K14",
}


@cache
def hexes() -> dict[str, int]:
    """The number of each hex, from 0, by its place."""
    return {name_of(place): number for place, number in load("laguna").number.items()}


def at(text: str = "", seats: int = 3, **options: object) -> Match:
    """Return a match at a position, by default while laying cards.

    There are ten cards of the casa and eight of each other kind.
    """
    return testing.at(GAME, f"stage lay\n{text}", seats, **{"cards": "10-8-8-8-8", **options})


def begun(seats: int = 3, **options: object) -> Match:
    """A match at its beginning."""
    return Match(GAME, seats, options, seed="begun")


# ---- lines of a position -------------------------------------------------------------------------


def covered(what: str, places: str) -> str:
    """The line that puts the same on all these hexes: `free`, or a kind of building."""
    return " ".join(["cover", *(f"{place}={what}" for place in places.split())])


def standing(kind: str, hexes: int) -> str:
    """Return the line that covers a number of hexes far from San Marco with buildings of a kind."""
    return covered(kind, " ".join(FAR[kind].split()[:hexes]))


def purse(seat: int, values: str | Sequence[int]) -> str:
    """The line that gives a seat tiles and treasures with so much gold each."""
    counted = Counter(map(int, values.split() if isinstance(values, str) else values))
    pairs = [f"{value}={count}" for value, count in sorted(counted.items())]
    return " ".join([f"gold[{seat}]", *pairs])


def stock(*left: int) -> str:
    """The line that leaves these treasures in the stock; seat 1 has the others."""
    counts = dict(zip(range(3, 7), (5, 4, 4, 5), strict=True))
    return purse(1, [v for v, n in counts.items() for _ in range(n - left.count(v))])


# ---- playing -------------------------------------------------------------------------------------


def pass_turn(match: Match) -> Step:
    """Let the waiting seats do as little as possible until another turn begins, or the end."""
    turn = int(match.state.turn)
    while not match.over and match.state.turn == turn:
        step = match.play(match.waits[0], next(w for w in LAZY if match.can(match.waits[0], w)))
    return step


def sites(match: Match) -> list[str]:
    """The places that can be named for the building now."""
    return [word[5:] for word in legal(match) if word.startswith("site ")]


# ---- looking -------------------------------------------------------------------------------------


def stage(match: Match) -> str:
    """Return the current question."""
    return testing.next_decision(match)[1]


def cover(match: Match, *places: str) -> list[str]:
    """Return the pieces on these hexes."""
    word = STATE.by_name["cover"].word
    return [word(int(match.state.cover[hexes()[place]])) for place in places]


def fields(match: Match) -> list[int]:
    """Return the fields of the gondolas."""
    return [int(field) for field in match.state.position[: match.seats]]


def figures(match: Match) -> dict[str, int | str]:
    """Who has each master builder, without those on the board."""
    found: dict[str, int | str] = {}
    for kind, name in enumerate(KINDS):
        if match.state.imaginary_master[kind]:
            assert match.state.master[kind] < 0
            found[name] = "imaginary"
        elif match.state.master[kind] >= 0:
            found[name] = int(match.state.master[kind])
    return found


def gold(match: Match, seat: int) -> list[int]:
    """A seat's tiles and treasures by their gold."""
    return [value for value, count in enumerate(match.state.gold[seat]) for _ in range(count)]
