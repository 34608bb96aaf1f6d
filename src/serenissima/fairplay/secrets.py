"""Secrets and their derivatives: hashes to publish or store, and tokens that no one can guess."""

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 32
MARK_LENGTH = 20  # letters
_PROCESS = secrets.token_bytes(TOKEN_BYTES)  # unknown to everyone, including the database


class Proven(str):
    """Stands for a secret, by its stored hash, when its owner was recognized in another way.

    It is worth as much as the secret, so it is made only from a hash in the database. Text from a
    request is never one, even if it is the same text.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return "Proven(…)"


def new_secret() -> str:
    """Return a new secret of 256 bits as text that fits in a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_secret(secret: str) -> str:
    """Return the hash of a secret to store or publish: SHA-256 as 64 hex digits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derive_token(secret: str, *labels: object) -> str:
    """Return a token that follows from a secret: always the same, and useless for finding it.

    A `Proven` secret has a different token in each process, so that database readers can't derive
    it.
    """
    label = ":".join(map(str, labels))
    key = _PROCESS + secret.encode() if isinstance(secret, Proven) else secret.encode()
    digest = hmac.digest(key, label.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def mark(guest: str, *labels: object) -> str:
    """Return a word that lets a page tell guests apart without identifying them."""
    return derive_token(guest, *labels)[:MARK_LENGTH]


def matches(secret: str, kept: str) -> bool:
    """Whether a secret has this stored hash, compared in constant time."""
    found = str(secret) if isinstance(secret, Proven) else hash_secret(secret)
    return bool(kept) and hmac.compare_digest(found.encode(), kept.encode())
