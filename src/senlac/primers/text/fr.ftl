# Les aide-mémoire : deux pages imprimées par jeu. Voir en.ftl.

primer = Aide-mémoire
primer-print = À imprimer : deux pages A4.
primer-other = In English
    .lang = en
primer-foot = Senlac : { $title }, page { $page } sur 2. Les petits signes nomment des règles ; la page des règles en a le texte entier.
primer-rules = Toutes les règles

## 1066

cards = 1066, dans la Fureur et le Sang
    .lead = Deux armées en route vers une seule bataille. De quoi jouer une première partie, en deux pages.

cards-aim = Le but
    .text =
        Trois colonnes vous séparent : les *Ailes*. Qui en emporte deux le premier a gagné [H.WIN.WEDGES].
        Il y a deux raccourcis. Détruisez le Chef de Guerre ennemi, et la journée est à vous [H.WIN.LEADER]. Et qui n’a plus de pioche au début d’un round a perdu [H.WIN.DECK].
        Avant que les armées se rencontrent, chaque camp suit sa propre route : sept *Objectifs*, de A à G. Le dernier est la bataille elle-même.

cards-table = La table
    .caption = Votre moitié du champ. L’Aile à gauche de l’attaquant est la première [H.SETUP.WEDGES].
    .enemy = les Lignes de l’ennemi
    .wedge = Aile { $number }
    .row = Ligne { $number }
    .reserve = réserve : Tactiques
    .objectives = Objectifs
    .deck = pioche
    .discard = défausse

cards-setup = Avant le premier round
    .text =
        – L’attaquant, le Normand, prend le marqueur Premier joueur [H.SETUP.MARKER].
        – L’attaquant, puis le défenseur, place son Chef de Guerre en Ligne 1 de l’Aile de son choix [H.SETUP.LEADER].
        – Les Objectifs sont empilés dans l’ordre, face visible, A dessus [H.SETUP.OBJECTIVES].
        – Chacun mélange et pioche 4 cartes, et peut changer une fois toute sa main [H.SETUP.HAND] [H.SETUP.MULLIGAN].

cards-card = Ce que dit une carte
    .caption = Les cartes d’armée, c’est-à-dire Chefs de Guerre, Personnages et Unités, ont tout cela.
    .cost = coût
    .might = Force : elle frappe
    .zeal = Zèle : il entraîne
    .health = Santé : autant de dégâts la détruisent
    .resources = Ressources : ce qu’elle paie en s’épuisant
    .name = nom et type
    .ability = ce qu’elle sait faire

cards-round = Un round a quatre phases
    .text =
        1. *Préparation.* Au-delà de 6 cartes en main, on défausse jusqu’à 6 ; puis chacun en pioche 2, et toutes les cartes en jeu redeviennent Prêtes [H.PREP.LIMIT] [H.PREP.DRAW] [H.PREP.READY].
        2. *Déploiement.* Chacun son tour, un choix à la fois, jusqu’à ce que tous deux aient passé.
        3. *Bataille.* Les combats, dès que quelqu’un en est au dernier Objectif.
        4. *Objectifs.* Tous les autres tentent le leur.

cards-turn = Votre tour de Déploiement
    .text =
        Faites une seule de ces choses [H.DEPLOY.ORDER] :
        – *jouer une carte* : payez son coût, puis posez-la ;
        – *utiliser une Action* d’une carte Prête, qui s’épuise, ou d’un Événement en main ;
        – *sacrifier* une de vos cartes d’armée, jamais le Chef de Guerre [H.SACRIFICE] ;
        – *passer* : vous n’avez plus de tour dans cette phase. Le premier à passer prend le marqueur Premier joueur [H.DEPLOY.PASS_MARKER].

cards-pay = Payer
    .text =
        Il n’y a pas de bourse. On paie au moment où un coût est dû : chaque carte défaussée de la main vaut 1, chaque carte Prête que l’on épuise vaut ses Ressources. Combinez les deux à votre gré ; le surplus est perdu [H.PAY.MIX] [H.PAY.EXCESS].
    .caption = Un coût de 3 : épuisez une carte à 1 Ressource, défaussez-en deux.
    .tire = épuiser
    .discard = défausser

cards-place = Où vont les cartes
    .text =
        – *Unités et Personnages* vont de votre côté d’une Aile, sur la Ligne libre la plus proche du milieu ; trois au plus. Si l’un part, ceux de derrière avancent [H.PLAY.ARMY] [H.PLAY.CLOSE_UP].
        – *Les Tactiques* vont dans la réserve [H.PLAY.TACTICS].
        – *Les Attachements* vont sur ce qu’ils nomment [H.PLAY.ATTACH].
        – *Les Événements* ont lieu une fois, puis sont défaussés [H.PLAY.EVENT].

cards-ability = Les capacités
    .text =
        Une *Action* prend votre tour, et la carte s’épuise [H.ACTION.TIRE]. Une *Réaction* : à tout moment, mais juste après ce qu’elle nomme, et elle passe d’abord [H.RESPONSE.WINDOW]. *Quand Joué* : une fois, à l’arrivée de la carte, si vous voulez [H.ABILITY.WHEN_PLAYED]. Sans un tel mot : *toujours*, tant que la carte est en jeu [H.ABILITY.CONSTANT].
        Quand une carte contredit une règle, la carte a raison [H.ABILITY.CARD_FIRST].

cards-objective = Les Objectifs
    .text =
        Un Objectif demande de la Force ou du Zèle. Additionnez cette valeur sur toutes vos cartes *Prêtes* du champ : ce qui dépasse le nombre demandé lui inflige autant de dégâts. Ils restent ; quand ils atteignent sa Santé, le suivant est révélé [H.OBJ.DAMAGE] [H.OBJ.DESTROY].
    .caption = Zèle 7 contre 4 : 3 dégâts. L’Objectif a 5 de Santé ; il en manque 2.

cards-battle = La bataille pour une Aile
    .text =
        D’abord la *Force*, Aile après Aile : le plus fort inflige la différence ; à égalité, 1 chacun. Puis le *Zèle* : le plus zélé inflige juste 1 [H.WEDGE.MIGHT] [H.WEDGE.ZEAL]. Seules les cartes Prêtes de cette Aile comptent [H.WEDGE.TBV]. Dix dégâts de votre part emportent une Aile [H.WEDGE.CLAIM].
        On ne se bat par la Force que si les deux camps ont commencé le round à leur dernier Objectif ; avant, il n’y a que le Zèle, et seul celui qui y est inflige des dégâts [H.WEDGE.MIGHT_WHEN] [H.WEDGE.NOT_THERE].
    .caption = Force 9 contre 5 : 4 dégâts pour vous. Zèle 2 contre 3 : 1 pour eux.
    .you = vous
    .them = eux

cards-more = Quand vous saurez jouer
    .text =
        – Seul contre le Rival : un autre aide-mémoire s’y consacre.
        – *1565, St. Elmo’s Pay* se joue de la même façon, et les armées des deux boîtes peuvent se rencontrer [H.SETUP.COMBINE].
        – Variantes : Objectifs mélangés, piocher plus qu’on ne garde, composer son paquet, archers qui attendent la dernière bataille [H.VAR.OBJECTIVES] [H.VAR.DRAFT3] [H.VAR.DECK] [H.VAR.RANGE].

cards-advice = Pour une première partie
    .text =
        – Ce que vous épuisez pour payer ne combattra pas ce round. Défaussez ce qui vous manquera le moins.
        – Laissez quelqu’un auprès de votre Chef de Guerre.
        – La route compte : qui est le premier au dernier Objectif frappe le premier.

## 1565 : ce qui s’y dit autrement ; le reste est comme dans 1066

siege = 1565, St. Elmo’s Pay
    .lead = Malte est assiégée. De quoi jouer une première partie, en deux pages ; si vous connaissez 1066, lisez ce qui est encadré de rouge.

siege-aim = Le but
    .text =
        Trois colonnes vous séparent, les *Frontières* : le fort Saint-Elme, les villes de Senglea et de Birgu. Qui en emporte deux le premier a gagné [H.WIN.WEDGES].
        Il y a deux raccourcis. Détruisez le Chef de Guerre ennemi, et la journée est à vous [H.WIN.LEADER]. Et qui n’a plus de pioche au début d’un round a perdu [H.WIN.DECK].
        Avant l’assaut, chaque camp suit sa propre route : sept *Objectifs*, de A à G. Le dernier est la bataille elle-même.

siege-table = La table
    .caption = Votre moitié du champ. Saint-Elme est à la gauche des Ottomans [H.SETUP.WEDGES].
    .enemy = les Lignes de l’ennemi
    .wedge = { $number ->
        [1] Saint-Elme
        [2] Senglea
       *[3] Birgu
      }
    .row = Ligne { $number }
    .reserve = réserve : Tactiques
    .objectives = Objectifs
    .deck = pioche
    .discard = défausse

siege-setup = Avant le premier round
    .text =
        – L’attaquant, l’Ottoman, prend le marqueur Premier joueur [H.SETUP.MARKER].
        – L’attaquant, puis le défenseur, place son Chef de Guerre en Ligne 1 de la Frontière de son choix [H.SETUP.LEADER].
        – Les Objectifs sont empilés dans l’ordre, face visible, A dessus [H.SETUP.OBJECTIVES].
        – Chacun mélange et pioche 4 cartes, et peut changer une fois toute sa main [H.SETUP.HAND] [H.SETUP.MULLIGAN].

siege-round = Un round a quatre phases
    .text =
        1. *Préparation.* Au-delà de 6 cartes en main, on défausse jusqu’à 6 ; puis chacun en pioche 2, et toutes les cartes en jeu redeviennent Prêtes [H.PREP.LIMIT] [H.PREP.DRAW] [H.PREP.READY].
        2. *Déploiement.* Chacun son tour, un choix à la fois, jusqu’à ce que tous deux aient passé.
        3. *Frontières.* Les combats, dès que quelqu’un en est au dernier Objectif.
        4. *Objectifs.* Tous les autres tentent le leur.

siege-place = Où vont les cartes
    .text =
        – *Unités et Personnages* vont de votre côté d’une Frontière, sur la Ligne libre la plus proche du milieu ; trois au plus. Si l’un part, ceux de derrière avancent [H.PLAY.ARMY] [H.PLAY.CLOSE_UP].
        – *Les Tactiques* vont dans la réserve [H.PLAY.TACTICS].
        – *Les Attachements* vont sur ce qu’ils nomment [H.PLAY.ATTACH].
        – *Les Événements* ont lieu une fois, puis sont défaussés [H.PLAY.EVENT].

siege-frontiers = Trois Frontières inégales
    .text =
        Chaque Frontière a sa propre Santé. Autant de dégâts de votre part l’emportent [H.WEDGE.CLAIM].
    .caption = Les 12 de Birgu sont dans le livret. Les deux autres sont de Senlac : voyez vos cartes.
    .first = Saint-Elme
    .second = Senglea
    .third = Birgu

siege-troops = De nouvelles troupes
    .text =
        – *L’Artillerie* et *la Marine* s’ajoutent à l’Infanterie, à la Cavalerie et aux Tireurs [H.TYPES.1565]. L’Artillerie fait ce que dit sa carte ; si elle touche plusieurs cartes, la Ligne 1 d’abord, la Ligne 3 en dernier [H.TERM.ROW_ORDER].
        – *Implacable* : tant qu’une telle carte est sur le dessus de votre défausse, vous pouvez la jouer de là, à son coût [H.PAY.RELENTLESS].

siege-one = Un Objectif par round
    .text =
        Si fort que l’on soit, on détruit au plus un Objectif par round [H.OBJ.ONE].

siege-battle = La bataille pour une Frontière
    .text =
        D’abord la *Force*, Frontière après Frontière : le plus fort inflige la différence ; à égalité, 1 chacun. Puis le *Zèle* : le plus zélé inflige juste 1 [H.WEDGE.MIGHT] [H.WEDGE.ZEAL]. Seules les cartes Prêtes de cette Frontière comptent [H.WEDGE.TBV].
        On ne se bat par la Force que si les deux camps ont commencé le round à leur dernier Objectif ; avant, il n’y a que le Zèle, et seul celui qui y est inflige des dégâts [H.WEDGE.MIGHT_WHEN] [H.WEDGE.NOT_THERE].
    .caption = Force 9 contre 5 : 4 dégâts pour vous. Zèle 2 contre 3 : 1 pour eux.
    .you = vous
    .them = eux

siege-advice = Pour une première partie
    .text =
        – Ce que vous épuisez pour payer ne combattra pas ce round. Défaussez ce qui vous manquera le moins, et une carte Implacable en dernier.
        – Deux Frontières suffisent : abandonnez la troisième plutôt que d’être faible partout.
        – Les armées de 1066 et de 1565 peuvent se rencontrer [H.SETUP.COMBINE].

## Le jeu en solo

solo = 1066 : seul contre le Rival
    .lead = Le Rival est un paquet de cartes et quelques habitudes. Vous jouez comme toujours ; voici ce qu’il fait, lui.

solo-idea = Ce qui change
    .text =
        Vous jouez selon les règles à deux [S.RULES]. L’autre armée n’a pas de joueur : elle n’a pas de main, ne perd pas faute de cartes, et n’épuise presque jamais les siennes [S.SETUP.NO_HAND] [S.PLAY.NO_TIRE]. Quand ses règles laissent un choix, c’est vous qui le faites, même à votre avantage. Pour un vrai défi, prenez toujours le pire pour vous [S.CHOICE].

solo-setup = Mise en place
    .text =
        Préparez votre camp comme d’habitude. Le Chef de Guerre du Rival se tient sur l’Aile 2, en Ligne 3, deux des siens devant lui ; le reste de ses cartes forme sa pioche [S.SETUP.HAROLD] [S.SETUP.WILLIAM]. Choisissez un niveau, et mettez le cadran au round 1 [S.SETUP.DIAL].
    .caption = Le Rival au début : son Chef de Guerre est derrière deux autres.
    .wedge = { $number }
    .leader = Chef
    .before = un des siens

solo-dial = Ce que le Rival peut s’offrir
    .text =
        Le cadran indique un nombre pour chaque round. Ajoutez les Ressources de ses cartes Prêtes : la carte qu’il joue peut coûter autant, à chacun de ses tours. Il ne la paie pas [S.SETUP.DIAL].
    .caption = Cadran 2, et deux cartes à 1 : le Rival joue ce qui coûte 4 ou moins.
    .dial = cadran

solo-turn = Le tour du Rival
    .text =
        Vous commencez, puis les tours alternent [S.TURN.PLAYER_FIRST].
    .ready = Une carte d’Archerie est-elle Prête, avec quelqu’un à portée ?
    .shoots = Elle s’épuise et tire.
    .reveals = Il révèle sa première carte.
    .dear = Coûte-t-elle plus que ce qu’il peut s’offrir ?
    .discards = Elle est défaussée. À la suivante.
    .plays = Elle est jouée, et son Action a lieu aussitôt.
    .yes = oui
    .no = non

solo-place = Où il pose une carte
    .text =
        Les cartes d’armée prennent la première place libre : Ligne 1 des Ailes 1, 2, 3, puis Ligne 2, puis Ligne 3. Les vides ne se comblent pas [S.PLACE.ORDER] [S.PLAY.NO_SHIFT]. L’Archerie se place face à votre Chef de Guerre, sinon face à la vôtre [S.PLACE.RANGE].
        Si tout est plein, la carte remplace la moins chère qui coûte moins qu’elle, ni Épuisée ni d’Archerie ; s’il n’y en a pas, elle est défaussée [S.FULL.REPLACE] [S.FULL.NONE].
    .caption = L’ordre des places, vu du Rival.
    .wedge = { $number }

solo-target = Qui il frappe
    .text =
        Vos cartes d’Archerie d’abord ; s’il n’y en a pas à portée, vous choisissez. Il soigne sa carte la plus touchée [S.PLAY.TARGET] [S.PLAY.HEAL].

solo-ignores = Ce qu’il ignore
    .text =
        Les mouvements, la pioche, les réductions, les dégâts à lui-même, et toutes les Réactions [S.PLAY.IGNORED]. Une capacité Solo remplace tout le reste de sa carte [S.ABILITY.FOE]. Un Événement sans effet est défaussé, et il pioche encore [S.PLACE.EVENT].

solo-pass = Quand vous passez
    .text =
        1. Chaque carte d’Archerie Prête du Rival tire encore une fois.
        2. Il joue une carte de plus.
        3. Le cadran avance d’un cran.
        4. Il passe, et le Déploiement est fini [S.PASS.SEQUENCE].
        Ne passez donc ni trop tôt ni trop tard : chacun de vos tours lui en donne un.

solo-final = Au dernier Objectif
    .text =
        Personne n’applique ce que disent les Objectifs détruits [S.OBJ.NO_EFFECTS] ; en échange, vous pouvez piocher une carte pour chacun des vôtres après A [S.OBJ.DRAW]. Quand les deux armées y sont, l’Archerie du Rival ne tire que là où il est dominé en Force [S.RANGE.FINAL]. Si l’Aile de son Chef de Guerre est prise, celui-ci gagne l’Aile qui a le moins de Force [S.COMMANDER].

solo-score = Votre score
    .text =
        Gagnée ou perdue, la partie compte [S.SCORE] :
        – 1 pour chaque dégât que vous avez infligé aux Ailes,
        – 5 pour une victoire, et 5 par niveau au-dessus de Facile,
        – 30 pour le Chef de Guerre du Rival.
    .caption = Ce que votre score fait de vous.
    .ranks = Manant, Soldat, Chevalier, Vassal, Duc, Roi, Conquérant

solo-advice = Pour une première partie
    .text =
        – Débarrassez-vous tôt de l’Archerie : elle tire à chaque tour.
        – Le Rival grandit avec le cadran. Pressez vos Objectifs tant qu’il est petit.
        – Laissez-lui des cartes à remplacer plutôt que des places à remplir.

## Le jeu en solo de 1565 : ce qui s’y dit autrement

siegesolo = 1565 : seul contre le Rival
    .lead = Le Rival est un paquet de cartes et quelques habitudes. Les règles solo ont été écrites pour 1066 ; voici comment Senlac les applique à 1565.

siegesolo-setup = Mise en place
    .text =
        Préparez votre camp comme d’habitude. Le Chef de Guerre du Rival se tient à Senglea, en Ligne 3, deux des siens devant lui, dont un qui a 1 Ressource ; le reste de ses cartes forme sa pioche [S.SETUP.HAROLD]. Choisissez un niveau, et mettez le cadran au round 1 [S.SETUP.DIAL]. Qui sont ces deux-là, c’est Senlac qui l’a choisi.
    .caption = Le Rival au début : son Chef de Guerre est derrière deux autres.
    .wedge = { $number ->
        [1] Saint-Elme
        [2] Senglea
       *[3] Birgu
      }
    .leader = Chef
    .before = un des siens

siegesolo-place = Où il pose une carte
    .text =
        Les cartes d’armée prennent la première place libre : Ligne 1 de Saint-Elme, de Senglea, de Birgu, puis Ligne 2, puis Ligne 3. Les vides ne se comblent pas [S.PLACE.ORDER] [S.PLAY.NO_SHIFT]. Les tireurs et les canons se placent face à votre Chef de Guerre, sinon face aux vôtres [S.PLACE.RANGE].
        Si tout est plein, la carte remplace la moins chère qui coûte moins qu’elle, ni Épuisée ni d’Archerie ; s’il n’y en a pas, elle est défaussée [S.FULL.REPLACE] [S.FULL.NONE].
    .caption = L’ordre des places, vu du Rival.
    .wedge = { $number ->
        [1] Saint-Elme
        [2] Senglea
       *[3] Birgu
      }

siegesolo-guns = L’Artillerie compte comme l’Archerie
    .text =
        Tout ce que ces pages disent de l’Archerie vaut aussi pour l’Artillerie, des deux côtés : quand elle tire, où elle se place, qui elle touche. Une pièce qui touche tous ceux d’en face ne tire que s’il y a quelqu’un [S.RANGE.TARGET].

siegesolo-final = Au dernier Objectif
    .text =
        Personne n’applique ce que disent les Objectifs détruits [S.OBJ.NO_EFFECTS] ; en échange, vous pouvez piocher une carte pour chacun des vôtres après A [S.OBJ.DRAW]. Quand les deux armées y sont, l’Archerie et les canons du Rival ne tirent que là où il est dominé en Force [S.RANGE.FINAL]. Si la Frontière de son Chef de Guerre est prise, celui-ci gagne la Frontière qui a le moins de Force [S.COMMANDER].

siegesolo-score = Votre score
    .text =
        Gagnée ou perdue, la partie compte [S.SCORE] :
        – 1 pour chaque dégât que vous avez infligé aux Frontières,
        – 5 pour une victoire, et 5 par niveau au-dessus de Facile,
        – 30 pour le Chef de Guerre du Rival.
    .caption = Ce que votre score fait de vous.
    .ranks = Manant, Soldat, Chevalier, Vassal, Duc, Roi, Conquérant

## Hastings

hastings = Hastings 1066
    .lead = Une crête, un mur de boucliers, dix heures. De quoi livrer une première bataille, en deux pages.

hastings-aim = Le but
    .text =
        Les Normands montent à l’assaut de la colline, et le jour est court. Si Harold vit après le tour 10 et qu’une de ses unités est sur la carte, les Anglo-Saxons ont gagné [10.1.3]. Si Harold ou Guillaume est tué, l’autre camp gagne aussitôt [10.1.1] ; de même si l’ennemi n’a plus personne en bon ordre [10.1.2].

hastings-counter = Une unité
    .text =
        Une unité est orientée vers un sommet de son hex : deux hex sont son *front*, deux ses *flancs*, deux son *arrière*. Elle n’attaque et n’avance que par le front [1.1.FACING]. Un hex contient deux unités au plus [4.1.1].
    .caption = Un pion, et ce qui l’entoure.
    .cf = combat
    .ma = mouvement
    .bar = couleur du Commandement
    .front = front
    .flank = flanc
    .rear = arrière

hastings-command = Commandements et Chefs
    .text =
        Chaque armée a trois *Commandements* : aile gauche, centre, aile droite. Chacun a un Chef, qui aide ses voisins à combattre et à se rallier ; Harold et Guillaume mènent le centre et l’armée [1.1.LEADERS]. L’infanterie reste à côté d’une autre unité de son Commandement [1.1.COMMAND].

hastings-turn = Un tour
    .text =
        – *Initiative* : un dé chacun ; l’égalité est au Normand. Le vainqueur active un Commandement le premier, ou y oblige l’autre [5.1.3] [5.1.4].
        – *Événement* : deux dés, un tableau [6.0].
        – *Activations* : les cinq autres Commandements sortent du gobelet l’un après l’autre [7.1.1].
    .caption = Une activation, de gauche à droite [3.0].
    .rally = Ralliement
    .missiles = Tir
    .rout = Déroute et poursuite
    .movement = Mouvement
    .melee = Mêlée

hastings-rally = Ralliement et tir
    .text =
        Une unité en déroute près de son Étendard ou de son Chef lance un dé ; 4 ou plus la rallie, et un Chef ajoute 1, Harold ou Guillaume 2 [7.2] [7.2.4].
        Seuls les Normands tirent : un dé par Commandement, deux pour celui de Guillaume, sur le Commandement ennemi le plus proche ; chaque 6 est une touche [7.3.2] [7.3.4]. Dès le tour 5, le tir plongeant peut commencer, et ajoute 2 [7.3.7].

hastings-move = Le mouvement
    .text =
        Dépensez des points pour entrer dans les hex frontaux ; à chaque hex, un pivot d’un sommet est gratuit, sinon il coûte 1 [7.6.5] [7.6.6]. Monter coûte 1 de plus ; bois et marais sont interdits [7.6.10] [7.6.11]. Pour toute sa capacité, une unité peut glisser d’un hex de côté ou reculer d’un hex, sans pivoter [7.6.7] [7.6.8].

hastings-melee = La mêlée
    .text =
        Chaque unité du Commandement qui a des ennemis devant elle *doit* en attaquer un [7.7.1]. Lancez un dé, modifiez-le, et lisez la colonne de la force de l’attaquant [7.7.5]. Les Chevaliers venus de loin chargent [7.7.8]. Résultats :
        – *un nombre* : autant de touches pour tout le Commandement ; l’unité testera son moral [7.8.2] ;
        – *P* : repoussée d’un hex [7.8.3] ;
        – *NE* : rien.
    .caption = B attaque A de front ; C la prend de flanc. A ne peut frapper que B.

hastings-losses = Pertes et moral
    .text =
        À la fin de la mêlée, 5 touches coûtent une unité au Commandement ; le reste demeure [7.9.2] [7.9.6]. Après deux Fyrd part un Housecarl, après trois fantassins un Chevalier [7.9.3] [7.9.4].
        Une unité touchée teste son moral : un 1, ou moins que ses touches, et elle part en *déroute* [7.10.3].

hastings-rout = La déroute
    .text =
        Une unité en déroute fuit de trois hex vers son Étendard, aussitôt, puis à chaque activation de son Commandement [7.4.2]. Les amis qu’elle frôle testent aussi leur moral : la panique gagne [7.4.5]. Normands et Housecarls peuvent poursuivre ; le Fyrd le doit, si le dé le dit [7.5.1].

hastings-wall = Le mur de boucliers
    .text =
        La première ligne anglaise commence ainsi [8.1.2]. Il amortit les coups et élargit le front, et la première touche ne fait que le rompre [1.1.SHIELDWALL] [7.8.2]. Qui bouge le perd [7.6.9] ; on ne le reforme qu’au Tour de regroupement [9.1.4b].

hastings-day = Deux fois dans la journée
    .text =
        Le *Tour de regroupement* vient une fois : quand un Normand qui a l’initiative le veut, après le tour 4, sinon au tour 8. Les Normands reculent, les murs se referment, les fuyards se rallient, et de deux unités perdues une revient [9.1.2] [9.1.3] [9.1.4].
        La *fuite simulée*, ensuite : des Normands tournent le dos sur deux ou trois hex, et le Fyrd qui ne se tient pas court après eux, hors du mur [9.2.3b] [9.2.5].

hastings-advice = Pour une première bataille
    .text =
        – Anglais : tenez. La colline et le mur gagnent la journée, si personne ne poursuit.
        – Normands : accumulez les touches sur un seul Commandement, et faites venir les Chevaliers de loin.
        – Tous deux : regardez où se tient votre Chef d’armée avant chaque mêlée.
