"""Canal Grande by Serenissima: random play on one core.

    python own.py WAY agree < RECORD      replay matches, comparing every decision
    python own.py WAY time SECONDS        print decisions and matches a second

WAY is `playouts` (whole matches in compiled code), `batch` (a batch with features and legal mask
for each decision), `match` (`Match`, action by action, from Python) or `openspiel` (our adapter,
played as in OpenSpiel's examples). RECORD is the output of `record.py`; a batch plays the same
number of its own matches beside `Match`. Playouts call the same rules as `Match`.
"""

import json
import random
import sys
import time
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from serenissima import games
from serenissima.kernel.match import Match
from serenissima.machine import warm
from serenissima.players.playouts import playouts

GAME = games.load("canal-grande")
CHUNK, ROWS, CHECKED = 2000, 1024, 256


def agree_match(lines: Iterable[str]) -> int:
    """Replay recorded matches, with their answers instead of dice; return the decisions."""
    decisions = 0
    for line in lines:
        told = json.loads(line)
        first, *steps = told["steps"]
        match = Match(GAME, 2, deal=first[3])
        for seat, legal, action, answers in steps:
            assert (match.waits, choices(match)) == ((seat,), legal)
            match.play(seat, action, answers=answers)
        assert list(match.outcome.shares) == told["shares"]
        decisions += len(steps)
    return decisions


def agree_openspiel(lines: Iterable[str]) -> int:
    """Replay them through OpenSpiel's interface: chance nodes get the answers."""
    import pyspiel

    import serenissima.adapters.openspiel  # noqa: F401, registers the games

    game, decisions = pyspiel.load_game("serenissima_canal_grande"), 0
    for line in lines:
        told = json.loads(line)
        (*_, deal), *steps = told["steps"]
        state = game.new_initial_state()
        answer(state, deal)
        for seat, legal, action, answers in steps:
            assert (state.current_player(), state.legal_actions()) == (seat, legal)
            state.apply_action(action)
            answer(state, answers)
        assert state.is_terminal()
        assert [(1 + won) / 2 for won in state.returns()] == told["shares"]
        decisions += len(steps)
    return decisions


def agree_batch(lines: Iterable[str]) -> int:
    """Play as many matches of a batch as are recorded, each beside a `Match` with equal actions."""
    from serenissima.vector import Batch

    wanted, ended, decisions = sum(1 for _ in lines), 0, 0
    rows = Batch(GAME, min(wanted, CHECKED), threads=1)
    matches = [rows.match(row) for row in range(len(rows))]
    while ended < wanted:
        actions = rows.sample()
        for row, match in enumerate(matches):
            assert match.waits == (rows.actor[row],)
            assert np.flatnonzero(rows.mask[row]).tolist() == choices(match)
            match.play(match.waits[0], int(actions[row]))
        rows.step(actions)
        decisions += len(rows)
        for row, match in enumerate(matches):
            assert rows.terminated[row] == match.over
            if match.over:
                assert ((1 + rows.reward[row]) / 2).tolist() == list(match.outcome.shares)
                matches[row], ended = rows.match(row), ended + 1
    return decisions


def choices(match: Match) -> list[int]:
    """Return the legal actions of the seat that must act, without retractions."""
    (seat,) = match.waits
    return sorted(a for a in match.legal(seat) if a < GAME.actions.first_retract)


def answer(state: Any, answers: Sequence[int]) -> None:
    """Answer chance nodes; one with only one answer left has already been answered."""
    while state.is_chance_node():
        state.apply_action(answers[len(state.node.answers)])


def rate(decisions: int, matches: int, begun: float) -> dict[str, float]:
    """Return decisions and matches a second."""
    took = time.perf_counter() - begun
    return {"decisions": decisions / took, "matches": matches / took}


def play_out(seconds: float) -> dict[str, float]:
    """Play whole matches in compiled code."""
    playouts(GAME, 1, threads=1)
    begun, decisions, matches = time.perf_counter(), 0, 0
    while not matches or time.perf_counter() - begun < seconds:
        decisions += playouts(GAME, CHUNK, seed=matches, threads=1).total_decisions
        matches += CHUNK
    return rate(decisions, matches, begun)


def batch(seconds: float) -> dict[str, float]:
    """Step a batch as a learner does; the choice of the actions is timed, too."""
    from serenissima.vector import Batch

    rows = Batch(GAME, ROWS, threads=1)
    rows.step(rows.sample())
    begun, steps, matches = time.perf_counter(), 0, 0
    while not steps or time.perf_counter() - begun < seconds:
        rows.step(rows.sample())
        steps += 1
        matches += int(rows.terminated.sum())
    return rate(steps * ROWS, matches, begun)


def match(seconds: float) -> dict[str, float]:
    """Play action by action from Python, with states, events and undo."""
    begun, decisions, matches, chosen = time.perf_counter(), 0, 0, random.Random(1)
    while not matches or time.perf_counter() - begun < seconds:
        played = Match(GAME, 2, seed=matches)
        while not played.over:
            (seat,) = played.waits
            legal = played.legal(seat)
            played.play(seat, chosen.choice([a for a in legal if a < GAME.actions.first_retract]))
            decisions += 1
        matches += 1
    return rate(decisions, matches, begun)


def openspiel(seconds: float) -> dict[str, float]:
    """Play through OpenSpiel's interface."""
    import pyspiel

    import serenissima.adapters.openspiel  # noqa: F401, registers the games

    game, chosen = pyspiel.load_game("serenissima_canal_grande"), random.Random(1)
    begun, decisions, matches = time.perf_counter(), 0, 0
    while not matches or time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                ways, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chosen.choices(ways, odds)[0])
            else:
                state.apply_action(chosen.choice(state.legal_actions()))
                decisions += 1
        matches += 1
    return rate(decisions, matches, begun)


WAYS = {"playouts": play_out, "batch": batch, "match": match, "openspiel": openspiel}
AGREE = {"batch": agree_batch, "match": agree_match, "openspiel": agree_openspiel}

if __name__ == "__main__":
    _, way, what, *rest = sys.argv
    if what == "agree":
        print(json.dumps({"decisions": AGREE[way](sys.stdin)}))
    else:
        seconds = float(rest[0])
        if seconds:  # 0 asks how soon a first match is over
            warm.warm([GAME.meta.name])
            WAYS[way](0.0)
        print(json.dumps(WAYS[way](seconds)))
