"""Information-set Monte-Carlo tree search, inside compiled code, for any game.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): each
iteration deals anew what the searching seat cannot see, and walks down one tree of information
states. An edge is chosen among those that this deal allows, by its mean and by how rarely it was
taken when it could have been (UCB over availability). Each seat has statistics of its own and adds
at most one edge an iteration, or with priors the edges of one information state, each worth what
the estimate says one step ahead (after Gelly and Silver, "Combining Online and Offline Knowledge in
UCT", 2007); from then on it plays at random. The walk ends when every seat has added something, or
the first one. What suits a game is its `Outlook`.

Seats that choose at the same time choose from what they knew before either chose (decoupled UCT).
"""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below
from serenissima.kernel.verbs import apply, evaluate, redeal, score
from serenissima.players.search.edges import FULL, edge_key, find, mixed, node_key, seen
from serenissima.players.search.playout import options, play_on, restore
from serenissima.players.search.step import worth

LONGEST = 512  # edges that one iteration may walk
NONE = np.uint64(0)  # the key of a choice that is not kept


@inner
def pick_edge(table, node, room, count, explore, dice):
    """Choose one of the listed actions: a missing edge before all others, at random."""
    best = -1.0
    chosen = 0
    missing = 0
    for i in range(count):
        at = find(table, edge_key(node, np.int64(room[i])))
        if at < 0:
            missing += 1
            if below(dice, missing) == 0:
                chosen = i
            continue
        edge = table[at]
        edge.offers += 1
        bound = edge.value + explore * np.sqrt(np.log(edge.offers) * edge.visits)
        if missing == 0 and bound > best * edge.visits:
            best = bound / edge.visits
            chosen = i
    return chosen


@inner
def expand(terms, states, words, seat, node, prior, table, used, dice, room, count, share, tale):
    """Make the missing edges to the listed actions, with priors; return whether there were any."""
    given = False
    for i in range(count):
        action = np.int64(room[i])
        key = edge_key(node, action)
        at = find(table, key)
        if at >= 0 or used[0] >= table.shape[0] * FULL:
            continue
        restore(words, 2, 1)
        apply(terms, states[2], seat, action, dice, tale)
        at = -1 - at
        table[at].key = key
        table[at].offers = prior
        table[at].visits = prior
        table[at].value = prior * worth(terms, states[2], seat, share)
        used[0] += 1
        given = True
    return given


@inner
def choose(terms, states, words, masks, seat, knobs, desk, table, used, dice, room, tale):
    """Let each waiting seat choose, from what it knew before the others chose."""
    own, grown, actions, keys, _, share, given = desk
    public = seen(words[1], masks[1])
    for other in range(own.shape[0]):
        keys[other] = NONE
        actions[other] = -1
        given[other] = False
        if not (states[1].waits >> other) & 1:
            continue
        count = options(terms, states[1], other, knobs[2], room)
        if grown[other] or count == 1:
            actions[other] = room[below(dice, count)]
            continue
        if other == seat:
            node = node_key(other, seen(words[1], masks[0]), NONE)
        else:
            node = node_key(other, public, own[other])
        if knobs[5] > 0:
            given[other] = expand(
                terms, states, words, other, node, knobs[5], table, used, dice, room, count, share,
                tale,
            )  # fmt: skip
        actions[other] = room[pick_edge(table, node, room, count, knobs[3], dice)]
        keys[other] = edge_key(node, actions[other])


@inner
def follow(table, used, key):
    """Count a visit to an edge, made if there is room; return its place, and whether it was there.

    The place is -1 if there was no room for it.
    """
    at = find(table, key)
    known = at >= 0
    if not known:
        if used[0] >= table.shape[0] * FULL:
            return -1, known
        used[0] += 1
        at = -1 - at
        table[at].key = key
        table[at].offers = 1
    table[at].visits += 1
    return at, known


@inner
def descend(terms, states, words, masks, seat, knobs, desk, table, used, dice, room, tale):
    """Walk from the root to where enough seats have added an edge; return the path's length."""
    own, grown, actions, keys, path, _, given = desk
    for other in range(own.shape[0]):
        own[other] = NONE
        grown[other] = False
    growing = knobs[4]
    length = 0
    while growing > 0 and states[1].waits != 0 and length + own.shape[0] <= LONGEST:
        choose(terms, states, words, masks, seat, knobs, desk, table, used, dice, room, tale)
        for other in range(own.shape[0]):
            if actions[other] < 0:
                continue
            apply(terms, states[1], other, actions[other], dice, tale)
            own[other] += mixed(np.uint64(actions[other] + 1))
            if keys[other] == NONE:
                continue
            at, known = follow(table, used, keys[other])
            if at >= 0:
                path[0, length] = at
                path[1, length] = other
                length += 1
            if given[other] or not known:
                grown[other] = True
                growing -= 1
    return length


@inner
def estimate(terms, state, shares):
    """Write each seat's share of the win: at the end the score, before it estimates, scaled."""
    if state.waits == 0:
        score(terms, state, shares)
        return
    evaluate(terms, state, shares)
    whole = 0.0
    for seat in range(shares.shape[0]):
        whole += shares[seat]
    for seat in range(shares.shape[0]):
        shares[seat] = shares[seat] / whole if whole > 0 else 1 / shares.shape[0]


def new_desk(seats):
    """What `iterate` works with: made by Python, since making arrays takes long to compile."""
    return (
        np.zeros(seats, np.uint64),  # the sum of each seat's own actions since the root
        np.zeros(seats, np.bool_),  # whether it has added its edge
        np.zeros(seats, np.int64),  # what it has just chosen, or -1
        np.zeros(seats, np.uint64),  # the key of that edge
        np.zeros((2, LONGEST), np.int64),  # the edges walked, and whose they are
        np.zeros(seats),  # each seat's share of the win
        np.zeros(seats, np.bool_),  # whether it has just been given edges with priors
    )


@compiled
def iterate(terms, states, words, masks, seat, knobs, desk, table, used, dice, room, tale):
    """Run iterations of the search.

    Args:
        terms: the terms of the match.
        states, words: records `[3]` and the same memory as uint64 `[3, words]`; the first is the
            view of the searching seat, the others are worked on.
        masks: what that seat sees, and what everybody sees: uint64 `[2, words]`.
        seat: who searches.
        knobs: iterations, decisions of a playout, first retracting action, exploration, how many
            seats are to add an edge before the walk ends, prior.
        desk: from `new_desk`.
        table, used: edges, a power of two of them, and int64 `[1]`, how many are taken.
        dice: rolled.
        room, tale: for `legal` and `apply`.
    """
    path, shares = desk[4], desk[5]
    for _ in range(knobs[0]):
        restore(words, 1, 0)
        redeal(terms, states[1], seat, dice)
        length = descend(
            terms, states, words, masks, seat, knobs, desk, table, used, dice, room, tale
        )
        play_on(terms, states[1], knobs[1], knobs[2], dice, room, tale)
        estimate(terms, states[1], shares)
        for i in range(length):
            table[path[0, i]].value += shares[path[1, i]]


@compiled
def root_edges(words, mask, seat, table, room, found):
    """Write visits and summed value of the root's actions into float64 `[actions, 2]`."""
    node = node_key(seat, seen(words, mask), NONE)
    for i in range(found.shape[0]):
        at = find(table, edge_key(node, np.int64(room[i])))
        found[i, 0] = table[at].visits if at >= 0 else 0
        found[i, 1] = table[at].value if at >= 0 else 0.0
