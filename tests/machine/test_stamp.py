"""Figures say what they were measured with."""

import json
from importlib.metadata import version

from serenissima import __version__, games
from serenissima.machine.stamp import stamp


def test_a_stamp_names_program_rules_libraries_and_machine():
    """Of the games that were measured, or of all."""
    (name, *_) = games.names()
    told = json.loads(json.dumps(stamp([name])))

    assert told["engine"] == __version__
    assert told["rules"] == {name: games.meta(name).rules_version}
    assert told["libraries"] == {"numba": version("numba"), "numpy": version("numpy")}
    assert told["machine"].endswith(" cores)")
    assert list(stamp()["rules"]) == list(games.names())
