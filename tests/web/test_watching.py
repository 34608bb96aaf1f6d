"""Public matches: hosts choose who finds them, and the list has only those that run."""

from collections.abc import Callable

from fastapi import FastAPI

from tests.web.meetings import finish
from tests.web.visitors import Visitor, play_out

Come = Callable[[], Visitor]


async def test_only_running_matches_of_hosts_who_want_it_are_listed(
    app: FastAPI, anna: Visitor, bernd: Visitor, come: Come
):
    """An open table is listed once its match begins, a private one never; rematches stay public."""
    tables, clara = app.state.serenissima.tables, come()

    async def listed() -> list[str]:
        tables.watching._at = None  # the list is cached for a moment
        await clara.go("/watch")
        return [one.split("/")[2] for one in dict.fromkeys(clara.read.links) if "/table/" in one]

    await finish(anna, bernd)
    await anna.sit("person", shown="on", public="on")
    table = anna.table
    assert await listed() == []
    await bernd.go("/tables")
    assert "Anyone may watch this match." in bernd.text
    await bernd.send(
        "/tables", seat=f"{table}-1", name="Bernd", key=bernd.read.forms[-1].hidden["key"]
    )
    assert await listed() == [table]
    assert "Anna and Bernd" in clara.text
    with app.state.serenissima.presence.attend(table, ()):
        await listed()
    assert "1 spectator" in clara.text

    await anna.go(f"/table/{table}/seats")
    await clara.sit("computer guest")
    await anna.send(f"/table/{table}/people", block="1", name="Bernd")
    await bernd.go("/watch")
    assert table in bernd.text  # his own
    await anna.go(f"/table/{table}")
    await bernd.go(f"/table/{table}")
    await play_out(anna, bernd)
    assert await listed() == []


async def test_a_public_match_is_hidden_from_the_blocked(
    app: FastAPI, anna: Visitor, bernd: Visitor, come: Come
):
    """Neither of the two sees the other's public matches; others do."""
    await anna.sit("person")
    met = f"/table/{anna.table}"
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.send(f"{met}/people", block="1", name="Bernd")
    await anna.sit("person", shown="on")
    table = anna.table
    await come().join(anna.links("join")[0], "Clara")
    await bernd.go("/watch")
    assert table not in bernd.text
    await come().go("/watch")
    dora = await come().go("/watch")
    assert table in dora.text
