"""A table in words, for language models: all actions of a seat, without secrets."""

from typing import Any

from tests.web.visitors import Visitor, key


async def look(visitor: Visitor, since: int = 0, **headers: str) -> dict[str, Any]:
    """Return the table in words, as the visitor sees it."""
    path = f"/api/table/{visitor.table}/text?since={since}"
    return dict((await visitor.web.get(path, headers=headers)).json())


async def test_every_legal_action_is_written_as_it_is_sent(anna: Visitor):
    """Its meaning comes with it; once it is taken, its events are listed."""
    await anna.sit("computer guest")
    before = await look(anna)
    wish = {"action": before["legal"][0], "decision": before["decision"], "key": key()}
    answer = await anna.web.post(f"/api/table/{anna.table}/act", json=wish)
    after = await look(anna, before["told"])

    assert answer.status_code == 200
    choices = before["text"].splitlines()[-len(before["legal"]) :]
    assert [line.split(" – ")[0] for line in choices] == before["legal"]
    assert before["told"] < after["told"]
    assert "What happened" in after["text"]


async def test_a_spectator_reads_whose_turn_it_is(anna: Visitor, bernd: Visitor):
    """It is in the reader's language, and contains no hand."""
    await anna.sit("person")
    await bernd.go(f"/table/{anna.table}")
    seen = await look(bernd, **{"accept-language": "de"})

    assert (seen["legal"], seen["decision"], seen["seat"]) == ([], None, -1)
    assert "Anna" in seen["text"].splitlines()[-1]
    assert "Verlauf" in seen["text"]


async def test_the_end_lists_each_share(anna: Visitor):
    """The match must be over."""
    await anna.sit("computer guest")
    for _ in range(200):
        seen = await look(anna)
        if seen["over"]:
            break
        if seen["decision"] is not None:
            wish = {"action": seen["legal"][0], "decision": seen["decision"], "key": key()}
            await anna.web.post(f"/api/table/{anna.table}/act", json=wish)

    assert seen["over"]
    assert seen["text"].count("%") == 2
