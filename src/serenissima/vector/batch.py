"""Matches of one game side by side, one per row, stepped by one call."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import Encoder
from serenissima.adapters.refusals import RESET_OVER
from serenissima.kernel import verbs
from serenissima.kernel.dice import answers_of, rolled_dice
from serenissima.kernel.errors import Illegal, RefusalCode, one_of
from serenissima.kernel.game import Game, check_game
from serenissima.kernel.match import Match
from serenissima.kernel.position import position as place
from serenissima.kernel.record import words_of
from serenissima.kernel.tale import nothing_told
from serenissima.players.playouts import cores, seeds_of
from serenissima.players.search.batch import BEGIN, LOOK, RANDOM, generators, new_rows
from serenissima.vector.gpu import Gpu
from serenissima.vector.refusals import (
    VECTOR_ACTIONS,
    VECTOR_DEVICE_NAME,
    VECTOR_ILLEGAL,
    VECTOR_NO_ROW,
    VECTOR_ROWS,
    VECTOR_SAVED,
    VECTOR_STEPS,
    VECTOR_THREADS,
)
from serenissima.vector.saved import SavedRows
from serenissima.vector.threads import Threads

RowNumbers = Sequence[int] | npt.NDArray[np.integer[Any]]
Seeds = npt.NDArray[np.uint64]
DEVICES = ("cpu", "cuda")


class Batch:
    """Matches of one game with the same seats and options, one after another in each row.

    Each row always waits for one action of one seat. If several seats choose simultaneously, the
    lowest comes first, and none sees another's choice. When an action ends a match, `terminated`
    and `reward` show it, and the row already shows the first decision of its next match. The arrays
    are the batch's own memory: the next step overwrites them.

    The dice depend only on the seed, the row and the number of its match. Neither the number of
    threads nor the other rows matter: a larger batch starts with the same rows, and a GPU plays the
    same matches as a CPU.

    Args:
        game: the game.
        rows: the number of matches played side by side.
        seats: the number of players; default: the game's smallest.
        options: settings that differ from the defaults.
        seed: any text or number.
        threads: the number of threads on the CPU; default: one for each core.
        device: `cpu`, or `cuda` for a GPU, where all arrays then are.
        scaled: whether `observation` is float32 between 0 and 1, as in the adapters; otherwise it
            is the small integers of `kernel.features`, in a quarter of the memory.

    Attributes:
        terms: the terms of all matches.
        encoder: has the number and names of the features and actions.
        observation: the features that the acting seat sees, its own first: `[rows, entries]`.
        mask: its legal actions without retractions: bool `[rows, actions]`.
        actor: the seat that must act: int64 `[rows]`.
        reward: each seat's reward when a match has ended, as in `adapters.encoder.rewards`,
            otherwise 0: float32 `[rows, seats]`.
        terminated: whether the last action ended a match: bool `[rows]`.

    Raises:
        Unknown, Illegal: `game/unknown`, `vector/device-name`; `vector/rows` and `vector/threads`
            for less than 1; `match/seats`, `option/name`, `option/value`.
        NotNow: `vector/device`: there is no GPU, or no package that supports it.
    """

    def __init__(
        self,
        game: Game,
        rows: int,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: str | int = 0,
        threads: int | None = None,
        device: str = "cpu",
        scaled: bool = True,
    ) -> None:
        check_game(game)
        threads = cores() if threads is None else threads
        _check(VECTOR_ROWS, rows)
        _check(VECTOR_THREADS, threads)
        if device not in DEVICES:
            raise VECTOR_DEVICE_NAME(text=device, hint=one_of(DEVICES))
        self.game, self._options = game, dict(options or {})
        self.terms = game.terms_for(game.meta.seats[0] if seats is None else seats, self._options)
        self.encoder = Encoder(game, int(self.terms.seats))
        game.wait_until_compiled()
        rows_here = new_rows(
            game,
            *seeds_for(seed, rows),
            self.encoder.tables,
            scaled=scaled,
        )
        self._held: Threads | Gpu = (
            Gpu(rows_here, self.encoder, self.terms)
            if device == "cuda"
            else Threads(rows_here, self.encoder, self.terms, threads)
        )
        held = self._held.rows
        self.observation = held.scaled if scaled else held.small
        self.mask, self.terminated = held.mask.view(np.bool_), held.over.view(np.bool_)
        self.actor, self.reward = held.actors, held.rewards
        self.reset()

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self._held.rows.counts)

    def reset(self, seed: str | int | None = None) -> None:
        """Abandon every match and begin the next one in each row.

        Args:
            seed: if given, the rows begin as those of a new batch with this seed.
        """
        if seed is not None:
            names, seeds = ("sources", "policies"), seeds_for(seed, len(self))
            given = dict(zip(names, map(generators, seeds), strict=True))
            self._held.put_rows(np.arange(len(self)), given)
        self._held.run_everywhere(BEGIN, 1)
        self._held.forget_ends()

    def step(self, actions: npt.ArrayLike, rows: RowNumbers | None = None) -> None:
        """Take an action in each row, for the seat that must act there.

        Args:
            actions: their numbers: integers `[rows]`.
            rows: the numbers of the rows that act; the others wait. Default: all.

        Raises:
            Unknown: `vector/row`.
            Unreadable: `vector/actions`: these aren't integers, one for each row.
            Illegal: `vector/illegal`: gives the first row whose action isn't legal. Then no action
                is carried out, in any row.
        """
        if rows is not None:
            self._step_some(actions, self._numbers(rows))
            return
        chosen = self._held.as_array(actions)
        self._check_shape(chosen, len(self))
        if (row := self._held.find_illegal(chosen)) >= 0:
            raise self._refusal(row, int(chosen[row]))
        self._held.advance()

    def _step_some(self, actions: npt.ArrayLike, numbers: npt.NDArray[np.int64]) -> None:
        """Take actions in some rows; the others show their decision again."""
        given = np.asarray(actions)
        self._check_shape(given, len(numbers))
        listed, _ = self._held.list_legal()
        chosen = listed[:, 0].astype(np.int64)
        chosen[numbers] = given
        if (row := self._held.find_illegal(chosen)) >= 0:
            raise self._refusal(row, int(chosen[row]))
        taken = np.full(len(self), LOOK)
        taken[numbers] = given
        self._run_some(taken)

    def _run_some(self, taken: npt.NDArray[np.int64]) -> None:
        """Carry out an action in each row, or `LOOK`, after which a row shows no end."""
        self._held.forget_ends()
        self._held.run_everywhere(taken, 1)

    def _check_shape(self, chosen: Any, rows: int) -> None:
        if chosen.shape != (rows,) or chosen.dtype.kind not in "iu":
            hint = f"integers of shape ({rows},)"
            found = f"{chosen.dtype} {chosen.shape}"
            raise VECTOR_ACTIONS(text=found, hint=hint)

    def play(self, steps: int, rows: RowNumbers | None = None) -> None:
        """Take this many random steps, as `step(sample())` does, and show the results of the last.

        Args:
            steps: the number of steps.
            rows: the numbers of the rows that act, in single steps; the others wait. Default: all.

        Raises:
            Unknown: `vector/row`.
            Illegal: `vector/steps` for less than 1.
        """
        _check(VECTOR_STEPS, steps)
        if rows is not None:
            taken = np.full(len(self), LOOK)
            taken[self._numbers(rows)] = RANDOM
            for _ in range(steps):
                self._run_some(taken)
            return
        self._held.run_everywhere(RANDOM, steps)

    def sample(self, generator: np.random.Generator | None = None) -> Any:
        """Return a random legal action for each row, all equally likely: integers `[rows]`.

        Args:
            generator: makes the choices; without one, each row uses its own generator from the
                batch's seed, and with a GPU the actions are there.
        """
        if generator is None:
            return self._held.choose()
        listed, counts = self._held.list_legal()
        return listed[np.arange(len(self)), generator.integers(counts)]

    def start(self, position: str, rows: RowNumbers | None = None) -> None:
        """Begin the next match of rows in a position; the others continue.

        Later matches of these rows begin with the set-up again.

        Args:
            position: its text, as `serenissima.position` reads it.
            rows: their numbers; default: all.

        Raises:
            Unknown: `vector/row`.
            Unreadable, Illegal: what `serenissima.position` raises; `reset/over`.
        """
        numbers = self._numbers(rows)
        begun = place(self.game, position, self.encoder.seats, self._options)
        if begun.over:
            raise RESET_OVER(text=position)
        actions = np.full(len(self), LOOK)
        actions[numbers] = BEGIN  # for the dice: the set-up is replaced below
        self._held.run_everywhere(actions, 1)
        parts, dice = self._held.copy_rows(numbers), rolled_dice(0)
        goes_on = self.game.goes_on and bool(begun.steps)
        for at in range(len(numbers)):
            state = self.game.state.copy(begun.began_from)
            dice.low, dice.high = parts["dice"][at]
            if goes_on:
                verbs.go_on(self.terms, state, dice, nothing_told())
            parts["words"][at] = words_of(state)
            parts["dice"][at] = dice.low, dice.high
        ended = {name: np.zeros_like(parts[name]) for name in ("over", "rewards")}
        self._held.put_rows(numbers, {**parts, **ended})
        self._held.run_everywhere(LOOK, 1)

    def save(self, rows: RowNumbers | None = None) -> SavedRows:
        """Return copies of rows at their current points, with their dice.

        Args:
            rows: their numbers; default: all.

        Raises:
            Unknown: `vector/row`.
        """
        return SavedRows(self.game.meta.name, self._kind, self._held.copy_rows(self._numbers(rows)))

    def restore(self, saved: SavedRows, rows: RowNumbers | None = None) -> None:
        """Replace rows by saved ones; then the same actions lead to the same states.

        Args:
            saved: from a batch of the same game, seats and options.
            rows: the numbers of as many rows; default: all.

        Raises:
            Unknown: `vector/row`.
            Illegal: `vector/saved`: other matches, or another number of rows.
        """
        numbers = self._numbers(rows)
        if saved.kind != self._kind:
            hint = f"{self.game.meta.name} with the same seats, options and form of the features"
            raise VECTOR_SAVED("they come from other matches", text=saved.game, hint=hint)
        if len(saved) != len(numbers):
            raise VECTOR_SAVED(text=f"{len(saved)} rows", hint=f"{len(numbers)} rows")
        self._held.put_rows(numbers, saved.parts)

    def _numbers(self, rows: RowNumbers | None) -> npt.NDArray[np.int64]:
        """Return the numbers of rows; raise `Unknown` (`vector/row`) if there is no such row."""
        if rows is None:
            return np.arange(len(self))
        given = np.asarray(rows)
        if given.ndim != 1 or given.dtype.kind not in "iu" or len({*given.tolist()}) != len(given):
            raise VECTOR_NO_ROW("these are no different numbers of rows", text=rows, hint="[0, 2]")
        for row in given.tolist():
            if not 0 <= row < len(self):
                raise VECTOR_NO_ROW(text=row, hint=f"0 to {len(self) - 1}")
        return given.astype(np.int64)

    @property
    def _kind(self) -> tuple[object, ...]:
        """What the rows of two batches must have in common."""
        return self.game, self.terms.tobytes(), self.observation.dtype

    def match(self, row: int, *, now: bool = False) -> Match:
        """Return the row's match as dealt; the same actions lead to the same match.

        It contains every secret; `serenissima.write_match` writes it to a file. Of a row that began
        in a position, only its match `now` is available.

        Args:
            row: its number.
            now: return a match that begins in the row's current state, with its dice.

        Raises:
            Unknown: `vector/row`.
        """
        numbers = self._numbers([row])
        if now:
            parts = self._held.copy_rows(numbers)
            state = parts["words"][0].view(self.game.state.dtype)[0]
            begun = Match(self.game, self.encoder.seats, self._options, position=state)
            begun.dice.low, begun.dice.high = parts["dice"][0]
            return begun
        dice, state = rolled_dice(0), self.game.state.blank()
        dice.low, dice.high = self._held.deal_generators()[row]
        verbs.setup(self.terms, state, dice, nothing_told())
        begun = Match(self.game, self.encoder.seats, self._options, deal=answers_of(dice))
        begun.dice.low, begun.dice.high = dice.low, dice.high
        return begun

    def view(self, row: int) -> Any:
        """Return the row's state as the acting seat sees it: a record for players.

        Raises:
            Unknown: `vector/row`.
        """
        numbers = self._numbers([row])
        parts = self._held.copy_rows(numbers)
        state = parts["words"][0].view(self.game.state.dtype)[0]
        return self.game.state.view(state, int(parts["actors"][0]))

    def _refusal(self, row: int, action: int) -> Illegal:
        """Return the refusal of an action, with the legal ones as a hint."""
        actions = self.game.actions_in(self.terms)
        every, counts = self._held.list_legal()
        listed = every[row, : counts[row]].tolist()
        word = actions.format(action) if 0 <= action < actions.count else action
        hint = one_of([f"{number} {actions.format(number)}" for number in listed])
        return VECTOR_ILLEGAL(text=f"row {row}: {action} {word}", hint=hint)


def seeds_for(seed: str | int, rows: int) -> tuple[Seeds, Seeds]:
    """Return the seeds of the rows' matches, and of their random choices: uint64 `[rows]`."""
    return seeds_of(seed, rows), seeds_of(f"{seed} chooses", rows)


def _check(refusal: RefusalCode[Illegal], number: int) -> None:
    if number < 1:
        raise refusal(text=number)
