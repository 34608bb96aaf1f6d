"""The kit finds typing errors and code that cannot be compiled before it compiles anything."""

from pathlib import Path

import pytest

from tests.conformance.broken import Lines, complaint, planted

APPLY = "    if action == Do.CONFIRM:\n"  # the first line of `apply`
AT_END = "    winners = count_winners(terms, state)\n    state.ending"


def before(line: str, *new: str) -> Lines:
    """Put lines before one of the tiny game's rules."""
    return {"rules.py": {line: "".join(f"    {text}\n" for text in new) + line}}


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ('words = f"{seat}"', "a text; record an event; its sentence is in words/"),
        ('words = "confirmed"', "a text; rules use only numbers"),
        ("assert seat >= 0", "an exception; state what must hold in `conserved`"),
        ("raise ValueError(seat)", "an exception; `apply` gets only what `legal` allows"),
        ("better = lambda one: one + 1", "a nested function; write it as an @inner"),
        ("seats = [one for one in range(3)]", "a list; write into an array instead"),
        ("seats = [seat, 1]", "a list; write a tuple if it never changes"),
        ("seats = {seat: 1}", "a dictionary; index an array by number"),
        ("seats = {seat, 1}", "a set; mark members in an array"),
        ("most = max(one for one in range(3))", "a generator; write the loop out"),
        ("global FACES", "a change of a global; store changing values in a field of the state"),
        ("WORTH[0] = seat", "a change of a global; store changing values in a field of the state"),
        ("import math", "an import; import at the top of the module"),
        ("del seat", "a deletion; give the field or variable another value"),
        ("tied = sorted((seat, 1))", "`sorted`: not in the subset; write it with loops"),
        ("roll(dice, *(3,))", "a starred argument; write each argument out"),
        ("roll(dice, **NAMED)", "a starred argument; write each argument out"),
        ("kinds = NAMED", "a dict of the module; rules take numbers, tuples of numbers and arrays"),
        (
            "one = np.random.randint(3)",
            "its own source of chance; ask the dice: draw, pick or roll",
        ),
        ("one = FACE", "no such name; did you mean `FACES`"),
        ("helped(seat)", "plain Python, called by a rule; write @inner above it"),
        ("given(seat)", "keyword-only or starred parameters; name each"),
    ],
)
def test_kit_finds_code_outside_the_subset(
    new: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The complaint gives file, line and advice for code that Numba or rules must not use."""
    lines = {
        "rules.py": {
            **before(APPLY, new)["rules.py"],
            "FIRST_HAND = 2\n": "FIRST_HAND = 2\nWORTH = np.zeros(3)\nNAMED = {'n': 3}\n\n\n"
            "def helped(seat):\n    return seat\n\n\n"
            "@compiled\ndef given(*seats):\n    return 1\n\n\n",
        }
    }
    found = complaint(planted(tmp_path, monkeypatch, lines))

    assert "rules outside the subset that can be compiled" in found
    assert "rules.py:" in found
    assert said in found


@pytest.mark.parametrize("statement", ["try", "with"])
def test_kit_finds_blocks_outside_the_subset(
    statement: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """They handle exceptions or contexts."""
    block = {
        "try": ("try:", "    seat += 1", "except ValueError:", "    pass"),
        "with": ("with terms:", "    pass"),
    }
    found = complaint(planted(tmp_path, monkeypatch, before(APPLY, *block[statement])))

    assert {"try": "an exception; test the condition first", "with": "a context"}[
        statement
    ] in found


def test_kit_finds_a_rule_that_calls_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Only some recursive functions compile, so all are refused."""
    lines = before(AT_END, "if state.pile[0] > 9:", "    end(terms, state, tale)")
    found = complaint(planted(tmp_path, monkeypatch, lines))

    assert "recursion, end → end; write a loop instead" in found


def test_kit_finds_rules_that_call_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The complaint shows the cycle through the functions."""
    lines = before(AT_END, "if state.pile[0] > 9:", "    play_round(terms, state, dice, tale)")
    lines["rules.py"]["def end(terms: Terms, state: State, tale"] = (
        "def end(terms, state, dice, tale"
    )
    lines["rules.py"]["end(terms, state, tale)\n"] = "end(terms, state, dice, tale)\n"
    found = complaint(planted(tmp_path, monkeypatch, lines))

    assert "recursion, play_round → end → play_round; write a loop instead" in found


def test_kit_finds_a_verb_that_is_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    lines: Lines = {"rules.py": {"@compiled\ndef score(": "def score("}}
    found = complaint(planted(tmp_path, monkeypatch, lines))

    assert "`score` is not compiled: write @compiled above it" in found


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("rules.py", "state.chosen[seat] = 1", "state.choosen[seat] = 1",
         "the state has no field 'choosen'; did you mean `chosen`?"),
        ("rules.py", "terms.catch ==", "terms.cacth ==",
         "the terms has no field 'cacth'; did you mean `catch`?"),
        ("rules.py", "state.held[seat] += 1", "state.helt[seat] += 1", "did you mean `held`?"),
        ("scene.py", "view.waits", "view.waist", "did you mean `waits`?"),
        ("game.py", "state.aside", "state.zzz", "has no field 'zzz'; one of waits, ending, hand"),
    ],
)  # fmt: skip
def test_kit_finds_a_misspelt_field(
    file: str, old: str, new: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The complaint gives file, line and the nearest right name, through every call."""
    game = planted(tmp_path, monkeypatch, {file: {old: new}})
    text = (game.folder / file).read_text(encoding="utf-8")
    line = text[: text.index(new)].count("\n") + 1
    found = complaint(game)

    assert f"{file}:{line}: " in found
    assert said in found


@pytest.mark.parametrize(
    "named",
    [
        ("s = state",),
        ("whose, s = seat, state",),
        ("other = state", "s = other"),
        ("s: State = state if seat else state",),
    ],
)
def test_kit_finds_a_misspelt_field_of_a_renamed_record(
    named: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The kit follows a record under any name."""
    lines = before("    state.held[seat] += 1\n", *named, "s.helt[seat] += 0")
    found = complaint(planted(tmp_path, monkeypatch, lines))

    assert "`s.helt`: the state has no field 'helt'; did you mean `held`?" in found


OPTIONS = "options=LotsOptions.members()"
NO_FIELD = "option 'ones' has no field in the terms: add `ones: int = field(…, "


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ('Option("ones", "wild", ("wild",))', f"{NO_FIELD}('wild',))`, or give it a `Text`"),
        ('Option("ones", 3, low=1, high=9)', f"{NO_FIELD}between(1, 9))`"),
        ('Option("catch", 9, (9,))', "option 'catch' can be 9, which its field in the terms"),
    ],
)
def test_kit_finds_an_option_without_a_field(
    option: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The complaint names the option and the field to add to the terms."""
    lines: Lines = {
        "meta.py": {OPTIONS: f"{OPTIONS} + ({option},)", "import Meta": "import Option, Meta"}
    }
    found = complaint(planted(tmp_path, monkeypatch, lines))

    assert said in found
