"""The imaginary third player in a match for two, who has only rows (R14.1)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice, draw
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import only
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .drawing import clear_display, refill_pile
from .events import Told
from .fields import Stage, State, Terms
from .gold import legal_purse
from .laying import give_figure_to_imaginary, master_cards, on_table
from .material import CASA, KIND_COUNT, MOST_KINDS, NEEDED, PALAZZO
from .meta import ImaginaryCasa


@inner
def ask_reveal(terms: Terms, state: State) -> None:
    """Ask whether to reveal a card, once per turn, before or after it (R14.2)."""
    if terms.seats == 2 and not state.revealed:
        state.waits = only(state.active)
    else:
        continue_turn(state)


@inner
def end_drawing(terms: Terms, state: State, tale: Tale) -> None:
    """Clear the display at the end of the turn, then perhaps reveal a card (R12.7, R14.2)."""
    clear_display(state, tale)
    ask_reveal(terms, state)


@inner
def continue_turn(state: State) -> None:
    """Continue with the turn, or with the next."""
    state.stage = Stage.LAY if state.stage == Stage.BEFORE else Stage.PASS


@inner
def legal_reveals(state: State, seat: int, out: Cells) -> int:
    """List revealing a card and skipping."""
    out[0] = Do.REVEAL
    out[1] = Do.SKIP
    return legal_purse(state, seat, out, 2)


@inner
def reveal(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Reveal a card for the imaginary player's rows; a complete building is built (R14.6)."""
    state.waits = 0
    state.revealed = 1
    refill_pile(state, tale)
    kind = draw(dice, state.pile)
    continue_turn(state)
    if is_in_vain(terms, state, kind):
        state.discard[kind] += 1
        tell(tale, Told.REVEALED_IN_VAIN, kind)
        return
    state.then = state.stage
    state.stage = Stage.NEXT
    state.imaginary_laid[kind] += 1
    tell(tale, Told.REVEALED, kind)
    if on_table(state, kind) == NEEDED[kind]:
        state.complete[kind] = 1
    if kind != CASA and state.imaginary_laid[kind] > master_cards(state, kind):
        give_figure_to_imaginary(state, kind, tale)  # R14.5


@inner
def is_in_vain(terms: Terms, state: State, kind: int) -> bool:
    """Whether a card is discarded: a third kind, or by an option a casa (R14.3, R14.4)."""
    if kind == CASA:
        return terms.imaginary_casa == ImaginaryCasa.DISCARDED
    rows = 0
    for other in range(PALAZZO, KIND_COUNT):
        rows += state.imaginary_laid[other] > 0
    return state.imaginary_laid[kind] == 0 and rows >= MOST_KINDS


@inner
def skip(state: State, seat: int, tale: Tale) -> None:
    """Reveal no card now."""
    state.waits = 0
    tell(tale, Told.NOT_REVEALED, seat)
    continue_turn(state)
