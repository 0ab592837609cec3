## Ce qui se passe se voit
show-go-on = Continuer
show-last = La dernière carte jouée contre vous
show-last-side = { $side } : carte jouée
show-away = Il s’est passé bien des choses depuis votre dernière visite.
show-away-see = Voir ce qui s’est passé
show-away-not = Pas maintenant

## Fins de partie
ending-moments = Tournants de la partie
ending-moments-none = Rien de marquant : la partie s’est décidée pas à pas.
ending-see = { $when } : revoir ce moment
ending-see-early = Avant le premier round : revoir ce moment
ending-tally = Ce qu’a fait chaque camp
ending-tally-taken = Objectifs atteints
ending-tally-claim = Conquêtes définitives
ending-tally-blow = Dégâts au champ de bataille
ending-tally-loss = Pertes au combat
ending-tally-rout = Déroutes
ending-tally-fall = Chefs tombés
ending-board = Regarder le plateau
ending-again = Comment la partie a fini
ending-share = Partager une image
ending-share-failed = Ce navigateur n’a pas pu créer l’image.
ending-rule = Règle { $rule }
