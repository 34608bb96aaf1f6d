"""Pages, a live channel and a small API over the tables of a server.

`serve` runs them. It is imported on first use, so that commands which need no web framework do not
wait for one.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serenissima.web.server import serve

__all__ = ["serve"]


def __getattr__(name: str) -> Any:
    if name == "serve":
        from serenissima.web.server import serve

        return serve
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
