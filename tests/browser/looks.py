"""Ways to look at pages that all people should be able to use; a server that notifies people."""

from tests.browser.pages import LAPTOP, PHONE
from tests.each import EACH

LOOKS = {
    f"{scheme}-{name}": {"color_scheme": scheme, "viewport": size}
    for scheme in ("light", "dark")
    for name, size in (("laptop", LAPTOP), ("phone", PHONE))
}
PAIRS = (("light-laptop", "dark-phone"), ("dark-laptop", "light-phone"))

NOTIFYING = """
import sys
from serenissima.web.notifications.settings import NotificationSettings, mail_server
from tests.browser.place import serve_tables
mail = mail_server("smtp://127.0.0.1:9?from=venice@example.org")
address = "http://venice.test"
channels = {"mail": mail, "webhooks": True, "push": True}
notifications = NotificationSettings(address=address, **channels, delay=1e9)
serve_tables(int(sys.argv[1]), sys.argv[2], notifications=notifications)
"""


def looks(chosen: str) -> tuple[str, ...]:
    """Choose the looks of a page: one of them, or all."""
    return tuple(LOOKS) if EACH else (chosen,)
