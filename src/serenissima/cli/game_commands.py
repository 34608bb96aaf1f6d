"""The games' own commands: a game that has any becomes a command, loaded on first use."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serenissima import games
from serenissima.cli.arguments import Json, read_text
from serenissima.cli.reporting import HelpCommand, HelpGroup, command, print_json
from serenissima.kernel.command import FILE

if TYPE_CHECKING:
    from collections.abc import Callable

    from serenissima.kernel.command import Command


def mount(app: typer.Typer, panel: str) -> None:
    """Add every game that has its own commands, without loading it."""
    for name in games.names():
        if games.has_commands(name):
            about = f"Use {games.meta(name).title}'s own commands."
            group = typer.Typer(cls=_group(name), help=about, no_args_is_help=True)
            app.add_typer(group, name=name, rich_help_panel=panel)


def _group(game: str) -> type[HelpGroup]:
    """Return a group that finds its commands on first use."""

    class Own(HelpGroup):
        def list_commands(self, ctx: Any) -> list[str]:
            self._load()
            return super().list_commands(ctx)

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            self._load()
            return super().get_command(ctx, cmd_name)

        def _load(self) -> None:
            if not self.commands:
                self.commands.update(typer.main.get_group(_own(game)).commands)

    return Own


def _own(game: str) -> typer.Typer:
    """Return a game's commands; those whose names begin with the same word form a group."""
    app, groups = typer.Typer(), dict[str, typer.Typer]()
    for own in games.commands(game):
        *group, word = own.name.split()
        place = app
        if group:
            place = groups.setdefault(group[0], typer.Typer(cls=HelpGroup, no_args_is_help=True))
        place.command(word, cls=HelpCommand)(command(_build_function(game, own)))
    for name, group_app in groups.items():
        app.add_typer(group_app, name=name, help=f"Use the {name} commands.")
    return app


def _build_function(game: str, own: "Command") -> "Callable[..., None]":
    """Return the function that the command line runs."""

    def of_file(
        file: Annotated[
            Path, typer.Argument(metavar=FILE, help="Read this file; - reads standard input.")
        ],
        as_json: Json = False,
    ) -> None:
        _answer(own, read_text(file), as_json)

    def of_word(
        word: Annotated[str, typer.Argument(metavar=own.takes)], as_json: Json = False
    ) -> None:
        _answer(own, word, as_json)

    asked = of_file if own.takes == FILE else of_word
    example = f"\\b\nExample:\n  serenissima {game} {own.name} {own.example}"
    asked.__doc__ = f"{own.summary}\n\n{example}"
    return asked


def _answer(own: "Command", text: str, as_json: bool) -> None:
    said = own.answer(text)
    if as_json:
        print_json({"answer": said})
    else:
        typer.echo(said)
