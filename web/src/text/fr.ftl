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
pages = Pages
skip = Aller au contenu
settings = Réglages
setting-motion = Mouvement à l’écran
setting-motion-help = Sans : cartes et images restent immobiles, et tout est dit en mots.
setting-sound = Sons
setting-sound-help = Quelques sons brefs : une carte, un coup, un round. Muets tant que vous ne les demandez pas.
setting-curtain = Un rideau entre deux joueurs au même écran
setting-curtain-help = L’écran est couvert jusqu’à ce que l’autre joueur l’ait pris, afin que personne ne voie la main adverse.
setting-notify = M’avertir quand c’est à moi
setting-notify-help = Un avis de votre navigateur quand vous regardez ailleurs. Il vous demande d’abord la permission.
setting-shortcuts = Raccourcis à une touche
setting-shortcuts-help = Par exemple 1 à 9 pour choisir, P pour passer, U pour annuler. Jamais pendant que vous écrivez.
setting-firsts = Nommer ce qui est nouveau
setting-firsts-help = La première fois qu’une chose apparaît à une table, une ligne à côté dit ce que c’est.
setting-warnings = Avertir des risques
setting-warnings-help = Avant un choix qu’on ne peut annuler, un robot essaie quelques réponses. Si elles vous coûtent ce qu’un autre choix ne vous coûterait pas, il le dit et demande confirmation.
speed = Vitesse du spectacle
speed-at = { $speed ->
    [0] aucun
   *[other] × { $speed }
  }
speed-help = À quelle allure vous voyez ce qui se passe, carte après carte, coup après coup. Aucun : le résultat tout de suite.
theme = Clair ou sombre
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
error-network = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-unknown = Cela n’a pas marché. Rechargez la page et réessayez.
error-board = Le plateau n’a pas pu être chargé. Rechargez la page ; la partie est à l’abri.
reconnecting = Connexion perdue : reconnexion en cours… Rien ne se perd entre-temps.
lost-title = Rien ici
lost-text = Il n’y a pas de page à cette adresse. Revenez à l’accueil et choisissez une bataille.

## Home
home-title = Jeux de batailles
hero-title =
    Prenez les armes.
    Forcez le destin.
hero-lead = Trois jeux de batailles historiques en ligne, contre un robot, un ami ou en solo. Sans compte.
hero-first = Votre première bataille
hero-again = Une bataille rapide
hero-battle = 1066, contre un robot
hero-continue = Reprendre
games = Tous les jeux
way = Comment vous voulez jouer
way-bot = Contre un robot
way-bot-hint = { $side } · { $level }
way-solo = Seul contre le Rival
way-solo-hint = avec un score et un titre
way-link = Avec un ami
way-link-hint = par lien
way-open = Avec un inconnu
way-open-hint = au salon
way-here = À deux à l’écran
way-here-hint = à tour de rôle
way-day = La partie du jour
way-day-hint = la même pour tous
way-table = Avec les vraies cartes
way-table-hint = Senlac mène le Rival
game-choose = Camps, niveau et options
game-primer = Aide-mémoire
begin-bot = Commencer
begin-solo = Commencer
begin-link = Commencer et obtenir le lien
begin-open = Attendre quelqu’un
begin-here = Commencer
begin-day = Jouer la partie du jour
begin-table = Commencer
level-recruit-is = Passe à côté de la moitié de ses possibilités, ne voit que l’effet immédiat et ne réagit jamais. Pour prendre ses marques.
level-soldier-is = Prend ce qui paraît le meilleur sur le moment, d’instinct. Un bon premier adversaire.
level-captain-is = Prend ce qui paraît le meilleur sur le moment, mais juge les positions plus finement qu’un Soldat.
level-marshal-is = Regarde un peu plus loin.
level-king-is = Voit le plus loin, et y met le temps.
seed-help = La même graine redonne les mêmes cartes et les mêmes dés.
turn-open = En attente de votre ami
my-games-over = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
  }
play = Jouer
side = Vous jouez
side-any = le camp que donne le sort
side-against = Contre
level = Robot
level-recruit = Recrue
level-soldier = Soldat
level-captain = Capitaine
level-marshal = Maréchal
level-king = Roi
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
turn-theirs = À l’autre camp
game-over = Terminée
game-resume = Reprendre
game-look = Revoir
name = Votre nom, tel que les autres le voient
name-none = sans nom
name-keep = Enregistrer le nom
name-kept = Votre nom est enregistré.
import = Ouvrir une partie enregistrée…
forget = Effacer mes données
forget-title = Effacer tout ce qui est à vous ?
forget-text = Votre nom et toutes les parties où personne d’autre ne joue sont effacés, et ce navigateur est oublié. C’est sans retour.
forget-done = Vos données sont effacées.

## Players
seat-is = { $side } : { $who }
player-you = vous
player-guest = un invité
player-open = place libre
player-departed = parti pour de bon
left-alone = { $side } a quitté cette partie pour de bon. Envoyez le lien ci-dessus à quelqu’un d’autre, ou :
left-bot = continuer contre un bot
left-win = prendre la victoire
bot-stuck = Le bot qui joue { $side } n’a pas pu décider. Rien n’est perdu.
bot-again = Le laisser réessayer
origin-fork = Cette partie en continue une autre, à partir d’une position que quelqu’un connaît peut-être.
origin-import = Cette partie vient d’une sauvegarde.
player-bot = robot, { $level }
player-rules = selon les règles
player-away = absent
player-asked = doit décider

## Joining
join-page = Invitation : { $game }
join-by = { $who } vous invite à une partie de
join-yours = Votre camp
join-theirs = Son camp
join-clock = { $minutes ->
    [one] une minute chacun
   *[other] { $minutes } minutes chacun
  }{ $seconds ->
    [0] {""}
    [one] , et une seconde de plus par décision
   *[other] , et { $seconds } secondes de plus par décision
  }
join-clock-none = aucune : prenez votre temps
join-rules = Lire les règles
invite-title = En attente de votre ami. Envoyez-lui ce lien :
invite-link = Lien de l’invitation
join = Rejoindre : { $side }
join-text = Aucun compte n’est nécessaire. Vous prenez place dès que vous acceptez.
join-taken = Toutes les places de cette table sont prises.
join-watch = Regarder seulement

## Your turn
days = Jours par décision
days-none = sans limite
days-each = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
  }
due = à jouer { $when }
overdue = { $side } n’a pas joué à temps. Attendez encore, ou bien :
attention = ● À vous : { $title }
attention-notice = C’est à vous de jouer

## The lobby
lobby = En attente d’un adversaire
lobby-sides = { $who } ({ $theirs }) attend ; votre camp : { $yours }
lobby-clock = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
  }
lobby-clock-none = sans pendule
lobby-join = Jouer
lobby-join-with = Jouer à { $game } avec { $who }
lobby-bot = Si personne ne vient
lobby-bot-never = attendre encore
lobby-bot-after = { $minutes ->
    [one] un robot joue au bout d’une minute
   *[other] un robot joue au bout de { $minutes } minutes
  }
invite-open = Votre partie est au salon, où chacun peut la rejoindre. Vous pouvez aussi envoyer ce lien :
invite-bot = Avant qu’un robot ({ $level }) prenne la place :
invite-offer = La proposer au salon
invite-withdraw = La retirer du salon

## Rated games and players
rated = Classée
rated-choose = classée : elle change votre classement
rated-help = Le classement dit la force d’un joueur. Il faut un nom à chacun ; rien d’autre ne change.
rated-against = classée, contre { $rating }
rated-yes = oui
rated-them = oui ; classement adverse : { $rating }
rated-games = Parties classées
rated-opponent = Contre
rated-outcome = Issue
rating = Classement
rating-games = { $games ->
    [one] une partie
   *[other] { $games } parties
  }, { $won ->
    [one] une gagnée
   *[other] { $won } gagnées
  }
rating-unsure = Ce classement n’est encore qu’une estimation : il faut davantage de parties pour qu’il compte.
rating-graph = Le classement, de { $from } à { $to }
rating-now = Votre classement : { $rating }
outcome-won = gagnée
outcome-lost = perdue
outcome-tie = nulle
name-ask = Comment vous appelez-vous ?
name-ask-text = Les parties classées opposent des gens qui ont un nom. N’importe lequel convient ; les autres joueurs le voient.
name-go = Continuer
players = Joueurs
players-me = Ma page
players-game = Jeu
players-name = Nom
players-day = Partie du jour : { $game }
players-day-none = Personne qui ait un nom ne l’a encore terminée. À vous de jouer.
players-day-rule = Tout le monde a le même paquet, et seul le premier essai compte. Ne figurent ici que ceux qui se sont donné un nom.
players-none = Personne n’a encore joué de partie classée. Commencez-en une : « Avec un ami » ou « Avec un inconnu », puis « classée ».
players-rule = Chacun commence à { $start }. Le camp joué est pris en compte ; « ? » signale que les parties sont encore rares.
player-page = Joueur
player-unrated = Vous n’avez pas encore joué de partie classée. Commencez-en une depuis l’accueil, avec un ami ou un inconnu.
player-days = Parties du jour

## The curtain
curtain-title = { $side }, à vous
curtain-text = Passez l’écran. Aucune des deux mains n’est sur la page en ce moment.
curtain-ready = C’est moi ({ $side }), montrez ma main

## Playing
board = La table
plain-table = La table en mots
menu = Menu
menu-rules = Règles
menu-log = Journal
menu-text = La table en mots
menu-keys = Touches
menu-replay = Revoir
menu-analysis = Ce qui a tout décidé
menu-verify = Vérifier les dés
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
suggestion-pay = Payer ainsi
suggestion = Faire ainsi
suggestion-part = { $what } : { $how }
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
hint = Conseil
hint-late = Le conseil n’est pas arrivé à temps. Redemandez-le.
hint-more = M’en dire plus
warning-title = Un risque
warning-about = Un robot a essayé ce choix, d’après ce que vous voyez.
warning-think = Réfléchir encore
warning-dare = Le faire quand même
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
inspector-why = Pourquoi ne puis-je pas choisir ceci ?
log = Journal
log-lines = Lignes du journal
log-filter = Filtrer le journal
log-earlier = Afficher toute la partie
log-none = Aucune ligne ne contient ces mots.
log-empty = Il ne s’est encore rien passé.
log-since = depuis votre décision
log-why-rule = pourquoi ? Règle { $rule }
lately = Tout le journal
log-replay = Entrée { $entry } : revoir la partie à partir d’ici
why-title = Pourquoi pas ?
why-remedy = Ce qu’il faudrait :
rule-open = Règle { $rule }
rules-title = Règles : { $game }
rules-search = Chercher dans les règles : un mot ou un numéro
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-all = Les règles
rules-primer = L’aide-mémoire, à imprimer
rules-contents = Chapitres
rules-games = Jeux
rules-ruling = Notre décision.
rules-print = Imprimer les règles
rules-example = Exemple
rules-example-play = Le jouer contre un robot
rules-example-solo = Le jouer
rules-example-both = Jouer chaque camp
example-note = Un exemple de règle.

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
scores = Scores
scores-none = Pas encore de score : ils récompensent les parties contre le Rival. Terminez-en une, et elle figurera ici.
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
scores-others = Scores du jour

## Keys
keys-on = Les touches simples agissent (jamais pendant que vous écrivez)
keys-choosing = Choisir
keys-looking = Regarder
keys-map = Sur la carte
keys-replay = En revoyant une partie
key-digits = le choix qui porte ce numéro
key-arrows = passer d’un élément à l’autre
key-enter = lire ce qui a le focus ; le choisir, si c’est demandé
key-space = faire ce qui est proposé
key-escape = désélectionner, revenir, fermer
key-all = liste de tous les choix
key-hint = un conseil ; encore, la suite
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

## About
about = À propos
about-credits = À propos et crédits
about-title = À propos de Senlac
about-what = Senlac fait jouer des batailles historiques : avec toutes leurs règles, pour tout le monde, dans un navigateur. Ce que vous ne pouvez pas faire, il vous dit pourquoi, et selon quelle règle.
about-how = Il porte le nom de la crête où se livra la bataille d’Hastings. C’est un logiciel libre, fait par des gens qui aiment ces jeux ; ce n’est le produit de personne.
about-books = Les jeux
about-books-text = Quatre livrets de règles imprimés se jouent ici en entier, avec toutes leurs variantes :
about-book-1066 = un jeu de cartes pour deux, avec ses règles solo : un joueur contre le Rival.
about-book-1066-fr = son édition française, avec les variantes qu’elle recommande.
about-book-1565 = le deuxième jeu du même système : le grand siège de Malte. Les armées des deux boîtes peuvent s’affronter.
about-book-hastings = un wargame à hex, le 14 octobre 1066.
about-owners = Les titres appartiennent à leurs propriétaires, qui n’ont aucune part à Senlac. Rien de leurs textes ni de leurs images ne se trouve ici : les règles sont dites avec nos mots, et chacune cite l’endroit du livret. Si un jeu vous plaît, achetez-le : il est encore meilleur sur une table.
about-cards = Ce qui est sûr dans les cartes, et ce qui ne l’est pas
about-cards-text = Les cartes imprimées ne sont presque pas publiques. Ce que l’on en sait est repris exactement ; le reste, nous l’avons reconstitué d’après les règles et l’Histoire, et équilibré sur des milliers de parties. Une carte peut donc différer ici de celle de votre boîte. La carte, les pions et les tables d’Hastings sont reconstitués eux aussi.
about-origin-rulebook = Livret
about-origin-rulebook-is = imprimé dans le livret de règles, en mots ou en image
about-origin-derived = Déduit
about-origin-derived-is = découle de ce qui est imprimé
about-origin-history = Histoire
about-origin-history-is = tiré de l’histoire de 1066 ou de 1565
about-origin-reconstructed = Reconstitué
about-origin-reconstructed-is = notre supposition, jusqu’à ce que quelqu’un qui a la carte la corrige
about-cards-see = Chaque valeur dit d’où elle vient ; le terminal en donne la liste, carte par carte. Si vous possédez la boîte, vous pouvez rectifier une carte et jouer avec votre propre paquet de corrections.
about-pictures = Les images
about-pictures-text = Toutes les images sont de nous, dessinées par un programme d’après ce que dit la carte : celles de 1066 en broderie, celles de 1565 en gravure sur cuivre. Rien n’est calqué ni copié, ni de la Tapisserie de Bayeux, ni des cartes publiées.
about-faces = Les caractères
about-face-garamond = de Georg Duffner et Octavio Pardo, pour le texte et les chiffres.
about-face-fell = d’Igino Marini, d’après les types réunis par John Fell, pour les noms et les titres.
about-face-uncial = d’Astigmatic, pour les quelques mots écrits en grand.
about-faces-licence = Tous trois sont sous licence SIL Open Font License 1.1.
about-licence = Licence
about-licence-text = Le code, les textes et les dessins propres à Senlac sont sous licence MIT.
about-data = Vos données
about-data-text = Ni publicité, ni personne qui vous suive. Le serveur garde le nom que vous vous donnez, vos parties et ce que vous dites à une table ; un cookie lui permet de vous reconnaître. Si vous voulez retrouver vos parties sur plusieurs appareils, il garde aussi votre adresse électronique, et n’y écrit qu’à votre demande. « Effacer mes données », dans les réglages, supprime tout, sauf les parties où d’autres jouent : elles restent, sans votre nom.
