"""A server ends within seconds of the signal, despite its visitors or its disk."""

import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from serenissima.web.server import LAST
from tests.places import ROOT
from tests.web.served import PATIENCE, Served, ended, served
from tests.web.visitors import key

HOST = "127.0.0.1"
SOON = 5.0  # seconds in which a server must end, on an idle machine
HALF = b"POST /preferences HTTP/1.1\r\nHost: venice.test\r\nContent-Length: 20\r\n\r\nback="
SLEEPER = """
import asyncio, time
from contextlib import asynccontextmanager
from fastapi import FastAPI
from serenissima.web.server import _Server, _config, listen
from serenissima.web.security.limits import Limits
from serenissima.web.security.listener import Connections

@asynccontextmanager
async def sleeps_at_the_end(app):
    yield
    time.sleep(3600)

config = _config(FastAPI(lifespan=sleeps_at_the_end), Connections(Limits()), ())
_Server(config, lambda: print("ready", flush=True)).run(sockets=[listen("127.0.0.1", 0)])
"""


@contextmanager
def half_sent(server: Served, count: int) -> Iterator[list[socket.socket]]:
    """Open connections that have sent half a request each."""
    connections = [socket.create_connection((HOST, server.port)) for _ in range(count)]
    try:
        for connection in connections:
            connection.sendall(HALF)
        yield connections
    finally:
        for connection in connections:
            connection.close()


def test_a_second_signal_still_ends_it_in_order(tmp_path: Path):
    """After a second Ctrl-C, channels still get the message that the server ends."""
    with served(tmp_path) as server:
        answered(server)
        for _ in range(3):
            server.process.send_signal(signal.SIGINT)
        status = server.process.wait(PATIENCE)
        log = server.log.read_text()

    assert status in (0, 130, -signal.SIGINT)
    assert "Traceback" not in log
    assert not (tmp_path / "tables.db-wal").exists()


def answered(server: Served) -> None:
    """Wait until the server has read everything sent before."""
    with socket.create_connection((HOST, server.port)) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        while connection.recv(65536):
            pass


def test_incomplete_requests_do_not_delay_the_end(tmp_path: Path):
    """The server ends at once and logs nothing about them."""
    with served(tmp_path) as server, half_sent(server, 20):
        answered(server)
        by = ended(server.process)
        log = server.log.read_text()

    assert by == signal.SIGTERM
    assert log == ""


@pytest.mark.soak
def test_a_locked_database_does_not_delay_the_end(tmp_path: Path):
    """A command that cannot be stored does not hold up the server."""
    form = f"name=Anna&key={key()}&sit-1=person&seats=2".encode()
    head = f"POST /new/lots HTTP/1.1\r\nHost: x\r\nContent-Length: {len(form)}\r\n"
    kind = "Content-Type: application/x-www-form-urlencoded\r\n\r\n"
    with (
        served(tmp_path) as server,
        closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other,
        socket.create_connection((HOST, server.port)) as connection,
    ):
        other.execute("BEGIN IMMEDIATE")
        connection.sendall((head + kind).encode() + form)
        answered(server)
        by = ended(server.process)

    assert by in (signal.SIGTERM, signal.SIGALRM)


@pytest.mark.soak
def test_the_system_ends_a_server_that_cannot_end():
    """This works even if the process has stopped responding."""
    with subprocess.Popen(
        [sys.executable, "-c", SLEEPER], cwd=ROOT, text=True, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout
        process.stdout.readline()
        by = ended(process)

    assert by == signal.SIGALRM
    assert LAST < SOON
