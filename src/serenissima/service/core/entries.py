"""The entries of a table's log: what happened there, as an append-only list of small texts.

An entry's text is JSON with its `kind` and its version `v`; a later version of a kind reads every
older one (`UPCASTS`), so old logs stay readable.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from serenissima.service.core.sitters import Sitter, logged_sitter
from serenissima.service.refusals import ENTRY_UNREADABLE

LONGEST_SHOWN = 40  # characters of an entry's kind and version


@dataclass(frozen=True)
class Entry:
    """Something that happened at a table."""

    kind: ClassVar[str]
    v: ClassVar[int] = 1


@dataclass(frozen=True)
class Opened(Entry):
    """The table was opened and the match dealt.

    Attributes:
        game: its name on the shelf.
        rules: the version of its rules.
        options: every option, as text.
        plan: who is to sit at each seat.
        invitations: hash of each seat's invitation; empty for a seat that needs none.
        commitment: hash of the table's secret.
        deal: what the dice answered during the set-up.
    """

    kind = "opened"
    game: str
    rules: int
    options: Mapping[str, str]
    plan: tuple[Sitter, ...]
    invitations: tuple[str, ...]
    commitment: str
    deal: tuple[int, ...] = field(repr=False)  # a secret, as are an action and its answers


@dataclass(frozen=True)
class HintsAllowed(Entry):
    """Whoever is to act may ask for a hint, although several people play; follows `Opened`."""

    kind = "hints-allowed"


@dataclass(frozen=True)
class AnyUndoAllowed(Entry):
    """Against computers alone, what came to light may be undone; follows `Opened`.

    The dice of an action follow from its step, so that the same dice come again.
    """

    kind = "taking-back-allowed"  # as stored logs have it


@dataclass(frozen=True)
class ChatOff(Entry):
    """Nobody writes messages beside this table; follows `Opened`."""

    kind = "chat-off"


@dataclass(frozen=True)
class OpenToAll(Entry):
    """Anybody may take a free seat, and the match waits until all are taken; follows `Opened`."""

    kind = "open-to-all"


@dataclass(frozen=True)
class OfTournament(Entry):
    """The match belongs to a round of a tournament, whose id is told; follows `Opened`."""

    kind = "of-tournament"
    tournament: str


@dataclass(frozen=True)
class SameDeal(Entry):
    """Other tables have the same secret, and so the same dice; follows `Opened`.

    `others`: their ids. Nothing is revealed before the matches of all of them have ended.
    """

    kind = "same-deal"
    others: tuple[str, ...]


@dataclass(frozen=True)
class TimeLimited(Entry):
    """Each person has a clock; `control` as `time_control` writes it. Follows `Opened`."""

    kind = "time-limited"
    control: str


@dataclass(frozen=True)
class LessonBegun(Entry):
    """A lesson is followed here; `digest` is that of its file, which must stay as it was."""

    kind = "lesson-begun"
    name: str
    digest: str


@dataclass(frozen=True)
class ReadFromFile(Entry):
    """The match is that of a match file, which was opened to look through; follows `Opened`.

    `undone`: the numbers of the actions that were undone when it was played.
    """

    kind = "read-from-file"
    undone: tuple[int, ...]


@dataclass(frozen=True)
class Joined(Entry):
    """A person took a seat; `key` is the hash of the seat's token."""

    kind = "joined"
    seat: int
    name: str
    key: str


@dataclass(frozen=True)
class SeatsSwapped(Entry):
    """Whoever was invited to one of these seats is invited to the other: somebody chose it."""

    kind = "seats-swapped"
    seat: int
    other: int


@dataclass(frozen=True)
class Departed(Entry):
    """The person at a seat left before the match began: it is free again."""

    kind = "left"
    seat: int


@dataclass(frozen=True)
class Forgotten(Entry):
    """The person at a seat is forgotten: name and token are not in the log any more."""

    kind = "forgotten"
    seat: int


@dataclass(frozen=True)
class LinkRenewed(Entry):
    """The host made a new link for a seat whose person had lost theirs, which is of no use now.

    `key`: the hash of the new token.
    """

    kind = "link-renewed"
    seat: int
    key: str


@dataclass(frozen=True)
class Acted(Entry):
    """A seat took an action, written as text; `answers` is what the dice said.

    `number` counts the actions of the table from 1, those that were undone included.
    """

    kind = "acted"
    seat: int
    action: str = field(repr=False)
    answers: tuple[int, ...] = field(repr=False)
    number: int


@dataclass(frozen=True)
class UndoAsked(Entry):
    """A seat asks the others whether it may undo action `number` and all that followed."""

    kind = "undo-asked"
    seat: int
    number: int


@dataclass(frozen=True)
class UndoAgreed(Entry):
    """A seat agrees to what was asked."""

    kind = "undo-agreed"
    seat: int


@dataclass(frozen=True)
class UndoRefused(Entry):
    """A seat does not agree, or the asking seat withdrew its question."""

    kind = "undo-refused"
    seat: int


@dataclass(frozen=True)
class Undone(Entry):
    """Action `number` and all that followed was undone, for `seat`."""

    kind = "undone"
    seat: int
    number: int


@dataclass(frozen=True)
class UndoneAlone(Entry):
    """Action `number` was undone for `seat`; what others did since in secret stands."""

    kind = "undone-alone"
    seat: int
    number: int


@dataclass(frozen=True)
class Finished(Entry):
    """The match ended; the secret behind its dice is revealed. `result` as in a match file."""

    kind = "finished"
    result: str
    secret: str


@dataclass(frozen=True)
class Abandoned(Finished):
    """The match ended without a result, as all who were still there wanted; `result` is empty."""

    kind = "abandoned"


@dataclass(frozen=True)
class Settled(Entry):
    """The match ended, but others with the same deal may go on: the secret is not revealed yet.

    `result` as in a match file; empty if it ended without one. `Finished` follows.
    """

    kind = "settled"
    result: str


@dataclass(frozen=True)
class TimeGiven(Entry):
    """`by` waits for a seat whose time was up: its clock is full again."""

    kind = "time-given"
    seat: int
    by: int


@dataclass(frozen=True)
class StandInStarted(Entry):
    """`by` lets a computer player act for a seat whose time was up, until its person is back."""

    kind = "seat-lent"  # as stored logs have it: a seat with a stand-in was first called lent
    seat: int
    by: int
    player: str


@dataclass(frozen=True)
class StandInEnded(Entry):
    """The person of a seat that a stand-in had is back."""

    kind = "seat-taken-back"  # as stored logs have it
    seat: int


@dataclass(frozen=True)
class EndWanted(Entry):
    """A seat wants to end the match without a result, since another's time is up."""

    kind = "end-wanted"
    seat: int


@dataclass(frozen=True)
class PauseAsked(Entry):
    """A seat asks everybody for a pause."""

    kind = "pause-asked"
    seat: int


@dataclass(frozen=True)
class PauseAgreed(Entry):
    """A seat agrees to the pause."""

    kind = "pause-agreed"
    seat: int


@dataclass(frozen=True)
class PauseRefused(Entry):
    """A seat does not agree, or the asking seat withdrew its question."""

    kind = "pause-refused"
    seat: int


@dataclass(frozen=True)
class Paused(Entry):
    """All have agreed: the clocks stand."""

    kind = "paused"


@dataclass(frozen=True)
class PauseEnded(Entry):
    """A seat has ended the pause: the clocks run again."""

    kind = "pause-ended"
    seat: int


@dataclass(frozen=True)
class Rematch(Entry):
    """The same people play once more.

    Attributes:
        seat: who wanted it first.
        table: the id of the new table.
    """

    kind = "rematch"
    seat: int
    table: str


@dataclass(frozen=True)
class ProgramAllowed(Entry):
    """A seat's owner lets a program watch or play; `key` is the hash of its token."""

    kind = "program-allowed"
    seat: int
    name: str
    scope: str
    key: str


@dataclass(frozen=True)
class ProgramEnded(Entry):
    """The token with this hash is of no use any more."""

    kind = "program-ended"
    seat: int
    key: str


KINDS: dict[str, type[Entry]] = {
    kind.kind: kind
    for kind in (
        Opened,
        LessonBegun,
        HintsAllowed,
        AnyUndoAllowed,
        ChatOff,
        OpenToAll,
        OfTournament,
        SameDeal,
        TimeLimited,
        ReadFromFile,
        Joined,
        SeatsSwapped,
        Departed,
        Forgotten,
        LinkRenewed,
        Acted,
        UndoAsked,
        UndoAgreed,
        UndoRefused,
        Undone,
        UndoneAlone,
        Finished,
        Abandoned,
        Settled,
        TimeGiven,
        StandInStarted,
        StandInEnded,
        EndWanted,
        PauseAsked,
        PauseAgreed,
        PauseRefused,
        Paused,
        PauseEnded,
        Rematch,
        ProgramAllowed,
        ProgramEnded,
    )
}

UPCASTS: dict[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From an entry's data in an old version to its data in the next: `(kind, v)` of the old one."""


def write(entry: Entry) -> str:
    """The text of an entry; `read` gives the entry back."""
    data = {"kind": entry.kind, "v": entry.v, **vars(entry)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_sitter_text)


def _sitter_text(value: object) -> str:
    """A sitter as text: the only value of an entry that JSON does not know."""
    if isinstance(value, Sitter):
        return str(value)
    raise TypeError(f"an entry cannot contain {value!r}")


def read(text: str) -> Entry:
    """The entry of a text.

    Raises:
        Unreadable: `entry/unreadable`; names the entry's kind and version alone, since anybody at
            the table may see the refusal.
    """
    name = version = None
    try:
        data = json.loads(text)
        name, version = data.pop("kind"), data.pop("v")
        return _entry(name, version, data)
    except (ValueError, KeyError, TypeError, AttributeError):
        shown = None if name is None else f"{name} {version}"[:LONGEST_SHOWN]
        raise ENTRY_UNREADABLE(text=shown) from None


def _entry(name: str, version: int, data: dict[str, Any]) -> Entry:
    while (name, version) in UPCASTS:
        data, version = UPCASTS[name, version](data), version + 1
    kind = KINDS[name]
    if version != kind.v:
        raise KeyError(version)
    return kind(**{field.name: _value(field.name, data[field.name]) for field in fields(kind)})


def _value(name: str, value: Any) -> Any:
    if name == "plan":
        return tuple(map(logged_sitter, value))
    return tuple(value) if isinstance(value, list) else value
