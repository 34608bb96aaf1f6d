"""Turns our templates' markup into XML, for readers that do not repair it as browsers do."""

from collections.abc import Sequence
from html import escape
from html.parser import HTMLParser

EMPTY = frozenset(("br", "hr", "img", "input"))
SVG = ' xmlns="http://www.w3.org/2000/svg"'
CASED = {"viewbox": "viewBox"}  # HTML's parser gives names in small letters


def as_xml(html: str) -> str:
    """Return the same elements as XML; `html` has an end for every beginning."""
    writer = _Writer()
    writer.feed(html)
    writer.close()
    return "".join(writer.written)


class _Writer(HTMLParser):
    """Writes the markup that it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self._begin(tag, attrs, "/>" if tag in EMPTY else ">")

    def handle_startendtag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self._begin(tag, attrs, "/>")

    def _begin(self, tag: str, attrs: Sequence[tuple[str, str | None]], end: str) -> None:
        named = (f' {CASED.get(name, name)}="{escape(value or "")}"' for name, value in attrs)
        self.written += ["<", tag, SVG if tag == "svg" else "", *named, end]

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            self.written.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self.written.append(escape(data, quote=False))
