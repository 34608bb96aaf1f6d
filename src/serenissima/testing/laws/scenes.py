"""Laws of scenes: their choices, ids, symbols and seats."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import FORMS, ZONES, Group, Item, Scene
from serenissima.kernel.tale import nothing_told
from serenissima.testing.trial import Place, Trial
from serenissima.words import Speaker
from serenissima.words.topics import NAMED, topics

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
THINGS = ("card", "piece")  # forms of things that move but stay the same
STRETCH = 50  # consecutive positions whose ids are compared
SYMBOL = re.compile(r'<symbol\b[^>]*\bid="([^"]+)"')


def scene_offers_what_is_legal(trial: Trial) -> None:
    """A waiting seat's scene offers exactly its legal actions; all other scenes offer none."""
    for place in trial.sample(400, ends=True):
        for seat in (SPECTATOR, *range(place.match.seats)):
            offered = list(scene_of(place, seat).actions)
            legal = place.legal(seat) if seat in place.waits else []
            if offered != legal:
                word = place.match.actions.format
                raise place.complaint(
                    f"the scene of seat {seat} offers {list(map(word, offered))}, "
                    f"legal is {list(map(word, legal))}"
                )


def scene_clicks_can_be_taken(trial: Trial) -> None:
    """If one click takes several actions, each is legal after the one before, without dice."""
    for place in trial.sample(400):
        for seat in place.waits:
            for choice in scene_of(place, seat).choices:
                if not isinstance(choice, Group) and choice.action is not None and choice.then:
                    _check_click(place, seat, (choice.action, *choice.then))


def _check_click(place: Place, seat: int, actions: tuple[int, ...]) -> None:
    """Take the actions of one click."""
    state, dice = place.state.copy(), rolled_dice(0)
    for action in actions:
        if dice["answered"] or action not in place.legal(seat, state):
            raise place.complaint(
                f"seat {seat} cannot take all actions of one click: {place.words(actions)}"
            )
        verbs.apply(place.terms, state, seat, action, dice, nothing_told())


def scene_answers_differ(trial: Trial) -> None:
    """No two answers to a question read the same."""
    for place in trial.sample(400):
        for seat in place.waits:
            names = [answer.name for answer in scene_of(place, seat).answers]
            twice = sorted({name.id for name in names if names.count(name) > 1})
            if twice:
                raise place.complaint(f"the scene of seat {seat} has equal answers: {twice}")


def scene_ids_are_stable(trial: Trial) -> None:
    """Ids are unique in a scene, and each always means the same thing, wherever that moves.

    Equal things may change places unnoticed, so only visible differences are checked.
    """
    for end in trial.ends[: trial.few(6)]:
        for stretch in _stretches(end):
            for seat in (SPECTATOR, *range(end.match.seats)):
                _check_stretch(stretch, seat)


def _stretches(end: Place) -> Iterator[list[Place]]:
    """Yield the beginning, the middle and the end of a match, or all of a short one."""
    last = end.number + 1
    starts = {max(0, min(start, last - STRETCH)) for start in (0, last // 2, last)}
    for start in sorted(starts):
        numbers = range(start, min(start + STRETCH, last))
        yield [Place(end.match, end.setting, end.seed, number) for number in numbers]


def _check_stretch(places: list[Place], seat: int) -> None:
    scenes = [scene_of(place, seat) for place in places]
    for place, scene in zip(places, scenes, strict=True):
        _check_ids(place, seat, scene)
    for place, (before, after) in zip(places[1:], pairwise(scenes), strict=True):
        _check_kept(place, seat, before, after)


def _check_ids(place: Place, seat: int, scene: Scene) -> None:
    ids = Counter(group.id for group in scene.groups)
    ids.update(item.id for group in scene.groups for item in group.items)
    wrong = [i for i, times in ids.items() if times > 1 or not ID.fullmatch(i)]
    if wrong:
        raise place.complaint(
            f"the scene of seat {seat} has ids that occur twice or are not in kebab case: {wrong}"
        )


def _check_kept(place: Place, seat: int, before: Scene, after: Scene) -> None:
    """Check that ids still mean the same and, if nothing moved, are still the same."""
    old, new = _by_id(before), _by_id(after)
    for name in old.keys() & new.keys():
        one, other = old[name], new[name]
        if one.form == other.form in THINGS and one.kind != other.kind:
            raise place.complaint(
                f"seat {seat}: {name!r} was {one.kind!r} and now is {other.kind!r}"
            )
    if (
        list(map(_looks, before.groups)) == list(map(_looks, after.groups))
        and old.keys() != new.keys()
    ):
        lost, found = sorted(old.keys() - new.keys()), sorted(new.keys() - old.keys())
        raise place.complaint(f"seat {seat}: only ids have changed: {lost} are now {found}")


def _by_id(scene: Scene) -> dict[str, Item]:
    return {item.id: item for group in scene.groups for item in group.items}


def _looks(group: Group) -> tuple[str, Counter[tuple[str, str, str]]]:
    return group.id, Counter((item.symbol, item.kind, item.form) for item in group.items)


def scene_has_a_place_for_everything(trial: Trial) -> None:
    """Groups are in zones that pages have; items have a known form and, on a map, a place."""
    for place in trial.sample(200, ends=True):
        for seat in (SPECTATOR, *range(place.match.seats)):
            for group in scene_of(place, seat).groups:
                wrong = [line for item in group.items for line in _find_misplaced(group, item)]
                wrong += _find_adrift(group)
                if group.zone not in ZONES:
                    wrong.append(f"there is no zone {group.zone!r}")
                if group.place and not _on_chart(*group.place):
                    wrong.append(f"it is outside the chart: {group.place}")
                if wrong:
                    raise place.complaint(f"the scene of seat {seat}, {group.id!r}: {wrong}")


def _find_misplaced(group: Group, item: Item) -> Iterator[str]:
    """Yield the faults of an item's place or form."""
    if item.form not in FORMS:
        yield f"{item.id!r} has no such form: {item.form!r}"
    if group.measure is None:
        return
    if item.place is None:
        yield f"{item.id!r} has no place on the map"
    elif not _on_map(item.place, group.measure):
        yield f"{item.id!r} is outside the map: {item.place}"


def _find_adrift(group: Group) -> Iterator[str]:
    """Yield drawings and labels that are on no map, or outside it."""
    places = [drawing.place for drawing in group.drawings] + [x.place for x in group.labels]
    for place in places:
        if group.measure is None or not _on_map(place, group.measure):
            yield f"a drawing is on no map: {place}"


def _on_map(place: tuple[float, float], measure: tuple[int, int]) -> bool:
    return all(0 <= at <= end for at, end in zip(place, measure, strict=True))


def _on_chart(x: float, y: float, width: float, height: float) -> bool:
    return x >= 0 and y >= 0 and 0 < width <= 100 - x and 0 < height <= 100 - y


def scene_symbols_are_drawn(trial: Trial) -> None:
    """Every symbol that a scene uses is in the game's art."""
    art = trial.game.folder / "art"
    drawn = {name for path in art.rglob("*.svg") for name in SYMBOL.findall(path.read_text())}
    for place in trial.sample(200, ends=True):
        for seat in (SPECTATOR, *range(place.match.seats)):
            scene = scene_of(place, seat)
            items = [item for group in scene.groups for item in group.items]
            used = {symbol for item in items for symbol in (item.symbol, item.badge)}
            used.add(scene.chart)
            for group in scene.groups:
                used |= {group.ground, group.symbol, group.shape}
                used |= {drawing.symbol for drawing in group.drawings}
            if used - drawn - {""}:
                raise place.complaint(f"symbols that art/ lacks: {sorted(used - drawn - {''})}")


def shelf_symbols_are_drawn(trial: Trial) -> None:
    """The emblem, a frontispiece and the portraits are in the files that pages expect."""
    art, frontispiece = trial.game.folder / "art", "frontispiece"
    drawn = {path.stem: SYMBOL.findall(path.read_text("utf-8")) for path in art.glob("*.svg")}
    if trial.game.meta.emblem not in drawn.get("symbols", ()):
        raise trial.complaint(f"art/symbols.svg lacks the emblem {trial.game.meta.emblem!r}")
    places = [name for name, symbols in drawn.items() if frontispiece in symbols]
    if places != [name for name in drawn if name == frontispiece]:
        raise trial.complaint("the symbol `frontispiece` must be in art/frontispiece.svg")
    characters = [level.name for level in trial.game.meta.levels if level.names]
    if missing := [name for name in characters if name not in drawn.get("characters", ())]:
        raise trial.complaint(f"art/characters.svg lacks the portraits {missing}")


def scene_explains_itself(trial: Trial) -> None:
    """Every item, gauge and total has a topic, and the words name and explain it."""
    speaker = Speaker(game=trial.game.folder)
    known = {topic for topic in topics(trial.game.folder) if speaker.has(NAMED + topic)}
    for place in trial.sample(200, ends=True):
        for seat in (SPECTATOR, *range(place.match.seats)):
            silent = {
                what
                for what, topic in scene_of(place, seat).topics_by_thing()
                if topic not in known
            }
            if silent:
                raise place.complaint(
                    f"the scene of seat {seat} does not explain {sorted(silent)}: give `about`, "
                    "and `topic-TOPIC` and `about-TOPIC` in words/"
                )


class _Namer(Speaker):
    """A speaker that marks each seat that the match doesn't have."""

    MARK = "no such seat"

    def __init__(self, folder: Path, seats: int) -> None:
        super().__init__(game=folder)
        self._seats = range(seats)

    def name(self, seat: int) -> str:
        """Return the seat's number, or the mark."""
        return super().name(seat) if seat in self._seats else f"{self.MARK}: {seat}"


def scene_names_seats_of_the_match(trial: Trial) -> None:
    """No sentence names a seat that doesn't exist.

    A seat below 0 is allowed if the sentence doesn't name it, for the variant `[nobody]`.
    """
    for place in trial.sample(200, ends=True):
        namer = _Namer(place.game.folder, place.match.seats)
        for seat in (SPECTATOR, *range(place.match.seats)):
            for message in scene_of(place, seat).messages():
                if namer.MARK in (said := namer.say(message)):
                    raise place.complaint(
                        f"the scene of seat {seat}, {message.id!r} names a seat that there is "
                        f"not: {said!r}; give another message, or say it under [nobody]"
                    )


def scene_of(place: Place, seat: int) -> Scene:
    """Return the scene of a seat, or of a spectator."""
    return place.game.draw(place.terms, place.game.state.view(place.state, seat), seat)
