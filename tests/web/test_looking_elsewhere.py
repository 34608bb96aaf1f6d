"""Two processes at one database.

Looking at a table through one stops notifications by the other.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from serenissima.service import Presence, Tables
from serenissima.web.app import create_app
from serenissima.web.notifications.notifier import PAUSE, Notifier
from serenissima.web.settings import AppSettings
from serenissima.web.tally import Tally
from tests.service.guests import guest
from tests.web.channels import act, hear
from tests.web.neighbours import invitation, sit_down
from tests.web.notified import Clock, receiving, settings
from tests.web.visitors import SHELF, key

LONG = 300.0  # seconds


@pytest.fixture
def clock() -> Clock:
    """The time of both processes."""
    return Clock()


@pytest.fixture
def started(tmp_path: Path, clock: Clock) -> Callable[[], Tables]:
    """Starts a process at the database."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    return lambda: Tables(database, shelf=SHELF.load, load_player=guest, clock=clock)


def open_table(anna: TestClient) -> str:
    """Return the path of a table with a free seat for another person."""
    fields = {"name": "Anna", "key": key(), "seats": "2", "sit-1": "person"}
    return anna.post("/new/lots", data=fields).url.path.removesuffix("/seats")


def acts(one: TestClient, table: str) -> None:
    """Choose and confirm."""
    for _ in range(2):
        act(one, table)


def test_a_person_who_looks_through_another_process_is_not_notified(
    started: Callable[[], Tables], clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    """This holds however long they look.

    Once they leave without acting, either notifies them once.
    """

    async def never(_: Notifier) -> None: ...

    monkeypatch.setattr(Notifier, "run", never)
    app = create_app(started(), AppSettings(shelf=SHELF, notifications=settings(0)))
    with TestClient(app) as anna:
        assert anna.portal is not None
        across, step = anna.portal.wrap_async_context_manager, anna.portal.call
        with across(started()) as other, across(receiving()) as hook:
            elsewhere = Notifier(settings(0), other.outbox, Presence().present_seats, Tally())
            notifiers = elsewhere, app.state.serenissima.notifier  # the process without visitors

            def passes(seconds: float) -> None:
                for _ in range(int(seconds / PAUSE)):
                    clock.now += PAUSE
                    for one in notifiers:
                        step(one.step)

            table = open_table(anna)
            bernd = sit_down(anna, invitation(anna, table), "Bernd")
            anna.post(f"{table}/call", data={"webhook": hook.url})
            acts(anna, table)
            with anna.websocket_connect(f"{table}/live?since=0") as socket:
                hear(socket)
                acts(bernd, table)
                passes(LONG)
                assert hook.posts == []
            passes(25.0)
            assert hook.posts == []
            passes(LONG)

    assert [post.told["kind"] for post in hook.posts] == ["turn"]
