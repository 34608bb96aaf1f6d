"""Scenes as lines of text."""

from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.kernel.match import Match
from serenissima.kernel.message import Message, sum_of
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Answer, Gauge, Group, Item, Row, Scene
from serenissima.words import Speaker, scene_text
from tests.tiny.game import GAME

WORDS = """
fig = a fig
plum = a plum
ripe = ripe
bowl = The bowl
basket = Basket
shared = Everybody may eat.
days = Days
eat = What do you eat?
do-rest = Rest
"""


@pytest.fixture
def speaker(tmp_path: Path) -> Speaker:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(WORDS, encoding="utf-8")
    return Speaker("en", tmp_path)


def fruit(kind: str, number: int, action: int | None = None, note: str = "") -> Item:
    told = Message(note) if note else None
    return Item(f"{kind}-{number}", kind, Message(kind), kind, action=action, note=told)


SCENE = Scene(
    groups=(
        Group(
            "bowl", "board", Message("bowl"), lit=True, action=4,
            notes=(Message("shared"),),
            gauges=(Gauge(2, 5, Message("days")), Gauge(7, 30, Message("days"))),
            rows=(
                Row((fruit("fig", 1, 0), fruit("plum", 1, 1), fruit("fig", 2, 0))),
                Row((fruit("fig", 3, None, "ripe"),), Message("basket"), Message("shared")),
                Row(()),
            ),
        ),
    ),
    question=Message("eat"),
    answers=(Answer(3, Message("do-rest")),),
)  # fmt: skip

DRAWN = """\
── ▶ [3] The bowl ──────────────────────
  Everybody may eat.
  ●●○○○  Days: 2 of 5
  Days: 7 of 30
  [1] a fig × 2 · [2] a plum
  Basket: a fig (ripe)
  Everybody may eat.
  empty

What do you eat?"""


def test_a_scene_is_printed_as_lines(speaker: Speaker):
    """Groups have headings, notes, gauges and rows; each possible choice has a mark."""
    marks = {0: "1", 1: "2", 4: "3"}

    assert scene_text.draw_text(SCENE, speaker, marks, width=40) == DRAWN.splitlines()


def test_the_text_contains_everything_visible(speaker: Speaker):
    """This includes figures, current and past values, a line's owner, its sum, and alerts."""
    items = (
        replace(fruit("fig", 1), count=3, lit=True),
        replace(fruit("plum", 1, None, "ripe"), faded=True),
    )
    first = Row(items, Message("basket"), total=4)
    rows = (first, Row((), seat=1, total=0), Row(items[1:], seat=0))
    group = Group("bowl", "board", Message("bowl"), rows, alert=Message("shared"))

    assert scene_text.draw_text(Scene((group,), Message("eat")), speaker, width=60)[1:-2] == [
        "  ! Everybody may eat.",
        "  Basket = 4: a fig: 3 (current) · a plum (done, ripe)",
        "  Seat 2 = 0: empty",
        "  Seat 1: a plum (done, ripe)",
    ]


def test_a_value_over_its_limit_is_shown_as_reached(speaker: Speaker):
    """“13 of 10” would look like a mistake."""
    gauges = (Gauge(10, 10, Message("days")), Gauge(13, 10, Message("days")))
    lines = scene_text.draw_text(
        Scene((Group("bowl", "board", Message("bowl"), gauges=gauges),), Message("eat")), speaker
    )
    said = "\n".join(map(str, lines))

    assert ": 10 of 10" in said
    assert ": 13 (10 reached)" in said


def test_headings_stand_out_in_the_tale(speaker: Speaker):
    """A line that begins a section has its own mark instead of a bullet."""
    step = Match(GAME, seed=1).steps[0]
    first = replace(step.happenings[0], event=replace(step.happenings[0].event, heading=True))
    told = list(scene_text.describe_happenings((first, *step.happenings[1:]), speaker))

    assert [scene_text.add_bullet(line)[:2] for line in told] == ["▸ ", "· ", "· ", "· "]


def test_a_figure_of_the_tale_has_its_sum():
    """It comes before the rule, as on the page."""
    step = Match(GAME, seed=1).steps[0]
    figure = replace(step.happenings[0], event=replace(step.happenings[0].event, sum=two_and_three))
    anna = Speaker("en", GAME.folder, ("Anna", "Bernd"), 0)
    [line] = scene_text.describe_happenings((figure,), anna)

    assert line.endswith(" (5 = 2 + 3) [R2.5]")


def two_and_three(*_: int) -> Message | None:
    return sum_of(5, [2, 3])


def test_lines_fit_the_screen(speaker: Speaker):
    """Long lines continue indented on the next line."""
    lines = scene_text.draw_text(SCENE, speaker, width=20)

    assert max(map(len, lines)) <= 20


def test_choices_have_the_order_of_the_scene():
    """Actions outside the scene come last; illegal actions are left out."""
    assert scene_text.order_actions(SCENE, [0, 1, 3, 4, 9]) == [4, 0, 1, 3, 9]
    assert scene_text.order_actions(SCENE, [1]) == [1]


def test_the_tale_contains_only_what_a_seat_may_know():
    """Each event has its rule; secrets stay hidden."""
    step = Match(GAME, seed=1).steps[0]
    names = ("Anna", "Bernd")

    own = list(
        scene_text.describe_happenings(step.seen_by(0), Speaker("en", GAME.folder, names, 0))
    )
    others = list(
        scene_text.describe_happenings(step.seen_by(SPECTATOR), Speaker("en", GAME.folder, names))
    )

    assert all(line.endswith("[R2.5]") for line in own + others)
    assert len(own) == len(others) == 4
    assert own != others
    assert own[1] == others[1] == "Bernd draws a lot. [R2.5]"
