"""Sends refusals, as a page or as JSON."""

import re
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from serenissima.kernel.errors import NotNow, SerenissimaError
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.security.statuses import status_of
from serenissima.words import Speaker, refusal

OPEN = (
    "board/",
    "match/answers",
    "match/format",
    "match/line",
    "position/",
    "request/malformed",
    "table/plan",
)
"""How the codes begin whose sentence is general: only the reason says what is wrong."""
RANGE = re.compile(r"\d|one of |at (least|most) ")  # how a hint begins that is no sentence
LITTLE = frozenset({"a", "an", "i", "in", "it", "of", "one", "the", "to", "your"})


def said(error: SerenissimaError, speaker: Speaker) -> str:
    """The refusal as a sentence in the speaker's language; in English if it has none."""
    if speaker.has(refusal(error).id):
        return speaker.refuse(error)
    return error.sentence


def detail(error: SerenissimaError, language: str) -> str:
    """What would be right, as far as the sentence does not say it; empty where English is not read.

    A sentence with a limit says it, and what comes too early or too late needs no other input. The
    reason comes before the hint only where the sentence leaves open what is wrong, or where.
    """
    if error.case or error.limit is not None or isinstance(error, NotNow) or language != "en":
        return ""
    speaker = Speaker(language)
    sentence = said(error, speaker)
    what, hint = _what(error, sentence), "" if _repeats(error.hint, sentence) else error.hint
    if hint and not what and RANGE.match(hint):
        hint = speaker.word("error-hint", hint=hint)
    told = ": ".join(filter(None, (what, hint)))
    return f"{_begun(told)}{'.' if told[-1:].isalnum() else ''}"


def _what(error: SerenissimaError, sentence: str) -> str:
    """The part of the reason that the sentence leaves open."""
    if error.code.startswith(OPEN):
        return "" if error.sentence == sentence else error.reason
    where = re.match(r"line \d+", error.reason)
    return where[0] if where else ""


def _repeats(hint: str, sentence: str) -> bool:
    """Whether a sentence has every word of a hint already."""
    return _words(hint) <= _words(sentence)


def _words(text: str) -> set[str]:
    return {word.removesuffix("s") for word in re.findall(r"\w+", text.lower())} - LITTLE


def _begun(text: str) -> str:
    """Text with a capital, unless it begins with what is typed like that."""
    first = text.split(" ", maxsplit=1)[0].rstrip(",:")
    return f"{text[:1].upper()}{text[1:]}" if first.isalpha() else text


def form_page(
    connection: HTTPConnection, template: str, error: SerenissimaError | None, **context: Any
) -> Response:
    """A page with a form; after a refusal, `refused.html` says there what was wrong."""
    told: dict[str, Any] = {"wrong": "", "code": "", "detail": "", "wrong_option": ""}
    if error:
        language = Visitor.of(connection).language
        told["wrong"] = said(error, Speaker(language))
        told["code"], told["detail"] = error.code, detail(error, language)
        told["wrong_option"] = error.option
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
