"""Private notes on moments of a match."""

from collections.abc import Callable

import pytest

from serenissima.kernel.notation import parse_match
from tests.web.visitors import Visitor, key, play_out


async def test_a_note_leads_to_its_moment(come: Callable[[], Visitor], anna: Visitor):
    """Only its writer sees it in the list and can delete it."""
    await anna.sit("person")
    place = f"/table/{anna.table}"
    bernd = await come().join(anna.links("join")[0], "Bernd")
    await anna.go(f"{place}?at=0")
    [link] = [one for one in anna.read.links if "/notes" in one]
    await anna.go(link)
    await anna.send(f"{place}/notes", text="<b>Here</b>", moment="0", key=key())
    kept = anna.text
    await bernd.go(f"{place}/notes")
    spectator = await come().go(f"{place}/notes")
    await anna.go("/me/data")
    [note] = anna.page.json()["notes"]

    assert "&lt;b&gt;Here&lt;/b&gt;" in kept
    assert f"{place}?moment=0" in kept
    assert "Here" not in bernd.text + spectator.text
    assert (note["text"], note["moment"].partition("/table")[2]) == (
        "<b>Here</b>",
        f"{place}?moment=0".partition("/table")[2],
    )


async def test_only_its_writer_deletes_a_note(come: Callable[[], Visitor], anna: Visitor):
    """A form that is sent twice makes one note."""
    await anna.sit("person")
    place, once = f"/table/{anna.table}/notes", key()
    bernd = await come().join(anna.links("join")[0], "Bernd")
    for _ in range(2):
        await anna.send(place, text="Here", moment="0", key=once)
    await bernd.send(place, remove=once, moment="0")
    await anna.go(place)
    stays = anna.text.count("Here")
    await anna.send(place, remove=once, moment="0")

    assert (stays, anna.text.count(">Here<")) == (1, 0)


async def test_a_program_neither_reads_nor_writes_notes(anna: Visitor):
    """It sees as the seat does; the owner's notes are the owner's."""
    await anna.sit("person")
    place = f"/table/{anna.table}"
    await anna.send(f"{place}/notes", text="Hidden thoughts", moment="0", key=key())
    made = await anna.web.post(
        f"/api{place}/tokens", json={"name": "Robo", "scope": "play", "key": key()}
    )
    bearer = {"authorization": f"Bearer {made.json()['token']}"}
    answers = [
        await anna.web.get(f"{place}/notes", headers=bearer),
        await anna.web.post(f"{place}/notes", data={"text": "I", "key": key()}, headers=bearer),
        await anna.web.post(f"{place}/notes", data={"remove": key()}, headers=bearer),
    ]

    assert [answer.status_code for answer in answers] == [403] * 3
    assert not any("Hidden" in answer.text for answer in answers)
    assert (await anna.web.get(place, headers=bearer)).status_code == 200


async def test_invalid_notes_are_refused(anna: Visitor):
    """These are tricks, and moments that do not exist."""
    await anna.sit("person")
    place = f"/table/{anna.table}/notes"
    await anna.send(place, 422, text="a\u202eb", moment="0", key=key())
    assert anna.codes == ["note/text"]
    await anna.send(place, 404, text="Here", moment="99", key=key())
    await anna.send(place, 400, text="Here", moment="0", key="k" * 65)
    assert anna.codes == ["command/key"]
    await anna.send(place, 400, remove="\0", moment="0")
    assert anna.codes == ["request/malformed"]
    await anna.go(f"{place}?moment=x", 400)


async def test_a_spectator_gives_a_name_and_writes_notes(
    come: Callable[[], Visitor], anna: Visitor
):
    """This makes them a guest."""
    await anna.sit("person")
    place = f"/table/{anna.table}/notes"
    clara = await come().go(place)
    assert 'name="name"' in clara.text
    await clara.send(place, text="Here", moment="0", key=key(), name="Clara")

    assert ">Here<" in clara.text
    assert 'name="name"' not in clara.text


@pytest.mark.parametrize("asked", [True, False])
async def test_the_match_file_holds_your_notes_as_remarks(
    come: Callable[[], Visitor], anna: Visitor, asked: bool
):
    """They come on request; such a file reads like any other."""
    await anna.sit("computer guest")
    await anna.go(anna.path)
    place = f"/table/{anna.table}"
    await play_out(anna)
    await anna.send(f"{place}/notes", text="The start", moment="0", key=key())
    others = (await come().go(f"{place}/match?notes=on")).text
    mine = (await anna.go(f"{place}/match{'?notes=on' if asked else ''}")).text

    assert ("# moment 0: The start\n" in mine) == asked
    assert "The start" not in others
    assert parse_match(mine) == parse_match(others)
