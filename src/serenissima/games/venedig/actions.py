"""The actions of Venedig, by number.

  0,   1         reveal, skip              the imaginary player's card (two seats)
  2 …   6        lay KIND                  one more card to one's row
  7 …  10        solo KIND                 all cards of a building at once
 11              done                      the cards are laid
 12 …  16        raise KIND                which building is next
 17 …  20        raise-jointly KIND        the same, of the row on the table
 21 … 148        site HEX                  where it stands, hex by hex
149 … 164        bridge NUMBER             where a ponte stands
165, 166         count first|second        whose casas it counts
167              go-on                     without paying
168              open-purse                to pay gold
169 … 174        give VALUE                one tile or treasure
175              pay                       for points
176 … 179        dump KIND                 a row too many
180 … 307        drain HEX                 take its swamp tile
308              stop                      draining
309 … 313        take KIND                 from the display
314              draw                      from the pile
315 … 319        show KIND                 into the display
320 … 324        shed KIND                 out of a full hand (option `full_hand=swap`)
325              take-back                retracts all cards chosen
326              unpick                   retracts the site begun
327 … 332        keep VALUE               retracts one tile or treasure
333              close-purse              retracts all of them
"""

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.message import Arg

from .material import GOLD_VALUES, KINDS, MOST_BRIDGES, MOST_HEXES

KIND = Arg("kind", names=KINDS)
LARGE = Arg("kind", names=KINDS[1:])  # R3.3: a kind that needs several cards
HEX = Arg("hex", low=1, high=MOST_HEXES)
BRIDGE = Arg("bridge", low=1, high=MOST_BRIDGES)
SIDE = Arg("side", names=("first", "second"))
VALUE = Arg("value", low=1, high=GOLD_VALUES - 1)

ACTIONS = Actions(
    [
        Block("reveal"),
        Block("skip"),
        Block("lay", (KIND,)),
        Block("solo", (LARGE,)),
        Block("done"),
        Block("raise", (KIND,)),
        Block("raise-jointly", (LARGE,)),
        Block("site", (HEX,)),
        Block("bridge", (BRIDGE,)),
        Block("count", (SIDE,)),
        Block("go-on"),
        Block("open-purse"),
        Block("give", (VALUE,)),
        Block("pay"),
        Block("dump", (LARGE,)),
        Block("drain", (HEX,)),
        Block("stop"),
        Block("take", (KIND,)),
        Block("draw"),
        Block("show", (KIND,)),
        Block("shed", (KIND,)),
        Block("take-back", retracts=True),
        Block("unpick", retracts=True),
        Block("keep", (VALUE,), retracts=True),
        Block("close-purse", retracts=True),
    ]
)

(REVEAL, SKIP, LAY, SOLO, DONE, RAISE, RAISE_JOINTLY, SITE, BRIDGE_OVER, COUNT, GO_ON, OPEN_PURSE,
 GIVE, PAY, DUMP, DRAIN, STOP, TAKE, DRAW, SHOW, SHED, TAKE_BACK, UNPICK, KEEP,
 CLOSE_PURSE) = (ACTIONS.starts[block.kind] for block in ACTIONS.blocks)  # fmt: skip
