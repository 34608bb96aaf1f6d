"""Any game as a PettingZoo environment: seat by seat (AEC), or all seats at once (Parallel)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import LONGEST
from serenissima.adapters.episodes import ILLEGAL, Episodes
from serenissima.adapters.extra import need
from serenissima.kernel.game import Game
from serenissima.kernel.refusals import MATCH_OVER

AECEnv: Any = need("pettingzoo").AECEnv
ParallelEnv: Any = need("pettingzoo").ParallelEnv
wrappers = need("pettingzoo.utils").wrappers
spaces = need("gymnasium").spaces

Infos = dict[str, dict[str, Any]]
MODES = ["ansi"]  # the only way to render: as text
PROBE = "options"  # an option without meaning that PettingZoo's own tests give to `reset`


def env(
    game: Game,
    seats: int | None = None,
    *,
    flat: bool = False,
    render_mode: str | None = None,
    **options: object,
) -> Any:
    """Return the environment seat by seat; an illegal action ends the match and costs its seat 1.

    Args:
        game: the game.
        seats: the number of players; default: the game's smallest.
        flat: whether an observation is the features alone; the mask is in the infos only.
        render_mode: `ansi` for `render`.
        options: the options of the match.

    Raises:
        Unknown, Illegal: what `Match` raises.
    """
    raw = raw_env(game, seats, flat=flat, render_mode=render_mode, **options)
    safe = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))


def raw_env(
    game: Game,
    seats: int | None = None,
    *,
    flat: bool = False,
    render_mode: str | None = None,
    **options: object,
) -> "TurnEnv":
    """Return the environment inside `env`; here `step` raises `Illegal` (`action/illegal`)."""
    return TurnEnv(Episodes(game, seats, options, flat=flat), render_mode)


def parallel_env(
    game: Game,
    seats: int | None = None,
    *,
    max_cycles: int = LONGEST,
    flat: bool = False,
    render_mode: str | None = None,
    **options: object,
) -> "JointEnv":
    """Return the environment with all seats at once: those that must act decide simultaneously.

    Args:
        game: the game.
        seats: the number of players; default: the game's smallest.
        max_cycles: steps after which the match is cut off.
        flat: whether an observation is the features alone; the mask is in the infos only.
        render_mode: `ansi` for `render`.
        options: the options of the match.

    Raises:
        Unknown, Illegal: what `Match` raises.
    """
    return JointEnv(Episodes(game, seats, options, flat=flat), max_cycles, render_mode)


class TurnEnv(AECEnv):
    """The seats of a match, one after another; if several may act, the lowest comes first.

    Agents are `seat_0` and so on. The others see an agent's choice only when the rules reveal it.
    An observation contains the seat's view as numbers between 0 and 1, its own seat first, and the
    mask of its legal actions, which is empty unless it must act and which is in its info, too.
    """

    def __init__(self, episodes: Episodes, render_mode: str | None = None) -> None:
        super().__init__()
        self.episodes, self.render_mode = episodes, render_mode
        self.metadata = _metadata(episodes)
        self.possible_agents = _agents(episodes)
        self.agents: list[str] = []
        count = episodes.encoder.actions
        seen = episodes.observation_space(count)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.state_space = episodes.state_space()
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Return the space of its observations: float32 `[entries]` and int8 `[actions]`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the numbers of the game's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; the same `seed` gives the same match and the same ones after it.

        With `options={"position": TEXT}` it begins there.

        Raises:
            Unknown, Unreadable, Illegal: what `Episodes.begin` raises.
        """
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episodes.begin(int(self._seeds.integers(1 << 62)), _without_probe(options))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.episodes.match.waits[0]]
        self._tell_masks()

    def observe(self, agent: str) -> Any:
        """Return an agent's current observation."""
        return self.episodes.observe(self.possible_agents.index(agent), self._mask(agent))

    def state(self) -> npt.NDArray[np.float32]:
        """Return the whole match with all secrets, for a central critic; see `Encoder.whole`."""
        return self.episodes.encoder.whole(self.episodes.match.state)

    def _mask(self, agent: str) -> npt.NDArray[np.int8]:
        seat, asked = self.possible_agents.index(agent), agent == self.agent_selection
        legal = self.episodes.legal(seat) if asked else np.empty(0, np.int32)
        return self.episodes.encoder.mask(legal)

    def _tell_masks(self) -> None:
        self.infos: Infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def step(self, action: int | None) -> None:
        """Let the selected agent act; raise what `Match.play` raises."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.episodes.match
        match.play(self.possible_agents.index(agent), -1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episodes.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, match.over)
        if not match.over:
            self.agent_selection = self.possible_agents[match.waits[0]]
        self._tell_masks()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as text, as the seat that must act sees it."""
        return _render(self.episodes, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


class JointEnv(ParallelEnv):
    """All seats of a match at once, as far as the rules let them choose simultaneously.

    The last action, `wait`, is for a seat that can't act; any other action from such a seat is
    ignored. An illegal action isn't carried out: the seat must choose again, and its info has the
    code of the refusal under `refused`.

    Attributes:
        wait: the number of that action.
    """

    def __init__(
        self, episodes: Episodes, max_cycles: int = LONGEST, render_mode: str | None = None
    ) -> None:
        self.episodes, self.render_mode = episodes, render_mode
        self.max_cycles, self._cycles = max_cycles, 0
        self.metadata = _metadata(episodes)
        self.possible_agents = _agents(episodes)
        self.agents: list[str] = []
        self.wait = episodes.encoder.actions
        seen = episodes.observation_space(self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {a: spaces.Discrete(self.wait + 1) for a in self.possible_agents}
        self.state_space = episodes.state_space()
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Return the space of its observations: float32 `[entries]` and int8 `[actions + 1]`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the numbers of the game's actions, and `wait`."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], Infos]:
        """Begin a match; the same `seed` gives the same match and the same ones after it.

        With `options={"position": TEXT}` it begins there.

        Raises:
            Unknown, Unreadable, Illegal: what `Episodes.begin` raises.
        """
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episodes.begin(int(self._seeds.integers(1 << 62)), _without_probe(options))
        self.agents, self._cycles = list(self.possible_agents), 0
        return self._observe_all(), self._masks()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Let every seat act that must; the order makes no difference.

        Raises:
            NotNow: `match/over`: the match is over, or none has begun.
        """
        if not self.agents:
            raise MATCH_OVER("no match is running", hint="env.reset()")
        refused = self._play(actions)
        self._cycles += 1
        over = self.episodes.match.over
        cut = not over and self._cycles >= self.max_cycles
        infos = self._masks()
        for agent in refused:
            infos[agent]["refused"] = ILLEGAL
        told = (
            self._observe_all(),
            dict(zip(self.agents, self.episodes.rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return told

    def _play(self, actions: Mapping[str, int]) -> list[str]:
        """Carry out the legal actions; return the agents whose action isn't legal."""
        refused = []
        for seat in self.episodes.match.waits:
            agent = self.possible_agents[seat]
            action = int(actions.get(agent, self.wait))
            if action in self.episodes.legal(seat):
                self.episodes.match.play(seat, action)
            else:
                refused.append(agent)
        return refused

    def state(self) -> npt.NDArray[np.float32]:
        """Return the whole match with all secrets, for a central critic; see `Encoder.whole`."""
        return self.episodes.encoder.whole(self.episodes.match.state)

    def _masks(self) -> Infos:
        """Return the infos with the mask of each agent."""
        seats = enumerate(self.possible_agents)
        return {agent: {"action_mask": self._mask(seat)} for seat, agent in seats}

    def _observe_all(self) -> dict[str, Any]:
        """Return the observation of every agent."""
        return {
            agent: self.episodes.observe(seat, self._mask(seat))
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return the mask of legal actions, or of `wait` alone: int8 `[actions + 1]`."""
        legal = self.episodes.legal(seat)
        mask = np.append(self.episodes.encoder.mask(legal), np.int8(0))
        mask[self.wait] = not len(legal)
        return mask

    def render(self) -> str | None:
        """Return the table as text, as the first seat that must act sees it."""
        return _render(self.episodes, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def _without_probe(options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the options of a reset without the one that PettingZoo's own tests set."""
    return {name: value for name, value in (options or {}).items() if name != PROBE}


def _agents(episodes: Episodes) -> list[str]:
    return [f"seat_{seat}" for seat in range(episodes.match.seats)]


def _metadata(episodes: Episodes) -> dict[str, Any]:
    meta = episodes.match.game.meta
    name = f"{meta.name.replace('-', '_')}_v{meta.rules_version}"
    return {"name": name, "render_modes": MODES, "is_parallelizable": False}


def _render(episodes: Episodes, mode: str | None) -> str | None:
    return str(episodes.match) if mode == "ansi" else None
