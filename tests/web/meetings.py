"""How people meet on the pages: at an open table, in a match to its end, in a tournament."""

import asyncio

from tests.web.visitors import Visitor, play_out

OPEN = "/new/lots/tournament"
PART = {"part": "here"}


async def sit_down(visitor: Visitor, name: str, status: int = 200) -> Visitor:
    """Press the first button of a seat on the list."""
    [form] = [form for form in visitor.read.forms if form.action == "/tables"]
    seat = next(value for button, value in form.buttons if button == "seat")
    return await visitor.send("/tables", status, **form.hidden, name=name, seat=seat)


async def finish(anna: Visitor, bernd: Visitor) -> None:
    """Play a match of two to its end."""
    await anna.sit("person")
    table = f"/table/{anna.table}"
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(table)
    await play_out(anna, bernd)


async def finished(anna: Visitor, bernd: Visitor) -> str:
    """Return the address of a match that both have played to its end."""
    await finish(anna, bernd)
    return bernd.path


async def analysed(visitor: Visitor, path: str) -> str:
    """Return the part of the analysis that a table shows, as soon as it is finished."""
    while True:
        answer = await visitor.web.get(f"{path}/analysis", params=PART)
        if answer.status_code != 202:
            assert answer.status_code == 200, answer.text
            return str(answer.text)
        assert 0 <= answer.json()["percent"] <= 100
        await asyncio.sleep(0.05)


async def opened(anna: Visitor, *others: Visitor, **fields: str) -> str:
    """Return the address of a tournament of Anna's which the others have entered."""
    await anna.go(OPEN)
    key = anna.read.forms[-1].hidden["key"]
    given = {"seats": "2", "name": "Anna", "play": "on", "rounds": "2", **fields}
    await anna.send(OPEN, key=key, **given)
    place = anna.path
    for number, visitor in enumerate(others):
        await visitor.go(place)
        key = next(f.hidden["key"] for f in visitor.read.forms if f.action.endswith("/enter"))
        await visitor.send(f"{place}/enter", name=f"Guest {number}", key=key)
    return place
