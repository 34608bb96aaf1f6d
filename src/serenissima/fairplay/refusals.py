"""Refusals of a proof of a match's dice."""

from serenissima.kernel.errors import Illegal, RefusalCode, Unknown

PROOF_COMMITMENT = RefusalCode(
    Illegal, "proof/commitment", "the secret does not match the published hash"
)
PROOF_DRAW = RefusalCode(Illegal, "proof/draw")
PROOF_MISSING = RefusalCode(Unknown, "proof/missing", "the file contains no proof of its dice")
PROOF_POSITION = RefusalCode(
    Illegal,
    "proof/position",
    "a match that begins in a position has no setup with provable dice",
)
