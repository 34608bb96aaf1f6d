# Ce que disent les leçons de Doge.

lesson-first = Votre première année à Venise
lesson-first-aim = Trois familles briguent la charge de doge. Qui a, en fin d’année, des palais dans les six quartiers gagne ; sept palais dans cinq quartiers ou huit dans quatre suffisent aussi. D’abord, chacun vote en secret : choisissez la carte de San Marco.
lesson-first-marker = Gagner une élection rapporte des maisons, et les maisons paient les palais. Un marqueur donne autant de voix que son chiffre, une fois par an. Vous voulez gagner San Marco : ajoutez un 3.
lesson-first-more = Une carte reçoit un à quatre marqueurs. Ajoutez un 1 par prudence.
lesson-first-secret = Bianca et Matteo choisissent en même temps. Ils verront combien de marqueurs vous posez à San Marco, mais pas lesquels. Posez-les.
lesson-first-order = Bianca aussi veut San Marco : elle y a un marqueur, face cachée. Chacun a quatre bulletins par an (trois pour quatre joueurs), jamais deux pour le même lieu. D’après l’ordre des votes, l’élection de Castello est la quatrième : choisissez sa carte.
lesson-first-help = Un 2 et un 1 suffisent ici : avant l’élection de Castello, vous pourrez y envoyer du renfort. Ajoutez d’abord le 2.
lesson-first-weak = Ajoutez le 1.
lesson-first-lay = Posez-les.
lesson-first-bluff = Matteo a un marqueur à Castello. À présent, bluffez : un 0 ne donne aucune voix, mais les autres ne voient qu’un marqueur et gaspilleront peut-être des voix contre lui. Choisissez un des quartiers qui vous restent.
lesson-first-zero = Un 0 ne vaut aucune voix : avec lui seul, on n’est même pas deuxième. Ajoutez le 0.
lesson-first-alone = Posez-le.
lesson-first-last = Votre dernier bulletin de l’année : plus personne ne peut y répondre. Choisissez la Quarantia. Son élection ne rapporte pas de maisons, mais trois conseillers.
lesson-first-rest = Ajoutez d’abord le 3, puis le 2. Les marqueurs que vous gardez seraient perdus ; l’an prochain, vous les aurez tous les sept.
lesson-first-both = Et le 2.
lesson-first-vote = Maintenant, les lieux votent l’un après l’autre : d’abord Dorsoduro, puis San Marco. Une égalité en tête n’a pas de vainqueur : chacun place jusqu’à deux maisons et le conseiller devient neutre. Le premier joueur, vous cette année, place seulement avant les autres. Posez vos marqueurs.
lesson-first-won = Bianca a gagné Dorsoduro : elle a envoyé le conseiller à Cannaregio et placé deux maisons ; Matteo, deuxième, une. Vous gagnez San Marco par 4 à 3 (les marqueurs reviennent l’an prochain). Son conseiller vous donne une voix dans n’importe quel autre lieu : envoyez-le à Castello.
lesson-first-houses = Votre anneau montre qu’il vote pour vous ; il reste à Castello jusqu’à la prochaine élection de San Marco. Le gagnant place jusqu’à deux maisons, le deuxième une. Trois maisons à vous dans un quartier y paient le premier palais. Placez-en deux.
lesson-first-abstain = Matteo a gagné Santa Croce contre votre 0 et envoyé son conseiller à San Polo. À Castello, le vôtre a fait la différence : 4 à 3. Un autre anneau enverrait celui de Castello ; laissez-le neutre (sans anneau, obligatoire) : vous pourrez déplacer une maison, vers ici ou d’ici.
lesson-first-lift = Une de vos maisons peut maintenant aller à Castello. Prenez-la à San Marco.
lesson-first-drop = Posez-la à Castello.
lesson-first-three = Matteo, deuxième, placera ensuite une maison ; les deuxièmes ex æquo en placent une chacun. Avec deux de plus, vous aurez trois maisons à Castello. Placez-en deux.
lesson-first-build = On ne construit que là où l’on vient d’amener une maison, un seul palais à la fois ; un quartier en contient cinq. Le premier coûte trois maisons, qui retournent dans votre réserve ; chacun des suivants, ici, en coûte une de plus, quel que soit le bâtisseur. Construisez.
lesson-first-quarantia = Matteo, deuxième à Castello, a placé une maison. À Cannaregio, Bianca et lui étaient premiers ex æquo : deux maisons chacun, conseiller neutre, aucun deuxième. À San Polo, son conseiller a suffi. Vous gagnez la Quarantia : deux conseillers pour vous, un pour Bianca. Envoyez votre premier dans un quartier.
lesson-first-next = Bianca, deuxième, a envoyé le sien à Dorsoduro. Qui s’abstient ici, ou est deuxième ex æquo, n’a pas de conseiller mais peut déplacer une maison d’un quartier à l’autre ; un premier ex æquo, deux. Les vôtres restent et votent jusqu’au prochain vote de la Quarantia : envoyez l’autre.
lesson-first-end = L’année est finie et personne n’a atteint le but : une autre commence, avec vos sept marqueurs. Si plusieurs l’atteignent la même année, le plus de palais l’emporte, puis le plus de maisons sur le plateau. À vous de jouer !
