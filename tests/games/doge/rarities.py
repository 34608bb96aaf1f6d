"""Positions for sentences that random matches hardly come to."""

from collections.abc import Iterator

from serenissima.games.doge.game import GAME
from serenissima.kernel.match import Match
from serenissima.testing import at, play
from tests.games.doge.looking import (
    FIVE,
    ONE_IN_SAN_MARCO,
    TWO_IN_ALL,
    ringless,
)
from tests.games.doge.table import built, election, year_end


def rarities() -> Iterator[Match]:
    """Each of them, as a match."""
    yield from (ringless("san-marco"), ringless("quarantia"))
    yield election("quarantia", "3 - -", ONE_IN_SAN_MARCO, neutralise="one-by-one")
    tied = election("quarantia", "3 3 -", "houses[0] castello=2")
    yield tied.copy()
    play(tied, "lift castello", "drop san-polo")
    yield tied
    single = election("quarantia", "3 3 -", "houses[0] castello=1")
    yield single.copy()
    play(single, "lift castello", "drop san-polo")
    yield single
    yield election("castello", "3 - -", "ring castello=1\nstands castello=san-polo")
    placing = election("castello", "3 - -", "houses[0] castello=5")
    play(placing, "send dorsoduro")
    yield placing
    yield at(GAME, FIVE)
    doge = "sites[santa-croce] 1 1 0 2 2\nhouses[0] santa-croce=1"
    yield election("castello", "3 - -", f"{FIVE}\n{doge}")
    yield year_end(TWO_IN_ALL)
    yield year_end("sites[castello] 2 -1 -1 -1 -1", year_cap=9)
    yield year_end(built("3", "11"), year_cap=9)
    yield year_end("houses[0] castello=1", year_cap=9)
    yield year_end("", year_cap=9)
