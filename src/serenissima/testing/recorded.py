"""Whole matches stored as text: each action with its events and changes.

The file is a match file in which remarks after each action list its events and the fields that
changed. To check it, the match is replayed and written again.
"""

from collections.abc import Iterator
from pathlib import Path

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match, Step
from serenissima.kernel.notation import parse_match, print_match
from serenissima.kernel.record import Change
from serenissima.kernel.record_text import place_name, value_name
from serenissima.kernel.replay import replay
from serenissima.kernel.tale import Happening
from serenissima.testing.trial import Trial

TOLD, CHANGED = "#   ", "#     "  # remarks of a match file, so that the record is one, too


def record(match: Match) -> str:
    """Return the text of a match, each action with its events and changes."""
    lines = print_match(match.transcript()).splitlines()
    result = [line for line in lines if line.startswith("result ")]
    head = [line for line in lines if not line[0].isdigit() and line not in result]
    body = [line for line in lines if line[0].isdigit()]
    steps = [step for step in match.steps if step.seat != NOBODY]
    pairs = zip(body, steps, range(len(steps)), strict=True)
    played = [text for line, step, at in pairs for text in (line, *_remarks(match, step, at))]
    return "\n".join((*head, *played, *result)) + "\n"


def _remarks(match: Match, step: Step, at: int) -> Iterator[str]:
    """Yield the events and changes of an action as remarks."""
    for happening in step.happenings:
        yield f"{TOLD}{happening.event.rule} {_describe_event(happening)}"
    for change in match.game.state.diff(match.states[at], match.states[at + 1]):
        yield f"{CHANGED}{_describe_change(match, change)}"


def _describe_event(happening: Happening) -> str:
    pairs = zip(happening.event.args, happening.values, strict=True)
    words = (f"seat {v}" if arg.seat else arg.text(v) for arg, v in pairs)
    return " ".join((happening.event.kind, *words))


def _describe_change(match: Match, change: Change) -> str:
    field, names = match.game.state.by_name[change.field], match.game.places(match.terms)
    index = "".join(f"[{i}]" for i in change.index[:-1])
    place = "".join(f"[{place_name(field, i, names)}]" for i in change.index[-1:])
    before, after = (value_name(field, value, names) for value in (change.before, change.after))
    return f"{field.name}{index}{place} {before} → {after}"


def record_again(game: Game, text: str) -> str:
    """Return the record of a match text, written again with the present rules."""
    return record(replay(game, parse_match(text)))


def propose(game: Game, matches: int = 200) -> Iterator[tuple[str, Match]]:
    """Yield a short match for each ending that random play reaches, by the ending's name."""
    trial = Trial(game)
    shortest: dict[str, Match] = {}
    for number in range(matches):
        match = trial.random_match(number).match
        best = shortest.get(match.ending)
        if best is None or len(match.steps) < len(best.steps):
            shortest[match.ending] = match
    yield from sorted(shortest.items())


def write(game: Game, folder: Path) -> Iterator[Path]:
    """Write every record of a folder again, and add one for each ending that it lacks.

    A match that the rules no longer allow is replaced by another with the same ending if random
    play reaches one; otherwise its refusal is raised.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.txt")}
    fresh = {name: record(match) for name, match in propose(game)}
    for name, text in sorted({**fresh, **kept}.items()):
        path = folder / f"{name}.txt"
        path.write_text(_renew(game, text, fresh.get(name)), encoding="utf-8")
        yield path


def report_unreached(game: Game, folder: Path) -> list[str]:
    """Return a line with advice for each ending that no match recorded in a folder has."""
    missing = {*game.endings[1:]} - {path.stem for path in folder.glob("*.txt")}
    return [advise(ending) for ending in sorted(missing)]


def advise(ending: str) -> str:
    """Return advice for an ending that random matches don't reach."""
    return (
        f"no random match ended `{ending}`: save one with recorded.record(match) as "
        f"recorded/{ending}.txt"
    )


def _renew(game: Game, text: str, instead: str | None) -> str:
    try:
        return record_again(game, text)
    except SerenissimaError:
        if instead is None:
            raise
        return instead


def check(game: Game, path: Path) -> None:
    """Raise AssertionError, with the first line that differs, if a record has changed."""
    kept = path.read_text(encoding="utf-8")
    now = record_again(game, kept)
    for number, (one, other) in enumerate(zip(kept.splitlines(), now.splitlines(), strict=False)):
        assert one == other, f"{path.name}, line {number + 1}: stored {one!r}, now {other!r}"
    assert kept == now, f"{path.name}: the stored and the new match differ in length"
