"""The command line: every command, its help, and its refusals."""

import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest
import typer

from serenissima import games
from serenissima.cli import app
from serenissima.cli.arguments import language_of, settings
from serenissima.cli.browser import page
from serenissima.cli.seating import distinct, seating
from serenissima.kernel.errors import NotNow
from serenissima.kernel.notation import parse_match
from serenissima.machine import measure
from serenissima.players.search.verb_cost import MEASURED
from serenissima.puzzles.collection import load as load_puzzles
from serenissima.web.settings import ServerSettings
from serenissima.words import Speaker
from tests.cli.command_line import GAME, answer, run
from tests.places import BIN, environment

HEAVY = ("numpy", "numba", "fastapi", "sqlalchemy", "textual", "fluent", "uvicorn")
HELP = """
import contextlib, sys
from serenissima.cli import main
sys.argv = ["serenissima", "--help"]
with contextlib.suppress(SystemExit):
    main()
print(*sys.modules, file=sys.stderr)
"""
COMMANDS = (
    "play", "serve", "mcp", "backup", "restore", "recover", "tables", "relink", "reports",
    "admin", "announce", "guests", "site", "status",
    "database upgrade", "games",
    "learn", "rules", "puzzles", "replay", "analyse", "verify", "match", "matches", "convert",
    "statistics", "arena",
    "train", "exploit", "bench rules",
)  # fmt: skip


def test_help_appears_at_once():
    """No slow import happens before a command runs."""
    code = f"import sys, serenissima.cli; print([m for m in {HEAVY} if m in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout == "[]\n"


def test_help_loads_no_slow_module(tmp_path: Path):
    """Only playing needs those modules."""
    told = subprocess.run(
        [sys.executable, "-c", HELP], check=True, capture_output=True, text=True,
        env=environment(tmp_path),
    )  # fmt: skip
    loaded = set(told.stderr.split())

    assert "serenissima.cli" in loaded
    assert not loaded & {"numba", "numpy", "sqlalchemy", "fastapi", "textual", "fluent"}


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example_and_fits_80_columns(command: str, monkeypatch: pytest.MonkeyPatch):
    """The example has that command, and each option is explained in at most 90 characters."""
    monkeypatch.setenv("COLUMNS", "80")
    shown = run(*command.split(), "--help")

    assert shown.exit_code == 0
    assert f"serenissima {command}" in shown.output.partition("Example")[2]
    assert "GAME_NAME" not in shown.output
    assert "…" not in shown.output
    assert max(map(len, shown.output.splitlines())) <= 80

    *groups, name = command.split()
    found: Any = typer.main.get_command(app)
    for word in (*groups, name):
        found = found.commands[word]
    assert [one.name for one in found.params if len(one.help or "") > 90] == []


def test_the_list_of_commands_is_complete():
    """The test of help texts uses this list."""
    found = {command.callback.__name__ for command in app.registered_commands if command.callback}
    for group in app.registered_groups:
        inner = group.typer_instance.registered_commands if group.typer_instance else ()
        found |= {f"{group.name} {c.callback.__name__}" for c in inner if c.callback}

    assert found == set(COMMANDS)


def test_an_option_prints_the_version():
    """It belongs to the program as a whole."""
    from serenissima import __version__

    assert run("--version").output == f"{__version__}\n"


def test_games_are_listed():
    """The list is printed for people and for programs."""
    meta = games.meta(GAME)

    assert meta.title in run("games").output
    assert answer("games")[0]["name"] == GAME
    assert answer("games")[0]["levels"] == {level.name: level.player for level in meta.levels}
    assert all(f"--seats person,{level.name}  (" in run("games").output for level in meta.levels)
    assert [option["name"] for option in answer("games")[0]["options"]] == [
        option.name for option in meta.offered
    ]


def test_a_retired_option_is_not_listed(monkeypatch: pytest.MonkeyPatch):
    """This holds for people and for programs."""
    meta = games.meta(GAME)
    retired = replace(meta.options[0], name="gone", retired=True)
    monkeypatch.setattr(games, "meta", lambda _: replace(meta, options=(retired,)))

    assert "gone" not in run("games").output
    assert answer("games")[0]["options"] == []


def test_rules_are_looked_up():
    """The result is one rule, a chapter or all of them, in the chosen language."""
    one = answer("rules", GAME, "R1.1")

    assert [rule["number"] for rule in one[0]["rules"]] == ["R1.1"]
    assert one[0]["rules"][0]["text"] in run("rules", GAME, "1.1").output
    assert len(answer("rules", GAME)) > len(answer("rules", GAME, "R1")) == 1
    assert answer("rules", GAME) == answer("rules", GAME, "all")
    assert answer("rules", GAME, "R1.1", "--language", "nl")[0]["rules"][0]["language"] == "nl"
    assert "Onze keuze" in run("rules", GAME, "all", "--language", "nl").output


def test_the_guide_and_the_glossary_are_printed():
    """Alone, the command prints an overview; output is text or JSON, in the chosen language."""
    there = run("rules", GAME).output
    guide, glossary = answer("rules", GAME, "guide"), answer("rules", GAME, "glossary")

    assert "  guide     In three minutes\n  glossary  Glossary\n  R1        " in there
    assert f"serenissima rules {GAME} guide" in there
    assert guide["aim"][0]["text"] in run("rules", GAME, "guide").output
    assert "terms" not in guide
    assert all(entry["name"] in run("rules", GAME, "glossary").output for entry in glossary)
    assert answer("rules", GAME, "guide", "--language", "it")["aim"][0]["language"] == "it"


def test_an_unknown_language_is_refused(file: Path):
    """The refusal lists the known ones."""
    told = run("replay", str(file), "--language", "xx")

    assert told.exit_code == 1
    assert told.stderr.endswith("(one of en, nl, fr, es, de, it) [language/unknown]\n")
    assert run("replay", str(file), "--language", "de_AT", "--at", "1").exit_code == 0


def test_a_setting_can_be_the_text_of_a_file(tmp_path: Path):
    """Long texts, such as boards, are stored in files."""
    file = tmp_path / "board.txt"
    file.write_text("two\nlines\n", encoding="utf-8")

    assert settings(["speed=9", f"board=@{file}"]) == {"speed": "9", "board": "two\nlines"}


RETIRED = [
    (meta.name, f"{option.name}={choice}")
    for meta in map(games.meta, games.names())
    for option in meta.options
    for choice in option.choices
    if option.retired and choice != option.default
]


@pytest.mark.parametrize("command", ["play", "match"])
@pytest.mark.parametrize(("game", "setting"), RETIRED)
def test_a_retired_option_is_refused(game: str, setting: str, command: str):
    """It exists only to replay older matches."""
    result = run(command, game, "--option", setting)

    assert result.exit_code == 1
    assert "[option/retired]" in result.stderr


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("rules", "halma"), "game/unknown"),
        (("rules", GAME, "R77"), "rules/unknown"),
        (("match", "halma"), "game/unknown"),
        (("match", GAME, "--seats", "greedy," * 8 + "greedy"), "match/seats"),
        (("match", GAME, "--seats", "greedy,,"), "seats/text"),
        (("match", GAME, "--seats", "person,greedy"), "seats/text"),
        (("match", GAME, "--seats", "kasparov,greedy"), "player/unknown"),
        (("match", GAME, "--seats", "ismcts:x,greedy"), "player/setting"),
        (("match", GAME, "--option", "speed"), "option/text"),
        (("match", GAME, "--option", "speed=@no/where"), "command/file"),
        (("play", GAME, "--option", "speed=@no/where"), "command/file"),
        (("match", GAME, "--seats", "greedy,greedy", "-o", "speed=9"), "option/name"),
        (("play", GAME, "--plain", "--seats", "greedy,greedy"), "seats/text"),
        (("play", "halma"), "game/unknown"),
        (("puzzles", GAME, "999"), "puzzle/number"),
        (("learn", GAME, "second"), "lesson/unknown"),
        (("play", GAME, "--seed", "7"), "command/browser"),
        (("play", GAME, "--out", "one.match"), "command/browser"),
        (("play", GAME, "--language", "it"), "command/browser"),
        (("play", "--seats", "person,greedy"), "command/browser"),
        (("play", "--option", "speed=9"), "command/browser"),
        (("play", GAME, "--seats", "person,ismcts:777"), "command/browser"),
        (("play", GAME, "--seats", "person,kasparov"), "player/unknown"),
        (("play", GAME, "--seats", "person," * 8 + "greedy"), "match/seats"),
        (("play", GAME, "--option", "speed=9"), "option/name"),
        (("play", GAME, "--plain", "--language", "tlh"), "language/unknown"),
        (("rules", GAME, "--language", "tlh"), "language/unknown"),
        (("arena", "halma", "--players", "greedy,uniform"), "game/unknown"),
        (("arena", GAME), "seats/text"),
        (("arena", GAME, "--players", "greedy"), "seats/text"),
        (("arena", GAME, "--players", "greedy,kasparov"), "player/unknown"),
        (("arena", GAME, "--players", "greedy,uniform", "--seats", "9"), "match/seats"),
        (("arena", GAME, "--players", "greedy,uniform", "--at-least", "most"), "arena/question"),
        (("arena", GAME, "--players", "greedy,uniform", "--at-least", "2x"), "arena/question"),
        (("arena", GAME, "--players", "greedy,uniform", "--chart", "no/where"), "command/file"),
        (("bench", "rules", "halma"), "game/unknown"),
        (("replay", "nothing.match"), "command/file"),
        (("verify", str(BIN / "python")), "command/file"),
        (("match", GAME, "--seats", "uniform,uniform", "--out", "no/where"), "command/file"),
        (("play", GAME, "--plain", "--out", "no/where"), "command/file"),
    ],
)
def test_a_wrong_input_is_refused_with_a_code(words: tuple[str, ...], code: str):
    """The error stream gets one line; the exit status is 1."""
    told = run(*words)

    assert told.exit_code == 1
    assert told.stderr.startswith("serenissima: ")
    assert told.stderr.endswith(f"[{code}]\n")


def test_programs_get_refusals_in_json():
    """The JSON has the same data."""
    assert answer("rules", GAME, "R77")["error"]["code"] == "rules/unknown"
    assert answer("verify", "nothing.match")["error"]["text"] == "nothing.match"


@pytest.mark.parametrize("words", [("fly",), ("rules",), ("serve", "--port", "many")])
def test_a_wrong_command_line_has_exit_status_2(words: tuple[str, ...]):
    assert run(*words).exit_code == 2


def test_an_arena_reports_the_stronger_player():
    """It adds an interval; the same seed gives the same result."""
    words = ["arena", GAME, "--players", "uniform,greedy", "--games", "40", "--seed", "1"]
    told = answer(*words, "--processes", "1")

    assert told["matches"] == 40
    assert list(told["players"]) == ["greedy", "uniform"]
    assert told["players"]["greedy"]["low"] > 0.5
    assert told == answer(*words, "--processes", "1")
    assert "greedy" in run(*words, "--processes", "2").output


def test_an_arena_stops_when_the_question_is_decided(tmp_path: Path):
    """It draws ratings and a matrix of three players, and prints them."""
    chart = tmp_path / "arena.svg"
    words = ("arena", GAME, "--players", "uniform,greedy", "--at-least", "1.3x", "--seed", "1")
    told = answer(*words, "--processes", "1")
    conclusion = told["conclusion"]
    three = ("--players", "uniform,greedy,ismcts:1", "--games", "3", "--chart", str(chart))
    printed = run("arena", GAME, *three, "--seed", "1", "--processes", "1").output

    assert (conclusion["name"], conclusion["share"], conclusion["answer"]) == (
        "uniform",
        0.65,
        False,
    )
    assert told["matches"] == 2 * told["deals"] == 2 * conclusion["deals"] < 40
    assert "takes less than 0.650, after" in run(*words, "--processes", "1").output
    assert {"rating", "beats"} <= set(printed.split())
    assert chart.read_text("utf-8").count('class="standings"') == 3


def test_an_arena_measures_the_levels_of_a_game():
    """Each level plays the one below; the figures can be copied into the game's `Meta`."""
    levels = games.meta(GAME).levels
    told = answer("arena", GAME, "--levels", "--games", "2", "--seed", "1", "--processes", "1")

    assert [set(table["players"]) for table in told] == [
        {above.player, below.player} for below, above in pairwise(levels)
    ]
    assert {table["matches"] for table in told} == {2}


@pytest.mark.soak
def test_speed_is_measured_in_every_way(monkeypatch: pytest.MonkeyPatch):
    """It runs step by step. One game is enough, because it compiles the game again."""
    measured, steps = measure.rules, list[str]()

    def measure_and_note(name: str, repeats: int, tell: Callable[[str], object]) -> measure.Figures:
        return measured(name, repeats, lambda step: (steps.append(step), tell(step)))

    monkeypatch.setattr(measure, "rules", measure_and_note)
    told = answer("bench", "rules", GAME, "--repeats", "1")[GAME]
    speeds = {way: speed["decisions"] for way, speed in told["speeds"].items()}
    starting = told["starting"]

    assert set(speeds) == {"compiled", "observed", measure.MANY, "interpreted"}
    assert speeds["compiled"] > 100 * speeds["interpreted"]
    assert set(told["verbs"]) == set(MEASURED)
    assert set(starting) == {
        f"first {what}, {state}" for what in ("question", "choice") for state in ("cold", "cached")
    }
    assert starting["first choice, cached"] < starting["first choice, cold"]
    assert starting["first question, cold"] < starting["first choice, cold"]
    assert sum(told["endings"].values()) == pytest.approx(1)
    assert steps[:2] == ["compiling what is measured", "random play, compiled"]


def test_lines_play_a_table(tmp_path: Path):
    """The match is saved as far as it went."""
    out = tmp_path / "left.match"
    words = ["play", GAME, "--plain", "--seats", "person,greedy", "--name", "Anna"]
    told = run(*words, "--seed", "3", "--language", "fr", "--out", str(out), stdin="1\nquit\n")

    assert told.exit_code == 0
    assert "À bientôt" in told.output
    assert parse_match(out.read_text(encoding="utf-8")).players == {0: "Anna", 1: "greedy"}


def test_lines_solve_puzzles():
    """A wrong answer learns its loss, the right one is praised; the next puzzle follows."""
    collection = load_puzzles(games.load(GAME))
    worst, best = collection.puzzle(1).figures[-1], collection.puzzle(1).best
    answers = f"{worst.action}\nfly\n{best.action}\nnext\n999\nquit\n"
    told = run("puzzles", GAME, "1", "--language", "en", stdin=answers)
    listed = answer("puzzles", GAME)

    assert told.exit_code == 0
    said = Speaker("en").word
    places = [
        told.output.index(said(f"page-puzzle-{key}", **args))
        for key, args in (("number", {"number": 1}), ("loses", {}), ("best", {}))
    ]
    assert places == sorted(places)
    assert said("page-puzzle-number", number=2) in told.output
    assert sum(map(len, listed.values())) == len(collection.puzzles)


def test_the_browser_opens_the_form_for_a_new_table():
    """The form has the settings from the command line."""
    option = games.meta(GAME).options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    seats = games.meta(GAME).seats[0]
    sitting = "greedy,person" + ",person" * (seats - 2)
    place = page(GAME, sitting, [f"{option.name}={other}"], "Anna")

    assert (page("", "", [], ""), page(GAME, "", [], "")) == ("/", f"/new/{GAME}")
    path, _, query = place.partition("?")
    assert path == f"/new/{GAME}"
    assert dict(parse_qsl(query)) == {
        "seats": str(seats),
        "sit-0": "computer greedy",
        "sit-1": "me",
        **{f"sit-{seat}": "person" for seat in range(2, seats)},
        f"option-{option.name}": str(other),
        "name": "Anna",
    }


def test_computers_fill_the_seats():
    """A person comes first, if there is one, and all names differ."""
    meta = games.meta(GAME)

    assert seating("", meta, people=1)[0] == "person"
    assert len(seating("", meta, people=1)) == meta.seats[0]
    assert distinct(["a", "b", "a", "a"]) == ["a", "b", "a 2", "a 3"]
    assert distinct(["", "a", "", "a"]) == ["", "a", "", "a 2"]


def test_play_uses_the_usual_port_or_a_free_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """So open pages still find it; a requested port is never replaced."""
    wished: list[int] = []

    def serve(settings: ServerSettings, **_: object) -> None:
        wished.append(settings.port)
        if settings.port:
            raise NotNow("server/address", "nobody can listen there", text=settings.port)

    monkeypatch.setattr("serenissima.web.serve", serve)
    assert run("play", "--no-browser", "--data", str(tmp_path)).exit_code == 0
    assert wished == [8000, 0]
    assert run("play", "--no-browser", "--data", str(tmp_path), "--port", "81").exit_code != 0
    assert wished == [8000, 0, 81]


def test_the_default_language_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch):
    """An option overrides it."""
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "it_IT.UTF-8")

    assert language_of("") == "it"
    assert language_of("es") == "es"


def test_a_closed_pipe_is_not_an_error(tmp_path: Path):
    """`serenissima rules GAME | head -1` reports no broken pipe, and `>&-` no missing output."""
    for where in ("| head -1", ">&-"):
        told = subprocess.run(
            f"'{BIN / 'serenissima'}' rules {GAME} {where}",
            shell=True, capture_output=True, text=True, check=True, env=environment(tmp_path),
        )  # fmt: skip

        assert told.stderr == ""


@pytest.mark.parametrize("words", [("games",), ("--help",)])
def test_output_to_a_full_disk_is_refused_in_one_line(tmp_path: Path, words: tuple[str, ...]):
    """`/dev/full` accepts nothing, so no part of the output may be lost silently."""
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [BIN / "serenissima", *words], stdout=full, stderr=subprocess.PIPE, text=True,
            env=environment(tmp_path), check=False,
        )  # fmt: skip

    assert told.returncode == 1
    assert told.stderr.startswith("serenissima: the output cannot be written (")
    assert told.stderr.endswith(") [command/output]\n")
    assert told.stderr.count("\n") == 1


def test_an_interrupt_ends_a_command_quietly(tmp_path: Path):
    """The exit status is the one shells expect."""
    process = subprocess.Popen(
        [BIN / "serenissima", "play", GAME, "--plain", "--seats", "person,uniform"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, env=environment(tmp_path),
    )  # fmt: skip
    assert process.stdout
    for line in process.stdout:
        if line.startswith("──"):  # the table is drawn: nothing is being loaded any more
            break
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)

    assert "Traceback" not in errors
    assert process.returncode == 130
