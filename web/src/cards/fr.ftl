## La page des cartes
cards = Cartes
cards-title = Toutes les cartes
cards-filters = Quelles cartes
cards-search = Un nom ou des mots
cards-box = Jeu
cards-all = Tous
cards-side = Camp
cards-type = Type
cards-objective = Objectif
cards-objective-letter = Objectif { $letter }
cards-trait = Trait
cards-trait-any = Tous
cards-cost-from = Coût, de
cards-cost-to = à
cards-known = Source
cards-clear = Tout montrer
cards-order = Par ordre de
cards-order-pack = camp et type
cards-order-name = nom
cards-order-cost = coût
cards-count = { $count ->
    [0] Aucune carte ne correspond. Cherchez autre chose.
    [one] Une carte
   *[other] { $count } cartes
  }
cards-copies = { $count ->
    [one] une fois dans le paquet
   *[other] { $count } fois dans le paquet
  }
cards-back = Toutes les cartes
cards-none = Il n’y a pas de carte à cette adresse. Elle a peut-être changé de nom : cherchez-la par le sien.
cards-facts = D’où vient chaque renseignement
cards-fact = Renseignement
cards-value = Valeur
cards-origin = Source
cards-sheets = Imprimer les cartes
cards-sheets-lead = Autant de fois qu’elles sont dans le paquet. Imprimez-les en taille réelle, sans marges, et découpez.
cards-rules = Les règles en jeu

## Ce qu’une carte a donné
fares = Ce qu’elle a donné
fares-games = Des robots, qui prennent ce qui paraît le meilleur sur le moment, ont joué { $games } parties avec ces cartes. Celle-ci a été piochée dans { $drawn } d’entre elles.
fares-what = Ce qui s’est passé
fares-share = Fréquence
fares-range = Entre
fares-between = de { $low } à { $high }
fares-use = Jouée, une fois piochée
fares-drawn = Victoire de son camp quand elle a été piochée
fares-played = Victoire de son camp quand elle a été jouée
fares-mean = Sur toutes les parties, son camp a gagné { $mean } d’entre elles (le trait en tirets). Les vraies fréquences se trouvent entre les chiffres indiqués avec { $certainty } de certitude : si le trait est entre eux, la carte n’y change peut-être rien. Les gens ne jouent pas comme des robots. Pour rejouer ces parties :

## Les paquets
deck-build = Composer un paquet
deck-build-lead = Retirez ce dont vous ne voulez pas, jusqu’à { $least } cartes ; puis partagez le paquet par un lien, ou jouez avec.
deck-title = Un paquet : { $faction }
deck-size = { $size } cartes
deck-least = en plus du Chef de Guerre, au moins { $least }
deck-count = { $count } sur { $copies }
deck-less = Une de moins : { $card }
deck-more = Une de plus : { $card }
deck-left-out = Retirées
deck-left-out-none = Rien : le paquet est entier.
deck-left-out-card = { $card } × { $count }
deck-types = Ce qu’il contient
deck-share = Lien vers ce paquet
deck-play = Jouer avec
deck-against = Contre
deck-whole = Tout remettre
deck-end = Quitter le paquet
deck-read = Lire { $card }
