"""Output of commands: help, refusals, exit statuses, and JSON for programs."""

import functools
import inspect
import json
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn, ParamSpec

import typer
from typer.core import TyperCommand, TyperGroup

from serenissima import games
from serenissima.cli.refusals import COMMAND_FILE
from serenissima.kernel.errors import SerenissimaError, Unreadable

P = ParamSpec("P")

EXAMPLE = next(iter(games.names()), "GAME")  # the game in examples
REFUSED, INTERRUPTED = 1, 130  # exit statuses; 2 means a wrong command line


class HelpCommand(TyperCommand):
    """A command; its help shows no type for flags, since they take no value."""

    def get_params(self, ctx: Any) -> Any:
        """Return the parameters, with flags that show no type."""
        return _hide_flag_types(super().get_params(ctx))


class HelpGroup(TyperGroup):
    """A group of commands; its help shows no type for flags, since they take no value."""

    def get_params(self, ctx: Any) -> Any:
        """Return the parameters, with flags that show no type."""
        return _hide_flag_types(super().get_params(ctx))


def _hide_flag_types(parameters: list[Any]) -> list[Any]:
    for parameter in parameters:
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""
    return parameters


def command(function: Callable[P, None]) -> Callable[P, None]:
    """Wrap a command so that it reports errors in one sentence or as JSON, with exit status 1."""

    @functools.wraps(function)
    def reporting(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            function(*args, **kwargs)
        except SerenissimaError as error:
            refuse(error, as_json=bool(kwargs.get("as_json")))
            raise typer.Exit(REFUSED) from None
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has stopped
            raise typer.Exit(REFUSED) from None
        except OSError as error:
            refuse(_of_file(error), as_json=bool(kwargs.get("as_json")))
            raise typer.Exit(REFUSED) from None
        except KeyboardInterrupt:
            typer.echo("", err=True)
            raise typer.Exit(INTERRUPTED) from None

    reporting.__doc__ = _help(inspect.getdoc(function) or "")
    return reporting


def _help(doc: str) -> str:
    """Return a docstring as help: a line a paragraph, except where line breaks are marked."""
    paragraphs = doc.replace("GAME_NAME", EXAMPLE).split("\n\n")
    return "\n\n".join(
        p.replace("\\b", "\b") if p.startswith("\\b") else p.replace("\n", " ") for p in paragraphs
    )


def _of_file(error: OSError) -> Unreadable:
    """Return a system error about a file as a refusal; raise any other error."""
    if error.filename is None:
        raise error
    reason = "this file or folder cannot be used"
    hint = error.strerror or ""
    return COMMAND_FILE(reason, text=str(error.filename), hint=hint)


def refuse(error: SerenissimaError, *, as_json: bool) -> None:
    """Report an error: its code and reason, the offending text, and the fix."""
    if as_json:
        print_json({"error": error.as_dict()})
    else:
        typer.echo(f"serenissima: {error} [{error.code}]", err=True)


def refuse_with(said: str, error: SerenissimaError) -> NoReturn:
    """Refuse in the words of the reader's language, with the code; exit status 1."""
    typer.echo(f"serenissima: {said} [{error.code}]", err=True)
    raise typer.Exit(REFUSED)


def print_json(data: Any) -> None:
    """Print data as JSON."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
