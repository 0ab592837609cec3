# What the table itself says
table-over = The game is over.
    .remedy = Start another, or look at its log.
table-seat = It is not your decision; asked now: { $asked }.
    .remedy = Wait until you are asked.
table-verb = “{ $verb }” is not an answer here.
    .remedy = Possible: { $verbs }.
table-arity = “{ $verb }” takes { $needs } { $needs ->
    [one] thing
   *[other] things
  }, not { $has }.
    .remedy = Name exactly what it is about.
table-thing = “{ $verb }” is about a { $domain }, and { $value } is none.
    .remedy = Name one by its printed name.
table-option = This “{ $verb }” is not among the { $count } things you may choose.
    .remedy = Choose one of the offered options.
table-nothing = Nothing is to be done with that now.
    .remedy = Choose one of the marked things, or look through all choices.
table-resign = Only a player of a two-player game may resign.
    .remedy = Leave the table instead.
table-win = { $seat } wins: { $how } [{ $rule }].
table-tie = A tie: { $how } [{ $rule }].
table-takeback = { $seat } takes back a decision, by consent.
end-resigned = the opponent resigned
end-time = the opponent's time was over

# The terminal
cli-thinks = { $seat } thinks…
cli-hand-over = { $seat }, it is your turn. Nobody else should look. Press Enter
cli-hand-over-open = { $seat }, it is your turn. Press Enter
cli-keys = a number, or: why ACTION · show { $what } · { $piles ->
    [0] {""}
   *[other] piles ·{" "}
}undo · takeback · log · board · save FILE · resign · help · quit
cli-no-number = Choose a number from 1 to { $count }.
cli-goes-on = The game goes on.
cli-fits = { $title }: { $entries ->
    [one] { $entries } entry.
   *[other] { $entries } entries.
  } { $ending } Every step fits.
cli-may = You may do that.
cli-agree = { $seat }, do you agree to the takeback?
cli-hint = A number or its text chooses an option; “help” lists the other words.
cli-overwrite = { $path } exists. Write over it?
cli-not-saved = { $path } cannot be written ({ $why }). Name another file.
cli-saved = Saved: { $path }
cli-left = The game is saved. Go on with: senlac play { $path }
cli-yes-no = [y/N]
cli-resign = Really resign?
cli-help = What can be typed
    .choose = A number chooses an option; so does its text, or enough of it to tell it from the others.
    .why = why ACTION – why an action is not possible, and what would make it so
    .rule = why – the rule behind the open question
    .cited = why, why log 7 – the rule behind the last step; behind line 7 of the log
    .show = show { $what } – all there is to know about it, by its name or a part of it
    .piles = piles – both discard piles, every card in order
    .undo = undo, undo all – take back your last choice, or all of them, until a die, a reveal or another player’s decision
    .takeback = takeback – ask the others to let you take back your last decision all the same
    .log = log, board, back – what has happened; the position; all choices again
    .save = save FILE – write the game to a file
    .leave = resign, quit – give up; leave (the game is saved)
cli-suggested = Enter pays: { $payment }
cli-no-such-thing = Nothing that can be shown is called “{ $name }”.

# Games and their options
option-value = The option { $option } must be { $expected }, not { $value }.
option-unknown = This game has no option { $option }. It has: { $expected }.
game-unknown = No installed game is called “{ $name }”. There are: { $installed }.

# The browser
stale = The table has changed meanwhile. Look again and choose anew.
web-may = You may do that.
web-not-seat = That seat is not yours. You can watch.
web-watching = You are watching; only players may do that.
web-batch = Only what can be undone is done together with more. Choose one after the other.
web-unknown-game = There is no such game, or it was deleted.
web-invitation = This invitation is not valid any more. Ask for a new link, or watch.
web-taken = Somebody else has taken the seat. You can watch.
web-players-only = Only its players can have a rematch.
web-not-over = The game is not over yet.
web-conflict = Somebody else changed the game first. Look again.
web-busy = That was too much at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  } and try again.
web-too-large = That is too large: at most { $limit } kB.
web-malformed = That is not what is expected here: { $what }.
web-nothing-here = There is nothing at this address.
web-foreign = This page is not from this server. Open the address that the server shows.
web-file-option = The option { $option } names a file; it can be used at home only, not over the network.
web-seat-count = { $count ->
    [one] This game has one seat to be taken; say who shall sit there.
   *[other] This game has { $count } seats to be taken; say for each who shall sit there.
}
web-seed-daily = The day’s game has its own seed; leave yours out.
web-seed-link = A game with a friend by link cannot have a seed of your choice.
web-export-later = A game between people can be exported when it is over: the save tells everything, hidden cards too.
web-nobody = You have no games here yet.
web-broken = Something went wrong on the server. Your game is safe; try again.

# The Foe at a real table
companion-choose = Choose one of the numbers.
companion-next-card = The Foe draws: type its next card, or “over” if there is none.
companion-reveal = Reveal the top card of the Foe’s deck and type its name, or “over” if there is none.
companion-status = Round { $round }: the dial shows { $dial }, the Foe has { $has } { $has ->
    [one] Resource
   *[other] Resources
}. Your turn.
companion-ended = The game is over. “undo” takes the last line back, “save FILE” keeps the table, “quit” leaves.
companion-where = Say where: w1, w2 or w3, or the name of the place.
companion-nothing-told = Nothing has been told yet that could be taken back.
companion-help = great fyrd            the top card of the Foe’s deck; Enter alone: see whether it draws at all
    my archers w1         you have played a card; my papal banner on william
    move archers w2       a card in play has moved
    hit archers 2         2 damage on a card, yours or the Foe’s; heal archers 1
    gone archers          a card has left the table
    tire / ready archers  a card is Tired, or Ready again
    claim w1 me           you have claimed a place; claim w1 foe
    final me              you have reached the final Objective; final foe
    pass                  you pass: Range attacks, one more card, the dial moves
    over                  the Foe’s deck ran out: turn its discard pile over, and its turn is skipped
    table                 what lies there, as far as it is known
    why                   the rule of the Foe’s last step in full
    undo                  take back the last line, whatever came of it
    save FILE             keep this table; senlac foe FILE goes on with it
    help, quit
    Names of cards and places may be cut short, and be English or French, and so may these words.

# Scores
cli-no-scores = No games with a score have been played here.
cli-rule = [{ $rule }] { $text }
cli-no-rule = No rule is noted for that step; “why ACTION” explains what you may not do.

# What people type
reading-which = “{ $token }” may mean several: { $names }. Write more of it.
reading-unknown = Nothing here is called “{ $token }”.
reading-near = Nothing here is called “{ $token }”. Did you mean “{ $near }”?
reading-form = Write it as: { $form }.
reading-number = “{ $token }” is not a whole number.
cli-show-what = NAME
cli-no-piles = This game has no piles of cards.
cli-which = “{ $token }” fits several choices:

# Punctuation
colon = {": "}
percent = { $number }%

# This language, as menus name it
language-name = English
