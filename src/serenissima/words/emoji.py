"""Emoji sequences, such as families: the only place where an invisible joiner is allowed."""

import re

JOINER = "\u200d"
PICTURES = "\u2190-\u21ff\u2300-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff"
JOINT = re.compile(f"(?:(?<=[{PICTURES}])|(?<=[{PICTURES}]\ufe0f)){JOINER}(?=[{PICTURES}])")


def remove_joiners(text: str) -> str:
    """Return the text without the joiners between emoji; those between letters stay."""
    return JOINT.sub("", text)


def visible(text: str) -> str:
    r"""Return a text that can be shown, with unprintable characters escaped, such as `\x00`."""
    return JOINER.join(map(_written_out, JOINT.split(text)))


def _written_out(text: str) -> str:
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )
