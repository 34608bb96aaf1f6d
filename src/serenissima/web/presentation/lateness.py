"""Late or absent players at a table, and the viewer's choices: for pages and for programs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from serenissima.kernel.message import Message, Seat
from serenissima.service import Sent, SentIfAny, SentMark, TableView, end_voters
from serenissima.web.presentation.forms import list_players
from serenissima.words import Speaker
from serenissima.words.players import strength

DAY = 86400  # seconds
WAIT, COMPUTER, END = "wait", "computer ", "end"  # ways to continue


@dataclass(frozen=True)
class Absence:
    """The late or absent seats, and the viewer's choices: `POST …/late` and `POST …/back`.

    Attributes:
        late: the other seats that have no time left or, where time is not limited, have not acted
            for so long that the viewer may continue without them.
        how: how the viewer may continue; empty unless a seat is late.
        ending: the seats that want to end without a result.
        stand_ins: the seats of people for whom a computer player acts.
    """

    late: Sent[tuple[int, ...]]
    how: Sent[tuple[str, ...]]
    ending: Sent[tuple[int, ...]]
    stand_ins: Annotated[tuple[int, ...], SentMark("lent")]  # the key of the first versions


@dataclass(frozen=True)
class Lateness:
    """The late players, as one viewer sees them at one moment.

    Attributes:
        view: the viewer's view of the table.
        now: seconds since 1970.
        patience: seconds after which the others may continue without a player if there is no clock.
    """

    view: TableView
    now: float
    patience: float

    @property
    def late(self) -> tuple[int, ...]:
        """The late or absent seats for which the viewer may choose."""
        view = self.view
        if view.seat < 0 or view.stand_in or not view.running:
            return ()
        return tuple(seat for seat in self._all if seat != view.seat)

    @property
    def own(self) -> bool:
        """Whether the viewer's own time is up, at a table with clocks."""
        view = self.view
        sits = view.seat >= 0 and not view.stand_in and view.running
        return sits and view.clock is not None and view.seat in self._all

    @property
    def may_end(self) -> bool:
        """Whether it makes a difference that the viewer wants the end.

        It does again once the players that the match waited for are late.
        """
        view = self.view
        persons = [place.seat for place in view.places if place.name and not place.computer]
        asked = end_voters(persons, self._all, view.waits)
        return view.seat not in view.ending or asked <= {*view.ending}

    @property
    def players(self) -> tuple[str, ...]:
        """Return the computer players that can take a seat."""
        return list_players(self.view.game.meta)

    @property
    def ways(self) -> tuple[str, ...]:
        """The viewer's ways to continue without the late players, as commands name them."""
        computers = (COMPUTER + player for player in self.players)
        return (WAIT, *computers, *([END] if self.may_end else ()))

    def why(self, seat: int) -> Message:
        """Explain why a seat is late: time is up, or how long it has been idle, or it is gone."""
        if seat in self.view.vacant:
            return Message("page-vacant", {"number": str(seat + 1)})
        if self.view.clock is not None:
            return Message("page-late", {"seat": Seat(seat)})
        days = int((self.now - self.view.waited[seat]) // DAY)
        return Message("page-absent", {"seat": Seat(seat), "days": days})

    def lines(self, speaker: Speaker) -> Iterator[str]:
        """Return the same in words: late players, wishes to end, ways to continue, a pause."""
        if self.view.stand_in and self.view.running:
            yield speaker.word("page-seat-lent")
        if paused := self.describe_pause(speaker):
            yield paused
        yield from self.describe_new_links(speaker)
        yield from (f"{speaker.say(self.why(seat))} ({seat + 1})" for seat in self.late)
        if not self.late:
            return
        if self.view.ending:
            names = speaker.several([speaker.name(seat) for seat in self.view.ending])
            yield speaker.word("page-late-end-wanted", names=names)
        yield speaker.word("page-late-ask")
        for way in self.ways:
            yield f"{way} – {self._called(way, speaker)}"

    def describe_pause(self, speaker: Speaker) -> str:
        """Return the state of a pause; empty if no player has asked for one."""
        pause = self.view.pause
        if pause.on:
            return speaker.word("page-pause-on")
        if pause.asked is not None:
            return speaker.word("page-pause-asked", seat=Seat(pause.asked))
        if pause.reply is not None and pause.reply.seat != self.view.seat:
            return speaker.word(f"page-pause-{pause.reply.what}", seat=Seat(pause.reply.seat))
        return ""

    def describe_new_links(self, speaker: Speaker) -> list[str]:
        """Return a sentence for each seat with a new link from the host."""
        view = self.view
        if not view.running:
            return []
        return [
            speaker.word("page-link-renewed-own")
            if seat == view.seat
            else speaker.word("page-link-renewed", seat=Seat(seat))
            for seat in view.renewed
        ]

    def _called(self, way: str, speaker: Speaker) -> str:
        if way in (WAIT, END):
            return speaker.word(f"page-late-{way}")
        said = strength(way.removeprefix(COMPUTER), speaker, self.view.game.meta)
        return f"{speaker.word('page-late-computer')}: {said}"

    @property
    def absence(self) -> SentIfAny[Absence | None]:
        """The record of this; None while all people play and none is late or gone."""
        view = self.view
        stand_ins = tuple(place.seat for place in view.places if place.stand_in)
        if not view.running or not (stand_ins or self.late):
            return None
        return Absence(self.late, self.ways if self.late else (), view.ending, stand_ins)

    @property
    def _all(self) -> tuple[int, ...]:
        return self.view.late(self.now, self.patience)
