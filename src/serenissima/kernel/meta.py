"""Metadata of a game, available before its rules are loaded: title, seats, options, levels."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from serenissima.kernel.codes import Codes
from serenissima.kernel.errors import nearest, one_of
from serenissima.kernel.refusals import (
    MATCH_RULES_VERSION,
    MATCH_SEATS,
    OPTION_NAME,
    OPTION_RESERVED,
    OPTION_RETIRED,
    OPTION_VALUE,
)

Choice = str | int

RESERVED = frozenset(
    [
        "flat",
        "game",
        "history",
        "joint",
        "max_cycles",
        "num_envs",
        "others",
        "players",
        "position",
        "render_mode",
        "seat",
        "seats",
        "state",
        "threads",
    ]
)
"""Parameters of functions that take options by name, which no option may use as its name."""


@dataclass(frozen=True)
class Option:
    """A setting of a match.

    Attributes:
        name: in snake case, the same as that of its field of the terms.
        default: the default value.
        choices: the allowed values, or the usual ones of a text; empty for a range.
        low, high: the range of a number, both included.
        ruling: the numbers of the rulings in RULES.md that it decides.
        text: whether the value is a text that the game itself reads, such as a custom board.
        seats: the numbers of seats for which it matters; empty for all.
        meaning: one sentence for developers; pages show messages.
        retired: whether it only lets older matches replay and is no longer offered.

    Raises:
        Illegal: `option/reserved`.
    """

    name: str
    default: Choice
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    ruling: str = ""
    text: bool = False
    seats: tuple[int, ...] = ()
    meaning: str = ""
    retired: bool = False

    def __post_init__(self) -> None:
        if self.name in RESERVED:
            raise OPTION_RESERVED(text=self.name, hint="choose another name")

    def read(self, text: object) -> Choice:
        """Return the value that a text means; raises `Illegal` (`option/value`) if none."""
        word = str(text).strip()
        if self.text:
            return word or self.default
        for choice in self.choices:
            if str(choice) == word:
                return choice
        number = re.fullmatch(r"-?[0-9]{1,9}", word) and not self.choices
        if number and self.low <= int(word) <= self.high:
            return int(word)
        right = one_of([str(c) for c in self.choices]) if self.choices else self._range()
        reason = f"{self.name} cannot have this value"
        raise OPTION_VALUE(reason, text=text, hint=right, option=self.name)

    def _range(self) -> str:
        return f"a number from {self.low} to {self.high}"


def option(
    default: Codes | Choice,
    meaning: str = "",
    *,
    choices: Sequence[Choice] = (),
    ruling: str = "",
    text: bool = False,
    seats: tuple[int, ...] = (),
    retired: bool = False,
) -> Any:
    """Return an option, to be declared in an `Options`.

    Its `choices` are values, or a `range` of numbers; a range with a step other than 1 lists its
    numbers. If the default is a member of `Codes`, the choices are all of its members.
    """
    if isinstance(default, Codes):
        choices, default = type(default).texts(), default.text
    low = high = 0
    if isinstance(choices, range) and choices.step == 1:
        low, high, choices = choices[0], choices[-1], ()
    return Option(
        name="",
        default=default,
        choices=tuple(choices),
        low=low,
        high=high,
        ruling=ruling,
        text=text,
        seats=seats,
        meaning=meaning,
        retired=retired,
    )


class Options:
    """Base of the class that declares a game's options, from which its terms inherit.

    >>> from serenissima.kernel.codes import auto
    >>> class Weather(Codes):
    ...     FAIR = auto()
    ...     FOUL = auto()
    >>> class MyOptions(Options):
    ...     weather: Weather = option(Weather.FAIR, "What it is like outside.", ruling="R1.2")
    >>> [(option.name, option.choices) for option in MyOptions.members()]
    [('weather', ('fair', 'foul'))]
    """

    @classmethod
    def members(cls) -> tuple[Option, ...]:
        """Return the options in the order of their declaration, for `Meta`."""
        found = vars(cls).items()
        return tuple(replace(one, name=name) for name, one in found if isinstance(one, Option))


@dataclass(frozen=True)
class Measured:
    """A level's share of the win against the level below it, with one number of seats.

    Attributes:
        seats: the number of seats.
        share: the share per seat; an even one is 1 divided by the number of seats.
        low: lower end of the share's 95% confidence interval.
        matches: the number of matches.
    """

    seats: int
    share: float
    low: float
    matches: int


@dataclass(frozen=True)
class Level:
    """A strength of computer player at a game, compared with the level below it.

    `serenissima arena GAME --levels` measures it; only measured strengths are levels.

    Attributes:
        name: `hasty`, `gentle`, `steady`, `strong` or `master`.
        player: the computer player, as `players.load` takes it.
        measured: its results against the level below; none for the lowest level.
        rules: the rules version of these matches.
        names: those of its character, one for each seat that it can have in a match; empty if it
            has no character. The first is the usual one. A character has a portrait, the symbol
            `NAME` of `art/characters.svg`, and a way of playing, the message `character-NAME`.
    """

    name: str
    player: str
    measured: tuple[Measured, ...] = ()
    rules: int = 0
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Meta:
    """The metadata of a game.

    Attributes:
        name: in kebab case, as typed: the folder's name with hyphens.
        title: as on the box, the same in every language.
        seats: the possible numbers of seats.
        rules_version: raised when a match would replay differently.
        options: its settings.
        year, designers, publisher: credits; the publisher is empty if there is none.
        emblem: symbol of the game's art for lists of games.
        best_with: the best number of seats; 0 for the fewest.
        earlier: for each earlier rules version, the options with which the present rules play as
            that version did.
        minutes: least and greatest length of a match among people; 0 if unknown.
        levels: the computer players on offer, weakest first; empty if none was measured.
        reconstructed: for the docs, the details that no source shows and that we invented.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    rules_version: int
    options: tuple[Option, ...]
    year: int
    designers: tuple[str, ...]
    publisher: str
    emblem: str
    reconstructed: str = ""
    best_with: int = 0
    minutes: tuple[int, int] = (0, 0)
    levels: tuple[Level, ...] = ()
    earlier: Mapping[int, Mapping[str, Choice]] = field(default_factory=dict)

    def settle(self, chosen: object) -> dict[str, Choice]:
        """Return every option with its value, chosen or default.

        Raises:
            Illegal: `option/name` or `option/value`.
        """
        known = {option.name: option for option in self.options}
        if not isinstance(chosen, Mapping):
            hint = f"a dict from names to values, such as {{{next(iter(known), 'name')!r}: …}}"
            raise OPTION_NAME("options are a mapping", text=chosen, hint=hint)
        for name in chosen:
            if name not in known:
                raise OPTION_NAME(text=name, hint=nearest(str(name), tuple(known)))
        return {
            name: option.read(chosen[name]) if name in chosen else option.default
            for name, option in known.items()
        }

    @property
    def published(self) -> str:
        """Its publisher and year, such as `Adlung-Spiele 2002`, or the year alone."""
        return f"{self.publisher} {self.year}".strip()

    @property
    def usual_seats(self) -> int:
        """The default number of seats."""
        return self.best_with or self.seats[0]

    def player(self, name: str) -> str:
        """Return the computer player of the level with this name, or any other name unchanged."""
        return next((level.player for level in self.levels if level.name == name), name)

    def level(self, player: str) -> str:
        """Return the name of a computer player's level; empty if it has none."""
        return next((level.name for level in self.levels if level.player == player), "")

    def names_of(self, player: str) -> tuple[str, ...]:
        """Return the names of the character that a computer player is; empty if it is none."""
        return next((level.names for level in self.levels if level.player == player), ())

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options on offer for a new match."""
        return tuple(option for option in self.options if not option.retired)

    def settle_new(self, chosen: Mapping[str, object]) -> dict[str, Choice]:
        """Return every option with its value, for a new match.

        Raises:
            Illegal: the refusals of `settle`; `option/retired` for a value other than the default
                of a retired option.
        """
        settled = self.settle(chosen)
        for option in self.options:
            if option.retired and settled[option.name] != option.default:
                reason = f"{option.name} is no longer offered: it only lets older matches replay"
                hint = f"leave it out, or {option.name}={option.default}"
                raise OPTION_RETIRED(reason, text=option.name, hint=hint, option=option.name)
        return settled

    def as_played(self, rules: int, chosen: Mapping[str, object]) -> dict[str, object]:
        """Return the options with which a match of that rules version replays.

        Raises:
            Illegal: `match/rules-version`: the present rules cannot play as that version did.
        """
        if rules == self.rules_version:
            return dict(chosen)
        if rules not in self.earlier:
            known = sorted((*self.earlier, self.rules_version))
            raise MATCH_RULES_VERSION(text=rules, hint="version " + " or ".join(map(str, known)))
        return {**self.earlier[rules], **chosen}

    def check_seats(self, seats: int) -> None:
        """Raise `Illegal` (`match/seats`) if the game is not playable with this many seats."""
        if seats not in self.seats:
            hint = one_of([str(n) for n in self.seats])
            raise MATCH_SEATS(
                f"{self.title} cannot be played with this many seats", text=seats, hint=hint
            )
