"""Tables in this process, without a server or database; `LocalTable` has computer players."""

from collections.abc import Mapping, Sequence
from functools import partial

from serenissima.analysis.decision import analyse
from serenissima.fairplay import undo
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.engine import engine
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match, Step
from serenissima.kernel.notation import print_match
from serenissima.kernel.scene import Scene
from serenissima.players import Player
from serenissima.terminal.refusals import SEATS_TEXT
from serenissima.words import Speaker, hints, outcomes, scene_text
from serenissima.words.choices import describe_whole
from serenissima.words.players import display_names, strength


class SeatedTable:
    """A match as the person at one of its seats sees it; shows only that seat's view.

    Args:
        match: the match.
        seat: the person's seat.
        shown: the names of the players on the screen.
        language: the language for the person.
    """

    def __init__(self, match: Match, seat: int, shown: Sequence[str], language: str) -> None:
        self.game, self.match, self.seat = match.game, match, seat
        self.speaker = Speaker(language, match.game.folder, shown, seat)

    @property
    def over(self) -> bool:
        """Whether no more actions are possible."""
        return self.match.over

    @property
    def remark(self) -> list[str]:
        """The remark before the question, by paragraphs; empty in a match."""
        return []

    @property
    def scene(self) -> Scene:
        """The table as the person sees it."""
        return self.game.draw(self.match.terms, self.match.view(self.seat), self.seat)

    @property
    def opponents(self) -> list[str]:
        """The computer players, each with its strength."""
        return []

    @property
    def choices(self) -> list[int]:
        """The person's legal actions, in the order of the scene."""
        return scene_text.order_actions(self.scene, self.match.legal(self.seat))

    @property
    def computer(self) -> int | None:
        """The first computer player that may act, or None."""
        return None

    def labels(self) -> dict[int, str]:
        """Return the person's legal actions in words, in the order of the scene."""
        legal = self.match.legal(self.seat)
        return scene_text.labels(self.match.actions, self.scene, legal, self.speaker)

    def think(self, seat: int) -> int:
        """Return the action that the computer player at a seat chooses."""
        raise NotImplementedError("no computer player thinks at this table")

    def hint(self) -> list[str]:
        """Return a hint in sentences; empty if it isn't the person's turn."""
        return []

    def act(self, seat: int, action: int | str) -> Step:
        """Take an action; raise what `Match.verify` raises."""
        return self.match.play(seat, action)

    def undo(self) -> bool:
        """Undo the person's last action; return False if that isn't possible."""
        return False

    def tale(self, since: int = 0, to: int | None = None) -> list[str]:
        """Return the happenings of the steps from `since` on, up to `to`."""
        steps = self.match.steps[since:to]
        return [
            line
            for step in steps
            for line in scene_text.describe_happenings(step.seen_by(self.seat), self.speaker)
        ]

    @property
    def result(self) -> list[str]:
        """Who won and how; empty during the match."""
        return result(self.match, self.speaker)


class LocalTable(SeatedTable):
    """A table with one person and computer players.

    Args:
        game: the game.
        players: the players by seat; None is the person.
        names: their names in the match file; on the screen computer players have the same names as
            on pages.
        options: settings that differ from the defaults.
        seed: of the dice of the match and of the players.
        language: the language for the person.

    Raises:
        Illegal: what a wrong set-up raises.
        Unreadable: `seats/text` unless there is one person.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player | None],
        names: Sequence[str],
        options: Mapping[str, object] | None = None,
        *,
        seed: str | int,
        language: str = "en",
    ) -> None:
        if list(players).count(None) != 1:
            hint = "one person and computer players"
            text_ = ",".join(names)
            raise SEATS_TEXT("one seat in the terminal is for a person", text=text_, hint=hint)
        self.players = tuple(players)
        self.names = tuple(names)
        self._dice = [rolled_dice(f"{seed} player {seat}") for seat in range(len(self.players))]
        computers = [seat for seat, player in enumerate(self.players) if player]
        sitting = [one.name if one else name for one, name in zip(players, names, strict=True)]
        shown = display_names(sitting, computers, Speaker(language), game.meta)
        match = Match(game, len(self.players), options, seed=seed)
        super().__init__(match, self.players.index(None), shown, language)

    @property
    def opponents(self) -> list[str]:
        """The computer players, each with its strength."""
        return [
            strength(player.name, self.speaker, self.game.meta, self.speaker.name(seat))
            for seat, player in enumerate(self.players)
            if player
        ]

    @property
    def computer(self) -> int | None:
        """The first computer player that may act, or None."""
        return next((seat for seat in self.match.waits if seat != self.seat), None)

    def think(self, seat: int) -> int:
        """Return the action that a computer player chooses from its view."""
        player = self.players[seat]
        assert player is not None, "this seat belongs to a person"
        view = self.match.view(seat)
        return player.choose(self.game, self.match.terms, view, seat, self._dice[seat])

    def hint(self) -> list[str]:
        """Return a hint in sentences; empty if it isn't the person's turn.

        It depends only on the person's view: even the dice are always the same.
        """
        if self.seat not in self.match.waits:
            return []
        labels, view = self.labels(), self.match.view(self.seat)  # the person may act meanwhile
        found = analyse(self.game, self.match.terms, view, self.seat, seed=0)
        name = partial(
            describe_whole, self.game, self.match.terms, view, self.seat,
            speaker=self.speaker, describe=self._describe,
        )  # fmt: skip
        said = hints.advice(found, self.match.actions, self.speaker, name)
        numbers = list(labels)
        lines = [line for line in [hints.compare(found, self.speaker)] if line]
        for one in said:
            lines.append(f"{numbers.index(one.actions[0]) + 1:>4}  {one.name}")
            lines += [f"      {reason}" for reason in one.reasons]
        return lines

    def _describe(self, action: int) -> str:
        return self.speaker.say(self.match.actions.message(action))

    def undo(self) -> bool:
        """Undo the person's last action if, as far as `undo` can tell, it revealed nothing."""
        step = undo.own_step(self.match, self.seat)
        if step is None or not undo.is_free(self.match, step):
            return False
        self.match = undo.before(self.match, step)  # other seats silently repeat their actions
        return True

    @property
    def file(self) -> str:
        """The match file so far."""
        return print_match(self.match.transcript(self.names, engine()))


def result(match: Match, speaker: Speaker) -> list[str]:
    """Return who won a match and how, in sentences; empty during the match."""
    outcome = match.outcome
    if outcome is None:
        return []
    said = (outcomes.ending(outcome, speaker), outcomes.winners(outcome, speaker))
    return [speaker.word("page-over"), *said]
