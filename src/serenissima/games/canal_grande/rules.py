"""The rules of Canal Grande: the table of its stages, and the steps between decisions.

`dividing.py` divides a round's cards and lets the chooser choose (R3, R4). `powers.py` has
traitors, spies and Doges (R5), `drawing.py` the cards they draw. `challenges.py` opens a vote,
`bids.py` has its bids, and `votes.py` ends it (R6, R8). `phases.py` has rounds and phases (R7).
"""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice
from serenissima.kernel.seats import NO_SEATS
from serenissima.kernel.steps import StageRules, Steps, rules_by_stage
from serenissima.kernel.tale import Tale

from .actions import Do
from .bids import bid, decline, lay, legal_bids, withdraw
from .challenges import call, legal_calls, open_vote
from .dividing import (
    choose,
    handled_offer,
    legal_choices,
    legal_divisions,
    present,
    shift,
    take_rest,
    undo_shift,
)
from .drawing import draw_card
from .fields import Ending, Stage, State, Terms
from .material import DOGE, SPY, TRAITOR
from .phases import begin_phase, end_round
from .powers import (
    drawn_traitor_acts,
    forgo,
    lay_out_doges,
    legal_uses,
    meet_spy,
    meet_traitor,
    use,
)

STEPS: Steps = {
    Stage.DIVIDE: StageRules(  # R3
        legal=legal_divisions,
        acts={Do.SHIFT: shift, Do.PRESENT: present, Do.RETURN: undo_shift},
    ),
    Stage.CHOOSE: StageRules(legal=legal_choices, acts={Do.CHOOSE: choose}),  # R4.1
    Stage.POWER: StageRules(legal=legal_uses, acts={Do.USE: use, Do.FORGO: forgo}),  # R10.7
    Stage.CALL: StageRules(legal=legal_calls, acts={Do.CALL: call}),  # R6.1, R6.21
    Stage.RAISE: StageRules(  # R6.7-R6.16
        legal=legal_bids,
        acts={Do.LAY: lay, Do.BID: bid, Do.DECLINE: decline, Do.WITHDRAW: withdraw},
    ),
}


@inner
def proceed(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Carry out every step without a choice, until a seat must act or the match is over (R2.4).

    The first applicable step is taken: drawn cards, the cards of an offer in their order (R4.3),
    the other offer, the end of the round (R2.3).
    """
    while state.waits == NO_SEATS and state.ending == Ending.NONE:
        offer = handled_offer(state)
        if drawn_traitor_acts(terms, state):
            meet_traitor(terms, state, dice, tale)
        elif state.draws > 0:
            draw_card(terms, state, dice, tale)
        elif state.bonus:
            begin_phase(state, dice, tale)
        elif state.offer[offer, TRAITOR] > 0:
            meet_traitor(terms, state, dice, tale)
        elif state.offer[offer, SPY] > 0:
            meet_spy(terms, state, tale)
        elif state.offer[offer, DOGE] > 0:
            lay_out_doges(state, tale)
        elif state.doges > 0:
            open_vote(state, tale)
        elif state.actor != state.divider:
            take_rest(state, tale)
        else:
            end_round(terms, state, dice, tale)


RULES = rules_by_stage(STEPS, proceed)
