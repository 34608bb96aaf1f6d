"""Compares a question with the ways to ask for each rule, all at once."""

from collections.abc import Mapping, Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

UNASKED = 0.35  # weight of words that a way to ask has and the question lacks


class Ways:
    """The ways to ask for some rules, as numbers of words.

    Args:
        asked: for each rule, the words of each way to ask for it.
        weights: the weight of each of these words.
    """

    def __init__(
        self, asked: Sequence[Sequence[frozenset[str]]], weights: Mapping[str, float]
    ) -> None:
        ways = [(rule, way) for rule, there in enumerate(asked) for way in there if way]
        self._rules = len(asked)
        self._rule_of = np.array([rule for rule, _ in ways], dtype=np.intp)
        words = dict.fromkeys(word for _, way in ways for word in way)
        self._numbers = {word: number for number, word in enumerate(words)}
        self._weights = np.array([weights.get(word, 0.0) for word in words])
        self._words = np.array([self._numbers[w] for _, way in ways for w in way], dtype=np.int32)
        lengths = [len(way) for _, way in ways]
        self._starts = np.array([0, *accumulate(lengths)][:-1], dtype=np.intp)

    def compare(self, typed: Sequence[tuple[Mapping[str, float], float]]) -> NDArray[np.float64]:
        """Return how similar a question is to the nearest way to ask for each rule, from 0 to 1.

        Args:
            typed: for each word of the question, the words that match it, each with its degree,
                and its weight.
        """
        alike = np.zeros(self._rules)
        total = sum(weight for _, weight in typed)
        if not (len(self._starts) and total):
            return alike
        answered, best = np.zeros(len(self._starts)), np.zeros(len(self._numbers))
        for matches, weight in typed:
            degrees = self._degrees(matches)
            answered += weight * np.maximum.reduceat(degrees[self._words], self._starts)
            best = np.maximum(best, degrees)
        lacking = np.add.reduceat((self._weights * (1 - best))[self._words], self._starts)
        np.maximum.at(alike, self._rule_of, answered / (total + UNASKED * lacking))
        return alike

    def _degrees(self, matches: Mapping[str, float]) -> NDArray[np.float64]:
        """Return the degree to which each known word matches."""
        degrees = np.zeros(len(self._numbers))
        for word, degree in matches.items():
            if word in self._numbers:
                degrees[self._numbers[word]] = degree
        return degrees
