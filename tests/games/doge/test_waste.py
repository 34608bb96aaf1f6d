"""Choices with a loss, by the rule that causes it."""

import pytest

from serenissima import testing
from serenissima.games.doge.material import COUNCILLORS
from serenissima.kernel.match import Match
from serenissima.testing import play
from tests.games.doge.looking import TWO_IN_ALL, answers
from tests.games.doge.table import begun, election, lay_all, sites
from tests.losses import losses

EXCLUDED = "A 0 excludes you from this election"
APART = "Placing them one at a time would allow a second palazzo"
NO_MOVE = "You have no house to move in return"
LATE = "Its vote would be lost: that area has no more elections in this match"


def test_r3_9_markers_can_lapse():
    """In the last of four rounds, markers with votes fill the room; a 0 has none."""
    match = begun()
    lay_all(match, "castello 3", "dorsoduro 3", "san-polo 2")
    play(match, "0 card san-marco", "0 add 2")

    more = "You can lay 2 more markers here that would otherwise lapse"
    assert losses(match) == {"confirm": more}
    assert answers(match)[-1] == "Lay one marker in San Marco: 2 votes"

    play(match, "0 add 1", "0 add 1")

    assert losses(match) == {}


def test_r3_9_more_markers_than_later_ballots_hold():
    """Six left for one more round, which takes four."""
    match = begun(seats=4)
    lay_all(match, "castello 0")
    play(match, "0 card san-marco", "0 add 3")

    more = "You can lay one more marker here that would otherwise lapse"
    assert losses(match) == {"confirm": more}


def test_r3_3_a_0_alone_while_later_ballots_hold_the_rest():
    """A free bluff: six markers for three more rounds."""
    match = begun()
    play(match, "0 card castello", "0 add 0")

    assert losses(match) == {}


def test_r5_3_a_ballot_without_a_vote():
    """A 0 alone, while markers lapse that could be laid with it: five for one more round."""
    match = begun(seats=4)
    lay_all(match, "castello 3")
    play(match, "0 card san-marco", "0 add 0")

    assert losses(match) == {"confirm": "A 0 alone gives no votes"}

    play(match, "0 add 1")

    assert losses(match) == {}


def test_r5_3_nothing_but_a_0_is_left():
    """Then it has to be laid (R3.2)."""
    match = begun()
    lay_all(match, "castello 3322", "dorsoduro 11")
    play(match, "0 card san-marco", "0 add 0")

    assert losses(match) == {}


def test_r13_6_a_0_that_excludes():
    """By an option it does, beside other markers."""
    match = begun(zero_marker="bars")
    play(match, "0 card castello")

    assert losses(match) == {}

    play(match, "0 add 3")

    assert losses(match) == {"add 0": EXCLUDED}

    play(match, "0 add 0")

    barred = dict.fromkeys(("add 1", "add 2", "add 3"), EXCLUDED)
    assert losses(match) == {**barred, "confirm": EXCLUDED}


def test_r13_6_votes_beside_a_0_are_lost():
    """They are lost when they are added, in either order."""
    match = begun(zero_marker="bars")
    play(match, "0 card castello", "0 add 0")

    assert losses(match) == dict.fromkeys(("add 1", "add 2", "add 3"), EXCLUDED)


def test_r6_9_abstaining_without_a_house_is_wasted():
    """It brings no gain; with a house on the board there is a move."""
    match = election("castello", "3 - -")
    moving = election("castello", "3 - -", "houses[0] dorsoduro=1")

    assert losses(match) == {"abstain": NO_MOVE}
    assert losses(moving) == {}


@pytest.mark.parametrize(("others", "said"), [(4, {"abstain": NO_MOVE}), (5, {}), (6, {})])
def test_r6_5_abstaining_keeps_the_last_ring(others: int, said: dict[str, str]):
    """It may be wanted for another councillor; without any there is no choice."""
    assert losses(ringed(*COUNCILLORS[2 : 2 + others])) == said


@pytest.mark.parametrize(("others", "said"), [(4, {"abstain": NO_MOVE}), (5, {})])
def test_r6_6_abstaining_brings_the_last_ring_back(others: int, said: dict[str, str]):
    """It is the ring of the councillor."""
    assert losses(ringed(COUNCILLORS[1], *COUNCILLORS[2 : 2 + others])) == said


def ringed(*councillors: str) -> Match:
    """Return a match in which seat 0 wins Castello without a house, its rings on these."""
    rings = " ".join(f"{name}=0" for name in councillors)
    stands = " ".join(f"{name}=cannaregio" for name in councillors)
    return election("castello", "3 - -", f"ring {rings}\nstands {stands}")


def test_r13_7_a_councillor_sent_too_late():
    """In the last year no area votes again; the ones that have yet to vote are worth something."""
    match = election("castello", "3 - -", "houses[0] dorsoduro=1\nyear 2", year_cap=2)

    assert losses(match) == {"send santa-croce": LATE}


def test_r13_7_not_before_the_last_year():
    match = election("castello", "3 - -", "houses[0] dorsoduro=1\nyear 1", year_cap=2)

    assert losses(match) == {}


def test_r11_2_sending_a_councillor_is_wasted_once_a_player_qualifies():
    """The year is played to its end, and then the match is over."""
    match = election("castello", "3 - -", f"houses[0] dorsoduro=1\n{TWO_IN_ALL}")

    assert losses(match) == {"send santa-croce": LATE}


def placing(text: str, **options: object) -> Match:
    """The winner in Castello has sent the councillor, and places houses."""
    match = election("castello", "3 - -", text, **options)
    play(match, "send dorsoduro")
    return match


def test_r10_6_two_houses_at_once():
    """Five houses and one more pay for a palazzo of three; one more, and there are four left."""
    enough, too_few = placing("houses[0] castello=5"), placing("houses[0] castello=4")

    assert losses(enough) == {"place 2": APART}
    assert losses(too_few) == {}

    play(enough, "place 1", "build", "place 1")
    assert testing.legal(enough) == ["build", "forgo"]


@pytest.mark.parametrize("option", [{"houses_per_check": "all"}, {"palaces_per_check": "many"}])
def test_r10_6_two_houses_at_once_by_an_option(option: dict[str, str]):
    """There is one check in any case (R13.8), or one brings both palazzi (R13.5)."""
    assert losses(placing("houses[0] castello=5", **option)) == {}


def test_r10_7_two_houses_of_tied_players_are_no_waste():
    """They all place before the checks, so there is no check to forgo."""
    match = election("castello", "3 3 -", "houses[0] castello=5")

    assert losses(match) == {}
    assert "place 2" in testing.legal(match)


@pytest.mark.parametrize(("left", "said"), [(1, {}), (2, {"place 2": APART})])
def test_r10_11_two_houses_with_few_palazzi_in_stock(left: int, said: dict[str, str]):
    """There is no second palazzo to be built with the last one."""
    elsewhere = [sites("dorsoduro", 0, 0, 0, 0, 0), sites("san-polo", *[0] * (3 - left))]
    match = placing("\n".join(["houses[0] castello=5", *elsewhere]))

    assert int(match.state.palace_stock[0]) == left
    assert losses(match) == said


def test_r10_5_two_houses_where_one_site_is_left():
    """There is no second palazzo to be built."""
    full = sites("castello", 1, 1, 1, 2)
    match = placing(f"houses[0] castello=14\n{full}")

    assert losses(match) == {}
