"""The settings of a table as fields of the API's models, made from their declaration."""

from dataclasses import fields
from typing import Any, TypeVar

from pydantic import BaseModel, Field, create_model

from serenissima.service import SETTINGS, TableSettings

LONGEST_TEXT = 100  # letters of a setting
Model = TypeVar("Model", bound=BaseModel)


def with_settings(model: type[Model]) -> type[Model]:
    """Add the settings that programs may choose to the model of a request."""
    added: dict[str, Any] = {
        one.name: (one.type, _field(one.default, SETTINGS[one.name].request))
        for one in fields(TableSettings)
        if SETTINGS[one.name].request
    }
    return create_model(
        model.__name__, __base__=model, __module__=model.__module__, __doc__=model.__doc__, **added
    )


def _field(default: object, about: str) -> Any:
    longest = LONGEST_TEXT if isinstance(default, str) else None
    return Field(default=default, description=about, max_length=longest)


def read_settings(wanted: BaseModel) -> TableSettings:
    """Return the settings in a request."""
    return TableSettings(**{name: value for name, value in wanted if name in SETTINGS})
