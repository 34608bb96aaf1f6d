"""The player that follows a network trained in self-play, and may search with it."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from typing import Any

from serenissima.kernel.game import Game
from serenissima.players.ismcts import Ismcts, read_setting
from serenissima.players.neural.forward import rate_actions
from serenissima.players.neural.growth import GuidedGrowth
from serenissima.players.neural.network import Network, read_network
from serenissima.players.search.edges import FULL
from serenissima.players.search.observation import write_features
from serenissima.players.search.playout import candidates
from serenissima.players.search.search import CAPACITY, Search
from serenissima.players.search.workspace import ROOT, workspace

SLOW = 5000  # iterations a second on a small machine
EDGES = 16  # that an iteration adds
LEAST = 64  # edges in the smallest tree


@dataclass(frozen=True)
class Neural(Ismcts):
    """A player that takes what its network rates highest, or searches with it.

    Attributes:
        name: the text that loads it.
        iterations: of a search; 0 if it has a time limit, or does not search.
        seconds: the time limit of a search; 0 without one.
    """

    @property
    def thinks(self) -> float:
        """The time limit, or the seconds that the iterations take on a slow machine."""
        return self.seconds or self.iterations / SLOW

    def steps(
        self, game: Game, terms: Any, view: Any, seat: int, dice: Any, since: float
    ) -> Generator[None, None, int]:
        """Choose in steps; a time limit counts from `since`."""
        if self.iterations or self.seconds:
            return (yield from super().steps(game, terms, view, seat, dice, since))
        return rate_view(read_network(game), terms, view, seat, dice)[0][0]

    def search(
        self, game: Game, terms: Any, view: Any, seat: int, dice: Any, only: int | None = None
    ) -> Search:
        """Return a new search of the right size; with `only`, it takes just that action."""
        size = min(max(int(self.iterations * EDGES / FULL), LEAST), CAPACITY)
        plant = partial(GuidedGrowth, read_network(game))
        return Search(
            game, terms, view, seat, dice, size if self.iterations else CAPACITY,
            only=only, plant=plant,
        )  # fmt: skip


def rate_view(
    network: Network, terms: Any, view: Any, seat: int, dice: Any
) -> list[tuple[int, float]]:
    """Return a seat's legal actions with their probabilities by the policy, the likeliest first."""
    game = network.game
    work = workspace(game, terms, dice, view)
    work.words[ROOT] &= game.state.mask(seat)
    count = candidates(terms, work.states[ROOT], seat, work.first_retract, work.actions)
    guide = network.guide(len(work.shares))
    odds = guide.odds[:count]
    write_features(guide.tables, seat, work.cells[ROOT], guide.seen)
    rate_actions(network.policy, guide.units, guide.seen, work.actions, odds)
    rated = zip(work.actions[:count].tolist(), odds.tolist(), strict=True)
    return sorted(rated, key=lambda rated: -rated[1])


def player(setting: str) -> Neural:
    """Return a player for `500` (iterations), `0.5s` (time) or an empty setting (no search).

    Raises:
        Unreadable: `player/setting`.
    """
    if not setting:
        return Neural("neural", 0)
    return Neural(f"neural:{setting}", *read_setting("neural", setting))
