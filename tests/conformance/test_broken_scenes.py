"""The kit finds faults in scenes and words."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serenissima.kernel.message import Message, Seat
from serenissima.kernel.meta import Level
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Answer, Drawing, Label
from serenissima.testing.laws import scenes, words
from serenissima.testing.trial import Trial
from tests.conformance.broken import refuse, variant
from tests.tiny import rules
from tests.tiny.game import GAME


def scene_with(change: Callable[[Any, Any, int], Any]) -> Trial:
    """Return a game that changes its scene after drawing it."""

    def draw(terms, view, seat):
        return change(GAME.draw(terms, view, seat), view, seat)

    return variant({"draw": draw})


def test_kit_finds_a_scene_without_a_way_to_act():
    trial = scene_with(lambda scene, view, seat: replace(scene, answers=scene.answers[:1]))

    refuse(scenes.scene_offers_what_is_legal, trial, "offers")


def test_kit_finds_a_scene_with_actions_for_spectators():
    button = Answer(rules.Do.CONFIRM, Message("do-confirm"))
    trial = scene_with(
        lambda scene, view, seat: replace(scene, answers=(button,)) if seat == SPECTATOR else scene
    )

    refuse(scenes.scene_offers_what_is_legal, trial, "seat -1 offers")


def test_kit_finds_a_click_on_an_illegal_action():
    """It chooses a lot a second time after the confirmation."""

    def draw(scene, view, seat):
        answers = tuple(replace(answer, then=(rules.Do.CHOOSE + 0,)) for answer in scene.answers)
        return replace(scene, answers=answers[:1])

    refuse(
        scenes.scene_clicks_can_be_taken, scene_with(draw), "cannot take all actions of one click"
    )


def test_kit_finds_equal_answers():
    def draw(scene, view, seat):
        return replace(scene, answers=(*scene.answers, *scene.answers))

    refuse(scenes.scene_answers_differ, scene_with(draw), "equal answers")


@pytest.mark.parametrize("topic", ["", "weather"])
def test_kit_finds_items_without_an_explanation(topic: str):
    def draw(scene, view, seat):
        first = scene.groups[0]
        rows = tuple(
            replace(row, items=tuple(replace(item, about=topic) for item in row.items))
            for row in first.rows
        )
        return replace(scene, groups=(replace(first, rows=rows), *scene.groups[1:]))

    refuse(scenes.scene_explains_itself, scene_with(draw), "does not explain")


def test_kit_finds_ids_that_change():
    numbers = iter(range(10**9))

    def draw(scene, view, seat):
        first = scene.groups[0]
        rows = tuple(
            replace(row, items=tuple(replace(i, id=f"i-{next(numbers)}") for i in row.items))
            for row in first.rows
        )
        return replace(scene, groups=(replace(first, rows=rows), *scene.groups[1:]))

    refuse(scenes.scene_ids_are_stable, scene_with(draw), "only ids have changed")


def test_kit_finds_ids_that_change_their_meaning():
    """Lots are numbered from left to right whatever their kind."""

    def draw(scene, view, seat):
        first = scene.groups[0]
        rows = tuple(
            replace(row, items=tuple(replace(i, id=f"lot-{n}") for n, i in enumerate(row.items)))
            for row in first.rows
        )
        return replace(scene, groups=(replace(first, rows=rows), *scene.groups[1:]))

    refuse(scenes.scene_ids_are_stable, scene_with(draw), "'lot-0' was '.*' and now is '")


def test_kit_finds_duplicate_ids():
    def draw(scene, view, seat):
        return replace(scene, groups=(*scene.groups, scene.groups[0]))

    refuse(scenes.scene_ids_are_stable, scene_with(draw), "ids that occur twice")


@pytest.mark.parametrize(
    ("group", "item", "said"),
    [
        ({"zone": "attic"}, {}, "no zone 'attic'"),
        ({}, {"form": "cube"}, "no such form: 'cube'"),
        ({"measure": (10, 10)}, {}, "no place on the map"),
        ({"measure": (10, 10)}, {"place": (5.0, 11.0)}, "outside the map"),
        ({"drawings": (Drawing("lot", (5, 5), (1, 1)),)}, {}, "is on no map"),
        (
            {"measure": (10, 10), "labels": (Label(Message("lot-one"), (5, 11)),)},
            {"place": (5.0, 5.0)},
            "is on no map",
        ),
    ],
)
def test_kit_finds_items_without_a_place(group: dict[str, Any], item: dict[str, Any], said: str):
    def draw(scene, view, seat):
        first = scene.groups[0]
        rows = tuple(
            replace(row, items=tuple(replace(i, **item) for i in row.items)) for row in first.rows
        )
        changed = replace(first, rows=rows, **group)
        return replace(scene, groups=(changed, *scene.groups[1:]))

    refuse(scenes.scene_has_a_place_for_everything, scene_with(draw), said)


@pytest.mark.parametrize("number", [-1, 2], ids=["nobody", "too-many"])
def test_kit_finds_nonexistent_seats(number: int):
    """A scene names the winner too early, or counts seats from 1."""

    def draw(scene, view, seat):
        return replace(scene, question=Message("name", {"seat": Seat(number)}))

    refuse(scenes.scene_names_seats_of_the_match, scene_with(draw), f"'no such seat: {number}'")


def test_kit_accepts_no_seat_only_where_no_seat_is_named():
    """The sentence selects by `$seat-is`, or does not use the seat at all."""
    trial = scene_with(
        lambda scene, view, seat: replace(scene, question=Message("wait", {"seat": Seat(-1)}))
    )

    scenes.scene_names_seats_of_the_match(trial)


def test_kit_finds_missing_words():
    def draw(scene, view, seat):
        return replace(scene, question=Message("what-now"))

    refuse(words.words_are_there, scene_with(draw), "no message 'what-now'")


def test_kit_finds_variables_without_a_value():
    def draw(scene, view, seat):
        return replace(scene, question=Message("hand"))

    refuse(words.words_are_there, scene_with(draw), "no code fills")


def test_kit_finds_missing_symbols_and_words_of_an_empty_folder(tmp_path: Path):
    trial = variant({"folder": tmp_path})

    refuse(scenes.scene_symbols_are_drawn, trial, "symbols that art/ lacks")
    refuse(scenes.shelf_symbols_are_drawn, trial, "lacks the emblem 'lot'")
    refuse(words.words_are_there, trial, "no words")


def test_kit_finds_a_character_without_a_portrait():
    """A level without names needs none."""
    plain, named = Level("hasty", "hasty:2"), Level("strong", "greedy", names=("Nane", "Titta"))
    trial = variant({"meta": replace(GAME.meta, levels=(plain, named))})

    refuse(scenes.shelf_symbols_are_drawn, trial, "lacks the portraits .'strong'.")


@pytest.mark.parametrize(("symbols", "frontispiece", "kept"), [
    (["lot"], None, True),
    (["lot"], ["frontispiece"], True),
    (["lot", "frontispiece"], None, False),
    (["lot"], ["picture"], False),
])  # fmt: skip
def test_kit_finds_a_picture_that_the_shelf_would_not_show(
    tmp_path: Path, symbols: list[str], frontispiece: list[str] | None, kept: bool
):
    """The shelf needs one file with a fixed name, and shows the emblem without it."""
    (tmp_path / "art").mkdir()
    for name, drawn in (("symbols", symbols), ("frontispiece", frontispiece)):
        if drawn is not None:
            text = "".join(f'<symbol id="{symbol}"/>' for symbol in drawn)
            (tmp_path / "art" / f"{name}.svg").write_text(f"<svg>{text}</svg>")
    trial = variant({"folder": tmp_path})

    if kept:
        scenes.shelf_symbols_are_drawn(trial)
    else:
        refuse(scenes.shelf_symbols_are_drawn, trial, "must be in art/frontispiece.svg")
