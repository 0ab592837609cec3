# Historic Epic Battle System : questions
ask-setup-faction = Choisissez votre camp.
ask-setup-place-leader = Placez votre Chef de Guerre « { $card } » en Ligne 1 : où ?
ask-setup-cut-decks = Retirez des cartes de votre paquet, puis choisissez Terminé.
ask-setup-mulligan = Garder cette main, ou la remélanger et piocher { $first_hand } nouvelles cartes ?
ask-preparation-limit = Vous tenez { $offered } cartes, et { $hand_limit } est le maximum : défaussez-en une.
ask-preparation-draft-one = Vous avez pioché plus que vous ne gardez : défaussez une de vos { $offered } cartes.
ask-preparation-draft-two = Vous avez pioché plus que vous ne gardez : défaussez une de vos { $offered } cartes.
ask-deployment-turn = Jouez une carte, exécutez une Action, sacrifiez une carte, ou passez.
ask-deployment-use = « { $card } » en jeu : appliquer une capacité Quand Joué ?
ask-paying-pay = Il reste { $left } à payer pour « { $card } » : défaussez une carte ou épuisez une carte Prête.
ask-abilities-choose = « { $card } » : choisissez sa cible. { $ability }
ask-effects-discards = Votre adversaire vous oblige à défausser { $count } de vos { $offered } cartes : choisissez-en une.
ask-abilities-answers-respond = { $what ->
    [0] Les { $side } utilisent « { $card } ». Réagir ?
    [1] Les { $side } viennent de jouer « { $card } ». Réagir ?
    [2] « { $card } » : les { $side } vont infliger { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à cette carte. Réagir ?
    [3] « { $card } » : les { $side } vont détruire cette carte. Réagir ?
    [4] Les { $side } vont déplacer « { $card } ». Réagir ?
    [5] { $element } : les { $side } vont y infliger { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }. Réagir ?
    [6] Les { $side } vont infliger { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à leur Objectif. Réagir ?
    [7] Les { $side } passent. Réagir ?
   *[other] Quelque chose va se produire. Réagir ?
}

# Ce qui se passe
hebs-chooser = Le sort désigne qui choisit son camp : { $seat }.
hebs-takes-side = { $seat } joue les { $side }.
hebs-attacks = Les { $side } attaquent.
hebs-places-leader = Les { $side } placent leur Chef de Guerre « { $card } » ({ $wedge }).
hebs-removes = Les { $side } retirent « { $card } » de leur paquet.
hebs-keeps = Les { $side } gardent leur première main.
hebs-redraws = Les { $side } remélangent leur première main et en piochent une autre.
hebs-round = Round { $number }.
hebs-draws = Les { $side } piochent « { $card } ».
hebs-draws-unseen = Les { $side } piochent une carte.
hebs-discards = Les { $side } défaussent « { $card } ».
hebs-passes = Les { $side } passent.
hebs-marker = Les { $side } prennent le marqueur Premier joueur.
hebs-tires = Carte Épuisée : « { $card } ».
hebs-readies = Carte de nouveau Prête : « { $card } ».
hebs-plays = Les { $side } jouent « { $card } » ({ $wedge }).
hebs-reserves = Les { $side } jouent « { $card } » dans leur réserve.
hebs-attaches = Les { $side } jouent l’Attachement « { $card } » ({ $element }).
hebs-falls-off = Attachement défaussé avec son porteur (« { $card2 } ») : « { $card } ».
hebs-initiates = Les { $side } utilisent « { $card } ».
hebs-nothing-chosen = « { $card } » : il n’y a rien à choisir.
hebs-cancelled = Capacité annulée : « { $card } ».
hebs-prevents = { $number ->
    [one] { $number } dégât est empêché.
   *[other] { $number } dégâts sont empêchés.
}
hebs-damage = « { $card } » : { $number ->
    [one] { $number } dégât subi.
   *[other] { $number } dégâts subis.
}
hebs-heals = « { $card } » : { $number ->
    [one] { $number } dégât soigné.
   *[other] { $number } dégâts soignés.
}
hebs-destroyed = Carte détruite : « { $card } ».
hebs-saved = Carte sauvée de la destruction : « { $card } ».
hebs-sacrifices = Carte sacrifiée : « { $card } ».
hebs-moves = Carte déplacée : « { $card } » ({ $wedge }).
hebs-recalls = Carte reprise en main par son propriétaire : « { $card } ».
hebs-takes = Les { $side } reprennent « { $card } » dans leur défausse.
hebs-looks = Les { $side } regardent la main de leur adversaire.
hebs-sees = Les { $side } y voient « { $card } ».
hebs-sees-unseen = Les { $side } y voient une carte.
hebs-gives = « { $card } » : { $value } { $number ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $number }
}.
hebs-protects = « { $card } » ne subit aucun dégât pendant ce round.
hebs-protects-wedge = { $wedge } : les { $side } empêchent leur adversaire d’y infliger des dégâts pendant ce round.
hebs-discount = Les { $side } paieront { $number } de moins pendant ce round : { $discount }.
hebs-might-battle = { $wedge }, Force : { $side } { $number }, { $side2 } { $number2 }.
hebs-zeal-battle = { $wedge }, { value-zeal } : { $side } { $number }, { $side2 } { $number2 }.
hebs-wedge-damage = { $wedge } : les { $side } infligent { $number ->
    [one] { $number } dégât.
   *[other] { $number } dégâts.
}
hebs-wedge-heals = { $wedge } : les { $side } perdent { $number ->
    [one] { $number } dégât infligé.
   *[other] { $number } dégâts infligés.
}
hebs-turns-round = { $wedge } : les { $side } renversent le résultat.
hebs-claims = { $wedge } : emportée par les { $side }.
hebs-attempts = Les { $side } s’attaquent à leur Objectif « { $objective } » : { $number } contre { $number2 }.
hebs-objective-damage = « { $objective } » : les { $side } infligent { $number ->
    [one] { $number } dégât.
   *[other] { $number } dégâts.
}
hebs-objective-heals = L’Objectif des { $side } perd { $number ->
    [one] { $number } dégât.
   *[other] { $number } dégâts.
}
hebs-objective-destroyed = Les { $side } détruisent leur Objectif « { $objective } ».
hebs-move-cancelled = Le déplacement est annulé ; la carte reste où elle est : « { $card } ».
hebs-protected = « { $card } » ne subit aucun dégât pendant ce round : { $number ->
    [one] { $number } dégât évité.
   *[other] { $number } dégâts évités.
}
hebs-wedge-protected = { $wedge } est sous protection : { $number ->
    [one] { $number } dégât des { $side } est évité.
   *[other] { $number } dégâts des { $side } sont évités.
}
hebs-no-attempt = Les { $side } ne font pas de tentative : ils ont détruit un Objectif pendant ce round, et c’est un par round au plus.
hebs-objective-waits = « { $objective } » : les { $side } y ont infligé assez de dégâts, mais ont déjà détruit un Objectif pendant ce round ; celui-ci attendra le prochain.

# Conseils : ce qui frappe un joueur dans une partie du jeu
hint-objectives = Vous êtes à l’Objectif final : c’est le champ de bataille qui compte désormais.
hint-objective-short = « { $objective } » est hors d’atteinte : il vous manque { $short } en { $value }.
hint-objective-more = « { $objective } » ne tombera pas pendant ce round : il faudrait { $short } de plus en { $value }.
hint-objective-falls = « { $objective } » tombera pendant ce round, si vous n’épuisez rien de ce qui y compte.
hint-wedges-later = On ne se bat pas encore, mais le champ de bataille décidera : ce que vous y posez maintenant y reste.
hint-wedges = Le champ de bataille décidera : cherchez où un peu plus renverse une bataille.
hint-wedge-lost = { $wedge } : presque perdue ; elle tombe à { $left } dégâts de plus.
hint-wedge-lost-zeal = { $wedge } : presque perdue ; elle tombe à { $left } dégâts de plus, et il vous y manque du { value-zeal }.
hint-wedge-won = { $wedge } : presque à vous ; encore { $left } dégâts et vous l’emportez.
hint-wedge-might = { $wedge } : vous y avez { $short } de retard en { value-might }.
hint-army = Vos cartes Prêtes ont { $ours } en { value-might } contre { $theirs } : pensez à ce qui reste en jeu.
hint-resources = { $count ->
    [0] Aucune de vos Ressources n’est Prête : tout ce qui en apporte ménage les cartes de votre main.
    [one] Vous avez une Ressource Prête : ce qu’elle paie ne vous coûte pas de cartes.
   *[other] Vous avez { $count } Ressources Prêtes : ce qu’elles paient ne vous coûte pas de cartes.
  }
hint-enough = Aller plus loin ne vous apporterait rien.
hint-leader = « { $card } » doit vivre : demandez-vous qui pourrait atteindre votre Chef de Guerre.
hint-leader-weak = « { $card } » n’a plus que { $left } en Santé : sa chute vous ferait perdre la partie.
hint-hand = { $count ->
    [0] Vous n’avez plus de cartes en main
    [one] Vous avez une carte en main
   *[other] Vous avez { $count } cartes en main
  } : ce que vous gardez, c’est ce que vous pourrez faire au prochain round.
hint-keep = Ce que vous gardez, c’est ce que vous pourrez faire au prochain round : séparez-vous de ce qui vous manquera le moins.
hint-tire = Épuiser « { $card } »
hint-target = Choisir « { $element } »
hint-deck = Votre pioche n’a plus que { $count } cartes, et une pioche vide fait perdre.
hint-wait = Ce que vous pourriez encore faire coûte plus que cela ne rapporte.
hint-pay = Une carte Épuisée pour payer ne compte plus pendant ce round, et une carte défaussée est perdue : payez avec ce qui vous manquera le moins.
hint-tempo = Pensez à l’ordre des tours : qui passe le dernier voit ce que l’autre a fait.

# Mises en garde : ce qu’un choix peut coûter
warn-leader = « { $card } » tombe et vous perdez la partie
warn-lost = Vous perdez la partie
warn-wedge = { $wedge } : l’adversaire l’emporte
warn-missed = Vous ne détruisez pas « { $objective } » pendant ce round
warn-objective = L’adversaire détruit « { $objective } » pendant ce round

# Pourquoi pas, et que faire
hebs-not-yours = La carte « { $card } » n’est pas à vous.
    .remedy = Choisissez une de vos cartes.
hebs-not-in-hand = La carte « { $card } » n’est pas dans votre main.
    .remedy = Choisissez une carte que vous avez en main.
hebs-no-when-played = La carte « { $card } » n’a plus de capacité Quand Joué numéro { $number }.
    .remedy = Choisissez une capacité proposée, ou n’en utilisez aucune.
hebs-passed = Vous avez passé au round { $round } et n’avez plus de tour de déploiement dans cette phase ; les { $side } continuent jusqu’à ce qu’ils passent aussi.
    .remedy = Attendez le prochain round ; d’ici là, vous pouvez encore appliquer des Réactions.
hebs-in-discard = La carte « { $card } » est dans votre défausse : on joue les cartes de sa main, et seule une carte Implacable depuis le dessus de la défausse.
    .remedy = Jouez une carte de votre main.
hebs-in-play = La carte « { $card } » est déjà en jeu : on joue les cartes de sa main.
    .remedy = Jouez une carte de votre main, ou exécutez une Action de celle-ci.
hebs-not-in-play = La carte « { $card } » n’est pas en jeu.
    .remedy = Jouez-la d’abord, ou choisissez une carte en jeu.
hebs-tired = La carte « { $card } » est Épuisée.
    .remedy = Choisissez une carte Prête ; celle-ci le redeviendra à la prochaine phase de Préparation.
hebs-wrong-verb = La carte « { $card } » ne se joue pas ainsi : { $how ->
    [play] c’est une carte d’armée, qui se place sur une { $column ->
        [frontier] Frontière
       *[wedge] Aile
    }
    [act] c’est un Événement, qui s’exécute depuis la main
    [reserve] c’est une Tactique, qui va dans votre réserve
   *[attach] c’est un Attachement, qui se place sur ce que dit son texte
}.
    .remedy = { $how ->
    [play] Jouez-la sur une { $column ->
        [frontier] Frontière
       *[wedge] Aile
    }
    [act] Exécutez une de ses Actions
    [reserve] Jouez-la dans votre réserve
   *[attach] Jouez-la sur l’élément de votre choix
}.
hebs-cost = La carte « { $card } » coûte { $cost }, et il vous manque { $short } ; de quoi payer : { $held ->
    [0] aucune autre carte en main
    [one] { $held } autre carte en main
   *[other] { $held } autres cartes en main
} et { $ready ->
    [0] aucune Ressource Prête
    [one] { $ready } Ressource Prête
   *[other] { $ready } Ressources Prêtes
}.
    .remedy = Gardez plus de cartes en main ou plus de Ressources Prêtes, ou choisissez moins cher.
hebs-wedge-full = { $wedge } : vous y avez déjà { $there } cartes d’armée, et { $most } est le maximum.
    .remedy = Choisissez un autre endroit, ou faites de la place par un déplacement ou un sacrifice.
hebs-covered = La carte « { $card } » est recouverte : une carte Implacable ne se joue que depuis le dessus de la défausse.
    .remedy = Jouez une carte de votre main.
hebs-not-now = Ce n’est pas le moment { $doing ->
    [side] de choisir un camp
    [place] de placer votre Chef de Guerre
    [remove] de retirer des cartes de votre paquet
    [done] de finir votre paquet
    [keep] de garder votre première main
    [redraw] de piocher une autre première main
    [discard] de défausser
    [pass] de passer
    [play] de jouer une carte
    [reserve] de jouer une Tactique
    [attach] de jouer un Attachement
    [act] d’exécuter une Action
    [sacrifice] de sacrifier une carte
    [pay] de payer
    [use] d’appliquer une capacité Quand Joué
    [decline] de refuser une capacité Quand Joué
    [target] de choisir une cible
    [enough] de cesser de choisir des cibles
    [respond] de réagir
    [draw] de piocher une carte pour un Objectif
   *[other] de faire cela
} : une autre question est posée.
    .remedy = Répondez d’abord à la question posée ; « board » la montre.
hebs-no-host = La carte « { $card } » ne peut être attachée à « { $element } ». Son texte dit : { $text }
    .remedy = Attachez-la à ce que dit son texte.
hebs-no-action = La carte « { $card } » n’a pas de capacité { $number } : elle { $count ->
    [0] n’en a aucune.
    [one] en a une.
   *[other] en a { $count }.
}
    .remedy = Nommez une de ses Actions ; les capacités se comptent à partir de 1, depuis le haut de la carte.
hebs-no-response = La carte « { $card } » n’a pas de capacité { $number } : elle { $count ->
    [0] n’en a aucune.
    [one] en a une.
   *[other] en a { $count }.
}
    .remedy = Nommez une de ses Réactions, ou passez.
hebs-solo-ability = La capacité { $number } de « { $card } » est une capacité Solo, sans effet entre deux joueurs.
    .remedy = Utilisez une autre de ses capacités ; celle-ci est pour le jeu en solo.
hebs-other-kind = La capacité { $number } de « { $card } » est une { $kind ->
    [action] Action, qui s’exécute pendant un tour de déploiement
    [response] Réaction, qui répond à ce qu’elle nomme
    [played] capacité Quand Joué, qui ne s’applique qu’à l’entrée en jeu de la carte
    [solo] capacité Solo, qui ne s’applique que lorsque l’on joue la carte
   *[constant] capacité Permanente, active d’elle-même tant que la carte est en jeu
}.
    .remedy = { $kind ->
    [action] Exécutez-la pendant votre tour de déploiement.
    [response] Attendez qu’on vous demande si vous réagissez.
    [played] Jouez la carte, et appliquez-la alors.
    [solo] Jouez la carte, et appliquez-la alors.
   *[constant] Il n’y a rien à faire pour elle ; choisissez autre chose.
}
hebs-nothing-to-answer = La carte « { $card } » ne peut pas réagir : il n’y a rien à quoi réagir maintenant.
    .remedy = Attendez qu’on vous demande si vous réagissez ; à votre tour, jouez une carte ou exécutez une Action.
hebs-only-answer = Seule une Réaction est possible maintenant : les Actions et les cartes attendent votre tour de déploiement.
    .remedy = Appliquez une Réaction, ou passez.
hebs-other-trigger = La carte « { $card } » réagit à { $on ->
    [0] une capacité que l’on applique
    [1] une carte d’armée que l’on joue
    [2] des dégâts à une carte
    [3] la destruction d’une carte
    [4] un déplacement
    [5] des dégâts à une Aile ou à une Frontière
    [6] des dégâts à un Objectif
   *[7] un joueur qui passe
} ; ici, il s’agit { $what ->
    [0] d’une capacité que l’on applique
    [1] d’une carte d’armée que l’on joue
    [2] de dégâts à une carte
    [3] de la destruction d’une carte
    [4] d’un déplacement
    [5] de dégâts à une Aile ou à une Frontière
    [6] de dégâts à un Objectif
   *[7] d’un joueur qui passe
}.
    .remedy = Attendez ce que nomme sa Réaction, ou passez.
hebs-late-range = La carte « { $card } » recourt { $column ->
    [frontier] au Tir, qui
   *[wedge] à l’Archerie, qui
}, dans cette partie, attend que les deux joueurs soient à l’Objectif final : les { $side } en sont encore à « { $objective } », avec { $left } à détruire.
    .remedy = Que chacun atteigne d’abord l’Objectif final.
hebs-when-final = La carte « { $card } » ne s’utilise qu’avec { $both ->
    [0] votre Objectif final
   *[1] l’Objectif final des deux joueurs
} en jeu : les { $side } en sont encore à « { $objective } », avec { $left } à détruire.
    .remedy = Attendez ce moment, ou utilisez une autre capacité.
hebs-when-has = La carte « { $card } » exige une carte qui n’est pas en jeu. Son texte dit : { $text }
    .remedy = Mettez d’abord une telle carte en jeu.
hebs-when-by = La carte « { $card } » ne réagit qu’à ce que fait { $whose ->
    [1] son propre camp ; ici, c’est votre adversaire qui agit
   *[2] votre adversaire ; ici, c’est vous qui agissez
}.
    .remedy = Attendez ce que nomme sa Réaction, ou passez.
hebs-when-about = La carte « { $card } » ne réagit pas à « { $element } ». Son texte dit : { $text }
    .remedy = Attendez ce que nomme sa Réaction, ou passez.
hebs-when-range = La carte « { $card } » réagit aux attaques { $column ->
    [frontier] de Tir
   *[wedge] d’Archerie
}, et « { $element } » n’en fait pas maintenant.
    .remedy = Attendez une telle attaque, ou passez.
hebs-solo-used = « { $card } » a servi pour sa capacité Solo, et n’en a pas d’autre tant que la carte reste en jeu.
    .remedy = Choisissez une autre carte ; jouée de nouveau, celle-ci retrouvera toutes ses capacités.
hebs-condition = Une condition de la carte « { $card } » n’est pas remplie. Son texte dit : { $text }
    .remedy = Remplissez d’abord la condition que donne son texte.
hebs-no-target = Il n’y a rien que la carte « { $card } » puisse choisir.
    .remedy = Attendez qu’il y ait une cible telle que son texte la décrit.
hebs-wrong-kind = La carte « { $card } » choisit une { $wanted ->
    [wedge] Aile
    [frontier] Frontière
   *[card] carte
}, ce que « { $element } » n’est pas.
    .remedy = Choisissez une cible proposée.
hebs-not-meant = « { $element } » n’est pas une cible que « { $card } » puisse choisir. Le texte dit : { $text }
    .remedy = Choisissez une cible proposée.
hebs-shielded = La carte « { $element } » ne peut être la cible { $column ->
    [frontier] du Tir
   *[wedge] de l’Archerie
} : « { $card } » l’en protège.
    .remedy = Choisissez une autre cible, ou débarrassez-vous d’abord de « { $card } ».
hebs-range-far = La carte « { $element } », en Ligne { $row }, est à { $away } Lignes de distance, et « { $card } » porte à { $reach }.
    .remedy = Choisissez un ennemi plus proche.
hebs-range-wedge = La carte « { $element } » est ailleurs ({ $wedge }) que « { $card } » ({ $wedge2 }), et l’on ne tire pas d’un endroit à l’autre.
    .remedy = Choisissez un ennemi au même endroit, à { $reach } Lignes au plus.
hebs-no-enemy = La carte « { $element } » n’est pas un ennemi : « { $card } » tire sur les cartes d’armée de votre adversaire.
    .remedy = Choisissez une cible proposée.
hebs-not-there = La carte « { $element } » n’est pas en jeu.
    .remedy = Choisissez une cible proposée.
hebs-not-discarded = La carte « { $element } » n’est pas dans votre défausse. Le texte dit : { $text }
    .remedy = Choisissez une cible proposée.
hebs-readied-already = La carte « { $element } » a déjà été rendue Prête par un effet pendant ce round, et cela n’arrive qu’une fois par round à une carte.
    .remedy = Choisissez une autre carte, ou dites que cela suffit.
hebs-target-state = La carte « { $element } » { $fault ->
    [tired] est Épuisée
    [ready] est Prête
    [whole] n’a pas de dégâts
    [elsewhere] est sur une autre { $column ->
        [frontier] Frontière
       *[wedge] Aile
    }
    [itself] est celle qui agit
   *[row] est en Ligne { $row }
}. Le texte dit : { $text }
    .remedy = Choisissez une cible proposée.
hebs-move-here = La carte « { $card } » y est déjà ({ $wedge }).
    .remedy = Choisissez un autre endroit où il y a de la place.
hebs-wedge-claimed = { $wedge } : les { $side } l’ont déjà emportée.
    .remedy = Choisissez un endroit que personne n’a emporté.
hebs-nobody-there = { $wedge } : il n’y a là aucun ennemi que « { $card } » puisse toucher.
    .remedy = Choisissez un endroit où il y a un ennemi.
hebs-must-choose = La carte « { $card } » ne dit pas « jusqu’à » : il faut choisir une cible.
    .remedy = Choisissez une cible proposée.
hebs-target-again = « { $element } » est déjà parmi vos choix.
    .remedy = Choisissez une autre cible proposée, ou dites que cela suffit.
hebs-turn-limit = Cette phase a compté { $most } tours, et il n’y en a pas davantage.
    .remedy = Passez ; la partie continue au prochain round.
hebs-leader-stays = « { $card } » est votre Chef de Guerre, qui ne se sacrifie pas et ne se retire pas du paquet.
    .remedy = Choisissez une autre carte.
hebs-not-battlefield = La carte « { $card } » est dans votre réserve, qui ne fait pas partie du champ de bataille.
    .remedy = Sacrifiez une carte d’armée ou un Attachement du champ de bataille.
hebs-on-their-side = La carte « { $card } » n’est pas de votre côté du champ de bataille : elle est sur « { $element } ».
    .remedy = Sacrifiez une carte de votre propre côté.
hebs-pay-itself = La carte « { $card } » est celle que vous payez : elle ne peut pas payer.
    .remedy = Défaussez une autre carte, ou épuisez une carte Prête qui a des Ressources.
hebs-pay-order = La carte « { $card } » ne peut payer maintenant : cette partie a commencé sous des règles où l’on épuise d’abord, dans l’ordre des cartes, et où l’on défausse ensuite ; il reste { $left } à payer.
    .remedy = Choisissez une source proposée, ou annulez et commencez le paiement par une autre.
hebs-no-resources = La carte « { $card } » ne produit aucune Ressource.
    .remedy = Épuisez une carte Prête qui a des Ressources, ou défaussez de votre main.
hebs-discarded-already = « { $card } » est déjà parmi vos défausses.
    .remedy = Choisissez une autre carte.
hebs-deck-least = Un paquet compte au moins { $least } cartes, et le vôtre n’en a pas plus.
    .remedy = Choisissez Terminé.
hebs-removed-already = La carte « { $card } » est déjà parmi celles que vous retirez.
    .remedy = Choisissez une autre carte, ou Terminé.
hebs-remove-order = La carte « { $card } » ne peut être retirée maintenant : les cartes se nomment dans l’ordre, chacune une seule fois.
    .remedy = Choisissez une carte proposée, ou annulez et commencez par une autre.

# Comment cela finit
end-1066-wedges = { $to_win ->
    [one] { $to_win } Aile emportée
   *[other] { $to_win } Ailes emportées
}
end-1565-wedges = { $to_win ->
    [one] { $to_win } Frontière emportée
   *[other] { $to_win } Frontières emportées
}
end-1066-leader = le Chef de Guerre ennemi est détruit
end-1066-leaders = les deux Chefs de Guerre sont détruits au même moment
end-1066-deck = la pioche de l’adversaire est vide au début d’un round
end-1066-hands = aucun joueur n’a de carte en main
end-1066-decks = les deux joueurs n’ont plus de cartes
end-1565-leader = { end-1066-leader }
end-1565-leaders = { end-1066-leaders }
end-1565-deck = { end-1066-deck }
end-1565-hands = { end-1066-hands }
end-1565-decks = { end-1066-decks }

# Choix, en toutes lettres
do-side = Jouer les { $side }
do-place = { $wedge }
do-remove = Retirer « { $card } »
do-done = Terminé
do-keep = Garder cette main
do-redraw = La remélanger et piocher { $first_hand } nouvelles cartes
do-discard = Défausser « { $card } »
do-pass = Passer
do-pass-abilities-answers-respond = Laisser faire
do-play = Jouer « { $card } » ({ $wedge })
do-reserve = Jouer « { $card } » dans la réserve
do-attach = Jouer « { $card } » ({ $element })
do-act = { $card } – { $text }
do-respond = { $card } – { $text }
do-sacrifice = Sacrifier « { $card } »
do-pay = { $card }
do-use = L’utiliser – { $text }
do-decline = Ne pas l’utiliser
do-target = { $element }
do-enough = Cela suffit
do-draw = Piocher une carte

# À une vraie table
do-reveal = La première carte du Rival est « { $card } »
do-over = La pioche du Rival est vide
do-attack = Le Rival fait son attaque d’Archerie
do-withdraw = Le Chef de Guerre du Rival se replie
do-lay = Je joue « { $card } » ({ $wedge })
do-store = Je joue « { $card } » dans ma réserve
do-attach-companion-told = Je joue « { $card } » ({ $element })
do-shift = Déplacement de « { $card } » ({ $wedge })
do-hit = 1 dégât subi : « { $card } »
do-heal = 1 dégât retiré : « { $card } »
do-tire = Carte Épuisée : « { $card } »
do-ready = Carte Prête : « { $card } »
do-gone = Carte qui quitte le jeu : « { $card } »
do-claim = { $wedge } : emportée par les { $side }
do-final = Les { $side } atteignent l’Objectif final
do-pass-companion-told = Je passe : attaques d’Archerie du Rival, une carte de plus, et le cadran avance
companion-over = La pioche du Rival est vide : retournez sa défausse ; ce tour est sauté [{ $rule }].
companion-gone = Carte qui a quitté le jeu : « { $card } ».
companion-discard = Défaussez { $number ->
    [one] une carte
   *[other] { $number } cartes
} de votre choix, si vous en avez en main [{ $rule }].
companion-hinder = Retirez de votre Objectif en cours { $number } { $number ->
    [one] dégât
   *[other] dégâts
}, ou ce qu’il en porte [{ $rule }].
companion-advance = Placez { $number } { $number ->
    [one] dégât
   *[other] dégâts
} sur l’Objectif en cours du Rival [{ $rule }].
companion-wedge-heals = Retirez { $number } de vos dégâts, ou ce qu’il y en a ({ $wedge }) [{ $rule }].
companion-wedge-damage = Placez { $number } { $number ->
    [one] dégât
   *[other] dégâts
} du Rival ({ $wedge }) [{ $rule }].
companion-final = Les { $side } ont atteint l’Objectif final.
companion-no-attack = Le Rival n’a pas d’attaque d’Archerie à faire maintenant.
    .remedy = Révélez plutôt la première carte de sa pioche.
companion-no-withdraw = Le Chef de Guerre du Rival n’a pas à se replier : sa place n’est pas emportée, ou il n’en reste pas d’autre.
    .remedy = Révélez plutôt la première carte de la pioche du Rival.
companion-no-over = Le Rival ne pioche pas maintenant : sa pioche ne peut pas être vide.
    .remedy = Laissez-le d’abord jouer son tour.
companion-card-first = Le Rival est en train de piocher, et l’on attend sa carte avant toute autre chose.
    .remedy = Nommez la carte qu’il révèle, ou dites que sa pioche est vide.
companion-not-there = « { $card } » n’est pas en jeu à cette table.
    .remedy = Dites d’abord comment la carte y est venue, ou annulez.
companion-ready-already = « { $card } » : carte déjà Prête.
    .remedy = Il n’y a rien à dire.
companion-tire-already = « { $card } » : carte déjà Épuisée.
    .remedy = Il n’y a rien à dire.
companion-leader-gone = « { $card } » est un Chef de Guerre, qui ne quitte le jeu que détruit, ce qui met fin à la partie.
    .remedy = Dites plutôt les dégâts : toucher, et son nom.
companion-unhurt = « { $card } » : aucun dégât.
    .remedy = Dites d’abord les dégâts, ou annulez.
companion-no-army = « { $card } » n’est pas une carte d’armée : ni dégât, ni déplacement.
    .remedy = Nommez une carte d’armée.
companion-final-already = { $side } : l’Objectif final est déjà atteint.
    .remedy = Il n’y a rien à dire.
companion-claimed-already = Place déjà emportée ({ $wedge }) par : { $side }.
    .remedy = Nommez-en une autre, ou annulez.
companion-not-the-foes = « { $card } » n’est pas une carte du Rival.
    .remedy = Si vous l’avez jouée, écrivez « mienne » et son nom.
companion-not-yours = « { $card } » n’est pas une de vos cartes.
    .remedy = Si le Rival l’a révélée, écrivez son nom seul.
companion-shoots-first = Le Rival ne pioche pas : il attaque à distance avec « { $card } ».
    .remedy = Remettez la carte sans la regarder, et appuyez sur Entrée pour le tour du Rival.
companion-withdraws-first = Le Rival ne pioche pas : repli de « { $card } ».
    .remedy = Remettez la carte sans la regarder, et appuyez sur Entrée pour le tour du Rival.
companion-in-play = « { $card } » : carte déjà en jeu.
    .remedy = Nommez une autre carte ; si celle-ci a quitté le jeu, écrivez d’abord « partie » et son nom.
companion-discarded = « { $card } » est dans la défausse du Rival.
    .remedy = Nommez une autre carte ; si la pioche du Rival est vide, écrivez d’abord « vide ».
companion-event = « { $card } » est un Événement, qui ne reste pas sur la table.
    .remedy = Dites seulement ce qui a changé.
companion-other-kind = « { $card } » est { $kind ->
    [army] une carte d’armée : nommez aussi la place, comme dans « mienne archers w1 »
    [tactics] une Tactique : ne nommez pas de place
   *[attachment] un Attachement : nommez ce qui le porte
}.
    .remedy = Dites-le ainsi.
companion-there-already = « { $card } » y est déjà ({ $wedge }).
    .remedy = Nommez une autre place.
companion-full = { $side } : déjà { $number } cartes d’armée ({ $wedge }), et il y a place pour { $most }.
    .remedy = Dites d’abord laquelle est partie, ou nommez une autre place.

# Le Rival : questions
ask-targets-aim = Au choix du joueur : quelle est la cible du Rival pour « { $card } » ?
ask-ranges-shooter = Au choix du joueur : laquelle des cartes d’Archerie du Rival attaque maintenant ?
ask-playing-replaced = Au choix du joueur : laquelle des cartes les moins chères du Rival cède la place à « { $card } » ?
ask-playing-host = Au choix du joueur : sur quoi le Rival joue-t-il « { $card } » ?
ask-playing-mode = Au choix du joueur : à quoi le Rival emploie-t-il « { $card } » ?
ask-commander-refuge = Au choix du joueur : vers où le Chef de Guerre « { $card } » se replie-t-il ?
ask-commander-makes-room = Au choix du joueur : quelle carte cède la place à « { $card } » ?
ask-companion-told = Quelle carte le Rival révèle-t-il, ou que se passe-t-il d’autre à votre table ?
ask-companion-revealed = Quelle carte le Rival révèle-t-il ?
ask-objectives-spoils = Vous avez détruit un Objectif : piocher une carte ?

# Le Rival : ce qui se passe, et selon quelle règle
foe-sets-up = Le Rival commence avec « { $card } » ({ $wedge }, Ligne { $number }) [{ $rule }].
foe-dial = Le cadran est au round { $number } et indique { $number2 } [{ $rule }].
foe-has = Le Rival dispose de { $number } { $number ->
    [one] Ressource
   *[other] Ressources
} avec ses cartes Prêtes [{ $rule }].
foe-new-cards = Le Rival atteint { $number2 } { $number2 ->
    [one] Ressource
   *[other] Ressources
} : { $number ->
    [one] { $number } carte est mélangée
   *[other] { $number } cartes sont mélangées
} à sa pioche [{ $rule }].
foe-shoots = Attaque d’Archerie du Rival avec « { $card } », carte épuisée par ce tir [{ $rule }].
foe-holds-fire = Pas de tir de « { $card } » : le Rival n’est pas en train de perdre ({ $wedge }, Force { $number } contre { $number2 }) [{ $rule }].
foe-no-battle = Pas de tir de « { $card } » : l’Aile est emportée ({ $wedge }), aucune bataille de Force n’y a lieu [{ $rule }].
foe-too-dear = Le Rival révèle « { $card } » (coût { $number }) et dispose de { $number2 } : carte défaussée [{ $rule }].
foe-too-dear-still = Le Rival révèle « { $card } » (coût { $number }, { $number2 } de moins : { $number3 }) et dispose de { $number4 } : carte défaussée [{ $rule }].
foe-reveals = Le Rival révèle « { $card } » (coût { $number }) et dispose de { $number2 } [{ $rule }].
foe-reveals-cheaper = Le Rival révèle « { $card } » (coût { $number }, { $number2 } de moins : { $number3 }) et dispose de { $number4 } [{ $rule }].
foe-no-event = Le Rival révèle « { $card } » : rien n’y changerait quoi que ce soit maintenant, la carte est défaussée et il en pioche une autre [{ $rule }].
foe-no-host = Le Rival révèle « { $card } » : rien ne peut porter cette carte, elle est défaussée et il en pioche une autre [{ $rule }].
foe-turns-over = La pioche du Rival est vide : sa défausse ({ $number }) est retournée et ce tour est sauté [{ $rule }].
foe-places = Le Rival place « { $card } » ({ $wedge }, Ligne { $number }) [{ $rule }].
foe-replaces = Le Rival remplace « { $card2 } » par « { $card } » ({ $wedge }, Ligne { $number }) [{ $rule }].
foe-full = Le champ de bataille du Rival est plein et « { $card } » n’y remplace rien : la carte est défaussée et rien n’est joué [{ $rule }].
foe-reserves = Le Rival joue « { $card } » dans sa réserve [{ $rule }].
foe-attaches = Le Rival joue l’Attachement « { $card } » ({ $element }) [{ $rule }].
foe-draws-again = Le Rival pioche pour une carte à { $number } de moins [{ $rule }].
foe-ignores = Le Rival ignore une capacité de « { $card } » [{ $rule }].
foe-acts = Le Rival utilise « { $card } » [{ $rule }].
foe-cannot-act = « { $card } » : rien de possible maintenant [{ $rule }].
foe-aims = Cible de « { $card } » : { $element } [{ $rule }].
foe-commander = Repli de « { $card } » ({ $wedge }) [{ $rule }].
foe-commander-stays = Repli de « { $card } » empêché ({ $wedge }) : personne ne cède la place, et le Rival recommencera [{ $rule }].
foe-no-hand = Hors jeu : « { $card } » ; le Rival n’a pas de main, la carte est défaussée [{ $rule }].
foe-worst = Sur { $number } choix, { $element } est le pire pour vous : votre position vaut alors { $number2 }, au mieux { $number3 } (sur 100) [{ $rule }].
foe-worst-act = Sur { $number2 } choix, la capacité { $number } de « { $card } » est le pire pour vous : votre position vaut alors { $number3 }, au mieux { $number4 } (sur 100) [{ $rule }].
foe-no-effect = L’effet de l’Objectif « { $objective } » à sa destruction est ignoré [{ $rule }].
foe-passes = Le Rival passe, et la phase est terminée [{ $rule }].

# Le Rival : pourquoi pas
foe-others-first = « { $element } » vient après d’autres pour « { $card } ».
    .remedy = Choisissez parmi ce qui est proposé : les règles du Rival le placent avant.
foe-not-replaced = « { $element } » ne cède pas la place à « { $card } ».
    .remedy = Choisissez parmi les cartes proposées : les moins chères que laissent les règles.
foe-no-shooter = Pas d’attaque d’Archerie du Rival avec « { $element } » maintenant.
    .remedy = Choisissez une de ses cartes d’Archerie Prêtes parmi celles qui sont proposées.
foe-shooter-later = Pas encore d’attaque avec « { $element } » : une autre carte d’Archerie du Rival atteint une des vôtres et passe d’abord.
    .remedy = Choisissez parmi celles qui sont proposées.
foe-no-mode = Le Rival ne peut pas utiliser maintenant la capacité { $number } de « { $card } ».
    .remedy = Choisissez une des capacités proposées.

# Le Rival : la fin
end-1066-solo-wedges = { end-1066-wedges }
end-1066-solo-leader = { end-1066-leader }
end-1066-solo-leaders = { end-1066-leaders }
end-1066-solo-deck = la pioche du joueur est vide au début d’un round
end-1565-solo-wedges = { end-1565-wedges }
end-1565-solo-leader = { end-1066-leader }
end-1565-solo-leaders = { end-1066-leaders }
end-1565-solo-deck = { end-1066-solo-deck }
end-1066-foe-wedges = { end-1066-wedges }
end-1066-foe-leader = { end-1066-leader }
end-1066-foe-leaders = { end-1066-leaders }
end-1565-foe-wedges = { end-1565-wedges }
end-1565-foe-leader = { end-1066-leader }
end-1565-foe-leaders = { end-1066-leaders }

# Le jeu et ses options, pour qui prépare une partie
list-round = Round { $number }
blurb-1066 = Un jeu de cartes : levez une armée, gagnez Hastings par { $objectives } Objectifs et emportez-y { $to_win } des { $wedges } Ailes, ou abattez le Chef de Guerre ennemi.
blurb-1066-solo = Un joueur contre le Rival, qui suit des règles écrites : { $levels } niveaux, un score et un titre.
blurb-1565 = Le grand siège de Malte en jeu de cartes : l’armada du sultan contre les Chevaliers, pour { $to_win } des Frontières Saint-Elme, Senglea et Birgu.
blurb-1066-foe = Vous avez la boîte sur la table : dites ce qui s’y trouve et quelle carte le Rival révèle ; Senlac dit ce que fait le Rival, et selon quelle règle.
blurb-1565-foe = { blurb-1066-foe }
blurb-1565-solo = Un joueur contre le Rival à Malte, selon les règles solo : { $levels } niveaux, un score et un titre.
option-edition = Édition
    .help = L’édition française recommande des variantes, qu’elle présélectionne : « { option-shuffled-objectives } », « { option-draft-draw3 } », « { option-late-range } ».
option-edition-en = anglaise
option-edition-fr = française
option-faction = Première place
    .help = Le camp de la première place.
option-faction-norman = Normands
option-faction-saxon = Saxons
option-faction-ottoman = Ottomans
option-faction-malta = Chevaliers de Malte
option-opponent = Seconde place
    .help = Le camp de la seconde place.
option-opponent-norman = Normands
option-opponent-saxon = Saxons
option-opponent-ottoman = Ottomans
option-opponent-malta = Chevaliers de Malte
option-1066-solo-faction = Votre camp
    .help = Le camp que vous jouez.
option-1066-solo-opponent = Camp du Rival
    .help = Le camp que joue le Rival.
option-1066-foe-faction = { option-1066-solo-faction }
    .help = { option-1066-solo-faction.help }
option-1066-foe-opponent = { option-1066-solo-opponent }
    .help = { option-1066-solo-opponent.help }
option-1565-foe-faction = { option-1066-solo-faction }
    .help = { option-1066-solo-faction.help }
option-1565-foe-opponent = { option-1066-solo-opponent }
    .help = { option-1066-solo-opponent.help }
option-1565-solo-faction = { option-1066-solo-faction }
    .help = { option-1066-solo-faction.help }
option-1565-solo-opponent = { option-1066-solo-opponent }
    .help = { option-1066-solo-opponent.help }
option-choosing = Choisir son camp à la table
    .help = Un joueur tiré au sort choisit son camp ; l’autre prend celui qui reste.
option-battlefield = Champ de bataille
    .help = Le champ de bataille de la boîte de l’attaquant, ou l’un de ceux-ci.
option-battlefield-attacker = celui de l’attaquant
option-battlefield-1066 = les Ailes de 1066
option-battlefield-1565 = les Frontières de 1565
option-shuffled-objectives = Objectifs mélangés
    .help = Les Objectifs qui précèdent l’Objectif final viennent dans un ordre aléatoire.
option-cut-decks = Paquets réduits
    .help = Avant de jouer, chacun peut retirer des cartes de son paquet, sans descendre au-dessous de { $least_deck }.
option-deck = Paquet
    .help = Un paquet à vous, par le code que lui donne la page des cartes. Il va avec les paquets réduits.
option-opponent-deck = L’autre paquet
    .help = De même pour la seconde place.
option-draft = Pioche
    .help = Combien de cartes on pioche à chaque round, et combien on en défausse ensuite.
option-draft-draw2 = piocher 2
option-draft-draw3 = piocher 3, défausser 1
option-draft-draw4 = piocher 4, défausser 2
option-late-range = { $column ->
    [frontier] Tir tardif
   *[wedge] Archerie tardive
}
    .help = { $column ->
    [frontier] Le Tir
   *[wedge] L’Archerie
} ne sert qu’une fois les deux joueurs à l’Objectif final.
option-tie = Égalité
    .help = Quand personne ne gagne : les deux pioches sont vides ou, comme le dit l’édition française, les deux mains.
option-tie-decks = les deux pioches vides
option-tie-hands = les deux mains vides
option-respond-again = Réagir plus d’une fois
    .help = Une fenêtre de Réaction reste ouverte jusqu’à ce que les deux joueurs aient passé l’un après l’autre.
option-packs = Paquets de cartes
    .help = Des fichiers de cartes qui remplacent ou complètent celles du jeu.

# Le Rival : ses options
option-level = Niveau du Rival
    .help = Ce dont le Rival dispose, round après round.
option-level-easy = Facile
option-level-normal = Normal
option-level-hard = Difficile
option-level-hero = Héros
option-level-epic = Épique
option-level-king = Roi
option-quick-play = Partie rapide
    .help = La pioche du Rival commence avec ses seules cartes gratuites et grandit avec ses Ressources.
option-worst = Le pire choix
    .help = Tout ce que les règles du Rival laissent au joueur est ce qu’il y a de pire pour lui.
option-foe-marker = Le Rival a le marqueur
    .help = Le Rival compte comme détenteur du marqueur Premier joueur, pour une partie plus difficile.
