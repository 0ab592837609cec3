# Ce que l’on peut taper outre les noms imprimés : mots des actions, autres noms, sortes de choses
little-words = à, au, aux, avec, contre, d, dans, de, des, du, en, et, face, l, la, le, les, par, pour, sur, un, une, vers, orientation, hex
typed-why = pourquoi, expliquer
typed-show = montrer, voir
typed-piles = pile, défausse, défausses
typed-undo = annuler
typed-takeback = reprise, reprendre
typed-log = journal
typed-board = plateau, position
typed-back = retour
typed-save = sauver, sauvegarder, enregistrer
typed-resign = abandonner
typed-help = aide
typed-quit = quitter
typed-all = tout
kind-verb = ACTION
kind-number = NOMBRE
kind-seat = CAMP
