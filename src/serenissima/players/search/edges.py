"""The memory of a tree search: one hash table of edges, and their keys.

An edge is an action of a seat at an information state, as far as the searching seat can tell it
from others. Positions that look the same share their edges, whichever path led there.
"""

import numpy as np

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells, wide

EDGE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint64),  # 0: the slot is free
                ("total", np.float64),  # sum of the acting seat's shares
                ("visits", np.int64),  # iterations that took the edge
                ("available", np.int64),  # iterations in which it could have been taken
            ]
        ),
    )
)

Key = np.uint64  # of an information state, or of an edge

FULL = 0.75  # of the table may be used

ONE = np.uint64(1)
SALT = np.uint64(0x9E3779B97F4A7C15)  # 2^64 / golden ratio, made odd: spreads small numbers
FIRST = np.uint64(0xBF58476D1CE4E5B9)  # the factors of splitmix64 (Steele et al., 2014)
SECOND = np.uint64(0x94D049BB133111EB)
THIRTY, TWENTYSEVEN, THIRTYONE = (np.uint64(n) for n in (30, 27, 31))
THIRTYTWO = np.uint64(32)


@inner
def mix(word: Key) -> Key:
    """Spread a word over all 64 bits, one to one."""
    word = (word ^ (word >> THIRTY)) * FIRST
    word = (word ^ (word >> TWENTYSEVEN)) * SECOND
    return word ^ (word >> THIRTYONE)


@inner
def key_of_view(words: Cells, mask: Cells) -> Key:
    """Return the key of a masked state; the words are independent, so the loop is vectorized."""
    key = np.uint64(0)
    for i in range(words.shape[0]):
        word = ((words[i] & mask[i]) ^ (np.uint64(i + 1) * SALT)) * FIRST
        key += (word ^ (word >> THIRTYTWO)) * SECOND
    return mix(key)


@inner
def node_key(seat: int, view: Key, history: Key) -> Key:
    """Return the key of an information state: the actor, its view, and its own actions so far."""
    return mix(view ^ history ^ (np.uint64(seat + 1) * SALT))


@inner
def edge_key(node: Key, action: int) -> Key:
    """Return the key of an action at an information state; never 0."""
    return mix(node + np.uint64(action + 1) * SALT) | ONE


@inner
def find(edges: Cells, key: Key) -> int:
    """Return the index of an edge in the table or, if it is missing, -1 minus its free slot."""
    last = edges.shape[0] - 1  # one less than a power of two
    at = wide(key & np.uint64(last))
    while edges[at].key != 0:
        if edges[at].key == key:
            return at
        at = (at + 1) & last
    return -1 - at
