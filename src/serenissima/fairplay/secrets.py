"""Secrets and what follows from them: hashes to publish or keep, tokens that nobody can guess."""

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 32


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


def matches(secret: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept, compared in constant time."""
    return bool(kept) and hmac.compare_digest(hashed(secret).encode(), kept.encode())
