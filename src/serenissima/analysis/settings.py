"""The figures of an analysis: how long it searches, how many deals it tries, what it reports."""

ITERATIONS = 4000  # of the first search for a hint: people read the figures, not only the order
ON, WORTH = 4, 2  # the search for a further action, and for a choice's worth, is shorter by these
EXAMINED = 3  # most promising actions, with which an examined choice begins
ROUGH, DEEP = 400, 6000  # iterations for each action of a match, and for each one examined
USED = 6  # choices of each seat that are examined; the costliest are shown
LONGEST = 24  # actions of a choice

TAKEN = 0.02  # share of the visits that an action needs for its worth to count
WIDEST = 12  # less visited actions that are looked at nevertheless
SHORTER = 16  # a look at one of them is shorter by this factor
LEAST = 32  # iterations of such a look
PROMISING = 0.02  # share of the win by which it must look better to be examined

FORESEEN = 6  # redeals that must agree on what follows an action
WORLDS = 32  # deals over which a seat's chance is averaged
FORCED = 8  # rolls of the dice over which actions without alternatives are averaged
ROLLS = 200  # rolls of the dice over which an action is averaged

DEALS = 64  # redeals in which both choices are played on
AHEAD = 12  # decisions of each seat that follow
SURE = 2.5  # standard errors by which an amount must differ
REASONS = 2  # at most
EQUAL, CLEAR = 0.02, 0.05  # share of the win: a smaller difference means nothing, a larger one much
