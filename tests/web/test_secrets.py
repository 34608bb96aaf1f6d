"""What is sent to a seat does not change with what the seat may not know: byte for byte."""

import json
import random

import pytest

from serenissima.kernel.record import OBSERVER
from serenissima.service.core.table import fold
from serenissima.service.core.table_view import TableView, view_table
from serenissima.web.presentation.drawn_tables import DrawnTables
from tests.service.guests import live
from tests.web.worlds import shuffled

VIEWS = ("table", "text")


def sent(seen: TableView) -> list[bytes]:
    """Everything that pages, channel and API make of a sight."""
    drawn = DrawnTables()
    pages = [drawn.page(seen, "en", view) for view in VIEWS]
    told = [page.packed(None) for page in pages]
    return [*(page.html().encode() for page in pages), *told, json.dumps(seen.as_data()).encode()]


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


def test_a_watcher_is_told_no_secret():
    """Nothing of a hand, and not what was drawn."""
    events, table = live(random.Random(3), 4, "person", "person")
    page, text, *_, data = sent(view_table(table, "id", OBSERVER))

    assert fold(table.game, events).sheet.length == table.sheet.length
    assert b"i-lot-" not in page
    assert b'name="action"' not in page + text
    assert json.loads(data)["legal"] == []
