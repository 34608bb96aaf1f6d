"""Sends refusals, as a page or as JSON, with a status from one table."""

from collections.abc import Mapping
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError, Unknown, Unreadable
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.security.guard import Foreign, TooLarge
from serenissima.web.security.limits import Rejection
from serenissima.words import Speaker, refusal


class ServerFault(SerenissimaError):
    """Something broke on the server."""

    def __init__(self) -> None:
        super().__init__("server/fault", "something broke here; everything stored before is kept")


STATUS: Mapping[type[SerenissimaError] | str, int] = {
    "seat/not-yours": 403,
    "token/scope": 403,
    "guest/unknown": 403,
    "account/tries": 429,
    "request/method": 405,
    "database/unavailable": 503,
    "server/storage-full": 503,
    "server/tables-full": 503,
    ServerFault: 500,
    Foreign: 403,
    TooLarge: 413,
    Unreadable: 400,
    Unknown: 404,
    NotNow: 409,
    Illegal: 422,
    SerenissimaError: 400,
}
"""The HTTP status of a refusal, by its code or else by the nearest class."""


def status_of(error: SerenissimaError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, Rejection):
        return error.status
    if error.code in STATUS:
        return STATUS[error.code]
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def said(error: SerenissimaError, speaker: Speaker) -> str:
    """The refusal as a sentence in the speaker's language; in English if it has none."""
    if speaker.has(refusal(error).id):
        return speaker.refuse(error)
    return error.sentence


def detail(error: SerenissimaError, language: str) -> str:
    """The reason with what would be right; empty where English is not read, or nothing is added."""
    if not error.hint or error.case or language != "en":
        return ""
    return f"{error.reason}: {error.hint}"


def form_page(
    connection: HTTPConnection, template: str, error: SerenissimaError | None, **context: Any
) -> Response:
    """A page with a form; after a refusal, `refused.html` says there what was wrong."""
    told: dict[str, Any] = {"wrong": "", "code": ""}
    if error:
        told = {"wrong": said(error, Speaker(Visitor.of(connection).language)), "code": error.code}
    return page(connection, template, status_of(error) if error else 200, **told, **context)


def as_json(error: SerenissimaError, language: str) -> dict[str, str]:
    """The refusal as data: code, text, reason, hint, and `message` to show to people."""
    return {**error.as_dict(), "message": said(error, Speaker(language))}


def wants_json(connection: HTTPConnection) -> bool:
    """Whether the request comes from a program rather than from a browser's page."""
    accepted = connection.headers.get("accept", "")
    return connection.scope["path"].startswith("/api") or "application/json" in accepted


def refuse(connection: HTTPConnection, error: SerenissimaError, **context: Any) -> Response:
    """The response to a refused request: JSON for programs, otherwise a page."""
    visitor, status = Visitor.of(connection), status_of(error)
    if wants_json(connection):
        return JSONResponse(as_json(error, visitor.language), status)
    sentence = said(error, Speaker(visitor.language))
    return page(
        connection,
        "error.html",
        status,
        error=error,
        sentence=sentence,
        detail=detail(error, visitor.language),
        **context,
    )
