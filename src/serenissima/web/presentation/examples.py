"""Worked examples of the rules as boards to step through, seen from one seat."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace

from serenissima.kernel.example import cached_example
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match
from serenissima.kernel.refusals import PAGE_UNKNOWN
from serenissima.service import TableView, ToldStep
from serenissima.web.presentation.fragments import Fragment
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.presentation.templates import macro
from serenissima.words.guide import GuideEntry, guide

SEAT = 0  # the seat whose hand is shown


def by_rule(game: Game, language: str) -> Mapping[str, list[GuideEntry]]:
    """Return the worked examples of a game, each under the first rule that it shows."""
    found = defaultdict(list)
    for entry in guide(game, language).get("examples", ()):
        found[entry.rules[0]].append(entry)
    return found


def guide_entry(game: Game, name: str, language: str) -> GuideEntry:
    """Return the guide's text on an example; raise `Unknown` (`page/unknown`)."""
    for entry in guide(game, language).get("examples", ()):
        if entry.id == name:
            return entry
    raise PAGE_UNKNOWN("there is no example with this name", text=name)


def example_board(page: TablePage, entry: GuideEntry, address: str) -> Fragment:
    """Draw an example after a step; `address` is that of its first one."""
    return page.fragments.page(macro("example.html", "board")(page, entry, address))


def example_page(game: Game, name: str, at: int, language: str) -> TablePage:
    """Return a worked example after a step, counted from 0; raise `Unknown` (`page/unknown`)."""
    match = cached_example(game, name)
    if not 0 <= at < len(match.states):
        raise PAGE_UNKNOWN("there is no such step", text=at)
    return TablePage(_view(match, at), language, stepping=True)


def _view(match: Match, at: int) -> TableView:
    """Return the seat's view of the match after a step."""
    told = [ToldStep(0, NOBODY, ())] if len(match.states) > len(match.steps) else []
    told += [ToldStep(len(told) + n, s.seat, s.seen_by(SEAT)) for n, s in enumerate(match.steps)]
    view = match.game.state.view(match.state_after(at), SEAT)
    names = ("",) * match.seats
    seen = TableView.of_position(match.game, match.terms, view, SEAT, names, tuple(told[: at + 1]))
    return replace(seen, last=len(match.states) - 1)
