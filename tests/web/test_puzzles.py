"""Puzzles on pages: listed by grade, asked on the table and judged, all without a script."""

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest

from serenissima import games
from serenissima.kernel.notation import parse_match
from serenissima.puzzles.collection import Collection, has_puzzles, load
from serenissima.puzzles.posed import pose
from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.words import Speaker
from serenissima.words.languages import LANGUAGES
from tests.web.visitors import Visitor

NAMES = [name for name in games.names() if has_puzzles(games.load(name).folder)]
GAME = NAMES[0]


@pytest.fixture
async def anna(tmp_path: Path) -> AsyncIterator[Visitor]:
    """A visitor who looks at the games of the shelf."""
    app = create_app(Tables(f"sqlite:///{tmp_path / 'tables.db'}"))
    async with app.router.lifespan_context(app):
        visitor = Visitor(app)
        yield visitor
        await visitor.leave()


@pytest.fixture
def collection() -> Collection:
    return load(games.load(GAME))


async def test_the_shelf_leads_to_the_puzzles(anna: Visitor, collection: Collection):
    home = (await anna.go("/")).read
    page = (await anna.go(f"/puzzles/{GAME}")).read
    listed = [link for link in page.links if re.fullmatch(rf"/puzzles/{GAME}/\d+", link)]

    assert f"/puzzles/{GAME}" in home.links
    assert len(listed) == len(collection.puzzles)


@pytest.mark.parametrize("name", NAMES)
async def test_every_action_can_be_chosen(anna: Visitor, name: str):
    """The form of the page works without a script."""
    puzzles = load(games.load(name)).puzzles
    for number in (1, len(puzzles)):
        await anna.go(f"/puzzles/{name}/{number}")
        form = next(form for form in anna.read.forms if form.action == f"{anna.path}/first")
        offered = {value.split(",")[0] for key, value in form.buttons if key == "action"}

        assert form.method == "post"
        assert offered == {figure.action for figure in puzzles[number - 1].figures}


async def test_the_best_action_is_praised_and_the_next_puzzle_is_offered(
    anna: Visitor, collection: Collection
):
    said = Speaker("en").word
    await anna.go(answered(collection.puzzle(1).best.action))

    assert said("page-puzzle-best") in anna.text
    assert said("page-puzzle-why") in anna.text
    assert f"/puzzles/{GAME}/2" in anna.read.links


async def test_another_action_gets_its_loss(anna: Visitor, collection: Collection):
    """The solution is shown on request."""
    said = Speaker("en").word
    await anna.go(answered(collection.puzzle(1).figures[-1].action))
    lost = anna.text
    await anna.go(f"/puzzles/{GAME}/1?solution=1")

    assert said("page-puzzle-solution") in lost
    assert said("page-puzzle-why") not in lost
    assert said("page-puzzle-why") in anna.text


@pytest.mark.parametrize("name", NAMES)
async def test_a_puzzle_is_described_in_words(anna: Visitor, name: str):
    """Every action is an answer; the chosen view stays, also for the verdict on an answer."""
    collection = load(games.load(name))
    for number in (1, len(collection.puzzles)):
        puzzle = collection.puzzle(number)
        await anna.go(f"/puzzles/{name}/{number}?view=text")
        form = next(form for form in anna.read.forms if form.action == f"{anna.path}/first")
        offered = {value.split(",")[0] for key, value in form.buttons if key == "action"}
        query = urlencode({"action": puzzle.best.action})
        judged = (await anna.go(f"/puzzles/{name}/{number}?{query}")).text

        assert offered == {figure.action for figure in puzzle.figures}
        assert 'class="plain"' in judged
        assert Speaker("en").word("page-puzzle-best") in judged
        assert f"?{urlencode({'view': 'table', 'action': puzzle.best.action})}" in anna.read.links


@pytest.mark.parametrize("language", LANGUAGES)
async def test_puzzles_speak_every_language(anna: Visitor, collection: Collection, language: str):
    said, speaks = Speaker(language).word, {"accept-language": language}
    asked = (await anna.go(f"/puzzles/{GAME}/1", **speaks)).text
    judged = (await anna.go(answered(collection.puzzle(1).best.action), **speaks)).text
    listed = (await anna.go(f"/puzzles/{GAME}", **speaks)).text

    assert said("page-puzzle-ask") in asked
    assert said("page-puzzle-best") in judged
    assert said("page-puzzle-hard-note") in listed


@pytest.mark.parametrize(
    "path", ["/puzzles/nowhere", f"/puzzles/{GAME}/0", f"/puzzles/{GAME}/1?action=fly"]
)
async def test_a_missing_puzzle_is_refused(anna: Visitor, path: str):
    await anna.go(path, 404)


def answered(action: str) -> str:
    """Return the address of the first puzzle with an answer."""
    return f"/puzzles/{GAME}/1?{urlencode({'action': action})}"


async def test_a_solved_puzzle_is_played_on_and_studied(anna: Visitor, collection: Collection):
    """The seat sees the same at its table; the study begins with the actions before the puzzle."""
    puzzle = collection.puzzle(1)
    await anna.go(f"/puzzles/{GAME}/1?solution=1")
    links = [unescape(link) for link in anna.read.links]
    way = next(link for link in links if link.startswith(f"/new/{GAME}?"))
    await anna.go(way)
    sitting = dict(parse_qsl(urlsplit(way).query))
    form = {**anna.read.forms[-1].hidden, **sitting, "name": "Anna"}
    await anna.send(f"/new/{GAME}", **form)
    seen = (await anna.web.get(f"/api/table/{anna.table}")).json()
    posed = pose(games.load(GAME), collection, 1)

    assert seen["seat"] == puzzle.seat
    assert "\n".join(seen["view"]) == posed.game.position_text(posed.terms, posed.view, puzzle.seat)
    await anna.go(next(link for link in links if link.startswith("/studies?")))
    await anna.send("/studies", **anna.read.forms[-1].hidden)
    assert anna.path.startswith("/study/")
    file = parse_match((await anna.web.get(f"{anna.path}/file")).text)
    assert len(file.lines) == puzzle.step
