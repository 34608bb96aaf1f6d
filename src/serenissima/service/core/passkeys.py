"""Passkeys: keys in a device or password manager with which a guest signs in."""

from dataclasses import dataclass, field

MOST = 20  # per guest


@dataclass(frozen=True)
class Passkey:
    """A key with which a guest signs in; the private half never leaves the device.

    Attributes:
        id: a hash of `credential` that identifies it in forms.
        guest: the guest's id.
        credential: its id from the device, in base64url.
        public: the public half, in base64url.
        count: the number of uses, if the device counts them; otherwise 0.
        label: the name of the browser in which it was made.
        since: when it was made, in seconds since 1970.
        seen: when it was last used.
    """

    id: str
    guest: str = field(repr=False)
    credential: str = field(repr=False)
    public: str = field(repr=False)
    count: int
    label: str
    since: float
    seen: float
