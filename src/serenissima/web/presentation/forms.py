"""The form for a new table: its choices, the chosen values, and the table that it describes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from serenissima import players
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.meta import Meta, Option
from serenissima.service import (
    SETTINGS,
    USUAL_SETTINGS,
    Computer,
    Person,
    Sitter,
    TableSettings,
    parse_sitter,
)
from serenissima.web.presentation.characters import Portrayal, portray
from serenissima.web.presentation.time_form import TimeForm
from serenissima.web.refusals import REQUEST_MALFORMED, TABLE_SEATED_TWICE
from serenissima.words import Speaker
from serenissima.words.players import display_names

ME = "me"
HERE = "here"  # another person on the opener's device


@dataclass(frozen=True)
class TableForm:
    """A filled form for a new table.

    Attributes:
        name: the opener's name; may be empty.
        seats: the number of players.
        sitters: for each seat `me`, `here`, `person` or `computer NAME`.
        options: settings by name, as text.
        names: by seat, of the people who play on the opener's device; may be empty.
        time: the time control, as it was written.
        settings: the chosen settings of the table.
        begun: the table whose match is played on, and after how many of its actions; or None.
        puzzle: the number of the puzzle in whose position the match begins; 0 for none.
        study: the study in one of whose positions the match begins, and the key of the position;
            or None.
        position: the position, as text, in which the match begins; empty for a deal.
    """

    name: str
    seats: int
    sitters: tuple[str, ...]
    options: Mapping[str, str]
    names: Mapping[int, str] = field(default_factory=dict)
    time: TimeForm = field(default_factory=TimeForm)
    settings: TableSettings = USUAL_SETTINGS
    begun: tuple[str, int] | None = None
    puzzle: int = 0
    study: tuple[str, str] | None = None
    position: str = ""

    @classmethod
    def blank(cls, meta: Meta, name: str, opponent: str = "") -> "TableForm":
        """Return a form for one person with default options.

        The others are computer players: this `opponent`, by default the gentlest level.
        """
        others = (str(Computer(opponent or players.opponent(meta))),) * (max(meta.seats) - 1)
        usual = {option.name: str(option.default) for option in meta.offered}
        return cls(name, meta.usual_seats, (ME, *others), usual)

    @classmethod
    def read(cls, meta: Meta, name: str, given: Mapping[str, str]) -> "TableForm":
        """Read the submitted form; missing fields get their defaults.

        `against` names the computer player of all seats without a field.

        Raises:
            Unreadable: `request/malformed`.
        """
        blank = cls.blank(meta, name, given.get("against", ""))
        seats = given.get("seats", str(blank.seats))
        if not seats.isdecimal() or len(seats) > 3:
            reason = "the number of seats is not a number"
            raise REQUEST_MALFORMED(reason, text=seats, hint="seats=NUMBER")
        sitters = tuple(given.get(f"sit-{s}", usual) for s, usual in enumerate(blank.sitters))
        options = {**blank.options, **_by_prefix("option-", given)}
        options |= {name: text for name, text in _by_prefix("own-", given).items() if text.strip()}
        names = {seat: given.get(f"name-{seat}", "") for seat in range(len(sitters))}
        own, time = given.get("name", name), TimeForm.read(given)
        settings = TableSettings(**_read_boxes(given), time=time.control)
        return cls(
            own, int(seats), sitters, options, names, time, settings,
            begun=_read_beginning(given),
            puzzle=_read_number("puzzle", given),
            study=(given["study"], given.get("node", "")) if given.get("study") else None,
            position=given.get("position", ""),
        )  # fmt: skip

    @property
    def fixed(self) -> bool:
        """Whether the seats and the options are those of a match, a puzzle or a study."""
        return bool(self.begun or self.puzzle or self.study)

    @property
    def origin(self) -> dict[str, str]:
        """The fields that name this match, puzzle or study."""
        if self.begun:
            return {"from": self.begun[0], "at": str(self.begun[1])}
        if self.study:
            return {"study": self.study[0], "node": self.study[1]}
        return {"puzzle": str(self.puzzle)} if self.puzzle else {}

    @property
    def plan(self) -> list[Sitter]:
        """The sitter of each seat; raises `Illegal` (`table/plan`, `table/seated-twice`)."""
        sitting = self.sitters[: self.seats]
        if sitting.count(ME) > 1:
            hint = f"{HERE!r} for others on this device"
            raise TABLE_SEATED_TWICE(text=", ".join(sitting), hint=hint)
        return [Person() if who in (ME, HERE) else parse_sitter(who) for who in sitting]

    @property
    def fitting_settings(self) -> TableSettings:
        """The settings that make a difference to the people who are to sit there."""
        inviting = str(Person()) in self.sitters[: self.seats]
        return self.settings.fit(self.plan.count(Person()), inviting=inviting)

    @property
    def checked_boxes(self) -> frozenset[str]:
        """The names of the boxes that are checked."""
        return frozenset(SETTINGS[name].checkbox for name in self.settings.changes)

    @property
    def seat(self) -> int | None:
        """The opener's own seat, or None for someone who only watches."""
        sitting = self.sitters[: self.seats]
        return sitting.index(ME) if ME in sitting else None

    def companions(self, guest: str) -> dict[int, str]:
        """Return the names of others on the opener's device, by default `guest` and a number."""
        sitting = enumerate(self.sitters[: self.seats])
        here = [seat for seat, who in sitting if who == HERE]
        return {seat: self.names.get(seat, "").strip() or f"{guest} {seat + 1}" for seat in here}

    def find_seat(self, name: str) -> int | None:
        """Return the last seat on the opener's device for another person with this name, if any."""
        sitting = [*enumerate(self.sitters[: self.seats])]
        here = (seat for seat, who in reversed(sitting) if who == HERE)
        return next((seat for seat in here if self.names.get(seat, "").strip() == name), None)


def list_players(meta: Meta) -> tuple[str, ...]:
    """Return the computer players that a game offers: its levels, or all players if it has none."""
    return tuple(level.player for level in meta.levels) or players.choices()


def name_opponents(meta: Meta, speaker: Speaker, opponent: str = "") -> str:
    """Name the opponents of the blank form; empty if there are none."""
    count = meta.usual_seats - 1
    if not count:
        return ""
    player = opponent or players.opponent(meta)
    level = meta.level(player)
    if not level:
        return speaker.word("page-play-against", count=count)
    names = speaker.several(display_names([player] * count, range(count), speaker, meta))
    return speaker.word(
        "page-play-against-level", names=names, level=speaker.word(f"level-{level}")
    )


def _read_beginning(given: Mapping[str, str]) -> tuple[str, int] | None:
    """Return the match that is played on, and from where; raise `Unreadable` for no number."""
    return (given["from"], _read_number("at", given)) if given.get("from") else None


def _read_number(name: str, given: Mapping[str, str]) -> int:
    """Return a number in the form, 0 if it is missing; raise `Unreadable` for anything else."""
    text = given.get(name) or "0"
    if not text.isdecimal() or len(text) > 8:
        reason = f"{name} is not a number"
        raise REQUEST_MALFORMED(reason, text=text[:80], hint=f"{name}=NUMBER")
    return int(text)


def _read_boxes(given: Mapping[str, str]) -> dict[str, Any]:
    """Return the settings that have a checkbox, by name."""
    boxes = {name: setting.checkbox for name, setting in SETTINGS.items() if setting.checkbox}
    return {name: box in given for name, box in boxes.items()}


def _by_prefix(kind: str, given: Mapping[str, str]) -> dict[str, str]:
    """Return the fields with this prefix, by the rest of their names."""
    return {key.removeprefix(kind): text for key, text in given.items() if key.startswith(kind)}


@dataclass(frozen=True)
class FormOption:
    """An option as the form shows it.

    Attributes:
        name: of the field in the form.
        label: the name of the option.
        help: a remark about it; empty if there is none.
        rule: the paragraph of the rules that it belongs to.
        value: the chosen one.
        choices: values with their names.
        low, high: the range of a number.
        text: any text is a value.
        usual: the default.
    """

    name: str
    label: str
    help: str
    rule: str
    value: str
    choices: tuple[tuple[str, str], ...]
    low: int
    high: int
    text: bool
    usual: str

    @property
    def usually(self) -> bool:
        """Whether it has its default."""
        return self.value == self.usual

    @property
    def own(self) -> str:
        """The value if it is the opener's text, otherwise empty."""
        return "" if self.value in dict(self.choices) else self.value


def settings(meta: Meta, folder: Path, form: TableForm, language: str) -> list[FormOption]:
    """Return the options of a game in a language."""
    speaker = Speaker(language, folder)
    return [_setting(option, form, speaker) for option in meta.offered]


def _setting(option: Option, form: TableForm, speaker: Speaker) -> FormOption:
    key = f"option-{option.name}"
    choices = tuple((str(c), speaker.word(f"{key}-{c}")) for c in option.choices)
    usual = str(option.default)
    value = form.options.get(option.name, usual)
    rule = option.ruling.partition(",")[0]
    low, high = option.low, option.high
    label = speaker.word(key)
    about = speaker.word(f"{key}-help") if speaker.has(f"{key}-help") else ""
    return FormOption(
        option.name, label, about, rule, value, choices, low, high, option.text, usual
    )


@dataclass(frozen=True)
class FormSitter:
    """A choice for the sitter of a seat, as the form shows it.

    Attributes:
        value: of the field in the form.
        label: the name of the choice.
        kind: `me`, `here`, `person`, a level of computer players, or empty.
        note: a sentence or two about them; empty if there are none.
        portrait: the address of a computer player's portrait; empty for people.
    """

    value: str
    label: str
    kind: str = ""
    note: str = ""
    portrait: str = ""


def sitters(meta: Meta, folder: Path, form: TableForm, language: str) -> list[FormSitter]:
    """Return the possible sitters in a game, including those in the filled form."""
    speaker = Speaker(language)
    people = [_person(who, speaker) for who in (ME, HERE, str(Person()))]
    computers = dict.fromkeys([*list_players(meta), *_requested_players(form)])
    shown = (portray(player, meta, folder, language) for player in computers)
    return [*people, *(_computer(one) for one in shown)]


def _requested_players(form: TableForm) -> list[str]:
    """Return the computer players in a form, since an address can name any existing kind."""
    names = [who.removeprefix(str(Computer(""))) for who in form.sitters]
    return [name for name in names if _exists(name)]


def _exists(player: str) -> bool:
    try:
        players.load(player)
    except SerenissimaError:
        return False
    return True


def _person(who: str, speaker: Speaker) -> FormSitter:
    key = "page-sitter-" + who
    note = speaker.word(f"{key}-note") if speaker.has(f"{key}-note") else ""
    return FormSitter(who, speaker.word(key), who, note)


def _computer(one: Portrayal) -> FormSitter:
    return FormSitter(str(Computer(one.player)), one.told, one.level, one.note, one.portrait)
