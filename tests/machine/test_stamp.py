"""A stamp describes the program and machine behind a measurement."""

import json
from importlib.metadata import version

from serenissima import __version__, games
from serenissima.machine.stamp import stamp


def test_a_stamp_names_program_rules_libraries_and_machine():
    """It covers the measured games, or all of them."""
    (name, *_) = games.names()
    told = json.loads(json.dumps(stamp([name])))

    assert told["engine"] == __version__
    assert told["rules"] == {name: games.meta(name).rules_version}
    assert told["libraries"] == {"numba": version("numba"), "numpy": version("numpy")}
    assert told["machine"].endswith(" cores)")
    assert list(stamp()["rules"]) == list(games.names())
