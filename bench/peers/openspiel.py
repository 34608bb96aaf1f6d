"""Random play of a card game of OpenSpiel's C++: `python openspiel.py gin_rummy [seen] 2.0`.

Bots in C++ play whole matches. With `seen` the actions are chosen in Python, which first computes
the tensor and the mask of the acting seat, as a learner does. Prints JSON: decisions and matches a
second, decisions per match. Needs `open_spiel`.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random

import pyspiel

Match = Callable[[int], int]  # plays a match with this seed and returns its decisions


def rates(play: Match, length: Match, seconds: float) -> dict[str, float]:
    """Return figures of the matches within the seconds; the length is that of a hundred others."""
    matches, begun = 0, time.perf_counter()
    while not matches or time.perf_counter() - begun < seconds:
        play(matches)
        matches += 1
    took = time.perf_counter() - begun
    mean = sum(length(10**6 + seed) for seed in range(100)) / 100
    return {"decisions": matches * mean / took, "matches": matches / took, "length": mean}


def by_bots(game: "pyspiel.Game") -> tuple[Match, Match]:
    """Return matches of bots in C++, one call from Python each: to time, and with their length."""
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]

    def play(seed: int) -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 0  # not counted, which would take time

    def length(seed: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return sum(step.player >= 0 for step in state.full_history())

    return play, length


def by_python(game: "pyspiel.Game") -> tuple[Match, Match]:
    """Return matches in which Python computes a learner's observation and chooses."""
    informed = game.get_type().provides_information_state_tensor

    def play(seed: int) -> int:
        dice, state, decisions = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                answers, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(answers, odds)[0])
                continue
            state.information_state_tensor() if informed else state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play, play


def main() -> None:
    """Play and print."""
    name, *how, seconds = sys.argv[1:]
    if how == ["seen"]:  # seats that choose simultaneously act one after the other
        play, length = by_python(pyspiel.load_game_as_turn_based(name))
    else:
        play, length = by_bots(pyspiel.load_game(name))
    print(json.dumps(rates(play, length, float(seconds))))


if __name__ == "__main__":
    main()
