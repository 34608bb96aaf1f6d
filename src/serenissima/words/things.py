"""Items on a table in words: what is shown beside an item's name is said as well."""

from collections.abc import Iterator

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Item
from serenissima.words.speaker import Speaker


def named(item: Item, speaker: Speaker) -> str:
    """An item's name, with its count if it has one."""
    name = speaker.say(item.name)
    return name if item.count is None else f"{speaker.word('page-label', name=name)} {item.count}"


def remarks(item: Item, speaker: Speaker) -> Iterator[str]:
    """What else is to be said about it: that it is current, that it is finished, its note."""
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


def choice(name: Message | None, loss: Message | None, speaker: Speaker) -> str:
    """A choice in words: its name, then what it would waste."""
    return " – ".join(filter(None, (speaker.say(name), speaker.say(loss))))
