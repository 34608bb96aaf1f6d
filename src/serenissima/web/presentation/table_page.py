"""A table as the templates show it: in words, with equal cards gathered."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from serenissima.kernel.message import Seat
from serenissima.kernel.record import OBSERVER
from serenissima.kernel.scene import Answer, Item, Row, Scene
from serenissima.service import TableView, ToldStep
from serenissima.web.presentation import assets, layout
from serenissima.web.presentation.templates import render
from serenissima.words import Speaker, outcomes, things
from serenissima.words.players import called

KEPT = 500  # renderings that are kept


@dataclass(frozen=True)
class TaleLine:
    """A line of the tale: `step` is the number of the action, `new` since the seat's last one.

    A `heading` begins something that the lines after it belong to.
    """

    text: str
    rule: str
    step: int
    new: bool
    heading: bool


@dataclass(frozen=True)
class FinalResult:
    """How the match ended: `winners` is a headline, `lines` are seat, name, share in percent."""

    headline: str
    reason: str
    lines: tuple[tuple[int, str, int, bool], ...]
    winner: int | None


class TablePage:
    """What somebody may see of a table, in one language, as the templates ask for it.

    Args:
        view: what they may see.
        language: one of the six.
        stepping: a past moment is shown, so nothing can be clicked.
    """

    def __init__(self, view: TableView, language: str, *, stepping: bool = False) -> None:
        self.view = view
        self.stepping = stepping
        unnamed = Speaker(language)
        self.names = called(
            [place.name for place in view.places],
            [place.seat for place in view.places if place.computer],
            unnamed,
        )
        self.speaker = Speaker(language, view.game.folder, self.names, view.seat)
        self.say, self.word = self.speaker.say, self.speaker.word

    @cached_property
    def scene(self) -> Scene:
        """The table, drawn from what the seat sees."""
        return self.view.game.draw(self.view.terms, self.view.view, self.view.seat)

    @property
    def asks(self) -> bool:
        """Whether this seat is to act now."""
        return self.view.decision is not None and not self.stepping

    @property
    def title(self) -> str:
        """The game and who plays."""
        return f"{self.view.game.meta.title} · {self.players}"

    @property
    def players(self) -> str:
        """Who plays."""
        return " – ".join(map(self.speaker.name, self.seats))

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return range(len(self.view.places))

    def art(self, name: str) -> str:
        """The address of a file of the game's art."""
        game = self.view.game
        return assets.art(game.meta.name, game.folder, name)

    def has_art(self, name: str) -> bool:
        """Whether the game brings this file of art."""
        return (self.view.game.folder / "art" / name).is_file()

    # -- the scene ----------------------------------------------------------------------------

    @cached_property
    def layout(self) -> layout.Layout:
        """Which part of the page each group lies in."""
        return layout.Layout(self.scene)

    @property
    def over(self) -> bool:
        """Whether nothing can be done here but look."""
        return self.view.outcome is not None or self.stepping

    def described(self, item: Item, times: int = 1) -> str:
        """The full description of a thing."""
        return things.described(item, self.speaker, times)

    def beside(self, item: Item) -> str:
        """What the description adds to a thing's name."""
        return self.described(item).removeprefix(self.say(item.name))

    def whose(self, row: Row) -> str:
        """The heading of a line: its own, or the name of whose it is."""
        return self.say(row.title) or ("" if row.seat is None else self.speaker.name(row.seat))

    def taken_by(self, action: int | None) -> str:
        """The text of an action that can be taken now; empty for everything else."""
        if action is None or not self.asks or action not in self.view.legal:
            return ""
        return self.view.game.actions.format(action)

    def doing(self, action: int) -> str:
        """What taking an action means, in words."""
        return self.say(self.view.game.actions.message(action))

    def answers(self) -> list[Answer]:
        """The answers that can be given now."""
        return [answer for answer in self.scene.answers if self.taken_by(answer.action)]

    def others(self) -> list[int]:
        """Legal actions that the scene does not show: the page offers them all the same."""
        shown = set(self.scene.actions)
        return [a for a in self.view.legal if a not in shown] if self.asks else []

    # -- the tale -----------------------------------------------------------------------------

    def tale(self) -> list[TaleLine]:
        """What happened, the newest first."""
        told = self.view.told
        acted = max((n for n, step in enumerate(told) if step.seat == self.view.seat), default=0)
        lines = [line for n, step in enumerate(told) for line in self._lines(step, n > acted)]
        return lines[::-1]

    def _lines(self, step: ToldStep, new: bool) -> Iterator[TaleLine]:
        for happening in step.happenings:
            text, event = self.say(happening.message), happening.event
            new = new and self.view.seat != OBSERVER
            yield TaleLine(text, event.rule, step.number, new, event.heading)

    def latest(self) -> str:
        """What happened last."""
        steps = (step.happenings for step in reversed(self.view.told) if step.happenings)
        return next((self.say(happenings[-1].message) for happenings in steps), "")

    # -- who, and how it ended ----------------------------------------------------------------

    def missing(self) -> list[int]:
        """The seats at which nobody sits yet."""
        return [place.seat for place in self.view.places if place.free]

    def named(self, seats: Sequence[int]) -> str:
        """Seats as a list of names in a sentence."""
        return self.speaker.several([self.speaker.name(seat) for seat in seats])

    @property
    def preparing(self) -> str:
        """What a computer player says while it waits for the compiler; empty if it does not."""
        game, places = self.view.game, self.view.places
        computer_acts = any(places[seat].computer for seat in self.view.waits)
        if not (game.interpreted and computer_acts):
            return ""
        return self.word("page-compiling", game=game.meta.title)

    def asked_back(self) -> str:
        """Who would like to take back what, as far as the viewer knows it; empty if nobody."""
        asked = self.view.asked
        if asked is None:
            return ""
        seat, told = Seat(asked.seat), asked.told
        if told is None or not told.happenings:
            return self.word("page-take-back-asked", seat=seat)
        action = self.say(told.happenings[0].message)
        said = self.word("page-take-back-told", seat=seat, told=action)
        later = asked.steps - 1
        return f"{said} {self.word('page-take-back-later', count=later)}" if later else said

    def result(self) -> FinalResult | None:
        """How the match ended; None while it runs."""
        outcome = self.view.outcome
        if outcome is None:
            return None
        winners = outcome.winners
        lines = sorted(
            (
                (s, self.speaker.name(s), round(100 * share), s in winners)
                for s, share in enumerate(outcome.shares)
            ),
            key=lambda line: (-line[2], line[0]),
        )
        headline, reason = (
            said(outcome, self.speaker) for said in (outcomes.winners, outcomes.ending)
        )
        alone = winners[0] if len(winners) == 1 else None
        return FinalResult(headline, reason, tuple(lines), alone)


class RenderedTables:
    """Tables as parts of a page, rendered once for all who see the same in the same language."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], str] = OrderedDict()

    def parts(self, view: TableView, language: str, kind: str, *, stepping: bool = False) -> str:
        """The parts of the page, drawn (`table`) or in words (`text`)."""
        slow = view.game.interpreted
        key = (view.table, view.seq, view.seat, view.at, language, kind, stepping, slow)
        if key not in self._kept:
            template = "textparts.html" if kind == "text" else "parts.html"
            page = TablePage(view, language, stepping=stepping)
            self._kept[key] = render(template, {"page": page})
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]
