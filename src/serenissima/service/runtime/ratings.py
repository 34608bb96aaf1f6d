"""Results and ratings of one database: a guest's own, and the list of a game's best players.

    matches = await tables.ratings.results(guest.id)      # the latest first
    mine = await tables.ratings.standing(guest.id, game)  # among people; apart=True with computers
    best = await tables.ratings.best(game)                # of those who agree to be listed

Results from the logs are computed in a reader's thread and cached for some seconds.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from serenissima.fairplay.secrets import mark
from serenissima.kernel.game import Game
from serenissima.service.core.level_ratings import fixed_estimates
from serenissima.service.core.ratings import COMPUTER, FinishedMatch, Standing, rate, split
from serenissima.service.runtime.shared import Shared
from serenissima.service.store.logs import Logs
from serenissima.service.store.results import results, shown_guests
from serenissima.service.store.store import Store

REMEMBERED = 30.0  # seconds
MOST_RESULTS = 200  # per guest
MOST_RATED = 20_000  # matches of a game used for ratings: the latest
MOST_LISTED = 50
FEWEST = 3  # rated matches required for the list

Standings = dict[bool, dict[str, Standing]]


@dataclass(frozen=True)
class RankedPlayer:
    """A line of the list of a game's best players.

    Attributes:
        name: of the guest, or `computer NAME`.
        computer: whether it is a computer player.
        standing: their rating.
    """

    name: str
    computer: bool
    standing: Standing

    @property
    def mark(self) -> str:
        """Lets a page tell apart guests of the same name in the list.

        It doesn't reveal which guest it is.
        """
        return mark(self.standing.player, "in the list of the best")


class Ratings:
    """The results and ratings of one database.

    Args:
        store: the database.
        clock: seconds since 1970.
        shelf: returns a game, whose levels of computer players have fixed ratings.
    """

    def __init__(
        self, store: Store, clock: Callable[[], float], shelf: Callable[[str], Game]
    ) -> None:
        self._store, self._clock, self._shelf = store, clock, shelf
        self._known: dict[str, tuple[float, Standings]] = {}
        self._computed: Shared[Standings] = Shared()

    async def results(self, guest: str, *, most: int | None = MOST_RESULTS) -> list[FinishedMatch]:
        """Return the matches of a guest that ended with a result, the latest first.

        `most`: how many at most; None for all.
        """

        def ask(logs: Logs) -> list[FinishedMatch]:
            return results(logs.connection, guest=guest, most=most)

        return (await self._store.read(ask))[::-1]

    async def standing(self, guest: str, game: str, *, apart: bool = False) -> Standing | None:
        """Return a guest's standing in a game; `apart`: in matches with computer players."""
        return (await self._standings(game))[apart].get(guest)

    async def best(self, game: str, *, apart: bool = False) -> list[RankedPlayer]:
        """Return the best of the guests who agree to be listed, and computer players, in order."""
        standings = (await self._standings(game))[apart].values()
        shown = await self._store.read(lambda logs: shown_guests(logs.connection))
        named = [
            RankedPlayer(shown.get(one.player, one.player), one.player.startswith(COMPUTER), one)
            for one in standings
            if one.matches >= FEWEST and (one.player in shown or one.player.startswith(COMPUTER))
        ]
        named.sort(key=lambda one: (-one.standing.points, -one.standing.mu, one.name))
        return named[:MOST_LISTED]

    async def find_ranked(self, game: str, mark: str) -> RankedPlayer | None:
        """Return the guest with this mark in either list of a game's best players, if any."""
        lists = [await self.best(game, apart=apart) for apart in (False, True)]
        people = (one for best in lists for one in best if not one.computer)
        return next((one for one in people if one.mark == mark), None)

    async def _standings(self, game: str) -> Standings:
        """Return everyone's standing in a game, by whether computer players took part."""
        until, known = self._known.get(game, (0.0, {}))
        if until > self._clock():
            return known
        return await self._computed.result(game, lambda: self._compute(game))

    async def _compute(self, game: str) -> Standings:
        """Compute everyone's standing in a game; takes seconds if there are many matches."""
        fixed = partial(fixed_estimates, self._shelf(game).meta)

        def ask(logs: Logs) -> Standings:
            found = split(results(logs.connection, game=game, most=MOST_RATED))
            return {apart: rate(matches, fixed) for apart, matches in found.items()}

        standings = await self._store.read(ask)
        self._known[game] = (self._clock() + REMEMBERED, standings)
        return standings
