"""The fenced blocks of the pages in `docs`."""

import re
from pathlib import Path

FENCE = re.compile(r"^```(?P<kind>\w*)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, kind: str) -> list[str]:
    """Return the fenced blocks on a page whose kind matches a regular expression."""
    found = FENCE.finditer(page.read_text(encoding="utf-8"))
    return [block["text"] for block in found if re.fullmatch(kind, block["kind"])]


def block(page: Path, kind: str, holds: str) -> str:
    """Return the only block of a kind on a page that contains a text."""
    (found,) = (code for code in blocks(page, kind) if holds in code)
    return found
