"""A browser's screen: a page as a tree of elements that changes as the server asks."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from tests.web.visitors import VOID

SLOT = re.compile("\0([^\0]+)\0")


@dataclass(eq=False)
class Element:
    """An element with its attributes, and texts and elements inside."""

    tag: str
    attributes: list[tuple[str, str | None]] = field(default_factory=list)
    inside: list["Element | str"] = field(default_factory=list)

    @property
    def id(self) -> str | None:
        return dict(self.attributes).get("id")

    @property
    def children(self) -> list["Element"]:
        return [child for child in self.inside if isinstance(child, Element)]

    def all(self) -> Iterator["Element"]:
        """Yield this element and everything inside it."""
        yield self
        for child in self.children:
            yield from child.all()

    def text(self) -> str:
        """Return a text that is equal for equal trees; blanks between elements do not count."""
        inside = (
            child.text() if isinstance(child, Element) else child.strip() for child in self.inside
        )
        return f"<{self.tag} {self.attributes}>{''.join(inside)}</>"

    def replace(self, old: "Element", new: list["Element | str"]) -> None:
        at = self.inside.index(old)
        self.inside[at : at + 1] = new


class _Builder(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.open = [Element("")]
        self.feed(SLOT.sub(r'<template data-part="\1"></template>', html))
        assert len(self.open) == 1, f"not closed: {self.open[-1].tag}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append(self.open[-1].children[-1])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].inside.append(Element(tag, attrs))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)


class Screen:
    """The screen of one browser."""

    def __init__(self, html: str) -> None:
        self.root = _Builder(html).open[0]

    def find(self, name: str) -> Element:
        (found,) = (element for element in self.root.all() if element.id == name)
        return found

    def change(self, changes: Iterable[Any]) -> None:
        """Carry out a change from the server, as the script does."""
        for name, *change in changes:
            element = self.find(name)
            if len(change) == 1:
                self._parent(element).replace(element, self._around(change[0]))
            else:
                at, drop, html = change
                old = element.children[at : at + drop]
                here = element.children[at] if at < len(element.children) else None
                fresh: list[Element | str] = list(_Builder(html).open[0].inside)
                where = element.inside.index(here) if here else len(element.inside)
                element.inside[where:where] = fresh
                for gone in old:
                    element.replace(gone, [])

    def _around(self, html: str) -> list[Element | str]:
        """Draw an element again around those of its parts that stay."""
        fresh = _Builder(html).open[0]
        for slot in [element for element in fresh.all() if element.tag == "template"]:
            name = dict(slot.attributes)["data-part"]
            parent = next(element for element in fresh.all() if slot in element.children)
            parent.replace(slot, [self.find(str(name))])
        return fresh.inside

    def _parent(self, element: Element) -> Element:
        return next(parent for parent in self.root.all() if element in parent.children)

    def text(self) -> str:
        return self.root.text()
