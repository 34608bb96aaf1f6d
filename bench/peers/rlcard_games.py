"""Random play of a card game of RLCard: `python rlcard_games.py gin-rummy SECONDS`.

Prints JSON: decisions and matches a second. Needs `rlcard`.
"""

import json
import sys
import time

import rlcard
from rlcard.agents import RandomAgent


def play(name: str, seconds: float) -> dict[str, float]:
    """Play whole matches between its own random agents."""
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    matches = decisions = 0
    begun = time.perf_counter()
    while not matches or time.perf_counter() - begun < seconds:
        trajectories, _ = env.run(is_training=False)
        decisions += sum((len(trajectory) - 1) // 2 for trajectory in trajectories)
        matches += 1
    took = time.perf_counter() - begun
    return {"decisions": decisions / took, "matches": matches / took}


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], float(sys.argv[2]))))
