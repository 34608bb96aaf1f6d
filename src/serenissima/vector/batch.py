"""Matches of one game side by side, a row each, stepped by one call."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import Encoder
from serenissima.kernel import verbs
from serenissima.kernel.dice import answers_of, rolled
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
    """Matches of one game with the same seats and options, a row each; one follows another.

    At any time each row waits for one action of one seat. Of several seats that choose at the same
    time the lowest is asked first, and none sees what another has chosen. Where an action ends a
    match, `terminated` and `reward` say so, and the row already shows the first decision of its
    next match. The arrays are the batch's own memory: the next step writes into them.

    What the dice answer follows from the seed, the row and the number of its match. Neither the
    number of threads nor what other rows do changes it: a larger batch begins with the same rows,
    and a GPU plays the same matches as a CPU.

    Args:
        game: the game.
        rows: how many matches are played side by side.
        seats: how many play; default: the game's smallest number.
        options: settings that differ from the defaults.
        seed: any text or number.
        threads: how many run at a time, on the CPU; default: one for each core.
        device: `cpu`, or `cuda` for a GPU: then all arrays lie there.
        scaled: whether `observation` is float32 between 0 and 1, as the adapters have it, or else
            the small integers of `kernel.features`, in a quarter of the memory.

    Attributes:
        encoder: gives the number and names of the features and actions.
        observation: what the seat that is to act sees, itself first: `[rows, entries]`.
        mask: its legal actions, without those that only take back: bool `[rows, actions]`.
        actor: the seat that is to act: int64 `[rows]`.
        reward: of each seat, when a match has ended; as `adapters.encoder.rewards` has it, and
            otherwise 0: float32 `[rows, seats]`.
        terminated: whether the last action has ended a match: bool `[rows]`.

    Raises:
        Unknown, Illegal: `game/unknown`, `vector/device-name`; `vector/rows` and `vector/threads`
            for less than 1; `match/seats`, `option/name`, `option/value`.
        NotNow: `vector/device`: there is no GPU, or nothing installed that speaks to one.
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
        """How many rows there are."""
        return len(self._held.rows.counts)

    def reset(self) -> None:
        """Leave every match, and begin the next one in each row."""
        self._held.everywhere(BEGIN, 1)
        self._held.forget_ends()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in each row, for the seat that is to act there.

        Args:
            actions: their numbers: integers `[rows]`.

        Raises:
            Unreadable: `vector/actions`: this is not an integer for each row.
            Illegal: `vector/illegal`: names the first row whose action is not legal. No action has
                been carried out then, in any row.
        """
        chosen = self._held.given(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            hint = f"integers of shape ({len(self)},)"
            found = f"{chosen.dtype} {chosen.shape}"
            raise VECTOR_ACTIONS(text=found, hint=hint)
        if (row := self._held.refused(chosen)) >= 0:
            raise self._refusal(row, int(chosen[row]))
        self._held.advance()

    def play(self, steps: int) -> None:
        """Take so many steps at random, as `step(sample())` does, and show what the last one shows.

        Args:
            steps: how many.

        Raises:
            Illegal: `vector/steps` for less than 1.
        """
        _check(VECTOR_STEPS, steps)
        self._held.everywhere(RANDOM, steps)

    def sample(self, generator: np.random.Generator | None = None) -> Any:
        """A legal action for each row, all equally likely: integers `[rows]`.

        Args:
            generator: says which; without one, each row has a generator of its own, from the
                batch's seed, and on a GPU the actions lie there.
        """
        if generator is None:
            return self._held.choose()
        listed, counts = self._held.listing()
        return listed[np.arange(len(self)), generator.integers(counts)]

    def match(self, row: int) -> Match:
        """The row's match as it was dealt; with the same actions it goes the same way.

        It holds every secret; `serenissima.write_match` makes a file of it.
        """
        dice, state = rolled(0), self.game.state.blank()
        dice.low, dice.high = self._held.dealt()[row]
        verbs.setup(self._terms, state, dice, nothing_told())
        begun = Match(self.game, self.encoder.seats, self._options, deal=answers_of(dice))
        begun.dice.low, begun.dice.high = dice.low, dice.high
        return begun

    def _refusal(self, row: int, action: int) -> Illegal:
        """What is wrong with an action, and what would be right."""
        actions = self.game.actions_in(self._terms)
        every, counts = self._held.listing()
        listed = every[row, : counts[row]].tolist()
        word = actions.format(action) if 0 <= action < actions.count else action
        hint = one_of([f"{number} {actions.format(number)}" for number in listed])
        return VECTOR_ILLEGAL(text=f"row {row}: {action} {word}", hint=hint)


def _check(refusal: RefusalCode[Illegal], number: int) -> None:
    if number < 1:
        raise refusal(text=number)
