"""Dice: the generator, rolling, scripts and odds."""

from collections import Counter
from itertools import islice

import numpy as np
import pytest

from serenissima.kernel import dice as d
from serenissima.kernel.compile import compiled
from serenissima.testing.laws.chance import likely

WORD = (1 << 32) - 1


def rotate(x: int, by: int) -> int:
    return ((x << by) | (x >> (32 - by))) & WORD


def reference(low: int, high: int) -> "list[int]":
    """Compute Xoroshiro64** with Python's integers, as its authors describe it."""
    words = []
    for _ in range(1000):
        words.append((rotate((low * 0x9E3779BB) & WORD, 5) * 5) & WORD)
        high ^= low
        low = rotate(low, 26) ^ high ^ ((high << 9) & WORD)
        high = rotate(high, 13)
    return words


@pytest.mark.parametrize("seed", ["", 0, "Venezia", 2**70])
def test_the_generator_matches_xoroshiro64(seed: str | int):
    dice = d.rolled_dice(seed)
    expected = reference(int(dice.low), int(dice.high))

    assert [int(d.word(dice)) for _ in range(1000)] == expected


def test_the_interpreted_generator_gives_the_same_words():
    """Run as plain Python on NumPy scalars, `word` gives the same words without a warning."""
    compiled, plain = d.rolled_dice(1), d.rolled_dice(1)
    word = getattr(d.word, "py_func", d.word)

    assert [int(d.word(compiled)) for _ in range(300)] == [int(word(plain)) for _ in range(300)]


def test_seeds_can_be_text_or_numbers():
    assert d.rolled_dice("7").low == d.rolled_dice(7).low
    assert d.rolled_dice("7").low != d.rolled_dice("8").low


def test_rolls_follow_their_weights():
    dice = d.rolled_dice("weights")
    weights = np.array([1, 0, 3, 6], np.int16)
    seen = Counter(int(d.pick(dice, weights)) for _ in range(5000))

    assert likely({0: 0.1, 2: 0.3, 3: 0.6}, seen)


def test_a_draw_takes_a_card_from_the_pile():
    """Every order of a small pile is equally frequent."""
    seen: Counter[tuple[int, ...]] = Counter()
    dice = d.rolled_dice("draw")
    for _ in range(3000):
        pile = np.array([2, 1, 0], np.int8)
        seen[tuple(int(d.draw(dice, pile)) for _ in range(3))] += 1
        assert pile.tolist() == [0, 0, 0]

    assert likely(dict.fromkeys([(0, 0, 1), (0, 1, 0), (1, 0, 0)], 1 / 3), seen)


@compiled
def draw_third_of_four(dice, drawn):
    """Draw card 2, then card 0, then this one."""
    return d.draw_another(dice, 4, drawn, 2)


def test_draw_another_skips_drawn_cards():
    """Each remaining card is equally likely; list entries past the count are not read."""
    dice, drawn = d.rolled_dice("another"), np.array([2, 0, 3, 3], np.int8)
    seen = Counter(int(draw_third_of_four(dice, drawn)) for _ in range(1000))

    assert likely({1: 0.5, 3: 0.5}, seen)


def test_draw_another_reads_its_card_from_a_script():
    """Without an answer, it gives the odds."""
    script, drawn = d.scripted_dice([3]), np.array([2, 0], np.int8)

    assert [int(draw_third_of_four(script, drawn)) for _ in range(2)] == [3, 1]
    assert list(d.odds_of(script)) == [(1, 0.5), (3, 0.5)]


def test_recorded_answers_can_be_replayed():
    dice = d.rolled_dice("note")
    rolls = [int(d.roll(dice, 6)) for _ in range(20)]
    script = d.scripted_dice(d.answers_of(dice))

    assert d.answers_of(dice) == tuple(rolls)
    assert [int(d.roll(script, 6)) for _ in range(20)] == rolls
    assert (script.at, script.ways, script.fault) == (20, 0, 0)


def test_clearing_dice_removes_their_answers():
    dice = d.rolled_dice("clear")
    d.roll(dice, 6)
    d.clear(dice)

    assert d.answers_of(dice) == ()


def test_an_exhausted_script_gives_the_odds_of_the_first_open_roll():
    script = d.scripted_dice([1])
    d.roll(script, 2)
    first = d.pick(script, np.array([0, 3, 1], np.int16))
    d.roll(script, 6)

    assert first == 1
    assert list(d.odds_of(script)) == [(1, 0.75), (2, 0.25)]


@pytest.mark.parametrize("answer", [2, 3, -1])
def test_an_impossible_answer_is_recorded_as_a_fault(answer: int):
    """The dice record the first impossible draw as a fault and continue with a possible one."""
    script = d.scripted_dice([0, answer, answer])
    weights = np.array([1, 1, 0], np.int16)

    assert [int(d.pick(script, weights)) for _ in range(3)] == [0, 0, 0]
    assert script.fault == 2


def test_a_script_has_a_maximum_length():
    with pytest.raises(ValueError, match="at most 512 answers"):
        d.scripted_dice([0] * 513)


def test_too_many_answers_do_not_overflow():
    dice = d.rolled_dice("many")
    for _ in range(d.ANSWERS + 5):
        d.roll(dice, 2)

    assert dice.answered == d.ANSWERS


def test_too_many_odds_do_not_overflow():
    script = d.scripted_dice([])
    d.pick(script, np.ones(d.ODDS + 5, np.int16))

    assert len(list(d.odds_of(script))) == d.ODDS


def test_split_dice_are_independent():
    """Equal dice split alike, and the rolls of one reveal nothing about the other."""
    one, other, again = d.rolled_dice("split"), d.scripted_dice([1]), d.rolled_dice("")
    d.split(one, other)
    d.split(d.rolled_dice("split"), again)
    pairs = Counter((int(d.below(one, 2)), int(d.below(other, 2))) for _ in range(2000))

    assert (again.low, again.high) != (one.low, one.high)
    assert d.answers_of(other) == ()
    assert likely({(a, b): 0.25 for a in (0, 1) for b in (0, 1)}, pairs)


def test_below_is_uniform():
    dice = d.rolled_dice("below")
    seen = Counter(islice((int(d.below(dice, 7)) for _ in iter(int, 1)), 7000))

    assert likely(dict.fromkeys(range(7), 1 / 7), seen)
