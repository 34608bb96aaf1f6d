"""The process that speaks to Ray answers whatever happens to its nodes."""

import asyncio
import pickle
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from serenissima.cluster import driver as drivers
from serenissima.cluster.driver import Driver
from serenissima.cluster.messages import Chosen, Message, Note, Think

pytestmark = pytest.mark.soak

FAILURE = ValueError("this cannot be sent")


def fails(*_: object) -> Any:
    raise FAILURE


async def test_a_node_that_cannot_be_used_is_tried_again(monkeypatch: pytest.MonkeyPatch):
    """Even if Ray refuses at once; the log says why."""
    monkeypatch.setattr(drivers, "Node", fails)
    monkeypatch.setattr(drivers, "AGAIN", 0.0)
    said: list[Message] = []
    driver = Driver([], said.append)
    driver._used["node"] = asyncio.create_task(driver._use("node", 1))
    await driver._used["node"]

    assert driver._used == {}
    assert said == [Note("Ray node cannot be used", "node", "ValueError")]


async def test_every_question_is_answered():
    """With None if it could not be asked."""
    said: list[Message] = []
    driver = Driver([], said.append)
    node = SimpleNamespace(
        id="node", cores=1, ready=True, wanted=0.0, tables=Counter(), choose=fails
    )
    driver._nodes["node"] = node
    driver.receive(Think(7, "table", 1.0, 0.0, pickle.dumps(None)))
    await asyncio.gather(*driver._thoughts.values(), return_exceptions=True)

    assert said == [Note("computer player failed", "node", "ValueError"), Chosen(7, None)]
