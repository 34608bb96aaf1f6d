"""A match from one seat's view as text and data, for programs that play by words."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from serenissima.fairplay.audience import notices
from serenissima.kernel.engine import engine
from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.service import TableView, ToldStep
from serenissima.web.presentation.plain_text import table_text
from serenissima.web.presentation.table_page import TablePage
from serenissima.words import Speaker, scene_text


@dataclass(frozen=True)
class Telling:
    """A seat's view of a match at one moment.

    Attributes:
        text: the events, the table, the question, and each legal action with its meaning.
        data: the same as plain data for JSON. `legal` pairs the text of each action with its
            meaning, `view` is the position as the seat sees it, `told` a list of sentences for each
            step that the seat has noticed.
    """

    text: str
    data: Mapping[str, Any]

    def __str__(self) -> str:
        return self.text


def describe_match(match: Match, seat: int, language: str, since: int = 0) -> Telling:
    """Describe a match to a seat in a language; `SPECTATOR` is a spectator.

    `since` leaves out of the text the events of that many steps that the seat has noticed.
    """
    table = _table(match, seat, Speaker(language))
    return Telling(table_text(table, language, since), _data(match, TablePage(table, language)))


def _table(match: Match, seat: int, speaker: Speaker) -> TableView:
    """Return the match as a table at which its seat is asked to act."""
    names = [speaker.word("page-seat-number", number=one) for one in range(match.seats)]
    noticed = [match.steps[n] for n in range(len(match.steps)) if not n or notices(match, n, seat)]
    steps = tuple(ToldStep(n, step.seat, step.seen_by(seat)) for n, step in enumerate(noticed))
    view = match.view(seat)
    table = TableView.of_position(match.game, match.terms, view, seat, names, steps)
    legal = tuple(match.legal(seat)) if seat != SPECTATOR else ()
    return replace(table, legal=legal, decision=0 if legal else None, outcome=match.outcome)


def _data(match: Match, page: TablePage) -> dict[str, Any]:
    """Return all of it as plain data."""
    view, game, speaker = page.view, page.game, page.speaker
    means = scene_text.labels(page.actions, page.scene, view.legal, speaker)
    outcome = view.outcome
    return {
        "game": game.meta.name,
        "rules": game.meta.rules_version,
        "engine": engine(),
        "options": dict(game.options_of(match.terms)),
        "seats": match.seats,
        "seat": view.seat,
        "waits": list(view.waits),
        "question": page.say(page.scene.question),
        "legal": [{"action": page.text(one), "means": said} for one, said in means.items()],
        "view": game.position_text(view.terms, view.view, view.seat),
        "told": [
            list(scene_text.describe_happenings(step.happenings, speaker)) for step in view.told
        ],
        "outcome": {"shares": list(outcome.shares), "ending": outcome.ending} if outcome else None,
    }
