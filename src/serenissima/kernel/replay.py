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
    match, sums = begin(game, transcript, seed)
    for line in transcript.lines:
        replay_line(match, line, sums)
    told = result_text(match.outcome)
    if transcript.result is not None and transcript.result != told:
        hint = f"the actions end in {told!r}" if told else "the match is not over"
        raise MATCH_RESULT(text=transcript.result, hint=hint)
    return match


def begin(
    game: Game, transcript: Transcript, seed: str | int = 0
) -> tuple[Match, Mapping[str, int] | None]:
    """Return the match of a transcript before its first action, and the sums to check.

    A match that begins in a position may not be able to reach it, and the rules would rely on it:
    so its sums are checked after each action. There are none for a match that was dealt.

    Raises the errors of `replay` for the header.
    """
    options = game.meta.as_played(transcript.rules, transcript.options)
    seats, deal, written = transcript.seats, transcript.deal, transcript.position
    if written is None:
        return Match(game, seats, options, seed=seed, deal=deal or ()), None
    match = position(game, written, seats, options, seed=seed, deal=deal)
    return match, sums_of(game, match.seats, options)


def replay_line(match: Match, line: Line, sums: Mapping[str, int] | None = None) -> None:
    """Take the action of a line; with `sums`, those of a position, check the state after it.

    Raises the errors of `Match.play` and `check_position`, with the number of the line.
    """
    try:
        match.play(line.seat, line.action, line.answers)
    except SerenissimaError as error:
        kind = type(error)
        place = f"line {line.number}: {error.reason}"
        raise kind(error.code, place, text=error.text, hint=error.hint) from error
    if sums is not None:
        check_position(match, sums)
