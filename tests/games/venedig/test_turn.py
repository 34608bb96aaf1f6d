"""R2: the turn, and its questions."""

import pytest

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.testing import event_kinds, event_values, legal, next_decision, play
from tests.games.venedig.table import FULL, at, begun, fields, pass_turn, purse, stage, standing

RICH = "gold[0] 5=1"
WAYS_TO_PAY = ("pay-most", "open-purse")


def stages(text: str, *words: str, seats: int = 3) -> list[str]:
    """Return the question at first and after each of these actions."""
    match = at(text, seats)
    found = [stage(match)]
    for word in words:
        play(match, word)
        found.append(stage(match))
    return found


def test_r2_1_building_draining_drawing():
    """Always in this order."""
    text = "hand[0] casa=1 palazzo=2\nhand[1] casa=1"

    assert stages(text, "lay casa", "done", "site G12", "stop", "draw") == [
        "lay",
        "lay",
        "site",
        "drain",
        "draw",
        "lay",
    ]


def test_r2_1_two_actions_may_be_forgone():
    """Only drawing is a must."""
    match = at("hand[0] casa=1")

    assert event_kinds(play(match, "done"), "laid-nothing") == ["laid-nothing"]
    assert event_kinds(play(match, "stop"), "stopped") == ["stopped"]
    assert legal(match) == ["draw", "show casa"]


@pytest.mark.parametrize(
    ("words", "late"),
    [(["done"], "lay casa"), (["done", "stop"], "drain F11"), (["done", "stop"], "done")],
)
def test_r2_1_a_missed_step_cannot_be_made_up_for(words: list[str], late: str):
    """It is refused."""
    match = at("hand[0] casa=2")
    play(match, *words)

    with pytest.raises(Illegal) as refused:
        play(match, late)

    assert refused.value.code == "action/illegal"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r2_2_clockwise(seats: int):
    """In the order of the seats, the first one after the last."""
    match = begun(seats)
    first = int(match.state.active)
    for number in range(1, 2 * seats + 1):
        assert (int(match.state.active), match.state.turn) == ((first + number - 1) % seats, number)
        step = pass_turn(match)

        assert event_values(step, "turn") == [((first + number) % seats, number + 1)]


def test_r2_2_only_whose_turn_it_is():
    """The others wait."""
    match = at("hand[0] casa=1\nhand[1] casa=1")

    with pytest.raises(NotNow) as refused:
        play(match, "1 lay casa")

    assert refused.value.code == "match/not-your-turn"


@pytest.mark.parametrize(
    ("text", "words", "where"),
    [
        ("hand[0] casa=1", [], "lay"),
        ("hand[0] casa=1", ["lay casa"], "lay"),
        ("hand[0] casa=1 campo=3", ["lay casa", "solo campo", "done"], "next"),
        ("hand[0] casa=1", ["lay casa", "done"], "site"),
        ("hand[0] casa=1", ["done"], "drain"),
        ("hand[0] casa=1", ["done", "drain F11"], "drain"),
        ("hand[0] casa=1", ["done", "stop"], "draw"),
        ("hand[0] casa=1\ndisplay campo=1", ["done", "stop", "show casa"], "fill"),
        ("hand[0] palazzo=1 ponte=1 campo=1", ["lay palazzo", "lay ponte", "lay campo", "done"],
         "surplus"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("paid", [["pay-most"], ["open-purse", "give 5", "pay"]], ids=["most", "5"])
def test_r2_3_gold_can_be_paid_at_every_decision(
    text: str, words: list[str], where: str, paid: list[str]
):
    """In your own turn it moves the gondola, and the same question comes again."""
    match = at(f"{text}\n{RICH}")
    if words:
        play(match, *words)

    assert stage(match) == where
    before = legal(match)
    assert {*WAYS_TO_PAY} <= {*before}

    play(match, *paid)

    assert (fields(match), stage(match)) == ([1, 0, 0], where)
    assert legal(match) == [word for word in before if word not in WAYS_TO_PAY]


@pytest.mark.parametrize(("words", "where"), [([], "before"), (["skip", "done", "stop", "draw"],
                                                              "after")])  # fmt: skip
def test_r2_3_beside_the_turn_of_two(words: list[str], where: str):
    """The points at which a card may be revealed belong to the turn."""
    match = at(f"stage before\nhand[0] casa=1\n{RICH}", 2)
    if words:
        play(match, *words)
    assert stage(match) == where

    play(match, "open-purse", "give 5", "pay")

    assert (fields(match), stage(match), legal(match)) == ([1, 0], where, ["reveal", "skip"])


def test_r2_3_as_often_as_wanted():
    """Twice at the same decision."""
    match = at("hand[0] casa=1\ngold[0] 5=1 6=1")
    play(match, "open-purse", "give 5", "pay", "open-purse", "give 6", "pay")

    assert (fields(match), stage(match)) == ([2, 0, 0], "lay")


def test_r2_3_not_between_site_and_treasures():
    """Neither when the site has been begun, nor when casas are chosen to be counted."""
    match = at(f"hand[0] palazzo=3\ncover F9=free F11=free\n{RICH}")
    play(match, "solo palazzo", "done")
    assert "open-purse" in legal(match)

    play(match, "site F11")

    assert legal(match) == ["site F9", "site G12", "unpick"]

    match = at(
        f"hand[0] ponte=3\ncover G16=free G20=free B21=free D23=free\ncover F11=casa\n{RICH}"
    )
    play(match, "solo ponte", "done", "bridge 2")

    assert (stage(match), legal(match)) == ("span", ["count first", "count second"])


def test_r2_3_not_while_a_gondola_is_steered():
    """The move is being decided; gold can be paid before the site and after the move (R16.8)."""
    match = at(f"hand[0] casa=1\n{RICH}", moves="up-to-all")
    play(match, "lay casa", "done", "site G12")

    assert (stage(match), legal(match)) == ("steer", ["sail 0", "sail 1"])


def test_r2_3_only_the_active_player():
    """A master builder asked in another's turn cannot pay."""
    match = at("hand[0] campo=1\nlaid[1] campo=2\nmaster campo=1\ngold[1] 6=1\ngold[0] 6=1")
    play(match, "lay campo", "done", "raise-jointly campo")

    assert next_decision(match) == ((1,), "site")
    assert all(word.startswith("site ") for word in legal(match))


def test_r2_4_a_single_answer_needs_no_question():
    """It is the only site, the only building or the only way to draw."""
    match = at(f"hand[0] casa=1 basilica=3\n{FULL}\ncover F9=free")
    step = play(match, "lay casa", "done")

    assert event_kinds(step, "picked", "built", "moved") == ["picked", "built", "moved"]
    assert stage(match) == "drain"

    match = at("hand[0] casa=1")
    play(match, "lay casa", "done", "site G12")
    step = play(match, "stop")  # an empty hand and an empty display: only the pile is left

    assert event_kinds(step, "drew", "turn") == ["drew", "turn"]


def test_r2_4_an_empty_hand_lays_nothing():
    """That it is empty is seen by all."""
    match = at("hand[2] casa=2\nactive 2\nhand[1] palazzo=1")
    step = pass_turn(match)

    assert event_kinds(step, "turn", "laid-nothing") == ["turn", "laid-nothing"]
    assert next_decision(match) == ((0,), "drain")


@pytest.mark.parametrize("value", [0, 2])
def test_r2_4_hidden_values_do_not_change_the_question(value: int):
    """Three tiles could be worth six; the question does not reveal their values."""
    rows = (
        "laid[1] campo=1\nlaid[0] campo=1\nmaster campo=0\n"
        f"cover F9=free\ncover F11=casa G10=casa\n{standing('casa', 1)}"
    )
    match = at(f"hand[0] campo=1\n{rows}\n{purse(0, [value] * 3)}")
    play(match, "lay campo", "done", "site F9")

    assert next_decision(match) == ((0,), "between")
    assert legal(match) == ["go-on", *(WAYS_TO_PAY if value else ())]


def test_r2_4_five_cards_in_hand_lead_to_a_question_only_with_gold():
    """No card can be drawn; the question is for possible gold."""
    match = at("hand[0] casa=5")
    step = play(match, "done", "stop")

    assert event_kinds(step, "hand-full", "turn") == ["hand-full", "turn"]

    match = at(f"hand[0] casa=5\ngold[0] 0=3\n{standing('casa', 3)}")
    play(match, "done", "stop")

    assert (next_decision(match), legal(match)) == (((0,), "draw"), ["go-on"])


ONE_SITE = f"hand[0] casa=1\n{FULL}\ncover F9=free"


def test_r2_3_before_a_forced_site():
    """The only building left, on the only hex: a payment may bring a treasure."""
    match = at(f"{ONE_SITE}\ngold[0] 5=1\nposition 24 0 0 0 0")
    play(match, "lay casa", "done")
    assert (next_decision(match), legal(match)) == (((0,), "next"), ["raise casa", *WAYS_TO_PAY])

    play(match, "open-purse", "give 5", "pay")
    assert fields(match)[0] == 26
    assert match.state.treasures_held[0] == 1


@pytest.mark.parametrize("value", [0, 2])
def test_r2_3_before_it_whatever_the_gold(value: int):
    """Three tiles could be worth six: the question is put, with or without the gold (R2.4)."""
    match = at(f"{ONE_SITE}\n{standing('casa', 2)}\n{purse(0, [value] * 3)}")
    play(match, "lay casa", "done")

    assert next_decision(match) == ((0,), "next")
    assert legal(match) == ["raise casa", *(WAYS_TO_PAY if value else ())]


@pytest.mark.parametrize(
    ("more", "stages"),
    [("", "site"), ("cover F9=free", "site"), (FULL, "drain")],
    ids=["without gold", "with a choice of sites", "without space"],
)
def test_r2_3_gold_is_asked_for_once_and_if_it_matters(more: str, stages: str):
    """At the question for the site gold can be paid too; without space it makes no difference."""
    gold = "" if not more else "gold[0] 5=1\n"
    match = at(f"hand[0] casa=1\n{gold}{more}" if more else "hand[0] casa=1\ncover F9=free")
    play(match, "lay casa", "done")

    assert stage(match) == stages


@pytest.mark.parametrize(("tiles", "asks"), [("29-29-28", True), ("0-86-0", False)])
def test_r2_3_the_possible_values_of_pieces_decide(tiles: str, asks: bool):
    """If every tile bears one, three are never worth five."""
    match = at(f"{ONE_SITE}\n{standing('casa', 2)}\n{purse(0, [1, 1, 1])}", tiles=tiles)
    play(match, "lay casa", "done")

    assert (stage(match) == "next") == asks
