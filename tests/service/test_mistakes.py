"""Marked choices of guests: stored with what identifies them, practised, and forgotten."""

from collections.abc import Generator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serenissima.analysis.answers import JudgedAnswer
from serenissima.analysis.findings import ExaminedLine, Judged, WholeChoice
from serenissima.analysis.match_analysis import MatchAnalysis
from serenissima.kernel.errors import NotNow, Unknown
from serenissima.kernel.match import Match
from serenissima.service import KnownGuest, Submission, Tables, next_due
from serenissima.service.core.mistakes import DAY, LEARNED, PAUSES, GivenAnswer, Practice
from serenissima.service.runtime.analyses import note_mistakes
from serenissima.service.store.closing import delete_table
from serenissima.service.store.mistakes import MistakeBook
from serenissima.service.store.submissions import MOST_OF_GUEST
from tests.service.guests import act, come, plan_of

ALONE = plan_of("person", "computer guest")


async def finished(tables: Tables, who: KnownGuest) -> str:
    """Return the table of a guest's match, played to its end."""
    opening = await tables.open("lots", ALONE, name=who.name, guest=who.id)
    async with tables.watch(opening.table, opening.token) as views:
        async for seen in views:
            if seen.ended:
                break
            if seen.legal:
                await act(tables, opening.table, opening.token)
    return opening.table


async def marked(tables: Tables, table: str) -> int:
    """Store one costly choice for every seat, as an analysis does; return how many."""
    now = await tables._known.table(table)
    match = now.match
    firsts = {match.steps[at].seat: at for at in reversed(range(1, len(match.steps)))}
    costly = tuple(
        Judged(
            WholeChoice(seat, (at,)),
            played=ExaminedLine((match.steps[at].action,), 0.25),
            best=ExaminedLine((match.steps[at].action,), 0.5),
            gain=0.2 + seat,
        )
        for seat, at in firsts.items()
        if seat >= 0
    )
    analysis = MatchAnalysis(None, None, None, costly, now.game, match.terms)  # type: ignore[arg-type]
    await note_mistakes(tables._store, table, now, analysis)
    return len(costly)


@given(st.lists(st.tuples(st.booleans(), st.floats(0, 40 * DAY))))
def test_a_solved_choice_comes_back_ever_later(answers: list[tuple[bool, float]]):
    """Only an answer in time counts, and a wrong one starts over."""
    practice, now = Practice(), 1e9
    for solved, pause in answers:
        now += pause
        before, due = practice, practice.is_due(now)
        practice = practice.after(solved, now)
        if not solved:
            assert practice == Practice()
        elif not due:
            assert practice == before
        else:
            assert practice.solved == before.solved + 1
            assert practice.learned == (practice.solved == LEARNED)
            if not practice.learned:
                assert practice.due == now + DAY * PAUSES[before.solved]


@pytest.mark.both_databases
async def test_mistakes_belong_to_the_guest_who_made_them(served: Tables):
    """They survive a second analysis, answers, the archive and a merge, and go with the table."""
    anna, bernd, other = [await come(served, name) for name in ("Anna", "Bernd", "Annetta")]
    table = await finished(served, anna)
    assert await served.learning.mistakes.count_left(anna.id, "lots") == (1, 0)
    for _ in range(2):
        assert await marked(served, table) == 2
    [mistake] = await served.learning.mistakes.of(anna.id, "lots")
    assert (mistake.seat, mistake.percent, mistake.table) == (0, 20, table)
    assert await served.learning.mistakes.of(bernd.id) == []
    assert await served.learning.mistakes.count_left(anna.id, "lots") == (0, 0)
    with pytest.raises(Unknown):
        await served.learning.mistakes.pose(bernd.id, table, mistake.step)

    posed = await served.learning.mistakes.pose(anna.id, table, mistake.step)
    assert posed.judged.gain == 0.2
    assert posed.begun.legal == posed.view.legal != ()
    assert posed.view.view.tobytes() == posed.judged.view.tobytes()
    taken = [posed.game.actions_in(posed.view.terms).format(posed.view.legal[0])]
    later = await served.learning.mistakes.pose(anna.id, table, mistake.step, taken)
    assert later.begun.actions == posed.view.legal[:1]

    given = GivenAnswer(later.begun.actions, JudgedAnswer("best", 0.0))
    solved = replace(mistake, practice=Practice(1, 2e9), answer=given.text(posed.game))
    await served._store.change(lambda c: MistakeBook(c).store(anna.id, solved))
    await served.accounts.bring_along(await served.guests.link(other), anna)
    [brought] = await served.learning.mistakes.of(other.id)
    assert brought == solved
    assert next_due([brought], 1e9) == []
    assert GivenAnswer.read(brought.answer, posed.game) == given

    again = await finished(served, other)
    await marked(served, again)
    await served._store.change(lambda c: delete_table(c, table))
    assert [one.table for one in await served.learning.mistakes.of(other.id)] == [again]
    await served.guests.forget(other)
    assert await served.learning.mistakes.of(other.id) == []


@pytest.mark.both_databases
async def test_a_suggested_puzzle_is_accepted_and_checked(served: Tables):
    """Twice the same is one; it is shown once confirmed, and stays without its deleted author."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    table = await finished(served, anna)
    await marked(served, table)
    [mistake] = await served.learning.mistakes.of(anna.id)
    book = served.learning.submissions
    for _ in range(2):
        await book.send(anna.id, mistake, named=True)
    [sent] = [one for one in await book.list_waiting(9) if one.table == table]
    assert (sent.author, sent.mistake.step, sent.state) == ("Anna", mistake.step, "sent")
    assert await book.of_guest(bernd.id) == []

    def confirm(match: Match, one: Submission) -> Generator[None, None, str]:
        yield
        return f"{match.game.meta.name} {one.read(match.game).choice.steps}"

    await book.check(confirm)
    assert await book.list_confirmed("lots") == []
    await book.accept(sent.id)
    await book.check(confirm)
    [shown] = await book.list_confirmed("lots")
    assert shown.puzzle == f"lots {(mistake.step,)}"
    with pytest.raises(Unknown):
        await book.find_confirmed(sent.id, "another")

    await served.guests.forget(anna)
    found, match = await book.find_confirmed(sent.id, "lots")
    assert (found.author, match.over) == ("", True)
    await book.refuse(sent.id)
    assert await book.list_confirmed("lots") == []


async def test_suggestions_are_limited(tables: Tables):
    """A guest has a few that wait; one who is deleted takes them along."""
    anna = await come(tables, "Anna")
    table = await finished(tables, anna)
    await marked(tables, table)
    [mistake] = await tables.learning.mistakes.of(anna.id)
    for step in range(MOST_OF_GUEST):
        await tables.learning.submissions.send(anna.id, replace(mistake, step=step), named=False)
    with pytest.raises(NotNow) as refused:
        await tables.learning.submissions.send(anna.id, replace(mistake, step=99), named=False)
    assert refused.value.code == "submission/full"
    assert {one.author for one in await tables.learning.submissions.list_waiting(9)} == {""}
    await tables.guests.forget(anna)
    assert await tables.learning.submissions.list_waiting(9) == []
