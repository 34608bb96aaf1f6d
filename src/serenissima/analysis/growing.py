"""One search of an analysis, in compiled code: with networks, at random, or against regret.

A game uses one of the three; Numba compiles only that.
"""

from typing import Any

from serenissima.analysis.memory import AnalysisMemory, Rated, size_of_table
from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells, wide
from serenissima.players.neural.tree import (
    RatedTree,
    exclude_rated,
    iterate_rated,
    read_rated,
)
from serenissima.players.search.edges import edge_key, find, key_of_view, node_key
from serenissima.players.search.playout import candidates
from serenissima.players.search.regret import RegretTree, read_strategy
from serenissima.players.search.retrace import iterate_regrets
from serenissima.players.search.tree import NOTHING, Tree, iterate, read_root
from serenissima.players.search.workspace import ROOT, Workspace

TRIED_ENOUGH = 1 << 40  # visits that mark an action not to be taken
ALL = -1  # in place of an action: all of them


@inner
def list_actions(memory: AnalysisMemory, view: Cells, seat: int) -> int:
    """List a seat's actions at a view into `root`; return their number."""
    work, listed = memory.work, memory.root.actions
    for i in range(work.words.shape[1]):
        work.words[ROOT, i] = view[i] & memory.masks[seat, i]
    state = work.states[ROOT]
    count = candidates(work.terms, state, seat, work.first_retract, work.actions)
    for i in range(count):
        listed[i] = work.actions[i]
    return count


@inner
def search(memory: AnalysisMemory, view: Cells, seat: int, iterations: int, only: int) -> int:
    """Search from a seat's view and write the statistics to `root`; return the number of actions.

    Args:
        memory: the `AnalysisMemory`.
        view: the state as the seat sees it: uint64 `[words]`.
        seat: the seat that must act.
        iterations: the number of iterations.
        only: the one action to take at the root, or `ALL`.
    """
    count = list_actions(memory, view, seat)
    root = memory.root
    for i in range(count):
        root.visits[i] = 0
        root.values[i] = 0.0
    if count < 2:
        return count
    size = size_of_table(iterations, count)
    used = size * (memory.slots.shape[0] // memory.tree.edges.shape[0])
    for i in range(used):
        memory.slots[i] = 0
    memory.tree.used[0] = 0
    visits, totals = root.visits[:count], root.values[:count]
    grow(memory, memory.guide, memory.plain, memory.walk, seat, size, iterations, only, count)
    for i in range(count):
        totals[i] = totals[i] / visits[i] if visits[i] > 0 else 0.0
    return count


@inner
def grow(
    memory: AnalysisMemory,
    guide: Any,
    plain: Any,
    walk: Any,
    seat: int,
    size: int,
    iterations: int,
    only: int,
    count: int,
) -> None:
    """Grow the tree that the game uses, and read what it found."""
    work, tree, root = memory.work, memory.tree, memory.root
    visits, totals = root.visits[:count], root.values[:count]
    edges = tree.edges[:size]
    if guide is not None:
        rated = RatedTree(edges, tree.used, seat, tree.masks, tree.taken, tree.takers)
        rated.used[1] = 0
        iterate_rated(work, rated, guide, 1)
        for i in range(count):
            if only not in (ALL, root.actions[i]):
                exclude_rated(work, rated, wide(root.actions[i]))
        iterate_rated(work, rated, guide, iterations - 1)
        list_again(work, root, count)
        read_rated(work, rated, visits, totals)
    if plain is not None:
        spectator = memory.masks.shape[0] - 1
        grown = Tree(edges, tree.used, seat, memory.masks[seat], memory.masks[spectator])
        exclude(work, grown, root, count, only)
        iterate(work, grown, plain.settings, plain.descent, iterations)
        list_again(work, root, count)
        read_root(work, grown, visits, totals)
    if walk is not None:
        grow_regrets(memory, walk, seat, size, iterations, only, count)


@inner
def list_again(work: Workspace, root: Rated, count: int) -> None:
    """List the actions of the root in the workspace, whose list the search has used."""
    for i in range(count):
        work.actions[i] = root.actions[i]


@inner
def exclude(work: Workspace, tree: Tree, root: Rated, count: int, only: int) -> None:
    """Never take the other actions at the root of a tree without edges."""
    node = node_key(tree.seat, key_of_view(work.words[ROOT], tree.mask), NOTHING)
    for i in range(count):
        if only not in (ALL, root.actions[i]):
            key = edge_key(node, wide(root.actions[i]))
            edge = tree.edges[-1 - find(tree.edges, key)]
            edge.key = key
            edge.visits = TRIED_ENOUGH
            tree.used[0] += 1


@inner
def grow_regrets(
    memory: AnalysisMemory, walk: Any, seat: int, size: int, iterations: int, only: int, count: int
) -> None:
    """Let a search minimize regret, and read its strategy as visits."""
    work, tree, root = memory.work, memory.tree, memory.root
    for i in range(tree.done.shape[0]):
        tree.done[i] = 0
    for i in range(tree.barred.shape[0]):
        tree.barred[i] = 0
    tree.likely[0] = 0.0
    tree.likely[1] = 0.0
    for i in range(count):
        if only not in (ALL, root.actions[i]):
            tree.barred[root.actions[i]] = 1
    grown = RegretTree(
        tree.edges[:size], tree.used, tree.done, seat, tree.views, tree.masks, tree.public,
        tree.likely, tree.barred, tree.blank, tree.spare,
    )  # fmt: skip
    iterate_regrets(work, grown, walk, memory.horizon, iterations)
    list_again(work, root, count)
    read_strategy(work, grown, root.visits[:count], root.values[:count])


@inner
def value_of(root: Rated, count: int, action: int) -> float:
    """Return the worth that the latest search found for an action; 0 if it was not listed."""
    for i in range(count):
        if root.actions[i] == action:
            return float(root.values[i])
    return 0.0


@inner
def is_listed(root: Rated, count: int, action: int) -> bool:
    """Whether an action is among those of the root."""
    for i in range(count):
        if root.actions[i] == action:
            return True
    return False
