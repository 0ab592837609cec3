analysis-title = Ce qui a tout décidé
analysis-working = Analyse de la partie : étape { $done } sur { $of }
analysis-again = Réessayer
analysis-busy = Le serveur est très occupé ; l’analyse reprend dans un instant.
analysis-back = Retour à la partie

## En une phrase
analysis-won = Vous avez gagné
analysis-lost = Vous avez perdu
analysis-tied = Match nul
analysis-start-you = Au premier choix, vous aviez { $points } % de chances.
analysis-luck-you =
    { $sign ->
        [plus] Le hasard vous a donné { $points } %.
        [minus] Le hasard vous a coûté { $points } %.
       *[none] Le hasard a été neutre.
    }
analysis-cost-you = Vos propres choix vous ont coûté { $points } %, dont { $most } % pour un seul : { $move }, { $when }.
analysis-cost-none = Vos propres choix ne vous ont rien coûté.
analysis-cost-them = Les erreurs d’en face vous ont rendu { $points } %.
analysis-start-side = Du point de vue d’un camp, { $side } : { $points } % de chances au premier choix.
analysis-parts-side = Hasard { $luck }, ses propres choix { $mine }, erreurs d’en face { $theirs }.
analysis-estimate = Ce n’est que l’estimation d’un robot ; le hasard est connu à ± { $noise } points près.

## Qui a bien choisi
analysis-accuracy = Bien choisi
analysis-accuracy-of = { $side } : { $share } % des choix valaient le meilleur trouvé
analysis-accuracy-none = { $side } : rien à choisir
analysis-you = vous

## La courbe
analysis-curve-you = Vos chances de gagner
analysis-curve-side = Chances de gagner : { $side }
analysis-eyes = Vu
analysis-eyes-above = toutes cartes connues
analysis-eyes-of = côté { $side }
analysis-ahead = Avantage : { $side }
analysis-turn = Tour
analysis-change = { $before } → { $after } %
analysis-turn-said = { $when }, { $side } : { $move }. De { $before } à { $after } %. { $why }
analysis-before-rounds = Avant le premier round
analysis-legend-good = Bien choisi
analysis-legend-luck = Hasard
analysis-legend-slip = Il y avait mieux
analysis-legend-swing = Déjà joué
analysis-legend-gave-up = Abandon

## Hasard et adresse
analysis-stairs = Hasard et adresse
analysis-stairs-start = Début
analysis-stairs-luck-mine-you = Hasard, vos tours
analysis-stairs-luck-theirs-you = Hasard, leurs tours
analysis-stairs-cost-mine-you = Vos erreurs
analysis-stairs-cost-theirs-you = Leurs erreurs
analysis-stairs-luck-mine-side = Hasard, ses tours
analysis-stairs-luck-theirs-side = Hasard, tours d’en face
analysis-stairs-cost-mine-side = Ses erreurs
analysis-stairs-cost-theirs-side = Erreurs d’en face
analysis-stairs-rest = Le reste
analysis-stairs-end = Fin
analysis-within = Précision, dans { $share } % des cas : hasard ± { $luck }, erreurs propres ± { $mine }, erreurs d’en face ± { $theirs }, le reste ± { $rest }.

## Moments
analysis-moments = Moments clés
analysis-moments-none = Rien de marquant : tout s’est décidé pas à pas.
analysis-moments-of = { $count } tours sur { $turns }
analysis-better = Mieux : { $better }
analysis-why-luck =
    { $sign ->
        [plus] Chance : { $points } pour { $side }
       *[minus] Malchance : { $points } pour { $side }
    }
analysis-why-luck-you =
    { $sign ->
        [plus] Chance pour vous : { $points }
       *[minus] Malchance pour vous : { $points }
    }
analysis-why-swing = Ni hasard ni erreur : cela se préparait depuis longtemps.
analysis-why-gave-up = Un choix, là aussi : il restait { $points } points.
analysis-why-good = Aussi bon que tout autre des { $options } choix.
analysis-why-forced = Il n’y avait rien à choisir.
analysis-position = La table avant ce choix : { $move }
analysis-see = Revoir ce moment
analysis-whatif = Et si… ? Reprendre d’ici
analysis-before = Moment précédent
analysis-after = Moment suivant

## Comment c’est calculé
analysis-about = Ce que valent ces chiffres
analysis-about-chance = Un robot estime les chances, toutes cartes connues ; ou d’après ce qu’un joueur pouvait savoir, en moyenne des donnes possibles. Il a appris de ses propres parties et peut se tromper.
analysis-about-luck = Le hasard : ce qui est arrivé, comparé à la moyenne des mêmes choix quand tout l’inconnu est distribué et lancé à nouveau. Au total, il est connu ici à ± { $noise } points près.
analysis-about-slip = Une erreur : l’écart avec le meilleur choix trouvé par le robot, d’après ce que le joueur pouvait savoir. Ce qui restait faisable au tour suivant n’a encore rien coûté. Un plan que le robot ne voit pas compte aussi comme une erreur. Les tours sont jugés entiers, non paiement par paiement.
analysis-about-rest = Le reste : de bons choix qui ont tout de même changé les chances, et les erreurs d’estimation. Les points sont arrondis de façon que la somme soit juste.
