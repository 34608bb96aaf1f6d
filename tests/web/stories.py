"""Requests that follow from one another, as OpenAPI links them, and checks of their answers."""

from dataclasses import dataclass, field
from typing import Any

import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.served import PATIENCE
from tests.web.visitors import key

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
WRONG_METHOD = {"description": "`request/method`"}  # is not an operation of the document
WITHOUT = 7  # one request in this number is sent without a token


def check_described(case: schemathesis.Case, answer: Any) -> None:
    """Check that the answer fits the document, and that the code of a refusal is listed there."""
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        described = case.operation.definition.raw["responses"]
        code, codes = answer.json()["code"], described.get(str(answer.status_code), WRONG_METHOD)
        assert f"`{code}`" in codes["description"]


@dataclass
class Told:
    """The results of stories: deviations from the document, and the operations carried out."""

    faults: list[str] = field(default_factory=list)
    done: set[str] = field(default_factory=set)

    def read(self, case: schemathesis.Case, answer: Any) -> None:
        """Note an answer; faults are reported at the end, in order."""
        try:
            check_described(case, answer)
        except (AssertionError, FailureGroup) as fault:
            self.faults.append(f"{case.as_curl_command()}: {answer.status_code} {fault}")
        if answer.status_code == 200:
            self.done.add(case.operation.definition.raw["operationId"])


def story_of(document: Any, told: Told) -> Any:
    """Return a state machine that follows the links of a document with the tokens that it gets."""

    class Story(document.as_state_machine()):  # type: ignore[misc]
        """A client with the tokens from the answers so far."""

        def setup(self) -> None:
            self.tokens: dict[str, list[str]] = {}
            self.asked = 0

        def before_call(self, case: schemathesis.Case) -> None:
            self.asked += 1
            if isinstance(case.body, dict) and "key" in case.body:
                case.body["key"] = key()  # stories do not touch each other's tables

        def get_call_kwargs(self, case: schemathesis.Case) -> dict[str, Any]:
            mine = self.tokens.get(str((case.path_parameters or {}).get("table")), [])
            if not mine or self.asked % WITHOUT == 0:
                return {"timeout": PATIENCE}
            token = mine[self.asked % len(mine)]
            return {"headers": {"authorization": f"Bearer {token}"}, "timeout": PATIENCE}

        def validate_response(
            self, response: Any, case: schemathesis.Case, *_: object, **kwargs: Any
        ) -> None:
            told.read(case, response)
            data = response.json()
            if response.status_code == 200 and isinstance(data, dict) and data.get("token"):
                table = data.get("table") or case.path_parameters["table"]
                self.tokens.setdefault(table, []).append(data["token"])

    return Story
