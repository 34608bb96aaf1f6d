"""Laws of secrecy: views, scenes and tales don't reveal to a seat what it may not see."""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from serenissima.kernel import features, verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.record import SPECTATOR, bytes_of
from serenissima.kernel.tale import HIDDEN_VALUE, happenings, new_tale
from serenissima.testing import differences
from serenissima.testing.chances import Course, Courses
from serenissima.testing.trial import Place, Trial, same

TRIED = 8  # actions of one seat at one position whose tales are compared
WAYS = 200  # outcomes of one action that are compared in pairs
COURSES = 60  # changed answers of the dice to try after one action
DEALS = 300  # changed answers to try during a set-up
TWINS = 3  # redealt states in which an action is repeated
REMEMBER = "let a field that the seat sees remember it"
ADVICE = "mark the event or argument that others may not know as `secret`, or leave it out"


# ---- states that a seat cannot tell apart -------------------------------------------------------


def deal(place: Place, seat: int, key: str, view: Any = None) -> Any:
    """Return a full state that fits the seat's view here."""
    state = place.game.state.view(place.state, seat) if view is None else view
    verbs.redeal(place.terms, state, seat, rolled_dice(key))
    return state


def seats_of(trial: Trial, many: int) -> Iterator[tuple[Place, int]]:
    """Yield positions, each with one of its seats in turn."""
    for number, place in enumerate(trial.sample(many)):
        yield place, number % place.match.seats


def patch(place: Place, state: Any, where: Any, cells: Any) -> Any:
    """Return a copy of `state` with other bytes in some places."""
    whole = np.where(where, cells, bytes_of(state))
    return whole.view(place.game.state.dtype)[0]


def hidden_bytes(place: Place, seat: int) -> Any:
    """Return a mask of the bytes that the seat may not see: bool `[bytes]`."""
    kind = place.game.state
    held = kind.blank()
    for field in kind.fields:
        held[field.name] = -1
    return (bytes_of(held) != 0) & (kind.mask(seat).view(np.uint8) == 0)


# ---- what is shown ------------------------------------------------------------------------------


def hidden_things_are_not_shown(trial: Trial) -> None:
    """States that a seat can't tell apart give it the same view, text, features and scene."""
    for place, seat in seats_of(trial, 300):
        twin = deal(place, seat, place.seed)
        for who in (seat, SPECTATOR):
            for name, differing in _differences(place, twin, who):
                if said := differences.describe(differing):
                    raise place.complaint(
                        f"seat {who} sees what it may not see, in its {name}: {said}; a field that "
                        "follows from hidden ones must be hidden too. The other position is\n"
                        f"{place.story(twin)}"
                    )


def _differences(place: Place, twin: Any, who: int) -> Iterator[tuple[str, Iterator[str]]]:
    """Yield how this state and its twin differ in everything shown to a seat or spectator."""
    kind, seats = place.game.state, place.match.seats
    here, there = kind.view(place.state, who), kind.view(twin, who)
    yield "view", differences.of_records(kind, here, there)
    yield "text", differences.of_texts(kind.format(place.state, who), kind.format(twin, who))
    numbers = [features.features(kind, state, who, seats) for state in (place.state, twin)]
    named = zip(features.names(kind, seats), *numbers, strict=True)
    yield "features", (f"{name}: {one} or {other}" for name, one, other in named if one != other)
    drawn, drawn_there = (place.game.draw(place.terms, view, who) for view in (here, there))
    yield "scene", differences.of_values(drawn, drawn_there)


def hidden_things_change_nothing_legal(trial: Trial) -> None:
    """A seat's legal actions don't depend on hidden values, not even on impossible ones."""
    for place, seat in seats_of(trial, 600):
        if seat in place.waits:
            real = place.legal(seat)
            others = [deal(place, seat, place.seed), _noisy(place, seat)]
            for other in others:
                found = place.legal(seat, other)
                if found != real:
                    word = place.match.actions.format
                    odd = ", ".join(word(action) for action in sorted({*found} ^ {*real}))
                    raise place.complaint(
                        f"legal for seat {seat} reads what the seat may not see: {odd} is legal or "
                        "not depending on it; read only fields that this seat sees"
                    )


def _noisy(place: Place, seat: int) -> Any:
    """Return the state with random values in place of the hidden ones."""
    kind = place.game.state
    noise = np.random.default_rng(place.number)
    state = kind.blank()
    for field in kind.fields:
        state[field.name] = noise.integers(field.low, field.high + 1, field.shape)
    return patch(place, place.state, hidden_bytes(place, seat), bytes_of(state))


# ---- what is told -------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Heard:
    """A listener's view and tale after an action."""

    said: str
    state: bytes
    view: bytes
    tale: tuple[tuple[str, tuple[int, ...]], ...]


def _hear(trial: Trial, state: Any, tale: Any, listener: int, said: str) -> _Heard:
    """Return what the listener sees and has heard after an action."""
    seen = bytes(bytes_of(trial.game.state.view(state, listener)))
    heard = (h.seen_by(listener) for h in happenings(tale, trial.game.events))
    told = tuple((h.event.kind, h.values) for h in heard if h is not None)
    return _Heard(said, bytes(bytes_of(state)), seen, told)


def _leak(trial: Trial, listener: int, one: _Heard, other: _Heard) -> str:
    """Describe how two tales differ for the listener."""
    pairs = zip([*one.tale, None], [*other.tale, None], strict=False)
    here, there = next(pair for pair in pairs if pair[0] != pair[1])
    who = "a spectator" if listener == SPECTATOR else f"seat {listener}"
    return (
        f"{who} is told {_words(trial, here)} after {one.said}, and {_words(trial, there)} after "
        f"{other.said}, and sees the same both times: {ADVICE}"
    )


def _words(trial: Trial, told: tuple[str, tuple[int, ...]] | None) -> str:
    """Return an event as text."""
    if told is None:
        return "nothing more"
    kind, values = told
    event = next(event for event in trial.game.events if event.kind == kind)
    named = zip(event.args, values, strict=True)
    words = ("something" if value == HIDDEN_VALUE else arg.text(value) for arg, value in named)
    return repr(" ".join((kind, *words)))


# ---- results of the dice ------------------------------------------------------------------------


def set_ups_tell_no_secrets(trial: Trial) -> None:
    """If different answers of the dice look the same to a seat, the set-up's tale is the same."""
    kind = trial.game.state
    for setting, terms in islice(trial.terms(), len(trial.settings)):

        def play(dice: Any, tale: Any, terms: Any = terms) -> Any:
            state = kind.blank()
            verbs.setup(terms, state, dice, tale)
            return state

        listeners = (SPECTATOR, *range(setting.seats))
        courses = Courses(play, rolled_dice(str(setting)), trial.few(DEALS))
        for said in _distinguish(trial, courses, listeners, "the set-up"):
            raise trial.complaint(f"{setting}: {said}")
        _tally(trial, "set_ups_tell_no_secrets", courses)


def outcomes_tell_no_secrets(trial: Trial) -> None:
    """If different answers of the dice look the same to a seat, an action's tale is the same."""
    for place in trial.sample(2000):
        if place.next and place.next.answers:
            courses = _change_answers(trial, place, place.next.seat, place.next.action)
            _tally(trial, "outcomes_tell_no_secrets", courses)


def _change_answers(trial: Trial, place: Place, actor: int, action: int) -> Courses:
    """Change one answer after another, and check that others don't hear what they can't see."""

    def play(dice: Any, tale: Any) -> Any:
        return place.after(place.state, actor, action, dice, tale)

    courses = Courses(play, rolled_dice(f"{place.seed} {place.number}"), COURSES)
    listeners = [seat for seat in (SPECTATOR, *range(place.match.seats)) if seat != actor]
    for said in _distinguish(trial, courses, listeners, repr(place.match.actions.format(action))):
        raise place.complaint(said)
    return courses


def _distinguish(trial: Trial, courses: Courses, listeners: Any, said: str) -> Iterator[str]:
    """Yield complaints of courses that look the same and have different tales."""
    for before, after in courses.pairs():
        for listener in listeners:
            one, other = (
                _hear(trial, course.state, course.tale, listener, _with_answers(said, course))
                for course in (before, after)
            )
            if one.view == other.view and one.state != other.state and one.tale != other.tale:
                yield _leak(trial, listener, one, other)


def _with_answers(said: str, course: Course) -> str:
    return f"{said} with the answers {' '.join(map(str, course.answers))}"


def _tally(trial: Trial, law: str, courses: Courses) -> None:
    trial.report.count(
        law,
        "answers of the dice that could have been different",
        skipped=courses.skipped,
        of=courses.skipped + courses.tried,
    )


# ---- the same action in other worlds -------------------------------------------------------------


@dataclass(frozen=True)
class _World:
    """A state that fits a seat's view, the state after an action, and the action's tale."""

    before: Any
    after: Any
    tale: Any


def actions_tell_no_secrets(trial: Trial) -> None:
    """If states look the same to a seat before and after an action, so do the action's tales."""
    tale = new_tale()
    for place in trial.sample(300):
        for listener in range(place.match.seats):
            worlds = [deal(place, listener, f"{place.seed} {twin}") for twin in range(TWINS)]
            for actor in place.waits:
                for action in _choose(place, place.legal(actor), TRIED):
                    _compare_worlds(trial, place, listener, (actor, action), worlds, tale)


def _compare_worlds(
    trial: Trial,
    place: Place,
    listener: int,
    choice: tuple[int, int],
    worlds: list[Any],
    tale: Any,
) -> None:
    """Take an action here and in other worlds, and compare the tales of those that look alike."""
    actor, action = choice
    kind = trial.game.state
    first: dict[bytes, _World] = {}
    for before in (place.state, *worlds):
        if action in place.legal(actor, before):
            after = place.after(before, actor, action, rolled_dice(place.seed), tale)
            seen = bytes(bytes_of(kind.view(after, listener)))
            known = first.get(seen)
            if known is None:
                first[seen] = _World(before, after, tale.copy())
            elif not (same(known.after, after) or _same_lines(known.tale, tale)):
                _compare_tales(trial, place, listener, action, known, _World(before, after, tale))


def _same_lines(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one.lines[: one.told], other.lines[: other.told]))


def _compare_tales(
    trial: Trial, place: Place, listener: int, action: int, one: _World, other: _World
) -> None:
    """Raise LawBroken if a listener to whom two worlds look alike hears different tales."""
    heard, there = (
        _hear_action(trial, place, listener, action, world.after, world.tale)
        for world in (one, other)
    )
    if heard.tale != there.tale:
        kind = trial.game.state
        told = differences.describe(differences.of_records(kind, one.before, other.before))
        raise place.complaint(
            f"{_leak(trial, listener, heard, there)}; or {REMEMBER}. The worlds differed in {told}",
            one.before,
        )


# ---- choices of another seat --------------------------------------------------------------------


def choices_tell_no_secrets(trial: Trial) -> None:
    """An action's tale gives the other seats no more knowledge than they can see."""
    for place in trial.sample(200):
        for actor in place.waits:
            actions = _choose(place, place.legal(actor), TRIED)
            _count_actions(trial, len(place.legal(actor)), len(actions))
            ways = list(_ways(trial, place, actor, actions))
            others = [seat for seat in range(place.match.seats) if seat != actor]
            for listener in (SPECTATOR, *others):
                _check_guesses(trial, place, listener, ways)
            for listener in others:
                _check_unseen(trial, place, actor, listener)


def _count_actions(trial: Trial, all_: int, tried: int) -> None:
    what = f"legal actions, beyond {TRIED} at a position"
    trial.report.count("choices_tell_no_secrets", what, skipped=all_ - tried, of=all_)


def _choose(place: Place, actions: list[int], most: int) -> list[int]:
    """Return at most `most` of the actions, a fixed random sample."""
    if len(actions) <= most:
        return actions
    return sorted(random.Random(f"{place.seed} {place.number}").sample(actions, most))


def _ways(
    trial: Trial, place: Place, actor: int, actions: list[int]
) -> Iterator[tuple[int, Any, Any]]:
    """Yield every outcome of the actions, or vary the dice where there are too many."""
    for action in actions:
        ways = list(islice(place.ways(actor, action, new_tale()), WAYS + 1))
        trial.report.count(
            "choices_tell_no_secrets",
            f"actions with more than {WAYS} outcomes (their dice are changed one by one instead)",
            skipped=len(ways) > WAYS,
        )
        if len(ways) <= WAYS:
            yield from ((action, state, told) for state, told in ways)
        else:
            _change_answers(trial, place, actor, action)


def _check_guesses(
    trial: Trial, place: Place, listener: int, ways: list[tuple[int, Any, Any]]
) -> None:
    """Check that every state that fits the listener's view also fits the listener's tale."""
    heard = [_hear_action(trial, place, listener, *way) for way in ways]
    possible: dict[Any, set[bytes]] = defaultdict(set)
    for one in heard:
        possible[one.view].add(one.state)
        possible[one.view, one.tale].add(one.state)
    for one in heard:
        if possible[one.view, one.tale] != possible[one.view]:
            other = next(o for o in heard if o.view == one.view and o.tale != one.tale)
            raise place.complaint(_leak(trial, listener, one, other))


def _check_unseen(trial: Trial, place: Place, actor: int, listener: int) -> None:
    """Check that the listener hears the same of all actions that change nothing it sees."""
    before = bytes(bytes_of(place.game.state.view(place.state, listener)))
    first: _Heard | None = None
    for state in (place.state, deal(place, listener, place.seed)):
        for action in _choose(place, place.legal(actor, state), TRIED):
            tale = new_tale()
            after = place.after(state, actor, action, rolled_dice(place.seed), tale)
            heard = _hear_action(trial, place, listener, action, after, tale)
            if heard.view == before:
                first = first or heard
                if heard.tale != first.tale:
                    raise place.complaint(_leak(trial, listener, first, heard))


def _hear_action(
    trial: Trial, place: Place, listener: int, action: int, after: Any, tale: Any
) -> _Heard:
    return _hear(trial, after, tale, listener, repr(place.match.actions.format(action)))
