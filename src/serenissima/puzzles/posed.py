"""A puzzle as presented to someone: the seat's view, knowledge so far, and legal actions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from serenissima.fairplay.audience import notices
from serenissima.kernel.actions import Actions
from serenissima.kernel.compile import interpreted
from serenissima.kernel.errors import Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Transcript, parse_match
from serenissima.kernel.replay import replay
from serenissima.kernel.seats import seats_in
from serenissima.kernel.tale import Happening
from serenissima.puzzles.collection import Collection, Puzzle

MATCHES = 8  # replayed matches to cache
POSED = 200  # presented puzzles to cache


@dataclass(frozen=True)
class SeenStep:
    """A step of the match that the seat noticed: the acting seat, and the happenings seen."""

    seat: int
    told: tuple[Happening, ...]


@dataclass(frozen=True, eq=False)
class Posed:
    """A puzzle as presented to someone, without anything that its seat may not know.

    Attributes:
        game: the game.
        puzzle: the puzzle.
        terms: the terms of the match.
        view: the state as the seat sees it.
        seats: the number of players.
        waits: the seats that may act now.
        legal: the actions to choose from, ascending: all except retractions.
        told: the steps that the seat noticed so far; the first is the set-up.
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
        """The game's actions, with places named as on the board of the match."""
        return self.game.actions_in(self.terms)

    def as_stored(self, action: str) -> str:
        """Return an action's text with numbers for places, as puzzle files store it.

        A text that isn't an action is returned unchanged.
        """
        try:
            return self.game.actions.format(self.actions.parse(action))
        except Unreadable:
            return action


@lru_cache(maxsize=POSED)
def pose(game: Game, collection: Collection, number: int) -> Posed:
    """Return a puzzle as presented; raise `Unknown` (`puzzle/number`) or what a replay raises."""
    puzzle = collection.puzzle(number)
    return pose_in(replay_match(game, collection, puzzle.match), puzzle)


def pose_in(match: Match, puzzle: Puzzle) -> Posed:
    """Present a puzzle of a match, from its seat's knowledge of the match so far."""
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
        told=tuple(_noticed_steps(match, puzzle.step, seat)),
    )


def match_before(collection: Collection, number: int) -> Transcript:
    """Return the match file up to a puzzle; raise `Unknown` (`puzzle/number`).

    The players in the file are left out: they are computer players who don't sit there any more.
    """
    puzzle = collection.puzzle(number)
    whole = parse_match(collection.matches[puzzle.match])
    return replace(whole, lines=whole.lines[: puzzle.step], result=None, players={})


@lru_cache(maxsize=MATCHES)
def replay_match(game: Game, collection: Collection, match: int) -> Match:
    """Replay a match of a collection up to its last puzzle and check every action."""
    with interpreted():  # faster than loading compiled rules
        return replay(game, parse_match(collection.matches[match]))


def _noticed_steps(match: Match, last: int, seat: int) -> Iterator[SeenStep]:
    """Yield the steps up to `last` that a seat noticed."""
    for number, step in enumerate(match.steps[: last + 1]):
        if number == 0 or notices(match, number, seat):
            yield SeenStep(step.seat, step.seen_by(seat))
