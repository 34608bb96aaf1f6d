"""The terminals' words besides the scene: leaving, choices by number, and waiting."""

from collections.abc import Iterator, Mapping, Sequence

from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from serenissima.kernel.refusals import ACTION_ILLEGAL, ACTION_UNREADABLE
from serenissima.machine.ahead import progress
from serenissima.words import Speaker
from serenissima.words.rules import plain

NOT_OFFERED = (ACTION_UNREADABLE, ACTION_ILLEGAL)  # refusals of an action that isn't a choice now
QUIT = ("quit", "q", "exit")  # answers that leave


def choice_of(choices: Sequence[int], answer: str) -> int:
    """Return the choice with a number, counted from 1; raise `Unreadable` (`action/unreadable`)."""
    if not 1 <= int(answer) <= len(choices):
        hint = f"1 to {len(choices)}"
        raise ACTION_UNREADABLE("no action has this number", text=answer, hint=hint)
    return choices[int(answer) - 1]


def suggest(actions: Actions, speaker: Speaker, labels: Mapping[int, str], answer: str) -> str:
    """Return an example of a valid answer, with the choice that is most like the given answer."""
    wanted = plain(answer).split()

    def likeness(action: int) -> int:
        said = plain(f"{labels[action]} {actions.format(action)}")
        return sum(word in said for word in wanted)

    nearest = max(labels, key=likeness)  # the first of several
    return speaker.word(
        "term-instead",
        count=len(labels),
        number=list(labels).index(nearest) + 1,
        label=labels[nearest],
        words=actions.format(nearest),
    )


def thinking_message(game: Game, speaker: Speaker, seat: int) -> str:
    """Return the message shown while a computer player thinks."""
    if game.interpreted:
        return " ".join(
            [speaker.word("page-compiling", game=game.meta.title), *_done(game, speaker)]
        )
    return speaker.word("page-thinking", name=speaker.name(seat))


def _done(game: Game, speaker: Speaker) -> Iterator[str]:
    """Yield how far a game is compiled, and how long the rest takes if known."""
    if found := progress(game):
        yield f"{found.done}/{found.parts}"
        if found.seconds is not None:
            yield speaker.word("page-compiling-left", seconds=f"{found.seconds:.0f}")
