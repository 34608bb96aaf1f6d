"""Replay a match from its match file."""

from collections.abc import Mapping

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Line, Transcript, result_text
from serenissima.kernel.position import check_position, position, sums_of
from serenissima.kernel.refusals import MATCH_RESULT


def replay(game: Game, transcript: Transcript, seed: str | int = 0) -> Match:
    """Return the match of a transcript, with every line checked against the rules.

    Rolls after its last line come from `seed`, since a file contains only past answers.

    Raises:
        Illegal: `match/rules-version`, `match/result`, the refusals of `position` and of a wrong
            set-up, or those of `Match.play` with the number of the line.
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
    """Take every action; with `sums`, those of a position, check the state at each step.

    A match may not be able to reach the position, and the rules would rely on it unchecked.
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
