"""Exponentials and logarithms with the same bits on every machine.

The functions of C's library differ from one system to the next in the last bit, and browsers have
their own. A search that compares sums of them would then choose differently. These use only
additions, multiplications and one division, which IEEE 754 defines exactly.
"""

from serenissima.kernel.compile import inner

HALVINGS = 10  # of the exponent, before the series; as many squarings follow it
SMALL = 1.0 / (1 << HALVINGS)
SCALE = 64.0  # brings everything from 1/64 upwards to 1 or more
LOG_OF_2 = 0.6931471805599453
ROOT_OF_2 = 1.4142135623730951


@inner
def exp(x: float) -> float:
    """Return e to the power of `x`, from -40 to 40 with a relative error below 1e-10."""
    t = min(max(x * SMALL, -1.0), 1.0)  # beyond, the result is 0 or infinite anyway
    power = 1.0 + t * (1.0 + t * (1 / 2 + t * (1 / 6 + t * (1 / 24 + t * (1 / 120 + t / 720)))))
    for _ in range(HALVINGS):
        power *= power
    return power


@inner
def log(x: float) -> float:
    """Return the natural logarithm of `x`, from 1/64 to 2**58, with an error below 1e-12."""
    rest = x * SCALE
    twos = -6.0
    for power in (32, 16, 8, 4, 2, 1):
        if rest >= float(1 << power):
            rest /= float(1 << power)
            twos += power
    if rest > ROOT_OF_2:
        rest *= 0.5
        twos += 1.0
    s = (rest - 1.0) / (rest + 1.0)
    q = s * s
    series = 1 / 9 + q * (1 / 11 + q * (1 / 13 + q / 15))
    series = 1.0 + q * (1 / 3 + q * (1 / 5 + q * (1 / 7 + q * series)))
    return twos * LOG_OF_2 + 2.0 * s * series
