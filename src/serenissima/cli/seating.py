"""The seats of a match, read from the command line."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from serenissima.players import USUAL, opponent
from serenissima.terminal.refusals import SEATS_TEXT

if TYPE_CHECKING:
    from serenissima.kernel.meta import Meta
    from serenissima.players import Player

PERSON = "person"


def seating(text: str, meta: "Meta", *, people: int) -> list[str]:
    """Return the sitter of each seat from a comma-separated list.

    Without a list, return `people`, then computer players: of the gentlest level if people play,
    and strong ones otherwise.

    A computer player can be named by its level in the game, such as `gentle`.

    Raises:
        Unreadable: `seats/text`.
        Illegal: `match/seats`.
    """
    seats = [meta.player(seat.strip()) for seat in text.split(",")] if text.strip() else []
    if not seats:
        computer = opponent(meta) if people else USUAL
        seats = ([PERSON] * people + [computer] * meta.usual_seats)[: meta.usual_seats]
    if "" in seats:
        raise SEATS_TEXT("a seat is empty", text=text, hint=f"for example {PERSON},{USUAL}")
    meta.check_seats(len(seats))
    return seats


def computers(seats: Sequence[str]) -> "list[Player]":
    """Return the players of seats that are all taken by computers.

    Raises:
        Illegal: `seats/text` if a seat belongs to a person.
        Unknown, Unreadable: `player/unknown`, `player/setting`.
    """
    from serenissima import players

    if PERSON in seats:
        hint = "computer players, such as greedy"
        raise SEATS_TEXT("only computer players can sit here", text=PERSON, hint=hint)
    return [players.load(seat) for seat in seats]


def competitors(text: str) -> list[str]:
    """Return two or more distinct computer players from a comma-separated list.

    Raises:
        Unreadable: `seats/text`.
        Unknown, Unreadable: `player/unknown`, `player/setting`.
    """
    names = [part.strip() for part in text.split(",")]
    found = {} if "" in names else dict.fromkeys(p.name for p in computers(names))
    if len(found) < 2:
        hint = "two or more different players, for example uniform,greedy"
        raise SEATS_TEXT("these players cannot be compared", text=text, hint=hint)
    return list(found)


def neighbours(meta: "Meta") -> list[list[str]]:
    """Return the computer players of each level of a game and of the level below it."""
    return [[above.player, below.player] for below, above in pairwise(meta.levels)]


def distinct(names: Sequence[str]) -> list[str]:
    """Make names distinct: a second `greedy` becomes `greedy 2`; empty seats stay empty."""
    found: list[str] = []
    for name in names:
        number = names[: len(found)].count(name) + 1
        found.append(f"{name} {number}" if name and number > 1 else name)
    return found
