"""Each setting of a table is chosen in the form for a new table and by programs."""

from typing import Any

from fastapi import FastAPI

from serenissima.service import SETTINGS, Tables, TableSettings
from serenissima.service.core.scoresheet import add_up
from tests.web.programs import opened
from tests.web.visitors import Visitor

FOLLOW = {"tournament", "twins"}  # from a tournament; no form offers them
FORM_ONLY = {"silent"}
TIME = {"time": "live", "minutes": "10", "seconds": "5"}


async def settings_of(app: FastAPI, table: str) -> TableSettings:
    """Return the settings of a table from its log."""
    tables: Tables = app.state.serenissima.tables
    return add_up((await tables._store.read(lambda logs: logs.log(table))).entries).settings


async def test_each_setting_is_chosen_in_the_form_and_by_programs(anna: Visitor, app: FastAPI):
    """So will settings added later. The form shows the choices of an address."""
    for name in SETTINGS.keys() - FOLLOW:
        value: Any = "live 10+5" if name == "time" else True
        other = "computer guest" if name == "takes_back" else "person"
        fields = TIME if name == "time" else {SETTINGS[name].checkbox: "on"}
        await anna.sit(other, **fields)
        assert await settings_of(app, anna.table) == TableSettings(**{name: value})
        if name not in FORM_ONLY:
            table = (await opened(anna, seats=["person", other], **{name: value}))["table"]
            assert await settings_of(app, table) == TableSettings(**{name: value})
        if name != "time":
            box = f'name="{SETTINGS[name].checkbox}"'
            assert f"{box} aria" in (await anna.go("/new/lots")).text
            assert f"{box} checked" in (await anna.go(f"/new/lots?{box[6:-1]}=on")).text
    for name in FOLLOW | FORM_ONLY:
        assert SETTINGS[name].request == ""
