# Les mots de Doge.
# Une place `$seat` vient avec `$seat-is` : "you" ou "other". Un lieu se dit comme dans une phrase.

title = Doge
teaser = Votes secrets, conseillers soudoyés et palais toujours plus chers : qui sera doge de Venise ?
goal = Posez des marqueurs face cachée dans six quartiers et à la Quarantia. Gagnez un vote : vous contrôlez un conseiller et placez des maisons. Avec assez de maisons dans un quartier, vous y construisez un palais, et chaque palais y coûte une maison de plus que le précédent. Avec des palais dans les six quartiers, sept dans cinq ou huit dans quatre, vous devenez doge.

## Lieux, conseillers, marqueurs

area-cannaregio = Cannaregio
area-castello = Castello
area-dorsoduro = Dorsoduro
area-san-marco = San Marco
area-san-polo = San Polo
area-santa-croce = Santa Croce
area-quarantia = la Quarantia
label-quarantia = Quarantia
councillor-cannaregio = le conseiller de Cannaregio
councillor-castello = le conseiller de Castello
councillor-dorsoduro = le conseiller de Dorsoduro
councillor-san-marco = le conseiller de San Marco
councillor-san-polo = le conseiller de San Polo
councillor-santa-croce = le conseiller de Santa Croce
councillor-first = un conseiller de la Quarantia
councillor-second = un conseiller de la Quarantia
councillor-third = un conseiller de la Quarantia
which-first = le premier
which-second = le deuxième
which-third = le troisième
marker = marqueur { $value }

## Ce qu’on peut faire

do-card = Voter à { $area }
do-add = Ajouter un marqueur { $marker }
do-confirm = Poser le bulletin
do-councillor = Choisir { $which }
do-send = Envoyer le conseiller à { $area }
do-abstain = S’abstenir : le conseiller est neutre
do-lift = Déplacer une maison depuis { $district }
do-drop = Déplacer la maison vers { $district }
do-stay = Ne déplacer aucune maison
do-place = { $count ->
    [0] Ne placer aucune maison
    [one] Placer une maison
   *[other] Placer { $count } maisons
  }
do-build = Construire un palais
do-forgo = Ne pas construire
do-remove = Reprendre un marqueur { $marker }
do-take-back = Choisir un autre lieu
do-put-back = Remettre la maison en place
answer-confirm = { $count ->
    [one] Poser un marqueur à { $area } : { $votes ->
        [0] aucune voix
        [one] une voix
       *[other] { $votes } voix
      }
   *[other] Poser { $count } marqueurs à { $area } : { $votes ->
        [0] aucune voix
        [one] une voix
       *[other] { $votes } voix
      }
  }
answer-pick = { $seat-is ->
    [you] Choisir votre conseiller à { $area }
   *[other] Choisir le conseiller { DE($seat) } à { $area }
  }
answer-pick-neutral = Choisir un conseiller neutre
answer-abstain-leave = Laisser le conseiller neutre
answer-abstain-leave-move = Laisser le conseiller neutre ; vous pourrez déplacer une maison
answer-abstain-make = Rendre le conseiller neutre
answer-abstain-make-move = Rendre le conseiller neutre ; vous pourrez déplacer une maison
answer-drop = Oui, à { $area }
answer-stay = Ne déplacer aucune maison
answer-stay-more = Ne pas déplacer de deuxième maison
answer-place = { $count ->
    [0] Aucune maison
    [one] Une maison
    [2] Deux maisons
   *[other] { $count } maisons
  }
answer-build = Construire un palais pour { $price } maisons
answer-forgo = Ne pas construire
waste-barred = Un 0 vous exclut de ce vote
waste-ballot = Un 0 seul n’apporte aucune voix
waste-markers = { $count ->
    [one] Vous pouvez encore poser ici un marqueur ; sinon, il sera perdu pour cette année
   *[other] Vous pouvez encore poser ici { $count } marqueurs ; sinon, ils seront perdus pour cette année
  }
waste-councillor = Vous n’avez pas de maison à déplacer en échange
waste-vote = La voix du conseiller serait perdue : on ne votera plus dans ce lieu d’ici la fin de la partie
waste-check = Placées une à une, vos maisons permettraient un deuxième palais

## L’ordre des votes

order-title = Ordre des votes
order-now = Année { $year }
order-next = Année suivante
order-down = lieu pas encore révélé
votes-of = { $seat-is ->
    [you] vous : { $votes }
   *[other] { $seat } : { $votes }
  }
votes-none = aucune voix

## Ce qui se trouve dans les lieux

site-next = maisons pour le prochain palais
site-later = plus tard
palace-here = { $seat-is ->
    [you] votre palais, emplacement { $number }
   *[other] palais { DE($seat) }, emplacement { $number }
  }
houses-of = { $seat-is ->
    [you] vos maisons
   *[other] maisons { DE($seat) }
  }
houses-lacking = { $count ->
    [one] encore une pour un palais
   *[other] encore { $count } pour un palais
  }
houses-do = assez pour un palais dès qu’une autre maison arrivera
houses-no-site = plus d’emplacement ici
house-lifted = l’une d’elles est en cours de déplacement
councillor-from = conseiller de { $home }
councillor-ring = { $seat-is ->
    [you] porte votre anneau : une voix pour vous
   *[other] porte l’anneau { DE($seat) } : une voix pour { $seat }
  }
councillor-free = neutre : ne donne aucune voix
neutral = Neutres
ballot-of = { $seat-is ->
    [you] vos marqueurs, face cachée
   *[other] marqueurs { DE($seat) }, face cachée
  }
marker-unseen = les autres n’en voient pas la valeur

## Le vote en cours

election = Vote { $number } : { $area }
voters = { $seat-is ->
    [you] voix de vos conseillers
   *[other] voix des conseillers { DE($seat) }
  }
place-first = vainqueur
place-first-tied = premier ex æquo
place-second = deuxième
place-second-tied = deuxième ex æquo
place-none = ne participe pas
award-district = Le vainqueur décide du sort du conseiller et peut placer jusqu’à deux maisons, puis le deuxième peut en placer une.
award-district-alone = Le vainqueur décide du sort du conseiller et peut placer jusqu’à deux maisons ; il n’y a pas de deuxième.
award-district-seconds = Le vainqueur décide du sort du conseiller et peut placer jusqu’à deux maisons, puis chaque deuxième ex æquo peut en placer une.
award-district-tied = Chaque premier ex æquo peut placer jusqu’à deux maisons ; le conseiller devient neutre, et il n’y a pas de deuxième.
award-quarantia = Le vainqueur décide du sort d’un conseiller, le deuxième du sort d’un autre, puis le vainqueur du sort du troisième.
award-quarantia-alone = Le vainqueur décide du sort d’un conseiller, puis d’un autre ; il n’y a pas de deuxième.
award-quarantia-seconds = Le vainqueur décide du sort d’un conseiller, puis chaque deuxième ex æquo peut déplacer une maison, et enfin le vainqueur décide du sort d’un autre conseiller.
award-quarantia-tied = Les conseillers restent neutres ; chaque premier ex æquo peut déplacer jusqu’à deux maisons.
hint-send = Choisissez un lieu : le conseiller s’y rend et porte votre anneau.
hint-keep = Ce conseiller porte déjà votre anneau : choisissez où il se rend, ou laissez-le sur place.
hint-lift = Choisissez un quartier où vous avez une maison.
hint-drop = Choisissez un quartier pour la maison.

## Ce que chacun possède

holdings = { $seat-is ->
    [you] Vous
   *[other] { $seat }
  }
districts-with = quartiers
palaces-where = Palais : { $sum }
palaces-built = { $palaces ->
    [one] un palais
   *[other] { $palaces } palais dans { $districts ->
        [one] un quartier
       *[other] { $districts } quartiers
      }
  }
stock-palace = palais en réserve
stock-house = maisons en réserve
stock-ring = anneaux en réserve, chacun pour un conseiller
stock-marker-back = marqueurs non posés
turned = Révélés cette année
markers-left = Vos marqueurs
cards = Vos cartes
card-chosen = Votre bulletin
draft = Sur la carte
ballot-chooses = choisit un bulletin
ballot-ready = a confirmé un bulletin
ballot-out = plus de marqueurs cette année
first-among-tied = décide en premier en cas d’égalité
alert-qualified = { $seat-is ->
    [you] Vous avez assez de palais pour devenir doge : c’est la dernière année
   *[other] Assez de palais pour devenir doge : c’est la dernière année
  }
alert-near = { $seat-is ->
    [you] Encore un palais, et vous en aurez assez pour devenir doge : { $districts }
   *[other] Il ne manque qu’un palais : { $districts }
  }
alert-near-many = { $seat-is ->
    [you] Encore un palais dans l’un des { $count } quartiers possibles, et vous en aurez assez pour devenir doge
   *[other] Il ne manque qu’un palais, dans l’un des { $count } quartiers possibles
  }

## Ce qui est demandé

reason-won = Vous gagnez à { $area } avec { $votes ->
    [one] une voix
   *[other] { $votes } voix
  }
reason-second = Vous êtes deuxième à { $area } avec { $votes ->
    [one] une voix
   *[other] { $votes } voix
  }
reason-first = Vous êtes premier ex æquo à { $area } avec { $votes ->
    [one] une voix
   *[other] { $votes } voix
  }
reason-seconds = Vous êtes deuxième ex æquo à { $area } avec { $votes ->
    [one] une voix
   *[other] { $votes } voix
  }
aim = Le but : gagner des votes et construire des palais. Pour gagner la partie, il en faut dans les six quartiers, sept dans cinq ou huit dans quatre.
ask-card = Bulletin { $number } sur { $rounds } : pour quel lieu ?
ask-markers = Quels marqueurs posez-vous à { $area } ? Posez-en un à quatre, face cachée.
ask-markers-last = Quels marqueurs posez-vous à { $area } ? C’est le dernier bulletin de l’année : les marqueurs non posés sont perdus pour cette année.
ask-pick = { $reason } : quel conseiller de la Quarantia choisissez-vous ?
ask-councillor = { $reason } : que faites-vous du conseiller ? { $hint }
ask-councillor-first = { $reason } : que faites-vous du premier conseiller ? { $hint }
ask-councillor-one = { $reason } : que faites-vous d’un des conseillers ? { $hint }
ask-councillor-other = { $reason } : que faites-vous d’un autre conseiller ? { $hint }
ask-move = Le conseiller est neutre. Voulez-vous déplacer une maison depuis { $area } ou vers ce quartier ? { $hint }
ask-move-forced = Vous n’avez plus d’anneau : le conseiller est donc neutre. Voulez-vous déplacer une maison depuis { $area } ou vers ce quartier ? { $hint }
ask-move-free = Le conseiller est neutre. Voulez-vous déplacer une maison vers un autre quartier ? { $hint }
ask-move-free-forced = Vous n’avez plus d’anneau : le conseiller est donc neutre. Voulez-vous déplacer une maison vers un autre quartier ? { $hint }
ask-move-tied = { $reason } : voulez-vous déplacer { $count ->
    [one] une maison vers un autre quartier
   *[other] jusqu’à { $count } maisons vers d’autres quartiers
  } ? { $hint }
ask-move-tied-one = { $reason } : voulez-vous déplacer votre maison vers un autre quartier ? Vous avez droit à deux déplacements. { $hint }
ask-move-more = Voulez-vous déplacer une autre maison ? { $hint }
ask-move-again = Voulez-vous encore déplacer votre maison ? { $hint }
ask-drop = Où va la maison prise à { $area } ? { $hint }
ask-drop-only = La maison prise à { $area } va-t-elle à { $to } ?
ask-place = { $reason } : combien de maisons placez-vous ?
ask-place-second = Voulez-vous placer votre deuxième maison à { $area } ?
ask-build = Vos { $houses } maisons à { $area } suffisent : voulez-vous construire un palais pour { $price } maisons ?
wait-ballot = { $count ->
    [one] { $seats } n’a pas encore choisi de bulletin.
   *[other] { $seats } n’ont pas encore choisi de bulletin.
  }
wait-ballot-laid = { $count ->
    [one] { $seats } n’a pas encore choisi.
   *[other] { $seats } n’ont pas encore choisi.
  }
wait-ballot-out = Vous n’avez plus de marqueurs cette année. { $count ->
    [one] { $seats } n’a pas encore choisi de bulletin.
   *[other] { $seats } n’ont pas encore choisi de bulletin.
  }
wait-sealed = Votre décision est scellée. { $count ->
    [one] { $seats } n’a pas encore décidé.
   *[other] { $seats } n’ont pas encore décidé.
  }
wait-pick = { $count ->
    [one] { $seats } choisit un conseiller de la Quarantia.
   *[other] { $seats } choisissent des conseillers de la Quarantia.
  }
wait-councillor = { $count ->
    [one] { $seats } choisit ce que devient { $councillor }.
   *[other] { $seats } choisissent ce que devient { $councillor }.
  }
wait-move = { $count ->
    [one] { $seats } peut déplacer une maison.
   *[other] { $seats } peuvent chacun déplacer une maison.
  }
wait-place = { $count ->
    [one] { $seats } peut placer des maisons à { $area }.
   *[other] { $seats } peuvent chacun placer des maisons à { $area }.
  }
wait-build = { $count ->
    [one] { $seats } peut construire un palais à { $area } pour { $price } maisons.
   *[other] { $seats } peuvent chacun construire un palais à { $area } pour { $price } maisons.
  }

## La fin

ending-six-districts = Un palais dans chacun des six quartiers
ending-seven-in-five = Sept palais dans cinq quartiers
ending-eight-in-four = Huit palais dans quatre quartiers
ending-palaces-tie-break = Plusieurs joueurs ont assez de palais pour devenir doge : celui qui a le plus de palais gagne
ending-houses-tie-break = Plusieurs joueurs ont assez de palais et en ont le même nombre : celui qui a le plus de maisons sur le plateau gagne
ending-shared = Plusieurs joueurs ont assez de palais, avec le même nombre de palais et de maisons
ending-year-cap = Le nombre d’années convenu s’est écoulé sans doge
ending-deadlock = Plus personne ne peut devenir doge
ending-and = { $ending }. { $decided }.
decided-breadth = La somme des quartiers et des palais décide
decided-palaces = Même somme de quartiers et de palais : celui qui a le plus de palais gagne
decided-houses = Même nombre de quartiers et de palais : celui qui a le plus de maisons sur le plateau gagne
decided-nothing = Même nombre de quartiers, de palais et de maisons
over-doge = { $seat-is ->
    [you] Vous êtes doge de Venise !
   *[other] { $seat } est doge de Venise.
  }
over-first = { $seat-is ->
    [you] Venise n’a pas de doge, mais vous êtes le plus près du but et gagnez.
   *[other] Venise n’a pas de doge, mais { $seat } est le plus près du but et gagne.
  }
over-shared = La victoire est partagée : { $seats }.
result-doge = { $seat-is ->
    [you] Vous êtes doge
   *[other] { $seat } est doge
  }
result-first = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  }
result-shared = Victoire partagée : { $seats }
standing = { $seat-is ->
    [you] Vous
   *[other] { $seat }
  } : { $palaces ->
    [0] aucun palais
    [one] un palais
   *[other] { $palaces } palais
  } dans { $districts ->
    [0] aucun quartier
    [one] un quartier
   *[other] { $districts } quartiers
  }, { $houses ->
    [0] aucune maison
    [one] une maison
   *[other] { $houses } maisons
  }

## Ce qui s’est passé

told-first-seat = { $seat-is ->
    [you] Le sort décide : vous êtes premier joueur.
   *[other] Le sort décide : { $seat } est premier joueur.
  }
told-year = { $first-is ->
    [you] Année { $number } : vous êtes premier joueur.
   *[other] Année { $number } : { $first } est premier joueur.
  }
told-ballots = Bulletin { $number } sur { $rounds } : chacun choisit en secret un lieu et des marqueurs.
told-sits-out = { $seat-is ->
    [you] Vous n’avez plus de marqueurs et passez votre tour.
   *[other] { $seat } n’a plus de marqueurs et passe son tour.
  }
told-chose = { $seat-is ->
    [you] Vous choisissez la carte de { $area }.
   *[other] { $seat } choisit la carte de { $area }.
  }
told-added = { $seat-is ->
    [you] Vous ajoutez un marqueur { $marker }.
   *[other] { $seat } ajoute un marqueur { $marker }.
  }
told-removed = { $seat-is ->
    [you] Vous reprenez un marqueur { $marker }.
   *[other] { $seat } reprend un marqueur { $marker }.
  }
told-took-back = { $seat-is ->
    [you] Vous reprenez votre bulletin.
   *[other] { $seat } reprend son bulletin.
  }
told-confirmed = { $seat-is ->
    [you] Votre bulletin est prêt.
   *[other] Le bulletin { DE($seat) } est prêt.
  }
told-laid = { $seat-is ->
    [you] Vous posez { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
      } à { $area }.
   *[other] { $seat } pose { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
      } à { $area }.
  }
told-lapsed = { $seat-is ->
    [you] { $count ->
        [one] Vous perdez pour cette année un marqueur non posé.
       *[other] Vous perdez pour cette année { $count } marqueurs non posés.
      }
   *[other] { $count ->
        [one] { $seat } perd pour cette année un marqueur non posé.
       *[other] { $seat } perd pour cette année { $count } marqueurs non posés.
      }
  }
told-vote = Vote { $number } : { $area }.
told-counted = { $seat-is ->
    [you] Vous avez { $votes ->
        [one] une voix
       *[other] { $votes } voix
      }
   *[other] { $seat } a { $votes ->
        [one] une voix
       *[other] { $votes } voix
      }
  }{ $councillors ->
    [0] .
   *[other]  : { $markers } grâce aux marqueurs, { $councillors } grâce aux conseillers.
  }
told-only-zero = { $seat-is ->
    [you] Vous n’avez aucune voix et ne participez pas.
   *[other] { $seat } n’a aucune voix et ne participe pas.
  }
told-barred = { $seat-is ->
    [you] Votre 0 vous exclut de ce vote.
   *[other] { $seat } a posé un 0 et ne participe pas à ce vote.
  }
told-nobody = Personne n’a de voix à { $area } : le vote est sans effet.
told-won = { $seat-is ->
    [you] Vous gagnez à { $area }.
   *[other] { $seat } gagne à { $area }.
  }
told-tied-first = { $seat-is ->
    [you] Vous êtes premier ex æquo à { $area }.
   *[other] { $seat } est premier ex æquo à { $area }.
  }
told-second = { $seat-is ->
    [you] Vous êtes deuxième à { $area }.
   *[other] { $seat } est deuxième à { $area }.
  }
told-tied-second = { $seat-is ->
    [you] Vous êtes deuxième ex æquo à { $area }.
   *[other] { $seat } est deuxième ex æquo à { $area }.
  }
told-no-second = Personne d’autre n’a de voix à { $area } : il n’y a pas de deuxième.
told-picked = { $seat-is ->
    [you] Vous choisissez { $councillor }.
   *[other] { $seat } choisit { $councillor }.
  }
told-sent = { $seat-is ->
    [you] Vous envoyez { $councillor } à { $area }.
   *[other] { $seat } envoie { $councillor } à { $area }.
  }
told-ring-back = { $seat-is ->
    [you] Vous perdez { $councillor } et récupérez votre anneau.
   *[other] { $seat } perd { $councillor } et récupère son anneau.
  }
told-neutral = Désormais, { $councillor } est neutre.
told-abstained = { $seat-is ->
    [you] Vous renoncez à contrôler { $councillor }.
   *[other] { $seat } renonce à contrôler { $councillor }.
  }
told-must-abstain = { $seat-is ->
    [you] Vous n’avez plus d’anneau pour { $councillor }.
   *[other] { $seat } n’a plus d’anneau pour { $councillor }.
  }
told-nothing-to-move = { $seat-is ->
    [you] Vous n’avez aucune maison à déplacer sur le plateau.
   *[other] { $seat } n’a aucune maison à déplacer sur le plateau.
  }
told-lifted = { $seat-is ->
    [you] Vous prenez une maison à { $district }.
   *[other] { $seat } prend une maison à { $district }.
  }
told-put-back = { $seat-is ->
    [you] Vous remettez la maison en place.
   *[other] { $seat } remet la maison en place.
  }
told-moved = { $seat-is ->
    [you] Vous déplacez une maison de { $district } à { $to }.
   *[other] { $seat } déplace une maison de { $district } à { $to }.
  }
told-stayed = { $seat-is ->
    [you] Vous ne déplacez aucune maison.
   *[other] { $seat } ne déplace aucune maison.
  }
told-no-house = { $seat-is ->
    [you] Vous n’avez plus de maison en réserve pour { $district }.
   *[other] { $seat } n’a plus de maison en réserve pour { $district }.
  }
told-placed = { $seat-is ->
    [you] Vous placez { $count ->
        [one] une maison
       *[other] { $count } maisons
      } à { $district }.
   *[other] { $seat } place { $count ->
        [one] une maison
       *[other] { $count } maisons
      } à { $district }.
  }
told-placed-none = { $seat-is ->
    [you] Vous ne placez aucune maison à { $district }.
   *[other] { $seat } ne place aucune maison à { $district }.
  }
told-decided = { $seat-is ->
    [you] Votre décision est scellée.
   *[other] La décision { DE($seat) } est scellée.
  }
told-built = { $seat-is ->
    [you] Vous construisez un palais à { $district } pour { $price } maisons.
   *[other] { $seat } construit un palais à { $district } pour { $price } maisons.
  }
told-forwent = { $seat-is ->
    [you] Vous ne construisez pas de palais à { $district }.
   *[other] { $seat } ne construit pas de palais à { $district }.
  }
told-no-site = { $seat-is ->
    [you] Il n’y a plus d’emplacement pour vous à { $district }.
   *[other] Il n’y a plus d’emplacement pour { $seat } à { $district }.
  }
told-no-palace = { $seat-is ->
    [you] Vous n’avez plus de palais en réserve pour { $district }.
   *[other] { $seat } n’a plus de palais en réserve pour { $district }.
  }
told-turned-card = Vote { $number } de l’année suivante : { $area }.
told-year-over = L’année { $number } est terminée.
told-qualified = { $seat-is ->
    [you] Vous avez assez de palais pour devenir doge : { $palaces } dans { $districts } quartiers.
   *[other] { $seat } a assez de palais pour devenir doge : { $palaces } dans { $districts } quartiers.
  }
told-doge = { $seat-is ->
    [you] Vous voilà doge !
   *[other] { $seat } devient doge.
  }
told-doge-by-palaces = { $seat-is ->
    [you] Vous avez le plus de palais et devenez doge !
   *[other] { $seat } a le plus de palais et devient doge.
  }
told-doge-by-houses = { $seat-is ->
    [you] À égalité de palais, vous avez le plus de maisons sur le plateau et devenez doge !
   *[other] À égalité de palais, { $seat } a le plus de maisons sur le plateau et devient doge.
  }
told-shared = Égalité de palais et de maisons : la victoire est partagée.
told-year-cap = Le nombre d’années convenu s’est écoulé.
told-deadlock = Plus personne ne peut devenir doge : la partie est terminée.
told-ranked-first = { $seat-is ->
    [you] Vous êtes le plus près du but.
   *[other] { $seat } est le plus près du but.
  }

## Ce que sont les choses

price-built = { $count ->
    [one] pour le palais précédent
   *[other] pour les palais précédents
  }
price-stood = { $count ->
    [one] pour le palais qui s’y trouvait avant
   *[other] pour les palais qui s’y trouvaient avant
  }
votes-councillors = grâce aux conseillers
card-now = Voix de vos conseillers sur place : { $councillors }. Vos maisons sur place : { $houses } ; le prochain palais coûte { $price }.
card-now-votes = Voix de vos conseillers sur place : { $councillors }.
about-district = Le vote d’un quartier décide qui contrôle son conseiller et qui y place des maisons : le vainqueur jusqu’à deux, le deuxième une. Avec assez de maisons, on peut construire un palais.
about-quarantia = Son vote décide qui contrôle ses trois conseillers : le vainqueur peut en prendre deux, le deuxième un. On n’y construit rien.
about-order = Les lieux votent l’un après l’autre, dans cet ordre.
about-order-down = Une carte est retournée après chaque vote : elle montre quel lieu votera à ce rang l’an prochain.
about-palace = Un palais est là pour de bon. Des palais dans les six quartiers, sept dans cinq quartiers ou huit dans quatre suffisent à la fin de l’année pour devenir doge ; si plusieurs joueurs en ont assez, celui qui en a le plus gagne. Chaque palais ici fait monter le prix du suivant d’une maison.
about-site-next = Le prix du prochain palais ici : trois maisons, et une de plus par palais déjà présent, quel que soit son propriétaire.
about-site-later = Le prix d’un des palais suivants ici. Un quartier a de la place pour cinq palais.
about-house = Les maisons servent à payer un palais dans leur quartier, puis retournent dans votre réserve. Dès qu’une de vos maisons arrive dans un quartier, vous pouvez y construire si vous y avez assez de maisons.
about-councillor = Il donne une voix, là où il se trouve, au joueur dont il porte l’anneau. Lors d’un vote dans son lieu d’origine, le joueur qui en prend le contrôle l’envoie dans n’importe quel autre lieu. Sans anneau, il ne donne aucune voix.
about-ring = Un anneau marque un conseiller que vous contrôlez. Sans anneau en réserve, vous ne pouvez pas prendre le contrôle d’un autre conseiller.
about-ballot = Les marqueurs restent face cachée jusqu’au vote du lieu. Tous voient combien il y en a, mais pas leur valeur.
about-marker = Un marqueur donne autant de voix que son chiffre, lors d’un seul vote. Chaque année, vous avez un 0, deux 1, deux 2 et deux 3. Un 0 ne sert qu’à bluffer. Les marqueurs non posés sont perdus pour cette année ; l’an prochain, vous les aurez de nouveau tous les sept.
about-marker-bars = Un marqueur donne autant de voix que son chiffre, lors d’un seul vote. Chaque année, vous avez un 0, deux 1, deux 2 et deux 3. Un 0 exclut son joueur du vote. Les marqueurs non posés sont perdus pour cette année ; l’an prochain, vous les aurez de nouveau tous les sept.
about-card = Chaque année, vous posez au plus un bulletin par lieu : choisissez sa carte, puis un à quatre marqueurs.
about-draft = Les voix de ces marqueurs. Celles de vos conseillers sur place s’y ajoutent.
about-voters = Les conseillers présents ici qui portent l’anneau de ce joueur : une voix chacun.
about-votes = Les voix des marqueurs et des conseillers réunies. Le joueur qui a le plus de voix gagne le vote ; le suivant est deuxième. Les égalités ne sont pas départagées.
about-districts = Pour devenir doge, il faut avoir à la fin d’une année des palais dans les six quartiers, sept dans cinq quartiers, ou huit dans quatre.
topic-district = Quartier
topic-quarantia = Quarantia
topic-order = Ordre des votes
topic-order-down = Carte de l’ordre face cachée
topic-palace = Palais
topic-site-next = Prix du prochain palais
topic-site-later = Prix des palais suivants
topic-house = Maison
topic-councillor = Conseiller
topic-ring = Anneau
topic-ballot = Bulletin
topic-marker = Marqueur
topic-marker-bars = Marqueur
topic-card = Carte d’un lieu
topic-draft = Marqueurs sur la carte
topic-voters = Conseillers lors d’un vote
topic-votes = Voix d’un joueur
topic-districts = Quartiers avec un palais

## Options

option-tie-order = Égalités
option-tie-order-help = Dans quel ordre décident les joueurs à égalité ?
option-tie-order-rotating = à partir du premier joueur, qui change chaque année
option-tie-order-fixed = toujours dans le même ordre
option-tie-order-random = tiré au sort à chaque fois
option-tie-order-sealed = tous en même temps et en secret
option-scarce-sites = Trop peu d’emplacements
option-scarce-sites-help = Qui construit s’il n’y a pas assez d’emplacements pour tous ceux qui le peuvent ?
option-scarce-sites-order = dans l’ordre des joueurs à égalité
option-scarce-sites-houses = celui qui y a le plus de maisons
option-scarce-sites-random = tirage au sort
option-scarce-sites-nobody = personne
option-forced-abstention = Sans anneau
option-forced-abstention-help = Que se passe-t-il si un joueur gagne un conseiller sans avoir d’anneau en réserve ?
option-forced-abstention-move = il est neutre, une maison peut être déplacée
option-forced-abstention-neutral = il est neutre, aucune maison n’est déplacée
option-forced-abstention-nothing = il reste tel quel
option-neutralise = Conseillers de la Quarantia
option-neutralise-help = Quand leurs anneaux sont-ils rendus ?
option-neutralise-first = tous en même temps, avant toute décision
option-neutralise-one-by-one = un par un, au moment de la décision
option-palaces-per-check = Palais à la fois
option-palaces-per-check-help = Combien de palais un joueur peut-il construire à la fois dans un quartier ?
option-palaces-per-check-one = un au plus
option-palaces-per-check-many = autant qu’il peut en payer
option-houses-per-check = Quand construire
option-houses-per-check-help = Quand un vainqueur qui place deux maisons peut-il construire un palais ?
option-houses-per-check-one = après chaque maison
option-houses-per-check-all = après les deux maisons
option-lone-destination = Maison à destination unique
option-lone-destination-help = Si une maison ne peut aller que dans un quartier, le joueur la pose-t-il lui-même, ou y va-t-elle automatiquement ?
option-lone-destination-asked = le joueur la pose
option-lone-destination-taken = elle y va automatiquement
option-zero-marker = Marqueur 0
option-zero-marker-help = Quel est l’effet d’un 0 à côté d’autres marqueurs et de conseillers ?
option-zero-marker-adds-nothing = il n’ajoute aucune voix
option-zero-marker-bars = il exclut son joueur
option-year-cap = Nombre maximal d’années
option-year-cap-help = Après ce nombre d’années sans doge, le joueur le plus près du but gagne.

## What players may look a term up by

also-area = quartier, région, case
also-order = ordre du tour, suite, élection, scrutin
also-marker = jeton de vote, zéro
also-ballot = bulletin, vote secret, mise
also-councillor = sénateur, politicien, pion, figure
also-ring = socle, anneau, propriétaire, couleur
also-house = bâtiment, argent, pièce
also-palace = palazzo, bâtiment, points, victoire
also-district = sestiere, quartier, couleur
also-quarantia = conseil des quarante, tribunal, centre

## Amounts that reasons compare

stake-palaces = palais
stake-districts = quartiers avec palais
stake-houses = maisons sur le plateau
stake-councillors = conseillers

## Choices of several actions

choice-ballot = Bulletin à { $area } : { $markers }
choice-marker = { $value }

## The characters of the computer players, and how each plays

character-hasty = Décide à la hâte : de toutes ses possibilités, il n’en pèse que deux et manque souvent le meilleur vote.
character-gentle = Pèse trois de ses possibilités et prend la meilleure ; elle ne remarque pas les autres.
character-steady = Compte les maisons qui manquent encore à chacun et fait ce qui l’aide le plus sur le moment.
character-strong = Imagine encore et encore ce que les autres ont pu voter et joue la suite de l’année dans sa tête avant de décider.
