"""What a browser calls itself, in two words that its owner knows."""

PROGRAMS = {  # by what stands in the header; the first that is found counts
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
    """The names of browser and system in a header `User-Agent`; empty if neither is known."""
    found = (_first(names, agent) for names in (PROGRAMS, SYSTEMS))
    return " · ".join(filter(None, found))


def _first(names: dict[str, str], agent: str) -> str:
    return next((name for part, name in names.items() if part in agent), "")
