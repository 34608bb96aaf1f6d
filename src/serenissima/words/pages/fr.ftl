# Les mots des pages, des commandes, des refus et des joueurs.

## Every page

page-title = Serenissima
page-lead = Des jeux de société qui se passent à Venise, à jouer entre amis ou contre l’ordinateur.
page-skip = Aller au contenu
page-home = Accueil
page-open-alone = Ouvrir dans un nouvel onglet
page-menu = Menu
page-preferences = Préférences
page-independent = Une version indépendante, avec ses propres textes et illustrations.
page-language = Langue
page-theme = Apparence
page-theme-light = Claire
page-theme-dark = Sombre
page-theme-auto = Selon l’appareil
page-view = Affichage des tables
page-sound = Sons
page-sound-off = Désactivés
page-sound-quiet = Faibles
page-sound-on = Normaux
page-sound-loud = Forts
page-pace = Rythme des actions des autres
page-pace-slow = Lent
page-pace-normal = Normal
page-pace-fast = Rapide
page-pace-instant = Immédiat
page-cancel = Annuler
page-close = Fermer
list-on = { $first }, { $next }
list-end = { $first } et { $last }
sum = { $total } = { $parts }
sum-on = { $first } + { $next }
sum-part = { $value } { $what }
name = { $seat-is ->
    [you] vous
   *[other] { $seat }
  }
page-you = Vous
page-compiling = Préparation { DE($game) } pour la première utilisation…
page-compiling-left = encore { $seconds } s environ

## Friends

page-friends = Amis
page-friends-no-guest = Ici, les amis se retrouvent et s’invitent à une table. Jouez une première partie ou connectez-vous pour ajouter des amis.
page-friends-none = Ajoutez vos amis : vous verrez quand ils sont en ligne et pourrez les inviter à une table d’un seul clic.
page-friend-online = En ligne
page-friend-play = Jouer ou retirer
page-friend-remove = Retirer { $name }
page-friends-asked = Vos demandes
page-friend-asked = Demande envoyée
page-friend-withdraw = Annuler
page-friends-find = Ajouter des amis
page-friends-find-how = Envoyez un lien à vos amis. La personne qui l’ouvre et accepte devient votre amie.
page-friend-link = Lien pour devenir amis
page-friend-link-make = Créer un lien
page-friend-link-note = Valable sept jours et pour plusieurs personnes. Un nouveau lien le remplace.
page-friend-login = Ou demander par l’identifiant
page-friend-login-asked = Si l’identifiant { $name } existe, la demande est envoyée.
page-friend-ask = Demander en ami
page-friend-is = Vous et { $name } êtes amis.
page-friends-online = Qui vous voit en ligne
page-friends-shown = Vos amis voient quand vous avez une page ouverte ici. Ils sont les seuls.
page-friends-hidden = Personne ne voit quand vous êtes en ligne.
page-friends-show = Montrer à mes amis que je suis en ligne
page-friends-hide = Ne plus montrer que je suis en ligne
page-friend-of = { $name } vous propose de devenir amis
page-friend-own = C’est votre propre lien. Envoyez-le aux personnes avec qui vous aimez jouer.
page-friend-why = Entre amis, on voit qui est en ligne et on s’invite à une table d’un seul clic. Vous pouvez y mettre fin à tout moment.
page-friend-become = Devenir amis
page-friend-asks = { $name } vous propose de devenir amis.
page-friend-accept = Accepter
page-friend-decline = Pas maintenant
page-invited-by = { $name } vous garde une place : { $game }
page-friends-invite = Inviter un ami à la table
page-friend-invite = Inviter
page-friend-invited = Invitation envoyée

## Clubs

page-clubs = Clubs
page-clubs-lead = Un club a ses tables, son classement et ses tournois.
page-club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
  }
page-club-name = Nom du club
page-club-found = Fonder un club
page-club-join = Rejoindre le club
page-club-join-of = Rejoindre { $name }
page-club-join-why = Les membres voient leurs noms et leur classement, et peuvent s’asseoir à toutes les tables du club. Vous pouvez partir à tout moment.
page-club-outside = Seuls les membres voient qui fait partie du club. Demandez à le rejoindre, ou demandez un lien à quelqu’un du club.
page-club-asked = Votre demande est envoyée. Une fois votre demande acceptée, vous trouverez le club sous « Clubs ».
page-club-ask = Demander à rejoindre
page-club-askers = Demandent à rejoindre
page-club-tables = Tables du club
page-club-no-tables = Aucune table pour l’instant. Ouvrez-en une : chaque membre peut s’y asseoir.
page-club-tournaments = Tournois du club
page-club-standings = Classement
page-club-standings-how = D’après les parties des membres entre eux.
page-club-no-standings = Aucune partie entre membres pour l’instant.
page-club-people = Membres
page-club-leads = Dirige le club
page-club-appoint = Confier la direction
page-club-link = Lien pour rejoindre
page-club-link-note = La personne qui ouvre le lien rejoint aussitôt le club. Un nouveau lien le remplace.
page-club-change = Renommer ou dissoudre
page-club-rename = Renommer
page-club-dissolve = Dissoudre le club
page-club-leave = Quitter le club
page-admin-clubs = Clubs
page-admin-no-clubs = Il n’y a aucun club.

## Your name and devices

page-me = Votre nom et vos appareils
page-me-lead = Changez de nom, ajoutez des appareils et gérez vos données. Ce navigateur permet de vous reconnaître, et vous retrouvez vos tables sur chaque appareil que vous ajoutez.
page-me-seats = { $count ->
    [one] Vous avez une place à cette table grâce à un lien :
   *[other] Vous avez des places à ces tables grâce à des liens :
  }
page-me-guest-why = Si vous perdez le lien ou effacez les cookies de ce navigateur, vous perdez aussi la place. Devenez invité, et vous retrouverez vos tables sur tous vos appareils. Un nom suffit.
page-me-guest = Devenir invité
page-me-nobody = Dès que vous aurez une place à une table, vous pourrez changer de nom et ajouter des appareils ici.
page-me-name-note = Le nouveau nom ne sert qu’à vos prochaines tables. Là où vous avez déjà une place, votre nom ne change pas.
page-me-name-keep = Enregistrer le nom
page-portrait = Votre image
page-portrait-note = Les autres la voient à côté de votre nom.
page-portrait-none = Aucune image
page-portrait-number = Image { $number }
page-colour = Couleur de vos places
page-colour-note = À chaque table, votre place a cette couleur, sauf si quelqu’un assis avant vous l’a déjà. La forme ne change pas.
page-colour-any = N’importe laquelle
page-colour-0 = Bleu
page-colour-1 = Orange
page-colour-2 = Vert
page-colour-3 = Rose
page-colour-4 = Jaune
page-me-link = Jouer sur un autre appareil
page-me-link-lead = Vos tables y seront aussi, et vous pouvez déconnecter chaque appareil séparément.
page-me-link-make = Créer un lien
page-me-link-how = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien.
page-me-link-note = Le lien ne fonctionne qu’une fois, et pendant dix minutes. Toute personne qui l’ouvre joue en votre nom : ne le partagez pas.
page-me-devices = Vos appareils
page-me-device = Un navigateur
page-me-device-here = cet appareil
page-me-device-seen = utilisé pour la dernière fois { $when }
page-me-out = Déconnecter
page-me-out-note = Un appareil déconnecté n’a plus accès à vos tables. Les liens enregistrés vers une seule place fonctionnent toujours.
page-out-ask = Se déconnecter et perdre vos tables ?
page-out-lead = Seul ce navigateur permet de vous reconnaître. Une fois déconnecté, vous ne pourrez plus retrouver votre nom, vos tables et vos résultats.
page-out-first = Avec un identifiant et un mot de passe, vous pouvez revenir à tout moment.
page-out-now = Se déconnecter quand même
page-me-take-title = Est-ce vous ?
page-me-take-lead = Vous jouerez dans ce navigateur sous le nom { $name }.
page-me-take-instead = Jusqu’ici, vous étiez { $name } dans ce navigateur. Vos places sous ce nom seront perdues, sauf si vous utilisez aussi ce nom sur un autre appareil.
page-me-take-note = Ne continuez que si vous venez de créer ce lien vous-même.
page-me-take = Oui, c’est moi
page-forget = Supprimer mes données
page-forget-lead = Tout ce qui permet de vous reconnaître ici sera supprimé, sur tous les appareils, et vous ne pourrez pas le récupérer.
page-forget-ask = Supprimer { $name } ?
page-forget-played = Les autres joueurs voient toujours les parties que vous avez terminées, avec « { $gone } » à la place de votre nom.
page-forget-running = { $count ->
    [one] Une partie est encore en cours. Votre place sera conservée, mais plus personne ne pourra l’occuper. Les autres choisiront comment continuer : tout de suite s’il y a des pendules, sinon après quelques jours.
   *[other] { $count } parties sont encore en cours. Vos places seront conservées, mais plus personne ne pourra les occuper. Les autres choisiront comment continuer : tout de suite s’il y a des pendules, sinon après quelques jours.
  }
page-forget-rest = Vos résultats et vos points, les adresses de vos notifications, les jetons de vos programmes et vos appareils connectés seront aussi supprimés.
page-forget-first = Vous voudrez peut-être d’abord télécharger une copie de vos données.
page-forget-now = Supprimer définitivement
page-forget-done = Vos données ont été supprimées
page-forget-done-lead = Ce navigateur n’est plus lié à personne. Vous pouvez à tout moment prendre place à une table, en repartant de zéro.
page-account = Se connecter depuis n’importe quel appareil
page-account-why = Avec un identifiant et un mot de passe, vous retrouvez vos tables sur n’importe quel appareil, même si vous perdez celui-ci. Vous n’avez pas besoin d’adresse e-mail.
page-account-make = Choisir un identifiant
page-account-add = Enregistrer l’identifiant
page-account-there = Vous avez déjà un identifiant ?
page-account-lead = Vous vous connectez avec l’identifiant « { $login } ».
page-login = Identifiant
page-login-note = Vous seul utilisez cet identifiant. À la table, les autres voient le nom indiqué ci-dessus. Les majuscules ne comptent pas.
page-password = Mot de passe
page-password-note = Au moins 8 caractères ; quelques mots valent mieux qu’un seul.
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-change = Changer le mot de passe
page-password-others = Tous vos autres appareils seront déconnectés, et vous recevrez un nouveau code de secours à la place de l’ancien.
page-password-passkeys = Vos clés d’accès restent valables après un changement de mot de passe : toute personne qui en a une peut se connecter.
page-password-to-passkeys = Vérifier ou supprimer vos clés d’accès
page-everywhere = Déconnecter tous les appareils
page-code = Code de secours
page-code-why = Si vous oubliez votre mot de passe, vous pouvez en choisir un nouveau avec votre identifiant et ce code.
page-code-once = Notez-le maintenant : il ne sera plus affiché, et il ne sert qu’une fois.
page-code-make = Obtenir un code de secours
page-code-again = Obtenir un nouveau code
page-code-there = Vous avez déjà un code de secours. Il ne fonctionnera plus dès que vous en obtiendrez un nouveau.
page-code-show = Afficher le code
page-forgotten = Mot de passe oublié ?
page-recovery = Choisir un nouveau mot de passe
page-recovery-lead = Choisissez un nouveau mot de passe avec votre identifiant et votre code de secours.
page-recovery-linked = Choisissez un nouveau mot de passe pour « { $login } ».
page-recovery-out = Tous vos appareils seront déconnectés.
page-recovery-set = Enregistrer le mot de passe
page-recovery-host = Sans code de secours, demandez un lien au gestionnaire de ce serveur.
page-recovery-done = Votre mot de passe a été modifié
page-recovery-done-lead = Tous vos appareils ont été déconnectés. Votre ancien code de secours ne fonctionne plus ; voici le nouveau.
page-passkeys = Clés d’accès
page-passkeys-lead = Avec une clé d’accès, vous vous connectez avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.
page-passkey-add = Ajouter une clé d’accès
page-passkey-remove = Supprimer
page-passkey-sign-in = Utiliser une clé d’accès
page-passkey-failed = Le navigateur n’a pas terminé l’opération. Réessayez, ou utilisez votre mot de passe.
page-sign-in = Se connecter
page-sign-in-lead = Entrez votre identifiant et votre mot de passe pour retrouver vos tables sur cet appareil.
page-sign-in-note = L’identifiant et le mot de passe se choisissent sous « Votre nom et vos appareils », sur un appareil où vous jouez déjà.
page-sign-in-as = Vous revoilà, { $name }
page-along-lead = Jusqu’ici, vous étiez { $other } dans ce navigateur. Voulez-vous ajouter les places et les résultats { DE($other) } à ceux que vous avez déjà ?
page-along-note = Cet ajout est définitif. Tous les autres appareils { DE($other) } seront déconnectés. N’ajoutez rien si une autre personne joue ici sous le nom { $other }.
page-along = Ajouter
page-along-not = Ne pas ajouter
page-instead-lead = Jusqu’ici, vous étiez { $other } dans ce navigateur. Une fois connecté, vous n’y jouerez plus sous ce nom.

## Results

page-results = Vos résultats
page-results-none = Vous n’avez encore terminé aucune partie.
page-results-people = Entre humains : { $points } points.
page-results-apart = Avec l’ordinateur : { $points } points.
page-practice = Ce que vous pourriez travailler
page-practice-go = S’entraîner
page-practice-mistakes = { $count ->
    [one] Un choix coûteux de vos parties de { $game } vous attend.
   *[other] { $count } choix coûteux de vos parties de { $game } vous attendent.
  }
page-practice-missed = { $game } : dans les problèmes comme « { $question } », vous avez manqué la meilleure action dans { $missed } premiers essais sur { $count }.
page-practice-weakest = { $game } : votre part de la victoire est inférieure de { $percent } points à une part égale.
page-practice-daily = Rien de particulier dans vos résultats. Les problèmes du jour sont toujours un bon exercice.
page-results-matches = Parties
page-results-bars = Chaque barre est votre part de la victoire ; une victoire partagée compte en partie. Le trait est l’intervalle à 95 %, la marque en pointillé une part égale pour tous.
page-results-games = Par jeu
page-results-seats = Par nombre de joueurs
page-results-opponents = Par adversaire
page-results-figure = { $share } (part égale : { $even }) · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
page-results-time = Au fil du temps
page-results-course = { $more ->
    [yes] Moyenne des { $count } dernières parties : { $percent } points de pourcentage de plus qu’une part égale de la victoire.
   *[no] Moyenne des { $count } dernières parties : { $percent } points de pourcentage de moins qu’une part égale de la victoire.
  }
page-results-points-how = Comment fonctionnent les points
page-results-points-what = Les points estiment votre niveau d’après vos parties classées, séparément entre humains et avec l’ordinateur. Vous gagnez plus de points contre des joueurs plus forts. L’estimation est prudente : elle commence à 0 et monte à mesure qu’elle devient sûre. Une partie est classée si toutes les personnes sont des invités et si personne n’a été remplacé.
page-results-tries = Meilleure action au premier essai : { $found } sur { $count }
page-result-won = Gagné.
page-result-shared = Victoire partagée.
page-result-lost = Perdu.
page-result-lent = Pas de points : un ordinateur a remplacé un joueur
page-result-retractable = Pas de points : toutes les actions pouvaient être annulées
page-best = Classement : { $game }
page-best-players = Classements :
page-best-lead = Comparez les joueurs d’après leurs points. Toute partie terminée compte si toutes les personnes qui y jouent sont des invités, et battre un joueur mieux classé rapporte davantage. Pour figurer ici, terminez trois parties et choisissez « Montrer mon nom dans les classements » sous « Votre nom et vos appareils ».
page-best-people = Entre humains
page-best-apart = Avec l’ordinateur
page-best-none = Personne ne figure encore dans ce classement.
page-best-points = { $points } points
page-best-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
page-me-shown = Votre nom figure dans les classements dès que vous avez terminé trois parties.
page-me-hidden = Vous seul voyez vos résultats.
page-me-own-data = Vos données
page-me-data = Télécharger mes données
page-tournament = Tournoi
page-tournament-of = Tournoi : { $game }
page-tournament-open = Créer un tournoi
page-tournaments = Vos tournois
page-tournament-lead = Invitez vos amis par un lien. Dès que vous lancez le tournoi, chacun reçoit une table à chaque ronde, et les résultats donnent le classement.
page-tournament-size = Joueurs par table
page-tournament-rounds = Rondes
page-tournament-rounds-note = Si tous jouent contre tous à des tables de deux, le nombre de joueurs fixe le nombre de rondes. Avec la même donne à chaque table, il n’y a qu’une ronde.
page-tournament-play-too = Je participe aussi
page-tournament-pairs = Tables de deux : chacun rencontre tous les autres une fois.
page-tournament-system = Formule
page-tournament-system-meet = Tous contre tous
page-tournament-system-meet-note = Chacun rencontre tous les autres une fois, à des tables de deux. À des tables plus grandes, ceux qui se sont le moins rencontrés jouent ensemble.
page-tournament-system-swiss = Système suisse
page-tournament-system-swiss-note = Les joueurs à égalité de points ou presque se rencontrent, mais si possible jamais deux fois. Quelques rondes suffisent, même avec beaucoup de joueurs.
page-tournament-system-deal = La même donne à chaque table
page-tournament-system-deal-note = Une seule ronde : chaque table reçoit la même donne et les mêmes tirages, et vous êtes comparé aux joueurs qui occupent la même place que vous aux autres tables. Vous ne pouvez pas regarder une autre table avant que tous aient terminé.
page-tournament-swiss = { $rounds ->
    [one] Une ronde à des tables de { $size }.
   *[other] { $rounds } rondes à des tables de { $size }. Les joueurs à égalité de points ou presque se rencontrent (système suisse).
}
page-tournament-deal = Chaque table de { $size } reçoit la même donne et les mêmes tirages. Vous ne pouvez pas regarder une autre table avant que tous aient terminé ; toutes les tables sont alors comparées.
page-tournament-deal-points-how = Vous êtes comparé à tous les joueurs qui occupent la même place que vous à une autre table. Votre score est la part de ces joueurs qui ont fait moins bien que vous ; ceux qui ont fait aussi bien comptent pour moitié. Les parties arrêtées sans résultat ne comptent pas.
page-tournament-level = Les joueurs à égalité de points sont départagés par leurs résultats les uns contre les autres, puis par le Buchholz (BH : les points de leurs adversaires), puis par le Sonneborn-Berger (SB : les points des adversaires qu’ils ont battus, et la moitié des points de ceux avec qui ils sont à égalité).
page-tournament-teams = { $one } jouent en équipe contre { $other } : chaque équipe occupe chaque place une fois.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = Tables comparées
page-tournament-table = Table { $number }
page-deal-sealed = D’autres jouent encore la même donne. Quand tous auront terminé, vous verrez la comparaison et tout ce qui était caché.
page-tournament-tables = { $rounds ->
    [one] Une ronde à des tables de { $size }.
   *[other] { $rounds } rondes à des tables de { $size }. À chaque ronde, ceux qui se sont le moins rencontrés jouent ensemble.
}
page-tournament-points = Comment les points sont comptés
page-tournament-points-how = Une victoire vaut un point, quel que soit le nombre de joueurs. Sinon, votre score est la part de vos adversaires qui finissent derrière vous ; ceux avec qui vous êtes à égalité comptent pour moitié. Une ronde où vous êtes exempt vaut un demi-point, et une partie sans résultat ne vaut rien.
page-tournament-invite = Toute personne qui a ce lien peut s’inscrire jusqu’au début du tournoi.
page-tournament-link = Lien pour vos amis
page-tournament-entered = { $count ->
    [0] Pas encore d’inscriptions
    [one] Une personne inscrite
   *[other] { $count } personnes inscrites
}
page-tournament-enter = Participer
page-tournament-in = Vous participez.
page-tournament-leave = Abandonner
page-tournament-leave-note = Si vous êtes en train de jouer une partie, elle continue.
page-tournament-for-good = On ne peut pas revenir dans un tournoi qui a commencé.
page-tournament-take-out = Retirer
page-tournament-begin = Commencer le tournoi
page-tournament-begin-note = Ensuite, plus personne ne pourra s’inscrire.
page-tournament-next = Commencer la ronde suivante
page-tournament-next-note = La ronde suivante commence d’elle-même dès que toutes les parties de la ronde en cours sont terminées.
page-tournament-standings = Classement
page-tournament-place = Place
page-tournament-name = Nom
page-tournament-score = Points
page-tournament-matches = Parties
page-tournament-round = Ronde { $number } sur { $count }
page-tournament-rests = Exempt : { $names }
page-tournament-won = Victoire : { $names }
page-tournament-shared = À égalité : { $names }
page-tournament-playing = En cours
page-tournament-opening = Démarrage
page-tournament-gathering = Inscriptions ouvertes
page-tournament-winner = { $count ->
    [one] { $names } remporte le tournoi.
   *[other] { $names } remportent le tournoi ensemble.
}
page-tournament-all-level = Tout le monde est à égalité.
page-tournament-if = Si un joueur abandonne ou ne joue jamais
page-tournament-if-note = Les joueurs qui abandonnent ou suppriment leurs données gardent leurs points mais ne sont plus appariés ; la partie qu’ils sont en train de jouer continue. Si un joueur ne joue pas, les autres à la table peuvent le faire remplacer par un ordinateur, dont le résultat compte pour le joueur absent, ou arrêter la partie sans résultat. Une longue pause ne gêne pas : la partie reprend où elle s’est arrêtée.
page-tournament-stuck = Parties abandonnées
page-tournament-stuck-note = Si tous les joueurs qu’une partie attend ont épuisé leur temps ou n’ont pas joué depuis plusieurs jours, vous pouvez l’arrêter sans résultat. Elle ne rapporte alors pas de points, et la ronde suivante peut commencer.
page-tournament-over = Le tournoi est terminé
page-tournament-out = a abandonné
page-me-hide = Masquer mon nom
page-me-show = Montrer mon nom dans les classements

## The shelf

page-shelf-empty = Aucun jeu n’est installé.
page-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
page-seats-range = { $least } à { $most } joueurs
page-play = Jouer
page-play-against = contre { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
}
page-play-against-level = contre { $names } ({ $level })
page-your-tables = Vos tables
page-no-tables = Vous n’avez pas encore de table.
page-finished-matches = Parties terminées
page-with = avec { $names }
page-opened = ouverte { $when }
page-nobody-else = personne d’autre pour l’instant
page-turn = À vous de jouer
page-your-turn = C’est à vous de jouer.
page-asked-asked = Acceptez-vous une annulation ?
page-asked-pause = Acceptez-vous une pause ?
page-asked-end = Arrêter la partie sans résultat ?
page-asked-late = Un joueur n’a plus de temps ou ne se manifeste plus : choisissez comment continuer.
page-remove = Retirer
page-remove-ask = Retirer cette table ?
page-remove-note = La table disparaît de votre liste sur tous vos appareils. Vous gardez votre place : l’adresse de la table vous y ramène.

## Rules

page-rules = Règles
page-rules-of = Règles { DE($game) }
page-rules-english = Ce qui n’est pas encore traduit est en anglais.
page-rules-background = Sources et autres interprétations
page-rules-asked = Quand une question est posée
page-rules-other-reading = Autre interprétation
page-rules-readings = Interprétations possibles
page-rules-ours = Notre décision
page-rules-sources = Sources
page-rules-search = Chercher dans les règles
page-search = Chercher
page-rules-search-note = Mot, ou R2.3
page-rules-found = { $count ->
    [one] une règle
   *[other] { $count } règles
  }
page-rules-none = Aucune règle ne mentionne « { $text } ».
page-rules-some = Aucun texte ne contient tous ces mots. Voici ceux qui en contiennent certains.
page-rules-near = Vouliez-vous dire
page-rules-all = Toutes les règles
page-rules-here = Les règles qui s’appliquent maintenant
page-rules-page = Ouvrir la page des règles
page-guide = En trois minutes
page-guide-turn = Comment se déroule un tour
page-guide-end = Comment la partie se termine
page-guide-things = Ce que chaque élément coûte et rapporte
page-guide-thing = Élément
page-guide-costs = Coûte
page-guide-brings = Rapporte
page-glossary = Glossaire
page-rules-example = Exemple

## A new table

page-new-table = Nouvelle table
page-new-table-of = Nouvelle table : { $game }
page-who-sits = Qui joue à quelle place ?
page-seat-number = Place { $number }
page-seat-take = Prendre la place { $number }
page-seat-nobody = personne
page-somebody-gone = un joueur qui est parti
page-sitter-me = Moi
page-sitter-here = Quelqu’un ici
page-sitter-here-note = Vous vous passez cet appareil. Entre les tours, l’écran est masqué : personne ne voit les secrets des autres.
page-sitter-person = Une autre personne
page-sitter-person-note = Vous lui envoyez un lien vers cette place.
page-your-name = Votre nom
page-their-name = Son nom
page-name-hint = Les autres joueurs voient ce nom à la table.
page-how-many = Combien de joueurs ?
page-time = Temps
page-time-none = Sans limite
page-time-live = Pendules
page-time-days = Jours par tour
page-time-minutes = Minutes par joueur
page-time-seconds = Secondes ajoutées par tour
page-time-each-turn = Jours par tour
page-time-window = Seulement entre ces heures
page-time-opens = De
page-time-closes = À
page-time-zone = Fuseau horaire
page-time-note = Un joueur dont le temps est écoulé ne perd pas : les autres peuvent attendre, le faire remplacer par un ordinateur ou arrêter la partie sans résultat.
page-time-window-note = Les pendules ne tournent qu’entre ces heures. Laissez les deux champs vides pour qu’elles tournent toute la journée.
page-time-live-told = { $minutes } min par joueur{ $seconds ->
    [0] { "" }
   *[other] { " " }et { $seconds } s de plus à chaque tour
  }
page-time-days-told = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
  }
page-time-window-told = { $turn }, seulement de { $opens } à { $closes } ({ $zone })
page-time-window-here = dans votre fuseau horaire :
page-options = Options
page-options-usual = toutes par défaut
page-options-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
  }
page-number-between = Un nombre de { $low } à { $high }
page-from-file = Charger depuis un fichier :
page-own = Ou saisissez votre propre choix :

## Links to the seats

page-links = Liens à partager
page-links-note = Toute personne qui ouvre un lien prend cette place : n’envoyez donc chaque lien qu’au joueur à qui il est destiné.
page-links-here = L’adresse de cette page ne fonctionne que sur cet ordinateur, et les autres ne peuvent donc pas ouvrir les liens. Pour jouer entre amis, arrêtez le serveur avec Ctrl-C, relancez-le avec la commande ci-dessous et rechargez cette page.
page-links-elsewhere = L’adresse de cette page ne fonctionne que sur cet ordinateur. Ouvrez plutôt la page à l’adresse de cet ordinateur sur votre réseau ou sur Internet, et les autres pourront aussi ouvrir les liens.
page-command = Commande
page-command-copy = Copier la commande
page-link-of = Lien pour { $name }
page-link-watch = Lien pour les spectateurs
page-link-copy = Copier le lien
page-qr-code = Code QR
page-link-copied = Copié.
page-link = Lien
page-link-moment = Lien vers ce moment
page-choose-seat = Choisissez votre place
page-sit-down = S’asseoir ici
page-invites = { $count ->
    [one] { $names } vous invite à une partie { DE($game) }.
   *[other] { $names } vous invitent à une partie { DE($game) }.
  }
page-invited = Vous êtes invité à une partie { DE($game) }.
page-invited-how = Pour prendre votre place, rouvrez le lien que vous avez reçu. Ce navigateur doit accepter les cookies.
page-watch-here = Regarder la table
page-watch = Parties à regarder
page-watch-lead = Tout le monde peut regarder ces parties. Vous voyez ce qui est visible de tous, jamais les secrets.
page-watch-none = Aucune partie publique en ce moment. En ouvrant une table, vous pouvez permettre à d’autres de regarder.
page-watch-since = Ouverte { $when }
page-watch-count = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
page-watch-go = Regarder
page-show = Tout le monde peut regarder
page-show-note = La partie apparaît sous « Parties à regarder ». Personne n’y voit votre main.
page-shown-here = Tout le monde peut regarder cette partie.
page-tables = Tables ouvertes
page-tables-lead = Prenez une place libre à l’une de ces tables. Une partie commence dès que toutes les places sont prises.
page-tables-none = Il n’y a pas de table ouverte pour le moment. Ouvrez-en une : choisissez un jeu, laissez une place à une autre personne et cochez « Ouverte à tous ».
page-tables-open = Ouvrir une table
page-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
page-minutes = environ { $count } minutes
page-minutes-range = { $least } à { $most } minutes
page-options-are-changed = { $count ->
    [one] { $count } option modifiée
   *[other] { $count } options modifiées
  }
page-hints-here = conseils autorisés
page-public = Ouverte à tous
page-public-note = Votre table figure sous « Tables ouvertes » jusqu’à ce que toutes les places soient prises. La partie ne commence qu’à ce moment-là.
page-gathering = La partie commence dès que toutes les places sont prises.
page-leave = Quitter la table
page-leave-note = La partie n’a pas commencé. Si vous partez, votre place redevient libre.
page-seat-gone = Vous n’avez plus de place à cette table. Vous êtes spectateur.
page-seat-free = Cette place est libre.
page-waiting-to-sit = Pas encore là : { $names }

## At the table

page-table = Table
page-table-of = { $game } : table
page-waiting-for = En attente { DE($names) }.
page-thinking = { $name } réfléchit…
page-watching = Vous êtes spectateur.
page-company = Les autres à la table
page-board = Plateau
page-here = ici
page-away = absent
page-has-sat-down = Vient de s’asseoir : { $names }.
page-has-left = A quitté la table : { $names }.
page-chat = Discussion
page-chat-unread = non lus
page-chat-empty = Pas encore de messages.
page-chat-write = Message
page-chat-send = Envoyer
page-chat-now = maintenant
page-chat-watches = spectateur
page-chat-note-player = Tout le monde à la table peut lire ces messages, spectateurs compris.
page-chat-note-watcher = Les autres spectateurs peuvent lire vos messages dès maintenant, les joueurs seulement après la partie.
page-chat-note-over = Tout le monde peut lire ces messages.
page-chat-off = Désactiver la discussion
page-chat-is-off = Vous avez désactivé la discussion. Vous ne voyez plus les messages d’aucune table.
page-chat-on = Activer la discussion
page-chat-none = Sans discussion
page-chat-none-note = Les joueurs et les spectateurs ne peuvent pas écrire de messages à cette table.
page-chat-more = Signaler ou bloquer : { $name }
page-chat-report = Signaler au gestionnaire
page-chat-reported = Signalé au gestionnaire.
page-chat-mute = Bloquer { $name }
page-chat-muted = Vous avez bloqué { $name }. Vous ne verrez plus ses messages, à aucune table.
page-chat-unmute = Ne plus bloquer
page-block-note = Les personnes que vous bloquez ne peuvent ni s’asseoir à vos tables ouvertes ni s’inscrire à vos tournois, et vous ne voyez pas leurs messages.
page-blocked = Vous avez bloqué { $name }.
page-me-blocked = Personnes que vous avez bloquées
page-me-blocked-names = Vous voyez le nom qu’elles portaient quand vous les avez bloquées.
page-report-name = Signaler un nom
page-programs = Programmes à votre place
page-programs-lead = Donnez un jeton à un programme pour qu’il voie votre main et, si vous le voulez, joue pour vous. Vous seul pouvez créer des jetons pour votre place.
page-program-token = Jeton
page-program-once = Copiez-le maintenant : il ne sera plus affiché. Toute personne qui possède ce jeton peut faire tout ce que vous permettez ici, jusqu’à ce que vous le révoquiez.
page-program-shown = Un jeton n’est affiché qu’une fois, et vous avez déjà vu celui-ci. Si vous ne l’avez pas enregistré, révoquez-le et créez-en un autre.
page-program-copied = Copié
page-program-copy = Copier le jeton
page-program-watch = peut regarder
page-program-play = peut jouer
page-program-end = Révoquer
page-programs-none = Aucun programme n’a de jeton pour cette place.
page-program-name = Nom du programme
page-program-scope = Autorisation
page-program-make = Créer un jeton
page-chat-removed = Supprimé par le gestionnaire.
page-notes = Notes
page-notes-lead = Vous seul voyez vos notes.
page-notes-shared = Toute personne qui utilise cet appareil voit ces notes.
page-notes-none = Vous n’avez pas encore pris de notes sur cette partie.
page-notes-moment = Moment { $number }
page-notes-write = Note sur le moment { $number }
page-notes-keep = Enregistrer la note
page-notes-remove = Supprimer la note
page-notes-file = Fichier de partie avec mes notes
page-call = Me prévenir
page-call-lead = Recevez une notification quand vous avez quelque chose à faire à la table. Rien n’est envoyé tant que vous regardez la table.
page-call-here = Notifications envoyées à
page-call-by-mail = E-mail
page-call-by-webhook = Webhook
page-call-by-push = Navigateur
page-call-unconfirmed = Adresse pas encore confirmée : ouvrez le lien de l’e-mail que nous y avons envoyé. Sinon, elle sera supprimée au bout d’un jour.
page-call-remove = Supprimer
page-call-push = Ajouter ce navigateur
page-call-push-note = Ce navigateur affiche les notifications même si aucune page n’est ouverte. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
page-call-push-refused = Votre navigateur n’autorise pas les notifications. Vérifiez ses réglages pour ce site.
page-call-add = Ajouter l’adresse
page-call-mail-note = Vous recevrez un e-mail contenant un lien. Les notifications commenceront dès que vous aurez ouvert ce lien et confirmé l’adresse.
page-call-webhook-note = Pour les programmes : les notifications sont envoyées à cette adresse au format JSON, et seulement en HTTPS.
page-call-stored = Le serveur enregistre l’adresse, sa langue et votre place jusqu’à ce que vous choisissiez « Supprimer ». Une notification ne contient que ce que vous pouvez voir à la table, et elle est supprimée après l’envoi.
page-call-confirm-do = Oui, me prévenir
page-call-stop-do = Arrêter les notifications
page-call-confirmed = L’adresse est confirmée.
page-call-stopped = L’adresse est supprimée. Elle ne recevra plus de notifications.
page-call-failing-gone = Plus d’envoi : cette adresse n’existe plus.
page-call-failing-refused = Non distribué : le service refuse nos notifications. Nous continuons d’essayer.
page-call-failing-late = La dernière notification n’a pas pu être distribuée.
page-call-failing-push = Pour y remédier, appuyez sur « Prévenir ce navigateur » dans le navigateur concerné.
page-call-again-do = Réessayer
page-push-failing = Les notifications n’arrivent plus dans ce navigateur : son service push ne les distribue plus.
page-push-lost = Ce navigateur ne reçoit plus de notifications, bien que vous les ayez activées ici.
page-push-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour ce site, puis appuyez sur le bouton.
page-push-repair = Réactiver
page-call-turn = À vous de jouer : { $game }
page-call-asked = Acceptez-vous une annulation ? { $game }
page-call-pause = Acceptez-vous une pause ? { $game }
page-call-end = Arrêter la partie sans résultat ? { $game }
page-call-lent = Un ordinateur joue pour vous : { $game }
page-call-over = La partie est terminée : { $game }
page-call-again = Une autre partie ? { $game }
page-call-low = Votre temps est presque écoulé : { $game }
page-call-invited = Un ami vous garde une place : { $game }
page-call-late = Comment voulez-vous continuer ? { $game }
page-call-late-choose = Vous pouvez accorder plus de temps, faire jouer un ordinateur ou arrêter la partie sans résultat. La partie attend que quelqu’un choisisse.
page-call-left-minutes = { $minutes ->
    [one] Il vous reste environ une minute.
   *[other] Il vous reste environ { $minutes } minutes.
  }
page-call-left-hours = { $hours ->
    [one] Il vous reste environ une heure.
   *[other] Il vous reste environ { $hours } heures.
  }
page-call-confirm = Est-ce votre adresse ? { $game }
page-call-confirm-note = Une personne qui joue à des jeux de société avec des amis a donné cette adresse pour être prévenue quand c’est son tour. Si c’est vous, ouvrez ce lien et confirmez l’adresse. Sinon, ignorez simplement cet e-mail : vous n’en recevrez pas d’autre.
page-call-since = Depuis votre dernière action :
page-call-open = Aller à la table :
page-call-stop = Ne plus recevoir ces e-mails :
page-clocks = Pendules
page-clock-days = { $days } j { $hours } h
page-clock-soon = Il vous reste une minute.
page-late-own = Votre temps est écoulé. Vous pouvez encore jouer tant que les autres n’en ont pas décidé autrement.
page-late = { $seat-is ->
    [you] Votre temps est écoulé.
   *[other] { $seat } n’a plus de temps.
  }
page-absent = { $days ->
    [one] { $seat } n’a pas joué depuis un jour.
   *[other] { $seat } n’a pas joué depuis { $days } jours.
  }
page-taken-free = D’autres places sont encore libres :
page-taken-full = Vous ne pouvez pas prendre d’autre place ici. Vous pouvez regarder, ou rejoindre une autre table.
page-vacant = Le joueur de la place { $number } a définitivement quitté ce serveur et ne peut pas revenir.
page-link-renewed = Le gestionnaire a créé un nouveau lien pour la place { DE($seat) }.
page-link-renewed-own = Le gestionnaire a créé un nouveau lien pour votre place. Les anciens liens ne fonctionnent plus.
page-late-end-wanted = Demande d’arrêt sans résultat : { $names }.
page-late-ask = Et maintenant ?
page-late-wait = Accorder plus de temps
page-late-computer = Faire jouer un ordinateur
page-late-which = Quel ordinateur
page-late-end = Arrêter sans résultat
page-pause-agree = Accepter
page-pause-refuse = Refuser
page-pause-ask = Demander une pause
page-pause-asked = { $seat-is ->
    [you] Vous avez demandé une pause.
   *[other] { $seat } voudrait une pause.
  }
page-pause-on = La partie est en pause. Les pendules sont arrêtées.
page-pause-end = Reprendre
page-pause-ended = { $seat } a mis fin à la pause.
page-pause-refused = { $seat } n’accepte pas de pause.
page-pause-withdrawn = { $seat } ne veut plus de pause.
page-seat-lent = Un ordinateur joue pour vous.
page-seat-back = Reprendre votre place
page-ended-without = Terminée sans résultat
page-ended-file = Le fichier de partie s’arrête ici.
page-ended-without-why = La partie a été arrêtée avant la fin : le temps d’un joueur était écoulé, ou le gestionnaire de ce serveur a fermé la table.
page-name-computer = { $name } (ordinateur)
page-hand-over = Cacher, puis passer à { $name }
page-hand-over-covered = Passez l’appareil à { $name }
page-take-over = C’est moi, { $name } : afficher ma vue
page-cover-note = Vérifiez que personne d’autre ne regarde l’écran.
page-choices = Vos choix
page-what-happened = Déroulement
page-nothing-yet = Il ne s’est encore rien passé.
page-fair = Hasard vérifiable
page-commitment = Tous les tirages de cette partie découlent d’un secret fixé à l’ouverture de la table ; le fichier de partie le révèle à la fin. Empreinte SHA-256 du secret : { $hash }
page-fair-more = Comment le vérifier
page-fair-start = À l’ouverture de la table, le serveur fixe un secret et montre son empreinte. Cette empreinte ne révèle pas le secret et ne correspond à aucun autre.
page-fair-end = Après la partie, le serveur montre le secret. Si son empreinte est celle du début, le secret a été fixé avant la première action et n’a pas changé depuis.
page-fair-draws = Tous les tirages découlent du secret et du numéro de l’action : n’importe qui peut donc les refaire. Cela ne prouve pas que le serveur a choisi le secret au hasard.
page-fair-hash = Empreinte, montrée dès le début
page-fair-secret = Secret, montré à la fin
page-fair-not-yet = La partie n’est pas terminée. Notez l’empreinte maintenant, et comparez-la après la partie.
page-fair-file = Fichier de partie que vous avez enregistré (sinon, celui du serveur est vérifié) :
page-fair-check = Vérifier dans ce navigateur
page-fair-right-hash = Le secret correspond à l’empreinte montrée dès le début.
page-fair-wrong-hash = Le secret ne correspond pas à l’empreinte montrée dès le début.
page-fair-right-draws = Chaque tirage découle du secret. Tirages vérifiés :
page-fair-wrong-draws = Un tirage ne découle pas du secret. Ligne du fichier :
page-fair-other = Ce n’est pas le fichier de cette partie.
page-fair-verify = Votre navigateur calcule lui-même l’empreinte et chaque tirage. Il demande seulement au serveur combien de possibilités avait chaque tirage. Sur votre propre ordinateur, cette commande se passe de serveur et vérifie aussi les règles :
page-view-text = Vue texte
page-view-table = Vue table
page-shortcuts = Raccourcis
page-empty = vide
page-topics = Glossaire
page-label = { $name } :
page-gauge = { $name } : { $value } sur { $limit }
page-gauge-over = { $name } : { $value } (seuil de { $limit } atteint)
page-tap-again = touchez de nouveau pour confirmer
page-lit = en cours
page-faded = terminé

## The connection

page-connection-lost = Connexion perdue. Reconnexion…
page-connection-resumed = Connexion rétablie.
page-not-loaded = Le chargement a échoué. Réessayez.
page-waiting-one = Une action attend la connexion.
page-waiting-more = Une action attend déjà : annulez-la d’abord.
page-waiting-sent = L’action annulée a peut-être déjà été exécutée.
page-offline = Le serveur est injoignable
page-offline-note = Vos tables sont en sécurité. Continuez dès que vous êtes de nouveau en ligne.
page-offline-again = Réessayer
page-unreachable = Le serveur est injoignable. Votre saisie est toujours là. Nouvel essai…
page-reachable = Le serveur est de nouveau joignable. Appuyez encore une fois sur le bouton.

## Undo

page-take-back = Annuler l’action
page-take-back-ask = Demander à annuler
page-take-back-of = { $action } – vous avez vu du nouveau depuis : les autres doivent donc être d’accord
page-take-back-free = { $action } – vous n’avez rien vu de nouveau depuis : vous pouvez l’annuler librement
page-take-back-until = Vous pouvez annuler tant que vous n’avez rien vu de nouveau. Ensuite, les autres personnes à la table doivent être d’accord ; si vous jouez seulement contre l’ordinateur, vous ne pouvez plus annuler.
page-take-back-asked = { $seat-is ->
    [you] Vous avez demandé à annuler la dernière action.
   *[other] { $seat } voudrait annuler la dernière action.
  }
page-take-back-told = { $seat-is ->
    [you] Vous avez demandé à annuler ceci : « { $told } »
   *[other] { $seat } voudrait annuler ceci : « { $told } »
  }
page-take-back-later = { $count ->
    [one] { $count } action jouée ensuite sera aussi annulée.
   *[other] { $count } actions jouées ensuite seront aussi annulées.
  }
page-take-back-done = { $seat } a annulé une action.
page-take-back-refused = { $seat } n’accepte pas cette annulation.
page-take-back-withdrawn = { $seat } ne veut plus annuler.
page-take-back-lapsed = { $seat } a continué à jouer : il est trop tard pour annuler.
page-take-back-agree = Accepter l’annulation
page-take-back-refuse = Refuser

## Hints

page-loss-all = quel que soit votre choix sur la table
page-loss-many = { $count } des { $ways } choix sur la table
page-hint = Conseil
page-hint-ask = Qu’envisagerait un joueur fort ?
page-hint-thinking = Recherche d’un conseil…
page-hint-title = Un joueur fort envisagerait
page-hint-only = Il n’y a qu’une chose à faire.
page-hint-equal = Ces choix se valent à peu près.
page-hint-equal-why = Les suggestions 1 et 2 se valent à peu près : toutes deux donnent bientôt en moyenne { $amounts }.
page-hint-amount = { $amount } { $stake }
page-hint-better = La suggestion 1 semble un peu meilleure.
page-hint-clear = La suggestion 1 est nettement meilleure.
page-hint-chance = Environ { $percent } % de chances de gagner.
page-play-on-here = Rejouer à partir d’ici
page-play-on-from = La partie commence comme après l’étape { $step } d’une partie précédente. Elle ne rapporte pas de points.
page-play-puzzle = La partie commence comme dans le problème { $number }. Les cartes cachées sont redistribuées. Elle ne rapporte pas de points.
page-play-study = La partie commence dans une position de cette étude. Elle ne rapporte pas de points.
page-play-position = Commencer dans une position
page-play-position-note = La partie ne rapporte alors pas de points.
page-in-position = Cette partie a commencé dans une position. Rien ne prouve que le hasard y soit équitable, et elle ne rapporte pas de points.
page-played-on = Cette partie reprend une autre, donc ses tirages ne sont pas prouvés.
page-analysis = Analyse
page-analysis-working = Analyse de la partie…
page-analysis-failed = Cette partie ne peut pas être analysée pour le moment.
page-analysis-how = Un joueur virtuel fort a examiné chaque choix en ne sachant que ce que la personne pouvait savoir. Toutes les chances sont des estimations.
page-analysis-whole = Chances de gagner, tout étant connu
page-analysis-known = Chances de gagner d’après ce que chacun pouvait savoir
page-analysis-known-short = Selon leurs infos
page-analysis-costly = Choix coûteux
page-analysis-cost = { $seat-is ->
    [you] Vous avez laissé filer { $percent } points de pourcentage
   *[other] { $seat } a laissé filer { $percent } points de pourcentage
  }
page-analysis-better = Mieux :
page-analysis-played = Joué :
page-analysis-soon = En moyenne, cela donne bientôt { $amounts }.
page-analysis-instead = { $best } { $stake } au lieu de { $played }
page-analysis-theirs = { $seat-is ->
    [you] { $amount } pour vous
   *[other] { $amount } pour { $seat }
  }
page-analysis-none = Aucun choix de cette partie n’a coûté cher.
page-analysis-luck = Chance
page-analysis-luck-note = Ce que le hasard a changé aux chances de gagner après la distribution
page-analysis-lucky = { $seat-is ->
    [you] Vous avez gagné { $percent } points de pourcentage par chance
   *[other] { $seat } a gagné { $percent } points de pourcentage par chance
  }
page-analysis-points = { $percent } %
page-analysis-step = Voir l’étape { $step }
page-analysis-all = Analyse complète
page-analysis-previous = Moment marqué précédent
page-analysis-next = Moment marqué suivant
page-analysis-on-device = Analysé sur votre appareil.
page-analysis-on-server = Analysé sur le serveur.
page-hints-allowed = Les conseils sont autorisés à cette table : chaque joueur peut en demander un à son tour.
page-hints-allow = Autoriser les conseils
page-back-allow = Annulation libre
page-back-allow-note = Si vous jouez seulement contre l’ordinateur, vous pouvez annuler une action même si elle vous a montré du nouveau. Les tirages donneront alors les mêmes résultats.
page-hints-allow-note = Les joueurs peuvent demander, à leur tour, quelles actions un joueur fort envisagerait. Si vous jouez seulement contre l’ordinateur, les conseils sont toujours autorisés.

## The end

page-unplayable = Cette partie ne peut pas être jouée ici pour le moment, mais elle est toujours enregistrée. Adressez-vous au gestionnaire de ce serveur.
page-over = La partie est terminée.
page-winner = { $seat-is ->
    [you] Vous avez gagné !
   *[other] { $seat } a gagné.
  }
page-shared-by = { $names } se partagent la victoire.
page-share = { $percent } % de la victoire
page-again = Rejouer
page-again-asked = { $seat-is ->
    [you] Vous avez ouvert une table pour une autre partie.
   *[other] { $seat } veut rejouer.
  }
page-again-join = Rejoindre la nouvelle table
page-again-watch = Regarder la partie suivante
page-lesson = Leçon
page-lesson-at = Leçon : { $taken } sur { $length }
page-lesson-again = Refaire la leçon
page-lesson-match = Jouer une vraie partie
page-learn = Apprendre en jouant

## Puzzles

page-puzzles = Problèmes
page-puzzles-of = Problèmes : { $game }
page-puzzles-all = Tous les problèmes
page-puzzles-lead = Trouvez la meilleure action dans des positions tirées de vraies parties. Chaque fois, une action est nettement meilleure que les autres, et vous ne voyez que ce que voyait le joueur.
page-puzzles-how = Des ordinateurs ont trouvé ces positions par de longues recherches. Les chances de victoire sont leurs estimations.
page-puzzle-number = Problème { $number }
page-puzzle-solved = résolu
page-puzzle-easy = Facile
page-puzzle-medium = Moyen
page-puzzle-hard = Difficile
page-puzzle-easy-note = Il suffit de regarder une action plus loin pour trouver la solution.
page-puzzle-medium-note = Un coup d’œil rapide peut manquer la solution.
page-puzzle-hard-note = Même une courte recherche ne trouve pas la solution.
page-puzzle-given = { $grade } · { $count } joueurs
page-puzzle-ask = Que jouez-vous ?
page-puzzle-best = Vous avez trouvé la meilleure action !
page-puzzle-good = Une bonne action, mais pas la meilleure
page-puzzle-loses = Ce n’est pas la meilleure action
page-puzzle-yours = « { $action } » gagne { $wins } parties sur 100, soit { $lost } de moins que la meilleure action.
page-puzzle-is-best = La meilleure : « { $action } » gagne { $wins } parties sur 100.
page-puzzle-second = La suivante : « { $action } » en gagne { $wins }.
page-puzzle-why = Ce qui fait la différence
page-puzzle-why-note = Fréquence de chacun de ces événements peu après la meilleure action et peu après la suivante, en pourcentage d’au moins 40 essais :
page-puzzle-often = meilleure { $best } %, suivante { $other } %
page-puzzle-solution = Voir la solution
page-puzzle-figures = Toutes les actions
page-puzzle-action = Action
page-puzzle-wins = Victoires sur 100
page-puzzle-next = Problème suivant
page-puzzle-again = Réessayer
page-daily = Problème du jour
page-daily-all = Problèmes du jour
page-daily-lead = Une position de chaque jeu, la même pour tout le monde. De nouvelles arrivent à minuit, dans votre fuseau horaire.
page-daily-done = Vous avez résolu un des problèmes du jour.
page-daily-history = Les sept derniers jours
page-daily-history-note = Vous pouvez encore résoudre ces problèmes. Ils comptent pour votre cote, mais plus pour vos jours de suite.
page-streak-days = { $count ->
    [one] Vous avez résolu un problème du jour aujourd’hui.
   *[other] { $count } jours de suite avec un problème du jour résolu.
  }
page-streak-longest = { $count ->
    [one] Votre plus longue série : { $count } jour.
   *[other] Votre plus longue série : { $count } jours.
  }
page-streak-puzzles = { $count ->
    [one] { $count } problème de suite résolu au premier essai.
   *[other] { $count } problèmes de suite résolus au premier essai.
  }
page-streak-puzzles-longest = { $count ->
    [one] Record de problèmes de suite au premier essai : { $count }.
   *[other] Record de problèmes de suite au premier essai : { $count }.
  }
page-rating = { $points } ± { $margin }
page-rating-yours = Votre cote dans ces problèmes : { $rating }
page-rating-change = Premier essai : { $change }. Votre cote dans les problèmes de { $game } : { $rating }.
page-rating-puzzle = Cote de ce problème : { $rating }.
page-rating-run = Vous avez découvert ce problème dans une course contre la montre : il ne change pas votre cote.
page-rating-how = Comment fonctionne la cote
page-rating-what = Les problèmes ont une cote, comme les joueurs. Si vous trouvez la meilleure action au premier essai, vous battez le problème : votre cote monte et la sienne baisse. Sinon, c’est l’inverse. Une bonne action qui n’est pas la meilleure compte comme un match nul. Chacun commence à 1500 dans chaque jeu.
page-rating-margin = « 1512 ± 140 » signifie que votre niveau se situe entre 1372 et 1652, avec une probabilité de 95 %. Plus vous essayez de problèmes, plus la marge se réduit.
page-rating-first = Seul votre premier essai compte : vous pouvez donc recommencer les problèmes autant que vous voulez. Les courses contre la montre ne changent pas la cote.
page-rating-course = Votre cote après chaque problème, maintenant { $rating }. La bande montre la marge.
page-puzzle-fitting = Un problème à mon niveau
page-run = Course contre la montre
page-run-lead = Combien de problèmes résoudrez-vous en { $minutes } minutes ? Ils sont de plus en plus difficiles, et la course se termine après { $mistakes } erreurs. Une bonne action qui n’est pas la meilleure n’est pas une erreur. Les courses ne changent pas votre cote.
page-run-start = Démarrer
page-run-score = Résolus : { $count } · Erreurs : { $missed } sur { $most }
page-run-right = Bravo !
page-run-good = Bien, mais pas la meilleure
page-run-wrong = Pas la meilleure action
page-run-solved = { $count ->
    [one] Vous avez résolu { $count } problème
   *[other] Vous avez résolu { $count } problèmes
  }
page-run-record = Votre meilleure course !
page-run-best = { $count ->
    [one] Meilleure course : { $count } problème
   *[other] Meilleure course : { $count } problèmes
  }
page-run-look = Ouvrez un problème pour le réessayer sans chronomètre.
page-run-again = Encore une course
page-mistakes = Apprendre de vos erreurs
page-mistakes-lead = Chacun de ces choix a laissé filer des chances de gagner dans une de vos parties terminées. Trouvez mieux. Une fois résolu, il revient après 1, 7 et 30 jours.
page-mistake-line = { $percent } points · { $when }
page-mistakes-later = { $count ->
    [one] Un choix résolu reviendra plus tard.
   *[other] { $count } choix résolus reviendront plus tard.
  }
page-mistakes-learned = { $count ->
    [one] Vous en avez appris un.
   *[other] Vous en avez appris { $count }.
  }
page-mistakes-look = { $count ->
    [one] Analyser une autre de vos parties
   *[other] Analyser { $count } autres de vos parties
  }
page-mistakes-looking = { $count ->
    [one] Analyse d’une partie…
   *[other] Analyse de { $count } parties…
  }
page-mistake-given = Votre partie, { $when } : votre choix a laissé filer ici { $percent } points de pourcentage.
page-mistake-taken = Jusqu’ici :
page-mistake-over = Recommencer
page-mistake-best = Vous avez trouvé le meilleur choix !
page-mistake-good = À peu près aussi bon que le meilleur choix !
page-mistake-loses = Cela laisse filer { $percent } points
page-mistake-played = Comme dans la partie : cela laisse filer { $percent } points
page-mistake-yours = Votre réponse :
page-mistake-again = Il revient { $when }.
page-mistake-learned = Résolu quatre fois de suite : c’est appris.
page-mistake-next = Suivant
page-puzzle-by = proposé par { $name }
page-puzzles-ours = De nos parties
page-puzzles-ours-note = Des joueurs de ce site ont proposé ces positions de leurs propres parties. De longues recherches ont confirmé qu’une action est nettement la meilleure.
page-submission = Proposer comme problème
page-submission-note = Les administrateurs choisissent les positions que tout le monde pourra résoudre. Le problème montre ce que vous avez vu, sans les noms des joueurs.
page-submission-named = Indiquer mon nom
page-submission-send = Envoyer
page-submission-sent = Proposé comme problème. Un administrateur va l’examiner.
page-submission-accepted = Accepté comme problème. De longues recherches le vérifient.
page-submission-confirmed = Tout le monde peut résoudre ce problème.
page-submission-unclear = Accepté, mais de longues recherches n’ont trouvé aucune action nettement meilleure. Ce ne peut donc pas être un problème.
page-submission-refused = Les administrateurs n’ont pas retenu cette position.
page-statistics = Statistiques
page-statistics-of = Qu’est-ce qui fait gagner à { $game } ?
page-statistics-lead = Comment les parties finissent, quelles places gagnent et quelles avances prises tôt sont payantes.
page-statistics-how = Chaque barre montre une part, et le trait son intervalle à 95 % : la vraie part s’y trouve probablement. Un long trait signifie peu de cas. La marque en pointillé est une part égale pour tous.
page-statistics-none = Aucune partie n’a encore été comptée.
page-statistics-computer = Ordinateur
page-statistics-site = Ce site
page-statistics-own = Vous
page-statistics-of-computer = { $count ->
    [one] Une partie entre ordinateurs de même force. { $player }
   *[other] { $count } parties entre ordinateurs de même force. { $player }
  }
page-statistics-of-site = { $count ->
    [one] Une partie sur ce site
   *[other] { $count } parties sur ce site
  }
page-statistics-of-own = { $count ->
    [one] Une de vos parties
   *[other] Vos { $count } dernières parties
  }
page-statistics-figure = { $share } ({ $low } à { $high }) sur { $count }
page-statistics-order = Ordre du tour
page-statistics-order-note = Combien de fois chaque place dans l’ordre a gagné
page-statistics-begins = Le joueur qui commence
page-statistics-place = Joueur { $place } dans l’ordre
page-statistics-ahead = Être en tête
page-statistics-ahead-note = Combien de fois le joueur seul en tête a gagné, après une partie des actions de la rencontre
page-statistics-most = Le plus : { $stake }
page-statistics-least = Le moins : { $stake }
page-statistics-third = Après un tiers
page-statistics-half = Après la moitié
page-statistics-two-thirds = Après deux tiers
page-statistics-openings = Premières actions
page-statistics-openings-note = Combien de fois les premières actions les plus fréquentes ont mené à la victoire
page-statistics-endings = Fins de partie
page-statistics-endings-note = La part des parties qui se sont terminées de chaque façon
page-statistics-length = Longueur
page-statistics-actions = environ { $median } actions ; 9 parties sur 10 en ont { $low } à { $high }

## Looking back

page-step-through = Pas à pas
page-zoom-fit = Ajuster à l’écran
page-zoom-in = Agrandir
page-look-back = Revoir la partie
page-since-turn = Depuis votre dernier tour
page-since-start = Depuis le début
page-turn-skip = Aller à votre tour
page-step-back = Retour à la partie
page-step-play = Lecture
page-step-pause = Pause
page-step-first = Début
page-step-previous = Précédent
page-step-next = Suivant
page-step-last = Fin
page-step-of = Étape { $step } sur { $count }
page-set-up = Mise en place
page-seen-by-you = Vous ({ $name })
page-seen-by-all = Spectateur
page-match-file = Fichier
page-download = Télécharger le fichier de partie
page-download-note = Toutes les actions et tous les tirages de la partie, à enregistrer, à rejouer ou à vérifier.
page-open-file = Ouvrir un fichier de partie
page-open-file-lead = Revoyez une partie à partir d’un fichier, pas à pas et du point de vue de chaque joueur.
page-open-file-which = Fichier de partie
page-open-file-note = Ce fichier se télécharge depuis une table après la partie. Toute personne qui a le lien de la nouvelle table peut aussi revoir la partie.
page-open-file-go = Revoir
page-read-from-file = Cette partie a été chargée depuis un fichier de partie.

## Études

page-study = Étude
page-studies = Études
page-studies-lead = Parcourez une partie, essayez d’autres coups pour chaque joueur et écrivez des commentaires, seul ou à plusieurs. Toutes les cartes sont visibles.
page-studies-own = Vos études
page-studies-none = Vous n’avez pas encore d’étude. Commencez-en une ici, depuis une partie terminée ou depuis un problème.
page-study-new = Nouvelle étude
page-study-new-of = Nouvelle étude : { $game }
page-study-open = Étude
page-study-title = Titre
page-study-position = Position
page-study-position-note = Laissez ce champ vide pour une nouvelle donne. Sinon, écrivez un champ par ligne, comme dans un fichier de partie. Vous pouvez omettre ce qui découle du reste.
page-study-begin = Commencer l’étude
page-study-line = Ligne { $number } :
page-study-acts = C’est à { $name } de jouer
page-study-act-for = Jouer pour { $name }
page-study-beginning = Début
page-study-ways = Suites
page-study-main = variante principale
page-study-moves = Coups
page-study-comment = Commentaire
page-study-theirs = Enregistré entre-temps par quelqu’un d’autre :
page-study-comment-save = Enregistrer le commentaire
page-study-edit = Modifier cette position
page-study-promote = Variante au premier rang
page-study-delete = Supprimer à partir d’ici
page-study-delete-note = { $count ->
    [one] Cela supprime une position et son commentaire, définitivement.
   *[other] Cela supprime { $count } positions et leurs commentaires, définitivement.
  }
page-study-roll = Relancer les dés
page-study-share = Partage et réglages
page-study-read-link = Lien de lecture
page-study-read-note = Toute personne qui a ce lien peut parcourir l’étude.
page-study-edit-link = Lien de modification
page-study-edit-note = Toute personne qui a ce lien peut modifier l’étude.
page-study-edit-new = Créer un nouveau lien de modification
page-study-edit-new-note = L’ancien lien ne fonctionnera plus.
page-study-file = Fichier de partie avec variantes
page-study-as-text = Position sous forme de texte
page-study-remove = Supprimer l’étude
page-study-remove-note = Cela supprime l’étude pour tout le monde, définitivement.
page-study-title-save = Enregistrer le titre
page-study-reading = Vous consultez cette étude. Pour la modifier, il vous faut son lien de modification.

## Other parts of pages

page-computer-name = Ordinateur
page-guest = Invité
page-look-again = Revoir
page-play-on = Continuer
page-contents = Sommaire
page-to-table = Aller à la table
page-sits-here = Assis ici.
page-sitting-here = Déjà là : { $names }.
page-take-seat = Prendre cette place
page-take-seat-lead = Ce lien est celui { DE($name) }. Toute personne qui l’utilise joue à cette place.
page-take-seat-instead = Ce navigateur a déjà une autre place à cette table ; vous la perdriez.
page-link-own-title = Lien vers votre place
page-link-own-note = Pour vous seul : ouvrez-le pour continuer sur un autre appareil.
page-seen-by-whom = Point de vue
page-step-go = Y aller
page-touch-hold = Appuyer longuement
page-touch-hold-for = Expliquer un élément
page-touch-spread = Écarter deux doigts
page-touch-spread-for = Agrandir
page-touch-twice = Toucher deux fois un endroit libre
page-touch-twice-for = Agrandir à cet endroit, ou revoir tout le plateau
page-key-arrows = Passer d’un élément à l’autre ; en relecture, avancer ou reculer d’une étape
page-key-enter = Choisir cet élément
page-key-numbers = Choisir la réponse qui porte ce numéro ou, si un conseil est affiché, la suggestion
page-key-pause = Suspendre les actions des autres
page-key-skip = Passer les actions des autres
page-key-look-back = Revoir la partie, ou revenir à la partie en cours
page-key-tale = Déroulement
page-key-explain = Expliquer les éléments : flèches pour se déplacer, Échap pour finir
page-key-help = Afficher cette liste

## In the terminal

term-number = Numéro ou action :
term-help = Tapez le numéro ou les mots d’une action pour la jouer. undo : annuler votre choix. hint : montrer des actions fortes. rules : guide, glossaire et règles ; rules R2.3 ou rules MOT : consulter une règle. tale : le déroulement. help : cette aide. quit : quitter.
term-keys = 1 … z choisir · h conseil · r règles · u annuler · t récit · Pg↑↓ · q quitter
term-rules-keys = Entrée consulter · ↑↓ PgUp/Dn défiler · Échap retour
term-nothing-to-undo = Il n’y a rien à annuler.
term-undone = Annulé.
term-instead = { $count ->
    [1] Tapez 1 ou les mots « { $words } » : { $label }
   *[other] Tapez un numéro de 1 à { $count } ou les mots d’une action. Par exemple { $number } ou « { $words } » : { $label }
  }
term-bye = À bientôt !
term-puzzle-prompt = Tapez le numéro ou les mots d’une action. next : problème suivant. quit : quitter.
term-rules = Tapez l’un de ces mots, une règle comme R2.3 ou des mots à chercher : { $example }
term-help-title = Aide

## The host’s words, and the admin pages

page-imprint = Mentions légales
page-privacy = Confidentialité
page-announced-down-back = Maintenance : { $from } – { $until }.
page-announced-down = Maintenance à partir de : { $from }.
page-announced-back = De retour en ligne : { $until }.
page-announced-safe = Tout est enregistré, et vos parties continueront ensuite.
page-admin = Administration
page-admin-status = État
page-admin-guests = Invités
page-admin-tables = Tables
page-admin-reports = Signalements
page-admin-submissions = Problèmes proposés
page-admin-no-submissions = Aucune proposition en attente.
page-admin-position = Position
page-admin-accept = Accepter
page-admin-refuse = Refuser
page-admin-accepted = Acceptés
page-admin-take-off = Retirer
page-admin-announcements = Annonces
page-admin-site = Site
page-admin-become = Devenir administrateur
page-admin-become-lead = En tant qu’administrateur, vous gérez les invités, les tables, les signalements et les annonces, sur tous vos appareils. Vous ne voyez aucune main cachée.
page-admin-become-known = Dans ce navigateur, vous êtes { $name }.
page-admin-become-new = Ce navigateur n’est pas encore lié à un invité : choisissez un nom. Si vous avez un identifiant, connectez-vous d’abord, puis rouvrez le lien.
page-admin-version = Version
page-admin-backup = Dernière sauvegarde
page-admin-backup-none = inconnue
page-admin-database = Base de données
page-admin-size = { $kind }, { $size } Mo, schéma { $schema }
page-admin-tables-count = { $count } ({ $running } en cours, { $archived } archivées)
page-admin-guests-count = { $count } ({ $accounts } avec un identifiant, { $visitors } venus ces deux derniers jours)
page-admin-waiting = Notifications en attente
page-admin-process = Processus serveur { $number }
page-admin-started = Démarré
page-admin-memory = Mémoire
page-admin-pace = Actions par seconde, dernière minute
page-admin-open-pages = Pages de table ouvertes
page-admin-cached = Tables en mémoire
page-admin-thinking = Joueurs informatiques
page-admin-thoughts = en réflexion : { $running }, en attente : { $waiting }
page-admin-failures = Erreurs de la base de données
page-admin-metrics = Si plusieurs processus servent ce site, vous ne voyez que les chiffres de l’un d’eux. Avec l’option --metrics, chaque processus publie les siens.
page-admin-find = Partie d’un nom, ou identifiant interne
page-admin-search = Chercher
page-admin-seen = dernière visite
page-admin-since = invité depuis
page-admin-seats = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
page-admin-nobody = Aucun invité trouvé.
page-admin-tag-banned = banni
page-admin-tag-deactivated = désactivé
page-admin-tag-admin = administrateur
page-admin-id = Identifiant interne
page-admin-name = Nom
page-admin-rename = Renommer
page-admin-rename-note = Le nouveau nom remplace l’ancien à toutes les tables, dans les discussions et les tournois.
page-admin-access = Accès
page-admin-ban = Bannir
page-admin-unban = Lever le bannissement
page-admin-ban-note = Un invité banni ne peut ni ouvrir de table, ni s’asseoir, ni discuter, ni s’inscrire aux tournois, mais il peut finir ses parties.
page-admin-deactivate = Désactiver
page-admin-activate = Réactiver
page-admin-deactivate-note = Un invité désactivé est déconnecté de tous ses appareils et ne peut plus se connecter. Ses données restent.
page-admin-delete = Supprimer …
page-admin-delete-guest = Supprimer l’invité
page-admin-delete-guest-note = Le nom { $name } disparaît partout, avec les messages, les notes, les appareils et l’identifiant. Cette suppression est définitive.
page-admin-running-only = Seulement les parties en cours
page-admin-over-too = Aussi les parties terminées
page-admin-no-tables = Aucune table.
page-admin-state = État
page-admin-state-gathers = attend des joueurs
page-admin-state-runs = en cours
page-admin-state-paused = en pause
page-admin-state-over = terminée
page-admin-state-ended = arrêtée sans résultat
page-admin-state-unreadable = illisible pour cette version
page-admin-opened = Ouverte
page-admin-latest = Dernier changement
page-admin-to-act = doit agir
page-admin-end = Fermer ou supprimer
page-admin-close = Arrêter sans résultat
page-admin-close-note = La partie s’arrête pour tous à la table, sans résultat. Comme après toute partie, les mains deviennent visibles.
page-admin-delete-table = Supprimer la table
page-admin-delete-table-note = La table disparaît avec sa partie, sa discussion et ses notes, et ne compte plus dans les résultats des joueurs. Cette suppression est définitive.
page-admin-table = table
page-admin-no-reports = Aucun signalement en attente.
page-admin-reported-name = nom signalé, par : { $reporter }
page-admin-reported-message = message signalé, par : { $reporter }
page-admin-removed = (supprimé)
page-admin-remove-message = Supprimer le message
page-admin-settle = Clore le signalement
page-admin-announce-lead = Les annonces apparaissent sur chaque page, dans la langue du visiteur et avec les heures de son fuseau.
page-admin-shown = affichée
page-admin-not-shown = pas affichée
page-admin-withdraw = Retirer
page-admin-announce-new = Nouvelle annonce
page-admin-announce-text = Vos propres mots
page-admin-announce-text-note = Facultatifs si vous donnez une heure. Ils ne sont pas traduits.
page-admin-down-at = Arrêt du serveur
page-admin-back-at = Retour du serveur
page-admin-shown-from = Afficher à partir de
page-admin-shown-until = Afficher jusqu’à
page-admin-announce-times = Toutes les heures sont facultatives. Sans les deux dernières, l’annonce est affichée dès maintenant, jusqu’au retour du serveur ; sans aucune heure, jusqu’à ce que vous la retiriez.
page-admin-utc = Les heures sont en UTC.
page-admin-announce = Annoncer
page-admin-site-lead = Ce sont vos textes de gestionnaire. Chaque page a, tout en bas, un lien vers les mentions légales et un autre vers la confidentialité.
page-admin-every-language = Toutes les langues
page-admin-site-name = Nom du site
page-admin-site-note = Texte simple : une ligne vide sépare les paragraphes, une ligne qui commence par # est un titre, et les adresses web deviennent des liens. Si une langue n’a pas son propre texte, celui de « Toutes les langues » est affiché.
page-admin-save = Enregistrer

page-private = Ce site est privé
page-private-lead = Pour entrer, il vous faut une invitation du gestionnaire.
page-private-lead-password = Saisissez le mot de passe du site, ou ouvrez une invitation du gestionnaire.
page-private-seat = Le lien d’une place, envoyé par quelqu’un qui joue ici, vous fait entrer aussi.
page-private-password = Mot de passe du site
page-private-enter = Entrer
page-private-known = Vous avez déjà un identifiant ici ?
page-admin-private = Site privé
page-admin-private-lead = Sur un site privé, les inconnus ne voient qu’une page qui demande une invitation ou le mot de passe du site. Les invités qui jouent déjà ici gardent leur accès.
page-admin-private-on = Ce site est privé.
page-admin-private-off = Ce site est ouvert à tout le monde.
page-admin-private-make = Rendre le site privé
page-admin-private-open = Ouvrir le site à tout le monde
page-admin-private-invitation = Invitation
page-admin-private-invitation-note = Toute personne qui ouvre ce lien peut entrer. Il reste valable jusqu’à ce que vous en créiez un autre ou changiez le mot de passe.
page-admin-private-renew = Créer une nouvelle invitation
page-admin-private-renew-note = L’ancien lien cesse de fonctionner, et les personnes entrées par ce lien ou par le mot de passe ont besoin du nouveau. Les invités gardent leur accès.
page-admin-private-set = Un mot de passe est défini.
page-admin-private-none = Aucun mot de passe n’est défini : il faut une invitation pour entrer.
page-admin-private-save = Définir le mot de passe
page-admin-private-remove = Supprimer le mot de passe

page-mail-add = Ajouter une adresse e-mail
page-mail-change = Changer l’adresse e-mail
page-mail-why = Si vous oubliez votre mot de passe, nous pouvons vous envoyer un lien pour en choisir un autre. L’adresse ne sert à rien d’autre.
page-mail-is = Les liens sont envoyés à { $address }.
page-mail-wanted = Nous avons écrit à { $address }. Ouvrez le lien de ce message dans la journée pour confirmer l’adresse.
page-mail-address = Adresse e-mail
page-mail-confirm-send = Envoyer la confirmation
page-mail-remove = Supprimer l’adresse
page-mail-confirm = Confirmez votre adresse e-mail
page-mail-confirm-lead = Les liens pour un nouveau mot de passe de « { $login } » seront envoyés à { $address }.
page-mail-confirm-do = Confirmer l’adresse
page-mail-confirmed = Votre adresse e-mail est confirmée
page-mail-confirmed-lead = Si vous oubliez votre mot de passe, vous recevrez un lien pour en choisir un autre depuis la page « Se connecter ».
page-mail-ask = Recevoir un lien par e-mail
page-mail-ask-lead = Si votre compte a une adresse e-mail, nous vous enverrons un lien pour choisir un nouveau mot de passe.
page-mail-login = Identifiant ou adresse e-mail
page-mail-send = Envoyer le lien
page-mail-code = Utiliser plutôt un code de secours
page-mail-sent = Consultez vos e-mails
page-mail-sent-lead = S’il existe un compte avec cet identifiant ou cette adresse, et si l’adresse est confirmée, un lien est en route. Il fonctionne une seule fois, dans l’heure qui suit.
page-mail-confirm-subject = Confirmez votre adresse e-mail
page-mail-confirm-why = Quelqu’un, sans doute vous, a indiqué cette adresse pour le compte « { $login } » sur { $site }. Si ce n’était pas vous, ignorez ce message.
page-mail-confirm-opens = Ouvrez ce lien dans la journée pour confirmer l’adresse :
page-mail-reset-subject = Nouveau mot de passe pour « { $login } »
page-mail-reset-why = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe sur { $site }. Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.
page-mail-reset-opens = Choisissez un nouveau mot de passe avec ce lien, valable une seule fois, pendant une heure :

page-oidc = Se connecter avec { $name }
page-oidc-lead = Votre compte { $name } vous permet aussi de retrouver vos tables sur tous vos appareils.
page-oidc-add = Associer { $name }
page-oidc-sign-in = Se connecter avec { $name }
page-oidc-go = Continuer vers { $name }
page-oidc-on = Continuer
page-oidc-guest = Invité

## Refusals

error-analysis-findings = Votre appareil a envoyé une analyse qui ne correspond pas à cette partie. Rechargez la page.
error-admin-link = Ce lien a déjà servi, ou il date de plus d’une heure. Créez-en un autre sur le serveur.
error-guest-deactivated = Le gestionnaire de ce serveur a désactivé cet invité, vous ne pouvez donc pas vous connecter.
error-command-time = « { $text } » n’est pas une heure.
error-site-invitation = Cette invitation n’est plus valable. Demandez-en une autre au gestionnaire.
error-site-password = Ce n’est pas le mot de passe du site.
error-site-private = Ce site est privé. Connectez-vous, ou demandez une invitation au gestionnaire.
error-account-mail-off = Ce serveur n’envoie pas d’e-mails.
error-oidc-exists = Ce compte est déjà associé à un autre invité ici.
error-oidc-off = Ce serveur ne permet pas de se connecter ainsi.
error-oidc-refused = L’autre service n’a pas confirmé votre identité. Réessayez.
error-oidc-unavailable = L’autre service ne répond pas. Réessayez plus tard, ou connectez-vous autrement.
error-site-text = Ce texte est trop long : { $limit } caractères au plus.
error-site-no-announcement = Il n’y a pas d’annonce { $text }.
error-site-announcement = { $case ->
    [empty] Une annonce a besoin d’un texte ou d’une heure.
    [long] « { $text } » est trop long pour une annonce.
    [order] Le serveur ne peut pas revenir avant de s’arrêter.
   *[over] Cette annonce ne serait jamais affichée : sa fin est passée, ou précède son début.
  }
error-table-tournament = Cette table fait partie d’un tournoi, vous ne pouvez donc pas la supprimer. Vous pouvez arrêter sa partie.
error-account-exists = Vous avez déjà un identifiant dans ce navigateur.
error-account-code = Cet identifiant et ce code de secours ne correspondent pas.
error-account-link = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre.
error-account-unknown = L’identifiant « { $text } » n’existe pas.
error-passkey-exists = Cette clé d’accès a déjà été ajoutée.
error-passkey-most = Vous ne pouvez pas avoir plus de { $limit } clés d’accès. Supprimez-en d’abord une.
error-passkey-off = Ce serveur n’utilise pas de clés d’accès.
error-passkey-refused = Ce serveur ne reconnaît pas cette clé d’accès.
error-passkey-stale = Cela a pris trop de temps. Réessayez.
error-server-oidc = La connexion par OpenID Connect ne peut pas être configurée ainsi.
error-server-passkeys = Les clés d’accès ne peuvent pas être configurées ainsi.
error-account-name = Cet identifiant n’est pas valable. Utilisez de 3 à { $limit } caractères visibles.
error-account-none = Sans identifiant, vous ne pourriez pas revenir. Choisissez-en d’abord un.
error-account-password = Un mot de passe doit avoir au moins { $limit } caractères, et au plus 200.
error-account-taken = L’identifiant « { $text } » est déjà pris. Choisissez-en un autre.
error-account-tries = Trop d’essais. Attendez quelques minutes.
error-account-wrong = Cet identifiant et ce mot de passe ne correspondent pas.
error-backup-database = Il n’y a pas de base de données à copier à l’emplacement « { $text } ».
error-backup-exists = « { $text } » existe déjà. Une sauvegarde a besoin d’un nouveau fichier.
error-backup-failed = « { $text } » n’a pas pu être copié.
error-backup-postgresql = Sauvegardez PostgreSQL avec son propre outil, pg_dump.
error-board-bridges = Un pointillé du plateau est incorrect : { $text }.
error-board-covers = Les pièces posées au départ sur le plateau sont incorrectes : { $text }.
error-board-districts = Les quartiers du plateau doivent former cinq zones séparées par l’eau : { $text }.
error-board-size = Le plateau est trop grand ou ses hexagones se chevauchent : { $text }.
error-board-touches = Une case du parcours ne touche pas le bon nombre de quartiers : { $text }.
error-board-track = Le parcours du plateau est incorrect : { $text }.
error-board-unreadable = { $text } n’est pas un plateau lisible.
error-guest-link = Ce lien a déjà servi, ou ses dix minutes sont écoulées. Créez-en un nouveau.
error-chat-off = Cette table n’a pas de discussion.
error-chat-text = Ce message ne peut pas être envoyé. Utilisez de 1 à { $limit } caractères visibles.
error-chat-too-fast = Vous écrivez trop vite. Patientez un instant, puis renvoyez le message.
error-chat-full = La discussion de cette table est pleine : elle contient au plus { $limit } messages.
error-chat-message = Ce message n’existe pas à cette table.
error-chat-report = Il n’y a pas de signalement numéro { $text }.
error-note-text = Cette note ne peut pas être enregistrée. Utilisez de 1 à { $limit } caractères visibles.
error-note-full = Vous ne pouvez pas enregistrer plus de { $limit } notes sur cette partie. Supprimez-en d’abord une.
error-study-comment = Ce commentaire est trop long. Utilisez au plus { $limit } caractères.
error-study-enough = Vous ne pouvez pas avoir plus de { $limit } études. Supprimez-en d’abord une.
error-friend-link = Ce lien a été remplacé ou il est trop ancien. Demandez-en un nouveau.
error-friend-none = Cette personne n’est plus votre amie.
error-friend-too-many = Vous ne pouvez pas avoir plus de { $limit } amis et demandes.
error-club-enough = Vous ne pouvez pas faire partie de plus de { $limit } clubs.
error-club-full = Ce club a déjà { $limit } membres.
error-club-link = Ce lien a été remplacé. Demandez-en un nouveau.
error-club-not-yours = Seules les personnes qui dirigent le club peuvent le faire.
error-club-unknown = Ce club n’existe pas. Il a peut-être été dissous.
error-study-not-yours = Vous pouvez consulter cette étude. Seules les personnes qui ont le lien de modification peuvent la changer, et seule la personne à qui elle appartient peut la supprimer.
error-study-title = Ce titre ne peut pas être enregistré. Utilisez au plus { $limit } caractères visibles.
error-study-unknown = Cette étude n’existe pas ou a été supprimée.
error-study-full = Cette étude est pleine : les variantes sont trop imbriquées, ou il y a trop de positions ou de commentaires. La limite est de { $limit }.
error-study-position = Cette position ne fait plus partie de l’étude.
error-study-stale = { $case ->
    [comment] Quelqu’un d’autre a modifié ce commentaire entre-temps. Rien n’est encore enregistré. Comparez les deux versions, puis enregistrez de nouveau.
   *[branch] Quelqu’un d’autre a modifié cette variante entre-temps. Rien n’a été supprimé. Regardez-la avant de la supprimer.
  }
error-mistake-unknown = Il n’y a pas ici de choix à retravailler. Les vôtres sont sur la page des problèmes.
error-submission-full = Trop de propositions attendent les administrateurs. Réessayez dans quelques jours.
error-run-unknown = Vous n’avez pas de course contre la montre à cette adresse.
error-submission-unknown = Ce problème proposé n’existe pas.
error-statistics-format = Ce fichier ne contient pas de statistiques.
error-tournament-unknown = Ce tournoi n’existe pas.
error-tournament-entrant = Ce tournoi n’a pas de joueur avec ce numéro.
error-tournament-not-yours = Seul le joueur qui a créé le tournoi peut faire cela.
error-tournament-begun = Le tournoi a commencé. Plus personne ne peut s’inscrire.
error-tournament-declined = Vous ne pouvez pas vous inscrire à ce tournoi. Choisissez-en un autre.
error-tournament-full = Le tournoi est complet : { $limit } personnes au plus peuvent s’inscrire.
error-tournament-few = Il n’y a pas encore assez de joueurs : il en faut au moins { $limit }.
error-tournament-over = Il ne reste plus de ronde.
error-tournament-next = Les rondes commencent l’une après l’autre : la prochaine est la ronde { $limit }.
error-tournament-rounds = Un tournoi a de 1 à { $limit } rondes.
error-tournament-busy = D’autres modifient ce tournoi en ce moment. Réessayez dans un instant.
error-tournament-uneven = Pour la même donne, il faut au moins deux tables, et exactement { $limit } joueurs à chacune.
error-tournament-system = Cette formule de tournoi n’existe pas.
error-tournament-played = Un joueur de cette table a encore du temps pour jouer.
error-tournament-own = C’est à vous de jouer à cette table. Jouez d’abord, ou décidez avec les autres comment continuer.
error-table-sealed = D’autres jouent encore la même donne. Vous pourrez regarder ici quand tous auront terminé.
error-guest-unknown = Seuls les invités peuvent faire cela : devenez d’abord invité.
error-guest-barred = Le gestionnaire de ce serveur vous a banni. Les parties que vous jouez déjà continuent.
error-guest-none = Il n’y a pas d’invité { $text }.
error-deal-both = Vous ne pouvez pas avoir de place à deux tables de la même donne avant que toutes soient terminées.
error-time-unreadable = « { $text } » n’est pas une limite de temps.
error-time-not-up = Vous n’avez pas à choisir : ce joueur a encore du temps.
error-time-own = Quand votre temps est écoulé, ce sont les autres qui décident comment continuer.
error-call-address = Impossible d’envoyer des notifications à cette adresse.
error-call-private = { $case ->
    [number] « { $text } » est une adresse d’un réseau privé. Ce serveur n’envoie de notifications qu’à des adresses publiques sur Internet.
   *[name] « { $text } » ne correspond à aucune adresse publique sur Internet : le nom est inconnu ou appartient à un réseau privé.
  }
error-call-channel = Ce serveur ne peut pas envoyer ce type de notification.
error-call-link = Ce lien ne fonctionne plus : l’adresse a été supprimée.
error-call-too-many = Vous ne pouvez plus ajouter d’adresse. Supprimez-en d’abord une.
error-seat-lent = Un ordinateur joue pour vous. Reprenez d’abord votre place.
error-seat-not-lent = Aucun ordinateur ne remplace le joueur de cette place.
error-pause-no-clock = Cette table n’a pas de pendules : il n’y a rien à mettre en pause.
error-pause-on = La partie est en pause. N’importe quel joueur peut mettre fin à la pause.
error-pause-asked = Un joueur demande déjà une pause.
error-pause-not-asked = On ne vous a pas demandé d’accepter une pause.
error-pause-not-on = La partie n’est pas en pause.
error-pause-wish = La commande de pause « { $text } » n’existe pas.
error-time-range = La limite de temps « { $text } » est trop courte ou trop longue.
error-time-zone = Il n’y a pas de fuseau horaire « { $text } ». Choisissez-en un autre.
error-title = Cela n’a pas fonctionné
error-hint = Attendu : { $hint }
error-back = Retour
error-action-illegal = Les règles n’autorisent pas « { $text } » maintenant.
error-action-list = Une liste compte de 1 à { $limit } actions, pas { $text }.
error-action-unreadable = « { $text } » n’est pas une action de ce jeu.
error-arena-question = L’arène ne peut pas répondre à la question sur « { $text } » : la part de victoire ou le taux d’erreur est impossible.
error-code-folder = Impossible d’enregistrer du code compilé dans « { $text } ». Indiquez un autre dossier dans SERENISSIMA_CACHE.
error-command-browser = « { $text } » n’est pas disponible dans le navigateur.
error-command-file = Impossible de lire ce fichier : { $text }.
error-command-output = Impossible d’écrire la sortie.
error-command-key = La clé de cette commande est trop longue ou trop facile à deviner.
error-command-key-used = Une autre commande a déjà utilisé cette clé.
error-database-missing = Il n’y a pas de base de données à l’emplacement « { $text } ».
error-database-newer = Une version plus récente de Serenissima a modifié cette base de données. Lancez cette version, ou restaurez une sauvegarde antérieure au changement.
error-database-older = Cette base de données vient d’une version plus ancienne de Serenissima.
error-database-unavailable = Cela n’a pas pu être enregistré pour le moment. Réessayez.
error-database-url = « { $text } » n’est pas une base de données que ce serveur peut utiliser.
error-decision-stale = La partie a avancé : votre choix arrive trop tard.
error-entry-unreadable = Le journal de cette table contient une entrée que cette version de Serenissima ne peut pas lire. La partie est en sécurité : une version qui lit cette entrée peut la montrer et la continuer. Prévenez le gestionnaire de ce serveur.
error-game-own = Le jeu « { $text } » ne peut pas être transmis à un autre processus : définissez-le sous le nom GAME dans un module, ou jouez dans un seul processus.
error-game-unknown = Aucun jeu ne s’appelle « { $text } ».
error-hint-not-allowed = Les conseils ne sont pas autorisés à cette table.
error-language-unknown = « { $text } » ne fait pas partie des langues disponibles.
error-live-handshake = Cette requête ne peut pas ouvrir de canal en direct.
error-live-message = Ce message n’est pas valable sur le canal en direct.
error-match-answers = Le tirage ne peut pas avoir donné ce résultat.
error-match-format = Ce n’est pas un fichier de partie.
error-match-line = Une ligne du fichier de partie est illisible : « { $text } ».
error-match-not-your-turn = C’est le tour d’un autre joueur.
error-match-nothing-to-undo = Il n’y a rien à annuler.
error-table-lesson-changed = La leçon a changé depuis que vous l’avez commencée. Recommencez-la.
error-lesson-line = « { $text } » n’est pas une place de cette leçon.
error-lesson-none = Cette table est celle d’une partie, pas d’une leçon.
error-lesson-other = Dans cette leçon, choisissez une action marquée. Dans une partie, vous pourriez aussi faire cela.
error-lesson-over = La leçon est terminée.
error-lesson-unknown = Il n’y a pas de leçon « { $text } ».
error-match-over = La partie est terminée.
error-match-result = Le fichier de partie contient un résultat qui ne découle pas de ses actions : « { $text } ».
error-match-rules-version = Cette partie a été jouée avec une autre version des règles ({ $text }).
error-match-seat = Il n’y a pas de place { $text }.
error-match-seats = Ce jeu ne se joue pas à { $text } joueurs.
error-match-step = La partie n’a pas d’étape { $text }.
error-matches-other = « { $text } » a été commencé avec d’autres réglages. Choisissez un autre dossier.
error-matches-plan = « { $text } » n’est pas le plan d’un dossier de parties. Choisissez un autre dossier.
error-matches-running = Un autre processus écrit dans « { $text } ».
error-matches-size = Vous ne pouvez pas écrire { $text } parties à la fois : écrivez-en au moins une.
error-mcp-address = « { $text } » n’est pas l’adresse d’un serveur.
error-mcp-link = « { $text } » n’est pas le lien vers une place.
error-mcp-missing = Le paquet mcp n’est pas installé.
error-mcp-no-seat = Vous n’êtes encore à aucune table : ouvrez-en une, ou rejoignez-en une par un lien.
error-mcp-server = Aucun serveur Serenissima ne répond à l’adresse « { $text } ».
error-option-name = Il n’y a pas d’option « { $text } ».
error-option-reserved = Une option ne peut pas s’appeler « { $text } » : les fonctions qui reçoivent des options utilisent elles-mêmes ce nom.
error-option-retired = L’option « { $text } » n’est plus proposée ; seules d’anciennes parties l’utilisent.
error-option-text = « { $text } » ne définit aucune option.
error-option-value = « { $text } » n’est pas une valeur valable pour cette option.
error-page-outdated = Le site a été mis à jour. Rechargez cette page pour utiliser la nouvelle version.
error-page-unknown = Cette page n’existe pas.
error-picture-theme = Il n’y a pas de thème « { $text } ».
error-redeal-seat = La vue d’un spectateur ne peut pas être redistribuée : seule une place a des informations privées.
error-view-unknown = « { $text } » n’est pas une vue d’une partie.
error-player-network = Le jeu « { $text } » n’a pas de réseau de neurones : cet ordinateur ne peut pas y jouer.
error-player-own = Le joueur « { $text } » ne peut pas être transmis à un autre processus : définissez sa classe dans un module, ou jouez dans un seul processus.
error-player-setting = « { $text } » n’est pas un réglage valable pour cet ordinateur.
error-player-slow = « { $text } » peut réfléchir plus longtemps que ce serveur ne le permet.
error-player-unknown = Aucun ordinateur ne s’appelle « { $text } ».
error-playouts-matches = Choisissez au moins une partie.
error-playouts-threads = Choisissez au moins un fil d’exécution.
error-position-contradiction = Cette position se contredit.
error-position-field = Une position n’a pas de champ « { $text } ».
error-position-index = Une position n’a pas d’élément « { $text } ».
error-position-many = Une partie peut commencer dans { $limit } positions au plus, pas { $text }.
error-position-not-conserved = Cette position ne contient pas le bon nombre de pièces.
error-position-range = Une valeur de cette position est hors limites : { $text }.
error-position-seat = Cette position mentionne une place qui n’est pas en jeu : { $text }.
error-position-seats = Cette position est prévue pour { $limit } joueurs. Choisissez ce nombre au lieu de { $text }.
error-position-value = Une valeur de cette position n’est pas autorisée : « { $text } ».
error-position-waits = Les places qui doivent agir dans cette position ne sont pas les bonnes : { $text }.
error-proof-commitment = Le secret des tirages ne correspond pas à l’empreinte publiée avant la partie.
error-proof-draw = Un tirage ne découle pas du secret.
error-proof-missing = Le fichier ne contient pas de preuve de ses tirages.
error-proof-position = Une partie qui commence dans une position ne peut pas avoir de tirages vérifiables.
error-ray-address = « { $text } » n’est pas l’adresse d’un cluster Ray.
error-ray-missing = Ray n’est pas installé ici.
error-ray-unreachable = Le cluster Ray à l’adresse { $text } n’est pas utilisable.
error-research-missing = Il faut un paquet qui n’est pas installé ici : { $text }.
error-reset-option = reset n’a pas d’option « { $text } » : il n’y a que position.
error-reset-over = Dans cette position, la partie est déjà finie : personne ne pourrait agir.
error-puzzle-action = Vous ne pouvez pas jouer « { $text } » dans ce problème.
error-puzzle-format = Ce fichier n’est pas un recueil de problèmes.
error-puzzle-none = Il n’y a pas de problèmes pour « { $text } ».
error-puzzle-number = Il n’y a pas de problème { $text }.
error-puzzle-told = Un problème mentionne un événement qui n’existe pas dans ce jeu : « { $text } ».
error-ray-nobody = Aucune machine du cluster n’est prête à réfléchir.
error-request-charset = Ce formulaire n’est pas encodé en UTF-8.
error-request-malformed = Impossible de lire cette requête.
error-request-framed = Ce site ne peut pas s’afficher à l’intérieur d’une autre page.
error-request-host = Ce serveur ne répond pas sous le nom « { $text } ». Utilisez sa propre adresse.
error-request-method = Cette page n’accepte pas ce type de requête.
error-request-cookies = Votre navigateur n’a pas envoyé de cookies : votre place et votre nom seraient aussitôt perdus. Autorisez les cookies pour ce site, puis réessayez.
error-request-origin = Cette requête vient d’un autre site et a été refusée.
error-request-slow = Votre requête n’est pas arrivée à temps. Réessayez.
error-request-too-large = Cette requête est trop grande pour ce serveur.
error-request-too-many = Votre réseau a envoyé trop de requêtes. Patientez un instant, puis réessayez.
error-restore-damaged = « { $text } » n’est pas une base de données de tables complète.
error-restore-failed = « { $text } » n’a pas pu être restauré.
error-restore-file = Il n’y a pas de sauvegarde à l’emplacement « { $text } ».
error-restore-in-use = Un serveur utilise « { $text } ». Arrêtez d’abord tous les serveurs.
error-restore-loses = « { $text } » contient des données qui ne sont pas dans la sauvegarde. Pour restaurer quand même, utilisez --replace : la base actuelle est alors enregistrée sous un autre nom.
error-restore-postgresql = Restaurez PostgreSQL avec son propre outil, pg_restore.
error-restore-version = Une version plus récente de Serenissima a écrit « { $text } ». Restaurez-la avec cette version.
error-rules-unknown = Aucune règle n’a ce numéro ou ces mots : « { $text } ».
error-seat-handed-over = Vous avez passé l’appareil : cette page est celle d’un autre joueur. Rechargez-la.
error-seat-invitation = Ce lien ne vous invite à aucune place de cette table.
error-seat-name = { $case ->
    [empty] Tapez un nom de { $limit } caractères au plus.
    [long] « { $text } » est trop long pour un nom : utilisez { $limit } caractères au plus.
    [hidden] Ce nom contient des caractères invisibles ou qui changent le sens de l’écriture. Retapez-le, avec seulement des lettres, des chiffres et des signes ordinaires.
    [bare] « { $text } » ne contient ni lettre ni chiffre : il en faut au moins un.
    [marks] « { $text } » a trop d’accents sur une lettre : deux au plus.
    [computer] Seuls les ordinateurs s’appellent « { $text } ». Choisissez un autre nom.
   *[taken] À cette table, quelqu’un s’appelle déjà « { $text } », ou presque. Choisissez un autre nom, ou ajoutez-y quelque chose.
  }
error-seat-not-yours = Ce lien n’est celui d’aucune place de cette table.
error-seat-nobody = Aucune personne n’occupe cette place : il n’y a pas de lien à remplacer.
error-seat-taken = Une autre personne a déjà cette place.
error-seat-changed = Une autre personne occupe maintenant cette place. Vérifiez avant de signaler ou de bloquer quelqu’un.
error-seat-declined = Vous ne pouvez pas vous asseoir à cette table. Choisissez-en une autre.
error-seat-no-guest = Ce joueur n’est connu que par le lien de sa place : il n’y a personne à bloquer.
error-seats-text = « { $text } » n’indique pas qui s’assied où.
error-server-address = Le serveur ne peut pas écouter à l’adresse { $text }.
error-server-calls = « { $text } » ne peut pas servir à envoyer des notifications.
error-server-draining = Le serveur va bientôt s’arrêter.
error-server-fault = Une erreur s’est produite sur le serveur. Tout ce qui était déjà enregistré est en sécurité.
error-server-full = Le serveur est complet pour le moment. Réessayez dans un instant.
error-server-metrics = « { $text } » n’est pas un port utilisable pour les mesures.
error-server-proxy = « { $text } » n’est pas l’adresse d’un proxy.
error-server-public = « { $text } » n’est pas l’adresse d’un site web.
error-server-root-path = Impossible de servir des pages sous « { $text } ».
error-server-storage-full = Le stockage de ce serveur ({ $limit } Mo) est plein : vous ne pouvez pas ouvrir de nouvelle table. Vous pouvez toujours jouer aux tables existantes.
error-server-tables-full = Ce serveur a déjà { $limit } tables, le maximum autorisé par son gestionnaire. Vous pouvez toujours jouer aux tables existantes.
error-split-least = Trop peu d’une sorte : { $text }.
error-split-numbers = « { $text } » n’est pas une répartition : donnez un nombre par sorte et séparez ces nombres par des traits d’union.
error-split-whole = Les nombres de la répartition ne donnent pas le bon total : { $text }.
error-table-begun = La partie a commencé : vous ne pouvez plus partir.
error-table-busy = Cette table est trop sollicitée en ce moment. Réessayez.
error-table-crowded = Cette table a trop de spectateurs en ce moment. Réessayez plus tard.
error-table-enough-open = Trop de tables ouvertes de votre réseau attendent des joueurs : { $limit } au plus à la fois. Invitez des personnes par un lien, ou attendez qu’une table soit complète.
error-table-gathering = La partie ne commence que lorsque toutes les places sont prises.
error-table-not-over = Vous ne pouvez faire cela qu’après la partie.
error-table-plan = Les places ne peuvent pas être occupées ainsi : « { $text } ».
error-table-private = Vous ne pouvez rejoindre cette table que sur invitation.
error-table-rematch = Il y a déjà une table pour une autre partie.
error-table-rules-version = Cette table a été ouverte avec la version { $text } des règles, que cette version de Serenissima ne peut pas jouer. La partie est en sécurité : une version qui a ces règles peut la montrer et la continuer. Prévenez le gestionnaire de ce serveur.
error-table-seated-twice = Vous ne pouvez prendre qu’une place. Pour d’autres sur cet appareil, choisissez « Quelqu’un ici ».
error-table-seat = Il n’y a pas de place { $text } à cette table.
error-table-step = La partie n’a pas d’étape { $text }.
error-table-unknown = Cette table n’existe pas.
error-token-scope = Ce jeton permet seulement de regarder.
error-token-scope-unknown = « { $text } » n’est pas une autorisation de jeton : utilisez « watch » ou « play ».
error-token-too-many = Cette place a trop de jetons. Révoquez-en d’abord un.
error-token-unknown = Cette place n’a pas ce jeton.
error-training-other = Ce dossier contient un autre entraînement : { $text }.
error-training-torch = L’entraînement a besoin d’un paquet qui n’est pas installé ici : { $text }.
error-undo-asked = Un joueur a déjà demandé une annulation.
error-undo-not-asked = On ne vous a pas demandé d’accepter une annulation.
error-undo-lesson = Vous ne pouvez pas annuler dans une leçon, mais vous pouvez la recommencer.
error-undo-revealed = Vous avez vu du nouveau depuis : vous ne pouvez plus annuler cette action. Pour pouvoir annuler dans ce cas, choisissez « Annulation libre » en ouvrant une table contre l’ordinateur seul.
error-undo-nothing = Vous ne pouvez rien annuler.
error-vector-actions = Donnez une action pour chaque partie.
error-vector-device = Aucun GPU n’est disponible ici.
error-vector-device-name = Ce périphérique n’existe pas : { $text }.
error-vector-illegal = Une action n’est pas permise dans sa partie : aucune action n’a donc été effectuée.
error-vector-row = Il n’y a pas de ligne { $text }.
error-vector-rows = Choisissez au moins une ligne.
error-vector-saved = Ces lignes ne vont pas dans ce lot.
error-vector-steps = Choisissez au moins un pas.
error-vector-threads = Choisissez au moins un fil d’exécution.

## Computer players

level-hasty = niveau pressé
level-hasty-note = N’examine que quelques-unes de ses actions et ne voit pas les autres. Idéal pour une première partie.
level-gentle = niveau facile
level-gentle-note = Oublie moins de possibilités que le niveau pressé, mais n’anticipe guère.
level-steady = niveau moyen
level-steady-note = Gagne nettement plus souvent que le niveau facile.
level-strong = niveau fort
level-strong-note = Gagne nettement plus souvent que les niveaux inférieurs.
level-master = niveau maître
level-master-note = Le joueur le plus fort du jeu, et le plus difficile à battre.
page-computer-player = Joueur virtuel
page-rating-of-level = Points : { $points }.
page-rating-about = Classement : { $points } ± { $margin }.
page-rating-by-seats = Classement selon le nombre de joueurs : { $figures }.
page-suggested = Adversaire conseillé : { $name }
page-suggested-first = Un bon adversaire pour une première partie.
page-suggested-lesson = Vous avez terminé la leçon : vous pouvez sauter l’adversaire le plus facile.
page-suggested-results = D’après { $count ->
        [one] votre dernière partie
       *[other] vos { $count } dernières parties
    } contre des joueurs virtuels, vous gagneriez dans { $percent } % des cas.
page-suggested-choose = Choisir { $name }
player-person = Humain
player-uniform = joue au hasard
player-uniform-note = Choisit au hasard une action permise.
player-hasty = pressé
player-hasty-note = N’examine que quelques-unes de ses actions et ne voit pas les autres.
player-greedy = débutant, joue ce qui semble le mieux
player-greedy-note = Choisit l’action qui semble la meilleure sur le moment.
player-ismcts = prévoit plusieurs coups à l’avance
player-ismcts-note = Devine ce qui est caché, joue la suite à partir de là, et recommence de nombreuses fois.
player-neural = joue d’expérience
player-neural-note = A appris en jouant contre lui-même, et prévoit la suite des choix qu’il préfère.
player-budget-playouts = { $count ->
    [one] { $count } simulation par action
   *[other] { $count } simulations par action
  }
player-budget-considered = { $count ->
    [one] examine une action
   *[other] examine { $count } actions
  }
player-budget-seconds = { $seconds } s par tour
