"""Every draw of a finished match can be checked from its file."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serenissima.fairplay.proof import check, computer_seed, dice_seed
from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.kernel.notation import Transcript, parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.service.core.scoresheet import add_up, transcript
from tests.service.guests import GAME, SECRET, live, opened, play_out


def finished(chance: random.Random, steps: int = 40) -> Transcript:
    """Return a match file, read again, of a match in which much was undone."""
    entries, table = live(chance, steps)
    text = print_match(transcript(add_up([*entries, *play_out(table, chance)])))
    read = parse_match(text)
    assert print_match(read) == text
    return read


def checked(file: Transcript) -> int:
    return check(file, replay(GAME, file))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32).map(random.Random), st.integers(0, 60))
def test_an_honest_match_passes(chance: random.Random, steps: int):
    """Undone actions leave gaps in the numbers, which the file lists."""
    file = finished(chance, steps)

    assert checked(file) == len(file.deal or ()) + sum(len(line.answers) for line in file.lines)


def test_another_secret_is_detected():
    """It does not have the hash that was promised."""
    file = finished(random.Random(1))
    assert file.proof is not None
    file.proof = replace(file.proof, secret="t" * 43)

    with pytest.raises(Illegal) as error:
        checked(file)

    assert error.value.code == "proof/commitment"


def test_a_loaded_die_is_detected():
    """The refusal names the line."""
    file = finished(random.Random(1))
    place, line = next((i, x) for i, x in enumerate(file.lines) if len(x.answers) == 3)
    first = (line.answers[0] + 1) % 3
    file.lines[place] = replace(line, answers=(first, *line.answers[1:]))

    with pytest.raises(Illegal) as error:
        checked(file)

    assert error.value.code == "proof/draw"


def test_a_loaded_deal_is_detected():
    """The set-up has dice like any action."""
    file = finished(random.Random(1))
    assert file.deal is not None
    other = finished(random.Random(1))
    other.deal = file.deal[::-1]
    other.lines, other.result = [], None

    with pytest.raises(Illegal) as error:
        checked(other)

    assert error.value.code == "proof/draw"


def test_a_file_without_proof_is_refused():
    """It may have been played anywhere."""
    file = finished(random.Random(1))
    file.proof = None

    with pytest.raises(Unknown) as error:
        checked(file)

    assert error.value.code == "proof/missing"


def test_a_running_match_has_no_transcript():
    """Its dice are still secret."""
    with pytest.raises(NotNow) as error:
        transcript(add_up(opened()))

    assert error.value.code == "table/not-over"


def test_computer_players_have_separate_dice():
    """They reveal none of the table's dice."""
    seeds = {dice_seed(SECRET, 1), computer_seed(SECRET, 0, 1), computer_seed(SECRET, 1, 1)}

    assert len(seeds) == 3
    assert all(SECRET not in computer_seed(SECRET, seat, 1) for seat in (0, 1))
