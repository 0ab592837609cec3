# Ce que disent les leçons. Voir en.ftl.

lesson-not-now = Pas encore : une chose à la fois.

## La première bataille

first-battle = La première bataille
    .blurb = Menez les Normands dans les derniers rounds de 1066. Dix minutes, sans règle à lire d’abord.

first-battle-wedges = Les trois Ailes
first-battle-wedges-aim =
    Vous êtes Guillaume de Normandie. En face se tiennent les Saxons d’Harold. Entre vous, trois *Ailes*. Qui en emporte deux le premier gagne. Tout le jeu est d’y amener assez d’hommes à temps.

first-battle-card = Ce que dit une carte
first-battle-card-says =
    La pièce est le *coût* d’une carte. L’écu est sa *Force* : elle frappe. L’étoile est son *Zèle* : elle prie. Le cœur est sa *Santé*.
first-battle-card-play =
    Vos *Chevaliers normands* ont 4 de Force. Personne ne tient encore l’Aile 1. Ouvrez les Chevaliers, puis envoyez-les là.
    .do = Jouez les Chevaliers normands sur l’Aile 1
    .no = Cela peut attendre. L’Aile 1 est vide : envoyez-y les Chevaliers normands.

first-battle-paying = Payer une carte
first-battle-paying-tire =
    Les Chevaliers coûtent 3. On ne garde pas de pièces : on paie sur-le-champ. D’abord, *épuisez* une carte qui montre une Ressource verte. Elle rapporte autant, mais ne combat plus avant d’être Prête au round suivant.
    .do = Épuisez les Fantassins en haubert : 1
    .no = Cela paierait aussi, mais essayez d’abord d’épuiser : les Fantassins en haubert montrent un 1 vert.
first-battle-paying-discard =
    L’autre façon de payer : *défausser* une carte de sa main. Chacune rapporte 1. Séparez-vous de celles qui vous manqueront le moins.
    .do = Défaussez Vital, Wadard ou le Trompette
    .no = Celle-là vous servira bientôt. Prenez Vital, Wadard ou le Trompette.
first-battle-paying-last =
    Encore une. Ce qui dépasse le coût est perdu : payez juste.
    .do = Défaussez-en encore une
    .no = Celle-là vous servira bientôt. Prenez Vital, Wadard ou le Trompette.

first-battle-rows = Où elle se tient
first-battle-rows-second =
    Chacun son tour, une chose à la fois : les Saxons ont envoyé le Grand fyrd. Une carte prend la *Ligne* libre la plus proche de l’ennemi ; une Aile en a trois. Vos Archers se tiendront derrière les Chevaliers.
    .do = Jouez les Archers normands sur l’Aile 1
    .no = Bien, mais plus tard : placez les Archers derrière les Chevaliers, sur l’Aile 1.
first-battle-rows-pay =
    Ils coûtent 1. Vous savez payer.
    .do = Défaussez la carte dont vous pouvez vous passer
    .no = Gardez celle-là : défaussez ce qui reste de Vital, Wadard et du Trompette.

first-battle-objectives = Les Objectifs
first-battle-objectives-road =
    Avant la bataille, chaque armée a sept *Objectifs*. Le vôtre est le débarquement à Pevensey : une fois par round, votre Force doit dépasser 4 ; l’excédent lui inflige des dégâts. Il en supporte 8, et en a 5.
first-battle-objectives-pass =
    Vous avez 12 de Force : c’est assez. Quand vous ne voulez plus rien faire, *passez*. Une fois que les deux camps ont passé, on tente les Objectifs.
    .do = Passez
    .no = Vous êtes assez fort. Passez, et voyez ce qui arrive à Pevensey.

first-battle-actions = Les Actions
first-battle-actions-arrived =
    Vous avez débarqué, et Harold est là : les deux armées ont atteint leur dernier Objectif, la bataille d’Hastings. Désormais, chaque round finit par une bataille sur chaque Aile. Toutes vos cartes sont de nouveau Prêtes.
first-battle-actions-shoot =
    Certaines cartes ont une *Action*. L’utiliser épuise la carte et prend votre tour. Vos Archers tirent à deux Lignes et infligent 1 dégât. Le Grand fyrd n’a que 1 de Santé.
    .do = Utilisez l’Action des Archers
    .no = D’abord les flèches : utilisez l’Action des Archers normands.

first-battle-responses = Les Réactions
first-battle-responses-answer =
    Les Saxons lancent *Haches et pierres* sur vos Chevaliers. Une *Réaction* est la seule chose permise pendant le tour d’un autre, au seul moment qu’elle nomme. La vôtre évite 2 dégâts, et riposte.
    .do = Répondez par Retraite ou fuite ?
    .no = Les Chevaliers souffriraient pour rien. Vous avez la bonne réponse : Retraite ou fuite ?
first-battle-responses-pay =
    Elle coûte 1, et l’on peut payer aussi pendant le tour de l’ennemi. Passez-vous des Rameurs ; ou épuisez Hildebrand, dont les prières sur l’Aile 3 ne manqueront pas.
    .do = Payez 1 : défaussez les Rameurs, par exemple
    .no = Il vous faut les Cavaliers dans un instant. Défaussez une autre carte, ou épuisez Hildebrand.

first-battle-battle = La Force, puis le Zèle
first-battle-responses-strike =
    Bien répondu : les Chevaliers sont indemnes, et votre Réaction inflige 1 dégât à un ennemi en Ligne 1.
    .do = Choisissez qui frapper en retour
    .no = Choisissez l’un des ennemis désignés.

first-battle-battle-horse =
    À présent, garnissez l’Aile 1 pour la bataille : vos Archers sont Épuisés, et il faut quelqu’un aux côtés des Chevaliers.
    .do = Jouez les Cavaliers bretons sur l’Aile 1
    .no = D’abord les Cavaliers bretons : avec eux, l’Aile 1 est à vous.
first-battle-battle-pay =
    Ils coûtent 2. Désormais, vous pouvez suivre la suggestion, *Payer ainsi* : elle épuise ceux qui vous manqueront le moins.
    .do = Payez 2, à votre gré
first-battle-battle-might =
    Dans une bataille, les cartes Prêtes comptent. D’abord la *Force* : le plus fort inflige la différence à l’Aile. Puis le *Zèle* : le plus zélé inflige 1 de plus. Dix dégâts emportent une Aile.
first-battle-battle-free =
    L’Aile 3 est perdue : 12 de Force contre zéro. Les Ailes 1 et 2 sont à votre portée. Jouez encore ce que vous voulez, puis passez.
    .do = Passez quand vous êtes prêt
    .no = Cela vous affaiblirait là où vous gagnez. Jouez une autre carte, ou passez.

first-battle-winning = Comment on gagne
first-battle-winning-claimed =
    La bataille est livrée. Les Saxons ont emporté l’Aile 3. Vous êtes loin devant sur les Ailes 1 et 2, et la prochaine bataille décidera.
first-battle-winning-leader =
    On peut perdre autrement : un camp dont le *Chef de Guerre* est détruit a perdu aussitôt. Harold est venu avec 7 de Santé, et vous aussi. Les dégâts restent : surveillez ce cœur.
first-battle-winning-finish =
    Vous savez tout ce qu’il faut. Renforcez les Ailes 1 et 2 à votre gré, et passez pour la dernière bataille.
    .do = Passez pour la dernière bataille
    .no = Cela vous affaiblirait là où vous gagnez. Jouez une autre carte, ou passez.
first-battle-winning-won =
    Deux Ailes sont à vous : l’Angleterre a un nouveau roi. La prochaine fois, choisissez vos cartes dès le premier round. Le Menu a toutes les règles, et chaque carte dit ce qu’elle fait quand on l’ouvre.

## Le Rival

the-foe = Le Rival
    .blurb = Jouez à 1066 en solo, contre un adversaire qui suit des règles écrites. Vous connaissez déjà la première bataille.

the-foe-nobody = Personne en face
the-foe-nobody-sits =
    En face, il n’y a personne. Le *Rival* n’a ni main ni projet : il retourne la première carte de son paquet et fait ce que disent les règles solo. Il commence avec Harold et deux de ses hommes.
the-foe-nobody-begin =
    Vous jouez comme toujours. Le premier Objectif se gagne par le Zèle, et Lanfranc n’en manque pas.
    .do = Jouez Lanfranc sur l’Aile 2
    .no = Bien, mais commencez par Lanfranc : ses 3 de Zèle vous donnent le premier Objectif.
the-foe-nobody-pay =
    Il coûte 2. Défaussez ce dont vous pouvez vous passer.
    .do = Défaussez Vital, Wadard ou le Trompette
    .no = Celle-là vous servira. Prenez Vital, Wadard ou le Trompette.
the-foe-nobody-again =
    Et encore une.
    .do = Défaussez-en encore une
    .no = Celle-là vous servira. Prenez Vital, Wadard ou le Trompette.
the-foe-nobody-draw =
    Lanfranc peut agir en entrant. La seconde capacité ne sert qu’en solo ; la première vous fait piocher une carte.
    .do = Utilisez Lanfranc : piochez une carte
    .no = Piochez une carte : cela ne coûte rien.

the-foe-drawing = Ce qu’il peut payer
the-foe-drawing-revealed =
    Le Rival a joué. Il a révélé des cartes jusqu’à pouvoir en payer une : les trop chères vont dans sa défausse. Ses Ressources croissent avec ses cartes Prêtes, et un *cadran* les corrige à chaque round.
the-foe-drawing-answer =
    L’endroit aussi est écrit : le Grand fyrd est allé là où il y avait le moins de monde. À Taillefer, maintenant.
    .do = Jouez Taillefer sur l’Aile 2
    .no = D’abord Taillefer : il a quelque chose qui ne sert que contre le Rival.

the-foe-solo = Les capacités Solo
the-foe-solo-use =
    Payez-le. Une ligne qui commence par *Solo* remplace ce qui n’aurait pas de sens contre le Rival. Elle sert quand la carte entre en jeu.
    .do = Payez, puis utilisez sa capacité Solo
    .no = Ne la laissez pas passer : utilisez la capacité Solo.
the-foe-solo-tire =
    Une carte Épuisée ne compte pas quand le Rival tente son Objectif, et ne paie rien.
    .do = Épuisez l’ennemi de votre choix
    .no = Choisissez un des ennemis de l’Aile 2.

the-foe-round = Vous choisissez pour lui
the-foe-round-pass =
    Quand vous passez, le Rival continue tant qu’il le peut. Puis on tente les Objectifs comme d’habitude, mais les siens n’ont pas d’effets.
    .do = Passez
    .no = C’est assez : 6 de Zèle suffisent. Passez.
the-foe-round-choice =
    Parfois, les règles laissent ouvert ce que fait le Rival. Alors *vous* choisissez pour lui : soyez indulgent envers vous-même, c’est permis.
    .do = Choisissez qui reçoit la hache
    .no = Choisissez parmi ce qui est proposé.
the-foe-round-end =
    C’est tout. Le Rival s’enrichit à chaque round : ne tardez pas trop. À la fin, vous aurez un score et un titre. Jouez la suite, et battez-le.

## La première charge

first-charge = La première charge
    .blurb = Hastings, hex par hex : contournez un flanc, frappez, et voyez fuir l’ennemi. Sans règle à lire d’abord.

first-charge-field = Le terrain
first-charge-field-hill =
    Chaque armée a trois *Commandements*, activés l’un après l’autre à chaque tour. Deux unités du *Fyrd* anglais ont dévalé leur colline. À présent votre aile gauche est active : les Bretons d’Alain, en rouge barré de jaune.
first-charge-field-counter =
    Un pion est une troupe. Le nombre en bas à gauche dit comment elle *combat*, celui de droite jusqu’où elle *avance*. Voici des Chevaliers : 3 et 5.

first-charge-facing = L’orientation
first-charge-facing-front =
    Une unité regarde là où montre sa pointe. Elle n’attaque que les deux hex de son *front*. Les quatre autres sont ses *flancs* et son *arrière* : là, elle est faible. Commencez par les Chevaliers de l’ouest.
    .do = Choisissez les Chevaliers entourés
    .no = Pas ceux-là : prenez les Chevaliers de l’ouest, ceux qui sont entourés.
first-charge-facing-flank =
    Le Fyrd regarde vers le bas de la colline. Contournez-le jusqu’à l’hex de son flanc. Le nombre dans un hex est le prix du chemin. Puis choisissez une orientation qui a le Fyrd devant.
    .do = Gagnez l’hex 0408, orientation NE ou SE
    .no = De là, vous n’auriez pas le flanc du Fyrd devant vous. Gagnez l’hex 0408, orientation NE ou SE.

first-charge-charge = La charge
first-charge-charge-second =
    Des Chevaliers qui abordent l’ennemi dans ce même mouvement *chargent* : 2 de moins au dé, et un petit dé est un bon dé. Les autres Chevaliers peuvent charger aussi, de front.
    .do = Choisissez les autres Chevaliers
    .no = L’infanterie est bien où elle est. Prenez les autres Chevaliers.
first-charge-charge-place =
    Deux unités peuvent partager un hex. Que les Chevaliers rejoignent l’infanterie devant le Fyrd, et lui fassent face.
    .do = Gagnez l’hex 0509 ou 0609, face au Fyrd
    .no = De là, ils ne pourraient charger ce Fyrd. Gagnez l’hex 0509 ou 0609, face à lui.
first-charge-charge-done =
    Personne d’autre ne doit bouger.
    .do = Finissez le mouvement : Terminé
    .no = Les autres sont bien où ils sont. Terminez.

first-charge-melee = La mêlée
first-charge-melee-odds =
    Qui a des ennemis devant soi doit attaquer. Désignez qui frappe qui : vous voyez les *chances* avant le coup. La charge ôte 2 au dé, le flanc 1. Puis frappez.
    .do = Chevaliers contre le flanc du Fyrd : frappez
    .no = Que les Chevaliers du flanc frappent d’abord.
first-charge-melee-rolled =
    Un 2, moins 3 : deux *touches*. Elles comptent pour tout le Commandement, et l’unité devra tester son *moral*. À présent la charge de front : 2 de moins seulement.
    .do = Les autres Chevaliers : frappez
    .no = Aux autres Chevaliers : ils chargent.
first-charge-melee-foot =
    Un 1 : encore deux touches. Votre infanterie, à côté, a aussi le Fyrd devant elle : elle doit attaquer. Choisissez qui commence.
    .do = Frappez avec l’infanterie
    .no = Il ne reste que l’infanterie pour frapper.

first-charge-rout = La déroute
first-charge-rout-fear =
    Le Fyrd a fait 3, bien moins que ses cinq touches : c’est la *déroute*. Une unité en déroute fuit de trois hex vers son Étendard. Les amis qui la voient passer testent leur propre moral ; ceux-ci ont tenu.

first-charge-pursuit = La poursuite
first-charge-pursuit-hold =
    Qui l’a frappée peut la *poursuivre*, sur le chemin de sa fuite. Un dé dit jusqu’où. L’infanterie fait mieux de garder sa ligne ; les Chevaliers sont faits pour cela.
    .do = L’infanterie tient, les Chevaliers poursuivent
    .no = Gardez l’infanterie en ligne, et lancez les premiers Chevaliers.
first-charge-pursuit-after =
    Un 3 : deux hex. Qui poursuit se retrouve devant les autres, plus près du mur. Les autres Chevaliers suivent-ils ? À vous de voir.
    .do = Poursuivez ou tenez : à votre gré
    .no = Poursuivez, ou tenez.

first-charge-losses = Les pertes
first-charge-losses-ground =
    Cinq touches coûtent une unité au Commandement : les Anglais ont retiré celle qui fuyait. L’hex attaqué est vide, et qui l’a attaqué peut y entrer. Avancez, ou terminez.
    .do = Avancez ou terminez : à votre gré
    .no = Avancez, ou terminez.
first-charge-losses-end =
    Une unité de moins sur la colline. Vous gagnez si, avant la nuit, Harold tombe ou qu’aucun Anglais ne tient plus en bon ordre ; sinon la colline est à lui. Jouez la suite, ou apprenez à ouvrir le *mur*.

## La seconde boîte

second-box = La seconde boîte
    .blurb = 1565, le Grand Siège de Malte : ce qui change par rapport à 1066, en cinq minutes. Vous connaissez déjà la première bataille.

second-box-frontiers = Trois Frontières
second-box-frontiers-siege =
    Vous menez les Ottomans contre Malte. Tout ce que vous savez reste vrai ; les Ailes s’appellent ici *Frontières*. Elles ne sont pas également fortes : Saint-Elme tombe à 8 dégâts, Senglea à 10, Birgu à 12. Deux suffisent.

second-box-guns = De nouvelles troupes
second-box-guns-play =
    Il y a l’Infanterie, la Cavalerie et les Tireurs, et du nouveau : la *Marine* et l’*Artillerie*. Amenez vos canons devant Saint-Elme.
    .do = Jouez les Couleuvrines du Sciberras à Saint-Elme
    .no = D’abord les canons : jouez les Couleuvrines du Sciberras à Saint-Elme.
second-box-guns-pay =
    Elles coûtent 2. Défaussez deux cartes, et gare à l’ordre : la dernière sera sur le dessus.
    .do = Défaussez les Azabs
    .no = Commencez par les Azabs ; les autres serviront.
second-box-guns-last =
    Et maintenant les Iayalars, sur le dessus. Ils n’y resteront pas.
    .do = Défaussez les Iayalars
    .no = Défaussez les Iayalars : vous les reverrez aussitôt.

second-box-relentless = Implacable
second-box-relentless-again =
    Malte a envoyé des Arquebusiers. Les Iayalars sont *Implacables* : tant qu’ils sont sur le dessus de votre défausse, vous pouvez les jouer de là, comme s’ils étaient dans votre main.
    .do = Jouez les Iayalars depuis la défausse, à Saint-Elme
    .no = Voyez votre défausse : jouez les Iayalars qui sont sur le dessus, à Saint-Elme.
second-box-relentless-pay =
    Ils coûtent 1, comme toujours.
    .do = Défaussez Levées et renégats
    .no = Défaussez Levées et renégats : eux aussi sont Implacables.

second-box-artillery = L’Artillerie
second-box-artillery-fire =
    Les Tireurs portent à un certain nombre de Lignes. L’*Artillerie* fait ce que dit sa carte : vos Couleuvrines infligent 2 dégâts à un ennemi en Ligne 1 de leur Frontière. Les Arquebusiers ont 2 de Santé.
    .do = Utilisez l’Action des Couleuvrines
    .no = Tirez d’abord : utilisez l’Action des Couleuvrines.
second-box-artillery-levies =
    C’en est fini des Arquebusiers. Sur votre défausse il y a maintenant Levées et renégats. Ils sont Implacables et ne coûtent rien : envoyez-les où vous voulez.
    .do = Jouez Levées et renégats depuis la défausse
    .no = Ils ne coûtent rien : jouez Levées et renégats depuis votre défausse.

second-box-objective = Un à la fois
second-box-objective-imam =
    Votre premier Objectif demande plus de 1 de Zèle, et supporte 4 dégâts. Vous avez 3 de Zèle ; l’Imam en apporte 2.
    .do = Jouez l’Imam du camp
    .no = Jouez l’Imam du camp : avec lui, l’Objectif tombe.
second-box-objective-pay =
    Il coûte 1.
    .do = Défaussez les Pionniers
    .no = Défaussez les Pionniers.
second-box-objective-pass =
    5 de Zèle contre 1 : 4 dégâts, c’est assez. Dans 1565, nul ne détruit plus d’*un Objectif par round*, si fort soit-il ; ainsi, nul n’atteint le dernier bien avant l’autre.
    .do = Passez
    .no = Vous avez tout ce qu’il faut. Passez.
second-box-objective-end =
    La guerre est décidée, l’armada s’équipe. Voilà tout le nouveau : trois Frontières inégales, canons et galères, Implacable, un Objectif par round. Jouez la suite, et prenez Malte.

## Normands contre Ottomans

two-boxes = Normands contre Ottomans
    .blurb = Guillaume affronte Mustafa Pacha : des camps des deux boîtes à la même table.

two-boxes-armies = Qui affronte qui
two-boxes-armies-meet =
    N’importe quel camp peut en affronter un autre. Chacun vient avec ses cartes et ses sept Objectifs : les vôtres mènent à Hastings, les leurs à Malte. Qui atteint le dernier peut se battre pour les trois colonnes.
two-boxes-armies-lot =
    Normands et Ottomans sont tous deux des attaquants : le sort décide. Il est tombé sur les Ottomans : ils commencent, et le champ de bataille est celui de *leur* boîte, les Frontières de Malte.

two-boxes-words = Deux mots, une chose
two-boxes-words-horse =
    Les Ottomans ont envoyé des Iayalars à Saint-Elme. Envoyez vos Cavaliers à Senglea. Ils coûtent 2, comme d’habitude.
    .do = Jouez les Cavaliers bretons à Senglea
    .no = Commencez par les Cavaliers bretons, à Senglea.
two-boxes-words-pay =
    Défaussez deux cartes. Gardez-en une : Briser le Mur de Boucliers.
    .do = Défaussez n’importe quelle autre carte
    .no = Gardez celle-là : elle servira dans un instant.
two-boxes-words-again =
    Et encore une.
    .do = Défaussez-en encore une
    .no = Gardez celle-là : elle servira dans un instant.
two-boxes-words-move =
    Leur Action les déplace vers une autre *Aile*. Aile et *Frontière*, c’est tout un : chaque carte sert sur l’un et l’autre champ de bataille.
    .do = Utilisez l’Action des Cavaliers
    .no = Faites chevaucher les Cavaliers : utilisez leur Action.
two-boxes-words-where =
    Ils peuvent donc gagner Saint-Elme ou Birgu.
    .do = Choisissez une Frontière
    .no = Choisissez l’une des deux Frontières.

two-boxes-cards = Vieilles cartes, nouveaux ennemis
two-boxes-cards-break =
    Certaines cartes nomment un ennemi absent : la Réaction de Briser le Mur de Boucliers attend en vain des Saxons. Mais son Action blesse toute Infanterie, et les Iayalars en sont. Elle coûte 1.
    .do = Utilisez Briser le Mur de Boucliers, et payez
    .no = Frappez maintenant : utilisez l’Action de Briser le Mur de Boucliers.
two-boxes-cards-whom =
    Elle inflige 2 dégâts. Les Iayalars n’ont que 1 de Santé.
    .do = Choisissez les Iayalars
    .no = Les Iayalars sont les plus dangereux : choisissez-les.

two-boxes-objectives = Quelles règles
two-boxes-objectives-back =
    Les Iayalars reviennent : une carte *Implacable* se joue du dessus de la défausse. Les règles suivent aussi le champ de bataille : ici, nul ne détruit plus d’un Objectif par round. Jouez à votre gré, puis passez.
    .do = Passez quand vous êtes prêt
    .no = Jouez une carte, ou passez.
two-boxes-objectives-end =
    C’est tout. En préparant une partie, choisissez deux camps quelconques et l’un des deux champs de bataille. Jouez la suite : nul ne sait comment celle-ci a fini.

## Le mur

the-wall = Le mur
    .blurb = Hastings, l’après-midi : chevauchez contre le Mur de boucliers, puis ouvrez-le en prenant la fuite. Vous connaissez déjà la première charge.

the-wall-shields = Le Mur de boucliers
the-wall-shields-front =
    Il est deux heures de l’après-midi, et les Anglais tiennent leur crête, bouclier contre bouclier. Une unité en *Mur de boucliers* regarde de quatre côtés : elle a un front, mais pas de flancs. Si elle bouge, plus de mur.
the-wall-shields-ride =
    Vous menez l’aile droite. Voyez ce que peuvent des Chevaliers.
    .do = Choisissez les Chevaliers entourés
    .no = D’abord les Chevaliers de l’ouest : ceux qui sont entourés.
the-wall-shields-up =
    Montez jusqu’au mur. En montant, chaque hex coûte un point de plus.
    .do = Gagnez l’hex 1607, orientation N ou NE
    .no = Placez-vous juste devant le mur : hex 1607, orientation N ou NE.
the-wall-shields-second =
    Les autres Chevaliers montent à côté.
    .do = Choisissez les autres Chevaliers
    .no = D’abord les autres Chevaliers ; l’infanterie garde sa ligne.
the-wall-shields-beside =
    Montez vous aussi jusqu’au mur.
    .do = Gagnez l’hex 1707, face au mur
    .no = Placez-vous à côté des autres, devant le mur : hex 1707, face à lui.
the-wall-shields-done =
    L’infanterie attend.
    .do = Finissez le mouvement : Terminé
    .no = L’infanterie attend ici. Terminez.

the-wall-blow = Contre le mur
the-wall-blow-odds =
    Un petit dé est un bon dé. La charge ôte 2, mais la pente, le fossé et le mur ajoutent chacun 1. Et qui est en Mur de boucliers perd le mur à la *première touche*, au lieu de la subir.
    .do = Les Chevaliers de l’ouest contre le 2e Fyrd : frappez
    .no = Que les Chevaliers de l’ouest frappent le 2e Fyrd, celui qui est entre vous.
the-wall-blow-holds =
    Un 3, et 1 de plus : 4, une touche, qui n’a fait que rompre ce mur-là. Essayez avec les autres Chevaliers, sur qui vous voulez.
    .do = Les autres Chevaliers : frappez
    .no = Les autres Chevaliers doivent frapper aussi.

the-wall-feign = La Fausse déroute
the-wall-feign-first =
    Un 6 : rien. Ce n’est pas ainsi qu’on y arrive. Un nouveau tour commence, et vous avez gagné l’*Initiative* : qui l’a dit qui s’active en premier.
    .do = Activez d’abord l’aile droite
    .no = C’est l’aile droite qui est devant le mur : activez-la d’abord.
the-wall-feign-declare =
    Après l’accalmie du *Tour de regroupement*, un Normand qui a l’Initiative peut feindre la fuite : des Commandements entiers font mine de fuir. Le Fyrd brûle de leur courir après.
    .do = Fausse déroute de l’aile droite
    .no = Seule l’aile droite est assez près pour être suivie : choisissez-la.
the-wall-feign-who =
    Chaque unité recule de deux ou trois hex, face à l’ennemi. Commencez par celles qui sont au mur.
    .do = Choisissez les Chevaliers de l’ouest
    .no = Commencez par les Chevaliers de l’ouest.
the-wall-feign-back =
    Qui les suit prend le même chemin, à un hex près. Choisissez donc bien où vous voulez l’ennemi : au pied de la colline.
    .do = Reculez vers l’hex 1609, orientation N
    .no = Reculez vers l’hex 1609, tout droit vers le bas, orientation N.
the-wall-feign-next =
    À présent, ceux d’à côté.
    .do = Choisissez les Chevaliers de l’est
    .no = Maintenant les Chevaliers de l’est, qui sont au mur eux aussi.
the-wall-feign-too =
    Eux aussi descendent tout droit.
    .do = Reculez vers l’hex 1709, orientation N
    .no = Reculez vers l’hex 1709, orientation N.
the-wall-feign-rest =
    L’infanterie doit aussi faire semblant : chaque unité, deux hex tout droit. L’ordre ne dépend que de vous.
    .do = Faites reculer l’infanterie de deux hex, orientation N
    .no = Gardez la ligne : deux hex tout droit, orientation N.

the-wall-lured = Ils viennent
the-wall-lured-came =
    Chaque Fyrd qui vous avait devant lui a lancé le dé. Un 2 et un 3 : deux n’ont pu être retenus, ont quitté le mur et dévalé la pente. Le troisième a fait 6, et reste. La crête a une brèche.
the-wall-lured-turn =
    Retournez-vous contre eux : c’est toujours votre activation. Sans le mur, ils ont de nouveau des flancs.
    .do = Choisissez les Chevaliers de l’ouest
    .no = Les Chevaliers de l’ouest sont tout près d’un flanc : prenez-les.
the-wall-lured-flank =
    Le Fyrd de l’hex 1608 regarde au sud. À l’ouest, c’est son flanc.
    .do = Gagnez l’hex 1508, orientation NE ou SE
    .no = Son flanc n’est devant vous que depuis l’hex 1508, orientation NE ou SE.
the-wall-lured-done =
    Les Chevaliers de l’est ont les deux devant eux, et peuvent rester.
    .do = Finissez le mouvement : Terminé
    .no = Tous sont bien placés. Terminez.

the-wall-open = Le mur est ouvert
the-wall-open-strike =
    Ni mur, ni fossé, ni pente. Voyez les chances, et frappez qui vous voulez.
    .do = Frappez avec les deux
    .no = Frappez avec vos Chevaliers.
the-wall-open-chase =
    Loin de la crête, le Fyrd a peur : il a fait 2, moins 2 pour le flanc et le pied de la colline, et il fuit. Qui l’a frappé peut poursuivre, ou tenir.
    .do = Poursuivez ou tenez : à votre gré
    .no = Poursuivez, ou tenez.
the-wall-open-end =
    C’est ainsi que le mur fut ouvert en 1066, deux fois peut-être. Une Fausse déroute peut échouer : le mur reste en place, et vous êtes plus loin. Jouez la suite, et trouvez le chemin d’Harold.
