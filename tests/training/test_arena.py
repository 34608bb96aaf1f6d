"""The arena: every player sits in every seat, and the seed determines the result."""

import os
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from multiprocessing import active_children

import numpy as np
import pytest

from serenissima import games
from serenissima.kernel.compile import interpreted
from serenissima.kernel.errors import Illegal, Unknown
from serenissima.players import policies
from serenissima.players.neural import network, player
from serenissima.training import arena, matches
from serenissima.training.arena import AtLeast, Standings
from serenissima.training.sequential import SequentialTest
from serenissima.training.share import interval
from serenissima.training.tournament import Fixture, Result, Tournament, fair_count, fixtures
from tests.players.networks import any_network
from tests.tiny.game import GAME as TINY

GAME = games.names()[0]


def test_seats_rotate():
    planned = list(fixtures(["a", "b"], 2, 4, "s"))

    assert [f.seats for f in planned] == [("a", "b"), ("b", "a")] * 2
    assert [f.deal for f in planned] == ["s/0", "s/0", "s/1", "s/1"]


def test_every_combination_of_players_meets():
    planned = list(fixtures(["a", "b", "c"], 2, 6, 0))

    assert {frozenset(f.seats) for f in planned} == {
        frozenset(pair) for pair in (("a", "b"), ("a", "c"), ("b", "c"))
    }


@pytest.mark.parametrize(
    ("names", "seats"), [("ab", 2), ("ab", 3), ("ab", 4), ("ab", 5), ("abc", 4)]
)
def test_every_mix_meets_in_every_order(names: str, seats: int):
    """Each player sits in each seat equally often, and every order of every mix occurs once."""
    planned = [f.seats for f in fixtures(names, seats, fair_count(len(names), seats), 0)]

    assert len(planned) == len(set(planned))
    if len(names) < seats:
        assert set(planned) == {t for t in product(names, repeat=seats) if set(t) == set(names)}
    for seat in range(seats):
        assert len(set(Counter(table[seat] for table in planned).values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_equal_players_get_an_even_share(seats: int):
    """This holds however good the seats are; a player who wins every match gets twice as much."""
    planned = list(fixtures("ab", seats, fair_count(2, seats), 0))
    first = tuple(float(seat == 0) for seat in range(seats))
    table = Standings(GAME, ("a", "b"), tuple(Result(f, first, "won", 1) for f in planned))
    best = [tuple((who == "a") / f.seats.count("a") for who in f.seats) for f in planned]
    won = tuple(Result(f, shares, "won", 1) for f, shares in zip(planned, best, strict=True))

    assert table.of("a").mean == table.of("b").mean == pytest.approx(1 / seats)
    assert Standings(GAME, ("a", "b"), won).of("a").mean == pytest.approx(2 / seats)


def test_one_player_plays_against_itself():
    """Each deal is played once."""
    table = arena.run(Tournament(GAME, ["uniform"], 3, seed=1), processes=1)

    assert len({result.fixture.deal for result in table.results}) == 3
    assert table.of("uniform").mean == pytest.approx(1 / games.meta(GAME).seats[0])
    assert all(result.told for result in table.results)


def test_the_interval_is_wilsons():
    """The figures come from Wilson's formula for 8 of 10."""
    share = interval([1.0] * 8 + [0.0] * 2)

    assert (share.mean, share.count) == (0.8, 10)
    assert (share.low, share.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_results_contain_shares_and_pairs():
    results = (
        Result(Fixture(("a", "b"), "0/0", 0), (1.0, 0.0), "won", 10),
        Result(Fixture(("b", "a"), "0/0", 1), (0.5, 0.5), "shared", 20),
    )
    table = Standings(GAME, ("a", "b"), results)

    assert table.of("a").mean == 0.75
    assert table.between("b", "a").mean == 0.25
    assert table.of_seat(0).mean == 0.75
    assert table.ranking == ["a", "b"]
    assert table.endings == {"won": 1, "shared": 1}
    assert table.decisions == 15
    assert table.as_dict()["players"]["b"]["mean"] == 0.25


def standings(shares: list[tuple[float, ...]]) -> Standings:
    """Return standings of `a` and `b`, who sit in turn in the first seat, each deal twice."""
    tables = fixtures("ab", 2, len(shares), 0)
    results = (Result(f, won, "", 1) for f, won in zip(tables, shares, strict=True))
    return Standings(GAME, ("a", "b"), tuple(results))


def test_intervals_count_deals():
    """If the seat decides, two players are surely equal; if the deal does, that is less sure."""
    by_seat = standings([(1.0, 0.0)] * 40).of("a")
    by_deal = standings([(1.0, 0.0), (0.0, 1.0), (0.0, 1.0), (1.0, 0.0)] * 10).of("a")
    wilson = interval([1.0, 0.0] * 20)

    assert by_seat.mean == by_deal.mean == 0.5
    assert by_seat.high - by_seat.low < 0.5 * (wilson.high - wilson.low)
    assert by_deal.high - by_deal.low > 1.3 * (wilson.high - wilson.low)


def test_ratings_follow_from_the_shares():
    """Three times the share is worth 191 points; someone who always wins has a rating, too."""
    sure = standings([(0.75, 0.25), (0.25, 0.75)] * 500).ratings

    assert sure["a"].points - sure["b"].points == pytest.approx(400 * np.log10(3), abs=1)
    assert list(sure) == ["a", "b"]
    assert standings([(1.0, 0.0), (0.0, 1.0)] * 9).ratings["a"].low > 0


def test_ratings_with_more_players_and_seats():
    """Strengths of 4, 2 and 1 are found from the shares that they give at three seats."""
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    planned = list(fixtures("abc", 3, 300, 0))
    results = tuple(
        Result(f, tuple(strength[who] / sum(map(strength.get, f.seats)) for who in f.seats), "", 1)
        for f in planned
    )
    table = Standings(GAME, ("a", "b", "c"), results)
    rated = table.ratings

    assert rated["a"].points - rated["b"].points == pytest.approx(400 * np.log10(2), abs=3)
    assert rated["b"].points - rated["c"].points == pytest.approx(400 * np.log10(2), abs=3)
    assert table.matrix["c"]["a"].mean == 0


DEAL = list(fixtures("ab", 2, 2, 0))


def ask(question: AtLeast, scores: Iterator[float]) -> SequentialTest:
    """Return the test after a player's shares of deals, up to its answer."""
    test = SequentialTest(question, DEAL)
    for score in scores:
        test.add([Result(f, tuple(score if w == "a" else 1 - score for w in f.seats), "", 1)
                  for f in DEAL])  # fmt: skip
        if test.answer is not None:
            break
    return test


def test_a_sequential_test_stops_when_decided():
    """It is sure of a large difference soon, of a small one later, and never of none."""
    question = AtLeast("a", 0.65)
    good, bad = (ask(question, iter([score] * 200)).conclusion() for score in (1.0, 0.0))
    equal = ask(question, iter([0.65] * 200)).conclusion()

    assert (good.answer, bad.answer, equal.answer) == (True, False, None)
    assert good.deals < 16
    assert bad.deals < 8
    assert good.low >= 0.65 > bad.high
    assert equal.low < 0.65 < equal.high
    assert equal.deals == 200


def test_a_sequential_test_keeps_its_error_rates():
    """Although it looks after each deal, few tests of a true limit ever answer, and rarely yes."""
    chance = np.random.default_rng(5)
    answers = Counter(
        ask(AtLeast("a", 0.6, 0.1), iter((chance.random(60) < 0.6).astype(float))).answer
        for _ in range(100)
    )

    assert answers[True] <= 10
    assert answers[False] <= 10


@pytest.mark.parametrize(
    ("question", "hint"),
    [(AtLeast("a", 1.2), "below 1.000"), (AtLeast("c", 0.5), "takes part"),
     (AtLeast("a", 0.6, 0.7), "0.05")],
)  # fmt: skip
def test_impossible_questions_are_refused(question: AtLeast, hint: str):
    with pytest.raises(Illegal, match=hint):
        SequentialTest(question, DEAL)


def test_neither_processes_nor_their_deaths_change_the_result(monkeypatch: pytest.MonkeyPatch):
    """A child is killed after two matches; the question is answered by the same deals."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # the children need not compile
    wanted, question = Tournament(TINY, ["uniform", "greedy"], 60, seed=3), AtLeast("uniform", 0.8)
    seen: list[int] = []

    def kill(done: int, _of: int) -> None:
        seen.append(done)
        if done == 2:
            os.kill(active_children()[0].pid or 0, signal.SIGKILL)

    with interpreted():
        whole = arena.run(wanted, processes=1)
        asked = arena.run(wanted, processes=1, until=question)
    assert arena.run(wanted, processes=2, until=question, progress=kill) == asked
    assert seen == list(range(1, len(seen) + 1))
    assert asked.conclusion is not None
    assert asked.conclusion.answer is False
    assert 10 < len(asked.results) < 50
    assert asked.results == whole.results[: len(asked.results)]


@pytest.mark.parametrize("seats", TINY.meta.seats)
def test_matches_in_compiled_code_are_the_same(seats: int, monkeypatch: pytest.MonkeyPatch):
    """Every result equals that of a match by itself, whoever plays."""
    taught = any_network(TINY)
    for module in (policies, player):
        monkeypatch.setattr(module, "read_network", lambda _: taught)
    for module in (policies, network):
        monkeypatch.setattr(module, "has_network", lambda _: True)
    wanted = Tournament(TINY, ["uniform", "greedy", "neural"], 24, seats, seed=3)
    with interpreted():
        apart = arena.run(wanted, processes=1)
        monkeypatch.setattr(matches, "WORTHWHILE", 1)
        together = arena.run(wanted, processes=2)

    assert together == apart
    assert {who for result in together.results for who in result.fixture.seats} == {*wanted.names}


def test_greedy_beats_uniform():
    table = arena.run(Tournament(GAME, ["uniform", "greedy"], 40, seed=1), processes=1)

    assert table.of("greedy").low > 0.5


@pytest.mark.slow
def test_search_beats_greedy():
    table = arena.run(Tournament(GAME, ["ismcts:400", "greedy"], 40, seed=1))

    assert table.of("ismcts:400").low > 0.5


def test_unknown_players_are_refused():
    with pytest.raises(Unknown, match="no game"):
        arena.run(Tournament("nowhere", ["uniform", "greedy"], 2))
    with pytest.raises(Unknown, match="not a game"):
        arena.run(Tournament(7, ["uniform", "greedy"], 2))  # type: ignore[arg-type]
    with pytest.raises(Illegal, match="another process") as refused:
        arena.run(Tournament(replace(TINY), ["uniform", "greedy"], 2), processes=2)
    assert refused.value.code == "game/own"
    with pytest.raises(Unknown, match="no network"):
        arena.run(Tournament(TINY, ["uniform", "neural"], 2), processes=1)
    with pytest.raises(Unknown, match="no player"):
        arena.run(Tournament(GAME, ["uniform", "nobody"], 2))
    with pytest.raises(Illegal, match="seats"):
        arena.run(Tournament(GAME, ["uniform", "greedy"], 2, seats=7))
    with pytest.raises(Illegal, match="seats: 0"):
        arena.run(Tournament(GAME, ["uniform", "greedy"], 2, seats=0))
