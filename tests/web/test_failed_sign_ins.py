"""A host can let fail2ban read the addresses of failed sign-ins from the log."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import httpx2
import pytest

from tests.places import ROOT
from tests.web.served import Served, served

FILTER = ROOT / "deploy" / "fail2ban" / "filter.d" / "serenissima.conf"
ADDRESS = r"(?P<address>[0-9a-f.:]+)"  # as fail2ban reads <ADDR>
VISITORS = ["192.0.2.7", "192.0.2.7", "2001:db8::9", "::ffff:192.0.2.8", "nonsense"]
SEEN = ["192.0.2.7", "192.0.2.7", "2001:db8::9", "192.0.2.8"]


def patterns() -> list[re.Pattern[str]]:
    """Return the patterns of the filter, with their names resolved."""
    text = FILTER.read_text()
    names = dict(re.findall(r"^(_\w+) = (.*)$", text, re.MULTILINE))
    lines = re.findall(r"^(?:failregex =| {12})\s*(\^.*\$)$", text, re.MULTILINE)
    resolved = (re.sub(r"%\((\w+)\)s", lambda found: names[found[1]], one) for one in lines)
    return [re.compile(one.replace("<ADDR>", ADDRESS)) for one in resolved]


def fail_to_sign_in(server: Served, address: str) -> None:
    """Send a wrong password and a wrong code as a proxy does for a visitor."""
    with httpx2.Client(base_url=f"http://127.0.0.1:{server.port}") as web:
        headers = {"x-forwarded-for": address}
        sent = {"login": "sign-in failed from 203.0.113.1", "password": "four words are better"}
        assert web.post("/sign-in", headers=headers, data=sent).status_code == 422


@pytest.mark.parametrize("as_json", [False, True])
def test_fail2ban_finds_each_failed_sign_in(tmp_path: Path, as_json: bool):
    """Equal lines are not merged, and nothing a visitor writes gets into a line."""
    settings = {"log_addresses": True, "log_json": as_json}
    with served(tmp_path, proxies=("127.0.0.1",), settings=settings) as server:
        for address in VISITORS:
            fail_to_sign_in(server, address)
    lines = server.log.read_text().splitlines()

    found = [one.match(line) for line in lines for one in patterns()]
    assert [one["address"] for one in found if one] == SEEN
    assert "203.0.113.1" not in server.log.read_text()
    journal = f"Nov 30 18:00:00 venice serenissima[77]: {lines[0]}"
    assert any(one.match(journal.removeprefix("Nov 30 18:00:00")) for one in patterns())
    if as_json:
        assert json.loads(lines[0])["code"] == "account/wrong"
    if program := shutil.which("fail2ban-regex"):
        with server.log.open("a") as log:
            log.write(journal + "\n")
        read = [program, server.log, FILTER]
        ran = subprocess.run(read, check=True, capture_output=True, text=True)
        assert f"{len(SEEN) + 1} matched, 0 missed" in ran.stdout


def test_no_address_is_logged_without_the_hosts_wish(tmp_path: Path):
    """Addresses are personal data."""
    with served(tmp_path, proxies=("127.0.0.1",)) as server:
        fail_to_sign_in(server, VISITORS[0])
    assert VISITORS[0] not in server.log.read_text()
