"""Every game on the shelf can be said in all six languages, and says all that its words can."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.message import SHARED, Message
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.seats import seats_in
from serenissima.testing.kept import RARITIES, folder_of_tests, rare_matches
from serenissima.testing.laws.words import sentences_of
from serenissima.testing.trial import Trial, play_on
from serenissima.words import LANGUAGES, PAGES, Speaker, audit, needed
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
def test_no_word_of_a_game_is_missing(name: str):
    """Actions, events, options and endings have sentences, and these use what they are given."""
    game = games.load(name)

    assert audit(game.folder / "words", needed(game)).problems == ()


@every_game
def test_every_sentence_of_a_scene_is_there_in_every_language(name: str):
    """With just the variables that the code gives, and none of them left open."""
    game = games.load(name)
    english = {
        key: {variable.removesuffix("-is") for variable in variables}
        for key, variables in {**english_of(name), **shared()}.items()
    }
    for match, seat, message in spoken(name):
        assert english.get(message.id) == set(message.args), message
        for language in LANGUAGES:
            speaker = Speaker(language, game.folder, PLAYERS[: match.seats], seat)
            sentence = speaker.say(message)
            assert sentence
            assert sentence == sentence.strip()
            assert not {"$", "{"} & set(sentence), sentence


@every_game
def test_whoever_is_asked_for_the_first_time_is_told_the_aim(name: str):
    """However many play; at the end nobody is told it any more."""
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
def test_no_word_of_a_game_is_idle(name: str):
    """Whatever stands in the files is said by the rules, a scene, its topics, or the shelf."""
    game = games.load(name)
    heard = {message.id for *_, message in spoken(name)}
    helps = {f"option-{option.name}-help".replace("_", "-") for option in game.options}

    names = {NAMED + topic for topic in topics(game.folder)}
    others = {ALSO + term.id for term in guide(game)["terms"]}  # what terms are looked up by
    idle = english_of(name).keys() - heard - needed(game).keys() - SHELF - helps - names - others
    rarities = folder_of_tests(game) / RARITIES
    hint = f"remove them, or come to them in {rarities}: `rarities()` yields matches"
    assert idle == set(), hint


def test_what_is_said_alike_in_every_game_stands_with_the_pages():
    assert shared().keys() == SHARED


def english_of(name: str) -> dict[str, set[str]]:
    """The game's own sentences with their variables."""
    return sentences_of((games.load(name).folder / "words" / "en.ftl").read_text("utf-8"))


def shared() -> dict[str, set[str]]:
    """The sentences that every game may say."""
    pages = sentences_of((PAGES / "en.ftl").read_text("utf-8"))
    return {key: variables for key, variables in pages.items() if key in SHARED}


@cache
def spoken(name: str) -> list[tuple[Match, int, Message]]:
    """What scenes say in matches with every option and in rare positions, once a listener."""
    found = {}
    for match, state, seat in looks(games.load(name)):
        drawn = match.game.draw(match.terms, match.game.state.view(state, seat), seat)
        sums = told_sums(match, seat) if state is match.state else ()
        for message in (*drawn.messages(), *sums):
            found.setdefault((message, seat, match.seats), (match, seat, message))
    return list(found.values())


def told_sums(match: Match, seat: int) -> Iterator[Message]:
    """What is said of how figures of the tale add up."""
    for step in match.steps:
        for happening in step.told_to(seat):
            if happening.sum:
                yield from happening.sum.whole()


def looks(game: Game) -> Iterator[tuple[Match, object, int]]:
    """Positions as every seat and a spectator see them."""
    for match in rare_matches(game):
        yield from ((match, match.state, seat) for seat in (SPECTATOR, *range(match.seats)))
    for number, setting in enumerate(Trial(game).settings):
        match = Match(game, setting.seats, setting.options, seed=f"scene {number}")
        play_on(match, f"scene {number}", fidgety=bool(number % 2))
        last = len(match.states) - 1
        for place in {*random.Random(number).sample(range(last), min(last, LOOKS)), last}:
            for seat in (SPECTATOR, *range(match.seats)):
                yield match, match.states[place], seat
