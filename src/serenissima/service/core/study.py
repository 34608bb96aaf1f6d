"""A study: the beginning of a match, and a tree of actions with comments.

A position of a study has a key that follows from the actions up to it. So the same continuation has
the same key for everyone, and changes of several people to one study rarely contradict each other.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b

from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import MOST_NESTED, Line, Transcript, parse_match, print_match
from serenissima.kernel.replay import begin, replay, replay_line
from serenissima.service.refusals import (
    STUDY_COMMENT,
    STUDY_FULL,
    STUDY_POSITION,
    STUDY_STALE,
)

MOST_POSITIONS = 4000
LONGEST_COMMENT = 2000  # characters
LONGEST_STUDY = 250_000  # characters of its file
KEY_BYTES = 8
HARMLESS = "\n\u200c\u200d"  # control characters of a comment: a new line, joiners of letters


@dataclass(frozen=True)
class StudyPosition:
    """A position of a study.

    Attributes:
        key: identifies it in its study.
        before: the key of the position before it; empty at the beginning.
        line: the action that leads to it, without comment and variations; None at the beginning.
        comment: on this position; may have several lines.
        next: the keys of its continuations, the main line first.
    """

    key: str
    before: str = ""
    line: Line | None = None
    comment: str = ""
    next: tuple[str, ...] = ()


@dataclass(frozen=True)
class Study:
    """A study; immutable: each change makes a new one.

    Attributes:
        head: the beginning, as a match file without actions.
        positions: every position by its key.
        first: the key of the beginning.
    """

    head: Transcript
    positions: Mapping[str, StudyPosition]
    first: str

    @classmethod
    def of(cls, transcript: Transcript) -> "Study":
        """Return the study of a match file: its match is the main line.

        A result and a proof of the dice are left out: they are those of one match.
        """
        bare = replace(transcript, lines=[], result=None, proof=None, comment="", engine="")
        first = _digest(print_match(replace(bare, players={})))
        found = {first: StudyPosition(first, comment=transcript.comment)}
        _add_lines(found, first, transcript.lines)
        return cls(bare, found, first)

    @classmethod
    def parse(cls, text: str) -> "Study":
        """Return the study of a file's text; raises the errors of `parse_match`."""
        return cls.of(parse_match(text))

    @property
    def transcript(self) -> Transcript:
        """The match file of the study: main line, variations and comments."""
        comment = self.positions[self.first].comment
        lines = self._lines(self.positions[self.first].next)
        return replace(self.head, lines=lines, comment=comment)

    def __str__(self) -> str:
        return print_match(self.transcript)

    def position(self, key: str) -> StudyPosition:
        """Return a position, by default the first; raises `Unknown` (`study/position`)."""
        found = self.positions.get(key or self.first)
        if found is None:
            raise STUDY_POSITION(text=key[:80])
        return found

    def path(self, key: str) -> list[StudyPosition]:
        """Return the positions from the beginning to this one; raises as `position` does."""
        found = [self.position(key)]
        while found[-1].before:
            found.append(self.positions[found[-1].before])
        return found[::-1]

    def line_through(self, key: str) -> list[StudyPosition]:
        """Return the path to a position, and the main line from there; raises as `position`."""
        found = self.path(key)
        while found[-1].next:
            found.append(self.positions[found[-1].next[0]])
        return found

    def branch(self, key: str) -> Iterator[StudyPosition]:
        """Yield a position and all that follow it, each before its continuations."""
        waiting = [self.position(key)]
        while waiting:
            yield (here := waiting.pop())
            waiting += (self.positions[one] for one in reversed(here.next))

    def branch_mark(self, key: str) -> str:
        """Return a digest of a position and all that follow it, with their comments."""
        lines = ((one.key, one.comment) for one in self.branch(key))
        return _digest(repr(list(lines)))

    def find(self, before: str, seat: int, action: str) -> StudyPosition | None:
        """Return the first continuation of a position by a seat's action, if there is one."""
        for key in self.position(before).next:
            line = self.positions[key].line
            if line and (line.seat, line.action) == (seat, action):
                return self.positions[key]
        return None

    def branch_point(self, key: str) -> str:
        """Return the last position on the path that isn't in its main line; empty if all are."""
        beside = (
            one.key
            for one in reversed(self.path(key)[1:])
            if self.positions[one.before].next[0] != one.key
        )
        return next(beside, "")

    # -- changes ------------------------------------------------------------------------------

    def with_line(self, before: str, line: Line) -> tuple["Study", str]:
        """Return the study with one more continuation, and its key; an existing one stays.

        Raises:
            Unknown: `study/position`.
            NotNow: `study/full`.
        """
        here = self.position(before)
        key = _key_after(here.key, line)
        if key in self.positions:
            return self, key
        bare = replace(line, number=0, comment="", variations=())
        changed = {key: StudyPosition(key, here.key, bare), here.key: _followed(here, key)}
        return self._with(changed).check(), key

    def with_comment(self, key: str, comment: str, was: str) -> "Study":
        """Return the study with another comment on a position.

        Args:
            key: of the position.
            comment: the new one; empty for none.
            was: the comment that its author has replaced.

        Raises:
            Unknown: `study/position`.
            Illegal: `study/comment`.
            NotNow: `study/stale`: someone else has changed it since; `study/full`.
        """
        here, comment = self.position(key), settle_comment(comment)
        if comment == here.comment:
            return self
        if settle_comment(was) != here.comment:
            reason = "someone else has changed this comment"
            raise STUDY_STALE(reason, text=here.comment[:80], case="comment")
        return self._with({here.key: replace(here, comment=comment)}).check()

    def without(self, key: str, mark: str) -> "Study":
        """Return the study without a position and all that follow it.

        Args:
            key: of the position; the beginning can't be deleted.
            mark: the `branch_mark` that the deleting person has seen.

        Raises:
            Unknown: `study/position`.
            NotNow: `study/stale`: someone else has changed the branch since.
        """
        here = self.position(key)
        if not here.before:
            raise STUDY_POSITION("the beginning cannot be deleted", text=key[:80])
        if mark != self.branch_mark(key):
            raise STUDY_STALE("someone else has changed this branch", case="branch")
        gone = {one.key for one in self.branch(key)}
        before = self.positions[here.before]
        rest = {one: it for one, it in self.positions.items() if one not in gone}
        rest[before.key] = replace(before, next=tuple(k for k in before.next if k != key))
        return replace(self, positions=rest)

    def promote(self, key: str) -> "Study":
        """Return the study with the branch of a position in front of its siblings.

        That is the branch that begins at the position's `branch_point`.

        Raises:
            Unknown: `study/position`.
            NotNow: `study/full`: other branches would be nested too deeply.
        """
        branch = self.branch_point(key)
        if not branch:
            return self
        before = self.positions[self.positions[branch].before]
        others = tuple(one for one in before.next if one != branch)
        return self._with({before.key: replace(before, next=(branch, *others))}).check()

    def check(self) -> "Study":
        """Return the study if it is within the limits; raises `NotNow` (`study/full`)."""
        if len(self.positions) > MOST_POSITIONS:
            raise STUDY_FULL(hint=f"at most {MOST_POSITIONS} positions", limit=MOST_POSITIONS)
        if len(str(self)) > LONGEST_STUDY:
            raise STUDY_FULL(hint=f"at most {LONGEST_STUDY} characters", limit=LONGEST_STUDY)
        return self

    def _with(self, changed: Mapping[str, StudyPosition]) -> "Study":
        return replace(self, positions={**self.positions, **changed})

    def _lines(self, keys: tuple[str, ...], depth: int = 0) -> list[Line]:
        """Return the actions of the main line through these continuations.

        Raises:
            NotNow: `study/full`: variations are nested too deeply.
        """
        if depth > MOST_NESTED:
            raise STUDY_FULL("branches are nested too deeply", limit=MOST_NESTED)
        lines = []
        while keys:
            here, *others = (self.positions[key] for key in keys)
            varied = tuple(tuple(self._variation(one, depth + 1)) for one in others)
            lines.append(_commented(here, varied))
            keys = here.next
        return lines

    def _variation(self, begins: StudyPosition, depth: int) -> list[Line]:
        return [_commented(begins, ()), *self._lines(begins.next, depth)]


def settle_comment(text: str) -> str:
    """Return a comment as it is stored; raises `Illegal` (`study/comment`) if it is too long.

    Invisible characters, such as those that change the direction of text, are dropped.
    """
    lines = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    shown = "\n".join("".join(filter(_is_shown, line)).rstrip() for line in lines).strip("\n")
    if len(shown) > LONGEST_COMMENT:
        hint = f"at most {LONGEST_COMMENT} characters"
        raise STUDY_COMMENT(text=f"{shown[:80]}…", hint=hint, limit=LONGEST_COMMENT)
    return shown


def _is_shown(letter: str) -> bool:
    return letter in HARMLESS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp")


def match_at(game: Game, study: Study, key: str, seed: str = "0") -> Match:
    """Return the match at a position of a study, with dice from a seed for what follows.

    The states on the way aren't checked again: that was done when they were added.

    Raises:
        Unknown: `study/position`.
        SerenissimaError: as `replay`.
    """
    path = study.path(key)
    match, _ = begin(game, study.head, seed)
    for one in path:
        if one.line:
            replay_line(match, one.line)
    return match


def check_study(game: Game, transcript: Transcript) -> Study:
    """Return the study of a match file after playing every action, also those of variations.

    Raises:
        SerenissimaError: as `replay`, with the number of the line.
        Illegal: `study/comment`.
        NotNow: `study/full`.
    """
    replay(game, transcript)  # also checks the result
    match, sums = begin(game, transcript)
    whole = Study.of(transcript).check()
    depths = {whole.first: len(match.steps)}
    numbers = dict(_numbered(whole.first, transcript.lines))
    for here in whole.branch(whole.first):
        if here.line is None:
            continue
        while len(match.steps) > depths[here.before]:
            match.undo()
        replay_line(match, replace(here.line, number=numbers[here.key]), sums)
        depths[here.key] = len(match.steps)
    return _settled(whole)


def _settled(study: Study) -> Study:
    """Return the study with its comments as they are stored."""
    settled = {
        key: replace(one, comment=settle_comment(one.comment))
        for key, one in study.positions.items()
    }
    return replace(study, positions=settled)


def _numbered(before: str, lines: list[Line] | tuple[Line, ...]) -> Iterator[tuple[str, int]]:
    """Yield the key of each action, and the number of its line."""
    for line in lines:
        for variation in line.variations:
            yield from _numbered(before, variation)
        before = _key_after(before, line)
        yield before, line.number


def _add_lines(
    found: dict[str, StudyPosition], before: str, lines: list[Line] | tuple[Line, ...]
) -> None:
    """Add the positions of these actions, one after another, and of their variations."""
    for line in lines:
        key = _key_after(before, line)
        known = found.get(key)
        bare = replace(line, number=0, comment="", variations=())
        if known is None:
            found[before] = _followed(found[before], key)
            found[key] = StudyPosition(key, before, bare, line.comment)
        elif line.comment and line.comment != known.comment:
            both = f"{known.comment}\n{line.comment}".strip("\n")
            found[key] = replace(known, comment=both)
        for variation in line.variations:
            _add_lines(found, before, variation)
        before = key


def _followed(here: StudyPosition, key: str) -> StudyPosition:
    """Return a position with one more continuation, the last."""
    return replace(here, next=(*here.next, key))


def _commented(here: StudyPosition, variations: tuple[tuple[Line, ...], ...]) -> Line:
    """Return the line of a position in a match file."""
    assert here.line is not None
    return replace(here.line, comment=here.comment, variations=variations)


def _key_after(before: str, line: Line) -> str:
    return _digest(f"{before}\n{line}")


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=KEY_BYTES).hexdigest()
