"""R12: drawing cards."""

import pytest

from serenissima.kernel.errors import Illegal
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.venedig.table import at, stage


def drawing(text: str, seats: int = 3, **options: object):
    """Seat 0 has neither laid nor drained anything and is to draw."""
    match = at(text, seats, **options)
    play(match, "done", "stop")
    return match


@pytest.mark.parametrize("size", [1, 2, 3])
def test_r12_1_one_must_draw(size: int):
    """In one of two ways; there is no other answer."""
    match = drawing(f"hand[0] casa={size}\ndisplay campo=1")

    assert legal(match) == ["take campo", "draw", "show casa"]


@pytest.mark.parametrize(
    ("purse", "words"),
    [("", []), ("gold[0] 4=1", ["draw"]), ("gold[0] 5=1", ["draw", "open-purse", "pay-most"])],
    ids=["none", "perhaps", "enough"],
)
def test_r12_1_a_single_way_is_a_question_only_with_gold(purse: str, words: list[str]):
    """With four cards in hand and an empty display, the numbers of tiles and treasures decide."""
    match = drawing(f"hand[0] casa=4\nhand[1] casa=1\n{purse}")

    assert (sorted(legal(match)) if stage(match) == "draw" else []) == words


def test_r12_2_from_the_display():
    """One card, open to all; then the turn is over."""
    match = drawing("hand[0] casa=1\nhand[1] casa=1\ndisplay campo=1 ponte=1")
    step = play(match, "take campo")

    assert (see(match, "hand[0]"), see(match, "display")) == ("casa=1 campo=1", "ponte=1")
    assert [h.values for h in step.seen_by(2) if h.event.kind == "took"] == [(0, 2)]
    assert next_decision(match) == ((1,), "lay")


def test_r12_2_from_the_pile():
    """The top card, which only the player sees."""
    match = drawing("hand[0] casa=1\nhand[1] casa=1")
    step = play(match, "draw", answers=[4])

    assert (see(match, "hand[0]"), see(match, "pile")) == (
        "casa=1 basilica=1",
        "casa=8 palazzo=8 campo=8 ponte=8 basilica=7",
    )
    assert event_values(step, "drew") == [(0, 4)]
    assert all(4 not in h.values for h in step.seen_by(1))


def test_r12_3_a_card_of_the_hand_is_shown():
    """It can be any kind that is missing from the display."""
    match = drawing("hand[0] casa=1 palazzo=1 ponte=1\ndisplay palazzo=1 basilica=1")

    shows = [word for word in legal(match) if word.startswith("show")]
    assert shows == ["show casa", "show ponte"]


def test_r12_3_exactly_three():
    """Of the display one by one, but not the one just shown."""
    match = drawing("hand[0] casa=1 palazzo=1\ndisplay campo=1 ponte=1 basilica=1\nhand[1] casa=1")
    play(match, "show casa")
    assert (stage(match), legal(match)) == (
        "fill",
        ["take campo", "take ponte", "take basilica", "draw"],
    )

    play(match, "take ponte")
    assert legal(match) == ["take campo", "take basilica", "draw"]

    play(match, "take campo", "take basilica")
    assert see(match, "hand[0]") == "palazzo=1 campo=1 ponte=1 basilica=1"
    assert (see(match, "display"), next_decision(match)) == ("casa=1", ((1,), "lay"))


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_r12_3_then_the_pile(taken: int):
    """From its first card on all others come from there, too."""
    match = drawing("hand[0] casa=2\nhand[1] casa=1\ndisplay campo=1 ponte=1 basilica=1")
    play(match, "show casa", *["take campo", "take ponte"][:taken])
    step = play(match, "draw")

    assert len(event_values(step, "drew")) == 3 - taken
    assert (see(match, "hand_size"), next_decision(match)) == ("4 1 0 0 0", ((1,), "lay"))
    assert int(match.state.display.sum()) == (4 - taken if taken else 0)


def test_r12_3_the_display_may_run_out():
    """With fewer than three there, the rest follows from the pile by itself."""
    match = drawing("hand[0] casa=2\nhand[1] casa=1\ndisplay campo=1")
    play(match, "show casa")
    step = play(match, "take campo")

    assert event_kinds(step) == ["took", "drew", "drew", "turn"]
    assert see(match, "display") == "casa=1"


def test_r12_3_an_empty_display():
    """All three from the pile, without a question."""
    match = drawing("hand[0] casa=2\nhand[1] casa=1")
    step = play(match, "show casa")

    assert event_kinds(step, "showed", "drew") == ["showed", "drew", "drew", "drew"]
    assert see(match, "display") == "casa=1"


def test_r12_3_others_may_take_the_shown_card():
    """The player who showed it may not, in that turn only."""
    match = drawing("hand[0] casa=2\nhand[1] ponte=1")
    play(match, "show casa", "1 done", "1 stop")

    assert legal(match) == ["take casa", "draw", "show ponte"]


def test_r12_3_another_card_of_the_shown_kind_may_be_drawn():
    """It may come from the pile."""
    match = drawing("hand[0] casa=1\nhand[1] casa=1")
    play(match, "show casa", answers=[0, 0, 0])

    assert (see(match, "hand[0]"), see(match, "display")) == ("casa=3", "casa=1")


@pytest.mark.parametrize(
    ("size", "words"),
    [(1, ["draw", "show casa"]), (3, ["draw", "show casa"]), (4, []), (5, [])],
)
def test_r12_4_the_limit(size: int, words: list[str]):
    """The first way needs four at most, the second one to three; one way left is not asked."""
    match = at(f"hand[0] casa={size}\nhand[1] casa=1")
    step = play(match, "done", "stop")

    assert (legal(match) if stage(match) == "draw" else []) == words
    assert len(event_values(step, "drew")) == (size == 4)


def test_r12_4_an_empty_hand_draws_one_card():
    """It has no card to show."""
    match = at("hand[0] casa=1\nhand[1] casa=1\ndisplay campo=1")
    play(match, "lay casa", "done", "site G12", "stop")

    assert legal(match) == ["take campo", "draw"]


def test_r12_4_no_showing_with_four():
    """Four less one and three more would be six."""
    match = drawing("hand[0] casa=4\ndisplay campo=1")
    assert legal(match) == ["take campo", "draw"]

    with pytest.raises(Illegal):
        play(match, "show casa")


def test_r12_5_five_in_hand():
    """No card is drawn, and the turn is over."""
    match = at("hand[0] casa=5\nhand[1] casa=1\ndisplay campo=1")
    step = play(match, "done", "stop")

    assert event_kinds(step) == ["stopped", "hand-full", "turn"]
    assert (see(match, "hand[0]"), see(match, "display")) == ("casa=5", "campo=1")


def test_r12_5_with_gold_exchanging_is_a_question():
    """After an exchange no card is drawn."""
    match = drawing("hand[0] casa=5\nhand[1] casa=1\ngold[0] 5=1 6=1")
    assert legal(match) == ["go-on", "pay-most", "open-purse"]

    play(match, "open-purse", "give 5", "pay")
    assert legal(match) == ["go-on", "pay-most", "open-purse"]

    step = play(match, "go-on")
    assert event_kinds(step, "hand-full", "drew", "turn") == ["hand-full", "turn"]


def test_r12_6_an_empty_pile():
    """The discards become the pile when a card is needed."""
    match = drawing("hand[0] casa=1\nhand[1] casa=5\npile casa=0")
    assert (int(match.state.pile.sum()), int(match.state.discard.sum())) == (0, 36)

    step = play(match, "draw")

    assert event_kinds(step, "reshuffled", "drew") == ["reshuffled", "drew"]
    assert (int(match.state.pile.sum()), int(match.state.discard.sum())) == (35, 0)


def test_r12_6_in_the_midst_of_drawing():
    """After two cards of the pile; the last of the three comes from the new one."""
    match = drawing("hand[0] casa=2\nhand[1] casa=1\npile palazzo=1 ponte=1")
    step = play(match, "show casa", answers=[1, 3, 4])

    assert event_kinds(step)[:5] == ["showed", "drew", "drew", "reshuffled", "drew"]
    assert see(match, "hand[0]") == "casa=1 palazzo=1 ponte=1 basilica=1"
    assert int(match.state.discard.sum()) == 0


def test_r12_6_the_pile_is_shuffled_when_a_card_is_needed():
    """Taking the last card leaves it empty; cards put away meanwhile take part (V46)."""
    match = drawing(
        "hand[0] casa=1\nhand[1] casa=1 palazzo=3\npile ponte=1\ncover F9=free F11=free"
    )
    step = play(match, "draw")
    assert event_kinds(step, "reshuffled") == []
    assert int(match.state.pile.sum()) == 0

    play(match, "1 solo palazzo", "done", "site F9", "stop")
    step = play(match, "draw")
    assert event_kinds(step, "reshuffled") == ["reshuffled"]
    assert int(match.state.pile[1]) in (7, 8)


def test_r12_6_laid_cards_are_not_shuffled():
    """Only the discards."""
    match = drawing("hand[0] casa=1\nhand[1] casa=1\nlaid[1] ponte=2\ndisplay campo=1\npile casa=0")
    play(match, "draw", answers=[0])

    assert see(match, "pile") == "casa=7 palazzo=8 campo=7 ponte=6 basilica=8"


@pytest.mark.parametrize(
    ("display", "words", "left"),
    [
        ("palazzo=1 campo=1 ponte=1", ["show casa", "draw"], ""),
        ("palazzo=1 campo=1 ponte=1", ["show casa", "take campo", "draw"],
         "casa=1 palazzo=1 ponte=1"),
        ("palazzo=1 campo=1", ["show casa", "draw"], "casa=1 palazzo=1 campo=1"),
        ("palazzo=1 campo=1 ponte=1", ["draw"], "palazzo=1 campo=1 ponte=1"),
    ],
)  # fmt: skip
def test_r12_7_four_in_the_display(display: str, words: list[str], left: str):
    """Go to the discards when the turn is over."""
    match = drawing(f"hand[0] casa=2\nhand[1] casa=1\ndisplay {display}")
    step = play(match, *words)

    assert see(match, "display") == left
    assert event_kinds(step, "display-away") == ([] if left else ["display-away"])
    away = "casa=1 palazzo=1 campo=1 ponte=1"
    assert see(match, "discard") == ("" if left else away)


def test_r12_7_before_a_card_is_revealed():
    """With two seats; it may come up again if the pile is empty."""
    text = "stage before\nhand[0] casa=2\nhand[1] casa=1\ndisplay palazzo=1 campo=1 ponte=1"
    match = at(f"{text}\npile basilica=3", 2)
    play(match, "skip", "done", "stop", "show casa")
    step = play(match, "draw")
    assert (stage(match), event_kinds(step, "display-away")) == ("after", ["display-away"])

    step = play(match, "reveal", answers=[1])
    assert event_kinds(step, "reshuffled", "revealed") == ["reshuffled", "revealed"]
