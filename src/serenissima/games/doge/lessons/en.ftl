# The guided first match of Doge.

lesson-first = Your first year in Venice
lesson-first-aim = Three families compete to provide the next Doge. To win, you need palazzi (palaces) in all six districts at the end of a year; seven palazzi in five districts, or eight in four, also win. Each year starts with secret ballots: choose the card for San Marco.
lesson-first-marker = If you win an election, you place houses, and houses pay for palazzi. A marker is worth its number in votes, once a year. You want to win San Marco: add a 3.
lesson-first-more = You can lay one to four markers with each card. To be safer, add a 1.
lesson-first-secret = Bianca and Matteo are choosing at the same time. They’ll see how many markers you lay in San Marco, but not which ones. Lay your ballot.
lesson-first-order = Bianca wants San Marco too: one of her markers is there, face down. Everyone lays four ballots a year (three in a four-player match), each in a different area. The order of elections shows that Castello votes fourth: choose its card.
lesson-first-help = A 2 and a 1 are enough here, because you can send help before Castello votes. Add the 2 first.
lesson-first-weak = Now add the 1.
lesson-first-lay = Lay the ballot.
lesson-first-bluff = Matteo has one marker in Castello. Your next ballot is a bluff: a 0 gives no votes, but the others see only a marker and may waste votes against it. Choose any district where you haven’t laid a ballot.
lesson-first-zero = By itself, a 0 can’t even make you runner-up. Add the 0.
lesson-first-alone = Lay the 0 by itself.
lesson-first-last = This is the last ballot of the year: the others can no longer answer it. Choose the Quarantia. Its election gives no houses, but decides who controls three councillors, each worth a vote.
lesson-first-rest = Unused markers lapse, and next year you have all seven again. So use the two that you have left: add the 3 first.
lesson-first-both = Now add the 2.
lesson-first-vote = Next, the areas vote one after another: first Dorsoduro, then San Marco. If players tie for first, there is no winner: each of them places up to two houses, and the councillor becomes neutral. The first seat, yours this year, only decides which of them places first. Lay your ballot.
lesson-first-won = Bianca won Dorsoduro: she sent its councillor to Cannaregio and placed two houses; Matteo, the runner-up, placed one. You have won San Marco, 4 to 3 (your markers come back next year). Its councillor gives you one vote in any other area: send it to Castello.
lesson-first-houses = Your ring shows that the councillor votes for you; it stays in Castello until San Marco votes again. Now the houses: the winner places up to two, the runner-up one. Three of your houses in a district pay for its first palazzo. Place two.
lesson-first-abstain = Matteo beat your 0 in Santa Croce and sent its councillor to San Polo. Your councillor won you Castello, 4 to 3. With another ring, you could send Castello’s councillor away. Instead, leave it neutral (as players without rings must); you may then move a house in or out.
lesson-first-lift = You may now move one of your houses to Castello. Pick one up in San Marco.
lesson-first-drop = Put it down in Castello.
lesson-first-three = Matteo, the runner-up, places one house next; players tied for second would place one each. With two more houses, you’ll have three in Castello. Place two.
lesson-first-build = You may build only where one of your houses has just arrived, and only one palazzo each time. A district has room for five palazzi: the first costs three houses, and each later one costs a house more, no matter who builds it. The houses return to your stock. Build.
lesson-first-quarantia = Matteo, runner-up in Castello, placed a house. In Cannaregio, he and Bianca tied for first: each placed two houses, and the councillor stayed neutral. Matteo won San Polo with his councillor’s vote. You won the Quarantia: you get two councillors, Bianca one. Send your first to any district.
lesson-first-next = Bianca, the runner-up, sent her councillor to Dorsoduro. If you abstain here, or tie for second, you get no councillor but may move a house between any two districts (two houses if you tie for first). Your councillors stay and vote until the Quarantia votes again: send your other one.
lesson-first-end = The year is over and no one has reached the goal: another year starts, with all seven markers. If several players reach the goal in the same year, the player with the most palazzi wins; in a tie, the most houses on the board decide. Now play a real match!
