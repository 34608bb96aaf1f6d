# The words of Doge.
# A seat `$seat` comes with `$seat-is`: "you" or "other". An area is said as it stands in a sentence.

title = Doge
teaser = Secret ballots, bought councillors and ever dearer palazzi: who becomes Doge of Venice?
goal = Lay markers face down in six districts and the Quarantia. Whoever wins an election controls a councillor and places houses; enough houses in a district become a palazzo, and each costs one more than the last. Palazzi in all six districts, seven in five or eight in four make you Doge.

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

## What one can do

do-card = Lay a ballot in { $area }
do-add = Add a marker { $marker }
do-confirm = Lay the ballot
do-councillor = Decide about { $which }
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
do-remove = Take a marker { $marker } back
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
    [you] Decide about your councillor in { $area }
   *[other] Decide about { $seat }’s councillor in { $area }
  }
answer-pick-neutral = Decide about a neutral councillor
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
waste-ballot = A 0 alone brings no vote
waste-markers = { $count ->
    [one] You can lay one more marker here that would otherwise lapse
   *[other] You can lay { $count } more markers here that would otherwise lapse
  }
waste-councillor = You have no house to move in return
waste-vote = His vote would be lost: nothing more is counted there in this match
waste-check = Placing them one at a time allows a second palazzo

## The order of elections

order-title = Order of elections
order-now = Year { $year }
order-next = Next year
order-down = area not turned up yet
votes-of = { $seat-is ->
    [you] you: { $votes }
   *[other] { $seat }: { $votes }
  }
votes-none = no votes

## What stands in the areas

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
councillor-free = neutral: votes for nobody
neutral = Neutral
ballot-of = { $seat-is ->
    [you] your markers, face down
   *[other] { $seat }’s markers, face down
  }
marker-unseen = the others do not see its value

## The running election

election = Election { $number }: { $area }
voters = { $seat-is ->
    [you] votes by your councillors
   *[other] votes by { $seat }’s councillors
  }
place-first = first
place-first-tied = tied for first
place-second = second
place-second-tied = tied for second
place-none = takes no part
award-district = The first decides about the councillor and places up to two houses, then the second may place one.
award-district-alone = The first decides about the councillor and places up to two houses; nobody is second.
award-district-seconds = The first decides about the councillor and places up to two houses, then each of those tied for second may place one.
award-district-tied = Tied players place up to two houses each; the councillor becomes neutral, and nobody is second.
award-quarantia = The first decides about a councillor, then the second about one, then the first about another.
award-quarantia-alone = The first decides about a councillor, then about another; nobody is second.
award-quarantia-seconds = The first decides about a councillor, those tied for second may move a house each, then the first decides about another.
award-quarantia-tied = The councillors stay neutral; tied players may move up to two houses each.
hint-send = Choose an area: the councillor goes there and wears your ring.
hint-keep = He already wears your ring: choose where he goes, or let him stay.
hint-lift = Choose a district with a house of yours.
hint-drop = Choose a district for the house.

## What somebody has

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
stock-ring = rings in stock, each for a councillor
stock-marker-back = markers not laid
turned = Turned up this year
markers-left = Your markers
cards = Your cards
card-chosen = Your ballot
draft = On the card
ballot-chooses = choosing a ballot
ballot-ready = has confirmed a ballot
ballot-out = no markers left this year
first-among-tied = decides first after a tie
alert-qualified = { $seat-is ->
    [you] You qualify as Doge: this is the last year
   *[other] Qualifies as Doge: this is the last year
  }
alert-near = { $seat-is ->
    [you] One more palazzo and you qualify: { $districts }
   *[other] One palazzo short: { $districts }
  }
alert-near-many = { $seat-is ->
    [you] One more palazzo in any of { $count } districts and you qualify
   *[other] One palazzo short, in any of { $count } districts
  }

## What is asked

reason-won = You won in { $area } with { $votes ->
    [one] one vote
   *[other] { $votes } votes
  }
reason-second = You are second in { $area } with { $votes ->
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
aim = The aim: win elections and build palazzi. To win the match it takes palazzi in all six districts, seven in five or eight in four.
ask-card = Ballot { $number } of { $rounds }: which area is it for?
ask-markers = Which markers do you lay in { $area }? One to four, face down.
ask-markers-last = Which markers do you lay in { $area }? This is the last ballot of the year: markers that you keep lapse.
ask-pick = { $reason }: which of its councillors do you decide about?
ask-councillor = { $reason }: what happens to its councillor? { $hint }
ask-councillor-first = { $reason }: what happens to a first councillor? { $hint }
ask-councillor-one = { $reason }: what happens to a councillor? { $hint }
ask-councillor-other = { $reason }: what happens to another councillor? { $hint }
ask-move = The councillor is neutral. Do you move a house out of { $area }, or into it? { $hint }
ask-move-forced = You have no ring left, so the councillor is neutral. Do you move a house out of { $area }, or into it? { $hint }
ask-move-free = The councillor is neutral. Do you move a house to another district? { $hint }
ask-move-free-forced = You have no ring left, so the councillor is neutral. Do you move a house to another district? { $hint }
ask-move-tied = { $reason }: do you move { $count ->
    [one] a house to another district
   *[other] up to { $count } houses to other districts
  }? { $hint }
ask-move-tied-one = { $reason }: do you move your house to another district? You have two moves. { $hint }
ask-move-more = Do you move another house? { $hint }
ask-move-again = Do you move your house again? { $hint }
ask-drop = Where does the house from { $area } go? { $hint }
ask-drop-only = Does the house from { $area } go to { $to }?
ask-place = { $reason }: how many houses do you place?
ask-place-second = Do you place your second house in { $area }?
ask-build = Your { $houses } houses in { $area } are enough: do you build a palazzo for { $price }?
wait-ballot = { $count ->
    [one] { $seats } is still choosing a ballot.
   *[other] { $seats } are still choosing ballots.
  }
wait-ballot-laid = Your ballot is ready. { $count ->
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
    [one] { $seats } is deciding about { $councillor }.
   *[other] { $seats } are deciding about { $councillor }.
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

## The end

ending-six-districts = A palazzo in each of the six districts
ending-seven-in-five = Seven palazzi in five districts
ending-eight-in-four = Eight palazzi in four districts
ending-palaces-tie-break = Several players qualify as Doge: the most palazzi decide
ending-houses-tie-break = Several players qualify as Doge with equally many palazzi: the most houses on the board decide
ending-shared = Several players qualify as Doge with equally many palazzi and houses
ending-year-cap = The agreed number of years has passed without a Doge
ending-deadlock = Nobody can become Doge any more
ending-and = { $ending }. { $decided }.
decided-breadth = Districts and palazzi decide
decided-palaces = Districts and palazzi add up to the same: the most palazzi decide
decided-houses = Equally many districts and palazzi: the most houses on the board decide
decided-nothing = Equally many districts, palazzi and houses
over-doge = { $seat-is ->
    [you] You are Doge of Venice!
   *[other] { $seat } is Doge of Venice.
  }
over-first = { $seat-is ->
    [you] Venice has no Doge, but you have come furthest and win.
   *[other] Venice has no Doge, but { $seat } has come furthest and wins.
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

## What happened

told-first-seat = { $seat-is ->
    [you] The draw decides: you have the first seat.
   *[other] The draw decides: { $seat } has the first seat.
  }
told-year = { $first-is ->
    [you] Year { $number }: you have the first seat.
   *[other] Year { $number }: { $first } has the first seat.
  }
told-ballots = Ballot { $number } of { $rounds }: everybody chooses an area and markers in secret.
told-sits-out = { $seat-is ->
    [you] You have no markers left and sit out.
   *[other] { $seat } has no markers left and sits out.
  }
told-chose = { $seat-is ->
    [you] You choose the card of { $area }.
   *[other] { $seat } chooses the card of { $area }.
  }
told-added = { $seat-is ->
    [you] You add a marker { $marker }.
   *[other] { $seat } adds a marker { $marker }.
  }
told-removed = { $seat-is ->
    [you] You take a marker { $marker } back.
   *[other] { $seat } takes a marker { $marker } back.
  }
told-took-back = { $seat-is ->
    [you] You take your ballot back.
   *[other] { $seat } takes their ballot back.
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
        [one] One marker that you kept lapses.
       *[other] { $count } markers that you kept lapse.
      }
   *[other] { $count ->
        [one] One marker that { $seat } kept lapses.
       *[other] { $count } markers that { $seat } kept lapse.
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
   *[other] : { $markers } by markers, { $councillors } by councillors.
  }
told-only-zero = { $seat-is ->
    [you] You have no votes and take no part.
   *[other] { $seat } has no votes and takes no part.
  }
told-barred = { $seat-is ->
    [you] Your 0 bars you from this election.
   *[other] { $seat } has laid a 0 and is barred from this election.
  }
told-nobody = Nobody has votes in { $area }: nothing happens.
told-won = { $seat-is ->
    [you] You win in { $area }.
   *[other] { $seat } wins in { $area }.
  }
told-tied-first = { $seat-is ->
    [you] You are tied for first in { $area }.
   *[other] { $seat } is tied for first in { $area }.
  }
told-second = { $seat-is ->
    [you] You are second in { $area }.
   *[other] { $seat } is second in { $area }.
  }
told-tied-second = { $seat-is ->
    [you] You are tied for second in { $area }.
   *[other] { $seat } is tied for second in { $area }.
  }
told-no-second = Nobody else has votes in { $area }: there is no second.
told-picked = { $seat-is ->
    [you] You decide about { $councillor }.
   *[other] { $seat } decides about { $councillor }.
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
    [you] You do not take control of { $councillor }.
   *[other] { $seat } does not take control of { $councillor }.
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
    [you] You do not move a house.
   *[other] { $seat } does not move a house.
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
    [you] You do not place a house in { $district }.
   *[other] { $seat } does not place a house in { $district }.
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
    [you] You do not build a palazzo in { $district }.
   *[other] { $seat } does not build a palazzo in { $district }.
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
told-deadlock = Nobody can become Doge any more: the match is over.
told-ranked-first = { $seat-is ->
    [you] You have come furthest.
   *[other] { $seat } has come furthest.
  }

## What things are

price-built = { $count ->
    [one] for the palazzo before it
   *[other] for the palazzi before it
  }
price-stood = { $count ->
    [one] for the palazzo that stood there before
   *[other] for the palazzi that stood there before
  }
votes-councillors = by councillors
card-now = Your votes by councillors there: { $councillors }. Your houses there: { $houses }; the next palazzo costs { $price }.
card-now-votes = Your votes by councillors there: { $councillors }.
about-district = Its election decides who controls its councillor and who places houses here: the winner up to two, the second one. Enough houses become a palazzo.
about-quarantia = Its election decides who controls its three councillors: the winner two of them, the second one. Nothing is built here.
about-order = The areas vote one after another, in this order.
about-order-down = A card is turned up after each election: it shows which area votes at this point next year.
about-palace = A palazzo stays for good. Palazzi in all six districts, seven in five districts or eight in four qualify you as Doge at the end of the year; among several who qualify, the most palazzi win. Each makes the next one here cost one house more.
about-site-next = What the next palazzo here costs: three houses, and one more for each palazzo that stands here, whoever owns it.
about-site-later = What a later palazzo here will cost. A district has room for five.
about-house = Houses pay for a palazzo in their district; those that have paid go back to the stock. When one of your houses arrives, you may build at once if you have enough.
about-councillor = He adds one vote for the player whose ring he wears, in the area where he stands. Whoever gets control of him in the election of his home sends him to any other area. Without a ring he votes for nobody.
about-ring = A ring marks a councillor that you control. Without a ring left you can take no more of them.
about-ballot = Markers lie face down until the area votes. How many there are is known, not what they are worth.
about-marker = A marker adds its number of votes in one election: one 0, two 1s, two 2s and two 3s each year. A 0 only bluffs. Markers not laid lapse; next year you have all seven again.
about-marker-bars = A marker adds its number of votes in one election: one 0, two 1s, two 2s and two 3s each year. A 0 excludes its player from the election. Markers not laid lapse; next year you have all seven again.
about-card = You lay at most one ballot in each area per year: choose the card, then one to four markers for it.
about-draft = The votes of these markers. Your councillors standing there come on top.
about-voters = Councillors with this player’s ring who stand here: one vote each.
about-votes = Markers and councillors together. The most votes win the election, the next most come second. Nothing breaks a tie.
about-districts = To become Doge you need, at the end of a year, palazzi in all six districts, seven in five districts, or eight in four.
topic-district = District
topic-quarantia = Quarantia
topic-order = Order of elections
topic-order-down = Card of the order face down
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
topic-votes = Votes of a player
topic-districts = Districts with a palazzo

## Options

option-tie-order = Tied players
option-tie-order-help = The order in which tied players decide.
option-tie-order-rotating = from the first seat, which moves on each year
option-tie-order-fixed = always in the same order
option-tie-order-random = by lot each time
option-tie-order-sealed = all in secret at the same time
option-scarce-sites = Too few sites
option-scarce-sites-help = Who builds if there are not enough sites for everyone who can.
option-scarce-sites-order = in the order of tied players
option-scarce-sites-houses = whoever has the most houses there
option-scarce-sites-random = by lot
option-scarce-sites-nobody = nobody
option-forced-abstention = Without a ring
option-forced-abstention-help = What happens if the winner of a councillor has no ring left.
option-forced-abstention-move = he is neutral, a house may be moved
option-forced-abstention-neutral = he is neutral, no house is moved
option-forced-abstention-nothing = he stays as he is
option-neutralise = Councillors of the Quarantia
option-neutralise-help = When their rings go back.
option-neutralise-first = all at once, before any is decided on
option-neutralise-one-by-one = one by one, as they are decided on
option-palaces-per-check = Palazzi at once
option-palaces-per-check-help = How many palazzi a player may build in a district at once.
option-palaces-per-check-one = one at most
option-palaces-per-check-many = as many as the player can pay for
option-houses-per-check = When to build
option-houses-per-check-help = After which houses a winner who places two may build a palazzo.
option-houses-per-check-one = after each house
option-houses-per-check-all = after both houses
option-lone-destination = House with a single destination
option-lone-destination-help = Whether the player puts it down or it moves there automatically.
option-lone-destination-asked = the player puts it down
option-lone-destination-taken = it moves there automatically
option-zero-marker = The marker 0
option-zero-marker-help = What a 0 does alongside other markers and councillors.
option-zero-marker-adds-nothing = it adds nothing
option-zero-marker-bars = it bars from first and second place
option-year-cap = Maximum number of years
option-year-cap-help = After this many years without a Doge, whoever has come furthest wins.

## What players may look a term up by

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
