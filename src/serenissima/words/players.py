"""Players in words: the names and strengths of computer players."""

from collections.abc import Collection, Sequence

from serenissima.kernel.meta import Meta
from serenissima.players import KINDS
from serenissima.words.speaker import Speaker
from serenissima.words.topics import Topic

GONE = "–"  # name of forgotten guests in logs and match files, which players cannot choose


def display_names(
    names: Sequence[str], computers: Collection[int], speaker: Speaker, meta: Meta | None = None
) -> tuple[str, ...]:
    """Return the name to show at each seat.

    Computer players have the names of their characters at the game with this `meta`, each once at a
    table, and none that a person there has. Those without a character are numbered from 1.

    Args:
        names: for each seat a person's name, or the text that loads its computer player.
        computers: the seats of computer players.
        speaker: the words of a language.
        meta: of the game; None for a game that is not on the shelf.
    """
    taken = {name.casefold() for seat, name in enumerate(names) if seat not in computers}
    word, gone = speaker.word("page-computer-name"), speaker.word("page-somebody-gone")
    shown = {}
    for seat in sorted(computers):
        own = meta.names_of(names[seat]) if meta else ()
        shown[seat] = next((one for one in own if one.casefold() not in taken), "")
        taken.add(shown[seat].casefold())
    nameless = [seat for seat, name in shown.items() if not name]
    for number, seat in enumerate(nameless, 1):
        shown[seat] = f"{word} {number}" if len(nameless) > 1 else word
    return tuple(shown.get(seat, gone if name == GONE else name) for seat, name in enumerate(names))


def computer_name(player: str, speaker: Speaker, meta: Meta | None) -> str:
    """Return the name of a computer player where it doesn't sit at a table."""
    names = meta.names_of(player) if meta else ()
    return names[0] if names else speaker.word("page-computer-name")


def strength(player: str, speaker: Speaker, meta: Meta, name: str = "") -> str:
    """Return the strength at a game of a computer player like `ismcts:500`, called `name`."""
    label = speaker.word("page-label", name=name or computer_name(player, speaker, meta))
    return f"{label} {_level(player, speaker, meta) or _kind(player, speaker)}"


def playing_style(player: str, speaker: Speaker, meta: Meta) -> str:
    """Return how a level of computer players plays, in a sentence; empty if it is no level.

    `speaker` has the words of the game.
    """
    level = meta.level(player)
    own = f"character-{level}"
    return speaker.word(own if speaker.has(own) else f"level-{level}-note") if level else ""


def level_topic(player: str, speaker: Speaker, meta: Meta) -> Topic | None:
    """Return the topic that explains a computer player's level; None if it has none."""
    level = meta.level(player)
    if not level:
        return None
    style = playing_style(player, speaker, meta)
    return Topic(f"level-{level}", _level(player, speaker, meta), style)


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
