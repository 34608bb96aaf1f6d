"""A lesson: a match file with remarks to a learner, who makes one seat's moves.

Its file is `lessons/NAME.match` in a game's folder. A line that begins with `# ` and one of the
words below is a remark on the next action; remarks after the last action close the lesson.

    # learner 0               the seat of the learner, before the first action
    # say aim                 the message `lesson-NAME-aim` of `lessons/LANGUAGE.ftl`
    # say won if did 0 take 3 the same, if the facts after `if` are true; of several messages the
                              first one whose facts are true, so the one without `if` comes last
    # states saw won 2 1      the facts that the message in the line above states; tests play every
                              way through the lesson and check them
    # show g-offer i-card-3   the things the page marks meanwhile, by their ids in the scene
    # also take 3, take 4     other actions that are equally good, if legal; `any` for all of them

Facts are described in `lesson_facts`. The page marks the action itself. Other comments in the file
are ignored.
"""

from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from pathlib import Path

from serenissima.kernel.errors import one_of
from serenissima.kernel.game import Game
from serenissima.kernel.lesson_facts import Fact, read_facts
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Line, Transcript, parse_match
from serenissima.kernel.refusals import (
    LESSON_LINE,
    LESSON_OTHER,
    LESSON_OVER,
    LESSON_UNKNOWN,
    TABLE_LESSON_CHANGED,
)

ANY = "any"
IF = " if "
KINDS = "learner", "say", "states", "show", "also"  # of lines
FOLDER = "lessons"
DIGEST = 16  # hexadecimal digits that identify a text


@dataclass(frozen=True)
class Saying:
    """A message of a lesson, and the facts that it depends on.

    Attributes:
        id: of the message.
        needs: the facts that must be true, or another message is shown.
        states: the facts that it states.
    """

    id: str
    needs: tuple[Fact, ...] = ()
    states: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Remark:
    """A lesson's remark before an action.

    Attributes:
        sayings: its messages; the first one that fits is shown.
        show: ids of the groups and items of the scene that it is about.
        also: other actions, as text, that the lesson accepts as well; `any` for all.
    """

    sayings: tuple[Saying, ...] = ()
    show: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A match that guides a learner.

    Attributes:
        name: of its file.
        digest: of its text; logs store it, so that a table detects a changed lesson.
        seat: the learner's.
        transcript: the match.
        remarks: one for each action of the match, and one for the end.
    """

    name: str
    digest: str
    seat: int
    transcript: Transcript = field(repr=False)
    remarks: tuple[Remark, ...] = field(repr=False)

    @property
    def length(self) -> int:
        """Number of actions that the learner takes."""
        return sum(line.seat == self.seat for line in self.transcript.lines)

    def line(self, match: Match) -> Line | None:
        """Return the next action; None at the end of the lesson."""
        taken = len(match.steps) - 1
        lines = self.transcript.lines
        return lines[taken] if taken < len(lines) else None

    def remark(self, match: Match) -> Remark:
        """Return the remark on the next action, or the closing one."""
        return self.remarks[len(match.steps) - 1]

    def saying(self, match: Match) -> Saying | None:
        """Return the message that fits what the learner did; None if the remark has none."""
        for saying in self.remark(match).sayings:
            if all(fact.is_true(match, self.seat) for fact in saying.needs):
                return saying
        return None

    def count_taken(self, match: Match) -> int:
        """Return the number of actions that the learner has taken."""
        return sum(step.seat == self.seat for step in match.steps)

    def accepted_actions(self, match: Match) -> tuple[int, ...]:
        """Return the legal actions that the lesson accepts, the expected one first."""
        line, also = self.line(match), self.remark(match).also
        if line is None or line.seat != self.seat:
            return ()
        legal, parse = match.legal(self.seat), match.actions.parse
        wanted = (parse(line.action), *(legal if ANY in also else map(parse, also)))
        return tuple(action for action in dict.fromkeys(wanted) if action in legal)

    def check_open(self, match: Match) -> None:
        """Raise `NotNow` (`lesson/over`) at the end of the lesson."""
        if self.line(match) is None:
            raise LESSON_OVER(hint="play a match")

    def check(self, match: Match, action: int) -> tuple[int, ...]:
        """Return the dice's answers to an action of the learner.

        Raises:
            NotNow: `lesson/over`.
            Illegal: `lesson/other`: the lesson does not continue with this action.
        """
        self.check_open(match)
        accepted = self.accepted_actions(match)
        if action not in accepted:
            format_ = match.actions.format
            hint = one_of([format_(one) for one in accepted])
            raise LESSON_OTHER(text=format_(action), hint=hint)
        return self.transcript.lines[len(match.steps) - 1].answers

    def others(self, match: Match) -> Line | None:
        """Return the next action if it is another seat's, else None."""
        line = self.line(match)
        return line if line is not None and line.seat != self.seat else None


def names(folder: Path) -> tuple[str, ...]:
    """Return the names of a game's lessons in alphabetical order, given its folder."""
    return tuple(sorted(path.stem for path in (folder / FOLDER).glob("*.match")))


@cache
def load(game: Game, name: str) -> Lesson:
    """Return a lesson of a game.

    Raises:
        Unknown: `lesson/unknown`.
        Unreadable: `lesson/line`, an action of `also` that cannot be read, or what `parse_match`
            raises.
    """
    if name not in names(game.folder):
        raise LESSON_UNKNOWN(text=name, hint=one_of(names(game.folder)))
    text = (game.folder / FOLDER / f"{name}.match").read_text(encoding="utf-8")
    lesson = parse_lesson(name, text)
    actions = game.actions_in(game.terms_for(lesson.transcript.seats, lesson.transcript.options))
    for remark in lesson.remarks:
        for action in set(remark.also) - {ANY}:
            actions.parse(action)
    return lesson


def as_begun(game: Game, name: str, digest: str) -> Lesson:
    """Return a lesson; raises `NotNow` (`table/lesson-changed`) if its digest has changed."""
    lesson = load(game, name) if name in names(game.folder) else None
    if lesson is None or lesson.digest != digest:
        raise TABLE_LESSON_CHANGED(text=name, hint="start the lesson again")
    return lesson


def parse_lesson(name: str, text: str) -> Lesson:
    """Return the lesson of a text.

    Raises:
        Unreadable: `lesson/line`, or what `parse_match` raises.
    """
    transcript = parse_match(text)
    at = {line.number: n for n, line in enumerate(transcript.lines)}
    remarks = [Remark() for _ in range(len(at) + 1)]
    seat, action = None, 0
    for number, line in enumerate(text.split("\n"), 1):
        if number in at:
            action = at[number] + 1
        match _said(line):
            case None:
                pass
            case ["learner", rest]:
                seat = _seat(rest, number, transcript.seats)
            case [word, rest]:
                _check_new(remarks[action], word, line, number)
                remarks[action] = _with(remarks[action], name, word, rest, number)
    if seat is None:
        raise LESSON_LINE("the lesson has no learner", hint="# learner SEAT")
    digest = sha256(text.encode()).hexdigest()[:DIGEST]
    return Lesson(name, digest, seat, transcript, tuple(remarks))


def _said(line: str) -> tuple[str, str] | None:
    """Return the word and the rest of a line if it is a remark."""
    word, _, rest = line.removeprefix("# ").strip().partition(" ")
    if line.startswith("# ") and word in KINDS:
        return word, rest.strip()
    return None


def _check_new(remark: Remark, word: str, line: str, number: int) -> None:
    """Refuse a line that repeats or contradicts another one before the same action."""
    last = remark.sayings[-1] if remark.sayings else None
    match word:
        case "say":
            said, hint = last is not None and not last.needs, "the one without `if` comes last"
        case "states":
            said, hint = last is None or bool(last.states), "one line, after its `say`"
        case _:
            said, hint = bool(getattr(remark, word)), "write all of it in one line"
    if said:
        reason = f"line {number} can't have {word!r} here"
        raise LESSON_LINE(reason, text=line[:80], hint=hint)


def _with(remark: Remark, lesson: str, word: str, rest: str, number: int) -> Remark:
    """Return the remark with one more line."""
    match word:
        case "say":
            called, _, needs = rest.partition(IF)
            saying = Saying(f"lesson-{lesson}-{called}", read_facts(needs, number))
            return replace(remark, sayings=(*remark.sayings, saying))
        case "states":
            *others, last = remark.sayings
            stated = replace(last, states=read_facts(rest, number))
            return replace(remark, sayings=(*others, stated))
        case "show":
            return replace(remark, show=tuple(rest.split()))
        case _:
            return replace(remark, also=tuple(action.strip() for action in rest.split(",")))


def _seat(text: str, number: int, seats: int) -> int:
    if not text.isdecimal() or int(text) >= seats:
        reason = f"line {number} names no seat"
        raise LESSON_LINE(reason, text=text[:40], hint=f"0 to {seats - 1}")
    return int(text)
