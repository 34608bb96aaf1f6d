"""The command `serenissima`: starts things, and is the only place that wires parts together."""

from serenissima.cli.commands import app, main

__all__ = ["app", "main"]
