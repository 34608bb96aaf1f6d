"""Every game on the shelf has words in all six languages, and uses all of its words."""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from serenissima import games
from serenissima.analysis.match_analysis import before, find_whole_choices
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.message import SHARED, Message
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.seats import seats_in
from serenissima.testing.kept import RARITIES, folder_of_tests, rare_matches
from serenissima.testing.laws.words import sentences_of
from serenissima.testing.trial import Trial, play_on
from serenissima.words import LANGUAGES, PAGES, Speaker, audit, needed_messages
from serenissima.words.guide import ALSO, guide
from serenissima.words.topics import NAMED, topics

SHELF = {"title", "teaser", "goal"}  # said by pages
PLAYERS = ("Anna", "Bernd", "Claudia", "Dario", "Elena")
LOOKS = 40  # positions of each match whose scenes are read

# What a game says is heard once, by the process that runs all of its tests here.
every_game = pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.xdist_group(f"words of {name}"))
        for name in games.names()
    ],
)


@every_game
def test_each_game_has_all_its_words(name: str):
    """Actions, events, options and endings have sentences that use the right variables."""
    game = games.load(name)

    assert audit(game.folder / "words", needed_messages(game)).problems == ()


@every_game
def test_each_language_has_every_sentence_of_a_scene(name: str):
    """Each uses only the variables that the code gives, and fills all of them."""
    game = games.load(name)
    english = {
        key: {variable.removesuffix("-is") for variable in variables}
        for key, variables in {**english_of(name), **shared()}.items()
    }
    speaker_of = cache(Speaker)
    for match, seat, message in spoken(name):
        assert english.get(message.id) == set(message.args), message
        for language in LANGUAGES:
            speaker = speaker_of(language, game.folder, PLAYERS[: match.seats], seat)
            sentence = speaker.say(message)
            assert sentence
            assert sentence == sentence.strip()
            assert not {"$", "{"} & set(sentence), sentence


@every_game
def test_each_player_learns_the_aim_at_the_first_decision(name: str):
    """This holds for any number of seats; at the end the aim is no longer shown."""
    game = games.load(name)
    for seats in game.meta.seats:
        match, asked = Match(game, seats, seed="aim"), set[int]()
        play_on(match, "aim")

        def aim(state: object, seat: int, match: Match = match) -> Message | None:
            return game.draw(match.terms, game.state.view(state, seat), seat).aim

        for state in match.states:
            new = set(seats_in(int(state["waits"]))) - asked
            assert all(aim(state, seat) for seat in new)
            asked |= new
        assert len(asked) == seats
        assert not any(aim(match.state, seat) for seat in (SPECTATOR, *asked))


@every_game
def test_each_game_uses_all_its_words(name: str):
    """The rules, a scene, its topics or the shelf use every message in the files."""
    game = games.load(name)
    heard = {message.id for *_, message in spoken(name)}
    helps = {f"option-{option.name}-help".replace("_", "-") for option in game.options}

    names = {NAMED + topic for topic in topics(game.folder)}
    others = {ALSO + term.id for term in guide(game)["terms"]}  # what terms are looked up by
    idle = (
        english_of(name).keys()
        - heard
        - needed_messages(game).keys()
        - SHELF
        - helps
        - names
        - others
    )
    rarities = folder_of_tests(game) / RARITIES
    hint = f"remove them, or come to them in {rarities}: `rarities()` yields matches"
    assert idle == set(), hint


def test_messages_shared_by_all_games_are_among_the_pages_words():
    assert shared().keys() == SHARED


def english_of(name: str) -> dict[str, set[str]]:
    """Return the game's own sentences with their variables."""
    return sentences_of((games.load(name).folder / "words" / "en.ftl").read_text("utf-8"))


def shared() -> dict[str, set[str]]:
    """Return the sentences that every game may use."""
    pages = sentences_of((PAGES / "en.ftl").read_text("utf-8"))
    return {key: variables for key, variables in pages.items() if key in SHARED}


@cache
def spoken(name: str) -> list[tuple[Match, int, Message]]:
    """Return the messages of scenes with every option and in rare positions, once per viewer."""
    found: dict[tuple[int, int], dict[Message, Match]] = defaultdict(dict)
    for match, state, seat in look_at(games.load(name)):
        drawn = match.game.draw(match.terms, match.game.state.view(state, seat), seat)
        sums = collect_sums(match, seat) if state is match.state else ()
        named = name_choices(match) if state is match.state and seat == SPECTATOR else ()
        for message in (*drawn.messages(), *sums, *named):
            found[match.seats, seat].setdefault(message, match)
    return [
        (match, seat, message)
        for (_, seat), messages in found.items()
        for message, match in messages.items()
    ]


def collect_sums(match: Match, seat: int) -> Iterator[Message]:
    """Return the messages that explain the sums of figures in the tale."""
    for step in match.steps:
        for happening in step.seen_by(seat):
            if happening.sum:
                yield from happening.sum.whole()


def name_choices(match: Match) -> Iterator[Message]:
    """Return the messages in the names of a match's whole choices."""
    for choice in find_whole_choices(match):
        at, seat = before(match, choice.steps[0]), choice.seat
        view = match.game.state.view(match.states[at], seat)
        actions = [match.steps[step].action for step in choice.steps]
        named = match.game.name_choice(match.terms, view, seat, actions)
        if named:
            yield from named.whole()


def look_at(game: Game) -> Iterator[tuple[Match, object, int]]:
    """Yield positions as every seat and a spectator see them."""
    for match in rare_matches(game):
        yield from ((match, match.state, seat) for seat in (SPECTATOR, *range(match.seats)))
    for number, setting in enumerate(Trial(game).settings):
        match = Match(game, setting.seats, setting.options, seed=f"scene {number}")
        play_on(match, f"scene {number}", fidgety=bool(number % 2))
        last = len(match.states) - 1
        for place in {*random.Random(number).sample(range(last), min(last, LOOKS)), last}:
            for seat in (SPECTATOR, *range(match.seats)):
                yield match, match.states[place], seat
