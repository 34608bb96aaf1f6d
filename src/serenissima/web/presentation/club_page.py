"""The page of a club: its tables and standings in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from serenissima.kernel.meta import Meta
from serenissima.service import ClubStanding, Summary
from serenissima.web.presentation.own_tables import OwnTable, list_own_tables
from serenissima.words import Speaker


@dataclass(frozen=True)
class ClubTable:
    """A table of a club.

    Attributes:
        line: as in the list of one's own tables.
        title: of the game.
        free: the free seats that a visitor who doesn't sit there may take: values for a form,
            numbers and names.
    """

    line: OwnTable
    title: str
    free: tuple[tuple[str, int, str], ...]


@dataclass(frozen=True)
class GameStandings:
    """The standings of a club in one game.

    Attributes:
        title: of the game.
        lines: each member with points and matches in words.
    """

    title: str
    lines: tuple[tuple[ClubStanding, str, str], ...]


def club_tables(
    summaries: Sequence[Summary], games: Mapping[str, Meta], language: str, now: float
) -> list[ClubTable]:
    """Return the tables of a club that can be played: running ones first."""
    here = {one.table: one for one in summaries if one.game in games and one.playable}
    lines = list_own_tables(list(here.values()), language, games, now)
    speaker = Speaker(language)
    return [
        ClubTable(line, games[line.game].title, _free(here[line.id], line, speaker))
        for line in lines
    ]


def _free(one: Summary, line: OwnTable, speaker: Speaker) -> tuple[tuple[str, int, str], ...]:
    if line.over or one.seat is not None:
        return ()
    return tuple(
        (f"{one.table}-{seat}", seat, speaker.word("page-seat-take", number=seat + 1))
        for seat, name in enumerate(one.names)
        if not name and seat not in one.computers
    )


def club_standings(
    standings: Mapping[str, Sequence[ClubStanding]], games: Mapping[str, Meta], language: str
) -> list[GameStandings]:
    """Return the standings of a club by game, as the shelf orders games."""
    word = Speaker(language).word
    return [
        GameStandings(
            games[game].title,
            tuple(
                (
                    one,
                    word("page-best-points", points=one.standing.points),
                    word("page-best-matches", count=one.standing.matches),
                )
                for one in standings[game]
            ),
        )
        for game in games
        if game in standings
    ]
