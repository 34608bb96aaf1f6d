"""How a search by regrets finds the way from the set-up to a view, and walks it.

A view doesn't say which actions led to it. *Scouts* play from the set-up and take the actions after
which the public part of the state is most like that of the view; those that arrive leave a *trail*.
Walks that follow the trail learn how likely each seat would have played as it did with each hand it
may hold: its *belief* at that view.
"""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below
from serenissima.kernel.fields import wide
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import apply
from serenissima.players.search.edges import FULL, Key, edge_key, find, key_of_view, node_key
from serenissima.players.search.playout import candidates
from serenissima.players.search.regret import (
    BELIEF,
    EXPLORE,
    FOLLOW,
    FORWARD,
    LOCAL,
    LONGEST,
    ROOM,
    SLOWEST,
    STEER,
    TRAIL,
    RegretTree,
    Start,
    Walk,
    begin_match,
    begin_regrets,
    chance,
    estimate,
    finish_walk,
    is_passing,
    list_edges,
    match_regrets,
    note_choice,
    sample,
    see_as,
)
from serenissima.players.search.tree import determinize
from serenissima.players.search.workspace import NEXT, NOW, ROOT, Workspace, copy_position

ENOUGH = 30  # walks that passed the view, before their nodes are used
EARLY, SELDOM = 16, 8  # iterations that all scout, and later the interval
STRAY = 8  # a scout takes any action at one choice of so many


@compiled
def iterate_regrets(
    work: Workspace, tree: RegretTree, walk: Walk, horizon: int, iterations: int
) -> None:
    """Run a number of iterations.

    Args:
        work: `Workspace`; its `ROOT` is the view of the searching seat.
        tree: the `RegretTree`, which learns.
        walk: a `Walk`, overwritten.
        horizon: the random decisions after a walk, before the estimate.
        iterations: the number of iterations.
    """
    target = key_of_view(work.words[ROOT], tree.public)
    for walks in range(2 * iterations):  # two for each; calling code once halves the compile time
        if walks % 2 == 0:
            start = start_forward(work, tree, walk, target)
        else:
            start = start_at_view(work, tree, target)
        taken = walk_on(work, tree, walk, start)
        finish_walk(work, tree, walk, taken, start, horizon)


@inner
def start_forward(work: Workspace, tree: RegretTree, walk: Walk, target: Key) -> Start:
    """Begin an iteration, and a walk from the set-up."""
    tree.done[0] += 1
    if tree.done[0] <= EARLY or (is_lost(tree) and tree.done[0] % SELDOM == 0):
        scout(work, tree, walk, target)
    begin_match(work, tree)
    learner = below(work.dice, work.shares.shape[0])
    steered = chance(work.dice) < STEER
    return Start(FORWARD, learner, False, False, steered, weight_of(tree), 1.0, target)


@inner
def is_lost(tree: RegretTree) -> bool:
    """Whether hardly any walk from the set-up has passed the view."""
    return bool(tree.done[1] < ENOUGH)


@inner
def weight_of(tree: RegretTree) -> float:
    """Return how much this iteration counts: as much as its number (Brown and Sandholm 2019)."""
    return float(tree.done[0])


@inner
def start_at_view(work: Workspace, tree: RegretTree, target: Key) -> Start:
    """Begin a walk from the view.

    Only the searching seat learns in it, as its hand is always the same. While no trail is known,
    the deals can't be judged; then in half of the walks its hand is dealt again, too, as another
    seat sees it, and any seat learns.
    """
    seats = work.shares.shape[0]
    determinize(work, tree.seat)
    lost = is_lost(tree)
    if lost:
        tree.done[2] = tree.done[0]
    learner = tree.seat
    own = not lost or below(work.dice, 2) == 0
    if not own:
        learner = below(work.dice, seats)
        for _ in range(2):
            see_as(work, tree, (tree.seat + 1 + below(work.dice, seats - 1)) % seats)
    likelihood = 1.0 if lost else believe(work, tree)
    salt = LOCAL if lost else FORWARD
    return Start(salt, learner, True, own, False, weight_of(tree), likelihood, target)


@inner
def walk_on(work: Workspace, tree: RegretTree, walk: Walk, start: Start) -> int:
    """Walk from `NOW` to a new node or the end; return the number of choices noted."""
    state = work.states[NOW]
    for seat in range(walk.ratios.shape[0]):
        walk.likely[seat] = 1.0
        walk.ratios[seat] = 1.0
    taken, first = 0, 0
    before = not start.at_view  # the target hasn't been passed
    known = True
    while known and state.waits != 0:
        at_root = start.at_view and taken == 0
        seat = tree.seat if at_root else first_seat(state.waits)
        if before and is_passing(work, tree, start):
            before = False
            note_beliefs(work, tree, walk)
        count = candidates(work.terms, state, seat, work.first_retract, work.actions)
        if at_root:
            count = without_barred(work, tree, count)
        chosen = 0
        if count > 1 or at_root:
            if taken == LONGEST or first + count > ROOM or lacks_room(tree, count):
                return taken
            known = open_node(work, tree, walk, start, seat, first, count, at_root)
            steered = start.steered and before
            chosen = choose_in_walk(work, tree, walk, start, seat, first, count, taken, steered)
            taken += 1
            first += count
        apply(work.terms, state, seat, wide(work.actions[chosen]), work.dice, work.tale)
    return taken


@inner
def lacks_room(tree: RegretTree, count: int) -> bool:
    """Whether that many edges would not fit in."""
    return bool(tree.used[0] + count > tree.edges.shape[0] * FULL)


@inner
def without_barred(work: Workspace, tree: RegretTree, count: int) -> int:
    """Leave out the listed actions that must not be taken at the root; return how many are left."""
    kept = 0
    for i in range(count):
        if tree.barred[work.actions[i]] == 0:
            work.actions[kept] = work.actions[i]
            kept += 1
    return kept


@inner
def open_node(
    work: Workspace,
    tree: RegretTree,
    walk: Walk,
    start: Start,
    seat: int,
    first: int,
    count: int,
    at_root: bool,
) -> bool:
    """Note the edges and the strategy of a seat that must act; return whether they were known."""
    view = key_of_view(work.words[NOW], tree.masks[seat])
    node = node_key(seat, view, start.salt)
    missing = list_edges(work, tree, walk, node, first, count)
    if missing:
        estimate(work, tree, walk, seat, first, count)
        begin_regrets(tree, walk, first, count, start.weight)
    match_regrets(tree, walk, first, count)
    if seat != start.learner or (at_root and start.settles):
        weight = start.weight * walk.ratios[seat]
        for i in range(first, first + count):
            tree.edges[walk.edges[i]].average += weight * walk.mix[i]
    return not missing


@inner
def choose_in_walk(
    work: Workspace,
    tree: RegretTree,
    walk: Walk,
    start: Start,
    seat: int,
    first: int,
    count: int,
    taken: int,
    steered: bool,
) -> int:
    """Return the place of a seat's choice among the listed actions, and note it."""
    explore = EXPLORE if seat == start.learner else 0.0
    public = key_of_view(work.words[NOW], tree.public) if steered else start.target
    marked = 0
    if steered:
        for i in range(count):
            marked += is_marked(tree, seat, public, wide(work.actions[i]))
    if marked > 0 and chance(work.dice) < FOLLOW:
        chosen = -1
        left = 1 + below(work.dice, marked)
        while left > 0:
            chosen += 1
            left -= is_marked(tree, seat, public, wide(work.actions[chosen]))
    else:
        chosen = sample(work, walk, first, count, explore)
    odds = explore / count + (1 - explore) * walk.mix[first + chosen]
    if marked > 0:
        on_trail = is_marked(tree, seat, public, wide(work.actions[chosen]))
        odds = (1 - FOLLOW) * odds + FOLLOW * on_trail / marked
    note_choice(walk, start, taken, seat, first, count, chosen, odds)
    return chosen


@inner
def scout(work: Workspace, tree: RegretTree, walk: Walk, target: Key) -> None:
    """Play from the set-up; leave a trail if that leads to what a spectator sees of the view."""
    begin_match(work, tree)
    state = work.states[NOW]
    taken = 0
    while state.waits != 0 and taken < LONGEST:
        seat = first_seat(state.waits)
        public = key_of_view(work.words[NOW], tree.public)
        if seat == tree.seat and public == target:
            for i in range(taken):
                mark(tree, walk.keys[i])
            return
        count = candidates(work.terms, state, seat, work.first_retract, work.actions)
        chosen = 0
        if count > 1:
            stray = below(work.dice, STRAY) == 0
            chosen = below(work.dice, count) if stray else most_like(work, tree, seat, count)
        action = wide(work.actions[chosen])
        walk.keys[taken] = edge_key(node_key(seat, public, TRAIL), action)
        taken += 1
        apply(work.terms, state, seat, action, work.dice, work.tale)


@inner
def most_like(work: Workspace, tree: RegretTree, seat: int, count: int) -> int:
    """Return the place of an action after which the most public words are those of the view."""
    best, ties, chosen = -1, 0, 0
    for i in range(count):
        copy_position(work.words, NEXT, NOW)
        state = work.states[NEXT]
        apply(work.terms, state, seat, wide(work.actions[i]), work.dice, work.tale)
        same = count_same_bytes(work, tree)
        ties = 1 if same > best else ties + 1
        if same > best or (same == best and below(work.dice, ties) == 0):
            best, chosen = same, i
    return chosen


@inner
def count_same_bytes(work: Workspace, tree: RegretTree) -> int:
    """Return how many bytes of `NEXT` and of the view are the same to a spectator."""
    same = 0
    for i in range(work.words.shape[1]):
        differing = (work.words[NEXT, i] ^ work.words[ROOT, i]) & tree.public[i]
        for _ in range(8):
            same += 1 if differing & np.uint64(255) == 0 else 0
            differing >>= np.uint64(8)
    return same


@inner
def is_marked(tree: RegretTree, seat: int, public: Key, action: int) -> int:
    """Return 1 if an action is on the trail, else 0."""
    return 1 if find(tree.edges, edge_key(node_key(seat, public, TRAIL), action)) >= 0 else 0


@inner
def mark(tree: RegretTree, key: Key) -> None:
    """Add an action to the trail."""
    at = find(tree.edges, key)
    if at < 0 and not lacks_room(tree, 1):
        tree.edges[-1 - at].key = key
        tree.used[0] += 1


@inner
def belief_key(work: Workspace, tree: RegretTree, seat: int) -> Key:
    """Return the key of the belief in what a seat sees in `NOW`."""
    view = key_of_view(work.words[NOW], tree.masks[seat])
    return edge_key(node_key(seat, view, BELIEF), 0)


@inner
def note_beliefs(work: Workspace, tree: RegretTree, walk: Walk) -> None:
    """Count a walk that passes the view, and note how likely the others' choices were."""
    tree.done[1] += 1
    for seat in range(walk.likely.shape[0]):
        key = belief_key(work, tree, seat)
        if seat == tree.seat or lacks_room(tree, 1):
            continue
        mark(tree, key)
        belief = tree.edges[find(tree.edges, key)]
        belief.visits += 1
        belief.value += (walk.likely[seat] - belief.value) * max(SLOWEST, 1.0 / belief.visits)


@inner
def believe(work: Workspace, tree: RegretTree) -> float:
    """Return how likely the other seats would play as they did, compared with the mean deal."""
    likelihood = 1.0
    for seat in range(work.shares.shape[0]):
        if seat != tree.seat:
            at = find(tree.edges, belief_key(work, tree, seat))
            likelihood *= tree.edges[at].value if at >= 0 else 0.0
    tree.likely[0] += likelihood
    tree.likely[1] += 1
    return likelihood * tree.likely[1] / tree.likely[0] if tree.likely[0] > 0 else 1.0
