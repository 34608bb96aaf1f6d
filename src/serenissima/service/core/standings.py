"""The standings of a tournament: points, and the order of entrants with equal points.

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
        place: from 1; entrants who are equal in everything share one.
        entrant: the entrant.
        points: the worth of their results.
        played: how many of their matches have ended with a result.
        buchholz: the points of those they have met.
        sonneborn: the points of those they finished ahead of, and half of those they tied with.
    """

    place: int
    entrant: Entrant
    points: Fraction
    played: int
    buchholz: Fraction = Fraction(0)
    sonneborn: Fraction = Fraction(0)


def standings(now: GuestTournament) -> list[Placing]:
    """Return all who have taken part, the best first; ties are in order of number."""
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
    """Return the points of everyone who has taken part."""
    points = {one.number: Fraction(0) for one in now.first}
    for number, gained in _compared(now) if now.system == DEAL else _gains(now):
        points[number] += gained
    return points


def _gains(now: GuestTournament) -> Iterator[tuple[int, Fraction]]:
    """Yield the gains from each table, and from each bye."""
    for table in now.tables:
        yield from table.points.items()
    for round_ in range(1, now.round + 1):
        yield from ((one.number, HALF) for one in now.byes(round_))


def _compared(now: GuestTournament) -> Iterator[tuple[int, Fraction]]:
    """Yield the gains from a shared deal: the part of players on that seat who got less."""
    tables = [table for table in now.tables if table.shares]
    for table in tables:
        for seat, number in enumerate(table.seats):
            others = [one.shares[seat] for one in tables if one is not table]
            got = sum((_over(table.shares[seat], share) for share in others), Fraction(0))
            yield number, got / len(others) if others else Fraction(0)


def _over(mine: float, theirs: float) -> Fraction:
    """Return 1 for more, a half for equal."""
    return Fraction((mine > theirs) + (mine >= theirs), 2)


# ---- order of entrants with equal points --------------------------------------------------------


def _direct(now: GuestTournament, points: Points) -> dict[int, Fraction]:
    """Return the gains of entrants with equal points against each other, if they have all met."""
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
    """Yield the pairs that met at a table, and the first one's gain against the second."""
    results = list(zip(table.seats, table.shares, strict=False))
    for one, mine in results:
        for other, theirs in results:
            if one != other:
                yield one, other, _over(mine, theirs)


def _buchholz(now: GuestTournament, points: Points, number: int) -> Fraction:
    """Return the points of the entrants met, on average per table.

    A bye counts as a table against an opponent with equal points.
    """
    tables = (table for table in now.tables if table.shares and number in table.seats)
    met = (
        sum((points[n] for n in table.seats if n != number), Fraction(0)) / (len(table.seats) - 1)
        for table in tables
    )
    return sum(met, _bye_count(now, number) * points[number])


def _sonneborn(now: GuestTournament, points: Points, number: int) -> Fraction:
    """Return the points of those finished behind, and half of ties', averaged over the tables."""
    tables = (table for table in now.tables if number in table.seats)
    gained = (
        gain * points[other] / (len(table.seats) - 1)
        for table in tables
        for one, other, gain in _meetings(table)
        if one == number
    )
    return sum(gained, _bye_count(now, number) * HALF * points[number])


def _bye_count(now: GuestTournament, number: int) -> int:
    """Return how many byes an entrant has had."""
    rounds = range(1, now.round + 1)
    return sum(one.number == number for round_ in rounds for one in now.byes(round_))
