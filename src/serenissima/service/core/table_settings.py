"""The settings of a table, beside the options of its game.

Each setting is a field of `TableSettings`, declared once with everything that the form for a new
table, the API, the log, the view and a rematch need. To add one, write the entry that logs it in
`entries.py`, a field here, its words in the form, and its effect. A flag is off by default, so it
is named after the opener's change: `silent`, not "chat".
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Annotated, Any

from serenissima.service.core.entries import (
    AnyUndoAllowed,
    ChatOff,
    Entry,
    HintsAllowed,
    OfTournament,
    OpenToAll,
    SameDeal,
    ShownToAll,
    TimeLimited,
)
from serenissima.service.core.plain_data import SentMark
from serenissima.service.core.time_control import parse_control

UNLIMITED = "none"  # as `time_control` writes it
_DECLARATION = "setting"  # the key in a field's metadata


@dataclass(frozen=True, kw_only=True)
class DeclaredSetting:
    """How a setting is logged, chosen and shown.

    Attributes:
        entry: the kind that logs any value but the default: its one field is the value, and an
            entry without fields switches a flag on.
        checkbox: its name in the form for a new table; empty if the form has none.
        request: the description for programs that open a table; empty if they can't choose it.
        rematch: whether a rematch has it, too.
    """

    entry: type[Entry]
    checkbox: str = ""
    request: str = ""
    rematch: bool = True


def _setting(default: object, declared: DeclaredSetting) -> Any:
    return field(default=default, metadata={_DECLARATION: declared})


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """The settings of one table, in the order in which they are logged.

    Programs that see a table are sent the marked ones, unless they have their defaults.

    Attributes:
        hints: the player to act may ask for a hint, although several people play.
        takes_back: revealed actions may be undone, if one person plays against computers.
        silent: there is no chat.
        public: anyone may take a free seat, and the match waits until all are taken.
        tournament: the id of its tournament; absent without one.
        twins: the ids of the other tables with the same deal.
        time: how much time each person has, as `time_control` writes it.
        shown: anyone may find and watch the match.
    """

    hints: bool = _setting(
        False,
        DeclaredSetting(
            entry=HintsAllowed,
            checkbox="hints",
            request="Whether people may ask for hints.",
        ),
    )
    takes_back: bool = _setting(  # the name in requests and in stored fingerprints
        False,
        DeclaredSetting(
            entry=AnyUndoAllowed,
            checkbox="back",
            request="Whether actions that revealed something may be undone, if one person plays "
            "against computers only. The dice then give the same results again.",
        ),
    )
    silent: bool = _setting(False, DeclaredSetting(entry=ChatOff, checkbox="silent"))
    public: bool = _setting(
        False,
        DeclaredSetting(
            entry=OpenToAll,
            checkbox="public",
            request="Whether anyone may take a free seat; the match begins once all are taken.",
            rematch=False,
        ),
    )
    tournament: Annotated[str, SentMark(optional=True)] = _setting(
        "", DeclaredSetting(entry=OfTournament, rematch=False)
    )
    twins: tuple[str, ...] = _setting((), DeclaredSetting(entry=SameDeal, rematch=False))
    time: str = _setting(
        UNLIMITED,
        DeclaredSetting(
            entry=TimeLimited,
            request="How much time each person has: `none`, `live MINUTES+SECONDS`, `days NUMBER`, "
            "or `days NUMBER HH:MM-HH:MM ZONE` with a daily window and its time zone, such as "
            "`Europe/Rome` or `+01:00`.",
        ),
    )
    shown: bool = _setting(
        False,
        DeclaredSetting(
            entry=ShownToAll,
            checkbox="shown",
            request="Whether anyone finds the running match in the list of matches to watch.",
        ),
    )

    @property
    def changes(self) -> dict[str, Any]:
        """The settings that differ from the defaults, by name."""
        every = ((one, getattr(self, one.name)) for one in fields(self))
        return {one.name: value for one, value in every if value != one.default}

    @property
    def entries(self) -> list[Entry]:
        """The entries that log these settings, after `Opened`."""
        return [_entry(SETTINGS[name].entry, value) for name, value in self.changes.items()]

    def after(self, entry: Entry) -> "TableSettings":
        """Return the settings after an entry of the log; most entries change none."""
        name = _NAMES.get(type(entry))
        return self if name is None else replace(self, **{name: _value(entry)})

    def fit(self, people: int, *, inviting: bool) -> "TableSettings":
        """Drop redundant settings: hints for one person, a public table without free seats.

        `people`: how many play. `inviting`: whether a seat waits for a person.
        """
        return replace(self, hints=self.hints and people > 1, public=self.public and inviting)

    def settle(self, people: int) -> "TableSettings":
        """Return the settings as they are logged, for this number of people.

        Raises:
            Illegal: `time/range`.
            Unreadable: `time/unreadable`.
            Unknown: `time/zone`.
        """
        time = str(parse_control(self.time) or UNLIMITED)
        return replace(self, time=time, takes_back=self.takes_back and people == 1)

    def for_rematch(self) -> "TableSettings":
        """Return the settings of another match of the same people."""
        kept = {name: value for name, value in self.changes.items() if SETTINGS[name].rematch}
        return TableSettings(**kept)


USUAL_SETTINGS = TableSettings()

SETTINGS: Mapping[str, DeclaredSetting] = {
    one.name: one.metadata[_DECLARATION] for one in fields(TableSettings)
}
"""The declaration of each setting, by name."""

_NAMES = {declared.entry: name for name, declared in SETTINGS.items()}


def _entry(kind: type[Entry], value: object) -> Entry:
    return kind(value) if fields(kind) else kind()  # type: ignore[call-arg]


def _value(entry: Entry) -> Any:
    return next(iter(vars(entry).values()), True)
