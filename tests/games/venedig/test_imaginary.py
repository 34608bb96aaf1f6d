"""R14: two seats and the imaginary player."""

import pytest

from serenissima.games.venedig.material import KINDS
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.venedig.looking import tale
from tests.games.venedig.table import (
    FULL,
    at,
    begun,
    cover,
    covered,
    fields,
    figures,
    gold,
    pass_turn,
    stage,
    standing,
)

CASA, PALAZZO, CAMPO, PONTE, BASILICA = range(5)


def reveal(text: str, kind: int, **options: object):
    """Seat 0 reveals a card of that kind before laying; the match and the step."""
    match = at(f"stage before\nhand[0] casa=1\nhand[1] casa=1\n{text}", 2, **options)
    return match, play(match, "reveal", answers=[kind])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r14_1_with_two_seats(seats: int):
    """And with no other number."""
    assert next_decision(begun(seats))[1] == ("before" if seats == 2 else "lay")


def test_r14_1_only_the_imaginary_players_rows_change():
    """No gondola, hand or gold belongs to this player: only the cards laid change."""
    match, _ = reveal("", CAMPO)

    assert see(match, "imaginary_laid") == "campo=1"
    assert (see(match, "laid[0]"), see(match, "hand_size"), fields(match)) == (
        "",
        "1 1 0 0 0",
        [0, 0],
    )


def test_r14_2_before_or_after_the_turn():
    """It is asked at both points until it is done."""
    match = at("stage before\nhand[0] casa=1\nhand[1] casa=1", 2)
    assert legal(match) == ["reveal", "skip"]

    play(match, "skip", "done", "stop", "draw")
    assert (next_decision(match), legal(match)) == (((0,), "after"), ["reveal", "skip"])

    step = play(match, "skip")
    assert event_kinds(step) == ["not-revealed", "turn"]
    assert next_decision(match) == ((1,), "before")


@pytest.mark.parametrize("early", [True, False])
def test_r14_2_once_in_each_turn(early: bool):
    """Not after it if it was done before; and the next turn may again."""
    match = at("stage before\nhand[0] casa=1\nhand[1] casa=1", 2)
    if early:
        play(match, "reveal", answers=[CAMPO])
        assert next_decision(match) == ((0,), "lay")
        play(match, "done", "stop", "draw")
    else:
        play(match, "skip", "done", "stop", "draw")
        play(match, "reveal", answers=[CAMPO])

    assert next_decision(match) == ((1,), "before")
    assert match.can(1, "reveal")


def test_r14_2_an_empty_pile():
    """Is made anew first (V60)."""
    match = at("stage before\nhand[0] casa=1\npile casa=0", 2)
    step = play(match, "reveal", answers=[PONTE])

    assert event_kinds(step)[:2] == ["reshuffled", "revealed"]
    assert see(match, "imaginary_laid") == "ponte=1"


@pytest.mark.parametrize("kind", range(1, 5))
def test_r14_3_a_third_kind(kind: int):
    """Goes to the discards without effect; another card of his two kinds joins them."""
    match, step = reveal(
        "imaginary_laid palazzo=1 basilica=1\nmaster campo=1\nlaid[1] campo=1", kind
    )

    if kind in (CAMPO, PONTE):
        assert event_kinds(step) == ["revealed-in-vain"]
        assert (see(match, "discard"), figures(match).get("campo")) == (f"{KINDS[kind]}=1", 1)
        assert see(match, "imaginary_laid") == "palazzo=1 basilica=1"
    else:
        assert event_kinds(step, "revealed-in-vain") == []
        assert int(match.state.imaginary_laid[kind]) == 2
    assert stage(match) == "lay"


def test_r14_3_not_even_to_complete_a_building():
    """The other two cards stay where they are."""
    rows = "imaginary_laid palazzo=1 basilica=1\nlaid[1] campo=2\nmaster campo=1"
    match, step = reveal(rows, CAMPO)

    assert (event_kinds(step), see(match, "laid[1]")) == (["revealed-in-vain"], "campo=2")


def test_r14_3_a_casa_is_no_third_kind():
    """It builds beside two rows of his (R14.4, V24)."""
    match, step = reveal(
        "imaginary_laid palazzo=1 campo=1\nimaginary_master palazzo=1 campo=1", CASA
    )

    assert event_kinds(step) == ["revealed", "building"]
    assert see(match, "imaginary_laid") == "casa=1 palazzo=1 campo=1"


def test_r14_3_one_card_at_a_time():
    """Three turns make three rows of one, and never a set."""
    match = at("stage before\nhand[0] casa=1\nhand[1] casa=1", 2)
    for count in (1, 2):
        play(match, "reveal", answers=[BASILICA])
        assert see(match, "imaginary_laid") == f"basilica={count}"
        pass_turn(match)
    assert match.state.to_build.sum() == match.state.solo.sum() == 0


def test_r14_4_a_casa_brings_no_points():
    """The active player decides on the site; no player gets points or a treasure."""
    match, step = reveal("position 25 26 0 0 0\ncover F9=free", CASA)
    assert (next_decision(match), event_values(step, "building")) == (((0,), "site"), [(0, CASA)])
    assert match.state.builder == -1  # belongs to no player: the active player is none

    step = play(match, "site G12")

    assert (cover(match, "G12"), stage(match)) == (["casa"], "lay")
    assert event_kinds(step) == ["picked", "built", "cards-away"]
    assert (fields(match), gold(match, 0), see(match, "discard")) == ([25, 26], [], "casa=1")
    assert see(match, "supply") == "casa=17 palazzo=5 campo=5 ponte=5 basilica=4"


def test_r14_4_a_casa_after_the_turn():
    """Then the next turn begins."""
    match = at("stage before\nhand[0] casa=1\nhand[1] casa=1", 2)
    play(match, "skip", "done", "stop", "draw")
    play(match, "reveal", answers=[CASA])
    assert next_decision(match) == ((0,), "site")

    step = play(match, "site G12")
    assert (event_kinds(step, "built", "turn"), next_decision(match)) == (
        ["built", "turn"],
        ((1,), "before"),
    )


def test_r14_4_a_casa_can_end_the_match():
    """It is the last one."""
    match, _ = reveal(standing("casa", 17), CASA)
    play(match, "site G12")

    assert match.ending == "casa-exhausted"


def test_r14_4_a_casa_without_space():
    """Its card is put away."""
    match, step = reveal(FULL, CASA)

    assert event_kinds(step) == ["revealed", "building", "no-space", "cards-away"]
    assert (see(match, "discard"), stage(match)) == ("casa=1", "lay")


@pytest.mark.parametrize(
    ("rows", "kind", "found"),
    [
        ("", PONTE, "imaginary"),
        ("laid[1] ponte=1\nmaster ponte=1", PONTE, 1),
        ("laid[0] basilica=1\nimaginary_laid basilica=1\nmaster basilica=0", BASILICA, "imaginary"),
        ("laid[1] basilica=1\nmaster basilica=1", BASILICA, 1),
        ("imaginary_laid basilica=1\nimaginary_master basilica=1", BASILICA, "imaginary"),
    ],
)
def test_r14_5_a_player_like_the_others(rows: str, kind: int, found: int | str):
    """The first card brings the figure, strictly more cards take it over."""
    match, _ = reveal(rows, kind)

    assert figures(match).get(KINDS[kind]) == found


@pytest.mark.parametrize(("count", "found"), [(1, "imaginary"), (2, 0)])
def test_r14_5_the_imaginary_player_can_lose_the_figure(count: int, found: int | str):
    """A player with strictly more cards takes it."""
    rows = "imaginary_laid basilica=1\nimaginary_master basilica=1\nrevealed 1"
    match = at(f"hand[0] basilica=2\n{rows}", 2)
    play(match, *["lay basilica"] * count, "done")

    assert figures(match) == {"basilica": found}


def test_r14_6_completed_before_the_turn():
    """Built at once, before the turn's own cards are laid."""
    rows = "laid[0] campo=1\nlaid[1] campo=1\nmaster campo=1\ncover F9=casa F11=casa F13=casa"
    match, step = reveal(rows, CAMPO)
    assert (next_decision(match), event_kinds(step)) == (((1,), "site"), ["revealed", "building"])

    step = play(match, "1 site G12")

    assert event_values(step, "moved") == [(1, 2, 2), (0, 1, 1)]
    assert (stage(match), match.waits, see(match, "discard")) == ("lay", (0,), "campo=3")
    assert figures(match) == {}


def test_r14_6_a_building_can_be_completed_after_the_turn():
    """Then the next player's turn begins."""
    rows = "laid[1] campo=2\nmaster campo=1\ncover F9=casa F11=casa F13=casa"
    match = at(f"stage before\nhand[0] casa=1\nhand[1] casa=1\n{rows}", 2)
    play(match, "skip", "done", "stop", "draw")
    play(match, "reveal", answers=[CAMPO])
    step = play(match, "1 site G12")

    assert (event_kinds(step, "built", "turn"), fields(match)) == (["built", "turn"], [0, 2])


@pytest.mark.parametrize("early", [True, False])
def test_r14_6_it_can_end_the_match(early: bool):
    """The last exchange begins with the left neighbour of whose turn it is (V56)."""
    rows = (
        "laid[1] campo=2\nmaster campo=1\nposition 0 59 0 0 0\n"
        "cover F11=casa\ngold[0] 5=1\ngold[1] 5=1"
    )
    match = at(f"stage before\nhand[0] casa=1\nhand[1] casa=1\n{rows}", 2)
    if not early:
        play(match, "skip", "done", "stop", "draw")
    play(match, "reveal", answers=[CAMPO])
    play(match, "raise-jointly campo", "1 site G12")
    assert next_decision(match) == ((1,), "final")

    play(match, "1 go-on")
    assert next_decision(match) == ((0,), "final")

    play(match, "0 go-on")
    assert match.ending == "sixty-by-building"


def test_r14_6_the_imaginary_players_rows_can_build_alone():
    """The active player places the building without points, and it counts on the board (V57)."""
    rows = "imaginary_laid palazzo=2\nimaginary_master palazzo=1\nposition 25 26 0 0 0"
    match, step = reveal(f"{rows}\ncover F9=free F11=free G10=free", PALAZZO)
    assert next_decision(match) == ((0,), "site")

    step = play(match, "site F9", "site G10")

    assert event_kinds(step, "treasure", "moved", "stayed") == []
    assert (cover(match, "F9", "G10"), fields(match)) == (["palazzo"] * 2, [25, 26])
    assert (see(match, "imaginary_laid"), see(match, "discard"), figures(match)) == (
        "",
        "palazzo=3",
        {},
    )
    assert see(match, "supply") == "casa=18 palazzo=4 campo=5 ponte=5 basilica=4"


def test_r14_4_the_tale_of_a_casa_names_no_points():
    """No player gets its point."""
    match, _ = reveal("cover F9=free", CASA)

    assert tale(play(match, "site G12"), "built") == ["A casa now stands in San Marco."]


def test_r14_6_the_tale_of_an_imaginary_building_names_no_points():
    """No player gets the seven of a basilica."""
    rows = "imaginary_laid basilica=3\nimaginary_master basilica=1"
    match, _ = reveal(f"{rows}\ncover F9=free F11=free G10=free", BASILICA)
    step = play(match, "site F9", "site F11")

    assert tale(step, "built", "moved") == ["A basilica now stands in San Marco."]


def test_r14_7_the_tale_names_the_helpers_points():
    """They are half of the points."""
    match, _ = reveal(f"laid[1] basilica=1\n{HIS}", BASILICA)
    step = play(match, "site F9", "site F11")

    assert tale(step, "built", "moved") == [
        "A basilica now stands in San Marco.",
        "3 points: Bernd’s gondola moves to space 3.",
    ]


def test_r6_6_the_tale_of_a_building_names_its_builders_points():
    """All players see this."""
    match = at("hand[0] basilica=4\ncover F9=free F11=free G10=free")
    play(match, "solo basilica", "done")
    step = play(match, "site F9", "site F11")

    assert tale(step, "built") == ["A basilica now stands in San Marco: 7 points."]


def test_r14_6_an_imaginary_ponte_needs_no_count_of_casas():
    """It brings no player any points."""
    rows = "imaginary_laid ponte=2\nimaginary_master ponte=1\ncover F9=casa"
    match, _ = reveal(f"{rows}\ncover G16=free G20=free B21=free D23=free", PONTE)
    step = play(match, "bridge 2")

    assert (stage(match), cover(match, "G16")) == ("lay", ["ponte"])
    assert event_kinds(step) == ["built-ponte", "figure-back", "cards-away"]


def test_r14_6_no_space():
    """All cards of it are lost."""
    rows = f"laid[1] campo=1\nimaginary_laid campo=1\nimaginary_master campo=1\n{FULL}"
    match, step = reveal(rows, CAMPO)

    assert event_kinds(step) == ["revealed", "building", "no-space", "figure-back", "cards-away"]
    assert see(match, "discard") == "campo=3"


HIS = "imaginary_laid basilica=2\nimaginary_master basilica=1\ncover F9=free F11=free G10=free"


def test_r14_7_the_active_player_decides():
    """All seats in the rows are helpers; the order begins with the active player."""
    match = at(
        f"stage before\nactive 1\nlaid[0] basilica=1\nhand[1] basilica=1\n{HIS}\n"
        "position 26 25 0 0 0",
        2,
    )
    play(match, "skip", "lay basilica", "done")
    assert next_decision(match) == ((1,), "site")

    step = play(match, "site F9", "site F11")

    assert [seat for seat, _ in event_values(step, "treasure")] == [1, 0]
    assert event_values(step, "moved")[0] == (1, 3, 29)
    assert next_decision(match) == ((1,), "between")

    play(match, "go-on")
    assert fields(match) == [30, 29]


def test_r14_7_he_becomes_master_builder_by_the_last_card():
    """The card that completes the building also brings him its figure (R14.5)."""
    rows = (
        "laid[1] campo=1\nimaginary_laid campo=1\nmaster campo=1\n"
        f"{covered('casa', 'F9 F11 F13 H11')}"
    )
    match, _ = reveal(f"{rows}\ncover G12=free", CAMPO)
    assert (next_decision(match), figures(match)) == (((0,), "site"), {"campo": "imaginary"})

    step = play(match, "site G12")

    assert event_values(step, "moved") == [(1, 1, 1)]


def test_r14_7_only_helpers_with_cards_score():
    """The active player decides without taking part, and gets no points."""
    rows = "laid[1] basilica=1"
    match, _ = reveal(f"{rows}\n{HIS}\nposition 25 26 0 0 0", BASILICA)
    assert next_decision(match) == ((0,), "site")

    step = play(match, "site F9", "site F11")

    assert event_values(step, "moved") == [(1, 3, 29)]
    assert [seat for seat, _ in event_values(step, "treasure")] == [1]


@pytest.mark.parametrize(("side", "points"), [("first", 1), ("second", 0)])
def test_r14_7_the_active_player_chooses_the_casas_of_a_ponte(side: str, points: int):
    rows = "laid[1] ponte=1\nimaginary_laid ponte=1\nimaginary_master ponte=1"
    match, _ = reveal(
        f"{rows}\n{covered('casa', 'F9 F11 F13 C24')}\n{covered('free', 'G16 G20 B21 D23')}",
        PONTE,
    )
    play(match, "bridge 2")
    assert next_decision(match) == ((0,), "span")

    play(match, f"count {side}")

    assert fields(match) == [0, points]
