"""Events since the viewer's last action are listed beside the question."""

import random

import pytest

from serenissima import games
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event, Happening
from serenissima.service.core.commands import Act
from serenissima.service.core.deciding import decide
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import RECENT, TablePage
from serenissima.web.presentation.teller import drop_repeats
from tests.service.guests import new_table

STEPS = 120
MOVED, TOOK = (Event((Arg("seat", seat=True),), rule="R1", kind=kind) for kind in ("moved", "took"))


def test_repeated_events_of_a_player_are_listed_once():
    """This is so unless another event, or another player's, comes between."""
    whole = [Happening(event, (seat,)) for event, seat in
             ((MOVED, 0), (MOVED, 0), (MOVED, 1), (TOOK, 1), (TOOK, 1), (MOVED, 1))]  # fmt: skip

    assert drop_repeats(whole) == [whole[n] for n in (1, 2, 4, 5)]
    assert drop_repeats([]) == []


@pytest.mark.parametrize("game", games.names())
def test_others_actions_are_listed_beside_the_question(game: str):
    """They come in order, up to the last; the viewer's latest action is not repeated."""
    found, chance, told = games.load(game), random.Random(game), 0
    table = new_table(found, *["person"] * min(found.meta.seats)).table
    for _ in range(STEPS):
        if table.match.over:
            break
        seat = chance.choice(table.match.waits)
        act = Act(seat, chance.choice(list(table.match.legal(seat))), table.decision(seat) or 0)
        table = decide(table, act, "secret").table
        view = view_table(table, "id", 0)
        page = TablePage(view, "en")
        own = max((n for n, one in enumerate(view.told) if one.seat == 0), default=0)
        others = [it for one in view.told[own + 1 :] for it in one.happenings]
        said = [page.say(it.message) for it in drop_repeats(others)[:-1]]
        recent, shown = said[-RECENT:], page.earlier()

        assert shown[len(shown) - len(recent) :] == recent
        told = max(told, len(said))

    assert told > 3
