"""The memory of a tree search: one hash table of edges, and the keys they are found by.

An edge is an action of a seat in an information state, as the searching seat can tell it apart.
Positions that look the same share their edges, whatever path led to them.
"""

import numpy as np

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells, wide

EDGE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint64),  # 0: the place is free
                ("total", np.float64),  # sum of the acting seat's shares
                ("visits", np.int64),  # iterations that took the edge
                ("available", np.int64),  # iterations in which it could have been taken
            ]
        ),
    )
)

Key = np.uint64  # of an information state, or of an edge

FULL = 0.75  # of the table may be taken

ONE = np.uint64(1)
SALT = np.uint64(0x9E3779B97F4A7C15)  # 2^64 / golden ratio, odd: spreads small numbers
FIRST = np.uint64(0xBF58476D1CE4E5B9)  # the two factors of splitmix64 (Steele and others, 2014)
SECOND = np.uint64(0x94D049BB133111EB)
THIRTY, TWENTYSEVEN, THIRTYONE = (np.uint64(n) for n in (30, 27, 31))
THIRTYTWO = np.uint64(32)


@inner
def mixed(word: Key) -> Key:
    """Spread a word over all 64 bits, one to one."""
    word = (word ^ (word >> THIRTY)) * FIRST
    word = (word ^ (word >> TWENTYSEVEN)) * SECOND
    return word ^ (word >> THIRTYONE)


@inner
def key_of_view(words: Cells, mask: Cells) -> Key:
    """The key of what a mask shows of a state; the words are independent, so this runs wide."""
    key = np.uint64(0)
    for i in range(words.shape[0]):
        word = ((words[i] & mask[i]) ^ (np.uint64(i + 1) * SALT)) * FIRST
        key += (word ^ (word >> THIRTYTWO)) * SECOND
    return mixed(key)


@inner
def node_key(seat: int, view: Key, history: Key) -> Key:
    """The key of an information state: who acts, what can be seen, and its own actions so far."""
    return mixed(view ^ history ^ (np.uint64(seat + 1) * SALT))


@inner
def edge_key(node: Key, action: int) -> Key:
    """The key of an action there; never 0."""
    return mixed(node + np.uint64(action + 1) * SALT) | ONE


@inner
def find(edges: Cells, key: Key) -> int:
    """Where the edge lies in the table; if it is missing, -1 - the free place for it."""
    last = edges.shape[0] - 1  # one less than a power of two
    at = wide(key & np.uint64(last))
    while edges[at].key != 0:
        if edges[at].key == key:
            return at
        at = (at + 1) & last
    return -1 - at
