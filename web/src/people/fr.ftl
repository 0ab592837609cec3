# Accounts, talk at the table, and the operator's page

account = Vos parties sur plusieurs appareils
account-why = Avec une adresse électronique, vous retrouvez vos parties sur vos autres appareils. Elle ne sert qu’à cela, et aux avis si vous en voulez ; tout le reste marche aussi sans elle.
account-email = Adresse électronique
account-send = M’envoyer un code
account-sent = Un courriel est en route vers { $email }. Ouvrez son lien dans ce navigateur, ou saisissez son code ici.
account-code = Code
account-enter = Se connecter
account-other = une autre adresse
account-known = Vous êtes connecté en tant que { $email }.
account-leave = Se déconnecter
account-leave-all = se déconnecter de tous les appareils
account-no-mail = Ce serveur n’envoie pas de courriel ; vos parties restent donc dans ce navigateur.
account-data = Emporter mes données (un fichier)
enter-title = Bon retour
enter-text = Ce lien vous connecte, si vous l’avez demandé dans ce navigateur. Il ne sert qu’une fois.
enter-go = Se connecter ici
blocked = { $count ->
    [one] Un joueur que vous ne voulez plus rencontrer
   *[other] { $count } joueurs que vous ne voulez plus rencontrer
  }
unblock = le rencontrer de nouveau
talk = Discussion
talk-with = Discussion avec { $who }
talk-none = Personne n’a encore rien dit.
talk-unread = Discussion : { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
  }
talk-text = Avec vos propres mots
talk-say = Dire
talk-waits = Dès que l’autre joueur voudra lui aussi du texte libre, vous pourrez écrire.
talk-listen = Je veux recevoir
talk-listen-phrases = ces phrases seulement
talk-listen-all = du texte libre aussi
talk-listen-nothing = rien
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-thinking = Laissez-moi réfléchir.
phrase-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-good-game = C’était une belle partie.
phrase-must-go = Je dois partir.
report = Signaler ce joueur
report-reason = De quoi s’agit-il ?
report-words = Propos grossiers
report-name = Nom choquant
report-stalling = Lenteur voulue
report-cheating = Tricherie
report-other = Autre chose
report-text = Que s’est-il passé ? (si vous voulez)
report-send = Le dire à l’administrateur
report-done = Merci. L’administrateur de ce serveur va s’en occuper.
block = Ne plus jamais rencontrer ce joueur
block-done = Vous n’entendrez plus ce joueur, et vous ne le rencontrerez plus. Cette partie peut continuer. Les réglages permettent de revenir dessus.
operator = Pour l’administrateur
operator-token = Jeton
operator-enter = Entrer
operator-counts = { $people ->
    [one] une personne
   *[other] { $people } personnes
  }, { $games ->
    [one] une partie
   *[other] { $games } parties
  }, { $sockets ->
    [one] une connexion
   *[other] { $sockets } connexions
  } ici
operator-since = démarré { $when }
operator-nothing = Rien.
operator-reports = Signalements
operator-told = { $by } au sujet de { $name }
operator-said = Ce qui fut dit à cette table en texte libre, le plus récent d’abord :
operator-done = Réglé
operator-tables = Tables ouvertes ici : { $count }
operator-watching = { $count ->
    [0] aucun spectateur
    [one] un spectateur
   *[other] { $count } spectateurs
  }
operator-bans = Exclusions
operator-for-good = pour de bon
operator-until = jusqu’au { $when }
operator-unban = y mettre fin
operator-ban = Exclure { $name }
operator-ban-text = Pendant un mois, cette personne ne pourra ni commencer ni rejoindre de partie ici, ni parler. Les parties en cours continuent.
operator-ban-go = Exclure
operator-failures = Ce qui a échoué
operator-refusals = Ce qui a été refusé
operator-prune = Ménage
operator-prune-text = Efface les parties où personne n’a jamais rien fait, et les personnes sans partie ni nom.
operator-days = Plus vieux que tant de jours
operator-prune-go = Effacer
operator-pruned = { $rows ->
    [0] Il n’y avait rien à effacer.
    [one] Une ligne a été effacée.
   *[other] { $rows } lignes ont été effacées.
  }
