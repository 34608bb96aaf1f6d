"""Small games of hidden information for two, in which a player must bluff or mix.

They have only what a search needs: fields, actions and rules.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.fields import Field, between
from serenissima.kernel.game import Game, Outlook
from serenissima.kernel.meta import Meta, Options
from serenissima.kernel.record import Record

VERBS = "setup", "legal", "apply", "redeal", "score", "evaluate"


def no_scene(terms: Any, view: Any, seat: int) -> Any:
    """Refuse to draw, since the tests show none."""
    raise NotImplementedError


def terms_with(name: str, *options: Field) -> Record[Any]:
    """Return the terms of a game for two."""
    return Record(f"{name}_terms", [Field("seats", "How many play.", between(2, 2)), *options])


def small_game(
    name: str,
    terms: Record[Any],
    state: Record[Any],
    actions: Sequence[Block],
    verbs: Sequence[Callable[..., Any]],
    options: type[Options] = Options,
) -> Game:
    """Return a game in which one must bluff."""
    return Game(
        meta=Meta(name, name, (2,), 1, options.members(), 2026, ("nobody",), "nobody", "card"),
        folder=Path(__file__).parent,
        terms=terms,
        state=state,
        actions=Actions(list(actions)),
        events=(),
        rules=dict(zip(VERBS, verbs, strict=True)),
        draw=no_scene,
        conserved=lambda terms, state: {},
        outlook=Outlook(bluff=True, horizon=0),
    )
