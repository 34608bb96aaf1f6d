"""Each setting of a table travels from the opening to the log, the view and the rematch."""

from typing import Any

from serenissima.service.core.entries import Abandoned, Opened, read, write
from serenissima.service.core.folding import fold
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.plain_data import parts_of
from serenissima.service.core.rematch import next_match
from serenissima.service.core.table_settings import SETTINGS, USUAL_SETTINGS, TableSettings
from serenissima.service.core.viewing import view_table
from tests.service.guests import GAME, PEOPLE, SECRET, plan_of

ALONE = ("person", "computer guest")
VALUES: dict[str, Any] = {
    "tournament": "t" * 20,
    "twins": ("a" * 20, "b" * 20),
    "time": "live 10+5",
}
"""A value that is not the default of each setting that is no flag."""

SENT = {one.key for one in parts_of(TableSettings)}  # to programs, at a value that is no default
EVERY = TableSettings(**dict.fromkeys(SETTINGS, True) | VALUES)
LOGGED = [
    '{"kind":"hints-allowed","v":1}',
    '{"kind":"taking-back-allowed","v":1}',
    '{"kind":"chat-off","v":1}',
    '{"kind":"open-to-all","v":1}',
    '{"kind":"of-tournament","v":1,"tournament":"tttttttttttttttttttt"}',
    '{"kind":"same-deal","v":1,"others":["aaaaaaaaaaaaaaaaaaaa","bbbbbbbbbbbbbbbbbbbb"]}',
    '{"kind":"time-limited","v":1,"control":"live 10+5"}',
    '{"kind":"shown-to-all","v":1}',
]
"""As logs have held them since each was added; a new setting comes last."""

PLAIN = "Wish(game='lots', plan=('person', 'person'), options={}, seat=None, name='', listed="


def wanted(settings: TableSettings, *plan: str, invited: tuple[str, ...] = ()) -> NewTable:
    return NewTable("lots", plan_of(*plan), {}, None, "", settings=settings, invited=invited)


def test_each_setting_travels_from_the_opening_to_the_rematch():
    """Each is a separate entry of the log, and is read back; so will settings added later."""
    for name, setting in SETTINGS.items():
        settings = TableSettings(**{name: VALUES.get(name, True)})
        new = wanted(settings, *(ALONE if name == "takes_back" else PEOPLE))
        verdict = new.decide(GAME, Opening("id"), SECRET)
        entries = [read(write(entry)) for entry in verdict.entries]
        table = fold(GAME, entries)
        seen = view_table(table, "id", 0)
        again = next_match(fold(GAME, [*entries, Abandoned("", SECRET)]), "id", GAME).table

        assert [type(entry) for entry in entries] == [Opened, setting.entry]
        assert new.fingerprint != wanted(USUAL_SETTINGS, *map(str, new.plan)).fingerprint
        assert verdict.table.sheet == table.sheet
        assert table.sheet.settings == seen.settings == settings != USUAL_SETTINGS
        assert (name in seen.as_data()) == (name in SENT or name == "hints")
        assert again.settings == (settings if setting.rematch else USUAL_SETTINGS)


def test_the_start_of_a_log_does_not_change():
    """It is equal letter by letter: older servers read it, and defaults are left out."""
    first, *rest = map(write, wanted(EVERY, *ALONE).decide(GAME, Opening("id"), SECRET).entries)
    [usual] = map(write, wanted(USUAL_SETTINGS, *ALONE).decide(GAME, Opening("id"), SECRET).entries)

    assert rest[: len(LOGGED)] == LOGGED
    assert first == usual


def test_the_fingerprint_of_an_opening_never_changes():
    """Its hash is stored beside the key, so that sending it again opens no other table."""
    every = TableSettings(
        hints=True, takes_back=True, silent=True, public=True,
        tournament="t", twins=("a", "b"), time="live 010+5",
    )  # fmt: skip

    assert wanted(USUAL_SETTINGS, *PEOPLE).fingerprint == f"{PLAIN}False)"
    assert wanted(every, *PEOPLE, invited=("h", "")).fingerprint == (
        f"{PLAIN}True, hints=True, time='live 010+5', invited=('h', ''), takes_back=True, "
        "silent=True, tournament='t', twins=('a', 'b'))"
    )


def test_settings_without_a_purpose_are_dropped():
    """One person has hints anyway; without a free seat a table can't be open; others may object."""
    chosen = TableSettings(hints=True, public=True, takes_back=True, silent=True)

    assert chosen.fit(1, inviting=False) == TableSettings(takes_back=True, silent=True)
    assert chosen.fit(2, inviting=True) == chosen
    assert chosen.settle(1) == chosen
    assert chosen.settle(2) == TableSettings(hints=True, public=True, silent=True)
