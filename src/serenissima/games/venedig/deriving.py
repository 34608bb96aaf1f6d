"""Fills in the fields of a position that follow from the others."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np

from serenissima.kernel.seats import only

from .building import joint_builder
from .fields import BUILT, NONE, Cover, Ending, Stage
from .material import FIRST_TREASURE, HEXES, KIND_COUNT, NEEDED, PALAZZO, PIECES
from .positions_board import RAISING, can_bear, hex_names
from .positions_turn import least_turn


def places(terms: Any) -> dict[str, Sequence[str]]:
    """Return the names of the hexes on the board, such as C14 (R17.7, R17.8)."""
    return {"hex": hex_names(terms)}


def derive(terms: Any, state: Any, given: frozenset[str]) -> None:
    """Fill in the fields that the text omits: all other pieces, cards, gold and participants."""
    lay_board(terms, state, given)
    lay_cards(terms, state, given)
    give_figures(state)
    lay_gold(terms, state, given)
    if "turn" not in given:
        last = state.closing == Ending.TURN_CAP
        state.turn = terms.turn_cap if last else least_turn(terms, state)
    if state.building != NONE and state.stage in RAISING:
        fill_participants(state, given)
    if state.stage == Stage.FINAL and "exchanging" not in given:
        state.exchanging = terms.seats


# ---- the board -----------------------------------------------------------------------------------


def lay_board(terms: Any, state: Any, given: frozenset[str]) -> None:
    """Put down the printed buildings, number the pieces, and put the others in the supply."""
    cover, printed = state.cover[: terms.hexes], terms.printed[: terms.hexes]
    cover[:] = np.where(cover == Cover.SWAMP, printed, cover)  # a printed hex is never swamp
    for kind in range(KIND_COUNT):
        standing = np.flatnonzero(cover == BUILT + kind).tolist()
        standing.sort(key=lambda place: printed[place] != BUILT + kind)  # printed one first
        if "piece" not in given:
            for number, hexes in enumerate(divide(terms, kind, standing) or [], 1):
                state.piece[hexes] = number
        if "supply" not in given:
            state.supply[kind] = max(0, PIECES[kind] - len(standing) // HEXES[kind])


def divide(terms: Any, kind: int, standing: list[int]) -> list[list[int]] | None:
    """Return a division of hexes into pieces that can be built there, None if there is none."""
    if not standing:
        return []
    first, others = standing[0], standing[1:]
    for rest in combinations(others, HEXES[kind] - 1):
        if can_bear(terms, kind, [first, *rest]):
            left = [place for place in others if place not in rest]
            pieces = divide(terms, kind, left)
            if pieces is not None:
                return [[first, *rest], *pieces]
    return None


# ---- cards, figures and gold ---------------------------------------------------------------------


def lay_cards(terms: Any, state: Any, given: frozenset[str]) -> None:
    """Count hands, and put all other cards in the pile or the discards."""
    if "hand_size" not in given:
        state.hand_size[:] = state.hand.sum(axis=1)
    need = np.array(NEEDED)
    table = state.laid.sum(axis=0) + state.imaginary_laid
    if "complete" not in given:
        state.complete[:] = table == need
    elsewhere = state.hand.sum(axis=0) + table + state.display + state.to_build * need
    rest = np.maximum(terms.card_counts - elsewhere - state.discard - state.pile, 0)
    if "pile" not in given:
        state.pile[:] += rest
    elif "discard" not in given:
        state.discard[:] += rest


def give_figures(state: Any) -> None:
    """Give each free figure to the longest row, among equals the lowest seat (R4.1, R4.2)."""
    for kind in range(PALAZZO, KIND_COUNT):
        rows, imaginary = state.laid[:, kind], int(state.imaginary_laid[kind])
        longest = max(int(rows.max()), imaginary)
        owned = state.master[kind] != NONE or state.imaginary_master[kind]
        if 0 < longest < NEEDED[kind] and not owned:  # R4.3
            if imaginary > rows.max():
                state.imaginary_master[kind] = 1
            else:
                state.master[kind] = rows.argmax()


def lay_gold(terms: Any, state: Any, given: frozenset[str]) -> None:
    """Count each seat's gold; the rest is on the board, in stock or paid."""
    tiles, treasures = state.gold[:, :FIRST_TREASURE], state.gold[:, FIRST_TREASURE:]
    if "tiles_held" not in given:
        state.tiles_held[:] = tiles.sum(axis=1)
    if "treasures_held" not in given:
        state.treasures_held[:] = treasures.sum(axis=1)
    if "treasure_pile" not in given:
        state.treasure_pile[:] = np.maximum(terms.treasure_counts - treasures.sum(axis=0), 0)
    if "tile_pile" not in given:
        left = terms.tile_counts - tiles.sum(axis=0) - state.tiles_paid
        state.tile_pile[:] = np.maximum(left, 0)
        if "tiles_paid" not in given:
            pay_tiles(terms, state)


def pay_tiles(terms: Any, state: Any) -> None:
    """Count missing drained tiles as paid: ones first, then twos, then empty ones."""
    swamp = (state.cover[: terms.hexes] == Cover.SWAMP).sum()
    gone = int(state.tile_pile.sum()) - int(swamp)
    for value in (1, 2, 0):
        count = max(0, min(gone, int(state.tile_pile[value])))
        state.tile_pile[value] -= count
        state.tiles_paid[value] += count
        gone -= count


# ---- the current building ------------------------------------------------------------------------


def fill_participants(state: Any, given: frozenset[str]) -> None:
    """Fill in builder, deciding seat and the seats whose gondolas move (R5.3, R14.7)."""
    kind, active = int(state.building), int(state.active)
    if "builder" not in given:
        state.builder = joint_builder(state, kind) if state.joint else active
    if "decider" not in given:
        state.decider = active if state.builder == NONE else state.builder
    if "movers" not in given:
        seats = np.flatnonzero(state.laid[:, kind]) if state.joint else [active]
        state.movers = sum(only(int(seat)) for seat in seats)
