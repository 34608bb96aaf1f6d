"""Packs a browser's data in the best way that it can unpack."""

import gzip
import re

import brotli
import rcssmin
import rjsmin
from starlette.requests import HTTPConnection

NEVER = re.compile(r";q=0(\.0*)?$")  # follows an encoding that a browser rejects
WAYS = ("br", "gzip")  # the better first
QUICK, HARD = 5, 11  # of Brotli's 11: for content sent once, and for cached content
COMMENT = re.compile(r"\s*<!--.*?-->", re.DOTALL)  # in a drawing


def _bare(drawing: str) -> str:
    return COMMENT.sub("", drawing)


SLIM = {".css": rcssmin.cssmin, ".js": rjsmin.jsmin, ".svg": _bare}


def way(connection: HTTPConnection) -> str:
    """Return the encoding that the browser prefers: `br`, `gzip`, or empty for none."""
    accepted = connection.headers.get("accept-encoding", "").replace(" ", "").split(",")
    names = [one.partition(";")[0] for one in accepted if not NEVER.search(one)]
    return next((way for way in WAYS if way in names), "")


def headers(way: str) -> dict[str, str]:
    """Return the headers for the encoding of a body."""
    return {"content-encoding": way} if way else {}


def pack(body: bytes, way: str, quality: int = QUICK) -> bytes:
    """Pack the body in this way; equal bodies give equal bytes.

    Args:
        body: the bytes to pack.
        way: as `way` finds it.
        quality: `QUICK`, or `HARD` for content that is cached.
    """
    if way == "br":
        return bytes(brotli.compress(body, mode=brotli.MODE_TEXT, quality=quality))
    return gzip.compress(body, 6, mtime=0) if way == "gzip" else body


def slim(text: str, suffix: str) -> str:
    """Return a style sheet or a script without comments and blanks, a drawing without comments."""
    return str(SLIM[suffix](text)) if suffix in SLIM else text
