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


def test_the_same_seed_gives_the_same_match(file: Path):
    """Without a file name, the match is printed."""
    seats = ",".join(parse_match(file.read_text(encoding="utf-8")).players.values())
    told = run("match", GAME, "--seats", seats, "--seed", "7")

    assert told.stdout == file.read_text(encoding="utf-8")
    assert answer("match", GAME, "--seats", seats, "--seed", "7")["file"] == told.stdout


def test_a_match_describes_its_ending_as_the_pages_do():
    """The game's words follow the shares and the number of actions."""
    game = games.load(GAME)
    speaker = Speaker("en", game.folder)
    seats = ",".join(["uniform"] * game.meta.seats[0])
    told = run("match", GAME, "--seats", seats, "--seed", "3").stderr.splitlines()[-1]
    ended = re.fullmatch(r"uniform [01](?:, uniform [01])+ after \d+ actions: (.+)", told)

    assert ended is not None
    assert ended[1] in [speaker.word(f"ending-{ending}") for ending in game.endings[1:]]


@pytest.mark.parametrize("words", [("match", GAME), ("play", GAME, "--plain")])
def test_an_unwritable_file_is_refused_before_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
):
    """Otherwise the match would be played and then lost."""
    played: list[object] = []
    monkeypatch.setattr("serenissima.players.playing.play", lambda *_, **__: played.append(_))
    monkeypatch.setattr("serenissima.terminal.play", lambda *_, **__: played.append(_))
    told = run(*words, "--out", str(tmp_path / "missing" / "one.match"))

    assert told.exit_code == 1
    assert "[command/file]" in told.stderr
    assert played == []


def test_a_refused_match_leaves_files_unchanged(tmp_path: Path):
    """The check for writing creates no new file and changes no old one."""
    old, new = tmp_path / "old.match", tmp_path / "new.match"
    old.write_text("kept", encoding="utf-8")
    for file in (old, new, None):
        check_writable(file)

    assert old.read_text(encoding="utf-8") == "kept"
    assert not new.exists()


def test_the_file_contains_the_settings():
    """These are the settings that differ from the default."""
    option = games.meta(GAME).options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    seats = ",".join(["uniform"] * games.meta(GAME).seats[0])
    told = run("match", GAME, "--seats", seats, "--seed", "1", "-o", f"{option.name}={other}")

    assert f"\noption {option.name} {other}\n" in told.stdout


def test_a_match_is_shown_at_a_step(file: Path):
    """The output includes earlier happenings, as a seat or a spectator knows them."""
    told = answer("replay", str(file), "--at", "5", "--seat", "0", "--tale", "3")
    watched = answer("replay", str(file), "--at", "5")

    assert (told["step"], len(told["tale"])) == (5, 3)
    assert told["steps"] > 5
    assert told["position"] != watched["position"]
    assert "Step 5 of" in run("replay", str(file), "--at", "5", "--language", "en").output


def test_the_end_of_a_match_is_shown_with_its_result(file: Path):
    """The end is the default step."""
    told = run("replay", str(file), "--language", "en")

    assert "The match is over." in told.output
    assert told.exit_code == 0


def test_a_correct_file_is_verified(file: Path):
    """It can also come through a pipe."""
    text = file.read_text(encoding="utf-8")
    said = answer("verify", str(file))

    assert said["right"] is True
    assert said["actions"] == len(parse_match(text).lines)
    assert said["fair_draws"] is None
    assert run("verify", "-", stdin=text).output.startswith("valid: ")


def test_a_file_without_its_result_is_verified_with_a_note(file: Path, tmp_path: Path):
    """An unfinished match has no result and gets no note."""
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


def test_a_file_with_a_proof_has_its_dice_verified(tmp_path: Path):
    """Each draw is compared with the dice that follow from the secret."""
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
    """Play a table's match to its end, always with the first legal action."""
    game = games.load(GAME)
    people = ["person"] * game.meta.seats[0]
    secret = f"{number}" * 43
    table = new_table(game, *people, secret=secret).table
    while not table.match.over:
        seat = table.match.waits[0]
        act = Act(seat, table.match.legal(seat)[0], table.decision(seat) or 0)
        table = decide(table, act, secret).table
    return transcript(table.sheet)


def change_line(file: Path, name: str, line: int, text: str) -> Path:
    """Copy a match file with another line."""
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[line] = text
    path = file.parent / name
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_a_wrong_file_is_refused_with_its_line(file: Path, tmp_path: Path):
    """The output has exit status 1, the code, the line and the reason."""
    lines = file.read_text(encoding="utf-8").splitlines()
    last = len(lines) - 2
    unreadable = change_line(file, "unreadable", last, "0 fly to the moon")
    result = change_line(file, "result", -1, "result 0 0 nobody")

    for path, code, part in (
        (unreadable, "action/unreadable", f"line {last + 1}"),
        (result, "match/result", "nobody"),
        (change_line(file, "format", 0, "chess"), "match/format", "chess"),
        (change_line(file, "game", 1, "game halma"), "game/unknown", "halma"),
        (tmp_path / "missing", "command/file", "No such file"),
    ):
        told = run("verify", str(path))

        assert told.exit_code == 1
        assert code in told.stderr
        assert part in told.stderr
        assert told.stdout == ""


def test_an_unknown_step_or_seat_is_refused(file: Path):
    """The step is past the end, or the seat does not play."""
    assert "match/step" in run("replay", str(file), "--at", "9999").stderr
    assert "match/seat" in run("replay", str(file), "--seat", "9").stderr
