"""The player that searches with information-set Monte-Carlo tree search over redeals."""

import re
import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from serenissima.kernel.game import Game
from serenissima.players import finish
from serenissima.players.refusals import PLAYER_SETTING
from serenissima.players.search.edges import FULL
from serenissima.players.search.search import CAPACITY, Search
from serenissima.players.thrift import choose_thriftily

MOST = 10_000_000  # iterations at most, or milliseconds
SLOW = 1000  # iterations a second on a small machine, in a game of many steps
USUAL_CHOICE = 10  # actions to choose from; rarely more
LEAST = 64  # edges in the smallest tree
FORM = re.compile(r"(?P<iterations>[1-9]\d{0,7})|(?P<seconds>\d{1,5}(?:\.\d{1,9})?)s")


@dataclass(frozen=True)
class Ismcts:
    """A player that searches for a number of iterations or for a time.

    Attributes:
        name: the text that loads it.
        iterations: of a search; 0 if it has a time limit.
        seconds: the time limit of a search; 0 without one.
    """

    name: str
    iterations: int
    seconds: float = 0.0

    @property
    def thinks(self) -> float:
        """The time limit, or the seconds that the iterations take on a slow machine."""
        return self.seconds or self.iterations / SLOW

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        """Return the action the search chooses; at once if there is only one."""
        game.wait_until_compiled()  # before its time starts
        return finish(self.steps(game, terms, view, seat, dice, time.perf_counter()))

    def steps(
        self, game: Game, terms: Any, view: Any, seat: int, dice: Any, since: float
    ) -> Generator[None, None, int]:
        """Choose in steps; a time limit counts from `since`."""
        search = self.search(game, terms, view, seat, dice)
        if len(search.actions) > 1 and self.seconds:
            yield from search.steps_until(since + self.seconds)
        elif len(search.actions) > 1:
            yield from search.steps(self.iterations)
        return choose_thriftily(search, game, terms, view, seat)

    def search(
        self, game: Game, terms: Any, view: Any, seat: int, dice: Any, only: int | None = None
    ) -> Search:
        """Return a new search of the right size; with `only`, it takes just that action."""
        edges = USUAL_CHOICE if game.outlook.prior else 1  # edges that a seat adds in an iteration
        needed = int(self.iterations * int(terms.seats) * edges / FULL) or CAPACITY
        size = min(max(needed, LEAST), CAPACITY)
        return Search(game, terms, view, seat, dice, size, only=only)


def read_setting(kind: str, setting: str) -> tuple[int, float]:
    """Return the iterations and the seconds of a setting, one of them 0.

    Raises:
        Unreadable: `player/setting`.
    """
    found = FORM.fullmatch(setting)
    iterations = int(found["iterations"] or 0) if found else 0
    seconds = float(found["seconds"] or 0) if found else 0.0
    if not 0 < iterations + seconds * 1000 <= MOST:
        raise PLAYER_SETTING(text=setting, hint=f"for example {kind}:500 or {kind}:0.5s")
    return iterations, seconds


def player(setting: str) -> Ismcts:
    """Return a player for `2000` (iterations) or `0.5s` (time); raise `Unreadable` otherwise."""
    return Ismcts(f"ismcts:{setting}", *read_setting("ismcts", setting))
