"""R18: a match file that begins with an impossible position is refused, with what is wrong."""

import pytest

from serenissima.games.venedig.fields import STATE
from serenissima.games.venedig.game import GAME
from serenissima.kernel.errors import Illegal
from serenissima.kernel.replay import replay
from tests.games.venedig.table import at, hexes


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("hand_size 3 3 2 0 0", "position/contradiction"),
        ("tile_pile 29 29 27", "position/not-conserved"),
        ("supply casa=17", "position/not-conserved"),
    ],
)
def test_r18_1_positions_that_cannot_be(line: str, code: str):
    """A match file that begins with one is refused."""
    transcript = at("hand[0] casa=3\nhand[1] casa=3\nhand[2] casa=3").transcript()
    word = line.partition(" ")[0]
    lines = [line for line in transcript.position.splitlines() if not line.startswith(f"{word} ")]
    transcript.position = "\n".join([*lines, line])

    with pytest.raises(Illegal) as refused:
        replay(GAME, transcript)

    assert refused.value.code == code


BUILDING = "then surplus\nbuilding campo\njoint 1\nbuilder 0\ndecider 0\nmovers 1"
CANNOT_BE = {
    "position 12 12 0 0 0": "gondolas on fields already taken",
    "position 10 45 0 0 0": "gondolas on fields already taken",
    "laid[0] campo=1\nmaster campo=1": "figures without the longest row",
    "laid[0] campo=1\nlaid[1] basilica=2\nmaster campo=0 basilica=0": "figures without the",
    "laid[0] basilica=1\nlaid[1] basilica=2\nmaster basilica=0": "figures without the",
    "laid[0] campo=4\nmaster campo=0": "rows that are too long",
    "laid[0] campo=1\ncomplete campo=1": "rows marked complete that are not, or the reverse",
    "laid[0] campo=3\ncomplete campo=1": "buildings that should stand",
    "to_build casa=1": "buildings that should stand",
    "laid[0] casa=1": "casas in rows",
    "hand[0] casa=6": "hands that are too full",
    "stage fill\nhand[0] casa=4\ndisplay campo=1\nshown campo\nto_take 2": "hands that are too",
    "stage shed\nhand[0] casa=4 campo=1": "cards to be discarded",
    "display casa=1 palazzo=1 campo=1 ponte=1": "cards in the display",
    "known[0] casa=1": "known cards that are elsewhere",
    "adding[0] campo=1": "cards chosen that are elsewhere",
    "hand[1] casa=1\nadding[1] casa=1": "cards chosen out of turn",
    "imaginary_laid campo=1": "traces of an absent imaginary player",
    "revealed 1": "traces of an absent imaginary player",
    "stage before": "cards to be revealed",
    "cover F9=palazzo F13=palazzo": "hexes of no whole palazzo",
    "cover F9=ponte F11=ponte": "hexes of no whole ponte",
    "cover F9=basilica F11=basilica F13=basilica": "hexes of no whole basilica",
    f"stage site\nlaid[0] campo=2\n{BUILDING}": "buildings without their cards",
    f"stage site\nlaid[1] campo=3\ncomplete campo=1\n{BUILDING}": "gondolas to be moved",
    "stage site\nwaits 1": "buildings being raised",
    "picked 3 -1 -1": "traces of a building that is not raised",
    "stage pay\npaying_in lay\ngold[0] 5=1": "purses open without a payer, or the reverse",
    "offered[0] 0 0 0 0 0 1 0\ngold[0] 5=1": "gold put down by others",
    "waits 2": "seats asked out of turn",
    "closing turn-cap": "ends to come",
}


@pytest.mark.parametrize(("text", "reason"), CANNOT_BE.items())
def test_positions_that_contradict_themselves(text: str, reason: str):
    """Though nothing is lost in them they are refused, with what does not agree (R18)."""
    with pytest.raises(Illegal) as refused:
        at(text)

    assert refused.value.code == "position/contradiction"
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("imaginary_laid palazzo=1 campo=1 ponte=1", "rows of a third kind of the imaginary"),
        ("laid[0] campo=1\nimaginary_laid campo=1\nimaginary_master campo=1\nmaster campo=0",
         "figures in two places"),
        ("laid[0] campo=1\nimaginary_master campo=1", "figures without the longest row"),
        ("imaginary_laid casa=1", "buildings that should stand"),
    ],
)  # fmt: skip
def test_positions_of_two_that_contradict_themselves(text: str, reason: str):
    """The imaginary player's rows and figures (R14)."""
    with pytest.raises(Illegal, match=reason):
        at(text, 2)


@pytest.mark.parametrize(("place", "cover", "number"), [("F9", 3, 1), ("F9", 3, 3), ("F13", 3, 3)])
def test_a_piece_stands_in_one_place(place: str, cover: int, number: int):
    """Whole; the numbers say which hexes are one piece (R18.1)."""
    state = at("hand[0] casa=1\ncover F9=palazzo F11=palazzo\ncover F13=free").state.copy()
    state.cover[hexes()[place]] = cover
    state.piece[hexes()[place]] = number

    with pytest.raises(Illegal, match="hexes of no whole palazzo"):
        at(STATE.format(state))


def test_the_hexes_of_a_piece_touch():
    """A palazzo cannot stand on two hexes apart (R5.5)."""
    state = at("hand[0] casa=1\ncover F9=palazzo F11=palazzo").state.copy()
    for values in (state.cover, state.piece):
        values[hexes()["F13"]] = values[hexes()["F11"]]
        values[hexes()["F11"]] = 0

    with pytest.raises(Illegal, match="pieces of palazzo with the wrong shape"):
        at(STATE.format(state))
