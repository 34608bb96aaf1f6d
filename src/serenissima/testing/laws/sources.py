"""Laws of the source: mistakes that can be found before anything is compiled or played."""

from collections.abc import Sequence

from serenissima.kernel.fields import Field
from serenissima.kernel.game import Game
from serenissima.kernel.meta import Option
from serenissima.testing.source import fields, subset
from serenissima.testing.trial import Trial

MOST = 20  # complaints in one message


def options_have_fields(trial: Trial) -> None:
    """Each option has a field in the terms that can hold its choices."""
    game = trial.game
    wrong = [line for option in game.options for line in _of_option(game, option)]
    _refuse(trial, "options that the terms cannot store", wrong)


def _of_option(game: Game, option: Option) -> list[str]:
    """Return the faults of an option's field."""
    if option.name in game.texts:
        return []
    if option.name not in game.terms.by_name:
        values = option.choices or f"between({option.low}, {option.high})"
        add = f"add `{option.name}: int = field(…, {values})`, or give it a `Text` in `texts`"
        return [f"option {option.name!r} has no field in the terms: {add}"]
    field = game.terms.by_name[option.name]
    choices = option.choices or (option.low, option.high)
    return [
        f"option {option.name!r} can be {choice!r}, which its field in the terms cannot store: "
        f"{_range(field)}"
        for choice in choices
        if not _holds(field, choice)
    ]


def _holds(field: Field, choice: str | int) -> bool:
    if field.codes:
        return str(choice) in field.codes
    return str(choice).lstrip("-").isdecimal() and field.low <= int(choice) <= field.high


def _range(field: Field) -> str:
    return ", ".join(field.codes) if field.codes else f"{field.low} to {field.high}"


def fields_that_are_read_exist(trial: Trial) -> None:
    """Every field that the rules and the scene read or write exists."""
    _refuse(trial, "fields that do not exist", fields.complaints(trial.game))


def rules_can_be_compiled(trial: Trial) -> None:
    """The verbs and all functions they call use only the compiled subset, without recursion."""
    found = subset.complaints(list(trial.game.rules.values()))
    _refuse(trial, "rules outside the subset that can be compiled", found)


def _refuse(trial: Trial, head: str, lines: Sequence[str]) -> None:
    if lines:
        rest = [f"… and {len(lines) - MOST} more"] if len(lines) > MOST else []
        raise trial.complaint("\n    ".join((f"{head}:", *lines[:MOST], *rest)))
