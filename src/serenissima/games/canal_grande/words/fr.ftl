# Les mots de Canal Grande.
# Une place `$seat` vient avec `$seat-is` : "you" ou "other". Cartes et quartiers portent le nom écrit sur la carte.

title = Canal Grande
teaser = L’un partage les cartes, l’autre choisit : un duel pour les voix de six quartiers.
goal = Qui gagne le premier une carte de chacun des six quartiers, ou quatre d’un seul, devient doge. Les cartes des offres sont vues de tous : retenez-les, partagez avec soin et appelez au vote au bon moment.

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
power-traitor = un traître
power-spy = un espion
power-bonus = le bonus

## Ce qu’on peut faire

do-shift = Vers la seconde offre : { $card }
do-return = Retour à la première offre : { $card }
do-present = Présenter les offres
do-choose = Prendre { $offer }
do-use = L’utiliser
do-forgo = S’en passer
do-call = Appeler au vote à { $district }
do-lay = Poser { $district }
do-bid = Miser
bid-total = Miser { $total }
do-decline = Abandonner
do-withdraw = Reprendre les cartes

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
hand-without = sûrement rien de { $districts }
seen-card = { $seat } connaît cette carte
face-down = une carte face cachée
won = { $count ->
    [one] { $count } quartier gagné sur 6
   *[other] { $count } quartiers gagnés sur 6
  }
won-most = { $count } cartes { $district } ; à quatre, c’est gagné
lacking = pas encore
number-cards = cartes chiffre

## Les offres et les piles

offer-title-first = Première offre
offer-title-second = Seconde offre
offer-worth = { $count ->
    [0] aucune carte action
    [one] une carte action
   *[other] { $count } cartes action
  } ; { $points } en cartes chiffre
offer-chosen = { $seat-is ->
    [you] Vous l’avez choisie.
   *[other] { $seat } l’a choisie.
  }
offer-left = { $seat-is ->
    [you] Le reste, pour vous.
   *[other] Le reste, pour { $seat }.
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

vote-new = Un vote
vote-in = Un vote à { $district }
vote-by = { $seat-is ->
    [you] Votre doge appelle au vote.
   *[other] { $seat } appelle au vote par son doge.
  }
vote-passed = { $seat-is ->
    [you] Il vous manque une carte pour votre doge : { $challenger } appelle au vote.
   *[other] { $challenger-is ->
        [you] Il manque à { $seat } une carte pour son doge : vous appelez au vote.
       *[other] Il manque à { $seat } une carte pour son doge : { $challenger } appelle au vote.
      }
  }
vote-leads = { $seat-is ->
    [you] Vous menez avec { $total }.
   *[other] { $seat } mène avec { $total }.
  }
vote-more = { $count ->
    [one] Un autre vote suivra.
   *[other] { $count } autres votes suivront.
  }
vote-barred = Exclus pour ce tour : { $districts }.
bid-of = { $seat-is ->
    [you] Vous { $total }
   *[other] { $seat } { $total }
  }
drafted = { $count ->
    [one] une carte n’est pas encore misée
   *[other] { $count } cartes ne sont pas encore misées
  }
drafted-card = pas encore misée
hint-call = Une carte de votre main désigne le quartier et ouvre votre mise.
hint-lay = Posez des cartes de votre main. Chaque autre quartier emmène d’office une de vos gondoles.
hint-lay-matching = Posez des cartes de votre main.

## Ce qui est demandé

ask-divide = Partagez les cartes : mettez-en dans la seconde offre, puis présentez les deux.
ask-choose = { $seat } a partagé les cartes. Quelle offre prenez-vous ?
ask-traitor = Le traître doit-il voler une carte ?
ask-spy = L’espion doit-il piocher deux cartes ?
ask-bonus = Piochez-vous le bonus de trois cartes ?
ask-call = Quel quartier appelez-vous au vote ?
ask-open = Vous ouvrez le vote à { $district }. À combien misez-vous ?
ask-answer = Votre réponse à { $district } : miser { $least } ou plus, ou abandonner ?
ask-raise = Encore à { $district } : miser { $least } ou plus, ou abandonner ?
ask-hopeless = Vous ne pouvez pas atteindre { $least } à { $district }.
wait-divide = { $seat } partage les cartes.
wait-choose = { $seat } choisit une offre.
wait-traitor = { $seat } décide du sort d’un traître.
wait-spy = { $seat } décide du sort d’un espion.
wait-bonus = { $seat } décide du sort du bonus.
wait-call = { $seat } choisit un quartier pour le vote.
wait-open = { $seat } ouvre le vote à { $district }.
wait-answer = { $seat } doit miser { $least } ou plus à { $district }, ou abandonner.
wait-raise = { $seat } doit miser { $least } ou plus à { $district }, ou abandonner.

## La fin

ending-six-districts = Une carte de chacun des six quartiers
ending-four-of-one = Quatre cartes d’un même quartier
ending-round-cap = Le nombre de tours convenu est atteint
over = { $seat-is ->
    [you] Vous avez gagné : Venise a un nouveau doge !
   *[other] { $seat } a gagné et devient doge.
  }
over-shared = Personne n’a gagné : la victoire est partagée.
result = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  }
result-shared = Une victoire partagée
standing = { $seat-is ->
    [you] Vous
   *[other] { $seat }
  } : { $count ->
    [one] un quartier
   *[other] { $count } quartiers
  }, dont { $most } × { $district }
standing-none = { $seat-is ->
    [you] Vous : aucun quartier
   *[other] { $seat } : aucun quartier
  }

## Ce qui s’est passé

told-dealt = Chacun reçoit quatre cartes quartier.
told-first-divider = { $seat-is ->
    [you] Le sort vous désigne pour partager en premier.
   *[other] Le sort désigne qui partage en premier : { $seat }.
  }
told-phase = Phase { $number } : toutes les cartes chiffre et la défausse sont mélangées.
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
    [you] Vos cartes chiffre montent de { $count }, à { $total }.
   *[other] { $seat } gagne { $count } en cartes chiffre, { $total } en tout.
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
        [you] { $seat } vous fait voler une carte par un traître : { $card }.
       *[other] { $seat } fait voler une carte à { $victim } par un traître : { $card }.
      }
  }
told-found-nothing = { $seat-is ->
    [you] Votre traître trouve une main vide.
   *[other] { $seat } envoie un traître, qui trouve une main vide.
  }
told-spied = { $seat-is ->
    [you] Vous envoyez un espion : deux cartes.
   *[other] { $seat } envoie un espion : deux cartes.
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
    [you] Vous laissez passer { $power }.
   *[other] { $seat } laisse passer { $power }.
  }
told-asked = { $seat-is ->
    [you] Vous pouvez utiliser { $power }.
   *[other] { $seat } peut utiliser { $power }.
  }
told-reshuffled = La pioche est vide : la défausse est mélangée.
told-nothing-left = { $seat-is ->
    [you] Il ne vous reste rien à piocher.
   *[other] Il ne reste rien à piocher pour { $seat }.
  }
told-doges = { $seat-is ->
    [you] { $count ->
        [one] Un doge devant vous : un vote.
       *[other] { $count } doges devant vous : autant de votes.
      }
   *[other] { $count ->
        [one] Un doge devant { $seat } : un vote.
       *[other] { $count } doges devant { $seat } : autant de votes.
      }
  }
told-doge-unused = { $seat-is ->
    [you] Personne ne peut appeler au vote : votre doge est défaussé.
   *[other] Personne ne peut appeler au vote : le doge devant { $seat } est défaussé.
  }
told-challenge-passed = { $seat-is ->
    [you] Il vous manque une carte pour un vote : { $challenger } y appelle.
   *[other] { $challenger-is ->
        [you] Il manque à { $seat } une carte pour un vote : vous y appelez.
       *[other] Il manque à { $seat } une carte pour un vote : { $challenger } y appelle.
      }
  }
told-challenge = { $seat-is ->
    [you] C’est à vous d’appeler au vote.
   *[other] C’est à { $seat } d’appeler au vote.
  }
told-called = { $seat-is ->
    [you] Vous appelez au vote à { $district }.
   *[other] { $seat } appelle au vote à { $district }.
  }
told-drafted = { $seat-is ->
    [you] Vous préparez une carte : { $district }.
   *[other] { $seat } prépare une carte : { $district }.
  }
told-withdrew = { $seat-is ->
    [you] Vous reprenez les cartes préparées.
   *[other] { $seat } reprend les cartes préparées.
  }
told-laid = { $seat-is ->
    [you] Vous posez { $count } × { $district }.
   *[other] { $seat } pose { $count } × { $district }.
  }
told-reinforced = { $seat-is ->
    [you] Vous amenez { $count } × { $district } en gondole.
   *[other] { $seat } amène { $count } × { $district } en gondole.
  }
told-bid = { $seat-is ->
    [you] Vous misez { $total }.
   *[other] { $seat } mise { $total }.
  }
told-declined = { $seat-is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
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
told-phase-ended = Le total de 10 est atteint : la phase est finie.
told-bonus = { $seat-is ->
    [you] Vous avez le plus petit total : trois cartes en bonus.
   *[other] { $seat } a le plus petit total : trois cartes en bonus.
  }
told-six-districts = { $seat-is ->
    [you] Vous avez une carte de chaque quartier : c’est gagné !
   *[other] { $seat } a une carte de chaque quartier et gagne.
  }
told-four-of-one = { $seat-is ->
    [you] Vous avez quatre cartes { $district } : c’est gagné !
   *[other] { $seat } a quatre cartes { $district } et gagne.
  }
told-round-cap = Le nombre de tours convenu est atteint : la victoire est partagée.

## Options

option-numbers = Cartes chiffre
option-numbers-help = Combien il y a de 1, de 2 et de 3.
option-numbers-4-5-5 = quatre 1, cinq 2, cinq 3
option-numbers-5-4-5 = cinq 1, quatre 2, cinq 3
option-numbers-5-5-4 = cinq 1, cinq 2, quatre 3
option-spy-replacement = Un espion pioché
option-spy-replacement-help = Combien de cartes sont piochées à sa place.
option-spy-replacement-1 = une carte à sa place
option-spy-replacement-2 = deux cartes à sa place
option-matching-card = Carte du quartier
option-matching-card-help = S’il faut au défenseur une carte du quartier pour prendre part au vote.
option-matching-card-required = nécessaire
option-matching-card-not-required = pas nécessaire
option-district-ban = Un vote par quartier
option-district-ban-help = Quels votes d’un même tour doivent porter sur des quartiers différents.
option-district-ban-round = tous les votes du tour
option-district-ban-player = ceux du même joueur
option-powers = Traître, espion, bonus
option-powers-help = S’ils agissent d’eux-mêmes ou si l’on vous le demande chaque fois.
option-powers-automatic = sans demander
option-powers-asked = demander chaque fois
option-round-cap = Nombre de tours maximal
option-round-cap-help = Après autant de tours sans vainqueur, la victoire est partagée.
option-drawn-traitors = Les traîtres piochés
option-drawn-traitors-help = S’ils agissent une fois toutes les cartes piochées, ou dès qu’ils apparaissent.
option-drawn-traitors-after-drawing = une fois toutes les cartes piochées
option-drawn-traitors-at-once = aussitôt
