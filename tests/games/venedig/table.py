"""Positions of Venedig as text, for the tests: what is not written down is made up for.

Hexes are called by their places on the board of the shelf, in actions too: `site G12`. Lines of a
position's own are `free G10 G14`, `casa A12` and the like for other kinds, `standing casa 17` (so
many somewhere far from San Marco), `purse[0] 5 2 1` (tiles and treasures by their gold), and
`stock 3 6` (the treasures that are left; seat 1 of three or more has the others).
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from serenissima.games.venedig.board import load
from serenissima.games.venedig.fields import BUILT, STATE, Cover, Stage
from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.material import HEXES, KINDS, NEEDED, PIECES, PONTE
from serenissima.games.venedig.places import named
from serenissima.games.venedig.positions import can_bear, contradictions
from serenissima.kernel.match import Match, Step
from serenissima.kernel.seats import only

PLACE = re.compile(r"[A-Z]\d+")
OWN = re.compile(rf"(free|{'|'.join(KINDS)}|standing|purse\[\d\]|stock)$")
LAZY = ("skip", "done", "go-on", "stop", "draw")  # whatever is asked in a turn, one of these
SAN_MARCO = 0
FULL = "casa C18 E22 F3 G12 K18"  # a line: no hex is free but those named


@cache
def hexes(board: str = "laguna") -> dict[str, int]:
    """The number of each hex, from 0, by its place."""
    return {named(place): number for place, number in load(board).number.items()}


def at(text: str = "", seats: int = 3, **options: object) -> Match:
    """A match at a position, with ten cards of the casa and eight of each other kind.

    Piles that are not named hold what is in no other place, the longest rows have their figures.
    """
    match = drawn(text, seats, **options)
    found = ((name, int(np.sum(c))) for name, c in contradictions(match.terms, match.state))
    assert not {name: count for name, count in found if count}
    return match


def drawn(text: str = "", seats: int = 3, **options: object) -> Match:
    """A match at a position that may be one that cannot be."""
    options.setdefault("cards", "10-8-8-8-8")
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    own = [line for line in lines if OWN.match(line.partition(" ")[0])]
    state = STATE.parse("\n".join(line for line in lines if line not in own))
    named_fields = {re.split(r"[\[ ]", line)[0] for line in lines}
    terms = GAME.terms_for(seats, options)
    state.cover[: terms.hexes] = terms.printed[: terms.hexes]
    state.piece[:] = state.cover >= BUILT
    for line in own:
        _put(terms, state, *line.split())
    _fill_cards(terms, state, "pile" in named_fields)
    _fill_figures(state)
    _fill_board(terms, state)
    _fill_gold(terms, state)
    _ask(state, named_fields)
    STATE.check(state)
    return Match(GAME, seats, options, position=state)


def _put(terms: Any, state: Any, word: str, *rest: str) -> None:
    if word.startswith("purse"):
        for value in rest:
            state.gold[int(word[6]), int(value)] += 1
    elif word == "stock":
        for value, count in enumerate(terms.treasure_counts, 3):
            state.gold[1, value] += count - rest.count(str(value))
    elif word == "standing":
        for _ in range(int(rest[1])):
            _build(state, KINDS.index(rest[0]), _site(terms, state, KINDS.index(rest[0])))
    elif word == "free":
        state.cover[[hexes()[place] for place in rest]] = Cover.FREE
    else:
        kind, places = KINDS.index(word), [hexes()[place] for place in rest]
        for first in range(0, len(places), HEXES[kind]):
            _build(state, kind, places[first : first + HEXES[kind]])


def _build(state: Any, kind: int, places: Sequence[int]) -> None:
    state.piece[list(places)] = state.piece[state.cover == BUILT + kind].max() + 1
    state.cover[list(places)] = BUILT + kind


def _site(terms: Any, state: Any, kind: int) -> Sequence[int]:
    """Hexes under swamp for a building, the last ones that are not in San Marco."""
    swamp = np.flatnonzero(state.cover[: terms.hexes] == Cover.SWAMP)
    far = [int(place) for place in swamp if terms.district[place] != SAN_MARCO]
    for first in reversed(far):
        near = terms.bridge if kind == PONTE else [terms.neighbour[first]]
        others = {
            int(place) for group in near if kind != PONTE or first in group for place in group
        }
        for rest in combinations(sorted(others & set(far) - {first}), HEXES[kind] - 1):
            if can_bear(terms, kind, [first, *rest]):
                return [first, *rest]
    raise AssertionError(kind)


def _fill_cards(terms: Any, state: Any, has_pile: bool) -> None:
    state.hand_size[:] = state.hand.sum(axis=1)
    placed = state.hand.sum(axis=0) + state.laid.sum(axis=0) + state.imaginary_laid
    placed = placed + state.display + state.to_build * np.array(NEEDED)
    rest = terms.card_counts - placed - state.discard - state.pile
    (state.discard if has_pile else state.pile)[:] += rest


def _fill_figures(state: Any) -> None:
    """Where the text gives none: to the longest row, of equal ones to the lowest seat."""
    for kind in range(1, len(KINDS)):
        rows = state.laid[:, kind]
        if state.master[kind] >= 0 or state.imaginary_master[kind] or state.complete[kind]:
            continue
        if state.imaginary_laid[kind] > rows.max():
            state.imaginary_master[kind] = 1
        elif rows.max() > 0:
            state.master[kind] = rows.argmax()


def _fill_board(terms: Any, state: Any) -> None:
    for kind, pieces in enumerate(PIECES):
        standing = np.flatnonzero(state.cover[: terms.hexes] == BUILT + kind)
        numbers = sorted(set(state.piece[standing].tolist()))
        state.piece[standing] = np.searchsorted(numbers, state.piece[standing]) + 1
        state.supply[kind] = pieces - len(numbers)
    state.piece[state.cover < BUILT] = 0


def _fill_gold(terms: Any, state: Any) -> None:
    state.tiles_held[:] = state.gold[:, :3].sum(axis=1)
    state.treasures_held[:] = state.gold[:, 3:].sum(axis=1)
    state.treasure_pile[:] = terms.treasure_counts - state.gold[:, 3:].sum(axis=0)
    state.tile_pile[:] = terms.tile_counts - state.gold[:, :3].sum(axis=0) - state.tiles_paid
    gone = state.tile_pile.sum() - (state.cover[: terms.hexes] == Cover.SWAMP).sum()
    for value in (1, 2, 0):
        count = min(gone, state.tile_pile[value])
        state.tile_pile[value] -= count
        state.tiles_paid[value] += count
        gone -= count


def _ask(state: Any, said: set[str]) -> None:
    if "stage" not in said:
        state.stage = STATE.by_name["stage"].number("lay")
    if "waits" not in said:
        asked = state.decider if state.stage == Stage.SITE else state.active
        state.waits = only(int(asked))
    state.turn = max(1, state.turn)


def begun(seats: int = 3, **options: object) -> Match:
    """A match at its beginning."""
    return Match(GAME, seats, options, seed="begun")


def play(match: Match, *words: str, answers: Sequence[int] | None = None) -> Step:
    """Let whoever is asked do each of these, or the seat before it; the last step.

    `answers` are what the dice say to the last of them.
    """
    for number, word in enumerate(words, 1):
        seat, _, action = word.partition(" ")
        if not seat.isdigit():
            seat, action = str(match.waits[0]), word
        dice = answers if number == len(words) else None
        step = match.play(int(seat), _numbered(match, action), dice)
    return step


def _numbered(match: Match, word: str) -> str:
    board = GAME.options_of(match.terms)["board"]
    return PLACE.sub(lambda found: str(hexes(str(board))[found[0]] + 1), word)


def pass_turn(match: Match) -> Step:
    """Let whoever is asked do as little as possible until another turn begins, or the end."""
    turn = int(match.state.turn)
    while not match.over and match.state.turn == turn:
        step = match.play(match.waits[0], next(w for w in LAZY if match.can(match.waits[0], w)))
    return step


def legal(match: Match, seat: int | None = None) -> list[str]:
    """What can be done now, by the seat or by whoever is asked first; hexes by their places."""
    asked = match.waits[0] if seat is None else seat
    return [_placed(match, GAME.actions.format(action)) for action in match.legal(asked)]


def _placed(match: Match, word: str) -> str:
    kind, _, rest = word.partition(" ")
    if kind not in ("site", "drain"):
        return word
    places = list(hexes(str(GAME.options_of(match.terms)["board"])))
    return f"{kind} {places[int(rest) - 1]}"


def sites(match: Match) -> list[str]:
    """The places that can be named for the building now."""
    return [word[5:] for word in legal(match) if word.startswith("site ")]


def told(step: Step, *kinds: str) -> list[str]:
    """The events of a step in order; only some kinds of them, if any are named."""
    names = [happening.event.kind for happening in step.told]
    return [name for name in names if not kinds or name in kinds]


def said(step: Step, kind: str) -> list[tuple[int, ...]]:
    """The values of a step's events of one kind."""
    return [happening.values for happening in step.told if happening.event.kind == kind]


def asked(match: Match) -> tuple[tuple[int, ...], str]:
    """Who is asked, and for what."""
    return match.waits, stage(match)


def stage(match: Match) -> str:
    """What is asked."""
    return STATE.by_name["stage"].word(int(match.state.stage))


def see(match: Match, line: str, seat: int | None = None) -> str:
    """What the position's text (the one for a seat) says in a line; nothing if it has none."""
    lines = STATE.format(match.state, seat).splitlines()
    return next((text.partition(" ")[2] for text in lines if text.split()[0] == line), "")


def cover(match: Match, *places: str) -> list[str]:
    """What lies on these hexes."""
    word = STATE.by_name["cover"].word
    return [word(int(match.state.cover[hexes()[place]])) for place in places]


def fields(match: Match) -> list[int]:
    """Where the gondolas lie."""
    return [int(field) for field in match.state.position[: match.seats]]


def figures(match: Match) -> dict[str, int | str]:
    """Who has each master builder, without those on the board."""
    found: dict[str, int | str] = {}
    for kind, name in enumerate(KINDS):
        if match.state.imaginary_master[kind]:
            assert match.state.master[kind] < 0
            found[name] = "imaginary"
        elif match.state.master[kind] >= 0:
            found[name] = int(match.state.master[kind])
    return found


def gold(match: Match, seat: int) -> list[int]:
    """A seat's tiles and treasures by their gold."""
    return [value for value, count in enumerate(match.state.gold[seat]) for _ in range(count)]


def shares(match: Match) -> Any:
    """How the win is shared, seat by seat; None while the match goes on."""
    return None if match.outcome is None else match.outcome.shares
