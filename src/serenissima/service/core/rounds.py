"""Draws the next round of a tournament: who meets whom, and who sits where.

At tables for two everybody meets everybody once. At larger ones those sit together who have met
least so far, and who has had the fewest byes has one. Where rounds are drawn by points, those with
as many meet (`swiss`). The draw follows from the tournament's secret.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, permutations
from random import Random

from serenissima.service.core import swiss
from serenissima.service.core.standings import points_of
from serenissima.service.core.tournament import DEAL, PAIR, SWISS, GuestTournament

TRIES = 6  # draws by chance, each improved as far as possible, of which the best is taken
Met = Counter[frozenset[int]]
Costs = Mapping[frozenset[int], int]  # of two people at one table


def draw(tournament: GuestTournament, sizes: Collection[int]) -> list[tuple[int, ...]]:
    """The tables of the next round: numbers of entrants by seat.

    Args:
        tournament: as it stands.
        sizes: how many seats a table of its game may have.
    """
    chance = Random(f"{tournament.secret}:{tournament.round}")  # noqa: S311 - from a secret
    people = [one.number for one in tournament.present]
    if tournament.system == DEAL:
        return _same_deal(people, tournament.seats, chance)
    if tournament.seats != PAIR:
        tables = _larger(tournament, people, sizes, chance)
    elif tournament.system == SWISS:
        points, byes = points_of(tournament), _bye_counts(tournament)
        tables = swiss.pairs(people, points, met(tournament), byes, chance)
    else:
        return _everybody_meets(tournament)
    sat = seats_had(tournament)
    return [seated(table, sat, chance) for table in tables]


def _same_deal(people: Sequence[int], seats: int, chance: Random) -> list[tuple[int, ...]]:
    """Tables of one size; every second one for two has its seats in the other order.

    So who begins at one table and who does not at the next are a team (`GuestTournament.teams`).
    """
    mixed = chance.sample(people, len(people))
    tables = [tuple(mixed[at : at + seats]) for at in range(0, len(mixed), seats)]
    return [table[::-1] if seats == PAIR and n % 2 else table for n, table in enumerate(tables)]


def _larger(
    tournament: GuestTournament, people: Sequence[int], sizes: Collection[int], chance: Random
) -> list[list[int]]:
    """Tables for more than two; by points, if rounds are drawn so."""
    fitting = table_sizes(len(people), tournament.seats, sizes)
    playing = _playing(tournament, people, sum(fitting), chance)
    before = met(tournament)
    if tournament.system == SWISS:
        costs: Costs = swiss.weights(playing, points_of(tournament), before)
    else:  # a third time counts for more than two second times
        costs = {pair: count**2 for pair, count in before.items()}
    return _costing_least(playing, fitting, costs, chance)


def _everybody_meets(tournament: GuestTournament) -> list[tuple[int, ...]]:
    """A round of Berger's tables: of an odd number one has a bye, and seats are balanced.

    Who has gone leaves a gap; whoever would have met them has a bye.
    """
    numbers = [one.number for one in tournament.first]
    here = {one.number for one in tournament.present}
    pairs = berger(len(numbers), tournament.round)
    tables = [(numbers[one], numbers[other]) for one, other in pairs]
    return [table for table in tables if here.issuperset(table)]


def berger(people: int, round_: int) -> list[tuple[int, int]]:
    """The pairs of a round, counted from 0, of people counted from 0; who is first sits first."""
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
    """The sizes of tables that seat the most people, as near as can be to what is wanted.

    They differ from it by one at most.
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
    """Who plays: those who have had the most byes so far, and of these some by chance."""
    byes = _bye_counts(tournament)
    mixed = chance.sample(people, len(people))
    return sorted(mixed, key=lambda number: -byes[number])[:count]


def _bye_counts(tournament: GuestTournament) -> Counter[int]:
    """How many byes each has had."""
    rounds = range(1, tournament.round + 1)
    return Counter(one.number for round_ in rounds for one in tournament.byes(round_))


def met(tournament: GuestTournament) -> Met:
    """How often each two have sat at one table."""
    return Counter(
        frozenset(pair)
        for round_ in tournament.drawn
        for table in round_
        for pair in combinations(table.seats, 2)
    )


def seats_had(tournament: GuestTournament) -> Counter[tuple[int, int]]:
    """How often each has sat at each seat."""
    return Counter(
        (number, seat)
        for round_ in tournament.drawn
        for table in round_
        for seat, number in enumerate(table.seats)
    )


def _costing_least(
    people: Sequence[int], sizes: Sequence[int], costs: Costs, chance: Random
) -> list[list[int]]:
    """Tables at which those sit together who are to, such as those who have met least."""
    found = [_improved(_split(chance.sample(people, len(people)), sizes), costs)]
    while len(found) < TRIES and _cost(found[-1], costs):
        found.append(_improved(_split(chance.sample(people, len(people)), sizes), costs))
    return min(found, key=lambda tables: _cost(tables, costs))


def _split(people: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    rest = iter(people)
    return [[next(rest) for _ in range(size)] for size in sizes]


def _cost(tables: Sequence[Sequence[int]], costs: Costs) -> int:
    """Of all pairs that sit at one table."""
    pairs = (frozenset(pair) for table in tables for pair in combinations(table, 2))
    return sum(costs.get(pair, 0) for pair in pairs)


def _improved(tables: list[list[int]], costs: Costs) -> list[list[int]]:
    """The tables, with two people exchanged as long as that makes them better."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    better |= _exchanged(one, i, other, j, costs)
    return tables


def _exchanged(one: list[int], i: int, other: list[int], j: int, costs: Costs) -> bool:
    """Exchange two people if that makes their tables better; whether it does."""
    cost = _cost((one, other), costs)
    one[i], other[j] = other[j], one[i]
    if _cost((one, other), costs) < cost:
        return True
    one[i], other[j] = other[j], one[i]
    return False


def seated(table: Sequence[int], sat: Counter[tuple[int, int]], chance: Random) -> tuple[int, ...]:
    """The people of a table by seat, so that everybody sits everywhere equally often."""
    orders = list(permutations(table))
    chance.shuffle(orders)
    return min(orders, key=lambda order: sum(sat[n, seat] ** 2 for seat, n in enumerate(order)))
