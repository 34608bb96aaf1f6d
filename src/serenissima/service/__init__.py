"""A place to play that outlives the process: tables, seats, events; knows nothing of HTTP."""

from serenissima.service.events import COMPUTER, PERSON
from serenissima.service.receipts import Opening, Receipt, Seated, Summary
from serenissima.service.sight import Asked, Place, Sight, Told, Undo
from serenissima.service.tables import Tables

__all__ = [
    "COMPUTER",
    "PERSON",
    "Asked",
    "Opening",
    "Place",
    "Receipt",
    "Seated",
    "Sight",
    "Summary",
    "Tables",
    "Told",
    "Undo",
]
