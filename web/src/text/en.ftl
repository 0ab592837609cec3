## Everywhere
cancel = Cancel
close = Close
copy = Copy
copied = Copied.
copy-failed = The browser did not let us copy; select the text and copy it yourself.
copy-link = Copy the link
home = Home
language = Language
language-name = English
loading = Loading…
pages = Pages
skip = Skip to the content
settings = Settings
setting-motion = Movement on the screen
setting-motion-help = Off: cards and pictures stand still, and everything is told in words.
setting-sound = Sound
setting-sound-help = A few short sounds: a card, a hit, a round. Off until you wish for them.
setting-curtain = A curtain between two players at one screen
setting-curtain-help = The screen is covered until the other player has taken it over, so that nobody sees the wrong hand.
setting-notify = Call me when it is my turn
setting-notify-help = A notice from your browser while you look elsewhere. It asks for your leave first.
setting-shortcuts = Single-key shortcuts
setting-shortcuts-help = For instance 1 to 9 to choose, P to pass, U to undo. Never while you are typing.
setting-firsts = Name what is new
setting-firsts-help = The first time that something appears at a table, one line beside it says what it is.
setting-warnings = Warn of risks
setting-warnings-help = Before a choice that cannot be undone, a bot tries some replies to it. If they cost you something that another choice does not, it says so and asks.
speed = Speed of the show
speed-at = { $speed ->
    [0] none
   *[other] × { $speed }
  }
speed-help = How fast you see what happens, card by card and blow by blow. None: straight to the result.
theme = Light or dark
theme-system = As the device
theme-light = Light
theme-dark = Dark
error-network = The server does not answer. Check your connection and try again.
error-unknown = That did not work. Load the page again and try once more.
error-board = The board could not be loaded. Load the page again; the game is safe.
reconnecting = The connection is lost: reconnecting… Nothing is lost meanwhile.
lost-title = Nothing here
lost-text = There is no page at this address. Go home and pick a battle.

## Home
home-title = Battle games
hero-title =
    Take the field.
    Change the day.
hero-lead = Three historical battle games in your browser, against a bot, a friend, or alone. No account.
hero-first = Play your first battle
hero-again = A quick battle
hero-battle = 1066, against a bot
hero-continue = Continue
games = All games
way = How you want to play
way-bot = Against a bot
way-bot-hint = { $side } · { $level }
way-solo = Alone against the Foe
way-solo-hint = with a score and a title
way-link = With a friend
way-link-hint = by link
way-open = With anyone
way-open-hint = in the lobby
way-here = Two at one screen
way-here-hint = taking turns
way-day = Today’s game
way-day-hint = the same for everyone
way-table = With the real cards
way-table-hint = Senlac runs the Foe
game-choose = Sides, level and options
game-primer = Primer
begin-bot = Begin
begin-solo = Begin
begin-link = Begin, and get the link
begin-open = Wait for somebody
begin-here = Begin
begin-day = Play today’s game
begin-table = Begin
level-recruit-is = Overlooks half of what it could do, sees only what happens at once, and never responds. For finding your way about.
level-soldier-is = Takes what looks best at the moment, by rules of thumb. A fair first opponent.
level-captain-is = Takes what looks best at the moment, but judges positions more shrewdly than a Soldier.
level-marshal-is = Looks a little ahead.
level-king-is = Looks furthest ahead, and takes its time over it.
seed-help = The same seed deals the same cards and dice again.
turn-open = Waiting for your friend
my-games-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
  }
play = Play
side = You play
side-any = whichever the lot gives
side-against = Against
level = Bot
level-recruit = Recruit
level-soldier = Soldier
level-captain = Captain
level-marshal = Marshal
level-king = King
options-more = More options
clock = Clock
clock-on = Play with a clock
clock-minutes = Minutes for each player
clock-increment = Seconds more for each decision
clock-left = { $time } left
seed = Seed
seed-none = at random
my-games = My games
my-games-all = Show all { $count }
turn-mine = Your turn
turn-theirs = The other side to play
game-over = Over
game-resume = Play on
game-look = Look
name = Your name, as others see it
name-none = nameless
name-keep = Save the name
name-kept = Your name is saved.
import = Open a saved game…
forget = Delete my data
forget-title = Delete everything of yours?
forget-text = Your name and every game that nobody else plays in are deleted, and this browser is forgotten. There is no way back.
forget-done = Your data is deleted.

## Players
seat-is = { $side }: { $who }
player-you = you
player-guest = a guest
player-open = seat open
player-departed = has left for good
left-alone = { $side } has left this game for good. Send the link above to somebody else, or:
left-bot = play on against a bot
left-win = take the win
bot-stuck = The bot playing { $side } could not decide. Nothing is lost.
bot-again = Let it try again
origin-fork = This game continues another one, from a position that somebody may know.
origin-import = This game comes from a save.
player-bot = bot, { $level }
player-rules = by the rules
player-away = away
player-asked = to decide

## Joining
join-page = Invitation to { $game }
join-by = { $who } invites you to a game of
join-yours = You play
join-theirs = They play
join-clock = { $minutes ->
    [one] one minute each
   *[other] { $minutes } minutes each
  }{ $seconds ->
    [0] {""}
    [one] , and one second more for each decision
   *[other] , and { $seconds } seconds more for each decision
  }
join-clock-none = none: take your time
join-rules = Read the rules
invite-title = Waiting for your friend. Send this link:
invite-link = Link of the invitation
join = Join as { $side }
join-text = No account needed. You sit down as soon as you accept.
join-taken = Every seat at this table is taken.
join-watch = Just watch

## Your turn
days = Days for each decision
days-none = no limit
days-each = { $days ->
    [one] a day for each decision
   *[other] { $days } days for each decision
  }
due = due { $when }
overdue = { $side } has not decided in time. Wait on, or:
attention = ● Your turn: { $title }
attention-notice = It is your turn

## The lobby
lobby = Waiting for an opponent
lobby-sides = { $who } ({ $theirs }) is waiting; you would play { $yours }
lobby-clock = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s
  }
lobby-clock-none = no clock
lobby-join = Play
lobby-join-with = Play { $game } with { $who }
lobby-bot = If nobody comes
lobby-bot-never = keep waiting
lobby-bot-after = { $minutes ->
    [one] a bot plays after a minute
   *[other] a bot plays after { $minutes } minutes
  }
invite-open = Your game is in the lobby, where anybody may join. You can also send this link:
invite-bot = Until a bot ({ $level }) takes the seat:
invite-offer = Offer it in the lobby
invite-withdraw = Take it out of the lobby

## Rated games and players
rated = Rated
rated-choose = rated: it changes your rating
rated-help = A rating tells how strong somebody is. Both players need a name; the rest is the same.
rated-against = rated, against { $rating }
rated-yes = yes
rated-them = yes; they have { $rating }
rated-games = Rated games
rated-opponent = Against
rated-outcome = Outcome
rating = Rating
rating-games = { $games ->
    [one] one game
   *[other] { $games } games
  }, { $won } won
rating-unsure = The rating is still a guess: after some more games it says something.
rating-graph = The rating, from { $from } to { $to }
rating-now = Your rating now: { $rating }
outcome-won = won
outcome-lost = lost
outcome-tie = tie
name-ask = What are you called?
name-ask-text = Rated games are between people with a name. Any name will do; the other players see it.
name-go = Go on
players = Players
players-me = My page
players-game = Game
players-name = Name
players-day = Game of the day: { $game }
players-day-none = Nobody with a name has finished it yet. It can be you.
players-day-rule = Everybody gets the same deck, and the first try counts. Only people who have given themselves a name stand here.
players-none = Nobody has played a rated game yet. Begin one: “With a friend” or “With anyone”, and choose “rated”.
players-rule = Everybody begins at { $start }. The side one plays is taken into account, and a “?” means that there were few games so far.
player-page = Player
player-unrated = You have not played a rated game yet. Begin one from the first page, with a friend or with anyone.
player-days = Games of the day

## The curtain
curtain-title = { $side }, it is your turn
curtain-text = Hand over the screen. Nothing of either hand is on the page now.
curtain-ready = I am { $side }, show my hand

## Playing
board = The table
plain-table = The table in words
menu = Menu
menu-rules = Rules
menu-log = Log
menu-text = The table in words
menu-keys = Keys
menu-replay = Replay
menu-analysis = What decided it
menu-verify = Check the dice
menu-scores = My solo scores
menu-save = Save to a file
menu-which = Which of these?
prompt = Your decision
waiting = Waiting for { $who }.
waiting-server = One moment…
note-stale = The table had changed already. Look again and choose anew.
window = Response
window-pass = No response now
choices-all = { $count ->
    [one] The one choice
   *[other] All { $count } choices
  }
choices-search = Search the choices
choices-name = Type a part of a name
choices-many = There are { $count } choices: type a part of a name to see those that fit.
choices-none = No choice has these words.
unpick = Let go of { $name }
confirm-title = { $what }?
suggestion-pay = Pay like this
suggestion = Do this
suggestion-part = { $what }: { $how }
suggestion-more = { $count } more
suggestion-edit = Choose otherwise
undo = Undo
undo-all = Undo all
takeback-ask = Ask for a takeback
takeback-waiting = You asked for a takeback; the others have not answered yet.
takeback-asked = { $side } asks to take back the last decision.
takeback-agree = Agree
takeback-refuse = Refuse
resign = Resign
resign-title = Resign this game?
resign-text = The other side wins at once.
hint = Hint
hint-late = The hint has not come in time. Ask again.
hint-more = Tell me more
warning-title = At risk
warning-about = A bot has tried this, from what you can see.
warning-think = Think again
warning-dare = Do it all the same
orders-open = Standing orders…
orders-title = Standing orders
orders-text = You pass all Response windows without being asked, until the time below. Undoing something ends the orders.
orders-until = Pass all responses
orders-none = never: ask me each time
orders-phase = until the end of this phase
orders-round = until the end of this round
orders-game = until the end of the game
orders-unless = Ask me all the same
orders-targeted = if something of mine is targeted
orders-cost = if what is played costs at least
orders-cost-zero = (0: whatever it costs, do not ask)
orders-give = Give these orders
orders-now-phase = Standing orders: you pass all responses until the end of this phase.
orders-now-round = Standing orders: you pass all responses until the end of this round.
orders-now-game = Standing orders: you pass all responses until the end of the game.
orders-end = End them
result = Result
result-over = The game is over
result-won = You have won
result-lost = You have lost
result-tie = A tie
rematch = Rematch, sides swapped
rematch-go = Go to the rematch
rematch-again = Play again

## Looking closer
inspector = Inspector
inspector-why = Why can I not choose this?
log = Log
log-lines = Lines of the log
log-filter = Filter the log
log-earlier = Show the whole game
log-none = No line has these words.
log-empty = Nothing has happened yet.
log-since = since your decision
log-why-rule = why? Rule { $rule }
lately = All of the log
log-replay = Entry { $entry }: open the replay here
why-title = Why not?
why-remedy = What would help:
rule-open = Rule { $rule }
rules-title = Rules: { $game }
rules-search = Search the rules: a word, or a number
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-all = The rules
rules-primer = A primer, to print
rules-contents = Chapters
rules-games = Games
rules-ruling = Our ruling.
rules-print = Print the rules
rules-example = Example
rules-example-play = Play it against a bot
rules-example-solo = Play it
rules-example-both = Play both sides
example-note = An example of a rule.

## Replay
replay-title = Replay: { $game }
replay-back = To the game
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-step-back = One step back
replay-turn = To the next turn
replay-turn-back = To the turn before
replay-slider = Position in the game
replay-at = { $at } of { $last }
fork = Play on from here…
fork-text = A new game begins after step { $entry }, against a bot. The old one stays as it is.
fork-text-rules = A new game begins after step { $entry }. The old one stays as it is.
fork-go = Play on

## Scores
scores = Scores
scores-none = No scores yet: they are for games against the Foe. Finish one, and it stands here.
scores-count = { $count ->
    [one] One game
   *[other] { $count } games
  }, best score { $best }.
scores-order = Order
scores-newest = newest first
scores-best = best first
scores-score = Score
scores-game = Game
scores-when = When
scores-sides = { $mine } against { $foe }
scores-won = won
scores-lost = not won
scores-day = Game of the day, { $day }
scores-others = Scores of the day

## Keys
keys-on = Single keys do something (never while you write)
keys-choosing = Choosing
keys-looking = Looking
keys-map = On the map
keys-replay = In a replay
key-digits = the choice with that number
key-arrows = move between things
key-enter = read what has the focus; choose it, if that is asked
key-space = do what is suggested
key-escape = let go, go back, close
key-all = list of all choices
key-hint = a hint; again, more of it
key-pass = pass, or no response now (hold it)
key-undo = undo
key-undo-all = undo all that is free to undo
key-orders = standing orders
key-inspect = read the thing with the focus
key-why = why can I not choose it?
key-log = log
key-rules = rules, at the one in force
key-text = the table in words
key-help = these keys
key-hexes = to the six neighbours (number pad)
key-hexes-shift = to the six neighbours
key-rotate = turn the unit
key-hide = hide the counters
key-fit = fit the map to the window
key-step = one step back, on
key-turn = one turn back, on
key-play = play or pause

## About
about = About
about-credits = About and credits
about-title = About Senlac
about-what = Senlac plays historical battle games: with all their rules, for everybody, in a browser. Whatever you cannot do, it tells you why, and by which rule.
about-how = It is named after the ridge where the battle of Hastings was fought. It is free software, made by people who love these games and nobody’s product.
about-books = The games
about-books-text = Four printed rulebooks are played in full, every variant included:
about-book-1066 = a card game for two, with its solo rules: one player against the Foe.
about-book-1066-fr = its French edition, with the variants that it recommends.
about-book-1565 = the second game of the same system: the Great Siege of Malta. Armies of the two boxes can meet.
about-book-hastings = a hex wargame of 14 October 1066.
about-owners = The titles belong to their owners, who have no part in Senlac. Nothing of their texts or pictures is here: rules are told in our own words, and each cites the place in the book. If you like a game here, buy it: it is better still on a table.
about-cards = What is certain about the cards, and what is not
about-cards-text = The printed cards are mostly not public. What is known of them is kept exactly; the rest is reconstructed by us, from the rules and from history, and balanced in thousands of games. So a card here may differ from the one in your box. The map, counters and tables of Hastings are reconstructed as well.
about-origin-rulebook = Rulebook
about-origin-rulebook-is = printed in the rulebook, in words or in a picture
about-origin-derived = Derived
about-origin-derived-is = follows from what is printed
about-origin-history = History
about-origin-history-is = from the history of 1066 or 1565
about-origin-reconstructed = Reconstructed
about-origin-reconstructed-is = our own guess, until somebody who has the card corrects it
about-cards-see = Every single value says which of these it is; the terminal lists them card by card. If you own the box you can correct a card, and play with your own pack of corrections.
about-pictures = Pictures
about-pictures-text = All pictures are our own, drawn by a program from what a card is about: the cards of 1066 as embroidery, those of 1565 as copper engravings. Nothing is traced or copied, neither from the Bayeux Tapestry nor from the published cards.
about-faces = Typefaces
about-face-garamond = by Georg Duffner and Octavio Pardo, for running text and figures.
about-face-fell = by Igino Marini, after the types that John Fell collected, for names and headings.
about-face-uncial = by Astigmatic, for the few words that are written large.
about-faces-licence = All three are under the SIL Open Font License 1.1.
about-licence = Licence
about-licence-text = Senlac’s own code, words and drawings are under the MIT licence.
about-data = Your data
about-data-text = There are no advertisements and nobody who watches. The server keeps the name that you give yourself, your games, and what you say at a table; a cookie lets it know you again. If you want to find your games on several devices, it also keeps your e-mail address, and writes to it only when you ask. “Delete my data” in the settings removes all of it, but for games that others play in: those stay, without your name.
