"""The search: it finds wins, mixes where it must, and respects its time and memory."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from serenissima import games, players
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import Illegal
from serenissima.kernel.game import Outlook
from serenissima.kernel.match import Match
from serenissima.players.search.search import CHUNK, ActionStatistics, Search
from tests.places import ROOT, environment
from tests.players import pennies
from tests.tiny.game import GAME as TINY

GAME = games.load(games.names()[0])
FAR = Outlook(horizon=7, prior=0)
NEAR = Outlook(horizon=0, everybody=False, prior=0)
INFORMED = Outlook(horizon=0, everybody=False, prior=4)


@pytest.mark.parametrize("outlook", [Outlook(), FAR, NEAR, INFORMED])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_mixes_simultaneous_choices(seat: int, outlook: Outlook):
    """Neither sees the other's coin; a search that did would expect to win always."""
    match = Match(pennies.GAME)
    game = replace(pennies.GAME, outlook=outlook)
    search = Search(game, match.terms, match.view(seat), seat, rolled_dice(3))
    search.run(20_000)
    found = {pennies.GAME.actions.format(f.action): f for f in search.root_statistics()}
    mean = sum(f.visits * f.value for f in found.values()) / search.iterations

    assert 0.1 < found["lay heads"].visits / search.iterations < 0.6
    assert found["lay edge"].visits < 0.05 * search.iterations
    assert mean == pytest.approx([1 / 3, 2 / 3][seat], abs=0.15)


@pytest.mark.parametrize("outlook", [FAR, NEAR])
def test_every_iteration_visits_one_action_of_the_root(outlook: Outlook):
    match = Match(TINY, 3, seed=4)
    search = Search(replace(TINY, outlook=outlook), match.terms, match.view(0), 0, rolled_dice(3))
    search.run(100)
    search.run(150)

    assert sum(found.visits for found in search.root_statistics()) == search.iterations == 250
    assert all(0 <= found.value <= 1 for found in search.root_statistics())


def test_a_prior_counts_as_visits():
    """Each action is visited once, and then counts as if visited as often as its prior."""
    match = Match(TINY, 3, seed=4)
    search = Search(replace(TINY, outlook=INFORMED), match.terms, match.view(0), 0, rolled_dice(3))
    search.run(1)
    visits = [found.visits for found in search.root_statistics()]

    assert len(visits) > 1
    assert visits == [INFORMED.prior + 1] + [INFORMED.prior] * (len(visits) - 1)


def test_each_outlook_searches_another_tree():
    match = Match(TINY, 3, seed=4)

    def found(outlook: Outlook) -> list[ActionStatistics]:
        game = replace(TINY, outlook=outlook)
        search = Search(game, match.terms, match.view(0), 0, rolled_dice(3))
        search.run(300)
        return search.root_statistics()

    assert found(FAR) == found(FAR)
    assert found(FAR) != found(NEAR) != found(INFORMED)


def test_a_search_in_steps_has_the_same_tree():
    """Any division of the iterations gives it."""

    def found(*chunks: int) -> list[ActionStatistics]:
        match = Match(GAME, seed=4)
        search = Search(GAME, match.terms, match.view(0), 0, rolled_dice(3))
        for iterations in chunks:
            for _ in search.steps(iterations):
                pass
        return search.root_statistics()

    whole = Match(GAME, seed=4)
    search = Search(GAME, whole.terms, whole.view(0), 0, rolled_dice(3))
    search.run(1000)

    assert found(1000) == found(3, 700, 297) == search.root_statistics()


def test_a_time_limit_counts_from_the_question():
    """When it is long past, the answer comes after one iteration."""
    match = Match(TINY, 3, seed=4)
    search = Search(TINY, match.terms, match.view(0), 0, rolled_dice(3))

    assert list(search.steps_until(time.perf_counter() - 1)) == []
    assert search.iterations == 1


def test_a_full_memory_still_learns():
    match = Match(GAME, seed=4)
    seat = match.waits[0]
    view = match.view(seat)
    search = Search(GAME, match.terms, view, seat, rolled_dice(3), capacity=16)
    search.run(500)

    assert search.full
    assert sum(found.visits for found in search.root_statistics()) == 500


def test_the_search_respects_its_time_limit(monkeypatch: pytest.MonkeyPatch):
    """With a clock that advances by a tenth at each reading, it ends after the fourth reading."""
    clock, cpu = count(), count()
    looks = SimpleNamespace(
        perf_counter=lambda: next(clock) / 10, thread_time=lambda: float(next(cpu))
    )
    match = Match(TINY, 3, seed=4)
    search = Search(TINY, match.terms, match.view(0), 0, rolled_dice(3))
    monkeypatch.setattr("serenissima.players.search.search.time", looks)
    search.run_for(0.35)

    assert search.iterations == 1 + 3 * CHUNK


def test_quick_steps_become_longer(monkeypatch: pytest.MonkeyPatch):
    """If iterations take no time, each step has twice as many as the previous one."""
    monkeypatch.setattr(
        "serenissima.players.search.search.time", SimpleNamespace(thread_time=lambda: 0.0)
    )
    match = Match(TINY, 3, seed=4)
    search = Search(TINY, match.terms, match.view(0), 0, rolled_dice(3))
    done = [search.iterations for _ in search.steps(4 * CHUNK)]

    assert done == [CHUNK, 3 * CHUNK, 4 * CHUNK]


def test_a_single_action_needs_no_search(monkeypatch: pytest.MonkeyPatch):
    """A seat that has chosen a lot can only confirm it."""
    match = Match(TINY, 3, seed=4)
    match.play(0, match.legal(0)[0])
    monkeypatch.setattr(Search, "run", None)
    action = players.load("ismcts:5s").choose(TINY, match.terms, match.view(0), 0, rolled_dice(3))

    assert TINY.actions.format(action) == "confirm"


CHOICES = """
import sys
from dataclasses import replace
from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Outlook
from serenissima.kernel.match import Match
from serenissima.players.search.search import Search
from tests.tiny.game import GAME

match = Match(GAME, 3, seed=6)
for prior in (0, 4):
    game = replace(GAME, outlook=Outlook(prior=prior))
    search = Search(game, match.terms, match.view(0), 0, rolled(6))
    search.run(300)
    print(search.root_statistics())
"""


def test_the_interpreted_search_has_the_same_tree(tmp_path: Path):
    told = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", CHOICES], cwd=ROOT,
            env={**environment(tmp_path), **os.environ, "NUMBA_DISABLE_JIT": str(jit)},
            check=True, capture_output=True, text=True,
        ).stdout
        for jit in (0, 1)
    ]  # fmt: skip

    assert told[0] == told[1]
    assert "ActionStatistics" in told[0]


def test_the_search_does_not_change_its_view():
    match = Match(GAME, seed=4)
    seat = match.waits[0]
    view = match.view(seat)
    before = bytes(view.data)
    Search(GAME, match.terms, view, seat, rolled_dice(3)).run(50)

    assert bytes(view.data) == before


def test_each_action_is_valued_separately():
    """A search fixed to the best action gives it the value of a free search."""
    match = Match(GAME, seed=5)
    seat = match.waits[0]
    free = Search(GAME, match.terms, match.view(seat), seat, rolled_dice(1))
    free.run(4000)
    values = {}
    for action in free.actions.tolist():
        search = Search(GAME, match.terms, match.view(seat), seat, rolled_dice(2), only=action)
        search.run(1000)
        values[action] = search.value
        assert (search.best, len(search.actions)) == (action, 1)
        assert search.root_statistics()[0].visits >= 1000
    best = free.root_statistics()[0]

    assert all(0 <= value <= 1 for value in values.values())
    assert values[best.action] == pytest.approx(best.value, abs=0.05)
    assert values[best.action] >= max(values.values()) - 0.05


def test_a_search_of_illegal_actions_is_refused():
    """Otherwise it would rule out every action at the root."""
    match = Match(TINY, 3, seed=4)
    retraction = TINY.actions.first_retract
    with pytest.raises(Illegal) as refusal:
        Search(TINY, match.terms, match.view(0), 0, rolled_dice(3), only=retraction)

    assert refusal.value.code == "action/illegal"
