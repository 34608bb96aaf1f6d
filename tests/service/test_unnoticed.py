"""What a seat does in secret, and takes back, leaves no trace in what others are shown."""

import json
import random
from collections import Counter
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serenissima import games
from serenissima.fairplay.proof import check
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.record import OBSERVER, bytes_of
from serenissima.service.core.commands import Act, Command, Undo, decide
from serenissima.service.core.entries import (
    Acted,
    Entry,
    Finished,
    Undone,
    UndoneAlone,
)
from serenissima.service.core.scoresheet import add_up, transcript
from serenissima.service.core.table import Table, evolve, fold
from serenissima.service.core.table_view import view_table
from tests.service.guests import GAME, SECRET, any_command, new_table, opened, play_out
from tests.service.nods import GAME as NODS

BACK = {"retraction": 0, "undo": 0, "undo from under others": 0}


def shown(table: Table, seat: int, at: int | None = None) -> bytes:
    return json.dumps(view_table(table, "table", seat, at).as_data()).encode()


def every_step(table: Table, seat: int) -> list[bytes]:
    """What a seat is shown now, and looking back at every step."""
    return [shown(table, seat, at) for at in range(view_table(table, "table", seat).last + 1)]


def command(table: Table, wish: Command) -> tuple[Table, list[Entry]]:
    decision = decide(table, wish, SECRET)
    return decision.table, [*decision.entries]


def act(table: Table, seat: int, action: int | str) -> Table:
    return command(table, Act(seat, action, table.decision(seat) or 0))[0]


@dataclass
class Pair:
    """Two tables that differ in how often one seat, the waverer, changes its mind in secret.

    Attributes:
        plain, wavering: the tables.
        waverer: the seat.
        own: what it did in secret at both tables since it last did something open.
        away: how many actions it has strayed at the second.
        taken_back: how often it came back, and how.
        undone: how often others could take something back, freely or not.
    """

    plain: Table
    wavering: Table
    waverer: int
    own: list[int] = field(default_factory=list)
    away: int = 0
    taken_back: dict[str, int] = field(default_factory=lambda: dict(BACK))
    undone: Counter[bool] = field(default_factory=Counter)

    def play(self, seat: int, action: int) -> None:
        """The same action at both, with the same answers of the dice."""
        self.plain, entries = command(self.plain, Act(seat, action, self.plain.decision(seat) or 0))
        for entry in entries:
            again = entry
            if isinstance(entry, Acted):
                again = replace(entry, number=self.wavering.sheet.count + 1)
            self.wavering = evolve(self.wavering, again)
        if seat == self.waverer:
            self.own = [*self.own, action] if self._secret(self.plain) else []

    def stray(self, chance: random.Random) -> bool:
        """The waverer does something else; whether it could do so without being noticed."""
        legal = self.wavering.match.legal(self.waverer)
        for action in chance.sample(legal, min(3, len(legal))):
            table = act(self.wavering, self.waverer, action)
            if self._secret(table):
                self.wavering, self.away = table, self.away + 1
                return True
        return False

    def _secret(self, table: Table) -> bool:
        return table.audiences[-1] == 1 << self.waverer + 1

    def come_back(self, chance: random.Random) -> None:
        """The waverer undoes what it strayed, or retracts it and does the right thing again."""
        while self.away and chance.random() < 0.7:
            undo = view_table(self.wavering, "table", self.waverer).undo
            if undo is None or not undo.free:
                break
            self.wavering, (entry,) = command(self.wavering, Undo(self.waverer, undo.number))
            alone = isinstance(entry, UndoneAlone)
            self.taken_back["undo from under others" if alone else "undo"] += 1
            self.away -= 1
        if self.away:
            self._retract()

    def _retract(self) -> None:
        retracts = [
            action
            for action in self.wavering.match.legal(self.waverer)
            if action >= self.wavering.game.actions.first_retract
        ]
        for action in (*retracts, *self.own):
            self.wavering = act(self.wavering, self.waverer, action)
        self.taken_back["retraction"] += 1
        self.away = 0

    def compare(self, chance: random.Random, most: int) -> None:
        """What everybody else is shown must be equal, now and at so many earlier steps."""
        if self.plain.match.over:
            return
        for seat in {OBSERVER, *range(self.plain.match.seats)} - {self.waverer}:
            last = view_table(self.plain, "table", seat).last
            assert view_table(self.wavering, "table", seat).last == last
            for at in (None, *chance.sample(range(last + 1), min(most, last + 1))):
                assert shown(self.wavering, seat, at) == shown(self.plain, seat, at)
        if most:
            self._compare_undo()

    def _compare_undo(self) -> None:
        """Whoever takes back what is offered, it comes to the same for all who are not wavering."""
        seats = {OBSERVER, *range(self.plain.match.seats)} - {self.waverer}
        for seat in seats - {OBSERVER}:
            offered = view_table(self.plain, "table", seat).undo
            if offered is None:
                continue
            plain, wavering = (
                command(table, Undo(seat, offered.number))[0]
                for table in (self.plain, self.wavering)
            )
            assert (plain.undo_request is None, wavering.undo_request is None) == (
                offered.free,
            ) * 2
            for other in seats:
                assert shown(wavering, other) == shown(plain, other)
            self.undone[offered.free] += 1

    def same(self) -> bool:
        """Whether the matches stand exactly alike."""
        states = (bytes_of(table.match.state) for table in (self.plain, self.wavering))
        return bool((next(states) == next(states)).all())


def pair(game: Game, seats: int, chance: random.Random) -> Pair:
    """Two tables just opened, under the same commitment and dealt alike."""
    table = new_table(game, *["person"] * seats).table
    people = tuple(f"person {seat}" for seat in range(seats))
    table = replace(table, sheet=replace(table.sheet, people=people))
    return Pair(table, table, chance.randrange(seats))


def next_action(table: Table, chance: random.Random) -> tuple[int, int]:
    """Any seat that may act, and what it does: seldom a retraction, so that matches go on."""
    seat = chance.choice(table.match.waits)
    legal = table.match.legal(seat)
    forward = [action for action in legal if action < table.game.actions.first_retract]
    return seat, chance.choice(legal if chance.random() < 0.1 or not forward else forward)


def waver(two: Pair, chance: random.Random, actions: int, most: int) -> None:
    """Play on at both tables, and compare what others see after each action."""
    for _ in range(actions):
        if two.plain.match.over:
            return
        for _ in range(chance.choice((0, 0, 1, 3))):
            if two.stray(chance):
                two.compare(chance, most)
        seat, action = next_action(two.plain, chance)
        if two.away and (seat == two.waverer or chance.random() < 0.3):
            two.come_back(chance)
            assert two.same()
            two.compare(chance, most)
        two.play(seat, action)
        two.compare(chance, most)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_lots_chosen_and_taken_back_are_nowhere_to_be_seen(seats: int, seed: int):
    """All choose at the same time; who wavers shows it to nobody."""
    chance = random.Random(seed)
    two = pair(GAME, seats, chance)

    waver(two, chance, 200, most=99)

    assert two.plain.match.over
    assert two.plain.sheet.count < two.wavering.sheet.count


def test_lots_are_taken_back_in_every_way():
    """The test above has seen them all."""
    chance, ways = random.Random(7), dict(BACK)
    for _ in range(5):
        two = pair(GAME, 3, chance)
        waver(two, chance, 60, most=0)
        ways = {way: ways[way] + two.taken_back[way] for way in ways}

    assert all(ways.values()), ways


def test_others_take_back_both_freely_and_not():
    """The comparisons above have seen both."""
    chance, undone = random.Random(7), Counter[bool]()
    for _ in range(4):
        two = pair(GAME, 3, chance)
        waver(two, chance, 60, most=1)
        undone += two.undone

    assert min(undone[True], undone[False]) > 10


@pytest.mark.parametrize("seed", range(3))
def test_cards_laid_for_a_bid_and_taken_back_are_nowhere_to_be_seen(seed: int):
    """Neither how many, nor how often, nor that one thinks of bidding at all."""
    chance = random.Random(seed)
    two = pair(games.load("canal-grande"), 2, chance)

    waver(two, chance, 250, most=1)
    two.come_back(chance)

    for seat in {0, 1, OBSERVER} - {two.waverer}:
        if not two.plain.match.over:
            assert every_step(two.plain, seat) == every_step(two.wavering, seat)
    assert two.taken_back["retraction"] > 0
    assert two.taken_back["undo"] > 0


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32).map(random.Random), st.sampled_from([2, 3]))
def test_what_somebody_is_shown_changes_only_with_its_number(chance: random.Random, seats: int):
    """Whatever is asked, answered, taken back: equal numbers mean equal bytes, and they rise."""
    table = fold(GAME, opened(*["person"] * seats))
    seen = dict.fromkeys(range(OBSERVER, seats), (0, b""))
    for _ in range(120):
        for seat, (number, text) in seen.items():
            now = table.noticed(seat), shown(table, seat)
            assert now[0] > number or now == (number, text)
            seen[seat] = now
        if table.match.over:
            return
        try:
            table, _ = command(table, any_command(table, chance))
        except SerenissimaError:
            continue


def chosen_by_both() -> Table:
    """Seat 0 has chosen a lot, then seat 1; none has confirmed."""
    table = fold(GAME, opened())
    for seat in (0, 1):
        table = act(table, seat, table.match.legal(seat)[0])
    return table


def test_a_choice_is_taken_back_from_under_anothers():
    """What seat 1 chose in the meantime stays, and seat 1 is shown nothing of it."""
    before = chosen_by_both()

    table, entries = command(before, Undo(0, 1))

    assert entries == [UndoneAlone(0, 1)]
    assert (table.sheet.numbers, table.sheet.undone) == ((0, 2), (1,))
    assert (int(table.match.state.chosen[0]), int(table.match.state.chosen[1]) > 0) == (0, True)
    assert every_step(table, 1) == every_step(before, 1)
    assert shown(table, OBSERVER) == shown(before, OBSERVER)


def test_a_match_with_a_choice_taken_back_so_is_proved():
    """Its file, its dice, and the actions' numbers."""
    entries = [*opened()]
    table = fold(GAME, entries)
    for seat in (0, 1):
        table, news = command(table, Act(seat, table.match.legal(seat)[0], 0))
        entries += news
    table, news = command(table, Undo(0, 1))
    entries += [*news, *play_out(table, random.Random(1))]
    again = fold(GAME, entries)
    file = transcript(add_up(entries))

    assert isinstance(entries[-1], Finished)
    assert file.proof is not None
    assert file.proof.undone == (1,)
    assert [(line.seat, line.action) for line in file.lines] == [
        (step.seat, GAME.actions.format(step.action)) for step in again.match.steps[1:]
    ]
    assert check(file, again.match) == sum(len(step.answers) for step in again.match.steps)


def test_whether_undo_is_free_does_not_depend_on_what_is_unnoticed():
    """Not even where others had noticed the step and begun to answer: their answer falls or stands.

    Here it stands: what seat 1 chose, it could have chosen before.
    """
    alone = act(act(fold(GAME, opened()), 0, "choose one"), 0, "confirm")
    begun = act(alone, 1, alone.match.legal(1)[0])

    assert view_table(alone, "table", 0).undo == view_table(begun, "table", 0).undo
    assert decide(alone, Undo(0, 2), SECRET).entries == (Undone(0, 2),)
    assert decide(begun, Undo(0, 2), SECRET).entries == (UndoneAlone(0, 2),)


def test_a_secret_answer_to_what_is_taken_back_falls_with_it():
    """Seat 1 could think only after the nod, seat 2 before; nobody else learns that either did."""
    nodded = act(pair(NODS, 3, random.Random(1)).plain, 0, "nod")
    answered = act(act(nodded, 1, "think"), 2, "think")

    plain, (alone,) = command(nodded, Undo(0, 1))
    table, entries = command(answered, Undo(0, 1))

    assert alone == Undone(0, 1)
    assert entries == [UndoneAlone(0, 2), UndoneAlone(0, 1)]
    assert (table.sheet.numbers, table.sheet.undone, table.match.waits) == ((0, 3), (1, 2), (0, 2))
    assert table.match.state.thought.tolist() == [0, 0, 1]
    assert [shown(table, seat) for seat in (0, OBSERVER)] == [
        shown(plain, seat) for seat in (0, OBSERVER)
    ]
    table, entries = command(act(nodded, 1, "think"), Undo(0, 1))
    assert entries == [UndoneAlone(0, 2), UndoneAlone(0, 1)]
    assert table.match.steps == nodded.match.steps[:1]


@pytest.mark.parametrize("seed", range(24))
def test_thoughts_that_fall_with_a_nod_are_nowhere_to_be_seen(seed: int):
    """Whoever wavers: what the others take back comes to the same."""
    chance = random.Random(seed)
    two = pair(NODS, 3, chance)

    waver(two, chance, 20, most=9)

    assert two.plain.match.over


def test_a_question_is_not_closed_by_what_nobody_notices():
    """It would tell that something was done."""
    table = act(act(fold(GAME, opened()), 0, "choose one"), 0, "confirm")
    asked, _ = command(act(table, 1, table.match.legal(1)[0]), Undo(0, 2))
    later = act(asked, 1, "take-back")

    assert later.undo_request == asked.undo_request
    assert [shown(later, seat) for seat in (0, OBSERVER)] == [
        shown(asked, seat) for seat in (0, OBSERVER)
    ]
