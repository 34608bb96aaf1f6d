"""The files for proxies have the settings that matter, and installed proxies follow them.

Only installed proxies are run: `apt-get install nginx-light caddy`.
"""

import asyncio
import json
import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect

from serenissima.web.routes.wires import SILENCE
from tests.certificates import certificate
from tests.packaging.secret_links import TOKEN, secret_addresses
from tests.places import ROOT
from tests.ports import Port
from tests.web.served import PATIENCE, ended, served
from tests.web.visitors import key

pytestmark = pytest.mark.soak

DEPLOY = ROOT / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
FOLDERS = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")  # where Caddy keeps what it makes
AROUND = """{user}daemon off;
pid {folder}/pid;
error_log {folder}/start.log crit;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""  # what Debian has around a site
ALONE = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n"


@dataclass
class Proxy:
    """A proxy that can be started.

    Attributes:
        check: the command that checks its file.
        start: the command that starts it.
        address: its future address.
        log: its log file.
    """

    check: list[str]
    start: list[str]
    address: str
    log: Path


def nginx(folder: Path, port: int, ports: list[Port]) -> Proxy:
    """Nginx with our file; only ports, folders and the certificate are the test's."""
    plain, site = (one.number for one in ports)
    text = re.sub(r"(?m)^ *listen \[::\].*\n", "", NGINX)
    for wanted, ours in {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{site} ssl;",
        "127.0.0.1:8000": f"127.0.0.1:{port}",
        "/var/log/nginx": str(folder),
        "/etc/letsencrypt/live/venice.example.org": str(folder),
        "venice.example.org": "localhost",
    }.items():
        assert wanted in text
        text = text.replace(wanted, ours)
    for name, pem in zip(("fullchain", "privkey"), certificate(names=("localhost",)), strict=True):
        (folder / f"{name}.pem").write_bytes(pem)
    (folder / "site.conf").write_text(text)
    user = "" if os.geteuid() else "user root;\n"  # pytest's folders are closed to others
    (folder / "nginx.conf").write_text(AROUND.format(user=user, folder=folder))
    words = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    return Proxy([*words, "-t"], words, f"https://localhost:{site}", folder / "serenissima.log")


def caddy(folder: Path, port: int, ports: list[Port]) -> Proxy:
    """Caddy with our file; it makes a certificate for this machine that only the test trusts."""
    site = ports[-1].number
    text = CADDY.replace("{\n", ALONE, 1)
    for wanted, ours in {
        "127.0.0.1:8000": f"127.0.0.1:{port}",
        "venice.example.org": f"https://localhost:{site}",
    }.items():
        assert wanted in text
        text = text.replace(wanted, ours)
    (folder / "Caddyfile").write_text(text)
    given = ["--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    address, log = f"https://localhost:{site}", folder / "errors.log"
    return Proxy(["caddy", "validate", *given], ["caddy", "run", *given], address, log)


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy_maker(request: pytest.FixtureRequest) -> Callable[[Path, int, list[Port]], Proxy]:
    """A function that makes a proxy, which `make soak` installs on Debian."""
    name = request.param.__name__
    assert shutil.which(name), f"{name} is not installed: install it and run `make soak` again"
    return request.param


@contextmanager
def run_proxy(proxy: Proxy, folder: Path) -> Iterator[None]:
    """Start a proxy, and stop it afterwards."""
    own = {**os.environ, **dict.fromkeys(FOLDERS, str(folder))}
    with (folder / "errors.log").open("w") as errors:
        process = subprocess.Popen(proxy.start, env=own, stdout=errors, stderr=errors)
        try:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end and process.poll() is None:
                try:
                    httpx2.get(f"{proxy.address}/health", verify=False)
                    break
                except httpx2.TransportError:
                    time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def test_a_proxy_accepts_its_file(
    proxy_maker: Callable[[Path, int, list[Port]], Proxy], tmp_path: Path
):
    """It prints no warning."""
    told = subprocess.run(
        proxy_maker(tmp_path, Port().number, [Port(), Port()]).check,
        env={**os.environ, **dict.fromkeys(FOLDERS, str(tmp_path))},
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert told.returncode == 0, told.stderr
    assert not re.search(r"\b(warn|WARN)", told.stderr), told.stderr


async def test_a_table_is_played_through_a_proxy(
    proxy_maker: Callable[[Path, int, list[Port]], Proxy], tmp_path: Path
):
    """HTTPS and live channels work; other sites are refused, and no log contains a secret."""
    ports = [Port(), Port()]
    with served(tmp_path, proxies=("127.0.0.1",)) as server:
        proxy = proxy_maker(tmp_path, server.port, ports)
        with run_proxy(proxy, tmp_path):
            async with httpx2.AsyncClient(
                base_url=proxy.address, verify=False, timeout=PATIENCE
            ) as web:
                await _play(web, proxy.address)
                for address in secret_addresses():
                    await web.get(address, headers={"referer": f"{proxy.address}{address}"})
                ended(server.process)
                lost = [(await web.get(address)).status_code for address in secret_addresses()]
    logs = _logs(tmp_path)

    assert set(lost) == {502}
    assert "/table/x/seat/..." in logs[proxy.log.name]
    assert {name for name, text in logs.items() if TOKEN in text} == set()


def _logs(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.glob("*.log")}


async def _play(web: httpx2.AsyncClient, address: str) -> None:
    """Open a table and watch it: the server trusts the proxy's headers about the browser."""
    seats = {"seats": ["person", "person"], "name": "Anna", "key": key()}
    opened = (await web.post("/api/games/lots/tables", json=seats)).json()
    sent = [
        await web.post("/preferences", data={"language": "de"}, headers={"origin": origin})
        for origin in (address, "https://elsewhere.example")
    ]
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    live = f"{address.replace('https', 'wss')}/table/{opened['table']}/live?since=0"
    async with asyncio.timeout(PATIENCE), connect(live, origin=address, ssl=trusting) as channel:
        shown = json.loads(await channel.recv())

    assert [answer.status_code for answer in sent] == [303, 403]
    assert "secure" in sent[0].headers["set-cookie"].lower()
    assert shown["seq"] == 2


def test_proxies_pass_on_the_headers_that_the_server_uses():
    """Nginx needs settings for them; Caddy does it by default, without a time limit."""
    told = dict(re.findall(r"proxy_set_header (\S+) (\S+);", NGINX))
    (timeout,) = re.findall(r"proxy_read_timeout (\d+)s;", NGINX)

    assert told == {
        "Host": "$http_host",
        "Upgrade": "$http_upgrade",
        "Connection": "$connection_upgrade",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
    }
    assert int(timeout) > SILENCE
