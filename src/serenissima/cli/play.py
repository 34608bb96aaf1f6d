"""The command `play`: a table in the browser or in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Game, Options, language_of, seed_of, settings
from serenissima.cli.host_options import PORT, Data
from serenissima.cli.serve import serve_here

if TYPE_CHECKING:
    from serenissima.terminal.local import LocalTable

IN_TERMINAL = "In the terminal"  # a panel of the help

Terminal = Annotated[
    bool, typer.Option("--terminal", rich_help_panel=IN_TERMINAL, help="Play in the terminal.")
]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain",
        rich_help_panel=IN_TERMINAL,
        help="Play in the terminal line by line, for pipes and screen readers.",
    ),
]
Seats = Annotated[
    str,
    typer.Option(
        metavar="NAMES",
        help="Choose who sits where, such as person,gentle; the terminal allows only one person.",
    ),
]
Name = Annotated[str, typer.Option(metavar="NAME", help="Set your name.")]
Seed = Annotated[
    str,
    typer.Option(
        metavar="TEXT", show_default="random", rich_help_panel=IN_TERMINAL, help="Seed the dice."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", rich_help_panel=IN_TERMINAL, help="Save the match to this file."),
]
Language = Annotated[
    str,
    typer.Option(
        metavar="CODE",
        show_default="the system's language",
        rich_help_panel=IN_TERMINAL,
        help="Use this language: en, nl, fr, es, de or it.",
    ),
]
Port = Annotated[
    int | None,
    typer.Option(
        metavar="PORT",
        show_default=f"{PORT} if it is free",
        help="Serve the pages on this port; 0 picks a free one.",
    ),
]
Browser = Annotated[
    bool, typer.Option("--browser/--no-browser", help="Open a browser if there is one.")
]


def play(
    game: Game = "",
    terminal: Terminal = False,
    plain: Plain = False,
    seats: Seats = "",
    option: Options = None,
    name: Name = "",
    seed: Seed = "",
    out: Out = None,
    language: Language = "",
    data: Data = None,
    port: Port = None,
    browser: Browser = True,
) -> None:
    r"""Play in the browser, or in the terminal with --terminal.

    The browser shows the form for a new table, filled in with the options you give here. Only this
    computer can reach the pages; to let others in, use `serenissima serve`.

    Name computer players by level, such as gentle, steady or strong; `serenissima games` lists the
    levels of each game. In the terminal, you can also use uniform, greedy, ismcts:2000 (iterations
    per action) or ismcts:2s (time per action).

    \b
    Examples:
      serenissima play
      serenissima play GAME_NAME --seats person,gentle
      serenissima play GAME_NAME --terminal --seats person,steady --language it
    """
    if terminal or plain:
        table = _table(game, seats, option or [], name, seed, language_of(language))
        _play_here(table, plain, out)
    else:
        from serenissima.cli import browser as pages

        here_only = {"--seed": seed, "--out": out, "--language": language}
        pages.check_free(here_only, "it works with --terminal or --plain")
        page = pages.page(game, seats, option or [], name)
        serve_here(port, data, page, opens=browser and pages.has_window())


def _table(
    game: str, seats: str, options: list[str], name: str, seed: str, language: str
) -> "LocalTable":
    """Open a table in this process, as the command line describes it."""
    from serenissima import games, players
    from serenissima.cli.seating import PERSON, distinct, seating
    from serenissima.terminal.local import LocalTable
    from serenissima.words import Speaker

    meta = games.meta(game or next(iter(games.names())))
    sitting = seating(seats, meta, people=1)
    person = name or Speaker(language).word("player-person")
    names = distinct([person if seat == PERSON else seat for seat in sitting])
    loaded = [None if seat == PERSON else players.load(seat) for seat in sitting]
    chosen = meta.settle_new(settings(options))
    rolls = seed_of(seed)
    return LocalTable(games.load(meta.name), loaded, names, chosen, seed=rolls, language=language)


def _play_here(table: "LocalTable", plain: bool, out: Path | None) -> None:
    """Play, and save the match however the player leaves it."""
    from serenissima import terminal
    from serenissima.cli.compiling import prepare_storage
    from serenissima.machine.ahead import compile_ahead

    if out:
        out.write_text(table.file, encoding="utf-8")  # don't begin a match that cannot be saved
    prepare_storage([table.game.meta.name])
    try:
        with compile_ahead([table.game]):
            terminal.play(table, plain=plain)
    finally:
        if out:
            out.write_text(table.file, encoding="utf-8")
