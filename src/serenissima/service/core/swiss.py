"""Draws rounds by points: entrants with equal points meet, and no pair meets twice.

Pairs come from a minimum-weight matching in a graph of all who could meet (`networkx`).
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random

NOBODY = 0  # stands for the bye in pairs; entrants are numbered from 1
AGAIN = 10**9  # weight of meeting again, or of another bye
POINT = 60  # weight of a point of difference, before it is squared
CLOSE = 100  # weight of a point at larger tables, where repeated meetings can't be avoided


def pairs(
    people: Sequence[int],
    points: Mapping[int, Fraction],
    met: Mapping[frozenset[int], int],
    byes: Mapping[int, int],
    chance: Random,
) -> list[list[int]]:
    """Return the pairs, the best first; of an odd number a low entrant without a bye gets one.

    Args:
        people: the numbers of those who take part.
        points: of each.
        met: how often each two have met.
        byes: how many each has had.
        chance: decides between equally good draws.
    """
    import networkx as nx  # slow to import, and rarely needed

    mixed = chance.sample(people, len(people))
    graph, least = nx.Graph(), min(points[one] for one in people)
    for at, one in enumerate(mixed):
        for other in mixed[:at]:
            again = AGAIN * met.get(frozenset((one, other)), 0)
            graph.add_edge(one, other, weight=again + _apart(points[one] - points[other]))
    for one in mixed if len(mixed) % 2 else ():
        again = AGAIN * byes.get(one, 0)
        graph.add_edge(one, NOBODY, weight=again + _apart(points[one] - least))
    matched = (pair for pair in nx.min_weight_matching(graph) if NOBODY not in pair)
    found = [sorted(pair, key=lambda one: (-points[one], one)) for pair in matched]
    return sorted(found, key=lambda pair: (-points[pair[0]], -points[pair[1]]))


def _apart(difference: Fraction) -> int:
    return round(POINT * difference) ** 2


def weights(
    people: Sequence[int], points: Mapping[int, Fraction], met: Mapping[frozenset[int], int]
) -> dict[frozenset[int], int]:
    """Return the cost of each pair at one larger table: difference in points, and having met."""
    return {
        pair: CLOSE**2 * met.get(pair, 0) ** 2 + round(CLOSE * (points[one] - points[other])) ** 2
        for at, one in enumerate(people)
        for other in people[:at]
        for pair in (frozenset((one, other)),)
    }
