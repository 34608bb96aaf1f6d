"""A table played by keys: groups as panels, choices with a letter each, the tale at the side."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rich.console import Group as Stack
from rich.panel import Panel as Frame
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.terminal import text
from serenissima.terminal.local import SeatedTable
from serenissima.terminal.rules_screen import RulesScreen
from serenissima.words import scene_text
from serenissima.words.rulebook import RuleBook

KEYS = "123456789abcdefgijklmnopsvwxyz"  # h, q, r, t and u are commands
# Hues of Okabe and Ito, readable on a dark background; names and letters give the same information.
HUES = ("#E69F00", "#56B4E9", "#2FBF9A", "#F0E442", "#6FA8DC", "#F08040", "#E39CC4")
SEATS = ("#E69F00", "#56B4E9", "#2FBF9A", "#F08040", "#E39CC4")
NARROW = 100  # columns; below this, the tale is hidden behind its key
HINT_SHOWN = 30.0  # seconds
LOOKED = 0.1  # seconds between checks whether the game is compiled
TABLE_ACTIONS = ("undo", "tale", "hint", "rules", "turn", "help")
NEWS = 3  # lines of the tale that appear above the question if it is hidden


class TableApp(App[bool]):
    """Plays a table in the whole terminal; returns whether the match was played to its end."""

    CSS = """
    #scene { width: 2fr; padding: 0 1; }
    #tale { width: 1fr; padding: 0 1; border-left: solid $primary; }
    #asked { height: auto; border-top: solid $primary; padding: 0 1; }
    #choices { height: auto; max-height: 33vh; border: none; background: $background; }
    #keys { color: $text-muted; height: 1; padding: 0 1; }
    .hidden { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("t", "tale"),
        Binding("h", "hint"),
        Binding("r", "rules"),
        Binding("pageup", "turn(-1)", priority=True),
        Binding("pagedown", "turn(1)", priority=True),
        Binding("question_mark", "help"),
        Binding("q,ctrl+c", "leave"),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: SeatedTable) -> None:
        super().__init__()
        self.table = table
        self.title = table.game.meta.title
        self._hues = hues(table.game)
        self._choices: list[int] = []
        self._thinking = False
        self._told = 0  # steps already shown when the person last acted

    @property
    def _face(self) -> Screen[object]:
        """The screen of the table, which the rules may cover."""
        return self.screen_stack[0]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether an action is available; the rules disable the keys of the table below."""
        covered = len(self.screen_stack) > 1 and action in TABLE_ACTIONS
        return not covered and super().check_action(action, parameters)

    def compose(self) -> ComposeResult:
        """Yield the table, the tale beside it, and the question and choices below."""
        with Horizontal():
            with VerticalScroll(id="scene", can_focus=False):
                yield Static(id="groups")
            with VerticalScroll(id="tale", can_focus=False):
                yield Static(id="events")
        with Vertical(id="asked"):
            yield Static(id="question", markup=False)
            yield OptionList(id="choices", markup=False)
        yield Static(self._word("term-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        """Show the table, and let the first player begin."""
        self._face.query_one("#tale").set_class(self._narrow, "hidden")
        self._go_on()

    def _go_on(self) -> None:
        """Show the current table; a computer player that may act starts thinking."""
        self._show()
        seat = self.table.computer
        if seat is not None and not self._thinking:
            self._thinking = True
            self._think_when_compiled()

    def _think_when_compiled(self) -> None:
        """Let a computer player think as soon as the game is compiled."""
        seat = self.table.computer
        if seat is None:  # the person undid an action meanwhile
            self._thinking = False
        elif self.table.game.interpreted:
            self.table.game.wait_until_compiled(0)
            self._ask()  # shows the progress
            self.set_timer(LOOKED, self._think_when_compiled)
        else:
            self._think(seat)

    @work(thread=True)
    def _think(self, seat: int) -> None:
        action = self.table.think(seat)
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self._computer_acts, seat, action)

    def _computer_acts(self, seat: int, action: int) -> None:
        self._thinking = False
        if self.table.match.can(seat, action):  # unless the person undid an action meanwhile
            self.table.act(seat, action)
        self._go_on()

    def _show(self) -> None:
        labels = self.table.labels()
        self._choices = list(labels)
        marks = dict(zip(self._choices, KEYS, strict=False))
        scene, speaker = self.table.scene, self.table.speaker
        frames = [_frame(panel, self._hues) for panel in scene_text.panels(scene, speaker, marks)]
        self._face.query_one("#groups", Static).update(Stack(*frames))
        self._ask()
        self._offer(labels, marks)
        self._face.query_one("#events", Static).update(self._tale())
        self._face.query_one("#tale").scroll_end(animate=False)

    def _ask(self) -> None:
        """Show the question, or whom the match is waiting for."""
        self._face.query_one("#question", Static).update(
            Text.assemble((self._news(), "dim"), self._remark(), (self._question(), "bold"))
        )

    def _remark(self) -> str:
        """Return the remark before the question."""
        return "".join(f"{said}\n" for said in self.table.remark)

    def _tale(self) -> Text:
        """Return the tale; lines that the person has already seen are dimmed."""
        told, tale = self._told, self.table.tale
        old, new = tale(0, told), tale(told)
        said = [*((line, "dim") for line in old), *((line, "") for line in new)]
        return Text("\n").join(
            Text(scene_text.add_bullet(line), _weight(line) + tone) for line, tone in said
        )

    def _news(self) -> str:
        """Return the latest lines of the tale if it is hidden."""
        if not self._face.query_one("#tale").has_class("hidden"):
            return ""
        return "".join(
            f"{scene_text.add_bullet(line)}\n" for line in self.table.tale(self._told)[-NEWS:]
        )

    def _question(self) -> str:
        if self.table.over:
            return "\n".join(self.table.result)
        speaker, seat = self.table.speaker, self.table.computer
        asked = "\n".join(scene_text.question_lines(self.table.scene, speaker))
        if seat is None:
            return asked
        thinking = text.thinking_message(self.table.game, speaker, seat)
        return f"{asked}\n{thinking}" if self._choices else thinking

    def _offer(self, labels: Mapping[int, str], marks: scene_text.Marks) -> None:
        """Show the choices, each with its key."""
        offered = self._face.query_one("#choices", OptionList)
        offered.clear_options()
        offered.add_options(
            Option(f"{marks.get(action, ' ')}  {label}", id=str(action))
            for action, label in labels.items()
        )
        if self._choices:
            offered.highlighted = 0
            offered.focus()

    def on_key(self, event: object) -> None:
        """Take the choice of a letter or number."""
        if len(self.screen_stack) > 1:
            return
        character = getattr(event, "character", None) or ""
        place = KEYS.find(character) if len(character) == 1 else -1
        if 0 <= place < len(self._choices):
            self._take(self._choices[place])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a choice selected with arrows and Enter."""
        if event.option_id is not None:
            self._take(int(event.option_id))

    def _take(self, action: int) -> None:
        if action not in self._choices:
            return
        told = len(self.table.match.steps)
        try:
            self.table.act(self.table.seat, action)
        except SerenissimaError as error:  # a lesson continues with another action
            self.notify(self.table.speaker.refuse(error), markup=False)
        else:
            self._told = told
            self._go_on()

    def action_undo(self) -> None:
        """Undo the person's last action if that is free."""
        back = self.table.undo()
        self.notify(self._word("term-undone" if back else "term-nothing-to-undo"))
        if back:
            self._go_on()

    def action_hint(self) -> None:
        """Show a hint as soon as it is ready."""
        self.notify(self._word("page-hint-thinking"), timeout=2)
        self._consider(len(self.table.match.steps))

    @work(thread=True, exclusive=True, group="hint")
    def _consider(self, step: int) -> None:
        said = self.table.hint()
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self._advise, step, said)

    def _advise(self, step: int, said: list[str]) -> None:
        """Show a hint, unless the person has acted meanwhile."""
        if said and step == len(self.table.match.steps):
            title = self._word("page-hint-title")
            self.notify("\n".join(said), title=title, timeout=HINT_SHOWN, markup=False)

    def action_rules(self) -> None:
        """Open the rules over the table."""
        self.push_screen(RulesScreen(RuleBook(self.table.game, self.table.speaker.language)))

    @property
    def _narrow(self) -> bool:
        return self.size.width < NARROW

    def action_tale(self) -> None:
        """Show or hide the tale; on a narrow screen it replaces the table."""
        tale = self._face.query_one("#tale")
        tale.toggle_class("hidden")
        self._face.query_one("#scene").set_class(
            self._narrow and not tale.has_class("hidden"), "hidden"
        )

    def action_turn(self, pages: int) -> None:
        """Scroll the table by a page, or the tale if that replaces it."""
        scene = self._face.query_one("#scene")
        shown = self._face.query_one("#tale") if scene.has_class("hidden") else scene
        shown.scroll_relative(y=pages * max(1, shown.size.height - 2), animate=False)

    def action_help(self) -> None:
        """Explain the keys, and list the computer players."""
        said = "\n".join([self._word("term-keys"), *self.table.opponents])
        self.notify(said, title=self._word("term-help-title"))

    def action_leave(self) -> None:
        """Leave the table."""
        self.exit(self.table.over)

    def _word(self, key: str) -> str:
        return self.table.speaker.word(key)


def _weight(line: str) -> str:
    return "bold " if line.startswith(scene_text.HEADING) else ""


def _frame(panel: scene_text.Panel, colours: Mapping[str, str]) -> Frame:
    """Return a panel of the scene with a border in the colour of its seat."""
    body = Text("\n").join(Text.assemble(*_pieces(line, colours)) for line in panel.lines)
    hue = SEATS[panel.seat % len(SEATS)] if panel.seat is not None else "white"
    style = f"bold {hue}" if panel.lit else hue
    return Frame(body, title=Text(panel.title), title_align="left", border_style=style)


def _pieces(line: scene_text.TextLine, colours: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for span in line:
        styles = [colours[span.kind]] if span.kind in colours else []
        styles += ["dim"] * span.faint + ["bold"] * span.live
        yield span.text, " ".join(styles)


def hues(game: Game) -> dict[str, str]:
    """Return a colour for each kind of thing in the game, the first seven all different."""
    kinds = dict.fromkeys(name for arg in game.args for name in arg.names)
    return {kind: HUES[place % len(HUES)] for place, kind in enumerate(kinds)}
