"""What holds in every position: nothing is missing (R18.1), and fields do not contradict others.

A match file can begin with a position, and the rules rely on it without looking. So whatever they
take for granted is checked here.
"""

from typing import Any

import numpy as np

from serenissima.kernel.game import Contradictions
from serenissima.kernel.seats import only

from .building import joint_builder
from .fields import BUILT, NONE, Cover, Ending, Stage
from .material import (
    BASILICA,
    CASA,
    CROSSED_AGAIN,
    CROSSING,
    DISPLAY_LIMIT,
    DRAINS,
    FILLING,
    FIRST_TREASURE,
    HAND_LIMIT,
    HEXES,
    KINDS,
    MOST_KINDS,
    MOST_SEATS,
    NEEDED,
    PALAZZO,
    PONTE,
)
from .meta import Basilica, FullHand, Moves
from .moving import next_mover

SEATS = np.arange(MOST_SEATS)
MOVING = (Stage.MOVE, Stage.STEER, Stage.BETWEEN)
RAISING = (Stage.SITE, Stage.SPAN, *MOVING)
NEED = np.array(NEEDED)


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """How many cards, pieces, tiles and treasures there are in all places together (R18.1)."""
    sums = {}
    for kind, name in enumerate(KINDS):
        sums[f"cards {name}"] = _cards(state, kind)
        sums[f"pieces {name}"] = int(state.supply[kind]) + _standing(terms, state, kind)
    for value, count in enumerate(state.gold[:, :FIRST_TREASURE].sum(axis=0)):
        sums[f"tiles {value}"] = int(count + state.tile_pile[value] + state.tiles_paid[value])
    for value, count in enumerate(state.gold[:, FIRST_TREASURE:].sum(axis=0)):
        sums[f"treasures {value + FIRST_TREASURE}"] = int(count + state.treasure_pile[value])
    return sums


def _cards(state: Any, kind: int) -> int:
    rows = int(state.laid[:, kind].sum() + state.imaginary_laid[kind])
    sets = int(state.to_build[kind]) * NEEDED[kind]
    piles = int(state.pile[kind]) + int(state.discard[kind]) + int(state.display[kind])
    return piles + int(state.hand[:, kind].sum()) + rows + sets


def _standing(terms: Any, state: Any, kind: int) -> int:
    return int(np.sum(state.cover[: terms.hexes] == BUILT + kind)) // HEXES[kind]


def contradictions(terms: Any, state: Any) -> Contradictions:
    """Fields of a position that contradict each other."""
    stage = int(state.paying_in if state.stage == Stage.PAY else state.stage)
    yield from counted_twice(terms, state)
    yield "gondolas on fields already taken", _sharing(state)  # R18.3
    yield from on_the_board(terms, state)
    yield from in_rows(terms, state, stage)
    yield from with_figures(state)
    yield from in_hands(terms, state, stage)
    yield from in_a_building(terms, state, stage)
    yield from in_a_purse(state)
    yield from in_a_turn(terms, state, stage)


def counted_twice(terms: Any, state: Any) -> Contradictions:
    """Numbers that are kept beside what they count (R18.1)."""
    swamp = (state.cover[: terms.hexes] == Cover.SWAMP).sum()
    yield "tiles on the board", state.tile_pile.sum() != swamp
    yield "hands of another size", state.hand.sum(axis=1) != state.hand_size
    tiles, treasures = state.gold[:, :FIRST_TREASURE], state.gold[:, FIRST_TREASURE:]
    yield "numbers of tiles held", tiles.sum(axis=1) != state.tiles_held
    yield "numbers of treasures held", treasures.sum(axis=1) != state.treasures_held


def _sharing(state: Any) -> int:
    water = np.where(state.position == CROSSED_AGAIN, CROSSING, state.position)
    away = water[water > 0].tolist()
    return len(away) - len(set(away))


# ---- the board -----------------------------------------------------------------------------------


def on_the_board(terms: Any, state: Any) -> Contradictions:
    """Pieces are whole, numbered, and stand where they may (R5.5, R5.6)."""
    cover, piece = state.cover[: terms.hexes], state.piece[: terms.hexes]
    printed = terms.printed[: terms.hexes]
    yield "hexes beyond the shore", [*state.cover[terms.hexes :], *state.piece[terms.hexes :]]
    yield "printed buildings that are gone", (printed >= BUILT) & (cover != printed)
    yield "hexes under swamp again", (printed != Cover.SWAMP) & (cover == Cover.SWAMP)
    yield "pieces where nothing stands", (cover < BUILT) & (piece != 0)
    for kind, name in enumerate(KINDS):
        there = np.flatnonzero(cover == BUILT + kind)
        pieces = [there[piece[there] == number + 1] for number in range(len(there) // HEXES[kind])]
        whole = all(len(hexes) == HEXES[kind] for hexes in pieces)
        right = whole and len(there) % HEXES[kind] == 0
        yield f"hexes of no whole {name}", not right
        if right:
            wrong = [not can_bear(terms, kind, hexes.tolist()) for hexes in pieces]
            yield f"pieces of {name} with the wrong shape", wrong


def can_bear(terms: Any, kind: int, hexes: list[int]) -> bool:
    """Whether hexes, as many as a kind needs, have the shape of its site."""
    if kind == PONTE:
        return sorted(hexes) in np.sort(terms.bridge, axis=1).tolist()
    touching = sum(other in terms.neighbour[one] for one in hexes for other in hexes) // 2
    if kind == BASILICA:
        return touching >= (3 if terms.basilica == Basilica.TRIANGLE else 2)
    return touching == len(hexes) - 1


# ---- cards ---------------------------------------------------------------------------------------


def in_rows(terms: Any, state: Any, stage: int) -> Contradictions:
    """Rows are never too long, and complete only while building (R3.2, R14.1, R14.3, R18.2)."""
    table = state.laid.sum(axis=0) + state.imaginary_laid
    building = stage in (Stage.NEXT, *RAISING, Stage.FINAL, Stage.OVER)
    yield "casas in rows", state.laid[:, CASA] > 0
    yield "rows that are too long", np.maximum(table - NEED, 0)
    yield (
        "rows marked complete that are not, or the reverse",
        (state.complete != 0) != (table == NEED),
    )
    yield "buildings that should stand", [] if building else [state.complete, state.to_build]
    if terms.seats > 2:
        things = (*state.imaginary_laid, *state.imaginary_master, state.revealed)
        yield "traces of an absent imaginary player", [thing != 0 for thing in things]
        yield "cards to be revealed", stage in (Stage.BEFORE, Stage.AFTER)
    own = int((state.imaginary_laid[PALAZZO:] > 0).sum())
    yield "rows of a third kind of the imaginary player", own > MOST_KINDS


def with_figures(state: Any) -> Contradictions:
    """A master builder has a row, and nobody a longer one (R4.1, R4.2, R9.3, R14.5)."""
    rows = np.vstack([state.laid, state.imaginary_laid])
    seated, imaginary = state.master != NONE, state.imaginary_master != 0
    yield "figures in two places", seated & imaginary
    yield "figures of the casa", (seated | imaginary)[CASA]
    owner = np.where(imaginary, MOST_SEATS, np.maximum(state.master, 0))
    own, longest = rows[owner, np.arange(len(KINDS))], rows.max(axis=0)
    has = seated | imaginary
    yield "figures without the longest row", has & ((own == 0) | (own < longest))
    at_once = longest == NEED  # R4.3
    yield "rows without a figure", ~has & (longest > 0) & ~at_once


def in_hands(terms: Any, state: Any, stage: int) -> Contradictions:
    """Five cards at most (R12.4), and three in the display unless one was shown (R12.7)."""
    mine = state.active == SEATS
    shedding = stage == Stage.SHED and terms.full_hand == FullHand.SWAP  # R16.5
    coming = int(state.to_take) if stage == Stage.FILL else 0
    size = state.hand_size + coming * mine
    yield "hands that are too full", np.maximum(size - HAND_LIMIT - shedding * mine, 0)
    yield "cards to be discarded", stage == Stage.SHED and (size <= HAND_LIMIT)[state.active]
    yield "known cards that are elsewhere", state.known > state.hand
    chosen = state.adding + state.solo * NEED
    yield "cards chosen out of turn", (chosen > 0) & ~(mine[:, None] & (stage == Stage.LAY))
    yield "cards chosen that are elsewhere", chosen > state.hand
    table = state.laid.sum(axis=0) + state.imaginary_laid + state.adding.sum(axis=0)
    added = state.adding.sum(axis=0) > 0
    yield "cards chosen that have no room", ((table > NEED) & added)[PALAZZO:]
    yield "sets of the casa", state.solo[:, CASA]
    most = DISPLAY_LIMIT - (stage not in (Stage.FILL, Stage.FINAL, Stage.OVER))
    yield "cards in the display", max(0, int(state.display.sum()) - most)
    yield "cards shown that are elsewhere", stage == Stage.FILL and not _shown(state)
    yield "cards to be taken", (stage == Stage.FILL) and not 1 <= state.to_take <= FILLING
    filling = stage in (Stage.FILL, Stage.FINAL, Stage.OVER)
    yield "cards taken too late", not filling and state.to_take


def _shown(state: Any) -> bool:
    return bool(state.shown != NONE and state.display[state.shown])


# ---- the running building ------------------------------------------------------------------------


def in_a_building(terms: Any, state: Any, stage: int) -> Contradictions:
    """Who builds what with whom, and where (R5, R6, R8)."""
    kind, joint = int(state.building), bool(state.joint)
    raised = stage in RAISING
    yield "buildings being raised", (kind != NONE) != raised
    if kind == NONE or not raised:
        seats = (state.builder, state.decider, *state.picked)
        yield "traces of a building that is not raised", [thing != NONE for thing in seats]
        yield "points of a building that is not raised", [joint, state.points, state.movers]
        return
    yield "buildings without their cards", not (state.complete if joint else state.to_build)[kind]
    builder = joint_builder(state, kind) if joint else int(state.active)
    decider = int(state.active) if builder == NONE else builder
    yield "wrong builders", [state.builder != builder, state.decider != decider]
    taking_part = state.laid[:, kind] > 0 if joint else state.active == SEATS
    moving = (state.movers >> SEATS & 1).astype(bool)
    if stage in (Stage.MOVE, Stage.STEER):  # some may have moved
        yield "gondolas that do not move", moving & ~taking_part
    elif stage == Stage.BETWEEN:  # the builder has moved, or whoever comes first
        yield "gondolas that do not move", [*(moving & ~taking_part), not moving.any()]
        yield "gondolas that have moved", (moving == taking_part).all()
    else:
        yield "gondolas to be moved", moving != taking_part
    yield from on_a_site(terms, state, stage)


def on_a_site(terms: Any, state: Any, stage: int) -> Contradictions:
    """Hexes chosen are free until the building stands on them (R5.4, R5.5)."""
    kind = int(state.building)
    hexes = [int(place) for place in state.picked if place != NONE]
    inner = [place < terms.hexes for place in hexes]
    yield "hexes chosen that are not on the board", [not fits for fits in inner]
    yield "hexes chosen twice", len(hexes) - len(set(hexes))
    yield "gaps among the hexes chosen", (state.picked != NONE)[1:] > (state.picked != NONE)[:-1]
    cover = state.cover[[place for place, fits in zip(hexes, inner, strict=True) if fits]]
    if stage == Stage.SITE:
        yield "hexes chosen that are not free", cover != Cover.FREE
        yield "too many hexes chosen", len(hexes) >= (1 if kind == PONTE else HEXES[kind])
        yield "hexes chosen far apart", len(hexes) == 2 and not can_bear(terms, PALAZZO, hexes)
        return
    yield "hexes without their building", cover != BUILT + kind
    yield "buildings on too many or too few hexes", len(hexes) != HEXES[kind]
    yield "casas to be counted", stage == Stage.SPAN and kind != PONTE


# ---- gold and the turn ---------------------------------------------------------------------------


def in_a_purse(state: Any) -> Contradictions:
    """Only the payer puts gold down, and only gold of their own (R11.2)."""
    paying = state.stage == Stage.PAY
    payer = state.payer == SEATS
    yield "purses open without a payer, or the reverse", paying != (state.payer != NONE)
    yield "gold put down by others", (state.offered > 0) & ~payer[:, None]
    yield "gold put down that is elsewhere", state.offered > state.gold
    yield "tiles put down without gold", state.offered[:, 0]
    places = (Stage.SPAN, Stage.MOVE, Stage.STEER, Stage.SHED, Stage.PASS, Stage.PAY, Stage.OVER)
    yield "purses open at another time", state.paying_in in places if paying else state.paying_in


def in_a_turn(terms: Any, state: Any, stage: int) -> Contradictions:
    """Who is asked (R2), and how the match ends (R13)."""
    over = stage == Stage.OVER
    steered = stage == Stage.STEER and (terms.moves == Moves.ALL or not state.movers)
    yield "gondolas steered though all points are moved", steered
    yield "stages in which nobody is asked", stage in (Stage.MOVE, Stage.PASS) and state.waits > 0
    yield (
        "endings while the match goes on, or the reverse",
        [over != (state.ending != Ending.NONE), state.waits > 0 and over],
    )
    ends = state.closing != Ending.NONE
    ending = stage in (Stage.FINAL, Stage.OVER)
    yield "ends to come", ends != ending and not (ends and stage in (Stage.SPAN, *MOVING))
    exchanging = int(state.exchanging)
    low, high = (1, terms.seats) if stage == Stage.FINAL else (0, 0)
    yield "players that are still to exchange", not low <= exchanging <= high
    last = (int(state.active) + 1 + int(terms.seats) - exchanging) % int(terms.seats)
    steering = stage == Stage.STEER and state.movers > 0
    others: dict[int, Any] = {
        Stage.SITE: state.decider,
        Stage.SPAN: state.decider,
        Stage.FINAL: last,
        Stage.STEER: next_mover(terms, state) if steering else NONE,
    }
    asked = others.get(stage, state.active)
    if not over and asked != NONE:
        yield "seats asked out of turn", state.waits not in (0, only(int(asked)))
        yield "purses of others", state.payer not in (NONE, asked)
    yield "tiles drained", stage == Stage.DRAIN and state.drained >= DRAINS
    early = stage in (Stage.BEFORE, Stage.LAY, Stage.SURPLUS)
    yield "tiles drained too early", early and state.drained
    after_turn = int(state.then)
    building = stage in (Stage.NEXT, *RAISING)
    goes_on = after_turn in (Stage.LAY, Stage.SURPLUS, Stage.PASS)
    yield "turns that do not go on", building and not goes_on
