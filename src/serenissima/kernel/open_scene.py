"""Scenes of a table on which all cards are open, put together from the scenes of all seats."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from serenissima.kernel.scene import Group, Item, Row, Scene

RESULT = "result"  # the zone whose group names the winner


def open_scene(scenes: Sequence[Scene], seat: int) -> Scene:
    """Return the scene of one seat with everything that the other seats see of their own.

    Of a group or a line that belongs to another seat, its owner's drawing is shown, without
    choices: only the given seat acts.

    Args:
        scenes: the scene of each seat, all of the same position.
        seat: the seat that acts, or looks.
    """
    groups = [_opened(group, scenes, seat) for group in scenes[seat].groups]
    taken: set[str] = set()
    own = {group.seat == seat: None for group in groups}
    for first in sorted(own, reverse=True):  # the acting seat's things keep their ids
        for at, group in enumerate(groups):
            if (group.seat == seat) == first:
                groups[at] = _renamed(group, taken)
    return replace(scenes[seat], groups=tuple(groups))


def _opened(group: Group, scenes: Sequence[Scene], seat: int) -> Group:
    """Return a group with the lines that their owners see."""
    owner = group.seat
    if group.zone == RESULT or owner == seat:
        return group
    if owner is not None:
        own = _same(group, scenes[owner])
        if own is None:
            return group
        return replace(group, rows=tuple(map(_still, own.rows)), notes=own.notes)
    rows = [_opened_row(group, at, scenes, seat) for at in range(len(group.rows))]
    return replace(group, rows=tuple(rows))


def _opened_row(group: Group, at: int, scenes: Sequence[Scene], seat: int) -> Row:
    """Return a line of a shared group, with the things of each seat as their owner sees them."""
    row = group.rows[at]
    if row.seat == seat:
        return row
    for owner, scene in enumerate(scenes):
        own = _same(group, scene)
        if owner == seat or own is None:
            continue
        if row.seat == owner:
            lines = [one for one in own.rows if one.seat == owner]
            before = sum(one.seat == owner for one in group.rows[:at])
            return _still(lines[before]) if before < len(lines) else row
        if len(own.rows) == len(group.rows):
            row = replace(row, items=_opened_items(row.items, own.rows[at].items, owner))
    return row


def _opened_items(
    items: tuple[Item, ...], theirs: tuple[Item, ...], owner: int
) -> tuple[Item, ...]:
    """Return items with those of their owner face up in the place of those face down."""
    shown = {item.id for item in items}
    known = {item.id for item in theirs if item.seat == owner}
    hidden = [at for at, it in enumerate(items) if it.seat == owner and it.id not in known]
    fresh = [_without_choice(it) for it in theirs if it.seat == owner and it.id not in shown]
    rest = [it for at, it in enumerate(items) if at not in hidden]
    place = hidden[0] if hidden else len(rest)
    return (*rest[:place], *fresh, *rest[place:])


def _same(group: Group, scene: Scene) -> Group | None:
    return next((one for one in scene.groups if one.id == group.id), None)


def _still(row: Row) -> Row:
    """Return a line without choices."""
    return replace(row, items=tuple(map(_without_choice, row.items)))


def _without_choice(item: Item) -> Item:
    if item.action is None:
        return item
    return replace(item, action=None, then=(), loss=None, brings="", prize="")


def _renamed(group: Group, taken: set[str]) -> Group:
    """Return a group whose things have ids that no other group has used; note them."""
    rows = tuple(
        replace(row, items=tuple(_named_apart(row.items, group, taken))) for row in group.rows
    )
    return group if rows == group.rows else replace(group, rows=rows)


def _named_apart(items: Sequence[Item], group: Group, taken: set[str]) -> Iterator[Item]:
    for item in items:
        name, number = item.id, 1
        while name in taken:
            name, number = f"{item.id}-of-{group.id}-{number}", number + 1
        taken.add(name)
        yield item if name == item.id else replace(item, id=name)
