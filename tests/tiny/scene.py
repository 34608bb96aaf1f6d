"""Lots: a view as a scene."""

from collections.abc import Iterator
from typing import Any

from serenissima.kernel.message import Message, Seat
from serenissima.kernel.scene import Answer, Group, Item, Row, Scene
from serenissima.kernel.seats import has_seat
from tests.tiny.actions import Do
from tests.tiny.fields import KINDS, WORDS


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """Draw the table as `seat` sees it."""
    waiting = seat >= 0 and has_seat(int(view.waits), seat)
    chosen = int(view.chosen[seat]) if seat >= 0 else 0
    answers = (
        Answer(Do.CONFIRM, Message("do-confirm")),
        Answer(Do.TAKE_BACK, Message("do-take-back"), quiet=True, retracts=True),
    )
    return Scene(
        groups=tuple(_hand(view, other, seat, waiting and not chosen)
                     for other in range(int(terms.seats))),
        question=Message("choose" if waiting else "wait"),
        answers=answers if waiting and chosen else (),
    )  # fmt: skip


def _hand(view: Any, owner: int, seat: int, free: bool) -> Group:
    own = owner == seat
    items = _lots(view, owner, free) if own else _backs(view, owner)
    title = Message("hand", {"seat": Seat(owner), "fish": int(view.fish[owner])})
    zone = "hand" if own else "rival"
    return Group(f"hand-{owner}", zone, title, (Row(tuple(items)),), seat=owner)


def _lots(view: Any, seat: int, free: bool) -> Iterator[Item]:
    for kind in range(KINDS):
        for n in range(int(view.hand[seat, kind])):
            name = Message(f"lot-{WORDS[kind]}")
            action = Do.CHOOSE + kind if free else None
            item = f"lot-{seat}-{WORDS[kind]}-{n}"
            yield Item(item, "lot", name, WORDS[kind], action=action, about="lot")


def _backs(view: Any, seat: int) -> Iterator[Item]:
    for n in range(int(view.held[seat])):
        yield Item(f"back-{seat}-{n}", "lot", Message("lot-back"), form="back", about="lot")
