"""A guest's marked choices on pages: found, practised, suggested, and accepted by an admin."""

import asyncio
import re
from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI

from serenissima.analysis.answers import begin_choice
from serenissima.analysis.findings import ExaminedLine, Judged
from serenissima.analysis.match_analysis import MatchAnalysis, analysis_steps, find_whole_choices
from serenissima.kernel.match import Match
from serenissima.service.runtime import analyses
from serenissima.service.store.guests import GuestBook
from serenissima.web.confirming import confirm_submission
from serenissima.words import LANGUAGES
from tests.web.meetings import analysed, finished
from tests.web.visitors import Visitor


def mark(match: Match) -> tuple[Judged, ...]:
    """Return the first choice of each seat that had another one, as if that were better."""
    found: dict[int, Judged] = {}
    for choice in find_whole_choices(match):
        seat, played = choice.seat, tuple(match.steps[at].action for at in choice.steps)
        view = match.game.state.view(match.state_after(choice.steps[0] - 1), seat)
        begun = begin_choice(match.game, match.terms, view, seat, [])
        while not begun.whole:
            taken = [*begun.actions, begun.legal[-1]]
            begun = begin_choice(match.game, match.terms, view, seat, taken)
        if begun.actions != played and seat not in found:
            lines = ExaminedLine(played, 0.3), ExaminedLine(begun.actions, 0.5)
            found[seat] = Judged(choice, *lines, 0.2, view=view)
    return tuple(found.values())


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every analysis mark a choice of each seat, whatever it is worth."""

    def steps(match: Match, *args: Any, **more: Any) -> Generator[None, None, MatchAnalysis]:
        found = yield from analysis_steps(match, *args, **more)
        return replace(found, costly=mark(match))

    monkeypatch.setattr(analyses, "analysis_steps", steps)


async def own(visitor: Visitor, path: str) -> list[str]:
    """Return the paths of a visitor's choices of an analysed match."""
    await analysed(visitor, path)
    found = (await visitor.go("/me/data")).page.json()["mistakes"]
    return [f"/mistakes/{path.rsplit('/', maxsplit=1)[-1]}/{one['step']}" for one in found]


async def test_own_mistakes_are_practised_without_a_script(anna: Visitor, bernd: Visitor, come):
    """Whole choices are made action by action; only the guest who made them sees them."""
    path = await finished(anna, bernd)
    places = await own(anna, path)
    others = await own(bernd, path)
    assert places
    assert others
    assert not set(places) & set(others)
    page = (await anna.go(f"{path}/analysis")).read
    assert any(link in places for link in page.links)
    assert not any(
        "/mistakes/" in link for link in (await come().go(f"{path}/analysis")).read.links
    )
    for stranger in (bernd, come()):
        await stranger.go(places[0], 404)
        assert stranger.codes == ["mistake/unknown"]

    listed = (await anna.go("/puzzles/lots")).read.links
    assert set(places) <= set(listed)
    for view in ("table", "text"):
        await anna.go(f"{places[0]}?view={view}")
        while "judged" not in str(anna.page.url):
            await anna.press()
        assert "page-mistake" not in anna.text
        assert places[0] in [form.action for form in anna.read.forms]
    await anna.go(f"{places[0]}?solution=1")
    assert f"{path}?at=" in anna.text.replace("&amp;", "&")
    for language in LANGUAGES:
        for place in (places[0], f"{places[0]}?solution=1", f"{places[0]}?judged=1"):
            await anna.go(place, **{"accept-language": language})
            assert "page-mistake" not in anna.text
    await anna.send(places[0], 400, action="fly")


async def test_a_solved_choice_comes_back_later(anna: Visitor, bernd: Visitor, app: FastAPI):
    """The best choice solves it; then it is no longer listed, and due again in a day."""
    path = await finished(anna, bernd)
    [place, *_] = await own(anna, path)
    step = int(place.split("/")[-1])
    tables = app.state.serenissima.tables
    table = path.split("/")[-1]
    [guest] = await guests_at(app, table, 0)
    posed = await tables.learning.mistakes.pose(guest, table, step)
    best = ",".join(map(posed.view.actions.format, posed.judged.best.actions))
    await anna.send(place, action=best)
    assert "data-solved" not in anna.text
    assert "You found the best choice" in anna.text
    assert "It comes back in 1 day." in anna.text or "in 24 hours" in anna.text
    assert place not in (await anna.go("/puzzles/lots")).read.links
    assert "One solved choice comes back later." in anna.text
    [solved] = [
        one for one in (await anna.go("/me/data")).page.json()["mistakes"] if one["step"] == step
    ]
    assert solved["solved"] == 1


async def guests_at(app: FastAPI, table: str, seat: int) -> list[str]:
    """Return the guest at a seat."""
    tables = app.state.serenissima.tables
    held = await tables._store.read(lambda logs: GuestBook(logs.connection).seats_at(table))
    return [one.guest for one in held if one.seat == seat]


async def test_matches_without_an_analysis_are_analysed_on_request(anna: Visitor, bernd: Visitor):
    await finished(anna, bernd)
    await anna.go("/puzzles/lots")
    [form] = [form for form in anna.read.forms if form.action == "/puzzles/lots/mistakes"]
    await anna.send(form.action)
    while 'http-equiv="refresh"' in anna.text:
        await asyncio.sleep(0.05)
        await anna.go("/puzzles/lots")

    assert any(link.startswith("/mistakes/") for link in anna.read.links)
    assert form.action not in [one.action for one in anna.read.forms]


async def test_an_admin_decides_on_suggestions(host: Visitor, bernd: Visitor, come, app: FastAPI):
    """Everyone sees a puzzle that was accepted and confirmed; its author is named on request."""
    clara = come()
    path = await finished(clara, bernd)
    [place, *_] = await own(clara, path)
    await clara.go(f"{place}?solution=1")
    await clara.send(f"{place}/submit", named="on")
    assert "An admin will look at it." in clara.text
    await bernd.send(f"{place}/submit", 404)
    await host.go("/admin/submissions")
    [number] = re.findall(r'name="accept" value="(\d+)"', host.text)
    assert "Anna" in host.text  # as everyone who opens a table here is called
    await bernd.send("/admin/submissions", 404, accept=number)
    await host.send("/admin/submissions", accept=number)
    assert "Long searches are checking it." in host.text
    await host.send("/admin/submissions", 400, accept="x")
    await host.send("/admin/submissions", 404, accept="99")
    puzzles = app.state.serenissima.tables.learning.submissions
    await puzzles.check(confirm_submission)
    await host.go("/admin/submissions")
    assert "Long searches are checking it." not in host.text
    await host.send("/admin/submissions", refuse=number)
    await clara.go(f"{place}?solution=1")
    assert "The admins didn’t choose" in clara.text
