"""Players choose actions; they are found by name: `players.load("greedy")`.

A player is given a view, never a state: it cannot read what its seat may not see. To add
one, write a module with `player(setting)` and name it in `KINDS`.
"""

import importlib
from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast, runtime_checkable

from serenissima.kernel.errors import one_of
from serenissima.players.refusals import PLAYER_SETTING, PLAYER_SLOW, PLAYER_UNKNOWN

if TYPE_CHECKING:
    from serenissima.kernel.game import Game
    from serenissima.kernel.meta import Meta

T = TypeVar("T")


class Player(Protocol):
    """Somebody who chooses an action when a seat is to act.

    Attributes:
        name: the text it was loaded by.
        thinks: about how many seconds it may take over an action, at most.
    """

    name: str
    thinks: float

    def choose(self, game: "Game", terms: Any, view: Any, seat: int, dice: Any) -> int:
        """The number of a legal action for `seat`, which is to act.

        `view` is what the seat sees. `dice` are rolled and the player's own to use up; with the
        same view and dice it chooses the same, unless it is given a time.
        """
        ...


@runtime_checkable
class Searcher(Protocol):
    """A player that can also choose in short steps, between which its thread can do other work."""

    @property
    def seconds(self) -> float:
        """Its time limit; 0 if it has none."""
        ...

    def steps(
        self, game: "Game", terms: Any, view: Any, seat: int, dice: Any, since: float
    ) -> Generator[None, None, int]:
        """What `choose` does, in steps of milliseconds; they return the action.

        A time limit counts from `since`, in seconds of `time.perf_counter`.
        """
        ...


@dataclass(frozen=True)
class Kind:
    """A kind of player on the list.

    Attributes:
        name: as people type it, before the colon.
        summary: what it does, one line.
        settings: texts after the colon that are worth offering; none if it takes none.
        takes: what may stand after the colon, in words.
        module: where its `player(setting)` is.
    """

    name: str
    summary: str
    settings: tuple[str, ...] = ()
    takes: str = ""
    module: str = ""


KINDS = (
    Kind("uniform", "takes any legal action, all equally likely"),
    Kind("greedy", "takes the action after which the position looks best"),
    Kind(
        "ismcts",
        "deals out what is hidden again and again, and searches",
        settings=("500", "2000", "0.5s", "2s"),
        takes="iterations like 2000, or a time like 0.5s",
    ),
)

USUAL = "ismcts:2000"  # who plays if nobody chooses
LONGEST = 10.0  # seconds that people at a table wait for a computer player at most


def opponent(meta: "Meta") -> str:
    """Whom a person meets who does not choose: the gentlest level of the game."""
    return meta.levels[0].player if meta.levels else USUAL


def names() -> dict[str, str]:
    """Every kind of player by name, with one line on what it does."""
    return {kind.name: kind.summary for kind in KINDS}


def offered() -> tuple[str, ...]:
    """Names to choose from, weakest first: each loads as it stands."""
    return tuple(f"{k.name}:{s}" if s else k.name for k in KINDS for s in k.settings or ("",))


def load(text: str) -> Player:
    """The player of a name like `greedy` or `ismcts:2000`.

    Raises:
        Unknown: `player/unknown`.
        Unreadable: `player/setting`.
    """
    name, colon, setting = text.strip().partition(":")
    kind = next((kind for kind in KINDS if kind.name == name), None)
    if kind is None:
        raise PLAYER_UNKNOWN(text=text, hint=one_of(_forms()))
    if bool(colon) != bool(kind.takes):
        hint = f"{name}:SETTING, {kind.takes}" if kind.takes else name
        reason = f"{name} {'needs a' if kind.takes else 'takes no'} setting"
        raise PLAYER_SETTING(reason, text=text, hint=hint)
    module = importlib.import_module(f"{__name__}.{kind.module or name}")
    return cast(Player, module.player(setting))


def finish(steps: Generator[None, None, T]) -> T:
    """What the steps return in the end."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return cast(T, done.value)


def check_wait(player: Player, longest: float = LONGEST) -> None:
    """Raise `Illegal` (`player/slow`) if it may think for more than `longest` seconds."""
    if player.thinks > longest:
        raise PLAYER_SLOW(text=player.name, hint=f"at most {longest:g} seconds, such as {USUAL}")


def _forms() -> list[str]:
    return [kind.name + (":SETTING" if kind.takes else "") for kind in KINDS]
