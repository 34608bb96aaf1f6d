"""What OpenAPI says is true: schemathesis asks a server whatever the document allows, and more.

The same requests come each time. `EACH=1` asks many more of them.
"""

import os
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.served import PATIENCE, served

EACH = "EACH" in os.environ
EXAMPLES = 100 if EACH else 8  # of each operation
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
MANY = 10**9
WRONG_METHOD = {"description": "`request/method`"}  # is no operation of the document
pytestmark = [pytest.mark.xdist_group("schema"), pytest.mark.slow]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server without limits by address."""
    limits = {"requests": MANY, "burst": MANY, "tables": MANY, "table_burst": MANY}
    with served(tmp_path_factory.mktemp("schema"), **limits) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="module")
def seated(address: str) -> dict[str, Any]:
    """A table at which somebody sits."""
    wanted = {"seats": ["person", "person"], "name": "Anna", "key": "k" * 43}
    return dict(httpx2.post(f"{address}/api/games/lots/tables", json=wanted).json())


@pytest.fixture(scope="module")
def api(address: str) -> Any:
    """The operations; all but the stream are asked, which never ends by itself."""
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
    """At a table by any name, and at a real one as a watcher and as somebody who sits there."""
    check(case)
    if "table" in case.path_parameters:
        case.path_parameters["table"] = seated["table"]
        check(case)
        check(case, authorization=f"Bearer {seated['token']}")


def check(case: schemathesis.Case, **headers: str) -> None:
    """Ask; the answer fits the document, and a refusal has a code that stands there."""
    answer = case.call(headers=headers, timeout=PATIENCE)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        described = case.operation.definition.raw["responses"]
        code, codes = answer.json()["code"], described.get(str(answer.status_code), WRONG_METHOD)
        assert f"`{code}`" in codes["description"]
