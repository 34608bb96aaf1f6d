"""The players whom an event of Venedig affects, beyond those that it names."""

from typing import Any

from serenissima.kernel.affected import mask_of


def replaced_master(before: Any, _after: Any, *values: int) -> int:
    """Return the seat that loses the figure of a kind, the last argument."""
    master = int(before.master[values[-1]])
    return mask_of([master] if master >= 0 else [])


def owners_of_rows(before: Any, _after: Any, kind: int) -> int:
    """Return the seats with cards of a kind on the table."""
    return mask_of(seat for seat, laid in enumerate(before.laid[:, kind]) if laid)
