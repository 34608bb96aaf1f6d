"""Drawings of things on a table: equal ones are drawn once, even on different tables."""

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from serenissima.kernel.message import Message
from serenissima.kernel.scene import Item, names_seats
from serenissima.web.presentation import assets
from serenissima.web.presentation.templates import macro
from serenissima.words import Speaker, things

DRAWN = 5_000  # things whose markup is cached
GROUNDS = 100  # of cached maps
MESSAGES = 5_000  # of cached actions


@dataclass(frozen=True, slots=True)
class Thing:
    """An item as the templates draw it; see `kernel.scene.Item` for the other attributes.

    Attributes:
        noted: its note in words.
        name: its name in words.
        label: its name, to precede the effect of a click; empty if that names it.
        described: its full description.
        beside: the part of the description that the name lacks.
        called: its full description, and the effect of a click.
        action: the text of the actions that a click takes now, one or several; empty for none.
        doing: that action in words, and its waste.
        wastes: whether it would waste anything.
        art: the address of the game's symbols.
        about: the topic that explains it.
        now: its cost or yield here and now, in words.
        brings, prize: the same as a figure on it, and as a symbol.
        mark: small print on it.
    """

    id: str
    form: str
    symbol: str
    kind: str
    badge: str
    seat: int | None
    count: int | None
    faded: bool
    lit: bool
    noted: str
    name: str
    label: str
    described: str
    beside: str
    called: str
    action: str
    doing: str
    wastes: bool
    art: str
    about: str
    now: str
    brings: str
    prize: str
    mark: str


def draw_item(
    kind: str,
    game: Game,
    actions: Actions,
    speaker: Speaker,
    item: Item,
    action: int | None,
    *how: object,
) -> Markup:
    """Return the markup of an item, by the macro `kind` of `things.html`, which also gets `how`.

    `action` is the one that a click takes now, or None. Names make a difference only where they are
    mentioned.
    """
    named = item.names_seats or names_seats(describe_actions(actions, action, *item.then))
    speaker = speaker if named else speaker.to_anyone
    return _draw_item(kind, game, actions, speaker, item, action, *how)


@lru_cache(maxsize=DRAWN)
def _draw_item(
    kind: str,
    game: Game,
    actions: Actions,
    speaker: Speaker,
    item: Item,
    action: int | None,
    *how: object,
) -> Markup:
    return macro("things.html", kind)(_thing(game, actions, speaker, item, action), *how)


@lru_cache(maxsize=GROUNDS)
def ground(*how: object) -> Markup:
    """Return the markup of a map's ground and drawings; `how` is that of the macro `ground`."""
    return macro("things.html", "ground")(*how)


def _thing(game: Game, actions: Actions, speaker: Speaker, item: Item, action: int | None) -> Thing:
    name, described = speaker.say(item.name), things.describe_item(item, speaker)
    taken, loss = (
        describe_actions(actions, action, *item.then),
        None if action is None else item.loss,
    )
    does = things.choice(taken, loss, speaker)
    return Thing(
        id=item.id,
        form=item.form,
        symbol=item.symbol,
        kind=item.kind,
        badge=item.badge,
        seat=item.seat,
        count=item.count,
        faded=item.faded,
        lit=item.lit,
        noted=speaker.say(item.note),
        name=name,
        label=things.label(name, does, speaker),
        described=described,
        beside=described.removeprefix(name),
        called=things.describe_with_action(item, does, speaker),
        action="" if action is None else text(actions, action, *item.then),
        doing=does,
        wastes=loss is not None,
        art=assets.art(game.meta.name, game.folder, "symbols.svg"),
        about=item.about,
        now=speaker.say(item.now),
        brings=item.brings,
        prize=item.prize,
        mark=item.mark,
    )


@lru_cache(maxsize=MESSAGES)
def describe_actions(actions: Actions, action: int | None, *then: int) -> Message | None:
    """Describe an action, or several; of several kinds, the last one describes the purpose.

    It is cached, since a repeated message is then rendered sooner.
    """
    if action is None:
        return None
    kinds = {actions.parts(taken)[0] for taken in (action, *then)}
    return actions.message(then[-1] if len(kinds) > 1 else action)


@lru_cache(maxsize=MESSAGES)
def text(actions: Actions, *taken: int) -> str:
    """Return the text of an action, or of several, separated by commas."""
    return ", ".join(map(actions.format, taken))
