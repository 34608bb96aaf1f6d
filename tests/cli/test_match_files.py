"""Match files: written, shown and verified by commands."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from serenissima import games
from serenissima.cli.arguments import check_writable
from serenissima.kernel.notation import Transcript, parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.service.core.commands import Act
from serenissima.service.core.deciding import decide
from serenissima.service.core.scoresheet import transcript
from serenissima.words import Speaker
from tests.cli.command_line import GAME, answer, run
from tests.service.guests import new_table


def test_a_match_is_the_same_from_the_same_seed(file: Path):
    """And its file is printed where none is named."""
    seats = ",".join(parse_match(file.read_text(encoding="utf-8")).players.values())
    told = run("match", GAME, "--seats", seats, "--seed", "7")

    assert told.stdout == file.read_text(encoding="utf-8")
    assert answer("match", GAME, "--seats", seats, "--seed", "7")["file"] == told.stdout


def test_a_match_says_how_it_ended_as_the_pages_do():
    """In the words of the game, after the shares and the number of actions."""
    game = games.load(GAME)
    speaker = Speaker("en", game.folder)
    seats = ",".join(["uniform"] * game.meta.seats[0])
    told = run("match", GAME, "--seats", seats, "--seed", "3").stderr.splitlines()[-1]
    ended = re.fullmatch(r"uniform [01](?:, uniform [01])+ after \d+ actions: (.+)", told)

    assert ended is not None
    assert ended[1] in [speaker.word(f"ending-{ending}") for ending in game.endings[1:]]


@pytest.mark.parametrize("words", [("match", GAME), ("play", GAME, "--plain")])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
):
    """Nobody plays a match that would be lost."""
    played: list[object] = []
    monkeypatch.setattr("serenissima.players.playing.play", lambda *_, **__: played.append(_))
    monkeypatch.setattr("serenissima.terminal.play", lambda *_, **__: played.append(_))
    told = run(*words, "--out", str(tmp_path / "missing" / "one.match"))

    assert told.exit_code == 1
    assert "[command/file]" in told.stderr
    assert played == []


def test_a_refused_match_leaves_files_as_they_were(tmp_path: Path):
    """Neither is one created nor an old one touched when the file is only tried."""
    old, new = tmp_path / "old.match", tmp_path / "new.match"
    old.write_text("kept", encoding="utf-8")
    for file in (old, new, None):
        check_writable(file)

    assert old.read_text(encoding="utf-8") == "kept"
    assert not new.exists()


def test_settings_stand_in_the_file():
    """Those that differ from the usual."""
    option = games.meta(GAME).options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    seats = ",".join(["uniform"] * games.meta(GAME).seats[0])
    told = run("match", GAME, "--seats", seats, "--seed", "1", "-o", f"{option.name}={other}")

    assert f"\noption {option.name} {other}\n" in told.stdout


def test_a_match_is_shown_at_a_moment(file: Path):
    """With what happened before, as a seat or a spectator knows it."""
    told = answer("replay", str(file), "--at", "5", "--seat", "0", "--tale", "3")
    watched = answer("replay", str(file), "--at", "5")

    assert (told["step"], len(told["tale"])) == (5, 3)
    assert told["steps"] > 5
    assert told["position"] != watched["position"]
    assert "Step 5 of" in run("replay", str(file), "--at", "5", "--language", "en").output


def test_the_end_of_a_match_is_shown_with_its_result(file: Path):
    """Which is what is shown if no moment is asked for."""
    told = run("replay", str(file), "--language", "en")

    assert "The match is over." in told.output
    assert told.exit_code == 0


def test_a_right_file_is_right(file: Path):
    """Also where it is piped in."""
    text = file.read_text(encoding="utf-8")
    said = answer("verify", str(file))

    assert said["right"] is True
    assert said["actions"] == len(parse_match(text).lines)
    assert said["fair_draws"] is None
    assert run("verify", "-", stdin=text).output.startswith("valid: ")


def test_a_file_without_its_result_is_right_but_it_is_said(file: Path, tmp_path: Path):
    """Not so while the match goes on, when there is none."""
    lines = file.read_text(encoding="utf-8").splitlines()
    without, running = tmp_path / "without.match", tmp_path / "running.match"
    without.write_text("\n".join(lines[:-1]), encoding="utf-8")
    running.write_text("\n".join(lines[:-2]), encoding="utf-8")
    result = lines[-1].removeprefix("result ")

    assert (
        f"the file states no result; it should be {result!r}" in run("verify", str(without)).output
    )
    assert "result" not in run("verify", str(running)).output
    assert "result" not in run("verify", str(file)).output
    assert [answer("verify", str(f))["result"] for f in (file, without)] == [True, False]


def test_a_file_with_a_proof_is_rolled_again(tmp_path: Path):
    """Each draw is compared with what the secret makes the dice say."""
    fair = fair_match(1)
    path = tmp_path / "fair.match"
    path.write_text(print_match(fair), encoding="utf-8")
    draws = len(fair.deal or ()) + sum(len(line.answers) for line in fair.lines)

    assert answer("verify", str(path))["fair_draws"] == draws
    said = run("verify", str(path)).output
    assert f"fair: {draws} draws" in said
    assert fair.proof is not None
    assert fair.proof.commitment in said
    assert "compare this hash with the one shown at the table" in said

    begun = replay(games.load(fair.game), replace(fair, lines=[], result=None))
    from_a_position = replace(fair, position=begun.game.position_text(begun.terms, begun.state))
    path.write_text(print_match(replace(from_a_position, deal=None)), encoding="utf-8")
    refused = run("verify", str(path))

    assert refused.exit_code == 1
    assert "[proof/position]" in refused.stderr

    proof = fair.proof
    fair.proof = replace(proof, commitment=proof.commitment[:-1] + "é")
    path.write_text(print_match(fair), encoding="utf-8")
    unlike = run("verify", str(path))

    assert unlike.exit_code == 1
    assert "[proof/commitment]" in unlike.stderr

    fair.proof = fair_match(2).proof
    path.write_text(print_match(fair), encoding="utf-8")
    told = run("verify", str(path))

    assert told.exit_code == 1
    assert "[proof/draw]" in told.stderr


def fair_match(number: int) -> Transcript:
    """A match of a table, played to its end by taking the first action there is."""
    game = games.load(GAME)
    people = ["person"] * game.meta.seats[0]
    secret = f"{number}" * 43
    table = new_table(game, *people, secret=secret).table
    while not table.match.over:
        seat = table.match.waits[0]
        act = Act(seat, table.match.legal(seat)[0], table.decision(seat) or 0)
        table = decide(table, act, secret).table
    return transcript(table.sheet)


def broken(file: Path, name: str, line: int, text: str) -> Path:
    """A copy of a match file with another line."""
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[line] = text
    path = file.parent / name
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_a_wrong_file_is_refused_with_its_line(file: Path, tmp_path: Path):
    """Exit status 1, the code, the line and the reason."""
    lines = file.read_text(encoding="utf-8").splitlines()
    last = len(lines) - 2
    unreadable = broken(file, "unreadable", last, "0 fly to the moon")
    result = broken(file, "result", -1, "result 0 0 nobody")

    for path, code, part in (
        (unreadable, "action/unreadable", f"line {last + 1}"),
        (result, "match/result", "nobody"),
        (broken(file, "format", 0, "chess"), "match/format", "chess"),
        (broken(file, "game", 1, "game halma"), "game/unknown", "halma"),
        (tmp_path / "missing", "command/file", "No such file"),
    ):
        told = run("verify", str(path))

        assert told.exit_code == 1
        assert code in told.stderr
        assert part in told.stderr
        assert told.stdout == ""


def test_a_moment_that_is_not_there_is_refused(file: Path):
    """Past the end, and seats that nobody has."""
    assert "match/step" in run("replay", str(file), "--at", "9999").stderr
    assert "match/seat" in run("replay", str(file), "--seat", "9").stderr
