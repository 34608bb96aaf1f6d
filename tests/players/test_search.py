"""The search: finds what wins, mixes where it must, keeps its time and its memory."""

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
from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Outlook
from serenissima.kernel.match import Match
from serenissima.players.search.search import CHUNK, ActionStatistics, Search
from tests.places import ROOT, environment
from tests.players import pennies
from tests.tiny.game import GAME as TINY

CANAL_GRANDE = games.load("canal-grande")
FAR = Outlook(horizon=7, prior=0)
NEAR = Outlook(horizon=0, everybody=False, prior=0)
INFORMED = Outlook(horizon=0, everybody=False, prior=4)

ONE_DISTRICT_SHORT = """
    stage call
    waits 1
    rounds 4
    phases 1
    phase_round 2
    divider 0
    actor 0
    picked 0
    doges 1
    challenger 0
    pile cannaregio=4 castello=3 dorsoduro=4 san-marco=4 san-polo=4 santa-croce=4 gondola=5 doge=5
    discard traitor=7 spy=3
    number_pile one=4 two=5 three=5
    hand[0] castello=1 santa-croce=1
    hand[1] gondola=1
    hand_size 2 1
    known[1] gondola=1
    won[0] cannaregio=1 castello=1 dorsoduro=1 san-marco=1 san-polo=1
    ceiling[1] cannaregio=0 castello=0 dorsoduro=0 san-marco=0 san-polo=0 santa-croce=0
"""

ABOUT_TO_LOSE = """
    stage raise
    waits 2
    rounds 4
    phases 1
    phase_round 2
    divider 0
    actor 0
    picked 0
    doges 1
    opened 1
    challenger 0
    where santa-croce
    first santa-croce none
    barred[0] santa-croce=1
    barred[1] santa-croce=1
    laid[0] santa-croce=1
    pile cannaregio=4 castello=4 dorsoduro=4 san-marco=4 san-polo=4 santa-croce=2 gondola=6 doge=5
    discard traitor=7 spy=3
    number_pile one=4 two=5 three=5
    hand[1] santa-croce=2
    hand_size 0 2
    won[0] cannaregio=1 castello=1 dorsoduro=1 san-marco=1 san-polo=1
"""


@pytest.mark.parametrize("name", ["ismcts:300", "ismcts:2000"])
@pytest.mark.parametrize(
    ("position", "seat", "right"),
    [(ONE_DISTRICT_SHORT, 0, "call santa-croce"), (ABOUT_TO_LOSE, 1, "lay santa-croce")],
)
def test_it_finds_what_wins_and_what_does_not_lose(name: str, position: str, seat: int, right: str):
    match = Match(CANAL_GRANDE, position=CANAL_GRANDE.state.parse(position))
    view = match.view(seat)

    action = players.load(name).choose(CANAL_GRANDE, match.terms, view, seat, rolled(1))

    assert CANAL_GRANDE.actions.format(action) == right


@pytest.mark.parametrize("outlook", [Outlook(), FAR, NEAR, INFORMED])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_mixes_when_both_choose_at_once(seat: int, outlook: Outlook):
    """Neither knows the other's coin: a search that did would think that it always wins."""
    match = Match(pennies.GAME)
    game = replace(pennies.GAME, outlook=outlook)
    search = Search(game, match.terms, match.view(seat), seat, rolled(3))
    search.run(20_000)
    found = {pennies.GAME.actions.format(f.action): f for f in search.root_statistics()}
    mean = sum(f.visits * f.value for f in found.values()) / search.iterations

    assert 0.1 < found["lay heads"].visits / search.iterations < 0.6
    assert found["lay edge"].visits < 0.05 * search.iterations
    assert mean == pytest.approx([1 / 3, 2 / 3][seat], abs=0.15)


@pytest.mark.parametrize("outlook", [FAR, NEAR])
def test_every_iteration_visits_one_action_of_the_root(outlook: Outlook):
    match = Match(TINY, 3, seed=4)
    search = Search(replace(TINY, outlook=outlook), match.terms, match.view(0), 0, rolled(3))
    search.run(100)
    search.run(150)

    assert sum(found.visits for found in search.root_statistics()) == search.iterations == 250
    assert all(0 <= found.value <= 1 for found in search.root_statistics())


def test_a_prior_counts_for_visits():
    """Each action is looked at once, and then is as if it had been tried so often."""
    match = Match(TINY, 3, seed=4)
    search = Search(replace(TINY, outlook=INFORMED), match.terms, match.view(0), 0, rolled(3))
    search.run(1)
    visits = [found.visits for found in search.root_statistics()]

    assert len(visits) > 1
    assert visits == [INFORMED.prior + 1] + [INFORMED.prior] * (len(visits) - 1)


def test_each_outlook_searches_another_tree():
    match = Match(TINY, 3, seed=4)

    def found(outlook: Outlook) -> list[ActionStatistics]:
        game = replace(TINY, outlook=outlook)
        search = Search(game, match.terms, match.view(0), 0, rolled(3))
        search.run(300)
        return search.root_statistics()

    assert found(FAR) == found(FAR)
    assert found(FAR) != found(NEAR) != found(INFORMED)


def test_a_full_memory_still_learns():
    match = Match(CANAL_GRANDE, seed=4)
    seat = match.waits[0]
    view = match.view(seat)
    search = Search(CANAL_GRANDE, match.terms, view, seat, rolled(3), capacity=16)
    search.run(500)

    assert search.full
    assert sum(found.visits for found in search.root_statistics()) == 500


def test_it_keeps_its_time(monkeypatch: pytest.MonkeyPatch):
    """With a clock that moves on by a tenth at each look, it is over after the fourth look."""
    clock = count()
    looks = SimpleNamespace(perf_counter=lambda: next(clock) / 10)
    match = Match(TINY, 3, seed=4)
    search = Search(TINY, match.terms, match.view(0), 0, rolled(3))
    monkeypatch.setattr("serenissima.players.search.search.time", looks)
    search.run_for(0.35)

    assert search.iterations == 1 + 3 * CHUNK


def test_one_action_needs_no_thought():
    """Whoever has chosen a lot can only confirm it."""
    match = Match(TINY, 3, seed=4)
    match.play(0, match.legal(0)[0])
    begun = time.perf_counter()
    action = players.load("ismcts:5s").choose(TINY, match.terms, match.view(0), 0, rolled(3))

    assert TINY.actions.format(action) == "confirm"
    assert time.perf_counter() - begun < 5


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


def test_interpreted_it_searches_the_same_tree(tmp_path: Path):
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


def test_the_view_it_was_given_is_not_touched():
    match = Match(CANAL_GRANDE, seed=4)
    seat = match.waits[0]
    view = match.view(seat)
    before = bytes(view.data)
    Search(CANAL_GRANDE, match.terms, view, seat, rolled(3)).run(50)

    assert bytes(view.data) == before
