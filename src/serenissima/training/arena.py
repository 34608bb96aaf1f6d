"""Tournaments between computer players, each in every seat, to measure strength."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing

from serenissima.training.kept import StoredResults
from serenissima.training.matches import check_sendable, play, play_all
from serenissima.training.ratings import Rating
from serenissima.training.sequential import AtLeast, Conclusion, SequentialTest
from serenissima.training.spreading import Crew
from serenissima.training.standings import Standings, group_fixtures
from serenissima.training.tournament import Fixture, Result, Tournament

__all__ = [
    "HEADS", "AtLeast", "Conclusion", "Progress", "Rating", "Standings", "Tournament",
    "check_question", "check_sendable", "play", "run",
]  # fmt: skip

HEADS = "player", "share of the win", "95%", "seats taken"  # columns of a table of results
Progress = Callable[[int, int], object]
"""Called with the number of matches played so far, and their total."""


def run(
    tournament: Tournament,
    *,
    processes: int | None = None,
    progress: Progress | None = None,
    kept: StoredResults | None = None,
    until: AtLeast | None = None,
    crew: AbstractContextManager[Crew | None] | None = None,
) -> Standings:
    """Play a tournament.

    The result depends only on the tournament and the question, however many processes share the
    work, unless a player has a time limit. Players without a search (`uniform`, `greedy`,
    `neural`) play in threads; the others play in child processes, and if one of these is killed,
    another one plays its matches again.

    Args:
        tournament: the matches to play.
        processes: the number of child processes or threads; 1 plays in this process; default: one
            per core.
        progress: called after each match.
        kept: cached results, which aren't played again; new results are added at once.
        until: a question; only the first deals that are enough to answer it count, in their order,
            at most all. The standings have the `conclusion`.
        crew: plays instead of child processes.

    Raises everything that `players.load`, `Match`, `SequentialTest` and, with several processes,
    `check_sendable` raise.
    """
    planned = tournament.fixtures()
    referee = _Referee(planned, dict(kept.results) if kept else {}, until)
    missing = [one for one in planned if one.number not in referee.results]
    done = len(planned) - len(missing)
    if not referee.is_decided():
        with closing(play_all(tournament, missing, processes, crew)) as coming:
            for result in coming:
                done += 1
                referee.add(result)
                if kept:
                    kept.add(result)
                if progress:
                    progress(done, len(planned))
                if referee.is_decided():
                    break
    names, meta = tuple(dict.fromkeys(tournament.competitors)), tournament.meta
    return Standings(meta.name, names, referee.counted, meta.rules_version, referee.conclusion)


def check_question(tournament: Tournament, until: AtLeast | None) -> None:
    """Raise what `SequentialTest` raises, before anything is played."""
    _Referee(tournament.fixtures(), {}, until)


class _Referee:
    """Collects results in any order, and asks the question deal by deal."""

    def __init__(
        self, planned: Sequence[Fixture], results: dict[int, Result], until: AtLeast | None
    ) -> None:
        self.results = results
        self._deals = group_fixtures(planned)
        if until and len(self._deals) > 1 and len(self._deals[-1]) < len(self._deals[0]):
            self._deals.pop()  # it is not whole
        self._test = SequentialTest(until, self._deals[0]) if until else None
        self._seen = 0  # the number of deals that the test has looked at
        self._look()

    def add(self, result: Result) -> None:
        """Add the result of a match."""
        self.results[result.fixture.number] = result
        self._look()

    def is_decided(self) -> bool:
        """Whether the question is answered."""
        return self._test is not None and self._test.answer is not None

    @property
    def conclusion(self) -> Conclusion | None:
        """The answer, if there is a question."""
        return self._test.conclusion() if self._test else None

    @property
    def counted(self) -> tuple[Result, ...]:
        """The results that count, in the order of the matches."""
        deals = self._deals[: self._seen] if self._test else self._deals
        return tuple(self.results[one.number] for deal in deals for one in deal)

    def _look(self) -> None:
        """Show the test all whole deals that come next."""
        while self._test and not self.is_decided() and self._seen < len(self._deals):
            deal = [self.results.get(one.number) for one in self._deals[self._seen]]
            whole = [result for result in deal if result]
            if len(whole) < len(deal):
                return
            self._test.add(whole)
            self._seen += 1
