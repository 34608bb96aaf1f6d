"""Addresses as QR codes, for the camera of another person's phone."""

import segno
from markupsafe import Markup


def qr_code(address: str) -> Markup:
    """Return a drawing that cameras read; the address is printed beside it."""
    svg = segno.make(address, error="m").svg_inline(border=3, omitsize=True, svgclass="qr")
    return Markup(svg.replace("<svg ", '<svg aria-hidden="true" ', 1))  # noqa: S704 - of our own
