"""Sentences in six languages: messages are formatted from the Fluent files of games and pages.

`Speaker` turns messages into sentences; `languages` chooses the language; `audit` finds gaps in
one; `rules` reads a game's numbered rules; `things` describes items on a table.
"""

from serenissima.words.audits import Audit, audit, needed_messages
from serenissima.words.emoji import visible
from serenissima.words.languages import LANGUAGES, NAMES, choose
from serenissima.words.speaker import PAGES, Speaker, refusal

__all__ = [
    "LANGUAGES", "NAMES", "PAGES", "Audit", "Speaker", "audit", "choose", "needed_messages",
    "refusal", "visible",
]  # fmt: skip
