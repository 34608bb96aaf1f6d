"""Positions for sentences that random matches hardly come to."""

from collections.abc import Iterator

from serenissima.kernel.match import Match
from tests.games.canal_grande.table import choosing, play, vote


def rarities() -> Iterator[Match]:
    """Each as a match, to be looked at as it is."""
    bonus = choosing("one", "two", "numbers_laid[0] three=3 one\nphase_round 4", powers="asked")
    play(bonus, "choose first")
    yield bonus
    result = vote("hand[0] castello\nwon[0] castello=3")
    play(result, "call castello", "bid", "decline")
    yield result
