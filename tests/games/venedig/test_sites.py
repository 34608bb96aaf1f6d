"""R5: the next building, and its site."""

import pytest

from serenissima.kernel.errors import Illegal
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.venedig.table import FULL, at, cover, covered, figures, sites, stage, standing

TRIANGLE = ["F9", "F11", "G10"]


def building(kind: str, places: str, more: str = "", **options: object):
    """Seat 0 has laid a set and is to name the site; only these hexes are free."""
    hand = {"casa": 1, "basilica": 4}.get(kind, 3)
    match = at(f"hand[0] {kind}={hand}\n{FULL}\n{covered('free', places)}\n{more}", **options)
    play(match, "lay casa" if kind == "casa" else f"solo {kind}", "done")
    return match


# ---- R5.1, R5.2 the buildings, and their order ---------------------------------------------------


def test_r5_1_complete_rows_must_be_built():
    """One card may complete them together with others' rows."""
    rows = "laid[1] basilica=2\nlaid[2] basilica=1\nmaster basilica=1"
    match = at(f"hand[0] basilica=1\n{rows}\n{covered('free', ' '.join(TRIANGLE))}")
    play(match, "lay basilica", "done")

    assert next_decision(match) == ((1,), "site")
    assert all(word.startswith("site ") for word in legal(match))


def test_r5_1_everything_that_has_its_cards():
    """Casas, sets and rows of a turn, all of them."""
    match = at(
        "hand[0] casa=1 palazzo=3 campo=1\nlaid[1] campo=2\n"
        f"master campo=1\n{covered('free', 'F9 F11 H11 I10')}"
    )
    play(match, "lay casa", "solo palazzo", "lay campo", "done")
    assert legal(match) == ["raise casa", "raise palazzo", "raise-jointly campo"]

    play(match, "raise-jointly campo", "site G12")
    assert legal(match) == ["raise casa", "raise palazzo"]

    play(match, "raise palazzo", "site F9")
    assert next_decision(match) == ((0,), "site")

    play(match, "site H11")
    assert (stage(match), see(match, "hand_size")) == ("drain", "")


def test_r5_1_incomplete_rows_are_not_built():
    """One card short."""
    match = at("hand[0] basilica=1\nlaid[1] basilica=2\nmaster basilica=1")
    step = play(match, "lay basilica", "done")

    assert (event_kinds(step), stage(match)) == (["laid"], "drain")


def test_r5_1_own_older_cards_and_others():
    """Together they are a joint building (V18): the other one helps."""
    rows = "laid[0] campo=1\nlaid[1] campo=1\nmaster campo=0"
    match = at(f"hand[0] campo=1\n{rows}\ncover F9=casa F11=casa")
    step = play(match, "lay campo", "done", "site G12")

    assert (event_values(step, "moved"), event_kinds(step, "stayed")) == ([(0, 1, 1)], ["stayed"])
    assert see(match, "discard") == "campo=3"


@pytest.mark.parametrize(
    ("order", "places"),
    [
        (["raise casa", "raise campo"], ["G12", "F9"]),
        (["raise campo", "raise casa"], ["F9", "G12"]),
    ],
)
def test_r5_2_the_active_player_orders(order: list[str], places: list[str]):
    """And is asked again as long as there are several."""
    match = at("hand[0] casa=1 campo=3\ncover F9=free F11=free")
    play(match, "lay casa", "solo campo", "done")
    assert (match.waits, legal(match)) == ((0,), ["raise casa", "raise campo"])

    play(match, order[0], f"site {places[0]}")

    assert stage(match) == "site"  # the last one is not asked for

    play(match, f"site {places[1]}")

    assert cover(match, "G12", "F9") == ["casa", "campo"]


def test_r5_2_also_when_others_decide_on_the_sites():
    """The order is the active player's, the sites are their master builders'."""
    rows = "laid[1] campo=2\nlaid[2] ponte=2\nmaster campo=1 ponte=2"
    match = at(f"hand[0] campo=1 ponte=1\n{rows}\ncover G16=free G20=free B21=free D23=free")
    play(match, "lay campo", "lay ponte", "done")
    assert next_decision(match) == ((0,), "next")

    play(match, "raise-jointly ponte")
    assert next_decision(match) == ((2,), "site")

    play(match, "2 bridge 2")
    assert next_decision(match) == ((1,), "site")


def test_r5_2_casas_alone_need_no_question():
    """There is no other building then."""
    match = at("hand[0] casa=2\ncover F9=free")
    step = play(match, "lay casa", "lay casa", "done")

    assert (event_kinds(step, "building"), stage(match)) == (["building"], "site")


# ---- R5.3 who decides ----------------------------------------------------------------------------


@pytest.mark.parametrize("master", [0, 1, 2])
def test_r5_3_the_master_builder_decides(master: int):
    """The turn does not matter; all others in the rows are helpers."""
    cards = {0: "laid[1] basilica=1\nlaid[2] basilica=1\nlaid[0] basilica=1"}
    rows = cards.get(master, "laid[1] basilica=1\nlaid[2] basilica=2")
    if master == 1:
        rows = "laid[1] basilica=2\nlaid[2] basilica=1"
    match = at(
        f"hand[0] basilica=1\n{rows}\nmaster basilica={master}\ncover F9=free F11=free G10=free"
    )
    play(match, "lay basilica", "done")

    assert next_decision(match) == ((master,), "site")

    play(match, f"{master} site F9", f"{master} site F11")

    first, second = ((master + step) % 3 for step in (1, 2))
    assert [match.state.position[seat] for seat in (master, first, second)] == [7, 3, 4]


def test_r5_3_helpers_and_others():
    """Only seats with cards in the rows take part."""
    rows = "laid[1] basilica=3\nmaster basilica=1"
    match = at(f"hand[0] basilica=1\n{rows}\ncover F9=free F11=free G10=free")
    play(match, "lay basilica", "done", "1 site F9", "1 site F11")

    assert match.state.position[:3].tolist() == [3, 7, 0]


def test_r5_3_the_active_player_without_taking_part():
    """By the imaginary player's card alone may others' rows be complete."""
    rows = "laid[1] campo=2\nmaster campo=1"
    match = at(f"stage before\n{rows}\ncover F11=casa", 2)
    play(match, "reveal", answers=[2])

    assert next_decision(match) == ((1,), "site")

    play(match, "1 site G12")

    assert match.state.position[:2].tolist() == [0, 1]


def test_r5_3_rows_without_a_figure():
    """A whole row laid at once: the active player builds and decides."""
    match = at("hand[0] palazzo=3\ncover F9=free F11=free")
    play(match, *["lay palazzo"] * 3, "done")

    assert (next_decision(match), see(match, "builder")) == (((0,), "site"), "0")


def test_r5_3_older_rows_of_your_own_are_built_alone():
    """With cards of several turns, alone: all the points, and the figure goes back."""
    match = at("hand[0] campo=2\nlaid[0] campo=1\nmaster campo=0\ncover F9=casa F11=casa")
    step = play(match, "lay campo", "lay campo", "done", "site G12")

    assert event_values(step, "moved") == [(0, 1, 1)]
    assert figures(match) == {}


# ---- R5.4, R5.5 free hexes and shapes ------------------------------------------------------------


def test_r5_4_free_hexes():
    """Neither swamp nor built upon; building stones and drained hexes alike."""
    match = at("hand[0] casa=1\ncover F9=free")
    play(match, "lay casa", "done")

    assert sites(match) == ["C18", "E22", "F3", "F9", "G12", "K18"]

    for place in ("F11", "L11", "G2"):  # swamp, a casa, a palazzo
        assert not match.can(0, f"site {place}")


def test_r5_4_all_of_the_site_is_free():
    """A palazzo beside swamp only has no room."""
    match = at("hand[0] palazzo=3\ncover F9=free H9=free I10=free E10=free")
    play(match, "solo palazzo", "done")

    assert sites(match) == ["E10", "F9", "H9", "I10"]  # not G12


@pytest.mark.parametrize("kind", ["casa", "campo"])
def test_r5_4_ends_of_dotted_lines_bear_anything(kind: str):
    """And block the ponte then."""
    match = building(kind, "G16 G20 B21 D23")
    play(match, "site G16")
    assert cover(match, "G16") == [kind]

    match = building("ponte", "G20 B21 D23", covered(kind, "G16"))
    assert cover(match, "B21", "D23", "G20") == ["ponte", "ponte", "free"]


@pytest.mark.parametrize("kind", ["casa", "campo"])
def test_r5_5_one_hex(kind: str):
    """Any free one."""
    match = building(kind, "F9 A12 L23")

    assert sites(match) == ["A12", "F9", "L23"]


def test_r5_5_two_that_touch():
    """The second one beside the first; across a canal hexes do not touch."""
    match = building("palazzo", "F9 F11 G10 E6 E4")
    assert sites(match) == ["E4", "E6", "F9", "F11", "G10"]

    play(match, "site F9")
    assert sites(match) == ["F11", "G10"]

    play(match, "site G10")
    assert cover(match, "F9", "G10", "F11") == ["palazzo", "palazzo", "free"]


def test_r5_5_three_that_touch_each_other():
    """A triangle, not a line nor an angle."""
    match = building("basilica", "F9 F11 F13 G10 H9")
    assert sites(match) == ["F9", "F11", "G10"]

    match = building("basilica", "F9 F11 F13 G10 G12")
    assert sites(match) == ["F9", "F11", "F13", "G10", "G12"]

    play(match, "site F11")
    assert sites(match) == ["F9", "F13", "G10", "G12"]

    play(match, "site G10")
    assert sites(match) == ["F9", "G12"]

    play(match, "site G12")
    assert cover(match, "F11", "G10", "G12", "F9", "F13") == [*["basilica"] * 3, "free", "free"]


def test_r5_5_only_such_as_leave_room():
    """Two of a triangle are named, the third follows by itself."""
    match = building("basilica", "F9 F11 G10 H9")
    step = play(match, "site F9", "site G10")

    assert cover(match, *TRIANGLE) == ["basilica"] * 3
    assert len(event_values(step, "picked")) == 2


def test_r5_5_a_third_hex_needs_room():
    """H9 touches G10, but no free hex touches both."""
    match = building("basilica", "F9 F11 G10 H9")
    play(match, "site G10")

    assert sites(match) == ["F9", "F11"]


def test_r5_5_the_only_site_needs_no_question():
    """Single answers are automatic, the first hex included."""
    match = building("casa", "F9")
    assert (cover(match, "F9"), stage(match)) == (["casa"], "drain")


def test_r5_5_not_in_two_districts():
    """Hexes on both shores are free, and a palazzo has no room."""
    match = building("palazzo", "G16 G20")

    assert event_kinds(match.steps[-1], "no-space") == ["no-space"]


def test_r5_5_the_site_anew():
    """`unpick` forgets all hexes named."""
    match = building("basilica", "F9 F11 F13 G10 G12")
    assert "unpick" not in legal(match)

    play(match, "site F11", "site G10")
    step = play(match, "unpick")

    assert event_kinds(step) == ["unpicked"]
    assert legal(match) == [f"site {place}" for place in ("F9", "F11", "F13", "G10", "G12")]
    assert match.game.actions.parse("unpick") >= match.game.actions.first_retract


def test_r5_5_the_master_builder_can_undo():
    """Only this player can, also in another's turn."""
    rows = "laid[1] palazzo=2\nmaster palazzo=1"
    match = at(f"hand[0] palazzo=1\n{rows}\n{FULL}\ncover F9=free F11=free G10=free")
    play(match, "lay palazzo", "done", "1 site F9")

    assert legal(match, 0) == []
    assert legal(match, 1) == ["site F11", "site G10", "unpick"]

    play(match, "1 unpick")

    assert sites(match) == ["F9", "F11", "G10"]


# ---- R5.6 the ponte ------------------------------------------------------------------------------


def test_r5_6_both_ends_are_free():
    """Dotted lines by their numbers; one with swamp at one end is none."""
    match = building("ponte", "G16 G20 B21 D23 J3 I12")

    assert legal(match) == ["bridge 2", "bridge 6"]

    play(match, "bridge 2")

    assert cover(match, "G16", "G20", "B21", "D23") == ["ponte", "ponte", "free", "free"]


def test_r5_6_the_printed_one_is_taken():
    """Dotted line 1."""
    match = building("ponte", "G16 G20 B21 D23 C8 C4")

    assert legal(match) == ["bridge 2", "bridge 6", "bridge 9"]


def test_r5_6_across_a_canal_nothing_touches():
    """Neither without a ponte nor with one: a campo beside both ends counts only its own."""
    match = at("hand[0] campo=3\ncover G16=free F15=free\ncover H9=ponte H5=ponte\ncover G20=casa")
    play(match, "solo campo", "done", "site G16")
    assert match.state.position[0] == 0

    match = at("hand[0] campo=3\ncover G14=free\ncover G16=ponte G20=ponte")
    play(match, "solo campo", "done", "site G14")
    assert match.state.position[0] == 1


# ---- R5.7 no space -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "places"),
    [
        ("casa", ""),
        ("palazzo", "cover F9=free H9=free"),
        ("campo", ""),
        ("ponte", "cover G16=free B21=free I12=free\ncover H9=casa"),
        ("basilica", "cover F9=free F11=free F13=free F15=free"),
    ],
)
def test_r5_7_without_a_site_cards_are_discarded(kind: str, places: str):
    """No player scores."""
    need = {"casa": 1, "basilica": 4}.get(kind, 3)
    match = at(f"hand[0] {kind}={need}\n{FULL}\n{places}\nposition 26 0 0 0 0")
    before = match.state.copy()
    step = play(match, "lay casa" if kind == "casa" else f"solo {kind}", "done")

    assert event_kinds(step)[-2:] == ["no-space", "cards-away"]
    assert (stage(match), see(match, "discard")) == ("drain", f"{kind}={need}")
    for name in ("cover", "supply", "position", "gold", "treasure_pile", "closing"):
        assert (match.state[name] == before[name]).all(), name


def test_r5_7_helpers_cards_are_lost_too():
    """And the figure goes to the board."""
    rows = "laid[1] ponte=1\nlaid[2] ponte=1 campo=1\nmaster ponte=1 campo=2"
    match = at(f"hand[0] ponte=1\n{rows}\nposition 26 28 27 0 0")
    step = play(match, "lay ponte", "done")

    assert event_kinds(step) == ["laid", "building", "no-space", "figure-back", "cards-away"]
    assert (figures(match), see(match, "discard")) == ({"campo": 2}, "ponte=3")
    assert (see(match, "laid[1]"), see(match, "laid[2]")) == ("", "campo=1")
    assert match.state.position[:3].tolist() == [26, 28, 27]


def test_r5_7_space_when_its_turn_comes():
    """Two casas and one free hex: the second is lost; a palazzo that loses its room, too."""
    match = at(f"hand[0] casa=2\n{FULL}\ncover F9=free")
    step = play(match, "lay casa", "lay casa", "done")
    assert event_kinds(step, "built", "no-space") == ["built", "no-space"]
    assert (see(match, "discard"), match.state.position[0]) == ("casa=2", 1)

    match = at(f"hand[0] casa=1 palazzo=3\n{FULL}\ncover F9=free F11=free")
    play(match, "lay casa", "solo palazzo", "done", "raise casa")
    step = play(match, "site F11")
    assert event_kinds(step, "no-space") == ["no-space"]
    assert (see(match, "discard"), cover(match, "F9")) == ("casa=1 palazzo=3", ["free"])


def test_r5_7_no_end_comes_of_it():
    """The last piece stays in the supply."""
    match = at(f"hand[0] basilica=4\n{standing('basilica', 9)}\n{FULL}")
    assert match.state.supply[4] == 1

    play(match, "solo basilica", "done")

    assert (match.state.supply[4], match.state.closing, stage(match)) == (1, 0, "drain")


def test_r5_7_no_other_kind_of_room_is_enough():
    """An ending of a dotted line without the other one is refused as a site."""
    match = building("ponte", "G16 G20 B21 D23 I12")

    with pytest.raises(Illegal) as refused:
        play(match, "bridge 3")

    assert refused.value.code == "action/illegal"
