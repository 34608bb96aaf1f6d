"""The last page of each table for each view: drawn once for all viewers who see the same."""

import json
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from serenissima.service import Cache, CacheMemory, Shown, TableView
from serenissima.web.presentation.fragments import Change, Fragment, changes
from serenissima.web.presentation.table_page import TablePage, draw
from serenissima.web.presentation.teller import element

JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
PAGE, TOLD = 125_000, 1_250  # bytes of a page, and of each step in its tale, as measured
PACKED = 3  # compression level of messages, of 9; higher ones take longer than they save


class Stamp(NamedTuple):
    """The moment that a page shows.

    Attributes:
        seq: how many entries the viewer had noticed.
        at: the step shown.
        interpreted: the rules are not compiled yet, and the page shows that.
        hinted: the progress of its hint, as in `TableView`.
    """

    seq: int
    at: int
    interpreted: bool
    hinted: int


@dataclass(eq=False)
class DrawnPage:
    """A table as it is drawn for a viewer.

    Attributes:
        stamp: the moment that it shows.
        sitting: the players at the table, and whether a computer player acted for them.
        asks: whether it asks the viewer to act.
        telling: the value that a browser sends if its steps of the tale read as they do here.
        root: the page as a tree of fragments.
    """

    stamp: Stamp
    sitting: tuple[tuple[str, bool], ...]
    asks: bool
    telling: str
    root: Fragment = field(repr=False)
    _packed: dict[Stamp | None, bytes] = field(default_factory=dict, repr=False)

    @property
    def seq(self) -> int:
        """How many entries the viewer had noticed."""
        return self.stamp.seq

    def html(self) -> str:
        """Return the text of the page."""
        return self.root.html()

    def message(self, before: "DrawnPage | None", told: int = -1) -> str:
        """Return the changes from an earlier page to this one as JSON; without one, the whole page.

        `base` is the number of the page that the changes apply to; 0 if they apply to any page that
        shows the steps of the tale up to `told`.
        """
        news: list[Change]
        if before is None:
            stay = {element(number) for number in range(min(told, self.seq) + 1)}
            news = [(one.id, one.html(stay)) for one in self.root.children]
        else:
            news = list(changes(before.root, self.root))
        base = before.seq if before else 0
        return JSON.encode({"seq": self.seq, "base": base, "asks": self.asks, "changes": news})

    def pack(self, before: "DrawnPage | None", told: int = -1) -> bytes:
        """Return the message, deflated; made once for all recipients of the same changes.

        A message that depends on `told` is not cached: it may be any number.
        """
        if before is None and told >= 0:
            return deflate(self.message(None, told))
        stamp = before.stamp if before else None
        if stamp not in self._packed:
            self._packed[stamp] = deflate(self.message(before))
        return self._packed[stamp]


def deflate(text: str) -> bytes:
    """Deflate a message for browsers that can unpack it."""
    packer = zlib.compressobj(PACKED, wbits=-zlib.MAX_WBITS)
    return packer.compress(text.encode()) + packer.flush()


Eyes = tuple[str, int, str, str, bool, int]
"""What a page depends on besides its moment: the arguments of `DrawnTables.page`."""


class DrawnTables:
    """The last pages of tables.

    Pages of the same view share the fragments that look the same, and each is drawn from the one
    before.

    Args:
        memory: shared with other caches.
    """

    def __init__(self, memory: CacheMemory) -> None:
        self._kept: Cache[Eyes, DrawnPage] = memory.cache("pages")
        self._watching: Counter[Eyes] = Counter()

    @contextmanager
    def watching(self, table: str, seat: int, language: str, kind: str) -> Iterator[None]:
        """Cache the page of a view while someone watches it; it is dropped when nobody does."""
        eyes = table, seat, language, kind, False, seat
        self._watching[eyes] += 1
        try:
            yield
        finally:
            self._watching[eyes] -= 1
            if not self._watching[eyes]:
                del self._watching[eyes]
                self._kept.drop(eyes)

    def page(
        self,
        view: TableView,
        language: str,
        kind: str,
        *,
        stepping: bool = False,
        own: int | None = None,
    ) -> DrawnPage:
        """Return the page of a view, drawn as a table (`table`) or in words (`text`).

        `stepping` and `own` as in `TablePage`.
        """
        own = view.seat if own is None else own
        eyes, stamp = (view.table, view.seat, language, kind, stepping, own), _stamp(view)
        kept = self._kept.get(eyes)
        sitting = tuple((place.name, place.stand_in) for place in view.places)
        if kept is None or (kept.stamp, kept.sitting) != (stamp, sitting):
            before = kept.root if kept and kept.sitting == sitting else None
            page = TablePage(view, language, stepping=stepping, before=before, own=own)
            kept = DrawnPage(stamp, sitting, page.asks, page.telling, draw(page, kind))
            self._kept.put(eyes, kept, PAGE + TOLD * len(view.told))
        return kept

    def find(
        self, table: str, seat: int, shown: Shown, language: str, kind: str
    ) -> DrawnPage | None:
        """Return the page with this number and hint, if it is the last one of this view."""
        kept = self._kept.get((table, seat, language, kind, False, seat))
        if kept is None or (kept.seq, kept.stamp.hinted) != shown:
            return None
        return kept


def _stamp(view: TableView) -> Stamp:
    """Return the moment that a page of a view shows."""
    return Stamp(view.seq, view.at, view.game.interpreted, view.hinted)
