"""The match file: a header, then one action per line with the answers of the dice.

    serenissima 1
    game tic-tac-toe
    rules 1
    engine 0.1.0
    seats 2
    option board 3
    player 0 "Anna"
    player 1 "ismcts:2000"
    proof 5PqH… 9f86d081…
    deal / 3 0 5 1
    0 place b2
    1 place a1
    0 roll / 2 4
    result 1 0 three-in-a-row

The line `engine` names the version of this program that wrote the file; the match is the same in
any version. The line `proof` gives the secret seed of the dice and its hash, which was published
before the first action, then the numbers of actions that were undone, if any. The line `position`
opens a state to begin from, one indented field per line; omitted fields are derived, and a `deal`
after it gives the answers of the dice before the first decision. Blank lines and lines that begin
with `#` are ignored.

A file can hold comments and variations, which never change the match itself:

    ; Who begins has the choice.
    0 place b2
    ; The centre is best.
    (
      0 place c3
      ; A corner is possible, too.
      1 place b2
    )
    1 place a1

A line that begins with `;` is part of a comment on the action before it; before the first action,
of a comment on the beginning. A variation stands between lines with a bracket alone. It replaces
the action before it and all that follow, and may have comments and variations of its own; its lines
may be indented.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Outcome
from serenissima.kernel.refusals import MATCH_FORMAT, MATCH_LINE

FORMAT = "serenissima 1"
SEVERAL = ("option", "player")  # lines of the header that may appear once for each name
MOST_NESTED = 40  # variations inside each other
OPENS, CLOSES, COMMENT, INDENT = "(", ")", ";", "  "


@dataclass(frozen=True)
class Line:
    """One action of a match file.

    Attributes:
        seat: the seat that acts.
        action: the text of the action.
        answers: the answers of the dice.
        number: of the line in its file, for messages.
        comment: on the position after the action; may have several lines.
        variations: what could have been played instead, each a sequence of actions.
    """

    seat: int
    action: str
    answers: tuple[int, ...] = ()
    number: int = 0
    comment: str = ""
    variations: tuple[tuple["Line", ...], ...] = ()

    def __str__(self) -> str:
        return f"{self.seat} {self.action}{_answers_text(self.answers)}"


@dataclass(frozen=True)
class Proof:
    """The proof with which the dice of a match can be checked.

    Attributes:
        secret: the seed of the dice.
        commitment: the hash of the secret, published before the first action.
        undone: the numbers of the actions that were undone, ascending; actions are numbered
            from 1, and the set-up is 0.
    """

    secret: str
    commitment: str
    undone: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.secret, self.commitment, *map(str, self.undone)))


@dataclass
class Transcript:
    """The content of a match file, not yet checked against the rules.

    `engine` is the version of the program that wrote the file; empty if the file has none.
    `comment` is on the beginning. `lines` are those of the match, which hold the variations.

    `print_match(parse_match(text))` is `text` again, apart from blanks and remarks.
    """

    game: str = ""
    rules: int = 1
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    proof: Proof | None = None
    deal: tuple[int, ...] | None = None
    position: str | None = None
    lines: list[Line] = field(default_factory=list)
    result: str | None = None
    engine: str = ""
    comment: str = ""


def result_text(outcome: Outcome | None) -> str | None:
    """Return the shares of the win and the ending, as in the last line of a file."""
    if outcome is None:
        return None
    return " ".join([*(f"{share:g}" for share in outcome.shares), outcome.ending])


def read_result(text: str) -> Outcome:
    """Return the outcome that `result_text` wrote."""
    *shares, ending = text.split()
    return Outcome(tuple(map(float, shares)), ending)


def print_match(transcript: Transcript) -> str:
    """Return the text of a match file."""
    return "\n".join(_printed(transcript)) + "\n"


def _printed(transcript: Transcript) -> Iterator[str]:
    yield FORMAT
    yield f"game {transcript.game}"
    yield f"rules {transcript.rules}"
    if transcript.engine:
        yield f"engine {transcript.engine}"
    yield f"seats {transcript.seats}"
    for name, choice in transcript.options.items():
        yield f"option {name} {choice}"
    for seat, player in transcript.players.items():
        yield f"player {seat} {json.dumps(player, ensure_ascii=False)}"
    if transcript.proof is not None:
        yield f"proof {transcript.proof}"
    if transcript.position is not None:
        yield "position"
        yield from (f"  {line}" for line in transcript.position.splitlines())
    if transcript.deal is not None:
        yield f"deal{_answers_text(transcript.deal)}"
    yield from _comment_lines(transcript.comment)
    yield from _printed_lines(transcript.lines)
    if transcript.result is not None:
        yield f"result {transcript.result}"


def _printed_lines(lines: Sequence[Line], indent: str = "") -> Iterator[str]:
    """Yield the text of actions with their comments and variations."""
    for line in lines:
        yield f"{indent}{line}"
        yield from _comment_lines(line.comment, indent)
        for variation in line.variations:
            yield indent + OPENS
            yield from _printed_lines(variation, indent + INDENT)
            yield indent + CLOSES


def _comment_lines(comment: str, indent: str = "") -> Iterator[str]:
    for text in comment.split("\n") if comment else ():
        yield f"{indent}{COMMENT} {text}".rstrip()


def _answers_text(answers: Sequence[int]) -> str:
    return " / " + " ".join(map(str, answers)) if answers else ""


def parse_match(text: str) -> Transcript:
    """Return the transcript of a match file.

    Raises:
        Unreadable: `match/format` or `match/line`, with the number of the line.
    """
    if not isinstance(text, str):
        raise MATCH_FORMAT("a match file is a text", text=text, hint="the file's content as `str`")
    lines = [line.rstrip() for line in text.lstrip("\ufeff").split("\n")]
    if not lines or lines[0] != FORMAT:
        first = lines[0][:60] if lines else ""
        raise MATCH_FORMAT(text=first, hint=f"the first line must be {FORMAT!r}")
    transcript, said = Transcript(), set[str]()
    tree = _Variations(transcript)
    for number, line in enumerate(lines[1:], 2):
        if line.strip() and not line.startswith("#") and not tree.read(line, number):
            _read(transcript, said, line, number)
    tree.check_closed()
    _check_header(transcript)
    return transcript


class _Variations:
    """Reads the lines of comments and variations, and all actions inside variations."""

    def __init__(self, transcript: Transcript) -> None:
        self._transcript = transcript
        self._open: list[tuple[int, list[Line]]] = []  # where each begins, and its actions so far

    @property
    def _lines(self) -> list[Line]:
        """The actions of the innermost variation, or of the match."""
        return self._open[-1][1] if self._open else self._transcript.lines

    def read(self, line: str, number: int) -> bool:
        """Read a line, and return whether it was one of these.

        Raises:
            Unreadable: `match/line`.
        """
        text = line.strip() if self._open else line
        if text.startswith(COMMENT):
            self._comment(text.removeprefix(COMMENT).removeprefix(" "), line, number)
        elif text == OPENS:
            if not self._lines or len(self._open) == MOST_NESTED:
                why = "replaces no action" if not self._lines else "is nested too deeply"
                raise MATCH_LINE(f"the variation in line {number} {why}", text=line[:200])
            self._open.append((number, []))
        elif text == CLOSES:
            self._close(line, number)
        elif not self._open:
            return False
        elif not text.startswith("#"):
            self._lines.append(_read_inside(text, number))
        return True

    def _comment(self, text: str, line: str, number: int) -> None:
        if self._lines:
            last = self._lines[-1]
            self._lines[-1] = replace(last, comment=_joined(last.comment, text))
        elif self._open:
            reason = f"the comment in line {number} follows no action of its variation"
            raise MATCH_LINE(reason, text=line[:200])
        else:
            self._transcript.comment = _joined(self._transcript.comment, text)

    def _close(self, line: str, number: int) -> None:
        if not self._open or not self._lines:
            what = "variation without actions" if self._open else "bracket without a variation"
            raise MATCH_LINE(f"line {number} closes a {what}", text=line[:200])
        _, variation = self._open.pop()
        last = self._lines[-1]
        self._lines[-1] = replace(last, variations=(*last.variations, tuple(variation)))

    def check_closed(self) -> None:
        """Refuse a file that ends inside a variation."""
        if self._open:
            reason = f"the variation that begins in line {self._open[-1][0]} is not closed"
            raise MATCH_LINE(reason, text=OPENS, hint=f"a line {CLOSES!r} at its end")


def _joined(comment: str, text: str) -> str:
    return f"{comment}\n{text}" if comment else text


def _read_inside(text: str, number: int) -> Line:
    """Return an action in a variation, which holds nothing else."""
    try:
        return _read_action(text, number)
    except ValueError as error:
        reason, hint = f"line {number} cannot be read", "in a variation, only SEAT ACTION"
        raise MATCH_LINE(reason, text=text[:200], hint=hint) from error


def _check_header(transcript: Transcript) -> None:
    """Refuse a header without game or seats, or with a player at a seat that does not exist."""
    if not transcript.game or not transcript.seats:
        missing = "seats" if transcript.game else "game"
        raise MATCH_FORMAT("the header is incomplete", hint=f"{missing} is missing")
    for seat in transcript.players:
        if not 0 <= seat < transcript.seats:
            hint = f"0 to {transcript.seats - 1}"
            raise MATCH_FORMAT("there is no such seat for a player", text=seat, hint=hint)


def _read(transcript: Transcript, said: set[str], line: str, number: int) -> None:
    """Read one line into the transcript."""
    try:
        if line.startswith("  ") and transcript.position is not None:
            transcript.position = f"{transcript.position}\n{line.strip()}".lstrip()
        elif line[0].isdigit():
            transcript.lines.append(_read_action(line, number))
        else:
            _read_header(transcript, *line.partition(" ")[::2])
            _read_once(said, line, number)
    except (ValueError, KeyError) as error:
        if isinstance(error, SerenissimaError):
            raise
        reason = f"line {number} cannot be read"
        hint = "a line of the header, or SEAT ACTION and, after a slash, the answers of the dice"
        raise MATCH_LINE(reason, text=line[:200], hint=hint) from error


def _read_once(said: set[str], line: str, number: int) -> None:
    """Refuse a line of the header that repeats an earlier one."""
    word, _, rest = line.partition(" ")
    what = f"{word} {rest.partition(' ')[0]}" if word in SEVERAL else word
    if what in said:
        raise MATCH_LINE(f"line {number} repeats {what!r}", text=line[:200])
    said.add(what)


def _read_action(line: str, number: int) -> Line:
    taken, _, answers = line.partition(" / ")
    seat, _, action = taken.partition(" ")
    return Line(int(seat), action.strip(), tuple(map(int, answers.split())), number)


def _read_header(transcript: Transcript, word: str, rest: str) -> None:
    match word:
        case "game" | "engine" | "result":
            setattr(transcript, word, rest)
        case "rules":
            transcript.rules = int(rest)
        case "seats":
            transcript.seats = _positive(rest)
        case "option":
            name, _, choice = rest.partition(" ")
            transcript.options[name] = choice
        case "player":
            seat, _, name = rest.partition(" ")
            transcript.players[int(seat)] = _player(name)
        case "proof":
            secret, commitment, *undone = rest.split()
            transcript.proof = Proof(secret, commitment, tuple(map(int, undone)))
        case "deal":
            transcript.deal = tuple(map(int, rest.removeprefix("/").split()))
        case "position":
            transcript.position = ""
        case _:
            raise KeyError(word)


def _player(text: str) -> str:
    """Return a name between quotation marks, refused if it could not be written again."""
    if not text.lstrip().startswith('"'):  # json would parse lists of any depth
        raise ValueError(text)
    name = str(json.loads(text))
    name.encode()
    return name


def _positive(text: str) -> int:
    if int(text) < 1:
        raise ValueError(text)
    return int(text)
