"""Running matches that anyone may watch, as their page lists them."""

from dataclasses import dataclass

from serenissima.kernel.game import Game
from serenissima.service import PublicMatch
from serenissima.web.presentation import assets
from serenissima.web.presentation.own_tables import ago
from serenissima.words import Speaker
from serenissima.words.players import display_names


@dataclass(frozen=True)
class WatchedMatch:
    """A match in the list.

    Attributes:
        id: of the table.
        title, emblem: of the game.
        frontispiece, art: addresses of its picture; the first is empty if it has none.
        players: their names, in words.
        when: how long ago the table was opened.
        spectators: how many watch.
    """

    id: str
    title: str
    emblem: str
    frontispiece: str
    art: str
    players: str
    when: str
    spectators: int


def describe_match(
    match: PublicMatch, game: Game, spectators: int, language: str, now: float
) -> WatchedMatch:
    """Return a match in a language."""
    names = display_names(match.names, match.computers, Speaker(language), game.meta)
    speaker, name = Speaker(language, game.folder, names), game.meta.name
    painted = (game.folder / "art" / assets.FRONTISPIECE).is_file()
    return WatchedMatch(
        id=match.table,
        title=game.meta.title,
        emblem=game.meta.emblem,
        frontispiece=assets.art(name, game.folder, assets.FRONTISPIECE) if painted else "",
        art=assets.art(name, game.folder, "symbols.svg"),
        players=speaker.several([speaker.heading(seat) for seat in range(len(names))]),
        when=ago(now - match.opened_at, language),
        spectators=spectators,
    )
