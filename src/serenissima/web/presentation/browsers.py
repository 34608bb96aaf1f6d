"""Names a browser in two words that its owner recognizes."""

PROGRAMS = {  # by a part of the header; the first match counts
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrom": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def browser_label(agent: str) -> str:
    """Return the names of browser and system in a `User-Agent`; empty if neither is known."""
    found = (_first(names, agent) for names in (PROGRAMS, SYSTEMS))
    return " · ".join(filter(None, found))


def _first(names: dict[str, str], agent: str) -> str:
    return next((name for part, name in names.items() if part in agent), "")
