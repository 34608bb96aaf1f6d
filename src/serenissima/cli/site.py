"""The command `site`: the site's name, and the texts linked from the foot of every page."""

from pathlib import Path
from typing import Annotated

import typer

from serenissima.cli.arguments import Json, read_text
from serenissima.cli.host_options import Data, Database
from serenissima.cli.reporting import print_json
from serenissima.cli.serve import database_url

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
EVERY = "all"


def site(
    name: Name = None,
    imprint: Imprint = None,
    privacy: Privacy = None,
    language: Language = "",
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Set the site's name, imprint and privacy text, or list what is set.

    The files are plain text: blank lines separate paragraphs, a line that begins with # is a
    heading, and web addresses become links. An empty name or file removes the text. Each line shows
    the text's kind, its language and its beginning.

    \b
    Examples:
      serenissima site --name "Club Rialto"
      serenissima site --imprint imprint.txt --privacy privacy.txt
      serenissima site --privacy datenschutz.txt --language de
    """
    from serenissima.service import change_site
    from serenissima.words import LANGUAGES

    if language not in ("", *LANGUAGES):
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    files = {"imprint": imprint, "privacy": privacy}
    texts = {kind: read_text(file) for kind, file in files.items() if file}
    if name is not None:
        texts["name"] = name
    found = change_site(database_url(database, data), language=language, texts=texts).texts
    if as_json:
        each = [{"kind": kind, "language": code, "text": t} for (kind, code), t in found.items()]
        print_json(each)
        return
    for (kind, code), text in sorted(found.items()):
        typer.echo("\t".join((kind, code or EVERY, text.partition("\n")[0])))
    if not found:
        typer.echo("the site has no texts of its own")
