"""The standings of a tournament: points, and who comes first of those who are level.

Everything follows from the results of its tables.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from serenissima.service.core.tournament import DEAL, HALF, DrawnTable, Entrant, GuestTournament

Points = Mapping[int, Fraction]


@dataclass(frozen=True)
class Placing:
    """A line of the standings.

    Attributes:
        place: from 1; those who are level in everything share one.
        entrant: whose it is.
        points: what their results are worth.
        played: how many of their matches have ended with a result.
        buchholz: the points of those whom they have met.
        sonneborn: the points of those whom they have left behind, and half of who was level.
    """

    place: int
    entrant: Entrant
    points: Fraction
    played: int
    buchholz: Fraction = Fraction(0)
    sonneborn: Fraction = Fraction(0)


def standings(now: GuestTournament) -> list[Placing]:
    """Everybody who has taken part, the best first; those who are level by number."""
    points, worth = points_of(now), {}
    direct = {} if now.system == DEAL else _direct(now, points)
    for one in points:
        opponents = Fraction(0), Fraction(0)
        if now.system != DEAL:
            opponents = _buchholz(now, points, one), _sonneborn(now, points, one)
        worth[one] = (points[one], direct.get(one, Fraction(0)), *opponents)
    placed = [
        Placing(
            1 + sum(other > worth[one.number] for other in worth.values()),
            one,
            points[one.number],
            sum(one.number in table.points for table in now.tables),
            *worth[one.number][2:],
        )
        for one in now.first
    ]
    return sorted(placed, key=lambda line: (line.place, line.entrant.number))


def points_of(now: GuestTournament) -> dict[int, Fraction]:
    """The points of everybody who has taken part."""
    points = {one.number: Fraction(0) for one in now.first}
    for number, gained in _compared(now) if now.system == DEAL else _gains(now):
        points[number] += gained
    return points


def _gains(now: GuestTournament) -> Iterator[tuple[int, Fraction]]:
    """What each table, and each round without one, has brought to whom."""
    for table in now.tables:
        yield from table.points.items()
    for round_ in range(1, now.round + 1):
        yield from ((one.number, HALF) for one in now.byes(round_))


def _compared(now: GuestTournament) -> Iterator[tuple[int, Fraction]]:
    """What a deal has brought: the part of those on the same seat elsewhere who got less."""
    tables = [table for table in now.tables if table.shares]
    for table in tables:
        for seat, number in enumerate(table.seats):
            others = [one.shares[seat] for one in tables if one is not table]
            got = sum((_over(table.shares[seat], share) for share in others), Fraction(0))
            yield number, got / len(others) if others else Fraction(0)


def _over(mine: float, theirs: float) -> Fraction:
    """1 for more, a half for as much."""
    return Fraction((mine > theirs) + (mine >= theirs), 2)


# ---- who comes first of those who are level -----------------------------------------------------


def _direct(now: GuestTournament, points: Points) -> dict[int, Fraction]:
    """What those with equal points have gained against each other, if they have all met."""
    met: dict[tuple[int, int], list[Fraction]] = defaultdict(list)
    for table in now.tables:
        for one, other, gained in _meetings(table):
            met[one, other].append(gained)
    level: dict[Fraction, list[int]] = defaultdict(list)
    for one, gained in points.items():
        level[gained].append(one)
    found: dict[int, Fraction] = {}
    for group in level.values():
        if all(pair in met for pair in combinations(group, 2)):
            for one in group:
                each = (met[one, other] for other in group if other != one)
                found[one] = sum((sum(all_, Fraction(0)) / len(all_) for all_ in each), Fraction(0))
    return found


def _meetings(table: DrawnTable) -> Iterator[tuple[int, int, Fraction]]:
    """Who has met whom at a table, and what they have gained against them."""
    results = list(zip(table.seats, table.shares, strict=False))
    for one, mine in results:
        for other, theirs in results:
            if one != other:
                yield one, other, _over(mine, theirs)


def _buchholz(now: GuestTournament, points: Points, number: int) -> Fraction:
    """The points of those whom one has met, on average at each table.

    A round without a table counts as one against somebody with one's own points.
    """
    tables = (table for table in now.tables if table.shares and number in table.seats)
    met = (
        sum((points[n] for n in table.seats if n != number), Fraction(0)) / (len(table.seats) - 1)
        for table in tables
    )
    return sum(met, _bye_count(now, number) * points[number])


def _sonneborn(now: GuestTournament, points: Points, number: int) -> Fraction:
    """The points of those whom one has left behind, half of who was level; at each table."""
    tables = (table for table in now.tables if number in table.seats)
    gained = (
        gain * points[other] / (len(table.seats) - 1)
        for table in tables
        for one, other, gain in _meetings(table)
        if one == number
    )
    return sum(gained, _bye_count(now, number) * HALF * points[number])


def _bye_count(now: GuestTournament, number: int) -> int:
    """How many byes somebody has had."""
    rounds = range(1, now.round + 1)
    return sum(one.number == number for round_ in rounds for one in now.byes(round_))
