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
    .note = Le point est la part des parties gagnées, le trait son intervalle à 95 %. Dans la bande, entre 47 % et 53 %, nous disons le jeu équilibré.
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
part-length = Combien de temps cela dure
    .round = La moitié des parties dure de { $lower } à { $upper } manches ; la médiane est { $median }.
    .turn = La moitié des parties dure de { $lower } à { $upper } tours ; la médiane est { $median }.
    .decisions = La moitié des parties demande de { $lower } à { $upper } décisions ; la médiane est { $median }.
axis-decisions = décisions
part-endings = Comment cela finit
part-happened = Ce qui est arrivé, et qui a gagné alors
    .note = Victoires de la place { $seat } dans les parties où chaque chose est arrivée.
part-pace = { $what } : le rythme
    .note = La barre est la moitié centrale des parties, le trait la médiane ; le chiffre dit dans combien de parties cela arrive.
part-heat = { $what } : { $side }
    .note = { $times } en { $games }. La carte montre combien souvent et où ; les petites font de même tour par tour, avec leur propre échelle.
part-cards = Ce que vaut chaque carte
    .note = L’avance dit combien de fois de plus son propriétaire a gagné, en points de pourcentage, dans les parties où la carte a été piochée (ou jouée), par rapport à la carte moyenne du paquet. Elle est ramenée vers 0 autant que le hasard l’explique ; le trait est son intervalle à 95 %, l’anneau ce que les parties ont donné. On joue ses cartes quand tout va bien : l’avance à la pioche est le meilleur guide.
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
    .hint = combien souvent elle a été jouée une fois piochée
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
part-made = Comment cela a été fait
    .note = Les parties ont été jouées par { $command } et cette page a été faite par { $report }. Tout ce qu’elle dit vient de ces parties, et de rien d’autre.

verdict-fair = Équilibré : { $side } gagne { $share } des parties ({ $low } à { $high }), entièrement entre 47 et 53 %.
verdict-above = Avantage { $side } : { $share } de victoires ({ $low } à { $high }).
verdict-below = Désavantage { $side } : { $share } de victoires ({ $low } à { $high }).
verdict-open = Pas tranché : { $side } gagne { $share } des parties ({ $low } à { $high }). Il faudrait environ { $needed } parties pour savoir si c’est équilibré.
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
