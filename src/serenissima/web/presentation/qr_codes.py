"""Addresses as QR codes, for the camera of somebody else's phone."""

import segno
from markupsafe import Markup


def qr_code(address: str) -> Markup:
    """A drawing that cameras read; the address stands beside it in letters."""
    svg = segno.make(address, error="m").svg_inline(border=3, omitsize=True, svgclass="qr")
    return Markup(svg.replace("<svg ", '<svg aria-hidden="true" ', 1))  # noqa: S704 - of our own
