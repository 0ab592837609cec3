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
first-battle-battle-horse =
    Bien répondu : choisissez qui frapper en retour. Les Chevaliers sont indemnes. À présent, garnissez l’Aile 1 pour la bataille.
    .do = Jouez les Cavaliers bretons sur l’Aile 1
    .no = D’abord les Cavaliers bretons : avec eux, l’Aile 1 est à vous.
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
    On peut perdre autrement : un camp dont le *Chef de Guerre* est détruit a perdu aussitôt. Harold a 7 de Santé, et vous aussi. Les dégâts restent : surveillez ce cœur.
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
