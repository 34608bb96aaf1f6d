# The words of Venedig.
# A seat `$seat` comes with `$seat-is`: "you" or "other". The imaginary player has no seat, and separate sentences.
# A kind of building `$kind` comes with `$kind-is`, like "kind-casa"; it has its Italian name.

title = Venedig
teaser = Casas, palazzi, campi, ponti and basilicas rise from the swamp and speed the gondolas on.
goal = Lay cards, alone or with others, to build on drained hexes. Each building moves gondolas along the canals: the builder’s by the building’s full points, each helper’s by half. Build in a district beside your gondola to get a treasure; gold also buys points. The gondola that gets farthest wins.

## Kinds, districts, lists

kind-casa = casa
kind-palazzo = palazzo
kind-campo = campo
kind-ponte = ponte
kind-basilica = basilica
card-casa = Casa
card-palazzo = Palazzo
card-campo = Campo
card-ponte = Ponte
card-basilica = Basilica
district-a = San Marco
district-b = Cannaregio
district-c = Castello
district-d = Dorsoduro
district-e = Santa Croce
side-first = the first district
side-second = the second district
imaginary-name = the imaginary player
number-of = { $count ->
    [one] one { $kind } card
   *[other] { $count } { $kind } cards
  }
set-of = the cards to build a { $kind } alone

## Actions

do-reveal = Reveal a card for the imaginary player
do-skip = Don’t reveal a card
do-lay = { $kind-is ->
    [kind-casa] Lay a card and build a casa
   *[other] Lay a { $kind } card in your row
  }
do-solo = Build a { $kind } alone
do-done = Lay the chosen cards
do-raise = Build a { $kind }
do-raise-jointly = Build the { $kind } from the rows
do-site = Build on hex { $hex }
do-bridge = Build over dotted line { $bridge }
do-count = Count the casas in { $side }
do-go-on = Continue without paying
do-pay-most = Pay for as many points as possible
do-open-purse = Choose what to pay with
do-give = Put down { $value } gold
do-pay = Pay
do-dump = Give up the { $kind } row
do-drain = Drain hex { $hex }
do-stop = Stop draining
do-take = Take the { $kind } card
do-draw = Draw a card from the pile
do-show = Show the { $kind } card and take three
do-shed = Discard the { $kind } card
do-take-back = Choose other cards
do-unpick = Choose another site
do-keep = Take back { $value } gold
do-sail = { $points ->
    [0] Don’t move
    [one] Move for one point
   *[other] Move for { $points } points
  }
do-close-purse = Don’t pay
answer-skip-now = Not before the turn
answer-skip = Reveal none this turn
answer-solo = Build a { $kind } alone: { $count } cards
answer-done = Lay { $cards }
answer-none = Lay no cards
answer-raise-casa = Build a { $kind }
answer-raise = Build the { $kind } alone
answer-raise-row = Build the { $kind } from your row
answer-jointly = Build the { $kind } together: { $seats }
answer-count-none = Count the casas of { $district }: none
answer-count = { $casas ->
    [one] Count the casas of { $district }: one
   *[other] Count the casas of { $district }: { $casas }
  } – { $gains }
answer-stop = Don’t drain
answer-stop-second = Only one
answer-draw = { $count ->
    [one] Draw a card from the pile
   *[other] Draw { $count } cards from the pile
  }
answer-go-on = Continue without paying
answer-go-on-all = Continue until all gondolas have moved
answer-sail = { $points ->
    [0] Stay where you are
    [one] Move one space
   *[other] Move { $points } spaces
  }
answer-keep-gold = Keep the gold
answer-end-turn = End the turn
answer-pay = Pay { $gold } gold for { $points ->
    [one] one point
   *[other] { $points } points
  }{ $lost ->
    [0] {""}
   *[other] ; { $lost } wasted
  }

## The board

board = The board
board-ours = The board, the card split and the gold values are our own reconstructions: see the rules.
building = { $kind } in { $districts }
dotted-line = dotted line { $number } for a ponte, { $first } to { $second }
hex-swamp = hex { $hex }, swamp
hex-free = hex { $hex }, free
hex-stones = hex { $hex }, free from the start
hex-built = hex { $hex }, { $kind }
hex-around = neighbours: { $built } built on, { $open } empty
site-brings = { $gains }
site-best = at best – { $gains }
site-ponte = { $first } has { $one ->
    [0] no casas
    [one] one casa
   *[other] { $one } casas
  }, { $second } { $other ->
    [0] none
    [one] one
   *[other] { $other }
  } – { $gains }
gain = { $seat-is ->
    [you] you
   *[other] { $seat }
  }: { $points ->
    [one] one point
   *[other] { $points } points
  }
gain-and-treasure = { $seat-is ->
    [you] you
   *[other] { $seat }
  }: { $points ->
    [one] one point
   *[other] { $points } points
  } and a treasure
gain-treasure = { $seat-is ->
    [you] you
   *[other] { $seat }
  }: a treasure
gain-nobody = no points for anyone
field = space
field-start = start
field-crossing = space 10, and later space 45
beside = beside { $districts }
beside-none = beside no district
pole = space { $number }, a pole beyond the goal
field-beyond = { $number }, beyond the goal
gondola-of = { $seat-is ->
    [you] your gondola
   *[other] { $seat }’s gondola
  }
at-start = at the start
at-field = on space { $number }
at-field-beside = on space { $number }, beside { $districts }

## Cards, pieces and figures beside the board

market = Cards
display = Display
display-empty = empty
piles = Pile and discards
pile = pile
discards = discards
just-shown = just shown
supply = Supply
supply-pieces = Left to build
supply-builders = Master builders
supply-of = { $kind-is ->
    [kind-casa] casa (house)
    [kind-palazzo] palazzo (palace)
    [kind-campo] campo (square)
    [kind-ponte] ponte (bridge)
   *[other] { $kind }
  }, pieces left
alert-last = One more ends the match: { $kinds }
waste-kinds = No site is free: cards would be lost ({ $kinds })
waste-card = No site is free: this card would be lost
waste-cards = No site is free: the cards would be lost
waste-room = { $free ->
    [one] Only one hex is free: you couldn’t build everything
   *[other] Only { $free } hexes are free: you couldn’t build everything
  }
waste-row = You may keep rows of only two kinds: you would have to give one up
waste-points = Scores no points: all the casas are in the other district
waste-piece = You could keep a tile or treasure and get the same points
waste-gold = Gold is worthless after the match
figure = master builder ({ $kind })

## A seat's pieces

person = { $seat-is ->
    [you] You
   *[other] { $seat }
  }
hand-of = { $seat-is ->
    [you] Your hand
   *[other] { $seat }’s hand
  }
face-down = a face-down card
card-taken = taken from the display
card-known = the others know it
own-hand = Hand
own-adding = For the rows
own-solo = Alone
rows = Rows
row-lacks = { $kind }: cards still needed
hand-empty = no cards in hand
stock-gondola = gondola’s space
stock-treasure-back = treasures
stock-tile = swamp tiles
remark-turn = { $seat-is ->
    [you] your turn
   *[other] to play
  }
remark-asked = { $seat-is ->
    [you] you decide now
   *[other] decides now
  }
remark-purse = { $seat-is ->
    [you] your purse is open
   *[other] counts gold
  }
imaginary = Imaginary player
imaginary-nothing = no rows
purse = Gold
purse-offered = To be paid
purse-points = { $points ->
    [0] no point yet
    [one] one point
   *[other] { $points } points
  }
gold-tile = swamp tile, gold
gold-treasure = treasure, gold

## Questions

aim = Your aim: get your gondola farthest along the canals. Each building moves the gondolas of all who took part in it.
ask-before = Before your turn: reveal a card for the imaginary player?
ask-after = After your turn: reveal a card for the imaginary player?
ask-lay = Which cards will you lay? Buildings that have all their cards are then built.
ask-lay-must = Your hand is full: which cards will you lay?
ask-next = Which building is next?
ask-next-only = This building is next, but you don’t choose its site. { $gold ->
    [0] You don’t have enough gold to pay first.
   *[other] Pay gold first?
  }
ask-site = { $kind-is ->
    [kind-ponte] Where will you build your ponte? Choose a dotted line.
    [kind-palazzo] Where will you build your palazzo? Choose two hexes, one by one.
    [kind-basilica] Where will you build your basilica? Choose three hexes, one by one.
   *[other] Where will you build your { $kind }?
  }
ask-site-joint = { $kind-is ->
    [kind-ponte] You’re building: where will the ponte go? Choose a dotted line.
    [kind-palazzo] You’re building: where will the palazzo go? Choose two hexes, one by one.
    [kind-basilica] You’re building: where will the basilica go? Choose three hexes, one by one.
   *[other] You’re building: where will the { $kind } go?
  }
ask-site-master = { $kind-is ->
    [kind-ponte] It’s { $seat }’s turn, but you’re master builder: where will the ponte go? Choose a dotted line.
    [kind-palazzo] It’s { $seat }’s turn, but you’re master builder: where will the palazzo go? Choose two hexes, one by one.
    [kind-basilica] It’s { $seat }’s turn, but you’re master builder: where will the basilica go? Choose three hexes, one by one.
   *[other] It’s { $seat }’s turn, but you’re master builder: where will the { $kind } go?
  }
ask-site-imaginary = { $kind-is ->
    [kind-ponte] For the imaginary player: where will the ponte go? Choose a dotted line.
    [kind-palazzo] For the imaginary player: where will the palazzo go? Choose two hexes, one by one.
    [kind-basilica] For the imaginary player: where will the basilica go? Choose three hexes, one by one.
   *[other] For the imaginary player: where will the { $kind } go?
  }
ask-site-next = { $count ->
    [one] Which hex completes the { $kind }?
   *[other] Which hex is next for the { $kind }? { $count } more are needed.
  }
ask-span = Which district’s casas will the ponte count?
ask-steer = How far will your gondola move? You have { $points ->
    [one] one point.
   *[other] { $points } points.
  }
ask-between = { $seat-is ->
    [you] Your gondola moves next.
   *[other] { $seat }’s gondola moves next.
  } { $gold ->
    [0] You don’t have enough gold to pay first.
   *[other] Pay gold first?
  }
ask-surplus = You have rows of { $count } kinds but may keep only two: which row will you give up?
ask-drain = Which swamp tile will you take? You may take up to two.
ask-drain-second = Take a second swamp tile?
ask-draw = Take a card from the display or from the pile?
ask-draw-pile = Draw a card from the pile: the display is empty.
ask-draw-show = Take a card, or show one from your hand and take three.
ask-draw-nothing = Your hand is full, so you don’t draw a card. { $gold ->
    [0] You don’t have enough gold to pay before your turn ends.
   *[other] Pay gold before your turn ends?
  }
ask-fill = { $count ->
    [one] Take one more card: from the display or from the pile?
   *[other] Take { $count } more cards: from the display, or all from the pile?
  }
ask-shed = You have one card too many: which card will you discard?
ask-pay = What will you pay with? You have { $gold } gold; five gold buys one point.
ask-pay-more = You’ve put down { $gold } gold: { $points ->
    [0] no point yet
    [one] one point
   *[other] { $points } points
  }. Anything else?
ask-final = The final payment: pay gold for points?
wait-before = { $seat } may reveal a card for the imaginary player.
wait-lay = { $seat } is choosing cards to lay.
wait-next = { $seat } is choosing the next building.
wait-site = { $seat } is choosing a site for the { $kind }.
wait-site-master = { $turn-is ->
    [you] It’s your turn, but { $seat } is master builder and is choosing a site for the { $kind }.
   *[other] It’s { $turn }’s turn, but { $seat } is master builder and is choosing a site for the { $kind }.
  }
wait-site-imaginary = { $seat } is choosing a site for the imaginary player’s { $kind }.
wait-span = { $seat } is choosing which district’s casas the ponte counts.
wait-steer = { $seat } is choosing how far to move.
wait-between = { $next-is ->
    [you] Your gondola moves next; { $seat } may pay gold first.
   *[other] { $next }’s gondola moves next; { $seat } may pay gold first.
  }
wait-surplus = { $seat } has rows of too many kinds and is giving one up.
wait-drain = { $seat } may drain hexes.
wait-draw = { $seat } is drawing cards.
wait-draw-nothing = { $seat } has a full hand and may pay gold before the turn ends.
wait-fill = { $seat } has shown a card and is taking three.
wait-shed = { $seat } has one card too many and is discarding one.
wait-pay = { $seat } is counting gold to pay with.
wait-final = The final payment: { $seat } may pay gold for points.

## The end of the match

ending-sixty-by-building = A builder’s gondola has reached space 60
ending-sixty-by-helping = A helper’s gondola has reached space 60
ending-sixty-by-gold = A gondola has reached space 60 with gold
ending-casa-exhausted = The last casa has been built
ending-palazzo-exhausted = The last palazzo has been built
ending-campo-exhausted = The last campo has been built
ending-ponte-exhausted = The last ponte has been built
ending-basilica-exhausted = The last basilica has been built
ending-turn-cap = The agreed number of turns has been played
over-won = { $seat-is ->
    [you] You win: your gondola has gone farthest, to space { $field }.
   *[other] { $seat } wins: their gondola has gone farthest, to space { $field }.
  }
over-shared = No gondola has left the start: everyone shares the victory.
result-won = { $seat-is ->
    [you] You win: your gondola is on space { $field }
   *[other] { $seat } wins: their gondola is on space { $field }
  }
result-shared = Shared victory
standing = { $seat-is ->
    [you] You
   *[other] { $seat }
  }: { $field ->
    [0] at the start
   *[other] space { $field }
  }

## Events

told-dealt = Everyone is dealt three cards.
told-turn = { $seat-is ->
    [you] Turn { $number }: you.
   *[other] Turn { $number }: { $seat }.
  }
told-chose-card = { $seat-is ->
    [you] You choose a { $kind } card.
   *[other] { $seat } chooses a { $kind } card.
  }
told-chose-solo = { $seat-is ->
    [you] You choose the cards to build a { $kind } alone.
   *[other] { $seat } chooses the cards to build a { $kind } alone.
  }
told-took-back = { $seat-is ->
    [you] You take back the chosen cards.
   *[other] { $seat } takes back the chosen cards.
  }
told-laid = { $seat-is ->
    [you] You lay { $count ->
        [one] one { $kind } card
       *[other] { $count } { $kind } cards
      }.
   *[other] { $seat } lays { $count ->
        [one] one { $kind } card
       *[other] { $count } { $kind } cards
      }.
  }
told-laid-solo = { $seat-is ->
    [you] You lay { $count ->
        [one] one { $kind } card
       *[other] { $count } { $kind } cards
      } to build alone.
   *[other] { $seat } lays { $count ->
        [one] one { $kind } card
       *[other] { $count } { $kind } cards
      } to build alone.
  }
told-laid-nothing = { $seat-is ->
    [you] You don’t lay a card.
   *[other] { $seat } doesn’t lay a card.
  }
told-master = { $seat-is ->
    [you] You become master builder of the { $kind }.
   *[other] { $seat } becomes master builder of the { $kind }.
  }
told-master-taken = { $seat-is ->
    [you] You have the longer row now and become master builder of the { $kind }.
   *[other] { $seat } has the longer row now and becomes master builder of the { $kind }.
  }
told-master-inherited = { $seat-is ->
    [you] You have the longest row left and become master builder of the { $kind }.
   *[other] { $seat } has the longest row left and becomes master builder of the { $kind }.
  }
told-imaginary-master = The imaginary player becomes master builder of the { $kind }.
told-figure-back = The { $kind }’s master builder goes back to the board.
told-building = { $seat-is ->
    [you] A { $kind } is built: you choose the site.
   *[other] A { $kind } is built: { $seat } chooses the site.
  }
told-no-space = { $kind-is ->
    [kind-casa] There is no site for the casa: its card is lost.
   *[other] There is no site for the { $kind }: its cards are lost.
  }
told-picked = { $seat-is ->
    [you] You choose hex { $hex }.
   *[other] { $seat } chooses hex { $hex }.
  }
told-unpicked = { $seat-is ->
    [you] You choose another site.
   *[other] { $seat } chooses another site.
  }
told-built = A { $kind } now stands in { $points ->
    [0] { $district }.
    [one] { $district }: one point.
   *[other] { $district }: { $points } points.
  }
told-built-ponte = A ponte now joins { $district } and { $other }.
told-counts = { $seat-is ->
    [you] You count the casas in { $district }: { $count }.
   *[other] { $seat } counts the casas in { $district }: { $count }.
  }
told-treasure = { $seat-is ->
    [you] You get a treasure with { $value } gold.
   *[other] { $seat } gets a treasure with { $value } gold.
  }
told-treasure-hidden = { $seat-is ->
    [you] You get a treasure.
   *[other] { $seat } gets a treasure.
  }
told-no-treasure = { $seat-is ->
    [you] There is no treasure left for you.
   *[other] There is no treasure left for { $seat }.
  }
told-moved = { $seat-is ->
    [you] { $points ->
        [one] One point
       *[other] { $points } points
      }: your gondola moves to space { $field }.
   *[other] { $points ->
        [one] One point
       *[other] { $points } points
      }: { $seat }’s gondola moves to space { $field }.
  }
field-jumped = { $count ->
    [one] space jumped over
   *[other] spaces jumped over
  }
points-palazzo = { $count ->
    [one] neighbouring hex without a building
   *[other] neighbouring hexes without a building
  }
points-campo = { $count ->
    [one] neighbouring hex with a building
   *[other] neighbouring hexes with a building
  }
points-half = (half of { $whole })
points-half-down = (half of { $whole }, rounded down)
told-stayed = { $seat-is ->
    [you] Your gondola stays where it is.
   *[other] { $seat }’s gondola stays where it is.
  }
told-went-on = { $seat-is ->
    [you] You don’t pay now.
   *[other] { $seat } doesn’t pay now.
  }
told-cards-away = { $kind-is ->
    [kind-casa] The casa card is discarded.
   *[other] The { $kind } cards are discarded.
  }
told-dumped = { $seat-is ->
    [you] You give up your { $kind } row: { $count ->
        [one] one card
       *[other] { $count } cards
      }.
   *[other] { $seat } gives up their { $kind } row: { $count ->
        [one] one card
       *[other] { $count } cards
      }.
  }
told-opened-purse = { $seat-is ->
    [you] You open your purse.
   *[other] { $seat } opens their purse.
  }
told-offered = { $seat-is ->
    [you] You put down { $value } gold.
   *[other] { $seat } puts down { $value } gold.
  }
told-kept = { $seat-is ->
    [you] You take back { $value } gold.
   *[other] { $seat } takes back { $value } gold.
  }
told-closed-purse = { $seat-is ->
    [you] You close your purse.
   *[other] { $seat } closes their purse.
  }
gold-in-treasures = in treasures
told-paid = { $seat-is ->
    [you] You pay { $gold } gold for { $points ->
        [one] one point
       *[other] { $points } points
      }.
   *[other] { $seat } pays { $gold } gold for { $points ->
        [one] one point
       *[other] { $points } points
      }.
  }
told-drained = { $seat-is ->
    [you] You drain hex { $hex }.
   *[other] { $seat } drains hex { $hex }.
  }
told-found = { $value ->
    [0] { $seat-is ->
        [you] There is no gold on the tile.
       *[other] { $seat } finds no gold on the tile.
      }
   *[other] { $seat-is ->
        [you] There is { $value } gold on the tile.
       *[other] { $seat } finds { $value } gold on the tile.
      }
  }
told-found-hidden = { $seat-is ->
    [you] You look at the tile.
   *[other] { $seat } looks at the tile.
  }
told-stopped = { $seat-is ->
    [you] You stop draining.
   *[other] { $seat } stops draining.
  }
told-took = { $seat-is ->
    [you] You take the { $kind } card from the display.
   *[other] { $seat } takes the { $kind } card from the display.
  }
told-drew = { $seat-is ->
    [you] You draw a { $kind } card.
   *[other] { $seat } draws a { $kind } card.
  }
told-drew-hidden = { $seat-is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
  }
told-showed = { $seat-is ->
    [you] You show a { $kind } card.
   *[other] { $seat } shows a { $kind } card.
  }
told-hand-full = { $seat-is ->
    [you] Your hand is full: you don’t draw a card.
   *[other] { $seat } has a full hand and doesn’t draw a card.
  }
told-shed = { $seat-is ->
    [you] You discard a { $kind } card.
   *[other] { $seat } discards a { $kind } card.
  }
told-reshuffled = The discards become the pile.
told-display-away = The display holds four cards: all are discarded.
told-revealed = A { $kind } card is revealed for the imaginary player.
told-not-revealed = { $seat-is ->
    [you] You don’t reveal a card.
   *[other] { $seat } doesn’t reveal a card.
  }
told-revealed-in-vain = A { $kind } card is revealed for the imaginary player and discarded.
told-goal = { $seat-is ->
    [you] Your gondola has reached the goal.
   *[other] { $seat }’s gondola has reached the goal.
  }
told-exhausted = That was the last { $kind }.
told-last-exchange = The final payment starts.
told-keeps-gold = { $seat-is ->
    [you] You don’t pay any gold.
   *[other] { $seat } doesn’t pay any gold.
  }
told-turn-cap = The agreed number of turns has been played.
told-won = { $seat-is ->
    [you] You win: your gondola has gone farthest, to space { $field }.
   *[other] { $seat } wins: their gondola has gone farthest, to space { $field }.
  }

## Explanations

cards-so-far = Cards in the rows: { $count } of { $needed }
about-casa = A casa needs one card and one free hex, and scores one point. No player owns it, and every ponte that joins its district can count it.
about-palazzo = A palazzo needs three cards and two free hexes side by side. It scores one point for each neighbouring hex that has no building, whether free or swamp.
about-campo = A campo needs three cards and one free hex. It scores one point for each neighbouring hex that has a building.
about-ponte = A ponte needs three cards and a dotted line with both ends free. It scores one point for each casa in one of the two districts that it joins; the builder chooses which district.
about-basilica = A basilica needs four cards and three free hexes that all touch one another. It scores seven points.
about-basilica-connected = A basilica needs four cards and three connected free hexes. It scores seven points.
about-swamp = A hex under swamp. After building, you may drain one or two such hexes. You get the gold on each tile, and the hex is free from the next turn on. A hex’s name gives its row, with A at the top, and its distance from the left in half hexes.
about-free = A free hex: you can build on it, but a ponte needs a dotted line. A hex’s name gives its row, with A at the top, and its distance from the left in half hexes.
about-stones = A hex that is free from the start: you can build on it, but a ponte needs a dotted line. A hex’s name gives its row, with A at the top, and its distance from the left in half hexes.
about-dotted-line = A ponte may join these two hexes while both are free. Any other building on one of them closes the line.
about-field = A space on the gondolas’ track. If your gondola is beside a district when you take part in a building there, you get a treasure, as long as any are left. Occupied spaces are jumped over.
about-start = Every gondola starts here.
about-crossing = The canal crosses itself here: spaces 10 and 45 are the same place, with room for one gondola.
about-pole = A space beyond the goal. The gondola that gets farthest wins.
about-gondola = It moves by the points its player scores: all the points of a building for the builder, half of them for each helper, and one point for every five gold paid. The gondola that gets farthest wins; the match ends when one reaches space 60 or a kind of building runs out.
about-tile = A swamp tile from a drained hex, worth at most two gold. Five gold buys one point; no change is given.
about-treasure = A treasure holds three to six gold. You get one for taking part in a building in a district beside your gondola, as long as any are left. Five gold buys one point; no change is given.
about-display = You can take these face-up cards at the end of your turn. If there are four at the end of a turn, all of them are discarded.
about-pile = At the end of a turn you draw a card from here or take one from the display; or you show a card and take three. You can’t hold more than five cards.
about-discards = Used cards. When the pile runs out, they are shuffled to form a new one.
about-master-builder = The player with the longest row of a kind is its master builder: they choose the site and score all the points, even on another player’s turn. Other players with a row of that kind score half. In a tie, the player who has the figure keeps it.
about-row-lacks = Once all players’ rows together hold enough cards, the building must be built that turn; without a site, the cards are lost.
about-face-down = A card in hand that the others can’t be sure of.
about-purse = Five gold buys one point; no change is given.
topic-casa = Casa
topic-palazzo = Palazzo
topic-campo = Campo
topic-ponte = Ponte
topic-basilica = Basilica
topic-basilica-connected = Basilica
topic-swamp = Swamp
topic-free = Free hex
topic-stones = Hex free from the start
topic-dotted-line = Dotted line
topic-field = Space
topic-start = Start
topic-crossing = Crossing
topic-pole = Pole
topic-gondola = Gondola
topic-tile = Swamp tile
topic-treasure = Treasure
topic-display = Display
topic-pile = Pile
topic-discards = Discards
topic-master-builder = Master builder
topic-row-lacks = Cards still needed in a row
topic-face-down = Face-down card
topic-purse = Gold

## Options

option-board = Board
option-board-help = The name of a board, or your own board as text.
option-cards = Cards
option-cards-help = How many cards there are for casa, palazzo, campo, ponte and basilica.
option-cards-7-8-8-9-10 = 7, 8, 8, 9, 10
option-cards-10-8-8-8-8 = 10, 8, 8, 8, 8
option-cards-14-7-7-7-7 = 14, 7, 7, 7, 7: shorter
option-cards-6-9-9-9-9 = 6, 9, 9, 9, 9: the casas hardly ever run out
option-cards-19-6-6-6-5 = 19, 6, 6, 6, 5: one for each piece
option-tiles = Swamp tiles
option-tiles-help = How many tiles hold no gold, one gold and two gold.
option-tiles-29-29-28 = 29, 29, 28
option-tiles-43-29-14 = 43, 29, 14: half are empty
option-tiles-0-86-0 = one gold each
option-treasures = Treasures
option-treasures-help = How many treasures hold three, four, five and six gold.
option-treasures-5-4-4-5 = 5, 4, 4, 5
option-treasures-6-6-3-3 = 6, 6, 3, 3: smaller
option-treasures-3-3-6-6 = 3, 3, 6, 6: larger
option-basilica = Shape of the basilica
option-basilica-help = How its three hexes may be arranged.
option-basilica-triangle = triangle: each hex touches both others
option-basilica-connected = any connected shape
option-full-hand = With a full hand
option-full-hand-help = How drawing works with five cards in hand.
option-full-hand-no-draw = don’t draw a card
option-full-hand-swap = draw one and discard one
option-full-hand-must-lay = lay a card first
option-imaginary-casa = The imaginary player’s casas
option-imaginary-casa-help = The effect of a casa card revealed for the imaginary player.
option-imaginary-casa-built = the casa is built for no one
option-imaginary-casa-discarded = the card is discarded
option-turn-cap = Maximum number of turns
option-turn-cap-help = The match ends after this many turns, counting those of all players.
option-moves = Moving gondolas
option-moves-help = Whether a gondola may move by less than its points.
option-moves-all = all points must be used
option-moves-up-to-all = as far as the player likes
option-gold-asked = Asking about gold
option-gold-asked-help = When you are asked whether to pay gold even if you have nothing else to decide.
option-gold-asked-whenever-it-counts = whenever it may count
option-gold-asked-as-in-version-1 = as in version 1 of these rules

## Search terms

also-row = line, laid cards, display of cards
also-set = complete building, alone, solo
also-draining = dry, remove swamp, clear, marsh
also-exchange = exchange, trade, buy points, sell, money
also-master-builder = foreman, architect, first
also-casa = house, home
also-palazzo = palace, villa
also-campo = square, place, plaza
also-ponte = bridge, bridges
also-basilica = church, cathedral, dome
also-swamp = marsh, mud, bog, water
also-tile = chip, token, piece, coin
also-treasure = chest, gold, jackpot, money
also-display = open cards, market, face up
also-field = field, hex, hexagon, place
also-gondola = boat, ship, score marker, points
also-pole = post, mooring, stake
also-crossing = junction, jump

## Amounts that reasons compare

stake-field = spaces along the canals
stake-gold = gold
stake-hand = cards in hand
stake-laid = cards in rows
stake-figures = master builders

## The characters of the computer players, and how each plays

character-hasty = Compares only two of his options at a time, and often overlooks a better building site.
character-gentle = Plays through some thirty continuations in her head before each action, enough for a quick look ahead.
character-steady = Plays through two hundred continuations in his head before each action, with cards that the others might hold.
character-strong = Plays through two thousand continuations in her head before each action, and takes the one that holds up best.
