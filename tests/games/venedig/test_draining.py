"""R10: draining swamp."""

import pytest

from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.venedig.table import (
    FULL,
    at,
    begun,
    cover,
    covered,
    gold,
    hexes,
    pass_turn,
    stage,
    standing,
)


def draining(text: str = "", seats: int = 3):
    """Seat 0 has built and may drain."""
    match = at(f"hand[0] casa=1\n{text}", seats)
    play(match, "done")
    return match


def test_r10_1_any_tile_of_the_board_can_be_drained():
    """At first 86 hexes are swamp; or none at all."""
    match = draining()
    dry = ("L11", "G2", "G4", "B11", "C10", "E12", "G22", "G24", "H23")
    dry += ("C18", "E22", "F3", "G12", "K18")

    wet = [place for place in hexes() if place not in dry]
    assert legal(match) == [*(f"drain {place}" for place in wet), "stop"]
    assert len(wet) == 86


@pytest.mark.parametrize("count", [0, 1, 2])
def test_r10_1_none_one_or_two(count: int):
    """One after the other; after the second one draws."""
    match = draining()
    places = ["F11", "K10"][:count]
    for place in places:
        assert next_decision(match) == ((0,), "drain")
        play(match, f"drain {place}")
    if count < 2:
        play(match, "stop")

    assert (stage(match), cover(match, "F11", "K10")) == (
        "draw",
        ["free"] * count + ["swamp"] * (2 - count),
    )
    assert int(match.state.tiles_held[0]) == count
    assert int(match.state.tile_pile.sum()) == 86 - count


def test_r10_1_each_turn_drains_tiles():
    """A player's drained tiles take none from the next."""
    match = at("hand[0] casa=1\nhand[1] casa=1")
    play(match, "done", "drain F11", "drain K10", "draw", "1 done", "1 drain F9")
    assert next_decision(match) == ((1,), "drain")

    play(match, "drain H9")

    assert (stage(match), cover(match, "F9", "H9")) == ("draw", ["free"] * 2)


def test_r10_1_not_twice_the_same():
    """The hex is free then."""
    match = draining()
    play(match, "drain F11")

    assert not match.can(0, f"drain {hexes()['F11'] + 1}")


def without_swamp(left: int):
    """Return a position in which seat 1 has all the tiles except this number."""
    wet = [p for p, kind in zip(hexes(), cover(begun(), *hexes()), strict=True) if kind == "swamp"]
    count = 86 - left
    zeros, ones = min(29, count), max(0, min(29, count - 29))
    tiles = f"gold[1] {zeros} {ones} {count - zeros - ones} 0 0 0 0"
    return at(f"hand[0] casa=1\n{covered('free', ' '.join(wet[:count]))}\n{tiles}")


def test_r10_1_the_last_tile():
    """After it there is no question; without any the action falls away."""
    match = without_swamp(1)
    play(match, "done")
    assert [word for word in legal(match) if word.startswith("drain")] == ["drain L23"]

    play(match, "drain L23")
    assert stage(match) == "draw"

    match = without_swamp(0)
    play(match, "done")
    assert stage(match) == "draw"


def test_r10_2_only_the_owner_sees_the_value():
    """The others see only the number of tiles."""
    match = draining()
    step = play(match, "drain F11", answers=[2])

    assert event_values(step, "found") == [(0, 2)]
    assert (gold(match, 0), see(match, "gold[0]", 0)) == ([2], "2=1")
    for seat in (1, 2, -1):
        assert see(match, "gold[0]", seat) == ""
        assert see(match, "tiles_held", seat) == "1 0 0 0 0"
        told_to = {h.event.kind: h.values for h in step.seen_by(seat)}
        assert told_to["drained"] == (0, hexes()["F11"] + 1)
        assert 2 not in told_to.get("found", ())[1:]


def test_r10_2_the_views_are_the_same():
    """The value does not matter."""
    one, other = draining(), draining()
    play(one, "drain F11", answers=[0])
    play(other, "drain F11", answers=[2])

    assert [one.view(seat).tobytes() == other.view(seat).tobytes() for seat in (0, 1, 2, -1)] == [
        False,
        True,
        True,
        True,
    ]


def test_r10_2_tiles_are_drawn_blindly():
    """Any tile that is left on the board may be on any hex."""
    match = draining(f"gold[1] 0=2 2=1\n{standing('casa', 3)}")
    values = set()
    for number in range(3):
        twin = match.copy()
        play(twin, "drain F11", answers=[number])
        values.add(tuple(gold(twin, 0)))

    assert values == {(0,), (1,), (2,)}
    assert match.state.tile_pile.tolist() == [27, 29, 27]


def test_r10_3_not_in_the_same_turn():
    """Building is over; the next player builds there."""
    match = at("hand[0] casa=2\nhand[1] casa=1")
    play(match, "done", "drain F11", "stop")
    assert event_kinds(match.steps[-1], "building") == []

    pass_turn(match)
    play(match, "1 lay casa", "done", "site F11")

    assert cover(match, "F11") == ["casa"]


def test_r10_3_a_card_revealed_after_the_turn():
    """With two seats it may already build for the imaginary player (V56)."""
    match = at(f"hand[0] casa=2\nstage before\n{FULL}", 2)
    play(match, "skip", "done", "drain F11", "stop", "draw")
    step = play(match, "reveal", answers=[0])

    assert (cover(match, "F11"), event_kinds(step, "built")) == (["casa"], ["built"])
