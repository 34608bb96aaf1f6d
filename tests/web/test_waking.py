"""An open page learns in time that a player is gone, without a change at the table."""

from pathlib import Path

import pytest
from fastapi import FastAPI

from serenissima.service import Person, Tables, TableSettings
from serenissima.web.app import create_app
from serenissima.web.routes import waking
from serenissima.web.routes.waking import next_absence
from serenissima.web.settings import AppSettings
from tests.service.guests import KEYS, act, guest
from tests.service.guests import SHELF as GAMES
from tests.web import channels
from tests.web.neighbours import at_table, invitation, next_of, sit_down
from tests.web.visitors import SHELF

PATIENCE = 3 * 86_400.0
ALMOST = 0.05  # seconds before that
GONE = "Bernd hasn’t acted for 3 days."


class Hand:
    """Moves the clock of the server."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def app(tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    """Pages that look again without waiting."""
    for name in ("MARGIN", "SOON", "LATE"):
        monkeypatch.setattr(waking, name, 0.0)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    tables = Tables(url, shelf=SHELF.load, load_player=guest, clock=hand)
    return create_app(tables, AppSettings(shelf=SHELF))


@pytest.mark.parametrize("comes_back", [False, True])
def test_an_open_page_learns_that_a_player_is_gone(app: FastAPI, hand: Hand, comes_back: bool):
    """So does one whose channel was opened again, and has had no news since."""
    with at_table(app, "person") as (anna, table):
        sit_down(anna, invitation(anna, table), "Bernd")
        for _ in range(2):
            seq = channels.act(anna, table)["seq"]
        hand.now += PATIENCE - ALMOST
        since = seq if comes_back else 0
        with anna.websocket_connect(f"{table}/live?since={since}") as socket:
            first = channels.hear(socket)
            hand.now += ALMOST
            told = next_of(socket, "clocks")["clocks"]

    assert ("changes" in first, GONE in told) == (not comes_back, True)


async def test_only_players_with_a_choice_wait_for_an_absence(tmp_path: Path, hand: Hand):
    """The player to act, spectators and people at tables with clocks do not."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    found = []
    async with Tables(url, shelf=GAMES, load_player=guest, clock=hand) as tables:
        for time in ("none", "days 2"):
            plan = [Person(), Person()]
            opening = await tables.open(
                "lots", plan, name="Anna", settings=TableSettings(time=time)
            )
            table, token = opening.table, str(opening.token)
            bernd = await tables.join(table, opening.invitations[1], "Bernd", key=next(KEYS))
            for action in (None, "confirm"):
                await act(tables, table, token, action)
            for who in (token, bernd.token, None):
                view = await tables.view(table, who)
                found.append(next_absence(view, hand.now, PATIENCE))

    assert found == [hand.now + PATIENCE, None, None, None, None, None]
