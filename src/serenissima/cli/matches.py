"""The commands `match`, `replay` and `verify`, which write and read match files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serenissima.cli.arguments import (
    Game,
    Json,
    Language,
    Options,
    Seed,
    check_writable,
    language_of,
    read_text,
    seed_of,
    settings,
)
from serenissima.cli.reporting import print_json
from serenissima.kernel.errors import Illegal, RefusalCode
from serenissima.kernel.refusals import MATCH_SEAT, MATCH_STEP

if TYPE_CHECKING:
    from serenissima.kernel.match import Match, Step
    from serenissima.kernel.notation import Transcript
    from serenissima.words import Speaker

MatchFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="Read this match file; - reads standard input.")
]
Computers = Annotated[
    str, typer.Option(metavar="NAMES", help="Seat these computer players, separated by commas.")
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", show_default="standard output", help="Write the match file here."),
]
At = Annotated[
    int | None,
    typer.Option(metavar="N", show_default="the end", help="Show the table after N actions."),
]
Viewer = Annotated[
    int | None,
    typer.Option(
        metavar="SEAT",
        show_default="a spectator",
        help="Show what this seat sees; seats start at 0.",
    ),
]
Tale = Annotated[int, typer.Option(metavar="N", help="Show the last N events.")]
LATEST = 12  # lines of the tale to show


def match(
    game: Game,
    seats: Computers = "",
    seed: Seed = "",
    option: Options = None,
    out: Out = None,
    as_json: Json = False,
) -> None:
    r"""Play one match between computer players and write it to a match file.

    A player is a level of the game (see `serenissima games`), or one of: uniform, greedy,
    ismcts:2000 (iterations per action), ismcts:0.5s (time per action).

    \b
    Examples:
      serenissima match GAME_NAME --seats greedy,uniform --seed 7
      serenissima match GAME_NAME --seats greedy,ismcts:500 --out one.match
    """
    from serenissima import games
    from serenissima.api import write_match
    from serenissima.cli.compiling import compile_games
    from serenissima.cli.seating import computers, seating
    from serenissima.players.playing import play

    names = seating(seats, games.meta(game), people=0)
    sitting = computers(names)
    chosen, rolls = games.meta(game).settle_new(settings(option or ())), seed_of(seed)
    check_writable(out)
    compile_games([game])
    played = play(games.load(game), sitting, chosen, seed=rolls)
    file = write_match(played, names)
    if out:
        out.write_text(file, encoding="utf-8")
    if as_json:
        facts = {"game": game, "players": names, "seed": rolls, **_ending(played)}
        print_json({**facts, "file": str(out) if out else file})
    else:
        if not out:
            typer.echo(file, nl=False)
        typer.echo(_summary(played, names), err=True)


def _ending(played: "Match") -> dict[str, Any]:
    """Return the length and the outcome of a match as data for JSON."""
    assert played.outcome is not None, "the match was played to its end"
    ended = {"shares": played.outcome.shares, "ending": played.outcome.ending}
    return {"steps": len(played.steps) - 1, **ended}


def _summary(played: "Match", names: list[str]) -> str:
    """Summarize a match: each player's share of the win, the number of actions, and the ending."""
    from serenissima.words import Speaker, outcomes

    assert played.outcome is not None, "the match was played to its end"
    shares = ", ".join(
        f"{name} {share:g}" for name, share in zip(names, played.outcome.shares, strict=True)
    )
    ending = outcomes.ending(played.outcome, Speaker("en", played.game.folder))
    return f"{shares} after {len(played.steps) - 1} actions: {ending}"


def replay(
    file: MatchFile,
    at: At = None,
    seat: Viewer = None,
    tale: Tale = LATEST,
    language: Language = "",
    as_json: Json = False,
) -> None:
    r"""Show the table at any point in a match, with the events leading up to it.

    \b
    Examples:
      serenissima replay one.match --at 12
      serenissima replay one.match --at 12 --seat 0 --tale 50
    """
    from serenissima.kernel.match import NOBODY

    transcript, match = read_file(file)
    count = sum(step.seat != NOBODY for step in match.steps)
    moment = _between(at, count, MATCH_STEP)
    speaker = speaker_of(transcript, match, seat, language)
    before = len(match.steps) - count + moment
    events = _events(match.steps[:before], speaker)[-tale:] if tale > 0 else []
    view = match.game.state.view(match.states[moment], speaker.seat)
    if as_json:
        position = match.game.position_text(match.terms, view).splitlines()
        print_json({"step": moment, "steps": count, "position": position, "tale": events})
        return
    _show(match, view, speaker)
    if moment == count:
        _say_result(match, speaker)
    typer.echo("\n".join(["", *(f"· {event}" for event in events)]))
    typer.echo(speaker.word("page-step-of", step=moment, count=count))


def speaker_of(
    transcript: "Transcript", match: "Match", seat: int | None, language: str
) -> "Speaker":
    """Return the speaker for a seat or a spectator, with the names in the file."""
    from serenissima.cli.seating import distinct
    from serenissima.kernel.record import SPECTATOR
    from serenissima.words import Speaker

    viewer = SPECTATOR if seat is None else _between(seat, match.seats - 1, MATCH_SEAT)
    names = distinct([transcript.players.get(n, "") for n in range(match.seats)])
    return Speaker(language_of(language), match.game.folder, names, viewer)


def _show(match: "Match", view: Any, speaker: "Speaker") -> None:
    from serenissima.words.scene_text import draw_text

    for line in draw_text(match.game.draw(match.terms, view, speaker.seat), speaker):
        typer.echo(line)


def _say_result(match: "Match", speaker: "Speaker") -> None:
    from serenissima.terminal.local import result

    for line in result(match, speaker):
        typer.echo(line)


def _events(steps: "list[Step]", speaker: "Speaker") -> list[str]:
    from serenissima.words.scene_text import describe_happenings

    return [
        line for step in steps for line in describe_happenings(step.seen_by(speaker.seat), speaker)
    ]


def _between(number: int | None, most: int, refusal: RefusalCode[Illegal]) -> int:
    """Return a number from 0 to `most`, by default `most`."""
    if number is None:
        return most
    if not 0 <= number <= most:
        raise refusal(text=number, hint=f"0 to {most}")
    return number


def verify(file: MatchFile, as_json: Json = False) -> None:
    r"""Verify every action, draw and result of a match file; exit with 0 if everything is correct.

    The file of a finished table includes the secret behind its dice, so the dice are recomputed and
    checked, too.

    \b
    Example:
      serenissima verify one.match
    """
    from serenissima.fairplay.proof import check
    from serenissima.kernel.notation import result_text

    transcript, match = read_file(file)
    draws = check(transcript, match) if transcript.proof else None
    commitment = transcript.proof.commitment if transcript.proof else None
    actions = len(transcript.lines)
    stated = transcript.result is not None
    if as_json:
        facts = {"right": True, "actions": actions, "over": match.over, "result": stated}
        print_json({**facts, "fair_draws": draws, "commitment": commitment})
        return
    end = "" if match.over else ", and the match is not over"
    typer.echo(f"valid: {actions} actions follow the rules{end}")
    if match.over and not stated:
        typer.echo(f"the file states no result; it should be {result_text(match.outcome)!r}")
    if draws is None:
        typer.echo("the file contains no proof of its dice: someone may have chosen them")
    else:
        typer.echo(f"fair: {draws} draws follow from the secret whose hash is {commitment}")
        typer.echo("compare this hash with the one shown at the table during the match")


def read_file(file: Path) -> "tuple[Transcript, Match]":
    """Return a match file's transcript and its replayed match."""
    from serenissima import games
    from serenissima.kernel.compile import interpreted
    from serenissima.kernel.notation import parse_match
    from serenissima.kernel.replay import replay

    transcript = parse_match(read_text(file))
    with interpreted():  # faster than loading compiled rules
        return transcript, replay(games.load(transcript.game), transcript)
