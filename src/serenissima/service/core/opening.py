"""Opens a table: its sitters, its invitations and the first entries of its log."""

import base64
import hmac
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import repeat

from serenissima.fairplay.proof import dice_seed
from serenissima.fairplay.secrets import derive_token, hash_secret
from serenissima.kernel import lesson as lessons
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.service.core import sitters
from serenissima.service.core.deciding import Verdict, continue_lesson, end_entries, make_verdict
from serenissima.service.core.entries import Entry, Joined, LessonBegun, Opened, PlayedOn
from serenissima.service.core.folding import fold, new_table
from serenissima.service.core.in_position import PositionBeginning
from serenissima.service.core.names import settle_name
from serenissima.service.core.scoresheet import Scoresheet
from serenissima.service.core.sitters import Character, Person, Sitter
from serenissima.service.core.table_settings import USUAL_SETTINGS, TableSettings
from serenissima.service.refusals import TABLE_NOT_OVER, TABLE_PLAN, TABLE_STEP, TABLE_UNKNOWN

ID_LENGTH = 20  # characters of five bits: 100 bits


@dataclass(frozen=True)
class Opening:
    """The links of a new table, for its opener.

    Attributes:
        table: its id, which is also the link for spectators.
        seat: the opener's own seat, or None.
        token: the token of that seat; None for a spectator.
        companions: the tokens of those who play on the opener's device, by seat.
        invitations: a secret for each other seat that waits for a person, by seat.
    """

    table: str
    seat: int | None = None
    token: str | None = None
    companions: Mapping[int, str] = field(default_factory=dict)
    invitations: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Beginning:
    """The beginning of a finished match, which a new one plays on.

    Attributes:
        table: the id of its table.
        sheet: its scoresheet.
        actions: how many of its actions, in order.
    """

    table: str
    sheet: Scoresheet
    actions: int

    @classmethod
    def of(cls, game: str, table: str, sheet: Scoresheet, actions: int) -> "Beginning":
        """Return the beginning of a match.

        Raises:
            NotNow: `table/not-over`.
            Unknown: `table/unknown`: it is of another game; `table/step`: it has no such step, or
                ended with it.
        """
        if sheet.opened.game != game:
            raise TABLE_UNKNOWN(
                "this is a table of another game", text=sheet.opened.game, hint=game
            )
        if not sheet.finished or sheet.lesson:
            raise TABLE_NOT_OVER("that match is still running", text=table)
        if not 0 <= actions < len(sheet.actions):
            raise TABLE_STEP(text=actions, hint=f"0 to {len(sheet.actions) - 1}")
        return cls(table, sheet, actions)

    @property
    def entries(self) -> Iterator[Entry]:
        """The entries of its position, if it began in one, and of its actions, numbered anew."""
        if self.sheet.begins:
            yield self.sheet.begins
        for number, acted in enumerate(self.sheet.actions[: self.actions], 1):
            yield replace(acted, number=number)


@dataclass(frozen=True)
class NewTable:
    """A request for a table; the arguments of `Tables.open`.

    Attributes:
        begun: the beginning of another match that is played on, whose game, seats and options
            are also those of the table; or a position.
        invited: hashes of existing invitations, by seat; no new ones are made then.
        secret: the shared secret of tables with the same deal; by default a new one.
    """

    game: str
    plan: tuple[Sitter, ...]
    options: Mapping[str, object]
    seat: int | None
    name: str
    companions: Mapping[int, str] = field(default_factory=dict)
    lesson: str = ""
    settings: TableSettings = USUAL_SETTINGS
    invited: tuple[str, ...] = ()
    secret: str = field(default="", repr=False)
    begun: Beginning | PositionBeginning | None = field(default=None, repr=False)

    @classmethod
    def of_lesson(cls, game: Game, name: str, learner: str) -> "NewTable":
        """Return a table for a lesson of a game; raises `Unknown` (`lesson/unknown`)."""
        lesson = lessons.load(game, name)
        transcript, seat = lesson.transcript, lesson.seat
        plan = tuple(
            Person() if one == seat else Character(transcript.players[one])
            for one in range(transcript.seats)
        )
        return cls(game.meta.name, plan, transcript.options, seat, learner, lesson=name)

    @property
    def fingerprint(self) -> str:
        """The request as text. Logs store its hash beside the key, so the text must never change.

        The first versions called it a wish.
        """
        plan, options = tuple(map(str, self.plan)), dict(self.options)
        more = {
            "companions": dict(self.companions) or None,
            "lesson": self.lesson or None,
            "hints": None,  # hints and time have always come before the invitations
            "time": None,
            "invited": self.invited or None,
            "begun": self._beginning,
            **self.settings.changes,
            "public": None,  # always written, as `listed`
        }
        written = "".join(f", {name}={v!r}" for name, v in more.items() if v is not None)
        return (
            f"Wish(game={self.game!r}, plan={plan!r}, options={options!r}, seat={self.seat!r}, "
            f"name={self.name!r}, listed={self.settings.public!r}{written})"
        )

    @property
    def _beginning(self) -> list[object] | None:
        """The beginning of the match, in a fingerprint."""
        match self.begun:
            case Beginning(table, _, actions):
                return [table, actions]
            case PositionBeginning(name, typed):
                return [name, hash_secret(typed)]
        return None

    def opening(self, key: str) -> Opening:
        """Return the table's id and its links; the same for the same key."""
        if self.invited:
            return Opening(table_id(key))
        here = {self.seat, *self.companions}
        invited = [seat for seat in sitters.people(self.plan) if seat not in here]
        invitations = {seat: derive_token(key, "invitation", seat) for seat in invited}
        token = None if self.seat is None else derive_token(key, "seat", self.seat)
        companions = {seat: derive_token(key, "seat", seat) for seat in self.companions}
        return Opening(table_id(key), self.seat, token, companions, invitations)

    def decide(self, game: Game, opening: Opening, secret: str, at: float = 0.0) -> Verdict:
        """Return the table and its first entries; the people present are seated at once.

        Raises:
            Illegal: `match/seats`, `option/name`, `option/value`, `option/retired`, `seat/name`,
                `time/range`.
            Unreadable: `time/unreadable`.
            Unknown: `time/zone`.
        """
        settings = self.settings.settle(len(sitters.people(self.plan)))
        if isinstance(self.begun, Beginning):
            return self._play_on(self.begun, game, opening, settings.entries, at)
        if self.begun:
            return self._begin_in(self.begun, game, opening, secret, at)
        game.meta.settle_new(self.options)
        deal = lessons.load(game, self.lesson).transcript.deal if self.lesson else None
        match = Match(game, len(self.plan), self.options, seed=dice_seed(secret, 0), deal=deal)
        opened = self._opened(match, opening, secret)
        over = end_entries(match, secret, sealed=bool(settings.twins))
        others = [*settings.entries, *self._lesson(game), *self._joined(opening), *over]
        verdict = make_verdict(new_table(opened, match, at), match, *others)
        return continue_lesson(Verdict((opened, *verdict.entries), verdict.table), secret)

    def _play_on(
        self,
        begun: Beginning,
        game: Game,
        opening: Opening,
        settings: Sequence[Entry],
        at: float,
    ) -> Verdict:
        """Return the table of a match that goes on from the beginning of another."""
        before = begun.sheet.opened
        if len(self.plan) != len(before.plan):
            raise TABLE_PLAN(text=len(self.plan), hint=f"{len(before.plan)} seats")
        opened = replace(
            before, plan=self.plan, invitations=self._invitations(opening), commitment=""
        )
        played = PlayedOn(begun.table, begun.actions)
        joined = self._joined(opening)
        entries = (opened, played, *begun.entries, *settings, *joined)
        return Verdict(entries, fold(game, entries, repeat(at)))

    def _begin_in(
        self, begun: PositionBeginning, game: Game, opening: Opening, secret: str, at: float
    ) -> Verdict:
        """Return the table of a match that begins in a position."""
        seats, seed = len(self.plan), dice_seed(secret, 0)
        match, entry = begun.settle(game, seats, self.options, secret)
        dealt = Match(game, seats, self.options, seed=seed)  # a log begins with a deal
        opened = replace(self._opened(dealt, opening, secret), commitment="")
        settings = self.settings.settle(len(sitters.people(self.plan)))
        over = end_entries(match, secret)
        entries = (opened, entry, *settings.entries, *self._joined(opening), *over)
        return Verdict(entries, fold(game, entries, repeat(at)))

    def _opened(self, match: Match, opening: Opening, secret: str) -> Opened:
        meta = match.game.meta
        return Opened(
            game=meta.name,
            rules=meta.rules_version,
            options={name: str(v) for name, v in match.game.options_of(match.terms).items()},
            plan=self.plan,
            invitations=self._invitations(opening),
            commitment=hash_secret(secret),
            deal=match.steps[0].answers,
        )

    def _invitations(self, opening: Opening) -> tuple[str, ...]:
        """Return the hashes of the invitations, by seat."""
        invitations = opening.invitations
        return self.invited or tuple(
            hash_secret(invitations[seat]) if seat in invitations else ""
            for seat in range(len(self.plan))
        )

    def _lesson(self, game: Game) -> Iterator[Entry]:
        if self.lesson:
            yield LessonBegun(self.lesson, lessons.load(game, self.lesson).digest)

    def _joined(self, opening: Opening) -> list[Joined]:
        joined, taken = [], [*sitters.computers(self.plan).values()]
        for seat, token, name in self._present(opening):
            taken.append(settle_name(name, taken))
            joined.append(Joined(seat, taken[-1], hash_secret(token)))
        return joined

    def _present(self, opening: Opening) -> Iterator[tuple[int, str, str]]:
        """Yield seat, token and name of the opener, then of the opener's companions."""
        if opening.seat is not None and opening.token is not None:
            yield opening.seat, opening.token, self.name
        for seat, name in self.companions.items():
            yield seat, opening.companions[seat], name


def own_seat(plan: tuple[Sitter, ...], seat: int | None, name: str) -> int | None:
    """Return the opener's seat: the one given, or a person's first if there is a name, or None.

    Raises:
        Illegal: `table/plan`.
    """
    people = sitters.people(plan)
    if seat is None:
        return people[0] if name and people else None
    _check_person(seat, people)
    return seat


def check_companions(plan: tuple[Sitter, ...], seat: int | None, companions: Iterable[int]) -> None:
    """Raise `Illegal` (`table/plan`) unless each has a person's seat other than the opener's."""
    free = [one for one in sitters.people(plan) if one != seat]
    for companion in companions:
        _check_person(companion, free)


def _check_person(seat: int, people: Collection[int]) -> None:
    if seat not in people:
        hint = "seats for people: " + (", ".join(map(str, people)) or "none")
        raise TABLE_PLAN("this seat is not for a person", text=seat, hint=hint)


def table_id(key: str) -> str:
    """Return the id of the table opened with this key: 20 letters and digits."""
    digest = hmac.digest(key.encode(), b"table", "sha256")
    return base64.b32encode(digest).decode().lower()[:ID_LENGTH]
