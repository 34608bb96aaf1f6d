"""R4: the master builders."""

import pytest

from serenissima.games.venedig.material import KINDS
from serenissima.testing import event_kinds, event_values, play, see
from tests.games.venedig.table import FULL, at, figures, stage

LARGE = ("palazzo", "campo", "ponte", "basilica")


@pytest.mark.parametrize("kind", LARGE)
@pytest.mark.parametrize("count", [1, 2])
def test_r4_1_the_first_cards(kind: str, count: int):
    """Of a kind of which there is no row."""
    match = at(f"hand[1] {kind}=2\nactive 1")
    step = play(match, *[f"lay {kind}"] * count, "done")

    assert figures(match) == {kind: 1}
    assert event_values(step, "master") == [(1, KINDS.index(kind))]


def test_r4_1_three_of_four():
    """Fewer than needed are any but all."""
    match = at("hand[0] basilica=3")
    play(match, *["lay basilica"] * 3, "done")

    assert figures(match) == {"basilica": 0}


def test_r4_1_rows_of_other_kinds_do_not_matter():
    """Each kind has its own figure."""
    match = at("hand[0] campo=1\nlaid[1] ponte=2\nmaster ponte=1")
    play(match, "lay campo", "done")

    assert figures(match) == {"ponte": 1, "campo": 0}


@pytest.mark.parametrize(
    ("rows", "count", "master"),
    [
        ("laid[1] basilica=1", 1, 1),
        ("laid[1] basilica=1", 2, 0),
        ("laid[1] basilica=2", 1, 1),
        ("laid[0] basilica=1\nlaid[1] basilica=1", 1, 0),
        ("laid[1] basilica=1\nlaid[2] basilica=1", 1, 1),
    ],
    ids=["as many", "more", "fewer", "more with those before", "as many as both"],
)
def test_r4_2_a_new_master_builder_needs_strictly_more(rows: str, count: int, master: int):
    """Only the master builder's cards count; with equally many the figure stays."""
    match = at(f"hand[0] basilica=2\n{rows}\nmaster basilica=1")
    play(match, *["lay basilica"] * count, "done")

    assert figures(match) == {"basilica": master}


def test_r4_2_only_the_laying_player_takes_the_figure():
    """The master builder's equal keeps waiting while a third lays."""
    match = at("hand[0] basilica=1\nlaid[1] basilica=1\nlaid[2] basilica=1\nmaster basilica=2")
    play(match, "lay basilica", "done")

    assert figures(match) == {"basilica": 2}


def test_r4_2_several_kinds_at_once():
    """After the whole laying, kind by kind."""
    rows = "laid[1] palazzo=1 campo=1\nlaid[2] basilica=2"
    text = f"hand[0] palazzo=2 campo=1 basilica=1 ponte=1\n{rows}"
    match = at(f"{text}\nmaster palazzo=1 campo=1 basilica=2\ncover F9=free F11=free")
    words = ("lay palazzo", "lay palazzo", "lay campo", "lay basilica", "lay ponte")
    step = play(match, *words, "done")

    assert (event_values(step, "master-taken"), event_values(step, "master")) == (
        [(0, 1)],
        [(0, 3)],
    )
    assert figures(match) == {"palazzo": 0, "campo": 1, "ponte": 0, "basilica": 2}


def test_r4_2_the_figure_decides_the_builder():
    """If the completing card takes over the figure, its player is the builder."""
    match = at("hand[0] campo=2\nlaid[1] campo=1\nmaster campo=1\ncover F11=free\ncover F9=casa")
    step = play(match, "lay campo", "lay campo", "done")

    assert (event_values(step, "master-taken"), match.waits) == ([(0, 2)], (0,))


def test_r4_2_a_set_does_not_count():
    """Only the row is compared."""
    match = at("hand[0] campo=4\nlaid[1] campo=1\nmaster campo=1")
    play(match, "solo campo", "lay campo", "done")

    assert figures(match) == {"campo": 1}


@pytest.mark.parametrize("owner", [None, 0, 1])
def test_r4_3_a_set_takes_no_figure(owner: int | None):
    """It stays on the board, or with its owner."""
    rows = "" if owner is None else f"laid[{owner}] ponte=1\nmaster ponte={owner}"
    there = {} if owner is None else {"ponte": owner}
    match = at(f"hand[0] ponte=3\n{rows}\ncover G16=free G20=free B21=free D23=free")
    step = play(match, "solo ponte", "done")
    assert (figures(match), match.waits) == (there, (0,))

    last = play(match, "bridge 2")

    assert figures(match) == there
    passed = ("master", "master-taken", "figure-back")
    assert event_kinds(step, *passed) + event_kinds(last, *passed) == []


def test_r4_3_a_whole_row_at_once():
    """Where there was none: the same as a set, in whosever turn it is."""
    match = at("hand[2] campo=3\nactive 2")
    step = play(match, *["lay campo"] * 3, "done")

    assert (figures(match), event_kinds(step, "master")) == ({}, [])
    assert (match.waits, stage(match), see(match, "builder")) == ((2,), "site", "2")

    step = play(match, "site G12")

    assert (event_kinds(step, "figure-back"), see(match, "laid[2]")) == ([], "")
    assert see(match, "discard") == "campo=3"


@pytest.mark.parametrize("space", ["cover F9=free F11=free", FULL])
def test_r4_4_it_goes_back(space: str):
    """After the building, and if there was no space for it."""
    rows = "laid[0] palazzo=1\nlaid[1] palazzo=1 campo=1"
    match = at(f"hand[2] palazzo=1\n{rows}\nmaster palazzo=0 campo=1\n{space}\nactive 2")
    step = play(match, "lay palazzo", "done")
    if space != FULL:
        assert match.waits == (0,)
        step = play(match, "0 site F9")

    assert figures(match) == {"campo": 1}
    assert event_values(step, "figure-back") == [(1,)]
    assert see(match, "laid[1]") == "campo=1"
