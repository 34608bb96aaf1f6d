# The guided first match of Canal Grande.
# The learner sits at seat 0, Lucia at seat 1. Things are called what they are called on the table.

lesson-first = A first match against Lucia

lesson-first-aim = Two families want the office of doge: yours and Lucia’s. Every vote you win brings a card; cards of all six districts, or four of one, win the match. Lucia has divided eight cards into two offers: you choose. Take the second offer.
lesson-first-answer = The district card and the gondola are in your hand; your traitor stole a card from Lucia, at random. With her doge she calls a vote in San Marco and bids one card. To answer, you need San Marco too: play a card of it.
lesson-first-gondola = You need one more card. Keep your other San Marco: your gondola can bring cards of one other district. The gondola itself does not count, and it is used up. Play a card of any other district.
lesson-first-higher = Two cards against Lucia’s one. After your bid she has to bid higher or pass, and so on in turn, until somebody passes. Bid 2.
lesson-first-divide = You won the vote and keep one San Marco card; the rest of your bid is used up. The loser loses one district card and all gondolas, and takes the rest back. Now you divide and Lucia chooses. Begin with the doge: move it to the second offer.
lesson-first-tempt = Lucia chooses first. You get the doge only if she likes the first offer better, so move just one more card that helps you in votes: a district card or the gondola.
lesson-first-numbers = Number cards win nothing. But when a total is 10 or more at the end of a round, the phase ends, and the player with the lower total draws three bonus cards. Lucia has 5, you have 1. Move one number card.
lesson-first-present = You may divide as you like; only, neither offer may be empty. Five cards, one of them a traitor, should tempt Lucia. Present the offers.
lesson-first-call = Lucia chose, so she played first: her traitor stole Dorsoduro from you. The other offer is yours. With the doge you must call a vote, in a district of which you hold a card. San Marco shows 2/4: it would be your second of the four that win. Play it.
lesson-first-enough = To answer, Lucia needs a San Marco card and a higher bid. Her cards that you know lie face up: no San Marco. A red diamond marks cards of yours that she knows. More cards would only be used up, so bid 1.
lesson-first-phase = Lucia reached 10, so the phase ended and the totals begin at 0 again. You had the lower total and drew three cards; she divides first. Had the totals been equal, nobody would have drawn, and the last chooser would divide. Both offers hold a doge: take either.
lesson-first-spy = Your spy drew two cards from the pile. They have no red diamond: Lucia does not know them. A drawn traitor or doge would act as well; a drawn spy is only replaced. You now hold two San Marco cards. Your doge is next: call San Marco again.
lesson-first-save = One card is enough again. Keep the other one for later: bid 1.
lesson-first-pass = Each district can have only one vote in a round, so Lucia has called Castello. She bids 2; you would need 3. Passing at once costs nothing: pass, and keep your cards.
lesson-first-doges = You have won three San Marco cards, and you hold a fourth. Now you need a doge, but Lucia chooses first. Do as she did: put one doge in each offer. Move a doge.
lesson-first-free = Whichever offer Lucia takes, the other one has a doge for you. Now move two more cards, as you like.
lesson-first-more = One more, as you like.
lesson-first-ready = Ready: present the offers.
lesson-first-cannot = Lucia took the first offer, and with her doge she calls a vote in Santa Croce. You hold no card of that district, so you cannot answer, not even with gondolas. You can only pass.
lesson-first-win = Now the other offer is yours, and with it the doge. You know which district you need: call the vote.
lesson-first-last = Lucia has no San Marco card that you know of. Bid 1.
lesson-first-end = Four San Marco cards: you have won. A whole match usually takes about ten rounds. Your opponent will often outbid you and remember which cards you took: do the same. You know all you need for a real match.
