"""Answers for a proxy and a supervisor: the process is alive, and may get visitors."""

import asyncio
import resource
import signal
from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI

from serenissima.web.routes.probes import FRESH, Recently
from tests.web.served import PATIENCE, Served, ended, served
from tests.web.visitors import Visitor, change

WELL = (200, {"status": "ok"})


async def told(visitor: Visitor, path: str) -> tuple[int, dict[str, str]]:
    """Return the answer to a probe."""
    answer = await visitor.web.get(path)
    return answer.status_code, answer.json()


async def test_a_healthy_server_reports_only_that(anna: Visitor):
    """The answer leaves out its version, its location and its matches."""
    assert await told(anna, "/health") == WELL
    assert await told(anna, "/ready") == WELL


@pytest.mark.parametrize(("statement", "code"), [
    ("UPDATE alembic_version SET version_num = '9999'", "database/newer"),
    ("UPDATE alembic_version SET version_num = '0001'", "database/older"),
    ("DROP TABLE alembic_version", "database/older"),
    ("ALTER TABLE alembic_version RENAME COLUMN version_num TO lost", "database/unavailable"),
])  # fmt: skip
async def test_a_database_of_another_form_takes_no_visitors(
    app: FastAPI, anna: Visitor, statement: str, code: str
):
    """The process is healthy nevertheless; a restart would not help."""
    change(app, statement)

    status, said = await told(anna, "/ready")

    assert (status, said.keys(), said["code"]) == (503, {"code", "reason"}, code)
    assert await told(anna, "/health") == WELL


async def test_many_probes_ask_the_database_once():
    """It is asked again when the answer is no longer fresh."""
    asked, now = [], [0.0]

    async def check() -> None:
        asked.append(now[0])

    recently = Recently(check, lambda: now[0])
    await asyncio.gather(*(recently.refusal() for _ in range(50)))
    await recently.refusal()
    now[0] = FRESH
    await asyncio.gather(*(recently.refusal() for _ in range(50)))

    assert asked == [0.0, FRESH]


def test_a_server_that_cannot_store_anything_gets_no_visitors(tmp_path: Path):
    """Its files may grow no more, as on a full disk; when they may again, visitors return."""
    with served(tmp_path) as server:
        before = status(server, "/ready")
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, most))
        table = httpx2.post(
            f"http://127.0.0.1:{server.port}/api/games/lots/tables", timeout=PATIENCE,
            json={"seats": ["person", "person"], "name": "Anna", "key": "k" * 16},
        )  # fmt: skip
        while (ready := status(server, "/ready")) == 200:  # the last check counts for a second
            pass
        during = ready, status(server, "/health"), table.json()["code"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        while status(server, "/ready") != 200:
            pass

    assert (before, during) == (200, (503, 200, "database/unavailable"))


def status(server: Served, path: str) -> int:
    """Return the status of an answer."""
    return httpx2.get(f"http://127.0.0.1:{server.port}{path}", timeout=PATIENCE).status_code


def test_a_draining_server_serves_its_visitors(tmp_path: Path):
    """The proxy gets the status; a second signal ends the server at once.

    No limit applies to probes.
    """
    with served(tmp_path, drain=PATIENCE, requests=0.1, burst=1) as server:
        before = [status(server, path) for path in ("/ready", "/health", "/ready")]
        server.process.terminate()
        while (ready := status(server, "/ready")) == 200:
            pass
        during = ready, status(server, "/health"), status(server, "/api/games")
        by = ended(server.process)
        log = server.log.read_text()

    assert (before, during) == ([200, 200, 200], (503, 200, 200))
    assert (by, log) == (signal.SIGTERM, "")
