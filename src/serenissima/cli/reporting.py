"""Output of commands: help, refusals, exit statuses, and JSON for programs."""

import errno
import functools
import inspect
import json
import math
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn, ParamSpec

import typer
from typer.core import TyperCommand, TyperGroup

from serenissima import games
from serenissima.cli.refusals import COMMAND_FILE, COMMAND_OUTPUT
from serenissima.kernel.errors import SerenissimaError, Unreadable

P = ParamSpec("P")

EXAMPLE = next(iter(games.names()), "GAME")  # the game in examples
REFUSED, INTERRUPTED = 1, 130  # exit statuses; 2 means a wrong command line
WRONG = {
    "int_parsing": "is not a whole number",
    "int_from_float": "is not a whole number",
    "float_parsing": "is not a number",
    "less_than_equal": "is more than {le}",
    "greater_than_equal": "is less than {ge}",
}  # what is wrong with a value, by the type of Pydantic's error
LOST = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)  # of output


class HelpCommand(TyperCommand):
    """A command: its help shows no type for flags, and its refusals quote the value."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words; a refusal quotes the value, and numbers must be finite."""
        try:
            rest: list[str] = super().parse_args(ctx, args)
        except typer.BadParameter as error:
            error.message = _quote(error)
            raise
        for param in self.params:
            value = ctx.params.get(param.name)
            if isinstance(value, float) and not math.isfinite(value):
                hint = f"'{param.opts[0]}'"
                raise typer.BadParameter(f"'{value}' is not a finite number", param_hint=hint)
        return rest

    def get_params(self, ctx: Any) -> Any:
        """Return the parameters, with flags that show no type."""
        return _hide_flag_types(super().get_params(ctx))


def _quote(error: typer.BadParameter) -> str:
    """Return the message of a refused value, with the value in it."""
    # Pydantic's errors, whose messages don't name the value.
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not found:
        return error.message
    wrong, limits = found[0], found[0].get("ctx", {})
    if str(wrong["input"]).lower() == "nan":
        return f"{wrong['input']!r} is not a number"
    said = WRONG.get(wrong["type"], wrong["msg"]).format(**limits)
    return f"{wrong['input']!r} {said}"


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
        except OSError as error:
            if error.filename is None:  # of the output
                raise
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


@contextmanager
def open_streams() -> Iterator[None]:
    """Give a program that was started with closed streams (`>&-`) ones that drop everything."""
    with ExitStack() as stack:
        for name in ("stdout", "stderr"):
            if getattr(sys, name) is None:
                nothing = stack.enter_context(Path(os.devnull).open("w", encoding="utf-8"))
                stack.callback(setattr, sys, name, None)
                setattr(sys, name, nothing)
        yield


@contextmanager
def report_lost_output() -> Iterator[None]:
    """End the program with one line, or silently, if its output cannot be written.

    Silently if its reader has stopped, as in `serenissima games | head -1`.
    """
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:
        if error.errno != errno.EPIPE and error.errno not in LOST:
            raise
        _drop(sys.stdout)
        with suppress(OSError):
            if error.errno != errno.EPIPE:
                refuse(COMMAND_OUTPUT(hint=error.strerror or ""), as_json=False)
            sys.stderr.flush()
        _drop(sys.stderr)
        sys.exit(REFUSED)


def _drop(stream: Any) -> None:
    """Drop what a stream has not written yet: Python would try again at the end and complain."""
    with suppress(OSError, AttributeError, ValueError):  # it is closed, or no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _of_file(error: OSError) -> Unreadable:
    """Return a system error about a file as a refusal."""
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
