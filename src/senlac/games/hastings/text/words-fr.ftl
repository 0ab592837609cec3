# Les mots d’Hastings : ceux des plateaux, des scènes et des images
name-hastings = Hastings 1066

## Mots de la carte, du plateau et des scènes
board-title = { name-hastings }
board-date = Samedi 14 octobre 1066
board-side0 = Anglo-Saxons
board-side1 = Normands
board-turn = Tour
board-of = sur
board-initiative = Initiative
board-event = Événement
board-rally = Ralliement
board-missiles = Tir
board-rout = Déroute et poursuite
board-movement = Mouvement
board-melee = Mêlée
board-regroup = Tour de regroupement
board-active = en action
board-cup = Dans le gobelet
board-empty = aucun pion
board-done = ont agi
board-front = front
board-spent = a déjà agi
board-waits = dans le gobelet
board-no-event = pas d’événement ce tour
board-plunging = Tir plongeant
board-since = depuis le tour
board-on = au tour
board-not-yet = pas encore
board-hits = Touches
board-units = Unités
board-cost = coûtent une unité
board-standard = Étendard
board-captured = capturé
board-losses = Pertes
board-none = aucune
board-eliminated = Éliminées
board-gone = éliminée
board-buried = retirée pour toujours
board-leader = Chef
board-army-leader = Chef d’armée
board-wounded = blessé
board-dead = mort
board-level = niveau
board-clear = terrain dégagé
board-woods = bois
board-swamp = marais
board-road = route
board-ditch = fossé
board-exit = sortie de la carte
board-factors = à gauche : combat, à droite : mouvement
board-cf = FC
board-ma = CM
board-faces = face
board-wall = mur de boucliers
board-routed = en déroute
board-nobody = personne
board-legend-facing = orientation
board-command = Commandement, nommé plus bas
board-legend-leader = minuscule
board-legend-more = plus qu’il n’en tient, voir la liste
board-flank = flanc
board-rear = arrière
board-front-letter = F
board-flank-letter = L
board-rear-letter = A
board-ml = NM
board-still-move = { $n } sur { $total } doivent encore bouger
board-still-attack = { $n } doivent encore attaquer
board-still-check = { $n } testent leur moral (7.10.1)
board-astray = { $n } à l’écart du Commandement
board-may-plunge = Le tir plongeant peut commencer (7.3.7)
board-plunges = Le tir plongeant a commencé (7.3.7)
board-may-regroup = Le Normand peut désormais déclarer le tour de regroupement (9.1.2)
board-must-regroup = Tour de regroupement au plus tard (9.1.3)
board-regroups = Tour de regroupement (9.1)
board-dusk = La nuit tombe : les Anglo-Saxons gagnent si Harold vit (10.1.3)
board-deadline = Les Normands doivent gagner avant la fin du tour { $n } (10.1.3)
board-moved = a reçu son ordre
board-waiting = doit encore bouger
board-must-attack = doit attaquer
board-attacked = a attaqué
board-charging = peut charger
board-fleeing = va fuir
board-hit = touches à tester : { $n }
board-stray = à l’écart de son Commandement
board-column = colonne { $n }
board-hit-count = { $n ->
    [1] { $n } touche
   *[other] { $n } touches
}
board-wall-takes = le Mur de boucliers prend la 1re touche (7.8.2)
board-routed-doubles = les touches comptent double (7.7.7)
board-no-pursuit = reste
board-hexes = { $n } hex
board-danger = dans le front d’un ennemi
board-aside = tout le mouvement, orientation gardée (7.6.7, 7.6.8)
board-no-missiles = les Anglo-Saxons n’en ont pas (7.3.1)
board-out = plus d’unités
board-warn-dies = { $names } { $count ->
    [1] est seul
   *[other] sont seuls
} avec cette unité, et { $count ->
    [1] meurt
   *[other] meurent
} avec elle.
board-warn-flees = Son Étendard est capturé : cette unité fuit jusqu’à quitter la carte, et { $names } avec elle.
board-warn-alone = { $names } reste sans unité : l’ennemi qui entre dans son hex peut le tuer ou le prendre.
board-warn-exposed = { $names } { $count ->
    [1] se tient
   *[other] se tiennent
} sans unité devant l’ennemi.
board-warn-lost = Un camp qui perd son Chef d’armée perd aussitôt la bataille.
board-exposed = seul devant l’ennemi
board-one-guard = une seule unité le garde
board-blow = { $unit } frappe { $enemy }
board-points = { $points } PM
board-strikes = { $unit } contre { $enemy }
board-short-pushback = Recul
board-short-nothing = –
board-combat = combat
board-combat-now = frappe sur la colonne { $n } de la table de mêlée
board-combat-routed = n’attaque personne tant qu’elle est en déroute
board-move = mouvement
board-move-now = points par tour ; monter, pivoter et le fossé coûtent plus
board-move-routed = fuit, et n’obéit à aucun ordre
board-morale = moral
board-morale-now = sur son dé lors d’un test : { $lines }
board-morale-plain = rien ne s’ajoute à son dé lors d’un test
board-morale-routed = elle a rompu ; elle peut se rallier quand son Commandement s’active
board-rank = Chef
board-leader-move = points par tour, avec une unité ou seul
board-leader-wounded = points par tour, moins car il est blessé ; une seconde blessure le tue
board-leader-aid = aide les unités qui l’entourent à frapper, à tenir et à se rallier
board-army-leader-aid = aide les unités qui l’entourent ; s’il meurt ou quitte la carte, la bataille est perdue
board-coming-plunging = Bientôt : le tir plongeant, tour { $n }
board-coming-plunging-maybe = Bientôt : le tir plongeant devient possible, tour { $n }
board-coming-regroup = Bientôt : le Tour de regroupement, tour { $n }
board-coming-regroup-maybe = Bientôt : le Normand peut regrouper, dès le tour { $n }
board-coming-dusk = La nuit tombe après le tour { $n }
board-coming-night = La nuit tombe après ce tour
compass-N = N
compass-NE = NE
compass-SE = SE
compass-S = S
compass-SW = SO
compass-NW = NO
compass-E = E
compass-W = O

## Lignes des tables de modificateurs
melee-line-charge = charge
melee-line-leader = l’aide d’un Chef
melee-line-flank = de flanc
melee-line-rear = à revers
melee-line-uphill = en montée
melee-line-ditch = à travers le fossé
melee-line-elite-defender = défenseur d’élite
melee-line-shield-wall = mur de boucliers
melee-line-event = événement
morale-line-elite = élite
morale-line-leader = un Chef avec elle
morale-line-shield-wall = mur de boucliers
morale-line-attacked-in-flank-or-rear = attaquée de flanc ou à revers
morale-line-fyrd-off-the-hill = fyrd hors de la colline
morale-line-standard-lost = Étendard perdu
morale-line-command-leader-dead = son Chef mort
morale-line-event = événement
initiative-line-norman-offensive = offensive normande
initiative-line-army-leader-wounded = Chef d’armée blessé
initiative-line-command-leader-lost = un Chef perdu
initiative-line-standard-lost = Étendard perdu
initiative-line-fewer-losses = pertes moindres
left-line-leader = un Chef tout près
left-line-huscarle = des Housecarls avec elle
left-line-late = tard dans la journée
left-line-event = événement

## Noms des camps, et chances en toutes lettres
board-dead-with = ({ $names } { $count ->
    [1] meurt
   *[other] meurent
} avec elle)
board-and = {" et "}
people-Anglo-Saxon = Anglo-Saxon
people-Norman = Normand
command-of = { $name } des { $people }s

## Unités : comment on appelle celles d’un type, laquelle c’est, son nom entier
unit-kind = { $type ->
    [Huscarle] Housecarls
    [Knight] Chevaliers
   *[other] { $kind }
}
unit-number = { $n ->
    [0] {""}
    [1] , 1re
   *[other] , { $n }e
}
unit-short = { unit-kind }{ unit-number }
unit-of = { unit-kind } { $place ->
    [Left] de l’aile gauche
    [Center] du centre
    [Right] de l’aile droite
   *[other] ({ $command })
}{ unit-number }

## Chances en toutes lettres
odds-pushback = recul
odds-nothing = rien
odds-wall-breaks = seul le mur se rompt
odds-rout = déroute { $count } sur { $of }
odds-die = dé { $drm }
odds-lines = dé { $drm } : { $lines }
odds = ({ $results } ; { $die })

# Ce que comptent les rapports
moment-loss = Pertes
moment-rout = Déroutes
moment-wound = Chefs blessés
moment-death = Chefs tués
measure-losses = pertes : { $kind }
measure-collapse = tour où la moitié de l’armée est perdue : { $side }
