"""Match files: reading, printing, replaying, and refusals with the line number."""

import pytest

from serenissima.kernel.errors import Illegal, SerenissimaError, Unreadable
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Line, parse_match, print_match, result_text
from serenissima.kernel.replay import replay
from serenissima.players.playing import play_on
from tests.tiny.game import GAME

FILE = """\
serenissima 1
game lots
rules 1
seats 2
option catch two
player 0 "Anna \\"A\\" Ö"
player 1 "greedy"
deal / 0 1 2 0
0 choose three
1 choose two
0 confirm
1 confirm / 1 2
"""

POSITION = """\
serenissima 1
game lots
rules 1
seats 2
position
  waits 2
  hand[0] one=1
  hand[1] three=1
  held 1 1 0
  chosen[0] one
  chosen[1] three
  aside one=2 two=3 three=2
1 confirm / 2
result 0 1 most
"""


VARIED = """\
serenissima 1
game lots
rules 1
seats 2
option catch two
deal / 0 1 2 0
; Two rounds.
;
;   The first decides.
0 choose three
; Too early?
(
  0 choose one
  ; Better.
  1 choose two
  (
    1 choose one
  )
  0 confirm
)
(
  1 choose two
)
1 choose two
"""


@pytest.mark.parametrize("text", [FILE, POSITION, VARIED])
def test_printing_a_parsed_file_gives_the_same_text(text: str):
    assert print_match(parse_match(text)) == text


@pytest.mark.parametrize("text", [FILE, POSITION])
def test_transcribing_a_replayed_match_gives_its_file(text: str):
    read = parse_match(text)
    match = replay(GAME, read)

    assert print_match(match.transcript(list(read.players.values()))) == text


def test_a_file_contains_its_headers_and_actions():
    read = parse_match(FILE)

    assert (read.game, read.rules, read.seats, read.options) == ("lots", 1, 2, {"catch": "two"})
    assert read.players == {0: 'Anna "A" Ö', 1: "greedy"}
    assert read.deal == (0, 1, 2, 0)
    assert read.lines[3] == Line(1, "confirm", (1, 2), 12)


def test_variations_and_comments_do_not_change_the_match():
    """Tools see the match alone; the file gives back the rest."""
    read = parse_match(VARIED)
    bare = "\n".join(line for line in VARIED.splitlines() if line[0] not in ";( )") + "\n"

    assert print_match(replay(GAME, read).transcript()) == bare
    assert read.comment == "Two rounds.\n\n  The first decides."
    assert [str(line) for line in read.lines] == ["0 choose three", "1 choose two"]
    first, second = read.lines[0].variations
    assert [(line.number, line.comment) for line in first] == [(13, "Better."), (15, ""), (19, "")]
    assert str(first[1].variations[0][0]) == "1 choose one"
    assert [line.seat for line in second] == [1]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("(\n0 choose one\n", "the variation that begins in line 8 is not closed"),
        ("(\n)\n", "line 9 closes a variation without actions"),
        (")\n", "line 8 closes a bracket without a variation"),
        ("(\n(\n", "the variation in line 9 replaces no action"),
        ("(\n; Why?\n", "the comment in line 9 follows no action"),
        ("(\nresult 1 0 most\n", "line 9 cannot be read"),
        ("(\n0 choose one\n" * 41, "the variation in line 88 is nested too deeply"),
    ],
)
def test_broken_variations_are_refused(lines: str, why: str):
    head = "serenissima 1\ngame lots\nrules 1\nseats 2\ndeal / 0 1 2 0\n\n0 choose three\n"
    with pytest.raises(Unreadable, match=why) as refused:
        parse_match(head + lines)

    assert refused.value.code == "match/line"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("game lots", "'game'"),
        ("seats 3", "'seats'"),
        ("option catch rolled", "'option catch'"),
        ('player 0 "Bernd"', "'player 0'"),
        ("deal / 0 1 2 0", "'deal'"),
    ],
)
def test_a_repeated_header_is_refused(line: str, what: str):
    """Otherwise the second one would replace the first."""
    with pytest.raises(Unreadable, match=f"line 13 repeats {what}") as refused:
        parse_match(f"{FILE}{line}\n")

    assert refused.value.code == "match/line"


@pytest.mark.parametrize("seat", [2, 9, -1])
def test_players_must_have_seats(seat: int):
    """This holds when a file is read and when one is written."""
    with pytest.raises(Unreadable, match=rf"there is no such seat for a player: {seat} \(0 to 1\)"):
        parse_match(FILE.replace("player 1", f"player {seat}"))


def test_too_many_players_are_not_written():
    with pytest.raises(Illegal, match=r"too many players: 3 \(2 seats\)"):
        replay(GAME, parse_match(FILE)).transcript(["a", "b", "c"])


@pytest.mark.parametrize("text", [FILE, POSITION.rpartition("1 confirm")[0]])
def test_a_replayed_match_continues_with_the_given_dice(text: str):
    """A file does not contain their future answers."""
    told = set()
    for seed in ("a", "b", "c", "d", "e", "f"):
        match = replay(GAME, parse_match(text), seed)
        twin = replay(GAME, parse_match(text), seed)
        for each in (match, twin):
            play_on(each, ["uniform", "uniform"], "pond")
        told.add(tuple(step.answers for step in match.steps))

        assert match.steps == twin.steps

    assert len(told) > 1


def test_comments_blanks_and_byte_order_marks_are_ignored():
    text = "\ufeff" + FILE.replace("rules 1\n", "rules 1   \n\n# a remark\n").replace("\n", "\r\n")

    assert print_match(parse_match(text)) == FILE


def test_an_unfinished_match_has_no_result():
    assert result_text(replay(GAME, parse_match(FILE)).outcome) is None
    assert result_text(replay(GAME, parse_match(POSITION)).outcome) == "0 1 most"


@pytest.mark.parametrize("text", ["", "\n", "chess 1\n", "serenissima 2\n", "[Event]", "\x00" * 99])
def test_other_texts_are_refused_as_match_files(text: str):
    with pytest.raises(Unreadable) as refused:
        parse_match(text)

    assert refused.value.code == "match/format"
    assert "serenissima 1" in refused.value.hint


@pytest.mark.parametrize("missing", ["game lots\n", "seats 2\n"])
def test_a_header_must_be_complete(missing: str):
    with pytest.raises(Unreadable, match=missing.split(maxsplit=1)[0]) as refused:
        parse_match(FILE.replace(missing, ""))

    assert refused.value.code == "match/format"


@pytest.mark.parametrize(
    "line",
    [
        "hello",
        "rules one",
        "seats",
        "player 0 Anna",
        'player zero "Anna"',
        "player 0 " + "[" * 100_000,
        "player 0 5",
        'player 0 "\\ud800"',
        "deal / 1 x",
        "0 choose three / x",
        "² choose three",
        "-1 choose three",
        "  0 choose three",
        "seats " + "9" * 5000,
        "seats 0",
        "seats -2",
    ],
)
def test_a_refusal_names_the_unreadable_line(line: str):
    with pytest.raises(Unreadable, match="line 9 cannot be read") as refused:
        parse_match(FILE.replace("0 choose three", line, 1))

    assert refused.value.code == "match/line"
    assert refused.value.text == line[:200]


@pytest.mark.parametrize(
    ("old", "new", "code", "reason"),
    [
        ("0 choose three", "0 choose two", "action/illegal", "line 9: the rules do not allow"),
        ("0 choose three", "0 choose", "action/unreadable", "line 9: there is no such action"),
        ("0 choose three", "2 choose three", "match/not-your-turn", "line 9: it is another seat's"),
        ("0 choose three", "0 choose three / 1", "match/answers", "line 9: the dice were asked 0"),
        ("confirm / 1 2", "confirm / 1", "match/answers", "line 12: the dice were asked more"),
        ("confirm / 1 2", "confirm / 2 9", "match/answers", "line 12: the dice cannot have given"),
        ("confirm / 1 2", "confirm / 99999 2", "match/answers", "line 12: the dice cannot"),
        (
            "deal / 0 1 2 0",
            "deal / 0 0 0 0",
            "match/answers",
            "the dice cannot have given this answer",
        ),
        ("deal / 0 1 2 0", "deal", "match/answers", "the dice were asked more"),
        ("rules 1", "rules 2", "match/rules-version", "a different version of the rules"),
        ("seats 2", "seats 5", "match/seats", "Lots cannot be played with this many"),
        ("catch two", "catch ten", "option/value", "catch cannot have this value"),
        ("catch two", "net two", "option/name", "there is no such option"),
        ("confirm / 1 2\n", "confirm / 1 2\nresult 1 0 most\n", "match/result", "does not follow"),
    ],
)
def test_an_impossible_course_is_refused(old: str, new: str, code: str, reason: str):
    with pytest.raises(SerenissimaError) as refused:
        replay(GAME, parse_match(FILE.replace(old, new)))

    assert refused.value.code == code
    assert reason in str(refused.value)


def test_a_wrong_result_is_refused_with_the_right_one():
    with pytest.raises(Illegal, match="the actions end in '0 1 most'"):
        replay(GAME, parse_match(POSITION.replace("result 0 1", "result 1 0")))


def test_an_impossible_position_is_refused():
    with pytest.raises(Unreadable) as refused:
        replay(GAME, parse_match(POSITION.replace("held", "birds")))

    assert refused.value.code == "position/field"


def test_a_position_with_too_many_pieces_is_refused():
    """Rules that rely on the number of pieces could otherwise run forever."""
    with pytest.raises(Illegal, match="too many") as refused:
        replay(GAME, parse_match(POSITION.replace("  hand[0]", "  pile one=1\n  hand[0]")))

    assert refused.value.code == "position/not-conserved"


@pytest.mark.parametrize(
    ("old", "new", "code", "reason"),
    [
        ("waits 2", "waits 6", "position/seat", "seat 2 is not in play: 'waits 6'"),
        ("held 1 1 0", "held 1 1 1", "position/seat", r"seat 2 is not in play: 'held\[2\] 1'"),
        ("waits 2", "waits 2\n  ending most", "position/waits", "though the match has ended"),
    ],
)
def test_position_rejects_a_seat_that_cannot_act(old: str, new: str, code: str, reason: str):
    """The seat may not exist; a match may wait for no one, or a finished match for someone."""
    with pytest.raises(Illegal, match=reason) as refused:
        replay(GAME, parse_match(POSITION.replace(old, new)))

    assert refused.value.code == code


def test_position_rejects_a_waiting_seat_without_actions():
    """Seat 1 has neither chosen a lot nor any to choose from."""
    text = POSITION.replace("  hand[1] three=1\n", "").replace("  chosen[1] three\n", "")
    with pytest.raises(Illegal, match=r"has no legal action: \[1\]") as refused:
        replay(GAME, parse_match(text.replace("three=2\n", "three=3\n")))

    assert refused.value.code == "position/waits"


def test_position_is_rejected_if_it_leads_to_a_contradiction():
    """Every following state is checked."""
    with pytest.raises(Illegal, match="fish is out of range") as refused:
        replay(GAME, parse_match(POSITION.replace("chosen[0]", "fish 0 27 0\n  chosen[0]")))

    assert refused.value.code == "position/range"


def test_actions_after_the_end_are_refused():
    with pytest.raises(SerenissimaError) as refused:
        replay(GAME, parse_match(POSITION.replace("result 0 1 most", "1 confirm")))

    assert refused.value.code == "match/over"
    assert "line 14" in refused.value.reason


def test_an_unfinished_match_continues_where_the_file_ends():
    match = replay(GAME, parse_match(FILE))
    match.play(0, "choose one")

    assert isinstance(match, Match)
    assert match.transcript().lines[-1] == Line(0, "choose one")
