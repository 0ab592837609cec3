# Three Fords: questions, events, refusals
ask-fords-mulligan = Keep this hand, or shuffle it back and draw five new cards?
ask-fords-turn = Play a unit, cast an event, or pass.
ask-fords-pay = Pay { $left } more for { $card }.
ask-fords-target = Choose a target for the Arrows.
ask-fords-responses-respond = { $card } is about to take effect. Answer it?
ask-fords-limit = Discard down to six cards.

fords-draws = { $seat } draws { $card }.
fords-draws-unseen = { $seat } draws a card.
fords-mulligan = { $seat }: { $word }.
fords-round = Round { $number }.
fords-passes = { $seat } passes.
fords-discards = { $seat } discards { $card }.
fords-tires = { $seat } tires { $card }.
fords-plays = { $seat } plays { $card } at { $ford }.
fords-casts = { $seat } casts { $card }.
fords-hits = { $card } takes { $number } damage.
fords-cancels = { $seat } cancels { $card2 } with { $card }.
fords-cancelled = { $card } has no effect.
fords-scores = { $seat } wins { $ford }.
fords-destroyed = { $card } is destroyed.

fords-not-in-hand = { $card } is not in your hand.
    .remedy = Choose a card that you hold.
fords-only-response = { $card } is a Response: it is not played on your own turn.
    .remedy = Wait for an ability of your opponent and answer it.
fords-wrong-verb = { $card } cannot be used that way: units are played to a ford, events are cast.
    .remedy = Write play and a ford for a unit, cast for an event.
fords-cost = { $card } costs { $cost } and you could pay { $have }.
    .remedy = Keep more cards in hand, or more units ready.
fords-no-target = { $card } needs an enemy unit to aim at, and there is none.
    .remedy = Wait until your opponent has a unit at a ford.
fords-full = { $ford } already holds { $places } of your units.
    .remedy = Choose another ford.
fords-no-source = { $card } pays for nothing: it is neither in your hand nor a ready unit of yours.
    .remedy = Discard from your hand or tire a ready unit.
fords-pay-order = { $card } cannot pay now: sources are named in order, and enough must follow for the { $left } still to pay.
    .remedy = Choose one of the offered sources, or undo and begin the payment with another.
fords-bad-target = { $card } is not an enemy unit at a ford.
    .remedy = Choose an enemy unit.
fords-riposte = { $card } answers only a Response.
    .remedy = Keep it for your opponent's Parry or Riposte.
fords-no-response = { $card } is no Response.
    .remedy = Answer with Parry or Riposte, or pass.
fords-discard-order = { $card } cannot be discarded now: cards are named in order, and enough must follow.
    .remedy = Choose one of the offered cards.

end-fords-points = the higher score after the last round
end-fords-sudden = nine points

# Hillock: questions, events, refusals
ask-hillock-move = Move { $unit } ({ $points } points), or stay.
ask-hillock-attack = Whom does { $unit } attack?
ask-hillock-flee = { $unit } flees: { $left ->
    [one] one more hex
   *[other] { $left } more hexes
}. Choose its way.

hillock-turn = Turn { $number }.
hillock-chit = The chit { $chit } is drawn.
hillock-stays = { $unit } stays.
hillock-moves = { $unit } moves to { $hex }, facing { $facing }.
hillock-holds = { $unit } holds.
hillock-attacks = { $unit } attacks { $unit2 }: die { $number }, score { $number2 }.
hillock-pushed = { $unit } is pushed back to { $hex }.
hillock-hit = { $unit } is hit; its hits: { $number }.
hillock-destroyed = { $unit } is destroyed.
hillock-stands = { $unit } stands firm (die { $number }).
hillock-routs = { $unit } routs (die { $number }).
hillock-flees = { $unit } flees to { $hex }.
hillock-leaves = { $unit } flees from the map.
hillock-rallies = { $unit } rallies (die { $number }).
hillock-no-rally = { $unit } does not rally (die { $number }).

hillock-wrong-step = It is another step: { $unit } acts now, and with { $verb }.
    .remedy = Write { $verb } and { $unit }.
hillock-not-yours = { $unit } is not of your army.
    .remedy = Give an order to { $due }.
hillock-not-now = It is not the turn of { $unit }: the units of the active wing act one after the other, and { $due } is next.
    .remedy = Give an order to { $due }.
hillock-no-move = { $unit } stands there already, with that facing.
    .remedy = Write stay, or choose another hex or facing.
hillock-woods = { $hex } is woods, which no unit enters.
    .remedy = Choose another hex.
hillock-occupied = { $unit } stands in { $hex }, and a hex holds one unit.
    .remedy = Choose another hex.
hillock-stopped = { $unit } cannot go to { $hex }: the way leads through a front hex of an enemy, where a move ends.
    .remedy = End the move there, or drive the enemy away first.
hillock-no-way = There is no way for { $unit } to { $hex }.
    .remedy = Choose another hex.
hillock-too-far = That costs { $cost } points and { $unit } has { $have }.
    .remedy = Choose a nearer hex, or fewer turns.
hillock-must = { $unit } has an enemy in front and must attack.
    .remedy = Attack one of the enemies in front.
hillock-own-army = { $unit } is of your own army.
    .remedy = Attack an enemy in front.
hillock-not-in-front = { $target } is not in a front hex of { $unit }.
    .remedy = Attack an enemy in front, or hold; next turn, turn towards { $target }.
hillock-flee-hex = { $unit } flees towards its own edge: to { $west } or { $east }.
    .remedy = Choose { $west } or { $east }.

end-hillock-losses = three units lost
end-hillock-top = the top of the hillock held after the last turn
end-hillock-nobody = nobody holds the top of the hillock after the last turn
