"""R17: boards: their limits, reading and writing."""

import itertools
import re
from collections import Counter

import pytest

from serenissima.games.venedig.board_text import board_names, decode, load
from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.material import FIELDS, HEXES, KINDS
from serenissima.games.venedig.places import name_of, neighbours, place_of
from serenissima.kernel.errors import Illegal, SerenissimaError, Unreadable
from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.testing import legal, play
from serenissima.testing.trial import play_on
from tests.games.venedig.boards import LAGUNA, MOVED, TEXT, drawn
from tests.games.venedig.table import at, begun, cover, hexes

LETTERS = "abcde"


def replaced(old: str, new: str) -> str:
    """The board's text with other words."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def refusal(text: str) -> SerenissimaError:
    with pytest.raises(SerenissimaError) as refused:
        load(text)
    return refused.value


# ---- R17.1 which board ---------------------------------------------------------------------------


def test_r17_1_by_name_file_or_code():
    """All three mean the same."""
    assert load("laguna") == load(TEXT) == load(LAGUNA.code) == LAGUNA
    assert board_names() == ("laguna",)


@pytest.mark.parametrize("text", [TEXT, LAGUNA.code, MOVED])
def test_r17_1_codes_round_trip(text: str):
    """In one line, which reads as the same board."""
    one = load(text)

    assert decode(one.code) == one
    assert "\n" not in one.code
    assert load(one.code).code == one.code


@pytest.mark.parametrize("text", ["laguna", TEXT, LAGUNA.code])
def test_r17_1_a_match_names_it(text: str):
    """The one on the shelf by its name, however it was given."""
    match = begun(3, board=text)

    assert GAME.options_of(match.terms)["board"] == "laguna"
    assert (match.terms == begun(3).terms).all()


def test_r17_1_another_by_its_code():
    """As match files keep it."""
    match = begun(3, board=MOVED)

    assert GAME.options_of(match.terms)["board"] == load(MOVED).code
    again = begun(3, board=load(MOVED).code)
    assert again.terms.tobytes() == match.terms.tobytes()


def test_r17_1_a_match_on_ones_own_board():
    """Played to its end, it is replayed from its match file."""
    match = Match(GAME, 3, {"board": MOVED, "turn_cap": 40}, seed="own board")
    play_on(match, "own board")
    text = print_match(match.transcript())

    again = replay(GAME, parse_match(text))

    assert f"option board {load(MOVED).code}" in text.splitlines()
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.ending, len(again.steps)) == (match.ending, len(match.steps))


def test_r17_1_building_stones_can_be_elsewhere():
    """Buildings are possible there, and no longer on the usual places."""
    match = Match(GAME, 3, {"board": MOVED}, deal=[0, 1, 1] * 3 + [0])
    play(match, "lay casa", "done")

    assert legal(match) == ["site C18", "site F3", "site F11", "site F25", "site K18"]


def test_r17_8_hexes_are_called_as_on_the_board():
    """In positions, actions and events; the number that older files have is read as well."""
    match, again = (at("stage drain") for _ in range(2))
    step = match.play(0, "drain F11")

    assert again.play(0, f"drain {hexes()['F11'] + 1}").action == step.action
    assert step.happenings[0].arguments == {"seat": 0, "hex": "F11"}
    assert match.transcript().lines[-1].action == "drain F11"
    picked = GAME.read_position(match.terms, "picked F11 -1 -1")
    assert int(picked.picked[0]) == hexes()["F11"]
    assert "picked F11 " in GAME.position_text(match.terms, picked)
    with pytest.raises(Unreadable, match="did you mean 'drain F11'"):
        match.play(0, "drain f11")
    with pytest.raises(Illegal, match="one of 86, such as drain F1, drain F13, drain F15"):
        match.play(0, "drain F11")


def test_r17_1_rows_of_a_code_in_any_order():
    """The hexes are numbered line by line all the same."""
    rows, *rest = LAGUNA.code.split(";")
    turned = ";".join(("/".join(reversed(rows.split("/"))), *rest))

    assert list(load(turned).land) == list(LAGUNA.land)
    assert begun(3, board=turned).terms.tobytes() == begun(3).terms.tobytes()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("atlantis", "atlantis"),
        ("../laguna", "../laguna"),
        ("x" * 20_001, "x"),
        ("A1:a~;A3", "A1:a~;A3"),
        ("a;b;c;d", "a"),
        ("map = 3", "map"),
        ("map = ''\npath = ''", "map"),
        ("map = ''\npath = 'e'\nbridges = 'A1 B2'", ""),
        (drawn({"A12": "f~"}), "f~"),
        (drawn({"A12": "b?"}), "b?"),
        (drawn({"A24": "--"}), None),
        (replaced("SW sw sw sw sw SW", "SW sw sw sw sw south"), "south"),
        (replaced("SW sw sw sw sw SW", "Sw sw sw sw sw SW"), "Sw"),
        (replaced('"J3 J7"', '"J3 J7 J9"'), "J3 J7 J9"),
        (replaced('"J3 J7"', '"J3"'), "J3"),
        (replaced('"J3 J7"', '"J3 7J"'), "7J"),
    ],
)  # fmt: skip
def test_r17_1_unreadable_boards_are_refused(text: str, said: str | None):
    """The refusal lists the valid words."""
    refused = refusal(text)

    assert (type(refused), refused.code) == (Unreadable, "board/unreadable")
    assert refused.text is None if said is None else str(refused.text).startswith(said)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (drawn({"A60": "b~"}), "A60"),
        (drawn({"A14": "--", "A15": "b~"}), "A15"),
        (TEXT.replace('"""\n\n#', "\n" * 14 + '  a~\n"""\n\n#', 1), "?1"),
    ],
)
def test_r17_1_room(text: str, place: str):
    """26 rows, 60 half columns, and hexes of one row between those of the next."""
    refused = refusal(text)

    assert (type(refused), refused.code, refused.text) == (Illegal, "board/size", place)


def test_r17_1_too_many():
    """128 hexes, 16 dotted lines."""
    more = {f"{row}{number * 2 + (row in 'PR')}": "c~" for row in "OPQR" for number in range(10)}
    tall = replaced('d~\n"""', "d~" + "\n" * 10 + '"""')
    refused = refusal(drawn(more, tall))
    assert (refused.code, "128" in str(refused)) == ("board/size", True)

    lines = ",\n".join(['    "J3 J7"'] * 8)
    refused = refusal(replaced('    "J3 J7"', lines))
    assert (refused.code, "16" in str(refused)) == ("board/size", True)


# ---- R17.2 to R17.6 limits of a board ------------------------------------------------------------


def test_r17_2_five_districts():
    """Of the board on the shelf: each in one piece, with the hexes that RULES.md lists."""
    found = Counter(LETTERS[land.district] for land in LAGUNA.land.values())

    assert found == {"a": 19, "b": 22, "c": 21, "d": 21, "e": 17}
    for place, land in LAGUNA.land.items():
        for other in neighbours(place):
            assert other not in LAGUNA.land or LAGUNA.land[other].district == land.district


@pytest.mark.parametrize(
    ("change", "said", "places"),
    [
        ({"E2": "b~", "E4": "b~"}, "touch", None),
        ({"E16": "a~"}, "touch", "D17 E16"),
        ({"D17": "--", "D19": "--"}, "several pieces", "A12 E18"),
        ({"C4": "--", "D3": "--", "D5": "--", "H5": "--", "H3": "--"}, "several pieces", None),
    ],
)
def test_r17_2_broken(change: dict[str, str], said: str, places: str | None):
    """Two that touch, or one in pieces."""
    refused = refusal(drawn(change))

    assert (type(refused), refused.code) == (Illegal, "board/districts")
    assert said in str(refused)
    assert places is None or refused.text == places
    assert "(D17 E16)" not in str(refused)  # reported once, and not for both hexes


def test_r17_2_not_five():
    """Santa Croce is not there."""
    away = {name_of(p): "--" for p, land in LAGUNA.land.items() if land.district == 4}
    refused = refusal(drawn(away))

    assert (refused.code, refused.text) == ("board/districts", "the board")
    assert "5 districts, not 4" in str(refused)


def test_r17_3_a_board_has_all_its_pieces():
    """86 under swamp, five with building stones, one building of each kind."""
    match = begun()

    assert Counter(cover(match, *hexes())) == {
        "swamp": 86,
        "free": 5,
        **dict(zip(KINDS, HEXES, strict=True)),
    }


@pytest.mark.parametrize(
    ("change", "said", "places"),
    [
        ({"G12": "a~"}, "86 hexes must be under swamp, not 87", "the board"),
        ({"F11": "a."}, "86 hexes must be under swamp, not 85", "the board"),
        ({"L11": "d."}, "the printed casa has 0 hexes instead of 1", "the board"),
        ({"G12": "aC"}, "the printed casa has 2 hexes instead of 1", "G12 L11"),
        ({"G4": "e.", "F3": "eP"}, None, None),
        ({"G4": "e.", "F3": "e~", "E4": "eP"}, "palazzo do not touch", "E4 G2"),
        ({"H23": "c.", "E22": "cB"}, "basilica do not touch", "E22 G22 G24"),
        ({"C10": "b.", "C18": "bN"}, "the printed ponte is not on a dotted line", "C18 E12"),
        ({"B11": "b."}, "the printed campo has 0 hexes instead of 1", "the board"),
    ],
)  # fmt: skip
def test_r17_3_broken(change: dict[str, str], said: str | None, places: str | None):
    """Counts and shapes; a palazzo whose hexes touch otherwise is right."""
    text = drawn(change)
    if said is None:
        assert load(text).land[place_of("F3")].cover == 3
        return
    refused = refusal(text)

    assert (type(refused), refused.code, refused.text) == (Illegal, "board/covers", places)
    assert said in str(refused)


def test_r17_3_no_building_stones():
    """There must be some: five swamp hexes fewer elsewhere, and all of them swamp."""
    stones = {"C18": "b~", "E22": "c~", "F3": "e~", "G12": "a~", "K18": "d~"}
    away = {"A12": "--", "A18": "--", "L23": "--", "G0": "--", "I26": "--"}
    refused = refusal(drawn({**stones, **away}))

    assert (refused.code, "free from the start" in str(refused)) == ("board/covers", True)


def test_r17_4_the_track():
    """A start and sixty fields on the water; 10 and 45 are one place, no two others."""
    track = LAGUNA.track
    places = Counter(tuple(sorted(field)) for field in track)

    assert len(track) == FIELDS == 61
    assert all(place not in LAGUNA.land for field in track for place in field)
    assert {places[field]: field for field in places if places[field] > 1} == {2: track[10]}
    assert track[10] == track[45] == (place_of("G18"),)
    for one, other in itertools.pairwise(track):
        assert set(one) & set(other) or set(one) & set(neighbours(other[0]))


@pytest.mark.parametrize(
    ("old", "new", "said", "places"),
    [
        ("se se se e se E e e", "se se se e se E e", "60 spaces, not 58", "the board"),
        ("se se se e se E e e", "se se se e se E e e e", "60 spaces, not 62", "the board"),
        ("se se se e se E e e", "se se se e se E e w", "are the same", None),
    ],
)
def test_r17_4_broken(old: str, new: str, said: str, places: str | None):
    """Too short, too long, twice in one place."""
    refused = refusal(replaced(old, new))

    assert (type(refused), refused.code) == (Illegal, "board/track")
    assert said in str(refused)
    assert places is None or refused.text == places


def test_r17_4_without_a_crossing():
    """Out to sea and back, in no place twice: 10 and 45 must be one."""
    away = "e " * 17 + "se " + "w " * 12
    refused = refusal(re.sub('path = """.*?"""', f'path = "{away}"', TEXT, flags=re.DOTALL))

    assert (refused.code, refused.text) == ("board/track", "B51 B49")
    assert "10 and 45 are not the same" in str(refused)


def test_r17_4_on_land():
    """The field and the place are named."""
    refused = refusal(replaced("SW sw sw sw sw SW", "SW sw sw sw w SW"))

    assert (refused.code, refused.text) == ("board/track", "E20 E18")
    assert "space 8" in str(refused)


def test_r17_5_beside_districts():
    """Those that RULES.md lists for the kinds of field."""
    letters = ["".join(LETTERS[d] for d in sorted(found)) for found in LAGUNA.touches]

    assert (letters[10], letters[45]) == ("abcd", "abcd")
    assert [letters[field] for field in (0, 57, 58, 59, 60)] == [""] * 5
    assert (letters[1], letters[11], letters[25], letters[30], letters[40], letters[46]) == (
        "bc",
        "a",
        "a",
        "ae",
        "ab",
        "c",
    )


@pytest.mark.parametrize(
    ("number", "water", "beside"),
    [
        (2, "B23 C22", "B21 C24"),
        (15, "I16 J15", "I14 J17"),
        (25, "I8 H7", "H9"),  # J7, too, touches I8, but not H7
        (46, "G18 H19", "G20"),
        (59, "K28 K30", ""),
    ],
)
def test_r17_5_between_two_hexes(number: int, water: str, beside: str):
    """Beside the hexes that touch both."""
    assert " ".join(map(name_of, LAGUNA.track[number])) == water
    districts = {LAGUNA.land[place_of(place)].district for place in beside.split()}
    assert LAGUNA.touches[number] == districts


@pytest.mark.parametrize(
    ("change", "said", "places"),
    [
        ({"A22": "b~", "A12": "--"}, "space 0 touches 1", "A24"),
        ({"L25": "d~", "L27": "d~", "A12": "--", "A18": "--"}, "space 57 touches 1", "K26 K28"),
    ],
)
def test_r17_5_broken(change: dict[str, str], said: str, places: str | None):
    """The field is named."""
    refused = refusal(drawn(change))

    assert (type(refused), refused.code) == (Illegal, "board/touches")
    assert said in str(refused)
    assert refused.text == places


def test_r17_6_dotted_lines():
    """Straight across one water hex, from district to district."""
    assert len(LAGUNA.bridges) == 10
    assert len(set(map(frozenset, LAGUNA.bridges))) == 10
    for one, other in LAGUNA.bridges:
        middle = set(neighbours(one)) & set(neighbours(other)) - LAGUNA.land.keys()
        assert LAGUNA.land[one].district != LAGUNA.land[other].district
        assert tuple((a + b) // 2 for a, b in zip(one, other, strict=True)) in middle


@pytest.mark.parametrize(
    ("pair", "said", "places"),
    [
        ("J3 J5", "ends in the water", "J3 J5"),
        ("F9 F13", "two hexes of the same district", "F9 F13"),
        ("J3 J17", "straight across", "J3 J17"),
        ("I4 J7", "straight across", "I4 J7"),
        ("H5 H9", "the same hexes", "the board"),
        ("G20 G16", "the same hexes", "the board"),
    ],
)
def test_r17_6_broken(pair: str, said: str, places: str):
    """Water, one district, too far, not straight, twice."""
    refused = refusal(replaced('"J3 J7"', f'"{pair}"'))

    assert (type(refused), refused.code, refused.text) == (Illegal, "board/bridges", places)
    assert said in str(refused)


def test_r17_6_at_least_two():
    """The printed ponte takes one."""
    head, _, _ = TEXT.partition("bridges = [")
    refused = refusal(f'{head}bridges = ["E12 C10"]')

    assert (refused.code, "dotted line is the only one" in str(refused)) == ("board/bridges", True)
    assert len(load(f'{head}bridges = ["E12 C10", "G16 G20"]').bridges) == 2


def test_r17_6_several_may_end_in_one_hex():
    """E12 has two."""
    text = replaced('"J3 J7"', '"J3 J7", "E12 C14"')

    assert len(load(text).bridges) == 11


def test_r17_6_all_that_is_wrong():
    """Each fault of a kind is named, with its places."""
    refused = refusal(replaced('"G16 G20",', '"G16 G22",').replace('"I12 K14",', '"I12 I14",'))

    assert (refused.code, refused.text) == ("board/bridges", "G16 G22")
    assert refused.reason == (
        "a dotted line does not go straight across a single water hex; "
        "a dotted line joins two hexes of the same district (I12 I14); "
        "a dotted line does not go straight across a single water hex (I12 I14)"
    )


# ---- R17.7, R17.8 the file, and numbers ----------------------------------------------------------


def test_r17_7_neighbours():
    """Two cells to the left and right, one in the lines above and below."""
    terms = begun().terms
    numbers = hexes()
    around = {"G14", "H13", "H11", "G10", "F11", "F13"}

    found = [int(n) for n in terms.neighbour[numbers["G12"]]]
    assert {list(numbers)[n] for n in found} == around
    assert [int(n) for n in terms.neighbour[numbers["A12"]]].count(-1) == 3


def test_r17_7_cells():
    """Each mark, each letter, and water written in any way."""
    marks = "~.CPMNB"
    for number, place in enumerate(("A12", "C18", "L11", "G2", "B11", "C10", "G22")):
        assert LAGUNA.land[place_of(place)].cover == number
        assert marks[number] in LAGUNA.code
    assert LAGUNA.start == place_of("A24")
    assert load(TEXT.replace("--", "  ").replace("# Water", "# ")) == LAGUNA


def test_r17_8_steps_of_the_path():
    """A step in capitals brings one field, another two."""
    match = begun()
    assert list(LAGUNA.track[:4]) == [
        (place_of("A24"),),
        (place_of("B23"),),
        (place_of("B23"), place_of("C22")),
        (place_of("C22"),),
    ]
    assert sum(1 if step.isupper() else 2 for step in LAGUNA.path) == 60
    assert int(match.terms.track_row[2]) == 1 + 2
    assert int(match.terms.track_column[2]) == 23 + 22


def test_r17_8_numbers():
    """Of hexes line by line, of dotted lines as they are listed, with the end that is first."""
    assert list(hexes())[:5] == ["A12", "A14", "A16", "A18", "B7"]
    match = begun()
    numbers = list(hexes().values())
    assert numbers == list(range(100))
    one, other = (list(hexes())[int(n)] for n in match.terms.bridge[9])
    assert (one, other) == ("J3", "J7")
    play(match, "done")
    for number, place in ((1, "A12"), (5, "B7"), (100, "L23")):
        drained = match.copy()
        drained.play(match.waits[0], f"drain {number}")
        assert [p for p in hexes() if cover(drained, p) != cover(match, p)] == [place]


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("A12", "A14 B13 B11 - - -"),
        ("G12", "G14 H13 H11 G10 F11 F13"),
        ("J7", "- K8 K6 - - -"),
        ("L23", "- - - L21 K22 -"),
    ],
)
def test_r17_8_neighbours_by_number(place: str, around: str):
    """Clockwise from the east; beyond the shore there is none."""
    places = list(hexes())
    found = begun().terms.neighbour[hexes()[place]].tolist()

    assert " ".join(places[n] if n >= 0 else "-" for n in found) == around


@pytest.mark.parametrize("text", [
    "x = " + "[" * 9000,
    "x = " + "{a = " * 4000,
    "x = " + "9" * 6000,
    ".".join("a" * 9000) + " = 1",
    "x = {" + ".".join("a" * 9000) + " = 1}",
    "[" + ".".join("a" * 9000) + "]",
    "a" * 300,
    "\0",
])  # fmt: skip
def test_expensive_input_is_refused(text: str):
    """Deep brackets, keys with many parts, numbers with many digits, endless names."""
    assert refusal(text).code == "board/unreadable"


@pytest.mark.parametrize("text", ["[" + ".".join("a" * 30) + "]", ".".join("a" * 30) + " = 1"])
def test_a_key_of_many_parts_is_refused_before_it_is_parsed(text: str):
    """The parser's time grows with the square of their number."""
    assert refusal(text).reason == "a key has too many parts"
