"""A finished match is played on from one of its steps, at a table of its own."""

from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

from serenissima.kernel.match import Match
from tests.tiny.game import GAME
from tests.web.meetings import finished
from tests.web.visitors import Visitor, key

STEP = 3


async def told(visitor: Visitor, table: str) -> list[Any]:
    """Return the events that seat 0 of a table has been told."""
    data = (await visitor.web.get(f"/api/table/{table}")).json()
    return [step["happenings"] for step in data["told"]]


def joined(steps: list[Any]) -> list[Any]:
    """Return the events of some steps; a running match leaves out steps without any."""
    return [event for step in steps for event in step]


async def play_on(visitor: Visitor, path: str) -> Visitor:
    """Go the way on from a step of a finished match, up to the new table."""
    await visitor.go(f"{path}?at={STEP}&as=0")
    (way,) = [link for link in visitor.read.links if link.startswith("/new/")]
    await visitor.go(way.replace("&amp;", "&"))
    form = visitor.read.forms[-1].hidden
    sitting = {
        name: "me" if value == ["me"] else "computer guest"
        for name, value in parse_qs(urlsplit(way).query).items()
        if name.startswith("sit-")
    }
    return await visitor.send(visitor.path, name="Anna", **form, **sitting)


async def test_a_step_becomes_a_table_with_the_same_beginning(anna: Visitor, bernd: Visitor):
    """Its first steps are those of the other match; its dice can't be proved."""
    path = await finished(anna, bernd)
    before = await told(anna, bernd.table)
    await play_on(anna, path)

    assert anna.table != bernd.table
    first = joined(before[: STEP + 1])
    assert joined(await told(anna, anna.table))[: len(first)] == first
    assert path in anna.read.links
    await anna.go(f"/table/{anna.table}/fair", 404)


async def test_hidden_cards_stay_hidden_when_a_match_is_played_on(
    anna: Visitor, bernd: Visitor, come
):
    """Others see of its first steps what anyone could see then."""
    path = await finished(anna, bernd)
    await play_on(anna, path)
    stranger = come()
    seen = (await stranger.web.get(f"/api/table/{anna.table}")).json()
    own = (await anna.web.get(f"/api/table/{anna.table}")).json()

    assert seen["secret"] is None
    assert seen["view"] != own["view"]


async def test_a_running_match_is_not_played_on(anna: Visitor, bernd: Visitor):
    """Otherwise, its hidden cards could be looked at elsewhere."""
    await anna.sit("person")
    await bernd.send(
        "/new/lots", 409, **{"from": anna.table, "at": "0", "key": "k" * 43, "seats": "2"}
    )

    assert bernd.codes == ["table/not-over"]


async def test_a_match_ends_where_it_ended(anna: Visitor, bernd: Visitor):
    """There is no way on from its end, nor from a step that it doesn't have."""
    path = await finished(anna, bernd)
    await anna.go(path)

    assert not [link for link in anna.read.links if link.startswith("/new/")]
    for step, status, code in (("999", 404, "table/step"), ("x", 400, "request/malformed")):
        fields = {"from": bernd.table, "at": step, "key": "k" * 43, "seats": "2"}
        await anna.send("/new/lots", status, **fields)
        assert anna.codes == [code]


async def test_a_typed_position_becomes_a_table(anna: Visitor):
    """A fault names its line, and the text stays; hidden cards are hidden."""
    match = Match(GAME, 2, {"catch": "two"}, seed=4)
    text = GAME.position_text(match.terms, match.state)
    fields = {"seats": "2", "option-catch": "two", "sit-1": "computer guest", "key": key()}
    await anna.send("/new/lots", 400, position=f"{text}\nhans 4", **fields)

    assert anna.codes == ["position/field"]
    assert f"Line {len(text.splitlines()) + 1}:" in anna.text
    assert "hans 4" in anna.text
    await anna.send("/new/lots", name="Anna", position=text, **fields)
    data = (await anna.web.get(f"/api/table/{anna.table}")).json()
    assert "hand[1]" not in " ".join(data["view"])
    shown = {line for line in data["view"] if line.startswith("hand[0]")}
    assert shown == {line for line in text.splitlines() if line.startswith("hand[0]")}
    assert "This match began in a position." in anna.text
    await anna.go(f"/table/{anna.table}/fair", 404)


async def test_a_position_of_a_study_becomes_a_table(anna: Visitor, come):
    """Whoever may read the study may begin there."""
    await anna.send("/studies/lots", seats="2", key=key(), title="")
    await anna.press()
    here, clara = f"{anna.path}?at={anna.play_form().hidden['at']}", come()
    await clara.go(here)
    way = unescape(next(link for link in clara.read.links if link.startswith("/new/lots")))
    await clara.go(way)
    assert here in clara.read.links
    form = clara.read.forms[-1].hidden
    await clara.send("/new/lots", name="Clara", **form, **{"sit-0": "me", "sit-1": "person"})

    assert clara.path.startswith("/table/")
    data = (await clara.web.get(f"/api/table/{clara.table}")).json()
    assert any(line.startswith("chosen[0]") for line in data["view"])
