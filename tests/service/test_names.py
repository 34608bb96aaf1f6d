"""Names at a table are readable and distinct, and don't imitate a computer player."""

import pytest

from serenissima.kernel.errors import Illegal
from serenissima.service.core.names import COMPUTERS, settle_name
from serenissima.words import LANGUAGES, Speaker

CASES = ("empty", "long", "hidden", "bare", "marks", "computer", "taken")


def refused(name: str, *others: str) -> bool:
    """Return whether the name cannot be used beside others."""
    try:
        settle_name(name, others)
    except Illegal as error:
        return error.code == "seat/name" and error.hint != ""
    return False


@pytest.mark.parametrize(("name", "shown"), [
    ("Anna", "Anna"),
    ("  Anna   Maria ", "Anna Maria"),
    ("Zoe\u0308", "Zoë"),
    ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
    ("สมชาย นี้", "สมชาย นี้"),
    ("مُحَمَّد", "مُحَمَّد"),
    ("Вера", "Вера"),
    ("李小龙", "李小龙"),
    ("🦊", "🦊"),
    ("❤️", "❤️"),
    ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    ("Ada 👩🏽\u200d🔬", "Ada 👩🏽\u200d🔬"),
    ("🏴\u200d☠️", "🏴\u200d☠️"),
    ("❤️\u200d🔥", "❤️\u200d🔥"),
    ("R2-D2", "R2-D2"),
    ("Computerin", "Computerin"),
])  # fmt: skip
def test_names_of_all_kinds_are_accepted(name: str, shown: str):
    assert settle_name(name, ["Bernd", ""]) == shown


@pytest.mark.parametrize("name", [
    "", "   ", "x" * 41, "\u200b", "An\u200bna", "\u3164", "\u2800", "\u115f\u1160", "\ufe0f",
    "\u0301", "a\x00b", "\u202eannA", "...", "\u200d", "An\u200dna", "👨\u200d",
    "\u200d👨", "👨\u200dx", "👨\u200d\u200d👩", "👨\u200c👩", "👨\u202e👩",
    "©\u200d®", "👨 \u200d👩",
])  # fmt: skip
def test_names_are_visible(name: str):
    """Empty, long, blank and unprintable ones are refused."""
    assert refused(name)


@pytest.mark.parametrize(("name", "case"), [
    ("  ", "empty"),
    ("x" * 41, "long"),
    ("Anna\u202e", "hidden"),
    ("An\u200bna", "hidden"),
    ("...", "bare"),
    ("x" + "\u0301" * 4, "marks"),
    ("Computer 2", "computer"),
    ("bernd", "taken"),
])  # fmt: skip
def test_a_refusal_explains_the_fault_of_the_name(name: str, case: str):
    """Each fault has a separate sentence, in every language."""
    with pytest.raises(Illegal) as refusal:
        settle_name(name, ["Bernd"])
    others = {one: Illegal("seat/name", "", text=name, limit=40, case=one) for one in CASES}

    assert refusal.value.case == case
    for language in LANGUAGES:
        said = {one: Speaker(language).refuse(error) for one, error in others.items()}
        assert len(set(said.values())) == len(CASES)
        assert said[case] == Speaker(language).refuse(refusal.value)


@pytest.mark.parametrize(
    "name", ["A" + "\u0301" * 4, "Anna\u0300\u0316\u0489\u0489", "❤" + "\ufe0f" * 9]
)
def test_names_stay_on_their_line(name: str):
    """Letters do not carry towers of marks."""
    assert refused(name)


@pytest.mark.parametrize(("name", "other"), [
    ("anna", "Anna"),
    ("ANNA", "anna"),
    ("Mia", "MIA"),
    ("Ａnna", "Anna"),
    ("Аnna", "Anna"),
    ("Αnna", "Anna"),
    ("Iris", "lris"),
    ("A1", "Al"),
    ("0tto", "Otto"),
    ("Zoé", "Zoe"),
    ("𝐀nna", "Anna"),
    ("straße", "STRASSE"),
    ("👨\u200d👩", "👨👩"),
    ("Аda 👩\u200d🔬", "Ada 👩🔬"),
])  # fmt: skip
def test_names_can_be_told_apart(name: str, other: str):
    """Capitals, marks and letters that look the same do not make another name."""
    assert refused(name, "", other)
    assert refused(other, name)


@pytest.mark.parametrize(("name", "other"), [("Lia", "Ila"), ("Hanna", "Anna"), ("Вера", "Vera")])
def test_merely_similar_names_are_accepted(name: str, other: str):
    assert not refused(name, other)


def test_a_person_cannot_use_a_computer_player_s_name():
    """This holds in all six languages and for look-alike letters."""
    words = {Speaker(language).word("page-computer-name") for language in LANGUAGES}
    written = ("COMPUTER", "Computer 2", "C0mputer", "Соmputer", "Cómputer", "computer#1")

    assert {word.casefold() for word in words} == set(COMPUTERS)
    assert [name for name in (*words, *written) if not refused(name)] == []
