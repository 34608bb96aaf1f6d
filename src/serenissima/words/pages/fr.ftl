# Les mots des pages, des commandes, des refus et des joueurs.

## The house

page-title = Serenissima
page-lead = Des jeux qui se passent à Venise, à jouer entre amis et contre l’ordinateur.
page-skip = Aller au contenu
page-home = Accueil
page-menu = Menu
page-independent = Une réalisation indépendante, avec ses propres mots et ses propres images.
page-language = Langue
page-theme = Apparence
page-theme-light = Claire
page-theme-dark = Sombre
page-theme-auto = Comme l’appareil
page-cancel = Annuler
page-close = Fermer
list-on = { $first }, { $next }
list-end = { $first } et { $last }
name = { $seat-is ->
    [you] vous
   *[other] { $seat }
  }
page-loading = Un instant…
page-compiling = Préparation des règles de { $game } pour la première fois…

## The shelf

page-shelf-empty = Il n’y a aucun jeu sur l’étagère.
page-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
page-seats-range = { $least } à { $most } joueurs
page-play = Jouer
page-your-tables = Vos tables
page-no-tables = Vous n’êtes encore à aucune table.

## Rules

page-rules = Règles
page-rules-of = Règles de { $game }
page-rules-english = Le texte des règles n’existe qu’en anglais.
page-rules-other-reading = Autre lecture
page-rules-sources = Sources

## A new table

page-new-table = Nouvelle table
page-new-table-of = Nouvelle table : { $game }
page-who-sits = Qui s’assied où ?
page-seat-number = Place { $number }
page-sitter-me = Moi
page-sitter-person = Une personne
page-sitter-computer = L’ordinateur
page-sitter-person-note = Reçoit de vous un lien vers cette place.
page-your-name = Votre nom
page-name-hint = Les autres le voient à la table.
page-how-many = Combien de joueurs ?
page-options = Options
page-number-between = Un nombre de { $low } à { $high }
page-from-file = D’un fichier :
page-own = Ou les vôtres :

## Links to the seats

page-links = Liens à partager
page-links-note = Qui ouvre le lien occupe cette place : n’envoyez chacun qu’à son joueur.
page-links-here = Ce serveur ne répond que sur cet ordinateur : d’autres ne peuvent pas ouvrir les liens. Pour jouer entre amis, lancez-le par `serenissima serve --host 0.0.0.0`.
page-link-of = Lien pour { $name }
page-link-watch = Lien pour regarder
page-link-copy = Copier le lien
page-link-copied = Copié.
page-sit-down = S’asseoir ici
page-seat-free = Cette place est libre.
page-waiting-to-sit = Pas encore là : { $names }

## At the table

page-table = Table
page-table-of = { $game } : la table
page-waiting-for = On attend { $names }.
page-thinking = { $name } réfléchit…
page-watching = Vous regardez.
page-choices = Vos choix
page-what-happened = Ce qui s’est passé
page-nothing-yet = Il ne s’est encore rien passé.
page-view-text = En texte
page-view-table = En table
page-shortcuts = Touches
page-empty = rien
page-gauge = { $name } : { $value } sur { $limit }
page-tap-again = touchez encore une fois
page-lit = en cours
page-faded = c’est fait

## The connection

page-connection-lost = La connexion est perdue. Nouvel essai…
page-connection-resumed = La connexion est rétablie.

## Taking back

page-take-back = Reprendre
page-take-back-ask = Demander à reprendre
page-take-back-asked = { $seat-is ->
    [you] Vous voudriez reprendre la dernière action.
   *[other] { $seat } voudrait reprendre la dernière action.
  }
page-take-back-agree = Accepter
page-take-back-refuse = Refuser

## The end

page-over = La partie est terminée.
page-winner = { $seat-is ->
    [you] Vous avez gagné !
   *[other] { $seat } a gagné.
  }
page-shared-by = { $names } se partagent la victoire.
page-share = { $percent } % de la victoire
page-again = Rejouer

## Looking back

page-step-through = Pas à pas
page-step-first = Début
page-step-previous = Précédent
page-step-next = Suivant
page-step-last = Fin
page-step-of = Étape { $step } sur { $count }
page-set-up = Mise en place
page-seen-by = Vu par { $name }
page-seen-by-all = Vu par tout le monde
page-download = Télécharger la partie
page-download-note = Le fichier contient chaque action et chaque tirage de la partie, pour la garder, la rejouer et la vérifier.

## More of the pages

page-computer-name = L’ordinateur
page-guest = Invité
page-look-again = Revoir
page-play-on = Continuer la partie
page-contents = Sommaire
page-to-table = À la table
page-sits-here = Assis ici.
page-sitting-here = Déjà là : { $names }.
page-link-own-title = Lien vers votre place
page-link-own-note = Pour vous seul, pour continuer sur un autre appareil.
page-seen-by-whom = Qui regarde ?
page-step-go = Y aller
page-key-arrows = Aller d’un élément à l’autre ; en relecture, pas à pas
page-key-enter = Choisir
page-key-numbers = Donner la première, la deuxième… réponse
page-key-tale = Ce qui s’est passé
page-key-help = Cette liste

## In the terminal

term-number = Numéro ou action :
term-help = Un numéro, ou les mots mêmes de l’action, la joue. undo : reprendre votre choix. rules R2.3 : lire une règle. tale : ce qui s’est passé. help : cette aide. quit : partir.
term-keys = 1 … z choisir · u reprendre · t le récit · PgUp PgDn pages · q quitter
term-nothing-to-undo = Vous n’avez rien à reprendre maintenant.
term-undone = Repris.
term-bye = À bientôt sur la lagune !
term-help-title = Aide

## Refusals

error-board-bridges = Une ligne pointillée du plateau n’est pas juste : { $text }.
error-board-covers = Ce qui se trouve au début sur le plateau n’est pas juste : { $text }.
error-board-districts = Les quartiers du plateau ne sont pas cinq morceaux séparés par l’eau : { $text }.
error-board-size = Le plateau est trop grand ou ses cases se chevauchent : { $text }.
error-board-touches = Une case du parcours touche un mauvais nombre de quartiers : { $text }.
error-board-track = Le parcours du plateau n’est pas juste : { $text }.
error-board-unreadable = { $text } ne peut pas être lu comme un plateau.
error-title = Cela n’a pas marché
error-hint = Il faudrait : { $hint }
error-back = Revenir en arrière
error-action-illegal = Les règles n’autorisent pas « { $text } » maintenant.
error-action-unreadable = « { $text } » n’est pas une action de ce jeu.
error-command-browser = « { $text } » ne peut pas servir avec le navigateur.
error-command-file = Ce fichier est illisible : { $text }.
error-command-key = Cette clé de commande peut se deviner, ou elle est trop longue.
error-command-key-used = Une autre commande portait déjà cette clé.
error-database-url = « { $text } » n’est pas une base de données utilisable ici.
error-decision-stale = La partie a avancé : ce choix arrive trop tard.
error-event-unreadable = Le journal de cette table contient quelque chose que cette version ne sait pas lire.
error-game-unknown = Aucun jeu ne s’appelle « { $text } ».
error-language-unknown = « { $text } » n’est pas une langue parlée ici.
error-live-message = Le canal en direct ne comprend pas ce message.
error-match-answers = Le hasard ne peut pas avoir répondu cela.
error-match-format = Ce n’est pas un fichier de partie.
error-match-line = Une ligne du fichier de partie est illisible : « { $text } ».
error-match-not-your-turn = C’est à quelqu’un d’autre de jouer.
error-match-nothing-to-undo = Il n’y a aucune action à reprendre.
error-match-over = La partie est terminée.
error-match-result = Le fichier de partie annonce un autre résultat que celui de ses actions : « { $text } ».
error-match-rules-version = Cette partie a été jouée avec une autre version des règles ({ $text }).
error-match-seat = Il n’y a pas de place { $text }.
error-match-seats = Ce jeu ne se joue pas à { $text }.
error-match-step = La partie n’a pas d’étape { $text }.
error-option-name = Il n’y a pas d’option « { $text } ».
error-option-text = « { $text } » ne règle rien.
error-option-value = « { $text } » n’est pas une valeur de cette option.
error-page-unknown = Cette page n’existe pas.
error-player-setting = Ce joueur artificiel ne se règle pas par « { $text } ».
error-player-unknown = Aucun joueur artificiel ne s’appelle « { $text } ».
error-position-field = Une position n’a pas de champ « { $text } ».
error-position-index = Une position n’a pas cette ligne : « { $text } ».
error-position-not-conserved = Les pièces de cette position ne font pas le compte : { $text }.
error-position-range = Une valeur de cette position sort de ses bornes : { $text }.
error-position-seat = Cette position nomme une place qui ne joue pas : { $text }.
error-position-value = Une valeur de cette position n’est pas permise : « { $text } ».
error-position-waits = Dans cette position, ce n’est pas aux bonnes places de jouer : { $text }.
error-proof-commitment = Le secret du hasard n’est pas celui qui avait été promis.
error-proof-draw = Le hasard a dit autre chose que ce que son secret donne.
error-proof-missing = Le fichier ne contient pas de preuve de ses tirages.
error-request-malformed = Le formulaire est illisible.
error-request-method = Cette page ne permet pas cela.
error-request-origin = Cela vient d’un autre site et n’est pas accepté.
error-request-too-large = C’est plus que le serveur n’accepte.
error-rules-unknown = Aucune règle ne porte le numéro « { $text } ».
error-seat-invitation = Ce lien n’invite à aucune place de cette table.
error-seat-name = Personne ne peut s’appeler « { $text } » à cette table.
error-seat-not-yours = Aucune place de cette table n’appartient à ce lien.
error-seat-taken = Quelqu’un d’autre est déjà assis ici.
error-seats-text = « { $text } » ne dit pas qui s’assied où.
error-server-address = On ne peut pas écouter à l’adresse { $text }.
error-server-fault = Quelque chose s’est mal passé ici. Votre partie est en sûreté.
error-server-preparing = Les règles sont en préparation. Encore un instant.
error-split-least = Trop peu d’une sorte : { $text }.
error-split-numbers = Une répartition, ce sont des nombres séparés par des traits d’union, un par sorte : { $text } n’en est pas une.
error-split-whole = La somme des nombres de la répartition n’est pas juste : { $text }.
error-table-busy = Trop de choses se passent à la fois à cette table. Réessayez.
error-table-not-over = Cela se verra quand la partie sera terminée.
error-table-plan = On ne peut pas s’asseoir ainsi : « { $text } ».
error-table-rules-version = Cette table a été ouverte avec une autre version des règles ({ $text }).
error-table-step = La partie n’a pas d’étape { $text }.
error-table-unknown = Cette table n’existe pas.
error-undo-asked = Une demande de reprise est déjà en cours.
error-undo-not-asked = Personne ne vous le demande.
error-undo-nothing = Vous n’avez joué aucune action à reprendre.

## Computer players

player-person = Personne
player-uniform = joue au hasard
player-uniform-note = Joue n’importe quelle action permise.
player-greedy = débutant, prend ce qui semble le mieux
player-greedy-note = Joue ce qui paraît le mieux sur le moment.
player-ismcts = fort, pense à la suite
player-ismcts-note = Imagine ce qui peut être caché et l’essaie, encore et encore.
player-budget-playouts = { $count } essais par action
player-budget-seconds = { $seconds } secondes par action
