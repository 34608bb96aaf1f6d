"""R15, for players: a redeal deals the hidden cards in every possible way, and only those."""

from collections.abc import Iterator
from typing import Any

import pytest

from serenissima.games.venedig.positions import conserved
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.testing import play
from tests.games.venedig.table import at, covered, standing

OFTEN = 300


def worlds(match: Match, seat: int) -> Iterator[Any]:
    """Many states that a redeal for the seat comes to; each has all that there is."""
    sums = conserved(match.terms, match.state)
    for number in range(OFTEN):
        world = match.view(seat)
        verbs.redeal(match.terms, world, seat, rolled_dice(number))
        assert conserved(match.terms, world) == sums
        yield world


def test_hands_are_any_that_may_be():
    """Two unseen cards and a known one; the seat's own stay."""
    match = at("hand[0] casa=2\nhand[1] campo=1 ponte=2\nknown[1] campo=1")
    found = set()
    for world in worlds(match, 0):
        hand = world.hand[1].tolist()
        found.add(tuple(hand))
        assert (sum(hand), hand[2] >= 1, world.hand[0].tolist()) == (3, True, [2, 0, 0, 0, 0])

    assert len(found) == 15  # two of five kinds


def test_open_cards_are_in_no_hand():
    """All casas are open, so no hand has one."""
    match = at("hand[0] casa=5\nhand[1] campo=3\ndiscard casa=4\ndisplay casa=1")

    for world in worlds(match, 0):
        assert (world.hand[1, 0], world.pile[0]) == (0, 0)


def test_gold_is_dealt_in_every_possible_way():
    """The visible numbers limit it; paid tiles belong to no player."""
    match = at(f"hand[0] casa=1\ngold[1] 0=1 6=1\n{standing('casa', 1)}\ngold[2] 0 0 0 5 4 4 0")
    tiles, treasures = set(), set()
    for world in worlds(match, 2):
        held = world.gold[1].tolist()
        tiles.add(held.index(1))
        treasures.add(held[3:].index(1) + 3)
        assert (sum(held[:3]), sum(held[3:])) == (1, 1)
        assert world.gold[2].tolist() == [0, 0, 0, 5, 4, 4, 0]

    assert (tiles, treasures) == ({0, 1, 2}, {6})


def test_an_open_purse_has_enough():
    """Its owner has five gold at least, in any combination."""
    match = at(f"hand[0] casa=1\ngold[0] 2=1 3=1\n{standing('casa', 1)}")
    play(match, "open-purse")
    found = set()
    for world in worlds(match, 1):
        held = world.gold[0].tolist()
        found.add((held[:3].index(1), held[3:].index(1) + 3))

    assert found == {(t, g) for t in range(3) for g in range(3, 7) if t + g >= 5}


SIXES = "hand[0] casa=1\ngold[0] 6=1\ngold[1] 3=1\ngold[2] 4=1"
"""Three seats with a treasure each; in the matches below, there is only one six."""


def test_r15_3_a_paid_treasure_was_in_no_other_purse():
    """Everyone saw the six return to the stock, so only a later draw can bring it to a seat."""
    match = at(SIXES, treasures="6-6-5-1")
    play(match, "pay-most")

    assert match.state.returned.tolist() == [0, 0, 0, 1]
    for world in worlds(match, 0):
        assert (world.gold[:, 6].sum(), world.treasure_pile[3]) == (0, 1)


def test_r15_3_treasures_drawn_since_may_be_the_paid_one():
    """Seat 1 may have drawn the six; seat 2, who has drawn nothing since, can't have it."""
    drawn = "gold[1] 3=1 5=1\nredrawn[1] 5=1\nredrawn_size 0 1 0 0 0\nreturned 0 0 0 1"
    match = at(f"{SIXES.replace('6=1', '3=1')}\n{drawn}", treasures="6-6-5-1")
    found = {(int(world.gold[1, 6]), int(world.gold[2, 6])) for world in worlds(match, 0)}

    assert found == {(0, 0), (1, 0)}


def test_r15_3_an_earlier_payment_is_remembered_unless_its_treasures_may_be_drawn():
    """One treasure was drawn between two payments, so one of two fives is certainly in stock."""
    drawn = "redrawn[1] 3=1\nredrawn_size 0 1 0 0 0\nreturned 0 0 2 0"
    match = at(f"{SIXES}\n{drawn}", treasures="6-6-5-1")
    play(match, "pay-most")

    assert match.state.returned.tolist() == [0, 0, 1, 1]
    assert match.state.redrawn_size.sum() == match.state.redrawn.sum() == 0


def test_gold_may_be_put_down():
    """It can be any part of the gold, or none yet."""
    match = at("hand[0] casa=1\ngold[0] 5=1 6=1")
    play(match, "open-purse", "give 5")
    found = set()
    for world in worlds(match, 1):
        offered = world.offered[0]
        assert (offered <= world.gold[0]).all()
        found.add(int(offered.sum()))

    assert found == {0, 1, 2}


@pytest.mark.parametrize("words", [[], ["open-purse"]])
def test_cards_may_be_chosen(words: list[str]):
    """A player may be laying, also with the purse open; never more cards than allowed."""
    match = at("hand[0] palazzo=3 casa=1\nlaid[1] campo=2\nmaster campo=1\ngold[0] 5=1")
    play(match, "lay palazzo", *words)
    adding, solo = set(), 0
    for world in worlds(match, 1):
        chosen = world.adding[0] + world.solo[0] * (1, 3, 3, 3, 4)
        adding.add(int(world.adding[0].sum()))
        solo += int(world.solo[0].sum())
        assert (chosen <= world.hand[0]).all()
        assert world.adding[0, 2] <= 1

    assert adding >= {0, 1, 2}
    assert solo > 0


def test_nothing_is_chosen_at_other_times():
    """When cards are laid, or it is another's turn."""
    match = at("hand[0] palazzo=3 casa=1\nhand[1] campo=4")
    play(match, "done")

    for world in worlds(match, 2):
        assert not world.adding.any()
        assert not world.solo.any()


def test_sets_that_lie_open():
    """Their cards are in no hand."""
    match = at(
        "hand[0] basilica=4 casa=1\nhand[1] casa=5\n"
        f"discard basilica=4\n{covered('free', 'F9 F11 G10')}"
    )
    play(match, "solo basilica", "done")

    for world in worlds(match, 2):
        assert not world.hand[:2, 4].any()
        assert world.pile[4] == 0


def test_a_treasure_between_known_ones_is_dealt():
    """The only sufficient treasure is dealt, although none is left between (R11.1)."""
    match = at("hand[0] casa=1\ngold[0] 6=1\ngold[1] 0 0 0 4 4 4 4")
    play(match, "open-purse")

    for world in worlds(match, 1):
        assert world.gold[0].tolist() == [0, 0, 0, 0, 0, 0, 1]


def test_tiles_stay_tiles():
    """However little they turned out to be worth; others' gold is dealt, too."""
    match = at(f"hand[0] casa=1\ngold[0] 1=1 2=2\ngold[2] 1=1 4=1\n{standing('casa', 4)}")
    play(match, "open-purse")

    for world in worlds(match, 1):
        assert (world.gold[0, :3].sum(), world.gold[0, 3:].sum()) == (3, 0)
        assert (world.gold[2, :3].sum(), world.gold[2, 3:].sum()) == (1, 1)


def test_your_own_choice_stays():
    """It is the viewing seat's chosen cards and gold."""
    match = at("hand[0] palazzo=3 casa=2\ngold[0] 5=1 6=1")
    play(match, "lay palazzo", "open-purse", "give 5")

    for world in worlds(match, 0):
        assert world.adding[0].tolist() == [0, 1, 0, 0, 0]
        assert world.offered[0].tolist() == [0, 0, 0, 0, 0, 1, 0]


def test_nothing_is_chosen_while_paying_after_the_building():
    """An open purse alone is no sign of laying; every seat's hand is dealt."""
    match = at("hand[0] palazzo=3\nhand[2] campo=2\ngold[0] 5=1")
    play(match, "done", "open-purse")

    for world in worlds(match, 1):
        assert not world.adding.any()
        assert world.hand.sum(axis=1).tolist() == [3, 0, 2, 0, 0]
