"""A list of actions reveals no more to its seat than single actions would."""

import random
from collections.abc import Iterator

import pytest

from serenissima import games
from serenissima.kernel.errors import SerenissimaError
from serenissima.service.core.commands import Act, ActAll
from serenissima.service.core.deciding import decide
from serenissima.service.core.table import Table
from tests.service.guests import SECRET
from tests.web.worlds import seated, shuffled

MOMENTS = 150
LONGEST = 4  # actions of a list
TAKEN = "taken"


@pytest.mark.parametrize("name", games.names())
def test_a_refused_list_reveals_no_secret(name: str):
    """The refusal is the same in every world that the seat considers possible."""
    chance = random.Random(7)
    refused = 0
    for table, command in lists(name, chance):
        here = outcome(table, command)
        there = outcome(shuffled(table, command.seat, chance), command)
        refused += here != TAKEN
        assert here == there

    assert refused > MOMENTS // 10


def lists(name: str, chance: random.Random) -> Iterator[tuple[Table, ActAll]]:
    """Yield lists of actions at moments of matches.

    The first is legal, and so may the others be.
    """
    table = seated(games.load(name), chance.choice(games.meta(name).seats)).table
    for _ in range(MOMENTS):
        if table.match.over:
            table = seated(table.game, chance.choice(table.game.meta.seats)).table
        seat = chance.choice(table.match.waits)
        legal, decision = table.match.legal(seat), table.decision(seat) or 0
        first, *more = chance.choices(legal, k=chance.randint(2, LONGEST))
        known = [chance.choice([one, chance.randrange(table.game.actions.count)]) for one in more]
        yield table, ActAll(seat, (first, *known), decision)
        table = decide(table, Act(seat, first, decision), SECRET).table


def outcome(table: Table, command: ActAll) -> str:
    """Return the reason why a list is refused, if it is."""
    try:
        decide(table, command, SECRET)
    except SerenissimaError as error:
        return f"{error.code} {error.text} {error.hint}"
    return TAKEN
