"""What OpenAPI says of the refusals of the API: for each status the codes that it can have."""

from typing import Any

from fastapi.routing import APIRoute

from serenissima.web.presentation.schemas import Refusal

ANYWHERE = {
    429: "request/too-many",
    500: "server/fault",
    503: "server/full database/unavailable database/newer database/older",
}
SENT = {  # where a body is
    400: "request/malformed",
    403: "request/origin",
    408: "request/slow",
    413: "request/too-large",
}
AT_TABLE = {404: "table/unknown", 409: "table/rules-version table/busy table/sealed"}
COMMAND = {
    403: "seat/not-yours",
    400: "command/key",
    409: "seat/lent",
    422: "command/key-used",
}


def operation_id(route: APIRoute) -> str:
    """What an operation is called in OpenAPI, so that links can name it: as its function is."""
    return route.name


def refused(*those: dict[int, str]) -> dict[int | str, dict[str, Any]]:
    """What OpenAPI says of the refusals of an operation: their codes by status."""
    codes: dict[int, dict[str, None]] = {}
    for one in (*those, ANYWHERE):
        for status, names in one.items():
            codes.setdefault(status, {}).update(dict.fromkeys(names.split()))
    return {
        status: {"model": Refusal, "description": ", ".join(f"`{name}`" for name in names)}
        for status, names in sorted(codes.items())
    }
