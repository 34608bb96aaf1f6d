"""Laws of beginnings and ends: waiting seats, shares of the win, and estimates before the end."""

from itertools import islice
from math import isclose

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import DEFAULTS
from serenissima.kernel.tale import nothing_told
from serenissima.kernel.verbs import VERBS
from serenissima.testing.trial import Trial, waiting


def rules_are_its_own(trial: Trial) -> None:
    """The game's state record is its own: another game with the same one would take its verbs."""
    rules = {**DEFAULTS, **trial.game.rules}
    for name, verb in VERBS.items():
        if verb.by_dtype.get(trial.game.state.dtype) is not rules.get(name):
            raise trial.complaint(f"another game uses {name!r}: give the state record another name")


def set_up_leads_to_a_choice(trial: Trial) -> None:
    """After the set-up some seat may act, with every setting and every answer of the dice."""
    for setting, terms in islice(trial.terms(), trial.few(200)):
        trial.game.terms.check(terms)
        state = trial.game.state.blank()
        verbs.setup(terms, state, rolled_dice(str(setting)), nothing_told())
        if not waiting(state):
            raise trial.complaint(f"{setting}: no seat waits after the set-up")


def wins_are_shared_out(trial: Trial) -> None:
    """Exactly a match that is over has an ending; shares are from 0 to 1 and add up to 1."""
    for place in trial.places():
        if bool(place.waits) == bool(place.state.ending):
            raise place.complaint("a match has an ending if and only if no seat waits")
    for end in (*trial.ends, *trial.kept_ends):
        outcome = end.match.outcome
        shares = outcome.shares if outcome else ()
        if not isclose(sum(shares), 1.0) or min(shares) < 0 or max(shares) > 1:
            raise end.complaint(
                f"the shares of the win are {shares}, in a match that ended `{end.match.ending}`"
            )


def expectations_are_shares(trial: Trial) -> None:
    """`evaluate` gives each seat a number from 0 to 1, and changes nothing.

    At the end it equals the score.
    """
    for place in trial.sample(400, ends=True):
        before = place.game.state.copy(place.state)
        shares = np.full(place.match.seats, np.nan)
        verbs.evaluate(place.terms, place.state, shares)
        for seat, expected in enumerate(shares):
            if not 0 <= expected <= 1:
                raise place.complaint(f"seat {seat} expects {expected}, not a share of the win")
            over = None if place.next else place.match.outcome
            if over and not isclose(expected, over.shares[seat]):
                raise place.complaint(f"seat {seat} expects {expected} from a match that is over")
        if not np.array_equal(before, place.state):
            raise place.complaint("estimating a match changed the state")
