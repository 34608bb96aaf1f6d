"""Compares a question with texts by their letters.

Each text is a vector of its sequences of three and four letters, weighted by tf-idf; two texts are
alike if their vectors point the same way (cosine similarity: Manning, Raghavan and Schütze,
*Introduction to Information Retrieval*, 6.3).
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from serenissima.words.rules import plain, words_of

LETTERS = (3, 4)  # lengths of the compared sequences


class Spelling:
    """The vectors of some texts.

    Args:
        texts: the texts.
        stop: ignored words, without case and accents.
    """

    def __init__(self, texts: Sequence[str], stop: Collection[str]) -> None:
        self._stop = stop
        found = [Counter(self._sequences(text)) for text in texts]
        having = Counter(sequence for counts in found for sequence in counts)
        self._rows = {sequence: row for row, sequence in enumerate(having)}
        often = np.array(list(having.values()), dtype=np.float32)
        self._rarity = np.log1p((len(texts) - often + 0.5) / (often + 0.5))
        self._vectors = np.zeros((len(having), len(texts)), dtype=np.float16)
        for column, counts in enumerate(found):
            rows, weights = self._vector(counts)
            self._vectors[rows, column] = weights

    def compare(self, question: str) -> NDArray[np.float32]:
        """Return how alike the question and each text are, from 0 to 1."""
        rows, weights = self._vector(Counter(self._sequences(question)))
        alike: NDArray[np.float32] = weights @ self._vectors[rows].astype(np.float32)
        return alike

    def _vector(self, counts: Counter[str]) -> tuple[NDArray[np.intp], NDArray[np.float32]]:
        """Return the rows of the known sequences and their weights; the vector has length 1."""
        known = [sequence for sequence in counts if sequence in self._rows]
        rows = np.array([self._rows[sequence] for sequence in known], dtype=np.intp)
        often = np.array([counts[sequence] for sequence in known], dtype=np.float32)
        weights = (1 + np.log(often)) * self._rarity[rows]
        length = max(float(np.linalg.norm(weights)), 1e-9)
        return rows, (weights / length).astype(np.float32)

    def _sequences(self, text: str) -> Iterator[str]:
        for word in words_of(plain(text)):
            if word not in self._stop:
                for length in LETTERS:
                    for start in range(len(word) + 3 - length):
                        yield f"_{word}_"[start : start + length]
