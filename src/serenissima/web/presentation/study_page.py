"""A study for the templates: the open table, the line with its branches, and the comment."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar
from urllib.parse import urlencode

from serenissima.kernel.errors import Unreadable
from serenissima.kernel.open_scene import open_scene
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Scene
from serenissima.service import SeenStudy, StudyPosition
from serenissima.web.presentation.fragments import Fragment
from serenissima.web.presentation.table_page import TablePage, draw


@dataclass(frozen=True)
class StudyStep:
    """A position in the list of moves.

    Attributes:
        position: the position.
        number: how many actions lead to it.
        seat: the seat that acted; -1 at the beginning.
        name: the action, in words.
        beside: the other continuations of the position before, in the place of this one.
    """

    position: StudyPosition
    number: int
    seat: int
    name: str
    beside: tuple["StudyStep", ...] = ()


class StudyPage(TablePage):
    """A study at one position, in one language.

    Args:
        seen: the study at the position.
        language: one of the six.
        kind: drawn as a table (`table`) or told in words (`text`).
        draft: a comment that could not be saved; None if there is none.
    """

    templates: ClassVar = {"table": "studyparts.html", "text": "studytextparts.html"}

    def __init__(
        self, seen: SeenStudy, language: str, *, kind: str = "table", draft: str | None = None
    ) -> None:
        self.seen, self.study, self.here, self.kind = seen, seen.study, seen.here, kind
        self.edits, self.draft = seen.edits, draft
        super().__init__(seen.shown, language, stepping=not seen.edits, own=SPECTATOR)

    @cached_property
    def scene(self) -> Scene:
        """The table with all cards open, as the acting seat looks at it."""
        terms, draw_view = self.view.terms, self.game.draw
        scenes = [draw_view(terms, view, seat) for seat, view in enumerate(self.seen.views)]
        return open_scene(scenes, max(0, self.seen.seat))

    @property
    def parts(self) -> Fragment:
        """All parts to draw or to describe."""
        return draw(self, self.kind)

    @property
    def title(self) -> str:
        """The game, and the study's title or the players."""
        return f"{self.game.meta.title} · {self.seen.title or self.word('page-study')}"

    @property
    def root(self) -> str:
        """The address of the study, without a position."""
        return f"/study/{self.seen.id}"

    def address(self, kind: str) -> str:
        """Return the address of the same position in another view."""
        return self.at(self.here.key, view=kind)

    def at(self, key: str, **more: str | int) -> str:
        """Return the address of a position."""
        return f"{self.root}?{urlencode({'at': key, **more})}"

    @property
    def way_on(self) -> str:
        """The form for a table that begins in this position; empty at the end of a match."""
        if not self.view.waits:
            return ""
        return self.way_from({"study": self.seen.id, "node": self.here.key})

    @property
    def number(self) -> int:
        """The number of actions before this position."""
        return len(self._path) - 1

    @cached_property
    def _path(self) -> list[StudyPosition]:
        return self.study.path(self.here.key)

    @cached_property
    def line(self) -> list[StudyStep]:
        """The positions of the line through this one, each with those beside it."""
        found = enumerate(self.study.line_through(self.here.key))
        return [self._step(one, number, self._beside(one, number)) for number, one in found]

    @property
    def continuations(self) -> list[StudyStep]:
        """The continuations of this position, the main line first."""
        found = (self.study.positions[key] for key in self.here.next)
        return [self._step(one, self.number + 1) for one in found]

    @property
    def latest_step(self) -> StudyStep:
        """The step that leads to this position."""
        return self._step(self.here, self.number)

    @property
    def stops(self) -> dict[str, str]:
        """The keys of the positions to go to: first, previous, next, last."""
        line = self.line
        after = line[min(self.number + 1, len(line) - 1)]
        return {
            "first": self.study.first,
            "prev": self.here.before or self.study.first,
            "next": after.position.key,
            "last": line[-1].position.key,
        }

    def _beside(self, one: StudyPosition, number: int) -> tuple[StudyStep, ...]:
        if not one.before:
            return ()
        others = (key for key in self.study.positions[one.before].next if key != one.key)
        return tuple(self._step(self.study.positions[key], number) for key in others)

    def _step(
        self, one: StudyPosition, number: int, beside: tuple[StudyStep, ...] = ()
    ) -> StudyStep:
        seat = one.line.seat if one.line else SPECTATOR
        return StudyStep(one, number, seat, self._name(one), beside)

    def _name(self, one: StudyPosition) -> str:
        """Return an action in words; dice are named by their answers where several differ."""
        if one.line is None:
            return self.word("page-study-beginning")
        try:
            named = self.describe_action(self.actions.parse(one.line.action))
        except Unreadable:
            return one.line.action
        twins = [
            other
            for key in self.study.positions[one.before].next
            if (other := self.study.positions[key].line)
            and (other.seat, other.action) == (one.line.seat, one.line.action)
        ]
        if len(twins) < 2:
            return named
        return f"{named} ({twins.index(one.line) + 1})"

    @property
    def comment(self) -> list[str]:
        """The comment on this position, by paragraphs."""
        return [text for text in self.here.comment.split("\n") if text]

    @property
    def typed(self) -> str:
        """The comment in its field: one that could not be saved, or the present one."""
        return self.here.comment if self.draft is None else self.draft

    @property
    def others_to_act(self) -> list[int]:
        """The other seats that may act now."""
        return [seat for seat in self.view.waits if seat != self.seen.seat]

    @property
    def branches(self) -> bool:
        """Whether this position is in a branch, which could be moved to the front."""
        return bool(self.study.branch_point(self.here.key))

    @property
    def rolled(self) -> bool:
        """Whether dice were rolled for the step to this position."""
        return bool(self.here.line and self.here.line.answers)

    @property
    def behind(self) -> int:
        """The number of positions from here on."""
        return sum(1 for _ in self.study.branch(self.here.key))

    @property
    def mark(self) -> str:
        """The digest of this branch, with which it can be deleted."""
        return self.study.branch_mark(self.here.key)

    def excerpt(self, step: StudyStep) -> Iterator[str]:
        """Yield the first words of a step's comment, if it has one."""
        first = step.position.comment.partition("\n")[0]
        if first:
            yield f"{first[:60].rstrip()}…" if len(first) > 60 else first
