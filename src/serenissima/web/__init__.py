"""Pages, a live channel and a small API over the tables of a place to play.

`create_app` makes the application, `serve` runs it; both are imported when they are asked for, so
that whoever only lists commands does not wait for a web framework.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serenissima.web.app import create_app
    from serenissima.web.serve import serve

__all__ = ["create_app", "serve"]


def __getattr__(name: str) -> Any:
    if name == "serve":
        from serenissima.web.serve import serve

        return serve
    if name == "create_app":
        from serenissima.web.app import create_app

        return create_app
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
