"""Refusals that are cheaper than the requests they answer: short JSON, without a page."""

import json
from collections.abc import Mapping

from starlette.responses import Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.web.security.statuses import status_of

PAUSE = 5  # seconds after which a refused visitor may try again


def _body(error: SerenissimaError) -> bytes:
    """Return the refusal as data in the usual form; its sentence is in English."""
    return json.dumps({**error.as_dict(), "message": error.sentence}).encode()


def _headers(pause: int) -> Mapping[str, str]:
    return {
        "content-type": "application/json",
        "cache-control": "no-store",
        "retry-after": str(pause),
    }


def short_response(error: SerenissimaError, pause: int = PAUSE) -> Response:
    """Return the answer to a request; `pause` is in seconds."""
    return Response(_body(error), status_of(error), headers=_headers(pause))


def response_bytes(error: SerenissimaError) -> bytes:
    """Return the answer as bytes for a connection that is closed after it."""
    body, status = _body(error), status_of(error)
    headers = {**_headers(PAUSE), "content-length": str(len(body)), "connection": "close"}
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        *(f"{k}: {v}" for k, v in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
