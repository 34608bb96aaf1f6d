# Les mots de Venedig.
# Une place `$seat` vient avec `$seat-is` : "you" ou "other". Le joueur imaginaire a ses propres phrases.
# Un bâtiment `$kind` vient avec `$kind-is`, comme "kind-casa" : la casa et la basilica, mais le palazzo, le campo, le ponte.

title = Venedig
teaser = Casas, palazzi, campi, ponti et basilicas sortent du marais et font avancer les gondoles.
goal = Posez des cartes, en solo ou à plusieurs, et bâtissez sur des hexagones asséchés : casas (maisons), palazzi (palais), campi (places), ponti (ponts) et basilicas. Chaque bâtiment fait avancer le long des canaux les gondoles de tous ceux qui y ont participé : la gondole du bâtisseur avance de tous les points du bâtiment, et celle de chaque aide avance de la moitié. Bâtissez dans un quartier au bord duquel se trouve votre gondole, et vous recevez un trésor ; l’or rapporte aussi des points. La gondole qui va le plus loin gagne.

## Bâtiments, quartiers, listes

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
side-first = premier quartier
side-second = second quartier
imaginary-name = le joueur imaginaire
number-of = { $count ->
    [one] une carte { $kind }
   *[other] { $count } cartes { $kind }
  }
set-of = les cartes pour { $kind-is ->
    [kind-casa] une casa
    [kind-basilica] une basilica
   *[other] un { $kind }
  } en solo

## Ce qu’on peut faire

do-reveal = Retourner une carte pour le joueur imaginaire
do-skip = Ne pas retourner de carte
do-lay = { $kind-is ->
    [kind-casa] Poser une carte et bâtir une casa
   *[other] Poser une carte { $kind } dans la rangée
  }
do-solo = Bâtir { $kind-is ->
    [kind-casa] une casa
    [kind-basilica] une basilica
   *[other] un { $kind }
  } en solo
do-done = Poser les cartes choisies
do-raise = Bâtir { $kind-is ->
    [kind-casa] une casa
    [kind-basilica] une basilica
   *[other] un { $kind }
  }
do-raise-jointly = Bâtir { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] le { $kind }
  } avec les rangées
do-site = Bâtir sur l’hexagone { $hex }
do-bridge = Bâtir sur le pointillé { $bridge }
do-count = Compter les casas du { $side }
do-go-on = Continuer sans payer
do-pay-most = Payer pour le plus de points possible
do-open-purse = Choisir avec quoi payer
do-give = Mettre { $value ->
    [one] une pièce
   *[other] { $value } pièces
  } d’or
do-pay = Payer
do-dump = Abandonner la rangée { $kind }
do-drain = Assécher l’hexagone { $hex }
do-stop = Ne plus rien assécher
do-take = Prendre la carte { $kind }
do-draw = Piocher une carte
do-show = Montrer la carte { $kind } et en prendre trois
do-shed = Défausser la carte { $kind }
do-sail = { $points ->
    [0] Rester sur place
    [one] Avancer d’un point
   *[other] Avancer de { $points } points
  }
do-take-back = Choisir d’autres cartes
do-unpick = Choisir un autre emplacement
do-keep = Reprendre { $value ->
    [one] une pièce
   *[other] { $value } pièces
  } d’or
do-close-purse = Ne rien payer
answer-skip-now = Pas avant le tour
answer-skip = N’en retourner aucune ce tour-ci
answer-solo = Bâtir { $kind-is ->
    [kind-casa] une casa
    [kind-basilica] une basilica
   *[other] un { $kind }
  } en solo : { $count } cartes
answer-done = Poser { $cards }
answer-none = Ne rien poser
answer-raise-casa = { $kind-is ->
    [kind-casa] Bâtir une casa
   *[other] Bâtir un { $kind }
  }
answer-raise = Bâtir { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] le { $kind }
  } en solo
answer-raise-row = Bâtir { $kind-is ->
    [kind-basilica] la basilica
   *[other] le { $kind }
  } avec votre rangée
answer-jointly = Bâtir { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] le { $kind }
  } ensemble : { $seats }
answer-count-none = Compter { $district } : aucune casa
answer-count = { $casas ->
    [one] Compter { $district } : une casa
   *[other] Compter { $district } : { $casas } casas
  } – { $gains }
answer-stop = Ne rien assécher
answer-stop-second = Une seule
answer-draw = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
  }
answer-go-on = Continuer sans payer
answer-go-on-all = Continuer jusqu’à ce que toutes les gondoles aient avancé
answer-sail = { $points ->
    [0] Rester sur place
    [one] Avancer d’un point
   *[other] Avancer de { $points } points
  }
answer-keep-gold = Garder l’or
answer-end-turn = Finir le tour
answer-pay = Payer { $gold } pièces d’or pour { $points ->
    [one] un point
   *[other] { $points } points
  }{ $lost ->
    [0] {""}
   *[other]  ; { $lost } en pure perte
  }

## Le plateau

board = Le plateau
board-ours = Le plateau, la répartition des cartes et les valeurs de l’or sont nos propres reconstitutions : voir les règles.
building = { $kind } à { $districts }
dotted-line = pointillé { $number } pour un ponte, de { $first } à { $second }
hex-swamp = hexagone { $hex }, marais
hex-free = hexagone { $hex }, libre
hex-stones = hexagone { $hex }, libre dès le début
hex-built = hexagone { $hex }, { $kind }
hex-around = voisins : { $built } bâtis, { $open } sans bâtiment
site-brings = { $gains }
site-best = au mieux – { $gains }
site-ponte = { $first } : { $one ->
    [0] aucune casa
    [one] une casa
   *[other] { $one } casas
  }, { $second } : { $other ->
    [0] aucune
    [one] une
   *[other] { $other }
  }. { $gains }
gain = { $seat-is ->
    [you] vous
   *[other] { $seat }
  } : { $points ->
    [one] un point
   *[other] { $points } points
  }
gain-and-treasure = { $seat-is ->
    [you] vous
   *[other] { $seat }
  } : { $points ->
    [one] un point
   *[other] { $points } points
  } et un trésor
gain-treasure = { $seat-is ->
    [you] vous
   *[other] { $seat }
  } : un trésor
gain-nobody = aucun point pour personne
field = case
field-start = départ
field-crossing = case 10, puis case 45
beside = au bord de { $districts }
beside-none = au bord d’aucun quartier
pole = case { $number }, un poteau après l’arrivée
field-beyond = { $number }, après l’arrivée
gondola-of = { $seat-is ->
    [you] votre gondole
   *[other] gondole { DE($seat) }
  }
at-start = au départ
at-field = sur la case { $number }
at-field-beside = sur la case { $number }, au bord de { $districts }

## Cartes, bâtiments et figurines à côté du plateau

market = Cartes
display = Étalage
display-empty = vide
piles = Pioche et défausse
pile = pioche
discards = défausse
just-shown = vient d’être montrée
supply = Réserve
supply-pieces = Encore à bâtir
supply-builders = Maîtres d’œuvre
supply-of = { $kind-is ->
    [kind-casa] casa (maison)
    [kind-palazzo] palazzo (palais)
    [kind-campo] campo (place)
    [kind-ponte] ponte (pont)
   *[other] { $kind } (basilique)
  }, encore à bâtir
alert-last = Plus qu’un bâtiment avant la fin : { $kinds }
waste-kinds = Aucun emplacement libre, des cartes seraient perdues : { $kinds }
waste-card = Aucun emplacement libre : cette carte serait perdue
waste-cards = Aucun emplacement libre : les cartes seraient perdues
waste-room = { $free ->
    [one] Un seul hexagone est libre : tout ne pourrait pas être bâti
   *[other] Seuls { $free } hexagones sont libres : tout ne pourrait pas être bâti
  }
waste-row = Vous ne pouvez garder des rangées que de deux sortes : il faudrait abandonner une rangée
waste-points = Ne rapporte aucun point : seul l’autre quartier a des casas
waste-piece = Vous pourriez garder une tuile ou un trésor et avoir autant de points
waste-gold = Après la partie, l’or ne vaut plus rien
figure = maître d’œuvre ({ $kind })

## Ce que chacun possède

person = { $seat-is ->
    [you] Vous
   *[other] { $seat }
  }
hand-of = { $seat-is ->
    [you] Votre main
   *[other] Main { DE($seat) }
  }
face-down = une carte face cachée
card-taken = prise à l’étalage
card-known = les autres la connaissent
own-hand = Main
own-adding = Pour les rangées
own-solo = En solo
rows = Rangées
row-lacks = { $kind } : cartes manquantes
hand-empty = aucune carte en main
stock-gondola = case de la gondole
stock-treasure-back = trésors
stock-tile = tuiles de marais
remark-turn = { $seat-is ->
    [you] c’est votre tour
   *[other] c’est son tour
  }
remark-asked = { $seat-is ->
    [you] vous décidez
   *[other] décide
  }
remark-purse = { $seat-is ->
    [you] votre bourse est ouverte
   *[other] compte son or
  }
imaginary = Joueur imaginaire
imaginary-nothing = aucune rangée
purse = Or
purse-offered = À payer
purse-points = { $points ->
    [0] pas encore de point
    [one] un point
   *[other] { $points } points
  }
gold-tile = tuile de marais, or
gold-treasure = trésor, or

## Ce qui est demandé

aim = Le but : mener votre gondole le plus loin sur les canaux. Les bâtiments font avancer les gondoles de tous ceux qui y participent.
ask-before = Avant votre tour : voulez-vous retourner une carte pour le joueur imaginaire ?
ask-after = Après votre tour : voulez-vous retourner une carte pour le joueur imaginaire ?
ask-lay = Quelles cartes posez-vous ? Les bâtiments qui ont toutes leurs cartes seront ensuite bâtis.
ask-lay-must = Votre main est pleine : quelles cartes posez-vous ?
ask-next = Quel bâtiment vient ensuite ?
ask-next-only = C’est le prochain bâtiment, mais vous n’en choisissez pas l’emplacement. { $gold ->
    [0] Vous n’avez pas assez d’or pour payer d’abord.
   *[other] Voulez-vous d’abord payer de l’or ?
  }
ask-site = Où placez-vous votre { $kind } ?{ $kind-is ->
    [kind-ponte] {" "}Choisissez un pointillé.
    [kind-palazzo] {" "}Choisissez deux hexagones, l’un après l’autre.
    [kind-basilica] {" "}Choisissez trois hexagones, l’un après l’autre.
   *[other] {""}
  }
ask-site-joint = Vous bâtissez : où placer { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] le { $kind }
  } ?{ $kind-is ->
    [kind-ponte] {" "}Choisissez un pointillé.
    [kind-palazzo] {" "}Choisissez deux hexagones, l’un après l’autre.
    [kind-basilica] {" "}Choisissez trois hexagones, l’un après l’autre.
   *[other] {""}
  }
ask-site-master = Au tour { DE($seat) }, vous êtes maître d’œuvre : où placer { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] le { $kind }
  } ?{ $kind-is ->
    [kind-ponte] {" "}Choisissez un pointillé.
    [kind-palazzo] {" "}Choisissez deux hexagones, l’un après l’autre.
    [kind-basilica] {" "}Choisissez trois hexagones, l’un après l’autre.
   *[other] {""}
  }
ask-site-imaginary = Pour le joueur imaginaire : où placer { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] le { $kind }
  } ?{ $kind-is ->
    [kind-ponte] {" "}Choisissez un pointillé.
    [kind-palazzo] {" "}Choisissez deux hexagones, l’un après l’autre.
    [kind-basilica] {" "}Choisissez trois hexagones, l’un après l’autre.
   *[other] {""}
  }
ask-site-next = { $count ->
    [one] Quel hexagone complète { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] le { $kind }
      } ?
   *[other] Quel hexagone ensuite pour { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] le { $kind }
      } ? Il en manque { $count }.
  }
ask-span = De quel quartier le ponte compte-t-il les casas ?
ask-steer = Jusqu’où avance votre gondole ? Vous avez { $points ->
    [one] un point.
   *[other] { $points } points.
  }
ask-between = { $seat-is ->
    [you] Votre gondole avance ensuite.
   *[other] La gondole { DE($seat) } avance ensuite.
  } { $gold ->
    [0] Vous n’avez pas assez d’or pour payer d’abord.
   *[other] Voulez-vous d’abord payer de l’or ?
  }
ask-surplus = Vous avez des rangées de { $count } sortes et ne pouvez en garder que deux : quelle rangée abandonnez-vous ?
ask-drain = Quelle tuile de marais prenez-vous ? Vous pouvez en prendre deux.
ask-drain-second = Voulez-vous prendre une seconde tuile de marais ?
ask-draw = Quelle carte prenez-vous : à l’étalage ou dans la pioche ?
ask-draw-pile = Piochez une carte : l’étalage est vide.
ask-draw-show = Prenez une carte, ou montrez-en une de votre main pour en prendre trois.
ask-draw-nothing = Votre main est pleine : vous ne piochez pas. { $gold ->
    [0] Vous n’avez pas assez d’or pour payer avant la fin du tour.
   *[other] Voulez-vous payer de l’or avant la fin du tour ?
  }
ask-fill = { $count ->
    [one] Vous prenez encore une carte : à l’étalage ou dans la pioche ?
   *[other] Vous prenez encore { $count } cartes : à l’étalage, ou toutes dans la pioche ?
  }
ask-shed = Vous avez une carte de trop : laquelle défaussez-vous ?
ask-pay = Avec quoi payez-vous ? Vous avez { $gold } pièces d’or ; cinq pièces d’or valent un point.
ask-pay-more = Vous mettez { $gold ->
    [one] une pièce
   *[other] { $gold } pièces
  } d’or : { $points ->
    [0] pas encore de point
    [one] un point
   *[other] { $points } points
  }. Voulez-vous ajouter autre chose ?
ask-final = Dernier paiement : voulez-vous payer de l’or pour des points ?
wait-before = { $seat } peut retourner une carte pour le joueur imaginaire.
wait-lay = { $seat } choisit des cartes à poser.
wait-next = { $seat } choisit le prochain bâtiment.
wait-site = { $seat } choisit où placer { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] le { $kind }
  }.
wait-site-master = { $turn-is ->
    [you] C’est votre tour, mais { $seat } est maître d’œuvre et choisit où placer { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] le { $kind }
      }.
   *[other] C’est le tour { DE($turn) }, mais { $seat } est maître d’œuvre et choisit où placer { $kind-is ->
        [kind-casa] la casa
        [kind-basilica] la basilica
       *[other] le { $kind }
      }.
  }
wait-site-imaginary = { $seat } choisit pour le joueur imaginaire où placer { $kind-is ->
    [kind-casa] la casa
    [kind-basilica] la basilica
   *[other] le { $kind }
  }.
wait-span = { $seat } choisit de quel quartier le ponte compte les casas.
wait-steer = { $seat } choisit jusqu’où avancer.
wait-between = { $next-is ->
    [you] Votre gondole avance ensuite ; { $seat } peut payer de l’or d’abord.
   *[other] La gondole { DE($next) } avance ensuite ; { $seat } peut payer de l’or d’abord.
  }
wait-surplus = { $seat } a trop de sortes de rangées et en abandonne une.
wait-drain = { $seat } peut assécher des hexagones.
wait-draw = { $seat } pioche des cartes.
wait-draw-nothing = { $seat } a la main pleine et peut payer de l’or avant la fin du tour.
wait-fill = { $seat } a montré une carte et en prend trois.
wait-shed = { $seat } a une carte de trop et en défausse une.
wait-pay = { $seat } compte l’or à payer.
wait-final = Dernier paiement : { $seat } peut payer de l’or pour des points.

## La fin

ending-sixty-by-building = La gondole d’un bâtisseur a atteint la case 60
ending-sixty-by-helping = La gondole d’un aide a atteint la case 60
ending-sixty-by-gold = Une gondole a atteint la case 60 grâce à l’or
ending-casa-exhausted = La dernière casa est bâtie
ending-palazzo-exhausted = Le dernier palazzo est bâti
ending-campo-exhausted = Le dernier campo est bâti
ending-ponte-exhausted = Le dernier ponte est bâti
ending-basilica-exhausted = La dernière basilica est bâtie
ending-turn-cap = Le nombre de tours convenu est atteint
over-won = { $seat-is ->
    [you] Vous gagnez : votre gondole est allée le plus loin, jusqu’à la case { $field }.
   *[other] { $seat } gagne : sa gondole est allée le plus loin, jusqu’à la case { $field }.
  }
over-shared = Aucune gondole n’a quitté le départ : tous partagent la victoire.
result-won = { $seat-is ->
    [you] Vous gagnez : votre gondole est sur la case { $field }
   *[other] { $seat } gagne : sa gondole est sur la case { $field }
  }
result-shared = Victoire partagée
standing = { $seat-is ->
    [you] Vous
   *[other] { $seat }
  } : { $field ->
    [0] au départ
   *[other] case { $field }
  }

## Ce qui s’est passé

told-dealt = Chacun reçoit trois cartes.
told-turn = { $seat-is ->
    [you] Tour { $number } : à vous.
   *[other] Tour { $number } : { $seat }.
  }
told-chose-card = { $seat-is ->
    [you] Vous choisissez une carte { $kind }.
   *[other] { $seat } choisit une carte { $kind }.
  }
told-chose-solo = { $seat-is ->
    [you] Vous choisissez les cartes pour { $kind-is ->
        [kind-casa] une casa
        [kind-basilica] une basilica
       *[other] un { $kind }
      } en solo.
   *[other] { $seat } choisit les cartes pour { $kind-is ->
        [kind-casa] une casa
        [kind-basilica] une basilica
       *[other] un { $kind }
      } en solo.
  }
told-took-back = { $seat-is ->
    [you] Vous reprenez les cartes choisies.
   *[other] { $seat } reprend les cartes choisies.
  }
told-laid = { $seat-is ->
    [you] Vous posez { $count ->
        [one] une carte { $kind }
       *[other] { $count } cartes { $kind }
      }.
   *[other] { $seat } pose { $count ->
        [one] une carte { $kind }
       *[other] { $count } cartes { $kind }
      }.
  }
told-laid-solo = { $seat-is ->
    [you] Vous posez { $count ->
        [one] une carte { $kind }
       *[other] { $count } cartes { $kind }
      } pour bâtir en solo.
   *[other] { $seat } pose { $count ->
        [one] une carte { $kind }
       *[other] { $count } cartes { $kind }
      } pour bâtir en solo.
  }
told-laid-nothing = { $seat-is ->
    [you] Vous ne posez pas de carte.
   *[other] { $seat } ne pose pas de carte.
  }
told-master = { $seat-is ->
    [you] Vous devenez maître d’œuvre { $kind-is ->
        [kind-casa] de la casa
        [kind-basilica] de la basilica
       *[other] du { $kind }
      }.
   *[other] { $seat } devient maître d’œuvre { $kind-is ->
        [kind-casa] de la casa
        [kind-basilica] de la basilica
       *[other] du { $kind }
      }.
  }
told-master-taken = { $seat-is ->
    [you] Votre rangée est désormais la plus longue : vous devenez maître d’œuvre { $kind-is ->
        [kind-basilica] de la basilica
       *[other] du { $kind }
      }.
   *[other] { $seat } a désormais la rangée la plus longue et devient maître d’œuvre { $kind-is ->
        [kind-basilica] de la basilica
       *[other] du { $kind }
      }.
  }
told-master-inherited = { $seat-is ->
    [you] Vous avez la plus longue des rangées restantes et devenez maître d’œuvre { $kind-is ->
        [kind-basilica] de la basilica
       *[other] du { $kind }
      }.
   *[other] { $seat } a la plus longue des rangées restantes et devient maître d’œuvre { $kind-is ->
        [kind-basilica] de la basilica
       *[other] du { $kind }
      }.
  }
told-imaginary-master = Le joueur imaginaire devient maître d’œuvre { $kind-is ->
    [kind-casa] de la casa
    [kind-basilica] de la basilica
   *[other] du { $kind }
  }.
told-figure-back = La figurine du maître d’œuvre { $kind-is ->
    [kind-basilica] de la basilica
   *[other] du { $kind }
  } retourne sur le plateau.
told-building = { $seat-is ->
    [you] On bâtit { $kind-is ->
        [kind-casa] une casa
        [kind-basilica] une basilica
       *[other] un { $kind }
      } : vous choisissez l’emplacement.
   *[other] On bâtit { $kind-is ->
        [kind-casa] une casa
        [kind-basilica] une basilica
       *[other] un { $kind }
      } : { $seat } choisit l’emplacement.
  }
told-no-space = { $kind-is ->
    [kind-casa] Aucun emplacement libre pour la casa : sa carte est perdue.
    [kind-basilica] Aucun emplacement libre pour la basilica : ses cartes sont perdues.
   *[other] Aucun emplacement libre pour le { $kind } : ses cartes sont perdues.
  }
told-picked = { $seat-is ->
    [you] Vous choisissez l’hexagone { $hex }.
   *[other] { $seat } choisit l’hexagone { $hex }.
  }
told-unpicked = { $seat-is ->
    [you] Vous choisissez un autre emplacement.
   *[other] { $seat } choisit un autre emplacement.
  }
told-built = { $kind-is ->
    [kind-casa] Une casa se dresse
    [kind-basilica] Une basilica se dresse
   *[other] Un { $kind } se dresse
  } maintenant à { $points ->
    [0] { $district }.
    [one] { $district } : un point.
   *[other] { $district } : { $points } points.
  }
told-built-ponte = Un ponte relie maintenant { $district } et { $other }.
told-counts = { $seat-is ->
    [you] Vous comptez les casas de { $district } : { $count }.
   *[other] { $seat } compte les casas de { $district } : { $count }.
  }
told-treasure = { $seat-is ->
    [you] Vous recevez un trésor de { $value } pièces d’or.
   *[other] { $seat } reçoit un trésor de { $value } pièces d’or.
  }
told-treasure-hidden = { $seat-is ->
    [you] Vous recevez un trésor.
   *[other] { $seat } reçoit un trésor.
  }
told-no-treasure = { $seat-is ->
    [you] Il ne reste plus de trésor pour vous.
   *[other] Il ne reste plus de trésor pour { $seat }.
  }
told-moved = { $seat-is ->
    [you] { $points ->
        [one] Un point
       *[other] { $points } points
      } : votre gondole avance jusqu’à la case { $field }.
   *[other] { $points ->
        [one] Un point
       *[other] { $points } points
      } : la gondole { DE($seat) } avance jusqu’à la case { $field }.
  }
field-jumped = { $count ->
    [one] sautée
   *[other] sautées
  }
points-palazzo = { $count ->
    [one] hexagone voisin sans bâtiment
   *[other] hexagones voisins sans bâtiment
  }
points-campo = { $count ->
    [one] hexagone voisin qui porte un bâtiment
   *[other] hexagones voisins qui portent un bâtiment
  }
points-half = (la moitié de { $whole })
points-half-down = (la moitié de { $whole }, arrondie à l’inférieur)
told-stayed = { $seat-is ->
    [you] Votre gondole reste sur place.
   *[other] La gondole { DE($seat) } reste sur place.
  }
told-went-on = { $seat-is ->
    [you] Vous ne payez rien pour l’instant.
   *[other] { $seat } ne paie rien pour l’instant.
  }
told-cards-away = { $kind-is ->
    [kind-casa] La carte casa est défaussée.
   *[other] Les cartes { $kind } sont défaussées.
  }
told-dumped = { $seat-is ->
    [you] Vous abandonnez votre rangée { $kind } : { $count ->
        [one] une carte
       *[other] { $count } cartes
      }.
   *[other] { $seat } abandonne sa rangée { $kind } : { $count ->
        [one] une carte
       *[other] { $count } cartes
      }.
  }
told-opened-purse = { $seat-is ->
    [you] Vous ouvrez votre bourse.
   *[other] { $seat } ouvre sa bourse.
  }
told-offered = { $seat-is ->
    [you] Vous ajoutez { $value ->
        [one] une pièce
       *[other] { $value } pièces
      } d’or au paiement.
   *[other] { $seat } ajoute { $value ->
        [one] une pièce
       *[other] { $value } pièces
      } d’or au paiement.
  }
told-kept = { $seat-is ->
    [you] Vous reprenez { $value ->
        [one] une pièce
       *[other] { $value } pièces
      } d’or.
   *[other] { $seat } reprend { $value ->
        [one] une pièce
       *[other] { $value } pièces
      } d’or.
  }
told-closed-purse = { $seat-is ->
    [you] Vous fermez votre bourse.
   *[other] { $seat } ferme sa bourse.
  }
gold-in-treasures = en trésors
told-paid = { $seat-is ->
    [you] Vous payez { $gold } pièces d’or pour { $points ->
        [one] un point
       *[other] { $points } points
      }.
   *[other] { $seat } paie { $gold } pièces d’or pour { $points ->
        [one] un point
       *[other] { $points } points
      }.
  }
told-drained = { $seat-is ->
    [you] Vous asséchez l’hexagone { $hex }.
   *[other] { $seat } assèche l’hexagone { $hex }.
  }
told-found = { $value ->
    [0] { $seat-is ->
        [you] Il n’y a pas d’or sur la tuile.
       *[other] { $seat } ne trouve pas d’or sur la tuile.
      }
    [one] { $seat-is ->
        [you] Il y a une pièce d’or sur la tuile.
       *[other] { $seat } trouve une pièce d’or sur la tuile.
      }
   *[other] { $seat-is ->
        [you] Il y a { $value } pièces d’or sur la tuile.
       *[other] { $seat } trouve { $value } pièces d’or sur la tuile.
      }
  }
told-found-hidden = { $seat-is ->
    [you] Vous regardez la tuile.
   *[other] { $seat } regarde la tuile.
  }
told-stopped = { $seat-is ->
    [you] Vous n’asséchez plus rien.
   *[other] { $seat } n’assèche plus rien.
  }
told-took = { $seat-is ->
    [you] Vous prenez la carte { $kind } à l’étalage.
   *[other] { $seat } prend la carte { $kind } à l’étalage.
  }
told-drew = { $seat-is ->
    [you] Vous piochez une carte { $kind }.
   *[other] { $seat } pioche une carte { $kind }.
  }
told-drew-hidden = { $seat-is ->
    [you] Vous piochez une carte.
   *[other] { $seat } pioche une carte.
  }
told-showed = { $seat-is ->
    [you] Vous montrez une carte { $kind }.
   *[other] { $seat } montre une carte { $kind }.
  }
told-hand-full = { $seat-is ->
    [you] Votre main est pleine : vous ne piochez pas.
   *[other] La main { DE($seat) } est pleine : aucune carte n’est piochée.
  }
told-shed = { $seat-is ->
    [you] Vous défaussez une carte { $kind }.
   *[other] { $seat } défausse une carte { $kind }.
  }
told-reshuffled = La défausse devient la pioche.
told-display-away = L’étalage compte quatre cartes : toutes sont défaussées.
told-revealed = Une carte { $kind } est retournée pour le joueur imaginaire.
told-not-revealed = { $seat-is ->
    [you] Vous ne retournez pas de carte.
   *[other] { $seat } ne retourne pas de carte.
  }
told-revealed-in-vain = Une carte { $kind } est retournée pour le joueur imaginaire et défaussée.
told-goal = { $seat-is ->
    [you] Votre gondole a atteint l’arrivée.
   *[other] La gondole { DE($seat) } a atteint l’arrivée.
  }
told-exhausted = C’était { $kind-is ->
    [kind-casa] la dernière casa
    [kind-basilica] la dernière basilica
   *[other] le dernier { $kind }
  }.
told-last-exchange = Le dernier paiement commence.
told-keeps-gold = { $seat-is ->
    [you] Vous ne payez pas d’or.
   *[other] { $seat } ne paie pas d’or.
  }
told-turn-cap = Le nombre de tours convenu est atteint.
told-won = { $seat-is ->
    [you] Vous gagnez : votre gondole est allée le plus loin, jusqu’à la case { $field }.
   *[other] { $seat } gagne : sa gondole est allée le plus loin, jusqu’à la case { $field }.
  }

## Ce que sont les choses

cards-so-far = Cartes dans les rangées : { $count } sur { $needed }
about-casa = Une casa demande une carte et un hexagone libre, et rapporte un point. Elle n’appartient à personne, et tout ponte qui relie son quartier peut la compter.
about-palazzo = Un palazzo demande trois cartes et deux hexagones libres voisins. Il rapporte un point par hexagone voisin sans bâtiment, libre ou sous le marais.
about-campo = Un campo demande trois cartes et un hexagone libre. Il rapporte un point par hexagone voisin qui porte un bâtiment.
about-ponte = Un ponte demande trois cartes et les deux bouts libres d’un pointillé. Il rapporte un point par casa dans l’un des deux quartiers, au choix du bâtisseur.
about-basilica = Une basilica demande quatre cartes et trois hexagones libres qui se touchent tous. Elle rapporte sept points.
about-basilica-connected = Une basilica demande quatre cartes et trois hexagones libres d’un seul tenant. Elle rapporte sept points.
about-swamp = Un hexagone sous le marais. Après avoir bâti, vous pouvez en assécher un ou deux : l’or de la tuile est à vous, et l’hexagone est libre dès le tour suivant. Le nom d’un hexagone donne sa ligne, A étant en haut, et sa distance au bord gauche, en demi-hexagones.
about-free = Un hexagone libre : on peut y bâtir, mais un ponte demande un pointillé. Le nom d’un hexagone donne sa ligne, A étant en haut, et sa distance au bord gauche, en demi-hexagones.
about-stones = Un hexagone libre dès le début : on peut y bâtir, mais un ponte demande un pointillé. Le nom d’un hexagone donne sa ligne, A étant en haut, et sa distance au bord gauche, en demi-hexagones.
about-dotted-line = Un ponte peut relier ces deux hexagones tant qu’ils sont libres. Tout autre bâtiment sur l’un d’eux empêche ce ponte.
about-field = Une case du parcours des gondoles. Si votre gondole est au bord d’un quartier quand vous y participez à la construction d’un bâtiment, vous recevez un trésor, tant qu’il en reste. Les cases occupées sont sautées.
about-start = Toutes les gondoles partent d’ici.
about-crossing = Le parcours se croise ici : les cases 10 et 45 sont un seul et même endroit, qui n’accueille qu’une gondole.
about-pole = Une case après l’arrivée. La gondole qui va le plus loin gagne.
about-gondola = Elle avance d’autant de points que son joueur en marque : tous ceux d’un bâtiment pour son bâtisseur, la moitié pour chaque aide, et un point pour cinq pièces d’or payées. La gondole qui va le plus loin gagne ; la partie se termine quand une gondole atteint la case 60 ou qu’une sorte de bâtiment est épuisée.
about-tile = La tuile de marais d’un hexagone asséché, avec deux pièces d’or au plus. Cinq pièces d’or valent un point ; on ne rend pas la monnaie.
about-treasure = Un trésor contient de trois à six pièces d’or. Vous en recevez un, tant qu’il en reste, quand vous participez à la construction d’un bâtiment dans un quartier au bord duquel se trouve votre gondole. Cinq pièces d’or valent un point ; on ne rend pas la monnaie.
about-display = Vous pouvez prendre ces cartes visibles à la fin de votre tour. S’il y en a quatre à la fin d’un tour, toutes sont défaussées.
about-pile = À la fin d’un tour, vous piochez une carte ici ou en prenez une à l’étalage ; ou bien vous montrez une carte de votre main et en prenez trois. Vous ne pouvez pas avoir plus de cinq cartes en main.
about-discards = Les cartes utilisées. On les mélange quand la pioche est vide.
about-master-builder = Le joueur qui a la plus longue rangée d’une sorte en est le maître d’œuvre : il choisit l’emplacement et marque tous les points, même au tour d’un autre joueur. Les autres joueurs qui ont une rangée de cette sorte marquent la moitié. À égalité, la figurine ne bouge pas.
about-row-lacks = Dès que les rangées de tous les joueurs ont ensemble assez de cartes, le bâtiment doit être bâti pendant ce tour ; s’il n’y a pas d’emplacement libre, les cartes sont perdues.
about-face-down = Une carte en main que les autres ne peuvent pas connaître avec certitude.
about-purse = Cinq pièces d’or valent un point ; on ne rend pas la monnaie.
topic-casa = Casa
topic-palazzo = Palazzo
topic-campo = Campo
topic-ponte = Ponte
topic-basilica = Basilica
topic-basilica-connected = Basilica
topic-swamp = Marais
topic-free = Hexagone libre
topic-stones = Hexagone libre dès le début
topic-dotted-line = Pointillé
topic-field = Case
topic-start = Départ
topic-crossing = Croisement
topic-pole = Poteau
topic-gondola = Gondole
topic-tile = Tuile de marais
topic-treasure = Trésor
topic-display = Étalage
topic-pile = Pioche
topic-discards = Défausse
topic-master-builder = Maître d’œuvre
topic-row-lacks = Cartes qui manquent à une rangée
topic-face-down = Carte face cachée
topic-purse = Or

## Options

option-board = Plateau
option-board-help = Le nom d’un plateau, ou votre propre plateau sous forme de texte.
option-cards = Cartes
option-cards-help = Combien y a-t-il de cartes casa, palazzo, campo, ponte et basilica ?
option-cards-7-8-8-9-10 = 7, 8, 8, 9, 10
option-cards-10-8-8-8-8 = 10, 8, 8, 8, 8
option-cards-14-7-7-7-7 = 14, 7, 7, 7, 7 : plus court
option-cards-6-9-9-9-9 = 6, 9, 9, 9, 9 : les casas ne s’épuisent presque jamais
option-cards-19-6-6-6-5 = 19, 6, 6, 6, 5 : autant que de bâtiments
option-tiles = Tuiles de marais
option-tiles-help = Combien contiennent zéro, une et deux pièces d’or ?
option-tiles-29-29-28 = 29, 29, 28
option-tiles-43-29-14 = 43, 29, 14 : la moitié est vide
option-tiles-0-86-0 = une pièce d’or chacune
option-treasures = Trésors
option-treasures-help = Combien contiennent trois, quatre, cinq et six pièces d’or ?
option-treasures-5-4-4-5 = 5, 4, 4, 5
option-treasures-6-6-3-3 = 6, 6, 3, 3 : plus petits
option-treasures-3-3-6-6 = 3, 3, 6, 6 : plus gros
option-basilica = Forme de la basilica
option-basilica-help = Comment ses trois hexagones peuvent-ils être disposés ?
option-basilica-triangle = triangle : chacun touche les deux autres
option-basilica-connected = n’importe quelle forme d’un seul tenant
option-full-hand = Main pleine
option-full-hand-help = Comment pioche-t-on avec cinq cartes en main ?
option-full-hand-no-draw = ne pas piocher
option-full-hand-swap = piocher une carte et en défausser une
option-full-hand-must-lay = poser d’abord une carte
option-imaginary-casa = Casas du joueur imaginaire
option-imaginary-casa-help = Quel est l’effet d’une carte casa retournée pour le joueur imaginaire ?
option-imaginary-casa-built = la casa est bâtie, mais ne profite à personne
option-imaginary-casa-discarded = la carte est défaussée
option-turn-cap = Nombre maximal de tours
option-turn-cap-help = Après ce nombre de tours, tous joueurs confondus, la partie se termine.
option-moves = Déplacement des gondoles
option-moves-help = Une gondole peut-elle avancer de moins que ses points ?
option-moves-all = tous les points doivent être utilisés
option-moves-up-to-all = aussi loin que le joueur le veut
option-gold-asked = Questions sur l’or
option-gold-asked-help = Quand vous demande-t-on si vous voulez payer de l’or, même si vous n’avez rien d’autre à décider ?
option-gold-asked-whenever-it-counts = chaque fois que cela peut compter
option-gold-asked-as-in-version-1 = comme dans la version 1 de ces règles

## What players may look a term up by

also-row = rangée, cartes posées
also-set = bâtiment complet, seul, solo
also-draining = assécher, drainer, marais
also-exchange = échanger, échange, acheter des points, argent
also-master-builder = architecte, premier
also-casa = maison
also-palazzo = palais
also-campo = place
also-ponte = pont, ponts
also-basilica = église, cathédrale, dôme
also-swamp = boue, eau, lagune
also-tile = jeton, pièce
also-treasure = coffre, or, argent
also-display = cartes visibles, marché
also-field = case, hexagone, emplacement
also-gondola = bateau, barque, marqueur, points
also-pole = poteau, pieu, amarrage
also-crossing = croisement, saut

## Amounts that reasons compare

stake-field = cases le long des canaux
stake-gold = pièces d’or
stake-hand = cartes en main
stake-laid = cartes dans les rangées
stake-figures = maîtres d’œuvre

## The characters of the computer players, and how each plays

character-hasty = Ne compare chaque fois que deux de ses possibilités et passe souvent à côté d’un meilleur emplacement.
character-gentle = Avant chaque action, elle passe en revue une trentaine de suites, juste de quoi voir un peu plus loin.
character-steady = Avant chaque action, il passe en revue deux cents suites, avec des cartes que les autres pourraient avoir.
character-strong = Avant chaque action, elle passe en revue deux mille suites et choisit ce qui résiste le mieux.
