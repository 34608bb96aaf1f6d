"""Presents the parts of scenes to a viewer: in their words, with the things that they can click."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from serenissima.kernel.scene import Gauge, Group, Item, Row, names_seats
from serenissima.web.presentation import assets, layout
from serenissima.web.presentation.scripts import AND
from serenissima.web.presentation.things import describe_actions, draw_item, text
from serenissima.words import Speaker, scene_text, things, topics

PARTS = 10_000  # things whose markup is cached: some 60 MB with their rows, by estimate
SHEETS = "kinds.css", "places.css"  # of a game's art: the look of its things, and their places


class Strength(NamedTuple):
    """The strength of a computer player.

    The topic that explains it, its name and level, and the address of its portrait.
    """

    about: str = ""
    told: str = ""
    portrait: str = ""


UNKNOWN = Strength()


class Presenter:
    """Presents parts of a game's scenes.

    Args:
        game: the game.
        actions: its actions, with the names that places have in the match.
        speaker: writes all text for the viewer.
        open: the actions that can be taken now.
    """

    def __init__(
        self, game: Game, actions: Actions, speaker: Speaker, open: frozenset[int]
    ) -> None:
        self.game, self.actions, self.speaker, self.open = game, actions, speaker, open
        self.say, self.word = speaker.say, speaker.word

    def draw_cached(self, draw: Callable[..., Markup], what: object, *how: object) -> Markup:
        """Return the markup of a macro for a presenter, a row or messages, and `how`, cached.

        Equal parts are drawn once, even on different tables. Names make a difference only where
        they are mentioned.
        """
        ways = self.ways(what) if isinstance(what, Row) else ()
        said = (what, *how, *(describe_actions(self.actions, way) for way in ways))
        speaker = self.speaker if names_seats(said) else self.speaker.to_anyone
        return _cached_markup(draw, self.game, self.actions, speaker, ways, what, *how)

    def describe(self, item: Item, times: int = 1) -> str:
        """Return the full description of a thing."""
        return things.describe_item(item, self.speaker, times)

    def gauge(self, gauge: Gauge) -> str:
        """Return the progress of a gauge, in words."""
        return scene_text.describe_gauge(gauge, self.speaker)

    def draw_thing(self, kind: str, item: Item, *how: object) -> Markup:
        """Return the markup of a thing; `kind` and `how` are those of `things.html`."""
        made = (self.game, self.actions, self.speaker)
        return draw_item(kind, *made, item, self._can(item), *how)

    def arrange_row(self, row: Row) -> Markup:
        """Arrange the things of a row."""
        places = layout.arrange(row)
        items = (self.draw_thing("item", p.item, p.again, p.count, p.last) for p in places)
        return Markup("").join(items)

    @property
    def topics(self) -> tuple[topics.Topic, ...]:
        """The topics that the game's words explain."""
        return topics.explained_topics(self.speaker.language, self.game.folder)

    def strength(self, seat: int | None) -> Strength:
        """Return the strength of the computer player at a seat; None for a person."""
        return UNKNOWN

    def _can(self, item: Item) -> int | None:
        """Return the action that clicking a thing takes now."""
        return item.action if item.action in self.open else None

    def ways(self, part: Group | Row) -> tuple[int, ...]:
        """Return the actions that clicking the things in a part takes now."""
        return tuple([action for action in part.actions if action in self.open])

    def whose(self, row: Row) -> str:
        """Return the heading of a line: its own, or the name of its owner."""
        return self.say(row.title) or ("" if row.seat is None else self.speaker.heading(row.seat))

    def action_text(self, action: int | None, then: tuple[int, ...] = ()) -> str:
        """Return the text of an action, with others, if it can be taken now; otherwise empty."""
        return self.text(action, *then) if action is not None and action in self.open else ""

    def text(self, *actions: int) -> str:
        """Return the text of an action, or of several."""
        return text(self.actions, *actions)

    def describe_action(self, action: int) -> str:
        """Describe the meaning of an action, in words."""
        return self.say(describe_actions(self.actions, action))

    def describe_choice(self, choice: Item | Group) -> str:
        """Describe the meaning of choosing a thing, and its waste, in words."""
        then = choice.then if isinstance(choice, Item) else ()
        return things.choice(
            describe_actions(self.actions, choice.action, *then), choice.loss, self.speaker
        )

    def takes(self, choice: Item | Group) -> str:
        """Return the text of the actions taken by choosing a thing now; empty for none."""
        return self.action_text(choice.action, choice.then if isinstance(choice, Item) else ())

    def describe_choice_fully(self, choice: Item | Group) -> str:
        """Describe the meaning of choosing a thing, its gains and its waste, in words."""
        note = choice.note if isinstance(choice, Item) else None
        said = choice.now or note if choice.brings else None
        return " – ".join(filter(None, (self.describe_choice(choice), self.say(said))))

    def art(self, name: str) -> str:
        """Return the address of a file of the game's art."""
        return assets.art(self.game.meta.name, self.game.folder, name)

    @property
    def sheets(self) -> str:
        """The address of the style sheets that the game brings; empty if it brings none."""
        names = [name for name in SHEETS if (self.game.folder / "art" / name).is_file()]
        return self.art(AND.join(names)) if names else ""

    @cached_property
    def symbols(self) -> str:
        """The address of the game's symbols."""
        return self.art("symbols.svg")


@lru_cache(maxsize=PARTS)
def _cached_markup(
    draw: Callable[..., Markup],
    game: Game,
    actions: Actions,
    speaker: Speaker,
    ways: tuple[int, ...],
    what: object,
    *how: object,
) -> Markup:
    return draw(Presenter(game, actions, speaker, frozenset(ways)), what, *how)
