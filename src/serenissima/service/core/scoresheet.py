"""What a log says without any rules: who sits where, which actions count, how the match ended.

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
    Joined,
    LessonBegun,
    LinkRenewed,
    Opened,
    ProgramAllowed,
    ProgramEnded,
    ReadFromFile,
    Rematch,
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
WATCH, PLAY = "watch", "play"  # what a program may do with a seat: see, or act as well
SHOWN = 16  # digits of a hash by which a token is named


@dataclass(frozen=True)
class Program:
    """A program that a seat's owner has let in.

    Attributes:
        seat: whose eyes it has.
        name: what the owner calls it.
        scope: `WATCH` or `PLAY`.
        key: hash of its token.
    """

    seat: int
    name: str
    scope: str
    key: str

    @property
    def id(self) -> str:
        """Names the token without telling it."""
        return self.key[:SHOWN]


@dataclass(frozen=True)
class Scoresheet:
    """A log summed up without playing; immutable: each entry makes a new one.

    Attributes:
        opened: the first entry.
        people: for each seat the name of the person there; empty where nobody is, `GONE` where
            somebody is forgotten.
        keys: for each seat the hash of its token; empty where nobody is.
        invitations: for each seat the hash of its invitation; empty where none leads to.
        actions: those that stand.
        numbers: the numbers of these, after 0 for the set-up.
        undone: the numbers of those that were undone, ascending.
        finished: the last entry of the match, once it is over.
        length: how many entries there are.
        settings: how the match is played.
        lesson: the name of the lesson that is followed; empty for a match.
        stand_ins: the seats of people that computer players have taken, and the players' names.
        rematch: where the same people play once more, or None.
        departed: who has left, in this order: the seat, and the hash of the token it had then.
        from_file: whether the match was read from a match file.
        programs: those that the owners of seats have let in.
        settled: the end of the match where nothing is revealed before those with the same deal
            have ended, too.
        renewed: the seats for which the host made a new link, each with the number of actions that
            had been taken.
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
    programs: tuple[Program, ...] = ()
    settled: Settled | None = None
    renewed: tuple[tuple[int, int], ...] = ()

    @property
    def ended(self) -> bool:
        """Whether the match has ended, whatever is revealed by now."""
        return self.finished is not None or self.settled is not None

    @property
    def sealed(self) -> bool:
        """Whether nobody but those who sit here may look: a match with the same deal goes on."""
        return bool(self.settings.twins) and self.finished is None

    @property
    def hints(self) -> bool:
        """Whether whoever is to act may ask for a hint: always against computer players alone.

        Never in a lesson, which says itself what to do.
        """
        if self.lesson:
            return False
        return self.settings.hints or len(sitters.people(self.opened.plan)) == 1

    @cached_property
    def computers(self) -> dict[int, str]:
        """The seats at which computer players act and the players' names, stand-ins included."""
        return {**sitters.computers(self.opened.plan), **self.stand_ins}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Who sits at each seat, persons and computer players; empty where nobody is.

        A seat with a stand-in has the name of its person.
        """
        named = {**sitters.computers(self.opened.plan), **sitters.characters(self.opened.plan)}
        return tuple(named.get(seat, name) for seat, name in enumerate(self.people))

    @cached_property
    def persons(self) -> frozenset[int]:
        """The seats at which people sit and act; not those for whom a computer player acts."""
        seats = {seat for seat, name in enumerate(self.people) if name not in ("", GONE)}
        return frozenset(seats - self.stand_ins.keys())

    @cached_property
    def gone(self) -> frozenset[int]:
        """The seats whose people are deleted: nobody has a link to them."""
        return frozenset(
            s for s, name in enumerate(self.people) if name == GONE and not self.keys[s]
        )

    @property
    def gathering(self) -> bool:
        """Whether the match waits for people: anybody may come, and seats are free."""
        return self.settings.public and not all(self.names)

    @property
    def dice_number(self) -> int:
        """The number from which the dice of the next action follow.

        Actions that are undone keep their dice to themselves, unless they may be undone
        against computers alone: then the same dice come again.
        """
        return len(self.actions) + 1 if self.settings.takes_back else self.count + 1

    @property
    def count(self) -> int:
        """How many actions were taken, those that were undone included."""
        return len(self.actions) + len(self.undone)

    def owner(self, token: str) -> int | None:
        """The seat that belongs to a token, or None."""
        return next((seat for seat, key in enumerate(self.keys) if matches(token, key)), None)

    def program(self, token: str) -> Program | None:
        """The program that a token belongs to, or None."""
        return next((one for one in self.programs if matches(token, one.key)), None)

    def viewing_seat(self, token: str) -> int | None:
        """The seat that a token lets look with its eyes: the owner's, or a program's; or None."""
        program = self.program(token)
        return self.owner(token) if program is None else program.seat

    def programs_of(self, seat: int) -> tuple[Program, ...]:
        """The programs that the owner of a seat has let in."""
        return tuple(one for one in self.programs if one.seat == seat)

    def renewed_for(self, seat: int) -> tuple[int, ...]:
        """The seats whose links are new since the person at a seat acted last; a person's alone."""
        if seat < 0 or not self.renewed:
            return ()
        own = max((action.number for action in self.actions if action.seat == seat), default=0)
        return tuple(renewed for renewed, count in self.renewed if count >= own)

    def left(self, token: str) -> int | None:
        """The seat that a token belonged to until its person left, or None."""
        return next((seat for seat, key in self.departed if matches(token, key)), None)

    def after(self, entry: Entry) -> "Scoresheet":
        """The sheet after one more entry; raises `Unreadable` (`entry/unreadable`)."""
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
            case ReadFromFile(undone):
                return replace(self, length=length, from_file=True, undone=undone)
            case LinkRenewed(seat, key):
                return self._with_new_link(seat, key)
            case SeatsSwapped(seat, other):
                return self._with_seats_swapped(seat, other)
            case ProgramAllowed() | ProgramEnded():
                return replace(self, length=length, programs=_programs(self.programs, entry))
        return replace(self, length=length, settings=self.settings.after(entry))

    def _with_person(self, entry: Joined) -> "Scoresheet":
        """The sheet after an entry with which somebody takes a seat."""
        people = _put(self.people, entry.seat, entry.name)
        keys = _put(self.keys, entry.seat, entry.key)
        return replace(self, length=self.length + 1, people=people, keys=keys)

    def _without_person(self, entry: Departed | Forgotten) -> "Scoresheet":
        """The sheet after an entry with which a seat loses its person, and their programs."""
        seat, departed, name = entry.seat, self.departed, GONE
        if isinstance(entry, Departed):
            departed, name = (*departed, (seat, self.keys[seat])), ""
        people, keys = _put(self.people, seat, name), _put(self.keys, seat, "")
        sheet = self._locked_out(seat)
        return replace(sheet, people=people, keys=keys, departed=departed)

    def _with_new_link(self, seat: int, key: str) -> "Scoresheet":
        """The sheet after an entry with which only a new link leads to a seat."""
        sheet, keys = self._locked_out(seat), _put(self.keys, seat, key)
        return replace(sheet, keys=keys, renewed=(*sheet.renewed, (seat, self.count)))

    def _locked_out(self, seat: int) -> "Scoresheet":
        """The sheet after an entry with which a seat's programs end, and what was told of it."""
        programs = tuple(one for one in self.programs if one.seat != seat)
        renewed = tuple(one for one in self.renewed if one[0] != seat)
        return replace(self, length=self.length + 1, programs=programs, renewed=renewed)

    def _with_seats_swapped(self, seat: int, other: int) -> "Scoresheet":
        """The sheet after an entry with which two seats change their invitations."""
        invitations = _put(self.invitations, seat, self.invitations[other])
        invitations = _put(invitations, other, self.invitations[seat])
        return replace(self, length=self.length + 1, invitations=invitations)

    def _with_action(self, entry: Acted) -> "Scoresheet":
        """The sheet after an action."""
        actions, numbers = (*self.actions, entry), (*self.numbers, entry.number)
        return replace(self, length=self.length + 1, actions=actions, numbers=numbers)

    def _without(self, numbers: Iterable[int]) -> "Scoresheet":
        """The sheet after an entry that takes these actions back."""
        gone = set(numbers)
        stand = tuple(action for action in self.actions if action.number not in gone)
        numbers = tuple(number for number in self.numbers if number not in gone)
        undone = tuple(sorted((*self.undone, *gone)))
        length = self.length + 1
        return replace(self, length=length, actions=stand, numbers=numbers, undone=undone)


def _stand_ins(
    stand_ins: Mapping[int, str], entry: StandInStarted | StandInEnded
) -> Mapping[int, str]:
    """The stand-ins after an entry that starts or ends one."""
    rest = {seat: player for seat, player in stand_ins.items() if seat != entry.seat}
    return {**rest, entry.seat: entry.player} if isinstance(entry, StandInStarted) else rest


def _programs(
    programs: tuple[Program, ...], entry: ProgramAllowed | ProgramEnded
) -> tuple[Program, ...]:
    """The programs after an entry that lets one in, or sends it away."""
    if isinstance(entry, ProgramAllowed):
        return (*programs, Program(entry.seat, entry.name, entry.scope, entry.key))
    return tuple(one for one in programs if one.key != entry.key)


def _put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def blank(opened: Opened) -> Scoresheet:
    """The sheet of a table that was just opened."""
    nobody = ("",) * len(opened.plan)
    return Scoresheet(opened, nobody, nobody, opened.invitations)


def add_up(entries: Iterable[Entry]) -> Scoresheet:
    """The sheet of a whole log; the first entry must be `Opened`."""
    first, *others = entries
    return reduce(Scoresheet.after, others, blank(cast(Opened, first)))


def _proof(sheet: Scoresheet, secret: str) -> Proof:
    """What proves the dice: where the same ones come again, those undone leave no gap."""
    return Proof(secret, sheet.opened.commitment, () if sheet.settings.takes_back else sheet.undone)


def transcript(sheet: Scoresheet) -> Transcript:
    """The finished match with everything in it, and the proof of its dice if they were rolled.

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
        deal=opened.deal,
        lines=[Line(act.seat, act.action, act.answers) for act in sheet.actions],
        result=finished.result or None,
    )
