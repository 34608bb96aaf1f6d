# The guided first match of Canal Grande.
# The learner has seat 0, Lucia seat 1. Items have the same names as on the table.

lesson-first = A first match against Lucia

lesson-first-aim = Two families compete for the office of Doge: yours and Lucia’s. Each vote you win gets you a card; cards of all six districts, or four cards of one district, win the match. Lucia has divided eight cards into two offers, and you choose first. Take the second offer.
lesson-first-answer = The district card and the gondola are now in your hand, and your traitor stole a random card from Lucia. With her Doge she calls a vote in San Marco and bids one card. To answer, you need a San Marco card too: play one of yours.
lesson-first-gondola = You need one more card. Save your other San Marco card: your gondola can bring cards of one other district instead. The gondola itself doesn’t count, and it is used up. Play a card of any other district.
lesson-first-higher = That makes two cards against Lucia’s one. After your bid, she must bid higher or pass; then you must do the same, and so on until one of you passes. Bid 2.
lesson-first-divide = You win the vote and keep one San Marco card, which fills one of your six circles. The rest of your bid is used up. The loser discards one district card and all gondolas. Within a phase, roles alternate: now you divide. Move the Doge to the second offer.
lesson-first-tempt = Each round has eight new cards: five action cards and three number cards. Lucia chooses first. You get the Doge only if she likes the first offer better. So move just one more card that helps you in votes: a district card or the gondola.
lesson-first-numbers = Number cards don’t win votes. But when a player’s number cards total 10 or more at the end of a round, the phase ends, and the player with the lower total draws three bonus cards. Lucia’s total is 5, yours is 1. Move one number card.
lesson-first-present = You may divide the cards any way you like, as long as neither offer is empty. Five cards, one of them a traitor, should tempt Lucia. Present the offers.
lesson-first-call = The chooser goes first: Lucia’s traitor stole a Dorsoduro card from you. Now your Doge makes you call a vote in a district of which you hold a card. San Marco shows 2/4: a win would give you two of the four cards you need. Play a San Marco card.
lesson-first-enough = To answer, Lucia needs a San Marco card and a higher bid. The cards you know she holds are face up, with no San Marco among them. (An eye marks any of your cards that she knows.) Any more cards would only be used up, so bid 1.
lesson-first-phase = Lucia reached 10: the phase is over, and both totals start again at 0. Your total was lower, so you drew three cards; hers was higher, so she divides first. If the totals are equal, neither player draws, and the last chooser divides. Take either offer: both have a Doge.
lesson-first-spy = Your spy drew two action cards. They have no eye: Lucia doesn’t know them. A traitor or Doge drawn this way takes effect too; a spy is just replaced. Now for your Doge: call a vote in San Marco again.
lesson-first-save = One card is enough again. Save the other San Marco card for later: bid 1.
lesson-first-pass = A district has at most one vote in a round: San Marco is no longer open, so Lucia called a vote in Castello. She bids 2; you would need 3. If you pass without bidding, you keep all your cards: pass.
lesson-first-doges = You have won three San Marco cards and hold a fourth: now you need a Doge. There are only six in the game, and two of them are here. Lucia chooses first, so put one in each offer: move a Doge.
lesson-first-free = One Doge is now yours, no matter which offer Lucia takes. Move two more cards of your choice.
lesson-first-more = Move one more card of your choice.
lesson-first-ready = That will do: present the offers.
lesson-first-cannot = With her Doge, Lucia calls a vote in Santa Croce. Without a card of that district you can’t answer, not even with gondolas. All you can do is pass.
lesson-first-win = Now the other offer and its Doge are yours. If you had no card of an open district, Lucia would call the vote instead; if she had none either, the Doge would be lost. You know which district you need: call a vote there.
lesson-first-last = As far as you know, Lucia has no San Marco card. Bid 1.
lesson-first-end = Four San Marco cards: you have won, and the match ends at once. Only cards won in votes count, not those in your hand. A whole match takes about ten rounds, and you’ll be outbid more often than here. Now play a real match!
