"""A match file becomes a table to look through: the same match, every hand open, no seat."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.notation import Transcript, print_match
from serenissima.service import Person, Tables
from tests.service.guests import KEYS, SHELF, act


@pytest.fixture
async def tables(database: str) -> AsyncIterator[Tables]:
    """Tables that reserve the names of computer players."""
    async with Tables(database, shelf=SHELF) as served:
        yield served


async def played(tables: Tables, actions: int = 1000) -> tuple[str, list[Any]]:
    """Return Anna's and Bernd's table after some actions, or at its end, and each player's view."""
    opening = await tables.open("lots", [Person(), Person()], {"catch": "two"}, name="Anna")
    bernd = await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
    tokens = (str(opening.token), bernd.token)
    for _ in range(actions):
        for token in tokens:
            if (await tables.view(opening.table, token)).legal:
                await act(tables, opening.table, token)
        if (await tables.view(opening.table)).over:
            break
    return opening.table, [await tables.view(opening.table, token) for token in tokens]


async def finished(tables: Tables) -> Transcript:
    """The match file of a table."""
    table, _ = await played(tables)
    return await tables.transcript(table)


async def code(tables: Tables, text: str, **more: str) -> str:
    """Return the code with which a file is refused."""
    with pytest.raises(SerenissimaError) as refused:
        await tables.open_file(text, **{"key": next(KEYS), **more})
    return refused.value.code


async def test_the_match_is_the_same(tables: Tables):
    """Names, options, result, proof: the new table gives back its source file."""
    transcript = await finished(tables)
    table = await tables.open_file(print_match(transcript), key=next(KEYS))
    seen = await tables.view(table)

    assert await tables.transcript(table) == transcript
    assert (seen.names, seen.over, seen.from_file) == (("Anna", "Bernd"), True, True)
    assert seen.options == {"catch": "two"}
    assert seen.outcome is not None


async def test_every_hand_is_open_at_every_step(tables: Tables):
    """Each step is shown as each seat saw it, without a seat."""
    table, last = await played(tables)
    file = print_match(await tables.transcript(table))
    again = await tables.open_file(file, key=next(KEYS))
    for seat, seen in enumerate(last):
        shown = await tables.view(again, seat=seat)
        assert shown.view.tobytes() == seen.view.tobytes()
        for at in range(shown.last + 1):
            then, now = [await tables.view(one, seat=seat, at=at) for one in (table, again)]
            assert (now.view.tobytes(), now.told) == (then.view.tobytes(), then.told)


async def test_the_proof_includes_undone_actions(tables: Tables):
    """The dice of later actions have numbers that count them."""
    opening = await tables.open("lots", [Person(), Person()], name="Anna")
    bernd = await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
    seen = await act(tables, opening.table, opening.token)
    assert seen.undo is not None
    await tables.undo(opening.table, str(opening.token), seen.undo.number, key=next(KEYS))
    while not (await tables.view(opening.table)).over:
        for token in (str(opening.token), bernd.token):
            if (await tables.view(opening.table, token)).legal:
                await act(tables, opening.table, token)
    transcript = await tables.transcript(opening.table)
    assert transcript.proof is not None
    assert transcript.proof.undone
    table = await tables.open_file(print_match(transcript), key=next(KEYS))

    assert await tables.transcript(table) == transcript


async def test_an_unfinished_match_ends_without_a_result(tables: Tables):
    """A file without a proof has none at the table either."""
    transcript = await finished(tables)
    lines = transcript.lines[: len(transcript.lines) // 2]
    part = replace(transcript, lines=lines, result=None, proof=None, players={0: "Anna"})
    table = await tables.open_file(print_match(part), key=next(KEYS))
    seen = await tables.view(table, seat=1)

    assert (seen.ended, seen.outcome, seen.commitment, seen.names) == (True, None, "", ("Anna", ""))
    assert (await tables.transcript(table)).proof is None
    for way in (tables.play_again(table, "t"), tables.sit(table, 1, "Eve", key=next(KEYS))):
        with pytest.raises(SerenissimaError):
            await way


async def test_the_same_form_twice_is_one_table(tables: Tables):
    """With another file under the same key it is refused."""
    text, key = print_match(await finished(tables)), next(KEYS)
    table = await tables.open_file(text, key=key)

    assert await tables.open_file(text, key=key) == table
    assert await code(tables, f"{text}# remark\n", key=key) == "command/key-used"


async def test_a_file_that_breaks_the_rules_is_refused(tables: Tables):
    """Each fault gets its reason, and no table is made."""
    transcript = await finished(tables)
    assert transcript.proof is not None
    other = replace(transcript.proof, secret="x" * 43)
    moved = replace(transcript, lines=transcript.lines[1:])

    assert await code(tables, "") == "match/format"
    assert await code(tables, print_match(replace(transcript, proof=other))) == "proof/commitment"
    assert await code(tables, print_match(replace(transcript, result="1 0 x"))) == "match/result"
    assert await code(tables, print_match(moved)) != ""
    position = replace(transcript, position="stage draw", lines=[], result=None, proof=None)
    assert await code(tables, print_match(position)) == "position/field"
    names = replace(transcript, players={0: "\u202e"})
    assert await code(tables, print_match(names)) == "seat/name"


async def test_two_players_of_one_name_are_told_apart(tables: Tables):
    """Files of matches between programs may name both alike; computer players are recognized."""
    transcript = await finished(tables)
    for names, shown in (
        (("Anna", "anna"), ("Anna", "anna 2")),
        (("greedy", "greedy"), ("greedy", "greedy")),
    ):
        text = print_match(replace(transcript, players=dict(enumerate(names))))
        seen = await tables.view(await tables.open_file(text, key=next(KEYS)))

        assert seen.names == shown
        assert [place.computer for place in seen.places] == [names[0] == "greedy"] * 2
