"""The public part of each seat, the imaginary player's rows, and the result."""

from collections.abc import Iterator

from serenissima.kernel.message import Message, Seat, Value
from serenissima.kernel.scene import Group, Item, Row, cached

from .actions import Do
from .fields import NONE, Ending, Stage
from .material import GOAL, KIND_COUNT, KINDS, PALAZZO
from .scene_board import mooring_of, shores
from .scene_sight import Sight, card_name, kind_name
from .scene_stock import figure

IMAGINARY = NONE  # the imaginary player


def opponent(sight: Sight, seat: int) -> Group:
    """Return another seat: its hand as far as known, its rows and its stock."""
    return Group(
        id=f"seat-{seat}",
        zone="rival",
        title=Message("person", {"seat": Seat(seat)}),
        rows=(
            Row(tuple(hand(sight, seat)), Message("hand-of", {"seat": Seat(seat)})),
            *rows_of(sight, seat),
            Row(tuple(stock(sight, seat))),
        ),
        notes=tuple(remarks(sight, seat)),
        seat=seat,
        lit=sight.waits == seat,
    )


def hand(sight: Sight, seat: int) -> Iterator[Item]:
    """Yield the cards of a hand: those known to everyone face up, the rest face down (R15.4)."""
    for kind in range(KIND_COUNT):
        laid, known = sight.view.laid[seat][kind], sight.view.known[seat][kind]
        for nth in range(laid, laid + known):
            yield card_of(str(seat), kind, nth, note=Message("card-taken"))
    for nth in range(sight.view.hand_size[seat] - sum(sight.view.known[seat])):
        yield card_back(seat, nth)


@cached
def card_back(seat: int, nth: int) -> Item:
    """Return a card, face down."""
    face_down = Message("face-down")
    return Item(f"back-{seat}-{nth + 1}", "card-back", face_down, form="back", about="face-down")


@cached
def card_of(
    whose: str,
    kind: int,
    nth: int,
    action: int | None = None,
    note: Message | None = None,
    form: str = "card",
    now: Message | None = None,
) -> Item:
    """Return a card; numbers run through row and hand, so a card that is laid has the same id."""
    return Item(
        id=f"card-{whose}-{KINDS[kind]}-{nth + 1}",
        symbol=KINDS[kind],
        name=card_name(kind),
        kind=KINDS[kind],
        form=form,
        action=action,
        note=note,
        about=KINDS[kind],
        now=now,
    )


# ---- rows on the table (R3.2, R4) ----------------------------------------------------------------


def rows_of(sight: Sight, seat: int) -> Iterator[Row]:
    """Yield the rows in front of a seat or of the imaginary player."""
    rows = [row(sight, seat, kind) for kind in range(PALAZZO, KIND_COUNT)]
    for number, things in enumerate(filter(None, rows)):
        yield Row(things, None if number else Message("rows"))


def row(sight: Sight, seat: int, kind: int) -> tuple[Item, ...]:
    """Return one row: its cards, the master builder's figure and the missing cards."""
    count, master = row_counts(sight, seat)[kind], is_master(sight, seat, kind)
    if not (count or master):
        return ()
    whose = "imaginary" if seat == IMAGINARY else str(seat)
    action = sight.first_legal(Do.DUMP + kind - PALAZZO) if seat == sight.seat >= 0 else None
    return row_items(whose, kind, count, master, sight.missing_cards(kind), action)


@cached
def row_items(
    whose: str, kind: int, count: int, master: bool, lacking: int, action: int | None
) -> tuple[Item, ...]:
    """Return the items in a row."""
    cards = (card_of(whose, kind, nth, action, form="token") for nth in range(count))
    figures = (figure(kind),) if master else ()
    return (*cards, *figures, *((missing_item(whose, kind, lacking),) if lacking > 0 else ()))


@cached
def missing_item(whose: str, kind: int, count: int) -> Item:
    """Return the number of cards missing in a row."""
    return Item(
        id=f"lack-{whose}-{KINDS[kind]}",
        symbol=KINDS[kind],
        name=Message("row-lacks", {"kind": kind_name(kind)}),
        kind=KINDS[kind],
        form="field",
        count=count,
        about="row-lacks",
    )


def row_counts(sight: Sight, seat: int) -> list[int]:
    """Return the number of cards of each kind in the rows of a seat or the imaginary player."""
    rows: list[int] = sight.view.imaginary_laid if seat == IMAGINARY else sight.view.laid[seat]
    return rows


def is_master(sight: Sight, seat: int, kind: int) -> bool:
    """Whether a seat, or the imaginary player, is master builder."""
    if seat == IMAGINARY:
        return bool(sight.view.imaginary_master[kind])
    return bool(sight.view.master[kind] == seat)


# ---- stock ---------------------------------------------------------------------------------------


def stock(sight: Sight, seat: int) -> Iterator[Item]:
    """Yield the field of the gondola and the numbers of tiles and treasures (R15.2)."""
    field = sight.view.position[seat]
    note = Message("at-start") if field == 0 else shores_beside(sight, field)
    yield gondola_progress(seat, field, note)
    yield gold_count(seat, "treasure-back", "treasure", sight.view.treasures_held[seat])
    yield gold_count(seat, "tile", "", sight.view.tiles_held[seat])


@cached
def gondola_progress(seat: int, field: int, note: Message | None) -> Item:
    """Return the field that a gondola has reached."""
    return Item(
        id=f"stock-{seat}-gondola",
        symbol="gondola",
        name=Message("stock-gondola"),
        kind="field",
        form="token",
        seat=seat,
        note=note,
        count=field,
        about="gondola",
    )


@cached
def gold_count(seat: int, symbol: str, kind: str, count: int) -> Item:
    """Return the number of a seat's tiles or treasures."""
    name = Message(f"stock-{symbol}")
    return Item(
        id=f"stock-{seat}-{symbol}",
        symbol=symbol,
        name=name,
        kind=kind,
        form="token",
        count=count,
        about="tile" if symbol == "tile" else "treasure",
    )


def shores_beside(sight: Sight, field: int) -> Message | None:
    """Return the districts beside a field, None if there are none."""
    districts = sight.beside(field)
    return shores(districts) if districts else None


def remarks(sight: Sight, seat: int) -> Iterator[Message]:
    """Yield whose turn it is, who decides in it, and whose purse is open."""
    if sight.stage == Stage.OVER:
        return
    if seat == sight.active:
        yield Message("remark-turn", {"seat": Seat(seat)})
    elif seat == sight.waits:
        yield Message("remark-asked", {"seat": Seat(seat)})
    if seat == sight.seat:
        yield mooring_of(sight, sight.view.position[seat])
        if not sight.view.hand_size[seat]:
            yield Message("hand-empty")
    if seat == sight.view.payer:
        yield Message("remark-purse", {"seat": Seat(seat)})


# ---- R14 the imaginary player --------------------------------------------------------------------


def imaginary_player(sight: Sight) -> Group:
    """Return the rows of the imaginary player, which are all they have (R14.1)."""
    rows = tuple(rows_of(sight, IMAGINARY))
    return Group(
        id="imaginary",
        zone="rival",
        title=Message("imaginary"),
        rows=rows,
        notes=() if rows else (Message("imaginary-nothing"),),
        symbol="mask",
    )


# ---- R13 the result ------------------------------------------------------------------------------


def result(sight: Sight) -> Group:
    """Return the farthest gondola and everyone's position."""
    winners = farthest(sight)
    ranked = sorted(sight.seats, key=lambda seat: -sight.view.position[seat])
    ending = Message(f"ending-{Ending(sight.view.ending).text}")
    notes = (ending, *(final_field(sight, seat) for seat in ranked))
    return Group.result(verdict(sight, "result"), notes, winners)


def farthest(sight: Sight) -> list[int]:
    """Return the seats that win (R13.6)."""
    most = max(sight.view.position[seat] for seat in sight.seats)
    return [seat for seat in sight.seats if sight.view.position[seat] == most]


def verdict(sight: Sight, prefix: str) -> Message:
    """Return the winner as `PREFIX-won` or `PREFIX-shared`."""
    winners = farthest(sight)
    if len(winners) > 1:
        return Message(f"{prefix}-shared")
    position = sight.view.position[winners[0]]
    beyond = Message("field-beyond", {"number": position})  # R13.4
    field: Value = beyond if position > GOAL else position
    return Message(f"{prefix}-won", {"seat": Seat(winners[0]), "field": field})


def final_field(sight: Sight, seat: int) -> Message:
    """Return the field that a seat's gondola has reached."""
    return Message("standing", {"seat": Seat(seat), "field": sight.view.position[seat]})
