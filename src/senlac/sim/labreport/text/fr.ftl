# Les rapports sur les séries de parties
title = { $game } : ce que disent { $games } parties
about = { $bots } · graine { $seed } · règles, version { $version }
    .runs = { $runs ->
    [one] la série { $names }
   *[other] { $runs } séries : { $names }
}
games = { $games } { $games ->
    [one] partie
   *[other] parties
}
tie = égalité
won-by = vainqueur
all-day = toute la partie
turn = tour { $turn }
per-hundred = pour 100 parties
scale = Maximum sur la grande carte : { $large } pour 100 parties ; sur les petites : { $small }
axis-round = manche
axis-turn = tour

part-wins = Qui gagne
    .note = Le point est la part des parties gagnées, le trait son intervalle à 95 %. Dans la bande, entre 47 % et 53 %, on dit le jeu équilibré.
part-side = Par camp
part-first = Celui qui commence
part-bot = Par joueur artificiel
part-pairing = Par rencontre
    .note = Victoires du camp nommé en premier.
part-option = Selon l’option { $option }
    .note = Victoires de la première place ({ $seat }).
part-matrix = Chaque camp contre chaque autre
    .note = Victoires de la ligne contre la colonne, en pour cent, avec l’intervalle en dessous.
matrix-against = contre
part-length = La durée des parties
    .round = La moitié des parties durent de { $lower } à { $upper } manches ; la médiane est de { $median }.
    .turn = La moitié des parties durent de { $lower } à { $upper } tours ; la médiane est de { $median }.
    .decisions = La moitié des parties demandent de { $lower } à { $upper } décisions ; la médiane est de { $median }.
axis-decisions = décisions
part-endings = Comment les parties se terminent
part-happened = Ce qui s’est passé, et qui l’a emporté
    .note = Victoires du camp { $seat } dans les parties où chacun de ces événements s’est produit.
part-pace = { $what } : le rythme
    .note = La barre est la moitié centrale des parties, le trait la médiane ; le pourcentage est celui des parties où cela se produit.
part-heat = { $what } : { $side }
    .note = { $times } fois en { $games }. La carte montre où, et avec quelle fréquence ; les petites font de même tour par tour, à une échelle qui leur est propre.
part-cards = Ce que vaut chaque carte
    .note = L’avance dit de combien de points de pourcentage son propriétaire a gagné plus souvent dans les parties où la carte a été piochée (ou jouée) qu’avec la carte moyenne du paquet. Elle est ramenée vers 0 autant que le hasard l’explique ; le trait est son intervalle à 95 %, l’anneau ce que les parties ont donné. On joue ses cartes quand tout va bien : l’avance à la pioche est le meilleur guide.
    .none = Aucune carte ne se distingue des autres plus que le hasard ne l’explique.
    .some = { $cards ->
    [one] Une carte se distingue
   *[other] { $cards } cartes se distinguent
} de la moyenne plus que le hasard ne l’explique ; en gras dans la liste.
part-deck = { $deck }
column-card = carte
column-drawn = piochée
    .hint = parties où elle a été piochée
column-use = jouée
    .hint = à quelle fréquence elle a été jouée une fois piochée
column-worth = avance à la pioche
column-played = avance en jeu
column-won = gagné
column-between = 95 %
part-measures = Mesuré à la fin
column-measure = mesure
column-lower = premier quartile
column-median = médiane
column-upper = troisième quartile
column-games = parties
part-made = Comment cette page a été faite
    .note = Les parties ont été jouées par { $command } et cette page a été faite par { $report }. Tout ce qu’elle dit vient de ces parties, et de rien d’autre.

verdict-fair = Équilibré : { $share } de victoires pour le camp { $side }, avec un intervalle ({ $low } à { $high }) tout entier entre 47 et 53 %.
verdict-above = Avantage { $side } : { $share } de victoires ({ $low } à { $high }).
verdict-below = Désavantage { $side } : { $share } de victoires ({ $low } à { $high }).
verdict-open = Pas tranché : { $share } de victoires ({ $low } à { $high }) pour le camp { $side }. Il faudrait environ { $needed } parties pour savoir si c’est équilibré.
tile-games = parties
tile-ties = égalités
tile-first = de victoires pour qui commence
tile-round = manches en médiane
tile-turn = tours en médiane
tile-decisions = décisions en médiane
tile-won = de victoires : { $side }

# Comment on écrit les nombres
decimal-mark = ,
thousands-mark = {"\u00A0"}
percent-mark = {"\u00A0%"}
