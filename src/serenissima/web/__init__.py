"""The pages, the live channel and a small API for the tables of a server.

`serve` runs them. The package loads its parts on first use, so that commands which need no web
framework don't wait for one.
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
