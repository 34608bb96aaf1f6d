"""The data that a seat or a spectator may see of a table; made by `viewing`."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Self

from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game, Outcome
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.seats import has_seat, seats_in
from serenissima.service.core.clock import Clock
from serenissima.service.core.entries import Rematch
from serenissima.service.core.hints import Hint, how_far
from serenissima.service.core.noticed import ToldStep
from serenissima.service.core.pause_state import NOT_PAUSED, PauseState
from serenissima.service.core.plain_data import Action, As, Flat, Sent, SentIfAny, SentMark, plain
from serenissima.service.core.table import UndoReply
from serenissima.service.core.table_settings import USUAL_SETTINGS, TableSettings
from serenissima.service.core.waiting import Waited, absent_seats


def _name(game: Game, _actions: Actions) -> str:
    return game.meta.name


@dataclass(frozen=True)
class SeatStatus:
    """A seat and its player.

    Attributes:
        seat: its number.
        name: the person's or the computer player's name; empty while the seat is free.
        computer: whether a computer player has it.
        waited_for: whether it may act now.
        stand_in: whether a stand-in plays it for its person.
    """

    seat: Sent[int]
    name: Sent[str]
    computer: Sent[bool]
    waited_for: Sent[bool]
    stand_in: bool = False

    @property
    def free(self) -> bool:
        """Whether the seat is still free."""
        return not self.name


@dataclass(frozen=True)
class UndoOffer:
    """What the seat could undo: its last action and everything that followed.

    Attributes:
        number: the number of the action, for `undo`.
        free: whether it is undone at once, without asking the others.
        action: the action itself.
    """

    number: int
    free: bool
    action: Action


@dataclass(frozen=True)
class UndoQuestion:
    """A request to undo an action.

    Attributes:
        seat: the seat that asks.
        number: the number of the action.
        steps: how many steps would be undone, of those that the viewer has noticed.
        waiting: the seats that have not answered.
        told: the step of that action as shown to the viewer; null if they have not noticed it.
        later: how many later actions would be undone, of those that everyone has noticed: the same
            number for each viewer.
    """

    seat: int
    number: int
    steps: int
    waiting: tuple[int, ...]
    told: ToldStep | None = None
    later: int = 0


@dataclass(frozen=True)
class Taught:
    """The learner's progress in a lesson.

    Attributes:
        taken: how many actions the learner has taken.
        length: how many there are.
        say: the id of the current remark; empty if there is none.
        show: ids of the groups and items of the scene that it mentions.
        expected: the actions with which the lesson continues, the best one first.
        over: whether the lesson has ended.
    """

    taken: int
    length: int
    say: str
    show: tuple[str, ...]
    expected: tuple[Action, ...]
    over: bool


@dataclass(frozen=True)
class TimeStatus:
    """How much time each seat has.

    Attributes:
        ending: the seats that want to end without a result.
        stand_ins: the seats of people for whom a stand-in plays.
        pause: the state of a pause.
    """

    clock: Flat[Clock]
    ending: Sent[tuple[int, ...]]
    stand_ins: Annotated[tuple[int, ...], SentMark("lent")]  # the key of the first versions
    pause: Sent[PauseState]


@dataclass(frozen=True)
class TableView:
    """A table as one seat, or a spectator, sees it at one moment.

    Programs are sent the fields and properties that are marked; pages may show the others, too.

    Attributes:
        table: its id.
        seq: how many entries of the log the viewer has noticed; it rises with each.
        seat: the viewer's seat; -1 (`SPECTATOR`) for a spectator.
        game: the game, by its name.
        terms: the constant record of the match.
        options: every option with its value.
        view: the state as the seat sees it.
        places: the seats and their players.
        at: the step that is shown, counting only steps that the viewer has noticed while the match
            is running.
        last: the last step that the viewer has noticed; it differs from `at` when looking back.
        told: the happenings from the set-up to the step that is shown, as the seat may know them.
        waits: the seats that may act, ascending; none when the match is over.
        legal: the seat's legal actions, ascending.
        decision: the id of the seat's decision; null unless it may act now.
        outcome: the outcome; null while the match is running, and if it ended without a result.
        undo: what the seat could undo now, if anything.
        asked: the open question whether an action may be undone, if any.
        reply: the latest result of an undo request, if nothing else has happened since.
        commitment: hash of the secret behind the dice.
        secret: the secret; null until the match is over.
        lesson: the name of the lesson that is played; empty for a match.
        taught: the learner's progress, if the learner looks at the lesson's current position.
        hints: whether a hint may be asked for.
        hint: the one that the seat has asked for at this decision, if any.
        clock: the clocks of the seats as they are now, or None without a time limit.
        waited, vacant: since when people have been expected to act, without a time limit; deleted
        people separately, until the others have decided.
        ending: the seats that want to end the match without a result, since another's time is up.
        pause: whether the match is paused, or who asks for a pause.
        renewed: the seats for which the host has made a new link since the viewer last acted;
            absent if there are none.
        may_leave: whether the viewer may leave, since the match has not begun.
        gathering: whether the match waits until every seat is taken: an open table.
        rematch: the seat that first asked for a rematch, and its table; absent if there is none.
        from_file: whether the match was read from a match file.
        played_on: the table of the match that is played on here; empty for a match of its own.
        in_position: whether the match began in a position instead of a deal.
        settings: of the table.
        sealed: whether tables with the same deal are still playing.
        moment: the number of a requested step that is the same for everyone, as `moments` counts.
    """

    table: Sent[str]
    seq: Sent[int]
    seat: Sent[int]
    game: Sent[Annotated[Game, As(_name)]]
    terms: Any
    options: Sent[Mapping[str, str]]
    view: Any
    places: Sent[tuple[SeatStatus, ...]]
    at: Sent[int]
    last: Sent[int]
    told: Sent[tuple[ToldStep, ...]]
    waits: Sent[tuple[int, ...]]
    legal: Sent[tuple[Action, ...]]
    decision: Sent[int | None]
    outcome: Sent[Outcome | None]
    undo: Sent[UndoOffer | None]
    asked: Sent[UndoQuestion | None]
    reply: Sent[UndoReply | None]
    commitment: Sent[str]
    secret: Sent[str | None]
    lesson: Sent[str] = ""
    taught: Sent[Taught | None] = None
    hints: Sent[bool] = False
    hint: Sent[Hint | None] = None
    clock: Clock | None = None
    waited: Waited = field(default_factory=dict)
    vacant: Waited = field(default_factory=dict)
    ending: tuple[int, ...] = ()
    pause: PauseState = NOT_PAUSED
    renewed: SentIfAny[tuple[int, ...]] = ()
    may_leave: bool = False
    gathering: Sent[bool] = False
    rematch: SentIfAny[Rematch | None] = None
    from_file: bool = False
    played_on: str = ""
    in_position: bool = False
    settings: Flat[TableSettings] = USUAL_SETTINGS
    sealed: bool = False
    moment: int = 0

    @classmethod
    def of_position(
        cls,
        game: Game,
        terms: Any,
        view: Any,
        seat: int,
        names: Sequence[str],
        told: tuple[ToldStep, ...],
        computers: Container[int] = (),
    ) -> Self:
        """Return a position without a table, as a seat would see it at one.

        `told` are the steps up to it. It has no log, no questions and no secret.
        """
        waits, at = int(view["waits"]), len(told) - 1
        return cls(
            table="", seq=at, seat=seat, game=game, terms=terms, options={}, view=view,
            places=places_of(names, computers, waits), at=at, last=at, told=told,
            waits=seats_in(waits), legal=(), decision=None, outcome=None, undo=None, asked=None,
            reply=None, commitment="", secret=None,
        )  # fmt: skip

    @property
    def actions(self) -> Actions:
        """The game's actions, with places named as on the board of this match."""
        return self.game.actions_in(self.terms)

    @property
    def hinted(self) -> int:
        """Progress of the hint: 0 without one, 1 while the search is running, 2 after it."""
        return how_far(self.hint)

    @property
    def over(self) -> bool:
        """Whether the match has ended at the moment shown."""
        return not self.waits

    @property
    def running(self) -> bool:
        """Whether the match is still running, whichever moment is shown."""
        return self.secret is None

    @property
    def ended(self) -> bool:
        """Whether the end of the match is shown, with a result or without."""
        over = self.at == self.last and (self.sealed or not self.running)
        return over or self.outcome is not None

    def late(self, now: float, patience: float) -> tuple[int, ...]:
        """Return the seats without which the others may continue, since their time is up."""
        return (
            self.clock.late(now)
            if self.clock
            else absent_seats(self.waited, self.vacant, now, patience)
        )

    @property
    def stand_in(self) -> bool:
        """Whether a stand-in plays for the viewer."""
        return self.seat >= 0 and self.places[self.seat].stand_in

    @property
    def may_continue(self) -> bool:
        """Whether another person at this finished table could still ask for a rematch."""
        alone = len(self.people) < 2
        return not (self.running or self.lesson or alone) and self.rematch is None

    @property
    def chats(self) -> bool:
        """Whether the table has a chat: where several people play."""
        return len(self.people) > 1 and not (self.settings.silent or self.lesson or self.from_file)

    @property
    def people(self) -> set[int]:
        """The seats of people, including free ones and those with stand-ins."""
        return {place.seat for place in self.places if place.stand_in or not place.computer}

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat; empty for a free seat."""
        return tuple(place.name for place in self.places)

    @property
    def watching(self) -> Sent[bool]:
        """Whether the viewer has no seat."""
        return self.seat == SPECTATOR

    @property
    def position(self) -> Annotated[tuple[str, ...], SentMark("view")]:
        """The position as lines of text, without what the seat cannot see."""
        return tuple(self.game.position_text(self.terms, self.view, self.seat).splitlines())

    @property
    def time(self) -> Annotated[TimeStatus | None, SentMark("clock", optional=True)]:
        """The clocks; absent without a time limit."""
        stand_ins = tuple(place.seat for place in self.places if place.stand_in)
        return TimeStatus(self.clock, self.ending, stand_ins, self.pause) if self.clock else None

    def as_data(self, since: int = 0) -> dict[str, Any]:
        """Return the view as plain data for JSON, with positions, actions and events as text.

        `since` leaves out the first steps of the tale and the cost of writing them.
        """
        return {**self._standing, "told": [plain(step, self.actions) for step in self.told[since:]]}

    @cached_property
    def _standing(self) -> Mapping[str, Any]:
        """All data except the tale: written once for all who share the view."""
        return plain(self, self.actions, without=("told",))


def places_of(
    names: Sequence[str], computers: Container[int], waits: int, stand_ins: Container[int] = ()
) -> tuple[SeatStatus, ...]:
    """Return the seats of a table; those in the mask `waits` may act now."""
    return tuple(
        SeatStatus(seat, name, seat in computers, has_seat(waits, seat), seat in stand_ins)
        for seat, name in enumerate(names)
    )
