"""Paying gold for points (R11)."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import only
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .clearing import clear_offer
from .ending import begin_end
from .events import Told
from .fields import NONE, Ending, Stage, State, Terms
from .gold import gold_of, offered_gold, offered_treasure_gold
from .gondolas import advance, reached_goal
from .material import FIRST_TREASURE, GOLD_A_POINT, GOLD_VALUES
from .memory import remember_payment

Pieces = tuple[int, int, int, int, int, int, int]  # number of pieces of each value, from 0

# The pieces that can be saved when all points are paid for: most gold first, then most pieces
# (R11.5).
CHANGE: tuple[Pieces, ...] = (
    (0, 4, 0, 0, 0, 0, 0),
    (0, 2, 1, 0, 0, 0, 0),
    (0, 0, 2, 0, 0, 0, 0),
    (0, 1, 0, 1, 0, 0, 0),
    (0, 0, 0, 0, 1, 0, 0),
    (0, 3, 0, 0, 0, 0, 0),
    (0, 1, 1, 0, 0, 0, 0),
    (0, 0, 0, 1, 0, 0, 0),
    (0, 2, 0, 0, 0, 0, 0),
    (0, 0, 1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0, 0),
)
NOTHING: Pieces = (0, 0, 0, 0, 0, 0, 0)


@inner
def open_purse(state: State, seat: int, tale: Tale) -> None:
    """Begin a payment piece by piece (R11.2)."""
    state.payer = seat
    state.paying_in = state.stage
    state.stage = Stage.PAY
    state.waits = only(seat)
    tell(tale, Told.OPENED_PURSE, seat)


# ---- PAY: R11.2 ----------------------------------------------------------------------------------


@inner
def ask_payer(state: State) -> None:
    """Ask for the pieces to pay."""
    state.waits = only(state.payer)


@inner
def legal_payments(state: State, seat: int, out: Cells) -> int:
    """List putting down a piece, paying, and undoing (R11.2)."""
    n = 0
    for value in range(1, GOLD_VALUES):
        n = offer(out, n, Do.GIVE + value - 1, state.gold[seat, value] > state.offered[seat, value])
    n = offer(out, n, Do.PAY, offered_gold(state, seat) >= GOLD_A_POINT)
    for value in range(1, GOLD_VALUES):
        n = offer(out, n, Do.KEEP + value - 1, state.offered[seat, value] > 0)
    out[n] = Do.CLOSE_PURSE
    return n + 1


@inner
def give(state: State, seat: int, value: int, tale: Tale) -> None:
    """Put down a tile or treasure."""
    state.offered[seat, value] += 1
    tell(tale, Told.OFFERED, seat, value)


@inner
def keep(state: State, seat: int, value: int, tale: Tale) -> None:
    """Return a piece to the purse."""
    state.offered[seat, value] -= 1
    tell(tale, Told.KEPT, seat, value)


@inner
def close_purse(state: State, seat: int, tale: Tale) -> None:
    """Cancel the payment and return to the earlier decision."""
    clear_offer(state, seat)
    back_from_purse(state)
    state.waits = only(seat)
    tell(tale, Told.CLOSED_PURSE, seat)


@inner
def pay_most(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Pay at once for all the points that the gold allows (R11.5)."""
    state.paying_in = state.stage
    kept = change_of(state, seat)
    for value in range(1, GOLD_VALUES):
        state.offered[seat, value] = state.gold[seat, value] - kept[value]
    pay(terms, state, seat, tale)


@compiled
def change_of(state: State, seat: int) -> Pieces:
    """Return the pieces a seat saves when it pays for all the points it can (R11.5)."""
    over = gold_of(state, seat) % GOLD_A_POINT
    for pieces in CHANGE:
        if worth_of(pieces) <= over and holds(state, seat, pieces):
            return pieces
    return NOTHING


@inner
def worth_of(pieces: Pieces) -> int:
    """Return the gold that these pieces carry."""
    total = 0
    for value in range(1, GOLD_VALUES):
        total += value * pieces[value]
    return total


@inner
def holds(state: State, seat: int, pieces: Pieces) -> bool:
    """Whether a seat has all these pieces."""
    for value in range(1, GOLD_VALUES):
        if state.gold[seat, value] < pieces[value]:
            return False
    return True


@inner
def back_from_purse(state: State) -> None:
    """Return to the stage in which the purse was opened."""
    state.stage = state.paying_in
    state.payer = NONE
    state.paying_in = 0
    state.waits = 0


@inner
def pay(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Pay five gold per point; the rest is lost, and the pieces leave the purse (R11.1, R11.2)."""
    total = offered_gold(state, seat)
    in_treasures = offered_treasure_gold(state, seat)
    if in_treasures > 0:
        remember_payment(state, seat)
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
    tell(tale, Told.PAID, seat, total, points, in_treasures)
    advance(terms, state, seat, points, 0, tale)
    follow_payment(terms, state, seat, tale)


@inner
def follow_payment(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Continue after a payment: at the goal (R13.5) or in the final payment (R13.3)."""
    if state.stage == Stage.FINAL:
        state.exchanging -= 1
        return
    if reached_goal(state, seat):
        state.closing = Ending.SIXTY_BY_GOLD
    if state.stage == Stage.BETWEEN:
        state.stage = Stage.MOVE
    elif state.closing != Ending.NONE:
        begin_end(terms, state, tale)
