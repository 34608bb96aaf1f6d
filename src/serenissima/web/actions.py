"""What a seat asks for, from a form or as data, handed to the tables."""

from collections.abc import Mapping

from fastapi import Request

from serenissima.kernel.errors import Illegal, Unreadable
from serenissima.service import Receipt, check_key
from serenissima.web.desk import Desk
from serenissima.web.visitor import seat_token


async def carry_out(request: Request, table: str, given: Mapping[str, str]) -> Receipt:
    """Carry out the one thing that is asked: `action`, `undo`, `agree` or `refuse`.

    Raises:
        Unreadable: `request/malformed`.
        SerenissimaError: as the tables refuse it.
    """
    tables, token, key = Desk.of(request).tables, owner(request, table), _key(given)
    if "undo" in given:
        return await tables.undo(table, token, number(given, "undo"), key=key)
    for word in ("agree", "refuse"):
        if word in given:
            asked = number(given, word)
            return await tables.answer_undo(table, token, asked, word == "agree", key=key)
    if "action" not in given:
        raise Unreadable("request/malformed", "nothing is asked for", hint="action=…")
    return await tables.act(table, token, given["action"], number(given, "decision"), key=key)


def owner(request: Request, table: str) -> str:
    """The token that whoever asks acts with; raises `Illegal` (`seat/not-yours`)."""
    bearer = request.headers.get("authorization", "")
    token = bearer.removeprefix("Bearer ") if bearer else seat_token(request, table)
    if not token:
        hint = "take a seat first, or use the link of your own seat"
        raise Illegal("seat/not-yours", "who watches does not act", hint=hint)
    return token


def number(given: Mapping[str, str], name: str) -> int:
    """A number of a form; raises `Unreadable` (`request/malformed`)."""
    text = given.get(name, "")
    if not text.isdecimal() or len(text) > 9:
        hint = f"{name}=NUMBER"
        raise Unreadable("request/malformed", f"{name} is no number", text=text[:80], hint=hint)
    return int(text)


def _key(given: Mapping[str, str]) -> str:
    key = given.get("key", "")
    check_key(key, 1)
    return key
