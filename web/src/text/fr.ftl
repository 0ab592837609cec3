## Everywhere
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié.
copy-failed = Le navigateur a refusé la copie ; sélectionnez le texte et copiez-le vous-même.
copy-link = Copier le lien
home = Accueil
language = Langue
language-name = Français
loading = Chargement…
motion = Animations
pages = Pages
skip = Aller au contenu
theme = Couleurs
theme-system = Comme le système
theme-light = Claires
theme-dark = Sombres
error-network = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-unknown = Cela n’a pas marché. Rechargez la page et réessayez.
error-board = Le plateau n’a pas pu être chargé. Rechargez la page ; la partie est à l’abri.
reconnecting = Connexion perdue : reconnexion en cours… Rien ne se perd entre-temps.
lost-title = Rien ici
lost-text = Il n’y a pas de page à cette adresse. Revenez à l’accueil et choisissez une partie.

## Lobby
lobby = Jouer
lobby-title = Les batailles qui ont fait l’histoire, à votre table
lobby-lead = Senlac fait jouer des batailles historiques dans le navigateur : seul, contre un robot, côte à côte ou avec un ami, sans compte.
play = Jouer
play-bot = Jouer contre un robot
play-here = À deux devant cet écran
play-link = Avec un ami, par lien
play-day = La partie du jour
side = Vous jouez
side-any = un camp tiré au sort
side-against = Contre
level = Robot
level-recruit = Recrue (facile)
level-soldier = Soldat
level-captain = Capitaine
level-marshal = Maréchal (difficile)
options-more = Plus d’options
clock = Pendule
clock-on = Jouer à la pendule
clock-minutes = Minutes par joueur
clock-increment = Secondes de plus par décision
clock-left = il reste { $time }
seed = Graine
seed-none = au hasard
my-games = Mes parties
my-games-all = Les montrer toutes ({ $count })
turn-mine = À vous de jouer
turn-theirs = À l’autre camp de jouer
game-over = Terminée
game-resume = Reprendre
game-look = Regarder
you = Vous
name = Votre nom, tel que les autres le voient
name-none = sans nom
name-keep = Enregistrer le nom
name-kept = Votre nom est enregistré.
import = Ouvrir une partie enregistrée…
forget = Effacer mes données
forget-title = Effacer tout ce qui est à vous ?
forget-text = Votre nom et les parties où personne d’autre ne joue sont effacés, et ce navigateur est oublié. C’est définitif.
forget-done = Vos données sont effacées.

## Players
seat-is = { $side } : { $who }
player-you = vous
player-guest = un invité
player-open = place libre
player-bot = robot, { $level }
player-rules = selon les règles
player-away = absent
player-asked = doit décider

## Joining
invite-title = En attente de votre ami. Envoyez-lui ce lien :
invite-link = Lien de l’invitation
join = Rejoindre : { $side }
join-title = { $who } ({ $side }) vous invite à une partie
join-text = Votre camp : { $side }. Aucun compte n’est nécessaire.
join-taken = Toutes les places de cette partie sont prises.
join-watch = Seulement regarder

## The curtain
curtain-title = { $side }, à vous
curtain-text = Passez l’écran. Aucune des deux mains n’est sur la page en ce moment.
curtain-ready = C’est moi ({ $side }), montrez ma main
curtain-setting = Rideau entre les places

## Playing
board = La table
plain-table = La table en mots
menu = Menu
menu-rules = Règles
menu-log = Journal
menu-text = La table en mots
menu-keys = Touches
menu-replay = Revoir
menu-scores = Mes scores en solo
menu-save = Enregistrer dans un fichier
menu-which = Laquelle de ces actions ?
prompt = Votre décision
waiting = En attente : { $who }.
waiting-server = Un instant…
note-stale = La table avait déjà changé. Regardez de nouveau et choisissez.
window = Réaction
window-pass = Pas de réaction cette fois
choices-all = { $count ->
    [one] Le seul choix
   *[other] Les { $count } choix
  }
choices-search = Chercher parmi les choix
choices-name = Tapez une partie d’un nom
choices-many = Il y a { $count } choix : tapez une partie d’un nom pour voir ceux qui conviennent.
choices-none = Aucun choix ne contient ces mots.
unpick = Désélectionner { $name }
confirm-title = { $what } ?
suggestion-pay = Payer ainsi : { $what }
suggestion = Faire ainsi : { $what }
suggestion-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
suggestion-edit = Choisir autrement
undo = Annuler le coup
undo-all = Tout annuler
takeback-ask = Demander à annuler un coup
takeback-waiting = Vous avez demandé à annuler un coup ; les autres n’ont pas encore répondu.
takeback-asked = Demande d’annulation de la dernière décision : { $side }.
takeback-agree = Accepter
takeback-refuse = Refuser
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-text = L’autre camp gagne aussitôt.
orders-open = Ordres permanents…
orders-title = Ordres permanents
orders-text = Vous laissez passer toutes les fenêtres de réaction sans être consulté, jusqu’au moment ci-dessous. Annuler un coup met fin aux ordres.
orders-until = Laisser passer les réactions
orders-none = jamais : me consulter chaque fois
orders-phase = jusqu’à la fin de cette phase
orders-round = jusqu’à la fin de ce round
orders-game = jusqu’à la fin de la partie
orders-unless = Me consulter tout de même
orders-targeted = si quelque chose à moi est pris pour cible
orders-cost = si ce qui est joué coûte au moins
orders-cost-zero = (0 : ne pas consulter, quel que soit le coût)
orders-give = Donner ces ordres
orders-now-phase = Ordres permanents : vous laissez passer les réactions jusqu’à la fin de cette phase.
orders-now-round = Ordres permanents : vous laissez passer les réactions jusqu’à la fin de ce round.
orders-now-game = Ordres permanents : vous laissez passer les réactions jusqu’à la fin de la partie.
orders-end = Y mettre fin
result = Résultat
result-over = La partie est finie
result-won = Vous avez gagné
result-lost = Vous avez perdu
result-tie = Égalité
rematch = Revanche, camps inversés
rematch-go = Aller à la revanche
rematch-again = Rejouer

## Looking closer
inspector = Loupe
inspector-empty = Pointez un élément, ou appuyez sur I quand il est actif, pour le lire ici.
inspector-pick = Choisir ceci
inspector-why = Pourquoi ne puis-je pas choisir ceci ?
log = Journal
log-lines = Lignes du journal
log-filter = Filtrer le journal
log-none = Aucune ligne ne contient ces mots.
log-empty = Il ne s’est encore rien passé.
log-since = depuis votre décision
log-why = pourquoi ?
log-why-rule = pourquoi ? Règle { $rule }
lately = { $side } : { $count ->
    [one] une étape
   *[other] { $count } étapes
  }
lately-read = les lire
log-replay = Entrée { $entry } : revoir la partie à partir d’ici
why-title = Pourquoi pas ?
why-remedy = Ce qu’il faudrait :
why-rule = D’après la règle :
rule-open = Règle { $rule }
rules-title = Règles : { $game }
rules-search = Chercher par mots ou par numéro de règle
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-all = Les règles
rules-ruling = arbitrage

## Replay
replay-title = Revoir : { $game }
replay-back = Vers la partie
replay-play = Lire
replay-pause = Pause
replay-step = Un pas en avant
replay-step-back = Un pas en arrière
replay-turn = Au tour suivant
replay-turn-back = Au tour précédent
replay-slider = Position dans la partie
replay-at = { $at } sur { $last }
fork = Jouer à partir d’ici…
fork-text = Une nouvelle partie commence après le pas { $entry }, contre un robot. L’ancienne reste telle quelle.
fork-text-rules = Une nouvelle partie commence après le pas { $entry }. L’ancienne reste telle quelle.
fork-go = Jouer

## Scores
scores-none = Vous trouverez ici les scores de vos parties en solo, dès que vous en aurez joué une.
scores-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
  }, meilleur score { $best }.
scores-order = Ordre
scores-newest = les plus récentes d’abord
scores-best = les meilleures d’abord
scores-score = Score
scores-game = Partie
scores-when = Date
scores-sides = { $mine } contre { $foe }
scores-won = gagnée
scores-lost = non gagnée
scores-day = Partie du jour, { $day }

## Keys
keys-on = Les touches simples agissent (jamais pendant que vous écrivez)
keys-choosing = Choisir
keys-looking = Regarder
keys-map = Sur la carte
keys-replay = En revoyant une partie
key-digits = le choix qui porte ce numéro
key-arrows = passer d’un élément à l’autre
key-enter = choisir l’élément actif
key-space = faire ce qui est proposé
key-escape = désélectionner, revenir, fermer
key-all = liste de tous les choix
key-pass = passer, ou pas de réaction cette fois (maintenir)
key-undo = annuler le coup
key-undo-all = annuler tout ce qui peut l’être librement
key-orders = ordres permanents
key-inspect = lire l’élément actif
key-why = pourquoi ne puis-je pas la choisir ?
key-log = journal
key-rules = règles, à celle qui est en vigueur
key-text = la table en mots
key-help = ces touches
key-hexes = vers les hex voisins (pavé numérique)
key-hexes-shift = vers les hex voisins
key-rotate = tourner l’unité
key-hide = cacher les pions
key-fit = ajuster la carte à la fenêtre
key-step = un pas en arrière, en avant
key-turn = un tour en arrière, en avant
key-play = lire ou mettre en pause
