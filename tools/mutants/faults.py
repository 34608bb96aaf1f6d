"""A small fault: one piece of one source file, and the text that replaces it."""

import difflib
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple


class Change(NamedTuple):
    """A fault in one text.

    Attributes:
        operator: the kind of fault, such as `compare` or `guard`.
        scope: the function or class around it, such as `Sending.act`; empty for the module itself.
        start, end: the position of the replaced piece, in bytes of UTF-8.
        new: the replacement.
        first, last: the lines of the statement around it, counted from 1. If a test executes none
            of them, it cannot notice the fault.
    """

    operator: str
    scope: str
    start: int
    end: int
    new: str
    first: int
    last: int


@dataclass(frozen=True)
class Fault:
    """A change of one file, with an id that stays the same while other code changes.

    Attributes:
        area: the part of the project that the file belongs to.
        file: its path from the root of the repository.
        change: the change.
        old: the replaced text.
        occurrence: how many equal changes the same function has before this one.
    """

    area: str
    file: str
    change: Change
    old: str
    occurrence: int

    @property
    def id(self) -> str:
        """Eight hex digits that depend only on file, function, replaced text and replacement."""
        change = self.change
        return digest(
            self.file, change.scope, change.operator, self.old, change.new, str(self.occurrence)
        )[:8]

    @property
    def title(self) -> str:
        """The fault in one line."""
        place = f"{self.file.removeprefix('src/serenissima/')}:{self.change.first}"
        return f"{self.id} {place} {self.change.scope or '(module)'} {self.change.operator}"

    def plant(self, source: bytes) -> bytes:
        """Return the file's text with the fault."""
        return source[: self.change.start] + self.change.new.encode() + source[self.change.end :]

    def diff(self, source: bytes) -> str:
        """Return the fault as a unified diff."""
        old, new = (text.decode().splitlines(True) for text in (source, self.plant(source)))
        return "".join(difflib.unified_diff(old, new, f"a/{self.file}", f"b/{self.file}", n=2))


def digest(*parts: str) -> str:
    """Return a SHA-256 of texts, as hex digits."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def number_faults(
    area: str, file: str, source: bytes, changes: Iterable[Change]
) -> Iterator[Fault]:
    """Yield the changes of a file as faults, in the order of the text."""
    seen = Counter[tuple[str, str, str, str]]()
    for change in sorted(changes, key=lambda one: (one.start, one.end, one.operator, one.new)):
        old = source[change.start : change.end].decode()
        same = (change.operator, change.scope, old, change.new)
        yield Fault(area, file, change, old, seen[same])
        seen[same] += 1
