"""R9: the end of building."""

import pytest

from serenissima.games.venedig.material import BASILICA, PONTE
from serenissima.testing import event_values, legal, next_decision, play, see
from tests.games.venedig.table import at, figures, stage

LAID = "laid[0] palazzo=2 campo=1"


@pytest.mark.parametrize(
    ("rows", "asks"),
    [
        ("laid[0] palazzo=2 campo=1", False),
        ("laid[0] palazzo=2 campo=1 ponte=1", True),
        ("laid[0] palazzo=2 campo=1 ponte=1 basilica=3", True),
        ("laid[0] palazzo=2 campo=1\nlaid[1] ponte=1 basilica=1", False),
    ],
)
def test_r9_1_at_most_two_kinds(rows: str, asks: bool):
    """Before the active player; others' rows do not matter."""
    match = at(f"stage surplus\n{rows}")

    assert stage(match) == ("surplus" if asks else "drain")


def test_r9_1_more_may_be_laid():
    """A legal way to get rid of cards (V22)."""
    match = at(f"hand[0] ponte=2 basilica=1\n{LAID}\nmaster palazzo=0 campo=0")
    play(match, "lay ponte", "lay ponte", "lay basilica", "done")

    assert next_decision(match) == ((0,), "surplus")
    assert legal(match) == ["dump palazzo", "dump campo", "dump ponte", "dump basilica"]


def test_r9_1_casas_do_not_count():
    """They are gone by then (V24)."""
    match = at(f"hand[0] casa=1\n{LAID}")
    play(match, "lay casa", "done", "site G12")

    assert stage(match) == "drain"


def test_r9_1_after_building():
    """A kind that a building used up is gone; a set is none."""
    match = at(
        f"hand[0] ponte=1 basilica=4\n{LAID}\nlaid[1] ponte=2\ncover F9=free F11=free G10=free"
    )
    play(match, "lay ponte", "solo basilica", "done", "raise-jointly ponte")
    play(match, "site F9", "site F11")

    assert (stage(match), see(match, "laid[0]")) == ("drain", "palazzo=2 campo=1")


def test_r9_1_others_may_keep_three():
    """The limit is checked only in your own turn.

    Under the other rules no other player has three, so the test places them directly.
    """
    match = at("hand[0] casa=1\nlaid[1] palazzo=1 campo=1")
    match.state.laid[1, PONTE] = 1
    play(match, "done")

    assert stage(match) == "drain"


@pytest.mark.parametrize("kind", ["palazzo", "basilica", "ponte"])
def test_r9_2_a_whole_row_is_discarded(kind: str):
    """The player chooses it; others' rows of the kind stay."""
    match = at(f"hand[0] ponte=1\nlaid[0] palazzo=1 basilica=2\nlaid[1] {kind}=1")
    play(match, "lay ponte", "done")
    step = play(match, f"dump {kind}")

    count = 2 if kind == "basilica" else 1
    assert see(match, "discard") == f"{kind}={count}"
    assert event_values(step, "dumped")[0][:2] == (0, count)
    assert (see(match, "laid[1]"), stage(match)) == (f"{kind}=1", "drain")
    assert kind not in see(match, "laid[0]")


def test_r9_2_until_two_are_left():
    """Of four kinds, two go."""
    match = at(f"hand[0] ponte=1 basilica=1\n{LAID}")
    play(match, "lay ponte", "lay basilica", "done", "dump palazzo")
    assert legal(match) == ["dump campo", "dump ponte", "dump basilica"]

    play(match, "dump basilica")
    assert (stage(match), see(match, "laid[0]")) == ("drain", "campo=1 ponte=1")
    assert see(match, "discard") == "palazzo=2 basilica=1"


THIRD = "hand[0] ponte=1 campo=1 palazzo=1"
GIVEN_UP = ("lay ponte", "lay campo", "lay palazzo", "done", "dump ponte")


@pytest.mark.parametrize(
    ("rows", "master", "heir"),
    [
        ("", 0, None),
        ("laid[1] ponte=1", 1, 1),
        ("laid[2] ponte=1", 2, 2),
    ],
    ids=["nobody has any", "it was another's", "another's too"],
)
def test_r9_3_the_figure(rows: str, master: int, heir: int | None):
    """Goes to the board, or stays where it was."""
    text = f"{THIRD}\n{rows}" + (f"\nmaster ponte={master}" if rows else "")
    match = at(text, 4)
    play(match, *GIVEN_UP)

    assert figures(match).get("ponte") == heir


@pytest.mark.parametrize(
    ("active", "rows", "heir"),
    [
        (0, {1: 1, 2: 1}, 1),
        (0, {2: 1, 3: 1}, 2),
        (2, {0: 1, 1: 1}, 0),
        (2, {1: 1, 3: 1}, 3),
        (3, {1: 1, 2: 1}, 1),
        (1, {0: 1, 3: 1}, 3),
    ],
)
def test_r9_3_heirs(active: int, rows: dict[int, int], heir: int):
    """Of equal rows the first clockwise from who gave it up.

    Rows of one and two cannot be left: the four cards would have been a building (R5.1).
    """
    others = "\n".join(f"laid[{seat}] basilica={count}" for seat, count in rows.items())
    own = f"laid[{active}] basilica=1 palazzo=1 campo=1"
    match = at(f"stage surplus\nactive {active}\n{own}\n{others}\nmaster basilica={active}", 4)
    step = play(match, "dump basilica")

    assert figures(match)["basilica"] == heir
    assert event_values(step, "master-inherited") == [(heir, 4)]


@pytest.mark.parametrize(
    ("rows", "imaginary", "heir"),
    [
        ({1: 1, 2: 2}, 0, 2),
        ({1: 2, 2: 1}, 0, 1),
        ({1: 1}, 2, "imaginary"),
        ({1: 2}, 1, 1),
    ],
)
def test_r9_3_the_longest_row_gets_the_figure(
    rows: dict[int, int], imaginary: int, heir: int | str
):
    """It comes before the first clockwise, whatever the seat.

    Under the other rules the remaining rows are never unequal: with the master builder's row
    they would have been a building. So the test changes the rows directly.
    """
    own = "laid[0] basilica=1 palazzo=1 campo=1\nmaster basilica=0"
    match = at(f"stage surplus\nhand[0] casa=1\n{own}", 2 if imaginary else 4)
    for seat, count in rows.items():
        match.state.laid[seat, BASILICA] = count
    match.state.imaginary_laid[BASILICA] = imaginary
    play(match, "dump basilica")

    assert figures(match)["basilica"] == heir


@pytest.mark.parametrize(
    ("other", "imaginary", "heir"),
    [(0, 1, "imaginary"), (1, 1, 1)],
)
def test_r9_3_the_imaginary_player_comes_last(other: int, imaginary: int, heir: int | str):
    """With equally many cards the other seat gets the figure."""
    rows = f"laid[0] basilica=1 palazzo=1 campo=1\nimaginary_laid basilica={imaginary}"
    rows += f"\nlaid[1] basilica={other}" if other else ""
    match = at(f"stage surplus\n{rows}\nmaster basilica=0\nrevealed 1", 2)
    step = play(match, "dump basilica")

    assert figures(match)["basilica"] == heir
    assert len(event_values(step, "imaginary-master")) == (heir == "imaginary")


def test_r9_3_the_figure_stays_with_another_master_builder():
    """A neighbour may have equally many cards."""
    rows = "laid[0] basilica=1 palazzo=1 campo=1\nlaid[1] basilica=1\nlaid[2] basilica=1"
    match = at(f"stage surplus\n{rows}\nmaster basilica=2")
    step = play(match, "dump basilica")

    assert (figures(match)["basilica"], event_values(step, "master-inherited")) == (2, [])


def test_r9_3_only_of_a_kind_given_up():
    """The figures of the kinds kept stay."""
    match = at("hand[0] ponte=1\nlaid[0] palazzo=1 campo=1\nlaid[1] palazzo=1")
    play(match, "lay ponte", "done", "dump campo")

    assert figures(match) == {"palazzo": 0, "ponte": 0}
