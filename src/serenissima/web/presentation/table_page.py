"""A table for the templates: in words, with equal cards gathered."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from typing import ClassVar
from urllib.parse import urlencode

from markupsafe import Markup

from serenissima.kernel.game import Game
from serenissima.kernel.message import Message, Seat
from serenissima.kernel.scene import Answer, Group, Item, Row, Scene
from serenissima.players import opponent
from serenissima.service import Computer, TableView, Taught
from serenissima.web.presentation import layout
from serenissima.web.presentation.characters import describe_rating, portrait
from serenissima.web.presentation.engine import engine_of
from serenissima.web.presentation.final_result import FinalResult, final_result
from serenissima.web.presentation.fragments import Fragment, Fragments
from serenissima.web.presentation.handover import seats_to_answer
from serenissima.web.presentation.presenter import UNKNOWN, Presenter, Strength
from serenissima.web.presentation.teller import Teller, drop_repeats
from serenissima.web.presentation.templates import macro
from serenissima.web.presentation.things import ground
from serenissima.words import Speaker
from serenissima.words.choices import describe_whole
from serenissima.words.hints import Advice, advice, compare
from serenissima.words.players import display_names, level_topic, strength
from serenissima.words.topics import Topic

SPEAKERS = 10_000  # to cache
RECENT = 16  # sentences shown beside a question, at most
MOST_NAMED = 2  # choices that a warning names
ROWS = 2_000  # maps whose things are cached

REPLIES = {
    "done": "page-take-back-done",
    "refused": "page-take-back-refused",
    "withdrawn": "page-take-back-withdrawn",
    "lapsed": "page-take-back-lapsed",
}


class TablePage(Presenter):
    """A viewer's table, in one language, for the templates.

    Args:
        view: the viewer's view.
        language: one of the six.
        stepping: a past moment is shown, and clicking is off.
        before: the page before it for the same view, or None.
        own: the viewer's own seat if the view is another seat's, otherwise None. The text addresses
            the viewer as "you" in either view.

    Attributes:
        templates: the one that draws it (`table`), and the one that describes it in words
            (`text`).
    """

    templates: ClassVar = {"table": "parts.html", "text": "textparts.html"}

    def __init__(
        self,
        view: TableView,
        language: str,
        *,
        stepping: bool = False,
        before: Fragment | None = None,
        own: int | None = None,
    ) -> None:
        self.view = view
        self._own = view.seat if own is None else own
        self.stepping = stepping
        self.fragments = Fragments(before)
        computers = tuple(
            place.seat for place in view.places if place.computer and not place.stand_in
        )
        names = _names(view, language)
        speaker = _speaker(language, view.game, names, computers, self._own)
        open = frozenset(view.legal if self.asks else ())
        super().__init__(view.game, view.actions, speaker, open)

    @cached_property
    def scene(self) -> Scene:
        """The table, drawn from the seat's view."""
        return self.view.game.draw(self.view.terms, self.view.view, self.view.seat)

    @property
    def asks(self) -> bool:
        """Whether this seat must act now."""
        return self.view.decision is not None and not self.stepping

    @property
    def link(self) -> str:
        """The address of the moment shown, the same one for everyone who opens it.

        While the match runs, each reader sees as much of it as they may.
        """
        place = f"/table/{self.view.table}"
        if self.view.running:
            return f"{place}?moment={self.view.moment}"
        return f"{place}?at={self.view.at}&as={self.view.seat}"

    @property
    def asked_seats(self) -> str:
        """The seats with a question, in a list without commas; empty when looking back."""
        return "" if self.over else " ".join(map(str, seats_to_answer(self.view)))

    @property
    def title(self) -> str:
        """The game and the players."""
        return f"{self.view.game.meta.title} · {self.players}"

    @property
    def players(self) -> str:
        """The players."""
        return " – ".join(map(self.speaker.heading, self.seats))

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return range(len(self.view.places))

    # -- the scene ----------------------------------------------------------------------------

    @cached_property
    def layout(self) -> layout.Layout:
        """The parts of the page, with the groups of each."""
        return layout.Layout(self.scene)

    @property
    def over(self) -> bool:
        """Whether the viewer can only look here."""
        return self.view.ended or self.stepping

    def groups(self, found: Iterable[Group], draw: Callable[..., str]) -> Markup:
        """Return groups as separate fragments, by a macro for the page and the group."""
        keys = ((f"g-{group.id}", self._drawn_from(group)) for group in found)
        return self.fragments.each(keys, lambda key: draw(self, key[0]))

    def _drawn_from(self, group: Group) -> tuple[object, ...]:
        """Return everything that a group's drawing depends on: the group and its choices."""
        return group, group.action in self.open, self.ways(group)

    def places(self, group: Group) -> Markup:
        """Return the things on a map as separate fragments."""
        things = (thing for row in group.rows for thing in _things_of(row, self.ways(row)))
        return self.fragments.each(things, partial(self._place, group))

    def _place(self, group: Group, lying: tuple[Item, int | None, Message | None]) -> Markup:
        item, _, title = lying
        size = layout.size(group, item)
        return self.draw_thing("place", item, self.say(title), item.place, size)

    def ground(self, group: Group) -> Markup:
        """Return the ground below the things on a map."""
        key = (self.symbols, group.id, group.measure, group.ground, group.drawings)
        return self.fragments.each([(f"d-{group.id}", key)], lambda key: ground(*key))

    def answers(self) -> tuple[Answer, ...]:
        """Return the possible answers.

        A free undo takes the place of the game's own ways to retract a choice: there is one way,
        and the choice leaves no trace in the tale.
        """
        found = tuple(answer for answer in self.scene.answers if answer.action in self.open)
        if self.view.undo is None or not self.view.undo.free:
            return found
        onward = tuple(answer for answer in found if not answer.retracts)
        return onward if len(self.open) > len(found) - len(onward) else found

    def choices(self) -> dict[str, str]:
        """Return the choices on the table, in words, by the text of the action.

        Equal things are named once.
        """
        things = [choice for choice in self.scene.choices if not isinstance(choice, Answer)]
        found = {self.takes(thing): self.describe_choice_fully(thing) for thing in things}
        answered = {self.text(answer.action, *answer.then) for answer in self.scene.answers}
        return {action: said for action, said in found.items() if action and action not in answered}

    def others(self) -> tuple[Answer, ...]:
        """Return the legal actions that the scene does not show: the page offers them as well."""
        missing = sorted(self.open.difference(self.scene.actions))
        return tuple(Answer(action, self.actions.message(action)) for action in missing)

    def warnings(self) -> list[str]:
        """Return the waste of things on the table: a sentence for each kind of loss.

        It names the choices that would waste it, or all of several on the table; of many it gives
        the number.
        """
        found: dict[Message, list[str]] = {}
        things = [choice for choice in self.scene.choices if not isinstance(choice, Answer)]
        ways = {choice.action: choice.loss for choice in things if choice.action in self.open}
        for action, loss in ways.items():
            if loss:
                found.setdefault(loss, []).append(self.describe_action(action))
        return [self._warned(taken, loss, len(ways)) for loss, taken in found.items()]

    def _warned(self, taken: list[str], loss: Message, ways: int) -> str:
        if len(taken) == ways > 1:
            named = self.word("page-loss-all")
        elif len(taken) > MOST_NAMED:
            named = self.word("page-loss-many", count=len(taken), ways=ways)
        else:
            named = "; ".join(taken)
        return f"{self.say(loss)} ({named})"

    # -- the rules ----------------------------------------------------------------------------

    @property
    def rules_by_kind(self) -> dict[str, str]:
        """The rule of each kind of action that can be taken now, in the order of the actions."""
        blocks = (self.actions.parts(action)[0] for action in sorted(self.open))
        return {block.kind: block.rule for block in blocks if block.rule}

    @property
    def rule(self) -> str:
        """The rule in use: of the first choice in the question, or of the last event."""
        aside = {answer.action for answer in self.scene.answers if answer.quiet}
        about = sorted(self.open - aside) or sorted(self.open)
        blocks = (self.actions.parts(action)[0] for action in about)
        told = (step.happenings for step in reversed(self.view.told) if step.happenings)
        latest = next((happenings[-1].event.rule for happenings in told), "")
        return next((block.rule for block in blocks if block.rule), latest)

    # -- the tale -----------------------------------------------------------------------------

    @cached_property
    def teller(self) -> Teller:
        """The teller of the tale for the viewer."""
        return Teller(self.game, self.speaker, self.view.seat, self.scene.topics)

    def draw_tale(self, draw: Callable[..., str]) -> Markup:
        """Return the tale, the newest step first, by a macro for the teller and a step."""
        return self.teller.draw_steps(reversed(self.view.told), self.fragments, draw)

    @property
    def telling(self) -> str:
        """The digest of a browser's steps; empty where they are numbered differently."""
        return self.teller.digest if self.view.running and not self.stepping else ""

    def latest(self) -> str:
        """Return the latest events."""
        steps = (step.happenings for step in reversed(self.view.told) if step.happenings)
        return next((self.say(happenings[-1].message) for happenings in steps), "")

    def earlier(self) -> list[str]:
        """Return the other events since the viewer acted, the oldest first, as far as shown."""
        told = self.view.told
        own = next((n for n in reversed(range(len(told))) if self.teller.is_own(told[n])), None)
        since = [it for step in told[own or 0 :] for it in step.happenings]
        acted = own is not None  # the first of these sentences then describes the viewer's action
        return [self.say(it.message) for it in drop_repeats(since)[acted:-1][-RECENT:]]

    # -- hints --------------------------------------------------------------------------------

    @property
    def hints(self) -> bool:
        """Whether the viewer may ever ask for a hint."""
        return self.view.hints and self.view.seat >= 0 and not self.over

    @property
    def hints_together(self) -> bool:
        """Whether hints are allowed although several people play, which everyone should know."""
        return self.view.hints and len(self.view.people) > 1

    @property
    def may_hint(self) -> bool:
        """Whether the viewer may ask for one now."""
        return self.hints and self.asks

    @property
    def may_analyse(self) -> bool:
        """Whether the match is over and can be analysed."""
        view = self.view
        return bool(view.table) and not (view.running or view.lesson or view.sealed)

    @property
    def has_engine(self) -> bool:
        """Whether a visitor's own device can analyse and find hints."""
        return bool(engine_of(self.game))

    @property
    def way_on(self) -> str:
        """The form for a table that plays on from the step in view, from its seat; or empty."""
        view = self.view
        if not self.may_analyse or view.at == view.last:
            return ""
        return self.way_from({"from": view.table, "at": view.at})

    def way_from(self, origin: Mapping[str, str | int]) -> str:
        """Return the form for a table that begins at an origin, with this view's seat."""
        view = self.view
        seat = view.seat if view.seat >= 0 else int(view.waits[0] if view.waits else 0)
        computer = str(Computer(opponent(self.game.meta)))
        sitters = {f"sit-{n}": "me" if n == seat else computer for n in self.seats}
        given = {**origin, "seats": len(self.seats), **sitters}
        return f"/new/{self.game.meta.name}?{urlencode(given)}"

    @property
    def comparison(self) -> str:
        """The comparison of a hint's best choice with the rest."""
        found = self.view.hint and self.view.hint.analysis
        return compare(found, self.speaker) if found else ""

    @property
    def advice(self) -> tuple[Advice, ...]:
        """The choices of a hint, each with its name."""
        found = self.view.hint and self.view.hint.analysis
        return advice(found, self.actions, self.speaker, self._call_whole) if found else ()

    def _call_whole(self, actions: tuple[int, ...]) -> str:
        """Name a choice; only its first action is an answer to the present question."""
        view = self.view

        def call(action: int) -> str:
            return (self._called if action == actions[0] else self.describe_action)(action)

        return describe_whole(
            self.game, view.terms, view.view, view.seat, actions, self.speaker, call
        )

    def _called(self, action: int) -> str:
        answers = (answer.name for answer in self.scene.answers if answer.action == action)
        return self.say(next(answers, None)) or self.describe_action(action)

    # -- a lesson -----------------------------------------------------------------------------

    @property
    def taught(self) -> Taught | None:
        """The learner's progress; None when looking back."""
        return None if self.stepping else self.view.taught

    @property
    def remark(self) -> list[str]:
        """The present remark of a lesson, by paragraphs."""
        return self.word(self.taught.say).split("\n\n") if self.taught and self.taught.say else []

    @property
    def expected(self) -> list[str]:
        """The texts of the actions that a lesson accepts."""
        return [self.text(action) for action in self.taught.expected] if self.taught else []

    @property
    def lesson_over(self) -> bool:
        """Whether a lesson has ended, perhaps before its match."""
        return self.taught is not None and self.taught.over

    # -- computer players ---------------------------------------------------------------------

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics of the game's words, and the levels of the computer players."""
        players = dict.fromkeys(place.name for place in self.view.places if place.computer)
        return super().topics + tuple(filter(None, map(self._level_topic, players)))

    def _level_topic(self, player: str) -> Topic | None:
        """Return the topic of a computer player's level, with its rating at this table."""
        meta, seats = self.game.meta, len(self.seats)
        topic = level_topic(player, self.speaker, meta)
        rating = describe_rating(player, meta, self.speaker, seats)
        return topic and topic._replace(sentence=f"{topic.sentence} {rating}".strip())

    def strength(self, seat: int | None) -> Strength:
        """Return the strength of the computer player at a seat; None for a person."""
        place = None if seat is None else self.view.places[seat]
        if place is None or not place.computer or place.stand_in:  # the seat has a person's name
            return UNKNOWN
        meta, topic = self.game.meta, level_topic(place.name, self.speaker, self.game.meta)
        told = strength(place.name, self.speaker, meta, self.speaker.name(place.seat))
        about = topic.id if topic else "computer"
        return Strength(about, told, portrait(place.name, meta, self.game.folder))

    # -- another match ------------------------------------------------------------------------

    @property
    def rematch(self) -> str:
        """The players who want another match; empty if there are none."""
        found = self.view.rematch
        return self.word("page-again-asked", seat=Seat(found.seat)) if found else ""

    @property
    def may_play_again(self) -> bool:
        """Whether the viewer sits here and the match is over."""
        return self._own >= 0 and not self.view.running and not self.view.lesson

    # -- who, and how it ended ----------------------------------------------------------------

    def eyes(self, seat: int) -> str:
        """Name a seat whose view the viewer can take: "You" for their own, with the name."""
        name = self.speaker.name(seat)
        return self.word("page-seen-by-you", name=name) if seat == self._own else name

    def free_seats(self) -> list[int]:
        """Return the seats that are still free."""
        return [place.seat for place in self.view.places if place.free]

    def name_seats(self, seats: Sequence[int]) -> str:
        """Return seats as a list of names in a sentence."""
        return self.speaker.several([self.speaker.name(seat) for seat in seats])

    @property
    def preparing(self) -> str:
        """The text shown while a computer player or a hint waits for the compiler; else empty."""
        game, places = self.view.game, self.view.places
        computer_acts = any(places[seat].computer for seat in self.view.waits)
        hint = self.view.hint
        thinks = computer_acts or (hint is not None and hint.analysis is None)
        if not (game.interpreted and thinks):
            return ""
        return self.word("page-compiling", game=game.meta.title)

    def undo_request(self) -> str:
        """Name the player who asks for an undo, and the action, as far as the viewer may know."""
        asked = self.view.asked
        if asked is None:
            return ""
        seat, told = Seat(asked.seat), asked.told
        if told is None or not told.happenings:
            return self.word("page-take-back-asked", seat=seat)
        action = self.say(told.happenings[0].message)
        said = self.word("page-take-back-told", seat=seat, told=action)
        if not asked.later:
            return said
        return f"{said} {self.word('page-take-back-later', count=asked.later)}"

    def undo_reply(self) -> str:
        """Return the result of an undo request; empty without one, or if the viewer answered it."""
        reply = self.view.reply
        if reply is None or reply.seat == self.view.seat:
            return ""
        return self.word(REPLIES[reply.what], seat=Seat(reply.seat))

    def result(self) -> FinalResult | None:
        """Return the result of the match; None while it runs."""
        return final_result(self.view, self.speaker)


def _names(view: TableView, language: str) -> tuple[str, ...]:
    """Return the players' names, with a note where a computer player stands in."""
    if not any(place.stand_in for place in view.places):
        return view.names
    speaker = Speaker(language)
    names = display_names(view.names, (), speaker)
    return tuple(
        speaker.word("page-name-computer", name=names[place.seat]) if place.stand_in else place.name
        for place in view.places
    )


@lru_cache(maxsize=SPEAKERS)
def _speaker(
    language: str, game: Game, names: tuple[str, ...], computers: tuple[int, ...], seat: int
) -> Speaker:
    """Return the speaker for a seat of a table: the same at each step."""
    shown = display_names(names, computers, Speaker(language), game.meta)
    return Speaker(language, game.folder, shown, seat)


@lru_cache(maxsize=ROWS)
def _things_of(row: Row, ways: tuple[int, ...]) -> tuple[tuple[str, tuple[object, ...]], ...]:
    """Return the things of a row on a map: each with an id, and the input of its drawing."""
    return tuple(
        (f"i-{item.id}", (item, item.action if item.action in ways else None, row.title))
        for item in row.items
    )


def draw(page: TablePage, kind: str) -> Fragment:
    """Draw the page as a table (`table`) or in words (`text`)."""
    return page.fragments.page(macro(page.templates[kind], "parts")(page))
