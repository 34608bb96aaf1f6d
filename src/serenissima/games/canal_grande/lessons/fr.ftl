# La première partie guidée de Canal Grande.
# L’élève est à la place 0, Lucia à la place 1. Tout porte le même nom que sur la table.

lesson-first = Une première partie contre Lucia

lesson-first-aim = Votre famille et celle de Lucia briguent la charge de doge. Chaque vote gagné rapporte une carte. Pour gagner la partie, il en faut une de chacun des six quartiers, ou quatre d’un seul. Lucia a partagé huit cartes en deux offres. Vous choisissez : prenez la seconde.
lesson-first-answer = La carte quartier et la gondole sont dans votre main, et votre traître a volé une carte à Lucia, au hasard. Avec son doge, elle lance un vote à San Marco et mise une carte. Pour répondre, il vous faut aussi une carte San Marco : posez-en une.
lesson-first-gondola = Il vous faut une carte de plus. Gardez votre autre carte San Marco : à la place, votre gondole peut amener des cartes d’un autre quartier. La gondole elle-même ne compte pas, et elle sera défaussée. Posez une carte d’un autre quartier.
lesson-first-higher = Cela fait deux cartes pour vous, contre une pour Lucia. Quand vous aurez misé, elle devra miser plus haut ou passer ; puis ce sera à vous, et ainsi de suite jusqu’à ce que l’un de vous passe. Misez 2.
lesson-first-divide = Vous gagnez une carte San Marco, qui occupe une de vos six places rondes ; le reste de votre mise est défaussé. Le perdant défausse une carte quartier et ses gondoles. Les rôles alternent à chaque tour d’une phase : à vous de partager. Mettez le doge dans la seconde offre.
lesson-first-tempt = À chaque tour, on partage huit cartes : cinq cartes action et trois cartes chiffre. Lucia choisit en premier. Vous n’aurez le doge que si elle préfère la première offre. Déplacez donc encore une seule carte utile aux votes : une carte quartier ou la gondole.
lesson-first-numbers = Les cartes chiffre ne font pas gagner de votes. Mais si un total atteint 10, la phase se termine à la fin du tour, et le joueur au plus petit total pioche trois cartes bonus. Le total de Lucia est de 5, le vôtre de 1. Déplacez une carte chiffre.
lesson-first-present = Vous pouvez partager comme vous voulez, tant qu’aucune offre n’est vide. Cinq cartes, dont un traître, devraient tenter Lucia. Présentez les offres.
lesson-first-call = Le preneur joue en premier : le traître de Lucia vous a volé une carte Dorsoduro. Le doge de votre offre vous oblige à lancer un vote dans un quartier dont vous avez une carte. San Marco indique 2/4 : une victoire vous donnerait deux des quatre cartes nécessaires. Posez San Marco.
lesson-first-enough = Pour répondre, Lucia doit avoir une carte San Marco et miser plus haut. Les cartes de sa main que vous connaissez sont face visible : aucune n’est une carte San Marco. Un œil marque celles de vos cartes qu’elle connaît. D’autres cartes seraient défaussées pour rien : misez 1.
lesson-first-phase = Lucia a atteint 10 : la phase est terminée, et les totaux repartent de 0. Votre total était le plus bas : vous piochez trois cartes. Le sien était le plus haut : elle partage en premier. À égalité, personne ne pioche ; le dernier preneur partage. Prenez une offre : chacune contient un doge.
lesson-first-spy = Votre espion a pioché deux cartes action. Elles n’ont pas d’œil : Lucia ne les connaît pas. Un traître ou un doge pioché ainsi agit aussi ; un espion est simplement remplacé. Passons à votre doge : lancez encore un vote à San Marco.
lesson-first-save = Une carte suffit encore. Gardez l’autre pour plus tard : misez 1.
lesson-first-pass = Un quartier n’a qu’un vote par tour : San Marco n’est plus ouvert, et Lucia a donc lancé un vote à Castello. Elle mise 2 ; il vous faudrait miser 3. Si vous passez sans miser, vous gardez toutes vos cartes : passez.
lesson-first-doges = Vous avez gagné trois cartes San Marco et en avez une quatrième en main : il vous faut maintenant un doge. Le jeu n’en compte que six, et deux sont ici. Lucia choisit en premier ; mettez donc un doge dans chaque offre : déplacez-en un.
lesson-first-free = Vous aurez un doge, quelle que soit l’offre que prend Lucia. Déplacez encore deux cartes de votre choix.
lesson-first-more = Déplacez encore une carte de votre choix.
lesson-first-ready = Cela suffit : présentez les offres.
lesson-first-cannot = Avec son doge, Lucia lance un vote à Santa Croce. Sans carte de ce quartier, vous ne pouvez pas répondre, même avec des gondoles. Il ne vous reste qu’à passer.
lesson-first-win = L’autre offre et son doge sont maintenant à vous. Si vous n’aviez aucune carte d’un quartier ouvert, Lucia lancerait le vote à votre place ; si elle n’en avait pas non plus, le doge serait perdu. Vous savez quel quartier il vous faut : lancez le vote.
lesson-first-last = À votre connaissance, Lucia n’a aucune carte San Marco. Misez 1.
lesson-first-end = Quatre cartes San Marco : vous avez gagné, et la partie s’arrête aussitôt. Seules comptent les cartes gagnées lors des votes, pas celles de votre main. Une partie complète dure une dizaine de tours, et vos mises y seront plus souvent dépassées. Jouez-en une vraie !
