"""R3: laying cards."""

import pytest

from serenissima.kernel.errors import Illegal
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.venedig.table import at, covered, figures, stage

FIVE = "hand[0] casa=1 palazzo=1 campo=1 ponte=1 basilica=1"


def lays(match) -> list[str]:
    """What can be chosen to be laid now."""
    return [word for word in legal(match) if word.startswith(("lay", "solo"))]


def test_r3_1_first_all_laying():
    """A complete ponte waits for the casas that are laid after it."""
    match = at(
        "hand[0] casa=1 ponte=2\nlaid[1] ponte=1\nmaster ponte=1\n"
        f"{covered('free', 'G16 G20 B21 D23')}"
    )
    play(match, "lay ponte", "lay ponte", "lay casa")

    assert match.state.cover.tolist() == match.states[0].cover.tolist()

    step = play(match, "done")

    assert event_kinds(step) == ["laid-solo", "laid", "master-taken"]
    assert (stage(match), legal(match)) == ("next", ["raise casa", "raise-jointly ponte"])


@pytest.mark.parametrize("first", ["raise casa", "raise-jointly campo"])
def test_r3_1_no_laying_after_the_first_building(first: str):
    """The card that stayed in hand stays there."""
    match = at("hand[0] casa=2 campo=2\nlaid[1] campo=1\nmaster campo=1")
    play(match, "lay casa", "lay campo", "lay campo", "done", first, "site G12")

    assert not match.can(0, "lay casa")

    play(match, "site K18")

    assert (stage(match), see(match, "hand[0]")) == ("drain", "casa=1")


def test_r3_2_a_row():
    """Cards of later turns join it, and it is complete by the sum of all."""
    match = at("hand[0] palazzo=1\nlaid[0] palazzo=1\nmaster palazzo=0")
    step = play(match, "lay palazzo", "done")

    assert (event_values(step, "laid"), see(match, "laid[0]")) == ([(0, 1, 1)], "palazzo=2")
    assert stage(match) == "drain"


@pytest.mark.parametrize(
    ("kind", "rows", "most"),
    [
        ("basilica", "laid[1] basilica=2", 2),
        ("basilica", "laid[1] basilica=1\nlaid[2] basilica=1", 2),
        ("basilica", "laid[0] basilica=3", 1),
        ("palazzo", "laid[1] palazzo=1", 2),
        ("ponte", "laid[0] ponte=1\nlaid[2] ponte=1", 1),
        ("campo", "laid[2] campo=2", 1),
    ],
)
def test_r3_2_never_more_than_needed(kind: str, rows: str, most: int):
    """All rows together."""
    match = at(f"hand[0] {kind}=3 casa=1\n{rows}")
    for _ in range(most):
        play(match, f"lay {kind}")

    with pytest.raises(Illegal) as refused:
        play(match, f"lay {kind}")

    assert refused.value.code == "action/illegal"


@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2)])
def test_r3_2_the_imaginary_players_row_counts(seats: int, most: int):
    """It does with two seats only."""
    row = "imaginary_laid campo=1" if seats == 2 else ""
    match = at(f"hand[0] campo=3\nlaid[1] campo=1\n{row}", seats)
    for _ in range(most):
        play(match, "lay campo")

    assert "lay campo" not in legal(match)


@pytest.mark.parametrize(
    ("kind", "needed"), [("palazzo", 3), ("campo", 3), ("ponte", 3), ("basilica", 4)]
)
def test_r3_3_a_set(kind: str, needed: int):
    """All the cards in hand, neither fewer nor from the row."""
    match = at(f"hand[0] {kind}={needed}")
    assert f"solo {kind}" in legal(match)

    match = at(f"hand[0] {kind}={needed - 1} casa=1\nlaid[0] {kind}=1")
    assert f"solo {kind}" not in legal(match)

    match = at(f"hand[0] {kind}={needed}")
    play(match, f"lay {kind}")
    assert f"solo {kind}" not in legal(match)


def test_r3_3_no_set_of_casas():
    """A casa is one card."""
    match = at("hand[0] casa=5")

    assert lays(match) == ["lay casa"]


@pytest.mark.parametrize(
    ("rows", "figure"),
    [
        ("laid[1] basilica=3\nmaster basilica=1", {"basilica": 1}),
        ("laid[0] basilica=3\nmaster basilica=0", {"basilica": 0}),
        ("", {}),
    ],
)
def test_r3_3_a_set_does_not_change_rows(rows: str, figure: dict[str, int]):
    """All rows keep their figures (V19); the set is built separately."""
    match = at(f"hand[0] basilica=4\n{rows}\ncover F9=free F11=free G10=free")
    before = match.state.laid.tolist()
    play(match, "solo basilica")

    assert lays(match) == []

    play(match, "done", "site F9", "site F11")

    assert match.state.laid.tolist() == before
    assert (figures(match), see(match, "discard")) == (figure, "basilica=4")


def test_r3_3_a_set_beside_the_imaginary_players_row():
    """It leaves his row, and his figure, too (V17)."""
    his = "imaginary_laid campo=1\nimaginary_master campo=1\nrevealed 1"
    match = at(f"hand[0] campo=3\n{his}", 2)
    assert "solo campo" in legal(match)

    play(match, "solo campo", "done", "site G12")

    assert (see(match, "imaginary_laid"), figures(match)) == ("campo=1", {"campo": "imaginary"})
    assert see(match, "discard") == "campo=3"


def test_r3_3_own_row_or_a_set():
    """With all the cards anew one may also add only the missing ones (V19)."""
    match = at("hand[0] palazzo=3\nlaid[0] palazzo=1\nmaster palazzo=0\ncover F9=free F11=free")
    play(match, "lay palazzo", "lay palazzo")
    assert lays(match) == []

    play(match, "done", "site F9")

    assert (see(match, "hand[0]"), see(match, "discard")) == ("palazzo=1", "palazzo=3")
    assert figures(match) == {}


def test_r3_3_both_in_a_turn():
    """Three as a set and two into the row: the same kind is built twice."""
    match = at("hand[0] campo=5\nlaid[1] campo=1\nmaster campo=1\ncover F9=free F11=free")
    play(match, "lay campo", "solo campo", "lay campo", "done")

    assert (stage(match), legal(match)) == ("next", ["raise campo", "raise-jointly campo"])

    play(match, "raise campo", "site G12")
    assert (figures(match), see(match, "laid[1]")) == ({"campo": 0}, "campo=1")

    play(match, "site F9")
    assert (figures(match), see(match, "discard")) == ({}, "campo=6")
    assert see(match, "supply") == "casa=18 palazzo=5 campo=3 ponte=5 basilica=4"


def test_r3_3_a_set_and_an_incomplete_row():
    """The row stays on the table and has the figure."""
    match = at("hand[0] campo=4")
    play(match, "solo campo", "lay campo", "done", "site G12")

    assert (stage(match), see(match, "laid[0]"), figures(match)) == (
        "drain",
        "campo=1",
        {"campo": 0},
    )


def test_r3_3_a_player_lays_one_set_at_most():
    """No hand has two; five cards of a kind are one set and two for a row."""
    match = at("hand[0] ponte=5")
    play(match, "solo ponte")

    assert lays(match) == ["lay ponte"]

    play(match, "lay ponte", "lay ponte")

    assert lays(match) == []


def test_r3_4_casas():
    """As many as one has; none joins a row or brings a figure."""
    match = at("hand[0] casa=3\ncover F9=free F11=free H9=free I14=free")
    play(match, "lay casa", "lay casa", "lay casa")
    step = play(match, "done")

    assert (event_values(step, "laid-solo"), event_kinds(step, "laid", "master")) == (
        [(0, 3, 0)],
        [],
    )
    for place in ("G12", "F9", "H9"):
        assert (next_decision(match), match.state.laid.sum()) == (((0,), "site"), 0)
        play(match, f"site {place}")

    assert (stage(match), see(match, "discard")) == ("drain", "casa=3")
    assert match.state.position[0] == 3


def test_r3_5_chosen_cards_are_secret_until_done():
    """The others do not learn of them; `done` lays them open together."""
    match = at("hand[0] casa=2 palazzo=3")
    step = play(match, "solo palazzo", "lay casa")

    assert (see(match, "adding[0]", 0), see(match, "solo[0]", 0)) == ("casa=1", "palazzo=1")
    for seat in (1, 2, -1):
        assert (see(match, "adding[0]", seat), see(match, "solo[0]", seat)) == ("", "")
        assert step.seen_by(seat) == ()
    assert match.state.hand_size[0] == 5

    step = play(match, "done")

    assert [h.event.kind for h in step.seen_by(1)][:2] == ["laid-solo", "laid-solo"]
    assert (match.state.adding.sum(), match.state.solo.sum()) == (0, 0)


def test_r3_5_a_choice_can_be_cancelled():
    """All of it, before `done`; without a choice there is no such action."""
    match = at(FIVE)
    assert "take-back" not in legal(match)

    before = legal(match)
    play(match, "lay casa", "lay palazzo", "take-back")

    assert (legal(match), match.state.adding.sum()) == (before, 0)

    play(match, "lay ponte", "done")

    assert (see(match, "laid[0]"), see(match, "hand[0]")) == (
        "ponte=1",
        "casa=1 palazzo=1 campo=1 basilica=1",
    )


def test_r3_5_take_back_is_a_retraction():
    """Left out by players and by counts."""
    match = at("hand[0] casa=1 palazzo=3")
    play(match, "solo palazzo")
    last = match.legal(0)[-1]

    assert match.game.actions.format(last) == "take-back"
    assert last >= match.game.actions.first_retract > match.legal(0)[-2]


def test_r3_6_laying_nothing():
    """Even where cards could be laid."""
    match = at(FIVE)
    step = play(match, "done")

    assert event_kinds(step) == ["laid-nothing"]
    assert (see(match, "hand_size"), stage(match)) == ("5 0 0 0 0", "drain")


def test_r3_7_laid_cards_and_the_limit():
    """They do not count: with five laid before, four in hand, one still draws up to five."""
    rows = "laid[0] palazzo=2 basilica=3\nmaster palazzo=0 basilica=0"
    match = at(f"hand[0] casa=4\n{rows}")
    play(match, "done", "stop")  # the pile is all there is to draw from

    assert (see(match, "hand_size"), see(match, "laid[0]")) == (
        "5 0 0 0 0",
        "palazzo=2 basilica=3",
    )


def test_r3_7_laid_cards_stay():
    """They leave the hand with `done`, and no action brings them back."""
    match = at("hand[0] palazzo=2 casa=1")
    play(match, "lay palazzo", "lay palazzo", "done")

    assert (see(match, "hand[0]"), see(match, "laid[0]")) == ("casa=1", "palazzo=2")
    assert not match.can(0, "take-back")
