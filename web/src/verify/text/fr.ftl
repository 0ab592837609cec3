verify-title = Vérifier les dés
verify-back = Retour à la partie
verify-loading = Le serveur refait les tirages de la partie …
verify-working = Votre navigateur a vérifié { $done } tirages sur { $of }.
verify-again = Réessayer
verify-all-fits = Tout concorde
verify-fault = Quelque chose ne concorde pas
verify-lead-fits =
    { $count ->
        [0] Rien n’a été tiré dans cette partie, et le secret est bien celui qui avait été promis.
        [one] L’unique tirage de cette partie découle du secret du serveur et des nombres des joueurs.
       *[other] Les { $count } tirages de cette partie découlent tous du secret du serveur et des nombres des joueurs.
    } Votre navigateur l’a calculé lui-même.
verify-lead-fault = Votre navigateur n’a pas pu confirmer ces dés. Ce qui ne concorde pas est dit plus bas ; enregistrez la partie, pour que d’autres puissent la vérifier aussi.
verify-insecure = Ce navigateur ne peut rien vérifier ici, car la page n’a pas été chargée par HTTPS. Enregistrez la partie et vérifiez-la avec la commande ci-dessous.

## Ce qui était promis
verify-promise = Ce qui était promis
verify-promise-how = Avant tout tirage, le serveur a choisi un secret et en a publié l’empreinte, l’engagement. Dès lors, il ne pouvait plus changer de secret sans que cela se voie.
verify-commitment = Engagement
verify-secret = Le secret, maintenant que la partie est finie

## Ce que chacun a apporté
verify-numbers = Ce que chacun a apporté
verify-numbers-how = Ensuite, le navigateur de chaque joueur a envoyé un nombre au hasard. Chaque dé et chaque mélange découle du secret et de ces nombres : ni le serveur ni un joueur ne pouvait donc choisir le résultat.
verify-none = rien, car personne n’y jouait depuis un navigateur au début de la partie
verify-mine = envoyé par ce navigateur

## Ce qui a été trouvé
verify-found = Ce qui a été trouvé
verify-yes = Concorde
verify-no = Ne concorde pas
verify-skipped = Non vérifié
verify-secret-fits = Le secret est bien celui que le serveur avait promis.
verify-secret-fault = Le secret n’est pas celui que le serveur avait promis : son empreinte n’est pas l’engagement.
verify-memory-fits = La promesse est celle que ce navigateur a vue avant le premier tirage, et le nombre qu’il a envoyé est parmi ceux qui ont servi.
verify-memory-none = Ce navigateur ne se souvient pas de cette partie : il n’y a pas joué, ou il l’a oubliée. Il ne peut donc pas dire si la promesse a précédé le premier tirage.
verify-memory-promise = Avant le premier tirage, ce navigateur avait vu une autre promesse.
verify-memory-number = Le nombre que ce navigateur a envoyé n’est pas parmi ceux qui ont servi. Ce n’est normal que si la partie était aussi ouverte, à son début, dans un autre de vos navigateurs, dont le nombre est arrivé le premier.
verify-draws-fits =
    { $count ->
        [0] Il n’y avait aucun tirage à vérifier.
        [one] Le tirage a été refait, avec le même résultat.
       *[other] Les { $count } tirages ont été refaits, avec les mêmes résultats. Aucun ne manque, aucun n’a servi deux fois.
    }
verify-draws-back =
    { $count ->
        [one] L’un d’eux a été repris d’un commun accord.
       *[other] { $count } d’entre eux ont été repris d’un commun accord.
    }
verify-draws-told =
    { $count ->
        [one] L’un de ceux-là a été repris avec une reprise antérieure : on sait qu’il a eu lieu, mais non ce qui était demandé.
       *[other] { $count } de ceux-là ont été repris avec une reprise antérieure : on sait qu’ils ont eu lieu, mais non ce qui était demandé.
    }
verify-draws-skipped = Sans le bon secret, les tirages ne peuvent pas être refaits.

## Le premier tirage qui ne concorde pas
verify-fault-missing = Le tirage { $number } manque : la partie ne dit pas ce qu’il est devenu.
verify-fault-unknown = La partie parle d’un tirage { $number }, qui n’a jamais eu lieu.
verify-fault-twice = Le tirage { $number } a servi deux fois.
verify-fault-garbled = Ce que le serveur dit du tirage { $number } ({ $kind }) est impossible : il n’a pas obtenu un nombre pour chacun de ceux qu’il demandait.
verify-fault-unused = La partie n’a pas continué avec ce que le tirage { $number } ({ $kind }) a donné.
verify-fault-given = Le tirage { $number } ({ $kind }) donne { $drawn }, entre 0 et { $most }, mais le serveur dit qu’il a donné { $told }.
verify-see = Voir ce moment de la partie

## Ce que cette page ne peut pas vérifier
verify-limits = Ce que cette page ne peut pas vérifier
verify-limits-rules = Cette page ne connaît pas les règles. Elle croit le serveur sur parole pour les nombres que les règles ont demandés et pour ce qu’ils voulaient dire : quelle carte, quelle face d’un dé. Senlac, sur votre propre ordinateur, vérifie cela aussi :
verify-limits-collusion = Un serveur de mèche avec l’un des joueurs pourrait encore tromper l’autre, et personne ne peut l’exclure d’ici.
verify-save = Enregistrer la partie
verify-json = Tous les tirages, tels que le serveur les donne (JSON)
