"""A scene as lines of text, readable without its optional colours."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from serenissima.kernel.actions import Actions
from serenissima.kernel.scene import Gauge, Group, Item, Row, Scene
from serenissima.kernel.tale import Happening
from serenissima.words.speaker import Speaker
from serenissima.words.things import choice, describe_item

Marks = Mapping[int, str]  # the key or number of each action
FULL, FREE = "●", "○"
ALERT = "!"
BULLET, HEADING = "· ", "▸ "
BETWEEN = " · "
TIED = "\ue000"  # stands for a blank at which lines are not wrapped
LONGEST_GAUGE = 12  # pips; longer ones show only numbers


@dataclass(frozen=True)
class Span:
    """A piece of a line.

    Attributes:
        text: its text.
        kind: of its item; may decide its colour.
        seat: the seat that owns it, or None.
        live: whether it can be chosen now.
        faint: whether it is less important.
    """

    text: str
    kind: str = ""
    seat: int | None = None
    live: bool = False
    faint: bool = False


TextLine = tuple[Span, ...]


@dataclass(frozen=True)
class Panel:
    """A group as text: its heading and its lines."""

    title: str
    lines: tuple[TextLine, ...]
    zone: str
    seat: int | None = None
    lit: bool = False


def panels(scene: Scene, speaker: Speaker, marks: Marks) -> Iterator[Panel]:
    """Yield every group as text, in reading order, with `marks` before possible choices."""
    for group in scene.groups:
        title = _mark(group.action, marks) + speaker.say(group.title)
        lines = tuple(_lines(group, speaker, marks))
        yield Panel(title, lines, group.zone, group.seat, group.lit)


def _lines(group: Group, speaker: Speaker, marks: Marks) -> Iterator[TextLine]:
    if group.alert:
        yield (Span(f"{ALERT} {speaker.say(group.alert)}", live=True),)
    for note in group.notes:
        yield (Span(speaker.say(note), faint=True),)
    for gauge in group.gauges:
        yield (Span(_pips(gauge, speaker)),)
    for row in group.rows:
        yield from _row(row, speaker, marks)


def describe_gauge(gauge: Gauge, speaker: Speaker) -> str:
    """Return a gauge's value in words."""
    means = "page-gauge-over" if gauge.value > gauge.limit else "page-gauge"
    name = speaker.say(gauge.name)
    return speaker.word(means, name=name, value=gauge.value, limit=gauge.limit)


def _pips(gauge: Gauge, speaker: Speaker) -> str:
    said = describe_gauge(gauge, speaker)
    if gauge.limit > LONGEST_GAUGE or gauge.value > gauge.limit:
        return said
    return f"{FULL * gauge.value}{FREE * (gauge.limit - gauge.value)}  {said}"


def _row(row: Row, speaker: Speaker, marks: Marks) -> Iterator[TextLine]:
    spans = [_span(items, speaker, marks) for items in _alike(row.items, speaker)]
    if not spans:
        spans = [Span(speaker.word("page-empty"), faint=True)]
    parted = chain.from_iterable((Span(BETWEEN, faint=True), span) for span in spans)
    yield (*_heading(row, speaker), *tuple(parted)[1:])
    if row.note:
        yield (Span(speaker.say(row.note), faint=True),)


def _heading(row: Row, speaker: Speaker) -> Iterator[Span]:
    """Yield the beginning of a line: its title or its player, and its total."""
    title = speaker.say(row.title) or ("" if row.seat is None else speaker.heading(row.seat))
    total = "" if row.total is None else f"{title and ' '}= {row.total}"
    if title or total:
        yield Span(speaker.word("page-label", name=title + total) + " ", seat=row.seat)


def _alike(items: Sequence[Item], speaker: Speaker) -> Iterator[list[Item]]:
    """Yield groups of items with equal text, each at the place of its first item."""
    found: dict[object, list[Item]] = {}
    for item in items:
        key = (describe_item(item, speaker), item.action, item.kind, item.seat)
        found.setdefault(key, []).append(item)
    yield from found.values()


def _span(items: list[Item], speaker: Speaker, marks: Marks) -> Span:
    item = items[0]
    text = _mark(item.action, marks) + describe_item(item, speaker, len(items))
    faint = item.faded or item.form == "back"
    return Span(text, item.kind, item.seat, item.action is not None, faint)


def _mark(action: int | None, marks: Marks) -> str:
    return f"[{marks[action]}] " if action is not None and action in marks else ""


def order_actions(scene: Scene, legal: Sequence[int]) -> list[int]:
    """Return the legal actions in the order of the scene, then those that it does not show.

    Actions with a loss come last.
    """
    shown: list[int | None] = []
    for group in scene.groups:
        shown += [group.action, *(item.action for item in group.items)]
    shown += [answer.action for answer in scene.answers]
    found = [a for a in dict.fromkeys([*shown, *legal]) if a is not None and a in legal]
    return sorted(found, key=scene.losses.__contains__)


def labels(
    actions: Actions, scene: Scene, legal: Sequence[int], speaker: Speaker
) -> dict[int, str]:
    """Return the legal actions in words, in the order of the scene."""
    said = {answer.action: answer.name for answer in scene.answers if not answer.then}
    losses = scene.losses
    return {
        action: choice(said.get(action) or actions.message(action), losses.get(action), speaker)
        for action in order_actions(scene, legal)
    }


def draw_text(
    scene: Scene, speaker: Speaker, marks: Marks | None = None, width: int = 80
) -> list[str]:
    """Return the whole scene as lines of at most `width` characters."""
    lines: list[str] = []
    for panel in panels(scene, speaker, marks or {}):
        heading = f"──{' ▶' if panel.lit else ''} {panel.title} "
        lines.append(heading + "─" * (width - len(heading)))
        for line in panel.lines:
            lines += _wrapped(line, width)
        lines.append("")
    return [
        *lines,
        *(part for said in question_lines(scene, speaker) for part in textwrap.wrap(said, width)),
    ]


def question_lines(scene: Scene, speaker: Speaker) -> list[str]:
    """Return the question, preceded by the aim of the match if the scene has it."""
    return [speaker.say(said) for said in (scene.aim, scene.question) if said]


def _wrapped(line: TextLine, width: int) -> list[str]:
    """Return a line wrapped to the width, between its spans rather than inside them."""
    whole = [s.text.replace(" ", TIED) if len(s.text) < width // 2 else s.text for s in line]
    text = "".join(whole).replace(BETWEEN.replace(" ", TIED), BETWEEN)
    cut = textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="    ")
    return [part.replace(TIED, " ") for part in cut]


def describe_happenings(happenings: Iterable[Happening], speaker: Speaker) -> Iterator[str]:
    """Yield a sentence for each happening, with its sum and its rule.

    Headings begin with `HEADING`.
    """
    for happening in happenings:
        said, event = speaker.say(happening.message), happening.event
        if said:
            total = f" ({speaker.say(happening.sum)})" if happening.sum else ""
            rule = f" [{event.rule}]" if event.rule else ""
            yield (HEADING if event.heading else "") + said + total + rule


def add_bullet(line: str) -> str:
    """Return a line of the tale with a bullet, unless it is a heading."""
    return line if line.startswith(HEADING) else BULLET + line
