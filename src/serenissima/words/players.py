"""Players in words: what computer players are called, and how strong they are."""

from collections.abc import Collection, Sequence

from serenissima.kernel.meta import Meta
from serenissima.words.speaker import Speaker
from serenissima.words.topics import Topic

GONE = "–"  # in logs and match files the name of whoever is forgotten; nobody can take it


def display_names(
    names: Sequence[str], computers: Collection[int], speaker: Speaker
) -> tuple[str, ...]:
    """The name at each seat as people read it; several computer players are numbered from 1."""
    word, gone = speaker.word("page-computer-name"), speaker.word("page-somebody-gone")
    numbers = {seat: f" {n}" if len(computers) > 1 else "" for n, seat in enumerate(computers, 1)}
    return tuple(
        word + numbers[seat] if seat in numbers else gone if name == GONE else name
        for seat, name in enumerate(names)
    )


def strength(player: str, speaker: Speaker, meta: Meta, name: str = "") -> str:
    """How strong a computer player like `ismcts:500` is at a game; `name` is what it is called."""
    label = speaker.word("page-label", name=name or speaker.word("page-computer-name"))
    return f"{label} {_level(player, speaker, meta) or _kind(player, speaker)}"


def level_topic(player: str, speaker: Speaker, meta: Meta) -> Topic | None:
    """What explains the level that a computer player is; None if it is none."""
    level = meta.level(player)
    if not level:
        return None
    return Topic(
        f"level-{level}", _level(player, speaker, meta), speaker.word(f"level-{level}-note")
    )


def _level(player: str, speaker: Speaker, meta: Meta) -> str:
    level = meta.level(player)
    return speaker.word(f"level-{level}") if level else ""


def _kind(player: str, speaker: Speaker) -> str:
    """What kind of computer player it is, and how long it may think."""
    kind, _, setting = player.partition(":")
    said = speaker.word(f"player-{kind}")
    if setting.isdecimal():
        return f"{said}, {speaker.word('player-budget-playouts', count=int(setting))}"
    if setting:
        seconds = setting.removesuffix("s")
        return f"{said}, {speaker.word('player-budget-seconds', seconds=seconds)}"
    return said
