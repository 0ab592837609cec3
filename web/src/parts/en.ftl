## The bar above a game
bar-round = Round { $round }

## The dock
dock-about = { $count ->
    [one] one choice
   *[other] { $count } choices
  }
dock-open-cards = Open one of the { $count } marked cards to see what it can do.
dock-open = Choose one of the { $count } things that are marked on the board.

## Who is expected to win
chances = Who is ahead?
chances-about = A bot’s estimate of who will win, from what a spectator can see.
chances-of = { $side } { $points } %

## The rail
rail-hint-cards = Point at a card to read it; click it to keep it open.
rail-hint = Point at something on the board to read about it; click it to keep it open.
rail-uses = What you can do with it
rail-opened = Opened
rail-pointed = Pointed at

## Keys
key-zones = to the next part of the table (with Shift: back)
key-legend = what the signs mean

# What is written on keys
cap-enter = Enter
cap-space = Space
cap-esc = Esc
cap-shift = Shift
