"""The compose file agrees with the program, with the image, and with itself."""

import re
from typing import Any

import pytest
import yaml

from serenissima.web.server import LAST
from tests.packaging.deployed import DEPLOY, arguments_of, parse_server_command

TEXT = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
VARIABLE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")
KNOWN = {"name", "services", "networks", "volumes"}
KNOWN_OF_A_SERVICE = {
    "build", "image", "command", "environment", "depends_on", "restart", "stop_grace_period",
    "volumes", "healthcheck", "ports",
}  # fmt: skip


def test_every_name_in_the_file_has_a_meaning():
    """Compose refuses unknown keys, services, volumes and files only when a host starts it."""
    mounts = [mount.split(":") for one in SERVICES.values() for mount in one.get("volumes", ())]
    named = {source for source, *_ in mounts if not source.startswith(".")}
    files = {source for source, *_ in mounts if source.startswith(".")}
    waited_for = {name for one in SERVICES.values() for name in one.get("depends_on", ())}
    healthy = {
        name
        for one in SERVICES.values()
        if isinstance(one.get("depends_on"), dict)
        for name, how in one["depends_on"].items()
        if how == {"condition": "service_healthy"}
    }
    build = SERVICES["server"]["build"]

    assert set(COMPOSE) == KNOWN
    assert [set(one) - KNOWN_OF_A_SERVICE for one in SERVICES.values()] == [set()] * 3
    assert named == set(COMPOSE["volumes"])
    assert [name for name in files if not (DEPLOY / name).is_file()] == []
    assert waited_for <= set(SERVICES)
    assert [name for name in healthy if "healthcheck" not in SERVICES[name]] == []
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert [one["image"] for one in SERVICES.values() if "build" not in one
            and not re.search(r":\d+(\.\d+)*$", one["image"])] == []  # fmt: skip


def test_its_server_starts_with_these_options(monkeypatch: pytest.MonkeyPatch):
    """It reaches its database, trusts the network of the proxy only, and has time to end."""
    server, database = SERVICES["server"], SERVICES["database"]
    words = [VARIABLE.sub("venice.test", word) for word in server["command"]]
    heard = parse_server_command(monkeypatch, words)
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    user, place = database["environment"]["POSTGRES_USER"], "database"
    passwords = server["environment"]["PGPASSWORD"], database["environment"]["POSTGRES_PASSWORD"]

    assert heard["address"] == "https://venice.test"
    assert heard["database"] == f"postgresql://{user}@{place}/{user}"
    assert list(map(str, heard["proxies"])) == [network["subnet"]]  # type: ignore[call-overload]
    assert {VARIABLE.fullmatch(one)[1] for one in passwords} == {"DATABASE_PASSWORD"}  # type: ignore[index]
    assert f"--username={user}" in database["healthcheck"]["test"]
    assert int(server["stop_grace_period"].removesuffix("s")) > LAST


def test_its_proxy_gets_the_site_and_the_server():
    """The Caddyfile reads these variables; without them it is for the service on one machine."""
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    read = dict(re.findall(r"\{\$(\w+):([^}]+)\}", caddyfile))
    given = SERVICES["proxy"]["environment"]

    assert read == {"SITE": "venice.example.org", "SERVER": "127.0.0.1:8000"}
    assert given == {"SITE": "${SITE}", "SERVER": f"server:{arguments_of('EXPOSE')[0]}"}
    assert {line.split(":")[0] for line in SERVICES["proxy"]["ports"]} == {"80", "443"}


def test_a_missing_setting_is_explained():
    """Each variable is required at its first use, with the line to write."""
    first: dict[str, str] = {}
    for found in VARIABLE.finditer(TEXT):
        first.setdefault(found[1], found[0])

    assert set(first) == {"SITE", "DATABASE_PASSWORD"}
    assert [name for name, use in first.items() if f":?write {name}=" not in use] == []
