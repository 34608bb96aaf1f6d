"""The host's imprint and privacy text as paragraphs, headings and links."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup, escape

ADDRESS = re.compile(r"https?://[^\s<>\"]*[^\s<>\".,;:!?)\]]")


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of a text, or a heading.

    Attributes:
        heading: whether it is a heading.
        text: its text as markup, with line breaks.
    """

    heading: bool
    text: Markup


def paragraphs(text: str) -> Iterator[Paragraph]:
    """Yield the paragraphs of a plain text; a line that begins with # is a heading."""
    for part in re.split(r"\n\s*\n", text.strip()):
        lines = part.splitlines()
        while lines and lines[0].startswith("#"):
            yield Paragraph(True, escape(lines.pop(0).lstrip("# ")))
        if lines:
            yield Paragraph(False, Markup("<br>\n").join(map(_with_links, lines)))


def _with_links(line: str) -> Markup:
    """Turn the web addresses of a line into links."""
    parts, end = [], 0
    for found in ADDRESS.finditer(line):
        parts += [escape(line[end : found.start()]), _link(found[0])]
        end = found.end()
    return Markup("").join((*parts, escape(line[end:])))


def _link(address: str) -> Markup:
    return Markup('<a href="{0}" rel="noopener nofollow">{0}</a>').format(address)
