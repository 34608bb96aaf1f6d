"""Accounts: with a sign-in name and a password a guest can return on any device."""

import unicodedata
from dataclasses import dataclass, field

from serenissima.service.core.names import is_visible
from serenissima.service.refusals import ACCOUNT_NAME, ACCOUNT_PASSWORD

SHORTEST_LOGIN, LONGEST_LOGIN = 3, 40  # characters
LONGEST_FOLDED = 160  # characters after folding: some letters fold to whole words
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200  # characters


@dataclass(frozen=True)
class Account:
    """A guest's sign-in name and password.

    Attributes:
        guest: the guest's id.
        login: the sign-in name as the guest wrote it.
        password: the Argon2 hash, which includes its own settings.
    """

    guest: str = field(repr=False)
    login: str
    password: str = field(repr=False)


def settle_login(login: str) -> str:
    """Return a sign-in name as it is shown; raises `Illegal` (`account/name`) for a bad one."""
    shown = unicodedata.normalize("NFC", " ".join(login.split()))
    fits = SHORTEST_LOGIN <= len(shown) <= LONGEST_LOGIN
    if not (fits and is_visible(shown) and len(fold_login(shown)) <= LONGEST_FOLDED):
        hint = f"{SHORTEST_LOGIN} to {LONGEST_LOGIN} visible characters"
        raise ACCOUNT_NAME(text=shown[:80], hint=hint)
    return shown


def fold_login(login: str) -> str:
    """Return a sign-in name for comparison, without capitals and surrounding blanks."""
    return unicodedata.normalize("NFKC", " ".join(login.split())).casefold()


def settle_password(password: str) -> str:
    """Return a new password to hash; raises `Illegal` (`account/password`) for a bad length."""
    settled = normalize_password(password)
    if not SHORTEST_PASSWORD <= len(settled) <= LONGEST_PASSWORD:
        hint = f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"
        raise ACCOUNT_PASSWORD(hint=hint, limit=SHORTEST_PASSWORD)
    return settled


def normalize_password(password: str) -> str:
    """Return a password for comparison, independent of how a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password[: 2 * LONGEST_PASSWORD])
