hexmap-map = Map of the battlefield
hexmap-tools = View of the map
hexmap-nearer = Nearer
hexmap-farther = Farther
hexmap-fit = Whole field
hexmap-frame = Show the { $name }
hexmap-bare = Hide counters
hexmap-legal = can be chosen
hexmap-legal-cost = can be reached for { $cost } MP
hexmap-dial = Facing
hexmap-face = Face { $name }
hexmap-face-cost = Face { $name }: { $cost } MP
hexmap-turn = Turn { $turn }
hexmap-track = Turns
hexmap-steps = Activation
hexmap-done = (done)
hexmap-cup = in the cup
hexmap-cup-left = { $count ->
    [0] none left
   *[other] { $count } left
}
hexmap-initiative = Initiative: { $side }
hexmap-commands = Commands with their hits
hexmap-hits = hits { $hits } of the { $fatal } that cost a unit
hexmap-left-of = units { $units } of { $of }{ $routed ->
    [0] {""}
   *[other] , { $routed } Routed
}
hexmap-go = Go to { $name }
hexmap-odds = Odds: { $who }
hexmap-before = Before the blow
hexmap-strike = Strike
hexmap-add = Add to the die
hexmap-die = Die { $die } comes to { $sum }: { $words }
hexmap-in = { $count } in { $of }
hexmap-percent = { $number }%
hexmap-together = Together
hexmap-colon = :
hexmap-rout = If it is hit, it routs on a Morale Check:
hexmap-pursuit = If it routs, who pursues how far
hexmap-dice = Last dice
hexmap-dice-all = all { $count }
hexmap-dice-last = only the last
hexmap-dismiss = Dismiss
hexmap-cascade = A rout
hexmap-cascade-sum = Routed: { $routed }. Pursuits: { $pursued }. Lost: { $lost }.
hexmap-back = Back
hexmap-next = Next
hexmap-all = All
hexmap-place = { $hex }, level { $level }
hexmap-stance = faces { $name }: { $front }
hexmap-fold = Fold the cards away
hexmap-unfold = Show the cards
