# What the lessons of Doge say.

lesson-first = Your first year in Venice
lesson-first-aim = Three families want to provide the next Doge. Whoever has palazzi in all six districts at the end of a year wins; seven palazzi in five districts, or eight in four, win too. First come secret ballots: choose the card of San Marco.
lesson-first-marker = Winning an election brings houses, and houses pay for palazzi. A marker brings as many votes as its number, once a year. You want to win San Marco: add a 3.
lesson-first-more = One to four markers go on a card. Add a 1 to be safer.
lesson-first-secret = Bianca and Matteo are choosing at the same time. They will see how many markers you lay in San Marco, but not which. Lay them.
lesson-first-order = Bianca wants San Marco too: a marker of hers lies there, face down. Everybody lays four ballots a year (three if four play), and never two in the same area. The order of elections shows that Castello votes fourth: choose its card.
lesson-first-help = A 2 and a 1 are enough here: before Castello votes, you can send it help. Add the 2 first.
lesson-first-weak = Add the 1.
lesson-first-lay = Lay them.
lesson-first-bluff = Matteo has one marker in Castello. Your next ballot is a bluff: a 0 brings no vote, but the others see only a marker, and may waste votes against it. Choose any district that you have left.
lesson-first-zero = A 0 is no vote: with nothing else there you cannot even come second. Add the 0.
lesson-first-alone = Lay it.
lesson-first-last = Your last ballot of the year: nobody can answer it any more. Choose the Quarantia. Its election brings no houses, but three councillors.
lesson-first-rest = First add the 3, then the 2. Markers that you keep would lapse; next year you have all seven again.
lesson-first-both = And the 2.
lesson-first-vote = Now the areas vote, one after another: first Dorsoduro, then San Marco. If players tie for first, nobody wins: each of them places up to two houses, and the councillor becomes neutral. The first seat, yours this year, only says who of them places first. Lay your ballot.
lesson-first-won = Bianca won in Dorsoduro: she sent its councillor to Cannaregio and placed two houses; Matteo, second, placed one. You have won San Marco, 4 to 3 (the markers are back next year). Its councillor brings you one vote in any other area: send him to Castello.
lesson-first-houses = Your ring shows that he votes for you; he stays in Castello until San Marco votes again. Now the houses: the winner places up to two, whoever is second places one. Three of yours in a district pay for its first palazzo. Place two.
lesson-first-abstain = Matteo won Santa Croce against your 0 and sent its councillor to San Polo. In Castello your councillor decided, 4 to 3. With another ring you could send Castello’s away too; leave him neutral instead: then you may move a house here or away. With no ring left you must.
lesson-first-lift = One of your houses may now move to Castello. Pick it up in San Marco.
lesson-first-drop = Put it down in Castello.
lesson-first-three = Matteo, second, places one house next; if players are tied for second, each places one. With two more, you have three houses in Castello. Place two.
lesson-first-build = You may build only where a house of yours has just arrived, one palazzo each time; a district has room for five. The first costs three houses, which return to your stock; each further one here costs one more than the last, whoever builds it. Build.
lesson-first-quarantia = Matteo, second in Castello, placed a house. In Cannaregio he and Bianca tied for first: two houses each, the councillor neutral, nobody second. In San Polo his councillor was enough. You have won the Quarantia: two councillors for you, one for Bianca. Send your first to any district.
lesson-first-next = Bianca, second, sent hers to Dorsoduro. Whoever abstains here, or is tied for second, gets no councillor but may move a house between any districts; those tied for first, two. Yours stay and vote until the Quarantia votes again: send your other one.
lesson-first-end = The year is over and nobody has reached the goal: another begins, with all seven markers. If several reach it in the same year, the most palazzi win, then the most houses on the board. Now play a match of your own.
