"""Ways to look at pages that all people should be able to use; a server that notifies people."""

from tests.browser.pages import LAPTOP, PHONE
from tests.browser.place import serve_tables
from tests.each import EACH

LOOKS = {
    f"{scheme}-{name}": {"color_scheme": scheme, "viewport": size}
    for scheme in ("light", "dark")
    for name, size in (("laptop", LAPTOP), ("phone", PHONE))
}
PAIRS = (("light-laptop", "dark-phone"), ("dark-laptop", "light-phone"))


def serve_notifying(port: int, database: str, mail: int = 9) -> None:
    """Serve tables with every way to notify people; letters go to a port of this machine.

    None is notified before the end.
    """
    from serenissima.web.notifications.settings import NotificationSettings, mail_server

    notifications = NotificationSettings(
        address="http://venice.test",
        mail=mail_server(f"smtp://127.0.0.1:{mail}?from=venice@example.org"),
        webhooks=True,
        push=True,
        delay=1e9,
    )
    serve_tables(port, database, notifications=notifications)


def looks(chosen: str) -> tuple[str, ...]:
    """Choose the looks of a page: one of them, or all."""
    return tuple(LOOKS) if EACH else (chosen,)
