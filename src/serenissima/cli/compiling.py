"""Compile games before computer players play them, and show the progress."""

from collections.abc import Sequence


def compile_games(names: Sequence[str]) -> None:
    """Compile these games unless they are compiled already; report on the error stream."""
    from serenissima.machine.warm import PARTS, is_warm, warm

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
        task = bar.add_task("", total=PARTS * len(cold))
        warm(cold, lambda *_: bar.advance(task))


def _note(names: Sequence[str]) -> str:
    return f"compiling {', '.join(names)}, once only …"
