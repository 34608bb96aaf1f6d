"""The admin pages, the same by commands, and the host's words on every page."""

import io
import re
from collections.abc import Callable
from pathlib import Path

from fastapi import FastAPI

from serenissima.service import GuestChange, manage_guests
from tests.service.guests import act, two_at_a_table
from tests.web.meetings import sit_down
from tests.web.visitors import Visitor, key

Come = Callable[[], Visitor]
PAGES = (
    "/admin", "/admin/guests", "/admin/tables", "/admin/tables?over=on", "/admin/reports",
    "/admin/submissions",
    "/admin/announcements", "/admin/site", "/admin/site?language=de",
)  # fmt: skip
PLACES = "/imprint", "/privacy"
LONG = "2100-01-01T18:00"


def id_of(told: Callable[..., str], name: str) -> str:
    """Return the id of the guest with this name."""
    return next(line for line in told("guests", name).splitlines()).split("\t")[0]


async def test_only_admins_find_the_admin_pages(
    host: Visitor, bernd: Visitor, come: Come, told: Callable[..., str]
):
    """For everyone else, guest or not, they don't exist; a dismissal takes effect at once."""
    await bernd.sit("person")
    table, guest = bernd.table, id_of(told, "Anna")
    pages = (*PAGES, f"/admin/table/{table}", f"/admin/guest/{guest}")
    sent = ("/admin/reports", "/admin/announcements", "/admin/site", f"/admin/guest/{guest}",
            f"/admin/guest/{guest}/delete", f"/admin/table/{table}/close",
            f"/admin/table/{table}/delete")  # fmt: skip
    for visitor in (bernd, come()):
        for page in pages:
            await visitor.go(page, 404)
            assert visitor.codes == ["page/unknown"]
        for page in sent:
            await visitor.send(page, 404, change="ban", settle="1", name="X")
            assert visitor.codes == ["page/unknown"]
    for page in pages:
        await host.go(page)

    told("admin", "--dismiss", told("admin", "--list").split("\t")[0])
    for page in pages:
        await host.go(page, 404)


async def test_a_link_makes_one_guest_an_admin(
    anna: Visitor, bernd: Visitor, told: Callable[..., str]
):
    """A look at it changes nothing, and a name that can't be used does not spend it."""
    link = "/" + told("admin").strip().partition("8000/")[2]
    for _ in range(2):
        await anna.go(link)
    await anna.send(link, 422, name="", key=key())
    await bernd.sit("person")
    await bernd.go(link)
    assert "You’re Anna in this browser." in bernd.text
    await bernd.send(link)
    assert bernd.path == "/admin"
    await anna.go(link, 404)
    await anna.send(link, 404, name="Mallory", key=key())

    assert anna.codes == ["admin/link"]
    assert told("admin", "--list").count("\n") == 1
    assert "/admin" in (await bernd.go("/me")).read.links
    assert "/admin" not in (await anna.go("/me")).read.links


async def test_an_admin_sees_no_more_than_a_spectator(host: Visitor, app: FastAPI):
    """An action that no spectator notices changes nothing on the table's admin page."""
    tables = app.state.serenissima.tables
    opening, bernd = await two_at_a_table(tables)
    token = str(opening.token)
    place = f"/admin/table/{opening.table}"
    before, seen = (await host.go(place)).text, (await tables.view(opening.table)).seq
    await act(tables, opening.table, token)
    noticed = (await tables.view(opening.table)).seq > seen
    after = (await host.go(place)).text

    assert "Bernd" in before
    assert noticed or before == after
    assert not [one for one in (token, bernd.token) if one in after]


async def test_an_admin_renames_a_guest_everywhere(
    host: Visitor, bernd: Visitor, come: Come, app: FastAPI, told: Callable[..., str]
):
    """The old name is in no log, and a name that someone at the table has is refused."""
    await bernd.sit("person", "person")
    table, link = bernd.table, bernd.links("join")[0]
    await come().join(link, "Clara")
    guest = id_of(told, "Anna")
    await host.send(f"/admin/guest/{guest}", 422, change="rename", name="Clara")
    assert host.codes == ["seat/name"]
    await host.send(f"/admin/guest/{guest}", change="rename", name="Nett")
    await host.go(f"/table/{table}/seats")
    rows = await app.state.serenissima.tables._store.read(lambda logs: logs.log(table).entries)

    assert "Nett" in host.text
    assert ("Nett" in str(rows), "Anna" in str(rows)) == (True, False)
    assert (await app.state.serenissima.tables.view(table)).names[0] == "Nett"


async def test_a_deactivated_guest_is_signed_out_until_activated(
    host: Visitor, bernd: Visitor, come: Come, told: Callable[..., str]
):
    """Neither the cookie nor the password works meanwhile, and the refusal gives the reason."""
    await bernd.sit("person")
    await bernd.send("/me/account", login="bernd", password="a long password")
    guest = id_of(told, "bernd")
    await host.send(f"/admin/guest/{guest}", change="deactivate")
    await bernd.go("/me")
    assert "Once you have a seat" in bernd.text
    phone = come()
    await phone.send("/sign-in", 422, login="bernd", password="a long password")
    assert phone.codes == ["guest/deactivated"]
    assert "deactivated" in told("guests", "bernd")
    told("guests", "--activate", guest)
    await phone.send("/sign-in", login="bernd", password="a long password")
    await phone.go("/me")

    assert "bernd" in phone.text


async def test_an_admin_closes_and_deletes_a_table(
    host: Visitor, bernd: Visitor, told: Callable[..., str], app: FastAPI
):
    """Its players notice the end; afterwards nothing is left of it in the database."""
    await bernd.sit("person")
    table = bernd.table
    await host.send(f"/admin/table/{table}/close")
    view = await app.state.serenissima.tables.view(table)
    await host.send(f"/admin/table/{table}/close", 409)
    assert (view.ended, host.codes) == (True, ["match/over"])
    await bernd.go(f"/table/{table}")
    await host.send(f"/admin/table/{table}/delete")
    await bernd.go(f"/table/{table}", 404)
    assert bernd.codes == ["table/unknown"]

    await bernd.sit("person", public="on")
    another = bernd.table
    assert "table/unknown" in told("tables", "--delete", table)
    told("tables", "--delete", another)
    await bernd.go(f"/table/{another}", 404)
    await bernd.go("/")
    assert another not in bernd.text


async def test_an_admin_deletes_a_guest(
    host: Visitor, bernd: Visitor, told: Callable[..., str], server_log: io.StringIO
):
    """As if the guest had done so; the log records this change and the one just before."""
    await bernd.sit("person")
    guest = id_of(told, "Anna")
    await host.send(f"/admin/guest/{guest}", change="ban")
    await host.send(f"/admin/guest/{guest}/delete")
    await host.go(f"/admin/guest/{guest}", 404)

    assert host.codes == ["guest/none"]
    assert told("guests").count("\n") == 1
    assert [one in server_log.getvalue() for one in ("=ban", "=delete", guest)] == [True] * 3


async def test_an_admin_settles_reports(host: Visitor, bernd: Visitor, come: Come):
    """A reported name leads to its guest."""
    await bernd.sit("person", "person", public="on")
    table = bernd.table
    clara = await come().go("/tables")
    await sit_down(clara, "Clara")
    await clara.send(f"/table/{table}/people", report="0", name="Anna")
    await host.go("/admin/reports")
    number = dict(button for form in host.read.forms for button in form.buttons)["settle"]
    assert any(link.startswith("/admin/guest/") for link in host.read.links)
    await host.send("/admin/reports", settle=number)

    assert "No open reports." in host.text


async def test_announcements_are_on_every_page_in_its_language(
    host: Visitor, bernd: Visitor, told: Callable[..., str], fresh: None
):
    """Times are in UTC for a script to change; the host's words are as they were written."""
    await host.send("/admin/announcements", text="<Club>", down_at="2100-01-01T17:00", back_at=LONG)
    for page in ("/", "/me", "/nowhere", "/announcements"):
        await bernd.go(page, 404 if page == "/nowhere" else 200)
        assert '<time datetime="2100-01-01T17:00:00Z" data-local>' in bernd.text
        assert "&lt;Club&gt;" in bernd.text
    await bernd.go("/", **{"accept-language": "de"})
    assert "Wartung: <time" in bernd.text
    listed = told("announce", "later", "--from", "+1h", "--until", "+2h")
    assert [line.split("\t")[0] for line in listed.splitlines()] == ["1", "2"]
    await bernd.go("/")
    assert "later" not in bernd.text
    told("announce", "--remove", "1")
    await bernd.go("/")
    assert "<Club>" not in bernd.text
    assert "data-announcement" not in bernd.text
    past = {"text": "x", "shown_until": "2001-01-01"}
    for fields in ({}, {"down_at": LONG, "back_at": LONG}, past):
        await host.send("/admin/announcements", 422, **fields)
        assert host.codes == ["site/announcement"]
    assert "command/time" in told("announce", "--back", "25:00")


async def test_the_site_has_its_own_name_and_texts(
    host: Visitor, bernd: Visitor, told: Callable[..., str], tmp_path: Path, fresh: None
):
    """Links at the foot lead to those that exist; a text for a language comes before the other."""
    for page in PLACES:
        await bernd.go(page, 404)
    await bernd.go("/")
    assert '<footer class="foot">' not in bernd.text
    await host.send(
        "/admin/site", name="Club Rialto", imprint="# Who\nAnna, https://x.test/a.", privacy=""
    )
    file = tmp_path / "privacy.txt"
    file.write_text("Wir speichern\nwenig.\n\n<b>", encoding="utf-8")
    told("site", "--privacy", str(file), "--language", "de")
    await bernd.go("/imprint")
    assert "<h2>Who</h2>" in bernd.text
    assert '<a href="https://x.test/a" rel="noopener nofollow">https://x.test/a</a>.' in bernd.text
    assert [link for link in bernd.read.links if link in PLACES] == ["/imprint", "/imprint"]
    await bernd.go("/privacy", 404)
    await bernd.go("/privacy", **{"accept-language": "de"})
    assert "<p>Wir speichern<br>\nwenig.</p>" in bernd.text
    assert "<p>&lt;b&gt;</p>" in bernd.text
    await bernd.go("/manifest.webmanifest")
    assert '"name":"Club Rialto"' in bernd.text
    told("site", "--name", "")
    await bernd.go("/")
    assert "Club Rialto" not in bernd.text


async def test_the_status_shows_the_last_backup(
    host: Visitor, told: Callable[..., str], tmp_path: Path
):
    """A backup notes its time in the database; a host of PostgreSQL notes it by a command."""
    assert "unknown" in host.text
    assert "last backup\tunknown" in told("status")
    told("backup", str(tmp_path / "copy.db"))
    await host.go("/admin")

    assert re.search(r"Last backup</dt><dd><time", host.text)
    assert re.search(r"last backup\t20\d\d-", told("status"))
    assert re.search(r"last backup\t20\d\d-", told("status", "--backup-made"))


async def test_a_banned_guest_is_found_by_part_of_a_name(
    host: Visitor, bernd: Visitor, app: FastAPI, told: Callable[..., str]
):
    """Marks of a search are taken as they are, and capitals don't count."""
    await bernd.sit("person")
    place = str(app.state.serenissima.tables._store.database.url)
    guest = id_of(told, "Anna")
    change = GuestChange(name="Élise_50%", banned=True)
    manage_guests(place, most=1, guest=guest, change=change, now=lambda: 1e9)
    texts = ("LISE_50%", "Éli", "e%5", guest)
    found = [manage_guests(place, text, most=5, now=lambda: 1e9) for text in texts]
    names = [[one.name for one in each] for each in found]

    assert names == [["Élise_50%"], ["Élise_50%"], [], ["Élise_50%"]]
    assert found[0][0].banned
