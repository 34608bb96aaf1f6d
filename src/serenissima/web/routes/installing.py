"""Installing the pages on a phone: their name, their icons, and a page without the server."""

import hashlib

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from serenissima.web.dependencies import Guest, State
from serenissima.web.presentation import assets
from serenissima.web.presentation.templates import below, page, render
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)
LAGOON = "#25524f"  # of the bar, and of the ground of the icons
SIZES = (192, 512)  # pixels


@router.get("/manifest.webmanifest")
async def manifest(state: State, visitor: Guest) -> Response:
    """Return the name and the look of an installed page."""
    word = Speaker(visitor.language).word
    name = state.site_name(visitor.language)
    icons = [
        {
            "src": below(assets.static(f"icon-{size}.png")),
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for size in SIZES
        for purpose in ("any", "maskable")
    ]
    described = {
        "id": below("/"),
        "name": name,
        "short_name": name,
        "description": word("page-lead"),
        "lang": visitor.language,
        "start_url": below("/"),
        "scope": below("/"),
        "display": "standalone",
        "theme_color": LAGOON,
        "background_color": LAGOON,
        "icons": icons,
    }
    return JSONResponse(described, media_type="application/manifest+json")


@router.get("/service-worker.js")
async def service_worker(request: Request) -> Response:
    """Return the script that shows the page below when the server cannot be reached.

    It changes with that page, which the browser then fetches again.
    """
    kept = page(request, "offline.html", packs=False).body
    text = render("service-worker.js", {"version": hashlib.sha256(kept).hexdigest()[:12]})
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/offline")
async def offline(request: Request) -> Response:
    """Return the page for that case, the only one that a browser caches."""
    return page(request, "offline.html")
