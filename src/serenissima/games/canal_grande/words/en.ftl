# The words of Canal Grande.
# A seat `$seat` comes with `$seat-is`: "you" or "other". Cards and districts are named as on the card.

title = Canal Grande
teaser = One divides the cards, the other chooses: a duel for the votes of six districts.
goal = Be the first to win a card of each of the six districts, or four cards of one district, and become Doge. Both of you see all the cards in the offers: remember them, divide with care and call votes at the right moment.

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

## Actions

do-shift = To the second offer: { $card }
do-return = Back to the first offer: { $card }
do-present = Present the offers
do-choose = Take { $offer }
do-use = Use it
do-forgo = Don’t use it
do-call = Call a vote in { $district }
do-lay = Play { $district }
do-bid = Bid
bid-total = Bid { $total }
waste-card = Your bid can’t be beaten: this card would be discarded
waste-power = Its effect would be lost
do-decline = Pass
do-withdraw = Take your cards back

## A seat's cards

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
        [0] doesn’t know it
       *[other] knows it
      }
   *[other] { $count } cards; { $seat } knows { $known ->
        [0] none of them
       *[other] { $known } of them
      }
  }
hand-without = definitely no card of { $districts }
seen-card = { $seat } knows this card
face-down = a face-down card
won = { $count } of 6 districts won
won-most = { $count } of { $district }; four to win
lacking = not won yet
number-cards = number cards
districts = Districts at stake
won-by = { $seat-is ->
    [you] cards you have won
   *[other] cards won by { $seat }
  }
decides = { $seat-is ->
    [you] One card here wins you the match.
   *[other] One card here wins { $seat } the match.
  }
decides-both = One card here wins either of you the match.

## The offers and the piles

offer-title-first = First offer
offer-title-second = Second offer
offer-worth = number cards worth { $points }; { $count ->
    [0] no other cards
    [one] one other card
   *[other] { $count } other cards
  }
offer-now = This offer would bring your number cards to { $total }; a total of { $limit } or more ends the phase.
offer-chosen = { $seat-is ->
    [you] You chose it.
   *[other] { $seat } chose it.
  }
offer-left = { $seat-is ->
    [you] You get the other offer.
   *[other] { $seat } gets the other offer.
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

vote-new = New vote
vote-in = Vote in { $district }
vote-by = { $seat-is ->
    [you] You call this vote with a Doge.
   *[other] { $seat } calls this vote with a Doge.
  }
vote-passed = { $seat-is ->
    [you] You hold no card of a district that is still open: { $challenger } calls the vote for your Doge.
   *[other] { $challenger-is ->
        [you] { $seat } holds no card of a district that is still open: you call the vote.
       *[other] { $seat } holds no card of a district that is still open: { $challenger } calls the vote.
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
vote-barred = This Doge can’t call a vote in: { $districts }.
vote-last = The last vote: { $district }
vote-won = { $seat-is ->
    [you] You won a { $district } card.
   *[other] { $seat } won a { $district } card.
  }
vote-before = { $seat-is ->
    [you] The last vote: you won a { $district } card, { $total } to { $rest }.
   *[other] The last vote: { $seat } won a { $district } card, { $total } to { $rest }.
  }
bid-of = { $seat-is ->
    [you] You
   *[other] { $seat }
  }
bid-carried = brought by gondola
drafted = { $count ->
    [one] one card not bid yet
   *[other] { $count } cards not bid yet
  }
drafted-card = not bid yet
hint-lay = Play cards from your hand. Cards of another district automatically use one of your gondolas; each district needs a separate one.
hint-lay-matching = Play cards from your hand.

## Questions

aim = Your aim: win votes. You need a Doge to call a vote. Cards of all six districts, or four cards of one district, win the match.
ask-divide = Divide the cards: move some to the second offer, then present both.
ask-choose = { $seat } has divided the cards. Which offer will you take?
ask-traitor = Use the traitor to steal a card?
ask-spy = Use the spy to draw two cards?
ask-bonus = Draw three bonus cards?
ask-call = In which district will you call a vote? Play one of its cards.
ask-open = You’ve called a vote in { $district }. How much will you bid?
ask-answer = Vote in { $district }: bid { $least } or more, or pass?
ask-raise = Raise in { $district }: bid { $least } or more, or pass?
ask-hopeless = You can’t reach { $least } in { $district }.
wait-divide = { $seat } is dividing the cards.
wait-choose = { $seat } is choosing an offer.
wait-traitor = { $seat } is deciding whether to use a traitor.
wait-spy = { $seat } is deciding whether to use a spy.
wait-bonus = { $seat } is deciding whether to draw the bonus.
wait-call = { $seat } is choosing a district for the vote.
wait-open = { $seat } has called a vote in { $district } and is choosing a bid.
wait-answer = { $seat } must bid { $least } or more in { $district }, or pass.
wait-raise = { $seat } must bid { $least } or more in { $district }, or pass.

## The end of the match

ending-six-districts = A card of each of the six districts
ending-four-of-one = Four cards of one district
ending-round-cap = The agreed number of rounds has been played
over = { $seat-is ->
    [you] You have won: Venice has a new Doge!
   *[other] { $seat } has won and becomes Doge.
  }
over-shared = It’s a draw: you share the victory.
result = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
  }
result-six-districts = { $seat-is ->
    [you] You win with cards of all six districts
   *[other] { $seat } wins with cards of all six districts
  }; { $rival-is ->
    [you] you have
   *[other] { $rival } has
  } { $count ->
    [0] none.
   *[other] { $count } of the six.
  }
result-four-of-one = { $seat-is ->
    [you] You win with four { $district } cards
   *[other] { $seat } wins with four { $district } cards
  }; { $rival-is ->
    [you] you have
   *[other] { $rival } has
  } { $most ->
    [0] none.
   *[other] at most { $most } of one district.
  }
result-shared = Shared victory

## Events

told-dealt = Each player is dealt four district cards.
told-first-divider = { $seat-is ->
    [you] You’ve been chosen at random to divide first.
   *[other] { $seat } has been chosen at random to divide first.
  }
told-phase = Phase { $number } starts: all number cards and discards are shuffled.
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
    [you] Your number cards are worth { $count } more: { $total } in all.
   *[other] { $seat }’s number cards are worth { $count } more: { $total } in all.
  }
told-took = { $seat-is ->
    [you] You take { $count ->
        [one] one card
       *[other] { $count } cards
      } into your hand.
   *[other] { $seat } takes { $count ->
        [one] one card
       *[other] { $count } cards
      } into their hand.
  }
told-stole = { $seat-is ->
    [you] Your traitor steals a card from { $victim }: { $card }.
   *[other] { $victim-is ->
        [you] { $seat }’s traitor steals a card from you: { $card }.
       *[other] { $seat }’s traitor steals a card from { $victim }: { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Your traitor finds an empty hand.
   *[other] { $seat }’s traitor finds an empty hand.
  }
told-spied = { $seat-is ->
    [you] You send a spy and draw two cards.
   *[other] { $seat } sends a spy and draws two cards.
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
    [you] You draw a Doge: there will be a vote.
   *[other] { $seat } draws a Doge: there will be a vote.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] You draw a Doge as a bonus: it is discarded and replaced.
   *[other] { $seat } draws a Doge as a bonus: it is discarded and replaced.
  }
told-forwent = { $seat-is ->
    [you] You don’t use { $power }.
   *[other] { $seat } doesn’t use { $power }.
  }
told-asked = { $seat-is ->
    [you] You may use { $power }.
   *[other] { $seat } may use { $power }.
  }
told-reshuffled = The pile is empty: the discards are shuffled.
told-nothing-left = { $seat-is ->
    [you] You can’t draw: no cards are left.
   *[other] { $seat } can’t draw: no cards are left.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] You have one Doge: one vote follows.
       *[other] You have { $count } Doges: { $count } votes follow.
      }
   *[other] { $count ->
        [one] { $seat } has one Doge: one vote follows.
       *[other] { $seat } has { $count } Doges: { $count } votes follow.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Neither player can call a vote: your Doge is discarded.
   *[other] Neither player can call a vote: { $seat }’s Doge is discarded.
  }
told-challenge-passed = { $seat-is ->
    [you] You hold no card of a district that is still open: { $challenger } calls the vote instead.
   *[other] { $challenger-is ->
        [you] { $seat } holds no card of a district that is still open: you call the vote instead.
       *[other] { $seat } holds no card of a district that is still open: { $challenger } calls the vote instead.
      }
  }
told-challenge = { $seat-is ->
    [you] You must call a vote.
   *[other] { $seat } must call a vote.
  }
told-called = { $seat-is ->
    [you] You call a vote in { $district }.
   *[other] { $seat } calls a vote in { $district }.
  }
told-drafted = { $seat-is ->
    [you] You add a card to your bid: { $district }.
   *[other] { $seat } adds a card to the bid: { $district }.
  }
told-withdrew = { $seat-is ->
    [you] You take back the cards of your bid.
   *[other] { $seat } takes back the cards of the bid.
  }
told-laid = { $seat-is ->
    [you] You play { $count ->
        [one] one { $district } card
       *[other] { $count } { $district } cards
      }.
   *[other] { $seat } plays { $count ->
        [one] one { $district } card
       *[other] { $count } { $district } cards
      }.
  }
told-reinforced = { $seat-is ->
    [you] You bring { $count ->
        [one] one { $district } card
       *[other] { $count } { $district } cards
      } by gondola.
   *[other] { $seat } brings { $count ->
        [one] one { $district } card
       *[other] { $count } { $district } cards
      } by gondola.
  }
told-bid = { $seat-is ->
    [you] You bid { $total }.
   *[other] { $seat } bids { $total }.
  }
told-declined = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
  }
told-won-vote = { $seat-is ->
    [you] You win a { $district } card.
   *[other] { $seat } wins a { $district } card.
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
told-phase-ended = A total has reached 10: the phase is over.
told-bonus = { $seat-is ->
    [you] You have the lower total: you may draw three bonus cards.
   *[other] { $seat } has the lower total and may draw three bonus cards.
  }
told-six-districts = { $seat-is ->
    [you] You have a card of each district and win!
   *[other] { $seat } has a card of each district and wins.
  }
told-four-of-one = { $seat-is ->
    [you] You have four { $district } cards and win!
   *[other] { $seat } has four { $district } cards and wins.
  }
told-round-cap = The agreed number of rounds has been played: the victory is shared.

## Explanations

won-so-far = Won so far: you { $own }, your opponent { $other }
at-stake = Win this vote and you’ll have { $count } of the four cards you need from one district
at-stake-district = Win this vote and you’ll have { $count } of the six districts; all six win the match
about-district = You bid with district cards in votes. The winner of a vote keeps one card of its district. Cards won in all six districts, or four cards won in one district, win the match.
about-lacking = You win a card of a district by winning a vote there. Cards won in all six districts, or four cards won in one district, win the match.
about-gondola = In a vote, one gondola brings cards of one other district into your bid. The gondola itself doesn’t count, and it is used up.
about-traitor = The player who takes it steals a random card from the opponent’s hand. Then the traitor is discarded.
about-spy = The player who takes it discards it and draws two cards from the pile. A spy drawn this way has no effect: it’s just replaced.
about-doge = The player who takes it must call a vote in a district that is still open, and must hold a card of that district. If they can’t, their opponent calls the vote. The higher bid wins a card of that district.
about-number = It adds its number to the total of the player who takes it. If a total is 10 or more at the end of a round, the phase ends. The player with the lower total then draws three bonus cards; if the totals are equal, neither player does.
about-number-cards = The sum of a player’s number cards. If a total is 10 or more at the end of a round, the phase ends. The player with the lower total then draws three bonus cards; if the totals are equal, neither player does. The total doesn’t count towards victory.
about-face-down = A card in hand that you don’t know.
about-vote = The district being voted on. The player with the higher bid wins a card of that district.
about-last-vote = Both bids and the winner of the last vote stay here until the next vote starts. The cards themselves have been won, discarded or taken back.
about-bid = A bid is worth the number of district cards played; gondolas don’t count. The winner keeps one card of the district and discards the rest of the bid. The loser discards one district card and all gondolas played, and takes the other cards back.
topic-district = District card
topic-lacking = District not won yet
topic-gondola = Gondola
topic-traitor = Traitor
topic-spy = Spy
topic-doge = Doge
topic-number = Number card
topic-number-cards = Total of number cards
topic-face-down = Face-down card
topic-vote = Vote
topic-last-vote = Last vote
topic-bid = Bid

## Options

option-numbers = Number cards
option-numbers-help = How many ones, twos and threes there are.
option-numbers-4-5-5 = 4 ones, 5 twos, 5 threes
option-numbers-5-4-5 = 5 ones, 4 twos, 5 threes
option-numbers-5-5-4 = 5 ones, 5 twos, 4 threes
option-spy-replacement = Drawn spies
option-spy-replacement-help = How many cards replace a drawn spy.
option-spy-replacement-1 = one card
option-spy-replacement-2 = two cards
option-matching-card = Card of the district
option-matching-card-help = Whether the defender needs a card of the district to bid in a vote.
option-matching-card-required = required
option-matching-card-not-required = not required
option-district-ban = One vote per district
option-district-ban-help = Which votes in a round must be in different districts.
option-district-ban-round = all votes in a round
option-district-ban-player = votes by the same player
option-powers = Traitor, spy, bonus
option-powers-help = Whether these are used automatically or you are asked each time.
option-powers-automatic = automatic
option-powers-asked = ask every time
option-round-cap = Maximum number of rounds
option-round-cap-help = After this many rounds without a winner, the victory is shared.
option-drawn-traitors = Drawn traitors
option-drawn-traitors-help = Whether they act once all cards have been drawn, or as soon as they are drawn.
option-drawn-traitors-after-drawing = after all cards are drawn
option-drawn-traitors-at-once = at once

## Search terms

also-offer = pile, stack, share, split, half
also-bid = auction, offer more, outbid, stake
also-won = trophy, point, score, victory
also-bonus = compensation, extra cards
also-district = sestiere, quarter, suit, colour, color
also-gondola = boat, ship, joker
also-traitor = thief, steal, rob
also-spy = agent, draw two
also-doge = duke, ruler, leader
also-number-cards = sum, points, value
also-vote = election, ballot, fight, duel, battle
also-known = eye, red diamond, lozenge, mark, seen, secret

## Amounts that reasons compare

stake-districts = districts won
stake-alike = won cards of the same district
stake-hand = cards in hand
stake-gondolas = gondolas in hand
stake-numbers = points on number cards

## Choices of several actions

choice-division = { offer-title-first }: { $first }. { offer-title-second }: { $second }

## The characters of the computer players, and how each plays

character-hasty = Glances at two of her options and takes the better one, so the best often escapes her.
character-gentle = Takes whatever looks best right now and gives no thought to your reply.
character-steady = Imagines a hundred hands that you might hold, and thinks a little way ahead with each.
character-strong = Has countless matches behind him and plays by instinct, without any calculation.
character-master = Checks his instinct by calculation: imagines hundreds of hands that you might hold and pursues his best ideas.
