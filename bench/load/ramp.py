"""A load test from a few actions a second up to the saturation of the servers."""

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from load.clients import Clients
from load.servers import Server, used
from load.tables import TINY

RATES = (10, 20, 40, 80, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560)  # actions a second
ENOUGH = 0.9  # of the requested rate; below this, the servers are saturated
PATIENCE = 2.0  # seconds after the last action in which it still counts as seen


@dataclass
class Figures:
    """The figures at one rate.

    Attributes:
        asked, done: actions a second.
        p50, p99: milliseconds from sending an action to the other seat's screen.
        unseen: actions that the other seat hadn't seen when the next one came.
        refused: actions that the server refused.
        cpu: cores that the servers used.
        memory: megabytes of the servers.
        driver: cores that the clients used; near 1, the clients are saturated.
        sent: kilobytes per message on a channel.
    """

    asked: float
    done: float
    p50: float
    p99: float
    unseen: int
    refused: int
    cpu: float
    memory: float
    driver: float
    sent: float


async def ramp(clients: Clients, servers: Sequence[Server], seconds: float) -> list[Figures]:
    """Return figures from the lowest rate to the first that the servers can't handle."""
    found: list[Figures] = []
    async with clients.watching():
        await clients.run(RATES[0], seconds)  # everything has been done once
        for rate in RATES if len(clients.tables) > TINY else RATES[:1]:
            found.append(await measure(clients, servers, rate, seconds))
            if found[-1].done < ENOUGH * found[-1].asked:
                break
    return found


async def measure(
    clients: Clients, servers: Sequence[Server], rate: int, seconds: float
) -> Figures:
    """Return the figures at one rate."""
    before, own = sum(server.used()[0] for server in servers), used(os.getpid())[0]
    counts = await clients.run(rate, seconds)
    cpu, memory = map(sum, zip(*(server.used() for server in servers), strict=True))
    driver = used(os.getpid())[0] - own
    await asyncio.sleep(min(seconds, PATIENCE))
    return Figures(
        asked=counts.due / seconds, done=counts.done / counts.seconds,
        p50=1000 * quantile(counts.times, 0.5), p99=1000 * quantile(counts.times, 0.99),
        unseen=counts.done - len(counts.times), refused=counts.refused,
        cpu=(cpu - before) / counts.seconds, memory=memory, driver=driver / counts.seconds,
        sent=mean(counts.bytes or [0]) / 1000,
    )  # fmt: skip


def quantile(times: Sequence[float], share: float) -> float:
    """Return the time that this share of the times doesn't exceed; NaN if there are none."""
    return sorted(times)[int((len(times) - 1) * share)] if times else float("nan")


def format_figures(title: str, found: Sequence[Figures]) -> str:
    """Return the figures as a table."""
    head = "asked/s  done/s  p50 ms  p99 ms  unseen  refused   CPU     MB  driver  kB sent"
    lines = (
        f"{f.asked:7.1f}{f.done:8.1f}{f.p50:8.1f}{f.p99:8.1f}{f.unseen:8}{f.refused:9}"
        f"{f.cpu:6.2f}{f.memory:7.0f}{f.driver:8.2f}{f.sent:9.1f}"
        for f in found
    )
    return "\n".join((title, head, *lines))
