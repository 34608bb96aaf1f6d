"""Identities at another service, with which a guest signs in."""

from dataclasses import dataclass, field

from serenissima.fairplay.secrets import hash_secret


@dataclass(frozen=True)
class Identity:
    """Someone whom a service knows.

    Attributes:
        issuer: the service, by its address.
        subject: their id there, which never changes.
        name: as the service suggests it; may be empty.
    """

    issuer: str
    subject: str = field(repr=False)
    name: str = field(default="", repr=False)

    @property
    def id(self) -> str:
        """The hash by which it is stored."""
        return hash_secret(f"{self.issuer}\n{self.subject}")


@dataclass(frozen=True)
class LinkedIdentity:
    """An identity that signs in a guest.

    Attributes:
        id: its hash, which identifies it in forms.
        issuer: the service.
        since: when it was added, in seconds since 1970.
        seen: when it was last used.
    """

    id: str
    issuer: str
    since: float
    seen: float
