"""The lines of a guest's finished matches, and the best players of a game, in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from serenissima.kernel.meta import Meta
from serenissima.service import Computer, FinishedMatch, RankedPlayer
from serenissima.web.presentation.own_tables import ago
from serenissima.words import Speaker
from serenissima.words.players import display_names, strength

COMPUTER = str(Computer(""))  # prefix of a computer player in a result


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
