"""Outcomes in words, the same in the browser and in the terminal."""

from serenissima.kernel.game import Outcome
from serenissima.kernel.message import Seat
from serenissima.words.speaker import Speaker


def winners(outcome: Outcome, speaker: Speaker) -> str:
    """Return a sentence that names the winners."""
    if len(outcome.winners) == 1:
        return speaker.word("page-winner", seat=Seat(outcome.winners[0]))
    names = speaker.several([speaker.name(seat) for seat in outcome.winners])
    return speaker.word("page-shared-by", names=names)


def ending(outcome: Outcome, speaker: Speaker) -> str:
    """Return a sentence that gives the ending of the match."""
    return speaker.word(f"ending-{outcome.ending}")
