# Les mots des jeux de cartes, chacun une fois : ceux des plateaux, des scènes, des listes et des cartes
name-1066 = 1066, dans la Fureur et le Sang
name-1066-solo = { name-1066 } : en solo
name-1066-foe = { name-1066 } : le Rival pour votre table
name-1565 = 1565, St. Elmo’s Pay
name-1565-solo = { name-1565 } : en solo
name-1565-foe = { name-1565 } : le Rival pour votre table

## Mots des cartes : valeurs, types et sortes de capacités
value-cost = Coût
    .letter = C
value-might = Force
    .letter = F
value-zeal = Zèle
    .letter = Z
value-health = Santé
    .letter = S
value-resources = Ressources
    .letter = R
noun-card = carte
    .many = cartes
    .gender = feminine
noun-enemy = ennemi
    .many = ennemis
    .gender = masculine
noun-army = carte d’armée
    .many = cartes d’armée
    .gender = feminine
noun-unit = Unité
    .many = Unités
    .gender = feminine
noun-character = Personnage
    .many = Personnages
    .gender = masculine
noun-leader = Chef de Guerre
    .many = Chefs de Guerre
    .gender = masculine
noun-event = Événement
    .many = Événements
    .gender = masculine
noun-tactics = carte Tactique
    .many = cartes Tactique
    .gender = feminine
    .type = Tactique
noun-attachment = Attachement
    .many = Attachements
    .gender = masculine
noun-wedge = Aile
    .many = Ailes
    .gender = feminine
noun-frontier = Frontière
    .many = Frontières
    .gender = feminine
unit-artillery = Artillerie
unit-cavalry = Cavalerie
unit-infantry = Infanterie
unit-navy = Marine
unit-ranged = Archers
unit-ranged-1565 = Tireurs
ability-action = Action
ability-response = Réaction
ability-played = Quand joué
ability-solo = Solo
ability-destroyed = Quand détruit

## Titres que partagent des capacités de plusieurs cartes
title-agile = Agile
title-artillery = Bombardement
title-bloodlust = Soif de sang
title-commander = Commandant
title-family = Famille
title-healing = Guérison
title-leader = Meneur
title-learned = Érudit
title-range = Archerie
title-relentless = Implacable
title-shielding = Protection
title-range-1565 = Tir

## Mots des plateaux et des scènes
board-round = Round
board-phase0 = Mise en place
board-phase1 = phase de Préparation
board-phase2 = phase de Déploiement
board-phase3 = phase de Bataille
board-phase3-frontier = phase de Bataille
board-phase4 = phase d’Objectif
board-step0 = Mise en place
board-step1 = Préparation
board-step2 = Déploiement
board-step3 = Bataille
board-step3-frontier = Bataille
board-step4 = Objectifs
board-over = la partie est terminée
board-no-battles = pas de bataille à ce round
board-zeal-battles = batailles de { value-zeal } à ce round
board-all-battles = batailles de Force et de { value-zeal } à ce round
board-you = (vous)
board-marker = marqueur Premier joueur
board-turn = tour de déploiement
board-passed = ont passé
board-hand = main
board-deck = pioche
board-discard = défausse
board-top = dessus
board-from-top = à partir du dessus
board-relentless = Implacable
board-objectives = Objectifs
board-against = contre
board-damage = dégâts
board-reserve = Réserve
board-might = { value-might }
board-zeal = { value-zeal }
board-health = { value-health }
board-resources = { value-resources }
board-M = { value-might.letter }
board-Z = { value-zeal.letter }
board-H = { value-health.letter }
board-claimed = emportée
board-safe = protection
board-known = Cartes vues dans cette main
board-betrayed = L’adversaire a vu
board-in-hand = Main
board-empty = aucune carte
board-limbo = En cours de jeu
board-stack = Reste à résoudre, le plus récent d’abord
board-event = { noun-event }
board-tactics = { noun-tactics.type }
board-attachment = { noun-attachment }
board-on0 = capacité
board-on1 = vient d’entrer en jeu
board-on2 = { $number } { $number ->
    [1] dégât
   *[other] dégâts
}
board-on3 = destruction
board-on4 = déplacement
board-on5 = { $number } { $number ->
    [1] dégât
   *[other] dégâts
}
board-on6 = { $number } { $number ->
    [1] dégât
   *[other] dégâts
} à l’Objectif
board-on7 = passent
board-cancelled = annulé
board-legend-tired = { adjective-tired.feminine }
board-legend-safe = aucun dégât pendant ce round
board-legend-doomed = en cours de destruction
board-legend-left = reste/total
board-dial = cadran au round
board-shows = indique
board-foe = le Rival
board-known-deck = Prochaines de sa pioche
board-legend-wedge = dégâts infligés à l’Aile
board-legend-wedge-frontier = dégâts infligés à la Frontière
board-cost = { value-cost }
board-row = Ligne
board-objective = Objectif
board-attached = Attachements
board-of = sur
board-this-round = pendant ce round
board-for-good = durablement
board-shielded = ne peut être la cible de l’Archerie
board-shielded-frontier = ne peut être la cible du Tir
board-refreshed = redevenue Prête par un effet à ce round
board-seen = l’adversaire a vu cette carte
board-chosen = choisie pour la défausse
board-cheaper = coûte moins cher en ce moment
board-relentless-top = sur le dessus : peut être jouée d’ici
board-floor = jamais sous 0
board-final = la bataille finale
board-done = détruit
board-current = en cours
board-ahead = à venir
board-attacker = attaquant
board-defender = défenseur
board-claimed-by = emportée par les
board-protected-by = l’adversaire n’y inflige aucun dégât à ce round
board-dealt = dégâts infligés
board-choosing = choix des cibles
board-attested = attesté
board-derived = déduit
board-history = tiré de l’histoire
board-rulebook = tiré des règles
board-reconstructed = reconstitué
board-free = ne coûte rien
board-costs = coûte
board-tires = l’épuise jusqu’au prochain round
board-tires-leader = épuise votre Chef de Guerre jusqu’au prochain round
board-idle = en l’état, rien ne changerait
board-idle-shielded = ennemis à portée : { $number }, tous protégés
board-idle-range = aucun ennemi ici à { $number } Lignes au plus
board-idle-full = il y a déjà { $number } cartes d’armée partout ailleurs
board-idle-readied = déjà rendues Prêtes pendant ce round, et aucune carte ne l’est deux fois : { $number }
board-idle-final = votre Objectif final n’était pas en jeu au début du round
board-idle-harm = en l’état, la carte ne nuirait qu’à elle-même
board-yields-tired = l’épuiser donne
board-yields-leader = épuiser votre Chef de Guerre donne
board-yields-discard = la défausser donne
board-lost = en trop
board-pass-first = Plus de tour dans cette phase ; vous prenez le marqueur Premier joueur.
board-pass-holder = Plus de tour dans cette phase ; vous gardez le marqueur Premier joueur.
board-pass-last = Les deux camps auront passé : la phase de Déploiement se termine.
board-pass-foe = Plus de tour dans cette phase ; le Rival tire, joue encore une carte et passe.
board-pass-here = Aucune réaction à ceci ; vous pourrez encore réagir à la suite.

## Ce qui donne des points (S.SCORE), et le titre qu’ils valent au joueur (S.RATING)
score-wedge = dégâts aux Ailes
    .part = { $number } pour les dégâts aux Ailes
score-frontier = dégâts aux Frontières
    .part = { $number } pour les dégâts aux Frontières
score-victory = victoire
    .part = { $number } pour la victoire
score-level = niveau
    .part = { $number } pour le niveau
score-leader = Chef de Guerre du Rival tué
    .part = { $number } pour la mort du Chef de Guerre du Rival
honour-10 = Manant
honour-20 = Soldat
honour-30 = Chevalier
honour-40 = Vassal
honour-50 = Duc
honour-60 = Roi
honour = Conquérant
score-none = Score { $total }, { $honour }.
score-some = Score { $total }, { $honour }, dont { $parts }.

## Qui joue
people-other = Autre { $people }
people-foe = Rival { $people }
dash = {" – "}

## Adjectifs et participes des cartes
adjective-ready = Prêt
    .feminine = Prête
    .masculine-many = Prêts
    .feminine-many = Prêtes
adjective-tired = Épuisé
    .feminine = Épuisée
    .masculine-many = Épuisés
    .feminine-many = Épuisées
adjective-damaged = endommagé
    .feminine = endommagée
    .masculine-many = endommagés
    .feminine-many = endommagées
adjective-unhurt = indemne
    .feminine = indemne
    .masculine-many = indemnes
    .feminine-many = indemnes
adjective-enemy = ennemi
    .feminine = ennemie
    .masculine-many = ennemis
    .feminine-many = ennemies
adjective-chosen = choisi
    .feminine = choisie
    .masculine-many = choisis
    .feminine-many = choisies
adjective-destroyed = détruit
    .feminine = détruite
    .masculine-many = détruits
    .feminine-many = détruites
adjective-moved = déplacé
    .feminine = déplacée
    .masculine-many = déplacés
    .feminine-many = déplacées
adjective-played = joué
    .feminine = jouée
    .masculine-many = joués
    .feminine-many = jouées
adjective-all = tout
    .feminine = toute
    .masculine-many = tous
    .feminine-many = toutes
adjective-other = autre
    .feminine = autre
    .masculine-many = autres
    .feminine-many = autres

## Effets qui se passent de grammaire
# { $number } est l’argument, { $damage } et { $cards } tant de dégâts et tant de cartes, { $who } les cartes, { $place } l’Aile ; { $who-of } et { $who-to } avec « de » et « à ».
clause-look_at_hand = regardez la main de votre adversaire
clause-hinder_objective = retirez { $damage } de l’Objectif actuel de votre adversaire
clause-take_marker = prenez le marqueur Premier joueur
clause-turn_round = c’est vous qui infligez ces dégâts

## Le module de la grammaire des cartes, dans `show`
card-grammar = french

## Ce que dit une carte, d’où on le sait, et les feuilles de cartes
fact-name = nom
fact-type = type
fact-ability = capacités
fact-copies = exemplaires
    .letter = ×
fact-text = texte
fact-battle = combat
fact-value = valeur
grade-rulebook = livret de règles
grade-attested = attesté
grade-derived = déduit
grade-history = histoire
grade-reconstructed = reconstitué
cards-listed = { $cards } cartes différentes, { $copies } en tout
cards-deck = { $faction } : { $cards } cartes en plus du Chef de Guerre
cards-deck-without = sans { $card }, × { $count }
sheet-title = Senlac : cartes à imprimer
sheet-reconstruction = Reconstitution Senlac

## Ce que disent les cartes : la grammaire l’assemble
card-this = cette carte
card-chosen = la carte choisie
card-concerned = la carte concernée
card-that-enemy = cet ennemi
card-round-end = jusqu’à la fin du round
card-attach = Attachez cette carte { $host }.
card-bearer = { $card } qui la porte
card-both-sides = des deux camps
card-either-side = de l’un ou l’autre camp
card-cost = de coût { $limit }
card-at-most = { $number } ou moins
card-at-least = { $number } ou plus
card-without-trait = sans la caractéristique { $trait }
card-has-trait = la caractéristique { $trait }
card-in-row = en Ligne { $rows }
card-not-in-row = hors de la Ligne { $row }
card-in-discard = dans votre défausse
card-away = à { $rows } { $rows ->
    [1] Ligne
   *[other] Lignes
} au plus
card-damage = { $number } { $number ->
    [1] dégât
   *[other] dégâts
}
card-cards = { $number } { $number ->
    [1] carte
   *[other] cartes
}
card-number-of = égal au nombre { $cards }
card-shoot = infligez { $damage } à un ennemi sur { $place }, { $away }
card-shooting = effectuez une { $attack } { $reach } : { $shot }
card-draw = piochez { $cards }
card-enemy-discards = votre adversaire défausse { $cards } de son choix
card-damage-objective = infligez { $damage } à votre Objectif actuel
card-discount = { $card } que vous jouez pendant ce round coûte { $number } de moins
card-cancel-destroy = annulez cette destruction
card-cancel-move = annulez ce déplacement
card-cancel-it = annulez-la
card-cancel-ability = annulez cette capacité
card-prevent = empêchez ces dégâts
card-prevent-some = empêchez { $number } de ces dégâts
card-damage-who = infligez { $damage }
card-damage-who-by = infligez { $who } un nombre de dégâts { $number }
card-heal-all = retirez tous les dégâts
card-heal-who = retirez { $damage }
card-heal-who-by = retirez { $who } un nombre de dégâts { $number }
card-take = reprenez en main { $who } de votre défausse
card-protect = empêchez tous les dégâts infligés
card-move = déplacez { $who } vers { $place }
card-recall-mine = renvoyez { $who } dans votre main
card-recall = renvoyez { $who } dans la main de son propriétaire
card-recall-many = renvoyez { $who } dans la main de leur propriétaire
card-destroy = détruisez { $who }
card-tire = épuisez { $who }
card-refresh = préparez { $who } (aucune carte plus d’une fois par round)
card-sacrifice = sacrifiez { $who }
card-of-choice = { $place } de votre choix
card-protect-wedge = empêchez votre adversaire d’infliger des dégâts { $place-to } { card-round-end }
card-bombard = infligez { $damage } à chaque ennemi sur { $place }, dans l’ordre des Lignes
card-bombard-by = infligez à chaque ennemi sur { $place }, dans l’ordre des Lignes, un nombre de dégâts { $number }
card-heal-wedge = retirez { card-damage } { $number ->
    [1] adverse
   *[other] adverses
} { $place-of }
card-damage-wedge = infligez { $damage } { $place-to }
card-damage-wedge-by = infligez { $place-to } un nombre de dégâts { $number }
card-relentless = vous pouvez jouer cette carte depuis le dessus de votre défausse
card-final = vous êtes à l’Objectif final
card-not-final = vous n’êtes pas encore à l’Objectif final
card-both-final = les deux joueurs sont à l’Objectif final
card-not-both-final = un joueur n’est pas encore à l’Objectif final
card-by-me = cela est de votre fait
card-by-enemy = cela est le fait de votre adversaire
card-ranged = il s’agit d’une { $attack }
card-not-ranged = il ne s’agit pas d’une { $attack }
card-concerns = la carte concernée est { $card }
card-in-play = est en jeu
card-not-in-play = n’est pas en jeu
card-your-objective = votre Objectif
card-their-objective = son Objectif
card-an-objective = un Objectif
card-enemy-objective = l’Objectif de votre adversaire
card-attack = attaque { $range }
    .many = attaques { $range }
card-give = donnez
card-choose = choisissez { $who } : { $done }
card-deal-damage = infliger des dégâts
card-take-damage = va subir des dégâts
card-fared = { $games } parties entre robots ({ $bot }) : piochée dans { $drawn } ; puis jouée { $use } %, et victoire de son camp { $won } % ; sur toutes les parties { $mean } %.

# Ce que comptent les rapports
moment-objective = Objectifs détruits
moment-wedge = Ailes gagnées
measure-score = score
measure-won = partie gagnée
measure-leader-killed = Chef de Guerre tué
