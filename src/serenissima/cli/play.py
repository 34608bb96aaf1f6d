"""`play` and `serve`: a table in the browser or the terminal, or a server for everybody."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.manners import Options, language_of, seed_of

if TYPE_CHECKING:
    from serenissima.terminal.local import LocalTable

Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; default: a file in the data folder.",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Where to keep tables; default: the system's folder for data."
    ),
]
Browser = Annotated[
    bool, typer.Option("--browser/--no-browser", help="Open a browser if there is one.")
]
HERE = "127.0.0.1"
PORT = 8000
Port = Annotated[
    int | None,
    typer.Option(help=f"Port of the pages; default: {PORT}, if it is free. 0 picks any free port."),
]


def play(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help="Name of the game, as `serenissima games` lists it."),
    ] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain", help="Play in the terminal line by line: for pipes and screen readers."
        ),
    ] = False,
    seats: Annotated[
        str, typer.Option(help="Who sits where, like person,greedy; in the terminal, one person.")
    ] = "",
    option: Options = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    seed: Annotated[
        str, typer.Option(help="In the terminal: seed of the dice; default: random.")
    ] = "",
    out: Annotated[Path | None, typer.Option(help="In the terminal: match file to write.")] = None,
    language: Annotated[
        str,
        typer.Option(
            help="In the terminal: en, nl, fr, es, de or it; default: the system's language."
        ),
    ] = "",
    data: Data = None,
    port: Port = None,
    browser: Browser = True,
) -> None:
    r"""Play in the browser, or in the terminal with --terminal.

    In the browser you set up a table on a page, which is filled in with what you give here. Only
    this computer can reach the pages; to let others in, use `serenissima serve`.

    \b
    Examples:
      serenissima play
      serenissima play GAME_NAME --seats person,greedy
      serenissima play GAME_NAME --terminal --seats person,greedy --language it
    """
    if terminal or plain:
        table = _table(game, seats, option or [], name, seed, language_of(language))
        _play_here(table, plain, out)
    else:
        from serenissima.cli import pages

        here_only = {"--seed": seed, "--out": out, "--language": language}
        pages.check_free(here_only, "it works with --terminal or --plain")
        page = pages.page(game, seats, option or [], name)
        _serve_here(port, _database("", data), page, opens=browser and _has_browser())


def _table(
    game: str, seats: str, options: list[str], name: str, seed: str, language: str
) -> "LocalTable":
    """A table in this process, as the command line describes it."""
    from serenissima import games, players
    from serenissima.cli.seating import PERSON, distinct, seating, settings
    from serenissima.cli.waiting import warmed
    from serenissima.terminal.local import LocalTable
    from serenissima.words import Speaker

    meta = games.meta(game or next(iter(games.names())))
    sitting = seating(seats, meta, people=1)
    person = name or Speaker(language).word("player-person")
    names = distinct([person if seat == PERSON else seat for seat in sitting])
    loaded = [None if seat == PERSON else players.load(seat) for seat in sitting]
    chosen = meta.settle(settings(options))
    warmed([meta.name])
    rolls = seed_of(seed)
    return LocalTable(games.load(meta.name), loaded, names, chosen, seed=rolls, language=language)


def _play_here(table: "LocalTable", plain: bool, out: Path | None) -> None:
    """Play, and save the match however the player leaves it."""
    from serenissima import terminal

    if out:
        out.write_text(table.file, encoding="utf-8")  # what cannot be kept is not begun
    try:
        terminal.play(table, plain=plain)
    finally:
        if out:
            out.write_text(table.file, encoding="utf-8")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = HERE,
    port: Annotated[int, typer.Option(help="Port to listen on; 0 picks a free one.")] = PORT,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Serve tables to everybody who can reach this address, until interrupted.

    Several servers can share one PostgreSQL database.

    \b
    Examples:
      serenissima serve --host 0.0.0.0 --port 80
      serenissima serve --database postgresql://venice@localhost/venice
    """
    _serve(host, port, _database(database, data))


def _serve_here(port: int | None, database: str, page: str, *, opens: bool) -> None:
    """Serve at the default port if it is free and none is given, so that open pages reconnect."""
    from serenissima.kernel.errors import NotNow

    try:
        _serve(HERE, PORT if port is None else port, database, page, opens=opens)
    except NotNow as error:
        if port is not None or error.code != "server/address":
            raise
        _serve(HERE, 0, database, page, opens=opens)


def _serve(host: str, port: int, database: str, page: str = "/", *, opens: bool = False) -> None:
    from serenissima.web import serve as serve_pages

    def ready(address: str) -> None:
        typer.echo(f"playing at {address}{page.removesuffix('/')} (press Ctrl-C to stop)")

    serve_pages(host, port, database, open_browser=page if opens else None, on_ready=ready)


def _database(url: str, data: Path | None) -> str:
    """The given URL, or that of a file in the data folder, which is announced and created."""
    if url:
        return url
    from platformdirs import user_data_path

    folder = (data or user_data_path("serenissima")).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    typer.echo(f"tables are kept in {folder}")
    return f"sqlite:///{(folder / 'tables.db').as_posix()}"


def _has_browser() -> bool:
    """Whether a browser can open in a window; one inside the terminal would be in the way."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))
