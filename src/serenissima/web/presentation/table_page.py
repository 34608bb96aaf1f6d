"""A table as the templates show it: in words, with equal cards gathered."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup

from serenissima.kernel.message import Message, Seat
from serenissima.kernel.record import OBSERVER
from serenissima.kernel.scene import Answer, Group, Item, Row, Scene
from serenissima.service import TableView, ToldStep
from serenissima.web.presentation import assets, layout
from serenissima.web.presentation.fragments import Fragment, Fragments
from serenissima.web.presentation.templates import render
from serenissima.web.presentation.things import doing, drawn, ground
from serenissima.words import Speaker, outcomes, things
from serenissima.words.players import called

TEMPLATES = {"table": "parts.html", "text": "textparts.html"}


@dataclass(frozen=True)
class TaleLine:
    """A line of the tale; a `heading` begins something that the lines after it belong to."""

    text: str
    rule: str
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
        before: the fragments of the page before it for the same eyes, or None.
    """

    def __init__(
        self,
        view: TableView,
        language: str,
        *,
        stepping: bool = False,
        before: Fragments | None = None,
    ) -> None:
        self.view = view
        self.stepping = stepping
        self.fragments = Fragments(before)
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

    def drawn(self, kind: str, item: Item, *how: object) -> Markup:
        """The markup of a thing; `kind` and `how` as the macros of `things.html` want them."""
        return drawn(kind, self.view.game, self.speaker, item, self._can(item), *how)

    def lying(self, row: Row) -> Markup:
        """The things of a row, as they lie."""
        places = layout.lying(row)
        items = (self.drawn("item", p.item, p.again, p.count, p.last) for p in places)
        return Markup("".join(items))  # noqa: S704 - each was escaped before

    def places(self, group: Group) -> Markup:
        """The things on a map, each a fragment of its own."""
        things = (
            (f"i-{item.id}", (item, self._can(item), row.title))
            for row in group.rows
            for item in row.items
        )
        return self.fragments.each(things, lambda key: self._place(group, key[0], key[2]))

    def ground(self, group: Group) -> Markup:
        """What lies under the things on a map."""
        key = (self.symbols, group.id, group.measure, group.ground, group.drawings)
        return self.fragments.each([(f"d-{group.id}", key)], lambda key: ground(*key))

    def _place(self, group: Group, item: Item, title: Message | None) -> Markup:
        size = layout.size(group, item)
        return self.drawn("place", item, self.say(title), item.place, size)

    def _can(self, item: Item) -> int | None:
        """The action that clicking a thing takes now."""
        return item.action if item.action in self._open else None

    @cached_property
    def symbols(self) -> str:
        """The address of the game's symbols."""
        return self.art("symbols.svg")

    def whose(self, row: Row) -> str:
        """The heading of a line: its own, or the name of whose it is."""
        return self.say(row.title) or ("" if row.seat is None else self.speaker.name(row.seat))

    def taken_by(self, action: int | None) -> str:
        """The text of an action that can be taken now; empty for everything else."""
        if action is None or action not in self._open:
            return ""
        return self.view.game.actions.format(action)

    @cached_property
    def _open(self) -> frozenset[int]:
        """The actions that can be taken now."""
        return frozenset(self.view.legal if self.asks else ())

    def drawn_from(self, group: Group) -> tuple[object, ...]:
        """All that the drawing of a group depends on: the group, and what can be clicked in it."""
        return group, group.action in self._open, self.ways(group)

    def ways(self, group: Group) -> tuple[int, ...]:
        """The actions that clicking the things of a group takes now."""
        return tuple(found for item in group.items if (found := self._can(item)) is not None)

    def doing(self, action: int) -> str:
        """What taking an action means, in words."""
        return self.say(doing(self.view.game, action))

    def answers(self) -> list[Answer]:
        """The answers that can be given now."""
        return [answer for answer in self.scene.answers if self.taken_by(answer.action)]

    def others(self) -> list[int]:
        """Legal actions that the scene does not show: the page offers them all the same."""
        if not self.asks:
            return []
        shown = set(self.scene.actions)
        return [action for action in self.view.legal if action not in shown]

    # -- the tale -----------------------------------------------------------------------------

    def told(self) -> list[tuple[str, ToldStep]]:
        """The steps of which something is told, the newest first, each with an id."""
        steps = (step for step in reversed(self.view.told) if step.happenings)
        return [(f"t-{step.number}", step) for step in steps]

    def acted(self, step: ToldStep) -> bool:
        """Whether a step is the viewer's own action."""
        return step.seat == self.view.seat != OBSERVER

    def lines(self, step: ToldStep) -> list[TaleLine]:
        """What is told of a step, the newest first."""
        return [
            TaleLine(self.say(happening.message), happening.event.rule, happening.event.heading)
            for happening in reversed(step.happenings)
        ]

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


def draw(page: TablePage, kind: str) -> Fragment:
    """The page as a table (`table`) or in words (`text`)."""
    return page.fragments.page(render(TEMPLATES[kind], {"page": page}))
