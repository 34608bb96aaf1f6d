"""Suggests the level of computer players that suits a guest, from the guest's own results."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from serenissima.kernel.meta import Meta
from serenissima.service.core.level_ratings import find_root, level_ratings, share_of
from serenissima.service.core.ratings import COMPUTER, FinishedMatch

WANTED = 0.55  # of a guest's comparisons with the suggested opponent, those that the guest wins
RECENT = 30  # matches that count: the latest
DOUBT = 2.25  # the variance of the logarithm of a newcomer's strength
LEARNED = 1  # the level, from 0, suggested to a newcomer who has finished a lesson


@dataclass(frozen=True)
class Suggestion:
    """An opponent for a guest.

    Attributes:
        player: the computer player.
        matches: the guest's matches that it follows from.
        expected: the guest's expected share of the win if all opponents are this one; None without
            matches.
        learned: whether the guest has finished a lesson.
    """

    player: str
    matches: int = 0
    expected: float | None = None
    learned: bool = False


def suggest(
    meta: Meta, seats: int, results: Sequence[FinishedMatch], guest: str, *, learned: bool
) -> Suggestion | None:
    """Suggest the level that a guest beats slightly more often than not; None without levels.

    Newcomers get the first level, or the second after a lesson.

    Args:
        meta: of the game.
        seats: the number of players in the next match.
        results: the guest's finished matches, the latest first.
        guest: the guest's id.
        learned: whether the guest has finished a lesson of the game.
    """
    levels = level_ratings(meta, seats)
    if not levels:
        return None
    played = [one for one in results if _counts(one, meta, guest)][:RECENT]
    if not played:
        known = [*levels]
        return Suggestion(known[min(LEARNED, len(known) - 1) if learned else 0], learned=learned)
    own = _estimate(meta, played, guest)
    gaps = {player: own - one.strength for player, one in levels.items()}
    player = min(gaps, key=lambda one: abs(1 / (1 + exp(-gaps[one])) - WANTED))
    return Suggestion(player, len(played), share_of(gaps[player], 1, seats), learned)


def _counts(match: FinishedMatch, meta: Meta, guest: str) -> bool:
    """Whether the guest played for themselves against levels alone."""
    levels = level_ratings(meta, len(match.players))
    others = [one.removeprefix(COMPUTER) for one in match.players if one != guest]
    mine = match.players.count(guest) == 1 and match.game == meta.name and not match.eased
    return mine and bool(others) and all(one in levels for one in others)


def _estimate(meta: Meta, played: Sequence[FinishedMatch], guest: str) -> float:
    """Return the likeliest logarithm of a guest's strength; newcomers are near the first level."""
    tables = []
    for match in played:
        levels = level_ratings(meta, len(match.players))
        others = (one.removeprefix(COMPUTER) for one in match.players if one != guest)
        strengths = sum(exp(levels[one].strength) for one in others)
        tables.append((match.shares[match.players.index(guest)], strengths))

    def surplus(own: float) -> float:
        expected = (1 / (1 + strengths * exp(-own)) for _, strengths in tables)
        return own / DOUBT + sum(expected) - sum(share for share, _ in tables)

    return find_root(surplus)
