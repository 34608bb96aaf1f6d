"""Accounts: with a sign-in name and a password a guest comes back on any device."""

import unicodedata
from dataclasses import dataclass, field

from serenissima.service.core.names import is_visible
from serenissima.service.refusals import ACCOUNT_NAME, ACCOUNT_PASSWORD

SHORTEST_LOGIN, LONGEST_LOGIN = 3, 40  # characters
LONGEST_FOLDED = 160  # characters of what tells it from others: some letters stand for whole words
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200  # characters


@dataclass(frozen=True)
class Account:
    """How a guest signs in.

    Attributes:
        guest: the guest's id.
        login: the sign-in name, as the guest wrote it.
        password: its hash by Argon2, which names its own settings.
    """

    guest: str = field(repr=False)
    login: str
    password: str = field(repr=False)


def settle_login(login: str) -> str:
    """A sign-in name as it is shown; raises `Illegal` (`account/name`) if it cannot be used."""
    shown = unicodedata.normalize("NFC", " ".join(login.split()))
    fits = SHORTEST_LOGIN <= len(shown) <= LONGEST_LOGIN
    if not (fits and is_visible(shown) and len(folded_login(shown)) <= LONGEST_FOLDED):
        hint = f"{SHORTEST_LOGIN} to {LONGEST_LOGIN} characters that can be seen"
        raise ACCOUNT_NAME(text=shown[:80], hint=hint)
    return shown


def folded_login(login: str) -> str:
    """What tells sign-in names apart: not capitals, nor blanks around them."""
    return unicodedata.normalize("NFKC", " ".join(login.split())).casefold()


def settle_password(password: str) -> str:
    """A new password as it is hashed; raises `Illegal` (`account/password`) for a wrong length."""
    settled = normal(password)
    if not SHORTEST_PASSWORD <= len(settled) <= LONGEST_PASSWORD:
        hint = f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"
        raise ACCOUNT_PASSWORD(hint=hint, limit=SHORTEST_PASSWORD)
    return settled


def normal(password: str) -> str:
    """A password as it is compared: however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password[: 2 * LONGEST_PASSWORD])
