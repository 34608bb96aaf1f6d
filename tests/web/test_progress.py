"""Puzzles of the day, ratings, timed runs and results on pages, for guests, without a script."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI

from serenissima import games
from serenissima.puzzles.collection import has_puzzles, load
from serenissima.puzzles.daily import daily_puzzle, puzzle_keys
from serenissima.service import (
    RUN_LASTS,
    RUN_MISTAKES,
    FinishedMatch,
    Mistake,
    PuzzleTry,
    SolvingRecord,
    Tables,
)
from serenissima.service.core.mistakes import Practice
from serenissima.web.app import create_app
from serenissima.web.presentation.practice import (
    FEWEST_MATCHES,
    MissedKind,
    PracticeAdvice,
    excess_share,
    find_missed_kind,
    weakest_game,
)
from serenissima.web.presentation.results_page import FEWEST, OwnResults, ResultsPage
from serenissima.words import Speaker
from serenissima.words.languages import LANGUAGES
from tests.web.meetings import finish
from tests.web.visitors import Visitor, key

NAMES = [name for name in games.names() if has_puzzles(games.load(name).folder)]
GAME = NAMES[0]
PUZZLES = load(games.load(GAME)).puzzles
NOON = 1_796_126_400.0  # 1 December 2026, 12:00 UTC
DAY = date(2026, 12, 1).toordinal() - date(1970, 1, 1).toordinal()
SAID = Speaker("en").word


@pytest.fixture
def now() -> list[float]:
    """The time, which a test can change."""
    return [NOON]


@pytest.fixture
async def shelf(tmp_path: Path, now: list[float]) -> AsyncIterator[FastAPI]:
    """The pages of the games on the shelf."""
    app = create_app(Tables(f"sqlite:///{tmp_path / 'tables.db'}", clock=lambda: now[0]))
    async with app.router.lifespan_context(app):
        yield app


@pytest.fixture
async def solver(shelf: FastAPI) -> AsyncIterator[Visitor]:
    """A visitor who is no guest yet."""
    visitor = Visitor(shelf)
    yield visitor
    await visitor.leave()


async def answer(visitor: Visitor, number: int, action: str) -> None:
    """Open a puzzle and press the button of an action."""
    await visitor.go(f"/puzzles/{GAME}/{number}")
    form = visitor.play_form()
    pressed = next(value for name, value in form.buttons if value.split(",")[0] == action)
    await visitor.send(form.action, action=pressed)


async def test_a_first_answer_makes_a_guest(solver: Visitor):
    """Their progress is kept; a verdict is shown only after the first try, which alone counts."""
    await solver.go(f"/puzzles/{GAME}/1")
    assert "guest" not in solver.web.cookies
    await answer(solver, 1, PUZZLES[0].figures[-1].action)
    assert "guest" in solver.web.cookies
    assert SAID("page-puzzle-solution") in solver.text
    change = solver.text.partition("First try: ")[2].partition(".")[0]
    assert change.startswith("−")
    assert "Rating of this puzzle: " in solver.text
    best = urlencode({"action": PUZZLES[1].best.action})
    for asked in (best, "solution=1"):
        await solver.go(f"/puzzles/{GAME}/2?{asked}")
        assert "?" not in str(solver.page.url)
        assert SAID("page-puzzle-why") not in solver.text
    await answer(solver, 1, PUZZLES[0].best.action)
    assert f"First try: {change}." in solver.text
    await solver.go(f"/puzzles/{GAME}")

    assert solver.text.count(f"> {SAID('page-puzzle-solved')}<") == 1
    assert "Your rating in these puzzles" in solver.text
    data = (await solver.go("/me/data")).page.json()["puzzles"]
    assert [one["score"] for one in data["tries"]] == [0.0]


async def test_without_cookies_the_verdict_is_shown(solver: Visitor):
    """A browser that sends none back is asked once; then its answers are not stored."""
    await solver.go(f"/puzzles/{GAME}/1")
    to = f"{solver.play_form().action}?cookies-tried=1"
    await solver.send(to, action=PUZZLES[0].best.action)

    assert SAID("page-puzzle-best") in solver.text
    assert "guest" not in solver.web.cookies


async def test_puzzles_of_the_day(solver: Visitor, now: list[float]):
    """They follow the zone in the cookie; solved ones are ticked, and days in a row counted."""
    number = daily_puzzle(load(games.load(GAME)), DAY)
    await solver.go("/daily")
    assert f"/puzzles/{GAME}/{number}" in solver.read.links
    assert 'data-today="2026-12-01"' in solver.text
    assert "in a row" not in solver.text.partition("history")[0]
    await answer(solver, number, PUZZLES[number - 1].best.action)
    assert SAID("page-daily-done") in solver.text
    now[0] += 24 * 3600
    number = daily_puzzle(load(games.load(GAME)), DAY + 1)
    await answer(solver, number, PUZZLES[number - 1].best.action)
    assert SAID("page-streak-days", count=2) in solver.text
    await solver.go("/daily")
    assert SAID("page-streak-days", count=2) in solver.text
    solver.web.cookies.set("zone", "Pacific/Kiritimati")  # where it is the next day already
    await solver.go("/daily")
    assert 'data-today="2026-12-03"' in solver.text
    solver.web.cookies.set("zone", "Nowhere/../etc")
    await solver.go("/daily")

    assert 'data-today="2026-12-02"' in solver.text


async def test_a_timed_run(solver: Visitor, now: list[float]):
    """Mistakes end it, a second answer to a puzzle doesn't count, and neither does a late one."""
    await solver.send("/runs", game=GAME, key=key())
    run = solver.path
    await solver.go(f"{run}?view=text")
    assert 'class="plain"' in solver.text
    await solver.go(f"{run}?view=table")
    await solver.go(run)
    while 'id="run-clock"' in solver.text:
        form = solver.play_form()
        place = int(form.hidden["place"])
        before = solver.text
        assert (await solver.go(run)).text == before  # the clock stands still in this test
        wrong = form.buttons[-1][1]
        await solver.send(form.action, action=wrong, place=str(place))
        if 'id="run-clock"' in solver.text:
            assert int(solver.play_form().hidden["place"]) == place + 1
            await solver.send(form.action, action=wrong, place=str(place))
            assert int(solver.play_form().hidden["place"]) == place + 1
    assert solver.text.count("#close") <= RUN_MISTAKES
    assert "/daily" in solver.read.links
    await solver.send("/runs", game=GAME, key=key())
    form = solver.play_form()
    now[0] += RUN_LASTS + 60
    await solver.send(form.action, action=form.buttons[0][1], place="0")
    assert SAID("page-run-solved", count=0) in solver.text
    await solver.go("/runs/none", 404)
    await solver.send("/runs", 404, game="nowhere", key=key())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_progress_speaks_every_language(solver: Visitor, language: str):
    said, speaks = Speaker(language).word, {"accept-language": language}
    await answer(solver, 1, PUZZLES[0].best.action)
    for path, message in (("/daily", "page-daily-lead"), ("/me/results", "page-rating-how")):
        await solver.go(path, **speaks)
        assert said(message) in solver.text


async def test_results_have_charts_and_explain_points(anna: Visitor, bernd: Visitor):
    """By seats and by opponent, and over time once there are a few matches."""
    for _ in range(FEWEST):
        await finish(anna, bernd)
    await anna.go("/me/results")
    course = anna.text.count("<polyline")
    await anna.go("/me/results?game=none")

    assert course == 1
    assert anna.text.count('class="share-bar"') == 2  # two seats, and Bernd
    assert f"{FEWEST} matches" in anna.text
    assert SAID("page-results-points-what") in anna.text
    assert "Computer (" not in anna.text


def match(game: str, share: float, others: int = 1) -> FinishedMatch:
    """Return a match of Anna with a share of the win."""
    players = ("anna", *(f"computer level{n}" for n in range(others)))
    rest = ((1 - share) / others,) * others
    return FinishedMatch("t", game, 0.0, players, players, (share, *rest), "end")


@pytest.fixture
def metas() -> Callable[[], dict]:
    return lambda: {name: games.meta(name) for name in games.names()}


def test_the_weakest_game_is_below_an_even_share():
    """Few matches, or a good share, make no suggestion."""
    assert excess_share(match("a", 0.5, others=3), "anna") == pytest.approx(0.25)
    assert weakest_game([match("a", 0.0)] * 4, "anna") is None
    assert weakest_game([match("a", 1.0)] * 9, "anna") is None
    found = weakest_game([match("a", 0.4)] * 5 + [match("b", 0.1, others=3)] * 5, "anna")

    assert found == ("b", pytest.approx(-0.15))


def test_charts_follow_the_matches(metas: Callable[[], dict]):
    """Bars have the mean shares of the chosen game, the line the latest mean."""
    two, other = NAMES[0], NAMES[1]
    matches = tuple([match(two, 0.0)] * 5 + [match(two, 1.0)] * 5 + [match(other, 1.0, 2)] * 3)
    page = ResultsPage(OwnResults("anna", matches), metas(), other, "en")

    assert [row.figures[0].share.mean for row in page.by_game] == [0.5, 1.0]
    assert [row.even for row in page.by_seats] == [pytest.approx(1 / 3)]
    page = ResultsPage(OwnResults("anna", matches), metas(), "", "en")
    assert page.game == two
    assert page.course is not None
    assert page.course.chart.values[-1] == pytest.approx(0.0)
    assert page.course.chart.values[0] == pytest.approx(0.5)  # the earliest are last in the list
    assert [row.figures[0].share.count for row in page.by_opponent] == [10]


def test_suggestions_follow_from_results():
    """Mistakes that are due come first, then the kind of action missed most often."""
    collection = load(games.load(GAME))
    keys = puzzle_keys(collection)
    kinds = [one.best.action.split()[0] for one in collection.puzzles]
    kind = Counter(kinds).most_common(1)[0][0]
    numbers = [number for number, one in enumerate(kinds, 1) if one == kind]
    tries = [
        PuzzleTry(GAME, keys[number - 1], float(at), 0.0, solved=at == 0, rated=True)
        for at, number in enumerate(numbers[:3])
    ]
    record = SolvingRecord(tuple(tries))
    advice = PracticeAdvice([collection], games.load, "en")
    assert find_missed_kind(collection, record) == MissedKind(tuple(numbers[1:3]), 3, 3)
    due = Mistake("t", GAME, 4, 0, 0.2, 0.0, "")
    later = replace(due, practice=Practice(1, due=NOON))
    lost = [match(GAME, 0.0)] * FEWEST_MATCHES
    found = advice.suggest(record, [due, due, later], lost, "anna", NOON - 1)

    assert [one.address for one in found] == [
        f"/puzzles/{GAME}#mistakes",
        f"/puzzles/{GAME}/{numbers[1]}",
        f"/puzzles/{GAME}",
    ]
    assert "2 costly choices" in found[0].told
    assert "3 of 3" in found[1].told
    assert "50 percentage points" in found[2].told
    assert advice.suggest(SolvingRecord(), [later], [], "anna", NOON - 1) == []
    solved = SolvingRecord(tuple(replace(one, solved=True) for one in tries))
    assert [one.address for one in advice.suggest(solved, [], [], "anna", NOON)] == ["/daily"]
