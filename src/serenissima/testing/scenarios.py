r"""Helpers for a game's tests: from this position, after these actions, these events happen.

A test reads like a few lines of a match::

    match = at(GAME, "waits 1\nhand[0] one=1 two=1")
    step = play(match, "choose two", "confirm", answers=[1])

    assert event_kinds(step, "showed", "caught") == ["showed", "caught"]
    assert event_values(step, "caught") == [(0, 2)]
"""

from collections.abc import Sequence
from typing import Any

from serenissima.kernel.game import Game
from serenissima.kernel.match import Match, Step
from serenissima.kernel.position import check_position, position, sums_of


def at(game: Game, state: Any, seats: int | None = None, **options: object) -> Match:
    """Return a match that begins at a position.

    Args:
        game: the game.
        state: text with the differences from a blank state, in the form of `kernel.position`; or a
            whole state, which is copied.
        seats: the number of players; default: the game's smallest.
        options: settings that differ from the defaults.

    Raises what `kernel.position.position` raises.
    """
    if isinstance(state, str):
        return position(game, state, seats, options)
    match = Match(game, seats, options, position=state)
    check_position(match, sums_of(game, match.seats, options))
    return match


def play(match: Match, *actions: str, answers: Sequence[int] | None = None) -> Step:
    """Take actions in order and return the last step.

    Args:
        match: the match to continue.
        actions: as text, such as `choose one`; the first waiting seat takes each, or the seat whose
            number precedes it, as in `1 choose one`.
        answers: the dice's answers to the last action, instead of rolling.

    Raises what `Match.play` raises.
    """
    for number, word in enumerate(actions, 1):
        seat, _, action = word.partition(" ")
        if not seat.isdecimal():
            seat, action = str(match.waits[0]), word
        match.play(int(seat), action, answers if number == len(actions) else None)
    return match.steps[-1]


def legal(match: Match, seat: int | None = None) -> list[str]:
    """Return the legal actions, as text, of a seat or of the first waiting one."""
    asked_first = match.waits[0] if seat is None else seat
    return list(map(match.actions.format, match.legal(asked_first)))


def event_kinds(step: Step, *kinds: str) -> list[str]:
    """Return the kinds of a step's events, in order; with `kinds`, only those."""
    names = [happening.event.kind for happening in step.happenings]
    return [name for name in names if not kinds or name in kinds]


def event_values(step: Step, kind: str) -> list[tuple[int, ...]]:
    """Return the values in the sentences of a step's events of one kind, in order."""
    found = [happening for happening in step.happenings if happening.event.kind == kind]
    return [
        tuple(n for arg, n in zip(one.event.args, one.values, strict=True) if not arg.unsaid)
        for one in found
    ]


def next_decision(match: Match, field: str = "stage") -> tuple[tuple[int, ...], str]:
    """Return the waiting seats, and the name of a field's value, by default the stage."""
    return match.waits, match.game.state.by_name[field].word(int(match.state[field]))


def see(match: Match, row: str, seat: int | None = None) -> str:
    """Return a row of the position's text, such as `hand[0]`, without its name; empty if missing.

    With a `seat`, the text is the one for that seat.
    """
    lines = match.game.position_text(match.terms, match.state, seat).splitlines()
    return next((rest for name, _, rest in (s.partition(" ") for s in lines) if name == row), "")


def shares(match: Match) -> tuple[float, ...] | None:
    """Return each seat's share of the win; None during the match."""
    return None if match.outcome is None else match.outcome.shares
