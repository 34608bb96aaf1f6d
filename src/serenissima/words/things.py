"""Items on a table in words, including everything shown beside their names."""

import re
from collections.abc import Iterator

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Item
from serenissima.words.speaker import Speaker


def name_with_count(item: Item, speaker: Speaker) -> str:
    """Return an item's name, with its count if it has one."""
    name = speaker.say(item.name)
    return name if item.count is None else f"{speaker.word('page-label', name=name)} {item.count}"


def remarks(item: Item, speaker: Speaker) -> Iterator[str]:
    """Yield the remarks on an item: that it is current, that it is finished, its note."""
    if item.lit:
        yield speaker.word("page-lit")
    if item.faded:
        yield speaker.word("page-faded")
    if item.note:
        yield speaker.say(item.note)


def describe_item(item: Item, speaker: Speaker, times: int = 1) -> str:
    """Return an item's full description: `a fig × 2 (ripe)`."""
    said = ", ".join(remarks(item, speaker))
    often = f" × {times}" if times > 1 else ""
    return name_with_count(item, speaker) + often + (f" ({said})" if said else "")


def choice(name: Message | None, loss: Message | None, speaker: Speaker) -> str:
    """Return a choice in words: its name, then its loss."""
    return " – ".join(filter(None, (speaker.say(name), speaker.say(loss))))


def label(name: str, does: str, speaker: Speaker) -> str:
    """Return an item's name before its action, as in `Fig:`; empty if the action contains it."""
    told = re.search(rf"\b{re.escape(name)}\b", does, re.IGNORECASE)
    return "" if told else speaker.word("page-label", name=name)


def describe_with_action(item: Item, does: str, speaker: Speaker) -> str:
    """Return the description of an item and its action, with its name only once.

    So `Fig: 2 (ripe): Pick it`, but `Pick the fig (2, ripe)`.
    """
    if label(speaker.say(item.name), does, speaker):
        return f"{label(describe_item(item, speaker), '', speaker)} {does}"
    aside = ", ".join([*([] if item.count is None else [str(item.count)]), *remarks(item, speaker)])
    return does + (f" ({aside})" if aside else "")
