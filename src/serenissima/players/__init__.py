"""Computer players, which choose actions; load one by name: `players.load("greedy")`.

A player gets a view, never a state, so it can't read anything that its seat may not see. To add
one, write a module with `player(setting)` and list it in `KINDS`.
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
    """A program that chooses an action when its seat must act.

    Attributes:
        name: the text that loads it.
        thinks: about how many seconds it takes for an action, at most.
    """

    name: str
    thinks: float

    def choose(self, game: "Game", terms: Any, view: Any, seat: int, dice: Any) -> int:
        """Return the number of a legal action for `seat`, which must act.

        `view` is the state as the seat sees it. `dice` are rolled and belong to the player, who may
        use them up. The same view and dice give the same choice, unless the player has a time
        limit.
        """
        ...


@runtime_checkable
class Searcher(Protocol):
    """A player that can also choose in short steps, between which its thread can do other work."""

    @property
    def seconds(self) -> float:
        """The time limit in seconds; 0 without one."""
        ...

    def steps(
        self, game: "Game", terms: Any, view: Any, seat: int, dice: Any, since: float
    ) -> Generator[None, None, int]:
        """Choose as `choose` does, in steps of milliseconds; return the action.

        A time limit counts from `since`, in seconds of `time.perf_counter`.
        """
        ...


@dataclass(frozen=True)
class Kind:
    """A kind of computer player on the list.

    Attributes:
        name: the part that people type before the colon.
        summary: one line on how it plays.
        settings: useful texts after the colon; empty if it takes none.
        takes: the allowed settings, in words.
        module: the module that has its `player(setting)`.
        alone: whether its name alone is enough, too.
        trained: whether it needs networks of the game, which not every game has.
        counts: what a number after the colon counts.
    """

    name: str
    summary: str
    settings: tuple[str, ...] = ()
    takes: str = ""
    module: str = ""
    alone: bool = False
    trained: bool = False
    counts: str = "playouts"


KINDS = (
    Kind("uniform", "takes any legal action, all with the same probability"),
    Kind(
        "hasty",
        "considers a few of its actions, and takes the one that leads to the best-looking position",
        settings=("3",),
        takes="1 to 99 actions, like 3",
        counts="considered",
    ),
    Kind("greedy", "takes the action that leads to the best-looking position"),
    Kind(
        "ismcts",
        "deals the hidden cards again and again, and searches",
        settings=("500", "2000", "0.5s", "2s"),
        takes="iterations like 2000, or a time like 0.5s",
    ),
    Kind(
        "neural",
        "follows a network that learned by playing against itself, and searches with it",
        settings=("", "500", "0.5s"),
        takes="iterations like 500, or a time like 0.5s",
        module="neural.player",
        alone=True,
        trained=True,
    ),
)

USUAL = "ismcts:2000"  # the default player
LONGEST = 10.0  # the most seconds that people at a table wait for a computer player


def opponent(meta: "Meta") -> str:
    """Return the default opponent of a person: the gentlest level of the game."""
    return meta.levels[0].player if meta.levels else USUAL


def names() -> dict[str, str]:
    """Return every kind of player by name, with one line on how it plays."""
    return {kind.name: kind.summary for kind in KINDS}


def choices(*, trained: bool = False) -> tuple[str, ...]:
    """Return names to choose from, weakest first; `load` accepts each of them unchanged.

    With `trained`, they include players that need networks of the game.
    """
    kinds = [kind for kind in KINDS if trained or not kind.trained]
    return tuple(f"{k.name}:{s}" if s else k.name for k in kinds for s in k.settings or ("",))


def load(text: str) -> Player:
    """Return the player for a name such as `greedy` or `ismcts:2000`.

    Raises:
        Unknown: `player/unknown`.
        Unreadable: `player/setting`.
    """
    name, colon, setting = text.strip().partition(":")
    kind = next((kind for kind in KINDS if kind.name == name), None)
    if kind is None:
        raise PLAYER_UNKNOWN(text=text, hint=one_of(_forms()))
    if bool(setting) != bool(kind.takes and (colon or not kind.alone)) or (colon and not setting):
        hint = f"{name}:SETTING, {kind.takes}" if kind.takes else name
        reason = f"{name} {'needs a' if kind.takes else 'takes no'} setting"
        raise PLAYER_SETTING(reason, text=text, hint=hint)
    module = importlib.import_module(f"{__name__}.{kind.module or name}")
    return cast(Player, module.player(setting))


def finish(steps: Generator[None, None, T]) -> T:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return cast(T, done.value)


def check_wait(player: Player, longest: float = LONGEST) -> None:
    """Raise `Illegal` (`player/slow`) if a player may think for more than `longest` seconds."""
    if player.thinks > longest:
        raise PLAYER_SLOW(text=player.name, hint=f"at most {longest:g} seconds, such as {USUAL}")


def check_plays(player: Player, game: "Game") -> None:
    """Raise `Unknown` (`player/network`) if a player needs networks that the game lacks."""
    name = player.name.partition(":")[0]
    if any(kind.name == name and kind.trained for kind in KINDS):
        from serenissima.players.neural.network import check_network

        check_network(game)


def _forms() -> list[str]:
    return [
        form
        for kind in KINDS
        for form, given in (
            (kind.name, not kind.takes or kind.alone),
            (f"{kind.name}:SETTING", kind.takes),
        )
        if given
    ]
