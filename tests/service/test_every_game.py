"""What holds for tables holds for every game on the shelf."""

import json
import random
from dataclasses import replace

import pytest

from serenissima import games
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Game
from serenissima.kernel.notation import parse_match, print_match
from serenissima.service.commands import Act, Undo, decide, opening
from serenissima.service.events import Event, Undone, read, write
from serenissima.service.fairness import check
from serenissima.service.sight import Sight, sight
from serenissima.service.table import Table, evolve, fold
from serenissima.service.transcript import transcript
from tests.service.guests import SECRET

LONGEST = 3000  # actions


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def play(game: Game, seed: int) -> tuple[list[Event], list[Table]]:
    """A whole match by chance, some actions taken back: its events, and the table after each."""
    chance = random.Random(seed)
    people = ["person"] * chance.choice(game.meta.seats)
    events = opening(game, people, {}, [""] * len(people), f"{SECRET}{seed}")
    tables = [fold(game, events)]
    while not tables[-1].match.over and tables[-1].count < LONGEST:
        table = tables[-1]
        seat = chance.choice(table.match.waits)
        legal = [a for a in table.match.legal(seat) if a < game.actions.first_retract]
        who = table.match.steps[-1].seat
        last = table.ordinal(who, table.numbers[-1])
        wish = Act(seat, chance.choice(legal), table.decision(seat) or 0)
        again = last and chance.random() < 0.05
        news = decide(Undo(who, last) if again else wish, table, f"{SECRET}{seed}")
        for event in news:
            table = evolve(table, event)
        tables.append(table)
        events += news
    return events, tables


def data(seen: Sight) -> str:
    return json.dumps(seen.as_data())


def test_a_match_ends_and_its_dice_are_proved(game: Game):
    """The log is read again, printed as a match file, read again and checked draw by draw."""
    events, tables = play(game, 1)
    again = fold(game, [read(write(event)) for event in events])
    text = print_match(transcript(events))

    assert any(isinstance(event, Undone) for event in events)
    assert again.match.over
    assert print_match(parse_match(text)) == text
    assert check(parse_match(text)) == sum(len(s.answers) for s in tables[-1].match.steps)


def test_equal_information_gives_equal_bytes(game: Game):
    """Whatever each seat does not know is dealt again: what it is shown stays the same."""
    _, tables = play(game, 2)
    for at, table in enumerate(random.Random(2).sample(tables[:-1], 25)):
        for seat in range(table.match.seats):
            other = table.match.copy()
            world = other.view(seat)
            verbs.redeal(other.terms, world, seat, rolled(at))
            other._states[-1] = world

            shown = (sight(t, "table", seat) for t in (table, replace(table, match=other)))

            assert len({data(seen) for seen in shown}) == 1
