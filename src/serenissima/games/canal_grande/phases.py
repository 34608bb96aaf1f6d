"""The beginning and end of rounds and phases (R3.1, R7)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice, draw
from serenissima.kernel.tale import Tale, tell

from .dividing import total
from .drawing import refill_pile
from .events import Told
from .fields import Ending, Power, Stage, State, Terms
from .material import (
    BONUS_DRAWS,
    DISTRICT_COUNT,
    NUMBERS,
    PHASE_TOTAL,
    TURNED_ACTIONS,
    TURNED_NUMBERS,
)
from .memory import learn_from_sight
from .powers import ask_power, asks_first
from .stages import ask


@inner
def begin_round(state: State, dice: Dice, tale: Tale) -> None:
    """Turn up five action cards and three number cards (R3.1)."""
    state.rounds += 1
    state.phase_round += 1  # R11.1: 4 at most
    state.picked = -1
    state.actor = state.divider
    for seat in range(2):
        for district in range(DISTRICT_COUNT):
            state.barred[seat, district] = 0
    tell(tale, Told.ROUND, state.divider, state.rounds)
    for _ in range(TURNED_ACTIONS):
        refill_pile(state, tale)
        state.offer[0, draw(dice, state.pile)] += 1  # R11.4: the pile is never empty
    for _ in range(TURNED_NUMBERS):
        state.offer[0, NUMBERS + draw(dice, state.number_pile)] += 1  # R11.2: nor is this one
    ask(state, Stage.DIVIDE, state.divider)


@inner
def end_round(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """End the match at the round cap, end the phase, or begin a round (R7.1, R7.2)."""
    first = total(state, 0)
    second = total(state, 1)
    if state.rounds >= terms.round_cap:
        state.stage = Stage.OVER
        state.ending = Ending.ROUND_CAP  # R8.5; by R11.3 hardly ever reached
        tell(tale, Told.ROUND_CAP)
    elif first >= PHASE_TOTAL or second >= PHASE_TOTAL:
        tell(tale, Told.PHASE_ENDED)
        end_phase(terms, state, first, second, tale)
    else:
        state.divider = 1 - state.divider  # R2.2
        begin_round(state, dice, tale)


@inner
def end_phase(terms: Terms, state: State, first: int, second: int, tale: Tale) -> None:
    """Give the lower total the bonus; the higher divides next, if equal the chooser (R7.3-R7.7)."""
    state.bonus = 1
    if first == second:
        state.divider = 1 - state.divider
        return
    lower = 0 if first < second else 1
    state.divider = 1 - lower
    state.actor = lower
    state.draws = BONUS_DRAWS
    tell(tale, Told.BONUS, lower)
    if asks_first(terms):
        ask_power(state, Power.BONUS, tale)


@inner
def begin_phase(state: State, dice: Dice, tale: Tale) -> None:
    """Return the discards and the number cards to their piles (R7.8)."""
    state.bonus = 0
    state.phases += 1
    state.phase_round = 0
    learn_from_sight(state)
    for card in range(state.pile.shape[0]):
        state.pile[card] += state.discard[card]
        state.discard[card] = 0
    for seat in range(2):
        for number in range(3):
            state.number_pile[number] += state.numbers_laid[seat, number]
            state.numbers_laid[seat, number] = 0
    tell(tale, Told.PHASE, state.phases)
    begin_round(state, dice, tale)
