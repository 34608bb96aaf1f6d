"""Compile games before computer players play them, and show the progress."""

from collections.abc import Sequence

import typer


def prepare_storage(names: Sequence[str]) -> None:
    """Find a folder for compiled code before games are compiled; report if it is a temporary one.

    Raises:
        NotNow: `code/folder`.
    """
    from serenissima.kernel.code_cache import CACHE_VARIABLE, cache_folder
    from serenissima.machine.storage import needs_other_folder, use_temporary_folder

    if needs_other_folder(names):
        usual = cache_folder().parent
        use_temporary_folder()
        typer.echo(f"cannot write to {usual}: code is compiled for this run only", err=True)
        typer.echo(f"to keep it, set {CACHE_VARIABLE} to a folder that can be written", err=True)


def compile_games(names: Sequence[str]) -> None:
    """Compile these games unless they are compiled already; report on the error stream.

    Raises:
        NotNow: `code/folder`.
    """
    from serenissima.machine.warm import count_parts, is_warm, warm

    prepare_storage(names)
    cold = [name for name in names if not is_warm(name)]
    if not cold:
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True, highlight=False)
    if not console.is_terminal:
        console.print(_note(cold))
        warm(cold)
        return
    columns = (TextColumn(_note(cold)), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=sum(map(count_parts, cold)))
        warm(cold, lambda *_: bar.advance(task))


def _note(names: Sequence[str]) -> str:
    return f"compiling {', '.join(names)}, once only …"
