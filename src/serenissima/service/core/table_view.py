"""What a seat or a watcher may see of a table, as data; `viewing` makes it."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any, Self

from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game, Outcome
from serenissima.kernel.seats import has_seat, seats_in
from serenissima.service.core.clock import Clock
from serenissima.service.core.entries import Rematch
from serenissima.service.core.hints import Hint, how_far
from serenissima.service.core.noticed import ToldStep
from serenissima.service.core.pause_state import NOT_PAUSED, PauseState
from serenissima.service.core.table import UndoReply
from serenissima.service.core.waiting import Waited, absent


@dataclass(frozen=True)
class SeatStatus:
    """A seat and who sits there.

    Attributes:
        seat: its number.
        name: the person's or the computer player's name; empty while nobody sits there.
        computer: whether a computer player has it.
        waited_for: whether it may act now.
        lent: whether it is that of a person for whom a computer player acts.
    """

    seat: int
    name: str
    computer: bool
    waited_for: bool
    lent: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody sits there yet."""
        return not self.name


@dataclass(frozen=True)
class UndoOffer:
    """What the seat could take back: its last action and all that followed.

    Attributes:
        number: of the action, for `Tables.undo`.
        free: it is taken back at once; otherwise the other persons are asked.
        action: the action itself.
    """

    number: int
    free: bool
    action: int


@dataclass(frozen=True)
class UndoQuestion:
    """Somebody asks to take back an action.

    Attributes:
        seat: who asks.
        number: the action.
        steps: how many steps would be taken back, of those that the viewer has noticed.
        waiting: the seats that have not answered yet.
        told: the step of that action as told to the viewer; None if they have not noticed it.
    """

    seat: int
    number: int
    steps: int
    waiting: tuple[int, ...]
    told: ToldStep | None = None


@dataclass(frozen=True)
class Taught:
    """Where the learner is in a lesson.

    Attributes:
        taken, length: how many actions the learner has taken, of how many.
        say: id of the message that is said now; empty if none is.
        show: ids of the groups and items of the scene that it speaks of.
        expected: the actions that the lesson goes on from, the best one first.
        over: whether it has ended.
    """

    taken: int
    length: int
    say: str
    show: tuple[str, ...]
    expected: tuple[int, ...]
    over: bool


@dataclass(frozen=True)
class TableView:
    """A table as one seat, or a watcher (`OBSERVER`), sees it at one moment.

    Attributes:
        table: its id.
        seq: how many entries the viewer has noticed; it rises with each.
        seat: the viewer; `OBSERVER` for a watcher.
        game: the game.
        terms: the constant record of the match.
        options: every option with its value.
        view: the state as the seat sees it.
        places: the seats and who sits there.
        at, last: the step that is shown and the last one there is; they differ when looking back.
            Only steps that the seat has noticed are counted, as long as the match goes on.
        told: the steps up to this moment, as told to the seat.
        waits, legal: the seats that may act, and what this one may do now, ascending.
        decision: the id of the decision that the seat is asked for; None unless it may act now.
        outcome: how it ended, or None.
        undo: what the seat could take back now, or None.
        asked: the open question whether an action may be taken back, or None.
        reply: what came last of taking back, if nothing else has happened since.
        commitment: hash of the secret behind the dice.
        secret: the secret itself, once the match has ended; otherwise None.
        lesson: the name of the lesson that is played; empty for a match.
        taught: where the learner is, if the learner looks at the lesson as it stands; or None.
        hints: whether whoever is to act may ask for a hint.
        hint: the one that the seat has asked for at this decision, or None.
        clock: the clocks of the seats as they are now, or None if time is not limited.
        waited, vacant: since when people are waited for, if time is not limited; those who are
            deleted apart, as long as the others have not decided.
        ending: the seats that want to end the match without a result, since another's time is up.
        pause: whether the match is paused, or who asks for a pause.
        renewed: seats for which the host has made a new link since whoever looks acted last.
        may_leave: whether the person who looks may leave, since the match has not begun.
        gathering: whether the match waits until every seat is taken.
        rematch: who was the first to want another match, and at which table it is played; or None.
        from_file: whether the match was read from a match file.
        silent, tournament, sealed: no messages beside it; its tournament; twins of it are played.
        moment: of a step that was asked for, its number for everybody, as `moments` counts them.
    """

    table: str
    seq: int
    seat: int
    game: Game
    terms: Any
    options: Mapping[str, str]
    view: Any
    places: tuple[SeatStatus, ...]
    at: int
    last: int
    told: tuple[ToldStep, ...]
    waits: tuple[int, ...]
    legal: tuple[int, ...]
    decision: int | None
    outcome: Outcome | None
    undo: UndoOffer | None
    asked: UndoQuestion | None
    reply: UndoReply | None
    commitment: str
    secret: str | None
    lesson: str = ""
    taught: Taught | None = None
    hints: bool = False
    hint: Hint | None = None
    clock: Clock | None = None
    waited: Waited = field(default_factory=dict)
    vacant: Waited = field(default_factory=dict)
    ending: tuple[int, ...] = ()
    pause: PauseState = NOT_PAUSED
    renewed: tuple[int, ...] = ()
    may_leave: bool = False
    gathering: bool = False
    rematch: Rematch | None = None
    from_file: bool = False
    silent: bool = False
    tournament: str = ""
    sealed: bool = False
    moment: int = 0

    @classmethod
    def looking_on(
        cls,
        game: Game,
        terms: Any,
        view: Any,
        seat: int,
        names: Sequence[str],
        told: tuple[ToldStep, ...],
        computers: Container[int] = (),
    ) -> Self:
        """A position that nobody plays, as a seat would see it at a table.

        `told` are the steps up to it. It has no log, asks nothing and keeps no secret.
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
        """The game's actions, with places called as on the board of this match."""
        return self.game.actions_in(self.terms)

    @property
    def hinted(self) -> int:
        """How far the hint is: 0 if there is none, 1 while it is thought about, 2 when found."""
        return how_far(self.hint)

    @property
    def over(self) -> bool:
        """Whether the match has ended at the moment shown."""
        return not self.waits

    @property
    def running(self) -> bool:
        """Whether the match goes on, whatever moment is shown."""
        return self.secret is None

    @property
    def ended(self) -> bool:
        """Whether the end of the match is shown, with a result or without."""
        over = self.at == self.last and (self.sealed or not self.running)
        return over or self.outcome is not None

    def late(self, now: float, patience: float) -> tuple[int, ...]:
        """The seats without which the others may go on: time is up, or was without a limit."""
        return (
            self.clock.late(now) if self.clock else absent(self.waited, self.vacant, now, patience)
        )

    @property
    def lent(self) -> bool:
        """Whether a computer player acts for the person who looks."""
        return self.seat >= 0 and self.places[self.seat].lent

    @property
    def may_continue(self) -> bool:
        """Whether somebody else at this finished table could still want another match."""
        alone = len(self.people) < 2
        return not (self.running or self.lesson or alone) and self.rematch is None

    @property
    def chats(self) -> bool:
        """Whether messages can be written beside the table: where several people play."""
        return len(self.people) > 1 and not (self.silent or self.lesson or self.from_file)

    @property
    def people(self) -> set[int]:
        """The seats of people, free ones and those that are lent among them."""
        return {place.seat for place in self.places if place.lent or not place.computer}

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat; empty where nobody sits yet."""
        return tuple(place.name for place in self.places)

    def as_data(self, since: int = 0) -> dict[str, Any]:
        """The view as plain data for JSON, with positions, actions and events as text.

        `since` leaves out the first steps of the tale, and what it costs to write them.
        """
        return {**self._standing, "told": [_told_data(told) for told in self.told[since:]]}

    @cached_property
    def _standing(self) -> Mapping[str, Any]:
        """All but the tale: written once for all who share the view."""
        actions = self.actions
        return {
            "table": self.table,
            "seq": self.seq,
            "seat": self.seat,
            "game": self.game.meta.name,
            "options": dict(self.options),
            "gathering": self.gathering,
            "view": self.game.position_text(self.terms, self.view, self.seat).splitlines(),
            "places": [_place_data(place) for place in self.places],
            "at": self.at,
            "last": self.last,
            "waits": list(self.waits),
            "legal": [actions.format(action) for action in self.legal],
            "decision": self.decision,
            "outcome": asdict(self.outcome) if self.outcome else None,
            "undo": _undo_data(self.undo, actions) if self.undo else None,
            "asked": _asked_data(self.asked) if self.asked else None,
            "reply": asdict(self.reply) if self.reply else None,
            "commitment": self.commitment,
            "secret": self.secret,
            "lesson": self.lesson,
            "taught": _taught_data(self.taught, actions) if self.taught else None,
            "hints": self.hints,
            "hint": self.hint.as_data(actions) if self.hint else None,
            **({"clock": self._clock_data()} if self.clock else {}),
            **({"rematch": vars(self.rematch)} if self.rematch else {}),
            **({"renewed": list(self.renewed)} if self.renewed else {}),
            **({"tournament": self.tournament} if self.tournament else {}),
        }

    def _clock_data(self) -> dict[str, Any]:
        lent = [place.seat for place in self.places if place.lent]
        clocks = self.clock.as_data() if self.clock else {}
        pause = {
            "on": self.pause.on,
            "asked": self.pause.asked,
            "agreed": sorted(self.pause.agreed),
        }
        return {**clocks, "ending": list(self.ending), "lent": lent, "pause": pause}


def _place_data(place: SeatStatus) -> dict[str, Any]:
    """Who sits there; what is said of clocks says which seats are lent."""
    return {name: value for name, value in vars(place).items() if name != "lent"}


def _taught_data(taught: Taught, actions: Actions) -> dict[str, Any]:
    return {**vars(taught), "expected": [actions.format(one) for one in taught.expected]}


def _undo_data(undo: UndoOffer, actions: Actions) -> dict[str, Any]:
    return {**vars(undo), "action": actions.format(undo.action)}


def _told_data(told: ToldStep) -> dict[str, Any]:
    return {
        "number": told.number,
        "seat": told.seat,
        "happenings": [happening.as_data() for happening in told.happenings],
    }


def _asked_data(asked: UndoQuestion) -> dict[str, Any]:
    return {**vars(asked), "told": _told_data(asked.told) if asked.told else None}


def places_of(
    names: Sequence[str], computers: Container[int], waits: int, lent: Container[int] = ()
) -> tuple[SeatStatus, ...]:
    """The seats of a table, of which those of the mask `waits` may act now."""
    return tuple(
        SeatStatus(seat, name, seat in computers, has_seat(waits, seat), seat in lent)
        for seat, name in enumerate(names)
    )
