"""A match that a match file tells, played again."""

from collections.abc import Mapping

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Line, Transcript, result_text
from serenissima.kernel.position import check_position, position, sums_of
from serenissima.kernel.refusals import MATCH_RESULT


def replay(game: Game, transcript: Transcript, seed: str | int = 0) -> Match:
    """The match that a transcript tells, every line checked against the rules.

    Dice that are rolled after its last line come from `seed`: a file holds only what they answered.

    Raises:
        Illegal: `match/rules-version`, `match/result`, what `position` and a wrong set-up raise, or
            what `Match.play` raises, with the number of the line.
        Unreadable: an action or a position that cannot be read.
    """
    options = game.meta.as_played(transcript.rules, transcript.options)
    if transcript.position is None:
        deal = transcript.deal or ()
        match = Match(game, transcript.seats, options, seed=seed, deal=deal)
        _play_lines(match, transcript)
    else:
        match = position(
            game, transcript.position, transcript.seats, options, seed=seed, deal=transcript.deal
        )
        _play_lines(match, transcript, sums_of(game, match.seats, options))
    told = result_text(match.outcome)
    if transcript.result is not None and transcript.result != told:
        hint = f"the actions end in {told!r}" if told else "the match is not over"
        raise MATCH_RESULT(text=transcript.result, hint=hint)
    return match


def _play_lines(
    match: Match, transcript: Transcript, sums: Mapping[str, int] | None = None
) -> None:
    """Take every action; what began from a position, with these sums, is checked at each step.

    A position can be one that no match reaches: rules that rely on it would run on with it.
    """
    for line in transcript.lines:
        _replay_line(match, line)
        if sums is not None:
            check_position(match, sums)


def _replay_line(match: Match, line: Line) -> None:
    try:
        match.play(line.seat, line.action, line.answers)
    except SerenissimaError as error:
        kind = type(error)
        place = f"line {line.number}: {error.reason}"
        raise kind(error.code, place, text=error.text, hint=error.hint) from error
