"""What can be looked up in vain: a language, a rule."""

from serenissima.kernel.errors import RefusalCode, Unknown

LANGUAGE_UNKNOWN = RefusalCode(Unknown, "language/unknown", "unknown language")

RULES_UNKNOWN = RefusalCode(
    Unknown, "rules/unknown", "there is no rule with this number, and none with these words"
)
