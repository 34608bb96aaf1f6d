"""The settings of a table as fields of the API's models, made from their declaration."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, Field, create_model

from serenissima.service import SETTINGS, TableSettings

LONGEST_TEXT = 100  # letters of a setting
Model = TypeVar("Model", bound=BaseModel)


def with_settings(part: Literal["request", "view"]) -> Callable[[type[Model]], type[Model]]:
    """Add the settings that programs choose in a request, or see in a view, to a model."""

    def extended(model: type[Model]) -> type[Model]:
        about = {name: getattr(setting, part) for name, setting in SETTINGS.items()}
        added: dict[str, Any] = {
            one.name: (one.type, _field(one.default, about[one.name], sent=part == "request"))
            for one in fields(TableSettings)
            if about[one.name]
        }
        return create_model(
            model.__name__,
            __base__=model,
            __module__=model.__module__,
            __doc__=model.__doc__,
            **added,
        )

    return extended


def _field(default: object, about: str, *, sent: bool) -> Any:
    longest = LONGEST_TEXT if sent and isinstance(default, str) else None
    return Field(default=default, description=about, max_length=longest)


def read_settings(wanted: BaseModel) -> TableSettings:
    """The settings that a request has."""
    return TableSettings(**{name: value for name, value in wanted if name in SETTINGS})
