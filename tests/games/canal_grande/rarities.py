"""Positions for sentences that random matches rarely reach."""

from collections.abc import Iterator

from serenissima.kernel.match import Match
from serenissima.testing import play
from tests.games.canal_grande.table import cards, choosing, vote


def rarities() -> Iterator[Match]:
    """Each as a match."""
    bonus = choosing("one", "two", "numbers_laid[0] three=3\nphase_round 4", powers="asked")
    play(bonus, "choose first")
    yield bonus
    result = vote("hand[0] castello\nwon[0] castello=3")
    play(result, "call castello", "bid", "decline")
    yield result
    traitor = choosing("spy", "two", "hand[1] castello", powers="asked")
    play(traitor, "choose first")
    traitor.play(0, "use", answers=cards("traitor gondola"))
    yield traitor
    passed = choosing("doge", "one", "hand[0] gondola\nhand[1] castello")
    play(passed, "choose first")
    yield passed
    higher = vote("hand[0] castello=3\nhand[1] castello=2")
    play(higher, "call castello", "bid", "lay castello", "lay castello", "bid")
    yield higher
