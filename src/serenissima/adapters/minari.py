"""Matches as a Minari dataset: each seat of a match is an episode."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from serenissima.adapters.encoder import rewards
from serenissima.adapters.episodes import Episodes
from serenissima.adapters.extra import need
from serenissima.adapters.parquet import RecordedMatch, list_decisions
from serenissima.kernel.engine import engine

INSTALL = "pip install 'minari[hdf5]' pillow"


def write_dataset(recorded: Iterable[RecordedMatch], name: str, **about: Any) -> Any:
    """Store finished matches of one game and number of seats in Minari's folder; return them.

    An episode has the decisions of one seat, with the observations of `adapters.gymnasium`, and
    the seat's last view; its reward comes with its last action.

    Args:
        recorded: the matches, as `adapters.converting.read_match_file` returns them.
        name: the dataset's name, such as `serenissima/people-v0`.
        about: what Minari stores with it, such as `author`, `author_email` and `code_permalink`.

    Raises:
        NotNow: `research/missing`: Minari isn't installed.
        ValueError: Minari already has a dataset of this name.
    """
    minari = need("minari", INSTALL)
    matches = list(recorded)
    first = matches[0].match
    episodes = Episodes(first.game, first.seats, {})
    buffers = [buffer for one in matches for buffer in _seats(minari, episodes, one)]
    return minari.create_dataset_from_buffers(
        name,
        buffer=buffers,
        observation_space=episodes.observation_space(episodes.encoder.actions),
        action_space=need("gymnasium.spaces").Discrete(episodes.encoder.actions),
        algorithm_name=", ".join(sorted({player for one in matches for player in one.players})),
        description=f"{first.game.meta.title}, rules version {first.game.meta.rules_version}, "
        f"engine {engine()}",
        **about,
    )


def _seats(minari: Any, episodes: Episodes, one: RecordedMatch) -> Iterator[Any]:
    """Yield the episode of each seat that acted."""
    match, encoder = one.match, episodes.encoder
    worth = rewards(match.outcome.shares) if match.outcome else (0.0,) * match.seats
    steps = list(list_decisions(one))
    for seat in range(match.seats):
        own = [(state, step) for state, step in steps if step.seat == seat]
        if not own:
            continue
        seen = [(state, encoder.legal(match.terms, state, seat)) for state, _ in own]
        seen.append((match.state, np.empty(0, np.int32)))
        count = len(own)
        yield minari.data_collector.EpisodeBuffer(
            observations={
                "observation": np.stack([encoder.features(state, seat) for state, _ in seen]),
                "action_mask": np.stack([encoder.mask(legal) for _, legal in seen]),
            },
            actions=np.array([step.action for _, step in own]),
            rewards=np.array([0.0] * (count - 1) + [worth[seat]]),
            terminations=np.array([False] * (count - 1) + [True]),
            truncations=np.zeros(count, np.bool_),
        )
