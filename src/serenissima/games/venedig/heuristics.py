"""An estimate of each seat's share of the win, before the match is decided.

All values are in fields of the track: the position of the gondola, the points that the gold can
buy, and the expected gains from cards in hand and in rows. The nearer the end, the more a lead
counts. A half-made choice counts as its best completion.
"""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.elementary import exp
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat

from .fields import NONE, Ending, Stage, State, Terms
from .gold import gold_of, offered_gold
from .gondolas import field_after
from .laying import left_in_hand, master_cards, on_table
from .material import (
    BASILICA,
    CAMPO,
    CASA,
    FIELDS,
    GOAL,
    GOLD_A_POINT,
    GOLD_VALUES,
    HAND_LIMIT,
    KIND_COUNT,
    MOST_KINDS,
    NEEDED,
    PALAZZO,
    PONTE,
)
from .prospects import BITS, Board, Worth, survey
from .scoring import score

# In fields of the track.
GOLD_WORTH = (
    0.21  # a fifth, plus a little for the choice of when to pay: to jump ahead, to reach a district
)
TREASURE_WORTH = 0.9  # 4.5 gold
CARD_WORTH = 1.2  # of a card still to be drawn
CROWDED = 3.0  # the cost of a full hand: no card can be drawn, and all may wait for each other
BESIDE = 0.25  # per district beside the gondola with a free hex
SOON = 0.6  # the part of a site's worth that counts if it still has to be drained
USUAL = (1.0, 5.0, 3.0, 4.0, 6.0)  # a kind's usual gain, if there is no free site for it
PURSE_OPEN = 0.01  # opening it is no gain in itself
SPARE = 0.3  # a card in hand without room in its row
UNREACHED = 99.0  # more than any row is worth

Table = tuple[int, int, int, int, int]  # number of cards in the rows of each kind

LARGEST_SUM = 60  # gold in one payment; each sum is a bit of a mask, and larger sums are ignored

# As shares.
HELD = 0.85  # a card in hand relative to a laid one, which no one can forestall
THIRD_ROW = 0.4  # the same for a surplus row (R9.1)
CONTESTED = 0.8  # of a master builder whom others can still outbid
HELPER = 0.5  # R6.6
CHANCES = (1.0, 0.7, 0.5, 0.35, 0.2)  # of completing a row, by its missing cards

# How many fields the leader may gain until the end, per piece left of a kind.
FIELDS_A_CASA, FIELDS_A_PIECE = 3.0, 12.0
BREATH = 15.0  # with fewer fields to go, cards may come too late
LEAST_SPREAD, SPREAD = 0.8, 0.11  # of a lead at the end, and added for each field to go


@compiled
def evaluate(terms: Terms, state: State, out: Cells) -> None:
    """Estimate each seat's share of the win, 0 to 1."""
    if state.ending != Ending.NONE:
        score(terms, state, out)
        return
    rest = to_go(terms, state)
    spread = LEAST_SPREAD + SPREAD * rest
    board = survey(terms, state)
    table = rows_on_table(state)
    fields = np.empty(terms.seats)
    for seat in range(terms.seats):
        fields[seat] = field_worth(terms, state, seat, rest, board, table)
    for seat in range(terms.seats):
        whole = 1.0
        for other in range(terms.seats):
            if other != seat:
                whole += exp((fields[other] - fields[seat]) / spread)
        out[seat] = 1.0 / whole


@inner
def rows_on_table(state: State) -> Table:
    """Return the number of cards in the rows of each kind, including those being chosen."""
    chosen = state.adding[state.active]
    return (
        0,
        on_table(state, PALAZZO) + chosen[PALAZZO],
        on_table(state, CAMPO) + chosen[CAMPO],
        on_table(state, PONTE) + chosen[PONTE],
        on_table(state, BASILICA) + chosen[BASILICA],
    )


@inner
def to_go(terms: Terms, state: State) -> float:
    """Return how many fields the leader may still gain before the match ends."""
    if state.closing != Ending.NONE:
        return 0.0
    rest = FIELDS_A_CASA * state.supply[CASA]
    for kind in range(PALAZZO, KIND_COUNT):
        rest = min(rest, FIELDS_A_PIECE * state.supply[kind])
    for seat in range(terms.seats):
        rest = min(rest, 1.0 * (GOAL - state.position[seat]))
    return max(rest, 0.0)


@inner
def decision_stage(state: State) -> int:
    """Return the stage, or while a purse is open the one to which paying returns."""
    return state.paying_in if state.stage == Stage.PAY else state.stage


@inner
def field_worth(
    terms: Terms, state: State, seat: int, rest: float, board: Board, table: Table
) -> float:
    """Return the field that a seat's position is worth."""
    value = 1.0 * state.position[seat]
    if decision_stage(state) == Stage.FINAL:
        return value + last_payment(terms, state, seat)
    now, later, treasury = board
    field = state.position[seat]
    beside = treasury & terms.touches[field] if field < FIELDS else 0
    value += GOLD_WORTH * gold_of(state, seat) + current_gains(state, seat, now, beside)
    if state.stage == Stage.PAY and state.payer == seat:
        value += best_payment(terms, state, seat) - PURSE_OPEN
    if state.closing == Ending.NONE:
        hopes = prospects(state, seat, now, later, table) + shore_worth(state, seat, now, beside)
        value += hopes * min(1.0, rest / BREATH)
    return value


# ---- gold ----------------------------------------------------------------------------------------


@inner
def last_payment(terms: Terms, state: State, seat: int) -> float:
    """Return the fields that gold brings in the final payment, 0 after the seat's turn (R13.3)."""
    turn = (seat - state.active - 1 + terms.seats) % terms.seats
    if turn < terms.seats - state.exchanging:
        return 0.0
    points = gold_of(state, seat) // GOLD_A_POINT
    return 1.0 * field_after(terms, state, seat, points) - state.position[seat]


@inner
def best_payment(terms: Terms, state: State, seat: int) -> float:
    """Return the best gain in fields from paying, less the worth of the gold (R11.2)."""
    sums = payable_sums(state, seat)
    best = -1.0 * GOLD_A_POINT
    points = 0
    for paid in range(GOLD_A_POINT, min(int(gold_of(state, seat)), LARGEST_SUM) + 1):
        if sums >> paid & 1 and paid // GOLD_A_POINT > points:
            points = paid // GOLD_A_POINT
            field = field_after(terms, state, seat, points)
            best = max(best, field - state.position[seat] - GOLD_WORTH * paid)
    return best


@inner
def payable_sums(state: State, seat: int) -> int:
    """Return a bit mask of the sums that can be paid, including the gold put down."""
    sums = 1 << min(int(offered_gold(state, seat)), LARGEST_SUM)
    for value in range(1, GOLD_VALUES):
        for _ in range(min(state.gold[seat, value] - state.offered[seat, value], LARGEST_SUM)):
            sums |= (sums << value) & ((2 << LARGEST_SUM) - 1)
    return sums


# ---- current buildings ---------------------------------------------------------------------------


@inner
def current_gains(state: State, seat: int, now: Worth, beside: int) -> float:
    """Return the fields a seat is about to get, from the current building and complete sets."""
    value = 0.0
    kind = state.building
    treasure = TREASURE_WORTH * (beside != 0)
    if kind != NONE and has_seat(state.movers, seat):
        share = 1.0 if seat == state.builder else HELPER
        if decision_stage(state) == Stage.SITE:
            value += share * now[kind] + treasure
        else:
            value += (share * state.points) // 1.0
    if seat == state.active:
        for other in range(KIND_COUNT):
            sets = state.to_build[other] + state.solo[seat, other]
            if other == CASA:
                sets += state.adding[seat, other]
            if other == kind and not state.joint:
                sets -= 1  # the current one
            if sets > 0 and now[other] > 0:
                value += sets * (now[other] + treasure)
    return value


# ---- future buildings ----------------------------------------------------------------------------


@inner
def prospects(state: State, seat: int, now: Worth, later: Worth, table: Table) -> float:
    """Return the fields expected from cards in hand and in rows, except casas."""
    value = 0.0
    least = UNREACHED
    rows = 0
    for kind in range(PALAZZO, KIND_COUNT):
        rows += own_row(state, seat, kind) > 0
    for kind in range(PALAZZO, KIND_COUNT):
        worth = max(now[kind], SOON * later[kind], SOON * SOON * USUAL[kind])
        row = row_worth(state, seat, kind, 0, table[kind], now[kind], worth)
        if row > 0:
            least = min(least, row)
        value += row
        if left_in_hand(state, seat, kind) > 0:
            value += hand_worth(state, seat, kind, rows, row, table[kind], worth)
    return value - least if rows > MOST_KINDS else value


@inner
def shore_worth(state: State, seat: int, now: Worth, beside: int) -> float:
    """Return the fields expected from casas, cards to come and the districts beside the gondola."""
    casas = left_in_hand(state, seat, CASA)
    value = HELD * casas * (now[CASA] + TREASURE_WORTH * (beside != 0)) + BESIDE * BITS[beside]
    size = state.hand_size[seat]
    if seat == state.active:
        value += CARD_WORTH * state.to_take
        size += state.to_take
        for kind in range(KIND_COUNT):
            size -= state.adding[seat, kind] + state.solo[seat, kind] * NEEDED[kind]
    return value - CROWDED * (size >= HAND_LIMIT)


@inner
def own_row(state: State, seat: int, kind: int) -> int:
    """Return a seat's cards in a row, including those being chosen for it."""
    count: int = state.laid[seat, kind] + state.adding[seat, kind]
    return count


@inner
def row_worth(
    state: State, seat: int, kind: int, more: int, there: int, now: float, worth: float
) -> float:
    """Return the fields expected from a seat's row with `more` cards added.

    A complete row is built at once, so only sites free now count (R5.1, R5.7).
    """
    own = own_row(state, seat, kind) + more
    if own == 0 or (state.joint and state.building == kind):
        return 0.0
    missing = NEEDED[kind] - there - more
    share = share_of(state, seat, kind, own, missing)
    if missing <= 0:
        return share * (now if more == 0 else worth)
    return share * CHANCES[missing] * worth


@inner
def share_of(state: State, seat: int, kind: int, own: int, missing: int) -> float:
    """Return the share of the points: the master builder's whole, unless others can outbid."""
    if state.master[kind] == seat or own > master_cards(state, kind):
        return 1.0 if own >= missing else CONTESTED
    return HELPER


@inner
def hand_worth(
    state: State, seat: int, kind: int, rows: int, row: float, there: int, worth: float
) -> float:
    """Return the extra fields expected from cards in hand, laid to the row or as a separate set."""
    cards = left_in_hand(state, seat, kind)
    missing = NEEDED[kind] - there
    more = max(min(cards, missing), 0)
    waits = more < missing and rows >= MOST_KINDS and own_row(state, seat, kind) == 0
    factor = THIRD_ROW if waits else HELD
    value = factor * max(row_worth(state, seat, kind, more, there, worth, worth) - row, 0.0)
    if cards >= NEEDED[kind]:
        return max(value, HELD * worth)
    return value + SPARE * (cards - more)
