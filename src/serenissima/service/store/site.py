"""The host's own words in a database: texts of the site and announcements."""

from collections.abc import Mapping
from dataclasses import asdict, fields, replace

import sqlalchemy as sa
from argon2 import PasswordHasher

from serenissima.fairplay.secrets import new_secret
from serenissima.service.core.accounts import settle_password
from serenissima.service.core.site import Announcement, SiteTexts, settle_text
from serenissima.service.core.site_access import AccessChange, SiteAccess
from serenissima.service.refusals import SITE_NO_ANNOUNCEMENT
from serenissima.service.store.schema import ANNOUNCEMENTS, SITE_SETTINGS, SITE_TEXTS
from serenissima.service.store.single import single_transaction

SHOWN = [ANNOUNCEMENTS.c[each.name] for each in fields(Announcement)]
ORDER = (ANNOUNCEMENTS.c.shown_from, ANNOUNCEMENTS.c.id)


class SiteBook:
    """Access to the host's words within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def read(self) -> SiteTexts:
        """Return all of them."""
        rows = self.connection.execute(sa.select(SITE_TEXTS))
        texts = {(kind, language): text for kind, language, text in rows}
        announced = self.connection.execute(sa.select(*SHOWN).order_by(*ORDER))
        return SiteTexts(texts, tuple(Announcement(*row) for row in announced), self.access())

    def access(self) -> SiteAccess:
        """Return who may see the site."""
        rows = self.connection.execute(sa.select(SITE_SETTINGS.c.name, SITE_SETTINGS.c.value))
        stored = {str(name): str(value) for name, value in rows}
        return SiteAccess(
            private=bool(stored.get("private")),
            password=stored.get("password", ""),
            secret=stored.get("secret", ""),
        )

    def change_access(self, change: AccessChange, hashed: str | None) -> None:
        """Change who may see the site; `hashed` is the hash of a new password, or empty for none.

        A private site always has a secret, from which its invitation follows.
        """
        access = self.access()
        if change.private is not None:
            access = replace(access, private=change.private)
        if hashed is not None:
            access = replace(access, password=hashed)
        if change.renews or hashed is not None or (access.private and not access.secret):
            access = replace(access, secret=new_secret())
        stored = {"private": "1" * access.private, **_secrets(access)}
        self.connection.execute(sa.delete(SITE_SETTINGS))
        rows = [{"name": name, "value": value} for name, value in stored.items() if value]
        if rows:
            self.connection.execute(sa.insert(SITE_SETTINGS), rows)

    def write(self, kind: str, language: str, text: str) -> None:
        """Replace a text; an empty one is removed.

        Raises:
            Illegal: `site/text`.
        """
        settled = settle_text(kind, text)
        this = SITE_TEXTS.c.kind == kind, SITE_TEXTS.c.language == language
        self.connection.execute(sa.delete(SITE_TEXTS).where(*this))
        if settled:
            row = {"kind": kind, "language": language, "text": settled}
            self.connection.execute(sa.insert(SITE_TEXTS), row)

    def announce(self, announcement: Announcement) -> None:
        """Add a new announcement, which gets the next number."""
        row = asdict(announcement)
        del row["id"]
        self.connection.execute(sa.insert(ANNOUNCEMENTS), row)

    def withdraw(self, number: int) -> None:
        """Remove an announcement; raises `Unknown` (`site/no-announcement`)."""
        this = sa.delete(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.id == number)
        if not self.connection.execute(this).rowcount:
            raise SITE_NO_ANNOUNCEMENT(text=number)


def _secrets(access: SiteAccess) -> dict[str, str]:
    return {"password": access.password, "secret": access.secret}


UNCHANGED = AccessChange()


def change_site(
    database: str,
    *,
    language: str = "",
    texts: Mapping[str, str] | None = None,
    access: AccessChange = UNCHANGED,
) -> SiteTexts:
    """Replace texts of a site in a language or who may see it, and return all that is stored.

    Args:
        database: its URL.
        language: of these texts; empty for every language.
        texts: by kind; an empty one is removed.
        access: who may see the site from now on.

    Raises:
        Unreadable: `database/url`.
        Illegal: `site/text`; `account/password`: the site's password is too short or too long.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    hashed = access.password and PasswordHasher().hash(settle_password(access.password))
    with single_transaction(database, writes=bool(texts) or access.is_any) as connection:
        book = SiteBook(connection)
        if access.is_any:
            book.change_access(access, hashed)
        for kind, text in (texts or {}).items():
            book.write(kind, language, text)
        return book.read()


def announce(
    database: str, announcement: Announcement | None = None, *, withdrawn: int = 0
) -> tuple[Announcement, ...]:
    """Add or remove an announcement, and return all.

    Args:
        database: its URL.
        announcement: a new one, as `settle_announcement` returns it; None for none.
        withdrawn: the number of one to remove; 0 for none.

    Raises:
        Unreadable: `database/url`.
        Unknown: `site/no-announcement`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    changes = bool(announcement or withdrawn)
    with single_transaction(database, writes=changes) as connection:
        book = SiteBook(connection)
        if withdrawn:
            book.withdraw(withdrawn)
        if announcement:
            book.announce(announcement)
        return book.read().announcements
