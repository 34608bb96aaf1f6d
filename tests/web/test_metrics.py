"""The metrics for a host's Prometheus are true, bounded, and anonymous."""

import re
import socket
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from prometheus_client.parser import text_string_to_metric_families

from serenissima.kernel.errors import SerenissimaError
from serenissima.web.app import create_app
from serenissima.web.metrics import Metrics, endpoint, serve_metrics
from serenissima.web.security.limits import Limits
from serenissima.web.settings import AppSettings
from serenissima.web.tally import MOST_CODES, OTHER, Tally
from tests.web.channels import act, hear
from tests.web.visitors import SHELF, change, key

PLAIN = re.compile(r"[a-z/{}-]+|\d{3}|\d+\.\d+|\+Inf")  # as no token or id is
Sample = tuple[str, tuple[tuple[str, str], ...]]
Read = dict[Sample, float]


@contextmanager
def metrics_of(app: FastAPI) -> Iterator[int]:
    """Serve the metrics of an application; yields their port."""
    state = app.state.serenissima
    with serve_metrics(partial(Metrics, state.tables, state.tally), "0") as port:
        yield port


def read(port: int) -> tuple[str, Read]:
    """Return the metrics, as text and as values by name and labels."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as page:
        text = page.read().decode()
    samples = [one for family in text_string_to_metric_families(text) for one in family.samples]
    return text, {(one.name, tuple(sorted(one.labels.items()))): one.value for one in samples}


def sample(name: str, **labels: str) -> Sample:
    return f"serenissima_{name}", tuple(sorted(labels.items()))


def test_metrics_count_what_was_played(app: FastAPI):
    """Here they are one table, one action, one channel that sent it, three refusals."""
    fields = {"name": "Ludovica", "key": key(), "sit-1": "person", "seats": "2"}
    with TestClient(app) as client, metrics_of(app) as port:
        table = client.post("/new/lots", data=fields).url.path.removesuffix("/seats")
        with client.websocket_connect(f"{table}/live?since=2") as channel:
            hear(channel)
            act(client, table)
            hear(channel)
            open_now = read(port)[1]
        for number in range(3):
            client.get(f"/table/nowhere-{number}")
        text, values = read(port)

    assert values[sample("requests_total", route="/table/{table}/act", status="200")] == 1
    assert values[sample("requests_total", route="/new/{game}", status="303")] == 1
    assert values[sample("requests_total", route="/table/{table}", status="404")] == 3
    assert values[sample("refusals_total", code="table/unknown")] == 3
    assert values[sample("decide_seconds_count")] == 1
    assert values[sample("store_seconds_count")] == 2
    assert values[sample("send_seconds_count")] == 2
    assert values[sample("sent_bytes_total")] > 1000
    assert values[sample("tables_known")] == 1
    assert (open_now[sample("channels")], values[sample("channels")]) == (1, 0)
    assert values[sample("database_errors_total")] == 0

    said = {value for name, labels in values for _, value in labels if name.startswith("seren")}
    assert [value for value in said if not PLAIN.fullmatch(value)] == []
    assert table.split("/")[2] not in text


def test_a_request_counts_for_its_page_even_if_a_guard_answers(tmp_path: Path):
    """Previews ask for a head; a guard refuses a form of another site, or an address too busy."""
    few = Limits(requests=0.001, burst=3)
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}", AppSettings(shelf=SHELF, limits=few))
    elsewhere = {"sec-fetch-site": "cross-site"}
    with TestClient(app, client=("198.51.100.7", 1)) as client:
        client.head("/table/nowhere")
        client.get("/api")
        client.post("/new/lots", headers=elsewhere)
        client.post("/table/nowhere/act")

    assert app.state.serenissima.tally.requests == {
        ("/table/{table}", 404): 1,
        ("/api", 200): 1,
        ("/new/{game}", 403): 1,
        ("/table/{table}/act", 429): 1,
    }


def test_a_supervisor_s_request_does_not_count_as_a_failure(app: FastAPI):
    """`/ready` may ask at any rate; opening a table counts."""
    with TestClient(app) as client, metrics_of(app) as port:
        change(app, "ALTER TABLE alembic_version RENAME COLUMN version_num TO lost")
        change(app, "ALTER TABLE tables RENAME TO lost")
        ready = client.get("/ready").json()["code"]
        asked = read(port)[1]
        table = client.get("/table/nowhere", headers={"accept": "application/json"}).status_code
        opened = read(port)[1]

    failures = [values[sample("database_errors_total")] for values in (asked, opened)]
    assert (ready, table, failures) == ("database/unavailable", 503, [0, 1])


def test_labels_are_few_for_any_request(app: FastAPI):
    """An unknown address, method or code adds no label."""
    counts: Tally = app.state.serenissima.tally
    with TestClient(app) as client:
        for number in range(20):
            client.get(f"/{number}")
            client.request("TRACE", f"/{number}/x")
    for number in range(2 * MOST_CODES):
        counts.refuse(f"code/{number}")

    assert {route for route, _ in counts.requests} == {OTHER}
    assert len(counts.refused) <= MOST_CODES + 1


@pytest.mark.parametrize(("text", "place"), [
    ("9464", ("127.0.0.1", 9464)),
    ("10.0.0.7:9464", ("10.0.0.7", 9464)),
    ("[::1]:9464", ("::1", 9464)),
])  # fmt: skip
def test_a_port_alone_is_open_to_this_computer_only(text: str, place: tuple[str, int]):
    """An address before the port opens it to others."""
    assert endpoint(text) == place


@pytest.mark.parametrize("text", ["venice", "127.0.0.1", "65536", "127.0.0.1:-1", ":"])
def test_an_invalid_port_is_refused(text: str):
    """It is refused before the server starts."""
    with pytest.raises(SerenissimaError) as refused:
        endpoint(text)

    assert refused.value.code == "server/metrics"


def test_a_busy_port_is_refused(app: FastAPI):
    """One line reports it, as for the server's own port."""
    state = app.state.serenissima
    with socket.create_server(("127.0.0.1", 0)) as taken:
        at = str(taken.getsockname()[1])
        with (
            pytest.raises(SerenissimaError) as refused,
            serve_metrics(partial(Metrics, state.tables, state.tally), at),
        ):
            pass

    assert refused.value.code == "server/address"


def test_pages_show_no_metrics(app: FastAPI):
    """They are not a page of the site."""
    with TestClient(app) as client:
        assert client.get("/metrics").status_code == 404
