"""Things on a table as they are drawn: equal ones are drawn once, whatever table they lie on."""

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from serenissima.web.presentation.templates import macro

DRAWN = 20_000  # things whose markup is kept


@dataclass(frozen=True, slots=True)
class Thing:
    """All that the markup of an item depends on; see `kernel.scene.Item` for what is not said here.

    Attributes:
        noted: its note in words.
        name: its name in words.
        label: its name and count.
        described: all that is said of it.
        beside: what the description adds to the name.
        action: the text of the action that clicking it takes now; empty if it takes none.
        doing: that action in words.
        art: the address of the game's symbols.
    """

    id: str
    form: str
    symbol: str
    kind: str
    badge: str
    seat: int | None
    count: int | None
    faded: bool
    lit: bool
    noted: str
    name: str
    label: str
    described: str
    beside: str
    action: str
    doing: str
    art: str


@lru_cache(maxsize=DRAWN)
def drawn(kind: str, thing: Thing, *how: object) -> Markup:
    """The markup of a thing, by the macro `kind` of `things.html`."""
    return macro("things.html", kind)(thing, *how)
