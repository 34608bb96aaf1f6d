# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = Les trois premiers tours de table
lesson-first-aim = Une ville sort du marais, et chaque bâtiment fait avancer les gondoles de ceux qui y participent. La gondole qui va le plus loin sur les canaux gagne. Commencez par le plus petit bâtiment : choisissez votre carte casa.
lesson-first-casa = Une casa ne demande que cette carte et vaut un point. Posez la carte.
lesson-first-free = On bâtit sur des hexagones libres, et le marais les recouvre encore presque tous. Une casa rapporte autant partout : choisissez un des hexagones marqués.
lesson-first-drain = Un point a mené votre gondole à la case 1. Après avoir bâti, on peut assécher un ou deux hexagones. Vous avez deux cartes palazzo, et il faudra deux hexagones libres voisins : asséchez celui qui est marqué.
lesson-first-gold = Vous gardez la tuile et vous seul voyez son or : une pièce, il peut y en avoir de zéro à deux. Dès le tour suivant l’hexagone est libre, pour tous. Asséchez son voisin.
lesson-first-draw = Pas d’or cette fois. Vous auriez pu ne rien bâtir et ne rien assécher, mais la troisième partie du tour est obligatoire : on prend une carte, sauf si on en a cinq en main. Prenez-en une dans la pioche.
lesson-first-master = La casa de Lucia l’a menée à la case 2 : les cases occupées sont sautées sans compter : jamais d’égalité. Marco a posé une carte palazzo et en est le maître d’œuvre. Qui en pose plus prend la figurine : choisissez une carte palazzo.
lesson-first-together = Les cartes de tous les joueurs s’additionnent : la sienne et vos deux font les trois qu’il faut pour un palazzo. Choisissez aussi la seconde carte.
lesson-first-must = Dès que ses cartes sont réunies, un bâtiment doit être construit ; sans emplacement, toutes ses cartes sont perdues, celles des aides aussi. Vous en avez un : les deux hexagones asséchés. Posez les cartes.
lesson-first-palazzo = Vous voilà maître d’œuvre : vous choisissez l’emplacement et marquez tous les points. Un palazzo rapporte un point par hexagone voisin sans bâtiment : huit, comme l’indique le chiffre. Choisissez l’hexagone marqué.
lesson-first-treasure = Huit points, et un trésor de quatre pièces d’or (de trois à six) : bâtisseur et aides en reçoivent un si leur gondole est au bord du quartier avant d’avancer. À votre tour, cinq pièces valent un point, sans monnaie. Payez.
lesson-first-half = Les aides marquent la moitié, arrondie en dessous : quatre points pour Marco. La figurine est revenue sur le plateau, pour qui commencera le prochain palazzo. Votre gondole longera bientôt Dorsoduro, où il faudra bâtir : asséchez-y l’hexagone de votre choix.
lesson-first-choice = Deux pièces d’or : gardez-les jusqu’à en avoir cinq. Après Dorsoduro vient Santa Croce : asséchez-y l’hexagone marqué de votre choix.
lesson-first-show = Au lieu de prendre une carte, on peut en montrer une et en prendre trois, comme Lucia. Il faut une sorte qui n’est pas encore à l’étalage, et les autres peuvent l’y prendre. Montrez votre campo.
lesson-first-take = Prenez d’abord ce que vous voulez à l’étalage ; le reste vient de la pioche. Une basilica vaut sept points : prenez sa carte.
lesson-first-ponte = Le ponte de Lucia a demandé trois cartes et un pointillé. Des deux quartiers qu’il relie, elle a choisi Dorsoduro : un point par casa qui s’y trouve, quel qu’en soit le bâtisseur, donc deux. Une basilica demande quatre cartes : choisissez la première.
lesson-first-campo = Marco a commencé un campo. Il demande trois cartes et un hexagone et rapporte un point par hexagone voisin avec un bâtiment. Choisissez votre seconde carte basilica.
lesson-first-begin = Deux cartes sur quatre : rien n’est encore bâti. Avec les quatre en main, vous pourriez bâtir seul. Après la construction, on garde des rangées de deux sortes au plus, on abandonne les autres ; voici votre première. Posez les cartes.
lesson-first-triangle = Une basilica demande trois hexagones libres qui se touchent tous. Votre gondole est au bord de San Marco : seul un bâtiment là vous vaudra un trésor. Lucia y a asséché un hexagone ; asséchez celui qui est marqué à côté.
lesson-first-third = Le troisième hexagone doit toucher ces deux-là. Deux conviennent : asséchez l’un des deux.
lesson-first-wait = Chacun peut à son tour ajouter les cartes qui manquent ; vous restez maître d’œuvre tant qu’aucune rangée n’est plus longue. À deux joueurs, on peut révéler une carte par tour pour un troisième, imaginaire, qui participe mais ne marque rien. Prenez une carte.
lesson-first-joint = Au tour de Lucia, le campo de Marco a été achevé : trois points pour lui, un pour elle. Il ajoute deux cartes basilica à vos deux. À égalité la figurine ne bouge pas, donc vous choisissez : bâtissez à San Marco.
lesson-first-second = Choisissez l’hexagone voisin ; le troisième suit de lui-même.
lesson-first-end = Sept points pour vous, trois pour Marco. Une partie dure jusqu’à ce qu’une gondole atteigne la case 60 ou qu’une sorte de bâtiment soit épuisée. Chacun peut alors payer une dernière fois, et la gondole la plus avancée gagne. À vous de jouer !
