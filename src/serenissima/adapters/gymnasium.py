"""Any game as a Gymnasium environment: one seat learns, computer players have the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima import players
from serenissima.adapters.episodes import ILLEGAL, Episodes
from serenissima.adapters.extra import need
from serenissima.adapters.refusals import RESET_OVER
from serenissima.api import load
from serenissima.games import meta, names
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.refusals import MATCH_OVER, MATCH_SEATS
from serenissima.players import Player

gym = need("gymnasium")
Env: Any = gym.Env

Seen = Any  # a dictionary of arrays, or one array if flat
FORFEIT = -1.0  # the reward for an illegal action


def env(
    game: Game,
    *,
    seats: int | None = None,
    seat: int | None = 0,
    others: str | Sequence[str | Player] = "greedy",
    flat: bool = False,
    render_mode: str | None = None,
    **options: object,
) -> "SeatEnv":
    """Return the environment of a game for one agent.

    Args:
        game: the game.
        seats: the number of players; default: the game's smallest.
        seat: the agent's seat; None for a random one in each match.
        others: the players in the other seats: one player or level (`greedy`, `ismcts:200`,
            `strong`) for all of them, or one for each, in the order of the seats.
        flat: whether an observation is the features alone; the mask is in the info only.
        render_mode: `ansi` for `render`.
        options: the options of the match.

    Raises:
        Unknown, Illegal: what `Match` raises; `match/seats` for a seat that doesn't exist, or too
            few or too many others.
        Unknown, Unreadable: `player/unknown`, `player/setting`.
    """
    episodes = Episodes(game, seats, options, flat=flat)
    return SeatEnv(episodes, seat, other_players(game, episodes.match.seats, others), render_mode)


def by_name(name: str, **settings: Any) -> "SeatEnv":
    """Return the environment of a game on the shelf, for `gymnasium.make`."""
    return env(load(name), **settings)


class SeatEnv(Env):
    """One seat of a match; the other players act in between.

    An observation contains the seat's view as numbers between 0 and 1, its own seat first, and the
    mask of its legal actions, which the info has, too. The reward comes at the end: 1 for winning
    alone, 0 for an even share; the rewards of all seats add up to 0. An illegal action ends the
    match and costs 1; the info then has the code of the refusal under `refused`.

    Attributes:
        seat: the agent's seat.
        others: the players in the other seats, in order.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - so declared

    def __init__(
        self,
        episodes: Episodes,
        seat: int | None,
        others: Sequence[Player],
        render_mode: str | None = None,
    ) -> None:
        self.episodes, self.render_mode = episodes, render_mode
        self._fixed, self.others = seat, others
        self.seat = seat or 0
        check_seat(self.seat, episodes.match.seats)
        self.observation_space = episodes.observation_space(episodes.encoder.actions)
        self.action_space = gym.spaces.Discrete(episodes.encoder.actions)
        self._dice: list[Any] = []
        self._forfeit = False  # an illegal action has ended the match

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a match; the same `seed` gives the same match and the same ones after it.

        With `options={"position": TEXT}` it begins there, and the others act first if it is their
        turn.

        Raises:
            Unknown, Unreadable, Illegal: what `Episodes.begin` raises; `reset/over` also if the
                others end the match before this seat acts.
        """
        super().reset(seed=seed)
        seats = self.episodes.match.seats
        seat = int(self.np_random.integers(seats)) if self._fixed is None else self._fixed
        self._begin(seat, int(self.np_random.integers(1 << 62)), options)
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Act, then let the others act until this seat must act again or the match is over.

        Raises:
            NotNow: `match/over`: the match is over, also by an illegal action.
        """
        match = self.episodes.match
        if self._forfeit or match.over:
            raise MATCH_OVER(hint="env.reset()")
        if action not in self.episodes.legal(self.seat):
            self._forfeit = True
            return self._observe(), FORFEIT, True, False, self._info(refused=ILLEGAL)
        match.play(self.seat, int(action))
        self._let_others_play()
        reward = self.episodes.rewards[self.seat]
        return self._observe(), reward, match.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions in the form that masked learners use: bool `[actions]`."""
        return self._mask().astype(np.bool_)

    def _begin(self, seat: int, seed: int, options: Mapping[str, Any] | None) -> None:
        self.episodes.begin(seed, options)
        self.seat, self._forfeit = seat, False
        self._dice = [rolled_dice(f"{seed}/{seat}") for seat in range(self.episodes.match.seats)]
        self._let_others_play()
        if self.episodes.match.over:
            raise RESET_OVER("the others end the match before the agent acts", text=options)

    def _let_others_play(self) -> None:
        """Let the others act until this seat must act; their secret choices stay secret."""
        match = self.episodes.match
        while not match.over and self.seat not in match.waits:
            seat = match.waits[0]
            player = self.others[seat - (seat > self.seat)]
            view = match.view(seat)
            match.play(seat, player.choose(match.game, match.terms, view, seat, self._dice[seat]))

    def _mask(self) -> npt.NDArray[np.int8]:
        return self.episodes.encoder.mask(self.episodes.legal(self.seat))

    def _info(self, **more: str) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self._mask(), **more}

    def _observe(self) -> Seen:
        return self.episodes.observe(self.seat, self._mask())

    def render(self) -> str | None:
        """Return the table as text, as the seat sees it."""
        view = self.episodes.match.seen_by(self.seat)
        return str(view) if self.render_mode == "ansi" else None


def other_players(game: Game, seats: int, others: str | Sequence[str | Player]) -> list[Player]:
    """Return the players of the other seats; raise what `env` raises."""
    wanted = seats - 1
    named = [others] * wanted if isinstance(others, str) else list(others)
    if len(named) != wanted:
        hint = f"{wanted} players, or one name for all"
        raise MATCH_SEATS("each other seat needs a player", text=len(named), hint=hint)
    level = game.meta.player
    return [players.load(level(one)) if isinstance(one, str) else one for one in named]


def check_seat(seat: int, seats: int) -> None:
    """Raise `Illegal` (`match/seats`) if there is no such seat."""
    if not 0 <= seat < seats:
        raise MATCH_SEATS("there is no such seat", text=seat, hint=f"0 to {seats - 1}")


def _register() -> None:
    """Register every game on the shelf as `serenissima/NAME-v2`, with its rules version."""
    for name in names():
        gym.register(
            f"serenissima/{name}-v{meta(name).rules_version}",
            entry_point=f"{__name__}:by_name",
            vector_entry_point="serenissima.vector.environment:by_name",
            kwargs={"name": name},
        )


_register()
