"""The rules of Canal Grande in plain Python, as a user of OpenSpiel would write them.

Cards: 0 to 5 districts, 6 gondola, 7 traitor, 8 spy, 9 doge, 10 to 12 the numbers one to three.
When chance must answer, `odds` counts the cards that may come, and `chance` takes the answer.
Default options, no retractions.
"""

DISTRICTS, HAND, CARDS = range(6), range(7), range(13)
GONDOLA, TRAITOR, SPY, DOGE, ONE = range(6, 11)
SHIFT, PRESENT, CHOOSE, CALL, LAY, BID, DECLINE = 0, 13, 14, 18, 24, 30, 31
ROUND_CAP, PHASE_TOTAL, FOUR = 200, 10, 4


class Table:
    """A match: the seat that must act or the question to chance, and everything on the table."""

    def __init__(self):
        self.pile = [5, 5, 5, 5, 5, 5, 6, 7, 3, 6]
        self.discard = [0] * 10
        self.number_pile = [4, 5, 5]
        self.numbers = [[0] * 3, [0] * 3]
        self.hands = [[0] * 7, [0] * 7]
        self.won = [[0] * 6, [0] * 6]
        self.offers = [[0] * 13, [0] * 13]
        self.laid = [[0] * 7, [0] * 7]
        self.draft = [[0] * 6, [0] * 6]
        self.barred = [False] * 6
        self.aside = [2] * 6
        self.stage, self.seat, self.winner = "deal", None, None
        self.to_deal, self.to_turn = 8, 0
        self.rounds = self.divider = self.actor = self.picked = 0
        self.doges = self.draws = self.snatch = 0
        self.bonus = self.opened = False
        self.where, self.first, self.draft_first = None, [None, None], None

    @property
    def over(self):
        return self.stage == "over"

    # ---- chance ----------------------------------------------------------------------------------

    def odds(self):
        """Return the number of each card that chance may give; empty if it isn't asked."""
        if self.seat is not None or self.over:
            return []
        if self.stage == "deal":
            return self.aside
        if self.stage == "first":
            return [1, 1]
        if self.stage == "steal":
            return self.hands[1 - self.actor]
        return self.number_pile if 0 < self.to_turn <= 3 else self.pile

    def chance(self, card):
        """Take the answer of chance and proceed to the next question."""
        if self.stage == "deal":
            self.deal(card)
            return
        if self.stage == "first":
            self.divider = card
            self.begin_round()
        elif self.stage == "steal":
            self.hands[1 - self.actor][card] -= 1
            self.hands[self.actor][card] += 1
            self.discard_traitor()
        elif self.to_turn:
            self.turn_up(card)
        else:
            self.receive(card)
        self.go_on()

    def deal(self, card):
        seat = 0 if self.to_deal > 4 else 1
        self.aside[card] -= 1
        self.pile[card] -= 1
        self.hands[seat][card] += 1
        self.to_deal -= 1
        if not self.to_deal:
            self.stage = "first"

    def turn_up(self, card):
        if self.to_turn > 3:
            self.pile[card] -= 1
            self.offers[0][card] += 1
        else:
            self.number_pile[card] -= 1
            self.offers[0][ONE + card] += 1
        self.to_turn -= 1
        if not self.to_turn:
            self.ask("divide", self.divider)

    def receive(self, card):
        self.draws -= 1
        self.pile[card] -= 1
        if card < TRAITOR:
            self.hands[self.actor][card] += 1
        elif card == TRAITOR:
            self.snatch += 1
        elif card == SPY or self.bonus:
            self.discard[card] += 1
            self.draws += 1
        else:
            self.doges += 1

    # ---- decisions -------------------------------------------------------------------------------

    def legal(self):
        """Return the legal actions of the seat that must act."""
        if self.stage == "divide":
            first, second = self.offers
            shifts = [SHIFT + card for card in CARDS if first[card]] if sum(first) > 1 else []
            return shifts + ([PRESENT] if any(second) else [])
        if self.stage == "choose":
            return [CHOOSE, CHOOSE + 1]
        if self.stage == "call":
            return [CALL + district for district in self.callable(self.seat)]
        return self.bids()

    def act(self, action):
        """Carry out a legal action and proceed to the next question."""
        if action < PRESENT:
            self.offers[0][action] -= 1
            self.offers[1][action] += 1
        elif action == PRESENT:
            self.ask("choose", 1 - self.seat)
        elif action < CALL:
            self.picked = action - CHOOSE
            self.take_up(self.seat)
        elif action < LAY:
            self.call(action - CALL)
        elif action < BID:
            self.draft[self.seat][action - LAY] += 1
            if self.draft_first is None:
                self.draft_first = action - LAY
        elif action == BID:
            self.bid()
        else:
            self.close_vote(1 - self.seat)
        if self.seat is None:
            self.go_on()

    def ask(self, stage, seat):
        self.stage, self.seat = stage, seat

    # ---- steps without a choice
    # -------------------------------------------------------------------

    def go_on(self):
        """Proceed until a seat or chance must answer."""
        while self.seat is None and not self.over:
            offer = self.offers[self.handled()]
            if self.to_turn:
                self.turn_next()
                return
            elif self.snatch and not self.draws:
                if self.meet_traitor():
                    return
            elif self.draws:
                if self.draw_next():
                    return
            elif self.bonus:
                self.begin_phase()
            elif offer[TRAITOR]:
                if self.meet_traitor():
                    return
            elif offer[SPY]:
                offer[SPY] -= 1
                self.discard[SPY] += 1
                self.draws = 2
            elif offer[DOGE]:
                self.doges += offer[DOGE]
                offer[DOGE] = 0
            elif self.doges:
                self.open_vote()
            elif self.actor != self.divider:
                self.take_up(self.divider)
            else:
                self.end_round()

    def turn_next(self):
        """Ask chance for the next card of a round."""
        if self.to_turn > 3:
            self.refill()
        self.stage = "turn"

    def draw_next(self):
        """Ask chance for a card of a spy or a bonus; return False if there is none left to draw."""
        replaced = (SPY, DOGE) if self.bonus else (SPY,)
        if not any(self.pile) and not any(
            count for card, count in enumerate(self.discard) if card not in replaced
        ):
            self.draws = 0
            return False
        self.refill()
        self.stage = "draw"
        return True

    def refill(self):
        if not any(self.pile):
            self.pile, self.discard = self.discard, [0] * 10

    def meet_traitor(self):
        """Ask chance for a card of the other hand; return False if that is empty."""
        if any(self.hands[1 - self.actor]):
            self.stage = "steal"
            return True
        self.discard_traitor()
        return False

    def discard_traitor(self):
        if self.snatch:
            self.snatch -= 1
        else:
            self.offers[self.handled()][TRAITOR] -= 1
        self.discard[TRAITOR] += 1

    def handled(self):
        return 1 - self.picked if self.actor == self.divider else self.picked

    def take_up(self, seat):
        """Lay out numbers; take districts and gondolas into the hand."""
        self.actor, self.seat = seat, None
        offer = self.offers[self.handled()]
        for card in HAND:
            self.hands[seat][card] += offer[card]
            offer[card] = 0
        for number in range(3):
            self.numbers[seat][number] += offer[ONE + number]
            offer[ONE + number] = 0

    # ---- rounds and phases -----------------------------------------------------------------------

    def begin_round(self):
        self.rounds += 1
        self.actor, self.picked = self.divider, 0
        self.barred = [False] * 6
        self.to_turn = 8

    def end_round(self):
        first, second = (sum((n + 1) * self.numbers[s][n] for n in range(3)) for s in (0, 1))
        if self.rounds >= ROUND_CAP:
            self.stage = "over"
        elif max(first, second) < PHASE_TOTAL:
            self.divider = 1 - self.divider
            self.begin_round()
        else:
            self.bonus = True
            if first == second:
                self.divider = 1 - self.divider
            else:
                self.actor = 0 if first < second else 1
                self.divider = 1 - self.actor
                self.draws = 3

    def begin_phase(self):
        self.bonus = False
        self.pile = [a + b for a, b in zip(self.pile, self.discard)]
        self.discard = [0] * 10
        for laid in self.numbers:
            for number in range(3):
                self.number_pile[number] += laid[number]
                laid[number] = 0
        self.begin_round()

    # ---- votes -----------------------------------------------------------------------------------

    def callable(self, seat):
        return [d for d in DISTRICTS if self.hands[seat][d] and not self.barred[d]]

    def open_vote(self):
        for seat in (self.actor, 1 - self.actor):
            if self.callable(seat):
                self.ask("call", seat)
                return
        self.doges -= 1
        self.discard[DOGE] += 1

    def call(self, district):
        self.where, self.opened = district, False
        self.first[self.seat] = district
        self.barred[district] = True
        self.hands[self.seat][district] -= 1
        self.laid[self.seat][district] = 1
        self.stage = "raise"

    def worth(self, seat):
        return sum(self.laid[seat][:6]) + sum(self.draft[seat])

    def gondolas(self):
        drafted = self.draft[self.seat]
        return self.hands[self.seat][GONDOLA] - sum(
            1 for d in DISTRICTS if d != self.where and drafted[d]
        )

    def bids(self):
        """Return the choices: draft one more card, bid, or decline."""
        seat, drafted = self.seat, self.draft_first is not None
        needed = sum(self.laid[1 - seat][:6])
        found = [LAY + d for d in DISTRICTS if self.fits(d) and self.suffices(d, needed)]
        if (drafted or not self.opened) and self.worth(seat) > needed:
            found.append(BID)
        if not drafted and self.opened:
            found.append(DECLINE)
        return found

    def fits(self, district):
        """Whether a card of a district is in hand and may be laid."""
        hand, draft = self.hands[self.seat], self.draft[self.seat]
        if hand[district] <= draft[district]:
            return False
        if district == self.where:
            return True
        matching = self.laid[self.seat][self.where] + draft[self.where]
        return matching > 0 and (draft[district] > 0 or self.gondolas() > 0)

    def suffices(self, district, needed):
        """Whether with this card the draft can still be worth more than the other's cards."""
        if self.worth(self.seat) + 1 > needed:
            return True
        self.draft[self.seat][district] += 1
        enough = self.reach() > needed
        self.draft[self.seat][district] -= 1
        return enough

    def reach(self):
        """Return the draft's highest possible worth: a gondola carries one whole district."""
        hand, draft = self.hands[self.seat], self.draft[self.seat]
        opened = [d for d in DISTRICTS if d == self.where or draft[d]]
        closed = sorted((hand[d] for d in DISTRICTS if d not in opened), reverse=True)
        most = self.worth(self.seat) + sum(hand[d] - draft[d] for d in opened)
        return most + sum(closed[: max(0, self.gondolas())])

    def bid(self):
        """Lay the draft open, with its gondolas; the other seat answers."""
        seat, draft = self.seat, self.draft[self.seat]
        if self.first[seat] is None:
            self.first[seat] = self.where if draft[self.where] else self.draft_first
        for district in DISTRICTS:
            if draft[district]:
                self.hands[seat][district] -= draft[district]
                self.laid[seat][district] += draft[district]
                if district != self.where:
                    self.hands[seat][GONDOLA] -= 1
                    self.laid[seat][GONDOLA] += 1
        self.draft[seat] = [0] * 6
        self.draft_first, self.opened = None, True
        self.ask("raise", 1 - seat)

    def close_vote(self, winner):
        """Award a card; discard the winner's others, and return the loser's except one."""
        won, lost = self.laid[winner], self.laid[1 - winner]
        self.doges -= 1
        self.discard[DOGE] += 1
        self.won[winner][self.where] += 1
        won[self.where] -= 1
        for card in HAND:
            self.discard[card] += won[card]
        first = self.first[1 - winner]
        if first is not None:
            first = self.where if lost[self.where] else first
            lost[first] -= 1
            self.discard[first] += 1
        self.discard[GONDOLA] += lost[GONDOLA]
        for district in DISTRICTS:
            self.hands[1 - winner][district] += lost[district]
        district, self.where = self.where, None
        self.laid, self.first, self.seat = [[0] * 7, [0] * 7], [None, None], None
        if all(self.won[winner]) or self.won[winner][district] >= FOUR:
            self.winner, self.stage = winner, "over"
