"""A puzzle as it is put to somebody: what its seat sees, what it was told, what it may do."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from serenissima.fairplay.audience import notices
from serenissima.kernel.actions import Actions
from serenissima.kernel.compile import interpreted
from serenissima.kernel.errors import Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match
from serenissima.kernel.replay import replay
from serenissima.kernel.seats import seats_in
from serenissima.kernel.tale import Happening
from serenissima.puzzles.collection import Collection, Puzzle

MATCHES = 8  # that are kept as they were replayed
POSED = 200  # puzzles that are kept


@dataclass(frozen=True)
class SeenStep:
    """A step of the match that the seat noticed: who acted, and what the seat was told."""

    seat: int
    told: tuple[Happening, ...]


@dataclass(frozen=True, eq=False)
class Posed:
    """A puzzle as it is put to somebody; holds nothing that its seat may not know.

    Attributes:
        game: the game.
        puzzle: the puzzle.
        terms: the terms of the match.
        view: the state as the seat sees it.
        seats: how many play.
        waits: the seats that may act now.
        legal: what can be chosen, ascending: every action but those that only take something back.
        told: the steps so far that the seat noticed; the first is the set-up.
    """

    game: Game
    puzzle: Puzzle
    terms: Any
    view: Any
    seats: int
    waits: tuple[int, ...]
    legal: tuple[int, ...]
    told: tuple[SeenStep, ...]

    @property
    def actions(self) -> Actions:
        """The game's actions, with places called as on the board of the match."""
        return self.game.actions_in(self.terms)

    def as_stored(self, action: str) -> str:
        """An action's text with numbers for places, as files of puzzles have it.

        What is no action is given back as it is.
        """
        try:
            return self.game.actions.format(self.actions.parse(action))
        except Unreadable:
            return action


@lru_cache(maxsize=POSED)
def pose(game: Game, collection: Collection, number: int) -> Posed:
    """Put a puzzle; raises `Unknown` (`puzzle/number`), and what replaying its match raises."""
    puzzle = collection.puzzle(number)
    return posed_in(replayed(game, collection, puzzle.match), puzzle)


def posed_in(match: Match, puzzle: Puzzle) -> Posed:
    """A puzzle of a match, from what its seat knows of the match up to then."""
    game, seat = match.game, puzzle.seat
    view = game.state.view(match.state_after(puzzle.step), seat)
    figures = (game.actions.parse(figure.action) for figure in puzzle.figures)
    return Posed(
        game=game,
        puzzle=puzzle,
        terms=match.terms,
        view=view,
        seats=match.seats,
        waits=seats_in(int(view["waits"])),
        legal=tuple(sorted(figures)),
        told=tuple(_told(match, puzzle.step, seat)),
    )


@lru_cache(maxsize=MATCHES)
def replayed(game: Game, collection: Collection, match: int) -> Match:
    """A match of a collection, up to its last puzzle; every action is checked."""
    with interpreted():  # quicker than loading compiled rules
        return replay(game, parse_match(collection.matches[match]))


def _told(match: Match, last: int, seat: int) -> Iterator[SeenStep]:
    """The steps up to one that a seat noticed."""
    for number, step in enumerate(match.steps[: last + 1]):
        if number == 0 or notices(match, number, seat):
            yield SeenStep(step.seat, step.told_to(seat))
