"""Passkeys: keys that a device or a password manager keeps, with which a guest signs in."""

from dataclasses import dataclass, field

MOST = 20  # of one guest


@dataclass(frozen=True)
class Passkey:
    """A key with which a guest signs in; the private half never leaves the device.

    Attributes:
        id: a hash of `credential`, to name it in forms.
        guest: the guest's id.
        credential: its id as the device gave it, in base64url.
        public: the public half, in base64url.
        count: how often it was used, where the device counts; otherwise 0.
        label: what the browser called itself in which it was made.
        since: when it was made, in seconds since 1970.
        seen: when it was used last.
    """

    id: str
    guest: str = field(repr=False)
    credential: str = field(repr=False)
    public: str = field(repr=False)
    count: int
    label: str
    since: float
    seen: float
