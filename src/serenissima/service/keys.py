"""Secrets of a table: ids nobody guesses, tokens of which only the hash is kept."""

import base64
import hashlib
import hmac
import secrets

from serenissima.kernel.errors import Unreadable

TOKEN_BYTES = 32
ID_LENGTH = 20  # of five bits each: 100 bits
SHORTEST_KEY = 16  # of a key that tokens are derived from
LONGEST_KEY = 200


def fresh() -> str:
    """A new secret of 256 bits as text that fits in a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(secret: str) -> str:
    """What is kept or published of a secret: SHA-256 as 64 hex digits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derived(secret: str, *labels: object) -> str:
    """A token that follows from a secret: the same every time, and of no use for finding it."""
    label = ":".join(map(str, labels))
    digest = hmac.digest(secret.encode(), label.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def table_id(key: str) -> str:
    """The id of the table that is opened with this key: 20 letters and digits."""
    digest = hmac.digest(key.encode(), b"table", "sha256")
    return base64.b32encode(digest).decode().lower()[:ID_LENGTH]


def matches(secret: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept, told in constant time."""
    return bool(kept) and hmac.compare_digest(hashed(secret), kept)


def check_key(key: str, shortest: int = SHORTEST_KEY) -> None:
    """Raise `Unreadable` (`command/key`) for a key of a wrong length.

    A short key is no harm where no token is derived from it: it need only be another each time.
    """
    if not shortest <= len(key) <= LONGEST_KEY:
        hint = f"{shortest} to {LONGEST_KEY} letters, made by chance"
        raise Unreadable("command/key", "this is no key for a command", text=key[:40], hint=hint)
