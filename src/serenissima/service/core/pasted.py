"""Links and secrets as people paste them: with punctuation, spaces or invisible characters."""

import re
import unicodedata

_BEFORE = re.compile(r"[^A-Za-z0-9_/-]*")
_AFTER = re.compile(r"[^A-Za-z0-9_./:-].*", re.DOTALL)
_ENDS = "./:"  # parts of a link, but never its end
_VARIANTS = "\ufe0e\ufe0f"  # choose between text and picture, and are invisible themselves


def remove_invisible(text: str) -> str:
    """Return a text without characters that show nothing, such as a zero-width space."""
    return "".join(
        one for one in text if unicodedata.category(one) != "Cf" and one not in _VARIANTS
    )


def clean_link(text: str) -> str:
    """Return a link, its path or its secret, without the text around it.

    Invisible characters are dropped everywhere. Letters, digits, `-` and `_` are never dropped,
    since secrets may begin and end with them: so no two secrets become the same.
    """
    return _AFTER.sub("", _BEFORE.sub("", remove_invisible(text), count=1)).rstrip(_ENDS)


def secret_of(text: str) -> str:
    """Return the secret of a pasted link, which may be the secret alone."""
    return clean_link(text).rpartition("/")[2]
