"""The command `analyse`, which finds the costly choices and the luck of a match."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Json, Language, check_writable
from serenissima.cli.matches import MatchFile, read_file, speaker_of
from serenissima.cli.reporting import print_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from serenissima.analysis.match_analysis import MatchAnalysis
    from serenissima.kernel.match import Match
    from serenissima.words import Speaker

Chart = Annotated[
    Path | None,
    typer.Option(metavar="FILE", show_default=False, help="Draw the chances as an SVG image."),
]


def analyse(
    file: MatchFile,
    chart: Chart = None,
    language: Language = "",
    as_json: Json = False,
) -> None:
    r"""Show where a match was won and lost: each player's luck and costliest choices.

    A strong computer player examines every choice, knowing only what its player could know. The
    chances of winning are estimates.

    \b
    Examples:
      serenissima analyse one.match
      serenissima analyse one.match --chart chances.svg
      serenissima analyse one.match --json
    """
    from serenissima.analysis.graph import draw_chances
    from serenissima.analysis.match_analysis import analyse as analyse_match
    from serenissima.cli.compiling import compile_games

    check_writable(chart)
    transcript, match = read_file(file)
    speaker = speaker_of(transcript, match, None, language)
    compile_games([match.game.meta.name])
    with typer.progressbar(length=100, file=typer.get_text_stream("stderr")) as bar:
        found = analyse_match(match, lambda part: bar.update(int(100 * part) - bar.pos))
    if chart:
        names = [speaker.name(seat) for seat in range(match.seats)]
        chart.write_text(draw_chances(found.chances, names), encoding="utf-8")
    if as_json:
        print_json(found.as_data())
    else:
        typer.echo("\n".join(_lines(found, match, speaker)))


def _lines(found: "MatchAnalysis", match: "Match", speaker: "Speaker") -> "Iterator[str]":
    """Yield the findings in words."""
    from serenissima.kernel.message import Seat
    from serenissima.words.analysis import lucky_moments, tell_costly

    yield speaker.word("page-analysis-luck-note")
    for number, luck in enumerate(found.luck.sum(0).tolist()):
        points = speaker.word("page-analysis-points", percent=f"{round(100 * luck):+}")
        yield f"  {speaker.name(number)}: {points}"
    for moment in lucky_moments(found):
        seat, percent = Seat(moment.seat), moment.percent
        said = speaker.word("page-analysis-lucky", seat=seat, percent=percent)
        yield f"  {moment.at:>4}  {said}"
    yield ""
    yield speaker.word("page-analysis-costly")
    told = tell_costly(found, speaker, lambda n: speaker.say(match.actions.message(n)))
    if not told:
        yield f"  {speaker.word('page-analysis-none')}"
    for one in told:
        said = speaker.word("page-analysis-cost", seat=Seat(one.seat), percent=one.percent)
        yield f"  {one.at:>4}  {said}"
        yield f"        {speaker.word('page-analysis-better')} {one.better}"
        yield f"        {speaker.word('page-analysis-played')} {one.played}"
        if one.reasons:
            yield f"        {one.reasons}"
