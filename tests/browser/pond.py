"""The tiny game drawn with all features of a scene: chart, map, ledger, hands of many lines."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from serenissima.kernel.game import Game
from serenissima.kernel.message import Message, Seat
from serenissima.kernel.meta import Meta
from serenissima.kernel.scene import Answer, Gauge, Group, Item, Row, Scene
from tests.browser.place import serve_tables
from tests.tiny.actions import Do
from tests.tiny.fields import KINDS, WORDS
from tests.tiny.game import GAME

BANKS = {"west": (0, 5, 45, 90), "east": (52, 10, 48, 80)}
PLACES = ((15.0, 20.0), (50.0, 40.0), (85.0, 20.0))
MEASURE = (100, 60)


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """The table as `seat` sees it."""
    waiting = seat >= 0 and bool(int(view.waits) >> seat & 1)
    chosen = waiting and bool(view.chosen[seat])
    answers = (Answer(Do.CONFIRM, Message("do-confirm")),
               Answer(Do.TAKE_BACK, Message("do-take-back"), quiet=True))  # fmt: skip
    seats = range(int(terms.seats))
    return Scene(
        (
            *(_rival(view, other) for other in seats if other != seat),
            Group("catch", "board", Message("pond"), tuple(_caught(view, s) for s in seats)),
            *(_bank(bank, chosen) for bank in BANKS),
            _pond(view, seat, waiting and not chosen),
            *([_hand(view, seat)] if seat >= 0 else []),
        ),
        Message("choose" if waiting else "wait"),
        answers[1:] if chosen else (),
    )


def _rival(view: Any, seat: int) -> Group:
    title = Message("hand", {"seat": Seat(seat), "fish": int(view.fish[seat])})
    alert = Message("near") if view.fish[seat] else None
    return Group(f"rival-{seat}", "rival", title, (Row(tuple(_stock(view, seat))),),
                 gauges=(Gauge(int(view.fish[seat]), 27, Message("fish-stock")),),
                 seat=seat, alert=alert)  # fmt: skip


def _stock(view: Any, seat: int) -> Iterator[Item]:
    count = int(view.held[seat])
    for form in ("token", "piece"):
        yield Item(f"{form}-{seat}", "lot", Message("lot-back"), form=form, seat=seat, count=count)


def _caught(view: Any, seat: int) -> Row:
    name, fish = Message("fish-stock"), int(view.fish[seat])
    item = Item(f"fish-{seat}", "lot", name, form="token", seat=seat, faded=not fish)
    return Row((item,), Message("catch-of", {"seat": Seat(seat)}), seat=seat, total=fish)


def _bank(bank: str, chosen: bool) -> Group:
    sites = tuple(
        Item(f"{bank}-{n}", "", Message("net"), form="field", count=n, lit=n == 3)
        for n in range(3, 8)
    )
    return Group(f"bank-{bank}", "board", Message("bank", {"bank": bank}), (Row(sites),),
                 action=Do.CONFIRM if chosen and bank == "east" else None,
                 symbol="lot", place=BANKS[bank], shape="lot")  # fmt: skip


def _pond(view: Any, seat: int, free: bool) -> Group:
    own = view.hand[seat] if free else [0] * KINDS
    nets = tuple(
        Item(f"net-{WORDS[kind]}", "lot", Message(f"lot-{WORDS[kind]}"), form="field",
             action=Do.CHOOSE + kind if own[kind] else None, place=PLACES[kind], size=(14, 14),
             note=Message("promise"), count=kind + 1)
        for kind in range(KINDS)
    )  # fmt: skip
    boat = Item("boat", "lot", Message("net"), form="piece", seat=0, place=(50, 10), badge="lot")
    mark = Item("mark", "", Message("net"), form="field", place=(5, 50), lit=True, count=1)
    return Group("pond", "board", Message("pond"), (Row((*nets, mark, boat)),), measure=MEASURE)


def _hand(view: Any, seat: int) -> Group:
    lots = tuple(
        Item(f"lot-{WORDS[kind]}-{n}", "lot", Message(f"lot-{WORDS[kind]}"), WORDS[kind])
        for kind in range(KINDS) for n in range(int(view.hand[seat, kind]))
    )  # fmt: skip
    title = Message("hand", {"seat": Seat(seat), "fish": int(view.fish[seat])})
    held = Item("held", "lot", Message("lot-back"), form="token", count=int(view.held[seat]))
    fish = Item("own-fish", "lot", Message("fish-stock"), form="piece", seat=seat)
    return Group("own", "hand", title, (
        Row(lots, Message("net")), Row((held,), Message("lot-back")),
        Row((fish,), Message("fish-stock"), total=int(view.fish[seat])),
    ), gauges=(Gauge(int(view.fish[seat]), 27, Message("fish-stock")),
               Gauge(int(view.held[seat]), 3, Message("net"))), seat=seat)  # fmt: skip


POND = replace(GAME, draw=draw)


class PondShelf:
    """A shelf with this one game."""

    def names(self) -> tuple[str, ...]:
        return (POND.meta.name,)

    def load(self, _name: str) -> Game:
        return POND

    def meta(self, _name: str) -> Meta:
        return POND.meta


def serve_pond(port: int, database: str) -> None:
    """Serve tables of this game; the address is printed once it can be reached."""
    serve_tables(port, database, warm=False, shelf=PondShelf())
