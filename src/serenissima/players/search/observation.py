"""A seat's view as numbers for learning, written by compiled code: features and legal mask."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.features import Element, dtype_of, elements, features
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.game import Game
from serenissima.kernel.record import Record

# Places are unsigned, so that Numba leaves out the check for negative indices, which would keep the
# loops over runs from being vectorized.
RUN = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("byte", np.uint64),  # offset of the first value in the record
                ("width", np.uint64),  # bytes of a value
                ("count", np.uint64),  # number of adjacent values
                ("entry", np.uint64),  # place of the first value in the vector
                ("least", np.int64),  # the value that counts as 0
            ]
        ),
    )
)
CHOICE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("byte", np.uint64),
                ("width", np.uint64),
                ("entry", np.uint64),  # place of the first value in the vector
                ("least", np.int64),  # the first value
                ("values", np.int64),  # number of values
                ("turn", np.int64),  # how many of them come after the others
            ]
        ),
    )
)
BYTE = 8
LOW_BYTE = wide(255)


class FeatureTables(NamedTuple):
    """The places to read the features of each seat of a match, for `write_features`.

    Attributes:
        fixed: the vector where the seat sees nothing, elsewhere 0: `[seats, entries]`.
        runs: quantities that are adjacent both in the record and in the vector: `RUN` `[seats,
            runs]`.
        choices: elements with an entry for each value: `CHOICE` `[seats, choices]`.
    """

    fixed: npt.NDArray[np.signedinteger[Any]]
    runs: npt.NDArray[Any]
    choices: npt.NDArray[Any]


class Observation(NamedTuple):
    """A learner's observation at a decision.

    Attributes:
        features: `[entries]`, as returned by `kernel.features.features`.
        legal: 1 for each legal action, 0 for the others: uint8 `[actions]`.
    """

    features: npt.NDArray[np.signedinteger[Any]]
    legal: npt.NDArray[np.uint8]


def feature_tables(kind: Record[Any], seats: int) -> FeatureTables:
    """Return the tables for a state and a number of seats."""
    return tables_of([elements(kind, seat, seats) for seat in range(seats)], dtype_of(kind))


def tables_of(
    seen: Sequence[Sequence[Element]], dtype: type[np.signedinteger[Any]], entries: int = 0
) -> FeatureTables:
    """Return the tables for the elements of each seat's vector, in the order of their entries.

    Args:
        seen: each seat's elements.
        dtype: of the vector.
        entries: the length of the vector; default: up to the last element.
    """
    visible = [[element for element in one if element.visible] for one in seen]
    choices = [[_choice(element) for element in one if element.values] for one in visible]
    quantities = [[element for element in one if not element.values] for one in visible]
    fixed = np.zeros((len(seen), entries or _length(seen[0])), dtype)
    for vector, one in zip(fixed, seen, strict=True):
        for element in one:
            if not element.visible:
                element.write(0, vector)  # hidden elements count as 0 in the record
    return FeatureTables(
        fixed, _pad([list(_runs(one)) for one in quantities], RUN), _pad(choices, CHOICE)
    )


def new_observation(game: Game, seats: int) -> Observation:
    """Return memory for one seat's observation at one decision."""
    entries = len(features(game.state, game.state.blank(), 0, seats))
    return Observation(
        np.zeros(entries, dtype_of(game.state)), np.zeros(game.actions.count, np.uint8)
    )


@inner
def value_at(cells: Cells, byte: Any, width: Any) -> int:
    """Return the signed little-endian number of `width` bytes at `byte`."""
    value = wide(cells[byte + width - np.uint64(1)])
    for place in range(width - np.uint64(1)):
        at = byte + width - np.uint64(2) - np.uint64(place)
        value = (value << BYTE) | (wide(cells[at]) & LOW_BYTE)
    return value


@compiled
def write_features(tables: FeatureTables, seat: int, cells: Cells, out: Cells) -> None:
    """Write the feature vector of a seat; it equals `kernel.features.features`.

    Args:
        tables: `FeatureTables` of the match.
        seat: the seat whose view it is.
        cells: the state, int8 `[bytes]`.
        out: `[entries]` of the features' type.
    """
    for entry in range(out.shape[0]):
        out[entry] = tables.fixed[seat, entry]
    for i in range(tables.runs.shape[1]):
        run = tables.runs[seat, i]
        byte, entry, least = run.byte, run.entry, run.least
        if run.width == 1:
            for k in range(run.count):
                out[entry + k] = cells[byte + k] - least
        else:
            for k in range(run.count):
                out[entry + k] = value_at(cells, byte + k * run.width, run.width) - least
    for i in range(tables.choices.shape[1]):
        choice = tables.choices[seat, i]
        value = value_at(cells, choice.byte, choice.width) - choice.least
        if 0 <= value < choice.values:
            value -= choice.turn
            if value < 0:
                value += choice.values
            out[choice.entry + np.uint64(value)] = 1


@compiled
def write_mask(actions: Cells, count: int, out: Cells) -> None:
    """Write 1 for each of the first `count` listed actions and 0 for the others."""
    for action in range(out.shape[0]):
        out[action] = 0
    for i in range(count):
        out[np.uint64(actions[i])] = 1


def _length(seen: Sequence[Element]) -> int:
    """Return the number of entries of a vector."""
    return seen[-1].entry + seen[-1].entries if seen else 0


def _runs(quantities: list[Element]) -> Iterator[tuple[int, ...]]:
    """Yield runs of quantities that are adjacent and have the same least value."""

    def start(numbered: tuple[int, Element]) -> tuple[int, ...]:
        """Return a key that is equal for all members of a run."""
        i, element = numbered
        return element.width, element.least, element.byte - element.width * i, element.entry - i

    for _, run in groupby(enumerate(quantities), start):
        members = [element for _, element in run]
        first = members[0]
        yield first.byte, first.width, len(members), first.entry, first.least


def _choice(element: Element) -> tuple[int, ...]:
    place = (element.byte, element.width, element.entry)
    return (*place, element.least, element.entries, element.turn)


def _pad(rows: list[list[tuple[int, ...]]], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """Return rows as one array; shorter rows end with zeros, which read nothing."""
    table = np.zeros((len(rows), max(map(len, rows))), dtype)
    for seat, row in enumerate(rows):
        table[seat, : len(row)] = row
    return table
