"""The actions of Doge, by number.

 0 …  6   card AREA         where to lay a ballot
 7 … 10   add VALUE         one more marker for it
11        confirm           the ballot is ready
12 … 14   councillor WHICH  of the Quarantia (option `neutralise=one-by-one`)
15 … 21   send AREA         take control of the councillor and send it there
22        abstain           leave it neutral
23 … 28   lift DISTRICT     a house to move
29 … 34   drop DISTRICT     where it goes
35        stay              no move, or no further one
36 … 38   place COUNT       houses from stock
39, 40    build, forgo      a palazzo
41 … 44   remove VALUE      retracts a marker of the ballot
45        take-back         retracts the ballot
46        put-back          retracts the lifting of a house
"""

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.message import Arg

from .material import AREAS, DISTRICTS, VALUES, WINNER_HOUSES

AREA = Arg("area", names=AREAS)
DISTRICT = Arg("district", names=DISTRICTS, words="area")
MARKER = Arg("marker", high=VALUES - 1)
WHICH = Arg("which", names=("first", "second", "third"))

ACTIONS = Actions(
    [
        Block("card", (AREA,)),
        Block("add", (MARKER,)),
        Block("confirm"),
        Block("councillor", (WHICH,)),
        Block("send", (AREA,)),
        Block("abstain"),
        Block("lift", (DISTRICT,)),
        Block("drop", (DISTRICT,)),
        Block("stay"),
        Block("place", (Arg("count", high=WINNER_HOUSES),)),
        Block("build"),
        Block("forgo"),
        Block("remove", (MARKER,), retracts=True),
        Block("take-back", retracts=True),
        Block("put-back", retracts=True),
    ]
)

(CARD, ADD, CONFIRM, COUNCILLOR, SEND, ABSTAIN, LIFT, DROP, STAY, PLACE, BUILD, FORGO, REMOVE,
 TAKE_BACK, PUT_BACK) = (ACTIONS.starts[block.kind] for block in ACTIONS.blocks)  # fmt: skip
