"""`match`, `replay` and `verify`: matches as files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serenissima.cli.manners import (
    Json,
    Language,
    Options,
    Seed,
    language_of,
    read_text,
    say_json,
    seed_of,
)
from serenissima.kernel.errors import Illegal

if TYPE_CHECKING:
    from serenissima.kernel.match import Match, Step
    from serenissima.kernel.notation import Transcript
    from serenissima.words import Speaker

MatchFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="Match file; - reads standard input.")
]
LATEST = 12  # lines of the tale that are shown


def match(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help="Name of the game, as `serenissima games` lists it."),
    ],
    seats: Annotated[
        str, typer.Option(help="A computer player for each seat, separated by commas.")
    ] = "",
    seed: Seed = "",
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(help="Match file to write; default: standard output.")
    ] = None,
    as_json: Json = False,
) -> None:
    r"""Let computer players play one match, and save it as a match file.

    \b
    Examples:
      serenissima match GAME_NAME --seats greedy,uniform --seed 7
      serenissima match GAME_NAME --seats greedy,ismcts:500 --out one.match
    """
    from serenissima import games
    from serenissima.cli.seating import computers, seating, settings
    from serenissima.cli.waiting import warmed
    from serenissima.kernel.notation import print_match, transcribe
    from serenissima.players.playing import play

    names = seating(seats, games.meta(game), people=0)
    sitting = computers(names)
    chosen, rolls = games.meta(game).settle(settings(option or ())), seed_of(seed)
    warmed([game])
    played = play(games.load(game), sitting, chosen, seed=rolls)
    file = print_match(transcribe(played, names))
    if out:
        out.write_text(file, encoding="utf-8")
    assert played.outcome is not None, "it is played to the end"
    if as_json:
        facts = {"game": game, "players": names, "seed": rolls, "steps": len(played.steps) - 1}
        ending = {"shares": played.outcome.shares, "ending": played.outcome.ending}
        say_json({**facts, **ending, "file": str(out) if out else file})
        return
    if not out:
        typer.echo(file, nl=False)
    shares = ", ".join(f"{n} {s:g}" for n, s in zip(names, played.outcome.shares, strict=True))
    typer.echo(f"{shares}: {played.outcome.ending} after {len(played.steps) - 1} actions", err=True)


def replay(
    file: MatchFile,
    at: Annotated[int | None, typer.Option(help="After how many actions; default: all.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Seat whose view to show, from 0; default: a spectator's.")
    ] = None,
    tale: Annotated[int, typer.Option(help="How many of the last events to show.")] = LATEST,
    language: Language = "",
    as_json: Json = False,
) -> None:
    r"""Show the table at some point of a match, and what happened before.

    \b
    Examples:
      serenissima replay one.match --at 12
      serenissima replay one.match --at 12 --seat 0 --tale 50
    """
    from serenissima.cli.seating import distinct
    from serenissima.kernel.match import NOBODY
    from serenissima.kernel.record import OBSERVER
    from serenissima.words import Speaker

    transcript, match = _replayed(file)
    actions = [step for step in match.steps if step.seat != NOBODY]
    moment = _between(at, len(actions), "match/step", "action")
    viewer = OBSERVER if seat is None else _between(seat, match.seats - 1, "match/seat", "seat")
    before = len(match.steps) - len(actions) + moment
    names = distinct([transcript.players.get(n, "") for n in range(match.seats)])
    speaker = Speaker(language_of(language), match.game.folder, names, viewer)
    events = _events(match.steps[:before], speaker)[-tale:] if tale > 0 else []
    view = match.game.state.view(match.states[moment], viewer)
    if as_json:
        position = match.game.position_text(match.terms, view).splitlines()
        say_json({"step": moment, "steps": len(actions), "position": position, "tale": events})
        return
    _show(match, view, speaker)
    if moment == len(actions):
        _say_result(match, speaker)
    typer.echo("")
    for event in events:
        typer.echo(f"· {event}")
    typer.echo(speaker.word("page-step-of", step=moment, count=len(actions)))


def _show(match: "Match", view: Any, speaker: "Speaker") -> None:
    from serenissima.terminal.text import drawn

    for line in drawn(match.game.draw(match.terms, view, speaker.seat), speaker):
        typer.echo(line)


def _say_result(match: "Match", speaker: "Speaker") -> None:
    from serenissima.terminal.local import result

    for line in result(match, speaker):
        typer.echo(line)


def _events(steps: "list[Step]", speaker: "Speaker") -> list[str]:
    from serenissima.terminal.text import told

    return [event for step in steps for event in told(step, speaker)]


def _between(number: int | None, most: int, code: str, thing: str) -> int:
    """A number from 0 to `most`; `most` itself if none is given."""
    if number is None:
        return most
    if not 0 <= number <= most:
        raise Illegal(code, f"there is no such {thing}", text=number, hint=f"0 to {most}")
    return number


def verify(file: MatchFile, as_json: Json = False) -> None:
    r"""Verify a match file: every action, every draw, the result. Exit status 0 if it is correct.

    Dice that the file proves, as those of finished tables, are rolled again from its secret.

    \b
    Example:
      serenissima verify one.match
    """
    from serenissima.fairplay.proof import check
    from serenissima.kernel.notation import result_text

    transcript, match = _replayed(file)
    draws = check(transcript, match) if transcript.proof else None
    actions = len(transcript.lines)
    stated = transcript.result is not None
    if as_json:
        facts = {"right": True, "actions": actions, "over": match.over, "result": stated}
        say_json({**facts, "fair_draws": draws})
        return
    end = "" if match.over else ", and the match is not over"
    typer.echo(f"valid: {actions} actions follow the rules{end}")
    if match.over and not stated:
        typer.echo(f"the file states no result; it should be {result_text(match)!r}")
    if draws is None:
        typer.echo("the file contains no proof of its dice: they may have been chosen")
    else:
        typer.echo(f"fair: {draws} draws follow from the secret that was committed to")


def _replayed(file: Path) -> "tuple[Transcript, Match]":
    """A match file's transcript, and the match it tells."""
    from serenissima import games
    from serenissima.cli.waiting import patience
    from serenissima.kernel.notation import parse_match, replay

    transcript = parse_match(read_text(file))
    game = games.load(transcript.game)
    with patience(transcript.game):
        return transcript, replay(game, transcript)
