"""The characters of a game's computer players, as pages show them: names, portraits, ratings."""

from dataclasses import dataclass
from pathlib import Path

from babel.numbers import format_decimal

from serenissima.kernel.meta import Meta
from serenissima.service import Suggestion, level_ratings
from serenissima.web.presentation import assets
from serenissima.words import Speaker
from serenissima.words.players import computer_name, playing_style, strength

PORTRAITS = "characters.svg"  # of a game's art: a symbol for each level
TENS = -1  # the digits to which figures are rounded
NEUTRAL = "marks.svg#computer"  # of a computer player without a portrait


@dataclass(frozen=True)
class Portrayal:
    """A computer player, in words.

    Attributes:
        player: the text that loads it.
        level: the name of its level; empty if it is no level.
        name: the usual name of its character, or the word for a computer player.
        told: its name and strength.
        style: how it plays; empty if it is no level.
        rating: its rating; empty if it has none.
        portrait: the address of its portrait.
    """

    player: str
    level: str
    name: str
    told: str
    style: str
    rating: str
    portrait: str

    @property
    def note(self) -> str:
        """How it plays, and its rating."""
        return " ".join(filter(None, (self.style, self.rating)))


def portray(player: str, meta: Meta, folder: Path, language: str, seats: int = 0) -> Portrayal:
    """Return a computer player at a game; `seats`: at a table of this size, or of any if 0."""
    speaker = Speaker(language, folder)
    return Portrayal(
        player,
        meta.level(player),
        computer_name(player, speaker, meta),
        strength(player, speaker, meta),
        playing_style(player, speaker, meta),
        describe_rating(player, meta, speaker, seats),
        portrait(player, meta, folder),
    )


def portrait(player: str, meta: Meta, folder: Path) -> str:
    """Return the address of a computer player's portrait."""
    if meta.names_of(player) and (folder / "art" / PORTRAITS).is_file():
        return f"{assets.art(meta.name, folder, PORTRAITS)}#{meta.level(player)}"
    return assets.static(NEUTRAL)


def describe_rating(player: str, meta: Meta, speaker: Speaker, seats: int = 0) -> str:
    """Return the rating of a computer player in words, in tens; empty if it has none.

    Without a number of seats, it names all if they differ.
    """
    sizes = (seats,) if seats else meta.seats
    rated = {size: level_ratings(meta, size) for size in sizes}
    found = {size: ratings[player] for size, ratings in rated.items() if player in ratings}
    if not found:
        return ""
    one = next(iter(found.values()))
    points = {size: round(rating.points, TENS) for size, rating in found.items()}
    if len({*points.values()}) > 1:
        written = ((n, format_decimal(at, locale=speaker.language)) for n, at in points.items())
        figures = " · ".join(f"{size}: {figure}" for size, figure in written)
        return speaker.word("page-rating-by-seats", figures=figures)
    margin, first = round(one.margin_points, TENS), next(iter(points.values()))
    if not margin:
        return speaker.word("page-rating-of-level", points=first)
    return speaker.word("page-rating-about", points=first, margin=margin)


@dataclass(frozen=True)
class SuggestedOpponent:
    """A suggested opponent, in words: the opponent, and why."""

    opponent: Portrayal
    why: str


def describe_suggestion(
    found: Suggestion | None, meta: Meta, folder: Path, language: str
) -> SuggestedOpponent | None:
    """Return a suggested opponent in words, with the rating at a table of the usual size."""
    if found is None:
        return None
    speaker = Speaker(language)
    if found.expected is not None:
        percent = round(100 * found.expected)
        why = speaker.word("page-suggested-results", count=found.matches, percent=percent)
    else:
        why = speaker.word(f"page-suggested-{'lesson' if found.learned else 'first'}")
    return SuggestedOpponent(portray(found.player, meta, folder, language), why)
