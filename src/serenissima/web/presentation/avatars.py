"""The pictures from which guests choose one for themselves."""

import re
from functools import cache

from serenissima.web.presentation.assets import STATIC

SYMBOL = re.compile(r'<symbol id="([a-z-]+)"')


@cache
def list_avatars() -> tuple[str, ...]:
    """Return the names of all pictures, as in the drawing that holds them."""
    return tuple(SYMBOL.findall((STATIC / "avatars.svg").read_text(encoding="utf-8")))
