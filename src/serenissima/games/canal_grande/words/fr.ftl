# Les mots de Canal Grande.
# Une place `$seat` vient avec `$seat-is` : "you" ou "other". Cartes et quartiers portent le nom écrit sur la carte.

title = Canal Grande
teaser = L’un partage les cartes, l’autre choisit : un duel pour les voix de six quartiers.
goal = Soyez le premier à gagner une carte de chacun des six quartiers, ou quatre d’un seul, et devenez doge. Chacun voit toutes les cartes des offres : retenez-les, partagez avec soin et lancez les votes au bon moment.

## Cartes et lieux

card-cannaregio = Cannaregio
card-castello = Castello
card-dorsoduro = Dorsoduro
card-san-marco = San Marco
card-san-polo = San Polo
card-santa-croce = Santa Croce
card-gondola = Gondole
card-traitor = Traître
card-spy = Espion
card-doge = Doge
card-one = Chiffre 1
card-two = Chiffre 2
card-three = Chiffre 3
district-cannaregio = Cannaregio
district-castello = Castello
district-dorsoduro = Dorsoduro
district-san-marco = San Marco
district-san-polo = San Polo
district-santa-croce = Santa Croce
offer-first = la première offre
offer-second = la seconde offre
power-none = rien
power-traitor = le traître
power-spy = l’espion
power-bonus = le bonus

## Ce qu’on peut faire

do-shift = Dans la seconde offre : { $card }
do-return = Retour dans la première offre : { $card }
do-present = Présenter les offres
do-choose = Prendre { $offer }
do-use = L’utiliser
do-forgo = Ne pas l’utiliser
do-call = Lancer un vote à { $district }
do-lay = Poser { $district }
do-bid = Miser
bid-total = Miser { $total }
waste-card = Votre mise ne peut plus être dépassée : cette carte serait défaussée
waste-power = Son effet serait perdu
do-decline = Passer
do-withdraw = Reprendre vos cartes

## Les cartes de chacun

hand = { $seat-is ->
    [you] Votre main
   *[other] { $seat }
  }
hand-known = { $count ->
    [0] aucune carte en main
    [one] une carte, { $known ->
        [0] inconnue
       *[other] connue
      }
   *[other] { $count } cartes, { $known ->
        [0] toutes inconnues
        [one] dont { $known } connue
       *[other] dont { $known } connues
      }
  }
hand-seen = { $count ->
    [0] aucune carte en main
    [one] une carte ; { $seat } { $known ->
        [0] ne la connaît pas
       *[other] la connaît
      }
   *[other] { $count } cartes ; { $seat } { $known ->
        [0] n’en connaît aucune
       *[other] en connaît { $known }
      }
  }
hand-without = à coup sûr aucune carte { $districts }
seen-card = { $seat } connaît cette carte
face-down = une carte face cachée
won = { $count ->
    [one] { $count } quartier gagné sur 6
   *[other] { $count } quartiers gagnés sur 6
  }
won-most = { $count } cartes { $district } ; il en faut quatre
lacking = pas encore gagné
number-cards = cartes chiffre
districts = Quartiers en jeu
won-by = { $seat-is ->
    [you] cartes que vous avez gagnées
   *[other] cartes gagnées par { $seat }
  }
decides = { $seat-is ->
    [you] Une carte ici vous donne la victoire.
   *[other] Une carte ici donne la victoire à { $seat }.
  }
decides-both = Une carte ici donne la victoire à l’un comme à l’autre.

## Les offres et les piles

offer-title-first = Première offre
offer-title-second = Seconde offre
offer-worth = cartes chiffre : { $points } ; { $count ->
    [0] aucune autre carte
    [one] une autre carte
   *[other] { $count } autres cartes
  }
offer-now = Avec cette offre, vos cartes chiffre atteindraient { $total } ; à { $limit } ou plus, la phase se termine.
offer-chosen = { $seat-is ->
    [you] Vous l’avez choisie.
   *[other] { $seat } l’a choisie.
  }
offer-left = { $seat-is ->
    [you] Vous recevez l’autre offre.
   *[other] { $seat } reçoit l’autre offre.
  }
drawn = { $seat-is ->
    [you] Vous avez pioché
   *[other] { $seat } a pioché
  }
phase-round = Phase { $phase }, tour { $round }
pile = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
  }
discards = Défausse ({ $count })

## Le vote

vote-new = Nouveau vote
vote-in = Vote à { $district }
vote-by = { $seat-is ->
    [you] Vous le lancez avec un doge.
   *[other] { $seat } le lance avec un doge.
  }
vote-passed = { $seat-is ->
    [you] Vous n’avez aucune carte d’un quartier encore ouvert au vote : { $challenger } lance le vote de votre doge.
   *[other] { $challenger-is ->
        [you] { $seat } n’a aucune carte d’un quartier encore ouvert au vote : vous lancez le vote.
       *[other] { $seat } n’a aucune carte d’un quartier encore ouvert au vote : { $challenger } lance le vote.
      }
  }
vote-leads = { $seat-is ->
    [you] Vous menez avec { $total }.
   *[other] { $seat } mène avec { $total }.
  }
vote-more = { $count ->
    [one] Encore un vote ensuite.
   *[other] Encore { $count } votes ensuite.
  }
vote-barred = Avec ce doge, pas de vote possible à : { $districts }.
vote-last = Dernier vote : { $district }
vote-won = { $seat-is ->
    [you] Vous avez gagné une carte { $district }.
   *[other] { $seat } a gagné une carte { $district }.
  }
vote-before = { $seat-is ->
    [you] Dernier vote : vous avez gagné une carte { $district }, { $total } à { $rest }.
   *[other] Dernier vote : { $seat } a gagné une carte { $district }, { $total } à { $rest }.
  }
bid-of = { $seat-is ->
    [you] Vous
   *[other] { $seat }
  }
bid-carried = en gondole
drafted = { $count ->
    [one] une carte pas encore misée
   *[other] { $count } cartes pas encore misées
  }
drafted-card = pas encore misée
hint-lay = Posez des cartes de votre main. Les cartes de chaque autre quartier prennent automatiquement une de vos gondoles.
hint-lay-matching = Posez des cartes de votre main.

## Ce qui est demandé

aim = Le but : gagner des votes. Pour lancer un vote, il faut un doge. Des cartes des six quartiers, ou quatre d’un seul, font gagner la partie.
ask-divide = Partagez les cartes : mettez des cartes dans la seconde offre, puis présentez les deux offres.
ask-choose = { $seat } a partagé les cartes. Quelle offre prenez-vous ?
ask-traitor = Voulez-vous utiliser le traître pour voler une carte ?
ask-spy = Voulez-vous utiliser l’espion pour piocher deux cartes ?
ask-bonus = Voulez-vous piocher trois cartes bonus ?
ask-call = Dans quel quartier lancez-vous un vote ? Posez une carte de ce quartier.
ask-open = Vous avez lancé un vote à { $district }. Combien misez-vous ?
ask-answer = Vote à { $district } : misez-vous { $least } ou plus, ou passez-vous ?
ask-raise = Relance à { $district } : misez-vous { $least } ou plus, ou passez-vous ?
ask-hopeless = Vous ne pouvez pas atteindre { $least } à { $district }.
wait-divide = { $seat } partage les cartes.
wait-choose = { $seat } choisit une offre.
wait-traitor = { $seat } décide d’utiliser ou non un traître.
wait-spy = { $seat } décide d’utiliser ou non un espion.
wait-bonus = { $seat } décide de piocher ou non le bonus.
wait-call = { $seat } choisit un quartier pour le vote.
wait-open = { $seat } a lancé un vote à { $district } et choisit sa mise.
wait-answer = { $seat } doit miser { $least } ou plus à { $district }, ou passer.
wait-raise = { $seat } doit miser { $least } ou plus à { $district }, ou passer.

## La fin

ending-six-districts = Une carte de chacun des six quartiers
ending-four-of-one = Quatre cartes d’un même quartier
ending-round-cap = Le nombre de tours convenu est atteint
over = { $seat-is ->
    [you] Vous avez gagné : Venise a un nouveau doge !
   *[other] { $seat } a gagné et devient doge.
  }
over-shared = Match nul : la victoire est partagée.
result = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  }
result-six-districts = { $seat-is ->
    [you] Vous gagnez avec des cartes des six quartiers
   *[other] { $seat } gagne avec des cartes des six quartiers
  } ; { $rival-is ->
    [you] { $count ->
        [0] vous n’en avez aucun.
        [one] vous avez un seul quartier.
       *[other] vous avez { $count } quartiers.
      }
   *[other] { $count ->
        [0] { $rival } n’en a aucun.
        [one] { $rival } a un seul quartier.
       *[other] { $rival } a { $count } quartiers.
      }
  }
result-four-of-one = { $seat-is ->
    [you] Vous gagnez avec quatre cartes { $district }
   *[other] { $seat } gagne avec quatre cartes { $district }
  } ; { $rival-is ->
    [you] { $most ->
        [0] vous n’en avez aucune.
       *[other] vous en avez au plus { $most } d’un même quartier.
      }
   *[other] { $most ->
        [0] { $rival } n’en a aucune.
       *[other] { $rival } en a au plus { $most } d’un même quartier.
      }
  }
result-shared = Victoire partagée

## Ce qui s’est passé

told-dealt = Chacun reçoit quatre cartes quartier.
told-first-divider = { $seat-is ->
    [you] Le sort décide : vous partagez en premier.
   *[other] Le sort décide : { $seat } partage en premier.
  }
told-phase = La phase { $number } commence : on mélange toutes les cartes chiffre, et la défausse avec la pioche.
told-round = { $seat-is ->
    [you] Tour { $number } : vous partagez.
   *[other] Tour { $number } : { $seat } partage.
  }
told-shifted = { $seat-is ->
    [you] Vous mettez une carte dans la seconde offre : { $card }.
   *[other] { $seat } met une carte dans la seconde offre : { $card }.
  }
told-returned = { $seat-is ->
    [you] Vous remettez une carte dans la première offre : { $card }.
   *[other] { $seat } remet une carte dans la première offre : { $card }.
  }
told-presented = { $seat-is ->
    [you] Vous partagez les cartes : { $count } et { $rest }.
   *[other] { $seat } partage les cartes : { $count } et { $rest }.
  }
told-chose = { $seat-is ->
    [you] Vous prenez { $offer }.
   *[other] { $seat } prend { $offer }.
  }
told-took-rest = { $seat-is ->
    [you] L’autre offre est à vous.
   *[other] { $seat } reçoit l’autre offre.
  }
told-laid-numbers = { $seat-is ->
    [you] Vos cartes chiffre valent { $count } de plus : { $total } en tout.
   *[other] Les cartes chiffre { DE($seat) } valent { $count } de plus : { $total } en tout.
  }
told-took = { $seat-is ->
    [you] Vous prenez { $count ->
        [one] une carte
       *[other] { $count } cartes
      } en main.
   *[other] { $seat } prend { $count ->
        [one] une carte
       *[other] { $count } cartes
      } en main.
  }
told-stole = { $seat-is ->
    [you] Votre traître vole une carte à { $victim } : { $card }.
   *[other] { $victim-is ->
        [you] Le traître { DE($seat) } vous vole une carte : { $card }.
       *[other] Le traître { DE($seat) } vole une carte à { $victim } : { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Votre traître trouve une main vide.
   *[other] Le traître { DE($seat) } trouve une main vide.
  }
told-spied = { $seat-is ->
    [you] Vous envoyez un espion et piochez deux cartes.
   *[other] { $seat } envoie un espion et pioche deux cartes.
  }
told-drew = { $seat-is ->
    [you] Vous piochez une carte : { $card }.
   *[other] { $seat } pioche une carte : { $card }.
  }
told-drew-hidden = { $seat-is ->
    [you] Vous piochez une carte.
   *[other] { $seat } pioche une carte.
  }
told-drew-traitor = { $seat-is ->
    [you] Vous piochez un traître.
   *[other] { $seat } pioche un traître.
  }
told-drew-spy = { $seat-is ->
    [you] Vous piochez un espion : il est défaussé et remplacé.
   *[other] { $seat } pioche un espion : il est défaussé et remplacé.
  }
told-drew-doge = { $seat-is ->
    [you] Vous piochez un doge : il y aura un vote.
   *[other] { $seat } pioche un doge : il y aura un vote.
  }
told-drew-doge-as-bonus = { $seat-is ->
    [you] Vous piochez un doge : en bonus, il est défaussé et remplacé.
   *[other] { $seat } pioche un doge : en bonus, il est défaussé et remplacé.
  }
told-forwent = { $seat-is ->
    [you] Vous n’utilisez pas { $power }.
   *[other] { $seat } n’utilise pas { $power }.
  }
told-asked = { $seat-is ->
    [you] Vous pouvez utiliser { $power }.
   *[other] { $seat } peut utiliser { $power }.
  }
told-reshuffled = La pioche est vide : la défausse est mélangée.
told-nothing-left = { $seat-is ->
    [you] Vous ne pouvez pas piocher : il ne reste plus de cartes.
   *[other] { $seat } ne peut pas piocher : il ne reste plus de cartes.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Vous avez un doge : un vote suit.
       *[other] Vous avez { $count } doges : { $count } votes suivent.
      }
   *[other] { $count ->
        [one] { $seat } a un doge : un vote suit.
       *[other] { $seat } a { $count } doges : { $count } votes suivent.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Aucun des deux joueurs ne peut lancer de vote : votre doge est défaussé.
   *[other] Aucun des deux joueurs ne peut lancer de vote : le doge { DE($seat) } est défaussé.
  }
told-challenge-passed = { $seat-is ->
    [you] Vous n’avez aucune carte d’un quartier encore ouvert au vote : { $challenger } lance le vote à votre place.
   *[other] { $challenger-is ->
        [you] { $seat } n’a aucune carte d’un quartier encore ouvert au vote : vous lancez le vote à sa place.
       *[other] { $seat } n’a aucune carte d’un quartier encore ouvert au vote : { $challenger } lance le vote à sa place.
      }
  }
told-challenge = { $seat-is ->
    [you] Vous devez lancer un vote.
   *[other] { $seat } doit lancer un vote.
  }
told-called = { $seat-is ->
    [you] Vous lancez un vote à { $district }.
   *[other] { $seat } lance un vote à { $district }.
  }
told-drafted = { $seat-is ->
    [you] Vous ajoutez une carte à votre mise : { $district }.
   *[other] { $seat } ajoute une carte à sa mise : { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Vous reprenez les cartes de votre mise.
   *[other] { $seat } reprend les cartes de sa mise.
  }
told-laid = { $seat-is ->
    [you] Vous posez { $count ->
        [one] une carte { $district }
       *[other] { $count } cartes { $district }
      }.
   *[other] { $seat } pose { $count ->
        [one] une carte { $district }
       *[other] { $count } cartes { $district }
      }.
  }
told-reinforced = { $seat-is ->
    [you] Vous amenez { $count ->
        [one] une carte { $district }
       *[other] { $count } cartes { $district }
      } en gondole.
   *[other] { $seat } amène { $count ->
        [one] une carte { $district }
       *[other] { $count } cartes { $district }
      } en gondole.
  }
told-bid = { $seat-is ->
    [you] Vous misez { $total }.
   *[other] { $seat } mise { $total }.
  }
told-declined = { $seat-is ->
    [you] Vous passez.
   *[other] { $seat } passe.
  }
told-won-vote = { $seat-is ->
    [you] Vous gagnez une carte { $district }.
   *[other] { $seat } gagne une carte { $district }.
  }
told-took-back = { $seat-is ->
    [you] Vous reprenez { $count ->
        [one] une carte
       *[other] { $count } cartes
      }.
   *[other] { $seat } reprend { $count ->
        [one] une carte
       *[other] { $count } cartes
      }.
  }
told-phase-ended = Un total a atteint 10 : la phase est terminée.
told-bonus = { $seat-is ->
    [you] Vous avez le plus petit total et pouvez piocher trois cartes bonus.
   *[other] { $seat } a le plus petit total et peut piocher trois cartes bonus.
  }
told-six-districts = { $seat-is ->
    [you] Vous avez une carte de chaque quartier et gagnez !
   *[other] { $seat } a une carte de chaque quartier et gagne.
  }
told-four-of-one = { $seat-is ->
    [you] Vous avez quatre cartes { $district } et gagnez !
   *[other] { $seat } a quatre cartes { $district } et gagne.
  }
told-round-cap = Le nombre de tours convenu est atteint : la victoire est partagée.

## Ce que sont les choses

won-so-far = Cartes gagnées : vous { $own }, votre adversaire { $other }
at-stake = Si vous gagnez ce vote, vous aurez { $count } des quatre cartes d’un même quartier nécessaires à la victoire
at-stake-district = Si vous gagnez ce vote, vous aurez { $count } des six quartiers ; avec les six, on gagne la partie
about-district = Les cartes quartier servent à miser lors des votes. Le vainqueur d’un vote garde une carte du quartier ; des cartes gagnées dans les six quartiers, ou quatre dans le même, font gagner la partie.
about-lacking = On gagne une carte d’un quartier en y gagnant un vote. Des cartes gagnées dans les six quartiers, ou quatre dans le même, font gagner la partie.
about-gondola = Lors d’un vote, une gondole amène dans votre mise des cartes d’un autre quartier. La gondole elle-même ne compte pas, et elle sera défaussée.
about-traitor = Le joueur qui le prend vole une carte au hasard dans la main de son adversaire. Le traître est ensuite défaussé.
about-spy = Le joueur qui le prend le défausse et pioche deux cartes. Un espion pioché ainsi n’a pas d’effet : il est simplement remplacé.
about-doge = Le joueur qui le prend doit lancer un vote dans un quartier encore ouvert dont il a une carte ; s’il ne le peut pas, c’est son adversaire qui le lance. La mise la plus haute gagne une carte de ce quartier.
about-number = Elle ajoute son chiffre au total du joueur qui la prend. Si un total est de 10 ou plus à la fin d’un tour, la phase se termine. Le joueur au total le plus bas pioche alors trois cartes bonus ; à égalité, personne n’en pioche.
about-number-cards = La somme des cartes chiffre d’un joueur. Si un total est de 10 ou plus à la fin d’un tour, la phase se termine. Le joueur au total le plus bas pioche alors trois cartes bonus ; à égalité, personne n’en pioche. Le total ne compte pas pour la victoire.
about-face-down = Une carte en main que vous ne connaissez pas.
about-vote = Le quartier soumis au vote : la mise la plus haute gagne une carte de ce quartier.
about-last-vote = Le dernier vote reste ici jusqu’au suivant : les deux mises et le vainqueur. Les cartes elles-mêmes ont été gagnées, défaussées ou reprises.
about-bid = Une mise vaut le nombre de cartes quartier posées ; les gondoles ne comptent pas. Le vainqueur garde une carte du quartier et défausse le reste de sa mise. Le perdant défausse une carte quartier et toutes les gondoles posées, et reprend les autres cartes.
topic-district = Carte quartier
topic-lacking = Quartier pas encore gagné
topic-gondola = Gondole
topic-traitor = Traître
topic-spy = Espion
topic-doge = Doge
topic-number = Carte chiffre
topic-number-cards = Total des cartes chiffre
topic-face-down = Carte face cachée
topic-vote = Vote
topic-last-vote = Dernier vote
topic-bid = Mise

## Options

option-numbers = Cartes chiffre
option-numbers-help = Combien y a-t-il de 1, de 2 et de 3 ?
option-numbers-4-5-5 = quatre 1, cinq 2, cinq 3
option-numbers-5-4-5 = cinq 1, quatre 2, cinq 3
option-numbers-5-5-4 = cinq 1, cinq 2, quatre 3
option-spy-replacement = Espions piochés
option-spy-replacement-help = Combien de cartes remplacent un espion pioché ?
option-spy-replacement-1 = une carte
option-spy-replacement-2 = deux cartes
option-matching-card = Carte du quartier
option-matching-card-help = Le défenseur a-t-il besoin d’une carte du quartier pour miser ?
option-matching-card-required = obligatoire
option-matching-card-not-required = facultative
option-district-ban = Un vote par quartier
option-district-ban-help = Quels votes d’un tour doivent avoir lieu dans des quartiers différents ?
option-district-ban-round = tous les votes du tour
option-district-ban-player = les votes du même joueur
option-powers = Traître, espion, bonus
option-powers-help = Sont-ils utilisés automatiquement, ou vous le demande-t-on à chaque fois ?
option-powers-automatic = automatique
option-powers-asked = demander à chaque fois
option-round-cap = Nombre maximal de tours
option-round-cap-help = Après ce nombre de tours sans vainqueur, la victoire est partagée.
option-drawn-traitors = Traîtres piochés
option-drawn-traitors-help = Agissent-ils une fois toutes les cartes piochées, ou aussitôt ?
option-drawn-traitors-after-drawing = une fois toutes les cartes piochées
option-drawn-traitors-at-once = aussitôt

## What players may look a term up by

also-offer = paquet, pile, part, moitié, lot
also-bid = mise, miser, surenchère
also-won = trophée, point, victoire
also-bonus = compensation, cartes supplémentaires
also-district = sestiere, quartier, couleur
also-gondola = bateau, barque, joker
also-traitor = voleur, voler
also-spy = agent, espionner
also-doge = duc, dirigeant
also-number-cards = somme, points, valeur
also-vote = élection, scrutin, combat, duel
also-known = œil, losange rouge, marque, vue, secret

## Amounts that reasons compare

stake-districts = quartiers gagnés
stake-alike = cartes gagnées d’un même quartier
stake-hand = cartes en main
stake-gondolas = gondoles en main
stake-numbers = points sur les cartes chiffre

## Choices of several actions

choice-division = { offer-title-first } : { $first }. { offer-title-second } : { $second }

## The characters of the computer players, and how each plays

character-hasty = Jette un œil à deux de ses possibilités et prend la meilleure des deux : souvent, la bonne lui échappe.
character-gentle = Prend ce qui semble le mieux sur le moment, sans penser à votre réponse.
character-steady = Imagine cent mains que vous pourriez avoir et, pour chacune, réfléchit quelques coups à l’avance.
character-strong = A d’innombrables parties derrière lui et joue à l’instinct, sans rien calculer.
character-master = Vérifie son instinct par le calcul : imagine des centaines de mains que vous pourriez avoir et suit ses meilleures idées.
