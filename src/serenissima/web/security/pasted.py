"""The address that a visitor meant: links bring punctuation from the text they were copied from."""

import re
import unicodedata
from urllib.parse import quote, unquote

from starlette.types import Scope

from serenissima.service import clean_link, remove_invisible

SHARED = (
    "table",
    "tournament",
    "study",
    "studies",
    "me",
    "sign-in",
    "call",
    "rules",
    "puzzles",
    "new",
    "best",
    "enter",
    "admin",
)
"""The first parts of addresses that people send to each other."""
_IN_QUERY = "=&-_"
_BROKEN = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffd%]")
"""Characters that text around a link doesn't add: an address with one is broken, and refused."""


def clean_address(scope: Scope) -> str:
    """Return the address that a request meant; empty if it is the request's own."""
    root: str = scope.get("root_path", "")
    path: str = scope["path"].removeprefix(root)
    first = path.partition("/")[2].partition("/")[0]
    if clean_link(first) not in SHARED:
        return ""
    meant, asked = clean_link(path), unquote(scope["query_string"].decode("latin-1"))
    if _BROKEN.search(path + asked):
        return ""
    moment = first == "table" and path.count("/") == 2  # the query has numbers and words only
    query = _clean_query(asked) if moment else asked
    if meant == path and query == asked:
        return ""
    kept = quote(query, safe=_IN_QUERY) if moment else scope["query_string"].decode("latin-1")
    return quote(root + meant) + (f"?{kept}" if kept else "")


def _clean_query(asked: str) -> str:
    """Return a query of numbers and words without the text after it."""
    shown = remove_invisible(asked)
    after = (
        at
        for at, one in enumerate(shown)
        if one not in _IN_QUERY and unicodedata.category(one)[0] in "PSZC"
    )
    parts = shown[: next(after, len(shown))].rstrip(_IN_QUERY).split("&")
    return "&".join(part for part in parts if "=" in part)
