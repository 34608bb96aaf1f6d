# The guided first match of Canal Grande.
# The learner sits at seat 0, Lucia at seat 1. Things are called what they are called on the table.

lesson-first = A first match against Lucia

lesson-first-aim = Two families want the office of doge: yours and Lucia’s. Every vote you win brings a card; cards of all six districts, or four of one, win the match. Lucia has divided eight cards into two offers: you choose. Take the second offer.
lesson-first-answer = The district card and the gondola are in your hand; your traitor stole a card from Lucia, at random. With her doge she calls a vote in San Marco and bids one card. To answer, you need San Marco too: play a card of it.
lesson-first-gondola = You need one more card. Keep your other San Marco: your gondola can bring cards of one other district. The gondola itself does not count, and it is used up. Play a card of any other district.
lesson-first-higher = Two cards against Lucia’s one. After your bid she has to bid higher or pass, and so on in turn, until somebody passes. Bid 2.
lesson-first-divide = You keep one San Marco card: it fills one of your six round places; the rest of your bid is used up. The loser loses one district card and the gondolas. Within a phase roles change every round: now you divide. Move the doge to the second offer.
lesson-first-tempt = Lucia chooses first. You get the doge only if she likes the first offer better, so move just one more card that helps you in votes: a district card or the gondola.
lesson-first-numbers = Number cards win nothing. But when a total is 10 or more at the end of a round, the phase ends, and the player with the lower total draws three bonus cards. Lucia has 5, you have 1. Move one number card.
lesson-first-present = You may divide as you like; only, neither offer may be empty. Five cards, one of them a traitor, should tempt Lucia. Present the offers.
lesson-first-call = Whoever chooses plays first: Lucia’s traitor stole Dorsoduro from you. Now your offer: with a doge you must call a vote, in a district of which you hold a card. San Marco shows 2/4: it would be your second of the four that win. Play it.
lesson-first-enough = To answer, Lucia needs a San Marco card and a higher bid. Her cards that you know lie face up: no San Marco. An eye marks cards of yours that she knows. More cards would only be used up, so bid 1.
lesson-first-phase = Lucia reached 10: the phase is over, and both totals begin at 0 again. You had less and drew three cards; she had more and divides first. With equal totals nobody draws, and the last chooser divides. Take either offer: both hold a doge.
lesson-first-spy = Your spy drew two action cards without an eye: Lucia does not know them. A drawn traitor or doge acts as well; a drawn spy is only replaced. Now your doge: call San Marco again.
lesson-first-save = One card is enough again. Keep the other one for later: bid 1.
lesson-first-pass = A district has at most one vote in a round: San Marco is no longer open, so Lucia called Castello. She bids 2; you would need 3. Passing at once costs nothing: pass, and keep your cards.
lesson-first-doges = You have won three San Marco cards and hold a fourth: now you need a doge. There are only six in the game, and two lie here. Lucia chooses first, so put one in each offer: move a doge.
lesson-first-free = Whichever offer Lucia takes, the other one has a doge for you. Now move two more cards, as you like.
lesson-first-more = One more, as you like.
lesson-first-ready = Ready: present the offers.
lesson-first-cannot = With her doge Lucia calls a vote in Santa Croce. Without a card of that district you cannot answer, not even with gondolas. You can only pass.
lesson-first-win = Now the other offer is yours, with its doge. Had you no card of an open district, Lucia would call the vote instead; had she none either, the doge would be lost. You know which district you need: call the vote.
lesson-first-last = Lucia has no San Marco card that you know of. Bid 1.
lesson-first-end = Four San Marco cards: you have won, and the match ends at once. Only cards won in votes count, not those in hand. A whole match takes about ten rounds, and you will be outbid more often. Now play a real one!
