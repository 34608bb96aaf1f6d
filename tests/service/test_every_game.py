"""Properties of tables that hold for every game on the shelf."""

import json
import random
from dataclasses import replace

import numpy as np
import pytest

from serenissima import games
from serenissima.fairplay.proof import action_numbers, check, dice_seed, questions
from serenissima.kernel import verbs
from serenissima.kernel.dice import pick, rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Proof, parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.service.core.commands import Act, Undo
from serenissima.service.core.deciding import decide
from serenissima.service.core.entries import Entry, Undone, read, write
from serenissima.service.core.folding import fold
from serenissima.service.core.scoresheet import add_up, transcript
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import view_table
from tests.service.guests import SECRET, new_table

LONGEST = 3000  # actions


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def play(game: Game, seed: int) -> tuple[list[Entry], list[Table]]:
    """Play a whole random match, some actions undone.

    Return its entries, and the table after each.
    """
    chance = random.Random(seed)
    people = ["person"] * chance.choice(game.meta.seats)
    opened = new_table(game, *people, secret=f"{SECRET}{seed}")
    entries, tables = [*opened.entries], [opened.table]
    while not tables[-1].match.over and tables[-1].sheet.count < LONGEST:
        table = tables[-1]
        seat = chance.choice(table.match.waits)
        legal = [a for a in table.match.legal(seat) if a < game.actions.first_retract]
        who = table.match.steps[-1].seat
        last = table.ordinal(who, table.sheet.numbers[-1])
        wish = Act(seat, chance.choice(legal), table.decision(seat) or 0)
        again = last and chance.random() < 0.1 and table.undo_is_free(len(table.match.steps) - 1)
        verdict = decide(table, Undo(who, last) if again else wish, f"{SECRET}{seed}")
        tables.append(verdict.table)
        entries += verdict.entries
    return entries, tables


def data(seen: TableView) -> str:
    return json.dumps(seen.as_data())


def test_a_match_ends_and_its_dice_are_proved(game: Game):
    """The log is read again, printed as a match file, read again and checked draw by draw."""
    entries, tables = play(game, 1)
    again = fold(game, [read(write(entry)) for entry in entries])
    text = print_match(transcript(add_up(entries)))

    assert any(isinstance(entry, Undone) for entry in entries)
    assert again.match.over
    assert print_match(parse_match(text)) == text
    read_again = parse_match(text)
    replayed = replay(game, read_again)
    assert check(read_again, replayed) == sum(len(s.answers) for s in tables[-1].match.steps)
    assert read_again.proof
    assert rolled_by_weights(read_again.proof, replayed) == [s.answers for s in replayed.steps]


def rolled_by_weights(proof: Proof, match: Match) -> list[tuple[int, ...]]:
    """Return the answers of the dice at each step, as a browser finds them without the rules."""
    numbers = action_numbers(proof, len(match.steps))
    return [
        _picked(dice_seed(proof.secret, number), asked)
        for number, asked in zip(numbers, questions(match), strict=True)
    ]


def _picked(seed: str, asked: list[list[int]]) -> tuple[int, ...]:
    dice = rolled_dice(seed)
    return tuple(pick(dice, np.array(weights, np.int16)) for weights in asked)


def test_equal_information_gives_equal_bytes(game: Game):
    """For each seat, all hidden information is dealt again: its view stays the same."""
    _, tables = play(game, 2)
    for at, table in enumerate(random.Random(2).sample(tables[:-1], 25)):
        for seat in range(table.match.seats):
            other = table.match.copy()
            world = other.view(seat)
            verbs.redeal(other.terms, world, seat, rolled_dice(at))
            other._states[-1] = world

            shown = (view_table(t, "table", seat) for t in (table, replace(table, match=other)))

            assert len({data(seen) for seen in shown}) == 1
