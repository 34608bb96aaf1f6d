"""The server's log: short, without repetition, and without values, which may be secrets.

An exception is logged as its type and the lines of code that led to it. Neither its message nor the
variables are logged: they can contain hands, tokens, or the secret behind a table's dice.
"""

import logging
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import islice
from types import TracebackType
from typing import Any, TextIO

import structlog

MINUTE = 60.0  # seconds in which equal lines are logged once
KINDS = 200  # of lines that are remembered
LONGEST_LINE, MOST_LINES = 300, 80  # characters, and lines of one entry
ADMIN = "admin"  # the event of changes by admins, each of which is logged
FRAMES = 15  # of each exception, the last ones
CHAIN = 5  # exceptions that caused one another
RAISING = ("psycopg", "python_multipart")  # libraries that also raise their warnings as exceptions

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def set_up(*, as_json: bool = False) -> None:
    """Log warnings and errors to standard error, unless the host has set up a log."""
    if structlog.is_configured() or logging.getLogger().handlers:
        return
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, *PREPARE, WRAP],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    logging.getLogger().addHandler(handler(sys.stderr, as_json=as_json))


PREPARE: list[structlog.typing.Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="%Y-%m-%dT%H:%M:%SZ", utc=True),
]
WRAP = structlog.stdlib.ProcessorFormatter.wrap_for_formatter


def handler(
    stream: TextIO, clock: Callable[[], float] = time.monotonic, *, as_json: bool = False
) -> logging.Handler:
    """Return a handler that writes entries of the server and its libraries alike.

    They are text for people, or JSON for programs: one object a line, an exception in one field.
    """
    writes = logging.StreamHandler(stream)
    writes.addFilter(_is_news)
    writes.addFilter(Once(clock))
    drop = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    writes.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=PREPARE,
            processors=[drop, *(_as_json() if as_json else _as_text(colors=stream.isatty()))],
        )
    )
    return writes


def _as_text(*, colors: bool) -> list[structlog.typing.Processor]:
    console = structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=_write_exception)
    return [console, _shorten]


def _as_json() -> list[structlog.typing.Processor]:
    return [
        structlog.processors.ExceptionRenderer(_exception),
        _shorten_fields,
        structlog.processors.JSONRenderer(),
    ]


def _is_news(record: logging.LogRecord) -> bool:
    """Whether an entry has no other report; an exception becomes a refusal or its own entry."""
    return record.levelno > logging.WARNING or record.name.partition(".")[0] not in RAISING


class Once(logging.Filter):
    """Passes one entry of each kind a minute; the next one gives the number of repeats.

    Changes by admins all pass.

    Args:
        clock: seconds since any fixed moment.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._seen: OrderedDict[object, tuple[float, int]] = (
            OrderedDict()
        )  # time of the last one, and repeats since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the entry should be written."""
        if isinstance(record.msg, dict) and record.msg.get("event") == ADMIN:
            return True
        kind, now = _kind(record), self._clock()
        then, more = self._seen.pop(kind, (-MINUTE, 0))
        is_new = now - then >= MINUTE
        self._seen[kind] = (now, 0) if is_new else (then, more + 1)
        if len(self._seen) > KINDS:
            self._seen.popitem(last=False)
        if is_new and more:
            _say_repeated(record, more)
        return is_new


def _kind(record: logging.LogRecord) -> object:
    """Return the features that equal entries share: their source, message and exception.

    A library may write values into its messages, so its entries are distinguished by their lines of
    code.
    """
    fields: dict[str, Any] = record.msg if isinstance(record.msg, dict) else {}
    said = fields.get("event", (record.pathname, record.lineno))
    info = fields.get("exc_info") or record.exc_info
    error = info[0] if isinstance(info, tuple) else type(info) if info else None
    return record.name, record.levelno, said, fields.get("code"), error


def _say_repeated(record: logging.LogRecord, more: int) -> None:
    if isinstance(record.msg, dict):
        record.msg["repeated"] = more
    else:
        record.msg = f"{record.getMessage()} (and {more} times before)"
        record.args = ()


def _write_exception(stream: TextIO, info: ExcInfo) -> None:
    stream.write("\n" + _exception(info))


def _exception(exc_info: ExcInfo) -> str:
    return "\n".join(islice(_describe_exception(exc_info[1], CHAIN), MOST_LINES))


def _describe_exception(error: BaseException, most: int) -> Iterator[str]:
    """Return an exception's type and the code that raised it, after those that caused it."""
    before = error.__cause__ or error.__context__
    if before is not None and most > 1:
        yield from _describe_exception(before, most - 1)
        yield "which led to"
    if isinstance(error, BaseExceptionGroup) and most > 1:
        yield from _describe_exception(error.exceptions[0], most - 1)
        yield f"one of {len(error.exceptions)} in"
    for entry in traceback.format_tb(error.__traceback__, -FRAMES):
        yield from entry.rstrip().splitlines()
    yield f"{type(error).__module__}.{type(error).__qualname__}"


def _shorten_fields(
    _logger: object, _name: str, entry: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Shorten the texts of an entry."""
    return {
        name: _shorten(None, "", value) if isinstance(value, str) else value
        for name, value in entry.items()
    }


def _shorten(_logger: object, _name: str, text: Any) -> str:
    """Cut an entry to its first lines, and each line to its beginning."""
    lines = text.splitlines()
    kept = [line[:LONGEST_LINE] for line in lines[:MOST_LINES]]
    return "\n".join(kept if len(lines) <= MOST_LINES else [*kept, "…"])
