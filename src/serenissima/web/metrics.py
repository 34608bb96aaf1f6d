"""Metrics of the server for a host's Prometheus, at a separate port and never among the pages.

A label is the pattern of a route, a status or the code of a refusal. Labels therefore never reveal
who plays which game, and the program limits their number.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from serenissima.service import Durations, Tables
from serenissima.web.refusals import SERVER_ADDRESS, SERVER_METRICS
from serenissima.web.tally import Tally

HERE = "127.0.0.1"
PORTS = range(65_536)


class Metrics:
    """The metrics, computed from plain counters at each reading.

    Args:
        tables: of the server.
        counts: of the application.
    """

    def __init__(self, tables: Tables, counts: Tally) -> None:
        self._tables, self._counts = tables, counts

    def collect(self) -> Iterable[Any]:
        """Yield the metrics in the form that Prometheus's client writes."""
        yield from self._of_pages()
        yield from self._of_tables()

    def _of_pages(self) -> Iterator[Any]:
        counts, of_each = self._counts, ["route", "status"]
        # other threads continue counting
        asked, refused = counts.requests.copy(), counts.refused.copy()
        requests = [((route, str(status)), n) for (route, status), n in asked.items()]
        refusals = [((code,), n) for code, n in refused.items()]
        yield _count("requests", "Requests, by the pattern of their route.", requests, of_each)
        yield _count("refusals", "Refusals, by code.", refusals, ["code"])
        yield _count("sent_bytes", "Bytes sent in answers and messages.", [((), counts.bytes)])
        yield _level("channels", "Open live channels.", counts.channels)
        notifications = list(counts.notifications.copy().items())
        yield _count(
            "calls", "Attempts to send notifications.", notifications, ["channel", "outcome"]
        )
        yield _level(
            "calls_waiting", "Notifications waiting in the database.", counts.notifications_waiting
        )
        yield _times(
            "send_seconds", "Time to pass a message to a channel's connection.", counts.sent
        )

    def _of_tables(self) -> Iterator[Any]:
        load = self._tables.workload()
        yield _level("tables_known", "Tables in memory.", load.tables)
        cached = [((name,), size) for name, size in load.cached.items()]
        yield _level("cached_bytes", "Bytes of memory in each cache, about.", cached, ["cache"])
        yield _level("cached_bytes_limit", "Bytes that all caches may take.", load.memory)
        yield _level("tables_archived", "Archived tables in the database.", load.archived)
        yield _level("thoughts_waiting", "Thoughts waiting for a thread.", load.waiting)
        yield _level("thoughts_running", "Thoughts that a thread is working on.", load.running)
        yield _times("decide_seconds", "Time to decide a command.", load.decided)
        yield _times("store_seconds", "Time to store the results of a command.", load.stored)
        failed = "Queries and commands that the database did not answer."
        yield _count("database_errors", failed, [((), load.failures)])


def _count(
    name: str,
    about: str,
    values: Iterable[tuple[Sequence[str], int]],
    labels: Sequence[str] = (),
) -> Any:
    from prometheus_client.core import CounterMetricFamily

    family = CounterMetricFamily(f"serenissima_{name}", about, labels=labels)
    for label, value in values:
        family.add_metric(label, value)
    return family


def _level(
    name: str,
    about: str,
    value: int | Iterable[tuple[Sequence[str], int]],
    labels: Sequence[str] = (),
) -> Any:
    from prometheus_client.core import GaugeMetricFamily

    family = GaugeMetricFamily(f"serenissima_{name}", about, labels=labels)
    for label, level in [((), value)] if isinstance(value, int) else value:
        family.add_metric(label, level)
    return family


def _times(name: str, about: str, taken: Durations) -> Any:
    from prometheus_client.core import HistogramMetricFamily
    from prometheus_client.utils import floatToGoString

    buckets = [(floatToGoString(bound), count) for bound, count in taken.at_most()]
    return HistogramMetricFamily(f"serenissima_{name}", about, buckets, taken.seconds)


def endpoint(text: str) -> tuple[str, int]:
    """Return the address of `PORT` or `HOST:PORT`; a port alone is on this computer.

    Raises:
        Unreadable: `server/metrics`.
    """
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) not in PORTS:
        raise SERVER_METRICS(text=text, hint="PORT, or HOST:PORT")
    return host.strip("[]") or HERE, int(port)


@contextmanager
def serve_metrics(metrics: Callable[[], Metrics], at: str) -> Iterator[int]:
    """Serve metrics at an address while open, or nowhere without one.

    Any client that can reach the address can read them. Yields the port.

    Raises:
        NotNow: `server/address`.
        Unreadable: `server/metrics`.
    """
    if not at:
        yield 0
        return
    from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server

    host, port = endpoint(at)
    registry = CollectorRegistry()
    registry.register(metrics())
    ProcessCollector(registry=registry)
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        reason = f"metrics cannot be published at this address: {error}"
        raise SERVER_ADDRESS(reason, text=at, hint="choose another --metrics") from error
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
