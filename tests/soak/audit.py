"""Compares the log of a table with people's requests and the answers that they got.

Clocks are compared, too: they follow from the times of the entries alone, and also run while the
server is down. So each time must be one at which a person waited for the answer.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import sqlalchemy as sa

from serenissima import games
from serenissima.fairplay.proof import check
from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.game import Game
from serenissima.kernel.notation import parse_match
from serenissima.kernel.replay import replay
from serenissima.service.core.entries import Acted, Entry, Opened, read
from serenissima.service.core.folding import begin, evolve, fold
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.service.store.schema import ENTRIES
from tests.soak.people import Match, Player, Request

PASSING = {"watching", "absence"}  # the viewer, and who is late by now
SLACK = 1.0  # seconds by which the system's clock may be set while a request is under way


@dataclass
class Findings:
    """The results of the audits of many tables; all but the first three must stay 0.

    Attributes:
        accepted: requests whose answer confirms that they are stored.
        entries: that were read.
        clocks: of tables with limited time, compared with the times of the entries.
        lost: accepted requests missing from the log, and views with events missing from it.
        doubled: actions in the log without a request, or with fewer requests.
        differ: tables of which a person got a report other than the log's.
        untimely: entries that were stored before they were sent, or after they were answered.
        unproved: finished matches whose dice do not follow from their secret.
        complaints: the faults in words.
    """

    accepted: int = 0
    entries: int = 0
    clocks: int = 0
    lost: int = 0
    doubled: int = 0
    differ: int = 0
    untimely: int = 0
    unproved: int = 0
    complaints: list[str] = field(default_factory=list)


class Audit:
    """The audit of one table, which continues where it ended before.

    Args:
        match: the table.
        findings: collects the results.
        shelf: a game by its name.
    """

    def __init__(
        self, match: Match, findings: Findings, shelf: Callable[[str], Game] = games.load
    ) -> None:
        self.match, self._findings, self._shelf = match, findings, shelf
        self._table: Table | None = None
        self._entries: list[Entry] = []
        self._times: list[float] = []
        self._stored: set[str] = set()
        self._accepted: set[str] = set()
        self._asked: dict[str, Request] = {}
        self._wrong = False

    def go_on(self, connection: sa.Connection) -> None:
        """Read the new part of the log, and compare."""
        self._asked = {_mark(request.seat, request.key): request for request in self.match.requests}
        self._compare_told()  # repeated looks before the next event
        for key, entry, at in self._news(connection):
            self._take(key, entry, at)
            self._compare_told()
        self._compare_requests()
        self._compare_rest()

    def _news(self, connection: sa.Connection) -> Iterator[tuple[str | None, Entry, float]]:
        """The entries since the last time, each with its command's hashed key and its time."""
        query = sa.select(ENTRIES.c.seq, ENTRIES.c.key, ENTRIES.c.body, ENTRIES.c.at)
        query = query.where(ENTRIES.c.table_id == self.match.id)
        query = query.where(ENTRIES.c.seq > len(self._entries)).order_by(ENTRIES.c.seq)
        for seq, key, body, at in connection.execute(query).all():
            if seq != len(self._entries) + 1:
                self._complain("lost", f"entry {len(self._entries) + 1} is missing")
            self._findings.entries += 1
            yield key, read(body), at

    def _take(self, key: str | None, entry: Entry, at: float) -> None:
        """Fold one more entry."""
        self._entries.append(entry)
        self._times.append(at)
        if isinstance(entry, Opened):
            self._table = begin(self._shelf(entry.game), entry)
        else:
            assert self._table is not None
            self._table = evolve(self._table, entry, at)
        open_requests = self._asked.keys() - self._stored
        if isinstance(entry, Acted) and entry.seat in self._people and key not in open_requests:
            self._complain("doubled", f"nobody asked for action {entry.number}, or only once")
        if key:
            self._stored.add(key)
        if (request := self._asked.get(key or "")) and not _in_time(request, at):
            self._complain("untimely", f"{request} was stored at {at}")

    @property
    def _people(self) -> set[int]:
        return {person.seat for person in self.match.people}

    def _compare_told(self) -> None:
        """Compare each person's current view with the one sent under its number."""
        if self._table is not None:
            for person in self.match.people:
                self._compare_views(self._table, person)

    def _compare_views(self, table: Table, person: Player) -> None:
        number = table.noticed_count(person.seat)
        told = [view for view in person.told if view["seq"] == number]
        if not told:
            return
        seen = json.loads(json.dumps(self._seen(table, person.seat)))
        for view in told:
            person.told.remove(view)
            self._findings.clocks += "clock" in seen
            if _lasting(view) != _lasting(seen) and not self._wrong:
                self._wrong = True
                self._complain("differ", f"seat {person.seat} was told {view}, not {seen}")

    def _seen(self, table: Table, seat: int) -> dict[str, object]:
        return view_table(table, self.match.id, seat).as_data()

    def _compare_requests(self) -> None:
        """Every request that was accepted is in the log."""
        for request in self.match.requests:
            key = _mark(request.seat, request.key)
            if request.stored and key not in self._accepted:
                self._accepted.add(key)
                self._findings.accepted += 1
                if key not in self._stored:
                    self._complain("lost", f"{request.path} {request.sent} was accepted")

    def _compare_rest(self) -> None:
        """Check that every report and view follows from the log."""
        for person in self.match.people:
            for view in person.told:
                self._complain("lost", f"seat {person.seat} was told number {view['seq']}")
            person.told.clear()
            if person.shown > self.shown(person.seat):
                self._complain("lost", f"seat {person.seat} is shown number {person.shown}")

    def shown(self, seat: int) -> int:
        """Return the number of the event that a seat should see by now."""
        return self._table.noticed_count(seat) if self._table else 0

    def close(self, file: str | None) -> None:
        """Fold the whole log at once; the file of a finished match proves its dice."""
        if self._table is None:
            return
        again = fold(self._table.game, self._entries, self._times)
        for person in self.match.people:
            if self._seen(again, person.seat) != self._seen(self._table, person.seat):
                self._complain("differ", "the log folds to something else than its parts")
        if file is not None:
            transcript = parse_match(file)
            if not check(transcript, replay(self._table.game, transcript)):
                self._complain("unproved", "no draw of the dice was proved")

    def _complain(self, what: str, how: str) -> None:
        setattr(self._findings, what, getattr(self._findings, what) + 1)
        self._findings.complaints.append(f"{what}: table {self.match.id}: {how}")


def _in_time(request: Request, at: float) -> bool:
    """Return whether a request was under way then."""
    return request.since - SLACK <= at <= request.until + SLACK


def _lasting(view: Mapping[str, object]) -> dict[str, object]:
    """Return a view without the parts that may change without an event."""
    return {name: value for name, value in view.items() if name not in PASSING}


def _mark(seat: int, key: str) -> str:
    """Return the hash of a key in the log."""
    return hash_secret(f"{seat}:{key}")
