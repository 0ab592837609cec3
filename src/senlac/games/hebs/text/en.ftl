# Historic Epic Battle System: questions
ask-setup-faction = Choose your side.
ask-setup-place-leader = Place your Leader { $card } in Row 1: where?
ask-setup-cut-decks = Remove cards from your deck, or write done.
ask-setup-mulligan = Keep this hand, or shuffle it back and draw four new cards?
ask-preparation-limit = Discard down to six cards.
ask-preparation-draft-one = Discard from your hand what you drew too much; any card will do.
ask-preparation-draft-two = Discard from your hand what you drew too much; any card will do.
ask-deployment-turn = Play a card, use an Action, sacrifice a card, or pass for this phase.
ask-deployment-use = { $card } in play: use a When Played ability?
ask-paying-pay = { $left } more to pay for { $card }: discard a card, or Tire a Ready one.
ask-abilities-choose = Choose for { $card }.
ask-effects-discards = An effect makes you discard: choose a card from your hand.
ask-abilities-answers-respond = { $what ->
    [0] The { $side } use { $card }. Answer it?
    [1] The { $side } have played { $card }. Answer it?
    [2] The { $side } are about to deal { $amount } damage to { $card }. Answer it?
    [3] The { $side } are about to destroy { $card }. Answer it?
    [4] The { $side } are about to move { $card }. Answer it?
    [5] The { $side } are about to deal { $amount } damage to { $element }. Answer it?
    [6] The { $side } are about to deal { $amount } damage to their Objective. Answer it?
    [7] The { $side } pass. Answer it?
   *[other] Something is about to happen. Answer it?
}

# What happens
hebs-chooser = { $seat } is drawn by lot to choose a side.
hebs-takes-side = { $seat } plays the { $side }.
hebs-attacks = The { $side } attack.
hebs-places-leader = The { $side } place their Leader { $card } ({ $wedge }).
hebs-removes = The { $side } remove { $card } from their deck.
hebs-keeps = The { $side } keep their first hand.
hebs-redraws = The { $side } shuffle their first hand back and draw another.
hebs-round = Round { $number }.
hebs-draws = The { $side } draw { $card }.
hebs-draws-unseen = The { $side } draw a card.
hebs-discards = The { $side } discard { $card }.
hebs-passes = The { $side } pass for this phase.
hebs-marker = The { $side } take the first player marker.
hebs-tires = Tired: { $card }.
hebs-readies = Ready again: { $card }.
hebs-plays = The { $side } play { $card } ({ $wedge }).
hebs-reserves = The { $side } play { $card } to their reserve.
hebs-attaches = The { $side } attach { $card } to { $element }.
hebs-falls-off = Discarded with its bearer ({ $card2 }): { $card }.
hebs-initiates = The { $side } use { $card }.
hebs-cancelled = Cancelled: { $card }.
hebs-prevents = { $number } damage is prevented.
hebs-damage = { $card }: { $number } damage taken.
hebs-heals = { $card }: { $number } damage healed.
hebs-destroyed = Destroyed: { $card }.
hebs-saved = Saved from destruction: { $card }.
hebs-sacrifices = Sacrificed: { $card }.
hebs-moves = Moved: { $card } ({ $wedge }).
hebs-recalls = Back to its owner’s hand: { $card }.
hebs-takes = The { $side } take { $card } from their discard pile.
hebs-looks = The { $side } look at their opponent’s hand.
hebs-sees = The { $side } see { $card } in it.
hebs-sees-unseen = The { $side } see a card in it.
hebs-gives = { $card }: { $value } { $number ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $number }
}.
hebs-protects = { $card }: no damage from the enemy this round.
hebs-protects-wedge = The { $side } protect { $wedge }: their opponent deals it no damage this round.
hebs-discount = The { $side } may play one card of a kind for { $number } less this round.
hebs-might-battle = { $wedge }, Might: { $side } { $number }, { $side2 } { $number2 }.
hebs-zeal-battle = { $wedge }, Zeal: { $side } { $number }, { $side2 } { $number2 }.
hebs-wedge-damage = The { $side } deal { $number } damage to { $wedge }.
hebs-wedge-heals = { $wedge }: { $number } damage of the { $side } is removed.
hebs-turns-round = { $wedge }: the { $side } turn the result round.
hebs-claims = The { $side } claim { $wedge }.
hebs-attempts = The { $side } attempt { $objective }: { $number } against { $number2 }.
hebs-objective-damage = The { $side } deal { $number } damage to { $objective }.
hebs-objective-heals = The Objective of the { $side } loses { $number } damage.
hebs-objective-destroyed = The { $side } destroy { $objective }.

# Why not, and what would do
hebs-not-yours = “{ $card }” is not your card.
    .remedy = Choose one of your own.
hebs-not-in-hand = “{ $card }” is not in your hand.
    .remedy = Choose a card that you hold.
hebs-no-when-played = “{ $card }” has no When Played ability left with the number { $number }.
    .remedy = Choose one of the offered abilities, or write decline.
hebs-not-in-play = “{ $card }” is not in play.
    .remedy = Play it first, or choose a card in play.
hebs-tired = “{ $card }” is Tired.
    .remedy = Choose a Ready card; this one readies in the next Preparation phase.
hebs-wrong-verb = “{ $card }” is not played that way: it is { $verb ->
    [play] an army card and goes to a { $column ->
        [frontier] Frontier
       *[wedge] Wedge
    }
    [act] an Event and is used from the hand
    [reserve] a Tactics card and goes to your reserve
   *[attach] an Attachment and goes on what it names
}.
    .remedy = Write { $verb } and its name{ $verb ->
    [play] , then the { $column ->
        [frontier] Frontier
       *[wedge] Wedge
    }
    [act] , then the number of the ability
    [reserve] {""}
   *[attach] , then what it goes on
}.
hebs-cost = “{ $card }” costs { $cost } and you could pay { $have }.
    .remedy = Keep more cards in hand or more Resources Ready, or choose something cheaper.
hebs-wedge-full = { $wedge } already holds three of your army cards.
    .remedy = Choose another one, or make room by a move or a sacrifice.
hebs-covered = “{ $card }” lies covered: only the top card of a discard pile is Relentless.
    .remedy = Play a card from your hand.
hebs-not-now = This is not the moment to { $verb }: another question is open.
    .remedy = Answer the open question first; “board” shows it.
hebs-no-host = “{ $card }” cannot be attached to “{ $element }”.
    .remedy = Attach it to what its text names.
hebs-no-action = “{ $card }” has no Action with the number { $number }.
    .remedy = Name an Action of it; abilities count from 1, from the top of the card.
hebs-no-response = “{ $card }” has no Response with the number { $number }.
    .remedy = Name a Response of it, or pass.
hebs-nothing-to-answer = “{ $card }” cannot respond: there is nothing to answer now.
    .remedy = Wait until you are asked for an answer; on your turn, play a card or use an Action.
hebs-only-answer = Only a Response is possible now: Actions and cards wait for your deployment turn.
    .remedy = Answer with a Response, or pass.
hebs-other-trigger = “{ $card }” answers something else.
    .remedy = Wait for what its Response names, or pass.
hebs-late-range = “{ $card }” uses Range, which waits in this game until both players are at the final Objective.
    .remedy = Reach the final Objective first, both of you.
hebs-condition = The ability of “{ $card }” asks for something that is not so now.
    .remedy = Bring about what its text names, then use it.
hebs-no-target = There is nothing that “{ $card }” could choose.
    .remedy = Wait until there is a target as its text names it.
hebs-wrong-kind = “{ $card }” does not choose things like “{ $element }”.
    .remedy = Choose one of the offered targets: a card where cards are meant, { $column ->
    [frontier] a Frontier where Frontiers are
   *[wedge] a Wedge where Wedges are
}.
hebs-not-meant = “{ $element }” is not what “{ $card }” may choose.
    .remedy = Choose one of the offered targets.
hebs-shielded = “{ $element }” cannot be chosen by Range: a Constant ability shields it.
    .remedy = Choose another target, or get rid of the shield first.
hebs-target-again = “{ $element }” cannot be chosen now: each target is named once, and must be what the card asks for.
    .remedy = Choose one of the offered targets, or write enough.
hebs-turn-limit = This phase has had { $most } turns, and there are no more.
    .remedy = Pass; the next round goes on.
hebs-leader-stays = “{ $card }” is your Leader, who is neither sacrificed nor taken out of the deck.
    .remedy = Choose another card.
hebs-not-battlefield = “{ $card }” is in your reserve, which is not part of the battlefield.
    .remedy = Sacrifice an army card or an Attachment in the battlefield.
hebs-on-their-side = “{ $card }” is not on your side of the battlefield: it lies on a { $column ->
    [frontier] frontier
   *[wedge] wedge
} or on an enemy.
    .remedy = Sacrifice a card on your own side.
hebs-pay-itself = “{ $card }” is what you are paying for, so it cannot pay.
    .remedy = Discard another card, or Tire a Ready one with Resources.
hebs-pay-order = “{ $card }” cannot pay now: sources are named in order, and enough must follow for the { $left } still to pay.
    .remedy = Choose one of the offered sources, or undo and begin the payment with another.
hebs-no-resources = “{ $card }” yields no Resources.
    .remedy = Tire a Ready card with Resources, or discard from your hand.
hebs-discarded-already = “{ $card }” is among your discards already.
    .remedy = Choose another card.
hebs-deck-least = A deck has at least { $least } cards, and yours has no more than that.
    .remedy = Write done.
hebs-remove-order = “{ $card }” cannot be removed now: cards are named in order, each once.
    .remedy = Choose one of the offered cards, or undo and begin with another.

# How it ends
end-1066-wedges = two Wedges claimed
end-1565-wedges = two Frontiers claimed
end-1066-leader = the enemy Leader destroyed
end-1066-leaders = both Leaders destroyed at the same moment
end-1066-deck = the opponent’s deck is empty at the start of a round
end-1066-hands = neither player has a card in hand
end-1066-decks = both players have run out of cards
end-1565-leader = the enemy Leader destroyed
end-1565-leaders = both Leaders destroyed at the same moment
end-1565-deck = the opponent’s deck is empty at the start of a round
end-1565-hands = neither player has a card in hand
end-1565-decks = both players have run out of cards

# Choices, in words
do-side = Play the { $side }
do-place = In { $wedge }
do-remove = Take out { $card }
do-done = Done
do-keep = Keep this hand
do-redraw = Shuffle it back and draw four new cards
do-discard = Discard { $card }
do-pass = Pass: take no more turns in this phase
do-pass-abilities-answers-respond = Let it happen
do-play = Play { $card } to { $wedge }
do-reserve = Play { $card } to the reserve
do-attach = Play { $card } on { $element }
do-act = { $card } – { $text }
do-respond = { $card } – { $text }
do-sacrifice = Sacrifice { $card }
do-pay = { $card }
do-use = Use its ability { $number }
do-decline = Do not use it
do-target = { $element }
do-enough = That is enough
