## La barre au-dessus d’une partie
bar-round = Round { $round }

## Le bandeau des choix
dock-about = { $count ->
    [one] un choix
   *[other] { $count } choix
  }
dock-open-cards = Ouvrez l’une des { $count } cartes marquées pour voir ce qu’elle peut faire.
dock-open = Choisissez l’un des { $count } éléments marqués sur le plateau.

## Qui a des chances de gagner
chances = Qui mène ?
chances-about = L’estimation d’un robot, d’après ce que voit un spectateur : qui va gagner ?
chances-of = { $side } { $points } %

## La colonne
rail-hint-cards = Pointez une carte pour la lire ; cliquez pour la garder ouverte.
rail-hint = Pointez un élément du plateau pour en lire le détail ; cliquez pour le garder ouvert.
rail-uses = Ce que vous pouvez en faire
rail-opened = Ouvert
rail-pointed = Sous le pointeur

## Touches
key-zones = à la partie suivante de la table (avec Maj : retour)
key-legend = ce que disent les signes

# Ce qui est écrit sur les touches
cap-enter = Entrée
cap-space = Espace
cap-esc = Échap
cap-shift = Maj
