"""What everybody sees of a seat; the imaginary player's rows; the result."""

from collections.abc import Iterator

from serenissima.kernel.message import Message, Seat, Value
from serenissima.kernel.scene import Group, Item, Row, kept

from .actions import Do
from .fields import NONE, Ending, Stage
from .material import GOAL, KIND_COUNT, KINDS, PALAZZO
from .scene_board import moored, shores
from .scene_sight import Sight, card_name, kind_name
from .scene_stock import figure

NOBODY = NONE  # the imaginary player


def rival(sight: Sight, seat: int) -> Group:
    """Another seat: what is known of its hand, its rows, its stock."""
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
    """Cards that everybody could remember lie open, the others face down (R15.4)."""
    for kind in range(KIND_COUNT):
        laid, known = sight.view.laid[seat][kind], sight.view.known[seat][kind]
        for nth in range(laid, laid + known):
            yield card_of(str(seat), kind, nth, note=Message("card-taken"))
    for nth in range(sight.view.hand_size[seat] - sum(sight.view.known[seat])):
        yield card_back(seat, nth)


@kept
def card_back(seat: int, nth: int) -> Item:
    """A card that is seen from behind."""
    face_down = Message("face-down")
    return Item(f"back-{seat}-{nth + 1}", "card-back", face_down, form="back", about="face-down")


@kept
def card_of(
    whose: str,
    kind: int,
    nth: int,
    action: int | None = None,
    note: Message | None = None,
    form: str = "card",
    now: Message | None = None,
) -> Item:
    """A card: numbered through row and hand, so that it keeps its id when it is laid."""
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
    """The rows in front of a seat, or of the imaginary player."""
    rows = [row(sight, seat, kind) for kind in range(PALAZZO, KIND_COUNT)]
    for number, things in enumerate(filter(None, rows)):
        yield Row(things, None if number else Message("rows"))


def row(sight: Sight, seat: int, kind: int) -> tuple[Item, ...]:
    """One row: its cards, the master builder's figure, how many cards are lacking."""
    count, master = laid_by(sight, seat)[kind], is_master(sight, seat, kind)
    if not (count or master):
        return ()
    whose = "imaginary" if seat == NOBODY else str(seat)
    action = sight.first_legal(Do.DUMP + kind - PALAZZO) if seat == sight.seat >= 0 else None
    return lined_up(whose, kind, count, master, sight.lacking(kind), action)


@kept
def lined_up(
    whose: str, kind: int, count: int, master: bool, lacking: int, action: int | None
) -> tuple[Item, ...]:
    """The things in a row."""
    cards = (card_of(whose, kind, nth, action, form="token") for nth in range(count))
    figures = (figure(kind),) if master else ()
    return (*cards, *figures, *((lack(whose, kind, lacking),) if lacking > 0 else ()))


@kept
def lack(whose: str, kind: int, count: int) -> Item:
    """How many cards a row lacks."""
    return Item(
        id=f"lack-{whose}-{KINDS[kind]}",
        symbol=KINDS[kind],
        name=Message("row-lacks", {"kind": kind_name(kind)}),
        kind=KINDS[kind],
        form="field",
        count=count,
        about="row-lacks",
    )


def laid_by(sight: Sight, seat: int) -> list[int]:
    """How many cards of each kind lie in the rows of a seat, or of the imaginary player."""
    rows: list[int] = sight.view.imaginary_laid if seat == NOBODY else sight.view.laid[seat]
    return rows


def is_master(sight: Sight, seat: int, kind: int) -> bool:
    """Whether a seat, or the imaginary player, is master builder."""
    if seat == NOBODY:
        return bool(sight.view.imaginary_master[kind])
    return bool(sight.view.master[kind] == seat)


# ---- stock ---------------------------------------------------------------------------------------


def stock(sight: Sight, seat: int) -> Iterator[Item]:
    """The field of the gondola, and how many tiles and treasures there are (R15.2)."""
    field = sight.view.position[seat]
    note = Message("at-start") if field == 0 else by_shores(sight, field)
    yield far_along(seat, field, note)
    yield in_stock(seat, "treasure-back", "treasure", sight.view.treasures_held[seat])
    yield in_stock(seat, "tile", "", sight.view.tiles_held[seat])


@kept
def far_along(seat: int, field: int, note: Message | None) -> Item:
    """How far a gondola is."""
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


@kept
def in_stock(seat: int, symbol: str, kind: str, count: int) -> Item:
    """How many of a kind of gold a seat has."""
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


def by_shores(sight: Sight, field: int) -> Message | None:
    """The districts that a field lies beside, if any."""
    districts = sight.beside(field)
    return shores(districts) if districts else None


def remarks(sight: Sight, seat: int) -> Iterator[Message]:
    """Whose turn it is, who decides in it, and who has opened a purse."""
    if sight.stage == Stage.OVER:
        return
    if seat == sight.active:
        yield Message("remark-turn", {"seat": Seat(seat)})
    elif seat == sight.waits:
        yield Message("remark-asked", {"seat": Seat(seat)})
    if seat == sight.seat:
        yield moored(sight, sight.view.position[seat])
        if not sight.view.hand_size[seat]:
            yield Message("hand-empty")
    if seat == sight.view.payer:
        yield Message("remark-purse", {"seat": Seat(seat)})


# ---- R14 the imaginary player --------------------------------------------------------------------


def imaginary(sight: Sight) -> Group:
    """His rows, which are all that he has (R14.1)."""
    rows = tuple(rows_of(sight, NOBODY))
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
    """Who has come farthest, and how far the others."""
    winners = farthest(sight)
    ranked = sorted(sight.seats, key=lambda seat: -sight.view.position[seat])
    ending = Message(f"ending-{Ending(sight.view.ending).text}")
    notes = (ending, *(standing(sight, seat) for seat in ranked))
    return Group.result(verdict(sight, "result"), notes, winners)


def farthest(sight: Sight) -> list[int]:
    """Who wins (R13.6)."""
    most = max(sight.view.position[seat] for seat in sight.seats)
    return [seat for seat in sight.seats if sight.view.position[seat] == most]


def verdict(sight: Sight, said: str) -> Message:
    """Who has won, as `said-won` or `said-shared`."""
    winners = farthest(sight)
    if len(winners) > 1:
        return Message(f"{said}-shared")
    position = sight.view.position[winners[0]]
    beyond = Message("field-beyond", {"number": position})  # R13.4
    field: Value = beyond if position > GOAL else position
    return Message(f"{said}-won", {"seat": Seat(winners[0]), "field": field})


def standing(sight: Sight, seat: int) -> Message:
    """How far a seat's gondola has come."""
    return Message("standing", {"seat": Seat(seat), "field": sight.view.position[seat]})
