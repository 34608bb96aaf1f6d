title = Lots
option-catch = Catch
option-catch-rolled = rolled
option-catch-two = always two
ending-most = Most fish win
ending-shared = The win is shared
lot-one = a one
lot-two = a two
lot-three = a three
lot-back = a lot face down
choose = Choose a lot
wait = The others are choosing
hand = { $seat-is ->
    [you] Your lots
   *[other] Lots of { $seat }
 } ({ $fish } fish)
pond = The pond
bank = { $bank ->
    [east] The east bank
   *[west] The west bank
 }
promise = It may catch fish.
catch-of = Catch of { $seat }
fish-stock = Fish
net = Net
near = One fish more may win
do-choose = Choose { $lot }
do-confirm = Confirm
do-take-back = Take back
told-drew = { $seat } draws { $lot }.
told-drew-hidden = { $seat } draws a lot.
told-chose = { $seat } thinks of { $lot }.
told-took-back = { $seat } thinks again.
told-confirmed = { $seat } has chosen.
told-showed = { $seat } shows { $lot }.
told-caught = { $seat } catches { $fish } fish.
told-tied = Nobody catches anything.
told-ended = The match is over: { $winners ->
    [one] one winner
   *[other] { $winners } winners
 }.
about-lot = The higher lot catches more fish.
topic-lot = Lot
also-lot = ticket, draw of straws
