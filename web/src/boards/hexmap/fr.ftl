hexmap-map = Carte du champ de bataille
hexmap-tools = Vue de la carte
hexmap-nearer = Plus près
hexmap-farther = Plus loin
hexmap-fit = Tout le champ
hexmap-frame = Montrer : { $name }
hexmap-bare = Cacher les pions
hexmap-sought = la leçon parle de cela
hexmap-legal = peut être choisi
hexmap-legal-cost = peut être atteint pour { $cost } PM
hexmap-dial = Orientation
hexmap-face = Orientation { $name }
hexmap-face-cost = Orientation { $name } : { $cost } PM
hexmap-turn = Tour { $turn }
hexmap-track = Tours
hexmap-steps = Activation
hexmap-done = (terminé)
hexmap-cup = dans le gobelet
hexmap-cup-left = { $count ->
    [0] plus aucun
    [one] encore { $count }
   *[other] encore { $count }
}
hexmap-initiative = Initiative : { $side }
hexmap-commands = Commandements et leurs touches
hexmap-hits = touches : { $hits } sur les { $fatal } qui coûtent une unité
hexmap-left-of = unités : { $units } sur { $of }{ $routed ->
    [0] {""}
   *[other] , { $routed } en déroute
}
hexmap-go = Aller à { $name }
hexmap-odds = Chances : { $who }
hexmap-before = Avant le coup
hexmap-strike = Frapper
hexmap-add = À ajouter au dé
hexmap-die = Un { $die } devient { $sum } : { $words }
hexmap-in = { $count } sur { $of }
hexmap-percent = { $number } %
hexmap-together = En tout
hexmap-colon = {" "}:
hexmap-rout = Touchée, elle part en déroute au test de moral :
hexmap-pursuit = En cas de déroute, qui poursuit et jusqu’où
hexmap-dice = Derniers dés
hexmap-dice-all = les { $count }
hexmap-dice-last = seulement les derniers
hexmap-dismiss = Fermer
hexmap-cascade = Une déroute
hexmap-cascade-sum = En déroute : { $routed }. Poursuites : { $pursued }. Perdues : { $lost }.
hexmap-back = Retour
hexmap-next = Suivant
hexmap-all = Tout
hexmap-place = { $hex }, niveau { $level }
hexmap-stance = face { $name } : { $front }
hexmap-fold = Replier les fiches
hexmap-unfold = Montrer les fiches
hexmap-legend = Ce que disent les signes
hexmap-legend-unit = { $name }. En bas à gauche : facteur de combat { $cf } ; en bas à droite : mouvement { $ma }. La barre a la couleur et la marque de son Commandement
hexmap-legend-facing = La dent montre où l’unité fait face ; elle n’attaque que les hexs devant elle
hexmap-legend-must = Doit encore attaquer
hexmap-legend-done = A déjà bougé ou attaqué
hexmap-legend-legal = Contour vert : peut être choisi maintenant
hexmap-legend-chosen = Contour doré : choisi
hexmap-legend-told = Contour rouge : c’est d’elle que l’on parle
hexmap-legend-wall = Boucliers : en mur de boucliers, plus difficile à blesser et avec davantage d’hexs devant elle ; il se rompt si l’unité bouge ou si elle est touchée
hexmap-legend-routed = De travers, avec un bandeau : en déroute ; elle fuit et ne combat pas
hexmap-legend-hits = Flèches : touches subies dans cette mêlée, pour lesquelles elle teste son moral
hexmap-legend-stray = Séparée de son Commandement : elle doit le rejoindre
hexmap-legend-leader = Un Chef ; avec une couronne, le Chef d’armée, dont la mort perd la bataille. Fils rouges : il est blessé
hexmap-legend-standard = Un Étendard : les unités en déroute fuient vers lui et s’y rallient
hexmap-legend-active = Terrain clair : le Commandement actif
hexmap-legend-cell = Hex en tirets : peut être choisi
