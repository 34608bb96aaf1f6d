"""The words: every sentence is there in six languages, and none that nobody says."""

import random
from collections.abc import Iterator

import pytest

from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.tests.looking import said, scene
from serenissima.games.venedig.tests.table import at, play
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
    found: dict[tuple[str, int, int], tuple[Match, int, Message]] = {}
    for match, seat, drawn in scenes():
        for message in messages(drawn):
            found.setdefault((repr(message), seat, match.seats), (match, seat, message))
    return list(found.values())


def rarities() -> Iterator[Match]:
    """Positions for what random matches hardly come to."""
    yield at("hand[0] casa=5", full_hand="must-lay")
    yield at("stage shed\nhand[0] casa=5 campo=1", full_hand="swap")
    yield at("stage draw\nhand[0] casa=5\npurse[0] 5")
    yield at("standing casa 17\nposition 63 0 0 0 0")
    final = at("stage final\nexchanging 1\nclosing turn-cap\npurse[0] 5")
    yield final.copy()
    play(final, "go-on")
    yield final
    ponte = at("hand[0] ponte=3\ncasa G12\nfree G16 G20 I12 K14\nposition 25 0 0 0 0")
    play(ponte, "solo ponte", "done")
    yield ponte.copy()
    play(ponte, "bridge 2")
    yield ponte
    rows = "laid[0] campo=1\nlaid[1] campo=1\nmaster campo=0\ncasa F11\nfree F9"
    helped = at(f"hand[0] campo=1\n{rows}\nposition 0 25 0 0 0\npurse[0] 5")
    play(helped, "lay campo", "done")
    yield helped
    two = "hand[0] casa=1 campo=1\nhand[1] casa=1\nimaginary_laid campo=2\nimaginary_master campo=1"
    joint = at(f"{two}\nfree G12", 2)
    play(joint, "lay casa", "lay campo", "done")
    yield joint
    alone = at(f"stage before\n{two}\nfree G12", 2)
    play(alone, "reveal", answers=[2])
    yield alone


def scenes() -> Iterator[tuple[Match, int, Scene]]:
    """Scenes for every seat and a watcher."""
    for match in rarities():
        for seat in (OBSERVER, *range(match.seats)):
            yield match, seat, scene(match, seat)
    for number, setting in enumerate(Trial(GAME).settings):
        match = Match(GAME, setting.seats, setting.options, seed=f"scene {number}")
        play_on(match, f"scene {number}", fidgety=bool(number % 2))
        last = len(match.states) - 1
        for place in {*random.Random(number).sample(range(last), min(last, 40)), last}:
            for seat in (OBSERVER, *range(match.seats)):
                view = GAME.state.view(match.states[place], seat)
                yield match, seat, GAME.draw(match.terms, view, seat)


def messages(drawn: Scene) -> Iterator[Message]:
    """Everything that a scene says, and the messages inside it."""
    heard: list[object] = [drawn.question, *(answer.name for answer in drawn.answers)]
    for part in drawn.groups:
        heard += [part.title, part.alert, *part.notes, *(label.name for label in part.labels)]
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
            assert sentence == sentence.strip()
            assert not {"$", "{"} & set(sentence), sentence


def test_no_language_lacks_a_word():
    assert audit(WORDS, needed(GAME)).problems == ()


def test_no_word_is_idle(spoken: list[tuple[Match, int, Message]]):
    """Whatever stands in the files is said by the rules, a scene, or the shelf."""
    heard = {message.id for *_, message in spoken}
    helps = {f"option-{option.name}-help".replace("_", "-") for option in GAME.options}
    idle = sentences_of((WORDS / "en.ftl").read_text("utf-8")).keys() - heard - needed(GAME).keys()

    assert idle - SHELF - helps == set()
