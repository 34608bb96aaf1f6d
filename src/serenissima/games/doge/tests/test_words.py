"""The words: every sentence is there in six languages, and none that nobody says."""

import random
from collections.abc import Iterator

import pytest

from serenissima.games.doge.game import GAME
from serenissima.games.doge.tests.looking import (
    FIVE,
    ONE_IN_SAN_MARCO,
    TWO_IN_ALL,
    ballots,
    ringless,
    said,
    scene,
)
from serenissima.games.doge.tests.table import election, play, year_end
from serenissima.kernel.match import Match
from serenissima.kernel.message import Message
from serenissima.kernel.record import OBSERVER
from serenissima.kernel.scene import Scene
from serenissima.testing.laws.scenes import sentences_of
from serenissima.testing.trial import Trial, play_on
from serenissima.words import LANGUAGES, audit, needed

WORDS = GAME.folder / "words"
SHELF = {"title", "teaser", "goal"}  # said by pages


@pytest.fixture(scope="module")
def spoken() -> list[tuple[Match, int, Message]]:
    """What scenes from random matches with every option say, each message once a listener."""
    found = {}
    for match, seat, drawn in scenes():
        for message in messages(drawn):
            found.setdefault((repr(message), seat, match.seats), (match, seat, message))
    return list(found.values())


def rarities() -> Iterator[Match]:
    """Positions for what random matches hardly come to."""
    yield from (ringless("san-marco"), ringless("quarantia"))
    yield election("quarantia", "3 - -", ONE_IN_SAN_MARCO, neutralise="one-by-one")
    tied = election("quarantia", "3 3 -", "houses[0] castello=2")
    yield tied.copy()
    play(tied, "lift castello", "drop san-polo")
    yield tied
    yield ballots(FIVE)
    yield ballots(f"{FIVE}\npalazzi santa-croce 1 1 0 2 2\nhouses[0] santa-croce=1")
    yield year_end(TWO_IN_ALL)
    yield year_end("palazzi castello 2", year_cap=1)


def scenes() -> Iterator[tuple[Match, int, Scene]]:
    """Scenes for every seat and a watcher."""
    for match in rarities():
        for seat in (OBSERVER, *range(match.seats)):
            yield match, seat, scene(match, seat)
    for number, setting in enumerate(Trial(GAME).settings):
        match = Match(GAME, setting.seats, setting.options, seed=f"scene {number}")
        play_on(match, f"scene {number}", fidgety=bool(number % 2))
        last = len(match.states) - 1
        for place in {*random.Random(number).sample(range(last), min(last, 25)), last}:
            for seat in (OBSERVER, *range(match.seats)):
                view = GAME.state.view(match.states[place], seat)
                yield match, seat, GAME.draw(match.terms, view, seat)


def messages(drawn: Scene) -> Iterator[Message]:
    """Everything that a scene says, and the messages inside it."""
    heard: list[object] = [drawn.question, *(answer.name for answer in drawn.answers)]
    for part in drawn.groups:
        heard += [part.title, part.alert, *part.notes, *(gauge.name for gauge in part.gauges)]
        heard += [message for row in part.rows for message in (row.title, row.note)]
        heard += [message for item in part.items for message in (item.name, item.note)]
    while heard:
        message = heard.pop()
        if isinstance(message, Message):
            yield message
            heard += message.args.values()


def test_every_sentence_is_there_in_every_language(spoken: list[tuple[Match, int, Message]]):
    """With just the variables that the code gives, and none of them left open."""
    english = {
        key: {name.removesuffix("-is") for name in variables}
        for key, variables in sentences_of((WORDS / "en.ftl").read_text("utf-8")).items()
    }
    for match, seat, message in spoken:
        assert english.get(message.id) == set(message.args), message
        for language in LANGUAGES:
            sentence = said(match, message, seat, language)
            assert sentence
            assert not {"$", "{"} & set(sentence), sentence


def test_no_language_lacks_a_word():
    assert audit(WORDS, needed(GAME)).problems == ()


def test_no_word_is_idle(spoken: list[tuple[Match, int, Message]]):
    """Whatever stands in the files is said by the rules, a scene, or the shelf."""
    heard = {message.id for *_, message in spoken}
    helps = {f"option-{option.name}-help".replace("_", "-") for option in GAME.options}
    idle = sentences_of((WORDS / "en.ftl").read_text("utf-8")).keys() - heard - needed(GAME).keys()

    assert idle - SHELF - helps == set()
