# Ce que disent les leçons de Doge.

lesson-first = Votre première année à Venise
lesson-first-aim = Trois familles briguent la charge de doge. Pour gagner, il faut à la fin d’une année des palais dans les six quartiers ; sept palais dans cinq quartiers ou huit dans quatre suffisent aussi. Chaque année commence par des bulletins secrets : choisissez la carte de San Marco.
lesson-first-marker = Si vous gagnez un vote, vous placez des maisons, et les maisons paient les palais. Un marqueur donne autant de voix que son chiffre, une fois par an. Vous voulez gagner à San Marco : ajoutez un 3.
lesson-first-more = Chaque carte reçoit un à quatre marqueurs. Ajoutez un 1 par prudence.
lesson-first-secret = Bianca et Matteo choisissent en même temps. Ils verront combien de marqueurs vous posez à San Marco, mais pas lesquels. Posez-les.
lesson-first-order = Bianca aussi veut San Marco : elle y a un marqueur, face cachée. Chacun pose quatre bulletins par an (trois si l’on joue à quatre), chaque fois dans un autre lieu. D’après l’ordre des votes, Castello vote en quatrième : choisissez sa carte.
lesson-first-help = Un 2 et un 1 suffisent ici : vous pourrez envoyer du renfort avant le vote de Castello. Ajoutez d’abord le 2.
lesson-first-weak = Ajoutez maintenant le 1.
lesson-first-lay = Posez le bulletin.
lesson-first-bluff = Matteo a un marqueur à Castello. Votre prochain bulletin est un bluff : un 0 ne donne aucune voix, mais les autres ne voient qu’un marqueur et gaspilleront peut-être des voix contre lui. Choisissez un quartier où vous n’avez pas encore posé de bulletin.
lesson-first-zero = Avec un 0 seul, on ne peut même pas être deuxième. Ajoutez le 0.
lesson-first-alone = Posez le 0 tout seul.
lesson-first-last = C’est le dernier bulletin de l’année : les autres ne peuvent plus y répondre. Choisissez la Quarantia. Son vote ne rapporte pas de maisons, mais décide qui contrôle trois conseillers.
lesson-first-rest = Ajoutez le 3, puis le 2. Les marqueurs non posés seraient perdus ; l’an prochain, vous les aurez de nouveau tous les sept.
lesson-first-both = Ajoutez aussi le 2.
lesson-first-vote = Maintenant, les lieux votent l’un après l’autre : d’abord Dorsoduro, puis San Marco. Une égalité en tête ne donne pas de vainqueur : chaque premier ex æquo place jusqu’à deux maisons, et le conseiller devient neutre. Être premier joueur, comme vous cette année, décide seulement qui place d’abord. Posez le bulletin.
lesson-first-won = Bianca a gagné à Dorsoduro, envoyé le conseiller à Cannaregio et placé deux maisons. Matteo, deuxième, en a placé une. Vous avez gagné à San Marco, 4 à 3 (vos marqueurs reviennent l’an prochain). Le conseiller de San Marco vous donne une voix dans tout autre lieu : envoyez-le à Castello.
lesson-first-houses = Votre anneau montre que le conseiller vote pour vous ; il reste à Castello jusqu’au prochain vote de San Marco. Passons aux maisons : le vainqueur en place jusqu’à deux, le deuxième une. Trois de vos maisons dans un quartier y paient le premier palais. Placez deux maisons.
lesson-first-abstain = Matteo a battu votre 0 à Santa Croce et envoyé le conseiller à San Polo. Le vôtre vous fait gagner à Castello, 4 à 3. Avec un autre anneau, vous pourriez prendre le conseiller de Castello. Laissez-le neutre (obligatoire sans anneau) : vous pourrez déplacer une maison depuis ou vers Castello.
lesson-first-lift = Une de vos maisons peut maintenant aller à Castello. Prenez-la à San Marco.
lesson-first-drop = Posez-la à Castello.
lesson-first-three = Matteo, deuxième, placera ensuite une maison ; des deuxièmes ex æquo en placeraient une chacun. Avec deux maisons de plus, vous en aurez trois à Castello. Placez-en deux.
lesson-first-build = Vous ne pouvez construire que là où une de vos maisons vient d’arriver, un palais à la fois ; un quartier peut en contenir cinq. Le premier coûte trois maisons, qui retournent dans votre réserve ; chaque palais déjà là, à vous ou non, ajoute une maison au prix. Construisez.
lesson-first-quarantia = Matteo, deuxième à Castello, a placé une maison. À Cannaregio, il était premier ex æquo avec Bianca : deux maisons chacun, conseiller neutre, pas de deuxième. Matteo a gagné à San Polo grâce à son conseiller. Vous gagnez à la Quarantia : un conseiller pour Bianca, deux pour vous. Envoyez le premier.
lesson-first-next = Bianca, deuxième, a envoyé son conseiller à Dorsoduro. Si vous vous abstenez ici, ou êtes deuxième ex æquo, vous pouvez seulement déplacer une maison d’un quartier à un autre ; les premiers ex æquo peuvent en déplacer deux. Vos conseillers restent et votent jusqu’au prochain vote de la Quarantia : envoyez l’autre.
lesson-first-end = L’année est finie et personne n’a atteint le but : une autre commence, avec sept marqueurs chacun. Si plusieurs joueurs l’atteignent la même année, celui qui a le plus de palais gagne ; à égalité, celui qui a le plus de maisons sur le plateau. À vous de jouer une vraie partie !
