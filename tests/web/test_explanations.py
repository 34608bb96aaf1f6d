"""Everything on a table explains what it is, needs and brings, in every language."""

import random
import re
import statistics
from collections.abc import Iterator
from fnmatch import fnmatch
from html.parser import HTMLParser

import pytest

from serenissima import games
from serenissima.kernel.match import Match
from serenissima.kernel.message import Message, Value
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Scene
from serenissima.service import CacheMemory
from serenissima.service.core.commands import Act
from serenissima.service.core.deciding import decide
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.testing.trial import play_on
from serenissima.web.presentation.drawn_tables import DrawnTables, deflate
from serenissima.web.presentation.forms import TableForm, name_opponents
from serenissima.web.presentation.table_page import TablePage, draw
from serenissima.words import LANGUAGES, Speaker
from serenissima.words.topics import explained_topics, topics
from tests.each import EACH
from tests.service.guests import new_table

STEPS = 400  # of a match
MATCHES = 3  # matches whose whole tales are read
EVERY = 7  # steps between two looks
# Parts of a message: explanations of things, things named by lines of the tale, and consequences of
# a choice.
ADDED = re.compile(
    r' data-(?:about|now|of)=\\"(?:[^"\\]|\\[^"])*\\"|<(span|g) class=\\"brings\\".*?</\1>'
)
MOST, USUAL = 1024, 256  # bytes that these may add to a step as sent, and to half of all steps
LARGEST, MEDIAN = 12_288, 2048  # bytes of a step as sent, and of half of all
MARKS = ("gauge", "total")  # figures that are not things


class Marks(HTMLParser):
    """The things and figures drawn on a page, each with its topic."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.topics: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a thing, a gauge or a total."""
        has = {name: value or "" for name, value in attrs}
        figure = not {*MARKS}.isdisjoint(has.get("class", "").split())
        if figure or has.get("id", "").startswith("i-"):
            self.topics[has.get("id", f"{self.getpos()}")] = has.get("data-about", "")


def looks(game: str) -> list[dict[str, str]]:
    """Return each seat's and a spectator's screen at some steps of a random match."""
    found, chance = games.load(game), random.Random(game)
    table = new_table(found, *["person"] * chance.choice(found.meta.seats)).table
    drawn, seen = DrawnTables(CacheMemory(10**9)), []
    for number in range(STEPS):
        if table.match.over:
            break
        table = step(table, chance)
        if number % EVERY == 0:
            for seat in (SPECTATOR, *range(table.match.seats)):
                page = drawn.page(view_table(table, "id", seat), "en", "table")
                seen.append(Marks(page.html()).topics)
    return seen


def step(table: Table, chance: random.Random) -> Table:
    """Return the table after an action of one seat."""
    seat = chance.choice(table.match.waits)
    act = Act(seat, chance.choice(list(table.match.legal(seat))), table.decision(seat) or 0)
    return decide(table, act, "secret").table


@pytest.mark.parametrize("game", games.names())
def test_a_computer_player_s_name_explains_its_strength(game: str):
    """The pointer and the text view show it, in the words of its level."""
    found = games.load(game)
    level = found.meta.levels[-1]
    rivals = [f"computer {level.player}"] * (min(found.meta.seats) - 1)
    sight = view_table(new_table(found, "person", *rivals).table, "id", 0)
    for language in LANGUAGES:
        page = TablePage(sight, language)
        word = page.word(f"level-{level.name}")
        told = f"{page.word('page-label', name=page.speaker.name(1))} {word}"

        assert f'data-about="level-{level.name}" data-told="{told}"' in draw(page, "table").html()
        assert f'<p class="note">{told}</p>' in draw(page, "text").html()
        assert (f"level-{level.name}", word) in [(topic.id, topic.name) for topic in page.topics]


@pytest.mark.parametrize("game", games.names())
def test_home_describes_the_opponents_of_an_instant_match(game: str):
    """It gives the names of the computer players and their strength."""
    meta = games.meta(game)
    for language in LANGUAGES:
        speaker = Speaker(language)
        said = name_opponents(meta, speaker)
        count = len(TableForm.blank(meta, "Anna").plan) - 1

        assert said.endswith(f" ({speaker.word(f'level-{meta.levels[0].name}')})")
        assert all(name in said for name in meta.levels[0].names[:count])


@pytest.mark.parametrize("game", games.names() if EACH else games.names()[:1])
def test_everything_drawn_explains_itself(game: str):
    """For every viewer and step, each thing, gauge and total has a topic that the words explain."""
    seen = looks(game)
    known = set(topics(games.load(game).folder))
    silent = {mark for marks in seen for mark, topic in marks.items() if topic not in known}

    assert sum(map(len, seen)) > 1000
    assert silent == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_language_explains_the_same(game: str, language: str):
    """Each has separate sentences, under a name."""
    folder = games.load(game).folder
    said, english = (explained_topics(code, folder) for code in (language, "en"))
    own, others = ({topic.sentence for topic in topics} for topics in (said, english))

    assert [topic.id for topic in said] == [topic.id for topic in english]
    assert all(topic.sentence and not topic.name.startswith("topic-") for topic in said)
    assert language == "en" or not own & others


@pytest.mark.parametrize("game", games.names())
def test_explanations_and_figures_add_little_to_a_step(game: str):
    """A step is small as sent, and so are its explanations and the consequences of choices."""
    messages = list(steps_sent(game))
    sent = [len(deflate(message)) for message in messages]
    plain = [len(deflate(ADDED.sub("", message))) for message in messages]
    added = [much - less for much, less in zip(sent, plain, strict=True)]

    assert max(added) > 0
    assert (max(added) < MOST, statistics.median(added) < USUAL) == (True, True), added
    assert (max(sent) < LARGEST, statistics.median(sent) < MEDIAN) == (True, True), sent


def steps_sent(game: str) -> Iterator[str]:
    """Yield the messages for each step to the first seat's browser, with every seat taken."""
    found, chance, drawn = games.load(game), random.Random(game), DrawnTables(CacheMemory(10**9))
    table = new_table(found, *["person"] * max(found.meta.seats)).table
    before = drawn.page(view_table(table, "id", 0), "en", "table")
    for _ in range(STEPS // 4):
        table = step(table, chance)
        now = drawn.page(view_table(table, "id", 0), "en", "table")
        yield now.message(before)
        before = now


@pytest.mark.parametrize("game", games.names())
def test_the_tale_follows_explanations_that_depend_on_options(game: str):
    """Its lines and the things that they name have the same topics."""
    found, chance = games.load(game), random.Random(game)
    table = new_table(found, *["person"] * max(found.meta.seats)).table
    while len(table.match.steps) < STEPS // 2 and not table.match.over:
        table = step(table, chance)
    view = view_table(table, "id", 0)
    page, other = TablePage(view, "en"), TablePage(view, "en")
    usual = tale_topics(page)
    vars(other)["scene"] = page.scene.explaining(dict.fromkeys(usual - {""}, "otherwise"))

    assert len(usual) > 2
    assert tale_topics(other) == {"", "otherwise"}


def tale_topics(page: TablePage) -> set[str]:
    """Return the explanations of the lines of the tale."""
    return {line.about for step in page.view.told for line in page.teller.lines(step)}


def added(message: Value) -> int:
    """Return the total of the parts of a sum."""
    if not isinstance(message, Message):
        return int(str(message))
    if message.id == "sum-on":
        return added(message.args["first"]) + added(message.args["next"])
    return added(message.args["value"])


@pytest.mark.parametrize("game", games.names())
def test_sums_add_up(game: str):
    """Every explanation of a number adds up to that number, which is also shown."""
    found, chance = games.load(game), random.Random(game)
    table, sums = new_table(found, *["person"] * max(found.meta.seats)).table, 0
    for _ in range(STEPS):
        if table.match.over:
            break
        table = step(table, chance)
        view = view_table(table, "id", 0)
        for shown, now in figures(found.draw(view.terms, view.view, 0)):
            assert now.args["total"] == added(now.args["parts"])
            assert shown in (None, now.args["total"])
            sums += 1
    assert sums > 10


@pytest.mark.parametrize("game", games.names())
def test_sums_of_the_tale_add_up(game: str):
    """Each kind of line that can open into a sum adds up to a figure in the line."""
    found = games.load(game)
    summed = set()
    for number in range(MATCHES):
        match = Match(found, max(found.meta.seats), seed=number)
        play_on(match, str(number))
        for happening in (happening for step in match.steps for happening in step.seen_by(0)):
            if now := happening.sum:
                assert now.args["total"] == added(now.args["parts"])
                assert now.args["total"] in happening.message.args.values()
                summed.add(happening.event.kind)

    assert summed == {event.kind for event in found.events if event.sum}


def figures(scene: Scene) -> Iterator[tuple[int | None, Message]]:
    """Yield each sum with the number that it explains."""
    for group in scene.groups:
        shown = [(item.count, item.now) for item in group.items]
        shown += [(row.total, row.now) for row in group.rows]
        shown += [(None, gauge.now) for gauge in group.gauges]
        yield from ((count, now) for count, now in shown if now and now.id == "sum")


@pytest.mark.parametrize("game", games.names())
def test_lines_of_the_tale_name_things_on_the_table(game: str):
    """Each kind of line that names things finds some when it is written; its topic is explained."""
    found, chance = games.load(game), random.Random(game)
    table = new_table(found, *["person"] * max(found.meta.seats)).table
    known, hits = {*topics(found.folder), ""}, dict[str, bool]()
    for _ in range(STEPS):
        if table.match.over:
            break
        table = step(table, chance)
        view = view_table(table, "id", 0)
        ids = names(found.draw(view.terms, view.view, 0))
        for happening in view.told[-1].happenings:
            assert happening.about in known
            if happening.things:
                hit = any(fnmatch(name, thing) for thing in happening.things for name in ids)
                hits[happening.event.kind] = hit or hits.get(happening.event.kind, False)
            numbered = [thing for thing in happening.things if thing.startswith("hex-")]
            assert set(numbered) <= set(ids)
    assert len(hits) > 10
    assert [kind for kind, hit in hits.items() if not hit] == []


def names(scene: Scene) -> list[str]:
    """Return the ids of everything drawn, also with the group before them."""
    lying = [(group.id, item.id) for group in scene.groups for item in group.items]
    inside = [name for group, item in lying for name in (item, f"{group}/{item}")]
    return [group.id for group in scene.groups] + inside


@pytest.mark.parametrize("game", games.names())
def test_actions_name_things_on_the_table(game: str):
    """A hint marks them: each action that names things names some that are drawn."""
    found, chance = games.load(game), random.Random(game)
    table = new_table(found, *["person"] * max(found.meta.seats)).table
    spoken = set[str]()
    for _ in range(STEPS):
        view = view_table(table, "id", 0)
        ids = names(found.draw(view.terms, view.view, 0))
        for action in view.legal:
            for thing in found.actions.things(action, 0):
                assert any(fnmatch(name, thing) for name in ids), found.actions.format(action)
                spoken.add(found.actions.parts(action)[0].kind)
        if table.match.over:
            break
        table = step(table, chance)
    assert len(spoken) > 2
