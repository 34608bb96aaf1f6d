"""The arena: every player sits in every seat, and the seed determines the result."""

from collections import Counter
from itertools import product

import pytest

from serenissima import games
from serenissima.kernel.errors import Illegal, Unknown
from serenissima.training import arena
from serenissima.training.arena import Standings
from serenissima.training.share import interval
from serenissima.training.tournament import Fixture, Result, Tournament, fair_count, fixtures

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


def test_the_number_of_processes_does_not_change_the_result():
    seen: list[tuple[int, int]] = []
    wanted = Tournament(GAME, ["uniform", "greedy"], 6, seed=3)
    alone = arena.run(wanted, processes=1)
    shared = arena.run(wanted, processes=2, progress=lambda done, of: seen.append((done, of)))

    assert alone == shared
    assert seen == [(n, 6) for n in range(1, 7)]


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
    with pytest.raises(Unknown, match="no player"):
        arena.run(Tournament(GAME, ["uniform", "nobody"], 2))
    with pytest.raises(Illegal, match="seats"):
        arena.run(Tournament(GAME, ["uniform", "greedy"], 2, seats=7))
    with pytest.raises(Illegal, match="seats: 0"):
        arena.run(Tournament(GAME, ["uniform", "greedy"], 2, seats=0))
