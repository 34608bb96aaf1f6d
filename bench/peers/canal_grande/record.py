"""Random matches of Canal Grande by our engine, for others to replay: one JSON line each.

    python bench/peers/canal_grande/record.py MATCHES

A step is the seat, its legal actions, the one it took, and the answers of chance; the first is the
deal. Default options, no retractions.
"""

import json
import random
import sys

from serenissima import games
from serenissima.kernel.match import Match


def play_match(number: int) -> dict[str, object]:
    """Play a match; return its steps, and each seat's share of the win."""
    game = games.load("canal-grande")
    match, chosen = Match(game, 2, seed=f"peers {number}"), random.Random(number)
    steps = [(-1, [], -1, match.steps[0].answers)]
    while not match.over:
        (seat,) = match.waits
        legal = [a for a in match.legal(seat) if a < game.actions.first_retract]
        action = chosen.choice(legal)
        step = match.play(seat, action)
        steps.append((seat, sorted(legal), action, step.answers))
    return {"steps": steps, "shares": match.outcome.shares}


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(json.dumps(play_match(number)))
