"""The tale of a table, as the templates show it to one viewer."""

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

    `things` are those that it mentions, separated by blanks; `about` and `now` explain it; `sound`
    is the one that it makes. One that `affects` the viewer is not one of their own actions.
    """

    text: str
    rule: str
    heading: bool
    things: str
    about: str
    now: str
    sound: str
    affects: bool


@dataclass(frozen=True, eq=False)
class Teller:
    """Tells steps of a match; it refers to no table, so steps can be rendered later.

    Attributes:
        game: the game.
        speaker: writes all text for the viewer.
        seat: the viewer; `SPECTATOR` without one.
        topics: by an option, the topic that explains something instead of its usual one.
    """

    game: Game
    speaker: Speaker
    seat: int
    topics: Mapping[str, str]

    def is_own(self, step: ToldStep) -> bool:
        """Whether a step is the viewer's own action."""
        return step.seat == self.seat != SPECTATOR

    def lines(self, step: ToldStep) -> list[TaleLine]:
        """Return the lines of a step, the newest first."""
        return [
            TaleLine(
                text=self.speaker.say(happening.message),
                rule=happening.event.rule,
                heading=happening.event.heading,
                things=" ".join(happening.things),
                about=self.topics.get(happening.about, happening.about),
                now=self.speaker.say(happening.sum),
                sound=happening.event.sound,
                affects=self._affects(step, happening),
            )
            for happening in reversed(step.happenings)
        ]

    def _affects(self, step: ToldStep, happening: Happening) -> bool:
        """Whether an event affects the viewer, who knows the effects of their own actions."""
        expected = self.is_own(step) and happening.seat == self.seat
        return happening.affects(self.seat) and not expected

    def draw_steps(
        self, steps: Iterable[ToldStep], fragments: Fragments, draw: Callable[..., str]
    ) -> Markup:
        """Return the steps that have lines, each a fragment that is rendered when it is sent.

        A page for a browser that shows most of the steps already needs few of them.
        """
        keys = ((element(step.number), step) for step in steps if step.happenings)
        return fragments.late(keys, partial(draw, self))

    @property
    def digest(self) -> str:
        """A digest of everything that changes the text of a step: viewer, language and release.

        Steps keep their numbers as long as the match runs, so a browser that sends this digest
        shows its steps in their present wording.
        """
        how = (engine(), self.game.meta.name, self.speaker.language, self.speaker.names)
        return hashlib.blake2b(repr((*how, self.seat)).encode(), digest_size=6).hexdigest()


def drop_repeats(found: Iterable[Happening]) -> list[Happening]:
    """Drop all but the last of repeated messages by one actor, like moving card after card."""
    alike = groupby(found, lambda it: (it.event.kind, it.values[:1]))
    return [list(group)[-1] for _, group in alike]


def element(number: int) -> str:
    """Return the id of the element that shows a step."""
    return f"t-{number}"
