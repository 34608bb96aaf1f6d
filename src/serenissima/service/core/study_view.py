"""A position of a study as a page shows it: from each seat's view, so that all cards are open."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Any

from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.noticed import ToldStep
from serenissima.service.core.study import Study, StudyPosition
from serenissima.service.core.table_view import TableView


@dataclass(frozen=True)
class SeenStudy:
    """A study at one of its positions.

    Attributes:
        id: also the link for reading.
        title: the study's own; may be empty.
        study: the study.
        here: the position.
        seat: the seat to act that was chosen, or the first that waits; -1 at the end of a match.
        shown: the position as that seat sees it at a table.
        views: the position as each seat sees it.
        edits: whether the viewer may change the study.
    """

    id: str
    title: str
    study: Study
    here: StudyPosition
    seat: int
    shown: TableView
    views: tuple[Any, ...]
    edits: bool


def see_position(
    match: Match, seat: int, names: Sequence[str], computers: Container[int]
) -> TableView:
    """Return the position that a match has reached, as a seat sees it, with open events.

    `names` are those of the seats, empty where there is none.
    """
    game, seats = match.game, range(match.seats)
    told = tuple(
        ToldStep(number, step.seat, step.happenings) for number, step in enumerate(match.steps)
    )
    eyes = seat if seat in seats else SPECTATOR
    called = [*names, *("" for _ in seats)][: match.seats]
    view = game.state.view(match.state, eyes)
    seen = TableView.of_position(game, match.terms, view, eyes, called, told, computers)
    legal = tuple(match.legal(eyes)) if eyes in match.waits else ()
    return replace(seen, legal=legal, decision=0 if legal else None, outcome=match.outcome)


def views_of(match: Match) -> tuple[Any, ...]:
    """Return the position that a match has reached, as each seat sees it."""
    return tuple(match.view(seat) for seat in range(match.seats))


def acting_seat(match: Match, wanted: int) -> int:
    """Return the wanted seat if it may act, otherwise the first that may; -1 if none may."""
    waits = match.waits
    return wanted if wanted in waits else waits[0] if waits else SPECTATOR
