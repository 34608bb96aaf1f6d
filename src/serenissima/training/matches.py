"""How the arena plays its matches: many at once in compiled code, or each by itself."""

import pickle
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from contextvars import Context, copy_context
from pathlib import Path
from typing import Any

from serenissima import games as shelf
from serenissima import players
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.players.playing import play_on
from serenissima.players.policies import POLICIES, PolicySeats, play_policies
from serenissima.training.refusals import GAME_OWN, PLAYER_OWN
from serenissima.training.spreading import Crew, helpers, spread, threads, workers
from serenissima.training.tournament import Fixture, Result, Tournament

BATCH = 50  # matches that a thread plays before it reports them
WORTHWHILE = 500  # matches for which it pays to compile what plays many at once, at the first time

OwnPlayers = Mapping[str, players.Player]
"""Custom players by name."""


def play_all(
    tournament: Tournament,
    fixtures: Sequence[Fixture],
    processes: int | None = None,
    crew: AbstractContextManager[Crew | None] | None = None,
) -> Generator[Result, None, None]:
    """Yield the results of some matches of a tournament as they come.

    Players without a search play in threads of this process, thousands of matches a second; all
    others play in child processes or, if there is one, in the crew. The results are the same.

    Raises:
        Illegal: `player/own`, `game/own`: child processes would have to play, and can't.
    """
    quick = [one for one in fixtures if is_quick(tournament, one)]
    if len(quick) < WORTHWHILE:
        quick = []
    together = {one.number for one in quick}
    options = dict(tournament.meta.settle(tournament.options))
    tasks = [
        (tournament.game, options, one, tournament.own)
        for one in fixtures
        if one.number not in together
    ]
    if tasks and (crew or helpers(processes, len(tasks)) > 1):
        check_sendable(tournament.own, tournament.game)
    yield from _play_quick(tournament.load_game(), options, quick, processes)
    with crew or workers(processes, len(tasks)) as helping:
        yield from spread(helping, play, tasks)


def is_quick(tournament: Tournament, fixture: Fixture) -> bool:
    """Whether a match is only between players that don't search."""
    return all(name in POLICIES and name not in tournament.own for name in fixture.seats)


def _play_quick(
    game: Game, options: Mapping[str, object], quick: Sequence[Fixture], processes: int | None
) -> Iterator[Result]:
    """Yield the results of matches between players that don't search, in batches."""
    batches = [quick[begin : begin + BATCH] for begin in range(0, len(quick), BATCH)]
    tasks = [(copy_context(), game, options, batch) for batch in batches]
    count = helpers(processes, len(tasks))
    if count <= 1:
        for results in spread(None, _play_in, tasks):
            yield from results
        return
    with threads(count) as crew:
        for results in spread(crew, _play_in, tasks):
            yield from results


def _play_in(
    context: Context, game: Game, options: Mapping[str, object], batch: Sequence[Fixture]
) -> list[Result]:
    """Play a batch in a thread, in the context of the caller, which may interpret the rules."""
    return context.run(play_batch, game, options, batch)


def play_batch(game: Game, options: Mapping[str, object], batch: Sequence[Fixture]) -> list[Result]:
    """Play matches between players that don't search; the results are those of `play`."""
    seats = [PolicySeats(one.seats, deal=one.deal, seed=_seed_of_seats(one)) for one in batch]
    terms = game.terms_for(len(batch[0].seats), options)
    played = play_policies(game, terms, seats)
    kinds = [event.kind for event in game.events]
    columns = (played.shares, played.endings, played.decisions, played.told)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return [
        Result(
            fixture, tuple(shares), game.endings[ending], decisions,
            {kind: times for kind, times in zip(kinds, told, strict=True) if times},
        )
        for fixture, (shares, ending, decisions, told) in zip(batch, rows, strict=True)
    ]  # fmt: skip


def play(
    game: str | Game,
    options: Mapping[str, object],
    fixture: Fixture,
    own: OwnPlayers | None = None,
) -> Result:
    """Play one match; each seat has its own dice, from the match's seed."""
    played = shelf.load(game) if isinstance(game, str) else game
    begun = Match(played, len(fixture.seats), options, seed=fixture.deal)
    sitting = [(own or {}).get(name, name) for name in fixture.seats]
    match = play_on(begun, sitting, _seed_of_seats(fixture))
    assert match.outcome is not None
    told = Counter(happening.event.kind for step in match.steps for happening in step.happenings)
    ended = match.outcome
    return Result(fixture, ended.shares, ended.ending, len(match.steps) - 1, dict(told))


def _seed_of_seats(fixture: Fixture) -> str:
    """Return the seed of the seats' own dice."""
    return f"{fixture.deal}/{fixture.number}"


def check_sendable(own: OwnPlayers, game: str | Game = "") -> None:
    """Raise `Illegal` for a player (`player/own`) or a game (`game/own`) that can't be sent.

    Another process must be able to import a player's class from a module, or from a script that
    works under `if __name__ == "__main__":`; a notebook is not enough. A game must be the `GAME` of
    its module.
    """
    for name, player in own.items():
        if not _can_be_sent(player):
            raise PLAYER_OWN(text=name, hint="processes=1, or a class in a module")
    if isinstance(game, Game) and not _can_be_sent(game):
        raise GAME_OWN(text=game.meta.name, hint="processes=1, or the GAME of a module game.py")


def _can_be_sent(value: Any) -> bool:
    """Whether another process can read a pickled value."""
    try:
        pickle.dumps(value)
        return type(value).__module__ != "__main__" or _main_is_importable()
    except Exception:  # pickling may raise anything
        return False


def _main_is_importable() -> bool:
    """Whether a child process can import the script that started this one."""
    main = sys.modules["__main__"]
    return bool(getattr(main, "__spec__", None)) or Path(getattr(main, "__file__", "")).is_file()
