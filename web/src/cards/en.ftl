## The card browser
cards = Cards
cards-title = All cards
cards-filters = Which cards
cards-search = Name or words
cards-box = Game
cards-all = All
cards-side = Side
cards-type = Type
cards-objective = Objective
cards-objective-letter = Objective { $letter }
cards-trait = Trait
cards-trait-any = Any
cards-cost-from = Cost, from
cards-cost-to = to
cards-known = Known from
cards-clear = Show all
cards-order = In order of
cards-order-pack = side and type
cards-order-name = name
cards-order-cost = cost
cards-count = { $count ->
    [0] No card is like that. Look for something else.
    [one] One card
   *[other] { $count } cards
  }
cards-copies = { $count ->
    [one] once in the deck
   *[other] { $count } times in the deck
  }
cards-back = All cards
cards-none = There is no card at this address. Perhaps it was renamed: look for it by its name.
cards-facts = Where each fact is from
cards-fact = Fact
cards-value = Value
cards-origin = Origin
cards-sheets = Print the cards
cards-sheets-lead = As often as they are in the deck. Print them at full size, without margins, and cut them out.
cards-rules = Rules it touches

## How a card fared
fares = How it fared
fares-games = Bots, which take what looks best at the moment, played { $games } games with these cards. This one was drawn in { $drawn } of them.
fares-what = What happened
fares-share = How often
fares-range = Between
fares-between = { $low } to { $high }
fares-use = Played, once it was drawn
fares-drawn = Its side won when it was drawn
fares-played = Its side won when it was played
fares-mean = In all games its side won { $mean } (the dashed line). The true shares lie between the figures beside them with { $certainty } certainty: if that includes the dashed line, the card may make no difference. People play otherwise than bots. The games can be played again:

## Decks
deck-build = Build a deck
deck-build-lead = Leave out what you do not want, down to { $least } cards; then share the deck as a link, or play with it.
deck-title = A deck: { $faction }
deck-size = { $size } cards
deck-least = beside the Leader, at least { $least }
deck-count = { $count } of { $copies }
deck-less = One less: { $card }
deck-more = One more: { $card }
deck-left-out = Left out
deck-left-out-none = Nothing: this is the whole deck.
deck-left-out-card = { $card } × { $count }
deck-types = What is in it
deck-share = Link to this deck
deck-play = Play with it
deck-against = Against
deck-whole = Put everything back
deck-end = Leave the deck
deck-read = Read { $card }
