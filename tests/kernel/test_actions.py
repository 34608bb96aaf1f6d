"""Actions: their numbers, arguments and text."""

import pytest

from serenissima.kernel.actions import ActionKind, Actions, Block, action
from serenissima.kernel.errors import Unreadable
from serenissima.kernel.message import Arg, Message, Seat
from serenissima.kernel.tale import Event, EventKind

FRUIT = Arg("fruit", ("fig", "plum"), words="food")
ACTIONS = Actions(
    [
        Block("eat", (FRUIT, Arg("number", low=1, high=3))),
        Block("feed", (Arg("guest", low=0, high=1, seat=True),)),
        Block("rest"),
        Block("spit", (FRUIT,), retracts=True),
    ]
)
STEPS = Actions([Block("step", (Arg("square", low=1, high=42, key="square"),),
    things=("square-{square}",))])  # fmt: skip
SQUARES = STEPS.in_match(
    {"square": [f"{row}{column}" for row in "ABCDEFGHIJ" for column in "1234"]}
)


def test_action_numbers_are_consecutive_across_blocks():
    assert ACTIONS.count == 6 + 2 + 1 + 2
    assert ACTIONS.first_retract == 9
    assert ACTIONS.number("eat", 1, 3) == 5
    assert ACTIONS.format(5) == "eat plum 3"


@pytest.mark.parametrize("number", range(ACTIONS.count))
def test_text_and_parts_round_trip(number: int):
    block, values = ACTIONS.parts(number)

    assert ACTIONS.parse(ACTIONS.format(number)) == number
    assert ACTIONS.number(block.kind, *values) == number


def test_parsing_ignores_blanks():
    assert ACTIONS.parse("  eat   plum\t3 ") == 5


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "one of eat, feed, rest, spit"),
        ("sleep", "one of eat, feed, rest, spit"),
        ("eat", "one of eat fig 1, eat fig 2, eat fig 3, eat plum 1"),
        ("eat figs 2", "did you mean 'eat fig 2'? one of eat fig 1"),
        ("rest now", "rest"),
        ("EAT fig 1", "did you mean 'eat'? one of eat, feed"),
    ],
)
def test_unreadable_text_is_refused_with_the_possible_words(text: str, hint: str):
    with pytest.raises(Unreadable) as refused:
        ACTIONS.parse(text)

    assert refused.value.code == "action/unreadable"
    assert refused.value.text == text
    assert refused.value.hint.startswith(hint)


def test_a_match_names_the_places_of_its_board():
    """Numbers are read too, since older files have them."""
    assert [SQUARES.format(number) for number in (0, 37, 40)] == ["step A1", "step J2", "step 41"]
    assert SQUARES.parse("step J2") == SQUARES.parse("step 38") == 37
    assert SQUARES.message(37) == Message("do-step", {"square": "J2"})
    assert SQUARES.things(37, 0) == ("square-38",)  # ids are the same in every match
    assert STEPS.format(37) == "step 38"


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("step j2", "did you mean 'step J2'? step SQUARE, such as step A1"),
        ("step J22", "did you mean 'step J2'? step SQUARE, such as step A1"),
        ("step everywhere", "step SQUARE, such as step A1"),
        ("step", "step SQUARE, such as step A1"),
    ],
)
def test_an_unknown_place_is_refused_with_the_closest_name(text: str, hint: str):
    """The other forty are not listed."""
    with pytest.raises(Unreadable) as refused:
        SQUARES.parse(text)

    assert refused.value.hint == hint


@pytest.mark.parametrize("number", [-1, 11])
def test_an_unknown_action_number_is_refused(number: int):
    with pytest.raises(IndexError, match="from 0 to 10"):
        ACTIONS.parts(number)


def test_functions_by_kind_compute_a_value_for_each_action():
    """Kinds without a function, and functions that return none, are left out."""
    by_kind = {
        "rest": lambda how: f"rests {how}",
        "feed": lambda how, guest: f"feeds {guest} {how}" if guest else None,
    }

    found = ACTIONS.map_by_kind(range(ACTIONS.count), by_kind, "well")

    assert found == {7: "feeds 1 well", 8: "rests well"}


def test_messages_contain_names_seats_and_numbers():
    assert ACTIONS.message(5) == Message("do-eat", {"fruit": Message("food-plum"), "number": 3})
    assert ACTIONS.message(7) == Message("do-feed", {"guest": Seat(1)})


def test_an_action_message_uses_its_arguments_and_the_acting_seat():
    told = Block("eat", (FRUIT,), things=("bowl-{seat}/{fruit}-*", "table"))

    assert Actions([told]).things(1, 2) == ("bowl-2/plum-*", "table")


def test_retractions_have_the_last_numbers():
    with pytest.raises(ValueError, match="must come last"):
        Actions([Block("back", retracts=True), Block("on")])


def test_without_retractions_all_numbers_stay_below_the_limit():
    assert Actions([Block("on")]).first_retract == 1


@pytest.mark.parametrize("arg", [Arg("guest", seat=True), Arg("price")])
def test_an_argument_with_one_value_is_refused(arg: Arg):
    """Other values would be other kinds of action: feeding guest 1 would mean resting."""
    with pytest.raises(ValueError, match=f"'{arg.name}' can only be 0.*set `high`"):
        action(arg)


def test_an_argument_hidden_by_a_member_is_refused():
    """A name in a class body means an earlier member first, then the module's argument."""
    with pytest.raises(TypeError, match=r"must be an Arg, not Event.*does a member of the class"):

        class Told(EventKind):
            FRUIT = Event(rule="R1.1")
            EATEN = Event((FRUIT,), rule="R1.2")

    with pytest.raises(TypeError, match="must be an Arg, not Block"):

        class Do(ActionKind):
            FRUIT = action()
            EAT = action(FRUIT)
