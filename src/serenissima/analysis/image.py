"""The memory of an analysis as a browser needs it: where each array lies, and what is in it.

A WebAssembly module gets a function's arguments as Numba passes them: a record as an address, an
array as seven or more numbers. Addresses count from the beginning of the image.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.analysis.memory import AnalysisMemory

ALIGNED = 64  # bytes: each piece of memory begins at a multiple
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Image:
    """The memory of an analysis.

    Attributes:
        size: its bytes.
        arguments: those of `do_job` except the job: addresses as `a123`, whole numbers as `n123`,
            real ones as `r0.5`.
        network: the pieces that are the same in all matches of the game, by address.
        pieces: all others that are not zero, by address.
        found: address and size of the findings.
    """

    size: int
    arguments: tuple[str, ...]
    network: dict[int, Bytes]
    pieces: dict[int, Bytes]
    found: tuple[int, int]


def draw_image(memory: AnalysisMemory) -> Image:
    """Return the image of a memory."""
    places: dict[int, tuple[int, Any]] = {}
    size = 0
    for leaf in _leaves(memory):
        owner = _owner(leaf)
        if owner is not None and _address(owner) not in places:
            places[_address(owner)] = size, owner
            size += -(-owner.nbytes // ALIGNED) * ALIGNED
    guide = () if memory.guide is None else (memory.guide.policy, memory.guide.critic)
    shared = {_address(_owner(leaf)) for leaf in _leaves(guide)}
    network, pieces = {}, {}
    for address, (place, owner) in places.items():
        data = _bytes(owner)
        if address in shared:
            network[place] = data
        elif data.any():
            pieces[place] = data
    begin, found = places[_address(_owner(memory.found.chances))]
    return Image(
        size=size,
        arguments=tuple(word for leaf in _leaves(memory) for word in _words(leaf, places)),
        network=network,
        pieces=pieces,
        found=(begin, found.nbytes),
    )


def _leaves(value: Any) -> Iterator[Any]:
    """Yield the arrays, records and numbers of nested tuples, in order."""
    if isinstance(value, tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def _owner(leaf: Any) -> Any:
    """Return the array that owns the memory of an array or a record; None for a number."""
    if isinstance(leaf, np.void):
        base: Any = leaf.base
        leaf = np.asarray(leaf) if base is None else base
    if not isinstance(leaf, np.ndarray):
        return None
    while isinstance(leaf.base, np.ndarray):
        leaf = leaf.base
    return leaf


def _address(array: Any) -> int:
    return int(array.__array_interface__["data"][0])


def _bytes(array: Any) -> Bytes:
    return np.frombuffer(np.ascontiguousarray(array).tobytes(), np.uint8)


def _words(leaf: Any, places: dict[int, tuple[int, Any]]) -> Sequence[str]:
    """Return the arguments as which Numba passes a value."""
    if leaf is None:
        return ("n-",)
    if isinstance(leaf, float):
        return (f"r{leaf!r}",)
    owner = _owner(leaf)
    if owner is None:
        return (f"n{int(leaf)}",)
    place, _ = places[_address(owner)]
    at = np.asarray(leaf)
    address = f"a{place + _address(at) - _address(owner)}"
    if isinstance(leaf, np.void):
        return (address,)
    numbers = [leaf.size, leaf.itemsize, *leaf.shape, *leaf.strides]
    count, item, *rest = (f"n{number}" for number in numbers)
    return ("a-", "a-", count, item, address, *rest)
