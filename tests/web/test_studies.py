"""Studies on pages, without a script: opened, stepped through, changed by link, downloaded."""

import re
from html import unescape

from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match
from serenissima.words import Speaker
from tests.tiny.game import GAME
from tests.web.uploads import downloaded, upload
from tests.web.visitors import PLACE, Visitor, key

MATCH = Match(GAME, 2, seed=1)  # seat 0 has two different lots
POSITION = GAME.position_text(MATCH.terms, MATCH.state)


async def begun(visitor: Visitor, position: str = POSITION) -> str:
    """Open a study of a position, or of a new deal; return its path."""
    await visitor.go("/studies/lots")
    await visitor.send(visitor.path, title="Ours", seats="2", key=key(), position=position)
    return visitor.path


async def changed(visitor: Visitor, change: str, status: int = 200, **fields: str) -> Visitor:
    """Send the form of the position with another button."""
    form = visitor.play_form()
    path = "/".join(form.action.split("/")[:3])
    return await visitor.send(f"{path}/{change}", status, **{**form.hidden, **fields})


def position(visitor: Visitor) -> str:
    return visitor.play_form().hidden["at"]


async def test_a_new_deal_is_studied(anna: Visitor):
    path = await begun(anna, "")
    file = parse_match((await anna.web.get(f"{path}/file")).text)

    assert (len(file.deal or ()), file.position) == (4, None)


async def test_a_position_is_studied(anna: Visitor):
    """Both hands are open; each seat's actions can be taken, and both branches stay."""
    await anna.go("/")
    assert "/studies" in anna.read.links
    path = await begun(anna)
    first = position(anna)
    assert "back" not in re.findall(r'class="(back|card)', anna.text)
    one, *_ = ways = anna.ways()
    await anna.press(one)
    after = position(anna)
    assert [link for link in anna.read.links if f"at={after}" in link]
    await anna.go(f"{path}?at={first}")
    await anna.press(ways[1])
    await anna.go(f"{path}?at={first}")

    assert f"{path}?at={after}" in anna.read.links
    other = unescape(next(link for link in anna.read.links if "as=1" in link))
    await anna.go(other)
    await anna.press()
    assert anna.text.count("seat-1") > 1
    assert not [one for one in ("study-unknown", "Traceback") if one in anna.text]


async def test_comments_and_branches_are_changed(anna: Visitor):
    path = await begun(anna)
    ways = anna.ways()
    await anna.press(ways[0])
    main = position(anna)
    await anna.go(path)
    await anna.press(ways[1])
    beside = position(anna)
    await changed(anna, "comment", comment="Why not?\r\n<b>Because</b>")

    assert "<p>Why not?</p>" in anna.text
    assert "&lt;b&gt;Because" in anna.text
    await changed(anna, "promote")
    file = parse_match((await anna.web.get(f"{path}/file")).text)
    assert [line.comment for line in file.lines] == ["Why not?\n<b>Because</b>"]
    assert len(file.lines[0].variations) == 1
    await changed(anna, "prune")
    await anna.go(f"{path}?at={main}")
    await anna.go(f"{path}?at={beside}", 404)
    await anna.go(f"{path}?view=text")
    assert "Continuations" in anna.text


async def test_two_people_change_a_study(anna: Visitor, bernd: Visitor, come):
    """The link for reading only reads; a comment that came too late stays in its field."""
    path, clara = await begun(anna), come()
    await anna.go(f"{path}/about")
    (link,) = re.findall(rf'value="{PLACE}(/study/\w+/edit/[\w-]+)"', anna.text)
    await clara.go(path)
    assert clara.ways() == []
    assert "To change it, you need its link for editing." in clara.text
    await clara.send(f"{path}/act", 403, at="", action="choose one", **{"as": "0"})
    await clara.go(f"{path}/edit/wrong")
    assert clara.ways() == []
    await bernd.go(link)
    assert bernd.path == path
    await anna.go(path)
    await changed(anna, "comment", comment="Anna’s")
    await changed(bernd, "comment", 409, comment="Bernd’s")

    assert bernd.codes == ["study/stale"]
    assert "Saved by someone else in the meantime:" in bernd.text
    assert "<p>Anna’s</p>" in bernd.text
    assert ">Bernd’s</textarea>" in bernd.text
    await changed(bernd, "comment", comment="Both")
    assert "<p>Both</p>" in bernd.text
    await bernd.send(f"{path}/about/delete", 403)
    await anna.send(f"{path}/about/link")
    await bernd.go(path)
    await bernd.send(f"{path}/comment", 403, at="", comment="Too late", was="Both")
    assert bernd.ways() == []
    await anna.send(f"{path}/about/title", title="x" * 81, status=422)
    await anna.send(f"{path}/about/delete")
    assert path not in anna.read.links
    await clara.go(path, 404)


async def test_a_comment_on_a_deleted_position_is_not_lost(anna: Visitor):
    path = await begun(anna)
    await anna.press()
    form = anna.play_form().hidden
    await changed(anna, "prune")
    await anna.send(f"{path}/comment", 404, **{**form, "comment": "Long thoughts"})

    assert anna.codes == ["study/position"]
    assert ">Long thoughts</textarea>" in anna.text
    assert anna.ways()


async def test_a_comment_is_saved_with_an_action(anna: Visitor):
    """Someone who writes and then clicks a card would otherwise lose the text."""
    path = await begun(anna)
    await changed(anna, "act", action=anna.ways()[0], comment="Before")
    assert "Before" not in anna.text.partition("<main")[2].partition("tale")[0]
    await anna.go(path)
    assert "<p>Before</p>" in anna.text


async def test_only_finished_matches_are_studied(anna: Visitor, bernd: Visitor, come):
    """A running match keeps its secrets, whoever asks: players, spectators and strangers."""
    await anna.sit("person")
    await bernd.join(anna.links("join")[0], "Bernd")
    table = bernd.table
    for visitor in (anna, bernd, come()):
        await visitor.go(f"/studies?table={table}&at=0", 409)
        await visitor.send("/studies", 409, table=table, at="0", key=key())
        assert Speaker("en").word("error-table-not-over") in unescape(visitor.text)


async def test_a_finished_match_becomes_a_study_and_its_file_another(
    anna: Visitor, bernd: Visitor, come
):
    """Its steps are the main line, and its players have their names."""
    file, clara = (await downloaded(anna, bernd)).decode(), come()
    await clara.go(f"{bernd.path}?at=3")
    way = unescape(next(link for link in clara.read.links if link.startswith("/studies?table")))
    await clara.go(way)
    assert "Anna – Bernd" in clara.text
    await clara.send("/studies", **clara.read.forms[-1].hidden, title="Last night")
    path = clara.path
    assert "Anna" in clara.text
    taken = parse_match((await clara.web.get(f"{path}/file")).text)
    assert [*map(str, taken.lines)] == [*map(str, parse_match(file).lines)]
    assert (taken.result, taken.proof) == (parse_match(file).result, None)
    await clara.go("/me")
    assert path in clara.read.links
    assert "Last night" in clara.text
    data = (await clara.web.get("/me/data")).json()
    assert [one["title"] for one in data["studies"]] == ["Last night"]
    files = {"file": ("kept.txt", (await clara.web.get(f"{path}/file")).content, "text/plain")}
    sent = {"key": key(), "study": "1"}
    again = await anna.web.post("/match", data=sent, files=files, follow_redirects=True)
    assert again.url.path.startswith("/study/")
    await upload(anna, file.encode())
    assert anna.path.startswith("/table/")


async def test_a_typed_position_names_the_faulty_line(anna: Visitor):
    path = await begun(anna)
    text = (await anna.web.get(f"{path}/position")).text.strip()
    assert text == f"seats 2\n{POSITION}"
    await anna.send("/studies/lots", 422, seats="2", key=key(), position=f"seats 3\n{POSITION}")
    assert anna.codes == ["position/seats"]
    lines = text.splitlines()
    broken = "\n".join([*lines[:2], "hans 4", *lines[2:]])
    await anna.send("/studies/lots", 400, seats="2", key=key(), position=broken)

    assert anna.codes == ["position/field"]
    assert "Line 3:" in anna.text
    assert "hans 4" in anna.text
