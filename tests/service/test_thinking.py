"""The threads that think: their order, their turns, and how they stop."""

import itertools
import math
import threading
import time
from collections.abc import Generator, Iterator
from typing import Any

import pytest

from serenissima import games, players
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.service.runtime import thinking
from serenissima.service.runtime.thinking import (
    HALF_LIFE,
    MOST_LONG,
    SHARE,
    Queue,
    Thinkers,
    Thought,
)
from tests.service.guests import PATIENCE

GAME = games.load(games.names()[0])
NUMBERS = itertools.count()


def nothing() -> Generator[None, None, None]:
    yield


def thought(table: str, thinks: float, end: float = math.inf) -> Thought:
    return Thought(table, thinks, end, nothing(), next(NUMBERS))


def waiting(*thoughts: Thought, now: float = 0.0) -> Queue:
    """Return a queue in which these wait."""
    queue = Queue()
    for each in thoughts:
        queue.push(each, now)
    return queue


def order(queue: Queue, now: float = 0.0) -> list[Thought]:
    """Return all that wait, in the order of their turns."""
    found = []
    while (thought := queue.pop(now)) is not None:
        found.append(thought)
    return found


def test_a_table_that_has_thought_less_comes_first():
    """This holds however long its thought may take."""
    queue = Queue()
    busy, calm = thought("busy", 0), thought("calm", 10)
    queue.used.add("busy", 2 * SHARE, 0)
    queue.push(busy, 0)
    queue.push(calm, 0)

    assert order(queue) == [calm, busy]


def test_short_thoughts_come_first():
    """This is among tables that have thought equally long."""
    search, quick, greedy = thought("a", 10), thought("b", 2), thought("c", 0)

    assert order(waiting(search, quick, greedy)) == [greedy, quick, search]


def test_equal_thoughts_are_finished_in_the_order_of_arrival():
    """A begun one continues, so that not all are finished at the end."""
    first, second = thought("a", 2), thought("b", 2)
    queue = waiting(first, second)
    assert queue.pop(0) is first
    queue.record_run(first, SHARE / 2, 0)
    queue.push(first, 0)

    assert order(queue) == [first, second]


def test_seats_of_a_table_take_turns():
    """One that has had its share lets the next one think."""
    first, second = thought("a", 10), thought("a", 10)
    queue = waiting(first, second)
    assert queue.pop(0) is first
    queue.record_run(first, 2 * SHARE, 0)
    queue.push(first, 0)

    assert order(queue, now=1) == [second, first]


def test_five_seats_have_no_more_than_one():
    """A table thinks equally long with five seats or one."""
    queue = waiting(*(thought("five", 10) for _ in range(5)), thought("one", 10))
    for _ in range(200):
        chosen = queue.pop(0)
        assert chosen is not None
        queue.record_run(chosen, SHARE / 4, 0)
        queue.push(chosen, 0)

    assert abs(queue.used.of("five", 0) - queue.used.of("one", 0)) <= 2 * SHARE


def test_a_table_s_use_fades():
    queue = Queue()
    queue.used.add("table", 8, 0)

    assert queue.used.of("table", HALF_LIFE) == 4
    assert queue.used.of("table", 3 * HALF_LIFE) == 1

    queue.pop(20 * HALF_LIFE)
    assert queue.used._used == {}


def test_a_seat_whose_time_is_up_comes_first():
    """It only has to give its answer."""
    late, greedy = thought("a", 10, end=5), thought("b", 0)
    queue = waiting(greedy, late)
    queue.used.add("a", 100, 0)

    assert order(queue, now=5) == [late, greedy]


def test_few_long_thoughts_are_begun():
    """Each holds a large tree. Others wait until one has ended; short ones pass them."""
    longs = [thought(f"table {n}", 10, end=10) for n in range(MOST_LONG + 2)]
    quick = thought("table", 2)
    queue = waiting(*longs)
    begun = order(queue)
    queue.push(quick, 0)

    assert begun == longs[:MOST_LONG]
    assert order(queue) == [quick]

    queue.finish(begun[0])
    assert order(queue) == [longs[MOST_LONG]]
    assert order(queue, now=10) == [longs[MOST_LONG + 1]]


@pytest.fixture
def one_thread() -> Iterator[Thinkers]:
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.close()


def endless(begun: threading.Event) -> Generator[None, None, None]:
    """A thought that never ends by itself."""
    while True:
        begun.set()
        sum(range(1000))
        yield


def answering(answer: Any) -> Generator[None, None, Any]:
    """A thought of two steps."""
    yield
    return answer


def test_a_long_thought_lets_a_short_one_pass(one_thread: Thinkers):
    """There is one thread, and the long thought would never end."""
    begun = threading.Event()
    long = one_thread.think("busy", endless(begun), thinks=10)
    assert begun.wait(PATIENCE)
    short = one_thread.think("calm", answering("pass"), thinks=0)

    assert short.result(PATIENCE) == "pass"
    assert not long.done()


def test_an_error_in_a_thought_reaches_its_caller(one_thread: Thinkers):
    """The thread continues."""

    def failing() -> Generator[None, None, None]:
        yield
        raise RuntimeError("lost")

    failed = one_thread.think("a", failing(), thinks=0)
    other = one_thread.think("b", answering(7), thinks=0)

    assert isinstance(failed.exception(PATIENCE), RuntimeError)
    assert other.result(PATIENCE) == 7


@pytest.mark.parametrize("thoughts", [2, 3])
def test_closing_ends_thoughts_at_their_next_step(thoughts: int):
    """This covers running ones, whether others wait or not, and waiting ones."""
    thinkers, begun = Thinkers(2), [threading.Event() for _ in range(thoughts)]
    for event in begun:
        thinkers.think("table", endless(event), thinks=10)
    for event in begun:
        assert event.wait(PATIENCE)
    thinkers.close()

    assert [thread.is_alive() for thread in thinkers._threads] == [False, False]


def test_an_unneeded_thought_ends(one_thread: Thinkers):
    begun = threading.Event()
    unwanted = one_thread.think("a", endless(begun), thinks=10)
    assert begun.wait(PATIENCE)
    unwanted.cancel()
    after = one_thread.think("a", answering("next"), thinks=10)

    assert after.result(PATIENCE) == "next"
    assert len(one_thread._queue) == 0


def test_a_search_by_iterations_chooses_the_same_beside_others(
    one_thread: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    """Its thread leaves it after every step for searches with a time limit, and comes back."""
    monkeypatch.setattr(thinking, "SLICE", 0.0)
    match = Match(GAME, seed=4)
    seat = match.waits[0]
    player, timed = players.load("ismcts:3000"), players.load("ismcts:10s")
    assert isinstance(player, players.Searcher)
    assert isinstance(timed, players.Searcher)

    def question() -> tuple[Any, ...]:
        return GAME, match.terms, match.view(seat), seat, rolled_dice(9)

    for table in "abc":
        steps = timed.steps(*question(), time.perf_counter())
        one_thread.think(table, steps, thinks=10)
    beside = one_thread.think("d", player.steps(*question(), time.perf_counter()), thinks=3)

    assert beside.result(PATIENCE) == player.choose(*question())
