"""Opening a table: who is to sit where, who is invited, and the first entries of its log."""

import base64
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field

from serenissima.fairplay.proof import dice_seed
from serenissima.fairplay.secrets import derived, hashed
from serenissima.kernel.errors import Illegal
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.service.core import sitters
from serenissima.service.core.commands import Verdict, decided, ending
from serenissima.service.core.entries import Joined, Opened
from serenissima.service.core.names import settle_name
from serenissima.service.core.sitters import Sitter
from serenissima.service.core.table import started

ID_LENGTH = 20  # of five bits each: 100 bits


@dataclass(frozen=True)
class Opening:
    """The answer to whoever opens a table: every link to it.

    Attributes:
        table: its id, which is also the link for watching.
        seat: the opener's own seat, or None.
        token: of that seat; None for someone who only watches.
        invitations: a secret for each other seat that waits for a person, by seat.
    """

    table: str
    seat: int | None = None
    token: str | None = None
    invitations: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class NewTable:
    """What is to be opened; the arguments of `Tables.open`."""

    game: str
    plan: tuple[Sitter, ...]
    options: Mapping[str, object]
    seat: int | None
    name: str

    @property
    def fingerprint(self) -> str:
        """The opening as text. Logs keep its hash beside the key, so the text must never change.

        The first versions called it a wish, and could list a table for everybody.
        """
        plan, options = tuple(map(str, self.plan)), dict(self.options)
        return (
            f"Wish(game={self.game!r}, plan={plan!r}, options={options!r}, seat={self.seat!r}, "
            f"name={self.name!r}, listed=False)"
        )

    def opening(self, key: str) -> Opening:
        """The table's id and every link to it; the same for the same key."""
        invited = [seat for seat in sitters.people(self.plan) if seat != self.seat]
        invitations = {seat: derived(key, "invitation", seat) for seat in invited}
        token = None if self.seat is None else derived(key, "seat", self.seat)
        return Opening(_table_id(key), self.seat, token, invitations)

    def decide(self, game: Game, opening: Opening, secret: str) -> Verdict:
        """The first entries of the table, and the table; the opener sits down at once.

        Raises:
            Illegal: `match/seats`, `option/name`, `option/value`, `option/retired`, `seat/name`.
        """
        game.meta.settle_new(self.options)
        match = Match(game, len(self.plan), self.options, seed=dice_seed(secret, 0))
        opened = self._opened(match, opening, secret)
        others = [*self._joined(opening), *ending(match, secret)]
        verdict = decided(started(opened, match), match, *others)
        return Verdict((opened, *verdict.entries), verdict.table)

    def _opened(self, match: Match, opening: Opening, secret: str) -> Opened:
        meta, invitations = match.game.meta, opening.invitations
        return Opened(
            game=meta.name,
            rules=meta.rules_version,
            options={name: str(v) for name, v in match.game.options_of(match.terms).items()},
            plan=self.plan,
            invitations=tuple(
                hashed(invitations[seat]) if seat in invitations else ""
                for seat in range(len(self.plan))
            ),
            commitment=hashed(secret),
            deal=match.steps[0].answers,
        )

    def _joined(self, opening: Opening) -> list[Joined]:
        if opening.seat is None or opening.token is None:
            return []
        name = settle_name(self.name, list(sitters.computers(self.plan).values()))
        return [Joined(opening.seat, name, hashed(opening.token))]


def own_seat(plan: tuple[Sitter, ...], seat: int | None, name: str) -> int | None:
    """The opener's seat: the one named, or a person's first if there is a name, or none.

    Raises:
        Illegal: `table/plan`.
    """
    people = sitters.people(plan)
    if seat is None:
        return people[0] if name and people else None
    if seat not in people:
        hint = "seats for people: " + (", ".join(map(str, people)) or "none")
        raise Illegal("table/plan", "this seat is not for a person", text=seat, hint=hint)
    return seat


def _table_id(key: str) -> str:
    """The id of the table that is opened with this key: 20 letters and digits."""
    digest = hmac.digest(key.encode(), b"table", "sha256")
    return base64.b32encode(digest).decode().lower()[:ID_LENGTH]
