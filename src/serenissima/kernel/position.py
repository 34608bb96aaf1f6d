"""Positions written by hand: given the differences, the rest is derived, and all is checked."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from serenissima.kernel.contradictions import Amount
from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.kernel.game import Game, check_game
from serenissima.kernel.match import Match
from serenissima.kernel.refusals import (
    POSITION_CONTRADICTION,
    POSITION_FIELD,
    POSITION_NOT_CONSERVED,
    POSITION_SEATS,
    POSITION_WAITS,
)

SEATS_LINE = re.compile(r"^[ \t]*seats[ \t]+(\d{1,2})[ \t]*$", re.MULTILINE)


def position(
    game: Game,
    text: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int = 0,
    deal: Sequence[int] | None = None,
) -> Match:
    """Return a match that begins in a position.

    If no seat may act in it yet, such as right before an election, the match plays by itself to the
    next decision; this is its first step.

    Args:
        game: the game.
        text: a line for each field that differs, as in a match file: `houses[1] castello=2`. Fields
            that follow from these can be omitted.
        seats: number of seats; by default the game's smallest number.
        options: settings that differ from the defaults.
        seed: of the dice.
        deal: answers of the dice before the first decision, instead of rolling.

    Raises:
        Unknown: `game/unknown` for anything but a game.
        Unreadable: `position/field`, `position/index` or `position/value`.
        Illegal: `position/range`, `position/seat`, `position/not-conserved`,
            `position/contradiction` or `position/waits`; also the refusals of `Match` for wrong
            seats or options.
    """
    check_game(game)
    if not isinstance(text, str):
        raise POSITION_FIELD("a position is a text", text=text, hint="lines of fields and values")
    seats = game.meta.seats[0] if seats is None else seats
    terms = game.terms_for(seats, options or {})
    state, sums = game.read_position(terms, text), sums_of(game, seats, options or {})
    _check_values(game, terms, state, sums)
    match = Match(game, seats, options, seed=seed, deal=deal, position=state)
    check_position(match, sums)
    return match


def typed_position(
    game: Game,
    text: str,
    seats: int,
    options: Mapping[str, object],
    *,
    seed: str | int = 0,
) -> Match:
    """Return a match that begins in a position that someone has typed or copied.

    A line `seats 3` says how many seats it has; this must be the number that was chosen.

    Raises the errors of `position`, and `position/seats`; the reason begins with `line N` where one
    line is at fault.
    """
    told = SEATS_LINE.search(text)
    if told and int(told[1]) != seats:
        reason, hint = f"the position has {told[1]} seats", f"choose {told[1]} seats"
        raise POSITION_SEATS(reason, text=seats, limit=int(told[1]), hint=hint)
    text = SEATS_LINE.sub("", text)
    terms = game.terms_for(seats, options)
    for number, line in enumerate(text.splitlines(), 1):
        try:
            game.state.parse(line, game.places(terms))
        except SerenissimaError as error:
            reason = f"line {number}: {error.reason}"
            raise type(error)(error.code, reason, text=error.text, hint=error.hint) from error
    return position(game, text, seats, options, seed=seed)


def sums_of(game: Game, seats: int, options: Mapping[str, object]) -> Mapping[str, int]:
    """Return the conserved sums of a match of this kind, taken from its set-up."""
    begun = Match(game, seats, options)
    return game.conserved(begun.terms, begun.state)


def check_position(match: Match, sums: Mapping[str, int]) -> None:
    """Refuse impossible values, seats that are not in play, and positions that cannot continue.

    Raises:
        Illegal: `position/range`, `position/seat`, `position/not-conserved`,
            `position/contradiction`, `position/waits`.
    """
    _check_values(match.game, match.terms, match.state, sums)
    _check_waits(match)


def _check_values(game: Game, terms: Any, state: Any, right: Mapping[str, int]) -> None:
    """Check the ranges of all values, the conserved sums, and the contradictions."""
    game.state.check(state, int(terms.seats))
    there = game.conserved(terms, state)
    for name in {**right, **there}:
        amount, found = right.get(name, 0), there.get(name, 0)
        if found != amount:
            raise _not_conserved(name, found, amount)
    if wrong := game.first_contradiction(terms, state):
        raise POSITION_CONTRADICTION(wrong.reason, hint=wrong.fix)


def _not_conserved(name: str, found: int, amount: int) -> Illegal:
    """Return the refusal that lists the places, their total, and the right total."""
    many = found > amount
    there = found.breakdown if isinstance(found, Amount) else str(found)
    make = f" make {found}" if isinstance(found, Amount) and " and " in there else ""
    wrong = f"the position has too {'many' if many else 'few'} {name}"
    reason = f"{wrong}: {there}{make}, but the match has {amount}"
    hint = f"remove {found - amount}" if many else f"add {amount - found}"
    return POSITION_NOT_CONSERVED(reason, hint=hint)


def _check_waits(match: Match) -> None:
    """Check that a seat may act unless the match has ended, and that each of them has an action."""
    on = match.game.endings[0]
    if match.over != (match.ending != on):
        reason = (
            "no seat is waiting to act"
            if match.over
            else "a seat must act although the match has ended"
        )
        hint = f"`waits` is 0 if and only if the ending is not {on!r}"
        raise POSITION_WAITS(reason, text=list(match.waits), hint=hint)
    for seat in match.waits:
        if not any(action < match.game.actions.first_retract for action in match.legal(seat)):
            raise POSITION_WAITS("a seat must act, but has no legal action", text=[seat])
