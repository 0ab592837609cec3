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
battlefield-now = Now
battlefield-removed = taken out
battlefield-seen = seen
battlefield-resources = Ready Resources
