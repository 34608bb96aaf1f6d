"""The statistics that come with a game: of matches between strong computer players, as data."""

import json
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from serenissima.kernel.engine import engine
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.players.playing import play_on
from serenissima.statistics.counts import Count, MatchCounts
from serenissima.statistics.facts import facts_of
from serenissima.statistics.refusals import STATISTICS_FORMAT

FILE = "statistics.json"
FORMAT = "serenissima statistics 1"
DECIMALS = 2  # of shares of the win


@dataclass(frozen=True)
class PlayedStatistics:
    """The counts of matches that a computer player played against itself.

    Attributes:
        game: the name of the game.
        rules: the rules version of the matches.
        engine: the version of the program that played them.
        player: the name of the player in every seat.
        seed: of the matches.
        counts: by the number of seats.
    """

    game: str
    rules: int
    engine: str
    player: str
    seed: str
    counts: Mapping[int, MatchCounts]


def play_statistics(
    game: Game, player: str, matches: int, seats: Sequence[int], seed: str
) -> Generator[int, None, PlayedStatistics]:
    """Play matches and return their counts; the same arguments give the same counts.

    Yields the number of matches played so far, after each of them.

    Args:
        game: the game.
        player: the name of the player in every seat.
        matches: how many, for each number of seats.
        seats: the numbers of seats.
        seed: of all dice.

    Raises:
        Unknown, Unreadable: `player/unknown`, `player/network`, `player/setting`.
        Illegal: `match/seats`.
    """
    counts = {number: MatchCounts() for number in seats}
    played = 0
    for number in seats:
        for at in range(matches):
            one = f"{seed}/{number}/{at}"
            match = play_on(Match(game, number, seed=one), [player] * number, one)
            if (facts := facts_of(match)) is not None:
                counts[number].add(facts)
            played += 1
            yield played
    return PlayedStatistics(game.meta.name, game.meta.rules_version, engine(), player, seed, counts)


@cache
def shipped_statistics(folder: Path) -> PlayedStatistics | None:
    """Return the statistics in a game's folder; None if there are none."""
    file = folder / FILE
    return read_statistics(file.read_text(encoding="utf-8")) if file.is_file() else None


def read_statistics(text: str) -> PlayedStatistics:
    """Read the text of a file of statistics; raise `Unreadable` (`statistics/format`)."""
    try:
        found = json.loads(text)
        if found.pop("format") != FORMAT:
            raise ValueError(text[:80])
        counts = {int(seats): MatchCounts.read(rows) for seats, rows in found.pop("counts").items()}
        return PlayedStatistics(**found, counts=counts)
    except (ValueError, KeyError, TypeError) as error:
        raise STATISTICS_FORMAT(hint=f"a file of the format {FORMAT!r}") from error


def print_statistics(found: PlayedStatistics) -> str:
    """Return the text of a file of statistics, a line per count for readable diffs."""
    facts: dict[str, Any] = {
        "format": FORMAT,
        "game": found.game,
        "rules": found.rules,
        "engine": found.engine,
        "player": found.player,
        "seed": found.seed,
    }
    head = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in facts.items()]
    parts = [
        f'  "{seats}": {{\n{_lines(counts.of)}\n  }}' for seats, counts in found.counts.items()
    ]
    head.append(' "counts": {\n' + ",\n".join(parts) + "\n }")
    return "{\n" + ",\n".join(head) + "\n}\n"


def _lines(counts: Mapping[str, Count]) -> str:
    rows = sorted(counts.items())
    return ",\n".join(
        f"   {json.dumps(key, ensure_ascii=False)}: [{one.times}, {round(one.won, DECIMALS):g}]"
        for key, one in rows
    )
