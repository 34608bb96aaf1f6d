"""The server's log is short and contains no secret."""

import io
import json
import logging
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
import structlog

from serenissima.web.logs import (
    KINDS,
    LONGEST_LINE,
    MINUTE,
    MOST_LINES,
    PREPARE,
    RAISING,
    WRAP,
    handler,
)
from tests.web.visitors import Visitor, key

SECRET = "a-hand-of-two-sixes"


class Log:
    """A log, and a clock that stops until it is moved."""

    def __init__(self, *, as_json: bool = False) -> None:
        self.now = 0.0
        self.text = io.StringIO()
        self.plain = logging.Logger("library")  # noqa: LOG001 - of this test alone
        self.plain.addHandler(handler(self.text, lambda: self.now, as_json=as_json))
        self.ours = structlog.wrap_logger(
            self.plain, [*PREPARE, WRAP], wrapper_class=structlog.stdlib.BoundLogger
        )

    @property
    def lines(self) -> list[str]:
        return self.text.getvalue().splitlines()


@pytest.fixture
def log() -> Log:
    """An empty log."""
    return Log()


def fail(hand: str, depth: int) -> None:
    """Raise something that holds a secret, from some depth."""
    if depth:
        fail(hand, depth - 1)
    raise RuntimeError(f"cannot play {hand}")


def refuse(log: Log, request: object) -> None:
    """Log as a library would, with values in the text."""
    log.plain.warning(f"request {request} is refused")


def test_repeated_entries_are_counted(log: Log):
    """Each kind gets one line a minute, with the count."""
    for number in range(1000):
        refuse(log, number)
        log.ours.warning("table cannot be read", table=SECRET, code="match/line")
        log.ours.warning("table cannot be read", table=SECRET, code="match/format")
    first = len(log.lines)
    log.now = MINUTE
    refuse(log, 8)
    log.ours.warning("table cannot be read", code="match/line")

    assert first == 3
    assert len(log.lines) == 5
    assert log.lines[3].endswith("request 8 is refused (and 999 times before)")
    assert "repeated=999" in log.lines[4]


def test_old_kinds_are_forgotten(log: Log):
    """The log remembers a bounded number of them."""
    for number in range(KINDS + 1):
        log.ours.warning(f"kind {number}")
    log.ours.warning("kind 0")
    log.ours.warning(f"kind {KINDS}")

    assert len(log.lines) == KINDS + 2


@pytest.mark.parametrize("from_library", [True, False])
def test_an_exception_is_logged_without_its_values(log: Log, from_library: bool):
    """The entry has its kind and where it was raised, but neither its message nor any variable."""
    try:
        try:
            fail(SECRET, 400)
        except RuntimeError as error:
            raise KeyError(SECRET) from error
    except KeyError:
        (log.plain if from_library else log.ours).exception("it failed")
    text = log.text.getvalue()

    assert log.lines[0].rstrip().endswith("it failed")
    assert "builtins.RuntimeError\nwhich led to\n" in text
    assert text.rstrip().endswith("builtins.KeyError")
    assert "in fail" in text
    assert SECRET not in text


def test_an_exception_in_a_group_is_logged(log: Log):
    """Tasks that run side by side raise groups."""
    try:
        raise ExceptionGroup("tasks", [ValueError(SECRET)])
    except ExceptionGroup:
        log.ours.exception("it failed")
    text = log.text.getvalue()

    assert "builtins.ValueError\none of 1 in\n" in text
    assert SECRET not in text


def test_every_entry_is_short(log: Log):
    log.ours.warning("x" * 1_000_000)
    log.plain.warning("y\n" * 1_000_000)

    assert max(map(len, log.lines)) <= LONGEST_LINE
    assert len(log.lines) <= 1 + MOST_LINES + 1


def test_entries_as_json_are_an_object_a_line():
    """The limits are the same: exceptions without values, short entries, no repetition."""
    log = Log(as_json=True)
    for _ in range(3):
        log.ours.warning("a table cannot be read", code="match/line")
    log.plain.warning("y\n" * 1_000_000)
    try:
        fail(SECRET, 3)
    except RuntimeError:
        log.ours.exception("it failed")
    first, second, third = map(json.loads, log.lines)

    assert (first["event"], first["code"]) == ("a table cannot be read", "match/line")
    assert first["level"] == "warning"
    assert datetime.fromisoformat(first["timestamp"]).tzinfo == UTC
    assert len(second["event"].splitlines()) == MOST_LINES + 1
    assert third["exception"].endswith("builtins.RuntimeError")
    assert SECRET not in log.text.getvalue()


@pytest.mark.parametrize("library", RAISING)
def test_a_library_s_warnings_are_left_out(library: str, server_log: io.StringIO):
    """Warnings contain values; its errors are logged."""
    logging.getLogger(f"{library}.part").warning("error ignored: %s", SECRET)
    logging.getLogger(f"{library}.part").error("it cannot go on")

    assert SECRET not in server_log.getvalue()
    assert server_log.getvalue().count("it cannot go on") == 1


async def test_a_malformed_form_is_refused_and_not_logged(anna: Visitor, server_log: io.StringIO):
    """Its parser would log a separate warning for each."""
    headers = {"content-type": "multipart/form-data; boundary=B"}
    answers = [
        await anna.web.post("/preferences", content=b"--B\r\n" + b"x" * n + b"\0", headers=headers)
        for n in range(5)
    ]

    assert [answer.status_code for answer in answers] == [400] * 5
    assert server_log.getvalue() == ""


async def test_a_failing_database_reveals_no_token(
    anna: Visitor, tmp_path: Path, logged: io.StringIO
):
    """The address of a seat's own link is a secret."""
    await anna.sit("computer guest")
    action = anna.ways()[0]
    (own,) = (await anna.go(f"/table/{anna.table}/seats")).links("seat")
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("DROP TABLE events")
    database.close()
    for path in (own, own.replace("/seat/", "/join/"), f"/table/{anna.table}"):
        await anna.web.get(path)
    fields = {"action": action, "decision": "0", "key": key()}
    answer = await anna.web.post(f"/table/{anna.table}/act", data=fields)

    assert answer.status_code >= 400
    assert "failed" in logged.getvalue()
    assert own.rpartition("/")[2] not in logged.getvalue()
