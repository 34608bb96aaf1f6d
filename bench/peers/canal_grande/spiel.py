"""Canal Grande as a Python game of OpenSpiel, with explicit chance nodes.

    python spiel.py agree < RECORD      replay recorded matches, comparing every decision
    python spiel.py time SECONDS        play at random; print decisions and matches a second

RECORD is the output of `record.py`. Needs `open_spiel`.
"""

import json
import random
import sys
import time

import pyspiel
from spiel_rules import BID, CALL, CHOOSE, DECLINE, LAY, PRESENT, Table

KINDS = ((DECLINE, "decline"), (BID, "bid"), (LAY, "lay"), (CALL, "call"), (CHOOSE, "choose"),
         (PRESENT, "present"), (0, "shift"))  # fmt: skip
TYPE = pyspiel.GameType(
    short_name="python_canal_grande", long_name="Canal Grande",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2, min_num_players=2,
    provides_information_state_string=False, provides_information_state_tensor=False,
    provides_observation_string=False, provides_observation_tensor=False,
    parameter_specification={},
)  # fmt: skip
INFO = pyspiel.GameInfo(
    num_distinct_actions=32, max_chance_outcomes=10, num_players=2,
    min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=100_000,
)  # fmt: skip


class CanalGrande(pyspiel.Game):
    """The game."""

    def __init__(self, params=None):
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self):
        return State(self)


class State(pyspiel.State):
    """A point of a match."""

    def __init__(self, game):
        super().__init__(game)
        self.table = Table()

    def current_player(self):
        if self.table.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.table.seat is None else self.table.seat

    def _legal_actions(self, player):
        return self.table.legal()

    def chance_outcomes(self):
        odds = self.table.odds()
        whole = sum(odds)
        return [(card, count / whole) for card, count in enumerate(odds) if count]

    def _apply_action(self, action):
        if self.table.seat is None:
            self.table.chance(action)
        else:
            self.table.act(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"card {action}"
        first, name = next(kind for kind in KINDS if action >= kind[0])
        return f"{name} {action - first}"

    def is_terminal(self):
        return self.table.over

    def returns(self):
        winner = self.table.winner
        return [0.0, 0.0] if winner is None else [1.0 - 2 * winner, 2 * winner - 1.0]

    def __str__(self):
        return str(vars(self.table))


pyspiel.register_game(TYPE, CanalGrande)


def agree(lines):
    """Replay recorded matches and stop at any difference; return the number of decisions."""
    game, decisions = pyspiel.load_game(TYPE.short_name), 0
    for number, line in enumerate(lines):
        match, state = json.loads(line), game.new_initial_state()
        for at, (seat, legal, action, answers) in enumerate(match["steps"]):
            if seat >= 0:
                here = (state.current_player(), state.legal_actions())
                assert here == (seat, legal), (number, at, here, seat, legal)
                state.apply_action(action)
                decisions += 1
            for answer in answers:
                assert state.is_chance_node(), (number, at)
                assert answer in dict(state.chance_outcomes()), (number, at)
                state.apply_action(answer)
        assert state.is_terminal(), number
        assert [(1 + value) / 2 for value in state.returns()] == match["shares"], number
    return decisions


def measure(seconds):
    """Play at random through OpenSpiel's interface, as its examples do."""
    game, chosen = pyspiel.load_game(TYPE.short_name), random.Random(1)
    matches = decisions = 0
    begun = time.perf_counter()
    while not matches or time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                cards, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chosen.choices(cards, odds)[0])
            else:
                state.apply_action(chosen.choice(state.legal_actions()))
                decisions += 1
        matches += 1
    took = time.perf_counter() - begun
    return {"decisions": decisions / took, "matches": matches / took}


if __name__ == "__main__":
    if sys.argv[1] == "agree":
        print(json.dumps({"decisions": agree(sys.stdin)}))
    else:
        print(json.dumps(measure(float(sys.argv[2]))))
