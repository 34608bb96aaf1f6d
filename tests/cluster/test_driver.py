"""The process that talks to Ray answers every question, even if nodes fail."""

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


async def test_an_unusable_node_is_tried_again(monkeypatch: pytest.MonkeyPatch):
    """Ray may refuse at once; the log gives the reason."""
    monkeypatch.setattr(drivers, "Node", fails)
    monkeypatch.setattr(drivers, "AGAIN", 0.0)
    said: list[Message] = []
    driver = Driver([], said.append)
    driver._used["node"] = asyncio.create_task(driver._use("node", 1))
    await driver._used["node"]

    assert driver._used == {}
    assert said == [Note("Ray node cannot be used", "node", "ValueError")]


async def test_every_question_is_answered():
    """The answer is None if the question could not be sent."""
    said: list[Message] = []
    driver = Driver([], said.append)
    node = SimpleNamespace(
        id="node", cores=1, ready=True, wanted=0.0, tables=Counter(), choose=fails
    )
    driver._nodes["node"] = node
    driver.receive(Think(7, "table", 1.0, 0.0, pickle.dumps(None)))
    await asyncio.gather(*driver._thoughts.values(), return_exceptions=True)

    assert said == [Note("computer player failed", "node", "ValueError"), Chosen(7, None)]
