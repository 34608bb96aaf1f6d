"""The rules of Venedig: what is legal, what an action does, and the course of a turn.

`go_on` carries the match from one decision to the next, so that each rule is straight code: laying
in `laying.py` (R3, R4, R9), sites and points in `sites.py` (R5, R6), buildings in `building.py`
(R5-R8), gondolas in `gondolas.py` (R8), gold in `purse.py` (R11), draining and drawing in
`drawing.py` (R10, R12), the imaginary player in `imaginary.py` (R14), the end in `ending.py` (R13).
A stage without a waiting seat is one that has still to be asked.

A function `legal_…(…, out, n)` lists actions in `out` from `n` on, and returns how many there are
then. It writes each to `out[n]` and steps on if it may be done, so `out` has room for one more.
"""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.tale import tell

from .actions import Do
from .building import (
    ask_building,
    ask_site,
    begin_building,
    count_casas,
    legal_buildings,
    move_next,
    pick,
    pick_bridge,
    unpick,
)
from .drawing import (
    ask_drain,
    ask_draw,
    ask_fill,
    clear_display,
    drain,
    draw_one,
    keep_full_hand,
    legal_drains,
    legal_draws,
    legal_sheds,
    legal_takes,
    shed,
    show,
    stop,
    take,
)
from .ending import begin_end, end_match, keep_gold, next_to_exchange
from .events import Told
from .fields import (
    AFTER,
    BEFORE,
    BETWEEN,
    DRAIN,
    DRAW,
    FILL,
    FINAL,
    GOES_ON,
    LAY,
    MOVE,
    NEXT,
    NONE,
    PASS,
    SHED,
    SITE,
    SPAN,
    SURPLUS,
    TURN_CAP,
)
from .imaginary import ask_reveal, legal_reveals, reveal, skip
from .laying import (
    ask_lay,
    ask_surplus,
    choose_card,
    choose_solo,
    dump,
    lay_cards,
    legal_dumps,
    legal_lays,
    take_back,
)
from .material import PALAZZO
from .purse import (
    close_purse,
    give,
    keep,
    legal_payments,
    legal_purse,
    may_have_gold,
    open_purse,
    pay,
)
from .sites import legal_sites

# ---- what is asked, and the answer ---------------------------------------------------------------


@compiled
def legal(terms, state, seat, out):  # noqa: C901 - a table of contents
    """The seat's legal actions."""
    stage = state.stage
    if not state.waits >> seat & 1:
        return 0
    if stage == BEFORE or stage == AFTER:  # R14.2
        return legal_reveals(state, seat, out)
    if stage == LAY:  # R3
        return legal_lays(terms, state, seat, out)
    if stage == NEXT:  # R5.2
        return legal_purse(state, seat, out, legal_buildings(state, out))
    if stage == SITE:  # R5.4-R5.6; R2.3: gold before it is begun, and only in one's own turn
        n = legal_sites(terms, state, state.building, out)
        asks_active = seat == state.active and state.picked[0] == NONE
        return legal_purse(state, seat, out, n) if asks_active else n
    if stage == SPAN:  # R6.5
        out[0] = Do.COUNT
        out[1] = Do.COUNT + 1
        return 2
    if stage == BETWEEN or stage == FINAL:  # R8.6, R13.3
        out[0] = Do.GO_ON
        return legal_purse(state, seat, out, 1)
    if stage == SURPLUS:  # R9.2
        return legal_dumps(state, seat, out, legal_purse(state, seat, out, 0))
    if stage == DRAIN:  # R10.1
        return legal_drains(terms, state, seat, out)
    if stage == DRAW:  # R12.1
        return legal_draws(terms, state, seat, out)
    if stage == FILL:  # R12.3
        n = legal_takes(state, out, legal_purse(state, seat, out, 0))
        out[n] = Do.DRAW
        return n + 1
    if stage == SHED:  # R16.5
        return legal_sheds(state, seat, out)
    return legal_payments(state, seat, out)  # R11.2


@compiled
def apply(terms, state, seat, action, dice, tale):
    """Carry out a legal action, then go on to the next decision."""
    if action < Do.RAISE:
        apply_cards(terms, state, seat, action, dice, tale)
    elif action < Do.GO_ON:
        apply_building(terms, state, seat, action, dice, tale)
    elif action < Do.DUMP:
        apply_gold(terms, state, seat, action, tale)
    elif action < Do.TAKE_BACK:
        apply_after_building(terms, state, seat, action, dice, tale)
    elif action == Do.TAKE_BACK:
        take_back(state, seat, tale)
    elif action == Do.UNPICK:
        unpick(state, seat, tale)
    elif action < Do.CLOSE_PURSE:
        keep(state, seat, action - Do.KEEP + 1, tale)
    else:
        close_purse(state, seat, tale)
    go_on(terms, state, dice, tale)


@inner
def apply_cards(terms, state, seat, action, dice, tale):
    """The imaginary player's card, and one's own (R14, R3)."""
    if action == Do.REVEAL:
        reveal(terms, state, dice, tale)
    elif action == Do.SKIP:
        skip(state, seat, tale)
    elif action < Do.SOLO:
        choose_card(state, seat, action - Do.LAY, tale)
    elif action < Do.DONE:
        choose_solo(state, seat, action - Do.SOLO + PALAZZO, tale)
    else:
        lay_cards(state, seat, tale)


@inner
def apply_building(terms, state, seat, action, dice, tale):
    """What is raised, and where (R5, R6)."""
    if action < Do.RAISE_JOINTLY:
        begin_building(terms, state, action - Do.RAISE, 0, tale)
    elif action < Do.SITE:
        begin_building(terms, state, action - Do.RAISE_JOINTLY + PALAZZO, 1, tale)
    elif action < Do.BRIDGE:
        pick(terms, state, seat, action - Do.SITE, dice, tale)
    elif action < Do.COUNT:
        pick_bridge(terms, state, action - Do.BRIDGE, dice, tale)
    else:
        count_casas(terms, state, seat, action - Do.COUNT, dice, tale)


@inner
def apply_gold(terms, state, seat, action, tale):
    """Paying, or not (R11)."""
    if action == Do.GO_ON and state.stage == FINAL:
        keep_gold(state, seat, tale)  # R13.3
    elif action == Do.GO_ON and state.stage == DRAW:
        keep_full_hand(state, seat, tale)  # R12.5
    elif action == Do.GO_ON:
        state.stage = MOVE  # R8.6
        state.waits = 0
        tell(tale, Told.WENT_ON, seat)
    elif action == Do.OPEN_PURSE:
        open_purse(state, seat, tale)
    elif action < Do.PAY:
        give(state, seat, action - Do.GIVE + 1, tale)
    else:
        pay(terms, state, seat, tale)


@inner
def apply_after_building(terms, state, seat, action, dice, tale):
    """What follows in a turn: rows given up, draining, drawing (R9, R10, R12)."""
    if action < Do.DRAIN:
        dump(terms, state, seat, action - Do.DUMP + PALAZZO, tale)
    elif action < Do.STOP:
        drain(state, seat, action - Do.DRAIN, dice, tale)
    elif action == Do.STOP:
        stop(state, seat, tale)
    elif action < Do.DRAW:
        take(state, seat, action - Do.TAKE, tale)
    elif action == Do.DRAW:
        draw_one(state, seat, dice, tale)
    elif action < Do.SHED:
        show(state, seat, action - Do.SHOW, tale)
    else:
        shed(state, seat, action - Do.SHED, tale)


@inner
def go_on(terms, state, dice, tale):  # noqa: C901 - a table of contents
    """Do what leaves no choice, until a seat is asked or the match is over (R2.4).

    The order of the stages is that of a turn (R2.1), and of what it does for one building (R5-R8).
    """
    while state.waits == 0 and state.ending == GOES_ON:
        stage = state.stage
        if stage == BEFORE:
            ask_reveal(terms, state)  # R14.2, with two seats
        elif stage == LAY:
            ask_lay(state, tale)  # R3
        elif stage == NEXT:
            ask_building(terms, state, tale)  # R5.2
        elif stage == SITE:
            ask_site(terms, state, dice, tale)  # R5.3-R5.7
        elif stage == SPAN:
            state.waits = 1 << state.decider  # R6.5
        elif stage == MOVE:
            move_next(terms, state, tale)  # R8
        elif stage == SURPLUS:
            ask_surplus(state)  # R9
        elif stage == DRAIN:
            ask_drain(state)  # R10
        elif stage == DRAW:
            ask_draw(terms, state, dice, tale)  # R12
        elif stage == FILL:
            ask_fill(state, dice, tale)  # R12.3
        elif stage == SHED:
            state.waits = 1 << state.active  # R16.5
        elif stage == AFTER:
            clear_display(state, tale)  # R12.7: the turn is over, what comes now comes after it
            ask_reveal(terms, state)  # R14.2
        elif stage == PASS:
            end_turn(terms, state, tale)  # R2.2
        else:
            ask_last(terms, state, tale)  # R13.3


# ---- R2 the turn ---------------------------------------------------------------------------------


@inner
def begin_turn(state, tale):
    """A seat's turn: it builds, drains, draws (R2.1)."""
    state.turn += 1
    state.stage = BEFORE
    state.revealed = 0
    state.drained = 0
    state.shown = NONE
    tell(tale, Told.TURN, state.active, state.turn)


@inner
def end_turn(terms, state, tale):
    """The next seat clockwise, unless there have been enough turns (R2.2, R13.7)."""
    if state.turn >= terms.turn_cap:  # R13.7
        state.closing = TURN_CAP
        tell(tale, Told.TURN_CAP)
        begin_end(terms, state, tale)
        return
    state.active = (state.active + 1) % terms.seats
    begin_turn(state, tale)


@inner
def ask_last(terms, state, tale):
    """One after another exchanges gold; after the last the match is over (R13.3)."""
    if state.exchanging == 0:
        end_match(terms, state, tale)
        return
    seat = next_to_exchange(terms, state)
    if may_have_gold(state, seat):
        state.waits = 1 << seat
    else:
        keep_gold(state, seat, tale)
