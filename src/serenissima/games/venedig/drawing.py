"""Draining swamp and drawing cards (R10, R12)."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import Dice, draw
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import only
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .events import Told
from .fields import Cover, Stage, State, Terms
from .gold import legal_purse, may_have_gold
from .laying import lose_cards
from .material import DISPLAY_LIMIT, DRAINS, FILLING, HAND_LIMIT, KIND_COUNT
from .meta import FullHand

# ---- DRAIN: R10 ----------------------------------------------------------------------------------


@inner
def ask_drain(state: State) -> None:
    """Ask for up to two tiles, while there are any (R10.1)."""
    if state.drained < DRAINS and has_swamp(state):
        state.waits = only(state.active)
    else:
        state.stage = Stage.DRAW


@inner
def has_swamp(state: State) -> bool:
    """Whether any hex is still under swamp; each has its tile (R1.7)."""
    tiles = 0
    for value in range(state.tile_pile.shape[0]):
        tiles += state.tile_pile[value]
    return tiles > 0


@inner
def legal_drains(terms: Terms, state: State, seat: int, out: Cells) -> int:
    """List the hexes under swamp, and stopping (R10.1)."""
    n = legal_purse(state, seat, out, 0)
    for place in range(terms.hexes):
        n = offer(out, n, Do.DRAIN + place, state.cover[place] == Cover.SWAMP)
    out[n] = Do.STOP
    return n + 1


@inner
def drain(state: State, seat: int, hex: int, dice: Dice, tale: Tale) -> None:
    """Free a hex (R10.3); only the seat sees the value of its tile (R10.2)."""
    state.cover[hex - 1] = Cover.FREE
    state.drained += 1
    state.waits = 0
    tell(tale, Told.DRAINED, seat, hex)
    value = draw(dice, state.tile_pile)
    state.gold[seat, value] += 1
    state.tiles_held[seat] += 1
    tell(tale, Told.FOUND, seat, value)


@inner
def stop(state: State, seat: int, tale: Tale) -> None:
    """Take no further tile."""
    state.stage = Stage.DRAW
    state.waits = 0
    tell(tale, Told.STOPPED, seat)


# ---- DRAW: R12.1, R12.2 --------------------------------------------------------------------------


@inner
def ask_draw(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Ask how to draw (R12.1); a full hand draws no card (R12.5)."""
    seat = state.active
    if may_have_gold(terms, state, seat):
        state.waits = only(seat)
    elif has_full_hand(terms, state, seat):
        keep_full_hand(state, seat, tale)
    elif is_display_empty(state) and not may_show(state.hand_size[seat]):
        draw_one(state, seat, dice, tale)
    else:
        state.waits = only(seat)


@compiled
def has_full_hand(terms: Terms, state: State, seat: int) -> bool:
    """Whether the seat draws no card because its hand is full (R12.5, R16.5)."""
    return state.hand_size[seat] >= HAND_LIMIT and terms.full_hand != FullHand.SWAP


@inner
def is_display_empty(state: State) -> bool:
    """Whether the display has no cards."""
    for kind in range(KIND_COUNT):
        if state.display[kind]:
            return False
    return True


@inner
def may_show(size: int) -> bool:
    """Whether a hand of this size has room for two more cards (R12.4)."""
    return 0 < size <= HAND_LIMIT + 1 - FILLING


@inner
def legal_draws(terms: Terms, state: State, seat: int, out: Cells) -> int:
    """List taking a card, drawing one, and showing one for three (R12.2, R12.3)."""
    if has_full_hand(terms, state, seat):
        out[0] = Do.GO_ON
        return legal_purse(state, seat, out, 1)
    n = legal_purse(state, seat, out, 0)
    n = legal_takes(state, out, n)
    out[n] = Do.DRAW
    n += 1
    if may_show(state.hand_size[seat]):
        for kind in range(KIND_COUNT):
            shows = state.hand[seat, kind] > 0 and not state.display[kind]
            n = offer(out, n, Do.SHOW + kind, shows)
    return n


@inner
def legal_takes(state: State, out: Cells, n: int) -> int:
    """List the cards of the display, except one just shown (R12.3)."""
    for kind in range(KIND_COUNT):
        n = offer(out, n, Do.TAKE + kind, state.display[kind] > 0 and kind != state.shown)
    return n


@inner
def keep_full_hand(state: State, seat: int, tale: Tale) -> None:
    """End the turn with a full hand (R12.5)."""
    state.stage = Stage.AFTER
    state.waits = 0
    tell(tale, Told.HAND_FULL, seat)


@inner
def take(state: State, seat: int, kind: int, tale: Tale) -> None:
    """Take one card from the display as the only draw (R12.2)."""
    take_card(state, seat, kind, tale)
    end_draw(state, seat)


@inner
def draw_one(state: State, seat: int, dice: Dice, tale: Tale) -> None:
    """Draw one card from the pile as the only draw (R12.2)."""
    state.waits = 0
    draw_card(state, seat, dice, tale)
    end_draw(state, seat)


@inner
def end_draw(state: State, seat: int) -> None:
    """End the drawing; a sixth card must be discarded (R16.5)."""
    state.stage = Stage.SHED if state.hand_size[seat] > HAND_LIMIT else Stage.AFTER


@inner
def show(state: State, seat: int, kind: int, tale: Tale) -> None:
    """Put a card from the hand into the display, to take three for it (R12.3)."""
    lose_cards(state, seat, kind, 1)
    state.display[kind] = 1
    state.shown = kind
    state.to_take = FILLING
    state.stage = Stage.FILL
    state.waits = 0
    tell(tale, Told.SHOWED, seat, kind)


# ---- FILL: R12.3 ---------------------------------------------------------------------------------


@inner
def ask_fill(state: State, dice: Dice, tale: Tale) -> None:
    """Ask for cards of the display first; when it is empty, draw the rest from the pile (R12.3)."""
    for kind in range(KIND_COUNT):
        if state.display[kind] and kind != state.shown:
            state.waits = only(state.active)
            return
    draw_rest(state, state.active, dice, tale)


@inner
def legal_fills(state: State, seat: int, out: Cells) -> int:
    """List the cards of the display, and drawing the rest from the pile (R12.3)."""
    n = legal_takes(state, out, legal_purse(state, seat, out, 0))
    out[n] = Do.DRAW
    return n + 1


@inner
def take_more(state: State, seat: int, kind: int, tale: Tale) -> None:
    """Take one of the three cards for the one shown (R12.3)."""
    take_card(state, seat, kind, tale)
    state.to_take -= 1
    if state.to_take == 0:
        state.stage = Stage.AFTER


@inner
def take_card(state: State, seat: int, kind: int, tale: Tale) -> None:
    """Take a card of the display into the hand, in the open (R15.4)."""
    state.display[kind] = 0
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1
    state.known[seat, kind] += 1
    state.waits = 0
    tell(tale, Told.TOOK, seat, kind)


@inner
def draw_rest(state: State, seat: int, dice: Dice, tale: Tale) -> None:
    """Draw all remaining cards from the pile, as the rule requires after the first (R12.3)."""
    state.waits = 0
    while state.to_take > 0:
        draw_card(state, seat, dice, tale)
        state.to_take -= 1
    state.stage = Stage.AFTER


# ---- SHED: R16.5 ---------------------------------------------------------------------------------


@inner
def ask_shed(state: State) -> None:
    """Ask for the card to discard (R16.5)."""
    state.waits = only(state.active)


@inner
def legal_sheds(state: State, seat: int, out: Cells) -> int:
    """List the cards of the hand; no gold can be paid until one is discarded (R2.3, R16.5)."""
    n = 0
    for kind in range(KIND_COUNT):
        n = offer(out, n, Do.SHED + kind, state.hand[seat, kind] > 0)
    return n


@inner
def shed(state: State, seat: int, kind: int, tale: Tale) -> None:
    """Discard a card of the hand."""
    lose_cards(state, seat, kind, 1)
    state.discard[kind] += 1
    state.stage = Stage.AFTER
    state.waits = 0
    tell(tale, Told.SHED, seat, kind)


# ---- R12.2, R12.6, R12.7 pile and display --------------------------------------------------------


@inner
def draw_card(state: State, seat: int, dice: Dice, tale: Tale) -> None:
    """Draw a card that only its owner sees."""
    refill_pile(state, tale)
    kind = draw(dice, state.pile)
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1
    tell(tale, Told.DREW, seat, kind)


@inner
def refill_pile(state: State, tale: Tale) -> None:
    """Turn the discards into the pile if it is empty (R12.6); there are always some (R18.2)."""
    left = 0
    for kind in range(KIND_COUNT):
        left += state.pile[kind]
    if left > 0:
        return
    for kind in range(KIND_COUNT):
        state.pile[kind] = state.discard[kind]
        state.discard[kind] = 0
    tell(tale, Told.RESHUFFLED)


@inner
def clear_display(state: State, tale: Tale) -> None:
    """Discard the display at the end of a turn if it has four cards (R12.7)."""
    cards = 0
    for kind in range(KIND_COUNT):
        cards += state.display[kind]
    if cards >= DISPLAY_LIMIT:
        for kind in range(KIND_COUNT):
            state.discard[kind] += state.display[kind]
            state.display[kind] = 0
        tell(tale, Told.DISPLAY_AWAY)
