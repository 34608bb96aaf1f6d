"""A game: the interface between its folder and all other code."""

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from serenissima.kernel.actions import Actions
from serenissima.kernel.compile import interpreted
from serenissima.kernel.contradictions import (
    Contradiction,
    Contradictions,
    first_contradiction,
)
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.message import Arg, Message
from serenissima.kernel.meta import Choice, Meta
from serenissima.kernel.record import Record
from serenissima.kernel.record_text import Names
from serenissima.kernel.refusals import GAME_UNKNOWN
from serenissima.kernel.scene import Scene
from serenissima.kernel.stake import Stake, count_nothing
from serenissima.kernel.tale import Event
from serenissima.kernel.verbs import VERBS, Compiler, Rule, count_stakes, interpreted_for_now

GO_ON = "go_on"

NEEDED = ("setup", "legal", "apply", "redeal", "score", "evaluate")
OPTIONAL = VERBS.keys() - set(NEEDED)
DEFAULTS: Mapping[str, Rule] = {"count_stakes": count_nothing}
"""The verbs of a game that doesn't provide them."""


@dataclass(frozen=True)
class Text:
    """The conversion of an option that is a text to the terms, and back.

    Attributes:
        write: `(terms, text)` fills in the terms; raises a refusal if the text is invalid.
        read: `(terms)` returns the shortest text, without line breaks, that describes them.
    """

    write: Callable[[Any, str], None]
    read: Callable[[Any], str]


@dataclass(frozen=True)
class Outlook:
    """A game's settings for the search; docs/search.md explains how to choose them.

    The default suits games with many actions: it tries first the actions that look best one step
    ahead.

    Attributes:
        horizon: number of random decisions before `evaluate`. With a good estimate use 0, with a
            rough one more.
        explore: weight of rarely taken actions; 0 gives them none.
        everybody: whether an iteration continues until every seat has expanded, rather than one; a
            seat that has expanded plays at random from then on. This helps if seats answer one
            another, and adds noise if they decide simultaneously in many small steps.
        prior: number of visits that an estimate counts for. At an information state that is new to
            a seat, each of its actions is estimated one step ahead and begins with this many
            visits; with 0, each is tried in turn instead.
        bluff: whether players must bluff or mix their actions. The search then minimizes regret for
            all seats, and draws its action by chance.
    """

    horizon: int = 7
    explore: float = 0.4
    everybody: bool = True
    prior: int = 8
    bluff: bool = False


@dataclass(frozen=True)
class Outcome:
    """The end of a match.

    Attributes:
        shares: for each seat its share of the win, 0 to 1; they add up to 1.
        ending: the name of the way it ended, as in the game's `ending` field.
    """

    shares: tuple[float, ...]
    ending: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the largest share; several after a shared victory."""
        best = max(self.shares)
        return tuple(seat for seat, share in enumerate(self.shares) if share == best)


def _held_by(module: str) -> "Game":
    """Return the game of a module."""
    game: Game = importlib.import_module(module).GAME
    return game


def _nothing_to_furnish(_terms: Any) -> None:
    """Leave the terms unchanged: no field follows from the options."""


def _nothing_to_derive(_terms: Any, _state: Any, _given: frozenset[str]) -> None:
    """Leave the state unchanged: a position gives every field."""


def _no_named_places(_terms: Any) -> Names:
    """Return no names: all axes have the same names in every match."""
    return {}


def _no_contradictions(_terms: Any, _state: Any) -> Contradictions:
    """Return no checks: ranges and sums rule out all impossible positions."""
    return iter(())


def _no_name(_terms: Any, _view: Any, _seat: int, _actions: Sequence[int]) -> Message | None:
    """Return no name: the actions name every choice."""
    return None


@dataclass(frozen=True, eq=False)
class Game:
    """A game, as all other code uses it.

    Attributes:
        meta: title, seats, options.
        folder: the folder of its words, art and RULES.md.
        terms: the record that is constant for a match; has `seats` and a field per option.
        state: the record that changes; has `waits` (bit mask of the seats that may act, 0 = over)
            and `ending` (codes; the first means that the match has not ended).
        actions: its action numbers.
        events: its events, in the order of their numbers.
        rules: the verbs by name; `go_on` and `count_stakes` are optional, and so are those from
            which `rules_by_stage` makes others.
        draw: `(terms, view, seat) -> Scene` draws a view.
        conserved: `(terms, state) -> {name: amount}` returns the sums that never change; if an
            amount is an `Amount`, a refusal lists its places.
        texts: the conversion of each option that is a text, by name.
        furnish: `(terms)` fills in the fields that follow from the options, such as card counts and
            tables.
        outlook: its settings for the search.
        derive: `(terms, state, given)` fills in the fields that follow from the given ones, and
            those that a position may omit; it never changes a field in `given`.
        places: `(terms) -> {key: names}` returns the names of places in a match, such as the hexes
            of its board, for each `key` of an `Axis` or an `Arg`. Positions, actions and events use
            them.
        contradictions: `(terms, state)` yields a check, as `contradiction` makes it, for each
            combination that no match reaches. It is called only for values in range with correct
            sums, and may call the rules, which then run as plain Python.
        stakes: the amounts that reasons for an action compare.
        name_choice: `(terms, view, seat, actions)` returns the name of a choice of several actions
            at a view; None if it is named by its actions.
    """

    meta: Meta
    folder: Path
    terms: Record[Any]
    state: Record[Any]
    actions: Actions
    events: tuple[Event, ...]
    rules: Mapping[str, Rule]
    draw: Callable[[Any, Any, int], Scene]
    conserved: Callable[[Any, Any], Mapping[str, int]]
    texts: Mapping[str, Text] = field(default_factory=dict)
    furnish: Callable[[Any], None] = _nothing_to_furnish
    outlook: Outlook = field(default_factory=Outlook)
    derive: Callable[[Any, Any, frozenset[str]], None] = _nothing_to_derive
    places: Callable[[Any], Names] = _no_named_places
    contradictions: Callable[[Any, Any], Contradictions] = _no_contradictions
    stakes: tuple[Stake, ...] = ()
    name_choice: Callable[[Any, Any, int, Sequence[int]], Message | None] = _no_name

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the name of its module, since another process loads the rules itself."""
        module = f"{self.rules['setup'].__module__.rpartition('.')[0]}.game"
        if getattr(sys.modules.get(module), "GAME", None) is not self:
            raise TypeError(
                f"{self.meta.name} is not the GAME of {module}, so other processes cannot load it"
            )
        return _held_by, (module,)

    def __post_init__(self) -> None:
        events = tuple(replace(event, folder=self.folder) for event in self.events)
        object.__setattr__(self, "events", events)
        for name in NEEDED:
            VERBS[name].give(self.state.dtype, self.rules[name])
        for name, rule in {**DEFAULTS, **self.rules}.items():
            if name in OPTIONAL:
                VERBS[name].give(self.state.dtype, rule)

    def interpret(self, compiler: Compiler) -> None:
        """Run the rules as plain Python until `compiler` calls `use_compiled`."""
        interpreted_for_now[self.state.dtype] = compiler

    def use_compiled(self) -> None:
        """Run compiled rules from now on."""
        interpreted_for_now.pop(self.state.dtype, None)

    def wait_until_compiled(self, seconds: float | None = None) -> None:
        """Wait until the game is compiled, for at most `seconds` if given."""
        if compiler := interpreted_for_now.get(self.state.dtype):
            compiler.wait(seconds)

    @property
    def interpreted(self) -> bool:
        """Whether the rules run as plain Python while they are being compiled."""
        return self.state.dtype in interpreted_for_now

    @property
    def goes_on(self) -> bool:
        """Whether a match can begin in a position in which no seat is to act yet."""
        return GO_ON in self.rules

    def actions_in(self, terms: Any) -> Actions:
        """Return the actions with the names of places in a match; cached for equal terms."""
        return _in_match(self, terms.tobytes()).actions if self._names_places else self.actions

    def events_in(self, terms: Any) -> tuple[Event, ...]:
        """Return the events with the names of places in a match; cached for equal terms."""
        return _in_match(self, terms.tobytes()).events if self._names_places else self.events

    @cached_property
    def _names_places(self) -> bool:
        """Whether actions or events have arguments whose places a match names."""
        return any(arg.key for arg in self.args)

    @property
    def args(self) -> Iterator[Arg]:
        """The arguments of all its actions, then those of its events."""
        yield from (arg for block in self.actions.blocks for arg in block.args)
        yield from (arg for event in self.events for arg in event.args)

    def position_text(self, terms: Any, state: Any, seat: int | None = None) -> str:
        """Return a position as text; with a `seat`, only the part that the seat may see."""
        return self.state.format(state, seat, self.places(terms))

    def read_position(self, terms: Any, text: str) -> Any:
        """Return the state that a position's text describes; fields that it omits are derived.

        Raises the errors of `Record.parse`.
        """
        state, given = self.state.parse_given(text, self.places(terms))
        with interpreted():
            self.derive(terms, state, given)
        return state

    def first_contradiction(self, terms: Any, state: Any) -> Contradiction | None:
        """Return the first contradiction in a state; None if there is none."""
        with interpreted():
            return first_contradiction(self.contradictions(terms, state))

    def terms_for(self, seats: int, options: Mapping[str, object]) -> Any:
        """Return the terms of a match.

        Raises:
            Illegal: `match/seats`, `option/name` or `option/value`; for a text, the refusals of its
                game.
            Unreadable: a text that its game cannot read.
        """
        self.meta.check_seats(seats)
        terms = self.terms.blank()
        terms.seats = seats
        for name, choice in self.meta.settle(options).items():
            if name in self.texts:
                self._write(terms, name, str(choice))
            else:
                terms[name] = self.terms.by_name[name].number(str(choice))
        self.furnish(terms)
        return terms

    def _write(self, terms: Any, option: str, text: str) -> None:
        try:
            self.texts[option].write(terms, text)
        except SerenissimaError as error:
            error.option = option  # the code that refuses a text does not know its option
            raise

    def options_of(self, terms: Any) -> dict[str, Choice]:
        """Return the options from the terms."""
        return {option.name: option.read(self._word(terms, option.name)) for option in self.options}

    def _word(self, terms: Any, option: str) -> str:
        if option in self.texts:
            return self.texts[option].read(terms)
        return self.terms.by_name[option].word(int(terms[option]))

    @property
    def options(self) -> tuple[Any, ...]:
        """The game's settings."""
        return self.meta.options

    @cached_property
    def endings(self) -> tuple[str, ...]:
        """The ways in which a match can end; the first means that it has not ended."""
        return self.state.by_name["ending"].codes

    def amounts(self, terms: Any, state: Any, seat: int) -> dict[str, float]:
        """Return how much of each stake a seat has, by the stake's name."""
        found = np.zeros(len(self.stakes))
        count_stakes(terms, state, seat, found)
        return dict(zip((stake.name for stake in self.stakes), found.tolist(), strict=True))

    def room(self) -> Any:
        """Return room for `legal` to write into: int32 `[actions]`."""
        return np.empty(self.actions.count, np.int32)


@dataclass(frozen=True)
class _InMatch:
    """The actions and events of a game with the names of a match."""

    actions: Actions
    events: tuple[Event, ...]


@lru_cache(maxsize=64)
def _in_match(game: Game, terms: bytes) -> _InMatch:
    names = game.places(np.frombuffer(terms, game.terms.dtype)[0])
    events = tuple(event.in_match(names) for event in game.events)
    return _InMatch(game.actions.in_match(names), events)


def check_game(game: object) -> None:
    """Raise `Unknown` (`game/unknown`) for anything but a game, such as its name."""
    if not isinstance(game, Game):
        hint = "a game, as `serenissima.load(name)` returns it"
        raise GAME_UNKNOWN("this is not a game", text=game, hint=hint)
