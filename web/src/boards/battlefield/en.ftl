battlefield-table = The table
battlefield-legal = can be chosen
battlefield-picked = picked
battlefield-suggested = suggested
battlefield-wedges = The battlefield
battlefield-cards = Your hand
battlefield-row = Row { $row }
battlefield-gap = Row { $row }: empty
battlefield-dial = round { $step }
battlefield-score = Score { $total }, { $honour }
battlefield-next = next
battlefield-pile-next = Next in the deck: { $side }
battlefield-here = Play it here: Row { $row }
battlefield-sum = { $name } { $total }{ $terms ->
    [0] : no Ready card counts
   *[other] { "" }
}
battlefield-then = then { $total }
battlefield-marked = { $count ->
    [0] { "" }
   *[other] { $count } to choose from
}
battlefield-close = Close
battlefield-pile-discard = Discard pile: { $side }
battlefield-pile-removed = Taken out of the deck: { $side }
battlefield-pile-seen = Seen in this hand: { $side }
battlefield-pile-pool = Your deck
battlefield-pile-empty = No cards.
battlefield-top-first = The top card comes first.
battlefield-to-pay = { $left } still to pay for { $name }
battlefield-stack-cancelled = cancelled
battlefield-aims = aimed at
battlefield-origin = Sources: { $origin }
battlefield-removed = taken out
battlefield-seen = seen
battlefield-resources = Ready Resources
battlefield-more = History and sources
battlefield-reached = Objective { $reached } of { $of } reached
battlefield-legend = What the signs mean
battlefield-legend-might = { $name }: wins the battle of that name at a Wedge or Frontier
battlefield-legend-zeal = { $name }: wins the battle of that name at a Wedge or Frontier
battlefield-legend-health = { $name }: so much damage destroys the card
battlefield-legend-cost = { $name }: so many Resources, or cards from your hand
battlefield-legend-resources = { $name }: what the card pays when it Tires
battlefield-legend-underlined = underlined: not the printed figure
battlefield-legend-tired = Tired: lies askew and grey, and counts for nothing until it is Ready again
battlefield-legend-wounds = Damage taken; the heart says what is left
battlefield-legend-leader = Gold frame: a Leader, whose death loses the game
battlefield-legend-lead = Green outline: can be chosen now
battlefield-legend-faint = Dotted: can be sacrificed
battlefield-legend-picked = Gold outline: chosen
battlefield-legend-suggested = Dashed: suggested, such as for a payment
