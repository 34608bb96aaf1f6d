"""Who may see a site: everyone, or those who have been admitted to a private one."""

import hmac
from dataclasses import dataclass, field

from serenissima.fairplay.secrets import derive_token


@dataclass(frozen=True)
class SiteAccess:
    """Who may see a site.

    Attributes:
        private: whether only admitted visitors may see it.
        password: the Argon2 hash of the site's password; empty without one.
        secret: from which the invitation and the cookies of admitted browsers follow; another
            secret voids all of them. Empty as long as the site has never been private.
    """

    private: bool = False
    password: str = field(default="", repr=False)
    secret: str = field(default="", repr=False)

    @property
    def invitation(self) -> str:
        """The last part of the link that admits everyone who opens it; empty without a secret."""
        return derive_token(self.secret, "site invitation") if self.secret else ""

    @property
    def admission(self) -> str:
        """The cookie of an admitted browser; empty without a secret."""
        return derive_token(self.secret, "site admission") if self.secret else ""

    def is_invitation(self, text: str) -> bool:
        """Whether a text is the invitation."""
        return _equal(text, self.invitation)

    def is_admission(self, text: str) -> bool:
        """Whether a text is the cookie of an admitted browser."""
        return _equal(text, self.admission)


@dataclass(frozen=True, kw_only=True)
class AccessChange:
    """A change of who may see a site.

    Attributes:
        private: whether it is private from now on; None leaves that as it is.
        password: the new password; empty for none, None leaves it as it is. A new one voids the
            invitation, and those who were admitted by the old one have to enter it.
        renews: whether the invitation and earlier admissions become void in any case.
    """

    private: bool | None = None
    password: str | None = None
    renews: bool = False

    @property
    def is_any(self) -> bool:
        """Whether it changes anything."""
        return self.renews or self.private is not None or self.password is not None


def _equal(text: str, right: str) -> bool:
    return bool(right) and hmac.compare_digest(text.encode(), right.encode())
