"""Forms for new tables that wait for their game to be compiled."""

import secrets
from collections import OrderedDict

from serenissima.kernel.errors import Unknown
from serenissima.web.forms import Form

MOST_WAITING = 1000  # forms that wait for a game to be compiled

Wish = tuple[str, Form, str]  # a game, a filled form, the key of the command


class Wishes:
    """Forms that were sent while their game was being compiled, by tickets nobody guesses."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, Wish] = OrderedDict()

    def keep(self, wish: Wish) -> str:
        """A ticket for a wish."""
        ticket = secrets.token_urlsafe()
        self._waiting[ticket] = wish
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        return ticket

    def find(self, ticket: str) -> Wish:
        """The wish of a ticket; raises `Unknown` (`table/unknown`)."""
        if ticket not in self._waiting:
            raise Unknown("table/unknown", "nothing is being prepared here", text=ticket[:80])
        return self._waiting[ticket]
