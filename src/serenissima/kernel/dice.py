"""Dice, the source of all chance: a small record that rolls, reads a script, or gives the odds.

A rule asks `draw(dice, pile)` in the middle of straight code. *Rolled* dice answer from the
generator in the record and note the answer. *Scripted* dice read it from the record's list. When a
script has run out, the dice note the odds of the first open question and the run is discarded;
running again with one more answer gives explicit chance nodes (`match.outcomes`).

The generator is xoroshiro64** (Blackman and Vigna, 2018): two 32-bit words. Its products of 32-bit
numbers fit in 64 bits, so the same code is correct both interpreted (where NumPy scalars warn of an
overflow) and compiled (where they wrap silently).
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from serenissima.kernel.compile import compiled, inner, shared
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.flat import FlatRecord

ANSWERS = 512  # room for the answers to one action
MOST_ANSWERS = ANSWERS - 1  # when all the room is used, there may have been more
ODDS = 64  # the most results that one question may have
ROLLED, SCRIPTED = 0, 1
ONES = np.ones(ODDS, np.int16)  # the weights of equal chances


def _dice_with_room(answers: int, odds: int) -> np.dtype[Any]:
    """Return the type of dice with room for these numbers of answers and odds."""
    layout = [
        ("low", np.uint64),  # the generator's two 32-bit words
        ("high", np.uint64),
        ("mode", np.int64),
        ("answered", np.int64),  # answers noted (rolled) or given (scripted)
        ("at", np.int64),  # scripted: answers read so far
        ("ways", np.int64),  # asked: number of possible results of the open question
        ("fault", np.int64),  # scripted: 1 + index of the first impossible answer
        ("answers", np.int16, (answers,)),
        ("odds", np.int16, (odds,)),
    ]
    return np.dtype((FlatRecord, np.dtype(layout)))


DICE = _dice_with_room(ANSWERS, ODDS)
ROLLED_ONLY = _dice_with_room(2, 2)  # 64 bytes: the threads of a GPU have little memory each

Dice = Any  # a record of that type

WORD = np.uint64(0xFFFFFFFF)
STAR = np.uint64(0x9E3779BB)
FIVE, SIX, NINE, THIRTEEN, NINETEEN = (np.uint64(n) for n in (5, 6, 9, 13, 19))
TWENTYSIX, TWENTYSEVEN, THIRTYTWO = (np.uint64(n) for n in (26, 27, 32))


def rolled_dice(seed: str | int) -> Any:
    """Return dice that roll from a seed, a text or a number; equal seeds give equal rolls."""
    dice = np.zeros(1, DICE)[0]
    key = hashlib.sha256(str(seed).encode()).digest()
    dice.low = np.uint64(int.from_bytes(key[:4], "little"))
    dice.high = np.uint64(int.from_bytes(key[4:8], "little") | 1)  # both zero would stay zero
    return dice


rolled = rolled_dice  # its name in earlier versions


def scripted_dice(answers: Sequence[int]) -> Any:
    """Return dice that give `answers` in order, then note the odds of the next question.

    Raises:
        ValueError: there are more than `ANSWERS` answers.
    """
    if len(answers) > ANSWERS:
        raise ValueError(f"a script holds at most {ANSWERS} answers, got {len(answers)}")
    dice = np.zeros(1, DICE)[0]
    dice.mode = SCRIPTED
    dice.answered = len(answers)
    dice.answers[: len(answers)] = answers
    return dice


def answers_of(dice: Any) -> tuple[int, ...]:
    """Return the answers noted since the dice were last cleared."""
    return tuple(dice["answers"][: dice["answered"]].tolist())


def odds_of(dice: Any) -> Iterator[tuple[int, float]]:
    """Yield each possible result of the open question with its probability."""
    weights = dice["odds"][: dice["ways"]].tolist()
    whole = sum(weights)
    for way, weight in enumerate(weights):
        if weight:
            yield way, weight / whole


@compiled
def word(dice: Dice) -> Any:
    """Return the generator's next 32 bits, as uint64."""
    a = dice.low
    b = dice.high
    star = (a * STAR) & WORD
    turned = ((star << FIVE) | (star >> TWENTYSEVEN)) & WORD
    b = a ^ b
    dice.low = (((a << TWENTYSIX) | (a >> SIX)) ^ b ^ (b << NINE)) & WORD
    dice.high = ((b << THIRTEEN) | (b >> NINETEEN)) & WORD
    return (turned * FIVE) & WORD


@compiled
def below(dice: Dice, n: int) -> int:
    """Return a number from 0 to n-1 straight from the generator, neither noted nor scripted."""
    return wide((word(dice) * np.uint64(n)) >> THIRTYTWO)


@compiled
def split(dice: Dice, other: Dice) -> None:
    """Turn `other` into rolled dice that are independent of the next rolls of `dice`."""
    other.low = word(dice)
    other.high = word(dice) | np.uint64(1)
    other.mode = ROLLED
    clear(other)


@shared
def clear(dice: Dice) -> None:
    """Clear the noted answers; called before each action."""
    dice.answered = 0
    dice.at = 0
    dice.ways = 0
    dice.fault = 0


@compiled
def pick(dice: Dice, weights: Cells) -> int:
    """Choose an index with probability proportional to its weight; `weights` are counts >= 0."""
    if dice.mode == SCRIPTED:
        return read_answer(dice, weights)
    whole = wide(0)
    for way in range(weights.shape[0]):
        whole += weights[way]
    if whole <= 0:  # only in an impossible position: stay inside the array
        return 0
    rest = below(dice, whole)
    way = 0
    while rest >= weights[way]:
        rest -= weights[way]
        way += 1
    return note(dice, way)


@inner
def note(dice: Dice, way: int) -> int:
    """Note a rolled answer, and return it."""
    if dice.answered < dice.answers.shape[0]:
        dice.answers[dice.answered] = way
        dice.answered += 1
    return way


@compiled
def read_answer(dice: Dice, weights: Cells) -> int:
    """Return the script's next answer; at its end, note the odds and return the first result."""
    first = 0
    while first < weights.shape[0] - 1 and weights[first] <= 0:
        first += 1
    if dice.at < dice.answered:
        way = int(dice.answers[dice.at])
        dice.at += 1
        if 0 <= way < weights.shape[0] and weights[way] > 0:
            return way
        if dice.fault == 0:
            dice.fault = dice.at
    elif dice.ways == 0:
        dice.ways = min(weights.shape[0], ODDS)  # more break a law of the kit
        for way in range(dice.ways):
            dice.odds[way] = weights[way]
    return first


@compiled
def draw(dice: Dice, pile: Cells) -> int:
    """Draw from a hidden pile, of which `pile` counts each kind; return the kind drawn."""
    kind = pick(dice, pile)
    pile[kind] -= 1
    return kind


@compiled
def roll(dice: Dice, n: int) -> int:
    """Return a number from 0 to n-1, all equally likely, and note it; n <= `ODDS`."""
    if dice.mode == SCRIPTED:
        return read_answer(dice, ONES[:n])
    return note(dice, below(dice, n))


@inner
def draw_another(dice: Dice, n: int, drawn: Cells, count: int) -> int:
    """Return one of the cards not drawn yet, of n <= 63, all equally likely; scripted like `draw`.

    Args:
        dice: the dice.
        n: the cards are numbered from 0 to n-1.
        drawn: begins with the cards that have been drawn.
        count: how many these are, less than n.
    """
    left = (1 << n) - 1
    for i in range(count):
        left &= ~(1 << int(drawn[i]))
    if dice.mode == SCRIPTED:
        return read_answer(dice, equal_chances(left, np.zeros(ODDS, np.int8))[:n])
    for _ in range(below(dice, n - count)):
        left &= left - 1
    return note(dice, lowest(left))


@inner
def lowest(members: int) -> int:
    """Return the lowest member of a non-empty bit mask."""
    member = 0
    while not (members >> member) & 1:
        member += 1
    return member


@inner
def equal_chances(members: int, weights: Cells) -> Cells:
    """Write a weight of 1 for each member of a bit mask, of 0 for the others."""
    for i in range(weights.shape[0]):
        weights[i] = (members >> i) & 1
    return weights
