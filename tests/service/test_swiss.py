"""Rounds by points, and the order of equal standings."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from serenissima.service.core.rounds import count_meetings, count_seats, draw
from serenissima.service.core.standings import points_of, standings
from serenissima.service.core.tournament import SWISS, DrawnTable, GuestTournament

SIZES = (2, 3, 4, 5)


def tournament(people: int, seats: int, rounds: int) -> GuestTournament:
    """Return a tournament of that many people, before its first round."""
    new = GuestTournament("t", "lots", {}, seats, rounds, "none", "g1", "a secret", 0.0)
    for number in range(1, people + 1):
        new = new.with_entrant(f"g{number}", f"P{number}")
    return replace(new, system=SWISS)


def with_round(now: GuestTournament, results: list[tuple[tuple[int, ...], tuple[float, ...]]]):
    """Add one round, of these seats and shares."""
    tables = (DrawnTable(str(seats), seats, True, True, shares) for seats, shares in results)
    return now.with_round(tuple(tables))


def played(now: GuestTournament, chance: Random) -> GuestTournament:
    """Play a tournament to its end, with random winners."""
    while not now.over:
        drawn = draw(now, SIZES)
        winners = [chance.randrange(len(seats)) for seats in drawn]
        shares = [
            tuple(float(seat == won) for seat in range(len(seats)))
            for seats, won in zip(drawn, winners, strict=True)
        ]
        now = with_round(now, list(zip(drawn, shares, strict=True)))
    return now


@pytest.mark.parametrize(("people", "rounds"), [(8, 4), (9, 4), (12, 5), (13, 5), (40, 6)])
def test_a_pair_meets_once(people: int, rounds: int):
    """An odd number gives one bye per round, each to another player; no one is always first."""
    end = played(tournament(people, 2, rounds), Random(people))
    byes = [one.number for number in range(1, rounds + 1) for one in end.byes(number)]
    sat = count_seats(end)

    assert end.round == rounds
    assert max(count_meetings(end).values()) == 1
    assert len(byes) == len(set(byes)) == (people % 2) * rounds
    assert all(sat[one.number, 0] < rounds for one in end.first)


def test_players_with_equal_points_meet():
    """This holds as far as their number is even; one of the last without a bye so far gets it."""
    now = tournament(8, 2, 3)
    now = with_round(now, [((n, n + 4), (1.0, 0.0)) for n in (1, 2, 3, 4)])
    points = points_of(now)
    assert all(points[one] == points[other] for one, other in draw(now, SIZES))
    odd = replace(
        now, entrants=tuple(replace(e, out=2 if e.number == 8 else 0) for e in now.entrants)
    )
    byes = {1, 2, 3, 4, 5, 6, 7} - {number for seats in draw(odd, SIZES) for number in seats}
    assert byes < {5, 6, 7}


def test_the_last_two_meet_again():
    """The alternative would be no match."""
    end = played(tournament(2, 2, 3), Random(1))

    assert (end.round, set(count_meetings(end).values())) == (3, {3})


def test_larger_tables_are_balanced_by_standing():
    """The leaders sit together, unless they have met already; all tables are full."""
    now = tournament(8, 4, 3)
    shares = (0.4, 0.3, 0.2, 0.1)
    now = with_round(now, [((1, 2, 3, 4), shares), ((5, 6, 7, 8), shares)])
    points, tables = points_of(now), draw(now, SIZES)
    apart = [max(points[n] for n in seats) - min(points[n] for n in seats) for seats in tables]
    assert sorted(map(len, tables)) == [4, 4]
    assert max(apart) < 1
    assert {*draw(replace(now, system="meet"), SIZES)} != {*tables}


def order(now: GuestTournament) -> list[tuple[int, int]]:
    """Return place and number, the best first."""
    return [(line.place, line.entrant.number) for line in standings(now)]


def test_results_against_each_other_come_first():
    """This is for players with equal points who have met; all their other results are alike."""
    now = tournament(4, 2, 3)
    now = with_round(now, [((1, 2), (0.0, 1.0)), ((3, 4), (1.0, 0.0))])
    now = with_round(now, [((1, 3), (1.0, 0.0)), ((2, 4), (0.0, 1.0))])

    assert points_of(now) == {1: 1, 2: 1, 3: 1, 4: 1}
    assert [place for place, _ in order(now)] == [1, 1, 1, 1]
    after = with_round(now, [((1, 4), (1.0, 0.0)), ((2, 3), (1.0, 0.0))])
    assert order(after)[:2] == [(1, 2), (2, 1)]


def test_then_the_points_of_the_opponents_count():
    """This is Buchholz; a round without a table counts as one against your own points."""
    now = tournament(5, 2, 2)
    now = with_round(now, [((1, 2), (1.0, 0.0)), ((3, 4), (1.0, 0.0))])
    now = with_round(now, [((1, 3), (1.0, 0.0)), ((2, 5), (1.0, 0.0))])
    lines = {line.entrant.number: line for line in standings(now)}

    assert (lines[2].points, lines[3].points) == (1, 1)
    assert (lines[2].buchholz, lines[3].buchholz) == (Fraction(5, 2), Fraction(5, 2))
    assert lines[5].buchholz == 1 + lines[5].points
    assert (lines[2].sonneborn, lines[3].sonneborn) == (Fraction(1, 2), Fraction(1, 2))
    assert lines[2].place == lines[3].place == 2


def test_a_match_without_a_result_has_no_weight():
    """It counts neither for points nor for ties."""
    now = with_round(tournament(4, 2, 1), [((1, 2), ()), ((3, 4), (1.0, 0.0))])
    lines = {line.entrant.number: line for line in standings(now)}

    assert [lines[n].played for n in (1, 2, 3, 4)] == [0, 0, 1, 1]
    assert lines[1].buchholz == lines[1].points == 0
