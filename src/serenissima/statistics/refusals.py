"""Refusals of files of statistics."""

from serenissima.kernel.errors import RefusalCode, Unreadable

STATISTICS_FORMAT = RefusalCode(
    Unreadable, "statistics/format", "this file does not contain statistics"
)
