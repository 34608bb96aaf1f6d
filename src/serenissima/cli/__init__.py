"""The command `serenissima`, the only place that wires the parts of the program together."""

from serenissima.cli.commands import app, main

__all__ = ["app", "main"]
