"""One game on trial: random matches, played once and examined by every law."""

import hashlib
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, cycle, islice
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import clear, odds_of, rolled_dice, scripted_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match, Step
from serenissima.kernel.meta import Option
from serenissima.kernel.record import bytes_of
from serenissima.kernel.seats import seats_in
from serenissima.kernel.tale import nothing_told
from serenissima.testing.kept import kept_matches, rare_matches
from serenissima.testing.report import Report

MANY = 6_000  # positions to examine one by one; longer trials are sampled evenly
LONGEST = 20_000  # actions without retractions; more than people would sit through
ENDLESS = "add an ending that is sure to come, such as a cap on the rounds"
FIDGETY = 3  # one in this many random matches also has retractions
SETTINGS = "settings"
RARE = 24  # rare positions that every law examines
POSITIONS = "positions of the random matches"


class LawBroken(AssertionError):
    """A game breaks a law; the message gives the law, the position, and how to reproduce it."""


@dataclass(frozen=True)
class Setting:
    """The set-up of a match."""

    seats: int
    options: Mapping[str, object]

    def __str__(self) -> str:
        chosen = [f"{name}={choice}" for name, choice in self.options.items()]
        return ", ".join((f"{self.seats} seats", *chosen))


@dataclass(frozen=True)
class Place:
    """A position of a random match, with the way to it."""

    match: Match
    setting: Setting
    seed: str
    number: int  # actions taken so far

    @property
    def game(self) -> Game:
        """The game on trial."""
        return self.match.game

    @property
    def terms(self) -> Any:
        """The terms of the match."""
        return self.match.terms

    @property
    def state(self) -> Any:
        """The state here; copy it before changing it."""
        return self.match.states[self.number]

    @property
    def next(self) -> Step | None:
        """The step taken here, or None if the match is over."""
        actions = self.actions
        return actions[self.number] if self.number < len(actions) else None

    @property
    def actions(self) -> list[Step]:
        """The steps that a seat took; what precedes the first decision is not among them."""
        steps = self.match.steps
        return steps[1:] if steps and steps[0].seat == NOBODY else steps

    @property
    def waits(self) -> tuple[int, ...]:
        """The seats that may act here."""
        return waiting(self.state)

    def legal(self, seat: int, state: Any = None) -> list[int]:
        """Return the seat's legal actions here, or in another `state`."""
        where = self.state if state is None else state
        room = self.game.room()
        return list(map(int, room[: verbs.legal(self.terms, where, seat, room)]))

    def words(self, actions: Sequence[int]) -> str:
        """Return actions as text."""
        return ", ".join(map(self.match.actions.format, actions)) or "nothing"

    def compare(self, one: Sequence[int], other: Sequence[int], here: str, there: str) -> str:
        """Return how two lists of actions differ: `choose two only on its view`."""
        parts = [
            f"{self.words(sorted({*mine} - {*theirs}))} only {where}"
            for mine, theirs, where in ((one, other, here), (other, one, there))
            if {*mine} - {*theirs}
        ]
        return " and ".join(parts) or f"the same actions in another order {there}"

    def after(self, state: Any, seat: int, action: int, dice: Any, tale: Any = None) -> Any:
        """Return a copy of `state` after an action; rolling dice first clear their notes."""
        changed = self.game.state.copy(state)
        if not dice.mode:
            clear(dice)
        tale = nothing_told() if tale is None else tale
        tale.told = 0
        verbs.apply(self.terms, changed, seat, action, dice, tale)
        return changed

    def ways(self, seat: int, action: int, tale: Any) -> Iterator[tuple[Any, Any]]:
        """Yield every state to which an action can lead, with its tale; see `match.outcomes`."""
        scripts: list[tuple[int, ...]] = [()]
        while scripts:
            script = scripts.pop()
            dice = scripted_dice(script)
            after = self.after(self.state, seat, action, dice, tale)
            if dice.ways:
                scripts.extend((*script, way) for way, _ in odds_of(dice))
            else:
                yield after, tale.copy()

    def not_conserved(self, before: Any, after: Any) -> dict[str, tuple[int, int]]:
        """Return the sums in which two states differ, each with both amounts."""
        one, other = (self.game.conserved(self.terms, state) for state in (before, after))
        names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
        return {name: (one.get(name, 0), other.get(name, 0)) for name in names}

    def complaint(self, reason: str, state: Any = None) -> LawBroken:
        """Return the complaint to raise, with the position here or another `state`."""
        return LawBroken(f"{reason}\n{self.story(self.state if state is None else state)}")

    def story(self, state: Any) -> str:
        """Describe how to reach this position, and the position itself."""
        steps = self.actions[: self.number]
        word = self.match.actions.format
        last = f": {steps[-1].seat} {word(steps[-1].action)}" if steps else ""
        head = (
            f"  game {self.game.meta.name}, {self.setting}, seed {self.seed!r}, "
            f"after action {len(steps)}{last}"
        )
        return "\n".join((head, *_lines(self.game, state)))


class Trial:
    """A game's random matches, the same in every process, for the laws to examine.

    Args:
        game: the game on trial.
        quick: fewer matches, and no compiling from scratch.
        longest: the most actions in a match, not counting retractions.

    Attributes:
        report: the skipped checks and the warnings.
    """

    def __init__(self, game: Game, *, quick: bool = False, longest: int = LONGEST) -> None:
        self.game = game
        self.quick = quick
        self.longest = longest
        self.report = Report()

    def few(self, many: int) -> int:
        """Return `many`, or a fifth of it for a quick trial."""
        return max(2, many // 5) if self.quick else many

    @cached_property
    def settings(self) -> list[Setting]:
        """Every number of seats with the defaults, then every option with every other choice.

        Numbers of seats take turns, but an option is tried with seats for which it matters.
        """
        meta = self.game.meta
        agreed = [Setting(seats, {}) for seats in meta.seats]
        seats = cycle(meta.seats)
        for option in meta.options:
            for choice in _choices(option):
                if choice != option.default:
                    count = next(seats)
                    fits = not option.seats or count in option.seats
                    count = count if fits else option.seats[0]
                    agreed.append(Setting(count, {option.name: choice}))
        return agreed

    def random_match(self, number: int) -> Place:
        """Return the end of one random match; the same number gives the same match."""
        setting = self.settings[number % len(self.settings)]
        seed = f"trial {number}"
        match = Match(self.game, setting.seats, setting.options, seed=seed)
        last = play_on(match, seed, fidgety=number % FIDGETY == FIDGETY - 1, most=self.longest)
        place = Place(match, setting, seed, len(match.states) - 1)
        if not match.over:
            raise place.complaint(f"a match has not ended after {last} actions: {ENDLESS}")
        return place

    @cached_property
    def ends(self) -> list[Place]:
        """The last position of each random match, in enough matches to try every setting."""
        whole = max(24, len(self.settings))
        ends = [self.random_match(number) for number in range(self.few(whole))]
        missed = max(0, len(self.settings) - len(ends))
        self.report.count("several laws", SETTINGS, skipped=missed, of=len(self.settings))
        apart = self._apart(ends)
        positions = sum(end.number + 1 for end in ends)
        self.report.count(
            "several laws", POSITIONS, skipped=positions - positions // apart, of=positions
        )
        return ends

    def places(self) -> Iterator[Place]:
        """Yield every position of every random match in order, about `MANY` in long trials."""
        apart = self._apart(self.ends)
        for end in self.ends:
            for number in range(end.number % apart, end.number + 1, apart):
                yield Place(end.match, end.setting, end.seed, number)

    @cached_property
    def _rarities(self) -> list[Place]:
        """The positions of `rarities()`."""
        return [_last(f"rarities {n}", match) for n, match in enumerate(rare_matches(self.game))]

    @cached_property
    def kept_ends(self) -> list[Place]:
        """The last positions of recorded matches, and of rarities played on at random."""
        ends = [_last(name, match) for name, match in kept_matches(self.game)]
        for place in self._rarities:
            match = place.match.copy()
            play_on(match, place.seed, most=self.longest)
            ends.append(_last(place.seed, match))
        return [end for end in ends if end.match.over]

    @cached_property
    def rare_places(self) -> list[Place]:
        """Positions that only stored matches reach.

        They are the positions of `rarities()`, and those right before and after a kind of event
        that occurs in no random match.
        """
        told = {
            kind for end in self.ends for step in end.match.steps for kind in _event_kinds(step)
        }
        places = list(self._rarities)
        for end in self.kept_ends:
            for number, step in enumerate(end.actions):
                if not told.issuperset(_event_kinds(step)):
                    places += [replace(end, number=at) for at in (number, number + 1)]
        return places

    def _apart(self, ends: Sequence[Place]) -> int:
        """Return the distance between positions to examine."""
        return 1 + sum(end.number for end in ends) // self.few(MANY)

    def sample(self, many: int, *, ends: bool = False) -> Iterator[Place]:
        """Yield rare positions, then `many` from all matches; always the same.

        A quick trial takes a fifth of both. Matches that are over are left out unless `ends`.
        """
        places = [place for place in self.places() if ends or place.waits]
        random.Random(many).shuffle(places)
        rare = (place for place in self.rare_places if ends or place.waits)
        return chain(islice(rare, max(RARE, self.few(many))), islice(places, self.few(many)))

    def terms(self) -> Iterator[tuple[Setting, Any]]:
        """Yield each setting with its terms, repeated forever."""
        for setting in cycle(self.settings):
            yield setting, self.game.terms_for(setting.seats, setting.options)

    def complaint(self, reason: str) -> LawBroken:
        """Return the complaint to raise about the game as a whole."""
        return LawBroken(f"{reason}\n  game {self.game.meta.name}")


def _last(name: str, match: Match) -> Place:
    """Return the last position of a named match."""
    setting = Setting(match.seats, match.game.options_of(match.terms))
    return Place(match, setting, name, len(match.states) - 1)


def _event_kinds(step: Step) -> set[str]:
    """Return the kinds of event in a step."""
    return {happening.event.kind for happening in step.happenings}


def _choices(option: Option) -> Sequence[object]:
    if option.text:
        return option.choices or (option.default,)
    return option.choices or tuple({option.low: 0, option.high: 0})


def waiting(state: Any) -> tuple[int, ...]:
    """Return the seats that may act in a state."""
    return seats_in(int(state.waits))


def play_on(match: Match, seed: str, *, fidgety: bool = False, most: int = LONGEST) -> int:
    """Play at random to the end, or for at most `most` actions; return the number taken.

    A fidgety player also takes retractions.
    """
    chooser = random.Random(seed)
    keep = match.game.actions.count if fidgety else match.game.actions.first_retract
    taken = 0
    while not match.over and taken < most:
        seat = chooser.choice(match.waits)
        legal = [action for action in match.legal(seat) if action < keep]
        if not legal:
            raise LawBroken(f"seat {seat} waits but has no action\n{_where(match)}")
        match.play(seat, chooser.choice(legal))
        taken += 1
    return taken


def _lines(game: Game, state: Any) -> Iterator[str]:
    return (f"  | {line}" for line in game.state.format(state).splitlines())


def _where(match: Match) -> str:
    return "\n".join(_lines(match.game, match.state))


def hurry(game: Game, terms: Any, state: Any, seed: str, tale: Any = None) -> Iterator[Any]:
    """Play on from a state at random, in place; yield it after each action."""
    chooser = random.Random(seed)
    dice = rolled_dice(seed)
    room = game.room()
    tale = nothing_told() if tale is None else tale
    while seats := waiting(state):
        seat = chooser.choice(seats)
        count = verbs.legal(terms, state, seat, room)
        actions = [int(a) for a in room[:count] if a < game.actions.first_retract]
        if not actions:
            return
        clear(dice)
        tale.told = 0
        verbs.apply(terms, state, seat, chooser.choice(actions), dice, tale)
        yield state


def same(one: Any, other: Any) -> bool:
    """Whether two records agree byte for byte."""
    return bytes(bytes_of(one)) == bytes(bytes_of(other))


def digest(match: Match) -> str:
    """Return a hash of every state of a match, byte for byte."""
    whole = hashlib.sha256()
    for state in match.states:
        whole.update(bytes(bytes_of(state)))
    return whole.hexdigest()[:32]
