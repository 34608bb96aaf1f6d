"""Matches of one game side by side, one per row, stepped by one call."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import Encoder
from serenissima.kernel import verbs
from serenissima.kernel.dice import answers_of, rolled_dice
from serenissima.kernel.errors import Illegal, RefusalCode, one_of
from serenissima.kernel.game import Game, check_game
from serenissima.kernel.match import Match
from serenissima.kernel.tale import nothing_told
from serenissima.players.playouts import cores, seeds_of
from serenissima.players.search.batch import BEGIN, RANDOM, new_rows
from serenissima.vector.gpu import Gpu
from serenissima.vector.refusals import (
    VECTOR_ACTIONS,
    VECTOR_DEVICE_NAME,
    VECTOR_ILLEGAL,
    VECTOR_ROWS,
    VECTOR_STEPS,
    VECTOR_THREADS,
)
from serenissima.vector.threads import Threads

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
        self._terms = game.terms_for(game.meta.seats[0] if seats is None else seats, self._options)
        self.encoder = Encoder(game, int(self._terms.seats))
        game.wait_until_compiled()
        rows_here = new_rows(
            game,
            seeds_of(seed, rows),
            seeds_of(f"{seed} chooses", rows),
            self.encoder.tables,
            scaled=scaled,
        )
        self._held: Threads | Gpu = (
            Gpu(rows_here, self.encoder, self._terms)
            if device == "cuda"
            else Threads(rows_here, self.encoder, self._terms, threads)
        )
        held = self._held.rows
        self.observation = held.scaled if scaled else held.small
        self.mask, self.terminated = held.mask.view(np.bool_), held.over.view(np.bool_)
        self.actor, self.reward = held.actors, held.rewards
        self.reset()

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self._held.rows.counts)

    def reset(self) -> None:
        """Abandon every match and begin the next one in each row."""
        self._held.run_everywhere(BEGIN, 1)
        self._held.forget_ends()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in each row, for the seat that must act there.

        Args:
            actions: their numbers: integers `[rows]`.

        Raises:
            Unreadable: `vector/actions`: these aren't integers, one for each row.
            Illegal: `vector/illegal`: gives the first row whose action isn't legal. Then no action
                is carried out, in any row.
        """
        chosen = self._held.as_array(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            hint = f"integers of shape ({len(self)},)"
            found = f"{chosen.dtype} {chosen.shape}"
            raise VECTOR_ACTIONS(text=found, hint=hint)
        if (row := self._held.find_illegal(chosen)) >= 0:
            raise self._refusal(row, int(chosen[row]))
        self._held.advance()

    def play(self, steps: int) -> None:
        """Take this many random steps, as `step(sample())` does, and show the results of the last.

        Args:
            steps: the number of steps.

        Raises:
            Illegal: `vector/steps` for less than 1.
        """
        _check(VECTOR_STEPS, steps)
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

    def match(self, row: int) -> Match:
        """Return the row's match as dealt; the same actions lead to the same match.

        It contains every secret; `serenissima.write_match` writes it to a file.
        """
        dice, state = rolled_dice(0), self.game.state.blank()
        dice.low, dice.high = self._held.deal_generators()[row]
        verbs.setup(self._terms, state, dice, nothing_told())
        begun = Match(self.game, self.encoder.seats, self._options, deal=answers_of(dice))
        begun.dice.low, begun.dice.high = dice.low, dice.high
        return begun

    def _refusal(self, row: int, action: int) -> Illegal:
        """Return the refusal of an action, with the legal ones as a hint."""
        actions = self.game.actions_in(self._terms)
        every, counts = self._held.list_legal()
        listed = every[row, : counts[row]].tolist()
        word = actions.format(action) if 0 <= action < actions.count else action
        hint = one_of([f"{number} {actions.format(number)}" for number in listed])
        return VECTOR_ILLEGAL(text=f"row {row}: {action} {word}", hint=hint)


def _check(refusal: RefusalCode[Illegal], number: int) -> None:
    if number < 1:
        raise refusal(text=number)
