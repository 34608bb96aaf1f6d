"""Each lesson of each game replays under the rules, from every action that it accepts, in words."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from serenissima import games, words
from serenissima.kernel import lesson as lessons
from serenissima.kernel.game import Game
from serenissima.kernel.lesson import Lesson
from serenissima.kernel.match import Match
from serenissima.words.audits import audit

LESSONS = [(name, one) for name in games.names() for one in lessons.names(games.load(name).folder)]
MOST_WORDS = 50  # of a remark
WALKS = 20
DEVIATIONS = 2


def loaded(game: str, name: str) -> tuple[Game, Lesson]:
    return games.load(game), lessons.load(games.load(game), name)


def begun(game: Game, lesson: Lesson) -> Match:
    """The match when the learner is asked first."""
    transcript = lesson.transcript
    match = Match(game, transcript.seats, transcript.options, deal=transcript.deal)
    follow(match, lesson)
    return match


def follow(match: Match, lesson: Lesson) -> None:
    """Play the others' moves until the learner's next decision."""
    while line := lesson.others(match):
        match.play(line.seat, line.action, line.answers)


def act(match: Match, lesson: Lesson, action: int) -> None:
    match.play(lesson.seat, action, lesson.check(match, action))
    follow(match, lesson)


def expected(match: Match, lesson: Lesson) -> Iterator[Match]:
    """Yield the match at each decision of the learner, who takes the expected actions."""
    while accepted := lesson.accepted_actions(match):
        yield match
        act(match, lesson, accepted[0])


@cache
def moments(game: str, name: str) -> list[Match]:
    """The match at each moment at which the learner is asked, and at the end."""
    played, lesson = loaded(game, name)
    match = begun(played, lesson)
    return [*(one.copy() for one in expected(match, lesson)), match]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_to_its_end(game: str, name: str):
    _, lesson = loaded(game, name)
    *asked, end = moments(game, name)

    assert lesson.transcript.rules == games.meta(game).rules_version
    assert len(asked) == lesson.length
    assert lesson.line(end) is None
    assert lesson.remark(end).sayings
    assert lesson.remark(asked[0]).sayings


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_goes_on_from_every_action_that_it_accepts(game: str, name: str):
    """Each alone, then mixed by chance."""
    played, lesson = loaded(game, name)
    for match in moments(game, name)[:-1]:
        for action in lesson.accepted_actions(match)[1:]:
            twin = match.copy()
            act(twin, lesson, action)
            assert (
                sum(1 for _ in expected(twin, lesson)) + lesson.count_taken(match) + 1
                == lesson.length
            )
    for seed in range(WALKS):
        chance, match = random.Random(seed), begun(played, lesson)
        while accepted := lesson.accepted_actions(match):
            act(match, lesson, chance.choice(accepted))


def deviations(match: Match, lesson: Lesson, left: int) -> Iterator[Match]:
    """Yield the match at each moment of each way with up to `left` further deviations."""
    yield match
    first, *others = lesson.accepted_actions(match) or (None,)
    for action in (first, *(others if left else ())):
        if action is not None:
            twin = match.copy()
            act(twin, lesson, action)
            yield from deviations(twin, lesson, left - (action != first))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_each_sentence_is_true(game: str, name: str):
    """Each message states facts, which are true after every permitted deviation.

    All ways with up to two deviations are played, and others chosen by chance. Each message of a
    remark is shown on one of these ways.
    """
    played, lesson = loaded(game, name)
    shown = set()

    def check(match: Match) -> None:
        saying = lesson.saying(match)
        assert (saying is None) == (not lesson.remark(match).sayings)
        if saying:
            shown.add(saying.id)
            wrong = [str(it) for it in saying.states if not it.is_true(match, lesson.seat)]
            taken = [step.action for step in match.steps if step.seat == lesson.seat]
            said = [match.actions.format(action) for action in taken]
            assert (saying.id, wrong, said) == (saying.id, [], said)
            assert saying.states, saying.id

    for match in deviations(begun(played, lesson), lesson, left=DEVIATIONS):
        check(match)
    for seed in range(WALKS):
        chance, match = random.Random(seed), begun(played, lesson)
        while accepted := lesson.accepted_actions(match):
            check(match)
            act(match, lesson, chance.choice(accepted))
        check(match)

    assert shown == {saying.id for remark in lesson.remarks for saying in remark.sayings}


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_seat_but_the_learners_has_a_name(game: str, name: str):
    _, lesson = loaded(game, name)
    others = set(range(lesson.transcript.seats)) - {lesson.seat}

    assert set(lesson.transcript.players) == others


def count_words(text: str) -> int:
    """How many words a text has; French sets punctuation apart, which is none."""
    return sum(any(map(str.isalnum, part)) for part in text.split())


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_has_its_texts_in_every_language(game: str, name: str):
    """Each of its messages has a few words."""
    played, lesson = loaded(game, name)
    said = {saying.id for remark in lesson.remarks for saying in remark.sayings}
    said |= {f"lesson-{name}"}

    assert audit(played.folder / "lessons", {key: set() for key in said}).problems == ()
    for language in words.LANGUAGES:
        speaker = words.Speaker(language, played.folder)
        long = {key for key in said if count_words(speaker.word(key)) > MOST_WORDS}
        assert (language, long) == (language, set())


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_highlighted_items_are_on_the_table(game: str, name: str):
    played, lesson = loaded(game, name)
    for match in moments(game, name):
        scene = played.draw(match.terms, match.view(lesson.seat), lesson.seat)
        things = {f"g-{group.id}" for group in scene.groups}
        things |= {f"i-{item.id}" for group in scene.groups for item in group.items}
        assert things.issuperset(lesson.remark(match).show), lesson.saying(match)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_remarks_are_only_at_the_learners_decisions(game: str, name: str):
    """Other remarks would never be read."""
    _, lesson = loaded(game, name)
    lines = lesson.transcript.lines

    silent = [r for line, r in zip(lines, lesson.remarks, strict=False) if line.seat != lesson.seat]
    assert not any(remark.sayings or remark.show or remark.also for remark in silent)
