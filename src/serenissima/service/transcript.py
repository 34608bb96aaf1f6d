"""A table's log as a match file; needs no rules, so it works for matches under older ones."""

from collections.abc import Sequence
from typing import cast

from serenissima.kernel.errors import NotNow
from serenissima.kernel.notation import Line, Proof, Transcript
from serenissima.service.events import (
    COMPUTER,
    Acted,
    Event,
    Finished,
    Joined,
    Opened,
    Undone,
    UndoneAlone,
)


def seated(events: Sequence[Event]) -> tuple[str, ...]:
    """Who sits at each seat, persons and computer players; empty where nobody is."""
    plan = cast(Opened, events[0]).plan
    names = [who.removeprefix(COMPUTER) if who.startswith(COMPUTER) else "" for who in plan]
    for event in events:
        if isinstance(event, Joined):
            names[event.seat] = event.name
    return tuple(names)


def computers(events: Sequence[Event]) -> tuple[int, ...]:
    """The seats of computer players."""
    plan = cast(Opened, events[0]).plan
    return tuple(seat for seat, who in enumerate(plan) if who.startswith(COMPUTER))


def result(events: Sequence[Event]) -> str | None:
    """The result as in a match file, or None while the match runs."""
    return next((event.result for event in events if isinstance(event, Finished)), None)


def transcript(events: Sequence[Event]) -> Transcript:
    """The finished match with everything in it, and the proof of its dice.

    Raises:
        NotNow: `table/not-over`.
    """
    opened = cast(Opened, events[0])
    finished = next((event for event in events if isinstance(event, Finished)), None)
    if finished is None:
        raise NotNow("table/not-over", "the match is still being played, and its dice are secret")
    acted, undone = _actions(events)
    return Transcript(
        game=opened.game,
        rules=opened.rules,
        seats=len(opened.plan),
        options=dict(opened.options),
        players=dict(enumerate(seated(events))),
        proof=Proof(finished.secret, opened.commitment, undone),
        deal=opened.deal,
        lines=[Line(act.seat, act.action, act.answers) for act in acted],
        result=finished.result,
    )


def _actions(events: Sequence[Event]) -> tuple[list[Acted], tuple[int, ...]]:
    """The actions that stand, and the numbers of those that were taken back."""
    kept: list[Acted] = []
    undone: list[int] = []
    for event in events:
        if isinstance(event, Acted):
            kept.append(event)
        elif isinstance(event, Undone):
            undone += [act.number for act in kept if act.number >= event.number]
            kept = [act for act in kept if act.number < event.number]
        elif isinstance(event, UndoneAlone):
            undone.append(event.number)
            kept = [act for act in kept if act.number != event.number]
    return kept, tuple(sorted(undone))
