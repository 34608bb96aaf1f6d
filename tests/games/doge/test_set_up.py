"""R1 and R2: material, set-up, and the course of a year."""

import pytest

from serenissima.games.doge.fields import STATE
from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREAS, COUNCILLORS
from serenissima.kernel import verbs
from serenissima.kernel.dice import odds_of, scripted_dice
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.kernel.tale import nothing_told
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.table import (
    begun,
    election,
    hold_ballots,
    lay,
    lay_all,
    pass_by,
    questions,
    sites,
    votes,
)


def odds_after(seats: int, answers: list[int]) -> dict[int, float]:
    """Return the odds of the set-up's next roll after these answers."""
    dice = scripted_dice(answers)
    verbs.setup(GAME.terms_for(seats, {}), STATE.blank(), dice, nothing_told())
    return {way: round(odds, 6) for way, odds in odds_of(dice)}


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_r1_1_three_or_four_play(seats: int):
    """No other number of players is allowed."""
    with pytest.raises(Illegal) as refused:
        Match(GAME, seats)

    assert refused.value.code == "match/seats"


@pytest.mark.parametrize("seats", [3, 4])
def test_r1_1_pieces_of_each_seat(seats: int):
    """15 houses, 8 palazzi, 6 rings, markers 0 1 1 2 2 3 3; an unused seat has none."""
    state = Match(GAME, seats).state
    nobody = 4 - seats

    assert state.house_stock.tolist() == [15] * seats + [0] * nobody
    assert state.palace_stock.tolist() == [8] * seats + [0] * nobody
    assert state.rings.tolist() == [6] * seats + [0] * nobody
    assert state.markers.tolist() == [[1, 2, 2, 2]] * seats + [[0] * 4] * nobody
    assert state.held.tolist() == [7] * seats + [0] * nobody


def test_r1_1_seven_cards_of_each_seat():
    """One for each area."""
    match = begun()

    assert [legal(match, seat) for seat in range(3)] == [[f"card {area}" for area in AREAS]] * 3


def test_r1_2_seven_areas():
    """Six districts, and the Quarantia."""
    assert (
        *("cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce"),
        "quarantia",
    ) == AREAS


def test_r1_2_districts_in_order():
    """Where houses have come to several districts, Cannaregio is checked first."""
    houses = "houses[0] santa-croce=3 cannaregio=2 san-polo=2"
    match = election("quarantia", "3 3 -", houses)
    play(
        match, "lift santa-croce", "drop san-polo", "lift santa-croce", "drop cannaregio", "0 forgo"
    )

    assert [event_values(step, "forwent") for step in match.steps[-1:]] == [[(0, 0)]]
    assert see(match, "site") == "san-polo"


def test_r1_3_nine_councillors():
    """One for each district, three for the Quarantia, all neutral and off the map at first."""
    state = begun().state

    assert (*AREAS[:6], "first", "second", "third") == COUNCILLORS
    assert state.ring.tolist() == state.stands.tolist() == [-1] * 9


@pytest.mark.parametrize("home", AREAS)
def test_r1_3_homes(home: str):
    """Each is decided on in the election of its home, to which it cannot be sent."""
    match = election(home, "3 - -")
    name = "first" if home == "quarantia" else home

    assert (see(match, "councillor"), next_decision(match)) == (name, ((0,), "councillor"))
    assert f"send {home}" not in legal(match)


def test_r1_4_sites():
    """Five in each district, all free; the Quarantia has none."""
    assert begun().state.sites.tolist() == [[-1] * 5] * 6


def test_r1_4_prices():
    """3, 4, 5, 6, 7."""
    prices = []
    for standing in range(5):
        match = election("castello", "3 - -", f"{sites('castello', *[1] * standing)}\n{FULL}")
        step = play(match, "abstain", "stay", "place 2", "build")
        prices.extend(price for _, _, price in event_values(step, "built"))

    assert prices == [3, 4, 5, 6, 7]


FULL = "houses[0] castello=13"


def test_r1_5_one_row_is_open():
    """All players know this year's order, and none of the next."""
    match = begun("san-polo quarantia castello dorsoduro santa-croce san-marco cannaregio")

    assert see(match, "order") == (
        "san-polo quarantia castello dorsoduro santa-croce san-marco cannaregio"
    )
    assert see(match, "coming") == ""


def test_r1_5_shuffled():
    """Each place of the row is equally likely to be any of the areas that are left."""
    assert odds_after(3, [0]) == dict.fromkeys(range(7), round(1 / 7, 6))
    assert odds_after(3, [0, 3, 1]) == dict.fromkeys((0, 2, 4, 5, 6), 0.2)
    assert odds_after(3, [0, 3, 1, 0, 2, 4, 5]) == {6: 1.0}


@pytest.mark.parametrize(("seats", "odds"), [(3, 0.333333), (4, 0.25)])
def test_r1_6_the_first_seat(seats: int, odds: float):
    """It is drawn by lot, all seats being equally likely."""
    match = begun(first=2, seats=seats)

    assert odds_after(seats, []) == dict.fromkeys(range(seats), odds)
    assert (see(match, "first_seat"), event_values(match.steps[0], "first-seat")) == ("2", [(2,)])


def test_r2_1_year_by_year():
    """Ballots, then elections, then the ballots of another year."""
    match = begun(seats=4)
    lay_all(match, "castello 1", "dorsoduro 2")

    assert next_decision(match) == ((0, 1, 2, 3), "ballot")

    lay_all(match, "san-polo 3")

    assert (next_decision(match), votes(match)) == (((0,), "place"), ["cannaregio", "castello"])

    pass_by(match)

    assert next_decision(match) == ((0, 1, 2, 3), "ballot")
    assert [year for step in match.steps for year in event_values(step, "year")] == [(1, 0), (2, 1)]


@pytest.mark.parametrize(("seats", "rounds"), [(3, 4), (4, 3)])
def test_r2_2_rounds_of_ballots(seats: int, rounds: int):
    """Four with three seats, three with four."""
    match = begun(seats=seats)
    for number in range(rounds):
        assert int(match.state.ballot_round) == number + 1
        assert votes(match) == []

        lay_all(match, f"{AREAS[number]} {number}")

    assert votes(match) == ["cannaregio", "castello"]
    assert [n for step in match.steps for n in event_values(step, "ballots")] == [
        (number + 1, rounds) for number in range(rounds)
    ]


def test_r2_3_every_area_votes_once():
    """It votes with or without ballots."""
    match = begun()
    hold_ballots(match)
    pass_by(match)

    assert votes(match) == list(AREAS)


def test_r2_4_an_election_can_need_no_question():
    """Without houses to place or move, and without a ring, it only causes events."""
    text = """
        houses[0] san-marco=15
        houses[1] san-polo=15
        ring cannaregio=0 dorsoduro=0 san-marco=0 san-polo=0 first=0 second=0
        stands cannaregio=castello dorsoduro=cannaregio san-marco=cannaregio
        stands san-polo=cannaregio first=cannaregio second=cannaregio
    """
    match = election("castello", "3 1 -", text, forced_abstention="neutral")
    step = match.steps[-1]

    assert event_kinds(step)[:5] == ["vote", "counted", "counted", "won", "second"]
    assert event_kinds(step)[5:9] == ["must-abstain", "no-house", "no-house", "turned-card"]


def test_r2_4_a_ballot_always_needs_a_choice():
    """Even a single remaining marker is chosen and confirmed."""
    match = begun()
    lay(match, "0 castello 3322", "1 castello 1", "2 castello 1")
    lay(match, "0 san-polo 10", "1 san-polo 1", "2 san-polo 2")
    play(match, "0 card dorsoduro")

    assert legal(match, 0) == ["add 1", "take-back"]

    play(match, "0 add 1")

    assert legal(match, 0) == ["confirm", "remove 1", "take-back"]


def test_r2_4_a_lifted_house_is_set_down_by_its_player():
    """Even if it can go to one district only, it may still be put back."""
    match = election("castello", "3 - -", "houses[0] san-polo=1")
    play(match, "abstain", "lift san-polo")

    assert legal(match) == ["drop castello", "put-back"]


@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (2, [2, 3, 0]), (3, [3, 0, 2])]
)
def test_r2_5_tied_seats_in_order(first: int, order: list[int]):
    """From the first seat on, or from the next tied seat after it."""
    match = election("castello", "3 1 3 3", f"first_seat {first}")

    assert questions(match, "place 0", "place 0", "place 0") == [f"{seat} place" for seat in order]


def test_r2_5_fewer_houses_do_not_come_first():
    """A seat with one house left in stock waits for its turn like any other."""
    match = election("castello", "3 3 3", "houses[1] san-polo=14\nhouses[2] san-polo=14")

    assert questions(match) == ["0 place", "1 place", "2 place"]


def test_r2_5_each_step_in_order():
    """Placing, then building, each from the first seat on."""
    houses = "houses[0] castello=2\nhouses[1] castello=2\nhouses[2] castello=2\nfirst_seat 2"
    match = election("castello", "3 3 3", houses)
    steps = questions(match, "place 1", "place 1", "place 1", "build", "build", "forgo")

    assert steps == ["2 place", "0 place", "1 place", "2 build", "0 build", "1 build"]
    assert see(match, "sites[castello]") == "2 0 none none none"


def test_r2_5_the_first_seat_moves_on():
    """By one at the start of each later year, and from the last seat to the first."""
    match = begun(first=1)
    firsts = []
    for _ in range(3):
        firsts.append(int(match.state.first_seat))
        hold_ballots(match)
        pass_by(match)

    assert firsts == [1, 2, 0]
