"""Things on a table in words: what eyes see of one beside its name is said as well."""

from collections.abc import Iterator

from serenissima.kernel.scene import Item
from serenissima.words.speaker import Speaker


def named(item: Item, speaker: Speaker) -> str:
    """A thing's name, with its numeral if it has one."""
    name = speaker.say(item.name)
    return name if item.count is None else f"{name}: {item.count}"


def remarks(item: Item, speaker: Speaker) -> Iterator[str]:
    """What else is to be said of it: that it counts now, that it is over, its note."""
    if item.lit:
        yield speaker.word("page-lit")
    if item.faded:
        yield speaker.word("page-faded")
    if item.note:
        yield speaker.say(item.note)


def described(item: Item, speaker: Speaker, times: int = 1) -> str:
    """All of it: `a fig × 2 (ripe)`."""
    said = ", ".join(remarks(item, speaker))
    often = f" × {times}" if times > 1 else ""
    return named(item, speaker) + often + (f" ({said})" if said else "")
