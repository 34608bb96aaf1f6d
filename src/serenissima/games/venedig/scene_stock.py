"""What lies beside the board: display, pile and discards, the supply, figures that nobody has."""

from collections.abc import Iterator

from serenissima.kernel.message import Message, row_of
from serenissima.kernel.scene import Group, Item, Row, kept

from .actions import Do
from .fields import NONE, Stage
from .material import ALL_CARDS, KIND_COUNT, KINDS, NEEDED, PALAZZO
from .scene_sight import Sight, can_be_clicked, card_name, kind_name


def market(sight: Sight) -> Group:
    """Where cards come from and go to (R12)."""
    cards = tuple(display(sight))
    rows = (
        Row(cards or (no_cards(),), Message("display")),
        Row((pile(sight), discards(sight)), Message("piles")),
    )
    return Group("market", "board", Message("market"), rows, lit=can_be_clicked(rows))


def display(sight: Sight) -> Iterator[Item]:
    """The open cards; the one just shown cannot be taken back (R12.3)."""
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


@kept
def no_cards() -> Item:
    """The place of the display, while nothing lies there."""
    empty = Message("display-empty")
    return Item("display-none", "card-back", empty, form="field", about="display")


@kept
def cards_so_far(kind: int, laid: int) -> Message | None:
    """How many of the cards that a kind of building needs lie in the rows; a casa has no row."""
    if kind < PALAZZO:
        return None
    return Message("cards-so-far", {"count": laid, "needed": NEEDED[kind]})


def pile(sight: Sight) -> Item:
    """What is left of the cards."""
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
    """How many cards are in the pile: those that lie nowhere else."""
    view = sight.view
    sets = sum(count * need for count, need in zip(view.to_build, NEEDED, strict=True))
    laid = sum(map(sum, view.laid)) + sum(view.imaginary_laid)
    open_cards = sum(view.display) + sum(view.discard)
    return int(ALL_CARDS - sum(view.hand_size) - laid - sets - open_cards)


def discards(sight: Sight) -> Item:
    """How many cards of each kind have been discarded; they will come back (R12.6)."""
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
    """The pieces that are left of each kind, and the figures that nobody has (R1.5)."""
    left = sight.view.supply
    scarce = [kind for kind in range(KIND_COUNT) if left[kind] == 1]
    alert = None
    if scarce and sight.stage != Stage.OVER:
        alert = Message("alert-last", {"kinds": row_of([kind_name(kind) for kind in scarce])})
    free = tuple(figure(kind) for kind in range(PALAZZO, KIND_COUNT) if unowned(sight, kind))
    rows = [Row(tuple(pieces(sight)), Message("supply-pieces"))]
    if free:
        rows.append(Row(free, Message("supply-builders")))
    return Group("supply", "board", Message("supply"), tuple(rows), alert=alert)


def pieces(sight: Sight) -> Iterator[Item]:
    """A kind of piece with one left could end the match (R13.1)."""
    supply, laid = sight.view.supply, sight.laid
    return (supplied(kind, supply[kind], laid[kind]) for kind in range(KIND_COUNT))


@kept
def supplied(kind: int, left: int, laid: int) -> Item:
    """What is left of a kind of piece."""
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


def unowned(sight: Sight, kind: int) -> bool:
    """Whether a figure stands on the board."""
    return sight.view.master[kind] == NONE and not sight.view.imaginary_master[kind]


@kept
def figure(kind: int) -> Item:
    """The figure of a kind, wherever it stands."""
    return Item(
        id=f"figure-{KINDS[kind]}",
        symbol="builder",
        name=Message("figure", {"kind": kind_name(kind)}),
        kind=KINDS[kind],
        form="piece",
        about="master-builder",
    )
