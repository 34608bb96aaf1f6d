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
"""Prefixes of codes whose sentence is general, so that only the reason names the error."""
RANGE = re.compile(r"\d|one of |at (least|most) ")  # beginning of a hint that is no sentence
LITTLE = frozenset({"a", "an", "i", "in", "it", "of", "one", "the", "to", "your"})


def sentence_of(error: SerenissimaError, speaker: Speaker) -> str:
    """Return the refusal as a sentence in the speaker's language, or in English if it has none."""
    if speaker.has(refusal(error).id):
        return speaker.refuse(error)
    return error.sentence


def detail(error: SerenissimaError, language: str) -> str:
    """Return the fix, as far as the sentence lacks it; empty where English is not read.

    A sentence with a limit contains the fix, and a command that comes too early or too late needs
    no other input. The reason comes before the hint only where the sentence leaves open what or
    where the error is.
    """
    if error.case or error.limit is not None or isinstance(error, NotNow) or language != "en":
        return ""
    speaker = Speaker(language)
    sentence = sentence_of(error, speaker)
    what, hint = _what(error, sentence), "" if _repeats(error.hint, sentence) else error.hint
    if hint and not what and RANGE.match(hint):
        hint = speaker.word("error-hint", hint=hint)
    told = ": ".join(filter(None, (what, hint)))
    return f"{_capitalize(told)}{'.' if told[-1:].isalnum() else ''}"


def _what(error: SerenissimaError, sentence: str) -> str:
    """Return the part of the reason that the sentence leaves open."""
    if error.code.startswith(OPEN):
        return "" if error.sentence == sentence else error.reason
    where = re.match(r"line \d+", error.reason)
    return where[0] if where else ""


def faulty_line(error: SerenissimaError | None) -> int:
    """Return the number of the line that a refusal names; 0 if it names none."""
    where = re.match(r"line (\d+)", error.reason) if error else None
    return int(where[1]) if where else 0


def _repeats(hint: str, sentence: str) -> bool:
    """Whether a sentence has every word of a hint already."""
    return _words(hint) <= _words(sentence)


def _words(text: str) -> set[str]:
    return {word.removesuffix("s") for word in re.findall(r"\w+", text.lower())} - LITTLE


def _capitalize(text: str) -> str:
    """Capitalize text, unless it begins with something typed in lower case."""
    first = text.split(" ", maxsplit=1)[0].rstrip(",:")
    return f"{text[:1].upper()}{text[1:]}" if first.isalpha() else text


def form_page(
    connection: HTTPConnection, template: str, error: SerenissimaError | None, **context: Any
) -> Response:
    """Return a page with a form; after a refusal, `refused.html` shows the error there."""
    told: dict[str, Any] = {"wrong": "", "code": "", "detail": "", "wrong_option": "", "line": 0}
    if error:
        language = Visitor.of(connection).language
        told["wrong"] = sentence_of(error, Speaker(language))
        told["code"] = error.code
        told["line"] = faulty_line(error) if error.code.startswith("position/") else 0
        told["detail"] = "" if told["line"] else detail(error, language)
        told["wrong_option"] = error.option
    return page(connection, template, status_of(error) if error else 200, **told, **context)


def as_json(error: SerenissimaError, language: str) -> dict[str, str]:
    """Return the refusal as data: code, text, reason, hint, and `message` to show to people."""
    return {**error.as_dict(), "message": sentence_of(error, Speaker(language))}


def wants_json(connection: HTTPConnection) -> bool:
    """Whether the request comes from a program rather than from a browser's page."""
    accepted = connection.headers.get("accept", "")
    return connection.scope["path"].startswith("/api") or "application/json" in accepted


def refuse(connection: HTTPConnection, error: SerenissimaError, **context: Any) -> Response:
    """Return the response to a refused request: JSON for programs, otherwise a page."""
    visitor, status = Visitor.of(connection), status_of(error)
    if wants_json(connection):
        return JSONResponse(as_json(error, visitor.language), status)
    sentence = sentence_of(error, Speaker(visitor.language))
    return page(
        connection,
        "error.html",
        status,
        error=error,
        sentence=sentence,
        detail=detail(error, visitor.language),
        **context,
    )
