"""The page that `play` opens in the browser: the form for a new table, filled from the options."""

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from serenissima.cli.arguments import settings
from serenissima.cli.refusals import COMMAND_BROWSER
from serenissima.cli.seating import PERSON, seating
from serenissima.kernel.errors import one_of

if TYPE_CHECKING:
    from serenissima.kernel.meta import Meta

HOME = "/"


def has_window() -> bool:
    """Whether a browser can open in a window; one inside the terminal would be in the way."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))


def page(game: str, seats: str, options: list[str], name: str) -> str:
    """Return the address of the shelf, or of a game's form for a new table.

    Raises:
        Illegal: `command/browser`, `match/seats`, `option/name`, `option/value`,
            `option/retired`.
        Unreadable: `seats/text`, `option/text`, `player/setting`.
        Unknown: `game/unknown`, `player/unknown`.
    """
    from serenissima import games

    if not game:
        check_free({"--seats": seats, "--option": options, "--name": name}, "name a game as well")
        return HOME
    meta = games.meta(game)
    filled = _sitting(seating(seats, meta, people=1), meta) if seats else {}
    chosen = settings(options)
    meta.settle_new(chosen)
    filled |= {f"option-{option}": value for option, value in chosen.items()}
    filled |= {"name": name} if name else {}
    return f"/new/{meta.name}" + (f"?{urlencode(filled)}" if filled else "")


def check_free(given: Mapping[str, object], hint: str) -> None:
    """Reject options that have no effect in the browser.

    Raises:
        Illegal: `command/browser`.
    """
    wrong = next((option for option, value in given.items() if value), None)
    if wrong is not None:
        raise COMMAND_BROWSER(text=wrong, hint=hint)


def _sitting(seats: list[str], meta: "Meta") -> dict[str, str]:
    """Return the form's fields for the seats; the first person is the one who opens the browser."""
    from serenissima import players
    from serenissima.service import Computer
    from serenissima.web.presentation.forms import ME, list_players

    mine = seats.index(PERSON) if PERSON in seats else None
    fields = {"seats": str(len(seats))}
    for seat, who in enumerate(seats):
        if who != PERSON and players.load(who).name not in list_players(meta):
            hint = f"{one_of(list_players(meta))}; any other player needs --terminal"
            reason = "this player is not available in the browser"
            raise COMMAND_BROWSER(reason, text=who, hint=hint)
        sits = ME if seat == mine else who if who == PERSON else str(Computer(who))
        fields[f"sit-{seat}"] = sits
    return fields
