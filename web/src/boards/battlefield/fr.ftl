battlefield-table = La table
battlefield-legal = peut être choisi
battlefield-picked = choisi
battlefield-suggested = proposé
battlefield-wedges = Le champ de bataille
battlefield-cards = Votre main
battlefield-row = Ligne { $row }
battlefield-gap = Ligne { $row } : vide
battlefield-dial = round { $step }
battlefield-score = Score { $total }, { $honour }
battlefield-next = à venir
battlefield-pile-next = Prochaines cartes de la pioche : { $side }
battlefield-here = La jouer ici : Ligne { $row }
battlefield-sum = { $name } { $total }{ $terms ->
    [0] { " : aucune carte Prête ne compte" }
   *[other] { "" }
}
battlefield-then = puis { $total }
battlefield-marked = { $count ->
    [0] { "" }
   *[other] { $count } au choix
}
battlefield-close = Fermer
battlefield-pile-discard = Défausse : { $side }
battlefield-pile-removed = Cartes retirées du paquet : { $side }
battlefield-pile-seen = Cartes vues dans cette main : { $side }
battlefield-pile-pool = Votre paquet
battlefield-pile-empty = Aucune carte.
battlefield-top-first = La carte du dessus vient en premier.
battlefield-to-pay = Encore { $left } à payer pour { $name }
battlefield-stack-cancelled = annulé
battlefield-aims = visant
battlefield-origin = Sources : { $origin }
battlefield-removed = retirées
battlefield-seen = vues
battlefield-resources = Ressources Prêtes
battlefield-more = Histoire et sources
battlefield-reached = { $reached } Objectifs atteints sur { $of }
battlefield-legend = Ce que disent les signes
battlefield-legend-might = { $name } : gagne la bataille de ce nom dans une Aile ou une Frontière
battlefield-legend-zeal = { $name } : gagne la bataille de ce nom dans une Aile ou une Frontière
battlefield-legend-health = { $name } : autant de dégâts détruisent la carte
battlefield-legend-cost = { $name } : autant de Ressources, ou de cartes de votre main
battlefield-legend-resources = { $name } : ce que la carte paie quand on l’épuise
battlefield-legend-underlined = souligné : ce n’est pas le chiffre imprimé
battlefield-legend-tired = Épuisée : de travers et grise, elle ne compte pour rien tant qu’elle n’est pas redevenue Prête
battlefield-legend-wounds = Dégâts subis ; le cœur dit ce qui reste
battlefield-legend-leader = Cadre doré : un Chef de Guerre, dont la mort perd la partie
battlefield-legend-lead = Contour vert : peut être choisi maintenant
battlefield-legend-faint = Pointillé : peut être sacrifié
battlefield-legend-picked = Contour doré : choisi
battlefield-legend-suggested = Tirets : proposé, par exemple pour un paiement
