"""The public functions beyond the kernel: matches as files, text and pictures."""

import atexit
import threading
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from serenissima import games
from serenissima.kernel.engine import engine
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match, print_match
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.replay import replay
from serenissima.kernel.tale import Happening, say_with
from serenissima.kernel.view import View, check_view, paint_with, print_with
from serenissima.machine.ahead import AheadCompiler
from serenissima.words import Speaker
from serenissima.words.languages import check_language
from serenissima.words.rulebook import RuleBook
from serenissima.words.scene_text import draw_text

if TYPE_CHECKING:
    from serenissima.web.presentation.telling import Telling

_one_at_a_time = threading.Lock()  # otherwise two threads that load a game would both compile it


def load(name: str) -> Game:
    """Return the game of this name.

    It can be played at once. It is compiled in the background, which takes up to half a minute the
    first time; until then its rules run as plain Python, and code that needs speed (computer
    players, `playouts`) waits. Compiled rules are loaded, which takes about a second, when code
    waits for them or when rules have been called often.

    Raises:
        Unknown: `game/unknown`.
    """
    with _one_at_a_time:
        return _load_once(name)


@cache
def _load_once(name: str) -> Game:
    game = games.load(name)
    compiler = AheadCompiler(game, loads=False)
    atexit.register(compiler.stop)
    compiler.start()
    return game


def read_match(text: str, *, seed: str | int = 0) -> Match:
    """Return the match of a match file, with every action checked against the rules.

    Args:
        text: the file's text.
        seed: of later rolls of the dice; the file contains only past answers.

    Raises:
        Unreadable, Illegal, NotNow, Unknown: with the number of the wrong line.
    """
    transcript = parse_match(text)
    return replay(load(transcript.game), transcript, seed)


def write_match(match: Match, players: Sequence[str] = ()) -> str:
    """Return the match as the text of a match file, with all its secrets.

    Args:
        match: the match, over or not.
        players: the players' names, seat by seat.

    Raises:
        Illegal: `match/seats`: there are more players than seats.
    """
    return print_match(match.transcript(players, engine()))


def table_text(view: View) -> str:
    """Return the table as lines of English text, as the seat sees it."""
    names = _seat_names(int(view.terms.seats))
    return "\n".join(draw_text(view.scene, Speaker("en", view.game.folder, names, view.seat)))


def happening_text(happening: Happening) -> str:
    """Return a happening as an English sentence, in the game's words."""
    if happening.event.folder is None:  # belongs to no game
        return happening.text
    highest = max(happening.values, default=0)
    speaker = Speaker("en", happening.event.folder, _seat_names(highest + 1), SPECTATOR)
    return speaker.say(happening.message) or happening.text


def _seat_names(seats: int) -> list[str]:
    return [f"Seat {seat}" for seat in range(seats)]


def picture(shown: Match | View, *, language: str = "en", theme: str = "light") -> str:
    """Return the table as the text of an SVG image, for a notebook or a file.

    Browsers draw it without other files; viewers that don't support HTML inside SVG cannot.

    Args:
        shown: a view, as `Match.seen_by` returns it; or a match, drawn as the first seat that may
            act sees it, or as a spectator does once it is over.
        language: one of the six.
        theme: `light` or `dark`.

    Raises:
        Unknown: `view/unknown` for anything but a match or a view; `language/unknown` or
            `picture/theme`.
    """
    from serenissima.web.presentation.picture import picture as drawn_like_a_page

    view = shown.seen_first() if isinstance(shown, Match) else shown
    check_view(view)
    return drawn_like_a_page(view, language, theme)


def describe(
    match: Match, seat: int, *, language: str = "en", since: int = 0, guide: bool = False
) -> "Telling":
    """Return a seat's knowledge of a match as text and as data, for programs and language models.

    The text has the events, the table, the question, and each legal action, both as `Match.play`
    takes it and in words; `data` has the same for JSON. Matches that the seat cannot tell apart
    give equal texts.

    Args:
        match: the match.
        seat: the seat, or `SPECTATOR`.
        language: one of the six.
        since: the number of steps already described to the seat, which the text omits; for the next
            call that is `len(data["told"])`.
        guide: whether the text begins with the game's three-minute guide.

    Raises:
        Unknown: `language/unknown`.
        Illegal: `match/seat`: there is no such seat.
    """
    from serenissima.web.presentation.telling import describe_match

    check_language(language)
    match.check_seat(seat)
    found = describe_match(match, seat, language, since)
    if not guide:
        return found
    book = RuleBook(match.game, language).read("guide")
    return replace(found, text="\n".join([*(line.text for line in book), "", found.text]))


print_with(table_text)
paint_with(picture)
say_with(happening_text)
