"""Checks that a position is complete (R18.1) and that its fields agree with each other.

A match file can begin with a position, which the rules trust. So these checks cover all that the
rules take for granted, and all that they rule out.
"""

from typing import Any

import numpy as np

from serenissima.kernel.contradictions import Amount, Contradictions, contradiction

from .fields import BUILT, NONE, Stage
from .material import (
    CASA,
    DISPLAY_LIMIT,
    FILLING,
    FIRST_TREASURE,
    GOLD_VALUES,
    HAND_LIMIT,
    HEXES,
    KINDS,
    MOST_KINDS,
    MOST_SEATS,
    NEEDED,
    PALAZZO,
)
from .meta import FullHand
from .positions_board import SEATS, in_a_building, on_the_board, on_the_track
from .positions_turn import BUILDING, ENDING, at_the_end, in_a_purse, in_a_turn

NEED = np.array(NEEDED)
WORTH = np.arange(FIRST_TREASURE, GOLD_VALUES)  # of treasures, in gold

# ---- sums ----------------------------------------------------------------------------------------


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """Return the number of cards, pieces, tiles and treasures in all places together (R18.1)."""
    sums: dict[str, int] = {}
    for kind, name in enumerate(KINDS):
        sums[f"cards {name}"] = _cards(state, kind)
        standing = np.sum(state.cover[: terms.hexes] == BUILT + kind) // HEXES[kind]
        sums[f"pieces {name}"] = Amount({"standing": standing, "in supply": state.supply[kind]})
    held = state.gold.sum(axis=0)
    for value in range(FIRST_TREASURE):
        piles = {"on the board": state.tile_pile[value], "paid": state.tiles_paid[value]}
        sums[f"tiles {value}"] = Amount({"in front of players": held[value], **piles})
    for value, stock in enumerate(state.treasure_pile, FIRST_TREASURE):
        places = {"in front of players": held[value], "in stock": stock}
        sums[f"treasures {value}"] = Amount(places)
    return sums


def _cards(state: Any, kind: int) -> Amount:
    rows = state.laid[:, kind].sum() + state.imaginary_laid[kind]
    return Amount(
        {
            "in hands": state.hand[:, kind].sum(),
            "in rows": rows,
            "in sets": state.to_build[kind] * NEEDED[kind],
            "in the display": state.display[kind],
            "in the pile": state.pile[kind],
            "discarded": state.discard[kind],
        }
    )


# ---- contradictions ------------------------------------------------------------------------------


def contradictions(terms: Any, state: Any) -> Contradictions:
    """Yield the checks for combinations that no match reaches."""
    stage = int(state.paying_in if state.stage == Stage.PAY else state.stage)
    yield from counted_twice(terms, state)
    yield from on_the_track(state)
    yield from on_the_board(terms, state)
    yield from at_the_end(terms, state)
    yield from in_rows(terms, state, stage)
    yield from with_figures(state)
    yield from in_hands(terms, state, stage)
    yield from in_a_display(state, stage)
    yield from in_a_building(terms, state, stage)
    yield from in_a_purse(state)
    yield from in_memory(terms, state)
    yield from in_a_turn(terms, state, stage)


def counted_twice(terms: Any, state: Any) -> Contradictions:
    """Check numbers that are stored besides the things that they count (R18.1)."""
    swamp, tiles = (state.cover[: terms.hexes] == 0).sum(), state.tile_pile.sum()
    held, paid = state.gold[:, :FIRST_TREASURE].sum(), state.tiles_paid.sum()
    numbers = {"swamp": swamp, "tiles": tiles, "held": held, "paid": paid}
    text = "{swamp} hexes are under swamp, but {tiles} tiles are left, {held} held and {paid} paid"
    fix = "drain {more} more hexes, or take {more} tiles from players"
    yield contradiction(text, swamp > tiles, fix=fix, more=swamp - tiles, among=numbers)
    fix = "give a player {more} tiles, or drain fewer hexes"
    yield contradiction(text, swamp < tiles, fix=fix, more=tiles - swamp, among=numbers)
    text = "seat {0} has {held} {what}, but {name} is {said}"
    held, said = state.hand.sum(axis=1), state.hand_size
    yield contradiction(
        text,
        held != said,
        fix="write {held} there",
        held=held,
        what="cards",
        name="hand_size",
        said=said,
    )
    held, said = state.gold[:, :FIRST_TREASURE].sum(axis=1), state.tiles_held
    yield contradiction(
        text,
        held != said,
        fix="write {held} there",
        held=held,
        what="tiles",
        name="tiles_held",
        said=said,
    )
    held, said = state.gold[:, FIRST_TREASURE:].sum(axis=1), state.treasures_held
    yield contradiction(
        text,
        held != said,
        fix="write {held} there",
        held=held,
        what="treasures",
        name="treasures_held",
        said=said,
    )


def in_memory(terms: Any, state: Any) -> Contradictions:
    """Check what is remembered of the treasures in stock (R15.3)."""
    treasures, later = state.gold[:, FIRST_TREASURE:], state.redrawn
    text = "seat {0} has {drawn} treasures in redrawn, but redrawn_size is {said}"
    drawn, said = later.sum(axis=1), state.redrawn_size
    yield contradiction(text, drawn != said, fix="write {drawn}", drawn=drawn, said=said)
    text = "seat {0} has {held} treasures of a value, but {drawn} of them in redrawn"
    numbers = {"held": treasures, "drawn": later}
    yield contradiction(text, later > treasures, fix="write at most {held}", among=numbers)
    text = "{drawn} treasures are in redrawn, but none was paid before"
    drawn, paid = later.sum(), state.returned.sum()
    yield contradiction(text, drawn > 0 and paid == 0, fix="write 0", drawn=drawn)
    most = terms.treasure_counts - (treasures - later).sum(axis=0)
    text = "{said} treasures of {value} gold are in returned, but at most {most} were in stock"
    numbers = {"said": state.returned, "value": WORTH, "most": most}
    yield contradiction(text, state.returned > most, fix="write {most}", among=numbers)


# ---- cards ---------------------------------------------------------------------------------------


def in_rows(terms: Any, state: Any, stage: int) -> Contradictions:
    """Check that rows are not too long or many, or complete before building (R3.2, R9.1, R14.3)."""
    table = state.laid.sum(axis=0) + state.imaginary_laid
    numbers = {"kind": KINDS, "count": table, "need": NEED, "complete": state.complete}
    text = "seat {0} has {laid} casa in a row, but casas form no rows"
    yield contradiction(text, state.laid[:, CASA] > 0, fix="remove it", laid=state.laid[:, CASA])
    text = "the rows of {kind} have {count} cards, but {need} are enough to build it"
    yield contradiction(text, table > NEED, fix="leave {need}", among=numbers)
    text = "complete is {complete} for {kind}, but {count} of {need} cards are laid"
    yield contradiction(
        text, (state.complete != 0) != (table == NEED), fix="leave it out", among=numbers
    )
    building = stage in (*BUILDING, *ENDING)
    text = "{kind} should have been built by now"
    sets = np.array([state.complete, state.to_build])
    names = np.array(["complete", "to_build"])[:, None]
    yield contradiction(
        text,
        (sets > 0) & (not building),
        fix="leave out {name}, or write a stage that builds",
        kind=KINDS,
        name=names,
    )
    if terms.seats > 2:
        counts = (state.imaginary_laid.any(), state.imaginary_master.any(), state.revealed)
        text = "{name} is given, but with {seats} seats there is no imaginary player"
        given = ("imaginary_laid", "imaginary_master", "revealed")
        yield contradiction(
            text, np.array(counts, bool), fix="leave it out", name=given, seats=terms.seats
        )
    yield from of_kinds(state, stage)


def of_kinds(state: Any, stage: int) -> Contradictions:
    """Check for rows of at most two kinds, except the active seat's before it gives up surplus."""
    own, imaginary = (state.laid > 0).sum(axis=1), (state.imaginary_laid[PALAZZO:] > 0).sum()
    text = "{who} has rows of {kinds} kinds, but may have at most {most}"
    laid = stage in (*BUILDING, *ENDING) and state.then == Stage.SURPLUS
    late = (laid or stage == Stage.SURPLUS) & (state.active == SEATS)
    seats = [f"seat {seat}" for seat in range(MOST_SEATS)]
    yield contradiction(
        text, (own > MOST_KINDS) & ~late, fix="remove one", who=seats, kinds=own, most=MOST_KINDS
    )
    who = "the imaginary player"
    yield contradiction(
        text, imaginary > MOST_KINDS, fix="remove one", who=who, kinds=imaginary, most=MOST_KINDS
    )


def with_figures(state: Any) -> Contradictions:
    """Check that a master builder has the longest row (R4.1, R4.2, R9.3, R14.5)."""
    rows = np.vstack([state.laid, state.imaginary_laid])
    seated, imaginary = state.master != NONE, state.imaginary_master != 0
    owner = np.where(imaginary, MOST_SEATS, np.maximum(state.master, 0))
    own, longest = rows[owner, np.arange(len(KINDS))], rows.max(axis=0)
    has = seated | imaginary
    who = [f"seat {seat}" if seat < MOST_SEATS else "the imaginary player" for seat in owner]
    numbers = {"kind": KINDS, "own": own, "longest": longest, "who": who, "seat": state.master}
    text = "seat {seat} and the imaginary player both have the figure of {kind}"
    yield contradiction(text, seated & imaginary, fix="leave it to one", among=numbers)
    yield contradiction(
        "a casa has no figure, but {who} has one", has[CASA], fix="leave it out", who=who[CASA]
    )
    text = "{who} has the figure of {kind} with {own} cards, but the longest row has {longest}"
    yield contradiction(text, has & (own < longest), fix="give it away", among=numbers)
    text = "{who} has the figure of {kind}, but no card of it"
    yield contradiction(
        text, has & (own == 0), fix="lay one, or leave the figure out", among=numbers
    )
    text = "a row has {longest} cards of {kind}, but no one has the figure"
    yield contradiction(
        text, ~has & (longest > 0) & (longest != NEED), fix="leave master out", among=numbers
    )  # R4.3


def in_hands(terms: Any, state: Any, stage: int) -> Contradictions:
    """Check that hands have at most five cards (R12.4), including chosen and known ones."""
    mine = state.active == SEATS
    shedding = stage == Stage.SHED and terms.full_hand == FullHand.SWAP  # R16.5
    coming = (int(state.to_take) if stage == Stage.FILL else 0) * mine
    size, most = state.hand_size + coming, HAND_LIMIT + shedding * mine
    text = "seat {0} holds {held} cards and takes {coming} more, but may hold only {most}"
    numbers = {"held": state.hand_size, "coming": coming, "most": most, "over": size - most}
    yield contradiction(text, size > most, fix="remove {over}", among=numbers)
    text = "seat {seat} must discard a card, but holds only {size} of {most}"
    few = stage == Stage.SHED and size[state.active] <= HAND_LIMIT
    numbers = {"seat": state.active, "size": size[state.active], "most": HAND_LIMIT}
    yield contradiction(text, few, fix="give it more", among=numbers)
    chosen, held = state.adding + state.solo * NEED, state.hand
    numbers = {"kind": KINDS, "chosen": chosen, "held": held, "known": state.known}
    text = "seat {0} is known to hold {known} {kind}, but holds {held}"
    yield contradiction(text, state.known > held, fix="write {held}", among=numbers)
    text = "seat {0} has chosen {chosen} {kind} to lay, but is not laying cards"
    yield contradiction(
        text,
        (chosen > 0) & ~(mine[:, None] & (stage == Stage.LAY)),
        fix="leave them out",
        among=numbers,
    )
    text = "seat {0} has chosen {chosen} {kind} to lay, but holds {held}"
    yield contradiction(text, chosen > held, fix="choose at most {held}", among=numbers)
    adding = state.adding.sum(axis=0)
    table = state.laid.sum(axis=0) + state.imaginary_laid + adding
    text = "the rows of {kind} would have {count} cards, but {need} are enough to build it"
    full = ((table > NEED) & (adding > 0))[PALAZZO:]
    yield contradiction(
        text,
        full,
        fix="choose fewer",
        count=table[PALAZZO:],
        kind=KINDS[PALAZZO:],
        need=NEED[PALAZZO:],
    )
    text = "seat {0} has chosen a casa in solo, but a casa is chosen in adding"
    yield contradiction(text, state.solo[:, CASA] > 0, fix="leave it out")


def in_a_display(state: Any, stage: int) -> Contradictions:
    """Check the size of the display (R12.7), and the cards taken for a shown one (R12.3)."""
    full = (Stage.FILL, *ENDING)
    count, most = int(state.display.sum()), DISPLAY_LIMIT - (stage not in full)
    text = "the display has {count} cards, but here it has at most {most}"
    yield contradiction(
        text, count > most, fix="remove {over}", count=count, most=most, over=count - most
    )
    shown, taking = int(state.shown), int(state.to_take)
    numbers = {"kind": KINDS[shown], "taking": taking, "most": FILLING}
    filling = stage == Stage.FILL
    text = "no card is shown, but {taking} cards are taken for one"
    yield contradiction(text, filling and shown == NONE, fix="name it in shown", among=numbers)
    text = "{kind} is shown, but not in the display"
    yield contradiction(
        text,
        filling and shown != NONE and not state.display[shown],
        fix="put it there",
        among=numbers,
    )
    text = "{taking} cards are still to be taken for the one shown, but it must be 1 to {most}"
    yield contradiction(text, filling and not 1 <= taking <= FILLING, fix="write 1", among=numbers)
    text = "{taking} cards are still to be taken, but none was shown this turn"
    yield contradiction(text, stage not in full and taking, fix="write to_take 0", among=numbers)
    draw = (Stage.BEFORE, Stage.LAY, Stage.SURPLUS, Stage.DRAIN, Stage.DRAW, Stage.SHED)
    early = stage in draw or (stage in BUILDING and state.then != Stage.PASS)
    text = "{kind} is shown before any card is drawn this turn"
    yield contradiction(text, shown != NONE and early, fix="write shown none", among=numbers)
