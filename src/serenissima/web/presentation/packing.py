"""Packs what a browser is sent, in the best way that it can unpack."""

import gzip
import re

import brotli
import rcssmin
import rjsmin
from starlette.requests import HTTPConnection

NEVER = re.compile(r";q=0(\.0*)?$")  # follows what a browser does not want
WAYS = ("br", "gzip")  # the better first
QUICK, HARD = 5, 11  # of Brotli's 11: for what is sent once, and for what is kept
COMMENT = re.compile(r"\s*<!--.*?-->", re.DOTALL)  # in a drawing


def _bare(drawing: str) -> str:
    return COMMENT.sub("", drawing)


SLIM = {".css": rcssmin.cssmin, ".js": rjsmin.jsmin, ".svg": _bare}


def way(connection: HTTPConnection) -> str:
    """How the browser would have it packed: `br`, `gzip`, or empty for not at all."""
    accepted = connection.headers.get("accept-encoding", "").replace(" ", "").split(",")
    names = [one.partition(";")[0] for one in accepted if not NEVER.search(one)]
    return next((way for way in WAYS if way in names), "")


def headers(way: str) -> dict[str, str]:
    """Those that say how a body is packed."""
    return {"content-encoding": way} if way else {}


def packed(body: bytes, way: str, quality: int = QUICK) -> bytes:
    """The body packed in this way; equal bodies give equal bytes.

    Args:
        body: what is packed.
        way: as `way` finds it.
        quality: `QUICK`, or `HARD` for what is kept.
    """
    if way == "br":
        return bytes(brotli.compress(body, mode=brotli.MODE_TEXT, quality=quality))
    return gzip.compress(body, 6, mtime=0) if way == "gzip" else body


def slim(text: str, suffix: str) -> str:
    """A style sheet or a script without comments and blanks, a drawing without comments."""
    return str(SLIM[suffix](text)) if suffix in SLIM else text
