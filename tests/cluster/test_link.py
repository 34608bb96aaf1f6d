"""A link survives failing drivers: its callers do not wait, and the log gives the reason."""

import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from serenissima.cluster import Link
from serenissima.cluster import link as links
from serenissima.kernel.errors import NotNow
from tests.cluster.turns import PATIENCE, turn, until

pytestmark = pytest.mark.soak

READY = """
import sys
from serenissima.cluster.messages import Cores, Failed, received, send
out = sys.stdout.buffer
send(out, Cores(1))
next(received(sys.stdin.buffer))
"""
UNREADABLE = r"out.write(b'cnowhere\nnothing\n.'); out.flush(); sys.stdin.read()"
FAILED = "send(out, Failed('no such cluster'))"
ENDED = "raise SystemExit('Ray has lost its cluster')"


@pytest.fixture
def address() -> Iterator[str]:
    """An address with a listening socket."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


def drive(monkeypatch: pytest.MonkeyPatch, *program: str) -> None:
    """A function that makes links start this program as their driver."""
    command = [sys.executable, *program]
    pipe = subprocess.PIPE
    monkeypatch.setattr(
        links, "_started", lambda *given: subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=given[2]
        ),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("end", "reason"),
    [(UNREADABLE, "ModuleNotFoundError: No module named 'nowhere'"),
     (FAILED, "no such cluster"),
     (ENDED, "exit status 1: Ray has lost its cluster")],
)  # fmt: skip
def test_a_failing_driver_blocks_no_caller(
    monkeypatch: pytest.MonkeyPatch, address: str, end: str, reason: str
):
    """It may fail in any way while it thinks; the log gives the reason."""
    drive(monkeypatch, "-c", READY + end)
    monkeypatch.setattr(links, "PAUSES", (PATIENCE, PATIENCE))
    with Link(address, []) as link, capture_logs() as logs:
        action = link.choose(turn("greedy"), 1.0, 0.0).result(PATIENCE)
        until(lambda: link.cores == 0)

    assert action is None
    assert [log["reason"] for log in logs if log["event"] == "Ray driver failed"] == [reason]


@pytest.mark.parametrize(
    ("program", "reason"),
    [(["-c", "raise SystemExit('no Ray here')"], "no Ray here"), (["\0"], "ValueError")],
)
def test_connecting_reports_why_the_driver_fails(
    monkeypatch: pytest.MonkeyPatch, address: str, program: list[str], reason: str
):
    """It ends at once, or cannot be started at all."""
    drive(monkeypatch, *program)

    with pytest.raises(NotNow) as refused, Link(address, []):
        pass

    assert reason in refused.value.reason
