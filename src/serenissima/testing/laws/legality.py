"""Laws of legality: legal actions, refusals, ends, and simultaneous choices."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, islice
from typing import Any

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.actions import ActionKind
from serenissima.kernel.compile import interpreted
from serenissima.kernel.contradictions import Check
from serenissima.kernel.dice import answers_of, rolled_dice, scripted_dice
from serenissima.kernel.errors import Illegal
from serenissima.kernel.record import bytes_of
from serenissima.kernel.steps import kinds_by_stage
from serenissima.kernel.tale import happenings, new_tale, nothing_told
from serenissima.testing.source.reach import reach
from serenissima.testing.trial import ENDLESS, Place, Trial, hurry, same, waiting

LEFT = 0x55  # an earlier call's leftovers in `out`


def legal_is_in_order(trial: Trial) -> None:
    """Each seat that may act has legal actions, ascending, each once; asking changes nothing."""
    keep = trial.game.actions.first_retract
    for place in trial.places():
        before = bytes(bytes_of(place.state))
        for seat in place.waits:
            legal = place.legal(seat)
            if seat >= place.match.seats:
                raise place.complaint(f"seat {seat} waits but is not in play")
            if legal != sorted(set(legal)) or not 0 <= legal[0] <= legal[-1] < len(
                place.game.room()
            ):
                raise place.complaint(
                    f"seat {seat}: these numbers of actions are not ascending: {legal}"
                )
            if legal[0] >= keep:
                raise place.complaint(f"seat {seat} can only retract a choice")
        if bytes(bytes_of(place.state)) != before:
            raise place.complaint("asking for legal actions changed the state")


def legal_reads_the_view(trial: Trial) -> None:
    """A seat's legal actions are the same on its view as on the state."""
    for place in trial.places():
        for seat in place.waits:
            view = place.game.state.view(place.state, seat)
            seen, real = place.legal(seat, view), place.legal(seat)
            if seen != real:
                odd = place.compare(seen, real, "on its view", "on the state")
                raise place.complaint(
                    f"seat {seat}: legal gives {odd}; it reads a field that the seat cannot see"
                )


def legal_is_the_same_twice(trial: Trial) -> None:
    """A repeated call returns the same legal actions, whatever was in `out` before."""
    for place in trial.sample(150):
        for seat in place.waits:
            first, again = (_legal_over(place, seat, left) for left in (0, LEFT))
            if again != first:
                odd = place.compare(first, again, "at first", "when called again")
                raise place.complaint(f"seat {seat}: legal gives {odd}")


def _legal_over(place: Place, seat: int, left: int) -> list[int]:
    """Return the legal actions, written over leftovers of an earlier call."""
    out = np.full(place.game.actions.count, left, np.int32)
    return list(map(int, out[: verbs.legal(place.terms, place.state, seat, out)]))


def matches_end(trial: Trial) -> None:
    """Without retractions, every match ends within the limit."""
    for number, (setting, terms) in enumerate(islice(trial.terms(), trial.few(200))):
        state = trial.game.state.blank()
        verbs.setup(terms, state, rolled_dice(f"hurry {number}"), nothing_told())
        taken = sum(1 for _ in islice(hurry(trial.game, terms, state, str(number)), trial.longest))
        if state.waits:
            shown = trial.game.state.format(state)
            why = ENDLESS if taken == trial.longest else "a seat waits but has no action"
            raise trial.complaint(
                f"{setting}, {number}: not over after {taken} actions: {why}\n{shown}"
            )


def bounds_and_sums_hold(trial: Trial) -> None:
    """Values stay in range, conserved sums stay constant, and positions are consistent."""
    firsts = {
        id(end.match): trial.game.conserved(end.terms, end.match.states[0]) for end in trial.ends
    }
    places = list(trial.places())  # in order, so that the first breach is the one reported
    for place in places[:: 1 + len(places) // trial.few(15_000)]:
        try:
            trial.game.state.check(place.state, place.match.seats)
        except Illegal as error:
            raise place.complaint(f"out of bounds: {error}") from error
        first, now = firsts[id(place.match)], trial.game.conserved(place.terms, place.state)
        if now != first:
            lost = {n: (first.get(n), a) for n, a in now.items() if first.get(n) != a}
            raise place.complaint(f"not conserved (first, now): {lost}")
        if contradiction := trial.game.first_contradiction(place.terms, place.state):
            raise place.complaint(f"the position contradicts itself: {contradiction}")


def contradictions_can_be_told(trial: Trial) -> None:
    """Each check of `contradictions` can put its numbers into words, for any case."""
    for place in trial.sample(100):
        with interpreted():
            for check in place.game.contradictions(place.terms, place.state):
                _tell(check, place)


def _tell(check: Check, place: Place) -> None:
    """Put a check into words for its first case."""
    shape = np.shape(check.cases)
    if 0 in shape:
        return
    try:
        check.at((0,) * len(shape))
    except (IndexError, KeyError, ValueError) as error:
        raise place.complaint(
            f"the check {check.reason!r} cannot be put into words: {error}"
        ) from error


def actions_are_those_of_the_stage(trial: Trial) -> None:
    """Where a game has a table of steps, each legal action is of a kind listed for its stage."""
    tables = [source.function for source in reach(trial.game.rules.values())]
    for table in filter(None, (kinds_by_stage(function) for function in tables)):
        for place in trial.sample(3000):
            kinds = table.get(int(place.state.stage), ())
            for seat in place.waits:
                _check_kinds(place, seat, kinds)


def _check_kinds(place: Place, seat: int, kinds: Sequence[ActionKind]) -> None:
    numbers = {action for kind in kinds for action in range(kind, kind + kind.block.size)}
    for action in place.legal(seat):
        if action not in numbers:
            named = ", ".join(kind.block.kind for kind in kinds) or "none"
            raise place.complaint(
                f"seat {seat}: {place.match.actions.format(action)!r} is legal in a stage whose "
                f"`acts` are {named}: name its kind there, or correct the number from `legal`"
            )


def order_does_not_matter(trial: Trial) -> None:
    """Seats that choose simultaneously can do so in any order, with the same state and tale."""
    chooser = random.Random("order")
    together = (place for place in trial.sample(3000) if len(place.waits) > 1)
    for place in islice(together, trial.few(200)):
        for one, other in combinations(place.waits, 2):
            pairs = [(one, chooser.choice(place.legal(one))),
                     (other, chooser.choice(place.legal(other)))]  # fmt: skip
            _check_order(place, pairs)


Way = tuple[Any, Counter[Any], list[tuple[int, ...]]]


def _check_order(place: Place, pairs: list[tuple[int, int]]) -> None:
    word = place.match.actions.format
    said = " and ".join(f"seat {seat}: {word(action)}" for seat, action in pairs)
    dice = f"{place.seed} {place.number}"
    state, tale, answers = _in_order(place, pairs, [rolled_dice(dice)] * 2)
    turned = pairs[::-1]
    scripts = [scripted_dice(given) for given in reversed(answers)]
    for tried in ([rolled_dice(dice)] * 2, scripts):
        other, other_tale, _ = _in_order(place, turned, tried)
        if same(state, other) and tale == other_tale:
            return
    raise place.complaint(
        f"the order makes a difference: {said}; in one order\n{place.game.state.format(state)}\n"
        f"in the other\n{place.game.state.format(other)}\n"
    )


def _in_order(place: Place, pairs: list[tuple[int, int]], dice: list[Any]) -> Way:
    """Return the state, the tale, and the answers of the dice, one action after the other."""
    state, tale = place.state, new_tale()
    told: Counter[Any] = Counter()
    answers = []
    for (seat, action), die in zip(pairs, dice, strict=True):
        if seat not in waiting(state) or action not in place.legal(seat, state):
            word = place.match.actions.format(action)
            raise place.complaint(f"another seat's choice took {word!r} away from seat {seat}")
        state = place.after(state, seat, action, die, tale)
        told.update(happenings(tale, place.game.events))
        answers.append(answers_of(die))
    return state, told, answers
