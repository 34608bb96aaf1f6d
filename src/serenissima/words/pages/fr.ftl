# Les mots des pages, des commandes, des refus et des joueurs.

## The house

page-title = Serenissima
page-lead = Des jeux de société à Venise, à jouer entre amis ou contre l’ordinateur.
page-skip = Aller au contenu
page-home = Accueil
page-menu = Menu
page-preferences = Préférences
page-independent = Une réalisation indépendante, avec ses propres textes et illustrations.
page-language = Langue
page-theme = Apparence
page-theme-light = Claire
page-theme-dark = Sombre
page-theme-auto = Selon l’appareil
page-view = Chaque table s’ouvre en
page-sound = Son quand c’est à vous
page-sound-on = Activé
page-sound-off = Désactivé
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

## Your name and devices

page-me = Votre nom et vos appareils
page-me-lead = Nous vous reconnaissons à ce navigateur. Là où vous avez pris place, vous jouez sur chaque appareil ajouté ici.
page-me-seats = { $count ->
    [one] Ce navigateur a une place à cette table, grâce à un lien :
   *[other] Ce navigateur a des places à ces tables, grâce à des liens :
  }
page-me-guest-why = Aucun nom n’y est associé : si vous perdez le lien ou les cookies de ce navigateur, vous perdez la place. En tant qu’invité, vous retrouvez vos tables sur tous vos appareils. Il suffit d’un nom.
page-me-guest = Devenir invité
page-me-nobody = Personne ne connaît encore ce navigateur. Dès que vous prenez place à une table, il est à vous.
page-me-name-note = Pour les prochaines tables. Là où vous êtes déjà assis, votre nom reste.
page-me-name-keep = Garder ce nom
page-me-link = Jouer sur un autre appareil
page-me-link-lead = Vos tables y seront aussi, et chaque appareil peut être déconnecté séparément.
page-me-link-make = Créer un lien
page-me-link-how = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien.
page-me-link-note = Valable une fois, pendant dix minutes. Qui l’ouvre joue en votre nom : ne le donnez à personne d’autre.
page-me-devices = Vos appareils
page-me-device = Un navigateur
page-me-device-here = cet appareil
page-me-device-seen = utilisé pour la dernière fois { $when }
page-me-out = Déconnecter
page-me-out-note = Un appareil déconnecté perd vos tables. Les liens vers une seule place que quelqu’un a gardés restent valables.
page-out-ask = Vous déconnecter et perdre vos tables ?
page-out-lead = Seul ce navigateur vous connaît. Une fois déconnecté, rien ne ramène votre nom, vos tables et vos résultats.
page-out-first = Avec un identifiant et un mot de passe, vous pouvez revenir à tout moment.
page-out-now = Déconnecter quand même
page-me-take-title = Est-ce vous ?
page-me-take-lead = Dans ce navigateur, vous jouerez sous ce nom : { $name }.
page-me-take-instead = Jusqu’ici, vous y êtes { $name } ; sans un autre appareil, ces places sont perdues.
page-me-take-note = Ne continuez que si vous venez de créer ce lien vous-même.
page-me-take = Oui, c’est moi
page-forget = Vous supprimer
page-forget-lead = Tout ce qui vous nomme ici est supprimé, sur tous les appareils, et ne peut pas être rétabli.
page-forget-ask = Supprimer { $name } ?
page-forget-played = Les parties terminées restent pour les autres, qui y voient « { $gone } » à la place de votre nom.
page-forget-running = { $count ->
    [one] Une partie est encore en cours. Votre place y reste, mais plus personne ne peut y jouer. Les autres choisissent comment continuer : tout de suite s’il y a des horloges, sinon après quelques jours.
   *[other] { $count } parties sont encore en cours. Vos places y restent, mais plus personne ne peut y jouer. Les autres choisissent comment continuer : tout de suite s’il y a des horloges, sinon après quelques jours.
  }
page-forget-rest = Vos résultats et classements, les adresses où l’on vous appelle, les programmes qui jouent pour vous et vos appareils connectés disparaissent aussi.
page-forget-first = Vous voudrez peut-être d’abord emporter vos données.
page-forget-now = Supprimer définitivement
page-forget-done = Rien ici ne vous nomme
page-forget-done-lead = Ce navigateur n’est à personne. Vous pouvez à tout moment prendre place à une table, sous un nouveau nom.
page-account = Revenir sur n’importe quel appareil
page-account-why = Avec un identifiant et un mot de passe, vous retrouvez vos tables sur tout appareil, même si vous perdez celui-ci. Rien d’autre n’est demandé, pas même une adresse électronique.
page-account-make = Choisir un identifiant
page-account-add = Garder l’identifiant et le mot de passe
page-account-there = Vous en avez déjà un ?
page-account-lead = Votre identifiant est « { $login } ».
page-login = Identifiant
page-login-note = Vous seul l’utilisez ; à table, les autres voient votre nom ci-dessus. Les majuscules ne comptent pas.
page-password = Mot de passe
page-password-note = Au moins 8 caractères ; quelques mots valent mieux qu’un seul.
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-change = Changer le mot de passe
page-password-others = Tous les autres appareils sont alors déconnectés, et un nouveau code de secours remplace l’ancien.
page-password-passkeys = Vos clés d’accès restent valables avec le nouveau mot de passe : quiconque en a une peut encore se connecter.
page-password-to-passkeys = Voir et supprimer les clés d’accès
page-everywhere = Déconnecter tous les appareils
page-code = Code de secours
page-code-why = Si vous oubliez votre mot de passe, vous en choisissez un autre avec votre identifiant et ce code.
page-code-once = Notez-le : il n’est affiché que cette fois et ne sert qu’une fois.
page-code-make = Créer un code de secours
page-code-again = Créer un nouveau code de secours
page-code-there = Vous en avez un, qui ne servira plus dès que vous en créez un autre.
page-code-show = Afficher le code
page-forgotten = Mot de passe oublié ?
page-recovery = Choisir un nouveau mot de passe
page-recovery-lead = Avec votre identifiant et votre code de secours, vous pouvez choisir un autre mot de passe.
page-recovery-linked = Choisissez un nouveau mot de passe pour « { $login } ».
page-recovery-out = Tous les appareils sont alors déconnectés.
page-recovery-set = Garder le nouveau mot de passe
page-recovery-host = Sans code de secours, demandez un lien à la personne qui gère ce serveur.
page-recovery-done = Votre nouveau mot de passe est enregistré
page-recovery-done-lead = Tous vos appareils sont déconnectés. Votre code de secours a servi, voici le suivant.
page-passkeys = Clés d’accès
page-passkeys-lead = Avec une clé d’accès, vous vous connectez par l’empreinte, le visage ou le code d’un appareil, sans mot de passe.
page-passkey-add = Ajouter une clé d’accès
page-passkey-remove = Supprimer
page-passkey-sign-in = Se connecter avec une clé d’accès
page-passkey-failed = Le navigateur a interrompu l’opération. Réessayez, ou utilisez votre mot de passe.
page-sign-in = Se connecter
page-sign-in-lead = Avec votre identifiant et votre mot de passe, vous avez vos tables sur cet appareil.
page-sign-in-note = Vous les avez choisis sur un appareil qui vous connaît, sous « Votre nom et vos appareils ».
page-sign-in-as = Bon retour, { $name }
page-along-lead = Jusqu’ici, vous êtes { $other } dans ce navigateur. Emporter ce que { $other } a joué ? Ces places et ces résultats seront alors les vôtres.
page-along-note = C’est définitif. Les autres appareils de { $other } sont déconnectés. Si quelqu’un d’autre joue ici sous le nom { $other }, laissez-le.
page-along = Emporter
page-along-not = Laisser
page-instead-lead = Jusqu’ici, vous êtes { $other } dans ce navigateur ; vous ne le serez plus.

## Results

page-results = Vos résultats
page-results-none = Vous n’avez encore terminé aucune partie.
page-results-won = Victoires : { $won } sur { $count }.
page-results-people = Entre humains : { $points } points.
page-results-apart = Avec l’ordinateur : { $points } points.
page-results-opponents = Le plus souvent avec { $names }.
page-result-won = Gagné.
page-result-shared = Victoire partagée.
page-result-lost = Perdu.
page-result-lent = Pas de points : un ordinateur a joué pour quelqu’un
page-result-retractable = Pas de points : tout pouvait être annulé
page-best = Les meilleurs : { $game }
page-best-players = Meilleurs joueurs :
page-best-lead = Les points viennent de toutes les parties terminées dont les joueurs sont connus ici : battre plus fort rapporte davantage. Y figurent ceux qui le souhaitent, une fois trois parties terminées.
page-best-people = Entre humains
page-best-apart = Avec l’ordinateur
page-best-none = Personne ne figure encore dans cette liste.
page-best-points = { $points } points
page-best-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
page-me-shown = Votre nom figure dans les listes des meilleurs dès que vous avez terminé trois parties.
page-me-hidden = Vous seul voyez vos résultats.
page-me-own-data = Vos données
page-me-data = Ce qui est conservé de vous, dans un fichier
page-tournament = Tournoi
page-tournament-of = Tournoi : { $game }
page-tournament-open = Ouvrir un tournoi
page-tournaments = Vos tournois
page-tournament-lead = Vos amis s’inscrivent par un lien. Dès que vous commencez, chacun reçoit ses tables, ronde après ronde, et le classement découle des résultats.
page-tournament-size = Joueurs par table
page-tournament-rounds = Rondes
page-tournament-rounds-note = Aux tables de deux où chacun rencontre tous les autres, il y a autant de rondes qu’il en faut. Avec la même donne à chaque table, il y en a une.
page-tournament-play-too = Je participe aussi
page-tournament-pairs = Tables de deux : chacun rencontre tous les autres une fois.
page-tournament-system = Qui rencontre qui
page-tournament-system-meet = Chacun rencontre tous les autres
page-tournament-system-meet-note = Aux tables de deux, une fois. Aux tables plus grandes jouent ensemble ceux qui se sont le moins rencontrés.
page-tournament-system-swiss = Selon les points
page-tournament-system-swiss-note = Ceux qui ont autant de points se rencontrent, si possible jamais deux fois : c’est le système suisse. Quelques rondes suffisent, même à beaucoup de monde.
page-tournament-system-deal = La même donne à chaque table
page-tournament-system-deal-note = Une seule ronde : les mêmes cartes et les mêmes dés viennent à chaque table, et vous êtes comparé à ceux qui occupaient votre place ailleurs. Personne ne peut regarder une autre table avant que tous aient fini.
page-tournament-swiss = { $rounds ->
    [one] Une ronde à des tables de { $size }.
   *[other] { $rounds } rondes à des tables de { $size }. Ceux qui ont autant de points se rencontrent : c’est le système suisse.
}
page-tournament-deal = Les mêmes cartes et les mêmes dés à chaque table de { $size }. Personne ne peut regarder une autre table avant que tous aient fini ; ensuite, tout est comparé.
page-tournament-deal-points-how = Vous êtes comparé à tous ceux qui occupaient la même place à une autre table : vous recevez la part de ceux qui ont obtenu moins de la victoire que vous ; ceux qui en ont obtenu autant comptent pour moitié. Une partie sans résultat n’est pas comparée.
page-tournament-level = À égalité de points, les résultats entre les joueurs concernés comptent d’abord, puis Buchholz (BH : les points de ceux que vous avez rencontrés), puis Sonneborn-Berger (SB : les points de ceux que vous avez battus, et la moitié en cas d’égalité).
page-tournament-teams = { $one } jouent ensemble contre { $other } : chaque paire occupe chaque place une fois.
page-tournament-teams-result = { $one } { $first }–{ $second } { $other }
page-tournament-compared = Les tables comparées
page-tournament-table = Table { $number }
page-deal-sealed = D’autres jouent encore la même donne. Vous verrez ce que chacun avait et la comparaison dès que tous auront fini.
page-tournament-tables = { $rounds ->
    [one] Une ronde à des tables de { $size }.
   *[other] { $rounds } rondes à des tables de { $size }. À chaque fois se retrouvent ceux qui se sont le moins rencontrés.
}
page-tournament-points = Comment les points sont comptés
page-tournament-points-how = Une victoire vaut un point, quel que soit le nombre de joueurs à la table. Sinon, vous recevez la part des autres que vous avez devancés ; un joueur à égalité compte pour moitié. Une ronde sans table rapporte un demi-point, une partie sans résultat ne rapporte rien.
page-tournament-invite = Quiconque a ce lien peut s’inscrire jusqu’au début du tournoi.
page-tournament-link = Lien pour vos amis
page-tournament-entered = { $count ->
    [0] Personne ne s’est encore inscrit
    [one] { $count } personne inscrite
   *[other] { $count } personnes inscrites
}
page-tournament-enter = Participer
page-tournament-in = Vous participez.
page-tournament-leave = Abandonner
page-tournament-leave-note = La partie que vous jouez continue.
page-tournament-for-good = On ne peut plus revenir dans un tournoi qui a commencé.
page-tournament-take-out = Retirer
page-tournament-begin = Commencer le tournoi
page-tournament-begin-note = Ensuite, plus personne ne peut s’inscrire.
page-tournament-next = Ouvrir la ronde suivante
page-tournament-next-note = Dès que toutes les parties de cette ronde sont terminées, la suivante s’ouvre d’elle-même.
page-tournament-standings = Classement
page-tournament-place = Place
page-tournament-name = Nom
page-tournament-score = Points
page-tournament-matches = Parties
page-tournament-round = Ronde { $number } sur { $count }
page-tournament-rests = Sans table dans cette ronde : { $names }
page-tournament-won = Victoire : { $names }
page-tournament-shared = À égalité : { $names }
page-tournament-playing = En cours
page-tournament-opening = La table s’ouvre
page-tournament-gathering = Les inscriptions sont ouvertes
page-tournament-winner = { $count ->
    [one] { $names } remporte le tournoi.
   *[other] { $names } remportent le tournoi ensemble.
}
page-tournament-all-level = Tout le monde est à égalité.
page-tournament-if = Si quelqu’un abandonne ou ne joue jamais
page-tournament-if-note = Qui abandonne ou se supprime garde ses points et n’est plus tiré au sort ; une partie en cours continue. Si quelqu’un ne joue pas, les autres à la table peuvent laisser jouer un ordinateur, ce qui compte pour cette personne, ou terminer la partie sans résultat. Rien n’est perdu quand une table se repose longtemps : la partie reprend où elle en était.
page-tournament-stuck = Parties que plus personne ne joue
page-tournament-stuck-note = Quand tous ceux qu’on attend n’ont plus de temps, ou n’ont pas joué depuis des jours, vous pouvez terminer la partie sans résultat. Elle ne rapporte de points à personne, et la ronde suivante peut commencer.
page-tournament-over = Le tournoi est terminé
page-tournament-out = abandon
page-me-hide = Retirer mon nom
page-me-show = Montrer mon nom dans les listes des meilleurs

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
page-play-against-level = contre { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
} ({ $level })
page-your-tables = Vos tables
page-no-tables = Vous n’avez pas encore de table.
page-finished-matches = Parties terminées
page-with = avec { $names }
page-opened = ouverte { $when }
page-nobody-else = personne d’autre pour l’instant
page-turn = À vous de jouer
page-your-turn = C’est à vous de jouer.
page-asked-asked = On vous demande d’accepter une annulation.
page-asked-pause = On vous demande d’accepter une pause.
page-asked-end = On vous demande d’arrêter la partie sans résultat.
page-asked-late = Quelqu’un n’a plus de temps ou ne se manifeste plus : choisissez comment continuer.
page-remove = Retirer
page-remove-ask = Retirer cette table ?
page-remove-note = Elle quitte votre liste sur tous vos appareils. Votre place reste à vous : l’adresse de la table vous y ramène.

## Rules

page-rules = Règles
page-rules-of = Règles { DE($game) }
page-rules-english = Ce qui n’est pas encore traduit est en anglais.
page-rules-background = Sources et autres interprétations
page-rules-other-reading = Autre interprétation
page-rules-readings = Interprétations possibles
page-rules-ours = Notre choix
page-rules-sources = Sources
page-rules-search = Chercher dans les règles
page-search = Chercher
page-rules-search-note = Mot, ou R2.3
page-rules-found = { $count ->
    [one] une règle
   *[other] { $count } règles
  }
page-rules-none = Aucune règle ne mentionne « { $text } ».
page-rules-some = Aucun texte ne contient tous ces mots ; ceux-ci en contiennent certains.
page-rules-near = Vouliez-vous dire
page-rules-all = Toutes les règles
page-rules-here = Les règles qui s’appliquent maintenant
page-rules-page = Ouvrir la page des règles
page-guide = En trois minutes
page-guide-turn = Le déroulement d’un tour
page-guide-end = La fin
page-guide-things = Ce que chaque chose coûte et rapporte
page-guide-thing = Élément
page-guide-costs = Coûte
page-guide-brings = Rapporte
page-glossary = Glossaire
page-rules-example = Exemple

## A new table

page-new-table = Nouvelle table
page-new-table-of = Nouvelle table : { $game }
page-who-sits = Qui s’assied où ?
page-seat-number = Place { $number }
page-seat-take = S’asseoir à la place { $number }
page-seat-nobody = personne
page-somebody-gone = quelqu’un qui est parti
page-sitter-me = Moi
page-sitter-here = Quelqu’un ici
page-sitter-here-note = Vous vous passez cet appareil. Entre les tours, un écran cache ce que les autres ne doivent pas voir.
page-sitter-person = Une autre personne
page-sitter-person-note = Vous lui envoyez un lien vers cette place.
page-your-name = Votre nom
page-their-name = Son nom
page-name-hint = C’est ainsi que les autres vous voient à la table.
page-how-many = Combien de joueurs ?
page-time = Temps
page-time-none = Sans limite
page-time-live = Pendules
page-time-days = Jours par tour
page-time-minutes = Minutes par joueur
page-time-seconds = Secondes ajoutées après chaque tour
page-time-each-turn = Jours par tour
page-time-window = Seulement entre ces heures
page-time-opens = De
page-time-closes = À
page-time-zone = Fuseau horaire
page-time-note = Quand le temps d’un joueur est écoulé, rien ne se décide tout seul : les autres choisissent d’attendre, de laisser jouer un ordinateur ou d’arrêter la partie sans résultat.
page-time-window-note = En dehors de ces heures, le temps de personne ne s’écoule. Vide : toute la journée.
page-time-live-told = { $minutes } min par joueur{ $seconds ->
    [0] { "" }
   *[other] { " " }et { $seconds } s de plus à chaque tour
  }
page-time-days-told = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
  }
page-time-window-told = { $turn }, seulement de { $opens } à { $closes } (UTC{ $zone })
page-options = Options
page-options-usual = toutes par défaut
page-options-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
  }
page-number-between = Un nombre de { $low } à { $high }
page-from-file = Depuis un fichier :
page-own = Ou saisissez la vôtre :

## Links to the seats

page-links = Liens à partager
page-links-note = Quiconque ouvre un lien prend cette place : n’envoyez chaque lien qu’au joueur à qui il est destiné.
page-links-here = L’adresse de cette page ne fonctionne que sur cet ordinateur : personne d’autre ne peut ouvrir les liens. Pour jouer entre amis, arrêtez le serveur avec Ctrl-C, relancez-le avec la commande ci-dessous et rechargez cette page.
page-links-elsewhere = L’adresse de cette page ne fonctionne que sur cet ordinateur. Ouvrez la page à l’adresse de cet ordinateur sur le réseau ou sur Internet : les autres pourront alors ouvrir les liens.
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
page-invited-how = Pour prendre votre place, ouvrez encore une fois le lien reçu. Ce navigateur doit accepter les cookies.
page-watch-here = Regarder la table
page-tables = Tables ouvertes
page-tables-lead = Tout le monde peut s’asseoir ici. Une partie commence dès que toutes les places sont prises.
page-tables-none = Aucune table n’est ouverte pour le moment. Ouvrez-en une : choisissez un jeu, laissez une place à une autre personne et cochez « Ouverte à tous ».
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
page-public-note = La table figure dans la liste des tables ouvertes jusqu’à ce que toutes les places soient prises. La partie ne commence qu’à ce moment.
page-gathering = La partie commence dès que toutes les places sont prises.
page-leave = Quitter la table
page-leave-note = La partie n’a pas commencé. Si vous partez, la place redevient libre.
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
page-away = pas là
page-has-sat-down = Nouveau à la table : { $names }.
page-has-left = A quitté la table : { $names }.
page-chat = Discussion
page-chat-unread = non lus
page-chat-empty = Personne n’a encore rien écrit.
page-chat-write = Message
page-chat-send = Envoyer
page-chat-now = maintenant
page-chat-watches = spectateur
page-chat-note-player = Toute la table lit ce message, les spectateurs aussi.
page-chat-note-watcher = Les joueurs ne verront ce que vous écrivez qu’à la fin de la partie. Les autres spectateurs le voient tout de suite.
page-chat-note-over = Tout le monde voit ce message.
page-chat-off = Désactiver la discussion
page-chat-is-off = Vous avez désactivé la discussion. Vous ne voyez de messages à aucune table.
page-chat-on = Activer la discussion
page-chat-none = Sans discussion
page-chat-none-note = Personne ne peut écrire de messages à côté de cette table.
page-chat-more = Signaler ou bloquer : { $name }
page-chat-report = Signaler au gestionnaire
page-chat-reported = Signalé au gestionnaire.
page-chat-mute = Bloquer { $name }
page-chat-muted = Vous avez bloqué { $name } : ses messages sont masqués à toutes les tables.
page-chat-unmute = Ne plus bloquer
page-block-note = Une personne bloquée ne peut ni s’asseoir à vos tables ouvertes ni s’inscrire à vos tournois, et vous ne voyez plus ses messages.
page-blocked = Vous avez bloqué { $name }.
page-me-blocked = Personnes bloquées
page-me-blocked-names = Chaque personne figure ici sous le nom qu’elle portait quand vous l’avez bloquée.
page-report-name = Signaler un nom
page-programs = Programmes à votre place
page-programs-lead = Un programme muni d’un jeton voit votre main, et peut jouer pour vous si vous le permettez. Personne d’autre ne peut créer de jetons pour votre place.
page-program-token = Jeton
page-program-once = Il n’est affiché que maintenant. Quiconque le connaît peut faire ce que vous permettez ici, jusqu’à ce que vous le révoquiez.
page-program-shown = Ce jeton a déjà été affiché, et chacun ne l’est qu’une fois. Si vous ne l’avez pas gardé, révoquez-le et créez-en un autre.
page-program-copied = Copié
page-program-copy = Copier le jeton
page-program-watch = peut regarder
page-program-play = peut jouer
page-program-end = Révoquer
page-programs-none = Aucun programme n’a de jeton pour cette place.
page-program-name = Nom du programme
page-program-scope = Ce qu’il peut faire
page-program-make = Créer un jeton
page-chat-removed = Supprimé par le gestionnaire.
page-notes = Notes
page-notes-lead = Personne d’autre ne voit vos notes.
page-notes-shared = Qui utilise cet appareil voit ces notes.
page-notes-none = Vous n’avez pas encore pris de notes sur cette partie.
page-notes-moment = Moment { $number }
page-notes-write = Note sur le moment { $number }
page-notes-keep = Garder la note
page-notes-remove = Supprimer la note
page-notes-file = Fichier de la partie avec mes notes
page-call = M’appeler
page-call-lead = Lorsque vous n’êtes pas à une table, vous êtes prévenu quand il y a quelque chose à faire. Tant que la table est ouverte chez vous, rien n’est envoyé.
page-call-here = Vous êtes appelé ici
page-call-by-mail = E-mail
page-call-by-webhook = Webhook
page-call-by-push = Navigateur
page-call-unconfirmed = Pas encore confirmée : ouvrez le lien du message qui y a été envoyé. Sinon, l’adresse est oubliée au bout d’un jour.
page-call-remove = Supprimer
page-call-push = M’appeler dans ce navigateur
page-call-push-note = Ce navigateur affiche une notification, même sans page ouverte. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
page-call-push-refused = Le navigateur ne le permet pas. Ses réglages pour ce site peuvent aider.
page-call-add = M’appeler là
page-call-mail-note = Un message contenant un lien y est d’abord envoyé. Rien d’autre n’est envoyé avant que vous l’ayez confirmé.
page-call-webhook-note = Pour les programmes : du JSON est envoyé à cette adresse, uniquement en HTTPS.
page-call-stored = Sont enregistrées l’adresse, sa langue et votre place. « Supprimer » les efface aussitôt. Les appels contiennent ce que vous pouvez voir à la table et sont effacés après l’envoi.
page-call-confirm-do = Oui, m’appeler là
page-call-stop-do = Plus d’appels à cette adresse
page-call-confirmed = L’adresse est confirmée.
page-call-stopped = L’adresse est effacée. Plus rien n’y sera envoyé.
page-call-turn = À vous de jouer : { $game }
page-call-asked = On vous demande d’accepter une annulation : { $game }
page-call-pause = On vous demande d’accepter une pause : { $game }
page-call-end = On vous demande d’arrêter la partie sans résultat : { $game }
page-call-lent = Un ordinateur joue pour vous : { $game }
page-call-over = La partie est terminée : { $game }
page-call-again = Une autre partie ? { $game }
page-call-low = Votre temps est presque écoulé : { $game }
page-call-late = Comment continuer ? { $game }
page-call-late-choose = Vous pouvez accorder plus de temps, laisser jouer un ordinateur ou arrêter la partie sans résultat. Rien ne se fait tout seul.
page-call-left-minutes = { $minutes ->
    [one] Il vous reste environ une minute.
   *[other] Il vous reste environ { $minutes } minutes.
  }
page-call-left-hours = { $hours ->
    [one] Il vous reste environ une heure.
   *[other] Il vous reste environ { $hours } heures.
  }
page-call-confirm = Est-ce votre adresse ? { $game }
page-call-confirm-note = Quelqu’un qui joue à des jeux de société avec d’autres a donné cette adresse pour être prévenu de son tour. Si c’est vous, ouvrez ce lien et confirmez. Sinon, ne faites rien : plus rien ne sera envoyé.
page-call-since = Depuis votre dernière action :
page-call-open = Vers la table :
page-call-stop = Ne plus recevoir ces messages :
page-clocks = Pendules
page-clock-days = { $days } j { $hours } h
page-clock-soon = Il vous reste une minute.
page-late-own = Votre temps est écoulé. Vous pouvez encore jouer, tant que les autres n’en décident pas autrement.
page-late = { $seat-is ->
    [you] Votre temps est écoulé.
   *[other] { $seat } n’a plus de temps.
  }
page-absent = { $days ->
    [one] { $seat } n’a pas joué depuis un jour.
   *[other] { $seat } n’a pas joué depuis { $days } jours.
  }
page-taken-free = D’autres places sont encore libres :
page-taken-full = Aucune autre place ne vous est ouverte ici. Vous pouvez regarder la partie ou rejoindre une autre table.
page-vacant = La personne de la place { $number } a supprimé son profil et ne peut pas revenir.
page-link-renewed = Le gestionnaire a créé un nouveau lien pour la place { DE($seat) }.
page-link-renewed-own = Le gestionnaire a créé un nouveau lien pour votre place. Les anciens liens ne fonctionnent plus.
page-late-end-wanted = Pour arrêter la partie sans résultat : { $names }.
page-late-ask = Comment continuer ?
page-late-wait = Accorder plus de temps
page-late-computer = Laisser jouer un ordinateur
page-late-which = Quel joueur artificiel
page-late-end = Arrêter sans résultat
page-pause-agree = Accepter
page-pause-refuse = Refuser
page-pause-ask = Demander une pause
page-pause-asked = { $seat-is ->
    [you] Vous avez demandé une pause.
   *[other] { $seat } demande une pause.
  }
page-pause-on = La partie est suspendue. Les pendules sont arrêtées.
page-pause-end = Reprendre la partie
page-pause-ended = { $seat } a mis fin à la pause.
page-pause-refused = { $seat } n’accepte pas la pause.
page-pause-withdrawn = { $seat } ne demande plus de pause.
page-seat-lent = Un ordinateur joue pour vous.
page-seat-back = Reprendre votre place
page-ended-without = Terminée sans résultat
page-ended-without-why = Le temps d’un joueur était écoulé, et les autres ont arrêté la partie.
page-name-computer = { $name } (ordinateur)
page-hand-over = Cacher, puis passer à { $name }
page-hand-over-covered = Passez l’appareil à { $name }
page-take-over = C’est moi, { $name } : afficher mon côté
page-cover-note = Personne d’autre ne doit regarder l’écran maintenant.
page-choices = Vos choix
page-what-happened = Déroulement
page-nothing-yet = Il ne s’est encore rien passé.
page-fair = Hasard vérifiable
page-commitment = Le hasard de cette partie découle d’un secret fixé à l’ouverture de la table ; le fichier de partie le révèle à la fin. Son empreinte SHA-256 : { $hash }
page-fair-more = Comment le vérifier
page-fair-start = À l’ouverture de la table, le serveur fixe un secret et montre son empreinte : personne ne peut en déduire le secret, et aucun autre secret n’a la même.
page-fair-end = À la fin de la partie, le secret est montré : si son empreinte est celle du début, il était fixé avant la première action et n’a pas changé depuis.
page-fair-draws = Toutes les cartes et tous les dés découlent du secret et du numéro de l’action, si bien que chacun peut refaire les tirages ; que le serveur ait choisi le secret au hasard n’est pas prouvé.
page-fair-hash = Empreinte, montrée dès le début
page-fair-secret = Secret, montré à la fin
page-fair-not-yet = La partie est en cours. Notez l’empreinte dès maintenant et comparez-la à la fin de la partie.
page-fair-file = Fichier de partie que vous avez conservé (sinon, celui du serveur est vérifié) :
page-fair-check = Vérifier dans ce navigateur
page-fair-right-hash = Le secret a bien l’empreinte montrée dès le début.
page-fair-wrong-hash = Le secret n’a pas l’empreinte montrée dès le début.
page-fair-right-draws = Tous les tirages découlent du secret. Tirages vérifiés :
page-fair-wrong-draws = Un tirage ne découle pas du secret. Ligne du fichier :
page-fair-other = Ce n’est pas le fichier de cette partie.
page-fair-verify = Le navigateur calcule lui-même l’empreinte et chaque tirage ; il demande seulement au serveur parmi combien de cartes ou de faces il fallait tirer. Cette commande, sur votre propre ordinateur, se passe de serveur et vérifie aussi les règles :
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
page-offline-note = Vos tables sont conservées : reprenez dès que la connexion revient.
page-offline-again = Réessayer

## Taking back

page-take-back = Annuler l’action
page-take-back-ask = Demander à annuler
page-take-back-of = { $action } – vous avez vu du nouveau depuis : les autres doivent être d’accord
page-take-back-free = { $action } – vous n’avez rien vu de nouveau depuis : personne n’a besoin d’être d’accord
page-take-back-until = Tant que vous n’avez rien vu de nouveau, vous pouvez annuler ce que vous avez fait. Ensuite, les autres personnes à la table doivent être d’accord ; contre des ordinateurs, c’est définitif.
page-take-back-asked = { $seat-is ->
    [you] Vous avez demandé à annuler la dernière action.
   *[other] { $seat } demande à annuler la dernière action.
  }
page-take-back-told = { $seat-is ->
    [you] Vous avez demandé à annuler ceci : « { $told } »
   *[other] { $seat } demande à annuler ceci : « { $told } »
  }
page-take-back-later = { $count ->
    [one] { $count } action suivante sera aussi annulée.
   *[other] { $count } actions suivantes seront aussi annulées.
  }
page-take-back-done = { $seat } a annulé une action.
page-take-back-refused = { $seat } n’accepte pas cette annulation.
page-take-back-withdrawn = { $seat } ne demande plus l’annulation.
page-take-back-lapsed = { $seat } a continué : rien n’est annulé.
page-take-back-agree = Accepter l’annulation
page-take-back-refuse = La refuser

## Conseils

page-loss-all = quel que soit votre choix sur la table
page-loss-many = { $count } des { $ways } choix sur la table
page-hint = Conseil
page-hint-ask = À quoi penserait un joueur fort ?
page-hint-thinking = Recherche d’un conseil…
page-hint-title = Un joueur fort envisagerait
page-hint-only = Il n’y a qu’une seule possibilité.
page-hint-equal = Ces choix se valent à peu près.
page-hint-better = La suggestion 1 semble un peu meilleure.
page-hint-clear = La suggestion 1 est nettement meilleure.
page-hint-chance = Environ { $percent } % de chances de gagner.
page-hint-soon = « { $told } » suit bientôt dans { $often } essais sur { $deals }, et dans { $otherwise } après « { $other } ».
page-hint-next = Suite attendue : { $line }
page-hints-allowed = Les conseils sont autorisés à cette table : celui dont c’est le tour peut en demander un.
page-hints-allow = Autoriser les conseils
page-back-allow = Tout annuler
page-back-allow-note = Contre l’ordinateur seul, vous pouvez aussi annuler ce qui vous a révélé quelque chose. Les mêmes dés et les mêmes cartes reviennent.
page-hints-allow-note = Celui dont c’est le tour peut demander à quoi penserait un joueur fort. Contre l’ordinateur seul, c’est toujours permis.

## The end

page-unplayable = Cette partie ne peut pas être jouée ici pour le moment, mais elle est conservée. Adressez-vous à la personne qui gère ce serveur.
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
page-again-join = Aller à la nouvelle table
page-again-watch = Regarder la partie suivante
page-lesson = Leçon
page-lesson-at = Leçon : { $taken } sur { $length }
page-lesson-again = Refaire la leçon
page-lesson-match = Jouer une vraie partie
page-learn = Apprendre en jouant

## Problèmes

page-puzzles = Problèmes
page-puzzles-of = Problèmes : { $game }
page-puzzles-all = Tous les problèmes
page-puzzles-lead = Des positions tirées de vraies parties, où une action est nettement meilleure que toutes les autres. Vous voyez ce que voyait le joueur qui devait jouer, et rien d’autre.
page-puzzles-how = De longues recherches de joueurs ordinateurs ont trouvé ces positions et les chiffres qui les accompagnent. Ces chiffres sont des estimations.
page-puzzle-number = Problème { $number }
page-puzzle-solved = résolu
page-puzzle-easy = Facile
page-puzzle-medium = Moyen
page-puzzle-hard = Difficile
page-puzzle-easy-note = Il suffit de regarder une action plus loin.
page-puzzle-medium-note = Un coup d’œil rapide peut la manquer.
page-puzzle-hard-note = Une courte recherche ne suffit pas.
page-puzzle-given = { $grade } · { $count } joueurs
page-puzzle-ask = Que jouez-vous ?
page-puzzle-best = Vous avez trouvé la meilleure action !
page-puzzle-good = Une bonne action, mais pas la meilleure
page-puzzle-loses = Ce n’est pas la meilleure action
page-puzzle-yours = « { $action } » gagne { $wins } parties sur 100, { $lost } de moins que la meilleure action.
page-puzzle-is-best = La meilleure : « { $action } » gagne { $wins } parties sur 100.
page-puzzle-second = La suivante : « { $action } » en gagne { $wins }.
page-puzzle-why = Ce qui fait la différence
page-puzzle-why-note = Combien de fois cela arrive peu après, avec la meilleure action et avec la suivante, en pour cent de 40 essais ou plus :
page-puzzle-often = meilleure { $best }, suivante { $other }
page-puzzle-solution = Voir la solution
page-puzzle-figures = Toutes les actions
page-puzzle-action = Action
page-puzzle-wins = Victoires sur 100
page-puzzle-next = Problème suivant
page-puzzle-again = Réessayer

## Looking back

page-step-through = Pas à pas
page-zoom-fit = Tout afficher
page-zoom-in = Agrandir
page-look-back = Revoir la partie
page-since-turn = Depuis votre dernier tour
page-since-start = Depuis le début
page-turn-skip = À vous de jouer : y aller
page-step-back = Retour à la partie
page-step-play = Lecture
page-step-pause = Mettre en pause
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
page-download-note = Toutes les actions et tous les tirages de la partie, à conserver, à rejouer ou à vérifier.
page-open-file = Ouvrir un fichier de partie
page-open-file-lead = Parcourez une partie conservée dans un fichier : étape par étape, avec les yeux de chaque place.
page-open-file-which = Le fichier de partie
page-open-file-note = Tel qu’une table le propose au téléchargement après la partie. Quiconque a le lien de la nouvelle table peut aussi la parcourir.
page-open-file-go = Parcourir
page-read-from-file = Cette partie a été lue dans un fichier de partie.

## More of the pages

page-computer-name = Ordinateur
page-guest = Invité
page-look-again = Revoir
page-play-on = Continuer
page-contents = Sommaire
page-to-table = Aller à la table
page-sits-here = Installé ici.
page-sitting-here = Déjà là : { $names }.
page-take-seat = Prendre cette place
page-take-seat-lead = Ce lien est celui d’une place déjà prise : { $name }. Qui l’utilise joue à cette place.
page-take-seat-instead = Ce navigateur a déjà une autre place à cette table et la perdrait.
page-link-own-title = Lien vers votre place
page-link-own-note = Pour vous seul : il permet de continuer sur un autre appareil.
page-seen-by-whom = Point de vue
page-step-go = Y aller
page-touch-hold = Appuyer longuement
page-touch-hold-for = Expliquer un élément
page-touch-spread = Écarter deux doigts
page-touch-spread-for = Agrandir
page-touch-twice = Toucher deux fois un endroit libre
page-touch-twice-for = Agrandir cet endroit, ou revoir tout le plateau
page-key-arrows = Passer d’un élément à l’autre ; en relecture, avancer d’une étape
page-key-enter = Choisir
page-key-numbers = Choisir la première, la deuxième… réponse ; avec un conseil, ce qui porte son numéro
page-key-pause = Suspendre les actions des autres
page-key-skip = Passer les actions des autres
page-key-look-back = Revoir la partie ; retour à la partie
page-key-tale = Déroulement
page-key-explain = Expliquer les éléments : flèches pour se déplacer, Échap pour finir
page-key-help = Afficher cette liste

## In the terminal

term-number = Numéro ou action :
term-help = Tapez le numéro ou les mots d’une action pour la jouer. undo : annuler votre choix. hint : ce qu’envisagerait un joueur fort. rules : guide, glossaire et règles ; rules R2.3 ou rules MOT : consulter une règle. tale : le déroulement. help : cette aide. quit : quitter.
term-keys = 1 … z choisir · h conseil · r règles · u annuler · t récit · Pg↑↓ · q quitter
term-rules-keys = Entrée consulter · ↑↓ PgUp/Dn défiler · Échap retour
term-nothing-to-undo = Vous n’avez rien à annuler.
term-undone = Action annulée.
term-instead = { $count ->
    [1] Tapez 1 ou les mots « { $words } » : { $label }
   *[other] Tapez un numéro de 1 à { $count } ou les mots d’une action. Par exemple { $number } ou « { $words } » : { $label }
  }
term-bye = À bientôt !
term-puzzle-prompt = Tapez le numéro ou les mots d’une action. next : problème suivant. quit : quitter.
term-rules = Indiquez l’un de ces noms, une règle comme R2.3 ou des mots à chercher : { $example }
term-help-title = Aide

## Refusals

error-account-exists = La personne qui joue dans ce navigateur a déjà un identifiant.
error-account-code = L’identifiant et le code de secours ne vont pas ensemble.
error-account-link = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre.
error-account-unknown = Personne n’a l’identifiant « { $text } ».
error-passkey-exists = Cette clé d’accès est déjà connue.
error-passkey-most = Vous ne pouvez pas avoir plus de { $limit } clés d’accès. Supprimez-en d’abord une.
error-passkey-off = Il n’y a pas de clés d’accès sur ce serveur.
error-passkey-refused = Cette clé d’accès n’est pas connue ici.
error-passkey-stale = Cela a pris trop de temps. Réessayez.
error-server-passkeys = Les clés d’accès ne peuvent pas être configurées ainsi.
error-account-name = Ceci ne peut pas être un identifiant. Il compte de 3 à { $limit } caractères visibles.
error-account-none = Sans identifiant, vous ne pourriez pas revenir. Choisissez-en d’abord un.
error-account-password = Un mot de passe compte au moins { $limit } caractères, et au plus 200.
error-account-taken = Quelqu’un a déjà l’identifiant « { $text } ».
error-account-tries = Trop d’essais. Attendez quelques minutes.
error-account-wrong = L’identifiant et le mot de passe ne vont pas ensemble.
error-backup-database = Il n’y a pas de base de données à copier à l’emplacement « { $text } ».
error-backup-exists = « { $text } » existe déjà : une sauvegarde est écrite dans un nouveau fichier.
error-backup-failed = « { $text } » n’a pas pu être copié.
error-backup-postgresql = PostgreSQL se sauvegarde avec son propre outil, pg_dump.
error-board-bridges = Un pointillé du plateau est incorrect : { $text }.
error-board-covers = Les pièces posées au départ sur le plateau sont incorrectes : { $text }.
error-board-districts = Les quartiers du plateau doivent former cinq zones séparées par l’eau : { $text }.
error-board-size = Le plateau est trop grand ou ses hexagones se chevauchent : { $text }.
error-board-touches = Une case du parcours ne touche pas le bon nombre de quartiers : { $text }.
error-board-track = Le parcours du plateau est incorrect : { $text }.
error-board-unreadable = Impossible de lire { $text } comme un plateau.
error-guest-link = Ce lien a déjà servi, ou ses dix minutes sont passées. Créez-en un nouveau.
error-chat-off = Il n’y a pas de discussion à cette table.
error-chat-text = Ce message ne peut pas être envoyé. Un message compte de 1 à { $limit } caractères visibles.
error-chat-too-fast = Vous écrivez plus vite que les autres ne lisent. Patientez un instant, puis renvoyez le message.
error-chat-full = On a assez écrit à cette table : elle garde { $limit } messages.
error-chat-message = Ce message n’existe pas à cette table.
error-chat-report = Aucun signalement ne porte le numéro { $text }.
error-note-text = Cette note ne peut pas être gardée. Une note compte de 1 à { $limit } caractères visibles.
error-note-full = Vous avez assez écrit sur cette partie : { $limit } notes sont gardées.
error-tournament-unknown = Ce tournoi n’existe pas.
error-tournament-entrant = Personne ne participe sous ce numéro.
error-tournament-not-yours = Seul celui qui a ouvert le tournoi en décide.
error-tournament-begun = Le tournoi a commencé. Plus personne ne peut s’inscrire.
error-tournament-declined = Vous ne pouvez pas vous inscrire à ce tournoi. Choisissez-en un autre.
error-tournament-full = Le tournoi est complet : { $limit } personnes au plus.
error-tournament-few = Il n’y a pas encore assez de monde : au moins { $limit } personnes.
error-tournament-over = Il ne reste plus de ronde.
error-tournament-next = Les rondes se tirent l’une après l’autre : la prochaine est la ronde { $limit }.
error-tournament-rounds = Un tournoi a de 1 à { $limit } rondes.
error-tournament-busy = D’autres modifient ce tournoi en ce moment. Réessayez dans un instant.
error-tournament-uneven = Pour la même donne, chacun a besoin d’une place à une table complète de { $limit } joueurs, et il faut au moins deux tables.
error-tournament-system = Les rondes ne se tirent pas ainsi.
error-tournament-played = Quelqu’un à cette table peut encore jouer à temps.
error-tournament-own = C’est encore à vous de jouer à cette table. Jouez d’abord, ou choisissez avec les autres comment continuer.
error-table-sealed = D’autres jouent la même donne. Vous pourrez regarder cette table quand tous auront fini.
error-guest-unknown = Seul un invité peut le faire : devenez-en d’abord un.
error-guest-barred = Le gestionnaire vous a exclu d’ici. Les parties que vous jouez déjà continuent.
error-guest-none = Il n’y a pas d’invité { $text }.
error-deal-both = Vous auriez alors deux tables de la même donne. Ce sera possible quand toutes auront fini.
error-time-unreadable = Ce n’est pas une limite de temps : « { $text } ».
error-time-not-up = Il n’y a rien à choisir : ce joueur a encore du temps.
error-time-own = Les autres décident de la suite quand votre temps est écoulé.
error-call-address = Ce n’est pas une adresse où l’on peut vous appeler.
error-call-private = { $case ->
    [number] « { $text } » est une adresse d’un réseau privé. D’ici, on n’appelle que des adresses d’Internet.
   *[name] « { $text } » ne mène à aucune adresse d’Internet : le nom est inconnu ou appartient à un réseau privé.
  }
error-call-channel = Ici, on n’appelle personne de cette façon.
error-call-link = Ce lien ne mène plus nulle part : l’adresse est effacée.
error-call-too-many = Vous avez donné assez d’adresses. Supprimez-en une d’abord.
error-seat-lent = Un ordinateur joue pour vous. Reprenez d’abord votre place.
error-seat-not-lent = Aucun ordinateur n’a pris cette place.
error-pause-no-clock = Il n’y a pas de pendule ici : il n’y a rien à suspendre.
error-pause-on = La partie est suspendue. Chacun peut mettre fin à la pause.
error-pause-asked = Quelqu’un demande déjà une pause.
error-pause-not-asked = Personne ne vous a demandé d’accepter une pause.
error-pause-not-on = La partie n’est pas suspendue.
error-pause-wish = Cela n’est pas compris ici : « { $text } ».
error-time-range = Cette limite de temps est trop courte ou trop longue : « { $text } ».
error-title = Cela n’a pas fonctionné
error-hint = Attendu : { $hint }
error-back = Retour
error-action-illegal = Les règles n’autorisent pas « { $text } » maintenant.
error-action-list = Une liste compte de 1 à { $limit } actions, et non { $text }.
error-action-unreadable = « { $text } » n’est pas une action de ce jeu.
error-command-browser = « { $text } » n’est pas disponible dans le navigateur.
error-command-file = Impossible de lire ce fichier : { $text }.
error-command-key = La clé de cette commande est trop longue ou trop facile à deviner.
error-command-key-used = Cette clé a déjà servi à une autre commande.
error-database-newer = Une version plus récente de Serenissima a modifié cette base de données : lancez cette version, ou restaurez une sauvegarde antérieure.
error-database-older = Cette base de données a la forme d’une version plus ancienne de Serenissima.
error-database-unavailable = Cela n’a pas pu être enregistré pour le moment. Réessayez.
error-database-url = « { $text } » n’est pas une base de données utilisable par ce serveur.
error-decision-stale = La partie a avancé : votre choix arrive trop tard.
error-entry-unreadable = Le journal de cette table contient une entrée que cette version de Serenissima ne sait pas lire. La partie reste telle quelle : avec une version capable de lire cette entrée, on pourra la revoir et la poursuivre. Prévenez la personne qui gère ce serveur.
error-game-unknown = Aucun jeu ne s’appelle « { $text } ».
error-hint-not-allowed = Les conseils ne sont pas autorisés à cette table.
error-language-unknown = « { $text } » ne fait pas partie des langues disponibles.
error-live-handshake = Cette requête ne peut pas ouvrir de canal en direct.
error-live-message = Le canal en direct ne comprend pas ce message.
error-match-answers = Le hasard ne peut pas avoir donné ces résultats.
error-match-format = Ce n’est pas un fichier de partie.
error-match-from-position = Une partie qui commence dans une position écrite à la main ne peut pas être parcourue ici.
error-match-line = Une ligne du fichier de partie est illisible : « { $text } ».
error-match-not-your-turn = C’est à un autre joueur d’agir.
error-match-nothing-to-undo = Il n’y a aucune action à annuler.
error-table-lesson-changed = La leçon a changé depuis qu’elle a été commencée ici. Recommencez-la.
error-lesson-line = « { $text } » n’est pas une place de cette leçon.
error-lesson-none = Cette table est celle d’une partie, non d’une leçon.
error-lesson-other = Dans cette leçon, choisissez ce qui est marqué. Dans une partie, vous pourriez aussi jouer ainsi.
error-lesson-over = La leçon est terminée.
error-lesson-unknown = Il n’y a pas de leçon « { $text } ».
error-match-over = La partie est terminée.
error-match-result = Le fichier de partie indique un résultat qui ne découle pas de ses actions : « { $text } ».
error-match-rules-version = Cette partie a été jouée avec une autre version des règles ({ $text }).
error-match-seat = Il n’y a pas de place { $text }.
error-match-seats = Ce jeu ne se joue pas à { $text }.
error-match-step = La partie n’a pas d’étape { $text }.
error-matches-other = « { $text } » a été commencé avec d’autres réglages : choisissez un autre dossier.
error-matches-plan = « { $text } » n’est pas le plan d’un dossier de parties : choisissez un autre dossier.
error-matches-running = Un autre processus écrit dans « { $text } ».
error-matches-size = Impossible d’écrire { $text } parties ensemble : il en faut au moins une.
error-mcp-address = « { $text } » n’est pas l’adresse d’un serveur.
error-mcp-link = « { $text } » n’est pas le lien d’une place.
error-mcp-missing = Le paquet mcp n’est pas installé.
error-mcp-no-seat = Il n’y a pas encore de table : ouvrez-en une, ou rejoignez-en une par un lien.
error-mcp-server = À l’adresse « { $text } », aucun serveur de Serenissima ne répond.
error-option-name = Il n’y a pas d’option « { $text } ».
error-option-reserved = Aucune option ne peut s’appeler « { $text } » : les fonctions qui reçoivent des options utilisent ce nom.
error-option-retired = L’option « { $text } » n’est plus proposée ; seules d’anciennes parties l’ont encore.
error-option-text = « { $text } » ne définit aucune option.
error-option-value = « { $text } » n’est pas une valeur valable pour cette option.
error-page-unknown = Cette page n’existe pas.
error-picture-theme = Il n’y a pas de thème « { $text } ».
error-redeal-seat = Impossible de redistribuer pour un spectateur : seule une place a ses propres informations.
error-view-unknown = Ceci n’est pas une vue d’une partie : « { $text } ».
error-player-own = Le joueur « { $text } » ne peut pas être transmis à un autre processus : définissez sa classe dans un module, ou jouez dans un seul processus.
error-player-setting = « { $text } » n’est pas un réglage valable pour ce joueur virtuel.
error-player-slow = « { $text } » peut réfléchir plus longtemps que ce serveur ne le permet.
error-player-unknown = Aucun joueur virtuel ne s’appelle « { $text } ».
error-playouts-matches = Choisissez au moins une partie.
error-playouts-threads = Choisissez au moins un fil d’exécution.
error-position-contradiction = Cette position se contredit.
error-position-field = Une position n’a pas de champ « { $text } ».
error-position-index = Une position n’a pas d’élément « { $text } ».
error-position-many = Une partie peut commencer dans { $limit } positions au plus, et non { $text }.
error-position-not-conserved = Le compte des pièces de cette position est faux.
error-position-range = Une valeur de cette position est hors limites : { $text }.
error-position-seat = Cette position mentionne une place qui n’est pas en jeu : { $text }.
error-position-value = Une valeur de cette position n’est pas autorisée : « { $text } ».
error-position-waits = Dans cette position, ce ne sont pas les bonnes places qui doivent agir : { $text }.
error-proof-commitment = Le secret du hasard ne correspond pas à l’engagement publié avant la partie.
error-proof-draw = Un tirage ne découle pas du secret du hasard.
error-proof-missing = Le fichier ne contient aucune preuve de ses tirages.
error-proof-position = Une partie qui commence par une position n’a pas de mise en place dont on puisse prouver les tirages.
error-ray-address = « { $text } » n’est pas l’adresse d’un cluster Ray.
error-ray-missing = Ray n’est pas installé ici.
error-ray-unreachable = Le cluster Ray à l’adresse { $text } n’est pas utilisable.
error-research-missing = Un paquet nécessaire n’est pas installé ici : { $text }.
error-puzzle-action = « { $text } » ne peut pas être joué dans ce problème.
error-puzzle-format = Ce fichier ne contient pas de problèmes.
error-puzzle-none = Il n’y a pas de problèmes pour « { $text } ».
error-puzzle-number = Il n’y a pas de problème { $text }.
error-puzzle-told = Un problème parle d’un événement que le jeu ne connaît pas : « { $text } ».
error-ray-nobody = Aucune machine de la grappe n’est prête à réfléchir.
error-request-charset = Ce formulaire n’est pas encodé en UTF-8.
error-request-malformed = Impossible de lire cette requête.
error-request-method = Cette page ne permet pas cela.
error-request-origin = Cette requête vient d’un autre site et a été refusée.
error-request-slow = Votre requête n’est pas arrivée à temps. Réessayez.
error-request-too-large = Cette requête dépasse la taille acceptée par le serveur.
error-request-too-many = Trop de requêtes sont venues de votre réseau. Patientez un instant, puis réessayez.
error-restore-damaged = « { $text } » n’est pas une base de données de tables complète.
error-restore-failed = « { $text } » n’a pas pu être restauré.
error-restore-file = Il n’y a pas de sauvegarde à l’emplacement « { $text } ».
error-restore-in-use = Un serveur utilise « { $text } ». Arrêtez d’abord tous les serveurs.
error-restore-loses = « { $text } » contient ce que la sauvegarde ne contient pas. Avec --replace, elle est conservée sous un autre nom.
error-restore-postgresql = PostgreSQL se restaure avec son propre outil, pg_restore.
error-restore-version = Une version plus récente de Serenissima a écrit « { $text } ». Restaurez le fichier avec cette version.
error-rules-unknown = Aucune règle n’a ce numéro ou ces mots : « { $text } ».
error-seat-handed-over = L’appareil a changé de mains : cette page est celle de quelqu’un d’autre. Rechargez-la.
error-seat-invitation = Ce lien ne donne accès à aucune place de cette table.
error-seat-name = { $case ->
    [empty] Il manque un nom. Écrivez-en un de { $limit } caractères au plus.
    [long] « { $text } » est trop long pour un nom : { $limit } caractères au plus.
    [hidden] Ce nom contient des caractères qu’on ne voit pas, ou qui inversent le sens de l’écriture. Retapez-le, seulement avec des lettres, des chiffres et des signes ordinaires.
    [bare] « { $text } » n’a ni lettre ni chiffre : il en faut au moins un.
    [marks] « { $text } » a trop d’accents sur une même lettre : deux au plus.
    [computer] Seuls les joueurs ordinateurs s’appellent « { $text } ». Choisissez un nom à vous.
   *[taken] À cette table, quelqu’un s’appelle déjà « { $text } », ou presque. Choisissez un autre nom, ou ajoutez-y quelque chose.
  }
error-seat-not-yours = Ce lien ne correspond à aucune place de cette table.
error-seat-nobody = Personne ici n’a pu perdre de lien.
error-seat-taken = Cette place est déjà prise.
error-seat-changed = La place a changé d’occupant. Vérifiez qui s’y trouve avant de signaler ou de bloquer quelqu’un.
error-seat-declined = Vous ne pouvez pas vous asseoir à cette table. Choisissez-en une autre.
error-seat-no-guest = De cette personne, on ne connaît que le lien de sa place : il n’y a personne à bloquer.
error-seats-text = « { $text } » ne dit pas qui s’assied où.
error-server-address = Le serveur ne peut pas écouter à l’adresse { $text }.
error-server-calls = « { $text } » ne dit pas comment appeler les gens.
error-server-draining = Le serveur va bientôt s’arrêter.
error-server-fault = Une erreur s’est produite sur le serveur. Tout ce qui était déjà enregistré est conservé.
error-server-full = Le serveur est complet pour le moment. Réessayez dans un instant.
error-server-metrics = « { $text } » n’est pas un port où afficher des mesures.
error-server-proxy = « { $text } » n’est pas l’adresse d’un proxy.
error-server-storage-full = Le stockage de ce serveur ({ $limit } Mo) est plein : aucune nouvelle table ne peut être ouverte. Vous pouvez continuer à celles qui existent.
error-server-tables-full = Ce serveur a autant de tables que son gestionnaire en permet ({ $limit }). Vous pouvez continuer à celles qui existent.
error-split-least = Trop peu de cartes d’une sorte : { $text }.
error-split-numbers = Une répartition comporte un nombre par sorte, séparés par des traits d’union : { $text } n’en est pas une.
error-split-whole = Les nombres de la répartition ne donnent pas le bon total : { $text }.
error-table-begun = La partie a commencé : on ne peut plus la quitter.
error-table-busy = Il y a trop d’activité à cette table en ce moment. Réessayez.
error-table-crowded = Trop de personnes regardent cette table en ce moment. Réessayez plus tard.
error-table-enough-open = Assez de tables ouvertes depuis votre réseau attendent déjà du monde : { $limit } au plus à la fois. Invitez par un lien ou attendez que l’une d’elles soit complète.
error-table-gathering = La partie ne commence que lorsque toutes les places sont prises.
error-table-not-over = Cela n’est possible qu’après la partie.
error-table-plan = Les places ne peuvent pas être occupées ainsi : « { $text } ».
error-table-private = À cette table, on ne s’assied que sur invitation.
error-table-rematch = Une autre partie est déjà ouverte.
error-table-rules-version = Cette table a été ouverte avec la version { $text } des règles, que cette version de Serenissima ne sait pas jouer. Rien n’est perdu : avec une version qui connaît ces règles, on pourra revoir la partie et la poursuivre. Prévenez la personne qui gère ce serveur.
error-table-seated-twice = Vous ne pouvez prendre qu’une place. Pour d’autres sur cet appareil, choisissez « Quelqu’un ici ».
error-table-seat = Il n’y a pas de place { $text } à cette table.
error-table-step = La partie n’a pas d’étape { $text }.
error-table-unknown = Cette table n’existe pas.
error-token-scope = Ce jeton permet seulement de regarder.
error-token-scope-unknown = Un jeton ne peut pas avoir la portée « { $text } » : watch ou play.
error-token-too-many = Cette place a trop de jetons : révoquez-en un d’abord.
error-token-unknown = Cette place n’a pas de tel jeton.
error-undo-asked = Une demande d’annulation est déjà en cours.
error-undo-not-asked = Personne ne vous a demandé d’accepter une annulation.
error-undo-lesson = Dans une leçon, rien ne s’annule. Vous pouvez la recommencer.
error-undo-revealed = Quelque chose a été révélé depuis : l’action reste acquise. Qui ouvre une table contre l’ordinateur seul peut l’autoriser.
error-undo-nothing = Vous n’avez aucune action à annuler.
error-vector-actions = Il faut exactement une action par partie.
error-vector-device = Aucun GPU n’est utilisable ici.
error-vector-device-name = Ce périphérique n’existe pas : { $text }.
error-vector-illegal = Une action n’est pas permise dans sa partie ; aucune n’a donc été effectuée.
error-vector-rows = Choisissez au moins une ligne.
error-vector-steps = Choisissez au moins un pas.
error-vector-threads = Choisissez au moins un fil d’exécution.

## Computer players

level-gentle = facile
level-gentle-note = Prend ce qui semble le meilleur sur le moment.
level-steady = moyen
level-steady-note = Prévoit plusieurs coups et gagne nettement plus souvent que le niveau facile.
level-strong = fort
level-strong-note = Réfléchit le plus loin : le plus difficile à battre.
player-person = Humain
player-uniform = joue au hasard
player-uniform-note = Choisit au hasard une action permise.
player-greedy = débutant, joue ce qui semble le mieux
player-greedy-note = Choisit ce qui semble le mieux sur le moment.
player-ismcts = prévoit plusieurs coups à l’avance
player-ismcts-note = Devine ce qui peut être caché et joue la suite, encore et encore.
player-budget-playouts = { $count ->
    [one] { $count } simulation par action
   *[other] { $count } simulations par action
  }
player-budget-seconds = { $seconds } s par tour
