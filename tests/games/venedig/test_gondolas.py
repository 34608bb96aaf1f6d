"""R8: the gondolas."""

import pytest

from serenissima.kernel.match import Match, Step
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.venedig.looking import sums
from tests.games.venedig.table import (
    FULL,
    at,
    begun,
    cover,
    covered,
    fields,
    figures,
    hexes,
    stage,
    standing,
)

SITE = f"{FULL}\ncover F9=free F11=free G10=free"  # of a basilica, the only one


def casas(position: str, count: int = 1) -> list[int]:
    """Where the gondolas are when seat 0 has built casas in San Marco."""
    places = ["F9", "F11", "F13", "F15", "H9"][:count]
    match = at(
        f"hand[0] casa={count}\n{FULL}\n{covered('free', ' '.join(places))}\nposition {position}"
    )
    settle(match, play(match, *["lay casa"] * count, "done"))
    return fields(match)


def settle(match: Match, step: Step) -> Step:
    """Build on the first possible hexes until no building is left; return the last step."""
    while stage(match) in ("site", "next"):
        step = play(match, legal(match)[0])
    return step


def basilica(
    rows: str, position: str, active: int = 0, seats: int = 4, more: str = ""
) -> tuple[Match, Step]:
    """Lay the last card of a basilica for the active seat, and return the last step."""
    text = (
        f"hand[{active}] basilica=1\n{rows}\n{SITE}\nposition {position}\nactive {active}\n{more}"
    )
    match = at(text, seats)
    return match, settle(match, play(match, "lay basilica", "done"))


@pytest.mark.parametrize(
    ("master", "order"), [(1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_r8_1_builder_first_then_clockwise(master: int, order: list[int]):
    """From the builder, not from the active player."""
    rows = "laid[1] basilica=1\nlaid[2] basilica=1\nlaid[3] basilica=1"
    _, step = basilica(f"{rows}\nmaster basilica={master}", "0 0 0 0 0")

    assert [seat for seat, _, _ in event_values(step, "moved")] == order


def test_r8_1_treasures_in_the_same_order():
    """All of them before the first move."""
    rows = "laid[1] basilica=1\nlaid[3] basilica=2\nmaster basilica=3"
    match, step = basilica(rows, "25 26 27 28 0")

    assert [seat for seat, _ in event_values(step, "treasure")] == [3, 0, 1]
    assert event_kinds(step, "treasure", "moved") == [*["treasure"] * 3, "moved"]
    assert next_decision(match) == ((0,), "between")


@pytest.mark.parametrize(
    ("position", "count", "found"),
    [
        ("20 30 40", 1, 21),
        ("20 21 40", 1, 22),
        ("20 21 22", 1, 23),
        ("20 22 24", 2, 23),
        ("20 22 23", 2, 24),
        ("20 23 24", 3, 25),
    ],
)
def test_r8_2_the_next_field_without_a_gondola(position: str, count: int, found: int):
    """Fields with one are leapt over."""
    assert casas(f"{position} 0 0", count)[0] == found


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "22 = 20 + 1 + 1 space jumped over", "23 = 20 + 1 + 2 spaces jumped over"),
        ("de", "22 = 20 + 1 + 1 Feld übersprungen", "23 = 20 + 1 + 2 Felder übersprungen"),
        ("es", "22 = 20 + 1 + 1 saltada", "23 = 20 + 1 + 2 saltadas"),
        ("fr", "22 = 20 + 1 + 1 sautée", "23 = 20 + 1 + 2 sautées"),
        ("it", "22 = 20 + 1 + 1 saltata", "23 = 20 + 1 + 2 saltate"),
        ("nl", "22 = 20 + 1 + 1 veld overgeslagen", "23 = 20 + 1 + 2 velden overgeslagen"),
    ],
)
def test_r8_2_how_a_field_adds_up(language: str, one: str, two: str):
    """The field before, the points, and the spaces jumped over, one or more."""
    for position, found in (("20 21 0", one), ("20 21 22", two)):
        match = at(f"hand[0] casa=1\n{FULL}\ncover F9=free\nposition {position} 0 0")
        step = play(match, "lay casa", "done")

        assert sums(step, "moved", language) == [found]


@pytest.mark.parametrize(
    ("position", "found"),
    [("20 23 40 0 0", 28), ("20 23 25 0 0", 29), ("20 27 28 0 0", 29), ("20 28 29 0 0", 27)],
)
def test_r8_2_each_point_of_a_large_building(position: str, found: int):
    """Taken fields on the way do not count, nor at the end; seven points of a basilica."""
    match = at(f"hand[0] basilica=4\n{SITE}\nposition {position}")
    settle(match, play(match, "solo basilica", "done"))

    assert fields(match)[0] == found


@pytest.mark.parametrize(
    ("language", "found"),
    [
        ("en", "33 = 30 + 3 (half of 7, rounded down)"),
        ("de", "33 = 30 + 3 (die Hälfte von 7, abgerundet)"),
        ("es", "33 = 30 + 3 (la mitad de 7, redondeada hacia abajo)"),
        ("fr", "33 = 30 + 3 (la moitié de 7, arrondie à l’inférieur)"),
        ("it", "33 = 30 + 3 (la metà di 7, arrotondata per difetto)"),
        ("nl", "33 = 30 + 3 (de helft van 7, naar beneden afgerond)"),
    ],
)
def test_r6_6_half_of_the_points_is_explained(language: str, found: str):
    """A helper's sum shows which points are halved; the builder has all of them."""
    rows = "laid[1] basilica=2\nlaid[2] basilica=1\nmaster basilica=1"
    _, step = basilica(rows, "0 40 30 0 0")
    builder, helper, beginner = sums(step, "moved", language)

    assert builder == "47 = 40 + 7"
    assert helper == found
    assert beginner == found.replace("33 = 30", "3 = 0")


def test_r8_2_a_gondola_without_points_stays():
    """It is a campo without neighbours."""
    match = at("hand[0] campo=3\nposition 20 21 0 0 0")
    step = play(match, "solo campo", "done", "site G12")

    assert (fields(match), event_kinds(step, "moved", "stayed")) == ([20, 21, 0], ["stayed"])


def test_r8_3_all_points_are_moved():
    """There is no question whether or how far."""
    rows = "laid[1] basilica=2\nlaid[2] basilica=1\nmaster basilica=1"
    match, step = basilica(rows, "56 40 0 0 0")
    assert fields(match) == [59, 47, 3, 0]

    match, step = basilica(rows, "1 40 30 0 0")

    assert fields(match) == [4, 47, 33, 0]
    assert event_values(step, "moved") == [(1, 7, 47), (2, 3, 33), (0, 3, 4)]


def test_r8_4_the_start_holds_any_number():
    """And none of those on it is leapt over."""
    assert casas("0 0 0 0 0") == [1, 0, 0]
    assert casas("0 1 0 0 0") == [2, 1, 0]


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ("9 45 0", 11),
        ("9 10 0", 11),
        ("9 44 0", 10),
        ("44 10 0", 46),
        ("44 45 0", 46),
        ("44 11 46", 45),
        ("10 0 0", 11),
        ("45 0 0", 46),
        ("9 45 11", 12),
        ("44 10 46", 47),
    ],
)
def test_r8_5_ten_and_fortyfive(position: str, found: int):
    """One place on the water, but it is known which of the two a gondola is on."""
    assert casas(f"{position} 0 0")[0] == found


def test_r8_5_leapt_over_on_the_way():
    """From both sides, with seven points."""
    for position, found in (("5 45 0", 13), ("40 10 0", 48)):
        match = at(f"hand[0] basilica=4\n{SITE}\nposition {position} 0 0")
        settle(match, play(match, "solo basilica", "done"))

        assert fields(match)[0] == found


def test_r8_5_not_in_its_own_way():
    """33 points, all the gold that there is, take a gondola from 10 to 45 past two others."""
    wet = [place for place in hexes() if cover(begun(), place) == ["swamp"]]
    purse = f"gold[0] 0 29 28 5 4 4 5\n{covered('free', ' '.join(wet[29:]))}"
    match = at(f"hand[0] casa=1\n{purse}\nposition 10 11 12 0 0")
    play(match, "open-purse")
    for value, count in enumerate((29, 28, 5, 4, 4, 5), 1):
        play(match, *[f"give {value}"] * count)
    play(match, "pay")

    assert fields(match) == [45, 11, 12]


GOLD = "gold[0] 5=2 6=1"
THREE = "laid[1] basilica=1\nlaid[2] basilica=2\nmaster basilica=2"


def test_r8_6_once_after_each():
    """Of three gondolas, twice; the last is followed by the next decision."""
    match, step = basilica(THREE, "20 30 40 0 0", more=GOLD)
    assert (next_decision(match), fields(match)) == (((0,), "between"), [20, 30, 47, 0])
    assert legal(match) == ["go-on", "pay-most", "open-purse"]

    step = play(match, "open-purse", "give 5", "pay")
    assert (next_decision(match), fields(match)) == (((0,), "between"), [24, 30, 47, 0])
    assert event_kinds(step) == ["paid", "moved", "moved"]

    step = play(match, "go-on")
    assert (stage(match), fields(match)) == ("drain", [24, 33, 47, 0])
    assert event_kinds(step, "went-on") == ["went-on"]


def test_r8_6_a_purse_can_be_closed_again():
    """The question comes again, since no gold was paid."""
    match, _ = basilica(THREE, "20 30 40 0 0", more=GOLD)
    play(match, "open-purse", "give 5", "close-purse")

    assert (next_decision(match), legal(match)) == (
        ((0,), "between"),
        ["go-on", "pay-most", "open-purse"],
    )


def test_r8_6_the_active_player_not_the_mover():
    """Others' gold is not asked for."""
    match, _ = basilica(THREE, "0 30 40 0 0", more="gold[1] 6=2\ngold[2] 6=2")

    assert (stage(match), fields(match)) == ("drain", [3, 33, 47, 0])


@pytest.mark.parametrize(
    ("purse", "where"),
    [
        ("gold[0] 3=1", "between"),
        (f"gold[0] 0=3\n{standing('casa', 3)}", "between"),
        (f"gold[0] 2=2\n{standing('casa', 2)}", "drain"),
        ("", "drain"),
    ],
)
def test_r8_6_if_it_could_be_worth_five(purse: str, where: str):
    """Two for a tile and six for a treasure, as the others see them."""
    match, _ = basilica(THREE, "0 1 2 0 0", more=purse)

    assert stage(match) == where


@pytest.mark.parametrize(
    ("position", "more"),
    [("20 30 55 0 0", ""), ("20 30 40 0 0", standing("basilica", 9))],
    ids=["sixty", "exhausted"],
)
def test_r8_6_not_when_the_end_is_certain(position: str, more: str):
    """Only the moves follow."""
    match, step = basilica(THREE, position, more=f"{GOLD}\n{more}")

    assert stage(match) == "final"
    assert len(event_values(step, "moved")) == 3


def test_r8_7_cards_and_figure():
    """Of a building of rows; both after the moves, then the next building."""
    match = at(f"hand[0] basilica=1 casa=1\n{THREE}\n{SITE}\nposition 0 30 40 0 0")
    last = play(match, "lay basilica", "lay casa", "done", "raise-jointly basilica")
    last = settle(match, last)

    order = event_kinds(last, "moved", "figure-back", "cards-away", "building", "no-space")
    assert order[-5:] == ["figure-back", "cards-away", "building", "no-space", "cards-away"]
    assert (figures(match), see(match, "laid[1]")) == ({}, "")
    assert see(match, "discard") == "casa=1 basilica=4"


def test_r8_7_solo_leaves_the_figure():
    """Only the set goes away."""
    match = at(f"hand[0] basilica=4\nlaid[1] basilica=1\nmaster basilica=1\n{SITE}")
    step = settle(match, play(match, "solo basilica", "done"))

    assert event_kinds(step, "figure-back", "cards-away") == ["cards-away"]
    assert (figures(match), see(match, "laid[1]")) == ({"basilica": 1}, "basilica=1")
    assert cover(match, "F9", "F11", "G10") == ["basilica"] * 3


def test_r8_6_not_before_gondolas_that_stay():
    """Half of one point is none: the next decision is early enough."""
    rows = "laid[0] campo=1\nlaid[1] campo=1\nmaster campo=0"
    match = at(f"hand[0] campo=1\n{rows}\ncover F9=free\ncover F11=casa\n{GOLD}")
    play(match, "lay campo", "done", "site F9")

    assert stage(match) == "drain"
    assert "open-purse" in legal(match)
