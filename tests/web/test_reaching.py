"""Which addresses the server may connect to for a visitor: the internet, not the host's network."""

import asyncio
import ipaddress
import socket
import threading
from typing import Any

import pytest

from serenissima.kernel.errors import Illegal, Unreadable
from serenissima.web.notifications import reaching
from serenissima.web.notifications.reaching import (
    PATIENCE,
    Undelivered,
    check_entered_url,
    is_public,
    post,
    vet_host,
)
from serenissima.web.security.limits import networks
from tests.web.notified import receiving

OWN = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:1::",
    "fec0::1", "::7f00:1",
)  # fmt: skip


@pytest.mark.parametrize("address", OWN)
def test_private_addresses_are_not_public(address: str):
    """This holds for every spelling."""
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_internet_addresses_are_public(address: str):
    assert is_public(ipaddress.ip_address(address))


def resolving(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let names resolve to these addresses, one answer after the other; records the names."""
    asked: list[str] = []
    left = list(answers)

    def found(host: str, port: int, **how: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, None, 0, "", (one, port)) for one in left.pop(0)]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    return asked


async def test_slow_names_delay_no_one_else(monkeypatch: pytest.MonkeyPatch):
    """Tables are opened meanwhile, which needs a thread as well."""
    answers = threading.Event()

    def slow(*_: object, **how: object) -> list[Any]:
        answers.wait()
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    asked = [asyncio.ensure_future(vet_host("slow.test", 443, ())) for _ in range(50)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.wait_for(asyncio.to_thread(lambda: True), PATIENCE)
    finally:
        answers.set()
    found = await asyncio.gather(*asked, return_exceptions=True)

    assert {type(one) for one in found} == {Undelivered}


@pytest.mark.parametrize("url", [
    "https://10.0.0.1/", "https://[::1]:8443/", "https://[fe80::1%25eth0]/", "https://127.1/",
    "https://0x7f.1/", "https://localhost/",
])  # fmt: skip
async def test_a_private_address_is_refused_when_it_is_entered(url: str):
    """Every spelling is, unless it is in a network that the host has named."""
    with pytest.raises(Illegal, match="internet") as refused:
        await check_entered_url(url, ())

    assert refused.value.code == "call/private"
    await check_entered_url("http://10.0.0.1/", networks(["10.0.0.0/8"]))


async def test_an_unknown_name_is_refused_like_a_private_one(monkeypatch: pytest.MonkeyPatch):
    """So visitors can't probe the names in a host's network; a public one is accepted."""

    def unknown(*_: object, **how: object) -> list[Any]:
        raise socket.gaierror

    told = []
    resolving(monkeypatch, ["8.8.8.8"], ["8.8.8.8", "10.0.0.1"], ["8.8.8.8"])
    await check_entered_url("https://calls.test/", ())
    with pytest.raises(Illegal) as refused:
        await check_entered_url("https://calls.test/", ())
    told.append(refused.value.__dict__)
    with pytest.raises(Unreadable, match="https://"):
        await check_entered_url("http://calls.test/", networks(["10.0.0.0/8"]))
    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(Illegal) as refused:
        await check_entered_url("https://calls.test/", ())

    assert [*told, refused.value.__dict__] == [told[0]] * 2


async def test_looking_up_names_delays_no_notification(monkeypatch: pytest.MonkeyPatch):
    """The look-up is separate, and slow names are accepted; a number is refused meanwhile."""
    answers = threading.Event()

    def slow(host: str, port: int, **how: object) -> list[Any]:
        if host == "slow.test":
            answers.wait()
        return [(socket.AF_INET, None, 0, "", ("8.8.8.8", port))]

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    entered = [
        asyncio.ensure_future(check_entered_url("https://slow.test/", ())) for _ in range(50)
    ]
    await asyncio.sleep(0)
    try:
        assert await asyncio.wait_for(vet_host("calls.test", 443, ()), PATIENCE) == (
            "8.8.8.8",
            False,
        )
        with pytest.raises(Illegal):
            await check_entered_url("https://10.0.0.1/", ())
        monkeypatch.setattr(reaching, "ENTERING", 0.01)
        await check_entered_url("https://slow.test/", ())
    finally:
        answers.set()
    await asyncio.gather(*entered)


async def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch):
    """It does not matter which of them would be chosen."""
    resolving(monkeypatch, ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(Undelivered):
        await vet_host("calls.test", 443, ())


async def test_a_name_is_resolved_once(monkeypatch: pytest.MonkeyPatch):
    """The connection uses the vetted address, even if a second look-up gives another."""
    async with receiving() as hook:
        asked = resolving(monkeypatch, ["127.0.0.1"], ["10.0.0.1"])
        url = f"http://calls.test:{hook.port}/"
        await post(url, {"A": "b"}, b"{}", networks(["127.0.0.0/8"]))

    assert asked == ["calls.test"]
    assert hook.posts[0].headers["host"] == f"calls.test:{hook.port}"


async def test_this_machine_is_not_reached(monkeypatch: pytest.MonkeyPatch):
    async with receiving() as hook:
        for host in ("127.0.0.1", "localhost"):
            with pytest.raises(Undelivered):
                await post(f"http://{host}:{hook.port}/", {}, b"{}")
        assert hook.posts == []


async def test_redirections_are_not_followed():
    async with receiving() as hook, receiving() as other:
        hook.status = f"307 Temporary Redirect\r\nlocation: {other.url}"
        with pytest.raises(Undelivered):
            await post(hook.url, {}, b"{}", networks(["127.0.0.1"]))

        assert (len(hook.posts), other.posts) == (1, [])


async def test_outside_named_networks_only_https_is_used(monkeypatch: pytest.MonkeyPatch):
    resolving(monkeypatch, ["8.8.8.8"])
    with pytest.raises(Undelivered, match="https"):
        await post("http://calls.test/", {}, b"{}")
