"""The entries of a table's log: an append-only list of events, each a small text.

An entry's text is JSON with its `kind` and its version `v`. A later version of a kind reads every
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
    """An event at a table."""

    kind: ClassVar[str]
    v: ClassVar[int] = 1


@dataclass(frozen=True)
class Opened(Entry):
    """The table was opened and the match dealt.

    Attributes:
        game: its name on the shelf.
        rules: the version of its rules.
        options: every option, as text.
        plan: the intended player of each seat.
        invitations: hash of each seat's invitation; empty for a seat that needs none.
        commitment: hash of the table's secret.
        deal: the answers of the dice during the set-up.
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
    """The player to act may ask for a hint, although several people play; follows `Opened`."""

    kind = "hints-allowed"


@dataclass(frozen=True)
class AnyUndoAllowed(Entry):
    """Against computers alone, revealing actions may be undone; follows `Opened`.

    The dice of an action follow from its step, so that the same dice come again.
    """

    kind = "taking-back-allowed"  # the name in stored logs


@dataclass(frozen=True)
class ChatOff(Entry):
    """There is no chat beside this table; follows `Opened`."""

    kind = "chat-off"


@dataclass(frozen=True)
class OpenToAll(Entry):
    """Anyone may take a free seat, and the match waits until all are taken; follows `Opened`."""

    kind = "open-to-all"


@dataclass(frozen=True)
class ShownToAll(Entry):
    """Anyone may find and watch the match in the list of matches; follows `Opened`."""

    kind = "shown-to-all"


@dataclass(frozen=True)
class OfTournament(Entry):
    """The match belongs to a round of the tournament with this id; follows `Opened`."""

    kind = "of-tournament"
    tournament: str


@dataclass(frozen=True)
class SameDeal(Entry):
    """Other tables have the same secret, and so the same dice; follows `Opened`.

    `others`: their ids. Nothing is revealed until all their matches have ended.
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
    """A lesson is played here; `digest` is the digest of its file, which must not change."""

    kind = "lesson-begun"
    name: str
    digest: str


@dataclass(frozen=True)
class PlayedOn(Entry):
    """The match begins like that of another table, with its first actions; follows `Opened`.

    Nothing proves that the dice of these actions were fair, and the match is not rated.

    Attributes:
        table: the id of that table.
        actions: how many of its actions.
    """

    kind = "played-on"
    table: str
    actions: int


@dataclass(frozen=True)
class InPosition(Entry):
    """The match begins in a position instead of the deal; follows `Opened`, before any action.

    Nothing proves that its dice are fair, and the match is not rated.

    Attributes:
        position: its text, with every secret.
        deal: the answers of the dice before the first decision, if the position has none to make.
    """

    kind = "in-position"
    position: str = field(repr=False)
    deal: tuple[int, ...] = field(repr=False)


@dataclass(frozen=True)
class ReadFromFile(Entry):
    """The match comes from a match file, opened for replay; follows `Opened`.

    `undone`: the numbers of the actions that were undone during play.
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
    """Two seats swapped their invitations, because a guest chose the other seat."""

    kind = "seats-swapped"
    seat: int
    other: int


@dataclass(frozen=True)
class Departed(Entry):
    """The person at a seat left before the match began, so the seat is free again."""

    kind = "left"
    seat: int


@dataclass(frozen=True)
class Forgotten(Entry):
    """The person at a seat is forgotten: name and token have been removed from the log."""

    kind = "forgotten"
    seat: int


@dataclass(frozen=True)
class Renamed(Entry):
    """The host has given the person at a seat another name; the old one is no longer in the log."""

    kind = "renamed"
    seat: int
    name: str


@dataclass(frozen=True)
class LinkRenewed(Entry):
    """The host made a new link for a seat whose person had lost theirs; the old one is void.

    `key`: the hash of the new token.
    """

    kind = "link-renewed"
    seat: int
    key: str


@dataclass(frozen=True)
class Acted(Entry):
    """A seat took an action, written as text; `answers` are the answers of the dice.

    `number` counts the table's actions from 1, including undone ones.
    """

    kind = "acted"
    seat: int
    action: str = field(repr=False)
    answers: tuple[int, ...] = field(repr=False)
    number: int


@dataclass(frozen=True)
class UndoAsked(Entry):
    """A seat asks the others whether it may undo action `number` and everything that followed."""

    kind = "undo-asked"
    seat: int
    number: int


@dataclass(frozen=True)
class UndoAgreed(Entry):
    """A seat agrees to the undo."""

    kind = "undo-agreed"
    seat: int


@dataclass(frozen=True)
class UndoRefused(Entry):
    """A seat refuses, or the asking seat withdrew its question."""

    kind = "undo-refused"
    seat: int


@dataclass(frozen=True)
class Undone(Entry):
    """Action `number` and everything that followed was undone, for `seat`."""

    kind = "undone"
    seat: int
    number: int


@dataclass(frozen=True)
class UndoneAlone(Entry):
    """Action `number` was undone for `seat`; the secret actions of others since then remain."""

    kind = "undone-alone"
    seat: int
    number: int


@dataclass(frozen=True)
class Finished(Entry):
    """The match ended and the secret behind its dice is revealed. `result` as in a match file."""

    kind = "finished"
    result: str
    secret: str


@dataclass(frozen=True)
class Abandoned(Finished):
    """The match ended without a result, as everyone still there wanted; `result` is empty."""

    kind = "abandoned"


@dataclass(frozen=True)
class Settled(Entry):
    """The match ended, but a twin may still be running, so the secret is not revealed yet.

    `result` as in a match file; empty if it ended without one. `Finished` follows.
    """

    kind = "settled"
    result: str


@dataclass(frozen=True)
class TimeGiven(Entry):
    """`by` gives more time to a seat whose time was up: its clock is full again."""

    kind = "time-given"
    seat: int
    by: int


@dataclass(frozen=True)
class StandInStarted(Entry):
    """`by` lets a computer player act for a seat whose time was up, until its person returns."""

    kind = "seat-lent"  # the name in stored logs
    seat: int
    by: int
    player: str


@dataclass(frozen=True)
class StandInEnded(Entry):
    """The person of a seat with a stand-in has returned."""

    kind = "seat-taken-back"  # the name in stored logs
    seat: int


@dataclass(frozen=True)
class EndWanted(Entry):
    """A seat wants to end the match without a result, since another's time is up."""

    kind = "end-wanted"
    seat: int


@dataclass(frozen=True)
class PauseAsked(Entry):
    """A seat asks everyone for a pause."""

    kind = "pause-asked"
    seat: int


@dataclass(frozen=True)
class PauseAgreed(Entry):
    """A seat agrees to the pause."""

    kind = "pause-agreed"
    seat: int


@dataclass(frozen=True)
class PauseRefused(Entry):
    """A seat refuses, or the asking seat withdrew its question."""

    kind = "pause-refused"
    seat: int


@dataclass(frozen=True)
class Paused(Entry):
    """Everyone has agreed: the clocks are stopped."""

    kind = "paused"


@dataclass(frozen=True)
class PauseEnded(Entry):
    """A seat has ended the pause, and the clocks run again."""

    kind = "pause-ended"
    seat: int


@dataclass(frozen=True)
class Rematch(Entry):
    """The same people play another match.

    Attributes:
        seat: the seat that asked first.
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
    """The token with this hash is no longer valid."""

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
        ShownToAll,
        OfTournament,
        SameDeal,
        TimeLimited,
        PlayedOn,
        InPosition,
        ReadFromFile,
        Joined,
        SeatsSwapped,
        Departed,
        Forgotten,
        Renamed,
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
"""Converts an entry's data from an old version, the key `(kind, v)`, to the next one."""


def write(entry: Entry) -> str:
    """Return the text of an entry, which `read` parses."""
    data = {"kind": entry.kind, "v": entry.v, **vars(entry)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_sitter_text)


def _sitter_text(value: object) -> str:
    """Return a sitter as text: the only type in entries that JSON does not support."""
    if isinstance(value, Sitter):
        return str(value)
    raise TypeError(f"an entry cannot contain {value!r}")


def read(text: str) -> Entry:
    """Return the entry that a text describes.

    Raises:
        Unreadable: `entry/unreadable`; it contains only the entry's kind and version, since anyone
            at the table may see the refusal.
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
