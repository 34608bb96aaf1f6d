"""An invitation as people see it before they sit down: the game, the players, the duration.

Everything here is public at the table: messengers show it to anyone who gets a link.
"""

from dataclasses import dataclass

from serenissima.kernel import lesson
from serenissima.kernel.meta import Meta
from serenissima.service import TableView
from serenissima.web.presentation import assets
from serenissima.web.presentation.open_tables import changed_options, describe_duration
from serenissima.web.presentation.time_form import OwnTime, in_words, own_time
from serenissima.words import Speaker
from serenissima.words.players import display_names


@dataclass(frozen=True)
class Invitation:
    """An invitation to a table in a language.

    Attributes:
        title: of the game.
        name: of the game, for its addresses.
        asks: a sentence that names the inviting player and the game.
        goal: the aim of the game; empty if its words do not describe it.
        facts: the number of players, the duration, and the settings, each in words.
        window: of each day, if clocks run only in it.
        picture: the address of a picture on this server; empty if the game has none.
        art: the addresses of its frontispiece, likewise.
        lesson: the name of the game's first lesson; empty if it has none.
    """

    title: str
    name: str
    asks: str
    goal: str
    facts: tuple[str, ...]
    window: OwnTime | None
    picture: str
    art: str
    lesson: str

    @property
    def summary(self) -> str:
        """All of it in one line, as a messenger shows it below the title."""
        return " · ".join(filter(None, (self.goal, *self.facts)))


def invitation(view: TableView, language: str) -> Invitation:
    """Return the invitation to a table, as everyone may see it."""
    game, meta = view.game, view.game.meta
    computers = tuple(place.seat for place in view.places if place.computer and not place.stand_in)
    names = display_names(view.names, computers, Speaker(language), meta)
    speaker = Speaker(language, game.folder, names)
    people = [name for seat, name in enumerate(view.names) if name and seat not in computers]
    asked = "page-invites" if people else "page-invited"
    together, count = speaker.several(people), len(people)
    return Invitation(
        title=meta.title,
        name=meta.name,
        asks=speaker.word(asked, names=together, count=count, game=meta.title),
        goal=speaker.word("teaser") if speaker.has("teaser") else "",
        facts=tuple(_facts(view, meta, speaker)),
        window=own_time(str(view.clock.control)) if view.clock else None,
        picture=_art(view, assets.SHARED),
        art=_art(view, assets.FRONTISPIECE),
        lesson=next(iter(lesson.names(game.folder)), ""),
    )


def _art(view: TableView, name: str) -> str:
    folder = view.game.folder
    there = (folder / "art" / name).is_file()
    return assets.art(view.game.meta.name, folder, name) if there else ""


def _facts(view: TableView, meta: Meta, speaker: Speaker) -> list[str]:
    """Return the number of players, the duration, and differences from a usual match."""
    facts = [
        speaker.word("page-seats", count=len(view.places)),
        describe_duration(view.game, speaker),
    ]
    facts.append(changed_options(view.options, meta, speaker))
    if view.settings.shown:
        facts.append(speaker.word("page-shown-here"))
    if view.clock:
        facts.append(in_words(str(view.clock.control), speaker))
    return [fact for fact in facts if fact]
