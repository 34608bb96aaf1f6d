"""Secrets and what follows from them: hashes to publish or keep, tokens that nobody can guess."""

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 32
MARK_LENGTH = 20  # letters
_PROCESS = secrets.token_bytes(TOKEN_BYTES)  # known to nobody, not even to the database


class Proven(str):
    """What is kept of a secret, in place of the secret: its owner was recognized otherwise.

    It is worth as much as the secret, so it is made from what the database holds and from nothing
    else. Text of a request is never one, even if it is the same text.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return "Proven(…)"


def fresh() -> str:
    """A new secret of 256 bits as text that fits in a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(secret: str) -> str:
    """What is kept or published of a secret: SHA-256 as 64 hex digits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derived(secret: str, *labels: object) -> str:
    """A token that follows from a secret: the same every time, and of no use for finding it.

    From what is `Proven` follows another one in each process: who reads the database cannot tell.
    """
    label = ":".join(map(str, labels))
    key = _PROCESS + secret.encode() if isinstance(secret, Proven) else secret.encode()
    digest = hmac.digest(key, label.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def mark(guest: str, *labels: object) -> str:
    """A word by which a page tells one guest from another, from which nobody learns who it is."""
    return derived(guest, *labels)[:MARK_LENGTH]


def matches(secret: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept, compared in constant time."""
    found = str(secret) if isinstance(secret, Proven) else hashed(secret)
    return bool(kept) and hmac.compare_digest(found.encode(), kept.encode())
