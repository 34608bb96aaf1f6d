"""How a refusal reaches whoever asked: one table of statuses, as a page or as JSON."""

from collections.abc import Mapping
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError, Unknown, Unreadable
from serenissima.web.paint import paint
from serenissima.web.visitor import Visitor
from serenissima.words import Speaker, refusal

LARGEST_BODY = 64 * 1024


class TooLarge(Unreadable):
    """The body is larger than anything that is asked for here."""

    def __init__(self) -> None:
        hint = f"at most {LARGEST_BODY} bytes"
        super().__init__("request/too-large", "this is more than the server takes", hint=hint)


class Foreign(Illegal):
    """A form or a channel of another site."""

    def __init__(self, origin: str) -> None:
        hint = "use the pages of this address"
        super().__init__("request/origin", "another site sent this", text=origin, hint=hint)


class Preparing(NotNow):
    """The rules are being compiled; it takes seconds, once."""

    def __init__(self, game: str) -> None:
        hint = "ask again in a second"
        super().__init__("server/preparing", "the rules are being prepared", text=game, hint=hint)


class Fault(SerenissimaError):  # noqa: N818 - the word people use
    """Something of ours broke."""

    def __init__(self) -> None:
        super().__init__("server/fault", "something went wrong here; no action is lost")


STATUS: Mapping[type[SerenissimaError] | str, int] = {
    "seat/not-yours": 403,
    "request/method": 405,
    Fault: 500,
    Preparing: 503,
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
    if error.code in STATUS:
        return STATUS[error.code]
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def said(error: SerenissimaError, speaker: Speaker) -> str:
    """The refusal as a sentence in the speaker's language; in English if it has none."""
    message = refusal(error)
    if speaker.has(message.id):
        return speaker.say(message)
    return f"{error.reason[:1].upper()}{error.reason[1:]}."


def as_json(error: SerenissimaError, language: str) -> dict[str, str]:
    """The refusal as data: code, text, reason, hint, and `message` to show to people."""
    return {**error.as_dict(), "message": said(error, Speaker(language))}


def wants_json(asks: HTTPConnection) -> bool:
    """Whether whoever asks is a program rather than a page's reader."""
    return asks.url.path.startswith("/api") or "application/json" in asks.headers.get("accept", "")


def refuse(asks: HTTPConnection, error: SerenissimaError, **context: Any) -> Response:
    """The answer to what was refused: JSON for programs, otherwise a page."""
    visitor, status = Visitor.of(asks), status_of(error)
    if wants_json(asks):
        return JSONResponse(as_json(error, visitor.language), status)
    sentence = said(error, Speaker(visitor.language))
    return paint(asks, "error.html", status, error=error, sentence=sentence, **context)
