"""R1: material and set-up."""

import math
from collections import Counter

import numpy as np
import pytest

from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.material import HEXES, KINDS, NEEDED, PIECES
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.testing import event_kinds, event_values, see
from tests.games.venedig.table import begun, cover, fields

FREE = ("C18", "E22", "F3", "G12", "K18")
PRINTED = {
    "casa": ("L11",),
    "palazzo": ("G2", "G4"),
    "campo": ("B11",),
    "ponte": ("C10", "E12"),
    "basilica": ("G22", "G24", "H23"),
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r1_1_gondolas_on_the_start(seats: int):
    """One each."""
    match = begun(seats)

    assert fields(match) == [0] * seats
    assert match.state.position.tolist() == [0] * 5


@pytest.mark.parametrize("seats", [1, 6])
def test_r1_1_two_to_five_play(seats: int):
    """Neither fewer nor more."""
    with pytest.raises(Illegal) as refused:
        begun(seats)

    assert refused.value.code == "match/seats"


def test_r1_2_cards_hexes_and_pieces():
    """By kind; 42 pieces."""
    rows = list(zip(KINDS, NEEDED, HEXES, PIECES, strict=True))

    assert rows == [
        ("casa", 1, 1, 19),
        ("palazzo", 3, 2, 6),
        ("campo", 3, 1, 6),
        ("ponte", 3, 2, 6),
        ("basilica", 4, 3, 5),
    ]
    assert sum(PIECES) == 42


def test_r1_3_forty_two_cards():
    """Seven casas, eight palazzi and campi, nine ponti, ten basilicas."""
    assert begun().terms.card_counts.tolist() == [7, 8, 8, 9, 10]
    assert sum(begun().terms.card_counts) == 42


def test_r1_4_printed_buildings_are_on_the_board():
    """One of each kind is on the board and missing from the supply."""
    match = begun()

    for kind, places in PRINTED.items():
        assert cover(match, *places) == [kind] * HEXES[KINDS.index(kind)]
    built = Counter(match.state.cover[:100].tolist())
    assert [built[2 + kind] for kind in range(5)] == list(HEXES)
    assert see(match, "supply") == "casa=18 palazzo=5 campo=5 ponte=5 basilica=4"
    assert match.state.piece.sum() == sum(HEXES)


def test_r1_5_four_figures_are_on_the_board():
    """No player has one; the casa has none to give."""
    match = begun(2)

    assert (match.state.master.tolist(), match.state.imaginary_master.sum()) == ([-1] * 5, 0)
    figures = GAME.events[[e.kind for e in GAME.events].index("master")].args[1].names
    assert figures == KINDS[1:]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r1_6_each_player_gets_three_cards(seats: int):
    """The rest is the pile; the display is empty."""
    match = begun(seats)
    state = match.state

    assert state.hand.sum(axis=1).tolist() == [3] * seats + [0] * (5 - seats)
    assert state.hand_size.tolist() == [3] * seats + [0] * (5 - seats)
    assert (state.hand.sum(axis=0) + state.pile).tolist() == [7, 8, 8, 9, 10]
    assert (state.display.sum(), state.discard.sum(), state.known.sum()) == (0, 0, 0)
    assert event_kinds(match.steps[0], "dealt") == ["dealt"]


def test_r1_6_cards_are_dealt_round_by_round():
    """Each seat gets one card per round from the dice."""
    match = Match(GAME, 2, deal=[0, 1, 2, 3, 4, 0, 1])

    assert [see(match, f"hand[{seat}]") for seat in (0, 1)] == [
        "casa=1 campo=1 basilica=1",
        "casa=1 palazzo=1 ponte=1",
    ]
    assert match.waits == (1,)


def test_r1_7_swamp_tiles():
    """On 86 hexes; not on the printed buildings nor on the five with building stones."""
    match = begun()
    word = Counter(cover(match, *(p for places in PRINTED.values() for p in places)))

    assert word.keys() == set(PRINTED)
    assert cover(match, *FREE) == ["free"] * 5
    assert Counter(match.state.cover[:100].tolist())[0] == 86
    assert (match.state.tile_pile.tolist(), match.state.tiles_paid.sum()) == ([29, 29, 28], 0)


def test_r1_8_treasures():
    """Eighteen, all in stock."""
    assert begun().state.treasure_pile.tolist() == [5, 4, 4, 5]
    assert begun().state.gold.sum() == 0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_r1_9_a_lot_decides_the_first_player(seats: int):
    """Each is about equally frequent in 600 matches, and the dice name the seat."""
    first = Counter(
        int(Match(GAME, seats, seed=f"first {number}").state.active) for number in range(600)
    )
    spread = 4 * math.sqrt(600 / seats)

    assert sorted(first) == list(range(seats))
    assert all(abs(count - 600 / seats) < spread for count in first.values())

    match = Match(GAME, seats, deal=[*([0, 1, 2, 3, 4] * 3)[: 3 * seats], seats - 1])
    assert event_values(match.steps[0], "turn") == [(seats - 1, 1)]
    assert np.flatnonzero([match.waits == (seat,) for seat in range(5)]).tolist() == [seats - 1]
