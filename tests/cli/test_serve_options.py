"""Each option of `serve` changes exactly its own settings; no server is started."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
import typer

from serenissima.cli import app
from serenissima.web.notifications.settings import MailServer, NotificationSettings
from serenissima.web.security.limits import networks
from serenissima.web.security.passkeys import PasskeySettings
from serenissima.web.settings import ServerSettings
from tests.cli.command_line import run

VENICE = "https://venice.example.org"
SHARING = "serenissima serve --host 0.0.0.0"
AT_VENICE = ("--address", VENICE)
SECRET_FILE = Path(__file__).parents[2] / ".editorconfig"  # any text
Run = Callable[..., ServerSettings]


@dataclass(frozen=True, kw_only=True)
class Use:
    """An option in use.

    Attributes:
        words: the option, with a value that no other has.
        sets: the settings that it changes, by their path, with their values.
        beside: options that it needs to have an effect.
    """

    words: tuple[str, ...]
    sets: Mapping[str, object]
    beside: tuple[str, ...] = ()


USES = {
    "host": Use(words=("--host", "192.0.2.9"), sets={"host": "192.0.2.9", "sharing": ""}),
    "port": Use(words=("--port", "8017"), sets={"port": 8017}),
    "database": Use(
        words=("--database", "sqlite:///lagoon.db"),
        sets={
            "database": "sqlite:///lagoon.db",
            "sharing": f"{SHARING} --database sqlite:///lagoon.db",
        },
    ),
    "data": Use(
        words=("--data", "/srv/lagoon"),
        sets={
            "database": "sqlite:////srv/lagoon/tables.db",
            "sharing": f"{SHARING} --data /srv/lagoon",
        },
    ),
    "proxy": Use(
        words=("--proxy", "192.0.2.1", "--proxy", "198.51.100.0/24"),
        sets={"proxies": networks(["192.0.2.1", "198.51.100.0/24"]), "sharing": ""},
    ),
    "connections": Use(words=("--connections", "41"), sets={"limits.connections": 41}),
    "requests": Use(
        words=("--requests", "7.5"), sets={"limits.requests": 7.5, "limits.burst": 125}
    ),
    "thinkers": Use(words=("--thinkers", "13"), sets={"thinking.threads": 13}),
    "longest_thought": Use(words=("--longest-thought", "2.25"), sets={"thinking.longest": 2.25}),
    "ray": Use(words=("--ray", "192.0.2.6:6379"), sets={"thinking.cluster": "192.0.2.6:6379"}),
    "drain": Use(words=("--drain", "11.5"), sets={"drain": 11.5}),
    "metrics": Use(words=("--metrics", "9464"), sets={"metrics": "9464"}),
    "most_tables": Use(words=("--most-tables", "17"), sets={"allowance.tables": 17}),
    "tables_from_address": Use(
        words=("--tables-from-address", "19"),
        sets={"limits.tables": 0.095, "limits.table_burst": 19},
    ),
    "cache": Use(words=("--cache", "64"), sets={"allowance.memory": 64_000_000}),
    "most_storage": Use(words=("--most-storage", "23"), sets={"allowance.storage": 23_000_000}),
    "longest_name": Use(words=("--longest-name", "29"), sets={"allowance.name": 29}),
    "archive_after": Use(words=("--archive-after", "31"), sets={"allowance.idle": 31}),
    "absent_after": Use(words=("--absent-after", "37"), sets={"allowance.absent": 37}),
    "address": Use(
        words=("--address", "https://lagoon.example.org"),
        sets={
            "address": "https://lagoon.example.org",
            "notifications.address": "https://lagoon.example.org",
            "passkeys.origin": "https://lagoon.example.org",
        },
        beside=("--webhooks", "--passkeys", *AT_VENICE),
    ),
    "root_path": Use(
        words=("--root-path", "/lagoon/"),
        sets={
            "root_path": "/lagoon",
            "address": f"{VENICE}/lagoon",
            "notifications.address": f"{VENICE}/lagoon",
        },
        beside=("--webhooks", "--passkeys", *AT_VENICE),
    ),
    "mail": Use(
        words=("--mail", "smtps://anna:secret@192.0.2.5:4650?from=anna@example.org"),
        sets={
            "notifications.mail": MailServer(
                host="192.0.2.5",
                port=4650,
                encrypted=True,
                user="anna",
                password="secret",
                sender="anna@example.org",
            )
        },
        beside=("--webhooks", *AT_VENICE),
    ),
    "push": Use(
        words=("--push",),
        sets={"notifications": NotificationSettings(address=VENICE, push=True)},
        beside=AT_VENICE,
    ),
    "webhooks": Use(
        words=("--webhooks",),
        sets={"notifications": NotificationSettings(address=VENICE, webhooks=True)},
        beside=AT_VENICE,
    ),
    "webhooks_to": Use(
        words=("--webhooks-to", "192.0.2.0/24", "--webhooks-to", "198.51.100.7"),
        sets={"notifications.allowed": networks(["192.0.2.0/24", "198.51.100.7"])},
        beside=("--webhooks", *AT_VENICE),
    ),
    "passkeys": Use(
        words=("--passkeys",),
        sets={"passkeys": PasskeySettings(origin=VENICE)},
        beside=AT_VENICE,
    ),
    "oidc": Use(
        words=("--oidc", f"{VENICE}/lagoon"),
        sets={"oidc.issuer": f"{VENICE}/lagoon"},
        beside=("--oidc", VENICE, "--oidc-client", "lion", *AT_VENICE),
    ),
    "oidc_client": Use(
        words=("--oidc-client", "winged lion"),
        sets={"oidc.client": "winged lion"},
        beside=("--oidc", VENICE, "--oidc-client", "lion", *AT_VENICE),
    ),
    "oidc_secret": Use(
        words=("--oidc-secret", str(SECRET_FILE)),
        sets={"oidc.secret": SECRET_FILE.read_text("utf-8").strip()},
        beside=("--oidc", VENICE, "--oidc-client", "lion", *AT_VENICE),
    ),
    "oidc_name": Use(
        words=("--oidc-name", "the Arsenal"),
        sets={"oidc.name": "the Arsenal"},
        beside=("--oidc", VENICE, "--oidc-client", "lion", *AT_VENICE),
    ),
    "log_addresses": Use(words=("--log-addresses",), sets={"log_addresses": True}),
    "chat": Use(words=("--no-chat",), sets={"chat": False}),
    "log_json": Use(words=("--log-json",), sets={"log_json": True}),
}


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> Run:
    """A function that runs a command up to the start of the server, and returns its settings."""
    found: list[ServerSettings] = []
    monkeypatch.delenv("SERENISSIMA_MAIL", raising=False)
    monkeypatch.setattr("serenissima.web.serve", lambda given, **_: found.append(given))
    monkeypatch.setattr("serenissima.cluster.Link", lambda address, _: nullcontext(address))

    def settings(*words: str) -> ServerSettings:
        result = run(*words)
        assert result.exit_code == 0, result.output
        return found.pop()

    return settings


def find_changes(before: Any, after: Any, path: str = "") -> Iterator[tuple[str, object]]:
    """Return the differences between two records of settings, by their path."""
    if not is_dataclass(before) or type(before) is not type(after):
        yield from [] if before == after else [(path.removeprefix("."), after)]
        return
    for one in fields(before):
        pair = getattr(before, one.name), getattr(after, one.name)
        yield from find_changes(*pair, f"{path}.{one.name}")


def test_each_option_changes_only_its_own_settings(settings: Run):
    """So no two options can be confused on the way."""
    group: Any = typer.main.get_command(app)
    options = [option.name for option in group.commands["serve"].params]

    found = {
        name: dict(
            find_changes(settings("serve", *use.beside), settings("serve", *use.beside, *use.words))
        )
        for name, use in USES.items()
    }

    assert sorted(USES) == sorted(options)
    assert found == {name: use.sets for name, use in USES.items()}


def test_missing_options_have_their_defaults(settings: Run):
    """The server's own defaults apply, except that a host's old tables are archived."""
    serve, play = settings("serve"), settings("play", "--no-browser")
    usual = ServerSettings(host="127.0.0.1", port=8000, database=serve.database, sharing=SHARING)

    assert dict(find_changes(usual, serve)) == {"allowance.idle": 90}
    assert dict(find_changes(usual, play)) == {}
