"""Checks of turns, purses and the end of the match in every position (R2, R11, R13)."""

from typing import Any

import numpy as np

from serenissima.kernel.contradictions import Contradictions, contradiction
from serenissima.kernel.dice import scripted_dice
from serenissima.kernel.seats import first_seat, only
from serenissima.kernel.tale import nothing_told
from serenissima.kernel.verbs import go_on

from .fields import EXHAUSTED, NONE, Ending, Stage
from .gold import gold_of
from .material import DRAINS, GOAL, GOLD_A_POINT, KINDS
from .meta import Moves
from .moving import may_pay_between, next_mover
from .positions_board import MOVING, RAISING, SEATS

BUILDING = (Stage.NEXT, *RAISING)
ENDING = (Stage.FINAL, Stage.OVER)
SIXTY = (Ending.SIXTY_BY_BUILDING, Ending.SIXTY_BY_HELPING, Ending.SIXTY_BY_GOLD)
NOT_IN = (Stage.SPAN, Stage.MOVE, Stage.STEER, Stage.SHED, Stage.PASS, Stage.PAY, Stage.OVER)

# ---- the end of the match ------------------------------------------------------------------------


def at_the_end(terms: Any, state: Any) -> Contradictions:
    """Check that the cause of the end has happened, and no other (R13.1, R13.7)."""
    closing, over = Ending(int(state.closing)), state.stage == Stage.OVER
    stage, ending = Stage(int(state.stage)), Ending(int(state.ending))
    names = {"closing": closing.text, "ending": ending.text, "stage": stage.text}
    text = "the ending is {ending} in the stage {stage}"
    yield contradiction(
        text, over != (ending != Ending.NONE), fix="only the stage over has an ending", among=names
    )
    text = "the ending is {ending}, but closing is {closing}"
    yield contradiction(text, over and ending != closing, fix="write closing {ending}", among=names)
    field, seat = int(state.position.max()), int(state.position.argmax())
    numbers = {"seat": seat, "field": field, "goal": GOAL, **names}
    text = "seat {seat} has reached space {field}, but space {goal} ends the match"
    untouched = closing == Ending.TURN_CAP and state.exchanging == terms.seats
    yield contradiction(
        text,
        field >= GOAL and (closing == Ending.NONE or untouched),
        fix="move it back",
        among=numbers,
    )
    text = "closing is {closing}, but the gondola in front is on space {field}"
    yield contradiction(
        text, closing in SIXTY and field < GOAL, fix="move it to {goal}", among=numbers
    )
    gone, closes = state.supply == 0, np.arange(len(KINDS)) + EXHAUSTED == closing
    text = "the supply of {kind} is 0, which ends the match"
    yield contradiction(text, gone & ~closes, fix="write closing {kind}-exhausted", kind=KINDS)
    text = "closing is {closing}, but {left} {kind} are left to build"
    yield contradiction(
        text,
        closes & ~gone,
        fix="write supply {kind}=0",
        kind=KINDS,
        left=state.supply,
        among=names,
    )
    yield from in_turns(terms, state, closing)


def in_turns(terms: Any, state: Any, closing: Ending) -> Contradictions:
    """Check that turns are within the cap, with two hexes drained in each (R10.1, R13.7)."""
    turn, cap = int(state.turn), int(terms.turn_cap)
    text = "this is turn {turn}, but turn_cap ends the match after turn {cap}"
    yield contradiction(text, turn > cap, fix="raise turn_cap", turn=turn, cap=cap)
    text = "closing is turn-cap in turn {turn} of {cap}"
    yield contradiction(
        text, closing == Ending.TURN_CAP and turn < cap, fix="write turn {cap}", turn=turn, cap=cap
    )
    yield contradiction("turn is 0, but a match begins with turn 1", turn == 0, fix="write turn 1")
    gone, most = hexes_drained(terms, state), DRAINS * (turn - 1) + int(state.drained)
    numbers = {"gone": gone, "most": most, "turn": turn, "least": least_turn(terms, state)}
    text = "{gone} hexes are drained, but by turn {turn} at most {most} can be"
    yield contradiction(text, gone > most, fix="write turn {least}", among=numbers)
    text = "{drained} hexes are drained this turn, but only {gone} in the whole match"
    yield contradiction(
        text, state.drained > gone, fix="write drained {gone}", drained=state.drained, among=numbers
    )


def hexes_drained(terms: Any, state: Any) -> int:
    """Return the number of tiles no longer on the board (R10.3)."""
    return int(terms.tile_counts.sum()) - int(state.tile_pile.sum())


def least_turn(terms: Any, state: Any) -> int:
    """Return the first turn by which this number of hexes can have been drained."""
    before = max(0, hexes_drained(terms, state) - int(state.drained))
    return 1 + -(-before // DRAINS)


# ---- gold ----------------------------------------------------------------------------------------


def in_a_purse(state: Any) -> Contradictions:
    """Check that only the payer puts gold down, from the payer's own gold (R11.2)."""
    paying, payer = state.stage == Stage.PAY, state.payer == SEATS
    where = Stage(int(state.paying_in)).text
    stage = Stage(int(state.stage)).text
    who = state.payer if state.payer != NONE else "none"
    text = "payer is {who} in the stage {stage}"
    yield contradiction(
        text,
        paying != (state.payer != NONE),
        fix="only the stage pay has a payer",
        who=who,
        stage=stage,
    )
    numbers = {"offered": state.offered, "gold": state.gold, "where": where}
    text = "seat {0} has put down {offered} pieces with {1} gold, but is not paying"
    yield contradiction(
        text, (state.offered > 0) & ~payer[:, None], fix="take them back", among=numbers
    )
    text = "seat {0} has put down {offered} pieces with {1} gold, but has {gold}"
    yield contradiction(text, state.offered > state.gold, fix="put down fewer", among=numbers)
    text = "seat {0} has put down {offered} tiles without gold"
    yield contradiction(
        text, state.offered[:, 0] > 0, fix="take them back", offered=state.offered[:, 0]
    )
    wrong = state.paying_in in NOT_IN if paying else state.paying_in
    text = "paying_in is {where} in the stage {stage}"
    yield contradiction(text, wrong, fix="no purse can be opened there", where=where, stage=stage)
    if paying and state.payer != NONE:
        gold = gold_of(state, state.payer)
        text = "seat {who} pays with {gold} gold, but a point costs {price}"
        yield contradiction(
            text, gold < GOLD_A_POINT, fix="give it more", who=who, gold=gold, price=GOLD_A_POINT
        )
        begun = state.paying_in == Stage.SITE and state.picked[0] != NONE
        yield contradiction(
            "a purse is open while a site is chosen", begun, fix="write picked none none none"
        )


# ---- the turn ------------------------------------------------------------------------------------


def in_a_turn(terms: Any, state: Any, stage: int) -> Contradictions:
    """Check the seats that may act, and the progress of the turn (R2)."""
    over, name = stage == Stage.OVER, Stage(stage).text
    names = {"stage": name, "waits": state.waits, "movers": state.movers}
    steered = stage == Stage.STEER and (terms.moves == Moves.ALL or not state.movers)
    text = "the stage steer needs a gondola in movers {movers}, and moves=up-to-all"
    yield contradiction(text, steered, fix="write stage move", among=names)
    nobody = stage in (Stage.MOVE, Stage.PASS, Stage.OVER) and state.waits > 0
    text = "waits is {waits}, but in the stage {stage} no seat acts"
    yield contradiction(text, nobody, fix="write waits 0", among=names)
    yield from in_the_last_exchange(terms, state, stage)
    if not over:
        yield from of_whom_is_asked(terms, state, stage)
    yield from of_what_is_done(state, stage)
    between = stage == Stage.BETWEEN and not may_pay_between(terms, state)
    text = "seat {active} is asked for gold between two gondolas, but cannot pay"
    yield contradiction(text, between and state.waits, fix="write stage move", active=state.active)
    if state.waits and state.stage not in (Stage.PAY, Stage.BETWEEN, Stage.SPAN):
        yield from of_what_asks_nobody(terms, state)


def in_the_last_exchange(terms: Any, state: Any, stage: int) -> Contradictions:
    """Check that every seat exchanges once when the match ends (R13.3)."""
    closing, exchanging = Ending(int(state.closing)), int(state.exchanging)
    ends, ending = closing != Ending.NONE, stage in ENDING
    names = {"closing": closing.text, "stage": Stage(stage).text, "left": exchanging}
    text = "closing is {closing} in the stage {stage}"
    early = ends and not ending and stage not in (Stage.SPAN, *MOVING)
    yield contradiction(
        text, early, fix="only the stages from span to between can have it", among=names
    )
    text = "closing is {closing} in the stage {stage}"
    yield contradiction(text, ending and not ends, fix="name what ends the match", among=names)
    low, high = (1, int(terms.seats)) if stage == Stage.FINAL else (0, 0)
    text = "exchanging is {left} in the stage {stage}, but it must be {low} to {high}"
    yield contradiction(
        text, not low <= exchanging <= high, fix="write {high}", low=low, high=high, among=names
    )


def of_whom_is_asked(terms: Any, state: Any, stage: int) -> Contradictions:
    """Check that the active seat may act, or the right one in a stage that asks other seats."""
    seats, exchanging = int(terms.seats), int(state.exchanging)
    steering = stage == Stage.STEER and state.movers > 0
    others: dict[int, Any] = {
        Stage.SITE: state.decider,
        Stage.SPAN: state.decider,
        Stage.FINAL: (int(state.active) + 1 + seats - exchanging) % seats,
        Stage.STEER: next_mover(terms, state) if steering else NONE,
    }
    asked = int(others.get(stage, state.active))
    if asked == NONE:
        return
    right = only(asked)
    numbers = {"waits": state.waits, "right": right, "seat": asked, "payer": state.payer}
    text = "waits is {waits}, but in the stage {stage} seat {seat} must act"
    wrong = state.waits not in (0, right)
    yield contradiction(
        text, wrong, fix="write waits {right}", stage=Stage(stage).text, among=numbers
    )
    text = "seat {payer} has opened the purse, but seat {seat} must act"
    yield contradiction(
        text, state.payer not in (NONE, asked), fix="write payer {seat}", among=numbers
    )


def of_what_is_done(state: Any, stage: int) -> Contradictions:
    """Check that draining follows building, and the imaginary player's order (R2.1, R14.2)."""
    drained, then, stages = int(state.drained), Stage(int(state.then)), Stage(stage)
    names = {"drained": drained, "then": then.text, "stage": stages.text, "most": DRAINS}
    text = "{drained} hexes are already drained this turn, and at most {most} can be"
    yield contradiction(
        text, stage == Stage.DRAIN and drained >= DRAINS, fix="write stage draw", among=names
    )
    early = stage in (Stage.BEFORE, Stage.LAY, Stage.SURPLUS)
    early = early or (stage in BUILDING and then != Stage.PASS)
    text = "{drained} hexes are drained, but the stage {stage} comes before draining"
    yield contradiction(text, early and drained, fix="write drained 0", among=names)
    goes_on = then in (Stage.LAY, Stage.SURPLUS, Stage.PASS)
    text = "then is {then}, but only lay, surplus or pass can follow building"
    yield contradiction(
        text, stage in BUILDING and not goes_on, fix="write then surplus", among=names
    )
    revealed = stage in BUILDING and then != Stage.SURPLUS
    text = "then is {then}, but {sets} sets are being built, which happens only in a turn"
    yield contradiction(
        text,
        revealed and state.to_build.any(),
        fix="write then surplus",
        sets=state.to_build.sum(),
        among=names,
    )
    text = "then is {then}, but revealed is 0"
    yield contradiction(
        text,
        revealed and goes_on and not state.revealed,
        fix="write revealed 1, or then surplus",
        among=names,
    )
    text = "a card must be revealed in the stage {stage}, but revealed is already 1"
    asked = stage in (Stage.BEFORE, Stage.AFTER) and state.waits and state.revealed
    yield contradiction(text, asked, fix="write revealed 0", among=names)


def of_what_asks_nobody(terms: Any, state: Any) -> Contradictions:
    """Check that a seat may act only where the match does not continue by itself (R2.4)."""
    after = state.copy()
    after.waits = 0
    go_on(terms, after, scripted_dice(()), nothing_told())
    stage, later = Stage(int(state.stage)).text, Stage(int(after.stage)).text
    numbers = {"seat": first_seat(state.waits), "stage": stage, "later": later}
    text = "seat {seat} must act in the stage {stage}, but has no choice"
    yield contradiction(
        text,
        (after.stage, after.waits) != (state.stage, state.waits),
        fix="leave waits out",
        among=numbers,
    )
