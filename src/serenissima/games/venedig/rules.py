"""The rules of Venedig: the table of its stages with the legal actions and their effects.

The stages are in the order of a turn (R2.1), and of its steps for one building (R5-R8). `laying.py`
has laying cards (R3, R4, R9), `building.py` building (R5-R7) with sites and points in `sites.py`
(R5, R6), `moving.py` gondolas (R8), `drawing.py` draining and drawing (R10, R12), `purse.py` gold
(R11), `imaginary.py` the imaginary player (R14), `turn.py` the turn (R2) and `ending.py` the end of
the match (R13).
"""

from serenissima.kernel.actions import ActionKind
from serenissima.kernel.steps import StageRules, Steps, rules_by_stage
from serenissima.kernel.verbs import Rule

from .actions import Do
from .building import (
    ask_building,
    ask_side,
    ask_site,
    build_alone,
    build_jointly,
    count_casas,
    legal_buildings,
    legal_sides,
    legal_sites,
    pick,
    pick_bridge,
    unpick,
)
from .drawing import (
    ask_drain,
    ask_draw,
    ask_fill,
    ask_shed,
    drain,
    draw_one,
    draw_rest,
    keep_full_hand,
    legal_drains,
    legal_draws,
    legal_fills,
    legal_sheds,
    shed,
    show,
    stop,
    take,
    take_more,
)
from .ending import ask_last, keep_gold, legal_last
from .fields import Stage
from .imaginary import ask_reveal, end_drawing, legal_reveals, reveal, skip
from .laying import (
    ask_lay,
    ask_surplus,
    choose_card,
    choose_set,
    dump,
    lay_cards,
    legal_dumps,
    legal_lays,
    undo_choice,
)
from .moving import (
    ask_between,
    ask_steer,
    continue_moving,
    legal_between,
    legal_steers,
    move_next,
    sail,
)
from .purse import (
    ask_payer,
    close_purse,
    give,
    keep,
    legal_payments,
    open_purse,
    pay,
    pay_most,
)
from .turn import end_turn

# R2.3: at nearly every decision of the player's turn.
GOLD: dict[ActionKind, Rule] = {Do.PAY_MOST: pay_most, Do.OPEN_PURSE: open_purse}
REVEALING: dict[ActionKind, Rule] = {Do.REVEAL: reveal, Do.SKIP: skip, **GOLD}

STEPS: Steps = {
    Stage.BEFORE: StageRules(ask_reveal, legal_reveals, REVEALING),  # R14.2
    Stage.LAY: StageRules(  # R3
        go_on=ask_lay,
        legal=legal_lays,
        acts={
            Do.LAY: choose_card,
            Do.SOLO: choose_set,
            Do.DONE: lay_cards,
            Do.TAKE_BACK: undo_choice,
            **GOLD,
        },
    ),
    Stage.NEXT: StageRules(  # R5.2
        go_on=ask_building,
        legal=legal_buildings,
        acts={Do.RAISE: build_alone, Do.RAISE_JOINTLY: build_jointly, **GOLD},
    ),
    Stage.SITE: StageRules(  # R5.3-R5.7
        go_on=ask_site,
        legal=legal_sites,
        acts={Do.SITE: pick, Do.BRIDGE: pick_bridge, Do.UNPICK: unpick, **GOLD},
    ),
    Stage.SPAN: StageRules(ask_side, legal_sides, {Do.COUNT: count_casas}),  # R6.5
    Stage.MOVE: StageRules(go_on=move_next),  # R8
    Stage.STEER: StageRules(ask_steer, legal_steers, {Do.SAIL: sail}),  # R16.8
    Stage.BETWEEN: StageRules(
        ask_between, legal_between, {Do.GO_ON: continue_moving, **GOLD}
    ),  # R8.6
    Stage.SURPLUS: StageRules(ask_surplus, legal_dumps, {Do.DUMP: dump, **GOLD}),  # R9
    Stage.DRAIN: StageRules(
        ask_drain, legal_drains, {Do.DRAIN: drain, Do.STOP: stop, **GOLD}
    ),  # R10
    Stage.DRAW: StageRules(  # R12
        go_on=ask_draw,
        legal=legal_draws,
        acts={
            Do.TAKE: take,
            Do.DRAW: draw_one,
            Do.SHOW: show,
            Do.GO_ON: keep_full_hand,
            **GOLD,
        },
    ),
    Stage.FILL: StageRules(  # R12.3
        go_on=ask_fill,
        legal=legal_fills,
        acts={Do.TAKE: take_more, Do.DRAW: draw_rest, **GOLD},
    ),
    Stage.SHED: StageRules(ask_shed, legal_sheds, {Do.SHED: shed}),  # R16.5
    Stage.AFTER: StageRules(end_drawing, legal_reveals, REVEALING),  # R12.7, R14.2
    Stage.PASS: StageRules(go_on=end_turn),  # R2.2
    Stage.PAY: StageRules(  # R11.2
        go_on=ask_payer,
        legal=legal_payments,
        acts={Do.GIVE: give, Do.PAY: pay, Do.KEEP: keep, Do.CLOSE_PURSE: close_purse},
    ),
    Stage.FINAL: StageRules(ask_last, legal_last, {Do.GO_ON: keep_gold, **GOLD}),  # R13.3
}

RULES = rules_by_stage(STEPS)  # R2.4
