"""Positions and matches of Doge for the tests.

Ballots are written as the digits of their markers: `31 0 -` are those of three seats for an area,
of which the last laid none; `0 castello 31` is one that a seat lays.
"""

from collections.abc import Iterator

from serenissima.games.doge.fields import NONE, WORDS
from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREAS, DISTRICTS, QUARANTIA_COUNCILLORS, SITES
from serenissima.kernel.match import Match, Step
from serenissima.testing import at, legal, next_decision, play

LAZY = ("abstain", "stay", "place 0", "forgo")  # any question in an election is one of these


def begun(order: str = " ".join(AREAS), first: int = 0, seats: int = 3, **options: object) -> Match:
    """A match at its beginning, with this order of the first year and this first seat."""
    deal = [first, *(AREAS.index(area) for area in order.split())]
    return Match(GAME, seats, options, deal=deal)


def sites(district: str, *seats: int) -> str:
    """Return the line with the builders in a district, from the cheapest site on."""
    free = [NONE] * (SITES - len(seats))
    return f"sites[{district}] {' '.join(map(str, [*seats, *free]))}"


def vote(area: str, ballots: str, text: str = "") -> str:
    """Return the position right before an area votes with these ballots.

    It is the second area of the year unless the text overrides it.
    """
    before = DISTRICTS[-1] if area != DISTRICTS[-1] else DISTRICTS[0]
    rest = [other for other in AREAS if other not in (before, area)]
    order = f"order {' '.join((before, area, *rest))}"
    return "\n".join(["stage vote", "election 1", order, *laid(area, ballots), text])


def laid(area: str, ballots: str) -> Iterator[str]:
    """Return the lines with the markers that the seats have laid for an area."""
    for seat, digits in enumerate(ballots.split()):
        counts = {word: digits.count(str(value)) for value, word in enumerate(WORDS)}
        pairs = [f"{word}={count}" for word, count in counts.items() if count]
        if pairs:
            yield f"ballot[{seat}][{area}] {' '.join(pairs)}"


def election(area: str, ballots: str, text: str = "", **options: object) -> Match:
    """A match in which an area has just voted, by these ballots; its only step so far."""
    return at(GAME, vote(area, ballots, text), len(ballots.split()), **options)


def year_end(text: str, seats: int = 3, **options: object) -> Match:
    """Return a match whose last area of the year has just voted, in its only step, without ballots.

    With a cap it is the last year, unless the text overrides it.
    """
    order = f"order {' '.join(AREAS)}"
    year = f"year {options['year_cap']}" if "year_cap" in options else ""
    return at(GAME, f"stage vote\nelection 6\n{order}\n{year}\n{text}", seats, **options)


def lay(match: Match, *ballots: str) -> Step:
    """Lay ballots like `0 castello 31`: seat, area, markers; the last step."""
    for ballot in ballots:
        seat, area, markers = ballot.split()
        words = [f"card {area}", *(f"add {value}" for value in markers), "confirm"]
        step = play(match, *(f"{seat} {word}" for word in words))
    return step


def lay_all(match: Match, *ballots: str) -> None:
    """Let all seats lay the same ballots, like `castello 31`, round by round."""
    for ballot in ballots:
        lay(match, *(f"{seat} {ballot}" for seat in range(match.seats)))


def hold_ballots(match: Match) -> None:
    """Play all rounds of a year with the same single markers for everyone: all are tied."""
    rounds = int(match.terms.ballot_rounds)
    lay_all(match, *("cannaregio 1", "castello 2", "dorsoduro 3", "quarantia 0")[:rounds])


def pass_by(match: Match) -> None:
    """Let everyone decline all offers of the elections, until ballots are laid again."""
    while not match.over and match.state.stage:
        decline(match)


def decline(match: Match) -> Step:
    """Let the first waiting seat take the answer that changes least."""
    seat = match.waits[0]
    return match.play(seat, next(word for word in (*LAZY, *legal(match)) if match.can(seat, word)))


def questions(match: Match, *words: str) -> list[str]:
    """Who is asked for what in the running election, like `0 place`; answered by these words.

    A question for several seats is written once for each. Where words run out, all is declined.
    """
    answers, seen = iter(words), []
    running = int(match.state.election)
    while not match.over and match.state.election == running and match.state.stage:
        waits, stage = next_decision(match)
        seen.extend(f"{seat} {stage}" for seat in waits)
        word = next(answers, None)
        _ = play(match, word) if word else decline(match)
    assert next(answers, None) is None, "more answers than questions"
    return seen


def votes(match: Match) -> list[str]:
    """The areas that have voted, from the beginning of the match on."""
    return [
        AREAS[h.values[0]]
        for step in match.steps
        for h in step.happenings
        if h.event.kind == "vote"
    ]


def row(match: Match, field: str, seat: int) -> dict[str, int]:
    """A seat's houses or palazzi by district, without the districts where there are none."""
    counts = match.state[field][seat].tolist()
    return {name: count for name, count in zip(DISTRICTS, counts, strict=True) if count}


def neutral(match: Match) -> list[bool]:
    """For each councillor of the Quarantia whether it has no ring and is in no area."""
    ring, stands = match.state.ring.tolist(), match.state.stands.tolist()
    three = range(len(ring) - QUARANTIA_COUNCILLORS, len(ring))
    return [ring[number] == stands[number] == NONE for number in three]


def built(*counts: str) -> str:
    """Palazzi: for each seat how many in each district, from Cannaregio on."""
    stacks: dict[str, list[int]] = {name: [] for name in DISTRICTS}
    for seat, digits in enumerate(counts):
        for name, count in zip(DISTRICTS, digits, strict=False):
            stacks[name] += [seat] * int(count)
    return "\n".join(sites(name, *seats) for name, seats in stacks.items())
