"""News of the other people at a table for one browser: who is present, and who has sat down."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from serenissima.kernel.message import Seat
from serenissima.service import Present, TableView
from serenissima.words import Speaker
from serenissima.words.players import GONE

NOBODY = Present(frozenset(), settled=False)


class Company:
    """A browser's knowledge of the people at its table.

    Args:
        own: the seats of the browser, about which it gets no news.
        names: of the people at their seats.
        language: one of the six.
        expect: called with the seats at which a player has just sat down.
        digest: of the presence that the browser has heard of; empty if it has not.

    Attributes:
        digest: of the presence that the browser knows by now; empty if it has heard of none.
    """

    def __init__(
        self,
        own: Collection[int],
        names: Mapping[int, str],
        language: str,
        expect: Callable[[Collection[int]], None],
        digest: str = "",
    ) -> None:
        self._own, self._names, self._language = own, dict(names), language
        self._expect, self._present = expect, NOBODY
        self.digest = digest
        self._rematch = False

    def describe_presence(self, present: Present) -> Iterator[dict[str, Any]]:
        """Return the news about the people present."""
        self._present = present
        others = {seat: name for seat, name in self._names.items() if seat not in self._own}
        here = {seat: name for seat, name in others.items() if seat in present.seats}
        away = {s: name for s, name in others.items() if present.settled and s not in here}
        told = _digest(here, away)
        if told != self.digest:
            self.digest = told
            yield {"here": here, "away": away}

    def describe_arrivals(self, view: TableView) -> Iterator[dict[str, Any]]:
        """Name the people who sat down since the last view: they are on their way, so present.

        The characters of a lesson were there before. After the match, name those who want a
        rematch.
        """
        if view.lesson:
            return
        if view.rematch and not self._rematch and view.rematch.seat not in self._own:
            self._rematch = True
            yield {"seated": self._wants_another(view)}
        there = (p for p in view.places if p.name not in ("", GONE))
        people = {p.seat: p.name for p in there if p.stand_in or not p.computer}
        if gone := [name for seat, name in self._names.items() if seat not in people]:
            self._names = {s: name for s, name in self._names.items() if s in people}
            speaker = Speaker(self._language)
            yield {"seated": speaker.word("page-has-left", names=speaker.several(gone))}
        if new := [seat for seat in people if seat not in self._names]:
            self._names = people
            self._expect(new)
            speaker = Speaker(self._language)
            names = speaker.several([people[seat] for seat in new])
            yield {"seated": speaker.word("page-has-sat-down", names=names)}
            yield from self.describe_presence(
                replace(self._present, seats=self._present.seats.union(new))
            )

    def _wants_another(self, view: TableView) -> str:
        assert view.rematch is not None
        speaker = Speaker(self._language, names=view.names)
        return speaker.word("page-again-asked", seat=Seat(view.rematch.seat))


def _digest(*people: Mapping[int, str]) -> str:
    """Return a digest of the people who are here, and those who are away; empty for none."""
    text = repr([sorted(some.items()) for some in people])
    return blake2b(text.encode(), digest_size=6).hexdigest() if any(people) else ""
