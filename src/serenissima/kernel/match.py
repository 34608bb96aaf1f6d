"""A match: its set-up and the actions so far; verify, play, undo, replay."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.actions import Actions
from serenissima.kernel.dice import (
    MOST_ANSWERS,
    ODDS,
    answers_of,
    odds_of,
    rolled_dice,
    scripted_dice,
)
from serenissima.kernel.errors import SerenissimaError, some_of
from serenissima.kernel.game import Game, Outcome, check_game
from serenissima.kernel.notation import Line, Transcript, print_match, result_text
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.refusals import (
    ACTION_ILLEGAL,
    ACTION_UNREADABLE,
    MATCH_ANSWERS,
    MATCH_NOT_YOUR_TURN,
    MATCH_NOTHING_TO_UNDO,
    MATCH_OVER,
    MATCH_SEAT,
    MATCH_SEATS,
)
from serenissima.kernel.seats import everyone, seats_in
from serenissima.kernel.tale import Happening, happenings, new_tale
from serenissima.kernel.view import View

NOBODY = -1  # the seat of the set-up, in which no player acts


@dataclass(frozen=True)
class Step:
    """One action of a match, with the answers of the dice and the events that followed.

    Attributes:
        seat: the seat that acted; `NOBODY` for the set-up, or for the step from a position to a
            decision.
        action: its number; -1 if no seat acted.
        answers: of the dice, in order.
        happenings: the events, with all secrets; show players `seen_by(seat)` instead.
    """

    seat: int
    action: int
    answers: tuple[int, ...]
    happenings: tuple[Happening, ...]

    def seen_by(self, seat: int) -> tuple[Happening, ...]:
        """Return the events as `seat` may know them."""
        if not any(happening.event.hides for happening in self.happenings):
            return self.happenings
        return tuple(filter(None, (happening.seen_by(seat) for happening in self.happenings)))

    @property
    def told(self) -> tuple[Happening, ...]:
        """The name of `happenings` in earlier versions."""
        return self.happenings

    def told_to(self, seat: int) -> tuple[Happening, ...]:
        """Return `seen_by(seat)`: its name in earlier versions."""
        return self.seen_by(seat)


class Match:
    """A match of one game, from its set-up on.

    It stores the state after each step, so undo is cheap.

    Args:
        game: the game.
        seats: number of seats; by default the game's smallest number.
        options: settings that differ from the defaults.
        seed: of the dice; the same seed and actions give the same match. Match files and `repr`
            contain only past answers of the dice.
        deal: the answers of the dice during the set-up, instead of rolling.
        position: a state to begin from, instead of a set-up; see `kernel.position`.

    Raises:
        Unknown: `game/unknown` for anything but a game.
        Illegal: `match/seats`, `option/name`, `option/value`, `match/answers`.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: str | int = 0,
        deal: Sequence[int] | None = None,
        position: Any = None,
    ) -> None:
        check_game(game)
        self.game = game
        self.seats = game.meta.seats[0] if seats is None else seats
        self.terms = game.terms_for(self.seats, options or {})
        self.dice = rolled_dice(seed)
        self.began_from = position
        self._tale = new_tale()
        self._room = game.room()
        self._listed: tuple[Any, int, list[int]] = (None, NOBODY, [])  # the latest of `_legal`
        self._states: list[Any] = []
        self.steps: list[Step] = []
        if position is None:
            self._begin(verbs.setup, game.state.blank(), deal)
        elif game.goes_on and not int(position.waits) and not int(position.ending):
            self._begin(verbs.go_on, game.state.copy(position), deal)
        else:
            self._states.append(game.state.copy(position))

    def _begin(self, verb: Any, state: Any, deal: Sequence[int] | None) -> None:
        """Take the step before the first decision, in which no player acts."""
        dice = self._dice_for(deal)
        verb(self.terms, state, dice, self._tale)
        self._keep(NOBODY, -1, state, dice)

    @property
    def actions(self) -> Actions:
        """The game's actions, with the names of places in this match."""
        return self.game.actions_in(self.terms)

    @property
    def state(self) -> Any:
        """The full current state; give people and players a `view` instead."""
        return self._states[-1]

    @property
    def states(self) -> tuple[Any, ...]:
        """The state at the first decision, then the one after each action; the last is `state`."""
        return tuple(self._states)

    def state_after(self, step: int) -> Any:
        """Return the state after a step; 0 is the set-up."""
        return self._states[step]

    @property
    def waits(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        return seats_in(int(self.state["waits"]) & everyone(self.seats))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return int(self.state["waits"]) == 0

    def legal(self, seat: int) -> list[int]:
        """Return the seat's legal actions, ascending; none when it is not its turn.

        Raises:
            Illegal: `match/seat`: the match has no such seat.
        """
        if seat in self.waits:
            return [*self._legal(seat)]
        self.check_seat(seat)
        return []

    def _legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat that is to act; the latest result is cached."""
        state, asked, actions = self._listed
        if state is not self.state or asked != seat:
            count = verbs.legal(self.terms, self.state, seat, self._room)
            actions = self._room[:count].tolist()
            self._listed = (self.state, seat, actions)
        return actions

    def view(self, seat: int) -> Any:
        """Return the raw view of a seat, in which hidden values are 0.

        Raises:
            Illegal: `match/seat`: the match has no such seat, and it is not `SPECTATOR`.
        """
        self.check_seat(seat)
        return self.game.state.view(self.state, seat)

    def seen_by(self, seat: int, *, after: int | None = None) -> View:
        """Return the match as the seat sees it, as an object that prints the table.

        `after` is the step to look back to, 0 for the set-up; by default the latest.

        Raises:
            Illegal: `match/seat`: the match has no such seat, and it is not `SPECTATOR`.
        """
        self.check_seat(seat)
        state = self.state if after is None else self.state_after(after)
        return View(self.game, self.terms, self.game.state.view(state, seat), seat)

    def check_seat(self, seat: object) -> None:
        """Refuse anything but a seat of the match or `SPECTATOR`.

        Raises:
            Illegal: `match/seat`.
        """
        # `int` comes first, since looking at the protocol is slow.
        if not isinstance(seat, int | SupportsIndex) or not SPECTATOR <= index(seat) < self.seats:
            hint = f"0 to {self.seats - 1}, or {SPECTATOR} for a spectator"
            raise MATCH_SEAT(text=seat, hint=hint)

    def seen_first(self) -> View:
        """Return the view of the first seat that may act, or of a spectator if there is none."""
        return self.seen_by(self.waits[0] if self.waits else SPECTATOR)

    def _repr_svg_(self) -> str | None:
        """Return the picture of the table that notebooks show, as the printed seat sees it."""
        return self.seen_first()._repr_svg_()

    def __str__(self) -> str:
        """Return a line about the match and the table as the first seat that may act sees it."""
        taken = sum(step.seat != NOBODY for step in self.steps)
        asked = " and ".join(f"seat {seat}" for seat in self.waits)
        goes_on = f"{asked} to act" if asked else f"over: {self.ending}"
        first = f"{self.game.meta.title}, {self.seats} seats, {taken} actions, {goes_on}"
        return f"{first}\n\n{self.seen_first()}"

    def __repr__(self) -> str:
        """Return code that recreates the match, with all its secrets except future rolls."""
        return f"read_match({print_match(self.transcript())!r})"

    def transcript(self, players: Sequence[str] = (), engine: str = "") -> Transcript:
        """Return the content of a match file, with all secrets of the match.

        `engine` is the version of this program, which files state.

        Raises:
            Illegal: `match/seats`: there are more players than seats.
        """
        if len(players) > self.seats:
            hint = f"{self.seats} seats"
            raise MATCH_SEATS("there are too many players", text=len(players), hint=hint)
        game = self.game
        options = {name: str(choice) for name, choice in game.options_of(self.terms).items()}
        usual = {option.name: str(option.default) for option in game.options}
        position = None
        if self.began_from is not None:
            position = game.position_text(self.terms, self.began_from)
        first = self.steps[0] if self.steps else None
        actions = [step for step in self.steps if step.seat != NOBODY]
        return Transcript(
            game=game.meta.name,
            rules=game.meta.rules_version,
            engine=engine,
            seats=self.seats,
            options={name: options[name] for name in usual if options[name] != usual[name]},
            players=dict(enumerate(players)),
            deal=first.answers if first is not None and first.seat == NOBODY else None,
            position=position,
            lines=[Line(s.seat, self._word(s.action), s.answers) for s in actions],
            result=result_text(self.outcome),
        )

    def verify(self, seat: int, action: int | str) -> int:
        """Return the action's number, if the seat may take it now.

        Raises:
            Unreadable: `action/unreadable`.
            NotNow: `match/over` or `match/not-your-turn`.
            Illegal: `action/illegal`.
        """
        number = self._number(action)
        waits = self.waits
        if not waits:
            raise MATCH_OVER(text=self._word(number))
        if seat not in waits:
            hint = "to act: seat " + " or ".join(map(str, waits))
            raise MATCH_NOT_YOUR_TURN(text=seat, hint=hint)
        legal = self._legal(seat)
        if number not in legal:
            word = self._word(number)
            hint = some_of(word, [self._word(other) for other in legal])
            raise ACTION_ILLEGAL(text=word, hint=hint)
        return number

    def _number(self, action: object) -> int:
        """Return the number of an action that is given as text or as a number."""
        actions = self.actions
        number = actions.parse(action) if isinstance(action, str) else action
        # `int` comes first, since looking at the protocol is slow.
        if not isinstance(number, int | SupportsIndex) or not 0 <= index(number) < actions.count:
            reason, hint = "no action has this number", f"0 to {actions.count - 1}"
            raise ACTION_UNREADABLE(reason, text=number, hint=hint)
        return index(number)

    def can(self, seat: int, action: int | str) -> bool:
        """Whether `verify` would pass."""
        try:
            self.verify(seat, action)
        except SerenissimaError:
            return False
        return True

    def play(self, seat: int, action: int | str, answers: Sequence[int] | None = None) -> Step:
        """Take an action; `answers` of the dice are used instead of rolling.

        Raises the errors of `verify`, and `Illegal` (`match/answers`) if the answers do not fit the
        questions; the match is then unchanged.
        """
        number = self.verify(seat, action)
        state = self.game.state.copy(self.state)
        dice = self._dice_for(answers)
        verbs.apply(self.terms, state, seat, number, dice, self._tale)
        return self._keep(seat, number, state, dice)

    def undo(self) -> Step:
        """Go back one step and return it; raises `NotNow` (`match/nothing-to-undo`).

        The dice do not go back: the next rolls are new ones.
        """
        if len(self._states) < 2:
            raise MATCH_NOTHING_TO_UNDO()
        self._states.pop()
        return self.steps.pop()

    def beginning_in(self, state: Any, *, seed: str | int = 0) -> "Match":
        """Return a match of the same kind that begins in a state, with dice from a seed."""
        twin = self.copy()
        twin.began_from, twin.dice = state, rolled_dice(seed)
        twin._states, twin.steps = [state], []
        return twin

    def copy(self) -> "Match":
        """Return a copy that can be played on separately; past states are shared."""
        twin = copy(self)
        twin.dice = self.dice.copy()
        twin._tale, twin._room = new_tale(), self.game.room()
        twin._states, twin.steps = list(self._states), list(self.steps)
        return twin

    def __setstate__(self, attributes: Mapping[str, Any]) -> None:
        """Copy the dice and renew the tale: unpickled records ignore writes until copied."""
        vars(self).update(attributes)
        self.dice = self.dice.copy()
        self._tale, self._room = new_tale(), self.game.room()

    @property
    def ending(self) -> str:
        """The name of its ending; the first of the game's endings before the end."""
        return self.game.endings[int(self.state.ending)]

    @property
    def outcome(self) -> Outcome | None:
        """Its outcome, or None before the end."""
        if not self.over:
            return None
        shares = np.zeros(self.seats)
        verbs.score(self.terms, self.state, shares)
        return Outcome(tuple(float(share) for share in shares), self.ending)

    def _word(self, number: int) -> str:
        return self.actions.format(number)

    def _dice_for(self, answers: Sequence[int] | None) -> Any:
        self._tale["told"] = 0
        if answers is not None:
            return _script(answers)
        self.dice["answered"] = 0  # rolled dice note nothing else
        return self.dice

    def _keep(self, seat: int, action: int, state: Any, dice: Any) -> Step:
        _check_script(dice)
        before = self._states[-1] if self._states else state
        events = self.game.events_in(self.terms)
        told = tuple(happenings(self._tale, events, before, state))
        step = Step(seat, action, answers_of(dice), told)
        self.steps.append(step)
        self._states.append(state)
        return step


def _script(answers: Sequence[int]) -> Any:
    """Return scripted dice; refuse answers that no dice could give."""
    if len(answers) > MOST_ANSWERS:
        raise MATCH_ANSWERS(f"one action draws at most {MOST_ANSWERS}", text=len(answers))
    wrong = [answer for answer in answers if not 0 <= answer < ODDS]
    if wrong:
        raise MATCH_ANSWERS(text=wrong[0])
    return scripted_dice(answers)


def _check_script(dice: Any) -> None:
    """Refuse a script that was too short or too long, or had an impossible answer."""
    if dice["answered"] > MOST_ANSWERS:
        raise MATCH_ANSWERS(f"one action draws at most {MOST_ANSWERS}")
    if not dice["mode"]:
        return
    if dice.fault:
        wrong = int(dice.answers[dice.fault - 1])
        raise MATCH_ANSWERS(text=wrong)
    if dice.ways or dice.at < dice.answered:
        reason = f"the dice were asked {'more' if dice.ways else int(dice.at)} times"
        raise MATCH_ANSWERS(reason, text=answers_of(dice))


@dataclass(frozen=True)
class Chance:
    """One possible result of an action."""

    probability: float
    answers: tuple[int, ...]
    state: Any


def outcomes(game: Game, terms: Any, state: Any, seat: int, action: int) -> Iterator[Chance]:
    """Yield every possible result of an action with its probability; they add up to 1.

    The action is run again with one more answer until no question is open.
    """
    tale = new_tale()
    open_runs: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while open_runs:
        probability, answers = open_runs.pop()
        after = game.state.copy(state)
        dice = scripted_dice(answers)
        verbs.apply(terms, after, seat, action, dice, tale)
        if dice.ways:
            open_runs.extend((probability * p, (*answers, way)) for way, p in odds_of(dice))
        else:
            yield Chance(probability, answers, after)
