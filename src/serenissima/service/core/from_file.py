"""A table made from a match file: it has no players, and anyone may look at every hand."""

from collections.abc import Callable
from dataclasses import dataclass

from serenissima.fairplay import proof
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match
from serenissima.kernel.notation import Transcript, parse_match, result_text
from serenissima.kernel.replay import replay
from serenissima.service.core.deciding import Verdict
from serenissima.service.core.entries import Abandoned, Acted, Entry, Finished, Opened, ReadFromFile
from serenissima.service.core.folding import fold
from serenissima.service.core.in_position import entry_of
from serenissima.service.core.names import settle_name
from serenissima.service.core.sitters import Character, Computer, Person, Sitter


@dataclass(frozen=True)
class Read:
    """A match file that follows the rules and whose dice follow from its proof.

    An unfinished match is shown as one that ended without a result.

    Attributes:
        transcript: the file.
        match: the match in it.
        is_computer: whether a computer player has this name.
    """

    transcript: Transcript
    match: Match
    is_computer: Callable[[str], bool]

    @classmethod
    def check(
        cls, game: Game, transcript: Transcript, is_computer: Callable[[str], bool]
    ) -> "Read":
        """Return the match of a file after checking every line.

        Raises:
            SerenissimaError: as `replay` and `fairplay.proof.check`.
        """
        match = replay(game, transcript)
        if transcript.proof is not None:
            proof.check(transcript, match)
        return cls(transcript, match, is_computer)

    def table(self) -> Verdict:
        """Return the table and its entries."""
        dice, result = self.transcript.proof, result_text(self.match.outcome)
        secret = dice.secret if dice else ""
        entries: list[Entry] = [self._opened(), ReadFromFile(dice.undone if dice else ())]
        if self.match.began_from is not None:
            entries.append(entry_of(self.match))
        taken = [step for step in self.match.steps if step.seat != NOBODY]
        entries += (
            Acted(step.seat, self.match.actions.format(step.action), step.answers, number)
            for number, step in enumerate(taken, 1)
        )
        entries.append(Abandoned("", secret) if result is None else Finished(result, secret))
        return Verdict(tuple(entries), fold(self.match.game, entries))

    def _opened(self) -> Opened:
        match, meta, dice = self.match, self.match.game.meta, self.transcript.proof
        options = dict(self.transcript.options)
        if self.transcript.rules == meta.rules_version:
            options = {name: str(v) for name, v in match.game.options_of(match.terms).items()}
        return Opened(
            game=meta.name,
            rules=self.transcript.rules,
            options=options,
            plan=self._plan(),
            invitations=("",) * match.seats,
            commitment=dice.commitment if dice else "",
            deal=self._dealt.steps[0].answers,
        )

    @property
    def _dealt(self) -> Match:
        """The match, or one with any deal if it begins in a position, since a log has one."""
        match = self.match
        if match.began_from is None:
            return match
        return Match(match.game, match.seats, match.game.options_of(match.terms))

    def _plan(self) -> tuple[Sitter, ...]:
        """Return the sitter of each seat: computer players by name, all others as characters."""
        plan: list[Sitter] = []
        taken: list[str] = []
        for seat in range(self.match.seats):
            name = self.transcript.players.get(seat, "")
            if not name:
                plan.append(Person())
            elif self.is_computer(name):
                plan.append(Computer(name))
            else:
                taken.append(_settled(name, taken))
                plan.append(Character(taken[-1]))
        return tuple(plan)


def _settled(name: str, taken: list[str]) -> str:
    """Return the name as it can be shown, with a number if another player has the same name."""
    try:
        return settle_name(name, taken)
    except SerenissimaError:
        settle_name(name, ())  # raises if the name itself can't be shown
        numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
        return next(one for one in numbered if one not in taken)


def read_table(
    text: str, shelf: Callable[[str], Game], load_player: Callable[[str], object]
) -> tuple[Transcript, Verdict]:
    """Return a match file, and the table made from it; may take seconds.

    Args:
        text: the file's text.
        shelf: returns a game by its name.
        load_player: raises for a name that no computer player has.

    Raises:
        SerenissimaError: as `parse_match` and `Read.check`.
    """

    def is_computer(name: str) -> bool:
        try:
            load_player(name)
        except SerenissimaError:
            return False
        return True

    transcript = parse_match(text)
    return transcript, Read.check(shelf(transcript.game), transcript, is_computer).table()
