"""Positions from outside: whatever the rules rely on is looked at before they do."""

import pytest

from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREAS
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Transcript, replay
from serenissima.kernel.position import position
from tests.games.doge.table import (
    asked,
    begun,
    election,
    hold_ballots,
    lay,
    play,
    said,
    year_end,
)

BEFORE_AN_ELECTION = """
    stage vote
    order castello cannaregio dorsoduro san-marco san-polo santa-croce quarantia
    sites[1] 2 -1 -1 -1 -1
    houses[0] castello=3
    ring dorsoduro=1
    stands dorsoduro=castello
    ballot[0][1] three=1
    ballot[2][1] two=1
"""
HOUSES = "\n".join(f"houses[{seat}] castello=3 san-polo=1" for seat in range(3))
CONTROLLED = "ring dorsoduro=1\nstands dorsoduro=san-polo"
NEXT_YEAR = " ".join(reversed(AREAS))


def reopened(match: Match, more: str = "") -> Match:
    """A match file that begins with the position of this match, and lines that change it."""
    options = {name: str(choice) for name, choice in GAME.options_of(match.terms).items()}
    text = f"{GAME.state.format(match.state)}\n{more}"
    return replay(GAME, Transcript(GAME.meta.name, 1, match.seats, options, position=text))


def laying() -> Match:
    match = begun()
    lay(match, "0 castello 31", "1 castello 1", "2 dorsoduro 2")
    play(match, "0 card quarantia", "0 add 3", "0 confirm", "1 card san-polo")
    return match


def electing() -> Match:
    match = begun()
    hold_ballots(match)
    return match


def sealed() -> Match:
    match = election("castello", "3 3 -", f"{HOUSES}\nballot_round 4", tie_order="sealed")
    match.play(0, "place 2")
    return match


def deciding(area: str = "castello", ballots: str = "3 2 -", **options: object) -> Match:
    return election(area, ballots, f"{HOUSES}\n{CONTROLLED}\nballot_round 4", **options)


def building() -> Match:
    match = deciding()
    play(match, "send san-marco", "place 1")
    return match


def moving() -> Match:
    match = deciding()
    play(match, "abstain")
    return match


def test_r4_1_a_match_can_begin_right_before_an_election():
    """What follows from the position is derived, and the area votes at once."""
    match = position(GAME, BEFORE_AN_ELECTION)

    assert (match.waits, match.state.house_stock.tolist()) == ((0,), [12, 15, 15, 0])
    assert (match.state.palace_stock[2], match.state.rings[1]) == (7, 5)
    assert match.state.held.tolist() == [6, 7, 6, 0]
    assert said(match.steps[0], "counted") == [(0, 3, 0, 3), (1, 0, 1, 1), (2, 2, 0, 2)]


def test_r3_2_a_match_can_begin_with_ballots():
    """With nothing given, everybody has everything and lays the first ballot of a year."""
    match = position(GAME, "houses[1] castello=2", 4)

    assert (match.waits, asked(match)[1]) == ((0, 1, 2, 3), "ballot")
    assert match.state.house_stock.tolist() == [15, 13, 15, 15]


@pytest.mark.parametrize("match", [begun(), laying(), electing(), deciding(), moving(), building()])
def test_r14_3_a_position_that_was_played_is_read(match: Match):
    assert reopened(match).waits == match.waits


@pytest.mark.parametrize(
    ("match", "more", "reason"),
    [
        (laying(), "house_stock 14 15 15 0", "too few of houses of 0: 14"),
        (laying(), "ring castello=1\nrings 6 5 6 0", "a ring or an area alone"),
        (laying(), "ring castello=1\nstands castello=castello\nrings 6 5 6 0",
         "councillors at home"),
        (laying(), "palaces[0] castello=1\npalace_stock 7 8 8 0", "other palazzi than on their"),
        (building(), "sites[2] -1 1 -1 -1 -1\npalaces[1] dorsoduro=1\npalace_stock 8 7 8 0",
         "taken before a free one"),
        (laying(), "laid[0] castello=3", "stacks of another height"),
        (laying(), "held 6 6 6 0", "stocks of another size"),
        (laying(), "card[0] none", "markers chosen without a card"),
        (laying(), "card[0] castello", "cards of areas already used"),
        (laying(), "waits 4", "ballots not asked for"),
        (laying(), "ballot_round 5", "out of range"),
        (laying(), "votes[0] dorsoduro=3", "votes where there was none"),
        (laying(), "firsts 2", "things of an election that is over"),
        (laying(), "site castello", "plans for an election that is over"),
        (laying(), f"election 7\ncoming {NEXT_YEAR}", "ends without seven elections"),
        (laying(), "winners 1", "ends without a winner"),
        (laying(), "stage next", "awards under way"),
        (laying(), "stage vote\nballot_round 4", "seats asked before an election"),
        (laying(), "coming castello none none none none none none", "too early or late"),
        (deciding(), "coming castello none none none none none none\nelection 2", "too early"),
        (deciding(), "firsts 2", "winners amiss"),
        (deciding(), "seconds 4", "seconds amiss"),
        (deciding(), "turn 0", "turns amiss"),
        (deciding(), "turn 3", "act out of turn"),
        (deciding(), "waits 2", "asked with nothing to do"),
        (deciding(), "stage pick", "stages out of turn"),
        (deciding(), "councillor dorsoduro", "councillors from elsewhere"),
        (deciding(), "house_left 1", "second houses that nobody can place"),
        (laying(), "house_left 1", "things of an election that is over"),
        (deciding(), "plan[0] 1", "plans without a choice"),
        (deciding(), "decided 1 0 0", "decisions amiss"),
        (deciding("quarantia"), "decided 1 1 0", "decisions amiss"),
        (moving(), "lifted[0] dorsoduro", "houses lifted in vain"),
        (moving(), "due 2 0 0 0", "things due that nobody can have"),
        (building(), "site none", "sites offered amiss"),
        (building(), "price 5", "palazzi that nobody can pay|prices amiss"),
        (sealed(), "plan[0] 3", "plans that cannot be"),
        (sealed(), "plan[0] -1", "seats that are not asked"),
        (year_end("ballot_round 4", year_cap=1), "waits 1", "a seat is to act though"),
        (laying(), "first_seat 3", "first_seat refers to a seat that is not in play"),
        (laying(), "waits 14", "waits refers to a seat that is not in play"),
        (laying(), "house_stock 15 15 15 15", "house_stock refers to a seat"),
    ],
)  # fmt: skip
def test_r14_3_positions_that_cannot_be(match: Match, more: str, reason: str):
    """Each is refused with what is amiss, before anything is done in it."""
    with pytest.raises(Illegal, match=reason):
        reopened(match, more)
