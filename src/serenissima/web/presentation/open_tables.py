"""The open tables, as their page lists them."""

from collections.abc import Mapping
from dataclasses import dataclass

from serenissima.kernel.game import Game
from serenissima.kernel.meta import Meta
from serenissima.service import UNLIMITED, Gathering
from serenissima.web.presentation import assets
from serenissima.web.presentation.assets import FRONTISPIECE
from serenissima.web.presentation.own_tables import ago
from serenissima.web.presentation.time_form import OwnTime, in_words, own_time
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.words import Speaker
from serenissima.words.players import display_names


@dataclass(frozen=True)
class OpenTable:
    """A table in the list.

    Attributes:
        id: of the table.
        title, emblem: of the game.
        frontispiece, art: addresses of its picture; the first is empty if it has none.
        sitting: the players there, in words; empty if there are none.
        agreed: differences from a usual match, each in words.
        window: of each day, if clocks run only in it.
        lasts: the duration of a match, in words; empty if that is not known.
        when: how long ago it was opened.
        free: the free seats: the value for a form, and their names.
        own: whether the visitor sits there.
    """

    id: str
    title: str
    emblem: str
    frontispiece: str
    art: str
    sitting: str
    agreed: tuple[str, ...]
    window: OwnTime | None
    lasts: str
    when: str
    free: tuple[tuple[str, int, str], ...]
    own: bool


def describe_open_table(
    table: Gathering, game: Game, own: bool, language: str, now: float
) -> OpenTable:
    """Return a table in a language; `own`: whether the visitor sits there."""
    names = display_names(table.names, table.computers, Speaker(language), game.meta)
    speaker, name = Speaker(language, game.folder, names), game.meta.name
    sitting = [speaker.heading(seat) for seat, who in enumerate(names) if who]
    painted = (game.folder / "art" / FRONTISPIECE).is_file()
    return OpenTable(
        id=table.table,
        title=game.meta.title,
        emblem=game.meta.emblem,
        frontispiece=assets.art(name, game.folder, FRONTISPIECE) if painted else "",
        art=assets.art(name, game.folder, "symbols.svg"),
        sitting=speaker.several(sitting),
        agreed=tuple(_list_differences(table, game, speaker)),
        window=own_time(table.settings.time),
        lasts=describe_duration(game, speaker),
        when=ago(now - table.opened_at, language),
        free=tuple(
            (f"{table.table}-{seat}", seat, speaker.word("page-seat-take", number=seat + 1))
            for seat in table.free
        ),
        own=own,
    )


def _list_differences(table: Gathering, game: Game, speaker: Speaker) -> list[str]:
    """Return the differences from a usual match."""
    found = [changed_options(table.options, game.meta, speaker)]
    if table.hints:
        found.append(speaker.word("page-hints-here"))
    if table.settings.shown:
        found.append(speaker.word("page-shown-here"))
    if (time := table.settings.time) != UNLIMITED:
        found.append(in_words(time, speaker))
    return [each for each in found if each]


def changed_options(options: Mapping[str, str], meta: Meta, speaker: Speaker) -> str:
    """Return how many options differ from the default, in words; empty if none does."""
    usual = {option.name: str(option.default) for option in meta.offered}
    changed = sum(options.get(name, value) != value for name, value in usual.items())
    return speaker.word("page-options-are-changed", count=changed) if changed else ""


def describe_duration(game: Game, speaker: Speaker) -> str:
    """Return the duration of a match, in words; empty if that is not known."""
    least, most = game.meta.minutes
    if not most:
        return ""
    if least == most:
        return speaker.word("page-minutes", count=most)
    return speaker.word("page-minutes-range", least=least, most=most)


def seat_of(text: str) -> tuple[str, int]:
    """Return table and seat from a form's value; raise `Unreadable` (`request/malformed`)."""
    table, _, seat = text.rpartition("-")
    if not (table and seat.isdecimal() and len(seat) <= 3):
        raise REQUEST_MALFORMED("this is not a seat in the list", text=text[:80])
    return table, int(seat)
