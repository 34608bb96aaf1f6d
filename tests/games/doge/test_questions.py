"""Questions with their reasons, the clicks that answer them, and the waiting players."""

import pytest

from serenissima.games.doge.material import AREAS, DISTRICTS
from serenissima.kernel.record import SPECTATOR
from serenissima.testing import play
from tests.games.doge.looking import (
    ONE_IN_SAN_MARCO,
    answers,
    asked,
    clicks,
    group,
    item,
    notes,
    ringless,
    said,
    shown,
    word,
)
from tests.games.doge.table import begun, election, lay

# ---- a ballot ------------------------------------------------------------------------------------


def test_a_ballot_is_made_by_clicks():
    """A card or an area, then markers; a click on one takes it back."""
    match = begun()
    cards = [f"card {area}" for area in AREAS]

    assert asked(match) == "Ballot 1 of 4: which area is it for?"
    assert clicks(match) == cards
    assert [word(i.action) for i in group(match, "seat-0").rows[0].items] == cards

    play(match, "0 card quarantia", "0 add 3", "0 add 1")
    chosen, left, draft, _ = group(match, "seat-0").rows

    assert shown(match, chosen) == ["Quarantia"]
    assert [word(i.action) for i in draft.items] == ["remove 1", "remove 3"]
    assert draft.total == 4
    assert [word(i.action) for i in left.items] == ["add 0", "add 1", "add 2", "add 2", "add 3"]
    assert asked(match) == "Which markers will you lay in the Quarantia? One to four, face down."
    assert answers(match) == ["Lay 2 markers in the Quarantia: 4 votes", "Choose another area"]


def test_of_others_only_the_confirmation_is_visible():
    match = begun()
    play(match, "1 card castello", "1 add 2")

    assert notes(match, "seat-1") == ["choosing a ballot"]

    play(match, "1 confirm")

    assert notes(match, "seat-1") == ["has confirmed a ballot"]
    assert asked(match, 1) == "Anna and Claudia are still choosing."
    assert asked(match, SPECTATOR) == "Anna and Claudia are still choosing ballots."


def test_a_player_who_sits_out_learns_why():
    match = begun()
    lay(match, "0 castello 0123", "1 castello 1", "2 castello 1")
    lay(match, "0 dorsoduro 123", "1 dorsoduro 1", "2 dorsoduro 2")

    assert asked(match) == (
        "You have no markers left this year. Bernd and Claudia are still choosing ballots."
    )
    assert "no markers left this year" in notes(match, "seat-0", 1)


def test_the_last_ballot_of_a_year_is_announced():
    match = begun()
    for number, area in enumerate(("castello", "dorsoduro", "san-polo")):
        lay(match, *(f"{seat} {area} {number}" for seat in range(3)))
    play(match, "0 card cannaregio")

    assert "unused markers lapse" in asked(match)


# ---- an election ---------------------------------------------------------------------------------


def test_an_election_shows_votes_and_their_sources():
    match = election("san-marco", "3 21 0", "ring castello=1\nstands castello=san-marco")
    running = group(match, "election")

    assert said(match, running.title) == "Election 2: San Marco"
    assert [row.total for row in running.rows] == [3, 4, 0]
    assert shown(match, running.rows[1]) == [
        "marker 1",
        "marker 2",
        "votes from Bernd’s councillors: 1",
    ]
    assert [said(match, row.note) for row in running.rows] == [
        "runner-up",
        "winner",
        "takes no part",
    ]
    assert group(match, "area-san-marco").lit


@pytest.mark.parametrize(
    ("ballots", "place"),
    [
        ("3 2 -", ["winner", "runner-up", "takes no part"]),
        ("3 2 2", ["winner", "tied for second", "tied for second"]),
        ("2 2 1", ["tied for first", "tied for first", ""]),
    ],
)
def test_places(ballots: str, place: list[str]):
    match = election("san-polo", ballots)

    assert [said(match, row.note) for row in group(match, "election").rows] == place


@pytest.mark.parametrize(
    ("area", "ballots", "award"),
    [
        ("san-polo", "3 2 1", "Then the runner-up may place one."),
        ("san-polo", "3 - 0", "place up to two houses. There’s no runner-up."),
        ("san-polo", "3 2 2", "Then each player tied for second may place one."),
        ("san-polo", "3 3 2", "The tied players may place up to two houses each. The councillor"),
        ("quarantia", "3 2 1", "with another, and finally the winner with the third."),
        ("quarantia", "3 - 0", "with one councillor, then with another. There’s no runner-up."),
        ("quarantia", "3 2 2", "tied for second may move a house, and finally the winner"),
        ("quarantia", "3 3 2", "The councillors stay neutral. The tied players may move up to two"),
    ],
)
def test_an_election_shows_its_prizes(area: str, ballots: str, award: str):
    """For winner and runner-up, with none, one or several players each (R7, R8)."""
    match = election(area, ballots, "houses[0] castello=1")

    assert award in notes(match, "election")[0]


def test_the_winner_decides_about_the_councillor():
    match = election("san-marco", "3 2 -", "houses[0] castello=1")

    assert asked(match) == (
        "You won in San Marco with 3 votes: what will you do with its councillor? "
        "Choose an area: the councillor goes there and wears your ring."
    )
    assert asked(match, 1) == "Anna is choosing what to do with the councillor of San Marco."
    assert clicks(match) == [f"send {area}" for area in AREAS if area != "san-marco"]
    assert answers(match) == ["Leave the councillor neutral; you may then move a house"]
    assert item(match, "councillor-san-marco").lit


def test_a_councillor_that_wears_the_own_ring_may_stay():
    match = election("san-marco", "3 2 -", "ring san-marco=0\nstands san-marco=castello")

    assert "? It already wears your ring: choose where it goes" in asked(match)


def test_moving_a_house():
    """A click lifts it, another sets it down; in between it can be put back."""
    text = "houses[0] san-marco=1 castello=1"
    match = election("san-marco", "3 2 -", text)
    play(match, "abstain")

    assert clicks(match) == ["lift castello", "lift san-marco"]
    assert answers(match) == ["Don’t move a house"]
    assert "out of San Marco or into it?" in asked(match)

    play(match, "lift san-marco")

    assert clicks(match) == [f"drop {d}" for d in DISTRICTS if d != "san-marco"]
    assert answers(match) == ["Put the house back"]
    assert asked(match) == (
        "Where will the house from San Marco go? Choose a district for the house."
    )
    assert item(match, "houses-0-san-marco").lit
    assert not item(match, "houses-0-san-marco", 1).lit


def test_a_player_without_a_ring_learns_why():
    match = ringless("san-marco")

    assert asked(match).startswith("You have no ring left, so the councillor is neutral.")

    match = ringless("quarantia")

    assert asked(match).startswith("You have no ring left, so the councillor is neutral.")


def test_a_single_house_among_the_firsts():
    """It may move twice, so the question does not speak of two houses or of another one."""
    match = election("quarantia", "3 3 -", "houses[0] castello=1")

    assert "move your house to another district? You have two moves." in asked(match)

    play(match, "lift castello", "drop san-polo")

    assert (asked(match), answers(match)) == (
        "Move your house again? Choose a district with one of your houses.",
        ["Don’t move a house"],
    )


@pytest.mark.parametrize(
    ("controlled", "verb"),
    [("", "Leave"), ("ring castello=0\nstands castello=san-polo", "Make"),
     ("ring castello=1\nstands castello=san-polo", "Make")],
)  # fmt: skip
def test_abstaining_makes_a_councillor_neutral(controlled: str, verb: str):
    """A councillor with any ring loses it; a neutral one stays neutral."""
    match = election("castello", "3 - -", controlled)

    assert answers(match) == [f"{verb} the councillor neutral"]


def test_a_lifted_house_with_one_way_to_go():
    match = election("castello", "3 - -", "houses[0] san-polo=1")
    play(match, "abstain", "lift san-polo")

    assert asked(match) == "Move the house from San Polo to Castello?"
    assert answers(match) == ["Yes, to Castello", "Put the house back"]


def test_the_second_house_after_a_check():
    match = election("castello", "3 - -", "houses[0] castello=2")
    play(match, "send dorsoduro", "place 1", "build")

    assert asked(match) == "Place your second house in Castello?"
    assert answers(match) == ["One house", "No house"]


def test_placing_houses():
    match = election("san-marco", "3 2 -")
    play(match, "abstain")

    assert answers(match) == ["Two houses", "One house", "No house"]
    assert asked(match).startswith("You won in San Marco ")
    assert asked(match).endswith(": how many houses will you place?")
    assert asked(match, 2) == "Anna may place houses in San Marco."


def test_building_a_palazzo():
    match = election("san-marco", "3 2 -", "houses[0] san-marco=1")
    play(match, "abstain", "stay", "place 2")

    assert asked(match) == "Your 3 houses in San Marco are enough: build a palazzo for 3?"
    assert answers(match) == [
        "Build a palazzo for 3 houses",
        "Don’t build",
    ]
    assert word(item(match, "site-san-marco-1").action) == "build"
    assert asked(match, 1) == "Anna may build a palazzo in San Marco for 3 houses."


def test_the_quarantia_asks_for_one_councillor_after_another():
    match = election("quarantia", "3 2 -")
    seen = [asked(match)]
    play(match, "send castello")
    seen.append(asked(match, 1))
    play(match, "send castello")
    seen.append(asked(match))
    seen = [question.partition("? ")[0] for question in seen]

    assert seen == [
        "You won in the Quarantia with 3 votes: what will you do with the first councillor",
        "You are runner-up in the Quarantia with 2 votes: what will you do with one councillor",
        "You won in the Quarantia with 3 votes: what will you do with another councillor",
    ]
    assert clicks(match) == [f"send {district}" for district in DISTRICTS]


def test_one_of_three_councillors_is_chosen_by_its_place():
    match = election("quarantia", "3 - -", ONE_IN_SAN_MARCO, neutralise="one-by-one")

    assert answers(match) == [
        "Choose Bernd’s councillor in San Marco",
        "Choose a neutral councillor",
    ]
    assert word(item(match, "councillor-first").action) == "councillor first"
    assert word(item(match, "councillor-second").action) == "councillor second"
    assert item(match, "councillor-third").action is None


def test_tied_firsts_of_the_quarantia_move_two_houses():
    match = election("quarantia", "3 3 -", "houses[0] castello=2")

    assert "move up to 2 houses to other districts?" in asked(match)

    play(match, "lift castello", "drop san-polo")

    assert asked(match).startswith("Move another house?")
    assert answers(match) == ["Don’t move a second house"]


def test_a_sealed_decision_is_waited_for():
    match = election("san-marco", "3 3 -", tie_order="sealed")
    play(match, "0 place 1")

    assert asked(match) == "Your decision is sealed. Bernd is still deciding."
    assert asked(match, 2) == "Bernd may place houses in San Marco."
