"""Draws the next round of a tournament: its tables and seats.

At tables for two everyone meets everyone else once. Larger tables bring together those who have met
least so far, and the players with the fewest byes have one. Rounds drawn by points pair players
with equal points (`swiss`). The draw follows from the tournament's secret.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, permutations
from random import Random

from serenissima.service.core import swiss
from serenissima.service.core.standings import points_of
from serenissima.service.core.tournament import DEAL, PAIR, SWISS, GuestTournament

TRIES = 6  # random draws, each improved as far as possible; the best one is used
Met = Counter[frozenset[int]]
Costs = Mapping[frozenset[int], int]  # cost of two people at one table


def draw(tournament: GuestTournament, sizes: Collection[int]) -> list[tuple[int, ...]]:
    """Return the tables of the next round: numbers of entrants by seat.

    Args:
        tournament: its current state.
        sizes: the numbers of seats that the game allows.
    """
    chance = Random(f"{tournament.secret}:{tournament.round}")  # noqa: S311 - from a secret
    people = [one.number for one in tournament.present]
    if tournament.system == DEAL:
        return _same_deal(people, tournament.seats, chance)
    if tournament.seats != PAIR:
        tables = _larger(tournament, people, sizes, chance)
    elif tournament.system == SWISS:
        points, byes = points_of(tournament), _bye_counts(tournament)
        tables = swiss.pairs(people, points, count_meetings(tournament), byes, chance)
    else:
        return _everybody_meets(tournament)
    sat = count_seats(tournament)
    return [assign_seats(table, sat, chance) for table in tables]


def _same_deal(people: Sequence[int], seats: int, chance: Random) -> list[tuple[int, ...]]:
    """Return tables of one size; every second table for two has its seats reversed.

    So the first player of one table and the second of the next form a team
    (`GuestTournament.teams`).
    """
    mixed = chance.sample(people, len(people))
    tables = [tuple(mixed[at : at + seats]) for at in range(0, len(mixed), seats)]
    return [table[::-1] if seats == PAIR and n % 2 else table for n, table in enumerate(tables)]


def _larger(
    tournament: GuestTournament, people: Sequence[int], sizes: Collection[int], chance: Random
) -> list[list[int]]:
    """Return tables for more than two; by points, if the tournament draws that way."""
    fitting = table_sizes(len(people), tournament.seats, sizes)
    playing = _playing(tournament, people, sum(fitting), chance)
    before = count_meetings(tournament)
    if tournament.system == SWISS:
        costs: Costs = swiss.weights(playing, points_of(tournament), before)
    else:  # a third meeting costs more than two second meetings
        costs = {pair: count**2 for pair, count in before.items()}
    return _costing_least(playing, fitting, costs, chance)


def _everybody_meets(tournament: GuestTournament) -> list[tuple[int, ...]]:
    """Return a round of Berger's tables: an odd number leaves one bye, and seats are balanced.

    Those who have left leave a gap: a player who would have met them has a bye.
    """
    numbers = [one.number for one in tournament.first]
    here = {one.number for one in tournament.present}
    pairs = berger(len(numbers), tournament.round)
    tables = [(numbers[one], numbers[other]) for one, other in pairs]
    return [table for table in tables if here.issuperset(table)]


def berger(people: int, round_: int) -> list[tuple[int, int]]:
    """Return the pairs of a round, both numbered from 0; the first of a pair sits first."""
    last = people - 1 + people % 2
    pairs = []
    for one in range(last):
        other = (round_ - one) % last
        if other == one and last < people:
            pairs.append((one, last) if one <= last // 2 else (last, one))
        elif one < other:
            pairs.append((one, other) if (one + other) % 2 else (other, one))
    return pairs


def table_sizes(people: int, wanted: int, allowed: Collection[int]) -> tuple[int, ...]:
    """Return the table sizes that seat the most people, as close to `wanted` as possible.

    They differ from it by at most one.
    """
    near = [size for size in allowed if abs(size - wanted) <= 1 and size > 1]
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for total in range(1, people + 1):
        ways = [
            (best[total - size][0] + abs(size - wanted), (size, *best[total - size][1]))
            for size in near
            if total - size in best
        ]
        if ways:
            best[total] = min(ways)
    return best[max(best)][1]


def _playing(
    tournament: GuestTournament, people: Sequence[int], count: int, chance: Random
) -> list[int]:
    """Return the people who play: those with the most byes so far, with ties broken at random."""
    byes = _bye_counts(tournament)
    mixed = chance.sample(people, len(people))
    return sorted(mixed, key=lambda number: -byes[number])[:count]


def _bye_counts(tournament: GuestTournament) -> Counter[int]:
    """Return each entrant's number of byes."""
    rounds = range(1, tournament.round + 1)
    return Counter(one.number for round_ in rounds for one in tournament.byes(round_))


def count_meetings(tournament: GuestTournament) -> Met:
    """Return how often each two have shared a table."""
    return Counter(
        frozenset(pair)
        for round_ in tournament.drawn
        for table in round_
        for pair in combinations(table.seats, 2)
    )


def count_seats(tournament: GuestTournament) -> Counter[tuple[int, int]]:
    """Return how often each entrant has had each seat."""
    return Counter(
        (number, seat)
        for round_ in tournament.drawn
        for table in round_
        for seat, number in enumerate(table.seats)
    )


def _costing_least(
    people: Sequence[int], sizes: Sequence[int], costs: Costs, chance: Random
) -> list[list[int]]:
    """Return tables of people whose pairs cost least, such as those who have met least."""
    found = [_improved(_split(chance.sample(people, len(people)), sizes), costs)]
    while len(found) < TRIES and _cost(found[-1], costs):
        found.append(_improved(_split(chance.sample(people, len(people)), sizes), costs))
    return min(found, key=lambda tables: _cost(tables, costs))


def _split(people: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    rest = iter(people)
    return [[next(rest) for _ in range(size)] for size in sizes]


def _cost(tables: Sequence[Sequence[int]], costs: Costs) -> int:
    """Return the cost of all pairs that share a table."""
    pairs = (frozenset(pair) for table in tables for pair in combinations(table, 2))
    return sum(costs.get(pair, 0) for pair in pairs)


def _improved(tables: list[list[int]], costs: Costs) -> list[list[int]]:
    """Return the tables, with people exchanged in pairs as long as that improves them."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    better |= _exchanged(one, i, other, j, costs)
    return tables


def _exchanged(one: list[int], i: int, other: list[int], j: int, costs: Costs) -> bool:
    """Exchange two people if that improves their tables; return whether it does."""
    cost = _cost((one, other), costs)
    one[i], other[j] = other[j], one[i]
    if _cost((one, other), costs) < cost:
        return True
    one[i], other[j] = other[j], one[i]
    return False


def assign_seats(
    table: Sequence[int], sat: Counter[tuple[int, int]], chance: Random
) -> tuple[int, ...]:
    """Return the people of a table by seat, so that everyone has each seat equally often."""
    orders = list(permutations(table))
    chance.shuffle(orders)
    return min(orders, key=lambda order: sum(sat[n, seat] ** 2 for seat, n in enumerate(order)))
