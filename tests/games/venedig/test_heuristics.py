"""The estimate of a position, and its use by a player who looks one step ahead."""

import pytest

from serenissima.testing import play, shares
from tests.games.estimates import choice, worth
from tests.games.venedig.table import at, begun, covered, gold, pass_turn, standing


def expect_order(*texts: str) -> None:
    """For seat 0, each of these positions is better than the one before."""
    found = [worth(at(text)) for text in texts]
    assert found == sorted(set(found)), found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_shares_add_up(seats: int):
    match = begun(seats=seats)

    assert sum(worth(match, seat) for seat in range(seats)) == pytest.approx(1)


def test_a_finished_match_is_worth_its_shares():
    """Gold that can no longer be paid has no value."""
    asked = "active 1\nwaits 2\nstage final\nclosing turn-cap\nexchanging 1"
    match = at(f"{asked}\nposition 13 12 0 0 0\ngold[1] 6=2")
    play(match, "1 go-on")

    assert shares(match) == (1, 0, 0)
    assert [worth(match, seat) for seat in range(3)] == [1, 0, 0]


def test_fields_gold_and_cards():
    """The gondola's field, what gold would buy, what cards may build: each is worth something."""
    expect_order("", "gold[0] 3=1", "gold[0] 6=1", "position 3 0 0 0 0", "position 9 0 0 0 0")
    expect_order("", "hand[0] campo=1", "hand[0] campo=2", "hand[0] campo=3")


def test_a_lead_decides_more_near_the_end():
    """Three fields ahead are more at 55 than at 15."""
    expect_order(
        "position 15 12 11 0 0",
        "position 55 52 51 0 0",
    )


def test_a_full_hand_is_a_burden():
    """It cannot draw."""
    expect_order("hand[0] casa=1 campo=2 ponte=2", "hand[0] casa=1 campo=2 ponte=1")


def test_a_ponte_is_worth_the_casas_of_one_side():
    """Eight on one side of a dotted line are more than four on each (R6.5)."""

    def gain(casas: str) -> float:
        covers = f"{covered('casa', casas)}\ncover I18=free I22=free"
        return worth(at(f"{covers}\nhand[0] ponte=1")) - worth(at(covers))

    assert gain("L9 L11 L13 L15 L17 L19 K12 K20") > gain("L9 L11 L13 L15 H21 H25 H27 I26")


def test_gold_is_paid_when_it_leaps():
    """Five gold are a field; past the gondolas ahead they are three."""
    rivals = "gold[0] 5=1\nposition 20 {} {} 0 0"
    near, far = (at(rivals.format(*fields)) for fields in ((21, 22), (27, 28)))

    assert choice(near) == "pay-most"
    assert choice(far) not in ("pay-most", "open-purse")


def test_only_available_gold_is_paid():
    """Ten tiles are two fields instead of twelve: opening the purse for more is useless."""
    text = f"{standing('casa', 12)}\ngold[0] 1=10\nposition 20 28 30 0 0"
    match = at(text)
    before = worth(match)
    play(match, "open-purse")

    assert worth(match) == pytest.approx(before, abs=0.01)


def test_greedy_builds_beside_a_treasure():
    """San Marco has the 25: a casa there brings a point like any other, and gold."""
    match = at("hand[0] casa=1\nposition 25 0 0 0 0\ncover A12=free E22=free")
    play(match, "lay casa", "done")
    play(match, choice(match))

    assert gold(match, 0) != []


def test_a_search_finds_a_winning_payment():
    """Gold reaches the goal, and no other player can come as far."""
    match = at("gold[0] 5=2\nposition 58 40 39 0 0")
    found = choice(match, "ismcts:400")
    play(match, found)
    while not match.over:
        play(match, choice(match, "ismcts:400")) if match.waits[0] == 0 else pass_turn(match)

    assert shares(match) == (1, 0, 0)
