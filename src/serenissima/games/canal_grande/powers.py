"""The powers of an offer's traitors, spies and Doges, and asking before they're used (R5)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice, pick
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import NO_SEATS
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .dividing import handled_offer
from .events import Told
from .fields import Power, Stage, State, Terms
from .material import DOGE, SPY, SPY_DRAWS, TRAITOR
from .memory import gain_seen, lose
from .meta import DrawnTraitors, Powers
from .stages import ask

# ---- R5.3 to R5.5 traitors -----------------------------------------------------------------------


@inner
def meet_traitor(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Handle a traitor: it has no effect on an empty hand (R5.5), otherwise it acts (R5.3)."""
    if state.hand_size[1 - state.actor] == 0:
        tell(tale, Told.FOUND_NOTHING, state.actor)
        discard_traitor(state)
    elif asks_first(terms):
        ask_power(state, Power.TRAITOR, tale)
    else:
        steal(state, state.actor, dice, tale)


@inner
def drawn_traitor_acts(terms: Terms, state: State) -> bool:
    """Whether a drawn traitor acts now: after all draws (R5.7), or at once (R10.8)."""
    at_once = terms.drawn_traitors == DrawnTraitors.AT_ONCE
    return state.snatch > 0 and (state.draws == 0 or at_once)


@inner
def steal(state: State, seat: int, dice: Dice, tale: Tale) -> None:
    """Steal one random card from the opponent's hand (R5.4); both players know it (R9.5)."""
    victim = 1 - seat
    card = pick(dice, state.hand[victim])
    lose(state, victim, card)
    gain_seen(state, seat, card)
    tell(tale, Told.STOLE, seat, victim, card)
    discard_traitor(state)


@inner
def discard_traitor(state: State) -> None:
    """Discard the current traitor: a drawn one, or else one of the offer."""
    if state.snatch > 0:
        state.snatch -= 1
    else:
        state.offer[handled_offer(state), TRAITOR] -= 1
    state.discard[TRAITOR] += 1


# ---- R5.6 spies ----------------------------------------------------------------------------------


@inner
def meet_spy(terms: Terms, state: State, tale: Tale) -> None:
    """Handle a spy of the offer (R5.6)."""
    if asks_first(terms):
        ask_power(state, Power.SPY, tale)
    else:
        spy(state, state.actor, tale)


@inner
def spy(state: State, seat: int, tale: Tale) -> None:
    """Discard a spy and order two draws (R5.6)."""
    discard_spy(state)
    state.draws = SPY_DRAWS
    tell(tale, Told.SPIED, seat)


@inner
def discard_spy(state: State) -> None:
    """Discard a spy of the offer."""
    state.offer[handled_offer(state), SPY] -= 1
    state.discard[SPY] += 1


# ---- R5.10 Doges ---------------------------------------------------------------------------------


@inner
def lay_out_doges(state: State, tale: Tale) -> None:
    """Put the Doges of the offer on the table, with those that a spy drew (R5.10)."""
    offer = handled_offer(state)
    state.doges += state.offer[offer, DOGE]
    state.offer[offer, DOGE] = 0
    tell(tale, Told.DOGES, state.actor, state.doges)


# ---- R5.9, R10.7 using or forgoing a power -------------------------------------------------------


@inner
def asks_first(terms: Terms) -> bool:
    """Whether a seat is asked before a traitor, a spy or the bonus is used (R10.7)."""
    return terms.powers == Powers.ASKED


@inner
def ask_power(state: State, power: Power, tale: Tale) -> None:
    """Ask the actor whether to use a power (R10.7)."""
    state.power = power
    tell(tale, Told.ASKED, state.actor, power)
    ask(state, Stage.POWER, state.actor)


@inner
def legal_uses(out: Cells) -> int:
    """List using and forgoing the power (R10.7)."""
    out[0] = Do.USE
    out[1] = Do.FORGO
    return 2


@inner
def use(state: State, seat: int, dice: Dice, tale: Tale) -> None:
    """Use the power (R10.7); the draws of the bonus are set already."""
    power = close_question(state)
    if power == Power.TRAITOR:
        steal(state, seat, dice, tale)
    elif power == Power.SPY:
        spy(state, seat, tale)


@inner
def forgo(state: State, seat: int, tale: Tale) -> None:
    """Forgo the power (R5.9): discard its card, or don't draw the bonus."""
    power = close_question(state)
    tell(tale, Told.FORWENT, seat, power)
    if power == Power.TRAITOR:
        discard_traitor(state)
    elif power == Power.SPY:
        discard_spy(state)
    else:
        state.draws = 0


@inner
def close_question(state: State) -> int:
    """Close the question and return the power it was about."""
    power = state.power
    state.power = Power.NONE
    state.waits = NO_SEATS
    return power
