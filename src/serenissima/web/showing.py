"""A sight made ready for the templates: words said, equal cards gathered, nothing added."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from serenissima.kernel.message import Message, Seat
from serenissima.kernel.record import OBSERVER
from serenissima.kernel.scene import Answer, Group, Item, Row, Scene
from serenissima.service import Place, Sight, Told
from serenissima.web import assets
from serenissima.words import Speaker

COUNTED = 3  # so many equal cards in a fan carry a figure
EMPTY = "field"  # the form of a place for something that is not there
FLAT = ("token", "piece", EMPTY)  # forms that do not lie like cards


@dataclass(frozen=True)
class Placed:
    """An item in its row.

    Attributes:
        item: the item.
        again: it lies on an equal one before it.
        count: how many equal ones there are, on the last of many; otherwise 0.
        last: it is the last of its equals, the one that the keyboard reaches.
    """

    item: Item
    again: bool
    count: int
    last: bool


@dataclass(frozen=True)
class Line:
    """A line of the tale: `step` is the number of the action, `new` since the seat's last one."""

    text: str
    rule: str
    step: int
    new: bool


@dataclass(frozen=True)
class Result:
    """How the match ended: `winners` is a headline, `lines` are seat, name, share in percent."""

    headline: str
    reason: str
    lines: tuple[tuple[int, str, int, bool], ...]
    winner: int | None


def called(places: Sequence[Place], speaker: Speaker) -> tuple[str, ...]:
    """The name at each seat as people read it: computer players are numbered if there are more."""
    many = sum(place.computer for place in places) > 1
    word = speaker.word("page-computer-name")
    return tuple(
        (f"{word} {place.seat + 1}" if many else word) if place.computer else place.name
        for place in places
    )


def looks(item: Item) -> tuple[object, ...]:
    """What makes two things look equal: owner and whole name, not only the drawing."""
    return (item.form, item.symbol, item.kind, item.seat, repr(item.name), item.action)


def placed(row: Row) -> Iterator[Placed]:
    """The items of a row; equal cards that lie side by side make a fan."""
    for key, run in groupby(row.items, looks):
        equals = tuple(run)
        fans = key[0] == "card"
        for n, item in enumerate(equals):
            last = n == len(equals) - 1
            count = len(equals) if fans and last and len(equals) >= COUNTED else 0
            yield Placed(item, fans and n > 0, count, last or not fans)


def heaped(row: Row) -> Iterator[Placed]:
    """The tokens of a row, equal ones as one with a figure; empty places lie among the others."""
    found: dict[tuple[object, ...], list[Item]] = {}
    for item in row.items:
        found.setdefault(looks(item), []).append(item)
    heaps = list(found.values())
    if any(heap[0].form == EMPTY for heap in heaps):
        heaps.sort(key=lambda heap: heap[0].kind)
    for heap in heaps:
        yield Placed(heap[-1], False, len(heap) if len(heap) > 1 else 0, True)


class Showing:
    """A sight in one language, as the templates ask for it.

    Args:
        sight: what is shown.
        language: one of the six.
        stepping: the match is being looked through, so nothing can be clicked.
    """

    def __init__(self, sight: Sight, language: str, *, stepping: bool = False) -> None:
        self.sight = sight
        self.stepping = stepping
        unnamed = Speaker(language)
        self.names = called(sight.places, unnamed)
        self.speaker = Speaker(language, sight.game.folder, self.names, sight.seat)
        self.say, self.word = self.speaker.say, self.speaker.word

    @cached_property
    def scene(self) -> Scene:
        """The table, drawn from what the seat sees."""
        return self.sight.game.draw(self.sight.terms, self.sight.view, self.sight.seat)

    @property
    def asks(self) -> bool:
        """Whether this seat is to act now."""
        return self.sight.decision is not None and not self.stepping

    @property
    def title(self) -> str:
        """The game and who plays."""
        return f"{self.sight.game.meta.title} · {' – '.join(map(self.speaker.name, self.seats))}"

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return range(len(self.sight.places))

    def art(self, name: str) -> str:
        """The address of a file of the game's art."""
        game = self.sight.game
        return assets.art(game.meta.name, game.folder, name)

    def has_art(self, name: str) -> bool:
        """Whether the game brings this file of art."""
        return (self.sight.game.folder / "art" / name).is_file()

    # -- the scene ----------------------------------------------------------------------------

    def zone(self, *names: str) -> list[Group]:
        """The groups of these zones, in their order."""
        return [group for group in self.scene.groups if group.zone in names]

    def placed(self, row: Row) -> list[Placed]:
        """The items of a row with what their neighbours make of them."""
        return list(heaped(row) if self.flat(row) else placed(row))

    def counted(self, row: Row) -> list[Placed]:
        """The items of a row for a list in words: equal ones once, with their number."""
        return list(heaped(row))

    def flat(self, row: Row) -> bool:
        """Whether a row holds tokens rather than cards."""
        return bool(row.items) and all(item.form in FLAT for item in row.items)

    def contest(self, group: Group) -> bool:
        """Whether a group sets rows with titles of their own side by side."""
        return len(self.sides(group)) > 1

    def sides(self, group: Group) -> list[Row]:
        """The rows of a group that have titles of their own and hold cards."""
        return [row for row in group.rows if row.title is not None and not self.flat(row)]

    def seat_of(self, message: Message | None) -> int | None:
        """The seat that a heading is about, if it is about one."""
        values = message.args.values() if message else ()
        return next((value.number for value in values if isinstance(value, Seat)), None)

    def taken_by(self, action: int | None) -> str:
        """The text of an action that can be taken now; empty for everything else."""
        if action is None or not self.asks or action not in self.sight.legal:
            return ""
        return self.sight.game.actions.format(action)

    def doing(self, action: int) -> str:
        """What taking an action means, in words."""
        return self.say(self.sight.game.actions.message(action))

    def answers(self) -> list[Answer]:
        """The answers that can be given now."""
        return [answer for answer in self.scene.answers if self.taken_by(answer.action)]

    def others(self) -> list[int]:
        """Legal actions that the scene shows nowhere: a page must offer them all the same."""
        shown = set(self.scene.actions)
        return [a for a in self.sight.legal if a not in shown] if self.asks else []

    # -- the tale -----------------------------------------------------------------------------

    def tale(self) -> list[Line]:
        """What happened, the newest first."""
        told = self.sight.told
        acted = max((n for n, step in enumerate(told) if step.seat == self.sight.seat), default=0)
        lines = [line for n, step in enumerate(told) for line in self._lines(step, n > acted)]
        return lines[::-1]

    def _lines(self, step: Told, new: bool) -> Iterator[Line]:
        for happening in step.happenings:
            text = self.say(happening.message)
            yield Line(text, happening.event.rule, step.number, new and self.sight.seat != OBSERVER)

    def latest(self) -> str:
        """What happened last."""
        steps = (step.happenings for step in reversed(self.sight.told) if step.happenings)
        return next((self.say(happenings[-1].message) for happenings in steps), "")

    # -- who, and how it ended ----------------------------------------------------------------

    def missing(self) -> list[int]:
        """The seats at which nobody sits yet."""
        return [place.seat for place in self.sight.places if place.free]

    def named(self, seats: Sequence[int]) -> str:
        """Seats as a list of names in a sentence."""
        return self.speaker.several([self.speaker.name(seat) for seat in seats])

    @property
    def takes_back_freely(self) -> bool:
        """Whether nobody has to be asked before an action is taken back."""
        undo, mine = self.sight.undo, self.sight.seat
        others = (p for p in self.sight.places if not p.computer and not p.free and p.seat != mine)
        return undo is not None and (undo.free or not any(others))

    def asked_back(self) -> str:
        """Who would like to take an action back; empty if nobody."""
        asked = self.sight.asked
        return self.word("page-take-back-asked", seat=Seat(asked.seat)) if asked else ""

    def result(self) -> Result | None:
        """How the match ended; None while it runs."""
        outcome = self.sight.outcome
        if outcome is None:
            return None
        winners, alone = outcome.winners, len(outcome.winners) == 1
        headline = (
            self.word("page-winner", seat=Seat(winners[0]))
            if alone
            else self.word("page-shared-by", names=self.named(winners))
        )
        lines = sorted(
            (
                (s, self.speaker.name(s), round(100 * share), s in winners)
                for s, share in enumerate(outcome.shares)
            ),
            key=lambda line: (-line[2], line[0]),
        )
        reason = self.word(f"ending-{outcome.ending}")
        return Result(headline, reason, tuple(lines), winners[0] if alone else None)
