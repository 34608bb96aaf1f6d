"""Checks of the track, the board and the running building in every position (R5, R6, R8)."""

from typing import Any

import numpy as np

from serenissima.kernel.contradictions import Contradictions, contradiction

from .building import has_equal_sides, joint_builder
from .fields import BUILT, NONE, Cover, Stage
from .material import (
    BASILICA,
    CROSSED_AGAIN,
    CROSSING,
    HEXES,
    KINDS,
    MOST_SEATS,
    PALAZZO,
    PONTE,
)
from .meta import Basilica
from .places import name_of
from .sites import ways_on

SEATS = np.arange(MOST_SEATS)
MOVING = (Stage.MOVE, Stage.STEER, Stage.BETWEEN)
RAISING = (Stage.SITE, Stage.SPAN, *MOVING)


def on_the_track(state: Any) -> Contradictions:
    """Check that no two gondolas share a field; 10 and 45 are the same water (R8.5, R18.3)."""
    water = np.where(state.position == CROSSED_AGAIN, CROSSING, state.position)
    same = (water[:, None] == water) & (water > 0) & (SEATS[:, None] < SEATS)
    text = "seats {0} and {1} both have their gondolas on space {field}"
    yield contradiction(text, same, fix="move one", field=state.position)


# ---- the board -----------------------------------------------------------------------------------


def on_the_board(terms: Any, state: Any) -> Contradictions:
    """Check that pieces are whole, numbered, and stand on allowed hexes (R5.5, R5.6)."""
    cover, piece = state.cover[: terms.hexes], state.piece[: terms.hexes]
    printed = terms.printed[: terms.hexes]
    rest = state.cover[terms.hexes :].any() or state.piece[terms.hexes :].any()
    text = "there is a piece beyond the {hexes} hexes of the board"
    yield contradiction(text, rest, fix="remove it", hexes=terms.hexes)
    place = np.array(hex_names(terms))
    words = [Cover(what).text for what in range(len(Cover))]
    lies, first = np.array(words)[cover], np.array(words)[printed]
    numbers = {"place": place, "lies": lies, "first": first, "number": piece}
    text = "{place} has {lies}, but {first} is printed there"
    yield contradiction(
        text, (printed >= BUILT) & (cover != printed), fix="leave it out", among=numbers
    )
    text = "{place} is under swamp, but {first} is printed there"
    yield contradiction(
        text, (printed != Cover.SWAMP) & (cover == Cover.SWAMP), fix="write {first}", among=numbers
    )
    text = "{place} has {lies}, but its piece is {number}"
    yield contradiction(text, (cover < BUILT) & (piece != 0), fix="write 0", among=numbers)
    for kind, name in enumerate(KINDS):
        yield from of_pieces(terms, kind, name, np.flatnonzero(cover == BUILT + kind), piece, place)


def of_pieces(
    terms: Any, kind: int, name: str, there: Any, piece: Any, place: Any
) -> Contradictions:
    """Check that the hexes of a kind of building form whole pieces, numbered from 1."""
    count, need = len(there), HEXES[kind]
    numbers = {"count": count, "name": name, "need": need}
    text = "{count} hexes have {name}, but each takes {need}"
    yield contradiction(text, count % need, fix="add or remove some", among=numbers)
    pieces = [there[piece[there] == number + 1] for number in range(count // need)]
    whole = all(len(hexes) == need for hexes in pieces)
    text = "the {count} hexes of {name} do not form whole pieces of {need}"
    yield contradiction(text, not whole, fix="number or place them differently", among=numbers)
    wrong = np.array([not can_bear(terms, kind, hexes.tolist()) for hexes in pieces])
    at = [" ".join(place[hexes]) for hexes in pieces]
    text = "the {name} on {at} has the wrong shape"
    yield contradiction(text, wrong, fix="arrange its {need} hexes as a site", at=at, among=numbers)


def hex_names(terms: Any) -> list[str]:
    """Return the board's name of each of its hexes, such as C14."""
    cells = zip(terms.row[: terms.hexes], terms.column[: terms.hexes], strict=True)
    return [name_of((int(row), int(column))) for row, column in cells]


def can_bear(terms: Any, kind: int, hexes: list[int]) -> bool:
    """Whether hexes, in the number that a kind needs, have the shape of its site."""
    if kind == PONTE:
        return sorted(hexes) in np.sort(terms.bridge, axis=1).tolist()
    touching = sum(other in terms.neighbour[one] for one in hexes for other in hexes) // 2
    if kind == BASILICA:
        return touching >= (3 if terms.basilica == Basilica.TRIANGLE else 2)
    return touching == len(hexes) - 1


# ---- the running building ------------------------------------------------------------------------


def in_a_building(terms: Any, state: Any, stage: int) -> Contradictions:
    """Check the building, its builders and its site (R5, R6, R8)."""
    kind, joint = int(state.building), bool(state.joint)
    raised = stage in RAISING
    text = "building is {kind} in the stage {stage}"
    what = KINDS[kind] if kind != NONE else "none"
    yield contradiction(
        text,
        (kind != NONE) != raised,
        fix="only the stages from site to between have a building",
        kind=what,
        stage=Stage(stage).text,
    )
    if kind == NONE or not raised:
        yield from without_a_building(state)
        return
    numbers = {"kind": KINDS[kind], "joint": int(joint)}
    text = "{kind} is being built with joint {joint}, but its cards are not laid for that"
    yield contradiction(
        text, not (state.complete if joint else state.to_build)[kind], fix="lay them", among=numbers
    )
    builder = joint_builder(state, kind) if joint else int(state.active)
    decider = int(state.active) if builder == NONE else builder
    text = "{name} is {said}, but the rows and the active seat make it {right}"
    said, right = np.array([state.builder, state.decider]), np.array([builder, decider])
    seats = [str(seat) if seat != NONE else "none" for seat in (*said.tolist(), *right.tolist())]
    names = {"name": ("builder", "decider"), "said": seats[:2], "right": seats[2:]}
    yield contradiction(text, said != right, fix="write {name} {right}", among=names)
    yield from of_movers(state, stage, state.laid[:, kind] > 0 if joint else state.active == SEATS)
    yield from on_a_site(terms, state, stage)


def without_a_building(state: Any) -> Contradictions:
    """Check that values of a running building are absent."""
    names = ("builder", "decider", "picked")
    given = np.array([np.any(state[name] != NONE) for name in names])
    text = "{name} is given, but no building is in progress"
    yield contradiction(text, given, fix="leave it out", name=names)
    numbers = ("joint", "points", "movers")
    counts = np.array([state[name] for name in numbers])
    text = "{name} is {count}, but no building is in progress"
    yield contradiction(text, counts > 0, fix="leave it out", name=numbers, count=counts)


def of_movers(state: Any, stage: int, taking_part: Any) -> Contradictions:
    """Check that the movers are seats that take part, and that none has moved too early (R8.1)."""
    moving = (state.movers >> SEATS & 1).astype(bool)
    right = int((taking_part << SEATS).sum())
    numbers = {"movers": state.movers, "right": right}
    text = "seat {0} is in movers {movers}, but takes no part in the building"
    yield contradiction(text, moving & ~taking_part, fix="write movers {right}", among=numbers)
    text = "movers is {movers} before any gondola has moved"
    yield contradiction(
        text,
        stage in (Stage.SITE, Stage.SPAN) and state.movers != right,
        fix="write movers {right}",
        among=numbers,
    )
    text = "movers is {movers}, but between two gondolas some of {right} have moved"
    between = stage == Stage.BETWEEN and state.movers in (0, right)
    yield contradiction(text, between, fix="leave one out", among=numbers)


def under_a_building(
    terms: Any, state: Any, stage: int, hexes: list[int], numbers: dict[str, Any]
) -> Contradictions:
    """Check that the chosen hexes are those of the building just built (R5.4, R6.5)."""
    kind = int(state.building)
    text = "{place} is picked for a {kind} that is already built, but has {lies}"
    yield contradiction(
        text, state.cover[hexes] != BUILT + kind, fix="cover it with {kind}", among=numbers
    )
    text = "a {kind} stands on the {count} picked hexes, but takes {need}"
    yield contradiction(text, len(hexes) != HEXES[kind], fix="pick {need}", among=numbers)
    text = "casas are counted for a {kind}, but only a ponte counts them"
    yield contradiction(
        text, stage == Stage.SPAN and kind != PONTE, fix="write stage move", among=numbers
    )
    if stage == Stage.SPAN and kind == PONTE and len(hexes) == HEXES[PONTE]:
        text = "both sides of the ponte have the same number of casas, so no seat is asked"
        yield contradiction(text, has_equal_sides(terms, state), fix="write stage move")


def on_a_site(terms: Any, state: Any, stage: int) -> Contradictions:
    """Check that chosen hexes are free until the building stands on them (R5.4, R5.5)."""
    kind = int(state.building)
    hexes = [int(place) for place in state.picked if place != NONE]
    inner = np.array([place < terms.hexes for place in hexes], bool)
    numbers = {"kind": KINDS[kind], "count": len(hexes), "need": HEXES[kind]}
    text = "hex {place} is picked, but the board has {hexes}"
    yield contradiction(text, ~inner, fix="pick another", place=hexes, hexes=terms.hexes)
    if not inner.all():
        return
    text = "{count} hexes are picked, but some of them twice"
    yield contradiction(text, len(hexes) - len(set(hexes)), fix="pick others", among=numbers)
    gaps = (state.picked != NONE)[1:] > (state.picked != NONE)[:-1]
    yield contradiction("picked has a gap at place {0}", gaps, fix="write none last")
    cover, place = state.cover[hexes], [hex_names(terms)[at] for at in hexes]
    lies = [Cover(int(what)).text for what in cover]
    numbers |= {"place": place, "lies": lies}
    if stage != Stage.SITE:
        yield from under_a_building(terms, state, stage, hexes, numbers)
        return
    text = "{place} is picked, but has {lies}"
    yield contradiction(text, cover != Cover.FREE, fix="pick a free hex", among=numbers)
    most = 0 if kind == PONTE else HEXES[kind] - 1
    text = "{count} hexes are picked for a {kind}, but at most {most} can be before it is built"
    yield contradiction(text, len(hexes) > most, fix="pick fewer", most=most, among=numbers)
    far = len(hexes) == 2 and not can_bear(terms, PALAZZO, hexes)
    yield contradiction("the 2 picked hexes do not touch", far, fix="pick others")
    text = "points is {points}, but the {kind} is not built yet"
    yield contradiction(
        text, state.points > 0, fix="write points 0", points=state.points, among=numbers
    )
    ways, _ = ways_on(terms, state, kind)
    text = "a seat is asked for the site of a {kind}, but there are only {ways} ways to continue"
    yield contradiction(
        text, state.waits and ways < 2, fix="free more hexes", ways=ways, among=numbers
    )
