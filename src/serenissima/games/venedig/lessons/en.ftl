# The guided first match of Venedig, three rounds of it.
# The learner has seat 0, Lucia seat 1, Marco seat 2. Items have the same names as on the table.

lesson-first = The first three rounds
lesson-first-aim = A city rises from the swamp, and every building moves the gondolas of the players who build it. The gondola that gets farthest along the canals wins. Start with the smallest building: choose your casa card.
lesson-first-casa = A casa needs only this one card and is worth one point. Lay the card.
lesson-first-free = You build on free hexes, and swamp still covers nearly every hex. A casa scores the same everywhere: choose one of the marked hexes.
lesson-first-drain = Your point has taken your gondola to space 1. After building, you may drain one or two hexes. Plan ahead: you hold two palazzo cards, and a palazzo needs two free hexes side by side. Drain the marked hex.
lesson-first-gold = You keep the tile, and only you see its gold: one this time, but a tile may also have none or two. From the next turn on the hex is free, and anyone may build there. Drain the hex beside it.
lesson-first-draw = No gold on this one. You could have skipped building and draining, but not the third part of a turn: drawing a card, unless you have five in hand. Draw one from the pile.
lesson-first-master = Lucia’s casa took her to space 2: occupied spaces are jumped over and don’t count, so no two gondolas ever tie. Marco laid one palazzo card and became its master builder. A player who lays more takes over that figure: choose a palazzo card.
lesson-first-together = All players’ cards count together: his one and your two are the three that a palazzo needs. Choose the second card as well.
lesson-first-must = Once a building has all its cards, it must be built; without a site all its cards are lost, including the helpers’. You have a site: the two hexes that you drained. Lay the cards.
lesson-first-palazzo = Now you are master builder: you choose the site and score all the points. A palazzo scores one point for each hex next to it without a building: eight here, as the number shows. Choose the marked hex.
lesson-first-treasure = You get eight points and a treasure with four gold (they hold three to six): builder and helpers each get one if their gondola is beside the district before it moves. On your turn, five gold buys one point; no change is given. Pay.
lesson-first-half = Helpers score half, rounded down: Marco gets four points. The figure is back on the board, ready for the next palazzo. Your gondola will soon be beside Dorsoduro, where you will want room to build: drain any hex there.
lesson-first-choice = Two gold; save it until you have five. After Dorsoduro comes Santa Croce: drain any of the marked hexes there.
lesson-first-show = Instead of taking one card, you may show one and take three, as Lucia did. Its kind must not be in the display yet, and others can take it from there. Show your campo.
lesson-first-take = First take any cards you want from the display; the rest come from the pile. A basilica is worth seven points: take its card.
lesson-first-ponte = Lucia’s ponte needed three cards and a dotted line. Of the two districts that it joins she chose Dorsoduro: one point for each casa there, no matter who built it, so two. A basilica needs four cards: choose the first.
lesson-first-campo = Marco has started a campo. It needs three cards and one hex, and scores one point for each hex next to it with a building. Choose your second basilica card.
lesson-first-begin = You have two of four cards, so you can’t build yet. With all four in hand you could build alone. After building you may keep rows of only two kinds and must give up any others; this is your first row. Lay the cards.
lesson-first-triangle = A basilica needs three free hexes that all touch. Your gondola is now beside San Marco: only a building there gets you a treasure. Lucia has drained a hex on its shore; drain the marked one beside it.
lesson-first-third = The third hex must touch both of these. Two hexes do: drain one of them.
lesson-first-wait = Now anyone may add the missing cards on their turn; you stay master builder unless another player’s row becomes longer. With two players you may reveal a card each turn for an imaginary third, who takes part but scores no points. Draw a card.
lesson-first-joint = Marco’s campo was completed on Lucia’s turn: he scored three, she scored one. Now he adds two basilica cards to your two. In a tie the figure stays, so you choose the site, although it is his turn: build in San Marco.
lesson-first-second = Choose the hex beside it; the third is chosen automatically.
lesson-first-end = Seven points for you, three for Marco. A match continues until a gondola reaches space 60 or the last building of a kind is built. Then everyone may pay gold once more, and the farthest gondola wins. Now play a real one!
