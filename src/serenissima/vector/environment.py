"""A batch as a vector environment of Gymnasium: one seat of each match learns."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.episodes import POSITION
from serenissima.adapters.extra import need
from serenissima.adapters.gymnasium import check_seat, other_players
from serenissima.adapters.refusals import RESET_OPTION
from serenissima.api import load
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.refusals import MATCH_OVER
from serenissima.players import Player
from serenissima.vector.batch import Batch

vector = need("gymnasium.vector")
spaces = need("gymnasium.spaces")
VectorEnv: Any = vector.VectorEnv
batch_space = need("gymnasium.vector.utils").batch_space

UNIFORM = "uniform"  # these others act in compiled code


def by_name(num_envs: int, name: str, **settings: Any) -> "BatchEnv":
    """Return the vector environment of a game on the shelf, for `gymnasium.make_vec`."""
    return env(load(name), num_envs, **settings)


def env(
    game: Game,
    num_envs: int,
    *,
    seats: int | None = None,
    seat: int | None = 0,
    others: str | Sequence[str | Player] = "greedy",
    flat: bool = False,
    threads: int | None = None,
    **options: object,
) -> "BatchEnv":
    """Return a vector environment, whose matches are the rows of a `Batch`.

    Args:
        game: the game.
        num_envs: the number of matches.
        seats, seat, others, flat, options: as for `adapters.gymnasium.env`.
        threads: as for `Batch`.

    Raises:
        Unknown, Illegal, Unreadable: what `adapters.gymnasium.env` and `Batch` raise.
    """
    batch = Batch(game, num_envs, seats=seats, options=options, threads=threads)
    check_seat(seat or 0, batch.encoder.seats)
    sitting = other_players(game, batch.encoder.seats, others)
    return BatchEnv(batch, seat, sitting, flat=flat)


class BatchEnv(VectorEnv):
    """Matches side by side; in each, one seat learns, and the other players act in between.

    Spaces, rewards and infos are those of `SeatEnv`, with a row for each match. When a match ends,
    its row already shows the first decision of the next one (`AutoresetMode.SAME_STEP`). An illegal
    action raises `Illegal` (`vector/illegal`), and no row changes.

    Attributes:
        batch: the matches.
        seats: the learning seat of each row: int64 `[rows]`.
    """

    metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, batch: Batch, seat: int | None, others: Sequence[Player], *, flat: bool = False
    ) -> None:
        self.batch, self._flat, self._others = batch, flat, list(others)
        self._seat, self.num_envs = seat, len(batch)
        self.seats = np.full(self.num_envs, seat or 0)
        self._random = all(player.name == UNIFORM for player in others)
        self._dice: Any = rolled_dice(0)
        self._begun = False
        encoder = batch.encoder
        seen = spaces.Box(0.0, 1.0, (encoder.entries,), np.float32)
        mask = spaces.Box(0, 1, (encoder.actions,), np.int8)
        both = spaces.Dict({"observation": seen, "action_mask": mask})
        self.single_observation_space = seen if flat else both
        self.single_action_space = spaces.Discrete(encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a match in each row; the same `seed` gives the same ones and those after them.

        With `options={"position": TEXT}`, they begin there.

        Raises:
            Unknown: `reset/option`.
            Unreadable, Illegal: what `Batch.start` raises.
        """
        super().reset(seed=seed)
        more = dict(options or {})
        position = more.pop(POSITION, None)
        if more:
            raise RESET_OPTION(text=next(iter(more)), hint=POSITION)
        if seed is not None or not self._begun:
            drawn = int(self.np_random.integers(1 << 62))
            self.batch.reset(drawn)
            self._dice = rolled_dice(f"{drawn} others")
        elif position is None:
            self.batch.reset()
        if position is not None:
            self.batch.start(position)
        self._begun = True
        self._draw_seats(np.arange(self.num_envs))
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._observe()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Any, npt.NDArray[np.float64], npt.NDArray[np.bool_], Any, dict[str, Any]]:
        """Act in each row, then let the others act until the learning seats must act again.

        Raises:
            NotNow: `match/over`: call `reset` first.
            Unreadable, Illegal: what `Batch.step` raises.
        """
        if not self._begun:
            raise MATCH_OVER("no match is running", hint="env.reset()")
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        self.batch.step(actions)
        self._collect(rewards, over)
        self._let_others_play(rewards, over)
        seen, info = self._observe()
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _let_others_play(
        self, rewards: npt.NDArray[np.float64], over: npt.NDArray[np.bool_]
    ) -> None:
        """Let the others act until the learning seat of each row must act."""
        while len(rows := np.flatnonzero(self.batch.actor != self.seats)):
            if self._random:
                self.batch.play(1, rows)
            else:
                self.batch.step([self._choose(int(row)) for row in rows], rows)
            self._collect(rewards, over)

    def _choose(self, row: int) -> int:
        """Return the action of the player whose turn it is in a row."""
        seat = int(self.batch.actor[row])
        player = self._others[seat - (seat > self.seats[row])]
        game, terms = self.batch.game, self.batch.terms
        return int(player.choose(game, terms, self.batch.view(row), seat, self._dice))

    def _collect(self, rewards: npt.NDArray[np.float64], over: npt.NDArray[np.bool_]) -> None:
        """Add what the matches that ended are worth, and draw the seats of the next ones."""
        ended = np.flatnonzero(self.batch.terminated)
        rewards[ended] += self.batch.reward[ended, self.seats[ended]]
        over[ended] = True
        self._draw_seats(ended)

    def _draw_seats(self, rows: npt.NDArray[np.int64]) -> None:
        if self._seat is None and len(rows):
            self.seats[rows] = self.np_random.integers(self.batch.encoder.seats, size=len(rows))

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        """Return copies of the observations, and the infos."""
        seen, mask = self.batch.observation.copy(), self.batch.mask.astype(np.int8)
        info = {"seat": self.seats.copy(), "action_mask": mask}
        return seen if self._flat else {"observation": seen, "action_mask": mask}, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions in the form that masked learners use: bool `[rows, actions]`."""
        masks: npt.NDArray[np.bool_] = self.batch.mask.copy()
        return masks
