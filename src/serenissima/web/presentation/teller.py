"""What has happened at a table, as the templates tell it to one viewer."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from markupsafe import Markup

from serenissima.kernel.engine import engine
from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.tale import Happening
from serenissima.service import ToldStep
from serenissima.web.presentation.fragments import Fragments
from serenissima.words import Speaker


@dataclass(frozen=True)
class TaleLine:
    """A line of the tale; a `heading` begins something that the lines after it belong to.

    `things` are those that it speaks of, with blanks between them; `about` and `now` explain it.
    """

    text: str
    rule: str
    heading: bool
    things: str
    about: str
    now: str


@dataclass(frozen=True, eq=False)
class Teller:
    """Tells steps of a match; it holds nothing of the table, so steps can be told later.

    Attributes:
        game: the game.
        speaker: says everything to the viewer.
        seat: the viewer; `SPECTATOR` without one.
        topics: by an option, what explains something instead of its usual topic.
    """

    game: Game
    speaker: Speaker
    seat: int
    topics: Mapping[str, str]

    def acted(self, step: ToldStep) -> bool:
        """Whether a step is the viewer's own action."""
        return step.seat == self.seat != SPECTATOR

    def lines(self, step: ToldStep) -> list[TaleLine]:
        """What is told of a step, the newest first."""
        return [
            TaleLine(
                text=self.speaker.say(happening.message),
                rule=happening.event.rule,
                heading=happening.event.heading,
                things=" ".join(happening.things),
                about=self.topics.get(happening.about, happening.about),
                now=self.speaker.say(happening.sum),
            )
            for happening in reversed(step.happenings)
        ]

    def told(
        self, steps: Iterable[ToldStep], fragments: Fragments, draw: Callable[..., str]
    ) -> Markup:
        """Steps of which something is told, each a fragment of its own, rendered when it is sent.

        A page that is drawn for a browser which shows most of the steps already needs few of them.
        """
        keys = ((element(step.number), step) for step in steps if step.happenings)
        return fragments.late(keys, partial(draw, self))

    @property
    def digest(self) -> str:
        """Of all that makes a step be told otherwise: to whom, in which language and release.

        Steps keep their numbers as long as the match goes on, so a browser that says this digest
        shows the steps that it says as they would be told now.
        """
        how = (engine(), self.game.meta.name, self.speaker.language, self.speaker.names)
        return hashlib.blake2b(repr((*how, self.seat)).encode(), digest_size=6).hexdigest()


def unrepeated(found: Iterable[Happening]) -> list[Happening]:
    """Of those that somebody causes one after the other, like moving card after card, the last."""
    alike = groupby(found, lambda it: (it.event.kind, it.values[:1]))
    return [list(group)[-1] for _, group in alike]


def element(number: int) -> str:
    """The id of the element that tells a step."""
    return f"t-{number}"
