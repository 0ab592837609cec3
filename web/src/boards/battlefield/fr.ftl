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
battlefield-now = En ce moment
battlefield-removed = retirées
battlefield-seen = vues
battlefield-resources = Ressources Prêtes
