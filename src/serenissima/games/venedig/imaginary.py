"""The imaginary third player of a match for two: he has rows and nothing else (R14.1)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import draw
from serenissima.kernel.tale import tell

from .actions import Do
from .drawing import refill_pile
from .events import Told
from .fields import BEFORE, DISCARDED, LAY, NEXT, PASS
from .laying import give_figure_to_imaginary, master_cards, on_table
from .material import CASA, KIND_COUNT, MOST_KINDS, NEEDED, PALAZZO
from .purse import legal_purse


@inner
def ask_reveal(terms, state):
    """Once a turn, before or after it, a card may be revealed for him (R14.2)."""
    if terms.seats == 2 and not state.revealed:
        state.waits = 1 << state.active
    else:
        go_past(state)


@inner
def go_past(state):
    """On with the turn, or with the next."""
    state.stage = LAY if state.stage == BEFORE else PASS


@inner
def legal_reveals(state, seat, out):
    """Reveal or not."""
    out[0] = Do.REVEAL
    out[1] = Do.SKIP
    return legal_purse(state, seat, out, 2)


@inner
def skip(state, seat, tale):
    """No card is revealed now."""
    state.waits = 0
    tell(tale, Told.NOT_REVEALED, seat)
    go_past(state)


@inner
def reveal(terms, state, dice, tale):
    """A card of the pile joins his rows; one that makes a building is used at once (R14.6)."""
    state.waits = 0
    state.revealed = 1
    refill_pile(state, tale)
    kind = draw(dice, state.pile)
    go_past(state)
    if is_in_vain(terms, state, kind):
        state.discard[kind] += 1
        tell(tale, Told.REVEALED_IN_VAIN, kind)
        return
    state.then = state.stage
    state.stage = NEXT
    state.imaginary_laid[kind] += 1
    tell(tale, Told.REVEALED, kind)
    if on_table(state, kind) == NEEDED[kind]:
        state.complete[kind] = 1
    if kind != CASA and state.imaginary_laid[kind] > master_cards(state, kind):
        give_figure_to_imaginary(state, kind, tale)  # R14.5


@inner
def is_in_vain(terms, state, kind):
    """A third kind, or by option a casa, goes to the discards (R14.3, R14.4)."""
    if kind == CASA:
        return terms.imaginary_casa == DISCARDED
    rows = 0
    for other in range(PALAZZO, KIND_COUNT):
        rows += state.imaginary_laid[other] > 0
    return state.imaginary_laid[kind] == 0 and rows >= MOST_KINDS
