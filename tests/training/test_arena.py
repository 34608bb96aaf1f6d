"""The arena: everybody sits everywhere, and the result follows from the seed."""

from collections import Counter

import pytest

from serenissima.kernel.errors import Illegal, Unknown
from serenissima.training import arena
from serenissima.training.arena import Fixture, Result, Table, fixtures, interval

GAME = "canal-grande"


def test_seats_are_turned():
    planned = list(fixtures(["a", "b"], 2, 4, "s"))

    assert [f.seats for f in planned] == [("a", "b"), ("b", "a")] * 2
    assert [f.deal for f in planned] == ["s/0", "s/0", "s/1", "s/1"]


def test_every_choice_of_players_meets():
    planned = list(fixtures(["a", "b", "c"], 2, 6, 0))

    assert {frozenset(f.seats) for f in planned} == {
        frozenset(pair) for pair in (("a", "b"), ("a", "c"), ("b", "c"))
    }


@pytest.mark.parametrize("seats", [3, 4])
def test_too_few_players_sit_twice(seats: int):
    """Each sits as often as the other, and is as often in the majority."""
    tables = [f.seats for f in fixtures(["a", "b"], seats, seats * (seats - 1), 0)]
    swapped = [tuple("ba"["ab".index(name)] for name in table) for table in tables]

    assert Counter(map(rotation, tables)) == Counter(map(rotation, swapped))
    assert all(set(table) == {"a", "b"} for table in tables)


def rotation(table: tuple[str, ...]) -> tuple[str, ...]:
    """What stays of a table when its seats are turned."""
    return min((*table[turn:], *table[:turn]) for turn in range(len(table)))


def test_the_interval_is_wilsons():
    """Figures from Wilson's own formula for 8 of 10."""
    share = interval([1.0] * 8 + [0.0] * 2)

    assert (share.mean, share.count) == (0.8, 10)
    assert (share.low, share.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_results_come_to_shares_and_pairs():
    results = (
        Result(Fixture(("a", "b"), "0/0", 0), (1.0, 0.0), "won", 10),
        Result(Fixture(("b", "a"), "0/0", 1), (0.5, 0.5), "shared", 20),
    )
    table = Table(GAME, ("a", "b"), results)

    assert table.of("a").mean == 0.75
    assert table.between("b", "a").mean == 0.25
    assert table.of_seat(0).mean == 0.75
    assert table.ranking == ["a", "b"]
    assert table.endings == {"won": 1, "shared": 1}
    assert table.decisions == 15
    assert table.as_dict()["players"]["b"]["mean"] == 0.25


def test_the_result_follows_from_the_seed_however_many_play():
    seen: list[tuple[int, int]] = []
    alone = arena.run(GAME, ["uniform", "greedy"], 6, seed=3, processes=1)
    shared = arena.run(
        GAME, ["uniform", "greedy"], 6, seed=3, processes=2,
        progress=lambda done, of: seen.append((done, of)),
    )  # fmt: skip

    assert alone == shared
    assert seen == [(n, 6) for n in range(1, 7)]


def test_greedy_beats_uniform():
    table = arena.run(GAME, ["uniform", "greedy"], 40, seed=1, processes=1)

    assert table.of("greedy").low > 0.5


@pytest.mark.slow
def test_search_beats_greedy():
    table = arena.run(GAME, ["ismcts:400", "greedy"], 40, seed=1)

    assert table.of("ismcts:400").low > 0.5


def test_what_does_not_exist_is_refused():
    with pytest.raises(Unknown, match="no game"):
        arena.run("nowhere", ["uniform", "greedy"], 2)
    with pytest.raises(Unknown, match="no player"):
        arena.run(GAME, ["uniform", "nobody"], 2)
    with pytest.raises(Illegal, match="seats"):
        arena.run(GAME, ["uniform", "greedy"], 2, seats=7)
