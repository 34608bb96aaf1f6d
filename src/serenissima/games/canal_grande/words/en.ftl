# The words of Canal Grande.
# A seat `$seat` comes with `$seat-is`: "you" or "other". A card or district is a name, said as on the card.

title = Canal Grande
teaser = One divides the cards, the other chooses: a duel for the votes of six districts.
goal = Whoever first wins a card of each of the six districts, or four of one, becomes doge. Cards from the offers are seen by both: remember them, divide with care, and call the vote at the right moment.

## Cards and places

card-cannaregio = Cannaregio
card-castello = Castello
card-dorsoduro = Dorsoduro
card-san-marco = San Marco
card-san-polo = San Polo
card-santa-croce = Santa Croce
card-gondola = Gondola
card-traitor = Traitor
card-spy = Spy
card-doge = Doge
card-one = Number 1
card-two = Number 2
card-three = Number 3
district-cannaregio = Cannaregio
district-castello = Castello
district-dorsoduro = Dorsoduro
district-san-marco = San Marco
district-san-polo = San Polo
district-santa-croce = Santa Croce
offer-first = the first offer
offer-second = the second offer
power-none = nothing
power-traitor = a traitor
power-spy = a spy
power-bonus = the bonus

## What one can do

do-shift = To the second offer: { $card }
do-return = Back to the first offer: { $card }
do-present = Present the offers
do-choose = Take { $offer }
do-use = Use it
do-forgo = Do without
do-call = Call a vote in { $district }
do-lay = Lay { $district }
do-bid = Bid
bid-total = Bid { $total }
do-decline = Give up
do-withdraw = Take the cards back

## Somebody's cards

hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat }
  }
hand-known = { $count ->
    [0] no cards in hand
    [one] one card, { $known ->
        [0] unknown
       *[other] known
      }
   *[other] { $count } cards, { $known ->
        [0] all unknown
       *[other] { $known } of them known
      }
  }
hand-seen = { $count ->
    [0] no cards in hand
    [one] one card; { $seat } { $known ->
        [0] does not know it
       *[other] knows it
      }
   *[other] { $count } cards; { $seat } knows { $known ->
        [0] none of them
       *[other] { $known } of them
      }
  }
hand-without = surely nothing of { $districts }
seen-card = { $seat } knows this card
face-down = a card face down
won = { $count } of 6 districts won
won-most = { $count } of { $district }; four would win
lacking = not yet
number-cards = number cards

## The offers and the piles

offer-title-first = First offer
offer-title-second = Second offer
offer-worth = { $count ->
    [0] no action cards
    [one] one action card
   *[other] { $count } action cards
  }; number cards worth { $points }
offer-chosen = { $seat-is ->
    [you] You chose it.
   *[other] { $seat } chose it.
  }
offer-left = { $seat-is ->
    [you] The rest, for you.
   *[other] The rest, for { $seat }.
  }
drawn = { $seat-is ->
    [you] You have drawn
   *[other] { $seat } has drawn
  }
phase-round = Phase { $phase }, round { $round }
pile = { $count ->
    [0] The pile is empty.
    [one] One card is left in the pile.
   *[other] { $count } cards are left in the pile.
  }
discards = Discards ({ $count })

## The vote

vote-new = A vote
vote-in = A vote in { $district }
vote-by = { $seat-is ->
    [you] You call it with your doge.
   *[other] { $seat } calls it with a doge.
  }
vote-passed = { $seat-is ->
    [you] You hold no card for your doge’s vote: { $challenger } calls it.
   *[other] { $challenger-is ->
        [you] { $seat } holds no card for the doge’s vote: you call it.
       *[other] { $seat } holds no card for the doge’s vote: { $challenger } calls it.
      }
  }
vote-leads = { $seat-is ->
    [you] You lead with { $total }.
   *[other] { $seat } leads with { $total }.
  }
vote-more = { $count ->
    [one] One more vote follows.
   *[other] { $count } more votes follow.
  }
vote-barred = No longer in this round: { $districts }.
bid-of = { $seat-is ->
    [you] You { $total }
   *[other] { $seat } { $total }
  }
drafted = { $count ->
    [one] one card is not yet bid
   *[other] { $count } cards are not yet bid
  }
drafted-card = not yet bid
hint-call = A card of your hand names the district and opens your bid.
hint-lay = Lay cards of your hand. Each other district takes one of your gondolas along by itself.
hint-lay-matching = Lay cards of your hand.

## What is asked

ask-divide = Divide the cards: move some to the second offer, then present both.
ask-choose = { $seat } has divided the cards. Which offer is yours?
ask-traitor = Will you let the traitor steal a card?
ask-spy = Will you let the spy draw two cards?
ask-bonus = Will you draw the bonus of three cards?
ask-call = Which district do you call to vote?
ask-open = You open the vote in { $district }. How high is your bid?
ask-answer = Answer in { $district }: bid { $least } or more, or give up?
ask-raise = Go on in { $district }: bid { $least } or more, or give up?
ask-hopeless = You cannot reach { $least } in { $district }.
wait-divide = { $seat } is dividing the cards.
wait-choose = { $seat } is choosing an offer.
wait-traitor = { $seat } decides about a traitor.
wait-spy = { $seat } decides about a spy.
wait-bonus = { $seat } decides about the bonus.
wait-call = { $seat } is choosing a district for the vote.
wait-open = { $seat } opens the vote in { $district }.
wait-answer = { $seat } needs { $least } or more in { $district }, or gives up.
wait-raise = { $seat } needs { $least } or more in { $district }, or gives up.

## The end

ending-six-districts = A card of each of the six districts
ending-four-of-one = Four cards of one district
ending-round-cap = The agreed number of rounds is over
over = { $seat-is ->
    [you] You have won: Venice has a new doge!
   *[other] { $seat } has won and becomes doge.
  }
over-shared = Nobody has won: the victory is shared.
result = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
  }
result-shared = A shared victory
standing = { $seat-is ->
    [you] You
   *[other] { $seat }
  }: { $count ->
    [one] one district
   *[other] { $count } districts
  }, { $most } of { $district }
standing-none = { $seat-is ->
    [you] You: no district
   *[other] { $seat }: no district
  }

## What happened

told-dealt = Each player is dealt four district cards.
told-first-divider = { $seat-is ->
    [you] By lot, you divide first.
   *[other] By lot, { $seat } divides first.
  }
told-phase = Phase { $number } begins: all number cards and discards are shuffled.
told-round = { $seat-is ->
    [you] Round { $number }: you divide.
   *[other] Round { $number }: { $seat } divides.
  }
told-shifted = { $seat-is ->
    [you] You move a card to the second offer: { $card }.
   *[other] { $seat } moves a card to the second offer: { $card }.
  }
told-returned = { $seat-is ->
    [you] You move a card back to the first offer: { $card }.
   *[other] { $seat } moves a card back to the first offer: { $card }.
  }
told-presented = { $seat-is ->
    [you] You divide the cards: { $count } and { $rest }.
   *[other] { $seat } divides the cards: { $count } and { $rest }.
  }
told-chose = { $seat-is ->
    [you] You take { $offer }.
   *[other] { $seat } takes { $offer }.
  }
told-took-rest = { $seat-is ->
    [you] The other offer is yours.
   *[other] { $seat } gets the other offer.
  }
told-laid-numbers = { $seat-is ->
    [you] Your number cards rise by { $count } to { $total }.
   *[other] { $seat } gains { $count } with number cards, { $total } in all.
  }
told-took = { $seat-is ->
    [you] You take { $count ->
        [one] one card
       *[other] { $count } cards
      } into your hand.
   *[other] { $seat } takes { $count ->
        [one] one card
       *[other] { $count } cards
      } in hand.
  }
told-stole = { $seat-is ->
    [you] Your traitor steals a card from { $victim }: { $card }.
   *[other] { $victim-is ->
        [you] { $seat } has a traitor steal a card from you: { $card }.
       *[other] { $seat } has a traitor steal a card from { $victim }: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Your traitor finds an empty hand.
   *[other] The traitor sent by { $seat } finds an empty hand.
  }
told-spied = { $seat-is ->
    [you] You send out a spy: two cards.
   *[other] { $seat } sends out a spy: two cards.
  }
told-drew = { $seat-is ->
    [you] You draw a card: { $card }.
   *[other] { $seat } draws a card: { $card }.
  }
told-drew-hidden = { $seat-is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
  }
told-drew-traitor = { $seat-is ->
    [you] You draw a traitor.
   *[other] { $seat } draws a traitor.
  }
told-drew-spy = { $seat-is ->
    [you] You draw a spy: it is discarded and replaced.
   *[other] { $seat } draws a spy: it is discarded and replaced.
  }
told-drew-doge = { $seat-is ->
    [you] You draw a doge: there will be a vote.
   *[other] { $seat } draws a doge: there will be a vote.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] You draw a doge: as a bonus it is discarded and replaced.
   *[other] { $seat } draws a doge: as a bonus it is discarded and replaced.
  }
told-forwent = { $seat-is ->
    [you] You do without { $power }.
   *[other] { $seat } does without { $power }.
  }
told-asked = { $seat-is ->
    [you] You may use { $power }.
   *[other] { $seat } may use { $power }.
  }
told-reshuffled = The pile is empty: the discards are shuffled.
told-nothing-left = { $seat-is ->
    [you] There is nothing left for you to draw.
   *[other] There is nothing left for { $seat } to draw.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] One doge lies before you: a vote.
       *[other] { $count } doges lie before you: as many votes.
      }
   *[other] { $count ->
        [one] One doge lies before { $seat }: a vote.
       *[other] { $count } doges lie before { $seat }: as many votes.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Nobody can call a vote: your doge is discarded.
   *[other] Nobody can call a vote: the doge before { $seat } is discarded.
  }
told-challenge-passed = { $seat-is ->
    [you] You hold no card for a vote: { $challenger } calls it for you.
   *[other] { $challenger-is ->
        [you] { $seat } holds no card for a vote: you call it instead.
       *[other] { $seat } holds no card for a vote: { $challenger } calls it instead.
      }
  }
told-challenge = { $seat-is ->
    [you] It is for you to call a vote.
   *[other] It is for { $seat } to call a vote.
  }
told-called = { $seat-is ->
    [you] You call a vote in { $district }.
   *[other] { $seat } calls a vote in { $district }.
  }
told-drafted = { $seat-is ->
    [you] You lay a card ready: { $district }.
   *[other] { $seat } lays a card ready: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] You take back the cards laid ready.
   *[other] { $seat } takes back the cards laid ready.
  }
told-laid = { $seat-is ->
    [you] You lay { $count } { $district }.
   *[other] { $seat } lays { $count } { $district }.
  }
told-reinforced = { $seat-is ->
    [you] You bring { $count } { $district } by gondola.
   *[other] { $seat } brings { $count } { $district } by gondola.
  }
told-bid = { $seat-is ->
    [you] You bid { $total }.
   *[other] { $seat } bids { $total }.
  }
told-declined = { $seat-is ->
    [you] You give up.
   *[other] { $seat } gives up.
  }
told-won-vote = { $seat-is ->
    [you] You win a card of { $district }.
   *[other] { $seat } wins a card of { $district }.
  }
told-took-back = { $seat-is ->
    [you] You take back { $count ->
        [one] one card
       *[other] { $count } cards
      }.
   *[other] { $seat } takes back { $count ->
        [one] one card
       *[other] { $count } cards
      }.
  }
told-phase-ended = Somebody has reached 10: the phase is over.
told-bonus = { $seat-is ->
    [you] You have the lower total: three cards as a bonus.
   *[other] { $seat } has the lower total: three cards as a bonus.
  }
told-six-districts = { $seat-is ->
    [you] You have a card of each district and win!
   *[other] { $seat } has a card of each district and wins.
  }
told-four-of-one = { $seat-is ->
    [you] You have four of { $district } and win!
   *[other] { $seat } has four of { $district } and wins.
  }
told-round-cap = The agreed number of rounds is over: the victory is shared.

## Options

option-numbers = Number cards
option-numbers-help = How many ones, twos and threes there are.
option-numbers-4-5-5 = 4 ones, 5 twos, 5 threes
option-numbers-5-4-5 = 5 ones, 4 twos, 5 threes
option-numbers-5-5-4 = 5 ones, 5 twos, 4 threes
option-spy-replacement = A spy that is drawn
option-spy-replacement-help = How many cards are drawn in its stead.
option-spy-replacement-1 = one card instead
option-spy-replacement-2 = two cards instead
option-matching-card = Card of the district
option-matching-card-help = Whether the defender needs a card of the district to take part in a vote.
option-matching-card-required = needed
option-matching-card-not-required = not needed
option-district-ban = One vote for each district
option-district-ban-help = Whose votes in the same round must be in different districts.
option-district-ban-round = all votes of a round
option-district-ban-player = votes of the same player
option-powers = Traitor, spy, bonus
option-powers-help = Whether they are used by themselves, or you are asked each time.
option-powers-automatic = used without asking
option-powers-asked = ask each time
option-round-cap = Most rounds
option-round-cap-help = After so many rounds without a winner the victory is shared.
option-drawn-traitors = Traitors that are drawn
option-drawn-traitors-help = Whether they act when all cards have been drawn, or as soon as they turn up.
option-drawn-traitors-after-drawing = when all cards are drawn
option-drawn-traitors-at-once = at once
