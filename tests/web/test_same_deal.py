"""Tables with the same deal as people meet them: one reveals nothing about another."""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest
from fastapi import FastAPI

from serenissima.service import Tables
from serenissima.web import routes as parts
from tests.web.visitors import OVER, Visitor, play_out

OPEN = "/new/lots/tournament"
Come = Callable[[], Visitor]
Answers = dict[str, tuple[int, bytes]]
OTHERS = ("", "?view=text", "?at=0", "?at=1", "?moment=0", "?moment=1", "?at=0&as=0", "?as=1")
LISTS = ("/", "/tables", "/best/lots", "/me/results")


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make random keys of pages always the same."""
    monkeypatch.setattr("secrets.token_urlsafe", lambda *_: "a key made by chance")


async def dealt(app: FastAPI, *people: Visitor) -> tuple[str, dict[str, list[Visitor]]]:
    """Deal the same at two tables for two.

    Return its page, and the players at each table by seat.
    """
    anna, *others = people
    fields = {"seats": "2", "name": "Anna", "play": "on", "rounds": "3", "system": "deal"}
    await anna.send(OPEN, key="the key of this tournament", **fields)
    place = anna.path
    for number, visitor in enumerate(others, 2):
        await visitor.send(f"{place}/enter", name=f"P{number}", key=f"the key of guest {number}")
    await anna.send(f"{place}/round", round="1")
    tables: Tables = app.state.serenissima.tables
    at = tables.clock() + 60
    tables.clock = lambda: at  # pages show how long ago an event was
    now = await tables.tournaments.find(place.rpartition("/")[2])
    seated = {one.table: [people[number - 1] for number in one.seats] for one in now.drawn[0]}
    return place, seated


def addresses(table: str) -> Iterator[str]:
    """Yield every address of a table, except streams, which do not end."""
    modules = [
        import_module(f"{parts.__name__}.{one.name}") for one in iter_modules(parts.__path__)
    ]
    routers = [module.router for module in modules if hasattr(module, "router")]
    for route in (route for router in routers for route in router.routes):
        path, methods = getattr(route, "path", ""), getattr(route, "methods", None) or ()
        if "{table}" in path and "GET" in methods and not path.endswith("/stream"):
            found = re.sub(r"\{\w+\}", "0", path.replace("{table}", table))
            yield from (f"{found}{other}" for other in OTHERS)


async def told(visitor: Visitor, place: str, table: str) -> Answers:
    """Return every answer to a person who does not sit at a table.

    If the database was busy just then, which says nothing about any table, they ask once more.
    """
    answers: Answers = {}
    for path in (place, *LISTS, *addresses(table)):
        while (answer := await visitor.web.get(path)).status_code == 503:
            pass
        answers[path] = answer.status_code, answer.content
    return answers


async def test_a_table_reveals_nothing_about_another(
    app: FastAPI, anna: Visitor, bernd: Visitor, come: Come
):
    """For all other visitors, its bytes are the same at any point of its match."""
    place, seated = await dealt(app, anna, bernd, come(), come())
    (table, own), (_, elsewhere) = seated.items()
    looking = [come(), elsewhere[0]]
    before = [await told(one, place, table) for one in looking]
    assert before[0][f"/table/{table}"][0] == before[1][f"/table/{table}"][0] == 409
    await own[0].go(f"/table/{table}")
    await own[1].go(f"/table/{table}")
    await play_out(own[0], own[1])
    after = [await told(one, place, table) for one in looking]

    for earlier, later in zip(before, after, strict=True):
        changed = [path for path in later if later[path] != earlier[path]]
        assert {path: (earlier[path], later[path]) for path in changed} == {}
    assert len(before[0]) > 100


async def test_finished_players_wait_for_the_others(
    app: FastAPI, anna: Visitor, bernd: Visitor, come: Come
):
    """They see the end only as their seat; everything is shown once the others have ended."""
    people = (anna, bernd, come(), come())
    place, seated = await dealt(app, *people)
    (table, own), (other, elsewhere) = seated.items()
    for visitor in own:
        await visitor.go(f"/table/{table}")
    await play_out(*own)
    await own[0].go(f"/table/{table}")
    assert OVER in own[0].text
    assert "still playing the same deal" in own[0].text
    await own[0].go(f"/table/{table}?as=1", 409)
    await own[0].go(f"/table/{table}/match", 409)
    await own[0].go(f"/table/{other}", 409)
    assert own[0].codes == ["table/sealed"]
    for visitor in elsewhere:
        await visitor.go(f"/table/{other}")
    await play_out(*elsewhere)
    await own[0].go(place)
    await own[0].go(place)
    assert "Table comparison" in own[0].text
    for address in (f"/table/{other}?as=1", f"/table/{table}/match", f"/table/{other}/match"):
        await own[0].go(address)


async def test_a_same_deal_needs_full_tables(
    anna: Visitor, bernd: Visitor, come: Come, app: FastAPI
):
    """It needs at least two, and an existing way of pairing."""
    fields = {"seats": "2", "name": "Anna", "play": "on", "rounds": "3"}
    await anna.send(OPEN, 400, key="k" * 20, system="by weight", **fields)
    assert anna.codes == ["tournament/system"]
    with pytest.raises(AssertionError):
        await dealt(app, anna, bernd, come())
    assert anna.codes == ["tournament/uneven"]
