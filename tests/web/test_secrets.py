"""Data for a seat does not depend on hidden information, byte for byte."""

import json
import random

import pytest

from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.folding import fold
from serenissima.service.core.viewing import view_table
from tests.service.guests import live
from tests.web.worlds import sent, shuffled


@pytest.mark.parametrize("seed", range(12))
def test_hidden_things_leave_no_trace(seed: int):
    """Two tables that look the same to a seat are the same to its browser."""
    chance = random.Random(seed)
    _, table = live(chance, 30, "person", "person", "person")
    differ = 0
    for seat in range(table.match.seats):
        other = shuffled(table, seat, chance)
        differ += bytes(other.match.states[-1]) != bytes(table.match.states[-1])

        assert sent(view_table(table, "id", seat)) == sent(view_table(other, "id", seat))
    assert differ or table.match.over


def test_a_spectator_gets_no_secret():
    """Neither hands nor drawn lots are sent."""
    events, table = live(random.Random(3), 4, "person", "person")
    page, text, *_, data = sent(view_table(table, "id", SPECTATOR))

    assert fold(table.game, events).sheet.length == table.sheet.length
    assert b"i-lot-" not in page
    assert b'name="action"' not in page + text
    assert json.loads(data)["legal"] == []
