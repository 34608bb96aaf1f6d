"""Laws of chance: it comes only from the dice, with the odds that they state."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from itertools import islice
from math import isclose, sqrt
from typing import TypeVar

from serenissima.kernel import verbs
from serenissima.kernel.dice import answers_of, odds_of, rolled_dice, scripted_dice
from serenissima.kernel.match import Chance, outcomes
from serenissima.kernel.tale import nothing_told
from serenissima.testing.trial import Place, Trial, digest, same

Way = TypeVar("Way", bound=Hashable)

FEW = 64  # most outcomes to count one by one
ROLLS = 300
RARE = 5  # expected rolls below which outcomes are counted together


def same_seed_same_match(trial: Trial) -> None:
    """The same seed and the same choices give the same match, byte for byte."""
    for number in range(trial.few(10)):
        end = trial.ends[number]
        if digest(trial.random_match(number).match) != digest(end.match):
            raise end.complaint("played again with the same seed, the match takes another course")


def odds_are_those_rolled(trial: Trial) -> None:
    """The odds that the dice state add up to 1, and outcomes occur with these frequencies."""
    questions = islice(_questions(trial), trial.few(40))
    for place, seat, action in questions:
        ways = list(islice(outcomes(place.game, place.terms, place.state, seat, action), FEW + 1))
        rolls = list(_rolls(place, seat, action))
        what = f"actions with more than {FEW} outcomes (only their first answer is counted)"
        trial.report.count("odds_are_those_rolled", what, skipped=len(ways) > FEW)
        if len(ways) <= FEW:
            _check_all(place, action, ways, rolls)
        _check_first(place, seat, action, rolls)


def set_up_is_rolled_fairly(trial: Trial) -> None:
    """The answers to the first question of the set-up occur with the frequencies of its odds."""
    kind = trial.game.state
    for setting, terms in islice(trial.terms(), len(trial.settings)):
        asked = scripted_dice(())
        verbs.setup(terms, kind.blank(), asked, nothing_told())
        odds = dict(odds_of(asked)) if asked.ways else {}
        seen: Counter[int] = Counter()
        for number in range(ROLLS if odds else 0):
            dice = rolled_dice(f"set-up {number}")
            verbs.setup(terms, kind.blank(), dice, nothing_told())
            seen[answers_of(dice)[0]] += 1
        if not likely(odds, seen):
            raise trial.complaint(
                f"{setting}: the set-up rolls {dict(seen)} where the stated odds are {odds}"
            )


def _questions(trial: Trial) -> Iterator[tuple[Place, int, int]]:
    """Yield actions with a random outcome."""
    for place in trial.sample(2000):
        for seat in place.waits:
            for action in place.legal(seat):
                dice = scripted_dice(())
                place.after(place.state, seat, action, dice)
                if dice.ways:
                    yield place, seat, action


def _rolls(place: Place, seat: int, action: int) -> Iterator[Chance]:
    """Yield the outcomes of rolling an action many times."""
    for number in range(ROLLS):
        dice = rolled_dice(f"{place.seed} {place.number} {number}")
        after = place.after(place.state, seat, action, dice)
        yield Chance(0, answers_of(dice), after)


def _check_all(place: Place, action: int, ways: list[Chance], rolls: list[Chance]) -> None:
    """Check, with few outcomes, that each roll is one of them and frequencies fit the odds."""
    word = place.match.actions.format(action)
    if not isclose(sum(way.probability for way in ways), 1.0, abs_tol=1e-9):
        raise place.complaint(f"the outcomes of {word!r} do not add up to 1")
    by_answers = {way.answers: way for way in ways}
    if len(by_answers) != len(ways):
        raise place.complaint(f"two outcomes of {word!r} have the same answers")
    for roll in rolls:
        way = by_answers.get(roll.answers)
        if way is None or not same(way.state, roll.state):
            raise place.complaint(
                f"{word!r} with the answers {roll.answers} is not one of the stated outcomes"
            )
    odds = {way.answers: way.probability for way in ways}
    seen = Counter(roll.answers for roll in rolls)
    if not likely(odds, seen):
        raise place.complaint(f"{word!r} rolls {dict(seen)} where the odds are {odds}")


def _check_first(place: Place, seat: int, action: int, rolls: list[Chance]) -> None:
    """Check, with many outcomes, that at least the first answers' frequencies fit their odds."""
    word = place.match.actions.format(action)
    dice = scripted_dice(())
    place.after(place.state, seat, action, dice)
    odds = dict(odds_of(dice))
    if any(not roll.answers for roll in rolls):
        raise place.complaint(f"{word!r} asks the dice when asked, and not when rolled")
    seen = Counter(roll.answers[0] for roll in rolls)
    if not likely(odds, seen):
        raise place.complaint(f"{word!r} first rolls {dict(seen)} where the odds are {odds}")


def likely(odds: Mapping[Way, float], seen: Mapping[Way, int]) -> bool:
    """Whether counts fit these odds: chi-square, rejects one fair die in 100,000.

    >>> likely({"heads": 0.5, "tails": 0.5}, {"heads": 160, "tails": 140})
    True
    >>> likely({"heads": 0.5, "tails": 0.5}, {"heads": 200, "tails": 100})
    False
    """
    whole = sum(seen.values())
    if any(not odds.get(way) for way in seen):
        return False
    often = {way: p * whole for way, p in odds.items() if p * whole >= RARE}
    pairs = [(expected, seen.get(way, 0)) for way, expected in often.items()]
    rest = whole - sum(often.values())
    if rest > RARE:
        pairs.append((rest, sum(n for way, n in seen.items() if way not in often)))
    freedom = max(1, len(pairs) - 1)
    distance = sum((n - expected) ** 2 / expected for expected, n in pairs)
    return distance <= freedom + 4 * sqrt(2 * freedom) + 15
