"""Laying cards, master builders, and surplus rows (R3, R4, R9)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import only
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .clearing import clear_choice
from .events import Told
from .fields import NONE, Stage, State, Terms
from .gold import legal_purse
from .material import CASA, HAND_LIMIT, KIND_COUNT, MOST_KINDS, NEEDED, PALAZZO
from .meta import FullHand

# ---- LAY: R3 -------------------------------------------------------------------------------------


@inner
def ask_lay(state: State, tale: Tale) -> None:
    """Ask for the cards to lay; an empty hand needs no question (R3.1, R2.4)."""
    if state.hand_size[state.active] > 0:
        state.waits = only(state.active)
    else:
        lay_cards(state, state.active, tale)


@inner
def legal_lays(terms: Terms, state: State, seat: int, out: Cells) -> int:
    """List adding a card to a row, laying a whole building, and finishing (R3.1-R3.5)."""
    n = 0
    for kind in range(KIND_COUNT):
        left = left_in_hand(state, seat, kind)
        n = offer(out, n, Do.LAY + kind, left > 0 and has_room(state, seat, kind))
    for kind in range(PALAZZO, KIND_COUNT):
        enough = left_in_hand(state, seat, kind) >= NEEDED[kind]
        n = offer(out, n, Do.SOLO + kind - PALAZZO, enough and not state.solo[seat, kind])
    chosen = has_chosen(state, seat)
    must = terms.full_hand == FullHand.MUST_LAY and state.hand_size[seat] == HAND_LIMIT  # R16.5
    n = offer(out, n, Do.DONE, chosen or not must)  # a card can always be laid (R18.2)
    n = legal_purse(state, seat, out, n)
    return offer(out, n, Do.TAKE_BACK, chosen)


@inner
def left_in_hand(state: State, seat: int, kind: int) -> int:
    """Return the number of cards of a kind not yet chosen to be laid."""
    chosen = state.adding[seat, kind] + state.solo[seat, kind] * NEEDED[kind]
    left: int = state.hand[seat, kind] - chosen
    return left


@inner
def has_room(state: State, seat: int, kind: int) -> bool:
    """Whether a row has room for another card; casas form no row (R3.2, R3.4)."""
    return kind == CASA or on_table(state, kind) + state.adding[seat, kind] < NEEDED[kind]


@inner
def on_table(state: State, kind: int) -> int:
    """Return the number of cards of a kind in all rows (R3.2)."""
    count = state.imaginary_laid[kind]
    for seat in range(state.laid.shape[0]):
        count += state.laid[seat, kind]
    return count


@inner
def has_chosen(state: State, seat: int) -> bool:
    """Whether any card is chosen to be laid."""
    for kind in range(KIND_COUNT):
        if state.adding[seat, kind] or state.solo[seat, kind]:
            return True
    return False


@inner
def choose_card(state: State, seat: int, kind: int, tale: Tale) -> None:
    """Choose a card for the row; a casa is a building by itself (R3.2, R3.4)."""
    state.adding[seat, kind] += 1
    tell(tale, Told.CHOSE_CARD, seat, kind)


@inner
def choose_set(state: State, seat: int, kind: int, tale: Tale) -> None:
    """Choose all the cards of a building, to build it alone (R3.3)."""
    state.solo[seat, kind] = 1
    tell(tale, Told.CHOSE_SOLO, seat, kind)


@inner
def undo_choice(state: State, seat: int, tale: Tale) -> None:
    """Undo the choice of all cards (R3.5)."""
    clear_choice(state, seat)
    tell(tale, Told.TOOK_BACK, seat)


@inner
def lay_cards(state: State, seat: int, tale: Tale) -> None:
    """Lay the chosen cards face up; rows grow, and figures change hands (R3.1, R4)."""
    if not has_chosen(state, seat):
        tell(tale, Told.LAID_NOTHING, seat)
    for kind in range(KIND_COUNT):
        added = state.adding[seat, kind]
        alone = state.solo[seat, kind]
        lose_cards(state, seat, kind, added + alone * NEEDED[kind])
        if kind == CASA:
            alone = added
        elif added > 0:
            lay_row(state, seat, kind, added, tale)
        if alone > 0:
            state.to_build[kind] += alone
            tell(tale, Told.LAID_SOLO, seat, alone * NEEDED[kind], kind)
    clear_choice(state, seat)
    state.waits = 0
    state.then = Stage.SURPLUS
    state.stage = Stage.NEXT


@inner
def lose_cards(state: State, seat: int, kind: int, count: int) -> None:
    """Remove cards from the hand in the open, known ones first (R3.7, R15.4)."""
    state.hand[seat, kind] -= count
    state.hand_size[seat] -= count
    state.known[seat, kind] = max(0, state.known[seat, kind] - count)


@inner
def lay_row(state: State, seat: int, kind: int, count: int, tale: Tale) -> None:
    """Add cards to the row; more than the master builder's bring the figure (R4.1, R4.2)."""
    state.laid[seat, kind] += count
    tell(tale, Told.LAID, seat, count, kind)
    if on_table(state, kind) == NEEDED[kind]:
        state.complete[kind] = 1
    at_once = count == NEEDED[kind]  # R4.3
    if not at_once and state.laid[seat, kind] > master_cards(state, kind):
        how = Told.MASTER_TAKEN if has_master(state, kind) else Told.MASTER
        give_figure(state, seat, kind, how, tale)


# ---- R4 the master builder -----------------------------------------------------------------------


@inner
def has_master(state: State, kind: int) -> bool:
    """Whether a kind has a master builder, a seat or the imaginary player."""
    return state.master[kind] != NONE or state.imaginary_master[kind] != 0


@inner
def master_cards(state: State, kind: int) -> int:
    """Return the number of cards in the master builder's row, 0 without a master builder."""
    if state.imaginary_master[kind]:
        return state.imaginary_laid[kind]
    master = state.master[kind]
    return state.laid[master, kind] if master != NONE else 0


@inner
def give_figure(state: State, seat: int, kind: int, how: int, tale: Tale) -> None:
    """Make a seat master builder; `how` is the event that tells it."""
    state.master[kind] = seat
    state.imaginary_master[kind] = 0
    tell(tale, how, seat, kind)


@inner
def give_figure_to_imaginary(state: State, kind: int, tale: Tale) -> None:
    """Make the imaginary player master builder, unless they already are (R14.5)."""
    if not state.imaginary_master[kind]:
        state.master[kind] = NONE
        state.imaginary_master[kind] = 1
        tell(tale, Told.IMAGINARY_MASTER, kind)


@inner
def put_figure_back(state: State, kind: int, tale: Tale) -> None:
    """Return a figure to the board (R4.4, R9.3)."""
    if has_master(state, kind):
        state.master[kind] = NONE
        state.imaginary_master[kind] = 0
        tell(tale, Told.FIGURE_BACK, kind)


# ---- SURPLUS: R9 ---------------------------------------------------------------------------------


@inner
def ask_surplus(state: State) -> None:
    """Ask for the row to give up while there are more than two (R9.1)."""
    if rows_of(state, state.active) > MOST_KINDS:
        state.waits = only(state.active)
    else:
        state.stage = Stage.DRAIN


@inner
def rows_of(state: State, seat: int) -> int:
    """Return the number of kinds of which a seat has a row (R9.1)."""
    count = 0
    for kind in range(PALAZZO, KIND_COUNT):
        count += state.laid[seat, kind] > 0
    return count


@inner
def legal_dumps(state: State, seat: int, out: Cells) -> int:
    """List the rows that can be given up (R9.2)."""
    n = legal_purse(state, seat, out, 0)
    for kind in range(PALAZZO, KIND_COUNT):
        n = offer(out, n, Do.DUMP + kind - PALAZZO, state.laid[seat, kind] > 0)
    return n


@inner
def dump(terms: Terms, state: State, seat: int, kind: int, tale: Tale) -> None:
    """Give up a row; its figure passes to the longest row left (R9.2, R9.3)."""
    count = state.laid[seat, kind]
    state.laid[seat, kind] = 0
    state.discard[kind] += count
    state.waits = 0
    tell(tale, Told.DUMPED, seat, count, kind)
    if state.master[kind] == seat:
        pass_figure_on(terms, state, seat, kind, tale)


@inner
def pass_figure_on(terms: Terms, state: State, seat: int, kind: int, tale: Tale) -> None:
    """Pass the figure to the longest row left, then clockwise, else to the board (R9.3)."""
    most = 0
    heir = NONE
    for step in range(1, terms.seats):
        other = (seat + step) % terms.seats
        if state.laid[other, kind] > most:
            most = state.laid[other, kind]
            heir = other
    if state.imaginary_laid[kind] > most:
        give_figure_to_imaginary(state, kind, tale)
    elif heir != NONE:
        give_figure(state, heir, kind, Told.MASTER_INHERITED, tale)
    else:
        put_figure_back(state, kind, tale)
