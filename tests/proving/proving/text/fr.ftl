# Les Trois Gués : questions, évènements, refus
ask-fords-mulligan = Garder cette main, ou la remélanger et piocher cinq nouvelles cartes ?
ask-fords-turn = Jouez une unité, lancez un évènement, ou passez.
ask-fords-pay = Payez encore { $left } pour { $card }.
ask-fords-target = Choisissez la cible des flèches.
ask-fords-responses-respond = { $card } va prendre effet. Y répondre ?
ask-fords-limit = Défaussez-vous jusqu’à six cartes.

fords-draws = { $seat } pioche { $card }.
fords-draws-unseen = { $seat } pioche une carte.
fords-mulligan = { $seat } : { $word }.
fords-round = Manche { $number }.
fords-passes = { $seat } passe.
fords-discards = { $seat } défausse { $card }.
fords-tires = { $seat } épuise { $card }.
fords-plays = { $seat } joue { $card } en { $ford }.
fords-casts = { $seat } lance { $card }.
fords-hits = { $card } subit { $number } dégâts.
fords-cancels = { $seat } annule { $card2 } avec { $card }.
fords-cancelled = { $card } reste sans effet.
fords-scores = { $seat } emporte { $ford }.
fords-destroyed = { $card } est détruite.

fords-not-in-hand = { $card } n’est pas dans votre main.
    .remedy = Choisissez une carte que vous avez en main.
fords-only-response = { $card } est une Réponse : elle ne se joue pas à votre propre tour.
    .remedy = Attendez une capacité adverse et répondez-y.
fords-wrong-verb = { $card } ne s’utilise pas ainsi : une unité se joue à un gué, un évènement se lance.
    .remedy = Écrivez play et un gué pour une unité, cast pour un évènement.
fords-cost = { $card } coûte { $cost } et vous pourriez payer { $have }.
    .remedy = Gardez plus de cartes en main ou plus d’unités prêtes.
fords-no-target = { $card } exige une unité ennemie pour cible, et il n’y en a pas.
    .remedy = Attendez que l’adversaire ait une unité à un gué.
fords-full = { $ford } abrite déjà { $places } de vos unités.
    .remedy = Choisissez un autre gué.
fords-no-source = { $card } ne paie rien : ni dans votre main, ni unité prête à vous.
    .remedy = Défaussez de votre main ou épuisez une unité prête.
fords-pay-order = { $card } ne peut payer maintenant : les sources se nomment dans l’ordre, et il doit en rester assez pour les { $left } à payer.
    .remedy = Choisissez une source proposée, ou annulez et commencez le paiement par une autre.
fords-bad-target = { $card } n’est pas une unité ennemie à un gué.
    .remedy = Choisissez une unité ennemie.
fords-riposte = { $card } ne répond qu’à une Réponse.
    .remedy = Gardez-la pour une Parade ou une Riposte adverse.
fords-no-response = { $card } n’est pas une Réponse.
    .remedy = Répondez par Parry ou Riposte, ou passez.
fords-discard-order = { $card } ne peut être défaussée maintenant : les cartes se nomment dans l’ordre, et il doit en rester assez.
    .remedy = Choisissez une carte proposée.

end-fords-points = le meilleur score après la dernière manche
end-fords-sudden = neuf points

# La Butte : questions, évènements, refus
ask-hillock-move = Déplacez { $unit } ({ $points } points), ou restez sur place.
ask-hillock-attack = Qui { $unit } attaque-t-elle ?
ask-hillock-flee = { $unit } fuit : encore { $left ->
    [one] { $left } hex
   *[other] { $left } hex
}. Choisissez son chemin.

hillock-turn = Tour { $number }.
hillock-chit = Le pion « { $chit } » est tiré.
hillock-stays = { $unit } reste sur place.
hillock-moves = { $unit } va en { $hex }, orientée { $facing }.
hillock-holds = { $unit } n’attaque pas.
hillock-attacks = { $unit } attaque { $unit2 } : dé { $number }, total { $number2 }.
hillock-pushed = { $unit } est repoussée en { $hex }.
hillock-hit = { $unit } est touchée ; touches reçues : { $number }.
hillock-destroyed = { $unit } est détruite.
hillock-stands = { $unit } tient bon (dé { $number }).
hillock-routs = { $unit } est mise en déroute (dé { $number }).
hillock-flees = { $unit } fuit en { $hex }.
hillock-leaves = { $unit } s’enfuit de la carte.
hillock-rallies = { $unit } se rallie (dé { $number }).
hillock-no-rally = { $unit } ne se rallie pas (dé { $number }).

hillock-wrong-step = C’est une autre étape : { $unit } agit maintenant, par { $verb }.
    .remedy = Écrivez { $verb } et { $unit }.
hillock-not-yours = { $unit } n’est pas de votre armée.
    .remedy = Donnez un ordre à { $due }.
hillock-not-now = Ce n’est pas au tour de { $unit } : les unités de l’aile active agissent l’une après l’autre, et { $due } est la prochaine.
    .remedy = Donnez un ordre à { $due }.
hillock-no-move = { $unit } s’y trouve déjà, avec cette orientation.
    .remedy = Écrivez stay, ou choisissez un autre hex ou une autre orientation.
hillock-woods = { $hex } est un bois, où aucune unité n’entre.
    .remedy = Choisissez un autre hex.
hillock-occupied = { $unit } se trouve en { $hex }, et un hex n’abrite qu’une unité.
    .remedy = Choisissez un autre hex.
hillock-stopped = { $unit } ne peut aller en { $hex } : le chemin passe par un hex frontal ennemi, où tout mouvement s’arrête.
    .remedy = Arrêtez-vous là, ou chassez d’abord l’ennemi.
hillock-no-way = Aucun chemin ne mène { $unit } en { $hex }.
    .remedy = Choisissez un autre hex.
hillock-too-far = Cela coûte { $cost } points et { $unit } en a { $have }.
    .remedy = Choisissez un hex plus proche, ou tournez moins.
hillock-must = { $unit } a un ennemi devant elle et doit attaquer.
    .remedy = Attaquez l’un des ennemis situés devant elle.
hillock-own-army = { $unit } est de votre propre armée.
    .remedy = Attaquez un ennemi situé devant.
hillock-not-in-front = { $target } n’est pas dans un hex frontal de { $unit }.
    .remedy = Attaquez un ennemi situé devant, ou renoncez ; au prochain tour, tournez-vous vers { $target }.
hillock-flee-hex = { $unit } fuit vers son propre bord : en { $west } ou en { $east }.
    .remedy = Choisissez { $west } ou { $east }.

end-hillock-losses = trois unités perdues
end-hillock-top = le sommet de la butte tenu après le dernier tour
end-hillock-nobody = personne ne tient le sommet de la butte après le dernier tour
