"""What happens at a table, as an append-only log of small texts.

An event's text is JSON with its `kind` and its version `v`; a later version of a kind reads every
older one (`UPCASTS`), so an old log stays readable for ever.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

from serenissima.kernel.errors import Unreadable

COMPUTER = "computer "  # begins the plan of a seat that a computer player has; its name follows
PERSON = "person"


@dataclass(frozen=True)
class Event:
    """Something that happened at a table."""

    kind: ClassVar[str]
    v: ClassVar[int] = 1


@dataclass(frozen=True)
class Opened(Event):
    """The table was opened and the match dealt.

    Attributes:
        game: its name on the shelf.
        rules: the version of its rules.
        options: every option, as text.
        plan: who is to sit at each seat: `PERSON`, or `COMPUTER` and the player's name.
        invitations: hash of each seat's invitation; empty for a seat that needs none.
        commitment: hash of the table's secret.
        deal: what the dice answered during the set-up.
        listed: whether the table is shown to everybody on the home page.
    """

    kind = "opened"
    game: str
    rules: int
    options: Mapping[str, str]
    plan: tuple[str, ...]
    invitations: tuple[str, ...]
    commitment: str
    deal: tuple[int, ...]
    listed: bool = False


@dataclass(frozen=True)
class Joined(Event):
    """A person took a seat; `key` is the hash of the seat's token."""

    kind = "joined"
    seat: int
    name: str
    key: str


@dataclass(frozen=True)
class Acted(Event):
    """A seat took an action, written as text; `answers` is what the dice said.

    `number` counts the actions of the table from 1, those that were taken back included.
    """

    kind = "acted"
    seat: int
    action: str
    answers: tuple[int, ...]
    number: int


@dataclass(frozen=True)
class UndoAsked(Event):
    """A seat asks the others whether it may take back action `number` and all that followed."""

    kind = "undo-asked"
    seat: int
    number: int


@dataclass(frozen=True)
class UndoAgreed(Event):
    """A seat agrees to what was asked."""

    kind = "undo-agreed"
    seat: int


@dataclass(frozen=True)
class UndoRefused(Event):
    """A seat does not agree, or the asking seat thought better of it."""

    kind = "undo-refused"
    seat: int


@dataclass(frozen=True)
class Undone(Event):
    """Action `number` and all that followed was taken back, for `seat`."""

    kind = "undone"
    seat: int
    number: int


@dataclass(frozen=True)
class UndoneAlone(Event):
    """Action `number` was taken back for `seat`; what others did since in secret stands."""

    kind = "undone-alone"
    seat: int
    number: int


@dataclass(frozen=True)
class Finished(Event):
    """The match ended; the secret behind its dice is revealed. `result` as in a match file."""

    kind = "finished"
    result: str
    secret: str


KINDS: dict[str, type[Event]] = {
    kind.kind: kind
    for kind in (
        Opened,
        Joined,
        Acted,
        UndoAsked,
        UndoAgreed,
        UndoRefused,
        Undone,
        UndoneAlone,
        Finished,
    )
}

UPCASTS: dict[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From an event's data in an old version to its data in the next: `(kind, v)` of the old one."""


def write(event: Event) -> str:
    """The text of an event; `read` gives the event back."""
    data = {"kind": event.kind, "v": event.v, **asdict(event)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Event:
    """The event of a text.

    Raises:
        Unreadable: `event/unreadable`.
    """
    try:
        data = json.loads(text)
        name, version = data.pop("kind"), data.pop("v")
        while (name, version) in UPCASTS:
            data, version = UPCASTS[name, version](data), version + 1
        kind = KINDS[name]
        if version != kind.v:
            raise KeyError(version)
        values = {field.name: _frozen(data[field.name]) for field in fields(kind)}
        return kind(**values)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        reason = "the log holds an event that this version cannot read"
        raise Unreadable("event/unreadable", reason, text=text[:200]) from error


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
