# The guided first match of Venedig, three rounds of it.
# The learner has seat 0, Lucia seat 1, Marco seat 2. Items have the same names as on the table.

lesson-first = The first three rounds
lesson-first-aim = A city rises from the swamp, and every building moves the gondolas of the players who build it. The gondola that gets farthest along the canals wins. Start with the smallest building, a casa (house): choose its card.
lesson-first-casa = A casa needs only this one card and is worth one point. Lay the card.
lesson-first-free = You build on free hexes, and swamp still covers nearly every hex. A casa scores the same everywhere: choose one of the marked hexes.
lesson-first-drain = Your point has taken your gondola to space 1. After building, you may drain one or two hexes. Plan ahead: you hold two palazzo cards, and a palazzo needs two free hexes side by side. Drain the marked hex.
lesson-first-gold = You keep the tile, and only you see its gold: one this time, but a tile may also have none or two. From the next turn on, the hex is free, and anyone may build there. Drain the hex beside it.
lesson-first-draw = No gold on this tile. You could have skipped building and draining, but not the third part of a turn: unless you have five cards in hand, you must draw. Draw a card from the pile.
lesson-first-master = Lucia’s casa took her to space 2: occupied spaces are jumped over and don’t count, so no two gondolas ever tie. Marco laid one palazzo card: he became master builder and has the figure. A player who lays more cards takes it over: choose a palazzo card.
lesson-first-together = All players’ cards count together: his one and your two make the three cards that a palazzo needs. Choose the second card as well.
lesson-first-must = Once a building has all its cards, it must be built; without a site all its cards are lost, including the helpers’. You have a site: the two hexes that you drained. Lay the cards.
lesson-first-palazzo = Now you are master builder: you choose the site and score all the points. A palazzo scores one point for each neighbouring hex that has no building: eight here, as the number shows. Choose the marked hex.
lesson-first-treasure = You get eight points and a treasure with four gold (treasures hold three to six). The builder and each helper get a treasure if their gondola is beside the building’s district before it moves. On your turn, five gold buys one point; no change is given. Pay.
lesson-first-half = Helpers score half, rounded down: Marco gets four points. The figure is back on the board, ready for the next palazzo. Your gondola will soon be beside Dorsoduro, where you will want room to build: drain any hex there.
lesson-first-choice = This tile has two gold: save it until you have five. After Dorsoduro, your gondola will come to Santa Croce: drain any of the marked hexes there.
lesson-first-show = Instead of taking one card, you may show a card and take three, as Lucia did. The card goes to the display, where others can take it; no card of its kind may be there already. Show your campo card.
lesson-first-take = First take any cards you want from the display; the rest come from the pile. A basilica is worth seven points: take its card.
lesson-first-ponte = Lucia’s ponte needed three cards and a dotted line. Of the two districts that it joins, she chose Dorsoduro and scored one point for each casa there, no matter who built it: two in all. A basilica needs four cards: choose your first basilica card.
lesson-first-campo = Marco has started a campo. It needs three cards and one hex, and scores one point for each neighbouring hex that has a building. Choose your second basilica card.
lesson-first-begin = You have two of the four cards, so you can’t build yet. With all four in hand, you could build alone. These cards will be your first row. After building, you may keep rows of at most two kinds and must give up any others. Lay the cards.
lesson-first-triangle = A basilica needs three free hexes that all touch one another. Your gondola is now beside San Marco: only a building there gets you a treasure. Lucia has drained a hex on its shore: drain the marked hex beside it.
lesson-first-third = The third hex must touch both of these. Two hexes do: drain one of them.
lesson-first-wait = Now anyone may add the missing cards on their turn; you stay master builder unless another player’s row becomes longer. In a two-player match, you may reveal a card each turn for an imaginary third player, who takes part but scores no points. Draw a card.
lesson-first-joint = Marco’s campo was completed on Lucia’s turn: he scored three points, she scored one. Now he adds two basilica cards to your two. In a tie you keep the figure, so you choose the site, although it is his turn: build in San Marco.
lesson-first-second = Choose the hex beside the first; the third is chosen automatically.
lesson-first-end = Seven points for you, three for Marco. A match continues until a gondola reaches space 60 or the last building of a kind is built. Then everyone may pay gold once more, and the farthest gondola wins. Now play a real match!
