"""What a game's words explain: a topic like `gondola` has the sentence `about-gondola`."""

from functools import cache
from pathlib import Path

from fluent.syntax.ast import Message

from serenissima.words.languages import FALLBACK
from serenissima.words.speaker import Speaker, resource

PREFIX = "about-"


@cache
def topics(game: Path) -> tuple[str, ...]:
    """The topics of the game in a folder, in the order of its English words."""
    path = game / "words" / f"{FALLBACK}.ftl"
    entries = resource(path).body if path.is_file() else ()
    names = (entry.id.name for entry in entries if isinstance(entry, Message))
    return tuple(name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX))


@cache
def sentences(language: str, game: Path) -> tuple[tuple[str, str], ...]:
    """Each topic of a game with its sentence in a language."""
    speaker = Speaker(language, game)
    return tuple((topic, speaker.word(PREFIX + topic)) for topic in topics(game))
