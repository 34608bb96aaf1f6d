"""Puzzles that guests try: only first tries are rated, days count once, runs can't be cheated."""

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
import sqlalchemy as sa
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating
from hypothesis import given
from hypothesis import strategies as st

from serenissima.kernel.errors import Unknown
from serenissima.service import DailyMark, KnownGuest, MetPuzzle, PuzzleRating, Tables, list_missed
from serenissima.service.core.puzzle_ratings import NEW_PUZZLES, NEWCOMER, rate_try
from serenissima.service.core.solving import Streak, day_streak
from serenissima.service.core.timed_runs import (
    LEEWAY,
    RUN_LASTS,
    RUN_MISTAKES,
    order_of_run,
)
from serenissima.service.store.schema import GUESTS
from tests.service.guests import KEYS, SHELF, come, guest

TODAY = 20_000
DAY = 86_400.0


@pytest.fixture
def now() -> list[float]:
    """The time, which a test can change."""
    return [TODAY * DAY]


@pytest.fixture
async def served(place: str, now: list[float]) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        yield tables


def met(key: str, *days: int, today: int = TODAY) -> MetPuzzle:
    """Return a puzzle of medium difficulty, that of some days."""
    return MetPuzzle("lots", key, "medium", days, today)


def test_the_library_computes_the_published_example():
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52, 0.05999."""
    others = [(1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0)]
    met_players = [(rating_to_mu(r), rd_to_phi(d), score) for r, d, score in others]
    mu, phi, sigma = update_rating(rating_to_mu(1500), rd_to_phi(200), 0.06, met_players)

    assert mu_to_rating(mu) == pytest.approx(1464.06, abs=0.01)
    assert phi_to_rd(phi) == pytest.approx(151.52, abs=0.01)
    assert sigma == pytest.approx(0.05999, abs=0.00001)


def test_a_solver_rises_and_the_puzzle_falls():
    """A surprise counts for more, and a good action is a draw."""
    easy, hard = NEW_PUZZLES["easy"], NEW_PUZZLES["hard"]
    solver, puzzle = rate_try(NEWCOMER, hard, 1.0)
    assert solver.rating > NEWCOMER.rating
    assert puzzle.rating < hard.rating
    assert solver.deviation < NEWCOMER.deviation
    assert rate_try(NEWCOMER, easy, 1.0)[0].rating < solver.rating
    alike, _ = rate_try(NEWCOMER, PuzzleRating(1500.0, 200.0), 0.5)
    assert alike.rating == pytest.approx(1500.0)


@given(st.sets(st.integers(TODAY - 12, TODAY)), st.sets(st.integers(TODAY - 12, TODAY)))
def test_days_in_a_row(solved: set[int], late: set[int]):
    """They are counted as one would by hand: late or unsolved ones don't count, gaps end them."""
    marks = [DailyMark(day, "lots", True, False) for day in sorted(solved)]
    marks += [DailyMark(day, "other", True, True) for day in sorted(late)]
    marks += [DailyMark(TODAY - 13, "lots", False, False)]
    end = TODAY if TODAY in solved else TODAY - 1
    current = 0
    while end - current in solved:
        current += 1
    runs = [0]
    for day in range(TODAY - 12, TODAY + 1):
        runs.append(runs[-1] + 1 if day in solved else 0)

    assert day_streak(marks, TODAY) == Streak(current, max(runs))


@pytest.mark.both_databases
async def test_only_the_first_try_is_rated(served: Tables, now: list[float]):
    """Repeating changes no rating, and two at the same moment count as one."""
    anna, bernd = await come(served, "Anna"), await come(served, "Bernd")
    solving = served.learning.solving
    first = await asyncio.gather(*(solving.answer(anna.id, met("a"), 0.0) for _ in range(4)))
    assert len({one.after for one in first}) == 1
    before = await solving.ratings("lots")
    assert before["a"].rating > NEW_PUZZLES["medium"].rating
    missed = await solving.record(anna.id, TODAY)
    assert [one.puzzle for one in list_missed(missed.tries)] == ["a"]
    now[0] += 60
    await solving.answer(anna.id, met("a"), 1.0)
    record = await solving.record(anna.id, TODAY)

    assert await solving.ratings("lots") == before
    assert record.rating("lots") == first[0].after
    [tried] = record.tries
    assert (tried.score, tried.solved, tried.rated) == (0.0, True, True)
    assert list_missed(record.tries) == []
    await solving.answer(bernd.id, met("a"), 1.0)
    assert (await solving.ratings("lots"))["a"].rating < before["a"].rating
    own = [await solving.answer(bernd.id, met(key), 1.0) for key in "bcd"]
    assert all(one.after.rating < two.after.rating for one, two in pairwise(own))
    assert (await solving.record(bernd.id, TODAY)).in_a_row == Streak(4, 4)


@pytest.mark.both_databases
async def test_puzzles_of_the_day_make_a_streak(served: Tables, now: list[float]):
    """Each counts once, on its day, and not after the solution; merged guests share theirs."""
    anna, other = await come(served, "Anna"), await come(served, "Annetta")
    solving = served.learning.solving
    for day in (TODAY, TODAY + 1):
        now[0] = day * DAY
        await solving.answer(other.id, met(f"p{day}", day, today=day), 0.0)
        await solving.answer(other.id, met(f"p{day}", day, today=day), 1.0)
        await solving.answer(other.id, met(f"p{day}", day, today=day), 1.0)
    assert (await solving.record(other.id, TODAY + 2)).days == Streak(2, 2)
    assert (await solving.record(other.id, TODAY + 3)).days == Streak(0, 2)
    late, shown = met("late", TODAY + 2, today=TODAY + 3), met("now", TODAY + 3, today=TODAY + 3)
    await solving.answer(other.id, late, 1.0)
    await solving.answer(other.id, shown, 0.0)
    await solving.give_up(other.id, shown)
    await solving.answer(other.id, shown, 1.0)
    record = await solving.record(other.id, TODAY + 3)
    assert record.days == Streak(0, 2)
    assert [(one.day, one.solved, one.late) for one in record.marks[2:]] == [
        (TODAY + 2, True, True),
        (TODAY + 3, False, False),
    ]
    await solving.answer(anna.id, met(f"p{TODAY}", TODAY), 1.0)
    await solving.begin_run(other.id, "lots", key=next(KEYS))
    await served.accounts.bring_along(await served.guests.link(anna), other)

    merged = await solving.record(anna.id, TODAY + 2)
    assert merged.days == Streak(2, 2)
    assert len(merged.tries) == 4
    assert len(await solving.runs(anna.id)) == 1
    await served.guests.forget(anna)
    assert (await solving.record(anna.id, TODAY)).tries == ()


@pytest.mark.both_databases
async def test_a_run_takes_each_answer_once(served: Tables, now: list[float]):
    """A second tab, a reload, a late answer or someone else has no effect."""
    anna, bernd = await come(served, "Anna"), await come(served, "Bernd")
    solving, key = served.learning.solving, next(KEYS)
    run = await solving.begin_run(anna.id, "lots", key=key)
    assert (await solving.begin_run(anna.id, "lots", key=key)).id == run.id

    async def answer(who: KnownGuest, place: int, score: float) -> object:
        return await solving.answer_run(who.id, run.id, place, met(f"p{place}"), score, count=9)

    await asyncio.gather(*(answer(anna, 0, 1.0) for _ in range(4)))
    await answer(anna, 0, 1.0)
    await answer(anna, 5, 1.0)
    found = await solving.find_run(anna.id, run.id)
    assert (found.solved, len(found.answers)) == (1, 1)
    with pytest.raises(Unknown):
        await answer(bernd, 1, 1.0)
    await answer(anna, 1, 0.5)
    now[0] += RUN_LASTS + LEEWAY + 1
    await answer(anna, 2, 1.0)
    over = await solving.find_run(anna.id, run.id)

    assert (over.solved, over.missed, len(over.answers)) == (1, 0, 2)
    assert over.is_over(now[0])
    assert over.seconds_left(now[0]) == 0
    record = await solving.record(anna.id, TODAY)
    assert [one.rated for one in record.tries] == [False, False]
    await solving.answer(anna.id, met("p0"), 0.0)  # known from the run: it stays unrated
    assert "p0" not in await solving.ratings("lots")


async def test_mistakes_end_a_run(served: Tables):
    """So does the last puzzle; the best runs come first."""
    anna, solving = await come(served, "Anna"), served.learning.solving
    runs = [await solving.begin_run(anna.id, "lots", key=next(KEYS)) for _ in range(2)]
    for place in range(RUN_MISTAKES + 1):
        await solving.answer_run(anna.id, runs[0].id, place, met(f"p{place}"), 0.0, count=9)
    for place in range(3):
        await solving.answer_run(anna.id, runs[1].id, place, met(f"q{place}"), 1.0, count=2)
    best, other = await solving.runs(anna.id, "lots")

    assert (best.id, best.solved, len(best.answers)) == (runs[1].id, 2, 2)
    assert (other.missed, len(other.answers)) == (RUN_MISTAKES, RUN_MISTAKES)
    assert best.ended is not None
    assert other.ended is not None


def test_a_run_orders_puzzles_by_grade():
    """The order depends on the run alone."""
    grades = {"easy": list("abcdef"), "hard": list("uvwxyz")}
    one, other = order_of_run("one", grades), order_of_run("other", grades)

    assert sorted(one[:6]) == list("abcdef")
    assert sorted(one[6:]) == list("uvwxyz")
    assert one == order_of_run("one", grades) != other


async def test_a_guest_who_only_solves_puzzles_stays(served: Tables, now: list[float]):
    """They have done something here."""
    anna, idle = await come(served, "Anna"), await come(served, "Idle")
    await served.learning.solving.answer(anna.id, met("a"), 1.0)
    now[0] += 60 * DAY
    await served.guests.dismiss_unused()
    query = sa.select(GUESTS.c.id).where(GUESTS.c.id.in_((anna.id, idle.id)))
    left = await served._store.read(lambda logs: logs.connection.scalars(query).all())

    assert left == [anna.id]
