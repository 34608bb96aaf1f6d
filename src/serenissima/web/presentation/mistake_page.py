"""A marked choice of a guest as a puzzle: the table as they saw it, the question, the verdict."""

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar
from urllib.parse import urlencode

from babel.dates import format_timedelta

from serenissima.service import GivenAnswer, Mistake, PosedMistake, next_due
from serenissima.web.presentation.fragments import Fragment
from serenissima.web.presentation.own_tables import ago
from serenissima.web.presentation.puzzle_page import PuzzlePlace
from serenissima.web.presentation.table_page import TablePage, draw
from serenissima.words import Speaker
from serenissima.words.analysis import tell_reasons
from serenissima.words.choices import describe_whole

BETWEEN = ","  # actions of a choice in an address


@dataclass(frozen=True)
class MistakeLine:
    """A marked choice in the list of those to practise.

    Attributes:
        address: the path of its page.
        told: what it cost, and when.
    """

    address: str
    told: str


@dataclass(frozen=True)
class OwnMistakes:
    """A guest's marked choices in a game, in words.

    Attributes:
        due: those to practise now, the costliest first.
        later: how many are due later, in a sentence; empty if there are none.
        learned: how many are learned, likewise.
        left: how many further matches can be analysed.
        running: how many of these are being analysed now.
    """

    due: tuple[MistakeLine, ...] = ()
    later: str = ""
    learned: str = ""
    left: int = 0
    running: int = 0

    @property
    def any(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.due or self.later or self.learned or self.left)


def list_mistakes(
    found: list[Mistake], left: tuple[int, int], language: str, now: float
) -> OwnMistakes:
    """Return a guest's marked choices in one game for the page of its puzzles."""
    word = Speaker(language).word
    due = tuple(
        MistakeLine(
            address_of(one),
            word("page-mistake-line", percent=one.percent, when=ago(now - one.at, language)),
        )
        for one in next_due(found, now)
    )
    learned = sum(one.practice.learned for one in found)
    later = len(found) - len(due) - learned
    return OwnMistakes(
        due,
        word("page-mistakes-later", count=later) if later else "",
        word("page-mistakes-learned", count=learned) if learned else "",
        *left,
    )


def address_of(one: Mistake) -> str:
    """Return the path of a marked choice."""
    return f"/mistakes/{one.table}/{one.step}"


class MistakePage(TablePage):
    """A marked choice in one language.

    Args:
        posed: the choice, with the actions taken so far.
        after: the path of the next one to practise; empty without one.
        language: one of the six.
        now: seconds since 1970.
        judged: whether the verdict on the last answer is shown.
        solved: whether the solution is shown.
        kind: drawn as a table (`table`) or told in words (`text`).
        submitted: the state of the guest's suggestion of it as a puzzle; empty without one.
    """

    templates: ClassVar = {"table": "mistakeparts.html", "text": "mistaketextparts.html"}

    def __init__(
        self,
        posed: PosedMistake,
        after: str,
        language: str,
        now: float,
        *,
        judged: bool = False,
        solved: bool = False,
        kind: str = "table",
        submitted: str = "",
    ) -> None:
        self.kind, self.posed, self.mistake, self._now = kind, posed, posed.mistake, now
        self.submitted = submitted
        self.given: GivenAnswer | None = posed.given if judged else None
        self.found = self.given is not None and self.given.judged.solved
        self.solved = solved or self.found
        self.place = PuzzlePlace(address_of(posed.mistake), 0, after, "")
        shown = bool(self.given or self.solved)
        super().__init__(posed.view, language, stepping=shown)
        if shown:  # the table shows the things discussed; others can't be chosen
            answer = posed.judged.best if self.solved or not self.given else self.given
            self.open = frozenset(answer.actions)

    @property
    def title(self) -> str:
        """The game, and the purpose of the page."""
        return f"{self.game.meta.title} · {self.word('page-mistakes')}"

    def address(self, kind: str) -> str:
        """Return the address of the same content in another view."""
        asked = {"view": kind}
        if self.posed.begun.actions:
            asked["taken"] = self.taken
        if self.given:
            asked["judged"] = "1"
        elif self.solved:
            asked["solution"] = "1"
        return f"?{urlencode(asked)}"

    @property
    def parts(self) -> Fragment:
        """All parts to draw or to describe."""
        return draw(self, self.kind)

    @property
    def introduction(self) -> str:
        """The time and the cost of the choice."""
        when = ago(self._now - self.mistake.at, self.speaker.language)
        return self.word("page-mistake-given", when=when, percent=self.mistake.percent)

    @property
    def taken(self) -> str:
        """The actions taken so far, for the form."""
        return BETWEEN.join(map(self.actions.format, self.posed.begun.actions))

    @property
    def taken_in_words(self) -> list[str]:
        """The actions taken so far."""
        return [self.describe_action(action) for action in self.posed.begun.actions]

    @property
    def headline(self) -> str:
        """The verdict on the answer; without one, the announcement of the solution."""
        if self.given is None:
            return self.word("page-analysis-better")
        judged = self.given.judged
        return self.word(f"page-mistake-{judged.verdict}", percent=round(100 * judged.cost))

    @cached_property
    def better(self) -> str:
        """The best choice, in words."""
        return self._whole(self.posed.judged.best.actions)

    @cached_property
    def played(self) -> str:
        """The choice in the match, in words."""
        return self._whole(self.posed.judged.played.actions)

    @cached_property
    def answered(self) -> str:
        """The answer, in words."""
        return self._whole(self.given.actions) if self.given else ""

    @property
    def reasons(self) -> str:
        """The advantages of the best choice, in a sentence; empty if none stands out."""
        return tell_reasons(self.posed.judged.reasons, self.mistake.seat, self.speaker)

    @property
    def again(self) -> str:
        """When it is due again, in a sentence; empty while it is due."""
        practice = self.mistake.practice
        if practice.learned:
            return self.word("page-mistake-learned")
        if practice.is_due(self._now):
            return ""
        wait = round(practice.due - self._now)
        when = format_timedelta(wait, add_direction=True, locale=self.speaker.language)
        return self.word("page-mistake-again", when=when)

    def _whole(self, actions: tuple[int, ...]) -> str:
        """Return a choice in words."""
        terms, seat = self.view.terms, self.mistake.seat
        view = self.posed.judged.view
        return describe_whole(
            self.game, terms, view, seat, actions, self.speaker, self.describe_action
        )
