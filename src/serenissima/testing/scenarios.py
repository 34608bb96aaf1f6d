r"""Helps a game's own tests say: from this position, after these actions, this is what is told.

A test reads like a few lines of a match::

    match = at(GAME, "waits 1\nhand[0] one=1 two=1")
    step = play(match, "choose two", "confirm", answers=[1])

    assert told(step, "showed", "caught") == ["showed", "caught"]
    assert said(step, "caught") == [(0, 2)]
"""

from collections.abc import Sequence
from typing import Any

from serenissima.kernel.game import Game
from serenissima.kernel.match import Match, Step
from serenissima.kernel.position import check_position, position, sums_of


def at(game: Game, state: Any, seats: int | None = None, **options: object) -> Match:
    """A match that begins at a position.

    Args:
        game: the game.
        state: text with what differs from a blank state, as `kernel.position` reads it; or a whole
            state, which is copied.
        seats: how many play; default: the game's smallest number.
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
        match: goes on.
        actions: as text, like `choose one`; whoever is asked first takes each, or the seat whose
            number stands before it, as in `1 choose one`.
        answers: what the dice say to the last action, instead of rolling.

    Raises what `Match.play` raises.
    """
    for number, word in enumerate(actions, 1):
        seat, _, action = word.partition(" ")
        if not seat.isdecimal():
            seat, action = str(match.waits[0]), word
        match.play(int(seat), action, answers if number == len(actions) else None)
    return match.steps[-1]


def legal(match: Match, seat: int | None = None) -> list[str]:
    """The legal actions of a seat, or of whoever is asked first, as text."""
    asked_first = match.waits[0] if seat is None else seat
    return list(map(match.actions.format, match.legal(asked_first)))


def told(step: Step, *kinds: str) -> list[str]:
    """The kinds of a step's events, in order; with `kinds`, only of those."""
    names = [happening.event.kind for happening in step.told]
    return [name for name in names if not kinds or name in kinds]


def said(step: Step, kind: str) -> list[tuple[int, ...]]:
    """The values that the sentences of a step's events of one kind say, in order."""
    found = [happening for happening in step.told if happening.event.kind == kind]
    return [
        tuple(n for arg, n in zip(one.event.args, one.values, strict=True) if not arg.unsaid)
        for one in found
    ]


def asked(match: Match, field: str = "stage") -> tuple[tuple[int, ...], str]:
    """Who is asked, and the name of the value of a field that says what for."""
    return match.waits, match.game.state.by_name[field].word(int(match.state[field]))


def see(match: Match, row: str, seat: int | None = None) -> str:
    """A row of the position's text, like `hand[0]`, without its name; empty if it has none.

    With a `seat`, the text is the one for that seat.
    """
    lines = match.game.position_text(match.terms, match.state, seat).splitlines()
    return next((rest for name, _, rest in (s.partition(" ") for s in lines) if name == row), "")


def shares(match: Match) -> tuple[float, ...] | None:
    """Each seat's share of the win; None while the match goes on."""
    return None if match.outcome is None else match.outcome.shares
