"""The actions of Canal Grande, by number.

 0 … 12   shift KIND          a card into the second offer
13        present             the two offers are ready
14, 15    choose first|second
16, 17    use, forgo          a traitor, a spy, the bonus (option `powers=asked`)
18 … 23   call DISTRICT       open a vote
24 … 29   lay DISTRICT        one more card for a bid
30, 31    bid, decline
32 … 44   return KIND         retracts a shift
45        withdraw            retracts all that was laid for a bid
"""

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.message import Arg

from .material import CARDS, DISTRICTS

KIND = Arg("card", names=CARDS)
DISTRICT = Arg("district", names=DISTRICTS)
OFFER = Arg("offer", names=("first", "second"))

ACTIONS = Actions(
    [
        Block("shift", (KIND,)),
        Block("present"),
        Block("choose", (OFFER,)),
        Block("use"),
        Block("forgo"),
        Block("call", (DISTRICT,)),
        Block("lay", (DISTRICT,)),
        Block("bid"),
        Block("decline"),
        Block("return", (KIND,), retracts=True),
        Block("withdraw", retracts=True),
    ]
)

(SHIFT, PRESENT, CHOOSE, USE, FORGO, CALL, LAY, BID, DECLINE, RETURN, WITHDRAW) = (
    ACTIONS.starts[block.kind] for block in ACTIONS.blocks
)
