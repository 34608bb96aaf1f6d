"""R6: the points of a building."""

import pytest

from serenissima.testing import event_kinds, event_values, legal, next_decision, play
from tests.games.venedig.table import FULL, at, covered, fields, stage

PONTE = "hand[0] ponte=3\ncover G16=free G20=free B21=free D23=free"


def palazzo(places: str, one: str, other: str = "", **options: object) -> int:
    """Return the points of a palazzo on two hexes; only the named places are free or built."""
    match = at(f"hand[0] palazzo=3\n{places}", **options)
    play(match, "solo palazzo", "done", f"site {one}", *([f"site {other}"] if other else []))
    return fields(match)[0]


def campo(places: str, site: str) -> int:
    """Return the points of a campo on a hex."""
    match = at(f"hand[0] campo=3\n{covered('free', site)}\n{places}")
    play(match, "solo campo", "done", f"site {site}")
    return fields(match)[0]


@pytest.mark.parametrize("built", ["", "cover F11=casa F13=casa G10=casa"])
def test_r6_1_a_casa_scores_one_point(built: str):
    """The hex does not matter."""
    match = at(f"hand[0] casa=1\n{built}")
    play(match, "lay casa", "done", "site G12")

    assert fields(match) == [1, 0, 0]


@pytest.mark.parametrize(
    ("places", "site", "points"),
    [
        ("cover F9=free F11=free", ["F9"], 5),  # six around, one end of the ponte
        ("cover F9=free F11=free\ncover E10=casa", ["F9"], 4),
        ("cover F9=free F11=free E10=free", ["F9", "F11"], 5),  # drained or swamp
        ("cover G10=free", ["G10"], 8),  # with G12, no shore: eight around
        (
            f"cover G10=free\n{covered('casa', 'F9 F11 F13 G8 G14 H9 H11 H13')}",
            ["G10"],
            0,
        ),
        ("cover H25=free H27=free", ["H25"], 3),  # two hexes of the basilica are among five
        ("cover A12=free A14=free", ["A12"], 3),  # the shore, and the campo at B11
        ("cover I14=free H15=free", ["I14"], 4),
        ("cover C20=free B21=free", ["C20", "B21"], 3),  # building stones are unbuilt
        ("cover E2=free E4=free", ["E2", "E4"], 6),  # building stones touch both, and count once
    ],
)
def test_r6_2_palazzo(places: str, site: list[str], points: int):
    """Hexes around it without a building, swamp or free, each once."""
    assert palazzo(places, *site) == points


@pytest.mark.parametrize(
    ("places", "site", "points"),
    [
        ("", "F9", 0),
        ("cover F11=free G10=free", "F9", 0),  # drained is not built
        ("cover F11=casa G10=casa", "F9", 2),
        ("cover F11=palazzo G10=palazzo", "F9", 2),  # two of one building count two
        ("", "F11", 1),  # an end of the printed ponte
        ("", "G12", 0),
        ("cover F11=casa F13=casa G10=casa G14=casa H11=casa H13=casa", "G12", 6),
        ("", "H25", 2),  # two hexes of the basilica, which never bore a tile
        ("", "A12", 1),  # the printed campo
        ("", "K10", 1),  # the printed casa
        ("", "F5", 1),  # one of the palazzo's
        ("", "F3", 2),
    ],
)
def test_r6_3_campo(places: str, site: str, points: int):
    """Hexes around it with a building or part of one."""
    assert campo(places, site) == points


@pytest.mark.parametrize("built", ["", "cover F13=casa H9=casa E10=casa"])
def test_r6_4_a_basilica_scores_seven_points(built: str):
    """The hexes do not matter."""
    match = at(f"hand[0] basilica=4\ncover F9=free F11=free G10=free\n{built}")
    play(match, "solo basilica", "done", "site F9", "site F11")

    assert fields(match) == [7, 0, 0]


@pytest.mark.parametrize(
    ("casas", "side", "points"),
    [
        ("F9 F11 C24", "first", 2),
        ("F9 F11 C24", "second", 1),
        ("C24 D25", "second", 2),
        ("C24 D25", "first", 0),
    ],
)
def test_r6_5_one_of_the_two_districts(casas: str, side: str, points: int):
    """As the dotted line names its ends: San Marco first, Castello second."""
    match = at(f"{PONTE}\n{covered('casa', casas)}")
    play(match, "solo ponte", "done", "bridge 2")
    assert (stage(match), legal(match)) == ("span", ["count first", "count second"])

    step = play(match, f"count {side}")

    assert fields(match) == [points, 0, 0]
    assert event_values(step, "counts") == [(0, {"first": 0, "second": 2}[side], points)]


@pytest.mark.parametrize(("casas", "points"), [("cover F9=casa C24=casa", 1), ("", 0)])
def test_r6_5_equal_sides_need_no_question(casas: str, points: int):
    """Both have equally many casas, or none."""
    match = at(f"{PONTE}\n{casas}")
    step = play(match, "solo ponte", "done", "bridge 2")

    assert (stage(match), fields(match)[0]) == ("drain", points)
    assert event_values(step, "counts") == [(0, 0, points)]


def test_r6_5_a_ponte_counts_casas_when_it_is_built():
    """Any player's casas of this turn count, and casas of other districts do not."""
    match = at(f"{PONTE}\nhand[0] casa=1\ncover A12=casa L9=casa E4=casa F9=casa")
    play(match, "lay casa", "solo ponte", "done", "raise casa", "site G12", "bridge 2")
    play(match, "count first")

    assert fields(match)[0] == 1 + 2


def test_r6_5_the_master_builder_says_which():
    """In another's turn, and may choose the fewer."""
    rows = "laid[1] ponte=2\nmaster ponte=1"
    match = at(
        f"hand[0] ponte=1\n{rows}\n"
        f"{covered('free', 'G16 G20 B21 D23')}\n{covered('casa', 'F9 F11 F13 C24')}"
    )
    play(match, "lay ponte", "done", "1 bridge 2")
    assert next_decision(match) == ((1,), "span")

    play(match, "1 count second")

    assert fields(match) == [0, 1, 0]


@pytest.mark.parametrize(
    ("casas", "builder", "helper"), [(1, 1, 0), (2, 2, 1), (3, 3, 1), (4, 4, 2), (5, 5, 2)]
)
def test_r6_6_helpers_get_half_rounded_down(casas: int, builder: int, helper: int):
    """The number of cards they laid does not matter."""
    places = " ".join(["F9", "F11", "F13", "H9", "H11"][:casas])
    rows = "laid[1] ponte=1\nlaid[2] ponte=1\nmaster ponte=2"
    match = at(f"hand[0] ponte=1\n{rows}\ncover G16=free G20=free\n{covered('casa', places)}")
    step = play(match, "lay ponte", "done")
    step = play(match, "2 count first")

    points = {seat: points for seat, points, _ in event_values(step, "moved")}
    assert points == {seat: n for seat, n in ((2, builder), (0, helper), (1, helper)) if n}
    assert len(event_kinds(step, "stayed")) == (0 if helper else 2)


def test_r6_6_more_cards_do_not_bring_more():
    """Two cards of four, beside a master builder's two."""
    rows = "laid[0] basilica=1\nlaid[1] basilica=2\nmaster basilica=1"
    match = at(f"hand[0] basilica=1\n{rows}\n{FULL}\ncover F9=free F11=free G10=free")
    step = play(match, "lay basilica", "done", "1 site F9", "1 site F11")

    assert event_values(step, "moved") == [(1, 7, 7), (0, 3, 3)]
