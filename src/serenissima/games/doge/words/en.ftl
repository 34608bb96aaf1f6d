# The words of Doge.
# A seat `$seat` comes with `$seat-is`: "you" or "other". Areas are named as in a sentence.

title = Doge
teaser = Secret ballots, bribed councillors and ever costlier palazzi: who will be Doge of Venice?
goal = Lay markers face down in six districts and the Quarantia. Win an election to control a councillor and place houses. Enough houses in a district pay for a palazzo, and each palazzo there costs one house more than the one before. Palazzi in all six districts, seven palazzi in five districts or eight in four make you Doge.

## Areas, councillors, markers

area-cannaregio = Cannaregio
area-castello = Castello
area-dorsoduro = Dorsoduro
area-san-marco = San Marco
area-san-polo = San Polo
area-santa-croce = Santa Croce
area-quarantia = the Quarantia
label-quarantia = Quarantia
councillor-cannaregio = the councillor of Cannaregio
councillor-castello = the councillor of Castello
councillor-dorsoduro = the councillor of Dorsoduro
councillor-san-marco = the councillor of San Marco
councillor-san-polo = the councillor of San Polo
councillor-santa-croce = the councillor of Santa Croce
councillor-first = a councillor of the Quarantia
councillor-second = a councillor of the Quarantia
councillor-third = a councillor of the Quarantia
which-first = the first
which-second = the second
which-third = the third
marker = marker { $value }

## Actions

do-card = Lay a ballot in { $area }
do-add = Add a { $marker }
do-confirm = Lay the ballot
do-councillor = Choose { $which }
do-send = Send the councillor to { $area }
do-abstain = Abstain: the councillor is neutral
do-lift = Move a house out of { $district }
do-drop = Move the house to { $district }
do-stay = Don’t move a house
do-place = { $count ->
    [0] Don’t place a house
    [one] Place one house
   *[other] Place { $count } houses
  }
do-build = Build a palazzo
do-forgo = Don’t build
do-remove = Take a { $marker } back
do-take-back = Choose another area
do-put-back = Put the house back
answer-confirm = { $count ->
    [one] Lay one marker in { $area }: { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
      }
   *[other] Lay { $count } markers in { $area }: { $votes ->
        [0] no votes
        [one] one vote
       *[other] { $votes } votes
      }
  }
answer-pick = { $seat-is ->
    [you] Choose your councillor in { $area }
   *[other] Choose { $seat }’s councillor in { $area }
  }
answer-pick-neutral = Choose a neutral councillor
answer-abstain-leave = Leave the councillor neutral
answer-abstain-leave-move = Leave the councillor neutral; you may then move a house
answer-abstain-make = Make the councillor neutral
answer-abstain-make-move = Make the councillor neutral; you may then move a house
answer-drop = Yes, to { $area }
answer-stay = Don’t move a house
answer-stay-more = Don’t move a second house
answer-place = { $count ->
    [0] No house
    [one] One house
    [2] Two houses
   *[other] { $count } houses
  }
answer-build = Build a palazzo for { $price } houses
answer-forgo = Don’t build
waste-barred = A 0 excludes you from this election
waste-ballot = A 0 alone gives no votes
waste-markers = { $count ->
    [one] You can lay one more marker here that would otherwise lapse
   *[other] You can lay { $count } more markers here that would otherwise lapse
  }
waste-councillor = You have no house to move in return
waste-vote = Its vote would be lost: that area has no more elections in this match
waste-check = Placing them one at a time would allow a second palazzo

## The order of elections

order-title = Order of elections
order-now = Year { $year }
order-next = Next year
order-down = not turned up yet
votes-of = { $seat-is ->
    [you] you: { $votes }
   *[other] { $seat }: { $votes }
  }
votes-none = no votes

## Pieces in the areas

site-next = houses for the next palazzo
site-later = later
palace-here = { $seat-is ->
    [you] your palazzo on site { $number }
   *[other] { $seat }’s palazzo on site { $number }
  }
houses-of = { $seat-is ->
    [you] your houses
   *[other] { $seat }’s houses
  }
houses-lacking = { $count ->
    [one] one more for a palazzo
   *[other] { $count } more for a palazzo
  }
houses-do = enough for a palazzo once another house arrives
houses-no-site = no site left here
house-lifted = one of them is being moved
councillor-from = councillor from { $home }
councillor-ring = { $seat-is ->
    [you] wears your ring: one vote for you
   *[other] wears { $seat }’s ring: one vote for { $seat }
  }
councillor-free = neutral: no vote
neutral = Neutral
ballot-of = { $seat-is ->
    [you] your markers, face down
   *[other] { $seat }’s markers, face down
  }
marker-unseen = the others can’t see its value

## The current election

election = Election { $number }: { $area }
voters = { $seat-is ->
    [you] votes from your councillors
   *[other] votes from { $seat }’s councillors
  }
place-first = winner
place-first-tied = tied for first
place-second = runner-up
place-second-tied = tied for second
place-none = takes no part
award-district = The winner chooses what to do with the councillor and may place up to two houses. Then the runner-up may place one.
award-district-alone = The winner chooses what to do with the councillor and may place up to two houses. There’s no runner-up.
award-district-seconds = The winner chooses what to do with the councillor and may place up to two houses. Then each player tied for second may place one.
award-district-tied = The tied players may place up to two houses each. The councillor becomes neutral. There’s no runner-up.
award-quarantia = The winner chooses what to do with one councillor, then the runner-up with another, and finally the winner with the third.
award-quarantia-alone = The winner chooses what to do with one councillor, then with another. There’s no runner-up.
award-quarantia-seconds = The winner chooses what to do with one councillor. Then each player tied for second may move a house, and finally the winner chooses what to do with another councillor.
award-quarantia-tied = The councillors stay neutral. The tied players may move up to two houses each.
hint-send = Choose an area: the councillor goes there and wears your ring.
hint-keep = It already wears your ring: choose where it goes, or let it stay.
hint-lift = Choose a district with one of your houses.
hint-drop = Choose a district for the house.

## A seat's pieces

holdings = { $seat-is ->
    [you] You
   *[other] { $seat }
  }
districts-with = districts
palaces-where = Palazzi: { $sum }
palaces-built = { $palaces ->
    [one] one palazzo
   *[other] { $palaces } palazzi in { $districts ->
        [one] one district
       *[other] { $districts } districts
      }
  }
stock-palace = palazzi in stock
stock-house = houses in stock
stock-ring = rings in stock, one for each councillor
stock-marker-back = markers not laid
turned = Turned up this year
markers-left = Your markers
cards = Your cards
card-chosen = Your ballot
draft = On the card
ballot-chooses = choosing a ballot
ballot-ready = has confirmed a ballot
ballot-out = no markers left this year
first-among-tied = decides first in a tie
alert-qualified = { $seat-is ->
    [you] You qualify as Doge: this is the last year
   *[other] Qualifies as Doge: this is the last year
  }
alert-near = { $seat-is ->
    [you] One more palazzo and you qualify: { $districts }
   *[other] Needs one more palazzo: { $districts }
  }
alert-near-many = { $seat-is ->
    [you] One more palazzo in any of { $count } districts and you qualify
   *[other] Needs one more palazzo, in any of { $count } districts
  }

## Questions

reason-won = You won in { $area } with { $votes ->
    [one] one vote
   *[other] { $votes } votes
  }
reason-second = You are runner-up in { $area } with { $votes ->
    [one] one vote
   *[other] { $votes } votes
  }
reason-first = You are tied for first in { $area } with { $votes ->
    [one] one vote
   *[other] { $votes } votes
  }
reason-seconds = You are tied for second in { $area } with { $votes ->
    [one] one vote
   *[other] { $votes } votes
  }
aim = Your aim: win elections and build palazzi. Palazzi in all six districts, seven palazzi in five districts or eight in four win the match.
ask-card = Ballot { $number } of { $rounds }: which area is it for?
ask-markers = Which markers will you lay in { $area }? One to four, face down.
ask-markers-last = Which markers will you lay in { $area }? This is the last ballot of the year: unused markers lapse.
ask-pick = { $reason }: which of its councillors will you choose?
ask-councillor = { $reason }: what will you do with its councillor? { $hint }
ask-councillor-first = { $reason }: what will you do with the first councillor? { $hint }
ask-councillor-one = { $reason }: what will you do with one councillor? { $hint }
ask-councillor-other = { $reason }: what will you do with another councillor? { $hint }
ask-move = The councillor is neutral. Move a house out of { $area } or into it? { $hint }
ask-move-forced = You have no ring left, so the councillor is neutral. Move a house out of { $area } or into it? { $hint }
ask-move-free = The councillor is neutral. Move a house to another district? { $hint }
ask-move-free-forced = You have no ring left, so the councillor is neutral. Move a house to another district? { $hint }
ask-move-tied = { $reason }: move { $count ->
    [one] a house to another district
   *[other] up to { $count } houses to other districts
  }? { $hint }
ask-move-tied-one = { $reason }: move your house to another district? You have two moves. { $hint }
ask-move-more = Move another house? { $hint }
ask-move-again = Move your house again? { $hint }
ask-drop = Where will the house from { $area } go? { $hint }
ask-drop-only = Move the house from { $area } to { $to }?
ask-place = { $reason }: how many houses will you place?
ask-place-second = Place your second house in { $area }?
ask-build = Your { $houses } houses in { $area } are enough: build a palazzo for { $price }?
wait-ballot = { $count ->
    [one] { $seats } is still choosing a ballot.
   *[other] { $seats } are still choosing ballots.
  }
wait-ballot-laid = { $count ->
    [one] { $seats } is still choosing.
   *[other] { $seats } are still choosing.
  }
wait-ballot-out = You have no markers left this year. { $count ->
    [one] { $seats } is still choosing a ballot.
   *[other] { $seats } are still choosing ballots.
  }
wait-sealed = Your decision is sealed. { $count ->
    [one] { $seats } is still deciding.
   *[other] { $seats } are still deciding.
  }
wait-pick = { $count ->
    [one] { $seats } is choosing a councillor of the Quarantia.
   *[other] { $seats } are choosing councillors of the Quarantia.
  }
wait-councillor = { $count ->
    [one] { $seats } is choosing what to do with { $councillor }.
   *[other] { $seats } are choosing what to do with { $councillor }.
  }
wait-move = { $count ->
    [one] { $seats } may move a house.
   *[other] { $seats } may each move a house.
  }
wait-place = { $count ->
    [one] { $seats } may place houses in { $area }.
   *[other] { $seats } may each place houses in { $area }.
  }
wait-build = { $count ->
    [one] { $seats } may build a palazzo in { $area } for { $price } houses.
   *[other] { $seats } may each build a palazzo in { $area } for { $price } houses.
  }

## The end of the match

ending-six-districts = A palazzo in each of the six districts
ending-seven-in-five = Seven palazzi in five districts
ending-eight-in-four = Eight palazzi in four districts
ending-palaces-tie-break = Several players qualify as Doge: the player with the most palazzi wins
ending-houses-tie-break = Several players qualify as Doge and tie on palazzi: the player with the most houses on the board wins
ending-shared = Several players qualify as Doge and tie on palazzi and houses
ending-year-cap = The agreed number of years has passed without a Doge
ending-deadlock = No one can become Doge any more
ending-and = { $ending }. { $decided }.
decided-breadth = The total of districts and palazzi decides
decided-palaces = Tied on the total of districts and palazzi: the player with the most palazzi wins
decided-houses = Tied on districts and palazzi: the player with the most houses on the board wins
decided-nothing = Tied on districts, palazzi and houses
over-doge = { $seat-is ->
    [you] You are Doge of Venice!
   *[other] { $seat } is Doge of Venice.
  }
over-first = { $seat-is ->
    [you] Venice has no Doge, but you have come closest and win.
   *[other] Venice has no Doge, but { $seat } has come closest and wins.
  }
over-shared = The victory is shared: { $seats }.
result-doge = { $seat-is ->
    [you] You are Doge
   *[other] { $seat } is Doge
  }
result-first = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
  }
result-shared = Shared victory: { $seats }
standing = { $seat-is ->
    [you] You
   *[other] { $seat }
  }: { $palaces ->
    [one] one palazzo
   *[other] { $palaces } palazzi
  } in { $districts ->
    [one] one district
   *[other] { $districts } districts
  }, { $houses ->
    [one] one house
   *[other] { $houses } houses
  }

## Events

told-first-seat = { $seat-is ->
    [you] You’ve been chosen at random for the first seat.
   *[other] { $seat } has been chosen at random for the first seat.
  }
told-year = { $first-is ->
    [you] Year { $number }: you have the first seat.
   *[other] Year { $number }: { $first } has the first seat.
  }
told-ballots = Ballot { $number } of { $rounds }: everyone chooses an area and markers in secret.
told-sits-out = { $seat-is ->
    [you] You have no markers left and sit out.
   *[other] { $seat } has no markers left and sits out.
  }
told-chose = { $seat-is ->
    [you] You choose the card for { $area }.
   *[other] { $seat } chooses the card for { $area }.
  }
told-added = { $seat-is ->
    [you] You add a { $marker }.
   *[other] { $seat } adds a { $marker }.
  }
told-removed = { $seat-is ->
    [you] You take a { $marker } back.
   *[other] { $seat } takes a { $marker } back.
  }
told-took-back = { $seat-is ->
    [you] You take back your ballot.
   *[other] { $seat } takes back their ballot.
  }
told-confirmed = { $seat-is ->
    [you] Your ballot is ready.
   *[other] { $seat }’s ballot is ready.
  }
told-laid = { $seat-is ->
    [you] You lay { $count ->
        [one] one marker
       *[other] { $count } markers
      } in { $area }.
   *[other] { $seat } lays { $count ->
        [one] one marker
       *[other] { $count } markers
      } in { $area }.
  }
told-lapsed = { $seat-is ->
    [you] { $count ->
        [one] Your one unused marker lapses.
       *[other] Your { $count } unused markers lapse.
      }
   *[other] { $count ->
        [one] { $seat }’s one unused marker lapses.
       *[other] { $seat }’s { $count } unused markers lapse.
      }
  }
told-vote = Election { $number }: { $area }.
told-counted = { $seat-is ->
    [you] You have { $votes ->
        [one] one vote
       *[other] { $votes } votes
      }
   *[other] { $seat } has { $votes ->
        [one] one vote
       *[other] { $votes } votes
      }
  }{ $councillors ->
    [0] .
   *[other] : { $markers } from markers, { $councillors } from councillors.
  }
told-only-zero = { $seat-is ->
    [you] You have no votes and take no part.
   *[other] { $seat } has no votes and takes no part.
  }
told-barred = { $seat-is ->
    [you] Your 0 excludes you from this election.
   *[other] { $seat } has laid a 0 and is excluded from this election.
  }
told-nobody = There are no votes in { $area }: the election has no effect.
told-won = { $seat-is ->
    [you] You win in { $area }.
   *[other] { $seat } wins in { $area }.
  }
told-tied-first = { $seat-is ->
    [you] You are tied for first in { $area }.
   *[other] { $seat } is tied for first in { $area }.
  }
told-second = { $seat-is ->
    [you] You are runner-up in { $area }.
   *[other] { $seat } is runner-up in { $area }.
  }
told-tied-second = { $seat-is ->
    [you] You are tied for second in { $area }.
   *[other] { $seat } is tied for second in { $area }.
  }
told-no-second = No one else has votes in { $area }: there is no runner-up.
told-picked = { $seat-is ->
    [you] You choose what to do with { $councillor }.
   *[other] { $seat } chooses what to do with { $councillor }.
  }
told-sent = { $seat-is ->
    [you] You send { $councillor } to { $area }.
   *[other] { $seat } sends { $councillor } to { $area }.
  }
told-ring-back = { $seat-is ->
    [you] You lose { $councillor } and get your ring back.
   *[other] { $seat } loses { $councillor } and gets their ring back.
  }
told-neutral = Now { $councillor } is neutral.
told-abstained = { $seat-is ->
    [you] You don’t take control of { $councillor }.
   *[other] { $seat } doesn’t take control of { $councillor }.
  }
told-must-abstain = { $seat-is ->
    [you] You have no ring left for { $councillor }.
   *[other] { $seat } has no ring left for { $councillor }.
  }
told-nothing-to-move = { $seat-is ->
    [you] You have no house on the board to move.
   *[other] { $seat } has no house on the board to move.
  }
told-lifted = { $seat-is ->
    [you] You pick up a house in { $district }.
   *[other] { $seat } picks up a house in { $district }.
  }
told-put-back = { $seat-is ->
    [you] You put the house back.
   *[other] { $seat } puts the house back.
  }
told-moved = { $seat-is ->
    [you] You move a house from { $district } to { $to }.
   *[other] { $seat } moves a house from { $district } to { $to }.
  }
told-stayed = { $seat-is ->
    [you] You don’t move a house.
   *[other] { $seat } doesn’t move a house.
  }
told-no-house = { $seat-is ->
    [you] You have no houses left in stock for { $district }.
   *[other] { $seat } has no houses left in stock for { $district }.
  }
told-placed = { $seat-is ->
    [you] You place { $count ->
        [one] one house
       *[other] { $count } houses
      } in { $district }.
   *[other] { $seat } places { $count ->
        [one] one house
       *[other] { $count } houses
      } in { $district }.
  }
told-placed-none = { $seat-is ->
    [you] You don’t place a house in { $district }.
   *[other] { $seat } doesn’t place a house in { $district }.
  }
told-decided = { $seat-is ->
    [you] Your decision is sealed.
   *[other] { $seat }’s decision is sealed.
  }
told-built = { $seat-is ->
    [you] You build a palazzo in { $district } for { $price } houses.
   *[other] { $seat } builds a palazzo in { $district } for { $price } houses.
  }
told-forwent = { $seat-is ->
    [you] You don’t build a palazzo in { $district }.
   *[other] { $seat } doesn’t build a palazzo in { $district }.
  }
told-no-site = { $seat-is ->
    [you] There is no site left for you in { $district }.
   *[other] There is no site left for { $seat } in { $district }.
  }
told-no-palace = { $seat-is ->
    [you] You have no palazzo left to build in { $district }.
   *[other] { $seat } has no palazzo left to build in { $district }.
  }
told-turned-card = Election { $number } of next year: { $area }.
told-year-over = Year { $number } is over.
told-qualified = { $seat-is ->
    [you] You qualify as Doge: { $palaces } palazzi in { $districts } districts.
   *[other] { $seat } qualifies as Doge: { $palaces } palazzi in { $districts } districts.
  }
told-doge = { $seat-is ->
    [you] You are Doge!
   *[other] { $seat } is Doge.
  }
told-doge-by-palaces = { $seat-is ->
    [you] You have the most palazzi and are Doge!
   *[other] { $seat } has the most palazzi and is Doge.
  }
told-doge-by-houses = { $seat-is ->
    [you] Palazzi are tied; you have the most houses on the board and are Doge!
   *[other] Palazzi are tied; { $seat } has the most houses on the board and is Doge.
  }
told-shared = Palazzi and houses are tied: the victory is shared.
told-year-cap = The agreed number of years has passed.
told-deadlock = No one can become Doge any more: the match is over.
told-ranked-first = { $seat-is ->
    [you] You have come closest to becoming Doge.
   *[other] { $seat } has come closest to becoming Doge.
  }

## Explanations

price-built = { $count ->
    [one] for the palazzo before it
   *[other] for the palazzi before it
  }
price-stood = { $count ->
    [one] for the palazzo that was there before
   *[other] for the palazzi that were there before
  }
votes-councillors = from councillors
card-now = Votes from your councillors there: { $councillors }. Your houses there: { $houses }; the next palazzo costs { $price }.
card-now-votes = Votes from your councillors there: { $councillors }.
about-district = Its election decides who controls its councillor and who places houses here: up to two for the winner, one for the runner-up. Enough houses pay for a palazzo.
about-quarantia = Its election decides who controls its three councillors: two for the winner, one for the runner-up. You can’t build here.
about-order = The areas vote one after another, in this order.
about-order-down = After each election, a card is turned up; it shows which area votes in this place next year.
about-palace = A palazzo stays for good. Palazzi in all six districts, seven palazzi in five districts or eight in four qualify you as Doge at the end of the year; if several players qualify, the one with the most palazzi wins. Each palazzo in a district raises the price of the next one there by one house.
about-site-next = The price of the next palazzo here: three houses, and one more for each palazzo already here, no matter who owns it.
about-site-later = The price of a later palazzo here. A district has room for five.
about-house = Houses pay for a palazzo in their district and then go back to your stock. When one of your houses arrives in a district, you may build there at once if you have enough.
about-councillor = A councillor adds one vote, in the area where it is, for the player whose ring it wears. A player who wins control of it in its home’s election sends it to any other area. Without a ring it has no vote.
about-ring = A ring marks a councillor that you control. With no rings left, you can’t take control of another councillor.
about-ballot = Markers stay face down until the area votes. Everyone can see how many there are, but not their values.
about-marker = A marker adds as many votes as its number, in one election. Each year you have one 0, two 1s, two 2s and two 3s. A 0 only bluffs. Unused markers lapse; next year you have all seven again.
about-marker-bars = A marker adds as many votes as its number, in one election. Each year you have one 0, two 1s, two 2s and two 3s. A 0 excludes its player from the election. Unused markers lapse; next year you have all seven again.
about-card = Each year you lay at most one ballot in each area: choose its card, then one to four markers for it.
about-draft = The votes that these markers give. Votes from your councillors in that area are added to them.
about-voters = Councillors here with this player’s ring: one vote each.
about-votes = Markers and councillors together. The player with the most votes wins the election, and the one with the next most is the runner-up. Ties are not broken.
about-districts = To become Doge you need, at the end of a year, palazzi in all six districts, seven in five districts, or eight in four.
topic-district = District
topic-quarantia = Quarantia
topic-order = Order of elections
topic-order-down = Face-down card of the order
topic-palace = Palazzo
topic-site-next = Price of the next palazzo
topic-site-later = Price of a later palazzo
topic-house = House
topic-councillor = Councillor
topic-ring = Ring
topic-ballot = Ballot
topic-marker = Marker
topic-marker-bars = Marker
topic-card = Card of an area
topic-draft = Markers on the card
topic-voters = Councillors in an election
topic-votes = A player’s votes
topic-districts = Districts with a palazzo

## Options

option-tie-order = Tied players
option-tie-order-help = The order in which tied players decide.
option-tie-order-rotating = from the first seat, which moves on each year
option-tie-order-fixed = always in the same order
option-tie-order-random = at random each time
option-tie-order-sealed = all in secret at the same time
option-scarce-sites = Too few sites
option-scarce-sites-help = Who builds when there are too few sites for everyone who could build.
option-scarce-sites-order = in the order set for ties
option-scarce-sites-houses = player with the most houses there
option-scarce-sites-random = at random
option-scarce-sites-nobody = no one
option-forced-abstention = Without a ring
option-forced-abstention-help = The effect of winning a councillor when you have no ring left.
option-forced-abstention-move = it is neutral; a house may be moved
option-forced-abstention-neutral = it is neutral; no house is moved
option-forced-abstention-nothing = it stays as it is
option-neutralise = Councillors of the Quarantia
option-neutralise-help = When their rings go back to the players.
option-neutralise-first = all at once, before the first decision
option-neutralise-one-by-one = one by one, as each is chosen
option-palaces-per-check = Palazzi at once
option-palaces-per-check-help = How many palazzi a player may build in a district at once.
option-palaces-per-check-one = one at most
option-palaces-per-check-many = any number the player can pay for
option-houses-per-check = When to build
option-houses-per-check-help = When a winner who places two houses may build a palazzo.
option-houses-per-check-one = after each house
option-houses-per-check-all = after both houses
option-lone-destination = House with a single destination
option-lone-destination-help = Whether the player puts it down or it moves there automatically.
option-lone-destination-asked = the player puts it down
option-lone-destination-taken = it moves there automatically
option-zero-marker = The 0 marker
option-zero-marker-help = The effect of a 0 alongside other markers and councillors.
option-zero-marker-adds-nothing = it adds no votes
option-zero-marker-bars = it excludes its player
option-year-cap = Maximum number of years
option-year-cap-help = After this many years without a Doge, the player who has come closest wins.

## Search terms

also-area = region, quarter, space
also-order = turn order, sequence
also-marker = vote token, counter, zero
also-ballot = vote card, secret vote, bid
also-councillor = senator, politician, pawn, figure, councilor, advisor
also-ring = base, owner, colour, control
also-house = building, wood, money, coin
also-palace = palazzo, palazzi, building, points, victory
also-district = sestiere, quarter, colour, color
also-quarantia = council of forty, court, middle, centre

## Amounts that reasons compare

stake-palaces = palazzi
stake-districts = districts with a palazzo
stake-houses = houses on the board
stake-councillors = councillors

## Choices of several actions

choice-ballot = Ballot in { $area }: { $markers }
choice-marker = { $value }

## The characters of the computer players, and how each plays

character-hasty = Decides in a hurry: of all his options he weighs only two, and often misses the best vote.
character-gentle = Weighs three of her options and takes the best of them; she doesn’t notice the others.
character-steady = Counts the houses that everyone still needs, and takes the step that helps him most right now.
character-strong = Imagines again and again what is on the others’ ballots, and plays the year on in her head before she decides.
