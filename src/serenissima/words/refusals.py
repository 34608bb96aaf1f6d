"""The refusals of unknown languages and rules."""

from serenissima.kernel.errors import RefusalCode, Unknown

LANGUAGE_UNKNOWN = RefusalCode(Unknown, "language/unknown", "there is no such language")

RULES_UNKNOWN = RefusalCode(
    Unknown, "rules/unknown", "there is no rule with this number, and none with these words"
)
