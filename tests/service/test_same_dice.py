"""Against computers alone, the opener may allow undoing revealed actions: same dice."""

import random

import pytest

from serenissima.fairplay.proof import check
from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.errors import NotNow
from serenissima.kernel.notation import parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.service.core.commands import Act, Join, Undo
from serenissima.service.core.deciding import decide
from serenissima.service.core.entries import Acted, AnyUndoAllowed, Entry
from serenissima.service.core.folding import fold
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.scoresheet import transcript
from serenissima.service.core.table import Table
from serenissima.service.core.table_settings import TableSettings
from serenissima.service.core.viewing import view_table
from tests.service.guests import GAME, NAMES, SECRET, plan_of, play_out

ALONE = ("person", "computer guest", "computer guest")


class Played:
    """A table and its log."""

    def __init__(self, *plan: str, takes_back: bool = True) -> None:
        people = [seat for seat, who in enumerate(plan) if who == "person"]
        wanted = NewTable(
            "lots", plan_of(*plan), {}, None, "", settings=TableSettings(takes_back=takes_back)
        )
        opening = Opening("id", invitations=dict.fromkeys(people, "invitation"))
        verdict = wanted.decide(GAME, opening, SECRET)
        self.table: Table = verdict.table
        self.entries: list[Entry] = [*verdict.entries]
        for seat in people:
            self.does(Join(seat, NAMES[seat], hash_secret(f"token {seat}")))

    def does(self, command: Act | Undo | Join) -> None:
        verdict = decide(self.table, command, SECRET)
        self.table, self.entries = verdict.table, [*self.entries, *verdict.entries]

    def round(self) -> tuple[int, ...]:
        """Let all choose their first lot and confirm; return the answers of the dice."""
        for seat in range(self.table.match.seats):
            for action in (self.table.match.legal(seat)[0], "confirm"):
                self.does(Act(seat, action, self.table.decision(seat) or 0))
        last = self.entries[-1]
        assert isinstance(last, Acted)
        return last.answers


def test_the_same_dice_come_again():
    """This holds for any number of undos, and after other actions in between."""
    played = Played(*ALONE)
    first = played.round()
    offer = view_table(played.table, "id", 0).undo
    assert offer
    for _ in range(3):
        played.does(Undo(0, offer.number))
        assert len(played.table.match.steps) == 2  # the choice itself is still there
        played.does(Act(0, "confirm", played.table.decision(0) or 0))
        for seat in (1, 2):
            for action in (played.table.match.legal(seat)[0], "confirm"):
                played.does(Act(seat, action, played.table.decision(seat) or 0))
        last = played.entries[-1]
        assert isinstance(last, Acted)
        assert last.answers == first
        offer = view_table(played.table, "id", 0).undo
        assert offer

    assert first


def test_without_that_setting_revealed_actions_are_final():
    """It is off by default; free undo still works."""
    played = Played(*ALONE, takes_back=False)
    played.does(Act(0, played.table.match.legal(0)[0], played.table.decision(0) or 0))
    free = view_table(played.table, "id", 0).undo
    played.does(Act(0, "confirm", played.table.decision(0) or 0))
    for seat in (1, 2):
        for action in (played.table.match.legal(seat)[0], "confirm"):
            played.does(Act(seat, action, played.table.decision(seat) or 0))
    number = played.table.ordinal(0, 2)
    with pytest.raises(NotNow) as error:
        played.does(Undo(0, number))

    assert free
    assert free.free
    assert error.value.code == "undo/revealed"
    assert view_table(played.table, "id", 0).undo is None


def test_the_setting_is_refused_where_several_people_play():
    """There the others are asked."""
    played = Played("person", "person", "computer guest")

    assert not any(isinstance(entry, AnyUndoAllowed) for entry in played.entries)


def test_the_file_still_proves_the_dice():
    played = Played(*ALONE)
    played.round()
    offer = view_table(played.table, "id", 0).undo
    assert offer
    played.does(Undo(0, offer.number))
    played.entries += play_out(played.table, random.Random(1))
    file = parse_match(print_match(transcript(fold(GAME, played.entries).sheet)))

    assert file.proof
    assert file.proof.undone == ()
    assert check(file, replay(GAME, file)) > 0
