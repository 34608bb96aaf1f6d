"""Sentences in six languages: messages are said from Fluent files beside each game, and from pages.

`Speaker` says a message; `languages` chooses the language; `audit` finds what is missing in one;
`rules` reads a game's numbered rules; `things` says what stands on a table.
"""

from serenissima.words.audits import Audit, audit, needed_messages
from serenissima.words.emoji import visible
from serenissima.words.languages import LANGUAGES, NAMES, choose
from serenissima.words.speaker import PAGES, Speaker, refusal

__all__ = [
    "LANGUAGES", "NAMES", "PAGES", "Audit", "Speaker", "audit", "choose", "needed_messages",
    "refusal", "visible",
]  # fmt: skip
