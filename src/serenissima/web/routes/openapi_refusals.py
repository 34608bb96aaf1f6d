"""The API's refusals in OpenAPI: for each status, its possible codes."""

from collections.abc import Iterable
from itertools import chain
from typing import Any

from fastapi.routing import APIRoute

from serenissima.kernel.errors import RefusalCode, SerenissimaError
from serenissima.service.refusals import (
    COMMAND_KEY,
    COMMAND_KEY_USED,
    DATABASE_NEWER,
    DATABASE_OLDER,
    DATABASE_UNAVAILABLE,
    SEAT_NOT_YOURS,
    SEAT_STAND_IN,
    TABLE_BUSY,
    TABLE_RULES_VERSION,
    TABLE_SEALED,
    TABLE_UNKNOWN,
)
from serenissima.web.presentation.schemas import Refusal
from serenissima.web.refusals import (
    REQUEST_MALFORMED,
    REQUEST_ORIGIN,
    REQUEST_SLOW,
    REQUEST_TOO_LARGE,
    REQUEST_TOO_MANY,
    SERVER_FAULT,
    SERVER_FULL,
    SITE_PRIVATE,
)
from serenissima.web.security.statuses import status_of

Codes = Iterable[RefusalCode[SerenissimaError]]
ANYWHERE = (
    REQUEST_TOO_MANY,
    SERVER_FAULT,
    SERVER_FULL,
    SITE_PRIVATE,
    DATABASE_UNAVAILABLE,
    DATABASE_NEWER,
    DATABASE_OLDER,
)
SENT = (REQUEST_MALFORMED, REQUEST_ORIGIN, REQUEST_SLOW, REQUEST_TOO_LARGE)
AT_TABLE = (TABLE_UNKNOWN, TABLE_RULES_VERSION, TABLE_BUSY, TABLE_SEALED)
COMMAND = (SEAT_NOT_YOURS, COMMAND_KEY, SEAT_STAND_IN, COMMAND_KEY_USED)


def operation_id(route: APIRoute) -> str:
    """Return the id of an operation in OpenAPI, for links: the name of its function."""
    return route.name


def refusal_responses(*those: Codes) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI responses of an operation's refusals: their codes by status."""
    codes: dict[int, dict[str, None]] = {}
    for refusal in chain(*those, ANYWHERE):
        codes.setdefault(status_of(refusal), {})[refusal.code] = None
    return {
        status: {"model": Refusal, "description": ", ".join(f"`{name}`" for name in names)}
        for status, names in sorted(codes.items())
    }
