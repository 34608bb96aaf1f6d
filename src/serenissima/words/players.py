"""Players in words: what computer players are called, and how strong they are."""

from collections.abc import Collection, Sequence

from serenissima.kernel.meta import Meta
from serenissima.words.speaker import Speaker


def called(names: Sequence[str], computers: Collection[int], speaker: Speaker) -> tuple[str, ...]:
    """The name at each seat as people read it; several computer players are numbered from 1."""
    word = speaker.word("page-computer-name")
    numbers = {seat: f" {n}" if len(computers) > 1 else "" for n, seat in enumerate(computers, 1)}
    return tuple(
        word + numbers[seat] if seat in numbers else name for seat, name in enumerate(names)
    )


def level_of(name: str, speaker: Speaker, meta: Meta) -> str:
    """The level that a computer player is in a game, in words; empty if it is none."""
    levels = (level.name for level in meta.levels if level.player == name)
    return next((speaker.word(f"level-{level}") for level in levels), "")


def strength(name: str, speaker: Speaker, meta: Meta | None = None) -> str:
    """How a computer player plays a game, by its name like `greedy` or `ismcts:500`."""
    kind, _, setting = name.partition(":")
    computer = speaker.word("page-label", name=speaker.word("page-computer-name"))
    if meta and (level := level_of(name, speaker, meta)):
        return f"{computer} {level}"
    said = f"{computer} {speaker.word(f'player-{kind}')}"
    if setting.isdecimal():
        return f"{said}, {speaker.word('player-budget-playouts', count=int(setting))}"
    if setting:
        seconds = setting.removesuffix("s")
        return f"{said}, {speaker.word('player-budget-seconds', seconds=seconds)}"
    return said
