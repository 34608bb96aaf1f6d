"""OpenAPI is true: schemathesis sends a server the requests that the document allows, and others.

It tests each operation by itself, and runs stories along the document's links: it opens tables,
joins, looks, acts, undoes, leaves, makes tokens and ends them.

The same requests come each time. `EACH=1` sends many more of them.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.errors import FlakyStrategyDefinition

from tests.each import EACH
from tests.web.served import PATIENCE, served
from tests.web.stories import Told, check_described, story_of

EXAMPLES = 100 if EACH else 4  # of each operation
STORIES = 100 if EACH else 8  # in which one answer leads to the next request; at least
MOST_STORIES = 400  # of those that run until all required operations are reached
REACHED = {"open_table", "view"} | ({"sit", "leave", "make_token"} if EACH else set())
STEPS = 30 if EACH else 20  # of each
MANY = 10**9
pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("schema")]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without limits by address."""
    names = ("requests", "burst", "tables", "table_burst", "sittings", "sitting_burst")
    limits = dict.fromkeys((*names, "open_tables"), MANY)
    with served(tmp_path_factory.mktemp("schema"), **limits) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="module")
def seated(address: str) -> dict[str, Any]:
    """Open a table with one player."""
    wanted = {"seats": ["person", "person"], "name": "Anna", "key": "k" * 43}
    place = f"{address}/api/games/lots/tables"
    return dict(httpx2.post(place, json=wanted, timeout=PATIENCE).json())


@pytest.fixture(scope="module")
def api(address: str) -> Any:
    """The operations; the stream is left out, since it does not end by itself."""
    document = schemathesis.openapi.from_url(f"{address}/api")
    document.config.phases.update(phases=["fuzzing", "coverage"])
    return document


schema = schemathesis.pytest.from_fixture("api").exclude(path_regex="/stream$")


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, derandomize=True, database=None, deadline=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_every_answer_is_as_described(case: schemathesis.Case, seated: dict[str, Any]):
    """It asks for unknown tables, and for a real one as a spectator and as a player."""
    check(case)
    if "table" in case.path_parameters:
        case.path_parameters["table"] = seated["table"]
        check(case)
        check(case, authorization=f"Bearer {seated['token']}")


def test_every_answer_is_as_described_after_other_requests(address: str):
    """Stories mostly use the tokens that they get, and so reach more than single requests do."""
    document = schemathesis.openapi.from_url(f"{address}/api").exclude(path_regex="/stream$")
    document.config.generation.update(modes=[schemathesis.GenerationMode.POSITIVE])
    story = story_of(document, told := Told())
    for number in range(MOST_STORIES):
        if number >= STORIES and told.done >= REACHED:
            break
        # The results of a story depend on those before it, which hypothesis does not expect.
        with suppress(FlakyStrategyDefinition):
            seed(number)(story).run(settings=settings(
                max_examples=2, stateful_step_count=STEPS, database=None, deadline=None,
                suppress_health_check=list(HealthCheck), phases=[Phase.generate],
            ))  # fmt: skip

    assert told.faults == []
    assert told.done >= REACHED


def check(case: schemathesis.Case, **headers: str) -> None:
    """Send a request; check that the answer is as described."""
    check_described(case, case.call(headers=headers, timeout=PATIENCE))
