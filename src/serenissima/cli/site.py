"""The command `site`: the site's name, and the texts linked from the foot of every page."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Json, read_text
from serenissima.cli.host_options import HERE, PORT, Data, Database
from serenissima.cli.reporting import print_json
from serenissima.cli.serve import database_url

if TYPE_CHECKING:
    from serenissima.service import SiteAccess, SiteTexts

Row = tuple[str, str, str]  # a kind, a language and a text
Name = Annotated[
    str | None,
    typer.Option(metavar="TEXT", show_default=False, help="Show this name on every page."),
]
Imprint = Annotated[
    Path | None,
    typer.Option(metavar="FILE", show_default=False, help="Show this text as the imprint."),
]
Privacy = Annotated[
    Path | None,
    typer.Option(metavar="FILE", show_default=False, help="Show this text on the privacy page."),
]
Language = Annotated[
    str,
    typer.Option(
        metavar="CODE",
        show_default="all without a text of their own",
        help="Set the texts for readers of this language, such as de.",
    ),
]
Private = Annotated[
    bool | None,
    typer.Option(
        "--private/--public",
        show_default=False,
        help="Let in only guests, and visitors with an invitation or the password; or everyone.",
    ),
]
Password = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        show_default=False,
        help="Let visitors into a private site by the password in this file; - reads the input.",
    ),
]
Renews = Annotated[
    bool,
    typer.Option(
        "--new-invitation", help="Void the invitation to a private site, and make another."
    ),
]
Address = Annotated[
    str, typer.Option(metavar="URL", help="Start the invitation with the server's public address.")
]
EVERY = "all"


def site(
    name: Name = None,
    imprint: Imprint = None,
    privacy: Privacy = None,
    language: Language = "",
    private: Private = None,
    password: Password = None,
    new_invitation: Renews = False,
    address: Address = f"http://{HERE}:{PORT}",
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Set the site's name and texts, make it private, or list what is set.

    The files are plain text: blank lines separate paragraphs, a line that begins with # is a
    heading, and web addresses become links. An empty name or file removes the text, and an empty
    file the password. Each line shows the text's kind, its language and its beginning; for a
    private site, also how visitors get in, and the invitation. Servers notice within five seconds.

    \b
    Examples:
      serenissima site --name "Club Rialto"
      serenissima site --imprint imprint.txt --privacy privacy.txt
      serenissima site --privacy datenschutz.txt --language de
      serenissima site --private --password password.txt --address https://venice.example.org
    """
    from serenissima.service import AccessChange, change_site
    from serenissima.web.security.hosts import check_address
    from serenissima.words import LANGUAGES

    if language not in ("", *LANGUAGES):
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    begins = check_address(address)
    files = {"imprint": imprint, "privacy": privacy}
    texts = {kind: read_text(file) for kind, file in files.items() if file}
    if name is not None:
        texts["name"] = name
    if language and not texts:
        raise typer.BadParameter("--language needs a text: --name, --imprint or --privacy")
    secret = None if password is None else read_text(password).strip()
    change = AccessChange(private=private, password=secret, renews=new_invitation)
    place = database_url(database, data)
    found = change_site(place, language=language, texts=texts, access=change)
    rows = [*_texts(found), *_access(found.access, begins)]
    if as_json:
        print_json([dict(zip(("kind", "language", "text"), row, strict=True)) for row in rows])
        return
    for kind, code, text in rows:
        typer.echo("\t".join((kind, code or EVERY, text.partition("\n")[0])))
    if not rows:
        typer.echo("the site has no texts of its own")


def _texts(found: "SiteTexts") -> list[Row]:
    return [(kind, code, text) for (kind, code), text in sorted(found.texts.items())]


def _access(access: "SiteAccess", address: str) -> list[Row]:
    """Return how visitors get into a private site; nothing for one that is open to everyone."""
    if not access.private:
        return []
    way = "by invitation or password" if access.password else "by invitation"
    link = f"{address}/enter/{access.invitation}"
    return [("private", "", way), ("invitation", "", link)]
