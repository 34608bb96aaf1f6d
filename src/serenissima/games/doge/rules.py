"""The rules of Doge: the table of its stages with the legal actions and their effects.

`ballots.py` has ballots (R3), `elections.py` votes and awards (R5, R7, R8), `councillors.py`
councillors (R6), `houses.py` houses (R9), `palaces.py` palazzi (R10), `year.py` the year (R2, R4)
and `ending.py` the end of the match (R11).

Tied players decide in turn, or all in secret (`ties.py`, R2.5, R13.1). A move, placement or palazzo
is therefore first noted as a plan, by `decide`; the stage carries out the plans when all are ready.
"""

from serenissima.kernel.steps import StageRules, Steps, rules_by_stage

from .actions import Do
from .ballots import (
    add_marker,
    choose_card,
    confirm,
    lay_ballots,
    legal_ballots,
    remove_marker,
    take_back,
)
from .councillors import abstain, ask_control, ask_which, legal_picks, legal_sends, pick, send
from .elections import hold_vote
from .fields import Stage
from .houses import (
    continue_moving,
    continue_placing,
    drop,
    legal_moves,
    legal_places,
    lift,
    plan_houses,
    put_back,
    stay,
)
from .palaces import continue_building, forgo, legal_builds, plan_palazzo
from .year import continue_election

STEPS: Steps = {
    Stage.BALLOT: StageRules(  # R3
        go_on=lay_ballots,
        legal=legal_ballots,
        acts={
            Do.CARD: choose_card,
            Do.ADD: add_marker,
            Do.CONFIRM: confirm,
            Do.REMOVE: remove_marker,
            Do.TAKE_BACK: take_back,
        },
    ),
    Stage.VOTE: StageRules(go_on=hold_vote),  # R5
    Stage.PICK: StageRules(ask_which, legal_picks, {Do.COUNCILLOR: pick}),  # R13.4
    Stage.COUNCILLOR: StageRules(  # R6
        ask_control, legal_sends, {Do.SEND: send, Do.ABSTAIN: abstain}
    ),
    Stage.MOVE: StageRules(  # R6.7, R6.8
        go_on=continue_moving,
        legal=legal_moves,
        acts={Do.LIFT: lift, Do.DROP: drop, Do.STAY: stay, Do.PUT_BACK: put_back},
    ),
    Stage.PLACE: StageRules(continue_placing, legal_places, {Do.PLACE: plan_houses}),  # R9.1
    Stage.BUILD: StageRules(  # R10
        go_on=continue_building,
        legal=legal_builds,
        acts={Do.BUILD: plan_palazzo, Do.FORGO: forgo},
    ),
    Stage.NEXT: StageRules(go_on=continue_election),  # R7, R8
}

RULES = rules_by_stage(STEPS)  # R2.1, R2.4
