"""Positions of Doge as text, for the tests: what is not written down is made up for.

A ballot is written as the digits of its markers, the ballots for an area seat by seat, with `-` for
none: `31 0 -`. A line `palazzi san-marco 0 2` says who has built there, from the first site on.
"""

from collections.abc import Iterator
from typing import Any

from serenissima.games.doge.fields import STATE
from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import (
    AREAS,
    DISTRICTS,
    HOUSES,
    MARKERS,
    PALACES,
    QUARANTIA_COUNCILLORS,
    RINGS,
    SITES,
)
from serenissima.kernel.match import Match, Step

LAZY = ("abstain", "stay", "place 0", "forgo")  # whatever is asked in an election, one of these
FREE = "-1"  # a site


def begun(order: str = " ".join(AREAS), first: int = 0, seats: int = 3, **options: object) -> Match:
    """A match at its beginning: the first year's order, and who is the first seat."""
    deal = [first, *(AREAS.index(area) for area in order.split())]
    return Match(GAME, seats, options, deal=deal)


def at(text: str, seats: int = 3, **options: object) -> Match:
    """A match at a position; stocks and markers not named are where they must be."""
    state = STATE.parse("\n".join(_spelled_out(text)))
    _fill_stocks(state, seats)
    state.year = max(1, state.year)
    STATE.check(state)
    return Match(GAME, seats, options, position=state)


def _spelled_out(text: str) -> Iterator[str]:
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "palazzi":
            district, *seats = rest.split()
            sites = [*seats, *[FREE] * (SITES - len(seats))]
            yield f"sites[{DISTRICTS.index(district)}] {' '.join(sites)}"
        else:
            yield line


def _fill_stocks(state: Any, seats: int) -> None:
    for seat in range(seats):
        state.palaces[seat] = (state.sites == seat).sum(axis=1)
        state.house_stock[seat] = HOUSES - state.houses[seat].sum()
        state.palace_stock[seat] = PALACES - state.palaces[seat].sum()
        state.rings[seat] = RINGS - (state.ring == seat).sum()
        for value, count in enumerate(MARKERS):
            laid = state.ballot[seat, :, value].sum() + state.shown[seat, value]
            state.markers[seat, value] = count - laid - state.draft[seat, value]
        state.laid[seat] = state.ballot[seat].sum(axis=1)
        state.held[seat] = (state.markers[seat] + state.draft[seat]).sum()


def on_the_eve(area: str, ballots: str, text: str = "", **options: object) -> Match:
    """Seat 0 has to `place` the last house of an election; then the area votes with these ballots.

    The area is the second one of the year unless the text says otherwise.
    """
    before = DISTRICTS[-1] if area != DISTRICTS[-1] else DISTRICTS[0]
    rest = [other for other in AREAS if other not in (before, area)]
    words = ballots.split()
    lines = [f"order {' '.join((before, area, *rest))}", *_laid(area, words), *text.splitlines()]
    return at("\n".join(["stage place", "waits 1", "turn 4", *lines]), len(words), **options)


def _laid(area: str, words: list[str]) -> Iterator[str]:
    names = ("zero", "one", "two", "three")
    for seat, word in enumerate(words):
        for value, name in enumerate(names):
            count = word.count(str(value))
            if count:
                yield f"ballot[{seat}][{AREAS.index(area)}] {name}={count}"


def election(area: str, ballots: str, text: str = "", **options: object) -> Match:
    """The area has just voted with these ballots; its last step is the one in which it did."""
    match = on_the_eve(area, ballots, text, **options)
    match.play(0, "place 0")
    return match


def last_night(text: str, seats: int = 3, **options: object) -> Match:
    """The year ends, and with it perhaps the match, as soon as seat 0 has placed 0."""
    rows = f"order {' '.join(reversed(AREAS))}\ncoming {' '.join(AREAS[:6])} none\nelection 6"
    return at(f"stage place\nwaits 1\nturn 4\n{rows}\n{text}", seats, **options)


def year_end(text: str, seats: int = 3, **options: object) -> Match:
    """The year has just ended; the last step is the one in which it did."""
    match = last_night(text, seats, **options)
    match.play(0, "place 0")
    return match


def play(match: Match, *words: str) -> Step:
    """Let whoever is asked do each of these, or the seat that stands before it; the last step."""
    for word in words:
        seat, _, action = word.partition(" ")
        if seat.isdigit():
            step = match.play(int(seat), action)
        else:
            step = match.play(match.waits[0], word)
    return step


def lay(match: Match, *ballots: str) -> Step:
    """Lay ballots like `0 castello 31`: seat, area, markers; the last step."""
    for ballot in ballots:
        seat, area, markers = ballot.split()
        for word in (f"card {area}", *(f"add {value}" for value in markers), "confirm"):
            step = match.play(int(seat), word)
    return step


def lay_all(match: Match, *ballots: str) -> None:
    """Let all seats lay the same ballots, like `castello 31`, round by round."""
    for ballot in ballots:
        lay(match, *(f"{seat} {ballot}" for seat in range(match.seats)))


def hold_ballots(match: Match) -> None:
    """All rounds of a year, everybody with the same single markers: all are tied."""
    rounds = int(match.terms.ballot_rounds)
    lay_all(match, *("cannaregio 1", "castello 2", "dorsoduro 3", "quarantia 0")[:rounds])


def pass_by(match: Match) -> None:
    """Let everybody decline all that the elections offer, until ballots are laid again."""
    while not match.over and match.state.stage:
        decline(match)


def decline(match: Match) -> Step:
    """Whoever is asked first takes the answer that changes least."""
    seat = match.waits[0]
    return match.play(seat, next(word for word in (*LAZY, *legal(match)) if match.can(seat, word)))


def questions(match: Match, *words: str) -> list[str]:
    """Who is asked for what in the running election, like `0 place`; answered by these words.

    A question for several seats is written once for each. Where words run out, all is declined.
    """
    answers, seen = iter(words), []
    running = int(match.state.election)
    while not match.over and match.state.election == running and match.state.stage:
        waits, stage = asked(match)
        seen.extend(f"{seat} {stage}" for seat in waits)
        word = next(answers, None)
        _ = play(match, word) if word else decline(match)
    assert next(answers, None) is None, "more answers than questions"
    return seen


def votes(match: Match) -> list[str]:
    """The areas that have voted, from the beginning of the match on."""
    return [AREAS[h.values[0]] for step in match.steps for h in step.told if h.event.kind == "vote"]


def see(match: Match, line: str, seat: int | None = None) -> str:
    """What the position's text (the one for a seat) says in a line; nothing if it has none."""
    lines = STATE.format(match.state, seat).splitlines()
    return next((text.partition(" ")[2] for text in lines if text.split()[0] == line), "")


def legal(match: Match, seat: int | None = None) -> list[str]:
    """What can be done now, by the seat or by whoever is asked first."""
    asked = match.waits[0] if seat is None else seat
    return [match.game.actions.format(action) for action in match.legal(asked)]


def told(step: Step, *kinds: str) -> list[str]:
    """The events of a step in order; only some kinds of them, if any are named."""
    names = [happening.event.kind for happening in step.told]
    return [name for name in names if not kinds or name in kinds]


def said(step: Step, kind: str) -> list[tuple[int, ...]]:
    """The values of a step's events of one kind."""
    return [happening.values for happening in step.told if happening.event.kind == kind]


def asked(match: Match) -> tuple[tuple[int, ...], str]:
    """Who is asked, and for what."""
    return match.waits, STATE.by_name["stage"].word(int(match.state.stage))


def row(match: Match, field: str, seat: int) -> dict[str, int]:
    """A seat's houses or palazzi by district, without the districts where there are none."""
    counts = match.state[field][seat].tolist()
    return {name: count for name, count in zip(DISTRICTS, counts, strict=True) if count}


def shares(match: Match) -> Any:
    """How the win is shared, seat by seat; None while the match goes on."""
    return None if match.outcome is None else match.outcome.shares


def neutral(match: Match) -> list[bool]:
    """For each councillor of the Quarantia whether it has no ring and is in no area."""
    ring, stands = match.state.ring.tolist(), match.state.stands.tolist()
    three = range(len(ring) - QUARANTIA_COUNCILLORS, len(ring))
    return [ring[number] == stands[number] == -1 for number in three]
