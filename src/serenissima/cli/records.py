"""Commands that take their options as one record."""

import functools
import inspect
from collections.abc import Callable
from typing import Any, TypeVar

R = TypeVar("R")


def options_from(record: Callable[..., R]) -> Callable[[Callable[[R], None]], Callable[..., None]]:
    """Return a decorator that turns a function of a record into a command with an option per field.

    Options reach the function by name only, so none can take the place of another on the way.

    Args:
        record: a dataclass whose fields are annotated for `typer`.
    """

    def made(function: Callable[[R], None]) -> Callable[..., None]:
        @functools.wraps(function)
        def command(**options: Any) -> None:
            function(record(**options))

        command.__signature__ = inspect.signature(record)  # type: ignore[attr-defined]
        return command

    return made
