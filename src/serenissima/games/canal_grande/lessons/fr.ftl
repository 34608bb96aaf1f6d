# La première partie guidée de Canal Grande.
# L’élève est à la place 0, Lucia à la place 1. Tout porte le même nom que sur la table.

lesson-first = Une première partie contre Lucia

lesson-first-aim = Deux familles briguent le titre de doge : la vôtre et celle de Lucia. Chaque vote gagné rapporte une carte ; une de chaque quartier, ou quatre d’un seul, font gagner la partie. Lucia a partagé huit cartes en deux offres. Prenez la seconde.
lesson-first-answer = La carte quartier et la gondole sont dans votre main, et votre traître a volé au hasard une carte à Lucia. Avec son doge, elle lance un vote à San Marco et mise une carte. Pour répondre, il vous faut aussi San Marco : posez-en une.
lesson-first-gondola = Il vous faut une carte de plus. Gardez votre autre San Marco : votre gondole peut amener des cartes d’un autre quartier. Elle ne compte pas elle-même et elle est dépensée. Posez une carte d’un autre quartier, au choix.
lesson-first-higher = Deux cartes contre une. Après votre mise, Lucia doit miser plus ou passer, et ainsi de suite à tour de rôle, jusqu’à ce que quelqu’un passe. Misez 2.
lesson-first-divide = Vous gardez une carte San Marco : elle occupe une de vos six places rondes ; le reste de la mise est dépensé. Perdre coûte une carte quartier et les gondoles. Dans une phase, les rôles changent à chaque tour : partagez. Mettez le doge dans la seconde offre.
lesson-first-tempt = Lucia choisit avant vous. Vous n’aurez le doge que si elle préfère la première offre. N’ajoutez donc qu’une carte utile aux votes : une carte quartier ou la gondole.
lesson-first-numbers = Les cartes chiffre ne font rien gagner. Mais si un total atteint 10 à la fin d’un tour, la phase se termine et le plus petit total donne droit à trois cartes bonus. Lucia a 5, vous avez 1. Déplacez une carte chiffre.
lesson-first-present = Partagez comme vous voulez, pourvu qu’aucune offre ne soit vide. Cinq cartes, dont un traître, devraient tenter Lucia. Présentez les offres.
lesson-first-call = Qui choisit joue en premier : le traître de Lucia vous a volé Dorsoduro. À votre offre : avec un doge, vous devez lancer un vote dans un quartier dont vous avez une carte. San Marco indique 2/4, la deuxième des quatre qu’il faut : posez-la.
lesson-first-enough = Pour répondre, il faut à Lucia une carte San Marco et une mise plus haute. Ses cartes que vous connaissez sont face visible : pas de San Marco. Un œil marque les vôtres qu’elle connaît. D’autres cartes seraient dépensées pour rien : misez 1.
lesson-first-phase = Lucia a atteint 10 : la phase est finie, les deux totaux repartent de 0. Avec moins, vous avez pioché trois cartes ; avec plus, elle partage en premier. À égalité, personne ne pioche et le dernier à avoir choisi partage. Prenez une offre : chacune a un doge.
lesson-first-spy = Votre espion a pioché deux cartes action sans œil : Lucia ne les connaît pas. Un traître ou un doge pioché agit aussi ; un espion pioché est seulement remplacé. Au tour de votre doge : posez encore San Marco.
lesson-first-save = Là encore, une carte suffit. Gardez l’autre pour plus tard : misez 1.
lesson-first-pass = Un quartier n’a qu’un vote par tour : San Marco n’est plus ouvert, Lucia a donc choisi Castello. Elle mise 2, il vous faudrait 3. Passer tout de suite ne coûte rien : passez et gardez vos cartes.
lesson-first-doges = Vous avez gagné trois cartes San Marco et en avez une quatrième en main : il vous faut un doge. Le jeu n’en compte que six, et deux sont ici. Lucia choisit avant vous ; un dans chaque offre, donc : déplacez un doge.
lesson-first-free = Quelle que soit l’offre que prendra Lucia, l’autre contient un doge pour vous. Déplacez encore deux cartes, à votre guise.
lesson-first-more = Encore une, à votre guise.
lesson-first-ready = C’est prêt : présentez les offres.
lesson-first-cannot = Avec son doge, Lucia lance un vote à Santa Croce. Sans carte de ce quartier, impossible de répondre, même avec des gondoles. Vous ne pouvez que passer.
lesson-first-win = L’autre offre est maintenant à vous, avec son doge. Sans carte d’un quartier ouvert, c’est Lucia qui lancerait le vote ; si elle n’en avait pas non plus, le doge serait perdu. Vous savez quel quartier il vous faut : lancez le vote.
lesson-first-last = À votre connaissance, Lucia n’a aucune carte San Marco. Misez 1.
lesson-first-end = Quatre cartes San Marco : vous avez gagné, et la partie s’arrête aussitôt. Seules comptent les cartes gagnées lors des votes, pas celles en main. Une partie complète dure une dizaine de tours, et les mises y montent plus haut. Jouez-en une vraie !
