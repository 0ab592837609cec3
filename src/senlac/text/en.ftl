# What the table itself says
table-over = The game is over.
    .remedy = Start another game, or look at the log.
table-seat = It is not your decision; waiting for: { $asked }.
    .remedy = Wait until you are asked.
table-verb = “{ $verb }” is not an answer here.
    .remedy = Possible: { $verbs }.
table-arity = “{ $verb }” takes { $needs } { $needs ->
    [one] thing
   *[other] things
  }, not { $has }.
    .remedy = Name exactly what it applies to.
table-thing = “{ $verb }” needs a { $domain }, and { $value } is not one.
    .remedy = Name one by its printed name.
table-option = This “{ $verb }” is not one of your { $count } choices.
    .remedy = Choose one of the options offered.
table-nothing = There is nothing to do with that now.
    .remedy = Choose something that is highlighted, or look through all choices.
table-resign = Only a player in a two-player game may resign.
    .remedy = Leave the table instead.
table-win = { $seat } wins: { $how } [{ $rule }].
table-tie = A tie: { $how } [{ $rule }].
table-takeback = { $seat } takes back a decision, by consent.
end-resigned = the other side resigned
end-time = the other side ran out of time

# Examples of rules
example-asked = { $side }: { $question }
example-do = Choose “{ $choice }”.
example-done = Choose “{ $choice }” and see:
example-look = The log does not tell of it: look at the table.
example-refused = “{ $choice }” cannot be chosen here.
no-example = There is no example of { $rule }.

# The terminal
cli-thinks = { $seat } is thinking…
cli-hand-over = { $seat }, it is your turn. Nobody else should look. Press Enter
cli-hand-over-open = { $seat }, it is your turn. Press Enter
cli-lesson-minutes = { $minutes } minutes
cli-lesson-keys = in a lesson also: demo (show me) · back (a step) · restart · skip (play on against a bot)
cli-keys = a number, or: why ACTION · hint · show { $what } · { $piles ->
    [0] {""}
   *[other] piles ·{" "}
}undo · takeback · log · board · save FILE · resign · help · quit
cli-no-number = Choose a number from 1 to { $count }.
cli-goes-on = The game is not over.
cli-fits = { $title }: { $entries ->
    [one] { $entries } entry.
   *[other] { $entries } entries.
  } { $ending } Every step fits.
cli-may = You may do that.
cli-agree = { $seat }, do you agree to the takeback?
cli-hint = Choose an option by its number or text; “help” lists the other commands.
cli-overwrite = { $path } exists. Overwrite it?
cli-not-saved = { $path } cannot be written ({ $why }). Name another file.
cli-saved = Saved: { $path }
cli-left = The game is saved. To continue: senlac play { $path }
cli-yes-no = [y/N]
cli-resign = Really resign?
cli-help = What you can type
    .choose = Choose an option by its number, or by enough of its text to tell it from the others.
    .why = why ACTION – why an action is not allowed, and what would make it so
    .rule = why – the rule behind the question
    .cited = why, why log 7 – the rule behind the last step; behind line 7 of the log
    .hint = hint – an idea of what to do; again, what it is about; again, a good choice
    .show = show { $what } – everything about it; part of its name will do
    .piles = piles – both discard piles, every card in order
    .undo = undo, undo all – take back your last choice, or all of them, back to a die roll, a reveal or another player’s decision
    .takeback = takeback – ask the others to let you take back a decision that undo no longer can
    .log = log, board, back – see what has happened; see the position; list all choices again
    .save = save FILE – write the game to a file
    .leave = resign, quit – give up; leave (the game is saved)
cli-suggested = Enter pays: { $payment }
cli-no-such-thing = There is nothing to show called “{ $name }”.

# Games and their options
option-value = The option { $option } must be { $expected }, not { $value }.
option-unknown = This game has no option { $option }. It has: { $expected }.
deck-unreadable = This is not the code of a deck: part of it is missing, or it was made for other cards. Ask for the link again.
deck-version = This deck was made by another version of Senlac ({ $version }), which this one cannot read.
deck-faction = This is a deck of the faction { $faction }, not of { $wanted }.
deck-no-faction = There is no faction “{ $faction }” to make a deck of. There are: { $known }.
deck-variant = A deck of your own needs the variant of smaller decks. Turn it on (cut_decks).
deck-card = There is no card “{ $card }” in this deck to leave out.
deck-copies = There are { $copies } of “{ $card }” in this deck; { $count } cannot be left out.
deck-small = A deck has at least { $least } cards beside the Leader; this one has { $size }. Put { $missing ->
    [one] a card
   *[other] { $missing } cards
  } back.
game-unknown = No installed game is called “{ $name }”. There are: { $installed }.

# Dice that can be verified
fair-none = This game was not played with dice that can be verified.
fair-later = The dice of a game can be checked once it is over: until then, the secret they follow from stays one.
fair-secret = The secret is not the one that was committed to.
fair-numbers = The players’ numbers are not those that the game was played with.
fair-missing = Something was drawn that the game does not tell of.
fair-entry = Entry { $entry } is not what the dice gave.
fair-twice = One outcome of the dice is used more than once.
fair-holds = The dice were fair: { $outcomes ->
    [one] the one chance outcome follows
   *[other] all { $outcomes } chance outcomes follow
  } from the commitment and what { $players ->
    [one] one player
   *[other] { $players } players
  } contributed.
fair-taken-back = { $count ->
    [one] One more was
   *[other] { $count } more were
  } taken back with consent.
fair-committed = Compare the commitment with the one you were shown when the game began: { $commitment }

# The preview of a shared link
share-somebody = Somebody
share-invites = { $who } invites you to { $game }
share-seat = You would play { $side }.
share-clock = { $minutes ->
    [one] One minute each
   *[other] { $minutes } minutes each
  }{ $seconds ->
    [0] {"."}
    [one] , and one second more for each decision.
   *[other] , and { $seconds } seconds more for each decision.
  }
share-days = { $days ->
    [one] A day for each decision.
   *[other] { $days } days for each decision.
  }
share-no-clock = Without a clock.
share-account = In your browser, without an account.

# The browser
stale = The table has changed in the meantime. Look again and choose again.
lesson-unknown = There is no lesson { $value }; there are: { $expected }.
web-no-lesson = You can step back only in a lesson.
web-may = You may do that.
web-not-seat = That seat is not yours. You can watch.
web-no-chances = While you play against people, nobody tells you the chances.
web-watching = You are watching; only players may do that.
web-batch = Only choices that can be undone can be sent together. Choose one at a time.
web-unknown-game = There is no such game, or it was deleted.
web-invitation = This invitation is no longer valid. Ask for a new link, or watch.
web-taken = Somebody else has taken the seat. You can watch.
web-players-only = Only the players can ask for a rematch.
web-players-only-offer = Only the players can offer a seat.
web-no-open-seat = There is no open seat to offer.
web-clock-or-days = A game has a clock, or days for each decision, but not both.
web-offer-new = Only a new game with an open seat can be offered in the lobby.
web-rated-people = Only a new game with somebody at another screen, without a seed, can be rated.
web-needs-name = Rated games are for people with a name. Give yourself one first.
web-unknown-player = There is no such player, or they have left.
web-wrong-code = This code is not valid here. Ask for a new one, and use it in the browser in which you asked.
web-no-account = Without an address you could not come back. Give one first, or delete your data.
web-no-mail = This server sends no e-mail.
web-no-opponent = Nobody else plays with you at this table.
web-phrases-only = Free text is for players who all agree to it. Use a phrase.
web-reports = You have told enough for now. Wait until somebody has read it.
web-banned = The operator of this server does not let you begin games or talk here. The reason: { $why }
web-not-operator = This is for the operator of this server, who has a token.
mail-code-subject = Senlac: your code is { $code }
mail-code-why = Somebody, probably you, has given this address at Senlac to find their games on several devices.
mail-code-link = Open this link in the browser in which you asked for it:
mail-code-type = Or type this code there: { $code }
mail-code-note = It is valid for a quarter of an hour. If it was not you, do nothing: without this letter nobody gets in.
web-no-address = Give your e-mail address first, and confirm it.
web-bad-address = Only public addresses that begin with https:// can be told anything, without a port or a password.
notice-turn = { $game }: it is your turn against { $who }
notice-takeback = { $game }: { $who } asks to take back a move
notice-joined = { $game }: { $who } has accepted your invitation
notice-rematch = { $game }: { $who } would like a rematch
notice-over = { $game }: the game against { $who } is over
notice-somebody = your opponent
notice-why = You get this letter because you asked Senlac to tell you such things while you are away.
notice-end = If you want no more of these letters, open this link; you need not sign in:
notice-end-ask = Do you want no more letters about your games?
notice-end-go = No more letters
notice-ended = You will get no more letters about your games. You can change that in the settings at any time.
web-over = The game is over; nothing can be taken back. You can play on from any point of it.
web-no-chance = Nobody is asked to contribute to the dice.
web-nobody-left = Nobody has left this game.
web-fork-link = You know what is hidden in this game, so a friend cannot continue it with you. Start a new one.
web-too-long = That save is too long for a game: at most { $limit } entries.
web-failed = The server could not finish that. Try again.
web-not-over = The game is not over yet.
web-conflict = Somebody else changed the game first. Look again.
web-busy = Too many requests at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  } and try again.
web-too-large = That is too large: at most { $limit } kB.
web-malformed = That is not what is expected here: { $what }.
web-nothing-here = There is nothing at this address.
web-foreign = This page is not from this server. Open the address that the server shows.
web-file-option = The option { $option } names a file, which cannot be done over the network.
web-seat-count = { $count ->
    [one] This game has one seat to fill; say who takes it.
   *[other] This game has { $count } seats to fill; say who takes each of them.
}
web-seed-daily = The daily game has its own seed; leave yours out.
web-seed-link = You cannot choose the seed of a game with a friend by link.
web-export-later = A game between people can be exported once it is over: a save reveals everything, even hidden cards.
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
companion-ended = The game is over. “undo” takes back the last line, “save FILE” saves the table, “quit” leaves.
companion-where = Say where: w1, w2 or w3, or the name of the place.
companion-nothing-told = There is nothing to take back yet.
companion-help = great fyrd            the top card of the Foe’s deck; just Enter: see whether it draws at all
    my archers w1         you have played a card; my papal banner on william
    move archers w2       a card in play has moved
    hit archers 2         2 damage on a card, yours or the Foe’s; heal archers 1
    gone archers          a card has left the table
    tire / ready archers  a card is Tired, or Ready again
    claim w1 me           you have claimed a place; claim w1 foe
    final me              you have reached the final Objective; final foe
    pass                  you pass: Range attacks, one more card, the dial moves
    over                  the Foe’s deck ran out: turn its discard pile over, and its turn is skipped
    table                 show the table as Senlac knows it
    why                   the full text of the rule behind the Foe’s last step
    undo                  take back the last line and everything it caused
    save FILE             save this table; senlac foe FILE continues it
    help, quit
    You can shorten the names of cards and places, and use English or French for them and for these commands.

# Scores
cli-no-scores = No games with a score have been played here yet.
cli-rule = [{ $rule }] { $text }
cli-no-rule = No rule is recorded for that step; “why ACTION” explains why something is not allowed.

# What people type
reading-which = “{ $token }” could mean several things: { $names }. Type more of it.
reading-unknown = Nothing here is called “{ $token }”.
reading-near = Nothing here is called “{ $token }”. Did you mean “{ $near }”?
reading-form = Write it as: { $form }.
reading-number = “{ $token }” is not a whole number.
cli-show-what = NAME
cli-no-piles = This game has no piles of cards.
cli-which = “{ $token }” fits several choices:

# Levels of bots
level-recruit = Recruit
level-recruit-is = Overlooks half of what it could do, sees only what happens at once, and never responds. For finding your way about.
level-soldier = Soldier
level-soldier-is = Takes what looks best at the moment, by rules of thumb. A fair first opponent.
level-captain = Captain
level-captain-is = Takes what looks best at the moment, but judges positions more shrewdly than a Soldier.
level-marshal = Marshal
level-marshal-is = Looks a little ahead.
level-king = King
level-king-is = Looks furthest ahead, and takes its time over it.
cli-other-bots = For comparison there are also: { $names }.

# Hints
hint-usual = There is a usual answer here.
hint-even = Nothing stands out: several choices come to much the same.
hint-about = Look at: { $things }.
hint-about-nothing = It is not about a card or a place.
hint-move = A good choice: { $move }. As far as you can tell, your chance to win is { $chance } with it, and { $mean } with the mean of your choices.
hint-move-even = A good choice: { $move }. As far as you can tell, your chance to win is { $chance } with it.
warn-replies = { $loss }: in { $times } of the { $of } replies tried, against { $otherwise ->
    [0] none
   *[other] { $otherwise }
} with another choice.
warn-confirm = Do it all the same?
hint-none = There are no hints in this game.
cli-hint-more = Type hint again for more.

# The analysis of a game
analysis-curve = Chance to win of { $seat }, turn by turn
analysis-curve-seen = The same, from what { $by } could know
analysis-start = at the start
analysis-luck = luck
analysis-cost = choices of { $seat }
analysis-remainder = remainder
analysis-result = result
analysis-accuracy = { $seat }: { $share } of the choices were as good as the best found.
analysis-moments = Deciding moments
analysis-moment = Entry { $entry }, { $seat }: { $move } – chance { $before } → { $after }, luck { $luck }.
analysis-better = Better by { $cost } points: { $better }
analysis-gave-up = gives up
analysis-noise = ± says how well a figure is known, in { $share } of all cases: what nobody knew is dealt again at random. Chances are a bot’s estimate.
analysis-none = There is no analysis of this game: no bot has learned what its positions are worth.
analysis-later = A game can be analysed once it is over: an analysis knows every card.

# Punctuation
colon = {": "}
percent = { $number }%

# This language, as menus name it
language-name = English
