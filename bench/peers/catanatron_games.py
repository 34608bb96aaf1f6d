"""Random play of a board game of trade by catanatron: `python catanatron_games.py SECONDS`.

Prints JSON: actions and matches a second, two seats. Needs `catanatron`.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def play(seconds: float) -> dict[str, float]:
    """Play whole matches between its own random players."""
    matches = actions = 0
    begun = time.perf_counter()
    while not matches or time.perf_counter() - begun < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        actions += len(getattr(game.state, "action_records", None) or game.state.actions)
        matches += 1
    took = time.perf_counter() - begun
    return {"decisions": actions / took, "matches": matches / took}


if __name__ == "__main__":
    print(json.dumps(play(float(sys.argv[1]))))
