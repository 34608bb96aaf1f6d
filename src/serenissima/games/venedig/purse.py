"""Paying gold for points (R11)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import only
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .clearing import clear_offer
from .ending import begin_end
from .events import Told
from .fields import NONE, Ending, Stage, State, Terms
from .gold import offered_by
from .gondolas import advance, reached_goal
from .material import FIRST_TREASURE, GOLD_A_POINT, GOLD_VALUES


@inner
def open_purse(state: State, seat: int, tale: Tale) -> None:
    """The seat is about to pay."""
    state.payer = seat
    state.paying_in = state.stage
    state.stage = Stage.PAY
    state.waits = only(seat)
    tell(tale, Told.OPENED_PURSE, seat)


# ---- PAY: R11.2 ----------------------------------------------------------------------------------


@inner
def ask_payer(state: State) -> None:
    """Ask what is paid."""
    state.waits = only(state.payer)


@inner
def legal_payments(state: State, seat: int, out: Cells) -> int:
    """One more tile or treasure, pay, or take back (R11.2)."""
    n = 0
    for value in range(1, GOLD_VALUES):
        n = offer(out, n, Do.GIVE + value - 1, state.gold[seat, value] > state.offered[seat, value])
    n = offer(out, n, Do.PAY, offered_by(state, seat) >= GOLD_A_POINT)
    for value in range(1, GOLD_VALUES):
        n = offer(out, n, Do.KEEP + value - 1, state.offered[seat, value] > 0)
    out[n] = Do.CLOSE_PURSE
    return n + 1


@inner
def give(state: State, seat: int, value: int, tale: Tale) -> None:
    """A tile or treasure more is to be paid."""
    state.offered[seat, value] += 1
    tell(tale, Told.OFFERED, seat, value)


@inner
def keep(state: State, seat: int, value: int, tale: Tale) -> None:
    """One less."""
    state.offered[seat, value] -= 1
    tell(tale, Told.KEPT, seat, value)


@inner
def close_purse(state: State, seat: int, tale: Tale) -> None:
    """It pays nothing after all, and goes on where it was."""
    clear_offer(state, seat)
    back_from_purse(state)
    state.waits = only(seat)
    tell(tale, Told.CLOSED_PURSE, seat)


@inner
def back_from_purse(state: State) -> None:
    """The stage in which the purse was opened."""
    state.stage = state.paying_in
    state.payer = NONE
    state.paying_in = 0
    state.waits = 0


@inner
def pay(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Five gold are one point, what is over is lost (R11.1, R11.2); pieces go where they belong."""
    total = offered_by(state, seat)
    for value in range(1, GOLD_VALUES):
        count = state.offered[seat, value]
        state.gold[seat, value] -= count
        if value < FIRST_TREASURE:  # R11.3
            state.tiles_paid[value] += count
            state.tiles_held[seat] -= count
        else:
            state.treasure_pile[value - FIRST_TREASURE] += count
            state.treasures_held[seat] -= count
    clear_offer(state, seat)
    back_from_purse(state)
    points = total // GOLD_A_POINT
    tell(tale, Told.PAID, seat, total, points)
    advance(terms, state, seat, points, tale)
    follow_payment(terms, state, seat, tale)


@inner
def follow_payment(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """At the goal the match will end (R13.5); at its end each pays but once (R13.3)."""
    if state.stage == Stage.FINAL:
        state.exchanging -= 1
        return
    if reached_goal(state, seat):
        state.closing = Ending.SIXTY_BY_GOLD
    if state.stage == Stage.BETWEEN:
        state.stage = Stage.MOVE
    elif state.closing != Ending.NONE:
        begin_end(terms, state, tale)
