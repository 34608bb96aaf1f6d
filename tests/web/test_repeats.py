"""The explanation of a thing repeats no name: neither in its heading nor beside it."""

import random
import re
from html.parser import HTMLParser

import pytest

from serenissima import games
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.commands import Act
from serenissima.service.core.deciding import decide
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage, draw
from serenissima.words import LANGUAGES
from serenissima.words.topics import explained_topics
from tests.service.guests import new_table

STEPS = 240  # of a match
EVERY = 8  # steps between two looks
EMPTY = ("br", "circle", "hr", "img", "input", "rect", "use")  # elements without an end
PARTS = re.compile(r"[:·]")  # separators of the parts of a heading


class Explained(HTMLParser):
    """The explanations on a page, as card.js reads them.

    Attributes:
        found: each thing's attributes and its text.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[dict[str, str], list[str]]] = []
        self._open: list[tuple[str, list[str] | None, bool]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an explanation."""
        has = {name: value or "" for name, value in attrs}
        text = None
        if "data-about" in has:
            text = list[str]()
            self.found.append((has, text))
        silent = has.get("aria-hidden") == "true" or "count" in has.get("class", "").split()
        if tag not in EMPTY:
            self._open.append((tag, text, silent))

    def handle_endtag(self, tag: str) -> None:
        """Close what was open."""
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Add text to the elements around it, unless one of them excludes it."""
        read = True
        for _, text, silent in reversed(self._open):
            if text is not None and read:
                text.append(data)
            read = read and not silent


def heading(has: dict[str, str], text: list[str]) -> str:
    """Return the heading of an explanation."""
    classes = has.get("class", "").split()
    if "line" in classes or ("total" in classes and has.get("data-now")):
        return ""
    said = has.get("data-told") or has.get("aria-label") or "".join(text)
    return " ".join(said.split())


def parts(said: str) -> list[str]:
    """Return the parts of a heading in small letters, figures separately."""
    found = (part.strip().casefold() for part in PARTS.split(said))
    return [part for part in found if len(part) > 2 and not part.isdigit()]


def repeated(said: str) -> list[str]:
    """Return the parts of a heading that occur twice."""
    found = parts(said)
    return [
        part for n, part in enumerate(found)
        if any(named(part, other) for m, other in enumerate(found) if m != n)
    ]  # fmt: skip


def named(name: str, said: str) -> bool:
    """Return whether a sentence contains a name."""
    return re.search(rf"\b{re.escape(name)}\b", said) is not None


def faults(page: TablePage) -> set[str]:
    """Return the explanations on a page that repeat a name."""
    known = explained_topics(page.speaker.language, page.game.folder)
    topics = {topic.id: topic.sentence for topic in known}
    wrong = set()
    for has, text in Explained(draw(page, "table").html()).found:
        said, now = heading(has, text), has.get("data-now", "").casefold()
        begins = topics.get(has["data-about"], "").casefold().startswith(said.casefold())
        if said and (repeated(said) or said.casefold() in now or begins):
            wrong.add(f"{said} | {has.get('data-now', '')} | {has['data-about']}")
    return wrong


def stepped(table: Table, chance: random.Random) -> Table:
    """Return the table after an action of one seat."""
    seat = chance.choice(table.match.waits)
    act = Act(seat, chance.choice(list(table.match.legal(seat))), table.decision(seat) or 0)
    return decide(table, act, "secret").table


@pytest.mark.parametrize("game", games.names())
def test_no_explanation_repeats_a_name(game: str):
    """Random matches are tested, for players and spectators, in one language after another."""
    found, chance, looks = games.load(game), random.Random(game), list[TablePage]()
    table = new_table(found, *["person"] * max(found.meta.seats)).table
    for number in range(STEPS):
        if table.match.over:
            table = new_table(found, *["person"] * min(found.meta.seats)).table
        table = stepped(table, chance)
        if number % EVERY == 0:
            language = LANGUAGES[len(looks) % len(LANGUAGES)]
            seat = chance.choice((*table.match.waits, SPECTATOR))
            looks.append(TablePage(view_table(table, "id", seat), language))

    assert set().union(*map(faults, looks)) == set()
