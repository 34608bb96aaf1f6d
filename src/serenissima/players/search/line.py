"""The line that a search expects after an action at the root: each seat's most frequent choice."""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.seats import first_seat, has_seat
from serenissima.kernel.verbs import apply
from serenissima.players.search.edges import Key, edge_key, find, key_of_view, mix, node_key
from serenissima.players.search.playout import candidates
from serenissima.players.search.regret import RegretTree
from serenissima.players.search.tree import NOTHING, Descent, Tree, determinize
from serenissima.players.search.workspace import NOW, Workspace

LINE = np.dtype((np.record, np.dtype([("seat", np.int64), ("action", np.int64)])))
GIVEN_BY_SEARCH = -1  # in place of an action: the one that the search prefers


@compiled
def follow(work: Workspace, tree: Tree, descent: Descent, action: int, line: Cells) -> int:
    """Take an action at the root in one deal, then each seat's most frequent choices.

    The line ends at the edge of the tree. A forced action isn't written.

    Args:
        work: `Workspace`; its `ROOT` is the view of the searching seat.
        tree: the `Tree`, which doesn't change.
        descent: a `Descent`, overwritten.
        action: of the searching seat, legal at the root; it isn't written.
        line: the choices that follow, to be written: `LINE` `[choices]`.

    Returns:
        The number of choices written.
    """
    seats = descent.history.shape[0]
    for seat in range(seats):
        descent.history[seat] = NOTHING
    determinize(work, tree.seat)
    first = action
    count = 0
    while work.states[NOW].waits != 0 and count + seats <= line.shape[0]:
        if not prefer(work, tree, descent, first):
            return count
        for seat in range(seats):
            chosen = descent.actions[seat]
            if chosen < 0:
                continue
            apply(work.terms, work.states[NOW], seat, chosen, work.dice, work.tale)
            descent.history[seat] += mix(np.uint64(chosen + 1))
            if descent.expanded[seat]:
                line[count].seat = seat
                line[count].action = chosen
                count += 1
        first = GIVEN_BY_SEARCH
    return count


@inner
def prefer(work: Workspace, tree: Tree, descent: Descent, first: int) -> bool:
    """Let each waiting seat make its most frequent choice; return False outside the tree.

    If `first` is an action, the searching seat takes it instead. `Descent.expanded` marks the seats
    that had a choice.
    """
    public = key_of_view(work.words[NOW], tree.public)
    for seat in range(descent.history.shape[0]):
        descent.actions[seat] = -1
        descent.expanded[seat] = False
        if not has_seat(work.states[NOW].waits, seat):
            continue
        if seat == tree.seat and first >= 0:
            descent.actions[seat] = first
            continue
        count = candidates(work.terms, work.states[NOW], seat, work.first_retract, work.actions)
        if seat == tree.seat:
            node = node_key(seat, key_of_view(work.words[NOW], tree.mask), NOTHING)
        else:
            node = node_key(seat, public, descent.history[seat])
        descent.expanded[seat] = count > 1
        descent.actions[seat] = work.actions[0]
        if count > 1:
            descent.actions[seat] = most_visited(work, tree.edges, node, count)
            if descent.actions[seat] < 0:
                return False
    return True


@inner
def most_visited(work: Workspace, edges: Cells, node: Key, count: int) -> int:
    """Return the listed action visited most, of equals the one worth most; -1 for none."""
    best = -1
    visits = 0
    total = 0.0
    for i in range(count):
        at = find(edges, edge_key(node, wide(work.actions[i])))
        if at < 0:
            continue
        edge = edges[at]
        if edge.visits > visits or (edge.visits == visits and edge.total > total):
            best = wide(work.actions[i])
            visits = edge.visits
            total = edge.total
    return best


@compiled
def follow_averages(work: Workspace, tree: RegretTree, salt: Key, action: int, line: Cells) -> int:
    """Do what `follow` does in a search by regrets: a seat's choice has the highest average.

    Args:
        work: `Workspace`; its `ROOT` is the view of the searching seat.
        tree: the `RegretTree`, which doesn't change.
        salt: the kind of its nodes.
        action: of the searching seat, legal at the root; it isn't written.
        line: the choices that follow, to be written: `LINE` `[choices]`.

    Returns:
        The number of choices written.
    """
    determinize(work, tree.seat)
    state = work.states[NOW]
    apply(work.terms, state, tree.seat, action, work.dice, work.tale)
    written = 0
    while state.waits != 0 and written < line.shape[0]:
        seat = first_seat(state.waits)
        count = candidates(work.terms, state, seat, work.first_retract, work.actions)
        chosen = wide(work.actions[0])
        if count > 1:
            node = node_key(seat, key_of_view(work.words[NOW], tree.masks[seat]), salt)
            highest = 0.0
            for i in range(count):
                at = find(tree.edges, edge_key(node, wide(work.actions[i])))
                if at >= 0 and tree.edges[at].average > highest:
                    highest = tree.edges[at].average
                    chosen = wide(work.actions[i])
            if highest == 0:
                return written
            line[written].seat = seat
            line[written].action = chosen
            written += 1
        apply(work.terms, state, seat, chosen, work.dice, work.tale)
    return written
