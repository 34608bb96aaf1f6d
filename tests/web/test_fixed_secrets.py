"""The host's code may fix the secrets of its tables; visitors can't."""

import itertools
from pathlib import Path

import pytest
from fastapi import FastAPI

from serenissima.fairplay.secrets import hash_secret
from serenissima.web.app import create_app
from serenissima.web.settings import AppSettings
from tests.web.visitors import SHELF, Visitor, key

SECRET = "secret-for-tests"
ALL = {"sit-0": "computer uniform", "sit-1": "computer uniform"}


def fixed(folder: Path, name: str) -> FastAPI:
    """A server whose tables have numbered secrets."""
    secrets = map(f"{SECRET}-{{}}".format, itertools.count(1))
    database = f"sqlite:///{folder / name}.db"
    return create_app(database, AppSettings(shelf=SHELF, secrets=secrets.__next__))


async def played(app: FastAPI, **fields: str) -> list[str]:
    """Return the lines of the match file of a table where computer players play alone.

    They are sorted and without dice: the clock decides which of two simultaneous choices comes
    first, and the dice are stored beside the second.
    """
    async with app.router.lifespan_context(app):
        visitor = Visitor(app)
        await visitor.send("/new/lots", name="", key=key(), seats="2", **ALL, **fields)
        while (await visitor.web.get(f"/table/{visitor.table}/match")).status_code != 200:
            await visitor.web.get(f"/api/table/{visitor.table}")
        file = (await visitor.web.get(f"/table/{visitor.table}/match")).text
        await visitor.leave()
    return sorted(line.partition(" / ")[0] for line in file.splitlines())


@pytest.fixture
async def files(tmp_path: Path) -> list[list[str]]:
    """The files of the same match on two servers.

    On the second a visitor asks for a secret.
    """
    return [
        await played(fixed(tmp_path, "first")),
        await played(fixed(tmp_path, "second"), secret="my own", secrets="my own"),
    ]


async def test_fixed_secrets_make_the_same_match(files: list[list[str]]):
    """Dice and computer players alike follow from the given secret."""
    first, second = files
    (proof,) = (line for line in first if line.startswith("proof"))

    assert first == second
    assert proof == f"proof {SECRET}-1 {hash_secret(f'{SECRET}-1')}"
