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
    """One action that was taken, with what chance answered and what happened.

    Attributes:
        seat: who acted; `NOBODY` for the set-up, or what led from a position to a decision.
        action: its number; -1 for the set-up.
        answers: of the dice, in order.
        told: the events, with everything in them: show `told_to` instead.
    """

    seat: int
    action: int
    answers: tuple[int, ...]
    happenings: tuple[Happening, ...]

    def seen_by(self, seat: int) -> tuple[Happening, ...]:
        """The events as `seat` may know them."""
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
    """A match of one game from its set-up on.

    States are kept step by step, so going back costs nothing.

    Args:
        game: the game.
        seats: how many play.
        options: settings that differ from the defaults.
        seed: of the dice; the same seed and actions give the same match. Neither a match file nor
            `repr` holds what the dice are still to answer.
        deal: what the dice answer during the set-up, instead of rolling.
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
        self._listed: tuple[Any, int, list[int]] = (None, NOBODY, [])  # the latest by `_legal`
        self._states: list[Any] = []
        self.steps: list[Step] = []
        if position is None:
            self._begin(verbs.setup, game.state.blank(), deal)
        elif game.goes_on and not int(position.waits) and not int(position.ending):
            self._begin(verbs.go_on, game.state.copy(position), deal)
        else:
            self._states.append(game.state.copy(position))

    def _begin(self, verb: Any, state: Any, deal: Sequence[int] | None) -> None:
        """The step that no player does: up to the first decision."""
        dice = self._dice_for(deal)
        verb(self.terms, state, dice, self._tale)
        self._keep(NOBODY, -1, state, dice)

    @property
    def actions(self) -> Actions:
        """The game's actions, with places called as on the board of this match."""
        return self.game.actions_in(self.terms)

    @property
    def state(self) -> Any:
        """The full state now; give people and players a `view`."""
        return self._states[-1]

    @property
    def states(self) -> tuple[Any, ...]:
        """The state at the first decision, then the one after each action; the last is `state`."""
        return tuple(self._states)

    def state_after(self, step: int) -> Any:
        """The state after a step; 0 is the set-up."""
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
        """The seat's legal actions, ascending; none when it is not its turn."""
        return [*self._legal(seat)] if seat in self.waits else []

    def _legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that is to act; listed once for whoever looks, then plays."""
        state, asked, actions = self._listed
        if state is not self.state or asked != seat:
            count = verbs.legal(self.terms, self.state, seat, self._room)
            actions = self._room[:count].tolist()
            self._listed = (self.state, seat, actions)
        return actions

    def view(self, seat: int) -> Any:
        """The state as the seat may see it."""
        return self.game.state.view(self.state, seat)

    def seen_by(self, seat: int, *, after: int | None = None) -> View:
        """The match as the seat sees it, as an object that prints the table.

        `after` is the step to look back to, 0 for the set-up; now, if nothing is said.

        Raises:
            Illegal: `match/seat`: the match has no such seat, and it is not `SPECTATOR`.
        """
        if seat != SPECTATOR and not 0 <= seat < self.seats:
            hint = f"0 to {self.seats - 1}, or {SPECTATOR} for a spectator"
            raise MATCH_SEAT(text=seat, hint=hint)
        state = self.state if after is None else self.state_after(after)
        return View(self.game, self.terms, self.game.state.view(state, seat), seat)

    def seen_first(self) -> View:
        """The match as the seat that is asked first sees it; as a spectator does if none is."""
        return self.seen_by(self.waits[0] if self.waits else SPECTATOR)

    def _repr_svg_(self) -> str | None:
        """The table as a picture, which notebooks show, as it is printed: seen by one seat."""
        return self.seen_first()._repr_svg_()

    def __str__(self) -> str:
        """What goes on, and the table as the seat that is asked first sees it."""
        taken = sum(step.seat != NOBODY for step in self.steps)
        asked = " and ".join(f"seat {seat}" for seat in self.waits)
        goes_on = f"{asked} to act" if asked else f"over: {self.ending}"
        first = f"{self.game.meta.title}, {self.seats} seats, {taken} actions, {goes_on}"
        return f"{first}\n\n{self.seen_first()}"

    def __repr__(self) -> str:
        """Recreates the match, except for dice still to be rolled; contains all its secrets."""
        return f"read_match({print_match(self.transcript())!r})"

    def transcript(self, players: Sequence[str] = (), engine: str = "") -> Transcript:
        """What a match file says of it; holds every secret of it.

        `engine` is the version of this program, for a file that leaves it.

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
        """The action's number, if the seat may take it now.

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
        """The number of an action that is given as text or as a number."""
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
        """Take an action; `answers` are what the dice say, instead of rolling.

        Raises what `verify` raises, and `Illegal` (`match/answers`) if the answers do not fit the
        questions; the match is then unchanged.
        """
        number = self.verify(seat, action)
        state = self.game.state.copy(self.state)
        dice = self._dice_for(answers)
        verbs.apply(self.terms, state, seat, number, dice, self._tale)
        return self._keep(seat, number, state, dice)

    def undo(self) -> Step:
        """Go back one step and return it; raises `NotNow` (`match/nothing-to-undo`).

        The dice do not go back: what is rolled next is new.
        """
        if len(self._states) < 2:
            raise MATCH_NOTHING_TO_UNDO()
        self._states.pop()
        return self.steps.pop()

    def beginning_in(self, state: Any, *, seed: str | int = 0) -> "Match":
        """A match of the same kind that begins in a state, with dice from a seed."""
        twin = self.copy()
        twin.began_from, twin.dice = state, rolled_dice(seed)
        twin._states, twin.steps = [state], []
        return twin

    def copy(self) -> "Match":
        """The same match, to go on with apart from this one; the states so far are shared."""
        twin = copy(self)
        twin.dice = self.dice.copy()
        twin._tale, twin._room = new_tale(), self.game.room()
        twin._states, twin.steps = list(self._states), list(self.steps)
        return twin

    def __setstate__(self, attributes: Mapping[str, Any]) -> None:
        """Unpickled with dice and a tale of its own: NumPy's records ignore writes until copied."""
        vars(self).update(attributes)
        self.dice = self.dice.copy()
        self._tale, self._room = new_tale(), self.game.room()

    @property
    def ending(self) -> str:
        """The name of the way it ended; the first of the game's endings while it goes on."""
        return self.game.endings[int(self.state.ending)]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
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
        self.dice["answered"] = 0  # all that dice note that are rolled
        return self.dice

    def _keep(self, seat: int, action: int, state: Any, dice: Any) -> Step:
        _check_script(dice)
        told = tuple(happenings(self._tale, self.game.events_in(self.terms)))
        step = Step(seat, action, answers_of(dice), told)
        self.steps.append(step)
        self._states.append(state)
        return step


def _script(answers: Sequence[int]) -> Any:
    """Scripted dice; refuses answers that no dice could give."""
    if len(answers) > MOST_ANSWERS:
        raise MATCH_ANSWERS(f"one action draws at most {MOST_ANSWERS}", text=len(answers))
    wrong = [answer for answer in answers if not 0 <= answer < ODDS]
    if wrong:
        raise MATCH_ANSWERS(text=wrong[0])
    return scripted_dice(answers)


def _check_script(dice: Any) -> None:
    """Refuse a script that was too short or too long, or held an impossible answer."""
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
    """One way that an action can come out."""

    probability: float
    answers: tuple[int, ...]
    state: Any


def outcomes(game: Game, terms: Any, state: Any, seat: int, action: int) -> Iterator[Chance]:
    """Every way an action can come out, with its probability; they add up to 1.

    The action is run again with one answer more until no question is open.
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
