# Historic Epic Battle System: questions
ask-setup-faction = Choose your side.
ask-setup-place-leader = Place your Leader “{ $card }” in Row 1: where?
ask-setup-cut-decks = Remove cards from your deck, then choose Done.
ask-setup-mulligan = Keep this hand, or shuffle it back and draw { $first_hand } new cards?
ask-preparation-limit = You hold { $offered } cards, and { $hand_limit } is the most: discard one.
ask-preparation-draft-one = You drew more than you keep: discard one of your { $offered } cards.
ask-preparation-draft-two = You drew more than you keep: discard one of your { $offered } cards.
ask-deployment-turn = Play a card, use an Action, sacrifice a card, or pass.
ask-deployment-use = “{ $card }” in play: use a When Played ability?
ask-paying-pay = { $left } more to pay for “{ $card }”: discard a card, or Tire a Ready one.
ask-abilities-choose = “{ $card }”: choose its target. { $ability }
ask-effects-discards = Your opponent makes you discard { $count } of your { $offered } cards: choose one.
ask-abilities-answers-respond = { $what ->
    [0] The { $side } use “{ $card }”. Answer it?
    [1] The { $side } have played “{ $card }”. Answer it?
    [2] The { $side } are about to deal { $amount } damage to “{ $card }”. Answer it?
    [3] The { $side } are about to destroy “{ $card }”. Answer it?
    [4] The { $side } are about to move “{ $card }”. Answer it?
    [5] The { $side } are about to deal { $amount } damage to { $element }. Answer it?
    [6] The { $side } are about to deal { $amount } damage to their Objective. Answer it?
    [7] The { $side } pass. Answer it?
   *[other] Something is about to happen. Answer it?
}

# What happens
hebs-chooser = { $seat } is drawn by lot to choose a side.
hebs-takes-side = { $seat } plays the { $side }.
hebs-attacks = The { $side } attack.
hebs-places-leader = The { $side } place their Leader “{ $card }” ({ $wedge }).
hebs-removes = The { $side } remove “{ $card }” from their deck.
hebs-keeps = The { $side } keep their first hand.
hebs-redraws = The { $side } shuffle their first hand back and draw another.
hebs-round = Round { $number }.
hebs-draws = The { $side } draw “{ $card }”.
hebs-draws-unseen = The { $side } draw a card.
hebs-discards = The { $side } discard “{ $card }”.
hebs-passes = The { $side } pass.
hebs-marker = The { $side } take the first player marker.
hebs-tires = Tired: “{ $card }”.
hebs-readies = Ready again: “{ $card }”.
hebs-plays = The { $side } play “{ $card }” ({ $wedge }).
hebs-reserves = The { $side } play “{ $card }” to their reserve.
hebs-attaches = The { $side } attach “{ $card }” to { $element }.
hebs-falls-off = Discarded with its bearer (“{ $card2 }”): “{ $card }”.
hebs-initiates = The { $side } use “{ $card }”.
hebs-nothing-chosen = “{ $card }” finds nothing to choose.
hebs-cancelled = Cancelled: “{ $card }”.
hebs-prevents = { $number } damage is prevented.
hebs-damage = “{ $card }”: { $number } damage taken.
hebs-heals = “{ $card }”: { $number } damage healed.
hebs-destroyed = Destroyed: “{ $card }”.
hebs-saved = Saved from destruction: “{ $card }”.
hebs-sacrifices = Sacrificed: “{ $card }”.
hebs-moves = Moved: “{ $card }” ({ $wedge }).
hebs-recalls = Back to its owner’s hand: “{ $card }”.
hebs-takes = The { $side } take “{ $card }” from their discard pile.
hebs-looks = The { $side } look at their opponent’s hand.
hebs-sees = The { $side } see “{ $card }” in it.
hebs-sees-unseen = The { $side } see a card in it.
hebs-gives = “{ $card }”: { $value } { $number ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $number }
}.
hebs-protects = “{ $card }” takes no damage this round.
hebs-protects-wedge = The { $side } protect { $wedge }: their opponent deals it no damage this round.
hebs-discount = The { $side } will pay { $number } less this round: { $discount }.
hebs-might-battle = { $wedge }, Might: { $side } { $number }, { $side2 } { $number2 }.
hebs-zeal-battle = { $wedge }, { value-zeal }: { $side } { $number }, { $side2 } { $number2 }.
hebs-wedge-damage = The { $side } deal { $number } damage to { $wedge }.
hebs-wedge-heals = { $wedge }: { $number } damage of the { $side } is removed.
hebs-turns-round = { $wedge }: the { $side } turn the result round.
hebs-claims = The { $side } claim { $wedge }.
hebs-attempts = The { $side } attempt “{ $objective }”: { $number } against { $number2 }.
hebs-objective-damage = The { $side } deal { $number } damage to “{ $objective }”.
hebs-objective-heals = The Objective of the { $side } loses { $number } damage.
hebs-objective-destroyed = The { $side } destroy “{ $objective }”.
hebs-move-cancelled = Stays where it is, as the move is cancelled: “{ $card }”.
hebs-protected = “{ $card }” takes no damage this round: { $number } prevented.
hebs-wedge-protected = { $wedge } is protected: { $number } damage of the { $side } is prevented.
hebs-no-attempt = The { $side } make no attempt: they have destroyed an Objective this round, and one a round is the most.
hebs-objective-waits = The { $side } have dealt “{ $objective }” enough damage, but have destroyed an Objective this round already: it waits for the next.

# Hints: what strikes a player about a part of the game
hint-objectives = You are at the final Objective: what counts now is the battlefield.
hint-objective-short = “{ $objective }” is out of reach: { $value } is short by { $short }.
hint-objective-more = “{ $objective }” will not fall this round: { $short } more { $value } would do it.
hint-objective-falls = “{ $objective }” will fall this round, if nothing is Tired for it that counts.
hint-wedges-later = Nobody fights yet, but the battlefield will decide: what you build up now stays.
hint-wedges = The battlefield will decide: look where a little more turns a battle.
hint-wedge-lost = { $wedge } is nearly lost: it holds { $left } more damage.
hint-wedge-lost-zeal = { $wedge } is nearly lost: it holds { $left } more damage, and you are short of { value-zeal } there.
hint-wedge-won = { $wedge } is nearly yours: { $left } more damage would claim it.
hint-wedge-might = In { $wedge } you are { $short } behind in { value-might }.
hint-army = Your armies have { $ours } { value-might } Ready against { $theirs }: think of what stays in play.
hint-resources = { $count ->
    [0] None of your Resources is Ready: whatever brings some saves the cards of your hand.
    [one] You have one Resource Ready: what you pay with it costs no cards.
   *[other] You have { $count } Resources Ready: what you pay with them costs no cards.
  }
hint-enough = To go on would bring you nothing more.
hint-leader = “{ $card }” must live: think of who could hurt your Leader.
hint-leader-weak = “{ $card }” has only { $left } Health left: your Leader’s fall loses the game.
hint-hand = You hold { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }: what you keep is what you can do next round.
hint-keep = What you keep is what you can do next round: part with what you will miss least.
hint-tire = Tire “{ $card }”
hint-target = Choose “{ $element }”
hint-deck = Your deck has { $count } cards left, and an empty one loses.
hint-wait = What you could still do costs more than it brings.
hint-pay = A card Tired to pay counts for nothing this round, and a discarded one is gone: pay with what you can best spare.
hint-tempo = Think of the order of turns: who passes last sees what the other has done.

# Warnings: what a choice may cost
warn-leader = “{ $card }” falls, and you lose the game
warn-lost = You lose the game
warn-wedge = Your opponent claims { $wedge }
warn-missed = You do not destroy “{ $objective }” this round
warn-objective = Your opponent destroys “{ $objective }” this round

# Why not, and what would do
hebs-not-yours = “{ $card }” is not your card.
    .remedy = Choose one of your own.
hebs-not-in-hand = “{ $card }” is not in your hand.
    .remedy = Choose a card that you hold.
hebs-no-when-played = “{ $card }” has no When Played ability left with the number { $number }.
    .remedy = Choose one of the offered abilities, or use none.
hebs-passed = You have passed in round { $round } and take no more deployment turns in this phase; the { $side } go on until they pass too.
    .remedy = Wait for the next round; until then you can still answer with Responses.
hebs-in-discard = “{ $card }” lies in your discard pile: cards are played from the hand, and only a Relentless one from the top of the pile.
    .remedy = Play a card from your hand.
hebs-in-play = “{ $card }” is in play already: cards are played from the hand.
    .remedy = Play a card from your hand, or use an Action of this one.
hebs-not-in-play = “{ $card }” is not in play.
    .remedy = Play it first, or choose a card in play.
hebs-tired = “{ $card }” is Tired.
    .remedy = Choose a Ready card; this one readies in the next Preparation phase.
hebs-wrong-verb = “{ $card }” is not played that way: it is { $how ->
    [play] an army card and goes to a { $column ->
        [frontier] Frontier
       *[wedge] Wedge
    }
    [act] an Event and is used from the hand
    [reserve] a Tactics card and goes to your reserve
   *[attach] an Attachment and goes on what it names
}.
    .remedy = { $how ->
    [play] Play it to a { $column ->
        [frontier] Frontier
       *[wedge] Wedge
    }
    [act] Use one of its Actions
    [reserve] Play it to your reserve
   *[attach] Play it on what it names
}.
hebs-cost = “{ $card }” costs { $cost }, and you are { $short } short: { $held ->
    [one] { $held } other card
   *[other] { $held } other cards
} in hand and { $ready } Ready { $ready ->
    [one] Resource
   *[other] Resources
} are all you could pay with.
    .remedy = Keep more cards in hand or more Resources Ready, or choose something cheaper.
hebs-wedge-full = { $wedge } already holds { $there } of your army cards, and { $most } is the most.
    .remedy = Choose another one, or make room by a move or a sacrifice.
hebs-covered = “{ $card }” lies covered: a Relentless card is played only from the top of the discard pile.
    .remedy = Play a card from your hand.
hebs-not-now = This is not the moment to { $doing ->
    [side] choose a side
    [place] place your Leader
    [remove] take cards out of your deck
    [done] finish your deck
    [keep] keep your first hand
    [redraw] draw another first hand
    [discard] discard
    [pass] pass
    [play] play a card
    [reserve] play a Tactics card
    [attach] attach a card
    [act] use an Action
    [sacrifice] sacrifice a card
    [pay] pay
    [use] use a When Played ability
    [decline] decline a When Played ability
    [target] choose a target
    [enough] stop choosing targets
    [respond] respond
    [draw] draw a card for an Objective
   *[other] do that
}: another question is open.
    .remedy = Answer the open question first; “board” shows it.
hebs-no-host = “{ $card }” cannot go on “{ $element }”. Its text says: { $text }
    .remedy = Attach it to what its text names.
hebs-no-action = “{ $card }” has no ability { $number }: { $count ->
    [0] it has none at all.
    [one] it has one.
   *[other] it has { $count }.
}
    .remedy = Name an Action of it; abilities count from 1, from the top of the card.
hebs-no-response = “{ $card }” has no ability { $number }: { $count ->
    [0] it has none at all.
    [one] it has one.
   *[other] it has { $count }.
}
    .remedy = Name a Response of it, or pass.
hebs-solo-ability = Ability { $number } of “{ $card }” is a Solo ability, which is ignored between two players.
    .remedy = Use another ability of it; this one is for the solo game.
hebs-other-kind = Ability { $number } of “{ $card }” is { $kind ->
    [action] an Action, which is used as a deployment turn
    [response] a Response, which answers what it names
    [played] a When Played ability, which is used only as the card enters play
    [solo] a Solo ability, which is used only as the card is played
   *[constant] a Constant ability, which is in force by itself while the card is in play
}.
    .remedy = { $kind ->
    [action] Use it in your deployment turn.
    [response] Wait until you are asked for an answer.
    [played] Play the card, and use it then.
    [solo] Play the card, and use it then.
   *[constant] Nothing is to be done for it; choose something else.
}
hebs-nothing-to-answer = “{ $card }” cannot respond: there is nothing to answer now.
    .remedy = Wait until you are asked for an answer; on your turn, play a card or use an Action.
hebs-only-answer = Only a Response is possible now: Actions and cards wait for your deployment turn.
    .remedy = Answer with a Response, or pass.
hebs-other-trigger = “{ $card }” answers { $on ->
    [0] an ability that is used
    [1] an army card that is played
    [2] damage to a card
    [3] the destruction of a card
    [4] a move
    [5] damage to a Wedge or Frontier
    [6] damage to an Objective
   *[7] a pass
}; this is { $what ->
    [0] an ability that is used
    [1] an army card that is played
    [2] damage to a card
    [3] the destruction of a card
    [4] a move
    [5] damage to a Wedge or Frontier
    [6] damage to an Objective
   *[7] a pass
}.
    .remedy = Wait for what its Response names, or pass.
hebs-late-range = “{ $card }” uses Range, which waits in this game until both players are at the final Objective: the { $side } are still at “{ $objective }”, with { $left } to destroy.
    .remedy = Reach the final Objective first, both of you.
hebs-when-final = “{ $card }” may be used only with { $both ->
    [0] your final Objective
   *[1] the final Objectives of both players
} in play: the { $side } are still at “{ $objective }”, with { $left } to destroy.
    .remedy = Wait until then, or use another ability.
hebs-when-has = “{ $card }” asks for a card that is not in play. Its text says: { $text }
    .remedy = Bring such a card into play first.
hebs-when-by = “{ $card }” answers only what { $whose ->
    [1] you do yourself; this is your opponent’s doing
   *[2] your opponent does; this is your own doing
}.
    .remedy = Wait for what its Response names, or pass.
hebs-when-about = “{ $card }” does not answer “{ $element }”. Its text says: { $text }
    .remedy = Wait for what its Response names, or pass.
hebs-when-range = “{ $card }” answers Range attacks, and “{ $element }” makes none now.
    .remedy = Wait for a Range attack, or pass.
hebs-solo-used = “{ $card }” was played for its Solo ability, and has no other as long as it is in play.
    .remedy = Choose another card; played anew, this one has all its abilities again.
hebs-condition = A condition of “{ $card }” is not met. Its text says: { $text }
    .remedy = Bring about what its text names, then use it.
hebs-no-target = There is nothing that “{ $card }” could choose.
    .remedy = Wait until there is a target as its text names it.
hebs-wrong-kind = “{ $card }” chooses { $wanted ->
    [wedge] a Wedge
    [frontier] a Frontier
   *[card] a card
}, which “{ $element }” is not.
    .remedy = Choose one of the offered targets.
hebs-not-meant = “{ $card }” cannot choose “{ $element }”. Its text says: { $text }
    .remedy = Choose one of the offered targets.
hebs-shielded = “{ $element }” cannot be chosen by Range: “{ $card }” shields it.
    .remedy = Choose another target, or get rid of “{ $card }” first.
hebs-range-far = “{ $element }” in Row { $row } is { $away } rows away, and “{ $card }” reaches { $reach }.
    .remedy = Choose an enemy nearer by.
hebs-range-wedge = “{ $element }” is at { $wedge } and “{ $card }” at { $wedge2 }: Range does not reach from one to the other.
    .remedy = Choose an enemy at { $wedge2 }, at most { $reach } rows away.
hebs-no-enemy = “{ $element }” is not an enemy: “{ $card }” shoots at army cards of your opponent.
    .remedy = Choose one of the offered targets.
hebs-not-there = “{ $element }” is not in play.
    .remedy = Choose one of the offered targets.
hebs-not-discarded = “{ $element }” is not in your discard pile. The text says: { $text }
    .remedy = Choose one of the offered targets.
hebs-readied-already = “{ $element }” was made Ready by an effect this round already, and that is done once a round for a card.
    .remedy = Choose another card, or say that it is enough.
hebs-target-state = “{ $element }” { $fault ->
    [tired] is Tired
    [ready] is Ready
    [whole] has no damage
    [elsewhere] is in another { $column ->
        [frontier] Frontier
       *[wedge] Wedge
    }
    [itself] is the ability’s own card
   *[row] is in Row { $row }
}. The text says: { $text }
    .remedy = Choose one of the offered targets.
hebs-move-here = “{ $card }” is at { $wedge } already.
    .remedy = Choose another place with room.
hebs-wedge-claimed = { $wedge } has been claimed by the { $side }.
    .remedy = Choose one that nobody has claimed.
hebs-nobody-there = There is no enemy at { $wedge } whom “{ $card }” could hit.
    .remedy = Choose a place where an enemy is.
hebs-must-choose = “{ $card }” does not say “up to”: a target must be chosen.
    .remedy = Choose one of the offered targets.
hebs-target-again = “{ $element }” is chosen already.
    .remedy = Choose another of the offered targets, or say that it is enough.
hebs-turn-limit = This phase has had { $most } turns, and there are no more.
    .remedy = Pass; the next round goes on.
hebs-leader-stays = “{ $card }” is your Leader, who is neither sacrificed nor taken out of the deck.
    .remedy = Choose another card.
hebs-not-battlefield = “{ $card }” is in your reserve, which is not part of the battlefield.
    .remedy = Sacrifice an army card or an Attachment in the battlefield.
hebs-on-their-side = “{ $card }” is not on your side of the battlefield: it lies on “{ $element }”.
    .remedy = Sacrifice a card on your own side.
hebs-pay-itself = “{ $card }” is what you are paying for, so it cannot pay.
    .remedy = Discard another card, or Tire a Ready one with Resources.
hebs-pay-order = “{ $card }” cannot pay now: this game was begun under rules that Tire first, in the order of the cards, and discard last; { $left } more to pay.
    .remedy = Choose one of the offered sources, or undo and begin the payment with another.
hebs-no-resources = “{ $card }” yields no Resources.
    .remedy = Tire a Ready card with Resources, or discard from your hand.
hebs-discarded-already = “{ $card }” is among your discards already.
    .remedy = Choose another card.
hebs-deck-least = A deck has at least { $least } cards, and yours has no more than that.
    .remedy = Choose Done.
hebs-removed-already = “{ $card }” is among the cards that you take out already.
    .remedy = Choose another card, or Done.
hebs-remove-order = “{ $card }” cannot be removed now: cards are named in order, each once.
    .remedy = Choose one of the offered cards, or undo and begin with another.

# How it ends
end-1066-wedges = { $to_win } { $to_win ->
    [one] Wedge
   *[other] Wedges
} claimed
end-1565-wedges = { $to_win } { $to_win ->
    [one] Frontier
   *[other] Frontiers
} claimed
end-1066-leader = the enemy Leader destroyed
end-1066-leaders = both Leaders destroyed at the same moment
end-1066-deck = the opponent’s deck is empty at the start of a round
end-1066-hands = neither player has a card in hand
end-1066-decks = both players have run out of cards
end-1565-leader = { end-1066-leader }
end-1565-leaders = { end-1066-leaders }
end-1565-deck = { end-1066-deck }
end-1565-hands = { end-1066-hands }
end-1565-decks = { end-1066-decks }

# Choices, in words
do-side = Play the { $side }
do-place = In { $wedge }
do-remove = Take out “{ $card }”
do-done = Done
do-keep = Keep this hand
do-redraw = Shuffle it back and draw { $first_hand } new cards
do-discard = Discard “{ $card }”
do-pass = Pass
do-pass-abilities-answers-respond = Let it happen
do-play = Play “{ $card }” to { $wedge }
do-reserve = Play “{ $card }” to the reserve
do-attach = Play “{ $card }” on { $element }
do-act = { $card } – { $text }
do-respond = { $card } – { $text }
do-sacrifice = Sacrifice “{ $card }”
do-pay = { $card }
do-use = Use it – { $text }
do-decline = Do not use it
do-target = { $element }
do-enough = That is enough
do-draw = Draw a card

# At a real table
do-reveal = The Foe’s top card is “{ $card }”
do-over = The Foe’s deck has run out
do-attack = The Foe makes its Range attack
do-withdraw = The Foe’s Leader withdraws
do-lay = I play “{ $card }” to { $wedge }
do-store = I play “{ $card }” to my reserve
do-attach-companion-told = I play “{ $card }” on { $element }
do-shift = “{ $card }” moves to { $wedge }
do-hit = “{ $card }” takes 1 damage
do-heal = “{ $card }” loses 1 damage
do-tire = “{ $card }” is Tired
do-ready = “{ $card }” is Ready
do-gone = “{ $card }” leaves play
do-claim = The { $side } claim { $wedge }
do-final = The { $side } reach the final Objective
do-pass-companion-told = I pass: the Foe’s Range attacks, one more card, and the dial moves
companion-over = The Foe’s deck has run out: turn its discard pile over; this turn is skipped [{ $rule }].
companion-gone = “{ $card }” has left play.
companion-discard = Discard { $number ->
    [one] a card
   *[other] { $number } cards
} of your choice from your hand, if you hold any [{ $rule }].
companion-hinder = Take { $number } damage off your current Objective, or as much as it has [{ $rule }].
companion-advance = Put { $number } damage on the Foe’s current Objective [{ $rule }].
companion-wedge-heals = Take { $number } of your damage off { $wedge }, or as much as it has [{ $rule }].
companion-wedge-damage = Put { $number } damage of the Foe’s on { $wedge } [{ $rule }].
companion-final = The { $side } have reached the final Objective.
companion-no-attack = The Foe has no Range attack to make now.
    .remedy = Reveal the top card of its deck instead.
companion-no-withdraw = The Foe’s Leader has no reason to withdraw: the wedge is not claimed, or there is none left to go to.
    .remedy = Reveal the top card of the Foe’s deck instead.
companion-no-over = The Foe draws no card now, so its deck cannot have run out.
    .remedy = Let it take its turn first.
companion-card-first = The Foe is drawing, and its card is awaited before anything else.
    .remedy = Name the card that it reveals, or say that its deck has run out.
companion-not-there = “{ $card }” is not in play at this table.
    .remedy = Tell first how it came there, or undo.
companion-ready-already = “{ $card }” is Ready already.
    .remedy = Nothing needs to be told.
companion-tire-already = “{ $card }” is Tired already.
    .remedy = Nothing needs to be told.
companion-leader-gone = “{ $card }” is a Leader, who leaves play only when destroyed, and that ends the game.
    .remedy = Tell the damage instead: hit and the name.
companion-unhurt = “{ $card }” has no damage.
    .remedy = Tell the damage first, or undo.
companion-no-army = “{ $card }” is not an army card: it takes no damage and does not move.
    .remedy = Name an army card.
companion-final-already = { $side }: the final Objective was reached already.
    .remedy = Nothing needs to be told.
companion-claimed-already = { $wedge } is claimed already, by the { $side }.
    .remedy = Name another, or undo.
companion-not-the-foes = “{ $card }” is not a card of the Foe’s.
    .remedy = If you have played it, write my and its name.
companion-not-yours = “{ $card }” is not a card of yours.
    .remedy = If the Foe has revealed it, write its name alone.
companion-shoots-first = The Foe draws no card: “{ $card }” makes a Range attack instead.
    .remedy = Put the card back unseen, and press Enter for the Foe’s turn.
companion-withdraws-first = The Foe draws no card: “{ $card }” withdraws instead.
    .remedy = Put the card back unseen, and press Enter for the Foe’s turn.
companion-in-play = “{ $card }” is in play already.
    .remedy = Name another card; if it has left play, write gone and its name first.
companion-discarded = “{ $card }” lies on the Foe’s discard pile.
    .remedy = Name another card; if the Foe’s deck has run out, write over first.
companion-event = “{ $card }” is an Event, which does not stay on the table.
    .remedy = Tell only what it has changed.
companion-other-kind = “{ $card }” is { $kind ->
    [army] an army card: name the place, too, as in “my archers w1”
    [tactics] a Tactics card: name no place
   *[attachment] an Attachment: name what it is on
}.
    .remedy = Tell it that way.
companion-there-already = “{ $card }” is in { $wedge } already.
    .remedy = Name another place.
companion-full = { $wedge } holds { $number } army cards of the { $side } already, and there is room for { $most }.
    .remedy = Tell first which of them is gone, or name another place.

# The Foe: questions
ask-targets-aim = Player’s choice: what does the Foe aim “{ $card }” at?
ask-ranges-shooter = Player’s choice: which of the Foe’s Range cards attacks next?
ask-playing-replaced = Player’s choice: which of the Foe’s cheapest cards makes room for “{ $card }”?
ask-playing-host = Player’s choice: what does the Foe attach “{ $card }” to?
ask-playing-mode = Player’s choice: what does the Foe use “{ $card }” for?
ask-commander-refuge = Player’s choice: where does “{ $card }” withdraw to?
ask-commander-makes-room = Player’s choice: which card makes room for “{ $card }”?
ask-companion-told = Which card does the Foe reveal, or what else happens at your table?
ask-companion-revealed = Which card does the Foe reveal?
ask-objectives-spoils = You have destroyed an Objective: draw a card?

# The Foe: what happens, and by which rule
foe-sets-up = The Foe starts with “{ $card }” ({ $wedge }, Row { $number }) [{ $rule }].
foe-dial = The dial is at round { $number } and shows { $number2 } [{ $rule }].
foe-has = The Foe has { $number } { $number ->
    [one] Resource
   *[other] Resources
} with its Ready cards [{ $rule }].
foe-new-cards = The Foe has reached { $number2 } { $number2 ->
    [one] Resource
   *[other] Resources
}: { $number ->
    [one] 1 card is
   *[other] { $number } cards are
} shuffled into its deck [{ $rule }].
foe-shoots = The Foe makes a Range attack with “{ $card }”, which Tires [{ $rule }].
foe-holds-fire = “{ $card }” holds its fire: the Foe is not losing { $wedge }, Might { $number } against { $number2 } [{ $rule }].
foe-no-battle = “{ $card }” holds its fire: { $wedge } is claimed, and no Might battle is fought there [{ $rule }].
foe-too-dear = The Foe reveals “{ $card }”, which costs { $number }; it has { $number2 }: discarded [{ $rule }].
foe-too-dear-still = The Foe reveals “{ $card }”, which costs { $number }, { $number2 } less: { $number3 }; it has { $number4 }: discarded [{ $rule }].
foe-reveals = The Foe reveals “{ $card }”, which costs { $number }; it has { $number2 } [{ $rule }].
foe-reveals-cheaper = The Foe reveals “{ $card }”, which costs { $number }, { $number2 } less: { $number3 }; it has { $number4 } [{ $rule }].
foe-no-event = The Foe reveals “{ $card }”: nothing on it would change anything now, so it is discarded and another is drawn [{ $rule }].
foe-no-host = The Foe reveals “{ $card }”: there is nothing to attach it to, so it is discarded and another is drawn [{ $rule }].
foe-turns-over = The Foe’s deck has run out: its discard pile of { $number } is turned over, and this turn is skipped [{ $rule }].
foe-places = The Foe places “{ $card }” ({ $wedge }, Row { $number }) [{ $rule }].
foe-replaces = The Foe’s “{ $card }” replaces “{ $card2 }” ({ $wedge }, Row { $number }) [{ $rule }].
foe-full = The Foe’s battlefield is full and “{ $card }” replaces nothing: discarded, and nothing is played [{ $rule }].
foe-reserves = The Foe plays “{ $card }” to its reserve [{ $rule }].
foe-attaches = The Foe attaches “{ $card }” to { $element } [{ $rule }].
foe-draws-again = The Foe draws for a card at { $number } less [{ $rule }].
foe-ignores = The Foe ignores an ability of “{ $card }” [{ $rule }].
foe-acts = The Foe uses “{ $card }” [{ $rule }].
foe-cannot-act = “{ $card }”: nothing on it can be done now [{ $rule }].
foe-aims = “{ $card }” aims at { $element } [{ $rule }].
foe-commander = “{ $card }” withdraws to { $wedge } [{ $rule }].
foe-commander-stays = “{ $card }” would withdraw to { $wedge }, and is kept from it; nobody makes room, and the Foe will try again [{ $rule }].
foe-no-hand = Out of play: “{ $card }”; the Foe has no hand, so it is discarded [{ $rule }].
foe-worst = Of { $number } choices { $element } is worst for you: your position is worth { $number2 } then, at best { $number3 } (of 100) [{ $rule }].
foe-worst-act = Of { $number2 } choices ability { $number } of “{ $card }” is worst for you: your position is worth { $number3 } then, at best { $number4 } (of 100) [{ $rule }].
foe-no-effect = What “{ $objective }” would do when destroyed is ignored [{ $rule }].
foe-passes = The Foe passes, and the phase is over [{ $rule }].

# The Foe: why not
foe-others-first = “{ $element }” comes after others for “{ $card }”.
    .remedy = Choose one of the offered: the Foe’s rules put those first.
foe-not-replaced = “{ $element }” does not make room for “{ $card }”.
    .remedy = Choose one of the offered: the cheapest that the rules leave.
foe-no-shooter = “{ $element }” makes no Range attack for the Foe now.
    .remedy = Choose one of its Ready Range cards that are offered.
foe-shooter-later = “{ $element }” does not attack yet: another of the Foe’s Range cards reaches one of yours, and goes first.
    .remedy = Choose one of those that are offered.
foe-no-mode = The Foe cannot use ability { $number } of “{ $card }” now.
    .remedy = Choose one of the offered abilities.

# The Foe: how it ends
end-1066-solo-wedges = { end-1066-wedges }
end-1066-solo-leader = { end-1066-leader }
end-1066-solo-leaders = { end-1066-leaders }
end-1066-solo-deck = the player’s deck is empty at the start of a round
end-1565-solo-wedges = { end-1565-wedges }
end-1565-solo-leader = { end-1066-leader }
end-1565-solo-leaders = { end-1066-leaders }
end-1565-solo-deck = { end-1066-solo-deck }
end-1066-foe-wedges = { end-1066-wedges }
end-1066-foe-leader = { end-1066-leader }
end-1066-foe-leaders = { end-1066-leaders }
end-1565-foe-wedges = { end-1565-wedges }
end-1565-foe-leader = { end-1066-leader }
end-1565-foe-leaders = { end-1066-leaders }

# The game and its options, for those who set it up
list-round = Round { $number }
blurb-1066 = A card game: raise an army, reach Hastings by way of { $objectives } Objectives, and win { $to_win } of the { $wedges } Wedges there, or kill the enemy Leader.
blurb-1066-solo = One player against the Foe, which follows written rules: { $levels } levels, a score and a title.
blurb-1565 = The Great Siege of Malta as a card game: the Sultan’s armada against the Knights, for { $to_win } of the Frontiers St. Elmo, Senglea and Birgu.
blurb-1066-foe = You have the box on your table: tell what lies there and which card the Foe reveals, and Senlac says what the Foe does, by which rule.
blurb-1565-foe = { blurb-1066-foe }
blurb-1565-solo = One player against the Foe at Malta, by the solo rules: { $levels } levels, a score and a title.
option-edition = Edition
    .help = The French edition recommends some variants, which it then pre-selects: “{ option-shuffled-objectives }”, “{ option-draft-draw3 }” and “{ option-late-range }”.
option-edition-en = English
option-edition-fr = French
option-faction = First seat
    .help = Whom the first seat plays.
option-faction-norman = Normans
option-faction-saxon = Saxons
option-faction-ottoman = Ottomans
option-faction-malta = Knights of Malta
option-opponent = Second seat
    .help = Whom the second seat plays.
option-opponent-norman = Normans
option-opponent-saxon = Saxons
option-opponent-ottoman = Ottomans
option-opponent-malta = Knights of Malta
option-1066-solo-faction = Your side
    .help = Whom you play.
option-1066-solo-opponent = The Foe’s side
    .help = Whom the Foe plays.
option-1066-foe-faction = { option-1066-solo-faction }
    .help = { option-1066-solo-faction.help }
option-1066-foe-opponent = { option-1066-solo-opponent }
    .help = { option-1066-solo-opponent.help }
option-1565-foe-faction = { option-1066-solo-faction }
    .help = { option-1066-solo-faction.help }
option-1565-foe-opponent = { option-1066-solo-opponent }
    .help = { option-1066-solo-opponent.help }
option-1565-solo-faction = { option-1066-solo-faction }
    .help = { option-1066-solo-faction.help }
option-1565-solo-opponent = { option-1066-solo-opponent }
    .help = { option-1066-solo-opponent.help }
option-choosing = Choose sides at the table
    .help = A player drawn by lot chooses a side, and the other takes what is left.
option-battlefield = Battlefield
    .help = Whose battlefield is fought on: that of the attacker’s box, or one of these.
option-battlefield-attacker = The attacker’s
option-battlefield-1066 = Wedges of 1066
option-battlefield-1565 = Frontiers of 1565
option-shuffled-objectives = Shuffled Objectives
    .help = The Objectives before the final one come in random order.
option-cut-decks = Smaller decks
    .help = Before play, each player may take cards out of the deck, down to { $least_deck }.
option-deck = Deck
    .help = A deck of your own, by the code that the page of cards gives it. It goes with smaller decks.
option-opponent-deck = The other deck
    .help = The same for the second seat.
option-draft = Drawing
    .help = How many cards are drawn each round, and how many of the hand are then discarded.
option-draft-draw2 = Draw 2
option-draft-draw3 = Draw 3, discard 1
option-draft-draw4 = Draw 4, discard 2
option-late-range = Late Range
    .help = Range can be used only once both players are at the final Objective.
option-tie = A tie is
    .help = When nobody wins: both decks are empty, or, as the French edition says, both hands.
option-tie-decks = both decks empty
option-tie-hands = both hands empty
option-respond-again = Answer more than once
    .help = A window for Responses stays open until both players have passed in succession.
option-packs = Card packs
    .help = Files of cards that are laid over the built-in ones.

# The Foe: its options
option-level = The Foe’s level
    .help = How much the Foe can afford, round by round.
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-level-hero = Hero
option-level-epic = Epic
option-level-king = King
option-quick-play = Quick play
    .help = The Foe’s deck starts with its free cards alone and grows with its Resources.
option-worst = The harder choice
    .help = Whatever the Foe’s rules leave to the player is what is worst for them.
option-foe-marker = The Foe holds the marker
    .help = The Foe counts as holding the first player marker, for a harder game.
