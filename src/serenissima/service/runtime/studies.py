"""The studies of one database: open, read and change them.

Example:
    opened = await tables.studies.open(transcript, "Our first match", guest.id, key="…")
    seen = await tables.studies.see(opened.id, editor=Editor(opened.secret))
    key = await tables.studies.play(opened.id, editor, seen.here.key, seen.seat, ["present"])
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa

from serenissima.fairplay.secrets import derive_token, hash_secret, matches, new_secret
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Line, Transcript, result_text
from serenissima.kernel.position import check_position
from serenissima.kernel.replay import begin, replay_line
from serenissima.service.core.chat import settle_line
from serenissima.service.core.commands import check_key
from serenissima.service.core.opening import table_id
from serenissima.service.core.study import Study, StudyPosition, check_study, match_at
from serenissima.service.core.study_view import SeenStudy, acting_seat, see_position, views_of
from serenissima.service.refusals import (
    STUDY_ENOUGH,
    STUDY_NOT_YOURS,
    STUDY_POSITION,
    STUDY_TITLE,
    STUDY_UNKNOWN,
)
from serenissima.service.runtime.allowance import Allowance
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.runtime.memory import CacheMemory
from serenissima.service.store.database import Unavailable
from serenissima.service.store.logs import is_id
from serenissima.service.store.store import Store
from serenissima.service.store.studies import ListedStudy, StoredStudy, StudyBook
from serenissima.service.store.transactions import Taken

LONGEST_TITLE = 80  # characters
MOST_STUDIES = 200  # per guest
MOST_ACTIONS = 20  # of one form
STEP_BYTES, LETTER_BYTES = 2_000, 30  # of cached matches and studies, by estimate


@dataclass(frozen=True)
class Editor:
    """Someone who wants to change a study.

    Attributes:
        secret: of the link for editing; empty without one.
        guest: the guest's id; empty without one.
        admin: whether they administer the server, and so may delete any study.
    """

    secret: str = field(default="", repr=False)
    guest: str = ""
    admin: bool = False

    def may_edit(self, stored: StoredStudy) -> bool:
        """Whether they have the link for editing, or own the study."""
        return matches(self.secret, stored.secret) or self.owns(stored)

    def owns(self, stored: StoredStudy) -> bool:
        """Whether they own the study."""
        return bool(self.guest) and self.guest == stored.guest

    def may_delete(self, stored: StoredStudy) -> bool:
        """Whether they own the study, or administer the server."""
        return self.admin or self.owns(stored)


ONLY_READS = Editor()


@dataclass(frozen=True)
class OpenedStudy:
    """A new study: its id, also the link for reading, and the secret of the link for editing."""

    id: str
    secret: str = field(repr=False)


@dataclass(frozen=True)
class StudiedPosition:
    """A position of a study as text, with the seats and the options of its match."""

    seats: int
    options: Mapping[str, str]
    text: str


class Studies:
    """The studies of one database.

    Args:
        store: the database.
        known: its tables, for the names of players.
        shelf: returns a game by its name.
        clock: seconds since 1970.
        memory: for cached studies.
        allowance: the host's limits.
    """

    def __init__(
        self,
        store: Store,
        known: KnownTables,
        shelf: Callable[[str], Game],
        clock: Callable[[], float],
        memory: CacheMemory,
        allowance: Allowance,
    ) -> None:
        self._store, self._known, self._shelf, self._clock = store, known, shelf, clock
        self._allowance = allowance
        self._matches = memory.cache("positions")
        self._parsed = memory.cache("studies")

    async def open(
        self, transcript: Transcript, title: str, guest: str, *, key: str, table: str = ""
    ) -> OpenedStudy:
        """Open a study of a match file; the same key again gives the same study.

        Args:
            transcript: the file; its actions become the main line, its variations branches.
            title: of the study; may be empty.
            guest: the id of its owner.
            key: of the form.
            table: the id of the finished match that the file is of; then the study has the names
                of its players as long as that table has them.

        Raises:
            SerenissimaError: as `check_study`; `game/unknown`, `command/key`.
            Illegal: `study/title`.
            NotNow: `study/enough`, `server/storage-full`.
        """
        check_key(key)
        opened = OpenedStudy(table_id(f"study {key}"), derive_token(key, "study"))
        await self._allowance.check_storage(self._store)
        game, now = self._shelf(transcript.game), self._clock()
        if table:
            transcript = replace(transcript, players={})
        study = await asyncio.to_thread(check_study, game, transcript)
        new = StoredStudy(
            id=opened.id,
            guest=guest,
            game=transcript.game,
            title=settle_title(title),
            table=table,
            secret=hash_secret(opened.secret),
            changes=0,
            opened_at=now,
            changed_at=now,
            body=str(study),
        )
        await self._store.ensure(lambda connection: _add(connection, new))
        return opened

    async def see(
        self, study: str, key: str = "", *, seat: int = -1, editor: Editor = ONLY_READS
    ) -> SeenStudy:
        """Return a study at a position.

        Args:
            study: its id.
            key: of the position; by default the beginning.
            seat: the seat whose action is wanted, if several may act.
            editor: the viewer.

        Raises:
            Unknown: `study/unknown`, `study/position`.
            SerenissimaError: as `replay`, if the rules have changed.
        """
        stored = await self._read(study)
        parsed = self._study(stored)
        here = parsed.position(key)
        match = await self._match(stored.game, parsed, here.key)
        names, computers = await self._names(stored, parsed)
        acts = acting_seat(match, seat)
        return SeenStudy(
            id=stored.id,
            title=stored.title,
            study=parsed,
            here=here,
            seat=acts,
            shown=see_position(match, acts, names, computers),
            views=views_of(match),
            edits=editor.may_edit(stored),
        )

    async def find(self, study: str) -> StoredStudy:
        """Return a study as it is stored; raises `Unknown` (`study/unknown`)."""
        return await self._read(study)

    async def of_guest(self, guest: str) -> list[ListedStudy]:
        """Return the studies of a guest, the one changed last first."""
        return await self._store.read(lambda logs: StudyBook(logs.connection).of_guest(guest))

    async def transcript(self, study: str) -> Transcript:
        """Return the match file of a study, with names and the result of its main line.

        Raises:
            Unknown: `study/unknown`.
        """
        stored = await self._read(study)
        parsed = self._study(stored)
        last = parsed.line_through("")[-1].key
        match = await self._match(stored.game, parsed, last)
        names, _ = await self._names(stored, parsed)
        players = {seat: name for seat, name in enumerate(names) if name}
        result = result_text(match.outcome)
        return replace(parsed.transcript, players=players, result=result)

    async def position(self, study: str, key: str) -> StudiedPosition:
        """Return a position of a study as text, with every card in it.

        Raises:
            Unknown: `study/unknown`, `study/position`.
        """
        stored = await self._read(study)
        match = await self._match(stored.game, self._study(stored), key)
        game, options = match.game, match.game.options_of(match.terms)
        text = game.position_text(match.terms, match.state)
        return StudiedPosition(match.seats, {name: str(v) for name, v in options.items()}, text)

    # -- changes ------------------------------------------------------------------------------

    async def play(
        self,
        study: str,
        editor: Editor,
        before: str,
        seat: int,
        actions: Sequence[str],
        *,
        again: bool = False,
    ) -> str:
        """Take a seat's actions at a position; return the key of the position after them.

        Dice are rolled, unless a continuation by this action exists already; with `again`, they
        are rolled for another one.

        Raises:
            Unknown: `study/unknown`, `study/position`.
            Illegal: `study/not-yours`, `action/illegal`.
            Unreadable: `action/unreadable`.
            NotNow: `match/over`, `match/not-your-turn`, `study/full`.
        """
        stored = await self._editable(study, editor)
        parsed = self._study(stored)
        match = await self._match(stored.game, parsed, before)
        lines = await asyncio.to_thread(
            _play, parsed, before, match, seat, actions[:MOST_ACTIONS], again=again
        )

        def add(now: Study) -> tuple[Study, str]:
            key = now.position(before).key
            for line in lines:
                now, key = now.with_line(key, line)
            return now, key

        return await self._change(study, editor, add)

    async def roll(self, study: str, editor: Editor, key: str) -> str:
        """Take the action before a position once more, with other dice; raises as `play` does."""
        seen = await self.see(study, key)
        line = seen.here.line
        if line is None:
            raise STUDY_POSITION("no action leads to the beginning", text=key[:80])
        before = seen.here.before
        return await self.play(study, editor, before, line.seat, [line.action], again=True)

    async def comment(self, study: str, editor: Editor, key: str, comment: str, was: str) -> None:
        """Change the comment on a position; see `Study.with_comment`."""
        await self._change(study, editor, lambda now: (now.with_comment(key, comment, was), ""))

    async def delete_branch(self, study: str, editor: Editor, key: str, mark: str) -> str:
        """Delete a position and all that follow it; return the one before. See `Study.without`."""
        return await self._change(
            study, editor, lambda now: (now.without(key, mark), now.position(key).before)
        )

    async def promote(self, study: str, editor: Editor, key: str) -> None:
        """Put the branch of a position in front of its siblings; see `Study.promote`."""
        await self._change(study, editor, lambda now: (now.promote(key), ""))

    async def rename(self, study: str, editor: Editor, title: str) -> None:
        """Change the title.

        Raises:
            Unknown: `study/unknown`.
            Illegal: `study/not-yours`, `study/title`.
        """
        await self._editable(study, editor)
        title = settle_title(title)
        await self._store.change(lambda c: StudyBook(c).change(study, title=title))

    async def renew_link(self, study: str, editor: Editor) -> str:
        """Return the secret of a new link for editing, which voids the old one.

        Raises:
            Unknown: `study/unknown`.
            Illegal: `study/not-yours`: only its owner can.
        """
        if not editor.owns(await self._read(study)):
            raise STUDY_NOT_YOURS("only the guest who opened the study can do this")
        secret = new_secret()
        await self._store.change(lambda c: StudyBook(c).change(study, secret=hash_secret(secret)))
        return secret

    async def delete(self, study: str, editor: Editor) -> None:
        """Delete a study.

        Raises:
            Unknown: `study/unknown`.
            Illegal: `study/not-yours`: only its owner can, and people who administer the server.
        """
        if not editor.may_delete(await self._read(study)):
            raise STUDY_NOT_YOURS("only the guest who opened the study can do this")
        await self._store.change(lambda c: StudyBook(c).delete(study))
        self._parsed.drop(study)

    async def _change(
        self, study: str, editor: Editor, work: Callable[[Study], tuple[Study, str]]
    ) -> str:
        """Apply a change to the newest version of a study; return the key that `work` returns."""
        now = self._clock()

        def apply(connection: sa.Connection) -> str:
            book = StudyBook(connection)
            stored = _checked(book.find(study, locks=True), study, editor)
            before = Study.parse(stored.body)
            after, key = work(before)
            if after is not before and after != before:
                changes = stored.changes + 1
                book.change(study, body=str(after), changes=changes, changed_at=now)
            return key

        await self._allowance.check_storage(self._store)
        return await self._store.change(apply)

    async def _read(self, study: str) -> StoredStudy:
        if not is_id(study):
            raise STUDY_UNKNOWN(text=study[:80])
        found = await self._store.read(lambda logs: StudyBook(logs.connection).find(study))
        if found is None:
            raise STUDY_UNKNOWN(text=study[:80])
        return found

    async def _editable(self, study: str, editor: Editor) -> StoredStudy:
        return _checked(await self._read(study), study, editor)

    # -- what is cached -----------------------------------------------------------------------

    def _study(self, stored: StoredStudy) -> Study:
        """Return the parsed study."""
        known: tuple[int, Study] | None = self._parsed.get(stored.id)
        if known is None or known[0] != stored.changes:
            known = stored.changes, Study.parse(stored.body)
            self._parsed.put(stored.id, known, LETTER_BYTES * len(stored.body))
        return known[1]

    async def _match(self, game: str, study: Study, key: str) -> Match:
        """Return the match at a position, for looking only."""
        path = study.path(key)
        for at in reversed(range(len(path))):
            known: Match | None = self._matches.get((study.first, path[at].key))
            if known is not None:
                break
        else:
            at, known = 0, None
        if known is None or at < len(path) - 1:
            rest, loaded = path[at + 1 :], self._shelf(game)
            known = await asyncio.to_thread(_played_to, loaded, study, key, known, rest)
            self._matches.put((study.first, path[-1].key), known, STEP_BYTES * len(known.states))
        return known

    async def _names(
        self, stored: StoredStudy, study: Study
    ) -> tuple[tuple[str, ...], Collection[int]]:
        """Return the name at each seat, as far as there are any, and the computers' seats."""
        players = study.head.players
        written = tuple(players.get(seat, "") for seat in range(study.head.seats))
        if not stored.table:
            return written, ()
        try:
            sheet = (await self._known.table(stored.table)).sheet
        except Unavailable:
            raise
        except SerenissimaError:  # the table is deleted, or of rules that can't be played
            return written, ()
        return sheet.names, sheet.computers


def settle_title(title: str) -> str:
    """Return a title as it is stored, or empty; raises `Illegal` (`study/title`)."""
    return settle_line(title, LONGEST_TITLE, STUDY_TITLE) if title.strip() else ""


def _checked(stored: StoredStudy | None, study: str, editor: Editor) -> StoredStudy:
    """Return the study; raise unless it exists and the editor may change it."""
    if stored is None:
        raise STUDY_UNKNOWN(text=study[:80])
    if not editor.may_edit(stored):
        raise STUDY_NOT_YOURS(hint="use the link for editing")
    return stored


def _add(connection: sa.Connection, new: StoredStudy) -> None:
    book = StudyBook(connection)
    known = book.find(new.id)
    if known is not None:
        if known.guest != new.guest:
            raise Taken
        return
    if book.count(new.guest) >= MOST_STUDIES:
        raise STUDY_ENOUGH(hint=f"at most {MOST_STUDIES}", limit=MOST_STUDIES)
    book.add(new)


def _played_to(
    game: Game, study: Study, key: str, known: Match | None, rest: Sequence[StudyPosition]
) -> Match:
    """Return the match at a position, played on from a known one before it if possible."""
    if known is None:
        return match_at(game, study, key)
    match = known.copy()
    for one in rest:
        if one.line:
            replay_line(match, one.line)
    return match


def _play(
    study: Study, before: str, match: Match, seat: int, actions: Sequence[str], *, again: bool
) -> list[Line]:
    """Return the lines of actions that are taken one after another; dice are rolled."""
    here: StudyPosition | None = study.position(before)
    lines: list[Line] = []
    match = match.copy()
    match.dice = rolled_dice(new_secret())
    _, sums = begin(match.game, study.head)
    for text in actions:
        number = match.verify(seat, text)
        word = match.actions.format(number)
        here = study.find(here.key, seat, word) if here and not again else None
        answers: Any = here.line.answers if here and here.line else None
        step = match.play(seat, number, answers)
        if sums is not None:
            check_position(match, sums)
        lines.append(Line(seat, word, step.answers))
    return lines
