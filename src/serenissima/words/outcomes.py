"""How a match ended, in words: the same in the browser and in the terminal."""

from serenissima.kernel.game import Outcome
from serenissima.kernel.message import Seat
from serenissima.words.speaker import Speaker


def winners(outcome: Outcome, speaker: Speaker) -> str:
    """Who has won, alone or together."""
    if len(outcome.winners) == 1:
        return speaker.word("page-winner", seat=Seat(outcome.winners[0]))
    names = speaker.several([speaker.name(seat) for seat in outcome.winners])
    return speaker.word("page-shared-by", names=names)


def ending(outcome: Outcome, speaker: Speaker) -> str:
    """Why the match was over."""
    return speaker.word(f"ending-{outcome.ending}")
