"""Fair dice: a browser checks by itself that a finished match followed from its secret."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import Open
from tests.browser.place import Place
from tests.browser.quick import finished


def loaded_die(text: str) -> tuple[str, int]:
    """Return the file with another last draw, and the line that has it."""
    lines = text.splitlines()
    at = max(n for n, line in enumerate(lines) if re.search(r" / \d", line))
    lines[at] = re.sub(r"\d+$", lambda last: str(1 - min(int(last[0]), 1)), lines[at])
    return "\n".join(lines), at + 1


def checked(page: Page, text: str = "") -> Locator:
    """Return the verdict on a file, or on the server's own."""
    if text:
        page.set_input_files("#fair-file", {
            "name": "kept.txt", "mimeType": "text/plain", "buffer": text.encode(),
        })  # fmt: skip
    page.click("#fair-check button")
    return page.locator("[data-said]:visible")


def test_a_match_is_verified_and_a_forged_file_detected(place: Place, open_page: Open):
    """The check uses only public data of the server, and sends none."""
    page = open_page()
    page.goto(place.address + finished(place.address))
    table = page.url
    text = page.request.get(f"{table}/match").text()
    draws = sum(len(answers.split()) for answers in re.findall(r" / ([\d ]+)$", text, re.MULTILINE))
    forged, line = loaded_die(text)
    (secret,) = re.findall(r"^proof (.+) [0-9a-f]{64}", text, re.MULTILINE)
    page.goto(f"{table}/fair")
    expect(page.locator("code", has_text=secret)).to_be_visible()

    expect(checked(page)).to_have_text([
        "✓ The secret matches the hash shown at the start.",
        f"✓ All random draws come from the secret. Random draws checked: {draws}",
    ])  # fmt: skip
    expect(checked(page, text)).to_have_count(2)
    expect(checked(page, forged).last).to_have_text(
        f"✗ A random draw doesn’t match the secret. See this line of the match file: {line}"
    )
    other = secret[::-1]
    expect(checked(page, text.replace(secret, other))).to_have_text(
        ["✗ The secret doesn’t match the hash shown at the start."]
    )
    expect(checked(page, text.replace("proof", "# proof"))).to_have_text(
        ["✗ This file is from a different match."]
    )
