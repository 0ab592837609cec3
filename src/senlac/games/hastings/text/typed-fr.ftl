# Ce que l’on peut taper outre les noms imprimés : mots des actions, autres noms, sortes de choses
word-activate = activer
word-yield = laisser, céder
word-regroup = regrouper
word-shoot = tirer
word-hit = toucher
word-relieve = soulager
word-tempt = tenter
word-feign = feindre
word-feint = feinter, reculer
word-follow = suivre
word-face = orienter
word-accompany = accompagner
word-remain = rester
word-flee = fuir
word-halt = arrêter
word-pursue = poursuivre
word-hold = tenir
word-order = ordonner, ordre
word-move = déplacer, bouger
word-stay = rester
word-lead = mener
word-attack = attaquer
word-retreat = reculer
word-advance = avancer
word-check = tester
word-remove = retirer
word-withdraw = replier
word-form = former
word-decline = refuser
word-return = ramener
word-place = placer
word-done = terminé, fini
also-facing = { $number ->
    [1] nord
    [2] nord-est
    [3] sud-est
    [4] sud
    [5] sud-ouest
   *[other] nord-ouest
}
kind-command = COMMANDEMENT
kind-unit = UNITÉ
kind-piece = PIÈCE
kind-hex = HEX
kind-facing = ORIENTATION
show-what = HEX, UNITÉ ou COMMANDEMENT
