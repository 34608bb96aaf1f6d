"""A match file opened on its page: its steps, and errors in others."""

from tests.web.uploads import downloaded, upload
from tests.web.visitors import Visitor, key


async def test_a_file_is_opened_and_stepped_through(anna: Visitor, bernd: Visitor, come):
    """It leads from the shelf to the first step.

    Each seat's view is offered, and only steps to click.
    """
    file, clara = await downloaded(anna, bernd), come()
    await clara.go("/")
    assert "/match" in clara.read.links
    await clara.go("/match")
    await upload(clara, file)

    assert clara.table != bernd.table
    assert "Anna" in clara.text
    assert "This match was loaded from a match file." in clara.text
    assert (clara.ways(), clara.ways("at")[0]) == ([], "0")
    assert f"/table/{clara.table}/match" in clara.read.links
    last = (await clara.go(f"/table/{clara.table}?as=1")).text
    assert "again" not in [name for form in clara.read.forms for name, _ in form.buttons]
    assert "Bernd" in last
    assert (await clara.web.get(f"/table/{clara.table}/match")).content == file
    await clara.go(f"/table/{clara.table}/fair")


async def test_a_broken_file_is_refused(anna: Visitor):
    """The page comes back with the reason; a file that is too large is not read."""
    for file, code in (
        (b"", "match/format"),
        (b"\xff\xfe", "match/format"),
        (b"x", "match/format"),
    ):
        await upload(anna, file, 400)
        assert anna.codes == [code]
        assert 'name="file"' in anna.text
    await upload(anna, b"x" * 600_000, 413)
    assert anna.codes == ["request/too-large"]
    await anna.send("/match", 400, key=key(), file="serenissima 0")
    assert anna.codes == ["match/format"]


async def test_a_file_of_an_unknown_game_is_refused(anna: Visitor):
    """The page names the game."""
    await upload(anna, b"serenissima 1\ngame chess\nseats 2\n", 404)

    assert anna.codes == ["game/unknown"]
    assert "chess" in anna.text


async def test_a_file_without_a_proof_has_no_page_of_its_dice(anna: Visitor, bernd: Visitor):
    """The table explains this, and shows no hash."""
    file = (await downloaded(anna, bernd)).decode()
    bare = "\n".join(line for line in file.split("\n") if not line.startswith("proof"))
    await upload(anna, bare.encode())

    assert "This file doesn’t contain a proof of its random draws." in anna.text
    await anna.go(f"/table/{anna.table}/fair", 404)


async def test_a_file_that_stops_early_says_so(anna: Visitor, bernd: Visitor):
    """Nobody ran out of time."""
    lines = (await downloaded(anna, bernd)).decode().splitlines()
    begun = [line for line in lines if not line.startswith(("proof", "result"))]
    await upload(anna, "\n".join([*begun[:-1], ""]).encode())
    last = max(map(int, anna.ways("at")))
    await anna.go(f"/table/{anna.table}?at={last}")

    assert "The match file stops here." in anna.text
    assert "ran out of time" not in anna.text
