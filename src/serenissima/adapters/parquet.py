"""Matches as Arrow tables for Parquet files: one row per decision, and one per match."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import Encoder, rewards
from serenissima.adapters.extra import need
from serenissima.kernel.engine import engine
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match, Step
from serenissima.kernel.record import bytes_of
from serenissima.players.search.observation import write_features

pyarrow = need("pyarrow")


@dataclass(frozen=True)
class RecordedMatch:
    """A match that is over, with its players.

    Attributes:
        number: its index in the plan.
        deal: the seed of its dice.
        players: their names by seat.
        match: the match.
    """

    number: int
    deal: str
    players: tuple[str, ...]
    match: Match


def matches_table(game: Game, seats: int, recorded: Iterable[RecordedMatch]) -> Any:
    """Return a table with a row for each match: its players and its outcome."""
    rows = [
        {
            "match": one.number,
            "deal": one.deal,
            "players": list(one.players),
            "shares": list(one.match.outcome.shares) if one.match.outcome else [],
            "ending": one.match.ending,
            "decisions": sum(1 for _ in list_decisions(one)),
        }
        for one in recorded
    ]
    shares = pyarrow.list_(pyarrow.float64(), seats)
    schema = pyarrow.schema(
        [
            ("match", pyarrow.int64()),
            ("deal", pyarrow.string()),
            ("players", pyarrow.list_(pyarrow.string(), seats)),
            ("shares", shares),
            ("ending", pyarrow.string()),
            ("decisions", pyarrow.int32()),
        ],
        _about(game),
    )
    return pyarrow.Table.from_pylist(rows, schema)


def decisions_table(encoder: Encoder, recorded: Iterable[RecordedMatch]) -> Any:
    """Return a table with a row for each decision: its seat, view, legal actions, and outcome."""
    columns = _Columns(encoder)
    for one in recorded:
        columns.add(one)
    return columns.table()


def list_decisions(one: RecordedMatch) -> Iterator[tuple[Any, Step]]:
    """Yield each action that isn't a retraction, with the state before it."""
    match = one.match
    acted = [step for step in match.steps if step.seat != NOBODY]
    for state, step in zip(match.states, acted, strict=False):
        if step.action < match.game.actions.first_retract:
            yield state, step


def _about(game: Game, more: Mapping[str, object] | None = None) -> dict[str, str]:
    """Return the metadata of a file, which a reader needs besides the columns."""
    versions = {"rules_version": game.meta.rules_version, "engine": engine()}
    about = {"game": game.meta.name, **versions, **(more or {})}
    return {name: json.dumps(value) for name, value in about.items()}


class _Columns:
    """The growing columns of a table of decisions."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self._numbers: list[tuple[int, int, int, int]] = []
        self._words: list[tuple[str, str, str]] = []
        self._worth: list[tuple[float, float]] = []
        self._features: list[npt.NDArray[Any]] = []
        self._masks: list[npt.NDArray[np.int8]] = []

    def add(self, one: RecordedMatch) -> None:
        """Add the decisions of a match."""
        match, encoder = one.match, self._encoder
        assert match.outcome is not None
        worth = rewards(match.outcome.shares)
        for number, (state, step) in enumerate(list_decisions(one)):
            seen = np.empty(encoder.entries, encoder.tables.fixed.dtype)
            write_features(encoder.tables, step.seat, bytes_of(state).view(np.int8), seen)
            self._features.append(seen)
            self._masks.append(encoder.mask(encoder.legal(match.terms, state, step.seat)))
            self._numbers.append((one.number, number, step.seat, step.action))
            word = match.actions.format(step.action)
            self._words.append((one.players[step.seat], word, match.ending))
            self._worth.append((match.outcome.shares[step.seat], worth[step.seat]))

    def table(self) -> Any:
        """Return the table of all decisions added."""
        game = self._encoder.game
        match, decision, seat, action = zip(*self._numbers, strict=True)
        player, word, ending = zip(*self._words, strict=True)
        share, reward = zip(*self._worth, strict=True)
        columns = {
            "match": pyarrow.array(match, pyarrow.int64()),
            "decision": pyarrow.array(decision, pyarrow.int32()),
            "seat": pyarrow.array(seat, pyarrow.int8()),
            "player": pyarrow.array(player),
            "features": _lists(self._features),
            "legal": _lists(self._masks),
            "action": pyarrow.array(action, pyarrow.int32()),
            "action_text": pyarrow.array(word),
            "share": pyarrow.array(share, pyarrow.float64()),
            "reward": pyarrow.array(reward, pyarrow.float64()),
            "ending": pyarrow.array(ending),
        }
        names = {"features": self._encoder.names, "scales": self._encoder.scales.tolist()}
        return pyarrow.table(columns).replace_schema_metadata(_about(game, names))


def _lists(rows: list[npt.NDArray[Any]]) -> Any:
    """Return rows of equal length as a column of fixed-length lists."""
    table = np.stack(rows)
    return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(table.ravel()), table.shape[1])
