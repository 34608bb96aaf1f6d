"""The table as a scene: the pieces beside the board and before each seat, and their visibility."""

import random

import pytest

from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.material import KINDS
from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.testing import play
from tests.games.venedig.looking import (
    group,
    groups,
    item,
    items,
    note,
    notes,
    question,
    rows,
    scene,
    sentence,
    shown,
)
from tests.games.venedig.table import at, begun, hexes, standing

# ---- beside the board ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "topic"), [("triangle", "basilica"), ("connected", "basilica-connected")]
)
def test_r16_4_the_basilica_is_explained_by_its_shape(shape: str, topic: str):
    match = at("hand[0] basilica=1\ndisplay basilica=1", basilica=shape)
    things = ("supply-basilica", "display-basilica", "card-0-basilica-1")

    assert {item(match, name).about for name in things} == {topic}
    assert item(match, "supply-casa").about == "casa"
    assert item(match, "stock-1-tile").about == "tile"


def test_display_pile_and_discards():
    match = at("stage fill\nactive 0\nto_take 2\nshown campo\ndisplay campo=1 ponte=1\n"
               "hand[0] casa=1\ndiscard casa=2 ponte=1")  # fmt: skip

    assert rows(match, "market") == {
        "Display": ["Campo", "Ponte"],
        "Pile and discards": ["pile: 36", "discards: 3"],
    }
    assert note(match, "discards") == "2 casa cards, one ponte card"
    assert (item(match, "display-campo").faded, note(match, "display-campo")) == (
        True,
        "just shown",
    )
    assert rows(at(""), "market")["Display"] == ["empty"]


def test_the_supply_warns_of_the_last_pieces():
    match = at(standing("casa", 17))

    assert shown(match, group(match, "supply").rows[0])[0] == "casa (house), pieces left: 1"
    assert item(match, "supply-casa").lit
    assert sentence(match, group(match, "supply").alert) == "One more ends the match: casa"
    assert group(begun(), "supply").alert is None


def test_figures_stand_where_they_belong():
    match = at("laid[1] palazzo=1\nmaster palazzo=1")

    assert rows(match, "supply")["Master builders"] == [
        f"master builder ({kind})" for kind in ("campo", "ponte", "basilica")
    ]
    assert "master builder (palazzo)" in rows(match, "seat-1")["Rows"]


# ---- seats ---------------------------------------------------------------------------------------


def test_an_opponents_panel_shows_known_cards():
    """Cards taken from the display are open; rows show their missing cards, whoever owns them."""
    match = at("hand[1] casa=1 palazzo=2\nknown[1] palazzo=1\nlaid[1] campo=1\nlaid[2] campo=1\n"
               "master campo=2\nposition 0 12 0 0 0\ngold[1] 0=1 2=1 5=1\n"
               "cover F9=free F11=free")  # fmt: skip

    assert rows(match, "seat-1") == {
        "Bernd’s hand": ["Palazzo", "a face-down card", "a face-down card"],
        "Rows": ["Campo", "campo: cards still needed: 1"],
        "": ["gondola’s space: 12", "treasures: 1", "swamp tiles: 2"],
    }
    assert rows(match, "seat-2")["Rows"] == [
        "Campo", "master builder (campo)", "campo: cards still needed: 1",
    ]  # fmt: skip
    assert (notes(match, "seat-0"), notes(match, "seat-1")) == (
        ["your turn", "at the start", "no cards in hand"],
        [],
    )


def test_a_player_who_decides_in_anothers_turn_is_marked():
    match = at("stage site\nbuilding campo\njoint 1\nbuilder 1\ndecider 1\nmovers 3\n"
               "then surplus\nlaid[0] campo=1\nlaid[1] campo=2\nmaster campo=1\n"
               "complete campo=1\ncover F9=free F11=free")  # fmt: skip

    assert group(match, "seat-1").lit
    assert notes(match, "seat-1") == ["decides now"]
    assert notes(match, "seat-1", 1)[0] == "you decide now"
    assert notes(match, "seat-0", 1) == ["to play"]


def test_the_own_hand_is_open_and_the_chosen_cards_lie_apart():
    match = at("hand[0] casa=1 palazzo=4\nknown[0] palazzo=1")
    assert rows(match, "seat-0")["Hand"] == ["Casa", *["Palazzo"] * 4]
    assert note(match, "card-0-palazzo-1") == "the others know it"
    assert [i.id for i in items(match).values() if i.badge] == ["card-0-palazzo-1"]

    play(match, "lay palazzo", "solo palazzo")

    assert rows(match, "seat-0") == {
        "Hand": ["Casa"],
        "For the rows": ["Palazzo"],
        "Alone": ["Palazzo"] * 3,
    }
    assert rows(match, "seat-0", 1)["Anna’s hand"] == [
        "a face-down card" if n != 0 else "Palazzo" for n in range(5)
    ]


def test_gold_is_grouped_by_value_and_payment():
    match = at("gold[0] 0=1 2=2 5=1\ncover F9=free F11=free F13=free")
    play(match, "open-purse", "give 5", "give 2")

    assert rows(match, "seat-0") == {
        "To be paid": ["swamp tile, gold: 2", "treasure, gold: 5"],
        "Gold": ["swamp tile, gold: 0", "swamp tile, gold: 2"],
    }
    assert [row.total for row in group(match, "seat-0").rows] == [7, 2]
    assert sentence(match, group(match, "seat-0").rows[0].note) == "one point"
    assert notes(match, "seat-0")[-1] == "your purse is open"


def test_the_imaginary_player_has_rows():
    match = at(
        "hand[0] casa=1\nhand[1] casa=1\nimaginary_laid campo=2\nimaginary_master campo=1", 2
    )

    assert rows(match, "imaginary")["Rows"][2:] == [
        "master builder (campo)", "campo: cards still needed: 1",
    ]  # fmt: skip
    assert notes(begun(2), "imaginary") == ["no rows"]
    assert "imaginary" not in groups(begun(3))


# ---- the end -------------------------------------------------------------------------------------


def test_the_result_shows_how_far_each_player_came():
    built = f"{standing('casa', 17)} A12=casa"
    end = "stage final\nexchanging 1\nclosing casa-exhausted"
    match = at(f"{end}\n{built}\nposition 12 30 0 0 0\ngold[0] 5=1")
    play(match, "go-on")
    result = scene(match, 1).groups[0]

    assert (result.id, result.zone, result.seat) == ("result", "result", 1)
    assert [sentence(match, message, 1) for message in (result.title, *result.notes)] == [
        "You win: your gondola is on space 30",
        "The last casa has been built",
        "You: space 30",
        "Anna: space 12",
        "Claudia: at the start",
    ]
    assert question(match) == "Bernd wins: their gondola has gone farthest, to space 30."


def test_the_result_says_that_a_gondola_came_beyond_the_goal():
    """Field 61 is a pole (R13.4)."""
    match = at(
        "stage final\nexchanging 1\nclosing sixty-by-helping\nposition 12 61 0 0 0\ngold[0] 5=1"
    )
    play(match, "go-on")
    title = scene(match, 1).groups[0].title

    assert sentence(match, title, 1) == "You win: your gondola is on space 61, beyond the goal"


def test_a_hex_bears_its_name_until_it_is_built_on():
    match = at("cover F9=swamp F11=free F13=casa")
    marks = {i.name.args["hex"]: i.mark for i in items(match).values() if i.id[:4] == "hex-"}
    built = {i.name.args["hex"] for i in items(match).values() if i.name.id == "hex-built"}

    assert built
    assert marks == {name: "" if name in built else name for name in marks}


def test_a_shared_win():
    match = at("stage final\nexchanging 1\nclosing turn-cap\ngold[0] 5=1")
    play(match, "go-on")

    assert sentence(match, scene(match).groups[0].title) == "Shared victory"
    assert question(match) == "No gondola has left the start: everyone shares the victory."
    assert scene(match).groups[0].seat is None


# ---- who sees what -------------------------------------------------------------------------------


def test_a_spectator_sees_rivals_only():
    seen = scene(begun(4), SPECTATOR)

    assert [g.zone for g in seen.groups].count("rival") == 4
    assert "hand" not in [g.zone for g in seen.groups]
    assert seen.actions == ()


@pytest.mark.parametrize("seat", range(4))
def test_rivals_follow_in_turn_and_the_own_comes_last(seat: int):
    seats = [name for name in groups(begun(4), seat) if name.startswith("seat-")]

    assert seats == [f"seat-{(seat + step) % 4}" for step in (1, 2, 3, 4)]


@pytest.mark.parametrize("seats", [2, 5])
def test_scenes_offer_legal_actions_to_the_right_seat(seats: int):
    match, chooser = Match(GAME, seats, seed=f"legal {seats}"), random.Random(seats)
    for _ in range(150):
        if match.over:
            return
        for seat in range(seats):
            offered = list(scene(match, seat).actions)
            assert offered == (list(match.legal(seat)) if seat in match.waits else [])
        seat = chooser.choice(match.waits)
        match.play(seat, chooser.choice(match.legal(seat)))


# ---- pieces keep their ids -----------------------------------------------------------------------


def test_cards_keep_their_ids_from_the_hand_to_the_row():
    match = at("hand[0] palazzo=2 casa=1\nlaid[0] palazzo=1\nmaster palazzo=0")

    def cards() -> set[str]:
        return {name for name in items(match) if name.startswith("card-0-palazzo")}

    before = cards()
    play(match, "lay palazzo")
    assert cards() == before

    play(match, "done")
    assert (cards(), item(match, "card-0-palazzo-2").form) == (before, "token")


# ---- what does not change ------------------------------------------------------------------------


def test_unchanged_parts_are_the_same_object_in_every_scene():
    """So a comparison can skip them: only sites with new buildings are new objects."""
    before, after = (
        group(at(text), "board", SPECTATOR) for text in ("cover G12=free", "cover G12=casa")
    )
    known, now = ({item.id: item for item in board.items} for board in (before, after))
    new = {name for name, item in now.items() if item is not known.get(name)}

    assert new == {"casa-a-2", f"hex-{hexes()['G12'] + 1}"}
    assert after.drawings is before.drawings
    assert after.labels is before.labels


# ---- the result of a choice ----------------------------------------------------------------------

WHOLE = ("casa", "campo")  # buildings that one hex completes


@pytest.mark.parametrize("seats", [2, 4])
def test_a_site_shows_the_result_of_building_there(seats: int):
    """The points and the treasure equal those that the rules then give."""
    match, chance = Match(GAME, seats, seed=f"sites {seats}"), random.Random(seats)
    compared = 0
    while not match.over and compared < 20:
        seat = chance.choice(match.waits)
        action = chance.choice([a for a in match.legal(seat) if a < GAME.actions.first_retract])
        chosen = [i for i in items(match, seat).values() if i.action == action and i.brings]
        kind = KINDS[match.state.building]
        match.play(seat, action)
        if chosen and kind in WHOLE:
            assert (chosen[0].brings, bool(chosen[0].prize)) == received(match, seat)
            compared += 1
    assert compared


def received(match: Match, seat: int) -> tuple[str, bool]:
    """The points and whether a treasure that the last action brought a seat."""
    told = [(h.event.kind, h.values) for h in match.steps[-1].happenings if h.values[:1] == (seat,)]
    points = sum(values[1] for kind, values in told if kind == "moved")
    return str(points), any(kind == "treasure" for kind, _ in told)
