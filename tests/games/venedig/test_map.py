"""The board as a map: the places of its items, and the look of buildings and gondolas."""

import pytest

from serenissima.games.venedig.board_text import load
from serenissima.games.venedig.scene_lagoon import Point, lagoon_of
from serenissima.kernel.match import Match
from serenissima.testing import play
from tests.games.venedig.looking import (
    group,
    item,
    items,
    note,
    sentence,
)
from tests.games.venedig.table import at, begun, hexes

MIDDLE_OF_A12 = (694, 85.7)


def board(match: Match):
    return group(match, "board")


def on(place: str) -> str:
    """The id of a hex."""
    return f"hex-{hexes()[place] + 1}"


# ---- the board -----------------------------------------------------------------------------------


def test_hexes_lie_in_rows_and_half_columns():
    match = begun()
    x, y = item(match, on("A12")).place or (0, 0)

    assert (x, y) == pytest.approx(MIDDLE_OF_A12, abs=0.1)
    assert board(match).measure == (1778, 1124)
    for name, right, down in (("A14", 100, 0), ("B13", 50, 86.6), ("B11", -50, 86.6)):
        there = item(match, on(name)).place or (0, 0)

        assert (there[0] - x, there[1] - y) == pytest.approx((right, down), abs=0.2)


def test_a_hex_shows_its_piece():
    match = at("cover A12=free\ncover A14=casa")
    looks = {
        place: (item(match, on(place)).symbol, item(match, on(place)).kind)
        for place in ("A12", "A14", "A16", "C18")
    }

    assert looks == {
        "A12": ("hex-free", "free"),
        "A14": ("hex-built", "casa"),
        "A16": ("hex-swamp", "swamp"),
        "C18": ("hex-stones", "stones"),
    }
    assert sentence(match, item(match, on("A16")).name) == "hex A16, swamp"


def test_fields_have_their_numbers():
    """10 and 45 are one item with both numbers; the start has none."""
    fields = {i.id: i.count for i in board(begun()).items if i.id.startswith("field-")}

    assert fields == {f"field-{n}": None if n in (0, 10) else n for n in range(61) if n != 45}
    assert item(begun(), "field-10").symbol == "crossing"


def test_the_track_names_its_surroundings():
    """Each stretch names its districts, or that there is none."""
    match = begun()
    beside = {i.id: sentence(match, row.title) for row in board(match).rows for i in row.items}

    assert beside["field-30"] == "beside San Marco and Santa Croce"
    assert beside["field-0"] == beside["field-57"] == beside["pole-61"] == "beside no district"
    assert beside[on("A12")] == "Cannaregio"


def test_shores_and_wakes_are_no_things():
    """A shoal and a shore a hex; along the track a wake for each half hex."""
    symbols = [drawing.symbol for drawing in board(begun()).drawings]
    wakes = [symbol for symbol in symbols if symbol.startswith("wake-")]

    assert symbols.count("hex-shoal") == symbols.count("hex-shore") == len(hexes())
    assert len(wakes) >= 60
    assert set(wakes) == {"wake-e", "wake-se", "wake-sw"}


def test_names_of_districts_cover_no_field_and_no_building():
    """They are in free water; San Marco without any has its name on its own swamp."""
    match = begun()
    names = {sentence(match, label.name): label.place for label in board(match).labels}

    assert list(names) == ["San Marco", "Cannaregio", "Castello", "Dorsoduro", "Santa Croce"]
    for name, place in names.items():
        on_water = under(match, place, "field-", 52, 17) + under(match, place, "gondola-", 70, 40)
        on_land = {i.kind for i in under(match, place, "hex-", 50, 50)}

        assert on_water == []
        assert on_land == ({"swamp"} if name == "San Marco" else set())


def under(match: Match, place: Point, things: str, right: float, down: float):
    """Things of a kind whose middles are so near to a name that it meets them."""
    found = (i for i in board(match).items if i.place and i.id.startswith(things))
    near = [(i, i.place[0] - place[0], i.place[1] - place[1]) for i in found if i.place]
    return [i for i, x, y in near if abs(x) < right + 44 and abs(y) < down + 10]


def test_panels_take_the_corners_of_the_map():
    """No name goes there."""
    terms = begun().terms
    lagoon = lagoon_of(terms)
    width, height = lagoon.measure

    for (x, y), (wide, high) in lagoon.corners():
        assert {x - wide / 2, width - x - wide / 2} & {0}
        assert {y - high / 2, height - y - high / 2} & {0}


def test_a_name_on_land_makes_room_for_buildings():
    """It moves between other hexes of its district, under swamp as long as there are any."""
    before = board(begun()).labels[0].place
    built = "cover I12=casa"
    place = board(at(built)).labels[0].place
    beneath = [i for i in under(at(built), place, "hex-", 50, 50) if i.kind != "swamp"]

    assert item(begun(), on("I12")) in under(begun(), before, "hex-", 50, 50)
    assert beneath == []


def test_a_dotted_line_that_can_be_chosen_is_above_the_track():
    """So its result can be read there."""
    match = at("hand[0] ponte=3\ncover G16=free G20=free B21=free D23=free")
    play(match, "solo ponte", "done")
    *_, gondolas, choices = board(match).rows

    assert [i.id for i in choices.items] == ["line-2", "line-6"]
    assert [i.symbol for i in gondolas.items] == ["gondola"] * 3


def test_a_board_elsewhere_looks_the_same():
    """Only the places relative to each other count."""
    rows_, start, path, bridges = load("laguna").code.split(";")

    def moved(name: str) -> str:
        return f"{chr(ord(name[0]) + 2)}{int(name[1:]) + 4}"

    lines = (row.partition(":") for row in rows_.split("/"))
    rows_ = "/".join(f"{moved(name)}:{cells}" for name, _, cells in lines)
    pairs = (pair.split("-") for pair in bridges.split(","))
    bridges = ",".join("-".join(map(moved, pair)) for pair in pairs)
    match = begun(board=";".join((rows_, moved(start), path, bridges)))

    assert board(match).measure == board(begun()).measure
    assert board(match).drawings == board(begun()).drawings
    assert board(match).labels == board(begun()).labels


# ---- buildings -----------------------------------------------------------------------------------


def test_two_palazzi_side_by_side_are_two():
    """The printed one and another below it, each along its own hexes."""
    match = at("cover H3=palazzo H5=palazzo")
    one, other = item(match, "palazzo-e-1"), item(match, "palazzo-e-2")

    assert [one.symbol, other.symbol] == ["built-palazzo-e"] * 2
    assert (other.place or (0, 0))[1] - (one.place or (0, 0))[1] == pytest.approx(86.6, abs=0.2)
    assert sentence(match, one.name) == "palazzo in Santa Croce"


@pytest.mark.parametrize(
    ("place", "symbol"),
    [("F13", "built-palazzo-e"), ("G12", "built-palazzo-se"), ("G10", "built-palazzo-sw")],
)
def test_a_palazzo_lies_along_its_hexes(place: str, symbol: str):
    match = at("hand[0] palazzo=3\ncover F11=free F13=free G10=free")
    play(match, "solo palazzo", "done", "site F11", f"site {place}")

    assert item(match, "palazzo-a-2").symbol == symbol


@pytest.mark.parametrize(
    ("place", "symbol"),
    [
        ("E10", "built-basilica-up"),
        ("G10", "built-basilica-down"),
        ("F13", "built-basilica"),
    ],
)
def test_a_basilica_lies_on_its_three_hexes(place: str, symbol: str):
    """Around a corner, or by an option in another shape, on the middle one then."""
    match = at(
        "hand[0] basilica=4\ncover E10=free F9=free F11=free F13=free G10=free",
        basilica="connected",
    )
    play(match, "solo basilica", "done", "site F9", "site F11", f"site {place}")

    assert item(match, "basilica-a-2").symbol == symbol


def test_a_building_stays_the_same_item():
    """Later buildings anywhere on the board do not change it."""
    match = at("hand[0] casa=2\ncover A12=free A14=free")
    before = {i.id: i.place for i in board(match).items if i.form == "token"}
    play(match, "lay casa", "done", "site A12")
    after = {i.id: i.place for i in board(match).items if i.form == "token"}

    assert before.items() <= after.items()
    assert after.keys() - before.keys() == {"casa-b-2"}


def test_a_dotted_line_disappears_under_a_ponte():
    """The printed one is on the first."""
    assert "line-1" not in items(begun())
    assert item(begun(), "ponte-a-b-1").symbol == "built-ponte-se"
    name = sentence(begun(), item(begun(), "line-2").name)
    assert name == "dotted line 2 for a ponte, San Marco to Castello"


def test_a_building_from_a_written_position_is_drawn():
    """It appears as its emblem if the position does not assign pieces to hexes."""
    match = at("")
    match.state.cover[hexes()["A12"]] = 3  # a palazzo on one hex

    assert item(match, "palazzo-b-at-1").symbol == "palazzo"


# ---- gondolas ------------------------------------------------------------------------------------


def test_gondolas_lie_abreast_on_the_start_and_alone_elsewhere():
    match = at("position 0 0 7 0 0", seats=4)
    places = [item(match, f"gondola-{seat}").place or (0, 0) for seat in range(4)]
    start, seven = (item(match, f"field-{n}").place or (0, 0) for n in (0, 7))

    assert [round(x - start[0]) for x, _ in (places[0], places[1], places[3])] == [-60, 0, 60]
    assert {round(start[1] - places[seat][1]) for seat in (0, 1, 3)} == {28}
    assert places[2] == seven  # so that the numbers beside it can be read
    assert note(match, "gondola-2") == "on space 7, beside Cannaregio and Castello"
    assert note(match, "gondola-0") == "at the start"


@pytest.mark.parametrize(("farthest", "poles"), [(60, 5), (63, 5), (69, 9), (85, 25)])
def test_poles_are_behind_the_goal(farthest: int, poles: int):
    """Five, or the required number, all of them on the map."""
    end = "stage final\nexchanging 1\nclosing sixty-by-building\ngold[0] 5=1"
    match = at(f"{end}\nposition {farthest} 0 0 0 0")
    found = [i for i in board(match).items if i.id.startswith("pole-")]

    assert [i.id for i in found] == [f"pole-{61 + n}" for n in range(poles)]
    assert all(i.place and i.place[0] < 1850 for i in found)
    if farthest > 60:
        names = ("gondola-0", f"pole-{farthest}")
        (x, y), (pole_x, pole_y) = (item(match, name).place or (0, 0) for name in names)
        assert (pole_x - x, round(pole_y - y)) == (0, 28)
        assert note(match, "gondola-0") == f"on space {farthest}"
