"""Exponentials and logarithms of our own: close to the library's, and the same when compiled."""

import numpy as np

from serenissima.kernel.compile import compiled, interpreted
from serenissima.kernel.elementary import exp, log
from serenissima.kernel.fields import Cells


@compiled
def both(numbers: Cells, powers: Cells, logarithms: Cells) -> None:
    for i in range(numbers.shape[0]):
        powers[i] = exp(numbers[i])
        logarithms[i] = log(abs(numbers[i]) + 1 / 64)


def test_they_are_close_to_the_library():
    numbers = np.linspace(-40, 40, 4001)
    powers, logarithms = np.zeros((2, len(numbers)))
    both(numbers, powers, logarithms)

    assert np.abs(powers / np.exp(numbers) - 1).max() < 1e-10
    assert np.abs(logarithms - np.log(np.abs(numbers) + 1 / 64)).max() < 1e-12
    far = np.array([-1e6, 1e6, 2.0**58])
    both(far, powers[:3], logarithms[:3])
    assert powers[0] == 0
    assert np.isinf(powers[1])


def test_compiled_and_interpreted_they_have_the_same_bits():
    numbers = np.random.default_rng(1).uniform(-40, 40, 200)
    found = np.zeros((2, 2, len(numbers)))
    both(numbers, *found[0])
    with interpreted():
        both(numbers, *found[1])

    assert np.array_equal(*found)
