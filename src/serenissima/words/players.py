"""Players in words: the names and strengths of computer players."""

from collections.abc import Collection, Sequence

from serenissima.kernel.meta import Meta
from serenissima.players import KINDS
from serenissima.words.speaker import Speaker
from serenissima.words.topics import Topic

GONE = "–"  # name of forgotten guests in logs and match files, which players cannot choose


def display_names(
    names: Sequence[str], computers: Collection[int], speaker: Speaker
) -> tuple[str, ...]:
    """Return the name to show at each seat; several computer players are numbered from 1."""
    word, gone = speaker.word("page-computer-name"), speaker.word("page-somebody-gone")
    numbers = {seat: f" {n}" if len(computers) > 1 else "" for n, seat in enumerate(computers, 1)}
    return tuple(
        word + numbers[seat] if seat in numbers else gone if name == GONE else name
        for seat, name in enumerate(names)
    )


def strength(player: str, speaker: Speaker, meta: Meta, name: str = "") -> str:
    """Return the strength at a game of a computer player like `ismcts:500`, called `name`."""
    label = speaker.word("page-label", name=name or speaker.word("page-computer-name"))
    return f"{label} {_level(player, speaker, meta) or _kind(player, speaker)}"


def level_topic(player: str, speaker: Speaker, meta: Meta) -> Topic | None:
    """Return the topic that explains a computer player's level; None if it has none."""
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
    """Return the kind of computer player and its thinking time."""
    kind, _, setting = player.partition(":")
    said = speaker.word(f"player-{kind}")
    if setting.isdecimal():
        counts = next(one.counts for one in KINDS if one.name == kind)
        return f"{said}, {speaker.word(f'player-budget-{counts}', count=int(setting))}"
    if setting:
        seconds = setting.removesuffix("s")
        return f"{said}, {speaker.word('player-budget-seconds', seconds=seconds)}"
    return said
