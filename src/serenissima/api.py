"""What `import serenissima` offers beyond the kernel: matches as files, text and pictures."""

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
from serenissima.kernel.refusals import MATCH_SEATS
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

_one_at_a_time = threading.Lock()  # two threads that load a game would both begin to compile it


def load(name: str) -> Game:
    """The game of this name.

    It can be played at once. It is compiled in the background, which takes up to half a minute the
    first time; until then its rules run as plain Python, and what needs speed (computer players,
    `playouts`) waits. Compiled rules are loaded, which takes about a second, when something waits
    for them or when rules have been called often.

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
    """The match that a match file tells, every action of it checked against the rules.

    Args:
        text: the file's text.
        seed: of the dice if the match goes on; the file holds only what they have answered.

    Raises:
        Unreadable, Illegal, NotNow, Unknown: with the number of the line that is wrong.
    """
    transcript = parse_match(text)
    return replay(load(transcript.game), transcript, seed)


def write_match(match: Match, players: Sequence[str] = ()) -> str:
    """The match as the text of a match file, with every secret of it.

    Args:
        match: the match, over or not.
        players: the names of who plays, seat by seat.

    Raises:
        Illegal: `match/seats`: there are more players than seats.
    """
    return print_match(match.transcript(players, engine()))


def table_text(view: View) -> str:
    """The table as lines of text, in English, the way the seat sees it."""
    names = _seat_names(int(view.terms.seats))
    return "\n".join(draw_text(view.scene, Speaker("en", view.game.folder, names, view.seat)))


def happening_text(happening: Happening) -> str:
    """What happened as an English sentence, in the game's words."""
    if happening.event.folder is None:  # of no game
        return happening.text
    highest = max(happening.values, default=0)
    speaker = Speaker("en", happening.event.folder, _seat_names(highest + 1), SPECTATOR)
    return speaker.say(happening.message) or happening.text


def _seat_names(seats: int) -> list[str]:
    return [f"Seat {seat}" for seat in range(seats)]


def picture(shown: Match | View, *, language: str = "en", theme: str = "light") -> str:
    """The table as the text of an SVG image, for a notebook or a file.

    Browsers draw it, with nothing beside it; what knows no HTML inside SVG does not.

    Args:
        shown: a view, as `Match.seen_by` gives it; or a match, which is drawn as the seat that is
            asked first sees it, and as a spectator does once it is over.
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
    """What a seat knows of a match, as text and as data: for language models and other programs.

    Its text tells what happened, what lies on the table, what is asked, and each legal action as
    `Match.play` takes it with what it means; its `data` is the same for JSON. Matches that the seat
    cannot tell apart are told in the same words.

    Args:
        match: the match.
        seat: whose knowledge it is; `SPECTATOR` without one.
        language: one of the six.
        since: how many steps of those that the seat has noticed the text leaves out; next time
            that is `len(data["told"])`.
        guide: whether the text begins with the game's guide, which is read in three minutes.

    Raises:
        Unknown: `language/unknown`.
        Illegal: `match/seats`: there is no such seat.
    """
    from serenissima.web.presentation.telling import describe_match

    check_language(language)
    if not SPECTATOR <= seat < match.seats:
        hint = f"0 to {match.seats - 1}, or {SPECTATOR} for a spectator"
        raise MATCH_SEATS("there is no such seat", text=seat, hint=hint)
    found = describe_match(match, seat, language, since)
    if not guide:
        return found
    book = RuleBook(match.game, language).read("guide")
    return replace(found, text="\n".join([*(line.text for line in book), "", found.text]))


print_with(table_text)
paint_with(picture)
say_with(happening_text)
