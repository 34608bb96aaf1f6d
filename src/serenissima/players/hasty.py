"""The player that overlooks most of its actions."""

import re
from dataclasses import dataclass
from typing import Any

from serenissima.kernel.dice import below
from serenissima.kernel.game import Game
from serenissima.players.greedy import best_action
from serenissima.players.refusals import PLAYER_SETTING
from serenissima.players.search.playout import candidates
from serenissima.players.search.workspace import ROOT, workspace

FORM = re.compile(r"[1-9]\d?")


@dataclass(frozen=True)
class Hasty:
    """A player that considers a few of its actions, picked at random, and takes the best of them.

    Its mistakes are those of people in a hurry: its choice looks good, but a better one was
    possible.

    Attributes:
        name: the text that loads it.
        considers: the number of actions that it considers.
    """

    name: str
    considers: int
    thinks = 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        """Return the best of the considered actions; of equals the highest number."""
        game.wait_until_compiled()
        work = workspace(game, terms, dice, view)
        work.words[ROOT] &= game.state.mask(seat)
        actions = work.actions
        count = candidates(terms, work.states[ROOT], seat, work.first_retract, actions)
        few = min(count, self.considers)
        for place in range(few):
            other = place + int(below(dice, count - place))
            actions[place], actions[other] = actions[other], actions[place]
        actions[:few].sort()
        return best_action(work, seat, few)


def player(setting: str) -> Hasty:
    """Return a player for `3` (actions to consider).

    Raises:
        Unreadable: `player/setting`.
    """
    if not FORM.fullmatch(setting):
        raise PLAYER_SETTING(text=setting, hint="1 to 99 actions, for example hasty:3")
    return Hasty(f"hasty:{setting}", int(setting))
