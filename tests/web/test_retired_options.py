"""An option that is no longer offered: no new table has it, however it is requested."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.tiny.game import GAME
from tests.web.visitors import TinyShelf, Visitor, play_out

(CATCH,) = GAME.meta.options
LATER = replace(GAME, meta=replace(GAME.meta, options=(replace(CATCH, retired=True),)))


@pytest.fixture
def shelf() -> TinyShelf:
    """Today's shelf."""
    return TinyShelf()


@pytest.fixture
async def anna(tmp_path: Path, shelf: TinyShelf) -> AsyncIterator[Visitor]:
    """A visitor to a server with that shelf."""
    tables = Tables(f"sqlite:///{tmp_path / 'tables.db'}", shelf=shelf.load, load_player=guest)
    app = create_app(tables, AppSettings(shelf=shelf))
    async with app.router.lifespan_context(app):
        visitor = Visitor(app)
        yield visitor
        await visitor.leave()


async def test_a_rematch_of_an_old_table_uses_today_s_settings(anna: Visitor, shelf: TinyShelf):
    """Its option has been retired since it was opened."""
    await anna.sit("computer guest", **{"option-catch": "two"})
    before = (await anna.web.get(f"/api{anna.path}")).json()["options"]
    await play_out(anna)
    shelf.game = LATER

    await anna.send(f"{anna.path}/again")

    assert before == {"catch": "two"}
    assert (await anna.web.get(f"/api{anna.path}")).json()["options"] == {"catch": "rolled"}


async def test_a_form_with_a_retired_option_is_refused(anna: Visitor, shelf: TinyShelf):
    """The sentence gives the reason; a form that sends the usual value is accepted."""
    shelf.game = LATER

    await anna.send(
        "/new/lots", 422, key="a key made by chance", seats="2", **{"option-catch": "two"}
    )
    assert "option/retired" in anna.codes
    assert "“catch” is no longer offered" in anna.text

    await anna.sit("computer guest", **{"option-catch": "rolled"})
    assert anna.path.startswith("/table/")
