"""Every adapter takes an option by its name, since no other argument has that name."""

from collections.abc import Callable
from inspect import signature

import pytest

from serenissima.adapters import gymnasium, openspiel, pettingzoo
from serenissima.kernel.meta import RESERVED
from serenissima.testing import scenarios
from tests.tiny.game import GAME as TINY

TAKING_OPTIONS = (
    gymnasium.env, pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env, scenarios.at,
)  # fmt: skip


@pytest.mark.parametrize("function", TAKING_OPTIONS, ids=lambda one: one.__qualname__)
def test_no_option_has_the_name_of_an_argument(function: Callable[..., object]):
    """The declaration of such an option is refused, also in a third party's game."""
    assert signature(function).parameters.keys() - {"options"} <= RESERVED


def test_no_option_has_the_name_of_a_parameter():
    """OpenSpiel's parameters are the options, and three of the adapter's own."""
    own = openspiel._kind(TINY.meta, joint=False).parameter_specification.keys()

    assert own - {option.name for option in TINY.options} <= RESERVED
