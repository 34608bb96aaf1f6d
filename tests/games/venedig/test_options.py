"""R16: what can be agreed before a match."""

import pytest

from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.material import CARDS, TILES, TREASURES
from serenissima.kernel.errors import Illegal, Unreadable
from serenissima.testing import event_kinds, legal, next_decision, play, see
from tests.games.venedig.table import FULL, at, begun, cover, fields, pass_turn, sites, stage

CASA = 0
LINE = "cover F9=free F11=free F13=free"
CONNECTED = {"basilica": "connected"}
SWAP, MUST = {"full_hand": "swap"}, {"full_hand": "must-lay"}


def test_choices_and_defaults_match_the_rules():
    """The table of RULES.md lists them."""
    found = {o.name: (o.default, o.choices or (o.low, o.high)) for o in GAME.meta.offered}

    assert found == {
        "board": ("laguna", (0, 0)),
        "cards": (
            "7-8-8-9-10",
            ("7-8-8-9-10", "10-8-8-8-8", "14-7-7-7-7", "6-9-9-9-9", "19-6-6-6-5"),
        ),
        "tiles": ("29-29-28", ("29-29-28", "43-29-14", "0-86-0")),
        "treasures": ("5-4-4-5", ("5-4-4-5", "6-6-3-3", "3-3-6-6")),
        "basilica": ("triangle", ("triangle", "connected")),
        "full_hand": ("no-draw", ("no-draw", "swap", "must-lay")),
        "imaginary_casa": ("built", ("built", "discarded")),
        "turn_cap": (300, (10, 2000)),
        "moves": ("all", ("all", "up-to-all")),
    }


@pytest.mark.parametrize(
    ("option", "text", "code"),
    [
        ("cards", "10-10-10-12", "split/numbers"),
        ("cards", "7-8-8-9-x", "split/numbers"),
        ("cards", "7-8-8-9-11", "split/whole"),
        ("cards", "20-10-7-2-3", "split/least"),
        ("tiles", "86", "split/numbers"),
        ("tiles", "29-29-29", "split/whole"),
        ("treasures", "5-4-4-4", "split/whole"),
        ("treasures", "5-4-4-x", "split/numbers"),
    ],
)
def test_r16_invalid_splits_are_refused(option: str, text: str, code: str):
    """Any split that adds up is accepted (R16.1, R16.2, R16.3)."""
    with pytest.raises((Illegal, Unreadable)) as refused:
        begun(**{option: text})

    assert (refused.value.code, refused.value.option) == (code, option)


def test_r16_splits_as_people_write_them():
    """Commas and blanks between the numbers are as good as hyphens."""
    match = begun(cards="7, 9 8-9, 9")

    assert GAME.options_of(match.terms)["cards"] == "7-9-8-9-9"


@pytest.mark.parametrize("choice", [*CARDS, "1-3-3-3-32"])
def test_r16_1_the_split_sets_the_cards(choice: str):
    """Each kind has the number in the name; 42 in all."""
    match = begun(4, cards=choice)
    counts = [int(word) for word in choice.split("-")]

    assert sum(counts) == 42
    assert (match.state.pile + match.state.hand.sum(axis=0)).tolist() == counts


@pytest.mark.parametrize("choice", [*TILES, "10-20-56"])
def test_r16_2_tiles(choice: str):
    """With no, one, two gold; 86 in all."""
    counts = [int(word) for word in choice.split("-")]

    assert (sum(counts), begun(tiles=choice).state.tile_pile.tolist()) == (86, counts)


def test_r16_2_each_hex_can_bear_one():
    """With 0-86-0 each drained hex brings one."""
    match = at("hand[0] casa=1", tiles="0-86-0")
    play(match, "done", "drain F9", "drain L23")

    assert match.state.gold[0].tolist() == [0, 2, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("choice", [*TREASURES, "0-0-0-18"])
def test_r16_3_treasures(choice: str):
    """With three, four, five, six gold; 18 in all."""
    counts = [int(word) for word in choice.split("-")]

    assert (sum(counts), begun(treasures=choice).state.treasure_pile.tolist()) == (18, counts)


@pytest.mark.parametrize(("options", "space"), [({}, False), (CONNECTED, True)])
def test_r16_4_a_line(options: dict[str, object], space: bool):
    """Three in a row are no triangle."""
    match = at(f"hand[0] basilica=4\n{FULL}\n{LINE}", **options)
    step = play(match, "solo basilica", "done")

    assert event_kinds(step, "no-space") == ([] if space else ["no-space"])
    if space:
        assert sites(match) == ["F9", "F11", "F13"]


@pytest.mark.parametrize(
    ("words", "then"),
    [
        (["F9"], ["F13", "G12"]),
        (["F11"], ["F9", "F13", "G12"]),
        (["F11", "F9"], ["F13", "G12"]),
        (["F13"], ["F11", "G12"]),
    ],
)
def test_r16_4_each_touches_one_before(words: list[str], then: list[str]):
    """F9 touches F11 only, which follows; F11, F13 and the stones of G12 touch each other."""
    match = at(f"hand[0] basilica=4\n{LINE}", **CONNECTED)
    play(match, "solo basilica", "done", *(f"site {word}" for word in words))

    assert sites(match) == then


def test_r16_4_the_only_one_left_is_taken():
    """F11, which F13 and G12 both touch."""
    match = at(f"hand[0] basilica=4\n{LINE}", **CONNECTED)
    play(match, "solo basilica", "done", "site F13", "site G12")

    assert cover(match, "F11", "F13", "G12") == ["basilica"] * 3


def test_r16_4_an_angle_named_from_its_end():
    """The third touches the second or the first."""
    match = at(f"hand[0] basilica=4\n{FULL}\ncover F9=free F11=free F13=free E10=free", **CONNECTED)
    play(match, "solo basilica", "done", "site F13")  # F11 follows
    assert sites(match) == ["E10", "F9"]

    play(match, "site E10")
    assert cover(match, "F13", "F11", "E10", "F9") == [*["basilica"] * 3, "free"]
    assert fields(match)[0] == 7


def test_r16_4_not_across_water():
    """Nor two apart: E6 and E10 have water between them."""
    match = at(f"hand[0] basilica=4\n{FULL}\ncover E6=free F5=free E10=free", **CONNECTED)

    assert event_kinds(play(match, "solo basilica", "done"), "no-space") == ["no-space"]


def test_r16_4_the_printed_one():
    """Is a triangle all the same."""
    assert cover(begun(**CONNECTED), "G22", "G24", "H23") == ["basilica"] * 3


@pytest.mark.parametrize("first", ["draw", "take campo"])
def test_r16_5_swap(first: str):
    """One card is drawn, and one of the six put away, perhaps the same."""
    match = at("hand[0] casa=5\nhand[1] casa=1\ndisplay campo=1", **SWAP)
    play(match, "done", "stop")
    assert legal(match) == ["take campo", "draw"]

    play(match, first, answers=[2] if first == "draw" else None)
    assert (next_decision(match), legal(match)) == (((0,), "shed"), ["shed casa", "shed campo"])

    step = play(match, "shed campo")
    assert (see(match, "hand[0]"), see(match, "discard")) == ("casa=5", "campo=1")
    assert (event_kinds(step, "shed"), next_decision(match)) == (["shed"], ((1,), "lay"))


def test_r16_5_swap_an_empty_display():
    """The pile is the only way, and then the card to be put away is asked for."""
    match = at("hand[0] casa=5\nhand[1] casa=1", **SWAP)
    play(match, "done", "stop", answers=[3])

    assert legal(match) == ["shed casa", "shed ponte"]


def test_r16_5_swap_before_gold():
    """With six in hand no gold can be paid, so no match ends with more than five (R2.3, R12.4)."""
    match = at("hand[0] casa=5\nposition 59 0 0 0 0\ngold[0] 5=1", **SWAP)
    play(match, "done", "stop", "draw", answers=[0])

    assert (match.state.hand_size[0], legal(match)) == (6, ["shed casa"])


def test_r16_5_swap_with_fewer_cards():
    """With four no card is put away."""
    match = at("hand[0] casa=4\nhand[1] casa=1\ndisplay campo=1", **SWAP)
    play(match, "done", "stop", "draw")

    assert next_decision(match) == ((1,), "lay")


@pytest.mark.parametrize(
    ("hand", "must"), [("casa=5", True), ("casa=4", False), ("casa=1 palazzo=3 campo=1", True)]
)
def test_r16_5_must_lay(hand: str, must: bool):
    """A turn that finds five cards in hand: at least one."""
    match = at(f"hand[0] {hand}\nhand[1] casa=1", **MUST)
    assert ("done" in legal(match)) != must

    play(match, "lay casa")
    assert "done" in legal(match)

    play(match, "take-back")
    assert ("done" in legal(match)) != must


@pytest.mark.parametrize("word", ["lay palazzo", "solo palazzo", "lay casa"])
def test_r16_5_any_card_will_do(word: str):
    """For a row, as a set, or a casa."""
    match = at("hand[0] casa=1 palazzo=3 campo=1\ncover F9=free F11=free", **MUST)
    play(match, word, "done")

    assert stage(match) in ("drain", "site")


def test_r16_5_no_draw_is_the_default():
    """Laying none with five, and drawing none."""
    match = at("hand[0] casa=5\nhand[1] casa=1")

    assert event_kinds(pass_turn(match), "hand-full") == ["hand-full"]


@pytest.mark.parametrize("choice", ["built", "discarded"])
def test_r16_6_imaginary_casa(choice: str):
    """Built, or put away without effect."""
    match = at("stage before\nhand[0] casa=1", 2, imaginary_casa=choice)
    step = play(match, "reveal", answers=[CASA])

    if choice == "built":
        assert (next_decision(match), see(match, "discard")) == (((0,), "site"), "")
    else:
        assert event_kinds(step) == ["revealed-in-vain"]
        assert (next_decision(match), see(match, "discard")) == (((0,), "lay"), "casa=1")


@pytest.mark.parametrize("cap", [10, 11, 2000])
def test_r16_7_turn_cap(cap: int):
    """The number of turns of all players together."""
    match = at(f"hand[0] casa=1\nhand[1] casa=1\nturn {cap - 1}", turn_cap=cap)
    assert event_kinds(pass_turn(match), "turn-cap") == []
    assert event_kinds(pass_turn(match), "turn-cap") == ["turn-cap"]


@pytest.mark.parametrize("cap", [9, 2001])
def test_r16_7_bounds(cap: int):
    """10 to 2000."""
    with pytest.raises(Illegal) as refused:
        begun(turn_cap=cap)

    assert refused.value.code == "option/value"


def test_r16_8_as_far_as_one_likes():
    """The builder, then the helper in the other's turn; points that are left lapse."""
    rows = "laid[0] campo=1\nlaid[1] campo=1\nmaster campo=0\nposition 0 30 0 0 0"
    board = f"{FULL}\ncover F9=free\ncover E10=casa F11=casa G10=casa"
    match = at(f"hand[0] campo=1\n{rows}\n{board}", moves="up-to-all")
    play(match, "lay campo", "done")
    assert (next_decision(match), legal(match)) == (
        ((0,), "steer"),
        ["sail 0", "sail 1", "sail 2", "sail 3"],
    )

    play(match, "sail 2")
    assert (next_decision(match), legal(match)) == (((1,), "steer"), ["sail 0", "sail 1"])

    step = play(match, "sail 0")
    assert (fields(match), event_kinds(step, "stayed")) == ([2, 30, 0], ["stayed"])


def test_r16_8_gold_moves_all_its_points():
    """Nobody is asked how far (R11.1)."""
    match = at("hand[0] casa=1\ngold[0] 5=1 6=1", moves="up-to-all")
    play(match, "open-purse", "give 5", "give 6", "pay")

    assert (fields(match), stage(match)) == ([2, 0, 0], "lay")
