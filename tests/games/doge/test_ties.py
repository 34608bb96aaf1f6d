"""R13.1 and R13.2: the order of tied players' decisions, and the builders if sites are few."""

from collections import Counter

import pytest

from serenissima.games.doge.game import GAME
from serenissima.kernel import verbs
from serenissima.kernel.dice import odds_of, scripted_dice
from serenissima.kernel.match import Match, outcomes
from serenissima.kernel.position import position
from serenissima.kernel.tale import nothing_told
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.table import election, questions, row, vote

FIVE_EACH = "houses[0] castello=5\nhouses[1] castello=5\nhouses[2] castello=5"
RANDOM = {"tie_order": "random"}
ONE_SITE = "sites[castello] 3 3 3 3 -1"


def chances(match: Match, word: str, field: str) -> dict[int, float]:
    """Return the values of a field of the state after an action, with their odds."""
    found: Counter[int] = Counter()
    number = GAME.actions.parse(word)
    for way in outcomes(GAME, match.terms, match.state, match.waits[0], number):
        found[int(way.state[field])] += way.probability
    return {value: round(odds, 6) for value, odds in found.items()}


def lots(area: str, ballots: str, text: str) -> dict[int, float]:
    """Return the rolls when an area votes, with the odds of each answer."""
    terms = GAME.terms_for(len(ballots.split()), RANDOM)
    dice = scripted_dice([])
    state = GAME.read_position(terms, vote(area, ballots, text))
    verbs.go_on(terms, state, dice, nothing_told())
    return {answer: round(odds, 6) for answer, odds in odds_of(dice)}


def draw_lots(area: str, ballots: str, text: str, *deal: int) -> Match:
    """Return a match in which an area has voted, with these answers if lots were drawn."""
    text = vote(area, ballots, text)
    return position(GAME, text, len(ballots.split()), RANDOM, deal=deal)


# ---- R13.1 tie_order -----------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(4))
def test_r13_1_fixed_order_begins_with_the_lowest_seat(first: int):
    """It is the same in every year."""
    match = election("castello", "- 3 3 3", f"first_seat {first}", tie_order="fixed")

    assert questions(match) == ["1 place", "2 place", "3 place"]


def test_r13_1_fixed_order_applies_to_builders():
    match = election("castello", "3 3 -", f"{FIVE_EACH}\nfirst_seat 1", tie_order="fixed")
    questions(match, "place 2", "place 2", "build", "build")

    assert see(match, "sites[castello]") == "0 1 none none none"


def test_r13_1_random_draws_a_lot_each_time():
    """It is among those who still have to decide."""
    assert lots("castello", "3 3 3", FIVE_EACH) == dict.fromkeys(range(3), 0.333333)

    match = draw_lots("castello", "3 3 3", FIVE_EACH, 1)

    assert match.waits == (1,)
    assert chances(match, "place 2", "waits") == {1: 0.5, 4: 0.5}

    match.play(1, "place 2", [1])

    assert match.waits == (2,)
    assert chances(match, "place 2", "waits") == {1: 1.0}

    match.play(2, "place 2", [])

    assert chances(match, "place 2", "waits") == {1: 0.333333, 2: 0.333333, 4: 0.333333}

    match.play(0, "place 2", [2])

    assert (next_decision(match), chances(match, "build", "waits")) == (
        ((2,), "build"),
        {1: 0.5, 2: 0.5},
    )


def test_r13_1_random_both_moves():
    """The player who begins in the Quarantia makes both moves, without another lot."""
    houses = "houses[0] castello=2\nhouses[1] castello=2"
    match = draw_lots("quarantia", "3 3 -", houses, 1)
    match.play(1, "lift castello", [])
    match.play(1, "drop san-polo", [])

    assert next_decision(match) == ((1,), "move")


def test_r13_1_a_single_winner_needs_no_lot():
    match = draw_lots("castello", "3 - -", "")
    match.play(0, "abstain", [])

    assert next_decision(match) == ((0,), "place")


def test_r13_1_sealed_decisions_are_simultaneous():
    """All decide, and no decision is carried out before the last one."""
    match = election("castello", "3 3 3", f"{FIVE_EACH}\nfirst_seat 1", tie_order="sealed")

    assert next_decision(match) == ((0, 1, 2), "place")

    step = play(match, "2 place 1", "0 place 2")

    assert (event_kinds(step), match.waits) == (["decided"], (1,))
    assert match.state.houses[:3, 1].tolist() == [5, 5, 5]

    step = play(match, "1 place 0")

    assert event_kinds(step) == ["decided", "placed-none", "placed", "placed"]
    assert [event_values(step, kind) for kind in ("placed-none", "placed")] == [
        [(1, 1)],
        [(2, 1, 1), (0, 2, 1)],
    ]
    assert next_decision(match) == ((0, 2), "build")

    play(match, "0 build", "2 build")

    assert see(match, "sites[castello]") == "2 0 none none none"


def test_r13_1_sealed_decisions_ignore_the_number_of_houses():
    """A player with one house left decides at the same time as one with two."""
    houses = "houses[0] san-polo=14\nhouses[1] san-polo=5"
    match = election("castello", "3 3 3", houses, tie_order="sealed")

    assert next_decision(match) == ((0, 1, 2), "place")
    assert [legal(match, seat) for seat in range(3)] == [
        ["place 0", "place 1"],
        ["place 0", "place 1", "place 2"],
        ["place 0", "place 1", "place 2"],
    ]


def test_r13_1_sealed_moves_take_two_rounds():
    """The winners' two moves are two rounds; a player who stays is out of the second."""
    houses = "\n".join(f"houses[{seat}] castello=2 san-polo=1" for seat in range(3))
    match = election("quarantia", "3 3 3", houses, tie_order="sealed")

    assert next_decision(match) == ((0, 1, 2), "move")

    play(match, "1 lift san-polo", "1 drop castello", "0 stay", "2 lift castello")

    assert row(match, "houses", 1) == {"castello": 2, "san-polo": 1}

    step = play(match, "2 drop dorsoduro")

    assert event_kinds(step) == ["decided", "stayed", "moved", "moved"]
    assert next_decision(match) == ((1, 2), "move")
    assert row(match, "houses", 1) == {"castello": 3}

    play(match, "2 stay", "1 stay")

    assert next_decision(match) == ((1,), "build")


def test_r13_1_sealed_moves_happen_in_order():
    """Secret decisions are carried out from the first seat on."""
    houses = "\n".join(f"houses[{seat}] castello=1 san-polo=1" for seat in range(3))
    match = election("quarantia", "3 3 3", f"{houses}\nfirst_seat 1", tie_order="sealed")
    step = play(match, *(f"{seat} {word}" for seat in range(3) for word in ROUND))

    assert event_values(step, "moved") == [(1, 1, 2), (2, 1, 2), (0, 1, 2)]


ROUND = ("lift castello", "drop dorsoduro")


def test_r13_1_a_single_sealed_decision_is_carried_out_at_once():
    match = election("castello", "3 2 -", "houses[0] castello=1", tie_order="sealed")

    assert questions(match, "abstain", "lift castello", "drop dorsoduro", "place 1") == [
        *("0 councillor", "0 move", "0 move", "0 place", "1 place"),
    ]
    assert row(match, "houses", 0) == {"castello": 1, "dorsoduro": 1}


# ---- R13.2 scarce_sites --------------------------------------------------------------------------


def scarce(text: str, **options: object) -> Match:
    """Three winners have placed two houses each in Castello, and can pay; seat 3 built before."""
    match = election("castello", "3 3 3 -", text, **options)
    play(match, *["place 2"] * 3)
    return match


def test_r13_2_order_decides_who_builds():
    """It is the order of tied players; the others have no site."""
    match = scarce(f"{FIVE_EACH}\n{ONE_SITE}")
    step = play(match, "forgo", "build")

    assert (see(match, "sites[castello]"), event_values(step, "no-site")) == ("3 3 3 3 1", [(2, 1)])
    assert "turned-card" in event_kinds(step)


def test_r13_2_most_houses_come_first():
    """Players with equally many follow in their order."""
    text = "houses[0] castello=5\nhouses[1] castello=6\nhouses[2] castello=6"
    match = scarce(f"{text}\n{ONE_SITE}", scarce_sites="houses")

    assert questions(match, "forgo", "forgo", "build") == ["1 build", "2 build", "0 build"]

    match = scarce(f"{text}\n{ONE_SITE}", scarce_sites="houses")
    step = play(match, "build")

    assert (see(match, "sites[castello]"), event_values(step, "no-site")) == (
        "3 3 3 3 1",
        [(0, 1), (2, 1)],
    )


@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 0]), (2, [2, 0, 1])])
def test_r13_2_equal_houses_leave_the_order(first: int, order: list[int]):
    """It is the order of tied players."""
    match = scarce(f"{FIVE_EACH}\n{ONE_SITE}\nfirst_seat {first}", scarce_sites="houses")

    assert questions(match, "forgo", "forgo") == [f"{seat} build" for seat in order]


def test_r13_2_houses_of_those_left():
    """Houses elsewhere do not count, and once there are enough sites the order does."""
    text = """
        houses[0] castello=4 san-polo=9
        houses[1] castello=4
        houses[2] castello=5
        sites[castello] 3 3 3 -1 -1
    """
    match = scarce(text, scarce_sites="houses")

    assert questions(match, "forgo", "build", "build") == ["2 build", "0 build", "1 build"]
    assert see(match, "sites[castello]") == "3 3 3 0 1"


def test_r13_2_random_decides_the_next():
    """While sites are too few, a lot among those who can build decides."""
    match = election("castello", "3 3 3 -", f"{FIVE_EACH}\n{ONE_SITE}", scarce_sites="random")
    play(match, "place 2", "place 2")

    assert chances(match, "place 2", "waits") == {1: 0.333333, 2: 0.333333, 4: 0.333333}

    match.play(2, "place 2", [2])

    assert (match.waits, chances(match, "forgo", "waits")) == ((2,), {1: 0.5, 2: 0.5})


def test_r13_2_random_needs_no_lots_with_enough_sites():
    text = "houses[0] castello=5\nhouses[1] castello=5\nsites[castello] 3 3 3 -1 -1"
    match = election("castello", "3 3 - -", text, scarce_sites="random")
    play(match, "place 2")
    match.play(1, "place 2", [])

    assert next_decision(match) == ((0,), "build")


def test_r13_2_no_tied_player_may_build():
    """No player gets a question."""
    match = scarce(f"{FIVE_EACH}\n{ONE_SITE}", scarce_sites="nobody")
    step = match.steps[-1]

    assert event_values(step, "no-site") == [(0, 1), (1, 1), (2, 1)]
    assert "turned-card" in event_kinds(step)
    assert see(match, "sites[castello]") == "3 3 3 3 none"


@pytest.mark.parametrize("choice", ["order", "houses", "random", "nobody"])
def test_r13_2_does_not_matter_with_enough_sites(choice: str):
    """No more players can build than there are sites."""
    text = "houses[0] castello=5\nhouses[1] castello=6\nhouses[2] castello=7"
    match = scarce(f"{text}\nsites[castello] 3 3 -1 -1 -1", scarce_sites=choice)

    assert questions(match, "build", "build", "build") == ["0 build", "1 build", "2 build"]
    assert see(match, "sites[castello]") == "3 3 0 1 2"


@pytest.mark.parametrize("choice", ["order", "houses", "random", "nobody"])
def test_r13_2_a_player_who_cannot_pay_does_not_count(choice: str):
    """One site is enough for the one who can."""
    text = f"houses[0] castello=4\nhouses[1] castello=5\nhouses[2] castello=4\n{ONE_SITE}"
    match = scarce(text, scarce_sites=choice)

    assert questions(match, "build") == ["1 build"]
    assert see(match, "sites[castello]") == "3 3 3 3 1"


@pytest.mark.parametrize(("choice", "builder"), [("order", 1), ("houses", 2), ("nobody", None)])
def test_r13_2_sealed_lets_one_build(choice: str, builder: int | None):
    """All want to build."""
    text = "houses[0] castello=5\nhouses[1] castello=5\nhouses[2] castello=6\nfirst_seat 1"
    match = scarce(f"{text}\n{ONE_SITE}", scarce_sites=choice, tie_order="sealed")
    if builder is not None:
        assert next_decision(match) == ((0, 1, 2), "build")

        play(match, "0 build", "1 build", "2 build")

    last = "none" if builder is None else builder
    left = [seat for seat in range(3) if seat != builder]
    assert see(match, "sites[castello]") == f"3 3 3 3 {last}"
    assert sorted(event_values(match.steps[-1], "no-site")) == [(seat, 1) for seat in left]


def test_r13_2_sealed_site_can_be_forgone():
    """A player who declines leaves the site to the next."""
    match = scarce(f"{FIVE_EACH}\n{ONE_SITE}", tie_order="sealed")
    play(match, "0 forgo", "1 forgo", "2 build")

    assert see(match, "sites[castello]") == "3 3 3 3 2"
    assert event_values(match.steps[-1], "no-site") == []


def test_r13_2_sealed_lot_is_fair():
    """All who want to build are equally likely to."""
    text = f"{FIVE_EACH}\n{ONE_SITE}\nballot[3][cannaregio] one=1"
    match = scarce(text, scarce_sites="random", tie_order="sealed")
    play(match, "0 build", "2 build")
    found: Counter[int] = Counter()
    for way in outcomes(GAME, match.terms, match.state, 1, GAME.actions.parse("forgo")):
        found[int(way.state.sites[1, 4])] += way.probability

    assert {seat: round(odds, 6) for seat, odds in found.items()} == {0: 0.5, 2: 0.5}
