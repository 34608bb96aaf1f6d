"""Topics, explained by a game's words: `gondola` has the sentence `about-gondola`.

Its name is `topic-gondola`.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax.ast import Message

from serenissima.words.languages import FALLBACK
from serenissima.words.speaker import Speaker, resource

PREFIX, NAMED = "about-", "topic-"


class Topic(NamedTuple):
    """A topic in a language: its id, its name, and the sentence that explains it."""

    id: str
    name: str
    sentence: str


@cache
def topics(game: Path) -> tuple[str, ...]:
    """Return the topics of the game in a folder, in the order of its English words."""
    path = game / "words" / f"{FALLBACK}.ftl"
    entries = resource(path).body if path.is_file() else ()
    names = (entry.id.name for entry in entries if isinstance(entry, Message))
    return tuple(name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX))


@cache
def explained_topics(language: str, game: Path) -> tuple[Topic, ...]:
    """Return each topic of a game in a language."""
    word = Speaker(language, game).word
    return tuple(Topic(topic, word(NAMED + topic), word(PREFIX + topic)) for topic in topics(game))
