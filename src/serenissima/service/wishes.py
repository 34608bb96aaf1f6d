"""A table that somebody wants to open: who sits where, who is invited, what follows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from serenissima.kernel.errors import Illegal
from serenissima.kernel.game import Game
from serenissima.service import commands, keys
from serenissima.service.events import COMPUTER, PERSON, Event, Joined
from serenissima.service.receipts import Opening


@dataclass(frozen=True)
class Wish:
    """What is to be opened; the arguments of `Tables.open`."""

    game: str
    plan: tuple[str, ...]
    options: Mapping[str, object]
    seat: int | None
    name: str
    listed: bool

    @property
    def computers(self) -> list[str]:
        """The names of the computer players that are to sit down."""
        return [who.removeprefix(COMPUTER) for who in self.plan if who.startswith(COMPUTER)]

    def answer(self, key: str) -> Opening:
        """The table's id and every link to it; the same for the same key."""
        invited = [s for s, who in enumerate(self.plan) if who == PERSON and s != self.seat]
        invitations = {seat: keys.derived(key, "invitation", seat) for seat in invited}
        token = None if self.seat is None else keys.derived(key, "seat", self.seat)
        return Opening(keys.table_id(key), self.seat, token, invitations)

    def events(self, game: Game, answer: Opening, secret: str) -> list[Event]:
        """The first events of the table; the opener sits down at once.

        Raises:
            Illegal: `match/seats`, `option/name`, `option/value`, `seat/name`.
        """
        invitations = [answer.invitations.get(seat, "") for seat in range(len(self.plan))]
        events = commands.opening(
            game, self.plan, self.options, invitations, secret, listed=self.listed
        )
        if answer.seat is not None and answer.token is not None:
            name = commands.settle_name(self.name, self.computers)
            events.insert(1, Joined(answer.seat, name, keys.hashed(answer.token)))
        return events


def own_seat(plan: Sequence[str], seat: int | None, name: str) -> int | None:
    """The opener's seat: the one named, or a person's first if there is a name, or none.

    Raises:
        Illegal: `table/plan`.
    """
    commands.check_plan(plan)
    people = [s for s, who in enumerate(plan) if who == PERSON]
    if seat is None:
        return people[0] if name and people else None
    if seat not in people:
        hint = "seats of persons: " + (", ".join(map(str, people)) or "none")
        raise Illegal("table/plan", "this seat is not for a person", text=seat, hint=hint)
    return seat
