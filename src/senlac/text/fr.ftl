# Ce que dit la table elle-même
table-over = La partie est terminée.
    .remedy = Commencez-en une autre, ou consultez son journal.
table-seat = Ce n’est pas à vous de décider ; on attend : { $asked }.
    .remedy = Attendez qu’on vous le demande.
table-verb = « { $verb } » n’est pas une réponse ici.
    .remedy = Possible : { $verbs }.
table-arity = « { $verb } » prend { $needs } { $needs ->
    [one] élément
   *[other] éléments
  }, non { $has }.
    .remedy = Nommez exactement ce dont il s’agit.
table-thing = « { $verb } » porte sur { $domain }, et { $value } n’en est pas.
    .remedy = Donnez son nom imprimé.
table-option = Ce « { $verb } » n’est pas parmi les { $count } choix possibles.
    .remedy = Choisissez une des options proposées.
table-nothing = Il n’y a rien à faire avec cela maintenant.
    .remedy = Choisissez une des choses marquées, ou parcourez tous les choix.
table-resign = Seul un joueur d’une partie à deux peut abandonner.
    .remedy = Quittez plutôt la table.
table-win = Victoire : { $seat } ({ $how }) [{ $rule }].
table-tie = Égalité : { $how } [{ $rule }].
table-takeback = Décision annulée d’un commun accord : { $seat }.
end-resigned = l’autre camp a abandonné
end-time = le temps de l’autre camp est écoulé

# Exemples de règles
example-asked = { $side } : { $question }
example-do = Choisissez « { $choice } ».
example-done = Choisissez « { $choice } » et voyez :
example-look = Le journal n’en dit rien : regardez la table.
example-refused = « { $choice } » ne peut pas être choisi ici.
no-example = Il n’y a pas d’exemple pour { $rule }.

# Le terminal
cli-thinks = En réflexion : { $seat }…
cli-hand-over = { $seat }, c’est à vous. Que personne d’autre ne regarde. Appuyez sur Entrée
cli-hand-over-open = { $seat }, c’est à vous. Appuyez sur Entrée
cli-lesson-minutes = { $minutes } minutes
cli-lesson-keys = dans une leçon aussi : démo (montrez-moi) · retour (d’un pas) · recommencer · sauter (jouer la suite contre un robot)
cli-keys = un numéro, ou : pourquoi ACTION · conseil · montrer { $what } · { $piles ->
    [0] {""}
   *[other] piles ·{" "}
}annuler · reprise · journal · plateau · sauver FICHIER · abandonner · aide · quitter
cli-no-number = Choisissez un numéro de 1 à { $count }.
cli-goes-on = La partie continue.
cli-fits = { $title } : { $entries ->
    [one] { $entries } entrée.
   *[other] { $entries } entrées.
  } { $ending } Chaque étape concorde.
cli-may = Vous pouvez le faire.
cli-agree = { $seat }, acceptez-vous la reprise ?
cli-hint = Un numéro ou son texte choisit une option ; « aide » donne les autres mots.
cli-overwrite = { $path } existe. L’écraser ?
cli-not-saved = { $path } ne peut être écrit ({ $why }). Nommez un autre fichier.
cli-saved = Sauvegardé : { $path }
cli-left = La partie est sauvegardée. Pour la reprendre : senlac play { $path }
cli-yes-no = [o/N]
cli-resign = Vraiment abandonner ?
cli-help = Ce que l’on peut taper
    .choose = Un numéro choisit une option ; son texte aussi, ou ce qu’il en faut pour la distinguer des autres.
    .why = pourquoi ACTION – pourquoi une action est impossible, et ce qui la rendrait possible
    .rule = pourquoi – la règle de la question posée
    .cited = pourquoi, pourquoi journal 7 – la règle de la dernière étape ; celle de la ligne 7 du journal
    .hint = conseil – une idée de ce qu’il faudrait faire ; encore : de quoi il s’agit ; encore : un bon choix
    .show = montrer { $what } – tout ce qu’il y a à en savoir, par son nom ou une partie de son nom
    .piles = piles – les deux défausses, chaque carte dans l’ordre
    .undo = annuler, annuler tout – annuler votre dernier choix, ou tous, jusqu’à un dé, une révélation ou la décision d’un autre
    .takeback = reprise – demander aux autres de pouvoir reprendre malgré tout votre dernière décision
    .log = journal, plateau, retour – ce qui s’est passé ; la position ; tous les choix
    .save = sauver FICHIER – écrire la partie dans un fichier
    .leave = abandonner, quitter – perdre la partie ; la quitter (elle est sauvegardée)

# Ce que les erreurs disent elles-mêmes en anglais
undo-ends = On ne revient pas au-delà d’un dé, d’une révélation ou de la décision d’un autre. Demandez une reprise.
undo-nothing = Il n’y a aucune décision à reprendre.
undo-other = La reprise d’un autre joueur attend un accord ; répondez-y d’abord, ou continuez à jouer.
undo-unasked = Personne n’attend votre accord pour une reprise.
notation-form = Écrivez : { $expected }.
notation-long = Une action compte au plus { $expected } caractères.
notation-quote = Un guillemet n’est pas fermé : { $token }
notation-empty = Écrivez une action, par exemple : pass.
notation-number = « { $token } » n’est pas un nombre entier.
notation-unknown = « { $token } » est inconnu.
notation-near = « { $token } » est inconnu. Vouliez-vous dire { $near } ?
cli-suggested = Entrée paie : { $payment }
cli-no-such-thing = Rien de ce qui peut être montré ne s’appelle « { $name } ».

# Les jeux et leurs options
option-value = L’option { $option } ne peut pas valoir { $value }. Choisissez une des valeurs proposées.
option-unknown = Ce jeu n’a pas d’option { $option }. Il a : { $expected }.
deck-unreadable = Ce n’est pas le code d’un paquet : il en manque une partie, ou il a été fait pour d’autres cartes. Redemandez le lien.
deck-version = Ce paquet vient d’une autre version de Senlac ({ $version }), que celle-ci ne sait pas lire.
deck-faction = Ce paquet est de la faction { $faction }, et non { $wanted }.
deck-no-faction = Il n’y a pas de faction « { $faction } » dont faire un paquet. Il y a : { $known }.
deck-variant = Un paquet à vous demande la variante des paquets réduits. Activez-la (cut_decks).
deck-card = Il n’y a pas de carte « { $card } » à retirer de ce paquet.
deck-copies = Il y a { $copies } « { $card } » dans ce paquet ; on ne peut pas en retirer { $count }.
deck-small = Un paquet compte au moins { $least } cartes en plus du Chef de Guerre ; celui-ci en a { $size }. Remettez-en { $missing ->
    [one] une
   *[other] { $missing }
  }.
game-unknown = Aucun jeu installé ne s’appelle « { $name } ». Il y a : { $installed }.

# Des dés que l’on peut vérifier
fair-none = Cette partie n’a pas été jouée avec des dés que l’on peut vérifier.
fair-later = Les dés d’une partie se vérifient quand elle est finie : jusque-là, le secret dont ils découlent en reste un.
fair-secret = Le secret n’est pas celui qui avait été engagé.
fair-numbers = Les nombres des joueurs ne sont pas ceux avec lesquels la partie a été jouée.
fair-missing = Quelque chose a été tiré dont la partie ne dit rien.
fair-entry = L’entrée { $entry } n’est pas ce que les dés ont donné.
fair-twice = Un même tirage est employé plus d’une fois.
fair-holds = Les dés étaient justes : { $outcomes ->
    [one] le seul tirage découle
   *[other] les { $outcomes } tirages découlent tous
  } de l’engagement et de ce { $players ->
    [one] qu’un joueur a apporté.
   *[other] que { $players } joueurs ont apporté.
  }
fair-taken-back = { $count ->
    [one] Un autre a été repris
   *[other] { $count } autres ont été repris
  } d’un commun accord.
fair-committed = Comparez l’engagement avec celui qui vous a été montré au début de la partie : { $commitment }

# The preview of a shared link
share-somebody = Quelqu’un
share-invites = { $who } vous invite à jouer : { $game }
share-seat = Votre camp : { $side }.
share-clock = { $minutes ->
    [one] Une minute chacun
   *[other] { $minutes } minutes chacun
  }{ $seconds ->
    [0] {"."}
    [one] , et une seconde de plus par décision.
   *[other] , et { $seconds } secondes de plus par décision.
  }
share-days = { $days ->
    [one] Un jour par décision.
   *[other] { $days } jours par décision.
  }
share-no-clock = Sans pendule.
share-account = Dans votre navigateur, sans compte.

# Le navigateur
stale = La table a changé entre-temps. Regardez de nouveau et choisissez.
lesson-unknown = Il n’y a pas de leçon { $value } ; il y a : { $expected }.
web-no-lesson = On ne revient en arrière que dans une leçon.
web-may = Vous pouvez le faire.
web-not-seat = Cette place n’est pas la vôtre. Vous pouvez regarder.
web-no-chances = Tant que vous jouez contre quelqu’un, personne ne vous dit qui a des chances de gagner.
web-watching = Vous regardez ; seuls les joueurs peuvent faire cela.
web-batch = Seul ce qui peut être annulé se fait d’un coup. Choisissez l’un après l’autre.
web-unknown-game = Cette partie n’existe pas, ou elle a été effacée.
web-invitation = Cette invitation n’est plus valable. Demandez un nouveau lien, ou regardez.
web-taken = Quelqu’un d’autre a pris la place. Vous pouvez regarder.
web-players-only = Seuls ses joueurs peuvent rejouer la partie.
web-players-only-offer = Seuls ses joueurs peuvent proposer une place.
web-no-open-seat = Il n’y a pas de place libre à proposer.
web-clock-or-days = Une partie a soit une pendule, soit des jours par décision, jamais l’une avec les autres.
web-offer-new = Seule une partie nouvelle, avec une place libre, peut être proposée au salon.
web-rated-people = Seule une nouvelle partie avec quelqu’un à un autre écran, sans graine, peut être classée.
web-needs-name = Les parties classées sont réservées à ceux qui ont un nom. Donnez-vous-en un d’abord.
web-unknown-player = Ce joueur n’existe pas, ou il est parti.
web-wrong-code = Ce code n’est pas valable ici. Demandez-en un autre, et utilisez-le dans le navigateur où vous l’avez demandé.
web-no-account = Sans adresse, vous ne pourriez pas revenir. Donnez-en une d’abord, ou effacez vos données.
web-no-mail = Ce serveur n’envoie pas de courriel.
web-no-opponent = Personne d’autre ne joue avec vous à cette table.
web-phrases-only = Le texte libre demande l’accord de tous les joueurs. Choisissez une phrase toute faite.
web-reports = Vous en avez assez dit pour l’instant. Attendez que quelqu’un l’ait lu.
web-banned = L’administrateur de ce serveur ne vous laisse ni commencer de partie ni parler ici. La raison : { $why }
web-not-operator = Cette page est réservée à l’administrateur du serveur, qui a un jeton.
mail-code-subject = Senlac : votre code est { $code }
mail-code-why = Quelqu’un, vous sans doute, a donné cette adresse à Senlac pour retrouver ses parties sur plusieurs appareils.
mail-code-link = Ouvrez ce lien dans le navigateur où vous l’avez demandé :
mail-code-type = Ou saisissez-y ce code : { $code }
mail-code-note = Il est valable un quart d’heure. Si ce n’était pas vous, ne faites rien : sans cette lettre, personne n’entre.
web-no-address = Donnez d’abord votre adresse électronique, et confirmez-la.
web-bad-address = Seules les adresses publiques qui commencent par https:// conviennent, sans port ni mot de passe.
notice-turn = { $game } : c’est à vous de jouer contre { $who }
notice-takeback = { $game } : { $who } demande à reprendre un coup
notice-joined = { $game } : { $who } a accepté votre invitation
notice-rematch = { $game } : { $who } propose une revanche
notice-over = { $game } : la partie contre { $who } est finie
notice-somebody = votre adversaire
notice-why = Vous recevez ce courriel parce que vous avez demandé à Senlac de vous prévenir en votre absence.
notice-end = Si vous n’en voulez plus, ouvrez ce lien ; il n’est pas nécessaire de vous connecter :
notice-end-ask = Ne voulez-vous plus de courriels au sujet de vos parties ?
notice-end-go = Plus de courriels
notice-ended = Vous ne recevrez plus de courriels au sujet de vos parties. Les réglages permettent de revenir dessus.
web-over = La partie est finie : plus rien ne se reprend. Vous pouvez la rejouer à partir de n’importe quel moment.
web-no-chance = Personne n’est invité à contribuer aux dés.
web-nobody-left = Personne n’a quitté cette partie.
web-fork-link = Vous savez ce que cette partie cache : un ami ne peut pas la continuer avec vous. Commencez-en une nouvelle.
web-too-long = Cette sauvegarde est trop longue pour une partie : { $limit } entrées au plus.
web-failed = Le serveur n’a pas pu aller au bout. Réessayez.
web-not-over = La partie n’est pas encore terminée.
web-conflict = Quelqu’un d’autre a changé la partie avant vous. Regardez de nouveau.
web-busy = C’était trop à la fois. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } et réessayez.
web-too-large = C’est trop grand : { $limit } ko au plus.
web-malformed = Ce n’est pas ce qui est attendu ici : { $what }.
web-nothing-here = Il n’y a rien à cette adresse.
web-foreign = Cette page ne vient pas de ce serveur. Ouvrez l’adresse que le serveur affiche.
web-file-option = L’option { $option } désigne un fichier ; elle ne sert que chez soi, pas par le réseau.
web-seat-count = { $count ->
    [one] Ce jeu a une place à prendre ; dites qui s’y assoit.
   *[other] Ce jeu a { $count } places à prendre ; dites pour chacune qui s’y assoit.
}
web-seed-daily = La partie du jour a sa propre graine ; laissez la vôtre de côté.
web-seed-link = Avec un ami par lien, le hasard se passe de votre graine.
web-export-later = Une partie entre personnes s’exporte quand elle est finie : la sauvegarde dit tout, cartes cachées comprises.
web-nobody = Vous n’avez pas encore de parties ici.
web-broken = Quelque chose a mal tourné sur le serveur. Votre partie est sauve ; réessayez.

# Le Rival à une vraie table
companion-choose = Choisissez un des numéros.
companion-next-card = Le Rival pioche : écrivez sa prochaine carte, ou « vide » s’il n’y en a pas.
companion-reveal = Révélez la première carte de la pioche du Rival et écrivez son nom, ou « vide » s’il n’y en a pas.
companion-status = Round { $round } : le cadran indique { $dial }, le Rival dispose de { $has } { $has ->
    [one] Ressource
   *[other] Ressources
}. À vous.
companion-ended = La partie est finie. « annuler » reprend la dernière ligne, « sauver FICHIER » garde la table, « quitter » s’en va.
companion-where = Dites où : w1, w2 ou w3, ou le nom de la place.
companion-nothing-told = Rien n’a encore été dit que l’on puisse annuler.
companion-help = grand fyrd               la première carte de la pioche du Rival ; Entrée seule : voir s’il pioche
    mienne archers w1        vous avez joué une carte ; mienne bannière papale sur guillaume
    déplacer archers w2      une carte en jeu s’est déplacée
    toucher archers 2        2 dégâts à une carte, à vous ou au Rival ; soigner archers 1
    partie archers           une carte a quitté la table
    épuiser / prête archers  une carte est Épuisée, ou de nouveau Prête
    emporter w1 moi          vous avez emporté une place ; emporter w1 rival
    final moi                vous avez atteint l’Objectif final ; final rival
    passer                   vous passez : attaques d’Archerie, une carte de plus, le cadran avance
    vide                     la pioche du Rival est vide : retournez sa défausse, son tour est sauté
    table                    ce qui se trouve là, pour autant qu’on le sache
    pourquoi                 la règle de la dernière étape du Rival, en entier
    annuler                  reprendre la dernière ligne, quoi qu’il en soit résulté
    sauver FICHIER           garder cette table ; senlac foe FICHIER la reprend
    aide, quitter
    Les noms de cartes et de places peuvent être abrégés, en français ou en anglais, et ces mots de même.

# Scores
cli-no-scores = Aucune partie à score n’a été jouée ici.
cli-rule = [{ $rule }] { $text }
cli-no-rule = Aucune règle n’est notée pour cette étape ; « pourquoi ACTION » explique ce qui est impossible.

# Ce que l’on tape
reading-which = « { $token } » peut désigner plusieurs choses : { $names }. Précisez.
reading-unknown = Rien ne s’appelle ici « { $token } ».
reading-near = Rien ne s’appelle ici « { $token } ». Vouliez-vous dire « { $near } » ?
reading-form = Écrivez : { $form }.
reading-number = « { $token } » n’est pas un nombre entier.
cli-show-what = NOM
cli-no-piles = Ce jeu n’a pas de piles de cartes.
cli-which = « { $token } » convient à plusieurs choix :

# Niveaux des robots
level-recruit = Recrue
level-recruit-is = Passe à côté de la moitié de ses possibilités, ne voit que l’effet immédiat et ne réagit jamais. Pour prendre ses marques.
level-soldier = Soldat
level-soldier-is = Prend ce qui paraît le meilleur sur le moment, d’instinct. Un bon premier adversaire.
level-captain = Capitaine
level-captain-is = Prend ce qui paraît le meilleur sur le moment, mais juge les positions plus finement qu’un Soldat.
level-marshal = Maréchal
level-marshal-is = Regarde un peu plus loin.
level-king = Roi
level-king-is = Voit le plus loin, et y met le temps.
cli-other-bots = Pour comparer, il y a aussi : { $names }.

# Conseils
hint-usual = Il y a ici une réponse habituelle.
hint-even = Rien ne se détache : plusieurs choix se valent à peu près.
hint-about = Regardez : { $things }.
hint-about-nothing = Il ne s’agit ni d’une carte ni d’un endroit.
hint-move = Un bon choix : { $move }. Pour autant que vous puissiez le savoir, vos chances de gagner sont ainsi de { $chance }, contre { $mean } pour la moyenne de vos choix.
hint-move-even = Un bon choix : { $move }. Pour autant que vous puissiez le savoir, vos chances de gagner sont ainsi de { $chance }.
warn-replies = { $loss } : dans { $times } des { $of } réponses essayées, contre { $otherwise ->
    [0] aucune
   *[other] { $otherwise }
} avec un autre choix.
warn-confirm = Le faire quand même ?
hint-none = Il n’y a pas de conseils dans ce jeu.
cli-hint-more = Tapez encore « conseil » pour en savoir plus.

# L’analyse d’une partie
analysis-curve = Chances de gagner, tour après tour : { $seat }
analysis-curve-seen = Les mêmes, d’après ce que ce camp pouvait savoir : { $by }
analysis-start = au début
analysis-luck = hasard
analysis-cost = choix : { $seat }
analysis-remainder = reste
analysis-result = résultat
analysis-accuracy = { $seat } : { $share } des choix valaient le meilleur trouvé.
analysis-moments = Moments décisifs
analysis-moment = Entrée { $entry }, { $seat } : { $move } – chances { $before } → { $after }, hasard { $luck }.
analysis-better = Mieux, de { $cost } points : { $better }
analysis-gave-up = abandonne
analysis-noise = Le signe ± donne la précision, dans { $share } des cas : ce que nul ne savait est redistribué au hasard. Les chances sont l’estimation d’un robot.
analysis-none = Il n’y a pas d’analyse de ce jeu : aucun robot n’a appris ce qu’y valent les positions.
analysis-later = Une partie s’analyse une fois terminée : une analyse connaît toutes les cartes.

# Ponctuation
colon = {" : "}
percent = { $number } %

# Cette langue, telle que les menus la nomment
language-name = Français
