"""Positions and matches of Venedig for the tests, told and asked in the game's words.

A position is what differs from the start, as in a match file. Hexes are called as on the board of
the shelf, in actions too: `site G12`. Lines of these tests alone say what lies on the board:
`free G10 G14`, `casa A12` and the like for other kinds, and `standing casa 17` (so many somewhere
far from San Marco).
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from serenissima.games.venedig.board import load
from serenissima.games.venedig.fields import BUILT, STATE, Cover
from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.material import HEXES, KINDS, PONTE
from serenissima.games.venedig.places import named
from serenissima.games.venedig.positions import can_bear
from serenissima.kernel.match import Match, Step
from serenissima.kernel.position import position

PLACE = re.compile(r"[A-Z]\d+")
LAZY = ("skip", "done", "go-on", "stop", "draw")  # whatever is asked in a turn, one of these
SAN_MARCO = 0
FULL = "casa C18 E22 F3 G12 K18"  # a line: no hex is free but those named


@cache
def hexes(board: str = "laguna") -> dict[str, int]:
    """The number of each hex, from 0, by its place."""
    return {named(place): number for place, number in load(board).number.items()}


def at(text: str = "", seats: int = 3, **options: object) -> Match:
    """A match at a position, laying cards if nothing else is said.

    There are ten cards of the casa and eight of each other kind.
    """
    options = {"cards": "10-8-8-8-8", **options}
    terms = GAME.terms_for(seats, options)
    cover = terms.printed[: terms.hexes].copy()
    lines = [line for said in text.splitlines() for line in on_board(terms, cover, said.strip())]
    return position(GAME, "\n".join(["stage lay", *lines]), seats, options)


def on_board(terms: Any, cover: Any, line: str) -> Iterator[str]:
    """A line as the reader knows it: what lies on which hexes."""
    word, *rest = line.split() or [""]
    laid = "free" if word == "free" else rest[0] if word == "standing" else word
    if laid not in ("free", *KINDS):
        yield line
        return
    lies = Cover.FREE if laid == "free" else BUILT + KINDS.index(laid)
    if word == "standing":
        places = [place for _ in range(int(rest[1])) for place in _site(terms, cover, laid)]
    else:
        places = [hexes()[place] for place in rest]
        cover[places] = lies
    called = list(hexes())
    yield "cover " + " ".join(f"{called[place]}={Cover(lies).text}" for place in places)


def _site(terms: Any, cover: Any, name: str) -> Sequence[int]:
    """Hexes under swamp for a building, the last that are not in San Marco; it stands there now."""
    kind = KINDS.index(name)
    swamp = np.flatnonzero(cover == Cover.SWAMP)
    far = [int(place) for place in swamp if terms.district[place] != SAN_MARCO]
    for first in reversed(far):
        near = terms.bridge if kind == PONTE else [terms.neighbour[first]]
        others = {
            int(place) for group in near if kind != PONTE or first in group for place in group
        }
        for rest in combinations(sorted(others & set(far) - {first}), HEXES[kind] - 1):
            if can_bear(terms, kind, [first, *rest]):
                cover[[first, *rest]] = BUILT + kind
                return [first, *rest]
    raise AssertionError(name)


def purse(seat: int, values: str | Sequence[int]) -> str:
    """The line that gives a seat tiles and treasures with so much gold each."""
    counted = Counter(map(int, values.split() if isinstance(values, str) else values))
    pairs = [f"{value}={count}" for value, count in sorted(counted.items())]
    return " ".join([f"gold[{seat}]", *pairs])


def stock(*left: int) -> str:
    """The line that leaves these treasures in the stock; seat 1 has the others."""
    counts = dict(zip(range(3, 7), (5, 4, 4, 5), strict=True))
    return purse(1, [v for v, n in counts.items() for _ in range(n - left.count(v))])


def begun(seats: int = 3, **options: object) -> Match:
    """A match at its beginning."""
    return Match(GAME, seats, options, seed="begun")


def play(match: Match, *words: str, answers: Sequence[int] | None = None) -> Step:
    """Let whoever is asked do each of these, or the seat before it; the last step.

    `answers` are what the dice say to the last of them.
    """
    for number, word in enumerate(words, 1):
        seat, _, action = word.partition(" ")
        if not seat.isdigit():
            seat, action = str(match.waits[0]), word
        dice = answers if number == len(words) else None
        step = match.play(int(seat), _numbered(match, action), dice)
    return step


def _numbered(match: Match, word: str) -> str:
    board = GAME.options_of(match.terms)["board"]
    return PLACE.sub(lambda found: str(hexes(str(board))[found[0]] + 1), word)


def pass_turn(match: Match) -> Step:
    """Let whoever is asked do as little as possible until another turn begins, or the end."""
    turn = int(match.state.turn)
    while not match.over and match.state.turn == turn:
        step = match.play(match.waits[0], next(w for w in LAZY if match.can(match.waits[0], w)))
    return step


def legal(match: Match, seat: int | None = None) -> list[str]:
    """What can be done now, by the seat or by whoever is asked first; hexes by their places."""
    asked = match.waits[0] if seat is None else seat
    return [_placed(match, GAME.actions.format(action)) for action in match.legal(asked)]


def _placed(match: Match, word: str) -> str:
    kind, _, rest = word.partition(" ")
    if kind not in ("site", "drain"):
        return word
    places = list(hexes(str(GAME.options_of(match.terms)["board"])))
    return f"{kind} {places[int(rest) - 1]}"


def sites(match: Match) -> list[str]:
    """The places that can be named for the building now."""
    return [word[5:] for word in legal(match) if word.startswith("site ")]


def told(step: Step, *kinds: str) -> list[str]:
    """The events of a step in order; only some kinds of them, if any are named."""
    names = [happening.event.kind for happening in step.told]
    return [name for name in names if not kinds or name in kinds]


def said(step: Step, kind: str) -> list[tuple[int, ...]]:
    """The values of a step's events of one kind."""
    return [happening.values for happening in step.told if happening.event.kind == kind]


def asked(match: Match) -> tuple[tuple[int, ...], str]:
    """Who is asked, and for what."""
    return match.waits, stage(match)


def stage(match: Match) -> str:
    """What is asked."""
    return STATE.by_name["stage"].word(int(match.state.stage))


def see(match: Match, line: str, seat: int | None = None) -> str:
    """What the position's text (the one for a seat) says in a line; nothing if it has none."""
    lines = STATE.format(match.state, seat).splitlines()
    return next((text.partition(" ")[2] for text in lines if text.split()[0] == line), "")


def cover(match: Match, *places: str) -> list[str]:
    """What lies on these hexes."""
    word = STATE.by_name["cover"].word
    return [word(int(match.state.cover[hexes()[place]])) for place in places]


def fields(match: Match) -> list[int]:
    """Where the gondolas lie."""
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


def shares(match: Match) -> Any:
    """How the win is shared, seat by seat; None while the match goes on."""
    return None if match.outcome is None else match.outcome.shares
