"""Random play of a card game inside OpenSpiel's C++: `python openspiel.py gin_rummy 2.0`.

Prints JSON: decisions and matches a second, decisions a match. Needs `open_spiel`.
"""

import json
import sys
import time

import pyspiel


def play(name: str, seconds: float) -> dict[str, float]:
    """Whole matches by C++ bots, one call from Python each."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]
    matches, begun = 0, time.perf_counter()
    while not matches or time.perf_counter() - begun < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, matches)
        matches += 1
    took = time.perf_counter() - begun
    length = sum(decisions(game, bots, 10**6 + seed) for seed in range(100)) / 100
    return {"decisions": matches * length / took, "matches": matches / took, "length": length}


def decisions(game: "pyspiel.Game", bots: list[object], seed: int) -> int:
    """How many decisions one match has, chance left out."""
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, seed)
    return sum(step.player >= 0 for step in state.full_history())


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], float(sys.argv[2]))))
