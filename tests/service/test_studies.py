"""Studies in a database: opened, shared by link, changed by several people, deleted."""

import asyncio
from pathlib import Path

import pytest

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Transcript, parse_match, print_match
from serenissima.service import Editor, KnownGuest, OpenedStudy, Person, Tables, back_up
from tests.service.guests import KEYS, SHELF, act, guest
from tests.tiny.game import GAME

NEW = Match(GAME, 2, {"catch": "rolled"}, seed=1).transcript()


@pytest.fixture
def tables(served: Tables) -> Tables:
    return served


async def anna(tables: Tables, name: str = "Anna") -> KnownGuest:
    known, _ = await tables.guests.welcome(name, key=next(KEYS), label="")
    return known


async def opened(tables: Tables, owner: str, transcript: Transcript = NEW) -> OpenedStudy:
    return await tables.studies.open(transcript, " Our  match ", owner, key=next(KEYS))


async def code(work: object) -> str:
    with pytest.raises(SerenissimaError) as refused:
        await work  # type: ignore[misc]
    return refused.value.code


async def finished_table(tables: Tables) -> tuple[str, list[str]]:
    """Return a table of Anna and Bernd at its end, and their tokens."""
    opening = await tables.open("lots", [Person(), Person()], name="Anna")
    bernd = await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
    tokens = [str(opening.token), bernd.token]
    while not (await tables.view(opening.table)).over:
        for token in tokens:
            if (await tables.view(opening.table, token)).legal:
                await act(tables, opening.table, token)
    return opening.table, tokens


@pytest.mark.both_databases
async def test_a_study_is_shared_changed_and_deleted(tables: Tables, place: str):
    """Two people edit at once; a reader only reads; all of it survives a restart."""
    owner = await anna(tables)
    study = await opened(tables, owner.id)
    by_link, by_name, reader = Editor(study.secret), Editor(guest=owner.id), Editor("wrong")
    seen = await tables.studies.see(study.id, editor=by_link)

    assert (seen.title, seen.edits, seen.seat) == ("Our match", True, 0)
    assert not (await tables.studies.see(study.id)).edits
    first, play = seen.here.key, tables.studies.play
    options = [GAME.actions.format(action) for action in seen.shown.legal]
    one, other = await asyncio.gather(
        play(study.id, by_link, first, 0, options[:1]),
        play(study.id, by_name, first, 0, options[1:2]),
    )
    assert await play(study.id, by_link, first, 0, options[:1]) == one
    await tables.studies.promote(study.id, by_name, other)
    await tables.studies.comment(study.id, by_link, one, "Anna’s", "")
    stale = tables.studies.comment(study.id, by_name, one, "Bernd’s", "")
    assert await code(stale) == "study/stale"
    async with Tables(place, shelf=SHELF, load_player=guest) as again:
        seen = await again.studies.see(study.id, one)
        assert seen.here.comment == "Anna’s"
        assert seen.study.position("").next == (other, one)
        assert [each.title for each in await again.studies.of_guest(owner.id)] == ["Our match"]
    for refused in (
        play(study.id, reader, first, 0, options),
        tables.studies.rename(study.id, reader, "Mine"),
        tables.studies.delete(study.id, by_link),
        tables.studies.renew_link(study.id, by_link),
    ):
        assert await code(refused) == "study/not-yours"
    secret = await tables.studies.renew_link(study.id, by_name)
    assert await code(tables.studies.promote(study.id, by_link, one)) == "study/not-yours"
    await tables.studies.rename(study.id, Editor(secret), "Their match")
    mark = (await tables.studies.see(study.id)).study.branch_mark(other)
    assert await tables.studies.delete_branch(study.id, Editor(secret), other, mark) == first
    assert await code(tables.studies.see(study.id, other)) == "study/position"
    await tables.studies.delete(study.id, by_name)
    assert await code(tables.studies.see(study.id)) == "study/unknown"


async def test_dice_are_rolled_once_for_a_continuation(tables: Tables):
    """Unless another roll is wanted: that is another branch."""
    owner = await anna(tables)
    study, editor = await opened(tables, owner.id), Editor(guest=owner.id)
    key = ""
    seen = await tables.studies.see(study.id)
    while seen.shown.legal and not (seen.here.line and seen.here.line.answers):
        word = GAME.actions.format(seen.shown.legal[0])
        before, seat = seen.here.key, seen.seat
        key = await tables.studies.play(study.id, editor, before, seat, [word])
        seen = await tables.studies.see(study.id, key)
    assert seen.here.line
    assert seen.here.line.answers
    rolls = {key}
    for _ in range(12):
        assert await tables.studies.play(study.id, editor, before, seat, [word]) == key
        rolls.add(await tables.studies.play(study.id, editor, before, seat, [word], again=True))

    assert len(rolls) > 1
    assert rolls == {*(await tables.studies.see(study.id, before)).here.next}
    wrong = tables.studies.play(study.id, editor, before, seat, ["choose everything"])
    assert await code(wrong) == "action/unreadable"


async def test_only_a_finished_match_becomes_a_study(tables: Tables):
    """A running match has no file. A study shows names only as long as the table has them."""
    owner = await anna(tables)
    opening = await tables.open("lots", [Person(), Person()], name="Clara")
    assert await code(tables.transcript(opening.table)) == "table/not-over"
    table, _ = await finished_table(tables)
    file = await tables.transcript(table)
    study = await tables.studies.open(file, "", owner.id, key=next(KEYS), table=table)
    last = (await tables.studies.see(study.id)).study.line_through("")[-1].key
    seen = await tables.studies.see(study.id, last)

    assert (seen.shown.names, seen.shown.over, seen.seat) == (("Anna", "Bernd"), True, -1)
    assert "Anna" not in (await tables.studies.find(study.id)).body
    written = await tables.studies.transcript(study.id)
    assert (written.lines, written.result) == (file.lines, file.result)
    assert written.players == {0: "Anna", 1: "Bernd"}
    assert written.proof is None
    for seat, view in enumerate(seen.views):
        shown = await tables.view(table, seat=seat)
        assert view.tobytes() == shown.view.tobytes()


async def test_a_file_comes_back_as_the_same_study(tables: Tables):
    owner = await anna(tables)
    text = print_match(NEW).replace("deal", 'player 1 "Bernd"\ndeal') + "; Begins.\n"
    seen = await tables.studies.see((await opened(tables, owner.id, parse_match(text))).id)
    action = GAME.actions.format(seen.shown.legal[-1])
    text += f"0 {action}\n; Good.\n(\n  0 {GAME.actions.format(seen.shown.legal[0])}\n)\n"
    study = await opened(tables, owner.id, parse_match(text))

    assert print_match(await tables.studies.transcript(study.id)) == text
    illegal = parse_match(f"{text}0 {action}\n")
    assert await code(opened(tables, owner.id, illegal)) == "action/illegal"


async def test_a_study_begins_in_a_position(tables: Tables):
    owner = await anna(tables)
    match = Match(GAME, 2, seed=4)
    study = await opened(tables, owner.id, match.beginning_in(match.state).transcript())
    text = (await tables.studies.position(study.id, "")).text
    word = GAME.actions.format((await tables.studies.see(study.id)).shown.legal[0])
    key = await tables.studies.play(study.id, Editor(study.secret), "", 0, [word])

    assert text == GAME.position_text(match.terms, match.state)
    assert (await tables.studies.see(study.id, key)).shown.waits


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_studies_go_with_their_guest_and_into_backups(
    tables: Tables, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    owner, other = await anna(tables), await anna(tables, "Bernd")
    study = await opened(tables, owner.id)
    with monkeypatch.context() as patch:
        patch.setattr("serenissima.service.runtime.studies.MOST_STUDIES", 1)
        assert await code(opened(tables, owner.id)) == "study/enough"
    back_up(place, copy := tmp_path / "copy.db")
    async with Tables(f"sqlite:///{copy}", shelf=SHELF, load_player=guest) as backed_up:
        assert (await backed_up.studies.see(study.id)).title == "Our match"
    kept, bad = await opened(tables, other.id), await opened(tables, other.id)
    await tables.studies.delete(bad.id, Editor(admin=True))
    assert [one.id for one in await tables.studies.of_guest(other.id)] == [kept.id]
    await tables.guests.forget(owner)

    assert await code(tables.studies.see(study.id)) == "study/unknown"
    assert (await tables.studies.see(kept.id)).title == "Our match"
