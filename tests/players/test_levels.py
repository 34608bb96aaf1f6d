"""The levels of computer players are those measured in the arena."""

from itertools import pairwise

import pytest

from serenissima import games, players
from serenissima.cli.seating import neighbours, seating
from serenissima.kernel.meta import Meta
from serenissima.training.arena import Tournament, run
from serenissima.web.presentation.forms import TableForm
from serenissima.words import LANGUAGES, Speaker
from serenissima.words.players import display_names, playing_style, strength

LEVELS = ("hasty", "gentle", "steady", "strong", "master")
ENOUGH = 100  # matches, for a figure that can be relied on
METAS = [games.meta(name) for name in games.names()]
every_game = pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)


@every_game
def test_each_level_was_measured_to_beat_the_one_below(meta: Meta):
    """With every number of seats, 95% certainty, enough matches, and today's rules."""
    for level in meta.levels[1:]:
        assert [one.seats for one in level.measured] == list(meta.seats)
        assert level.rules == meta.rules_version
        for one in level.measured:
            assert 1 / one.seats < one.low < one.share
            assert one.matches >= ENOUGH


@every_game
def test_levels_are_ordered_by_strength(meta: Meta):
    """The weakest comes first, and each occurs once."""
    names = [level.name for level in meta.levels]

    assert names == [name for name in LEVELS if name in names]
    assert [players.load(level.player).name for level in meta.levels] == [
        level.player for level in meta.levels
    ]


@every_game
def test_the_default_opponent_is_the_gentlest(meta: Meta):
    """On the shelf, the form and in the terminal.

    Matches between computers use the strong level.
    """
    gentlest = meta.levels[0].player
    _, *others = TableForm.blank(meta, "").sitters

    assert {*others} == {f"computer {gentlest}"}
    assert {*seating("", meta, people=1)} == {"person", gentlest}
    assert {*seating("", meta, people=0)} == {players.USUAL}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_described_in_words(meta: Meta, language: str):
    """It mentions no iterations and no seconds."""
    speaker = Speaker(language)
    said = [strength(level.player, speaker, meta) for level in meta.levels]
    notes = [speaker.word(f"level-{level.name}-note") for level in meta.levels]

    assert len({*said}) == len({*notes}) == len(meta.levels)
    assert not any(letter.isdigit() for text in said + notes for letter in text)


@every_game
def test_every_level_is_a_character(meta: Meta):
    """It has a name for each seat, a portrait, and a way of playing in every language.

    No two characters on the shelf share a name.
    """
    folder = games.load(meta.name).folder
    portraits = (folder / "art" / "characters.svg").read_text(encoding="utf-8")
    for level in meta.levels:
        assert len(level.names) >= max(meta.seats)
        assert f'<symbol id="{level.name}"' in portraits
    for language in LANGUAGES:
        speaker = Speaker(language, folder)
        styles = [playing_style(level.player, speaker, meta) for level in meta.levels]
        assert len({*styles}) == len(meta.levels)
        assert not any(text in {speaker.word(f"level-{n}-note") for n in LEVELS} for text in styles)
    everyone = [name for one in METAS for level in one.levels for name in level.names]

    assert len(everyone) == len({*everyone})
    assert len(portraits.encode()) < 2000 * len(meta.levels)


@every_game
def test_no_two_players_at_a_table_have_the_same_name(meta: Meta):
    """A person's name is left to the person, and a player without a character is a computer."""
    speaker, level = Speaker(), meta.levels[0]
    seats = max(meta.seats)
    same = display_names([level.player] * seats, range(seats), speaker, meta)
    beside = display_names([level.names[0].upper(), level.player], [1], speaker, meta)
    others = display_names(["uniform", level.player, "ismcts:7"], range(3), speaker, meta)

    assert same == level.names[:seats]
    assert beside == (level.names[0].upper(), level.names[1])
    assert others == ("Computer 1", level.names[0], "Computer 2")
    assert display_names(["uniform", level.player], [0, 1], speaker) == ("Computer 1", "Computer 2")


@every_game
def test_levels_are_loaded_by_their_names(meta: Meta):
    """The command line loads each as it was measured in that game."""
    count = min(meta.seats)
    text = ",".join(["person", *["gentle", "strong"] * count][:count])
    players_of = {level.name: level.player for level in meta.levels}

    wanted = [players_of.get(name, name) for name in text.split(",")]
    assert seating(text, meta, people=1) == wanted


@every_game
def test_the_arena_measures_each_level_against_the_one_below(meta: Meta):
    pairs = [[above.player, below.player] for below, above in pairwise(meta.levels)]

    assert neighbours(meta) == pairs


def test_the_strongest_level_beats_the_gentlest_in_a_few_matches():
    """Each deal is played from both sides, which reduces luck."""
    meta = METAS[-1]
    gentle, *_, strong = (level.player for level in meta.levels)
    played = run(Tournament(meta.name, [strong, gentle], 6, seed="levels"), processes=1)

    assert played.of(strong).mean > 0.5
