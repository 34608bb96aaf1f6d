"""A seat's view of a table as OpenAPI describes it: models made from the records themselves."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import GenericAlias, NoneType
from typing import Any, get_args, get_origin

from pydantic import BaseModel, Field, create_model

from serenissima.service import (
    Hint,
    SentPart,
    TableView,
    ToldStep,
    parts_of,
    sent_kind,
    summary,
    without_none,
)
from serenissima.web.presentation.lateness import Lateness

NAMES: Mapping[str, str] = {
    "Absence": "AbsenceData",
    "Hint": "HintData",
    "HintedChoice": "ChoiceData",
    "HintedAmount": "AmountData",
    "NewTale": "StreamLine",
    "Outcome": "OutcomeData",
    "PauseState": "PauseData",
    "Rematch": "RematchData",
    "SeatStatus": "PlaceData",
    "TableView": "TableData",
    "Taught": "TaughtData",
    "TimeStatus": "ClockData",
    "ToldHappening": "HappeningData",
    "ToldStep": "StepData",
    "UndoOffer": "UndoData",
    "UndoQuestion": "AskedData",
    "UndoReply": "ReplyData",
}
"""The public names of our records: programs have code that is generated from the document."""


@dataclass(frozen=True)
class NewTale:
    """A line of the stream: the current table, with the new part of the tale.

    Attributes:
        told: the tale from step `told_from` on.
        told_from: the number of earlier steps that are still valid: replace the steps after them.
    """

    told: tuple[ToldStep, ...]
    told_from: int


@cache
def model_of(record: type, *beside: type) -> type[BaseModel]:
    """Return the model of a record as it is sent, with the models of the records inside it."""
    fields = {key: field for one in (*beside, record) for key, field in _fields(one)}
    return create_model(NAMES[record.__name__], __doc__=summary(record), **fields)


def _fields(record: type) -> Iterator[tuple[str, Any]]:
    for part in parts_of(record):
        if part.mark.flat:
            yield from _fields(sent_kind(part.kind))
        else:
            kind = _json_type(part.kind)
            yield part.key, (kind, _field(part, kind))


def _field(part: SentPart, kind: Any) -> Any:
    """Return pydantic's description of a part: its meaning, and its default."""
    about = part.meaning or None
    if not part.mark.optional:
        return Field(description=about)
    empty = None if NoneType in get_args(kind) else (get_origin(kind) or kind)()
    return Field(default=empty, description=about)


def _json_type(kind: Any) -> Any:
    """Return the type in JSON of a record's field."""
    kind = sent_kind(kind)
    origin, args = get_origin(kind), get_args(kind)
    if NoneType in args:
        return _json_type(without_none(kind)) | None
    if origin in (tuple, frozenset):
        return GenericAlias(list, _json_type(args[0]))
    if origin is Mapping:
        return GenericAlias(dict, args)
    record = getattr(kind, "__dataclass_fields__", None) is not None
    return model_of(kind) if record else kind


HintData = model_of(Hint)
TableData = model_of(TableView, Lateness)
StreamLine = model_of(NewTale, TableView, Lateness)
