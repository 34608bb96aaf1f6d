"""Lots: the verbs, in Numba's subset."""

import numpy as np

from serenissima.kernel.compile import compiled
from serenissima.kernel.dice import Dice, draw, pick, roll
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat, with_seat, without_seat
from serenissima.kernel.tale import Tale, tell
from tests.tiny.actions import Do
from tests.tiny.events import Told
from tests.tiny.fields import EACH, KINDS, NO_LOT, SEATS, Ending, State, Terms
from tests.tiny.meta import Catch

FACES, FIXED_CATCH = 3, 2
FIRST_HAND = 2
NOBODY = -1


@compiled
def setup(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """R1: deal two lots to each seat."""
    for kind in range(KINDS):  # R1.1
        state.pile[kind] = EACH
    for _ in range(FIRST_HAND):  # R1.2
        for seat in range(terms.seats):
            draw_lot(state, seat, dice, tale)
    everybody_chooses(terms, state)


@compiled
def legal(terms: Terms, state: State, seat: int, out: Cells) -> int:
    """List the actions: choose a lot; then confirm it or choose again."""
    if state.chosen[seat] != NO_LOT:
        out[0] = Do.CONFIRM
        out[1] = Do.TAKE_BACK  # R2.2
        return 2
    n = 0
    for kind in range(KINDS):  # R2.1
        if state.hand[seat, kind] > 0:
            out[n] = Do.CHOOSE + kind
            n += 1
    return n


@compiled
def apply(terms: Terms, state: State, seat: int, action: int, dice: Dice, tale: Tale) -> None:
    """Carry out an action. R2: the last to confirm ends the round."""
    if action == Do.CONFIRM:
        state.waits = without_seat(state.waits, seat)
        tell(tale, Told.CONFIRMED, seat)
        if state.waits == 0:
            play_round(terms, state, dice, tale)
    elif action == Do.TAKE_BACK:
        state.chosen[seat] = NO_LOT
        tell(tale, Told.TOOK_BACK, seat)
    else:
        state.chosen[seat] = 1 + action - Do.CHOOSE
        tell(tale, Told.CHOSE, seat, action - Do.CHOOSE)


@compiled
def go_on(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Continue a position without a waiting seat: show the choices, or let everyone choose."""
    if state.chosen.sum() > 0:
        play_round(terms, state, dice, tale)
    else:
        everybody_chooses(terms, state)


@compiled
def play_round(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Play the round when everyone has confirmed."""
    winner = show(terms, state, tale)  # R2.3
    if winner != NOBODY:  # R2.4
        fish = 1 + roll(dice, FACES) if terms.catch == Catch.ROLLED else FIXED_CATCH
        state.fish[winner] += fish
        tell(tale, Told.CAUGHT, winner, fish)
    else:
        tell(tale, Told.TIED)
    for seat in range(terms.seats):  # R2.5
        if state.pile.sum() > 0:
            draw_lot(state, seat, dice, tale)
    if state.held.sum() > 0:
        everybody_chooses(terms, state)
    else:
        end(terms, state, tale)


@compiled
def everybody_chooses(terms: Terms, state: State) -> None:
    """Let everyone choose; seats without a lot (an uneven pile) sit the round out."""
    for seat in range(terms.seats):
        if state.held[seat] > 0:
            state.waits = with_seat(state.waits, seat)


@compiled
def draw_lot(state: State, seat: int, dice: Dice, tale: Tale) -> None:
    """Draw a lot from the pile into a hand."""
    kind = draw(dice, state.pile)
    state.hand[seat, kind] += 1
    state.held[seat] += 1
    tell(tale, Told.DREW, seat, kind)


@compiled
def show(terms: Terms, state: State, tale: Tale) -> int:
    """Lay the chosen lots aside; return the only seat with the highest, or `NOBODY`."""
    best, winner = -1, NOBODY
    for seat in range(terms.seats):
        kind = state.chosen[seat] - 1
        if kind >= 0:
            state.chosen[seat] = NO_LOT
            state.hand[seat, kind] -= 1
            state.held[seat] -= 1
            state.aside[kind] += 1
            state.shown[seat] = 1 + kind
            tell(tale, Told.SHOWED, seat, kind)
            if kind == best:
                winner = NOBODY
            elif kind > best:
                best, winner = kind, seat
    return winner


@compiled
def count_winners(terms: Terms, state: State) -> int:
    """Return the number of seats that have the most fish."""
    winners = 0
    for seat in range(terms.seats):
        if state.fish[seat] == state.fish.max():
            winners += 1
    return winners


@compiled
def end(terms: Terms, state: State, tale: Tale) -> None:
    """End the match (R3.1)."""
    winners = count_winners(terms, state)
    state.ending = Ending.MOST if winners == 1 else Ending.SHARED
    tell(tale, Told.ENDED, winners)


@compiled
def redeal(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Deal the lots that the seat has not seen to the other hands and the pile."""
    unseen = np.zeros(KINDS, np.int16)
    for kind in range(KINDS):
        unseen[kind] = EACH - state.aside[kind] - state.hand[seat, kind]
    for other in range(SEATS):
        if other != seat:
            deal_hand(state, other, unseen, dice)
            choose_unseen(terms, state, other, dice)
    for kind in range(KINDS):
        state.pile[kind] = unseen[kind]


@compiled
def deal_hand(state: State, seat: int, unseen: Cells, dice: Dice) -> None:
    """Deal a seat as many of the unseen lots as it holds."""
    for kind in range(KINDS):
        state.hand[seat, kind] = 0
    for _ in range(state.held[seat]):
        state.hand[seat, draw(dice, unseen)] += 1


@compiled
def choose_unseen(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Let a confirmed seat have chosen one of its lots, and a waiting one perhaps none."""
    ways = np.zeros(1 + KINDS, np.int16)
    for kind in range(KINDS):
        ways[1 + kind] = state.hand[seat, kind]
    if has_seat(state.waits, seat):
        ways[NO_LOT] = 1
    state.chosen[seat] = pick(dice, ways) if ways.sum() > 0 else NO_LOT


@compiled
def score(terms: Terms, state: State, out: Cells) -> None:
    """R3.1: the seat with the most fish wins; a tie is a shared victory."""
    best = state.fish.max()
    winners = count_winners(terms, state)
    for seat in range(terms.seats):
        out[seat] = 1.0 / winners if state.fish[seat] == best else 0.0


@compiled
def evaluate(terms: Terms, state: State, out: Cells) -> None:
    """Estimate shares in proportion to the fish so far."""
    if state.waits == 0:
        score(terms, state, out)
        return
    whole = state.fish.sum() + terms.seats
    for seat in range(terms.seats):
        out[seat] = (state.fish[seat] + 1) / whole
