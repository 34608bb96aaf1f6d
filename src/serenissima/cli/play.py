"""`play`: a table in the browser or in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Game, Options, language_of, seed_of, settings
from serenissima.cli.serve import PORT, Data, serve_here

if TYPE_CHECKING:
    from serenissima.terminal.local import LocalTable

Terminal = Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain", help="Play in the terminal line by line: for pipes and screen readers."
    ),
]
Seats = Annotated[
    str, typer.Option(help="Who sits where, like person,gentle; in the terminal, one person.")
]
Name = Annotated[str, typer.Option(help="Your name.")]
Seed = Annotated[str, typer.Option(help="In the terminal: seed of the dice; default: random.")]
Out = Annotated[Path | None, typer.Option(help="In the terminal: match file to write.")]
Language = Annotated[
    str,
    typer.Option(help="In the terminal: en, nl, fr, es, de or it; default: the system's language."),
]
Port = Annotated[
    int | None,
    typer.Option(help=f"Port of the pages; default: {PORT}, if it is free. 0 picks any free port."),
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

    In the browser you set up a table on a page, which is filled in with what you give here. Only
    this computer can reach the pages; to let others in, use `serenissima serve`.

    A computer player is named by its level, such as gentle, steady or strong: `serenissima games`
    says what each game offers. In the terminal it can also be uniform, greedy, ismcts:2000 (with
    so many simulations per action) or ismcts:2s (with so much time per action).

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
    """A table in this process, as the command line describes it."""
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
    from serenissima.machine.ahead import compiled_ahead

    if out:
        out.write_text(table.file, encoding="utf-8")  # a match that cannot be saved does not begin
    try:
        with compiled_ahead([table.game]):
            terminal.play(table, plain=plain)
    finally:
        if out:
            out.write_text(table.file, encoding="utf-8")
