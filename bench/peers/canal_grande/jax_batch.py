"""Canal Grande in JAX on this machine's processor, in batches.

    python jax_batch.py agree < RECORD             replay recorded matches and compare everything
    python jax_batch.py time SECONDS [ROWS ...]    play at random; print the best of the batches

RECORD is the output of `record.py`. Needs `jax`.
"""

import json
import sys
import time

import jax
import jax.numpy as jnp
import jax_rules as rules
import numpy as np

STEPS = 50  # in one call
BATCHES = (64, 512)
NO_ANSWERS = jnp.zeros(0, jnp.int8)


def dice(key):
    """Return dice that roll."""
    return rules.Dice(key, NO_ANSWERS, jnp.int32(0))


def step(m, action):
    """Act, proceed, and start again after the end; return the match and whether one has ended."""
    m = rules.go_on(rules.act(m, action))
    ended = m.over
    fresh = rules.blank(m.dice)
    return rules.go_on(rules.select(ended, fresh, m)), ended


def sample(m):
    """Return the match with its generator advanced, and a random legal action."""
    key, used = jax.random.split(m.dice.key)
    logits = jnp.where(rules.legal(m), 0.0, -jnp.inf)
    action = jax.random.categorical(used, logits).astype(jnp.int32)
    return m._replace(dice=m.dice._replace(key=key)), action


@jax.jit
def begin(keys):
    """Return a batch of matches at their first decisions."""
    return jax.vmap(lambda key: rules.go_on(rules.blank(dice(key))))(keys)


@jax.jit
def rollout(batch):
    """Take random steps in a batch; return it and the number of matches that have ended."""

    def one(m, _):
        m, ended = jax.vmap(lambda m: step(*sample(m)))(m)
        return m, ended.sum()

    batch, ended = jax.lax.scan(one, batch, None, length=STEPS)
    return batch, ended.sum()


def measure(seconds, rows):
    """Return decisions and matches a second of random play, and the seconds of compiling."""
    begun = time.perf_counter()
    batch, _ = rollout(begin(jax.random.split(jax.random.key(1), rows)))
    jax.block_until_ready(batch)
    compiling = time.perf_counter() - begun
    matches = calls = 0
    begun = time.perf_counter()
    while not calls or time.perf_counter() - begun < seconds:
        batch, ended = rollout(batch)
        matches += int(ended)
        calls += 1
    took = time.perf_counter() - begun
    rates = {"decisions": calls * STEPS * rows / took, "matches": matches / took}
    return {**rates, "rows": rows, "compiling": compiling}


@jax.jit
def replay(answers, actions):
    """Replay matches; return at each step the seat, the mask, if it is over, and the winner."""

    def match(answers, actions):
        m = rules.blank(rules.Dice(jax.random.key(0), answers, jnp.int32(0)))

        def one(m, action):
            m = rules.go_on(m)
            shown = (m.seat, rules.legal(m), m.over, m.winner, m.dice.at)
            after = rules.act(m, jnp.maximum(action, 0))
            return rules.select(m.over | (action < 0), m, after), shown

        return jax.lax.scan(one, m, actions)[1]

    return jax.vmap(match)(answers, actions)


def agree(lines):
    """Replay recorded matches and stop at any difference; return the number of decisions."""
    matches = [json.loads(line) for line in lines]
    given = [[a for step in m["steps"] for a in step[3]] for m in matches]
    taken = [[step[2] for step in m["steps"][1:]] for m in matches]
    seats, masks, over, winners, read = map(np.asarray, replay(pad(given), pad(taken, 1)))
    for number, match in enumerate(matches):
        steps = match["steps"][1:]
        for at, (seat, legal, _, _) in enumerate(steps):
            here = (int(seats[number, at]), np.flatnonzero(masks[number, at]).tolist())
            assert here == (seat, legal), (number, at, here, seat, legal)
        end = len(steps)
        assert over[number, end], number
        assert read[number, end] == len(given[number]), number
        shares = [0.5 + 0.5 * (winners[number, end] == s) - 0.5 * (winners[number, end] == 1 - s)
                  for s in (0, 1)]  # fmt: skip
        assert shares == match["shares"], number
    return sum(map(len, taken))


def pad(lists, more=0):
    """Return lists as rows of one array, padded with -1."""
    rows = np.full((len(lists), max(map(len, lists)) + more), -1, np.int8)
    for row, numbers in zip(rows, lists, strict=True):
        row[: len(numbers)] = numbers
    return jnp.asarray(rows)


if __name__ == "__main__":
    if sys.argv[1] == "agree":
        print(json.dumps({"decisions": agree(sys.stdin)}))
    else:
        sizes = [int(rows) for rows in sys.argv[3:]] or BATCHES
        found = [measure(float(sys.argv[2]), rows) for rows in sizes]
        print(json.dumps(max(found, key=lambda one: one["decisions"])))
