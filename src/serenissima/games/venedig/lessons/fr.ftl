# The guided first match of Venedig, three rounds of it.
# The learner sits at seat 0, Lucia at seat 1, Marco at seat 2. Things are called what they are called on the table.

lesson-first = Les trois premiers tours de table
lesson-first-aim = Une ville sort du marais, et chaque bâtiment fait avancer les gondoles des joueurs qui y participent. La gondole qui va le plus loin sur les canaux gagne. Commencez par le plus petit bâtiment : choisissez votre carte casa.
lesson-first-casa = Une casa ne demande que cette carte et vaut un point. Posez la carte.
lesson-first-free = On bâtit sur des hexagones libres, mais le marais recouvre encore presque tous les hexagones. Une casa rapporte autant partout : choisissez un des hexagones marqués.
lesson-first-drain = Votre point a mené votre gondole à la case 1. Après avoir bâti, vous pouvez assécher un ou deux hexagones. Prévoyez la suite : vous avez deux cartes palazzo, et un palazzo demande deux hexagones libres voisins. Asséchez l’hexagone marqué.
lesson-first-gold = Vous gardez la tuile, et vous seul voyez son or : une pièce cette fois, mais une tuile peut n’en avoir aucune, ou deux. Dès le prochain tour, l’hexagone est libre et tous peuvent y bâtir. Asséchez son voisin.
lesson-first-draw = Pas d’or ici. Vous auriez pu ne rien bâtir et ne rien assécher, mais la troisième partie du tour est obligatoire : prendre une carte, sauf si vous en avez cinq en main. Prenez-en une dans la pioche.
lesson-first-master = La casa de Lucia l’a menée à la case 2 : les cases occupées sont sautées sans compter, et il n’y a donc jamais d’égalité. Marco a posé une carte palazzo et en est devenu maître d’œuvre. Le joueur qui en pose plus prend la figurine : choisissez une carte palazzo.
lesson-first-together = Les cartes de tous les joueurs comptent ensemble : la sienne et vos deux font les trois qu’il faut pour un palazzo. Choisissez aussi la seconde carte.
lesson-first-must = Dès qu’un bâtiment a toutes ses cartes, il faut le bâtir ; sans emplacement, toutes ses cartes sont perdues, celles des aides aussi. Vous avez un emplacement : les deux hexagones asséchés. Posez les cartes.
lesson-first-palazzo = Vous voilà maître d’œuvre : vous choisissez l’emplacement et marquez tous les points. Un palazzo rapporte un point par hexagone voisin sans bâtiment : huit ici, comme l’indique le chiffre. Choisissez l’hexagone marqué.
lesson-first-treasure = Huit points pour vous, et un trésor de quatre pièces d’or (de trois à six) : le bâtisseur et les aides en reçoivent un si leur gondole est au bord du quartier avant d’avancer. À votre tour, cinq pièces achètent un point ; on ne rend pas la monnaie. Payez.
lesson-first-half = Les aides marquent la moitié, arrondie à l’inférieur : quatre points pour Marco. La figurine est revenue sur le plateau pour le prochain palazzo. Votre gondole sera bientôt au bord de Dorsoduro, où il faudra de la place : asséchez-y un hexagone de votre choix.
lesson-first-choice = Deux pièces d’or : gardez-les jusqu’à en avoir cinq. Après Dorsoduro vient Santa Croce : asséchez-y un des hexagones marqués.
lesson-first-show = Au lieu de prendre une carte, vous pouvez en montrer une et en prendre trois, comme Lucia. Il faut une sorte qui n’est pas encore à l’étalage, et les autres peuvent l’y prendre. Montrez votre campo.
lesson-first-take = Prenez d’abord les cartes que vous voulez à l’étalage ; le reste vient de la pioche. Une basilica vaut sept points : prenez sa carte.
lesson-first-ponte = Le ponte de Lucia demandait trois cartes et un pointillé. Des deux quartiers qu’il relie, elle a choisi Dorsoduro : un point par casa qui s’y trouve, quel qu’en soit le bâtisseur, donc deux. Une basilica demande quatre cartes : choisissez la première.
lesson-first-campo = Marco a commencé un campo. Un campo demande trois cartes et un hexagone, et rapporte un point par hexagone voisin qui porte un bâtiment. Choisissez votre seconde carte basilica.
lesson-first-begin = Avec deux cartes sur quatre, vous ne pouvez pas encore bâtir. Avec les quatre en main, vous pourriez bâtir en solo. Après avoir bâti, vous gardez au plus deux sortes de rangées et abandonnez les autres ; celle-ci est votre première. Posez les cartes.
lesson-first-triangle = Une basilica demande trois hexagones libres qui se touchent tous. Votre gondole est maintenant au bord de San Marco : seul un bâtiment dans ce quartier vous rapportera un trésor. Lucia y a asséché un hexagone sur la rive ; asséchez celui qui est marqué à côté.
lesson-first-third = Le troisième hexagone doit toucher ces deux-là. Deux hexagones conviennent : asséchez l’un des deux.
lesson-first-wait = Chacun peut maintenant ajouter à son tour les cartes qui manquent ; vous restez maître d’œuvre tant qu’aucune autre rangée n’est plus longue. À deux joueurs, vous pouvez retourner une carte par tour pour un troisième, imaginaire, qui participe mais ne marque rien. Prenez une carte.
lesson-first-joint = Le campo de Marco a été achevé au tour de Lucia : trois points pour lui, un pour elle. Marco ajoute maintenant deux cartes basilica à vos deux. À égalité, la figurine ne bouge pas : vous choisissez donc l’emplacement, bien que ce soit son tour. Bâtissez à San Marco.
lesson-first-second = Choisissez l’hexagone voisin ; le troisième est choisi automatiquement.
lesson-first-end = Sept points pour vous, trois pour Marco. Une partie dure jusqu’à ce qu’une gondole atteigne la case 60 ou que le dernier bâtiment d’une sorte soit bâti. Chacun peut alors payer une dernière fois, et la gondole la plus avancée gagne. À vous de jouer une vraie partie !
