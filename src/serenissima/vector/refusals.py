"""Refusals of a batch of matches."""

from serenissima.kernel.errors import Illegal, NotNow, RefusalCode, Unknown, Unreadable

VECTOR_ACTIONS = RefusalCode(Unreadable, "vector/actions", "each row needs an action")
VECTOR_DEVICE = RefusalCode(NotNow, "vector/device")
VECTOR_DEVICE_NAME = RefusalCode(Unknown, "vector/device-name", "there is no such device")
VECTOR_ILLEGAL = RefusalCode(
    Illegal, "vector/illegal", "the rules do not allow this action in this row"
)
VECTOR_NO_ROW = RefusalCode(Unknown, "vector/row", "there is no such row")
VECTOR_ROWS = RefusalCode(
    Illegal, "vector/rows", "the number of rows must be at least 1", "1 or more"
)
VECTOR_SAVED = RefusalCode(Illegal, "vector/saved", "these rows do not fit into this batch")
VECTOR_STEPS = RefusalCode(
    Illegal, "vector/steps", "the number of steps must be at least 1", "1 or more"
)
VECTOR_THREADS = RefusalCode(
    Illegal, "vector/threads", "the number of threads must be at least 1", "1 or more"
)
