"""Completes a view: deals other players' cards and gold, and the piles (R15)."""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import Dice, below, draw, pick

from .actions import Do
from .fields import Stage, State, Terms
from .gold import gold_of
from .laying import legal_lays
from .material import (
    FIRST_TREASURE,
    GOLD_A_POINT,
    GOLD_VALUES,
    KIND_COUNT,
    MOST_SEATS,
    NEEDED,
    PALAZZO,
    TREASURE_VALUES,
)
from .memory import may_be_held

HESITANT = 4  # one in this many players laying or paying is assumed to have begun
MOST_LAYS = KIND_COUNT + KIND_COUNT - 1 + 5  # rows, sets, done, two ways to pay, undo, and room


@compiled
def redeal(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Replace everything hidden from the seat by a deal that agrees with its knowledge."""
    forget(state, seat)
    deal_cards(terms, state, seat, dice)
    deal_gold(terms, state, seat, dice)
    laying = state.stage == Stage.LAY or (state.stage == Stage.PAY and state.paying_in == Stage.LAY)
    if laying and state.waits != 0 and state.active != seat:
        deal_choice(terms, state, state.active, dice)
    if state.stage == Stage.PAY and state.payer != seat:
        deal_offer(state, state.payer, dice)


@inner
def forget(state: State, seat: int) -> None:
    """Blank everything that the seat may not see."""
    for kind in range(KIND_COUNT):
        state.pile[kind] = 0
    for other in range(MOST_SEATS):
        if other != seat:
            for kind in range(KIND_COUNT):
                state.hand[other, kind] = state.known[other, kind]
                state.adding[other, kind] = 0
                state.solo[other, kind] = 0
            for value in range(GOLD_VALUES):
                state.gold[other, value] = 0
                state.offered[other, value] = 0
            for value in range(TREASURE_VALUES):
                state.redrawn[other, value] = 0


@inner
def deal_cards(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Deal the cards that the seat sees nowhere to the hands, and the rest to the pile."""
    for kind in range(KIND_COUNT):
        unseen = terms.card_counts[kind] - state.discard[kind] - state.display[kind]
        unseen -= state.imaginary_laid[kind] + state.to_build[kind] * NEEDED[kind]
        for other in range(MOST_SEATS):
            unseen -= state.hand[other, kind] + state.laid[other, kind]
        state.pile[kind] = unseen
    for other in range(terms.seats):
        if other != seat:
            missing = state.hand_size[other]
            for kind in range(KIND_COUNT):
                missing -= state.known[other, kind]
            for _ in range(missing):
                state.hand[other, draw(dice, state.pile)] += 1


@inner
def deal_gold(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Deal unseen tiles and treasures to their holders, in known numbers."""
    for value in range(FIRST_TREASURE):
        own = state.gold[seat, value] if seat >= 0 else 0
        state.tile_pile[value] = terms.tile_counts[value] - state.tiles_paid[value] - own
    for value in range(state.treasure_pile.shape[0]):
        seen = state.gold[seat, FIRST_TREASURE + value] if seat >= 0 else 0
        state.treasure_pile[value] = terms.treasure_counts[value] - seen
    paying = state.stage == Stage.PAY and state.payer != seat
    if paying:
        deal_enough(terms, state, state.payer, dice)
    for other in range(terms.seats):
        if other != seat and not (paying and state.payer == other):
            deal_holdings(terms, state, other, dice)
    for other in range(terms.seats):
        if other != seat and not (paying and state.payer == other):
            deal_redrawn(state, other, dice)


@inner
def deal_holdings(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Deal a seat its public number of tiles, and of treasures held since the latest payment."""
    for _ in range(state.tiles_held[seat]):
        state.gold[seat, draw(dice, state.tile_pile)] += 1
    possible = np.zeros(TREASURE_VALUES, np.int8)
    for _ in range(state.treasures_held[seat] - state.redrawn_size[seat]):
        total = 0
        for value in range(TREASURE_VALUES):
            possible[value] = may_be_held(terms, state, value)
            total += possible[value]
        chosen = pick(dice, possible) if total > 0 else pick(dice, state.treasure_pile)
        state.treasure_pile[chosen] -= 1
        state.gold[seat, FIRST_TREASURE + chosen] += 1


@inner
def deal_redrawn(state: State, seat: int, dice: Dice) -> None:
    """Deal a seat the treasures that it has drawn since the latest payment."""
    for _ in range(state.redrawn_size[seat]):
        value = draw(dice, state.treasure_pile)
        state.redrawn[seat, value] += 1
        state.gold[seat, FIRST_TREASURE + value] += 1


@inner
def deal_enough(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Deal a seat with an open purse enough gold for a point (R11.1), by improving the deal."""
    deal_holdings(terms, state, seat, dice)
    deal_redrawn(state, seat, dice)
    while gold_of(state, seat) < GOLD_A_POINT:
        better = below(dice, 2)
        raised = False
        for value in range(GOLD_VALUES - 1, 0, -1):
            lower = value - 1
            if value != FIRST_TREASURE and can_swap(terms, state, seat, lower, value):
                swap(state, seat, lower, value)
                raised = True
                if better == 0:
                    break
        if not raised:
            swap_for_best(terms, state, seat)


@inner
def can_swap(terms: Terms, state: State, seat: int, lower: int, value: int) -> bool:
    """Whether a seat has a piece of the lower value and may have one of the higher instead."""
    if state.gold[seat, lower] == 0:
        return False
    if value < FIRST_TREASURE:
        return state.tile_pile[value] > 0
    if state.redrawn[seat, lower - FIRST_TREASURE] > 0:
        return state.treasure_pile[value - FIRST_TREASURE] > 0
    return may_be_held(terms, state, value - FIRST_TREASURE) > 0


@inner
def swap_for_best(terms: Terms, state: State, seat: int) -> None:
    """Swap a piece for the most valuable one left, when none is worth exactly one more."""
    for value in range(GOLD_VALUES - 1, 0, -1):
        least = FIRST_TREASURE if value >= FIRST_TREASURE else 0
        for lower in range(least, value):
            if can_swap(terms, state, seat, lower, value):
                swap(state, seat, lower, value)
                return


@inner
def swap(state: State, seat: int, lower: int, value: int) -> None:
    """Swap a piece for a more valuable one."""
    state.gold[seat, lower] -= 1
    state.gold[seat, value] += 1
    if value < FIRST_TREASURE:
        state.tile_pile[lower] += 1
        state.tile_pile[value] -= 1
    else:
        under, over = lower - FIRST_TREASURE, value - FIRST_TREASURE
        state.treasure_pile[under] += 1
        state.treasure_pile[over] -= 1
        if state.redrawn[seat, under] > 0:
            state.redrawn[seat, under] -= 1
            state.redrawn[seat, over] += 1


@inner
def deal_choice(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Perhaps choose some cards for a seat that is laying (R3.5)."""
    lays = np.empty(MOST_LAYS, np.int32)
    while below(dice, HESITANT) == 0:
        count = 0
        listed = legal_lays(terms, state, seat, lays)
        while count < listed and lays[count] < Do.DONE:
            count += 1
        if count == 0:
            return
        action = lays[below(dice, count)]
        if action < Do.SOLO:
            state.adding[seat, action - Do.LAY] += 1
        else:
            state.solo[seat, action - Do.SOLO + PALAZZO] = 1


@inner
def deal_offer(state: State, seat: int, dice: Dice) -> None:
    """Perhaps put down some gold for a seat with an open purse (R11.2)."""
    left = np.zeros(GOLD_VALUES, np.int8)
    while below(dice, HESITANT) == 0:
        total = 0
        for value in range(1, GOLD_VALUES):
            left[value] = state.gold[seat, value] - state.offered[seat, value]
            total += left[value]
        if total == 0:
            return
        state.offered[seat, pick(dice, left)] += 1
