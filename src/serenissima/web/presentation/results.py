"""The matches that a guest has played, and the best players of a game, in words."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from serenissima.kernel.meta import Meta
from serenissima.service import Computer, FinishedMatch, RankedPlayer, Standing
from serenissima.web.presentation.own_tables import ago
from serenissima.words import Speaker
from serenissima.words.players import display_names, strength

COMPUTER = str(Computer(""))  # prefix of a computer player in a result
MOST_OPPONENTS = 5


@dataclass(frozen=True)
class PlayedMatch:
    """A line of a guest's results.

    Attributes:
        table: its id.
        title: of the game.
        others: the other players, in words.
        result: the result, in words, with the ending, and why it is not rated.
        when: how long ago it ended.
    """

    table: str
    title: str
    others: str
    result: str
    when: str


@dataclass(frozen=True)
class GameRecord:
    """A guest's record in one game so far, in words.

    Attributes:
        game: its name on the shelf.
        title: of the game.
        told: the number of wins, and points.
        opponents: the most frequent opponents; empty if there are none.
        endings: how the matches ended, the most frequent first.
    """

    game: str
    title: str
    told: tuple[str, ...]
    opponents: str
    endings: tuple[str, ...]


def describe_match(
    match: FinishedMatch, guest: str, meta: Meta, folder: Path, language: str, now: float
) -> PlayedMatch:
    """Return a finished match as the guest sees it."""
    speaker = Speaker(language, folder)
    outcome = speaker.word(f"page-result-{_outcome(match, guest)}")
    result = " ".join(filter(None, (outcome, _ending(match, speaker))))
    unrated = speaker.word(f"page-result-{_why_unrated(match)}") if match.eased else ""
    return PlayedMatch(
        match.table,
        meta.title,
        speaker.word("page-with", names=speaker.several(_others(match, guest, speaker, meta))),
        " · ".join(filter(None, (result, unrated))),
        ago(now - match.at, language),
    )


def record(
    matches: Sequence[FinishedMatch],
    guest: str,
    standings: tuple[Standing | None, Standing | None],
    meta: Meta,
    folder: Path,
    language: str,
) -> GameRecord:
    """Summarize the matches of one game; `standings` among people, and with computer players."""
    speaker = Speaker(language, folder)
    won = sum(_outcome(match, guest) != "lost" for match in matches)
    told = [speaker.word("page-results-won", won=won, count=len(matches))]
    for standing, message in zip(standings, ("people", "apart"), strict=True):
        if standing:
            told.append(speaker.word(f"page-results-{message}", points=standing.points))
    met = Counter(name for match in matches for name in _others(match, guest, speaker, meta))
    often = [f"{name} ({count})" for name, count in met.most_common(MOST_OPPONENTS)]
    ends = Counter(_ending(match, speaker) for match in matches)
    endings = tuple(f"{end} ({count})" for end, count in ends.most_common() if end)
    several = speaker.several(often)
    opponents = speaker.word("page-results-opponents", names=several) if often else ""
    return GameRecord(matches[0].game, meta.title, tuple(told), opponents, endings)


def _seat(match: FinishedMatch, guest: str) -> int:
    return match.players.index(guest)


def _outcome(match: FinishedMatch, guest: str) -> str:
    """Return `won`, `shared` or `lost`."""
    ranks = match.ranks
    if ranks[_seat(match, guest)] > 1:
        return "lost"
    return "shared" if ranks.count(1) > 1 else "won"


def _why_unrated(match: FinishedMatch) -> str:
    """Return why a match is not rated; a stand-in for the only person doesn't count."""
    alone = sum(not player.startswith(COMPUTER) for player in match.players) == 1
    return "retractable" if alone else "lent"


def _others(match: FinishedMatch, guest: str, speaker: Speaker, meta: Meta) -> list[str]:
    """Return the names of the others at the table."""
    computers = [s for s, player in enumerate(match.players) if player.startswith(COMPUTER)]
    own, names = _seat(match, guest), display_names(match.names, computers, speaker, meta)
    return [name for seat, name in enumerate(names) if seat != own]


def _ending(match: FinishedMatch, speaker: Speaker) -> str:
    message = f"ending-{match.ending}"
    return speaker.word(message) if speaker.has(message) else ""


@dataclass(frozen=True)
class BestLine:
    """A line of the list of the best, in words; a guest's `mark` identifies them in the form."""

    name: str
    points: str
    matches: str
    computer: bool
    mark: str


def best_lines(best: Sequence[RankedPlayer], meta: Meta, language: str) -> list[BestLine]:
    """Return the list of a game's best."""
    speaker = Speaker(language)
    return [
        BestLine(
            strength(one.name.removeprefix(COMPUTER), speaker, meta) if one.computer else one.name,
            speaker.word("page-best-points", points=one.standing.points),
            speaker.word("page-best-matches", count=one.standing.matches),
            one.computer,
            "" if one.computer else one.mark,
        )
        for one in best
    ]
