"""Refusals of a Ray cluster."""

from serenissima.kernel.errors import NotNow, RefusalCode, Unreadable

RAY_ADDRESS = RefusalCode(Unreadable, "ray/address", "this is not an address")
RAY_MISSING = RefusalCode(NotNow, "ray/missing", "Ray is not installed")
RAY_NOBODY = RefusalCode(NotNow, "ray/nobody", "no node of the cluster is ready")
RAY_UNREACHABLE = RefusalCode(NotNow, "ray/unreachable")
