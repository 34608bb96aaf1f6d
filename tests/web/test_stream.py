"""The stream of a table: it is complete, and it ends when it should."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI

from serenissima.service import Opening, Seated, Tables, ToldStep
from serenissima.service.core import table_view
from serenissima.service.core.plain_data import plain
from serenissima.web.presentation.view_schemas import StreamLine
from serenissima.web.routes import stream as streams
from tests.service.guests import act, two_at_a_table
from tests.web.served import PATIENCE, served
from tests.web.streams import streaming
from tests.web.visitors import Visitor, key
from tests.web.wire import HERE, opened

Lines = list[dict[str, Any]]


@pytest.fixture
def tables(app: FastAPI, come: Callable[[], Visitor]) -> Tables:
    """The tables of the server, which is open."""
    come()
    tables: Tables = app.state.serenissima.tables
    return tables


def tale(lines: Lines) -> list[dict[str, Any]]:
    """Return the tale that a program has put together from the lines of a stream."""
    told: list[dict[str, Any]] = []
    for line in lines:
        told = [*told[: line["told_from"]], *line["told"]]
    return told


def reached(seq: int) -> Callable[[Lines], bool]:
    """Return whether the lines have come this far."""
    return lambda lines: bool(lines) and lines[-1]["seq"] >= seq


async def play(tables: Tables, opening: Opening, seated: Seated, rounds: int = 1) -> int:
    """Let the seats choose and confirm, this often or to the end.

    Return what the second noticed.
    """
    for _ in range(rounds):
        for token in (opening.token, seated.token):
            if (await tables.view(opening.table, token)).legal:
                await act(tables, opening.table, token)
                await act(tables, opening.table, token, "confirm")
    return (await tables.view(opening.table, seated.token)).seq


async def test_each_noticeable_event_is_sent(app: FastAPI, tables: Tables):
    """The stream continues to the end of the match.

    Lines fit their schema, and no step is repeated.
    """
    opening, seated = await two_at_a_table(tables)
    async with streaming(app, opening.table, seated.token) as stream:
        seq = await play(tables, opening, seated, 2)
        midway = await stream.until(reached(seq))
        seen = await tables.view(opening.table, seated.token)
        lines = await stream.until(reached(await play(tables, opening, seated, 100)))
        await tables.play_again(opening.table, opening.token or "")
        lines = await stream.until(lambda lines: "rematch" in lines[-1])
        after = await tables.view(opening.table, seated.token)

    assert tale(midway) == seen.as_data()["told"]
    assert tale(lines) == after.as_data()["told"]
    assert lines[-1]["secret"] == after.secret
    assert all(one["seq"] < other["seq"] for one, other in pairwise(lines))
    assert all(line["told_from"] for line in midway[1:])
    assert {StreamLine.model_validate(line, extra="forbid").seat for line in lines} == {1}
    assert lines[-1]["rematch"]["seat"] == 0


async def test_the_cost_of_a_line_is_its_content(
    app: FastAPI, tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    """It depends neither on the match's length nor on the viewers.

    Each step is written once per stream.
    """
    written: list[ToldStep] = []

    def count(record: object, *more: Any, **others: Any) -> dict[str, Any]:
        if isinstance(record, ToldStep):
            written.append(record)
        return plain(record, *more, **others)

    monkeypatch.setattr(table_view, "plain", count)
    opening, seated = await two_at_a_table(tables)
    async with (
        streaming(app, opening.table, seated.token) as one,
        streaming(app, opening.table) as other,
    ):
        seq = await play(tables, opening, seated, 3)
        watched = (await tables.view(opening.table)).seq
        lines = [await one.until(reached(seq)), await other.until(reached(watched))]

    assert len(written) == sum(len(line["told"]) for told in lines for line in told)
    assert len(written) == sum(len(tale(told)) for told in lines)


async def test_a_returning_program_has_missed_nothing(app: FastAPI, tables: Tables):
    """No line comes before there is news; then it gets the whole tale, missed steps included."""
    opening, seated = await two_at_a_table(tables)
    known = await play(tables, opening, seated)
    async with streaming(app, opening.table, seated.token, known) as stream:
        lines = await stream.until(reached(await play(tables, opening, seated)))
        seen = await tables.view(opening.table, seated.token)

    assert lines[0]["seq"] > known
    assert lines[0]["told_from"] == 0
    assert tale(lines) == seen.as_data()["told"]


async def test_a_number_not_yet_reached_counts_as_none(app: FastAPI, tables: Tables):
    """The program has mistaken one table for another: it gets the whole tale."""
    opening, seated = await two_at_a_table(tables)
    async with streaming(app, opening.table, seated.token, 999) as stream:
        lines = await stream.until(len)

    assert lines[0]["told_from"] == 0


async def test_an_undo_is_sent(app: FastAPI, tables: Tables):
    """The line gives the step from which the tale differs."""
    opening, seated = await two_at_a_table(tables)
    async with streaming(app, opening.table, opening.token) as stream:
        seen = await act(tables, opening.table, opening.token)
        await stream.until(reached(seen.seq))
        assert seen.undo
        assert opening.token
        await tables.undo(opening.table, opening.token, seen.undo.number, key=key())
        lines = await stream.until(reached(seen.seq + 1))

    assert lines[-1]["told_from"] == seen.at
    assert lines[-1]["reply"] == {"seat": 0, "what": "done"}
    assert seated.seat == 1


async def test_a_silent_stream_sends_signs_of_life(
    app: FastAPI, tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    """They are empty lines."""
    monkeypatch.setattr(streams, "BEAT", 0.01)
    opening, _ = await two_at_a_table(tables)
    async with streaming(app, opening.table) as stream:
        lines = await stream.until(lambda lines: lines[2:])

    assert lines[0]["watching"]
    assert lines[1:3] == [{}, {}]


async def test_a_stream_ends_with_the_server(app: FastAPI, tables: Tables):
    """It ends in order, so a program knows that it is complete; a HEAD ends at once."""
    opening, _ = await two_at_a_table(tables)
    async with streaming(app, opening.table, method="HEAD") as stream:
        await stream.end()
    async with streaming(app, opening.table) as other:
        await other.until(len)
        app.state.serenissima.ending.set()
        await other.end()

    assert (stream.status, stream.sent) == (200, b"")


@pytest.mark.parametrize(("table", "token", "status", "code"), [
    ("", "wrong", 403, "seat/not-yours"), ("nowhere", "", 404, "table/unknown"),
])  # fmt: skip
async def test_a_stream_refuses_before_its_first_line(
    app: FastAPI, tables: Tables, table: str, token: str, status: int, code: str
):
    opening, _ = await two_at_a_table(tables)
    async with streaming(app, table or opening.table, token) as stream:
        await stream.end()

    assert (stream.status, json.loads(stream.sent)["code"]) == (status, code)


async def test_a_server_that_ends_closes_its_streams_in_order(tmp_path: Path):
    """A stream that was cut off would raise. Streams count as channels of their address."""
    with served(tmp_path, channels_from_address=1) as server:
        path = f"/api{await opened(server)}/stream"
        base = f"http://{HERE}:{server.port}"
        async with (
            httpx2.AsyncClient(base_url=base, timeout=PATIENCE) as web,
            web.stream("GET", path) as stream,
        ):
            lines = stream.aiter_lines()
            first = json.loads(await anext(lines))
            other = await web.get(path)
            server.process.terminate()
            rest = [line async for line in lines]
        status = server.process.wait(PATIENCE)
        log = server.log.read_text()

    assert first["watching"]
    assert stream.headers["content-type"] == streams.KIND
    assert (other.status_code, other.json()["code"]) == (429, "request/too-many")
    assert all(json.loads(line)["told_from"] for line in rest)
    assert (status, log) == (-15, "")
