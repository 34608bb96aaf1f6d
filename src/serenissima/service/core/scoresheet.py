"""The state of a log without any rules: sitters, actions that count, and the ending.

So a match played under older rules can still be listed and written as a match file.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from typing import TypeVar, cast

from serenissima.fairplay.secrets import matches
from serenissima.kernel.notation import Line, Proof, Transcript
from serenissima.service.core import sitters
from serenissima.service.core.entries import (
    Acted,
    Departed,
    Entry,
    Finished,
    Forgotten,
    InPosition,
    Joined,
    LessonBegun,
    LinkRenewed,
    Opened,
    PlayedOn,
    ProgramAllowed,
    ProgramEnded,
    ReadFromFile,
    Rematch,
    Renamed,
    SeatsSwapped,
    Settled,
    StandInEnded,
    StandInStarted,
    Undone,
    UndoneAlone,
)
from serenissima.service.core.table_settings import USUAL_SETTINGS, TableSettings
from serenissima.service.refusals import ENTRY_UNREADABLE, TABLE_NOT_OVER
from serenissima.words.players import GONE

T = TypeVar("T")
WATCH, PLAY = "watch", "play"  # scopes of a program: only look, or act as well
SHOWN = 16  # hash digits in a token's id


@dataclass(frozen=True)
class Program:
    """A program to which a seat's owner has given access.

    Attributes:
        seat: the seat whose view it has.
        name: the owner's name for it.
        scope: `WATCH` or `PLAY`.
        key: hash of its token.
    """

    seat: int
    name: str
    scope: str
    key: str

    @property
    def id(self) -> str:
        """Identifies the token without revealing it."""
        return self.key[:SHOWN]


@dataclass(frozen=True)
class Scoresheet:
    """A log summed up without playing; immutable: each entry makes a new one.

    Attributes:
        opened: the first entry.
        people: for each seat the name of the person there; empty for a free seat, `GONE` for a
            forgotten person.
        keys: for each seat the hash of its token; empty without a person.
        invitations: for each seat the hash of its invitation; empty without one.
        actions: the actions that count.
        numbers: their numbers, after 0 for the set-up.
        undone: the numbers of undone actions, ascending.
        finished: the last entry of the match, once it is over.
        length: the number of entries.
        settings: the table's settings.
        lesson: the name of the lesson; empty for a match.
        stand_ins: the seats of people that stand-ins play, and the stand-ins' names.
        rematch: the rematch of the same people, or None.
        departed: those who have left, in order: the seat and the hash of its token then.
        from_file: whether the match was read from a match file.
        played_on: the table of the match that is played on here; empty for a match of its own.
        inherited: how many actions are those of that match.
        begins: the position in which the match begins, or None if it was dealt.
        programs: those to which the seats' owners have given access.
        settled: the end of a match that reveals nothing until its twins have ended, too.
        renewed: the seats with a new link from the host, each with the number of actions taken
            before.
    """

    opened: Opened
    people: tuple[str, ...]
    keys: tuple[str, ...]
    invitations: tuple[str, ...]
    actions: tuple[Acted, ...] = ()
    numbers: tuple[int, ...] = (0,)
    undone: tuple[int, ...] = ()
    finished: Finished | None = None
    length: int = 1
    settings: TableSettings = USUAL_SETTINGS
    lesson: str = ""
    stand_ins: Mapping[int, str] = field(default_factory=dict)
    rematch: Rematch | None = None
    departed: tuple[tuple[int, str], ...] = ()
    from_file: bool = False
    played_on: str = ""
    inherited: int = 0
    begins: InPosition | None = None
    programs: tuple[Program, ...] = ()
    settled: Settled | None = None
    renewed: tuple[tuple[int, int], ...] = ()

    @property
    def ended(self) -> bool:
        """Whether the match has ended, even if nothing is revealed yet."""
        return self.finished is not None or self.settled is not None

    @property
    def counts(self) -> bool:
        """Whether its result gives points: that of a whole match, from its deal on."""
        return not (self.lesson or self.played_on or self.begins)

    @property
    def announces_end(self) -> bool:
        """Whether people are notified of the end: of each match but a lesson, once revealed."""
        return self.finished is not None and not self.lesson

    @property
    def sealed(self) -> bool:
        """Whether only the players may see the table, because a twin is still running."""
        return bool(self.settings.twins) and self.finished is None

    @property
    def hints(self) -> bool:
        """Whether the player to act may ask for a hint: always against computer players alone.

        Never in a lesson, which gives its own advice.
        """
        if self.lesson:
            return False
        return self.settings.hints or len(sitters.people(self.opened.plan)) == 1

    @cached_property
    def computers(self) -> dict[int, str]:
        """The seats at which computer players act and the players' names, including stand-ins."""
        return {**sitters.computers(self.opened.plan), **self.stand_ins}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name at each seat, of people and computer players; empty for a free seat.

        A seat with a stand-in has the name of its person.
        """
        named = {**sitters.computers(self.opened.plan), **sitters.characters(self.opened.plan)}
        return tuple(named.get(seat, name) for seat, name in enumerate(self.people))

    @cached_property
    def persons(self) -> frozenset[int]:
        """The seats at which people act themselves, without those of stand-ins."""
        seats = {seat for seat, name in enumerate(self.people) if name not in ("", GONE)}
        return frozenset(seats - self.stand_ins.keys())

    @cached_property
    def gone(self) -> frozenset[int]:
        """The seats whose people are deleted, to which no link leads."""
        return frozenset(
            s for s, name in enumerate(self.people) if name == GONE and not self.keys[s]
        )

    @property
    def gathering(self) -> bool:
        """Whether the match waits for people: anyone may join, and seats are free."""
        return self.settings.public and not all(self.names)

    @property
    def dice_number(self) -> int:
        """The number from which the dice of the next action follow.

        Undone actions don't give their dice to later ones, unless undo is allowed against computers
        alone: then the same dice come again.
        """
        return len(self.actions) + 1 if self.settings.takes_back else self.count + 1

    @property
    def count(self) -> int:
        """How many actions were taken, including undone ones."""
        return len(self.actions) + len(self.undone)

    def owner(self, token: str) -> int | None:
        """Return the seat that belongs to a token, or None."""
        return next((seat for seat, key in enumerate(self.keys) if matches(token, key)), None)

    def program(self, token: str) -> Program | None:
        """Return the program that a token belongs to, or None."""
        return next((one for one in self.programs if matches(token, one.key)), None)

    def viewing_seat(self, token: str) -> int | None:
        """Return the seat whose view a token gives, to the owner or a program; or None."""
        program = self.program(token)
        return self.owner(token) if program is None else program.seat

    def programs_of(self, seat: int) -> tuple[Program, ...]:
        """Return the programs to which a seat's owner has given access."""
        return tuple(one for one in self.programs if one.seat == seat)

    def renewed_seats(self, seat: int) -> tuple[int, ...]:
        """Return the seats with new links since the person at a seat last acted."""
        if seat < 0 or not self.renewed:
            return ()
        own = max((action.number for action in self.actions if action.seat == seat), default=0)
        return tuple(renewed for renewed, count in self.renewed if count >= own)

    def departed_seat(self, token: str) -> int | None:
        """Return the seat that a token belonged to until its person left, or None."""
        return next((seat for seat, key in self.departed if matches(token, key)), None)

    def after(self, entry: Entry) -> "Scoresheet":
        """Return the sheet after one more entry; raises `Unreadable` (`entry/unreadable`)."""
        if isinstance(entry, Opened):
            raise ENTRY_UNREADABLE("a log has exactly one opening", text=entry.kind)
        length = self.length + 1
        match entry:
            case Joined():
                return self._with_person(entry)
            case Departed() | Forgotten():
                return self._without_person(entry)
            case Acted():
                return self._with_action(entry)
            case Undone(number=number):
                return self._without(n for n in self.numbers if n >= number)
            case UndoneAlone(number=number):
                return self._without([number])
            case StandInStarted() | StandInEnded():
                return replace(self, length=length, stand_ins=_stand_ins(self.stand_ins, entry))
            case Finished():
                return replace(self, length=length, finished=entry)
            case Settled():
                return replace(self, length=length, settled=entry)
            case Rematch():
                return replace(self, length=length, rematch=entry)
            case LessonBegun(name):
                return replace(self, length=length, lesson=name)
            case PlayedOn(table, actions):
                return replace(self, length=length, played_on=table, inherited=actions)
            case InPosition():
                return replace(self, length=length, begins=entry)
            case ReadFromFile(undone):
                return replace(self, length=length, from_file=True, undone=undone)
            case Renamed(seat, name):
                return replace(self, length=length, people=_put(self.people, seat, name))
            case LinkRenewed(seat, key):
                return self._with_new_link(seat, key)
            case SeatsSwapped(seat, other):
                return self._with_seats_swapped(seat, other)
            case ProgramAllowed() | ProgramEnded():
                return replace(self, length=length, programs=_programs(self.programs, entry))
        return replace(self, length=length, settings=self.settings.after(entry))

    def _with_person(self, entry: Joined) -> "Scoresheet":
        """Return the sheet after a person takes a seat."""
        people = _put(self.people, entry.seat, entry.name)
        keys = _put(self.keys, entry.seat, entry.key)
        return replace(self, length=self.length + 1, people=people, keys=keys)

    def _without_person(self, entry: Departed | Forgotten) -> "Scoresheet":
        """Return the sheet after a seat loses its person and their programs."""
        seat, departed, name = entry.seat, self.departed, GONE
        if isinstance(entry, Departed):
            departed, name = (*departed, (seat, self.keys[seat])), ""
        people, keys = _put(self.people, seat, name), _put(self.keys, seat, "")
        sheet = self._locked_out(seat)
        return replace(sheet, people=people, keys=keys, departed=departed)

    def _with_new_link(self, seat: int, key: str) -> "Scoresheet":
        """Return the sheet after a seat gets a new link, which voids the old one."""
        sheet, keys = self._locked_out(seat), _put(self.keys, seat, key)
        return replace(sheet, keys=keys, renewed=(*sheet.renewed, (seat, self.count)))

    def _locked_out(self, seat: int) -> "Scoresheet":
        """Return the sheet after a seat loses its programs and its old link."""
        programs = tuple(one for one in self.programs if one.seat != seat)
        renewed = tuple(one for one in self.renewed if one[0] != seat)
        return replace(self, length=self.length + 1, programs=programs, renewed=renewed)

    def _with_seats_swapped(self, seat: int, other: int) -> "Scoresheet":
        """Return the sheet after two seats exchange their invitations."""
        invitations = _put(self.invitations, seat, self.invitations[other])
        invitations = _put(invitations, other, self.invitations[seat])
        return replace(self, length=self.length + 1, invitations=invitations)

    def _with_action(self, entry: Acted) -> "Scoresheet":
        """Return the sheet after an action."""
        actions, numbers = (*self.actions, entry), (*self.numbers, entry.number)
        return replace(self, length=self.length + 1, actions=actions, numbers=numbers)

    def _without(self, numbers: Iterable[int]) -> "Scoresheet":
        """Return the sheet after these actions are undone."""
        gone = set(numbers)
        stand = tuple(action for action in self.actions if action.number not in gone)
        numbers = tuple(number for number in self.numbers if number not in gone)
        undone = tuple(sorted((*self.undone, *gone)))
        length = self.length + 1
        return replace(self, length=length, actions=stand, numbers=numbers, undone=undone)


def _stand_ins(
    stand_ins: Mapping[int, str], entry: StandInStarted | StandInEnded
) -> Mapping[int, str]:
    """Return the stand-ins after an entry that starts or ends one."""
    rest = {seat: player for seat, player in stand_ins.items() if seat != entry.seat}
    return {**rest, entry.seat: entry.player} if isinstance(entry, StandInStarted) else rest


def _programs(
    programs: tuple[Program, ...], entry: ProgramAllowed | ProgramEnded
) -> tuple[Program, ...]:
    """Return the programs after an entry that gives or revokes access."""
    if isinstance(entry, ProgramAllowed):
        return (*programs, Program(entry.seat, entry.name, entry.scope, entry.key))
    return tuple(one for one in programs if one.key != entry.key)


def _put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def blank_sheet(opened: Opened) -> Scoresheet:
    """Return the sheet of a newly opened table."""
    nobody = ("",) * len(opened.plan)
    return Scoresheet(opened, nobody, nobody, opened.invitations)


def add_up(entries: Iterable[Entry]) -> Scoresheet:
    """Return the sheet of a whole log; the first entry must be `Opened`."""
    first, *others = entries
    return reduce(Scoresheet.after, others, blank_sheet(cast(Opened, first)))


def _proof(sheet: Scoresheet, secret: str) -> Proof:
    """Return the proof of the dice; where the same ones come again, undone actions leave no gap."""
    return Proof(secret, sheet.opened.commitment, () if sheet.settings.takes_back else sheet.undone)


def transcript(sheet: Scoresheet) -> Transcript:
    """Return the finished match with everything in it, and the proof of its dice if rolled.

    Raises:
        NotNow: `table/not-over`.
    """
    opened, finished = sheet.opened, sheet.finished
    if finished is None:
        raise TABLE_NOT_OVER("the match is still in progress, and its dice are secret")
    return Transcript(
        game=opened.game,
        rules=opened.rules,
        seats=len(opened.plan),
        options=dict(opened.options),
        players=dict(enumerate(sheet.names)),
        proof=None if not opened.commitment or sheet.lesson else _proof(sheet, finished.secret),
        deal=(sheet.begins.deal or None) if sheet.begins else opened.deal,
        position=sheet.begins.position if sheet.begins else None,
        lines=[Line(act.seat, act.action, act.answers) for act in sheet.actions],
        result=finished.result or None,
    )
