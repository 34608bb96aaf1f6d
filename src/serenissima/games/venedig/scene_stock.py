"""The piles beside the board: display, pile and discards, supply, and free figures."""

from collections.abc import Iterator

from serenissima.kernel.message import Message, row_of
from serenissima.kernel.scene import Group, Item, Row, cached

from .actions import Do
from .fields import NONE, Stage
from .material import ALL_CARDS, KIND_COUNT, KINDS, NEEDED, PALAZZO
from .scene_sight import Sight, can_be_clicked, card_name, kind_name


def market(sight: Sight) -> Group:
    """Return the display, the pile and the discards (R12)."""
    cards = tuple(display(sight))
    rows = (
        Row(cards or (no_cards(),), Message("display")),
        Row((pile(sight), discards(sight)), Message("piles")),
    )
    return Group("market", "board", Message("market"), rows, lit=can_be_clicked(rows))


def display(sight: Sight) -> Iterator[Item]:
    """Yield the open cards; the one just shown cannot be taken (R12.3)."""
    for kind in range(KIND_COUNT):
        if sight.view.display[kind]:
            shown = sight.stage == Stage.FILL and kind == sight.view.shown
            yield Item(
                id=f"display-{KINDS[kind]}",
                symbol=KINDS[kind],
                name=card_name(kind),
                kind=KINDS[kind],
                form="token",
                action=sight.first_legal(Do.TAKE + kind),
                note=Message("just-shown") if shown else None,
                faded=shown,
                about=KINDS[kind],
                now=cards_so_far(kind, sight.laid[kind]),
            )


@cached
def no_cards() -> Item:
    """Return the place of the empty display."""
    empty = Message("display-empty")
    return Item("display-none", "card-back", empty, form="field", about="display")


@cached
def cards_so_far(kind: int, laid: int) -> Message | None:
    """Return how many of a kind's needed cards are in the rows; None for casas, without rows."""
    if kind < PALAZZO:
        return None
    return Message("cards-so-far", {"count": laid, "needed": NEEDED[kind]})


def pile(sight: Sight) -> Item:
    """Return the pile with the number of its cards."""
    return Item(
        id="pile",
        symbol="card-back",
        name=Message("pile"),
        form="token",
        action=sight.first_legal(Do.DRAW),
        count=cards_left(sight),
        about="pile",
    )


def cards_left(sight: Sight) -> int:
    """Return the number of cards in the pile: all that are nowhere else."""
    view = sight.view
    sets = sum(count * need for count, need in zip(view.to_build, NEEDED, strict=True))
    laid = sum(map(sum, view.laid)) + sum(view.imaginary_laid)
    open_cards = sum(view.display) + sum(view.discard)
    return int(ALL_CARDS - sum(view.hand_size) - laid - sets - open_cards)


def discards(sight: Sight) -> Item:
    """Return the discards by kind; they will return (R12.6)."""
    away = sight.view.discard
    counted = [
        Message("number-of", {"kind": kind_name(kind), "count": away[kind]})
        for kind in range(KIND_COUNT)
        if away[kind]
    ]
    return Item(
        id="discards",
        symbol="card-back",
        name=Message("discards"),
        form="token",
        note=row_of(counted) if counted else None,
        count=sum(away),
        about="discards",
    )


def supply(sight: Sight) -> Group:
    """Return the remaining pieces of each kind, and the free figures (R1.5)."""
    left = sight.view.supply
    scarce = [kind for kind in range(KIND_COUNT) if left[kind] == 1]
    alert = None
    if scarce and sight.stage != Stage.OVER:
        alert = Message("alert-last", {"kinds": row_of([kind_name(kind) for kind in scarce])})
    free = tuple(
        figure(kind) for kind in range(PALAZZO, KIND_COUNT) if has_free_figure(sight, kind)
    )
    rows = [Row(tuple(pieces(sight)), Message("supply-pieces"))]
    if free:
        rows.append(Row(free, Message("supply-builders")))
    return Group("supply", "board", Message("supply"), tuple(rows), alert=alert)


def pieces(sight: Sight) -> Iterator[Item]:
    """Yield the pieces of each kind; a single one is lit, as it could end the match (R13.1)."""
    supply, laid = sight.view.supply, sight.laid
    return (supply_item(kind, supply[kind], laid[kind]) for kind in range(KIND_COUNT))


@cached
def supply_item(kind: int, left: int, laid: int) -> Item:
    """Return the remaining pieces of a kind."""
    return Item(
        id=f"supply-{KINDS[kind]}",
        symbol=KINDS[kind],
        name=Message("supply-of", {"kind": kind_name(kind)}),
        kind=KINDS[kind],
        form="token",
        count=left,
        faded=left == 0,
        lit=left == 1,
        about=KINDS[kind],
        now=cards_so_far(kind, laid),
    )


def has_free_figure(sight: Sight, kind: int) -> bool:
    """Whether a figure is on the board."""
    return sight.view.master[kind] == NONE and not sight.view.imaginary_master[kind]


@cached
def figure(kind: int) -> Item:
    """Return the figure of a kind."""
    return Item(
        id=f"figure-{KINDS[kind]}",
        symbol=f"builder-{KINDS[kind]}",  # the sign on the shield: colours are not enough
        name=Message("figure", {"kind": kind_name(kind)}),
        kind=KINDS[kind],
        form="piece",
        about="master-builder",
    )
