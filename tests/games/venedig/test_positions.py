"""R18: a match file that begins with an impossible position is refused with the reason."""

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
def test_r18_1_impossible_positions_are_refused(line: str, code: str):
    """A match file that begins with one is refused."""
    transcript = at("hand[0] casa=3\nhand[1] casa=3\nhand[2] casa=3").transcript()
    word = line.partition(" ")[0]
    lines = [line for line in transcript.position.splitlines() if not line.startswith(f"{word} ")]
    transcript.position = "\n".join([*lines, line])

    with pytest.raises(Illegal) as refused:
        replay(GAME, transcript)

    assert refused.value.code == code


BUILDING = "then surplus\nbuilding campo\njoint 1\nbuilder 0\ndecider 0\nmovers 1"
# fmt: off
CANNOT_BE = {
    "position 12 12 0 0 0": "seats 0 and 1 both have their gondolas on space 12",
    "position 10 45 0 0 0": "seats 0 and 1 both have their gondolas on space 45",
    "laid[0] campo=1\nmaster campo=1":
        "seat 1 has the figure of campo with 0 cards, but the longest row has 1",
    "laid[0] campo=1\nlaid[1] basilica=2\nmaster campo=0 basilica=0": "seat 0 has the figure of",
    "laid[0] basilica=1\nlaid[1] basilica=2\nmaster basilica=0":
        "seat 0 has the figure of basilica with 1 cards, but the longest row has 2",
    "laid[0] campo=4\nmaster campo=0": "the rows of campo have 4 cards, but 3 are enough to build",
    "laid[0] campo=1\ncomplete campo=1": "complete is 1 for campo, but 1 of 3 cards",
    "laid[0] campo=3\ncomplete campo=1": "campo should have been built by now",
    "to_build casa=1": "casa should have been built by now",
    "laid[0] casa=1": "seat 0 has 1 casa in a row",
    "hand[0] casa=6": "seat 0 holds 6 cards and takes 0 more, but may hold only 5",
    "stage fill\nhand[0] casa=4\ndisplay campo=1\nshown campo\nto_take 2":
        "seat 0 holds 4 cards and takes 2",
    "stage shed\nhand[0] casa=4 campo=1": "seat 0 must discard a card, but holds only 5 of 5",
    "display casa=1 palazzo=1 campo=1 ponte=1": "the display has 4 cards, but here it has at most",
    "known[0] casa=1": "seat 0 is known to hold 1 casa, but holds 0",
    "adding[0] campo=1": "seat 0 has chosen 1 campo to lay, but holds 0",
    "hand[1] casa=1\nadding[1] casa=1": "seat 1 has chosen 1 casa to lay, but is not laying cards",
    "imaginary_laid campo=1": "imaginary_laid is given, but with 3 seats",
    "revealed 1": "revealed is given, but with 3 seats",
    "cover F9=palazzo F13=palazzo": "the 4 hexes of palazzo do not form whole pieces of 2",
    "cover F9=ponte F11=ponte": "the 4 hexes of ponte do not form whole pieces of 2",
    "cover F9=basilica F11=basilica F13=basilica":
        "the 6 hexes of basilica do not form whole pieces of 3",
    f"stage site\nlaid[0] campo=2\n{BUILDING}": "campo is being built with joint 1, but its cards",
    f"stage site\nlaid[1] campo=3\ncomplete campo=1\n{BUILDING}": "movers 1, but takes no part",
    "stage site\nwaits 1": "building is none in the stage site",
    "picked 3 none none": "picked is given, but no building is in progress",
    "stage pay\npaying_in lay\ngold[0] 5=1": "payer is none in the stage pay",
    "offered[0] 0 0 0 0 0 1 0\ngold[0] 5=1": "seat 0 has put down 1 pieces with 5 gold",
    "waits 2": "waits is 2, but in the stage lay seat 0 must act",
    "closing turn-cap": "closing is turn-cap in the stage lay",
}
# fmt: on


@pytest.mark.parametrize(("text", "reason"), CANNOT_BE.items())
def test_contradictory_positions_are_refused(text: str, reason: str):
    """No piece is missing, but two values disagree (R18)."""
    with pytest.raises(Illegal) as refused:
        at(text)

    assert refused.value.code == "position/contradiction"
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("imaginary_laid palazzo=1 campo=1 ponte=1",
         "the imaginary player has rows of 3 kinds, but may have at most 2"),
        ("laid[0] campo=1\nimaginary_laid campo=1\nimaginary_master campo=1\nmaster campo=0",
         "seat 0 and the imaginary player both have the figure of campo"),
        ("laid[0] campo=1\nimaginary_master campo=1",
         "the imaginary player has the figure of campo with 0"),
        ("imaginary_laid casa=1", "casa should have been built by now"),
    ],
)  # fmt: skip
def test_positions_of_two_that_contradict_themselves(text: str, reason: str):
    """The imaginary player's rows and figures (R14)."""
    with pytest.raises(Illegal, match=reason):
        at(text, 2)


@pytest.mark.parametrize(("place", "cover", "number"), [("F9", 3, 1), ("F9", 3, 3), ("F13", 3, 3)])
def test_a_piece_has_one_place(place: str, cover: int, number: int):
    """It is complete; the numbers show which hexes are one piece (R18.1)."""
    state = at("hand[0] casa=1\ncover F9=palazzo F11=palazzo\ncover F13=free").state.copy()
    state.cover[hexes()[place]] = cover
    state.piece[hexes()[place]] = number

    with pytest.raises(Illegal, match=r"hexes (of|have) palazzo"):
        at(STATE.format(state))


def test_the_hexes_of_a_piece_touch():
    """A palazzo needs two adjacent hexes (R5.5)."""
    state = at("hand[0] casa=1\ncover F9=palazzo F11=palazzo").state.copy()
    for values in (state.cover, state.piece):
        values[hexes()["F13"]] = values[hexes()["F11"]]
        values[hexes()["F11"]] = 0

    with pytest.raises(Illegal, match="the palazzo on F9 F13 has the wrong shape"):
        at(STATE.format(state))


RAISED = "stage site\nthen surplus\nto_build campo=1\nbuilding campo\ncover F9=free F11=free"
FINAL = "stage final\nexchanging 3\nclosing"
OVER = "stage over\nending turn-cap\nclosing"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hand[0] casa=1\nposition 61 0 0 0 0",
         "seat 0 has reached space 61, but space 60 ends the match"),
        (f"{FINAL} turn-cap\nposition 0 60 0 0 0", "seat 1 has reached space 60, but space 60"),
        (f"{FINAL} sixty-by-gold\nposition 7 12 0 0 0", "closing is sixty-by-gold, but the"),
        (f"{FINAL} casa-exhausted", "closing is casa-exhausted, but 18 casa are left to build"),
        (f"{FINAL} turn-cap\nturn 9", "closing is turn-cap in turn 9 of 300"),
        (f"{OVER} casa-exhausted", "the ending is turn-cap, but closing is casa-exhausted"),
        ("turn 301", "this is turn 301, but turn_cap ends the match after turn 300"),
        ("turn 0", "turn is 0, but a match begins with turn 1"),
        ("turn 2\ncover F9=free F11=free F13=free", "3 hexes are drained, but by turn 2 at most 2"),
        ("stage draw\ndrained 1", "1 hexes are drained this turn, but only 0 in the whole match"),
        ("drained 1\ncover F9=free", "1 hexes are drained, but the stage lay comes before"),
        ("laid[1] campo=1 ponte=1 palazzo=1\nmaster campo=1 ponte=1 palazzo=1",
         "seat 1 has rows of 3 kinds, but may have at most 2"),
        ("laid[0] campo=1 ponte=1 palazzo=1", "seat 0 has rows of 3 kinds, but may have at most 2"),
        ("cover C10=free", "C10 has free, but ponte is printed there"),
        ("cover F9=free\ngold[0] 2=1\ntiles_held 0 0 0 0 0",
         "seat 0 has 1 tiles, but tiles_held is 0"),
        ("gold[1] 2=3", "86 hexes are under swamp, but 83 tiles are left, 3 held and 0 paid"),
        ("stage pay\npaying_in lay\npayer 0\ngold[0] 3=1",
         "seat 0 pays with 3 gold, but a point costs 5"),
        ("stage draw\nshown casa", "casa is shown before any card is drawn this turn"),
        ("waits 1", "seat 0 must act in the stage lay, but has no choice"),
        ("stage drain\ndrained 2\nwaits 1\ncover F9=free F11=free",
         "2 hexes are already drained this turn, and at most 2 can be"),
        (f"{RAISED}\npoints 3", "points is 3, but the campo is not built yet"),
        (f"{RAISED}\npicked 3 none none", "is picked, but has"),
        (f"{RAISED}\ndecider 1", "decider is 1, but the rows and the active seat make it 0"),
        (f"{RAISED}\nto_build campo=0\nwaits 1", "campo is being built with joint 0, but its"),
        (f"{RAISED}\nthen drain", "then is drain, but only lay, surplus or pass can follow"),
        ("stage surplus\nwaits 1\nlaid[0] campo=1",
         "seat 0 must act in the stage surplus, but has no choice"),
    ],
)  # fmt: skip
def test_position_names_the_numbers_that_conflict(text: str, reason: str):
    """What ends the match, turns, tiles and purses (R10, R11, R13), and how to mend it."""
    with pytest.raises(Illegal) as refused:
        at(text)

    assert reason in str(refused.value)
    assert refused.value.hint


def test_the_turn_follows_from_the_swamp():
    """It is the first in which this many hexes can be drained, or the last at the cap."""
    texts = ("", "cover F9=free F11=free F13=free", "stage draw\ndrained 1\ncover F9=free",
             f"{FINAL} turn-cap")  # fmt: skip

    terms = GAME.terms_for(3, {})
    turns = [int(GAME.read_position(terms, text).turn) for text in texts]

    assert turns == [1, 3, 1, 300]
