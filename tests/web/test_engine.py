"""What a visitor's device gets to analyse with, and what the server accepts from it."""

import json
import random

import numpy as np

from serenissima.analysis.jobs import OF_DECISION
from serenissima.service.core.hints import HintQuestion
from serenissima.web.presentation.engine import describe
from tests.service.guests import GAME, live
from tests.web.meetings import finished
from tests.web.visitors import Visitor
from tests.web.worlds import shuffled


def described(answer: bytes) -> dict[str, object]:
    """Return the description before the pieces of memory."""
    length = int.from_bytes(answer[:4], "little")
    told: dict[str, object] = json.loads(answer[4 : 4 + length])
    return told


async def test_a_device_analyses_a_finished_match(anna: Visitor, bernd: Visitor):
    """The page words what it has found; nonsense is refused, and nothing is there too early."""
    await anna.sit("person")
    early = await anna.web.get(f"/table/{anna.table}/analysis/memory")
    path = await finished(anna, bernd)
    told = described((await bernd.web.get(f"{path}/analysis/memory")).content)
    _, size = told["found"]  # type: ignore[misc]
    headers = {"content-type": "application/octet-stream"}
    findings = bytearray(size)
    said = await bernd.web.post(f"{path}/analysis", content=bytes(findings), headers=headers)
    short = await bernd.web.post(f"{path}/analysis", content=b"none", headers=headers)
    findings[:8] = np.array([np.inf]).tobytes()
    wrong = await bernd.web.post(f"{path}/analysis", content=bytes(findings), headers=headers)

    assert early.status_code == 409
    assert said.status_code == 200
    assert "Analysed on your device" in said.text
    assert {short.status_code, wrong.status_code} == {400}
    assert "analysis/findings" in short.text


async def test_files_of_the_engine_are_there_or_refused(anna: Visitor):
    for path in ("/engine/1/nothing.wasm", "/engine/1/nothing.networks"):
        assert (await anna.web.get(path)).status_code == 404


def test_a_device_learns_nothing_but_its_seats_view():
    """Equal information, equal bytes, whatever the other seats hold."""
    chance = random.Random(4)
    _, table = live(chance, 12, "person", "person", "person")
    for seat in table.match.waits:
        other, decision = shuffled(table, seat, chance), table.decision(seat) or 0
        sent = [
            describe(GAME, HintQuestion("id", seat, decision).memory(one), OF_DECISION)
            for one in (table, other)
        ]

        assert sent[0] == sent[1]
    assert table.match.waits
