# Parties de phrases : un modificateur avec son signe, un jet avec son modificateur, ce qu’un chemin coûte outre ses hex
signed = { $number ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
   *[other] { $number }
}
rolled = jet de { $number }{ $number2 ->
    [0] {""}
    [1] , modificateur +1
    [2] , modificateur +2
    [3] , modificateur +3
    [4] , modificateur +4
    [5] , modificateur +5
    [6] , modificateur +6
   *[other] , modificateur { $number2 }
}
extras = { $uphill ->
    [0] {""}
   *[other] , montée +{ $uphill } (7.6.10)
}{ $ditches ->
    [0] {""}
   *[other] , fossé +{ $ditches } (A56)
}{ $turns ->
    [0] {""}
   *[other] , orientation +{ $turns } (7.6.6)
}

# Hastings 1066 AD : questions
ask-initiative-first = Tour { $turn } : qui s’active en premier ?
ask-events-at-whom = Plusieurs Commandements anglo-saxons sont à égale distance : lequel subit les touches ?
ask-events-relieve = Ôtez jusqu’à { $number ->
    [one] { $number } touche
   *[other] { $number } touches
} à l’un de vos Commandements : lequel ?
ask-events-tempt = Désignez l’unité de Fyrd qui lance le dé sur le tableau de poursuite de gauche.
ask-missiles-aim = { $command }, tir n° { $number } : sur quel Commandement ?
ask-rout-accompany = { $unit } quitte son hex : { $leader } part-il aussi ?
ask-rout-flee = { $unit } fuit{ $left ->
    [1] , encore 1 hex
    [2] , encore 2 hex
    [3] , encore 3 hex
   *[other] {""}
} : par où ?
ask-falserout-feign = Fausse déroute : désignez un Commandement qui feint de fuir, ou aucun.
ask-falserout-next-feint = { $number } unités doivent encore reculer en Fausse déroute : laquelle d’abord ?
ask-falserout-feint = { $unit } recule, en Fausse déroute : jusqu’où ?
ask-falserout-go-after = { $unit } s’élance : quelle unité normande suit-elle ?
ask-pursuit-pursue = { $enemy } fuit devant { $unit } : poursuivre ?
ask-movement-order = { $command } : mouvement (encore { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}). Laquelle maintenant ?
ask-movement-move = { $unit } dispose de { $points } PM : où va-t-elle ?
ask-movement-lead = { $leader } : où va-t-il ?
ask-melee-attack = { $command } : mêlée, { $number ->
    [one] { $number } unité doit
   *[other] { $number } unités doivent
} encore attaquer. Qui attaque qui ?
ask-melee-retreat = { $unit } est repoussée : dans quel hex ?
ask-melee-follow-up = L’hex { $hex } est libre : qui avance ?
ask-melee-take-ground = { $number ->
    [one] { $number } unité peut
   *[other] { $number } unités peuvent
} avancer sur le terrain perdu par l’ennemi : laquelle, et avec quelle orientation ?
ask-morale-check-order = { $number } unités doivent tester leur moral : laquelle d’abord ?
ask-losses-remove = { $command } : { $hits } touches, donc une unité perdue. Laquelle ?
ask-rally-face = { $unit } s’est ralliée : quelle orientation ?
ask-regroup-withdraw = { $piece } se replie loin de l’ennemi : où ?
ask-regroup-form = { $unit } peut former le mur de boucliers : quelle orientation ?
ask-regroup-return-0 = De deux unités perdues d’un même type, une revient : laquelle ?
ask-regroup-return-1 = De deux unités perdues d’un même type, une revient : laquelle ?
ask-regroup-place = { $unit } revient sur son Étendard ou à côté : où, et avec quelle orientation ?

# Ce qui se passe
hastings-turn = Tour { $number }.
hastings-initiative-roll = Initiative, { $side } : { rolled }.
hastings-initiative-drm = – { $initiative-line } : { signed }
hastings-initiative = L’initiative revient au camp { $side ->
    [Normand] normand
   *[other] anglo-saxon
}.
hastings-yields = Le camp { $side ->
    [Normand] normand
   *[other] anglo-saxon
} laisse l’ennemi s’activer en premier.
hastings-first = S’active en premier : { $command }.
hastings-regroup-declared = Le Normand annonce le Tour de regroupement.
hastings-regroup = Le tour { $number } est le Tour de regroupement : les armées se séparent.
hastings-event = Événement, dés { $number } et { $number2 } : { $event } – { $effect }
hastings-event-hits = { $command } : l’événement inflige { $number ->
    [one] { $number } touche
   *[other] { $number } touches
}, total { $number2 }.
hastings-relieved = { $command } : l’événement ôte { $number ->
    [one] { $number } touche
   *[other] { $number } touches
}, total { $number2 }.
hastings-activates = { $command } : activation.
hastings-chit = Pion tiré du gobelet : { $command }.
hastings-rally = { $unit } tente de se rallier : { rolled }.
hastings-rallies = { $unit } se rallie.
hastings-no-rally = { $unit } reste en déroute.
hastings-faces = { $unit } s’oriente { $facing }.
hastings-plunging-roll = Les archers essaient de tirer en cloche : { rolled }.
hastings-plunging = Tir plongeant : jusqu’à la fin de la bataille, les flèches tombent d’en haut.
hastings-no-plunging = Les archers tirent encore droit.
hastings-shoots = { $command } : tir sur { $command2 }, { rolled }.
hastings-missile-hit = { $command } : 1 touche subie, total { $number }.
hastings-missile-miss = Aucune touche : { $command }.
hastings-flees = { $unit } fuit vers l’hex { $hex }.
hastings-goes-back = { $unit } ne trouve pas de place et revient dans l’hex { $hex }.
hastings-trapped = { $unit } ne peut fuir nulle part.
hastings-leaves-map = { $unit } fuit hors de la carte.
hastings-left-chart = { $unit } est tentée de poursuivre : tableau de poursuite de gauche, { rolled }.
hastings-left-drm = – { $left-line } : { signed }
hastings-right-chart = { $unit } se lance à la poursuite : jet de { $number }, { $number2 } hex au plus.
hastings-pursues = { $unit } poursuit jusqu’à l’hex { $hex }, orientation { $facing }.
hastings-pursuit-barred = { $unit } ne va pas plus loin : l’ennemi tient l’hex { $hex }, ou il est plein.
hastings-keeps-ranks = { $unit } reste en place.
hastings-moves = { $unit } gagne l’hex { $hex }, orientation { $facing }.
hastings-wall-left = { $unit } quitte le mur de boucliers.
hastings-wall-holds = Le mur de boucliers de { $unit } absorbe la première touche, puis se rompt.
hastings-leader-moves = { $piece } gagne l’hex { $hex }.
hastings-leader-goes-along = { $piece } suit jusqu’à l’hex { $hex }.
hastings-attacks = { $unit } attaque { $unit2 } : { rolled }.
hastings-melee-drm = – { $melee-line } : { signed }
hastings-no-effect = Sans effet.
hastings-pushback = Recul : { $unit } doit céder du terrain.
hastings-no-retreat = { $unit } n’a pas de place pour reculer et subit une touche.
hastings-retreats = { $unit } recule vers l’hex { $hex }.
hastings-advances = { $unit } avance dans l’hex { $hex }, orientation { $facing }.
hastings-wall-broken = { $unit } : le mur de boucliers est rompu.
hastings-hits = { $unit } subit { $number ->
    [one] { $number } touche
   *[other] { $number } touches
} ({ $command } : total { $number2 }).
hastings-morale = { $unit } { $number3 ->
    [0] voit des amis fuir et teste son moral
    [1] a subi 1 touche et teste son moral
   *[other] a subi { $number3 } touches et teste son moral
} : { rolled }.
hastings-alarm = { $unit } a subi { $number3 ->
    [one] { $number3 } touche
   *[other] { $number3 } touches
} pendant ce segment, voit fuir des amis et teste son moral : { rolled }.
hastings-morale-drm = – { $morale-line } : { signed }
hastings-stands = { $unit } tient bon.
hastings-routs = { $unit } part en déroute !
hastings-eliminated = { $unit } est éliminée.
hastings-loses = { $command } : { $unit } est perdue ; { $number ->
    [0] il ne reste aucune touche
    [one] il reste { $number } touche
   *[other] il reste { $number } touches
}.
hastings-standard-captured = { $unit } s’empare de l’Étendard { $side ->
    [Normand] normand
   *[other] anglo-saxon
} !
hastings-casualty = { $piece } subit un test de perte de Chef : { rolled }.
hastings-leader-killed = { $piece } est tué !
hastings-leader-wounded = { $piece } est blessé.
hastings-leader-unhurt = { $piece } est indemne.
hastings-leader-refuge = { $piece } trouve refuge dans l’hex { $hex }.
hastings-withdraws = { $piece } se replie vers l’hex { $hex }.
hastings-no-refuge = { $piece } ne trouve pas d’hex où se replier, et reste.
hastings-forms-wall = { $unit } forme le mur de boucliers, orientation { $facing }.
hastings-buried = { $unit } est retirée pour toujours.
hastings-returns = { $unit } revient dans l’hex { $hex }.
hastings-feigns = Fausse déroute : { $command } feint de fuir.
hastings-feints = { $unit } recule vers l’hex { $hex }.
hastings-hemmed-in = { $unit } est cernée et ne peut pas reculer.

# Pourquoi pas, et que faire
hastings-not-now = Ce n’est pas le moment pour « { $verb } » : c’est { $segment ->
    [initiative] la phase d’initiative
    [event] la phase des événements
    [rally] le segment de ralliement
    [missiles] le segment de tir
    [rout] l’impulsion de déroute et de poursuite
    [movement] l’impulsion de mouvement
    [melee] le segment de mêlée
   *[other] le Tour de regroupement
}, et une autre question est posée.
    .remedy = Répondez d’abord à la question posée.
hastings-other-unit = La question porte sur { $due }, non sur { $unit }.
    .remedy = Répondez pour { $due } ; les autres ont leur tour.
hastings-not-on-map = { $unit } n’est pas sur la carte.
    .remedy = Choisissez une pièce qui s’y trouve.
hastings-cannot-yield = Le camp { $side ->
    [Normand] normand
   *[other] anglo-saxon
} n’a pas gagné l’initiative, et ne peut donc pas la laisser.
    .remedy = Activez un de vos Commandements.
hastings-enemy-command = Ce Commandement est celui de l’ennemi : { $command }.
    .remedy = Choisissez un des vôtres.
hastings-own-command = Ce Commandement est à vous : { $command }.
    .remedy = Choisissez un Commandement ennemi.
hastings-no-units = { $command } : plus aucune unité sur la carte.
    .remedy = Choisissez un Commandement qui en a.
hastings-regrouped = Les armées se sont regroupées au tour { $turn }, et ne le font qu’une fois.
    .remedy = Activez plutôt un Commandement.
hastings-regroup-norman = Seul le Normand, quand il a gagné l’initiative, annonce le Tour de regroupement.
    .remedy = Activez un Commandement.
hastings-regroup-early = C’est le tour { $now } : le Tour de regroupement peut être annoncé à partir du tour { $turn }.
    .remedy = Attendez ce tour, et gagnez l’initiative.
hastings-not-nearest = { $command } : à { $far } hex de { $leader }, alors que le Commandement le plus proche est à { $least }.
    .remedy = Choisissez un des Commandements proposés.
hastings-out-of-aim = { $command } : distance { $far } ; ce tir ne va pas au-delà de { $limit }, car le Commandement le plus proche est à { $least }.
    .remedy = Choisissez un des Commandements proposés.
hastings-no-fit-units = { $command } : aucune unité en bon ordre sur la carte.
    .remedy = Choisissez un des Commandements proposés.
hastings-no-hits-there = { $command } : aucune touche à ôter.
    .remedy = Choisissez un Commandement qui en a.
hastings-no-fyrd = { $unit } n’est pas une unité de Fyrd : { $type }.
    .remedy = Choisissez une unité de Fyrd en bon ordre qui a une unité normande devant elle.
hastings-routed-fyrd = { $unit } est en déroute et n’a personne devant elle.
    .remedy = Choisissez une unité de Fyrd en bon ordre qui a une unité normande devant elle.
hastings-none-before = { $unit } n’a aucune unité normande dans ses hex frontaux : { $front }.
    .remedy = Choisissez une unité de Fyrd en bon ordre qui a une unité normande devant elle.
hastings-named = Ce Commandement ne peut être désigné maintenant : { $command }. On les désigne dans l’ordre, chacun une seule fois.
    .remedy = Choisissez un des Commandements proposés ou terminez, ou annulez et commencez par un autre.
hastings-face-enemy = { $unit } recule en faisant face à l’ennemi.
    .remedy = Choisissez une des orientations proposées.
hastings-no-feint = { $unit } ne peut reculer vers l’hex { $hex } : elle recule de 2 ou 3 hex si elle le peut, chacun plus loin des Anglo-Saxons.
    .remedy = Choisissez un des hex proposés.
hastings-not-falling-back = { $unit } n’est pas parmi les unités qui doivent encore reculer.
    .remedy = Choisissez une des unités proposées.
hastings-make-room = { $unit } ne peut pas encore reculer de 2 hex : d’autres lui barrent le chemin.
    .remedy = Choisissez une des unités proposées ; elles lui feront place.
hastings-no-contact = { $enemy } n’était pas au contact de { $unit }.
    .remedy = Choisissez une des unités normandes proposées.
hastings-fyrd-rolls = { $unit } est une unité de Fyrd, qui ne choisit pas de poursuivre : le tableau de poursuite de gauche en décide.
    .remedy = Répondez pour l’unité sur laquelle porte la question.
hastings-other-leader = La question porte sur { $due }, non sur { $leader }.
    .remedy = Répondez pour { $due }.
hastings-must-flee = { $unit } ne peut s’arrêter ici : elle est à { $far } hex de son Étendard ({ $hex }), et ne s’arrête que dans cet hex ou à côté.
    .remedy = Choisissez l’hex suivant de sa fuite.
hastings-no-standard = { $unit } ne peut s’arrêter : son Étendard est capturé, et elle fuit vers le bord de la carte.
    .remedy = Choisissez l’hex suivant de sa fuite.
hastings-no-rest = { $unit } ne peut s’arrêter ici : son hex est un hex frontal de { $enemies }.
    .remedy = Choisissez l’hex suivant de sa fuite.
hastings-not-adjacent = L’hex { $hex } est à { $far } hex de { $unit }, et l’on fuit hex par hex.
    .remedy = Choisissez un des hex proposés.
hastings-not-nearer = { $unit } fuit vers { $away ->
    [0] son Étendard
   *[other] le bord de la carte
} : l’hex { $hex } en est à { $there } hex, et le sien à { $here }.
    .remedy = Choisissez un des hex proposés, qui l’en rapprochent.
hastings-no-end = En passant par l’hex { $hex }, { $unit } ne trouverait que des hex pleins.
    .remedy = Choisissez un des hex proposés.
hastings-closed = L’hex { $hex } est fermé à tous : bois ou marais.
    .remedy = Choisissez un hex de terrain dégagé.
hastings-enemy-there = L’ennemi tient l’hex { $hex } : { $units }.
    .remedy = Choisissez un hex sans ennemis.
hastings-full = L’hex { $hex } est plein : { $units } ; { $limit } unités de combat au plus par hex.
    .remedy = Choisissez un autre hex, ou déplacez d’abord une de ces unités.
hastings-astray = { $unit } s’est déplacée, et aucune unité en bon ordre de son Commandement n’est dans son hex ou à côté.
    .remedy = Amenez-lui une autre unité du Commandement, ou annulez.
hastings-cut-off = { $unit } est isolée : { $mover } s’est éloignée, et aucune autre unité en bon ordre de son Commandement n’est dans son hex ou à côté.
    .remedy = Faites suivre { $unit }, amenez-lui une autre unité du Commandement, ou annulez.
hastings-mend-first = { $unit } ne peut pas encore être choisie : { $stray } est isolée et, quoi que fasse { $unit }, plus personne ne pourrait la rejoindre.
    .remedy = Amenez d’abord une autre unité auprès de { $stray }, ou annulez.
hastings-must-mend = { $unit } ne peut rester : { $stray } est isolée, et sans { $unit } personne ne pourrait la rejoindre sans en isoler une autre.
    .remedy = Choisissez un des hex proposés, ou annulez.
hastings-must-follow = { $unit } ne peut pas rester : { $mover } l’a quittée, et personne d’autre ne pourrait la rejoindre.
    .remedy = Menez-la dans l’hex d’une autre unité en bon ordre de son Commandement ou à côté, ou annulez.
hastings-must-rejoin = { $unit } était coupée de son Commandement, et peut maintenant le rejoindre.
    .remedy = Menez-la dans l’hex d’une autre unité en bon ordre de son Commandement ou à côté.
hastings-leaves-command = Si { $unit } allait en { $hex }, { $alone } resterait isolée, et aucun autre mouvement ne pourrait y remédier.
    .remedy = Terminez dans le même hex qu’une autre unité en bon ordre du Commandement, ou à côté, ou déplacez d’abord les autres.
hastings-order-first = Vous n’avez pas choisi { $piece } pour ce mouvement.
    .remedy = Choisissez d’abord la pièce, puis où elle va.
hastings-enemy-piece = { $piece } est à l’ennemi.
    .remedy = Choisissez une de vos pièces.
hastings-inactive = { $piece } fait partie d’un autre Commandement ({ $own }) que celui qui est actif ({ $command }).
    .remedy = Choisissez une pièce du Commandement actif.
hastings-routed = { $unit } est en déroute : elle n’obéit à aucun ordre et n’attaque personne.
    .remedy = Choisissez une unité en bon ordre ; celle-ci pourra se rallier au prochain ralliement de son Commandement.
hastings-ordered = { $piece } a déjà reçu son ordre pendant cette impulsion, et n’en reçoit qu’un.
    .remedy = Choisissez une pièce qui n’en a pas reçu, ou « Terminé ».
hastings-no-move = { $unit } y est déjà.
    .remedy = Choisissez un autre emplacement, ou ne bougez pas.
hastings-no-sidestep = { $unit } ne peut glisser de côté vers l’hex { $hex } : elle part d’un hex frontal de { $enemies }.
    .remedy = Avancez, ou reculez dans un hex arrière.
hastings-no-way = Aucun chemin ne mène { $unit } à l’hex { $hex } avec cette orientation : ennemis, hex pleins ou terrain fermé.
    .remedy = Choisissez un des hex proposés.
hastings-too-far = { $unit } a besoin de { $needs } PM et en a { $has } : { $hexes ->
    [0] orientation +{ $turns } (7.6.6)
   *[other] { $hexes } hex{ extras }
}.
    .remedy = Choisissez un hex ou une orientation qui ne coûte pas plus de { $has } PM.
hastings-leader-too-far = Il faut { $needs } PM à { $leader } pour gagner l’hex { $hex }, et il en a { $has }{ $wounded ->
    [0] {""}
   *[other] , étant blessé
}.
    .remedy = Choisissez un des hex proposés.
hastings-leader-barred = Aucun chemin ne mène { $leader } à l’hex { $hex } : ennemis ou terrain fermé.
    .remedy = Choisissez un des hex proposés.
hastings-must-attack = { $unit } doit attaquer : devant elle se trouve { $enemies }.
    .remedy = Choisissez qui elle attaque.
hastings-own-unit = { $unit } est à vous.
    .remedy = Choisissez une unité ennemie.
hastings-attacked-once = { $unit } a déjà attaqué l’hex { $hex } pendant ce segment, et n’attaque qu’une fois.
    .remedy = Choisissez une unité qui n’a pas attaqué.
hastings-not-in-front = { $enemy } est dans l’hex { $hex }, et { $unit } n’attaque que ses hex frontaux : { $front }.
    .remedy = Choisissez un ennemi devant elle ; la prochaine fois, orientez-la vers l’ennemi en bougeant.
hastings-not-rear = { $unit } recule dans un hex arrière ({ $rear }), et { $hex } n’en est pas un.
    .remedy = Choisissez un des hex proposés.
hastings-not-fleeing-way = { $unit } est en déroute et recule dans le sens de sa fuite, qui ne mène pas à l’hex { $hex }.
    .remedy = Choisissez un des hex proposés.
hastings-face-pushed = { $unit } avance avec l’hex { $hex } devant elle, là où l’ennemi a reculé.
    .remedy = Choisissez une des orientations proposées.
hastings-no-advance = { $unit } ne peut avancer : il faut être en bon ordre, à côté d’un hex qui a de la place, et l’avoir attaqué pendant ce segment.
    .remedy = Choisissez une des unités proposées, ou « Terminé ».
hastings-advance-parts = Si { $unit } avançait, { $alone } n’aurait plus d’unité en bon ordre de son Commandement dans son hex ou à côté.
    .remedy = Choisissez une des unités proposées, ou « Terminé ».
hastings-routed-no-check = { $unit } est déjà en déroute et ne teste pas son moral.
    .remedy = Choisissez une des unités proposées.
hastings-no-hits = { $unit } n’a pas de touche pour laquelle tester son moral.
    .remedy = Choisissez une des unités proposées.
hastings-other-command = { $unit } ne fait pas partie du Commandement qui a { $hits } touches et doit perdre une unité : { $command }.
    .remedy = Choisissez une unité de ce Commandement.
hastings-loss-order = La prochaine perte doit être du type { $type }, ce que { $unit } n’est pas : unités perdues, { $plain } ordinaires et { $elite } d’élite ; une d’élite pour { $every } ordinaires.
    .remedy = Choisissez une unité de ce type.
hastings-refuge-near = L’hex { $hex } est à { $away } hex de l’unité anglo-saxonne la plus proche, et il faut { $least } au moins.
    .remedy = Choisissez un hex séparé de toute unité anglo-saxonne par un hex vide.
hastings-refuge-north = L’hex { $hex } est dans la rangée { $row }, plus au nord que l’unité anglo-saxonne la plus au sud, dans la rangée { $south }.
    .remedy = Choisissez un hex de cette rangée ou plus au sud.
hastings-refuge-back = { $piece } se replie vers le sud depuis la rangée { $home }, et l’hex { $hex } est dans la rangée { $row }.
    .remedy = Choisissez un des hex proposés.
hastings-not-in-box = { $unit } n’est pas dans votre case des unités éliminées.
    .remedy = Choisissez une unité qui s’y trouve.
hastings-no-pair = { $unit } ne peut revenir : une unité perdue sur 2 d’un même type revient ({ $type } : pertes { $lost }, retours { $back }).
    .remedy = Choisissez une des unités proposées.
hastings-no-room = L’hex { $hex } est à { $far } hex de votre Étendard ({ $standard }) : une unité revient dans cet hex ou à côté.
    .remedy = Choisissez un des hex proposés.

# Conseils : ce qui frappe un joueur dans une partie de la bataille
hint-army = Unités en état de combattre : { $ours } chez vous, { $theirs } en face.{ $routed ->
    [0] {""}
    [one] {" "}Une des vôtres, en déroute, peut se rallier.
   *[other] {" "}{ $routed } des vôtres, en déroute, peuvent se rallier.
  } Pensez à ce qui fait tenir vos troupes.
hint-attacks = Unités qui ont un ennemi devant elles : { $ours } chez vous, { $theirs } en face. Pensez à qui frappe qui.
hint-attack = Ennemis devant { $unit } : { $before }. Sa meilleure attaque inflige environ { $hits ->
    [one] une touche
   *[other] { $hits } touches
  } en { $of } essais.
hint-leaders = Pensez à vos Chefs : leur place est parmi leurs hommes, et seuls ils sont perdus.
hint-leader-alone = { $piece } se trouve sans unité : un Chef seul est perdu.
hint-king = La bataille s’arrête à la mort d’un Chef d’armée. { $piece } : l’ennemi le plus proche est à { $far ->
    [one] un hex
   *[other] { $far } hex
  }, et { $guards ->
    [0] aucune de vos unités n’est près de lui
    [one] une de vos unités est près de lui
   *[other] { $guards } de vos unités sont près de lui
  }.
hint-king-wounded = { $piece } est blessé, et la bataille s’arrête s’il meurt : l’ennemi le plus proche est à { $far ->
    [one] un hex
   *[other] { $far } hex
  }, et { $guards ->
    [0] aucune de vos unités n’est près de lui
    [one] une de vos unités est près de lui
   *[other] { $guards } de vos unités sont près de lui
  }.
hint-standard = Pensez aux Étendards : celui qui est gardé affermit l’armée.
hint-line = { $gaps ->
    [0] La ligne est entière : une brèche livrerait les flancs et l’arrière.
    [one] La ligne a une brèche : elle livre les flancs et l’arrière.
   *[other] La ligne a { $gaps } brèches : elles livrent les flancs et l’arrière.
  }
hint-line-enemy = { $gaps ->
    [0] La ligne anglaise est entière : qui la rompt atteint les flancs et l’arrière.
    [one] La ligne anglaise a une brèche : par là, on atteint les flancs et l’arrière.
   *[other] La ligne anglaise a { $gaps } brèches : par là, on atteint les flancs et l’arrière.
  }
hint-approach = { $left ->
    [0] C’est le dernier tour
    [one] Il reste encore un tour
   *[other] Il reste encore { $left } tours
  }, et les Normands sont en moyenne à { $far ->
    [one] un hex
   *[other] { $far } hex
  } d’Harold : c’est à eux de venir.
hint-time = { $left ->
    [0] C’est le dernier tour : il suffit aux Anglais de tenir.
    [one] Il reste encore un tour : le temps qui passe aide les Anglais.
   *[other] Il reste encore { $left } tours : le temps qui passe aide les Anglais.
  }
hint-activate = { $command } : le Commandement qui a le plus à faire là où il est, soit environ { $hits ->
    [0] aucune touche pour l’instant
    [one] une touche
   *[other] { $hits } touches
  }.
hint-yield = Aucun de vos Commandements n’a grand-chose à faire : laissez l’ennemi commencer.
hint-regroup = Le Tour de regroupement ramène des hommes : vous avez { $lost } unités perdues et { $routed } en déroute.
hint-order = L’ordre dans lequel ils avancent n’importe guère ; l’endroit où ils vont, si.

# Mises en garde : ce qu’un choix peut coûter
warn-king-dies = { $piece } meurt et la bataille est perdue
warn-lost = Vous perdez la bataille
warn-king-wounded = { $piece } est blessé
warn-leader-dies = { $piece } meurt
warn-standard = Votre Étendard est capturé
warn-eliminated = { $unit } est éliminée
warn-routs = { $unit } part en déroute

# Comment cela finit
end-hastings-leader = le Chef d’armée ennemi est mort
end-hastings-both-leaders = les deux Chefs d’armée sont morts en même temps
end-hastings-rout = plus aucune unité en bon ordre ne résiste
end-hastings-dusk = la nuit tombe et les Anglo-Saxons tiennent encore le terrain

# Choix, en toutes lettres
do-activate = Activer en premier : { $command }
do-yield = Laisser l’ennemi s’activer en premier
do-regroup = Annoncer le Tour de regroupement
do-shoot = Tirer sur : { $command }
do-hit = { $command }
do-relieve = { $command }
do-tempt = { $unit }
do-feign = Fausse déroute : { $command }
do-feint = Reculer avec { $unit } vers l’hex { $hex }, orientation { $facing }
do-follow = Suivre { $unit2 }
do-face = Orientation { $facing }
do-accompany = { $piece } part aussi
do-remain = { $piece } reste
do-flee = Fuir vers l’hex { $hex }
do-halt = S’arrêter ici
do-pursue = Poursuivre avec { $unit }
do-hold = { $unit } garde sa place
do-order = { $piece }
do-move = Vers l’hex { $hex }, orientation { $facing }
do-stay = { $piece } ne bouge pas
do-lead = { $piece } gagne l’hex { $hex }
do-attack = { $text }
do-retreat = Reculer vers l’hex { $hex }
do-advance = Avancer avec { $unit }, orientation { $facing }
do-check = { $unit }
do-remove = Retirer { $unit }
do-withdraw = { $piece } vers l’hex { $hex }, orientation { $facing }
do-form = Former le mur de boucliers, orientation { $facing }
do-decline = Pas de mur de boucliers
do-return = { $unit }
do-place = Dans l’hex { $hex }, orientation { $facing }
do-done = Terminé
do-done-movement-order = Terminé : les autres ne bougent pas
do-done-falserout-feign = Aucun autre Commandement
do-done-melee-follow-up = Personne n’avance
do-done-melee-take-ground = Personne d’autre n’avance

# Le jeu et ses options, pour qui prépare la partie
list-round = Tour { $number }
blurb-hastings = Un wargame à hex, le 14 octobre 1066 : Guillaume a jusqu’à la nuit pour briser le mur de boucliers d’Harold sur la colline de Senlac.
option-strict-charge = Charge stricte
    .help = Un Chevalier qui commence son mouvement à côté d’un ennemi quelconque ne peut charger ; sinon, seuls ceux à côté desquels il commence sont à l’abri.
option-wall-stops-missiles = Mur de boucliers contre les flèches
    .help = Le tir est plus difficile contre un Commandement dont toutes les unités les plus proches sont en mur de boucliers.
option-losses-first = Pertes avant déroutes
    .help = Après la mêlée, les pertes dues aux touches précèdent les tests de moral ; sinon, elles les suivent.
option-plunging-each-segment = Tir plongeant à chaque segment
    .help = Dès qu’il peut être adopté, chaque segment de tir normand fait le jet de tir plongeant ; sinon, seul le premier du tour.
option-both-leaders-rally = Deux Chefs aident au ralliement
    .help = Près d’un Chef d’armée et d’un autre Chef, une unité en déroute ajoute les deux bonus ; sinon, le meilleur seulement.
option-scenario = Scénario
    .help = Un fichier de scénario de votre main, au lieu de la bataille imprimée.
