"""Recognizes browsers in which guests were signed in, by a cookie that outlives signing out.

The cookie is a random part, followed by a seal for each of the last sign-in names. Only the server
can make a seal, so a visitor who knows a name can't pretend to be on its guest's device. The cookie
signs no one in: it only separates the tries of this browser from those of others.
"""

import hmac
import re
from secrets import token_urlsafe

from starlette.requests import HTTPConnection
from starlette.responses import Response

from serenissima.fairplay.secrets import derive_token
from serenissima.service import fold_login
from serenissima.web.security.cookies import remember

COOKIE = "known-device"
MOST = 8  # sign-in names of one browser
NONCE = 16  # bytes
PART = re.compile(r"[A-Za-z0-9_-]{20,43}")


def known_device(connection: HTTPConnection, secret: str, login: str) -> str:
    """Return a name for this browser if a guest with this sign-in name was signed in; or empty.

    `secret`: of the server, for seals.
    """
    nonce, seals = _read(connection)
    right = _seal(secret, nonce, login)
    known = sum(hmac.compare_digest(right, seal) for seal in seals)  # always compares all
    return f"{nonce} {fold_login(login)}" if known else ""


def remember_device(
    response: Response, connection: HTTPConnection, secret: str, login: str
) -> None:
    """Let this browser be recognized when a guest with this sign-in name signs in again."""
    nonce, seals = _read(connection)
    nonce = nonce or token_urlsafe(NONCE)
    mine = _seal(secret, nonce, login)
    latest = [mine, *(seal for seal in seals if seal != mine)][:MOST]
    remember(response, connection, COOKIE, ".".join((nonce, *latest)))


def forget_devices(response: Response) -> None:
    """Delete what this browser stores about its sign-in names."""
    response.delete_cookie(COOKIE, path="/")


def _read(connection: HTTPConnection) -> tuple[str, list[str]]:
    nonce, *seals = connection.cookies.get(COOKIE, "").split(".")[: MOST + 1]
    if not all(map(PART.fullmatch, (nonce, *seals))):
        return "", []
    return nonce, seals


def _seal(secret: str, nonce: str, login: str) -> str:
    return derive_token(secret, "device", nonce, fold_login(login))
