"""The words: complete in every language, and their messages read correctly."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from serenissima.kernel.errors import Illegal
from serenissima.kernel.message import Message, Seat, names
from serenissima.words import LANGUAGES, NAMES, PAGES, Speaker, audit, choose, refusal
from serenissima.words.players import GONE, display_names, strength
from serenissima.words.speaker import LONGEST_TEXT, cached_sentence
from tests.places import PACKAGE, files, shown
from tests.tiny.game import GAME

CODE = re.compile(r"[a-z]+/[a-z]+(-[a-z]+)*")
FIGS = {
    "en": "fig = fig\ntold-eat = { $seat-is ->\n    [you] You eat { $count } of { $fig }.\n"
    "   *[other] { $seat } eats { $count } of { $fig }.\n  }\nonly-english = Only here.\n",
    "fr": "fig = figue\ntold-eat = { $seat } : { $count } { $fig-is ->\n    [fig] la { $fig }\n"
    "   *[other] le { $fig }\n  }\n",
}
every_french = pytest.mark.parametrize("path", sorted(PACKAGE.rglob("fr.ftl")), ids=shown)
EAT = Message("told-eat", {"seat": Seat(1), "count": 2000, "fig": Message("fig")})


@pytest.fixture
def orchard(tmp_path: Path) -> Path:
    """The folder of a game that has words in two languages."""
    (tmp_path / "words").mkdir()
    for language, text in FIGS.items():
        (tmp_path / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@cache
def nodes() -> list[tuple[Path, ast.ClassDef | ast.Call]]:
    """Return the classes and calls of the package."""
    return [
        (path, node)
        for path in files(PACKAGE, ".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef | ast.Call)
    ]


def callee(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def refusals() -> set[str]:
    """Return the names of all subclasses of `SerenissimaError`."""
    parents = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for _, node in nodes()
        if isinstance(node, ast.ClassDef)
    }
    found = {"SerenissimaError"}
    while more := {name for name, bases in parents.items() if bases & found} - found:
        found |= more
    return found


def calls() -> Iterator[tuple[Path, ast.Call]]:
    yield from ((path, node) for path, node in nodes() if isinstance(node, ast.Call))


def declared() -> list[str]:
    """Return the codes of all declared refusals."""
    made = (call for _, call in calls() if callee(call) == "RefusalCode")
    return [str(ast.literal_eval(call.args[1])) for call in made]


def key(code: str) -> str:
    return "error-" + code.replace("/", "-")


def test_each_language_has_every_word_of_the_pages():
    """The six files contain the same messages with the same variables."""
    assert audit(PAGES).problems == ()


def test_every_refusal_is_declared_once_and_has_a_sentence():
    """Each code has a message `error-CODE`, and each such message a code."""
    codes = declared()
    said = set(re.findall(r"^error-[\w-]+", (PAGES / "en.ftl").read_text("utf-8"), re.MULTILINE))

    assert len(codes) > 100
    assert [code for code in codes if not CODE.fullmatch(code)] == []
    assert sorted(codes) == sorted(set(codes))
    assert set(map(key, codes)) ^ said == {"error-title", "error-hint", "error-back"}


def test_only_declared_refusals_are_raised():
    """Codes are written only in modules named `refusals`."""
    kinds = {*refusals(), "__init__"}
    written = {
        f"{shown(path)}:{call.lineno}"
        for path, call in calls()
        if callee(call) in kinds and call.args
        if isinstance(call.args[0], ast.JoinedStr)
        or CODE.fullmatch(str(getattr(call.args[0], "value", "")))
    }
    elsewhere = {
        f"{shown(path)}:{call.lineno}"
        for path, call in calls()
        if callee(call) == "RefusalCode" and path.name != "refusals.py"
    }

    assert written | elsewhere == set()


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("words/**/??.ftl")), ids=shown)
def test_sentences_contain_no_code_marks(path: Path):
    """Backquotes would appear literally."""
    lines = path.read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if "`" in line and not line.startswith("#")] == []


@every_french
def test_french_has_its_blanks(path: Path):
    """A non-breaking blank precedes ? ! ; : and fills the inside of « »."""
    lines = path.read_text(encoding="utf-8").splitlines()
    values = [line.partition("=")[2] or line for line in lines if not line.startswith("#")]
    bare = [v for v in values if re.search(r"[^\u202f][?!;]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»", v)]

    assert bare == []


@every_french
def test_french_leaves_elision_to_its_function(path: Path):
    """A player's name may begin with a vowel, so `de` or `que` never precedes it directly."""
    bare = re.findall(
        r"^.*\b(?:de|que) \{ \$(?:seat|name|victim|turn|next|challenger).*$",
        path.read_text(encoding="utf-8"),
        re.MULTILINE,
    )

    assert bare == []


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("fr", "page-waiting-for", ["de Bernd", "d’Anna", "d’Élise", "d’Yves", "de Yann"]),
        ("it", "list-end", ["e Bernd", "e Anna", "ed Élise", "e Inés"]),
        ("es", "list-end", ["y Bernd", "y Anna", "e Inés", "y Ian", "e Hilda"]),
    ],
)
def test_small_words_follow_the_name(language: str, key: str, said: list[str]):
    """Names trigger elision in French, and euphony in Italian and Spanish."""
    speaker = Speaker(language)
    names = [re.split(r"[ ’]", word)[-1] for word in said]

    sentences = [speaker.word(key, first="Zoe", last=name, names=name) for name in names]

    assert [
        word for word, sentence in zip(said, sentences, strict=True) if word in sentence
    ] == said


def test_a_computer_players_name_fits_into_a_sentence():
    """It has no article, like other names, and French shortens the word before it."""
    speaker = Speaker("fr")
    name = display_names(("Anna", "greedy"), (1,), speaker)[1]

    assert "d’Ordinateur" in speaker.word("page-waiting-for", names=name)
    assert strength("ismcts:2000", speaker, GAME.meta).startswith("Ordinateur\u00a0: prévoit")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_page_can_be_formatted(language: str):
    """Every sentence accepts its arguments."""
    text = (PAGES / f"{language}.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    names = set(re.findall(r"\$([a-z]+)", text))
    speaker = Speaker(language, names=("Anna", "Bernd"), seat=0)
    args = {name: Seat(0) if name == "seat" else 2 for name in names}

    said = [speaker.say(Message(key, args)) for key in keys]

    assert not [s for s in said if "{" in s or not s]


def test_a_seat_is_a_name_or_you(orchard: Path):
    """The variable `$seat-is` selects the sentence; numbers are grouped."""
    names = ("Anna", "Bernd")

    assert Speaker("en", orchard, names, 0).say(EAT) == "Bernd eats 2,000 of fig."
    assert Speaker("en", orchard, names, 1).say(EAT) == "You eat 2,000 of fig."


def test_no_seat_is_neither_you_nor_another(tmp_path: Path):
    """An event may have no seat; a spectator has none either, but is not meant."""
    (tmp_path / "words").mkdir()
    text = "won = { $seat-is ->\n    [you] You\n    [nobody] Nobody\n   *[other] { $seat }\n  }\n"
    (tmp_path / "words" / "en.ftl").write_text(text, encoding="utf-8")

    assert Speaker("en", tmp_path, ("Anna",)).word("won", seat=Seat(-1)) == "Nobody"


def test_a_language_can_select_by_a_nested_message(orchard: Path):
    """`$fig-is` is the id of the message that fills `$fig`."""
    said = Speaker("fr", orchard, ("Anna", "Bernd")).say(EAT)

    assert said.replace("\u202f", " ").replace("\u00a0", " ") == "Bernd : 2 000 la figue"


def test_a_missing_message_is_shown_in_english(orchard: Path):
    """If English lacks it too, its id appears; neither case raises."""
    speaker = Speaker("fr", orchard)

    assert speaker.word("only-english") == "Only here."
    assert speaker.word("page_home") == speaker.word("page-home") == "Accueil"
    assert speaker.word("nobody-has-this", seat=Seat(7)) == "nobody-has-this"
    assert speaker.say(None) == ""
    assert Speaker("xx").word("page-home") == "Home"


def test_seats_without_names_are_numbered_from_one():
    """A seat without a name gets its number."""
    assert Speaker("de", names=("Anna",)).name(1) == "Platz 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_former_player_begins_a_sentence_with_a_capital(language: str):
    """The text is a phrase; in the middle of a sentence it stays lower case."""
    speaker = Speaker(language, names=display_names(("Anna", GONE), (), Speaker(language)))
    phrase, capital = speaker.name(1), speaker.heading(1)
    asks = Message("page-take-back-asked", {"seat": Seat(1)})
    asks = Message("page-take-back-told", {"seat": Seat(1), "told": asks})

    assert capital == phrase[0].upper() + phrase[1:] != phrase
    assert speaker.say(asks).split(capital)[0] == ""
    assert speaker.say(asks).count(capital) == 2
    assert phrase in speaker.say(names([0, 1]))
    assert phrase in speaker.word("page-with", names=phrase)


def test_a_clause_for_a_name_ends_in_a_comma_within_a_sentence():
    """The German phrase has such a clause; at the end of a sentence there is no comma."""
    speaker = Speaker("de", names=display_names(("Anna", GONE), (), Speaker("de")))
    phrase, late = speaker.name(1), Message("page-late", {"seat": Seat(1)})

    assert speaker.say(late) == f"Die Zeit von {phrase}, ist abgelaufen."
    assert speaker.say(names([1, 0])) == f"{speaker.heading(1)}, und Anna"
    assert speaker.say(names([0, 1])) == f"Anna und {phrase}"


def test_negative_numbers_name_no_seat():
    """A sentence that uses one anyway names no other seat."""
    assert Speaker("de", names=("Anna", "Bernd")).name(-1) == "niemand"


def test_lists_read_naturally():
    """They have commas, and a word before the last item."""
    speaker = Speaker("nl")

    assert [speaker.several("ABC"[:n]) for n in range(4)] == ["", "A", "A en B", "A, B en C"]


def test_a_refusal_is_translated():
    """The sentence contains the offending input."""
    error = Illegal("option/name", "there is no such option", text="speed")

    assert Speaker("it").say(refusal(error)) == "L’opzione «speed» non esiste."


def test_an_audit_finds_errors(orchard: Path):
    """Messages can be missing, surplus or unreadable; variables can be in one language only."""
    (orchard / "words" / "it.ftl").write_text("fig = { $ripe }\nplum = x\n%%%\n", encoding="utf-8")

    found = audit(orchard / "words", {"fig": {"size"}})

    assert {"it: told-eat", "it: only-english", "de: fig", "fr: only-english"} <= set(found.missing)
    assert found.surplus == ("it: plum",)
    assert found.foreign == ("it: fig $ripe",)
    assert found.unused == ("en: fig $size", "fr: fig $size", "it: fig $size")
    assert found.unreadable == ("it: %%%",)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ((), "en"),
        (("", None, "nl"), "nl"),
        (("de_AT.UTF-8",), "de"),
        (("C.UTF-8", "es_ES"), "es"),
        (("pt, fr;q=0.5, it;q=0.7",), "it"),
        (("fr;q=0, de;q=0.1",), "de"),
        (("fr;q=?, ;;,,", "nl"), "nl"),
        (("klingon",), "en"),
    ],
)
def test_a_language_is_chosen(wishes: tuple[str | None, ...], language: str):
    """The most wanted language that we have wins."""
    assert choose(*wishes) == language


def test_languages_have_their_own_names():
    """Each is offered under its native name."""
    assert tuple(NAMES) == LANGUAGES


def test_every_requested_word_exists():
    """The ids in the sources of pages, terminal and commands have sentences."""
    asked = re.compile(r"""(?<=["'])(?:page|term|player)-[a-z]+(?:-[a-z]+)*(?=["'])""")
    speaker = Speaker("en")
    missing = {
        f"{shown(path)}: {key}"
        for part in ("web", "terminal", "cli")
        for path in files(PACKAGE / part, ".py", ".html")
        for key in asked.findall(path.read_text(encoding="utf-8"))
        if not speaker.has(key)
    }

    assert missing == set()


def test_every_word_of_a_page_is_used():
    """An unused sentence wastes the work of six translators."""
    text = (PAGES / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^((?:page|term)-[a-z][\w-]*) =", text, re.MULTILINE)
    code = "".join(p.read_text(encoding="utf-8") for p in files(PACKAGE, ".py", ".html"))
    said = set(re.findall(r"""(?<=["'])[a-z]+(?:-[a-z]+)*-?(?=["'])""", code))
    begun = tuple(word for word in said if word.startswith("page-") and word.endswith("-"))

    assert [key for key in keys if key not in said and not key.startswith(begun)] == []


@pytest.mark.parametrize(
    ("seats", "english"),
    [([1], "Bernd"), ([0, 1], "you and Bernd"), ([2, 1, 0], "Carla, Bernd and you")],
)
def test_players_appear_in_a_sentence_as_a_list(seats: list[int], english: str):
    assert Speaker("en", None, ("Anna", "Bernd", "Carla"), seat=0).say(names(seats)) == english


def test_text_from_clients_is_cut_and_not_cached():
    """A refusal repeats the input, so large and frequent input must not fill the memory."""
    long = "x" * 60_000
    before = cached_sentence.cache_info().currsize
    said = Speaker("en").refuse(Illegal("option/value", "this cannot be", text=long))

    assert "x" * LONGEST_TEXT + "…" in said
    assert len(said) < 2 * LONGEST_TEXT
    assert cached_sentence.cache_info().currsize == before
