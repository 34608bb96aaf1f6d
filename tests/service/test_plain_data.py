"""Records as plain data: marked fields are sent, with the meaning from their docstring."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from serenissima.service.core.plain_data import (
    Action,
    Flat,
    Sent,
    SentIfAny,
    SentMark,
    parts_of,
    plain,
)
from tests.service.guests import GAME


@dataclass(frozen=True)
class Tide:
    """The water in the lagoon."""

    height: int
    quays: frozenset[str]


@dataclass(frozen=True)
class Lagoon:
    """A gondolier's view.

    Attributes:
        steps: ways to row,
            the best one first.
        fog, wind: words for them.
    """

    tide: Flat[Tide]
    steps: Sent[tuple[Action, ...]]
    fog: SentIfAny[str] = ""
    wind: SentIfAny[str] = ""
    ports: Sent[Mapping[str, int]] = field(default_factory=dict)
    guests: Sent[tuple[Tide, ...]] = ()
    host: Sent[Tide | None] = None
    secret: int = 7

    @property
    def depth(self) -> Annotated[int, SentMark("deep")]:
        """How deep it is."""
        return -self.tide.height

    @property
    def unmarked(self) -> int:
        """A field that is not sent."""
        return self.secret


def test_marked_fields_are_sent():
    """Nested records are whole, flat ones merged, actions are text.

    Optional empty values are left out.
    """
    low, action = Tide(-2, frozenset({"b", "a"})), GAME.actions.parse("confirm")

    sent = plain(Lagoon(low, (action,), wind="bora", host=low), GAME.actions, without=("ports",))

    assert sent == {
        "height": -2, "quays": ["a", "b"], "steps": ["confirm"], "wind": "bora", "guests": [],
        "host": {"height": -2, "quays": ["a", "b"]}, "deep": 2,
    }  # fmt: skip


def test_a_docstring_describes_the_sent_fields():
    meanings = {part.key: part.meaning for part in parts_of(Lagoon)}

    assert meanings["steps"] == "Ways to row, the best one first."
    assert meanings["fog"] == meanings["wind"] == "Words for them."
    assert (meanings["deep"], meanings["host"]) == ("How deep it is.", "")
    assert "secret" not in meanings
