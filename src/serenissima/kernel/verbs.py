"""The verbs that every game provides, dispatched by the type of its state.

Each verb is called the same way in plain Python and inside compiled code. There the state's record
type selects the implementation at compile time, so generic code (playouts, searches, batches) is
one function that Numba specialises, and caches, for each game.

A game can be played before it is compiled: for states in `interpreted_for_now`, verbs run as plain
Python where plain Python calls them.

Every verb takes `(terms, state, ...)` first: the constant and the changing record of a match.

The verbs of a game with stages consist of `list_legal`, `act` and `proceed` (`steps.py`), which
only rules call.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np

from serenissima.kernel.actions import Actions
from serenissima.kernel.compile import interpreted
from serenissima.kernel.declarations import when_numba_is_loaded
from serenissima.kernel.dice import Dice
from serenissima.kernel.fields import Cells
from serenissima.kernel.tale import Tale

Rule = Callable[..., Any]


class Compiler(Protocol):
    """A compiler of a game whose rules are interpreted until it has finished."""

    def before_call(self) -> None:
        """Notice that an interpreted rule is about to run."""

    def wait(self, seconds: float | None) -> None:
        """Wait until the rules are compiled, for at most `seconds` if given."""


interpreted_for_now: dict[np.dtype[Any], Compiler] = {}
"""The state types of games that are not compiled yet, each with its compiler."""


class Verb:
    """A verb of games: its name, and the implementations by record type."""

    def __init__(self, described: Rule) -> None:
        self.name = described.__name__
        self.by_dtype: dict[Any, Rule] = {}
        self.function = self._dispatcher(self.by_dtype)
        self.function.__name__ = self.function.__qualname__ = self.name
        self.function.__doc__ = described.__doc__
        self._by_type = by_type = dict[Any, Rule]()

        def choose(*args):  # type: ignore[no-untyped-def]  # Numba compares signatures
            rule = by_type.get(args[1])
            return None if rule is None else lambda *args: rule(*args)  # noqa: PLW0108 - a new function

        when_numba_is_loaded(lambda: _let_numba_choose(self.function, choose))

    def _dispatcher(self, by_dtype: Mapping[Any, Rule]) -> Rule:
        """Return the function that plain Python calls."""

        def dispatch(*args):  # type: ignore[no-untyped-def]  # Numba compares signatures
            dtype = args[1].dtype
            if compiler := interpreted_for_now and interpreted_for_now.get(dtype):
                compiler.before_call()
                if dtype in interpreted_for_now:
                    with interpreted():
                        return by_dtype[dtype](*args)
            return by_dtype[dtype](*args)

        return dispatch

    def give(self, dtype: np.dtype[Any], rule: Rule) -> None:
        """Make `rule` the implementation of this verb for states of that type."""
        self.by_dtype[dtype] = rule
        when_numba_is_loaded(lambda: self._by_type.update({_numba_type(dtype): rule}))


class VerbOfRules(Verb):
    """A verb that only rules call, which already run as plain Python if interpreted."""

    def _dispatcher(self, by_dtype: Mapping[Any, Rule]) -> Rule:
        def dispatch(*args):  # type: ignore[no-untyped-def]  # Numba compares signatures
            return by_dtype[args[1].dtype](*args)

        return dispatch


def _let_numba_choose(dispatch: Rule, choose: Rule) -> None:
    """Let compiled code call the rule that `choose` finds for the types instead of `dispatch`."""
    from numba.extending import overload

    from serenissima.kernel.libraries import VerbPart

    call: Any = {
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
        "pipeline_class": VerbPart,
    }
    overload(dispatch, jit_options=call)(choose)


def _numba_type(dtype: np.dtype[Any]) -> Any:
    from numba import from_dtype

    return from_dtype(dtype)


VERBS: dict[str, Verb] = {}


def verb(described: Rule) -> Rule:
    """Make a verb from a documented signature."""
    made = VERBS[described.__name__] = Verb(described)
    return made.function


def verb_of_rules(described: Rule) -> Rule:
    """Make a verb that only rules call from a documented signature."""
    made = VERBS[described.__name__] = VerbOfRules(described)
    return made.function


@verb
def setup(terms: Any, state: Any, dice: Dice, tale: Tale) -> None:
    """Bring a blank state to the first decision."""


@verb
def legal(terms: Any, state: Any, seat: int, out: Cells) -> int:
    """Write the numbers of the seat's legal actions into `out`, ascending; return their number.

    It reads only elements that the seat sees, so it gives the same result for the state and for the
    seat's view.
    """
    raise NotImplementedError


@verb
def apply(terms: Any, state: Any, seat: int, action: int, dice: Dice, tale: Tale) -> None:
    """Carry out a legal action and its consequences, up to the next decision or the end."""


@verb
def go_on(terms: Any, state: Any, dice: Dice, tale: Tale) -> None:
    """Continue from a position in which no seat may act to the next decision or the end."""


@verb
def redeal(terms: Any, state: Any, seat: int, dice: Dice) -> None:
    """Complete a view of `seat` to a full state that agrees with all that the seat knows.

    Hidden elements are overwritten without being read.
    """


@verb
def score(terms: Any, state: Any, out: Cells) -> None:
    """Write each seat's share of the win into `out`: float64 `[seats]`, adding up to 1."""


@verb
def evaluate(terms: Any, state: Any, out: Cells) -> None:
    """Write an estimate of each seat's share of the win into `out`: float64 `[seats]`, 0 to 1.

    A heuristic for a full state; at the end, the score.
    """


@verb
def count_stakes(terms: Any, state: Any, seat: int, out: Cells) -> None:
    """Write the seat's amount of each of the game's stakes into `out`: float64 `[stakes]`."""


@verb_of_rules
def list_legal(terms: Any, state: Any, seat: int, out: Cells) -> int:
    """Do the same as `legal` for a seat that may act."""
    raise NotImplementedError


@verb_of_rules
def act(terms: Any, state: Any, seat: int, action: int, dice: Dice, tale: Tale) -> None:
    """Carry out a legal action without its consequences."""


@verb_of_rules
def proceed(terms: Any, state: Any, dice: Dice, tale: Tale) -> None:
    """Do the steps without a choice, until a seat may act or the match is over."""


def legal_actions(actions: Actions, terms: Any, view: Any, seat: int) -> frozenset[int]:
    """Return the numbers of a seat's legal actions; none for a spectator's negative seat."""
    if seat < 0:
        return frozenset()
    room = np.empty(actions.count, np.int32)
    return frozenset(map(int, room[: legal(terms, view, seat, room)]))
