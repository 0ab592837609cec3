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
motion = Motion
pages = Pages
skip = Skip to the content
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
error-network = The server does not answer. Check the connection and try again.
error-unknown = That did not work. Load the page again and try once more.
error-board = The board could not be loaded. Load the page again; the game is safe.
reconnecting = The connection is lost: reconnecting… Nothing is lost meanwhile.
lost-title = Nothing here
lost-text = There is no page at this address. Go home and choose a game.

## Lobby
lobby = Play
lobby-title = Battles that made history, at your table
lobby-lead = Senlac plays historical battle games in the browser: alone, against a bot, side by side, or with a friend, without an account.
play = Play
play-bot = Play against a bot
play-here = Two at this screen
play-link = With a friend by link
play-day = Today’s game
side = You play
side-any = a side by lot
side-against = Against
level = Bot
level-recruit = Recruit (easy)
level-soldier = Soldier
level-captain = Captain
level-marshal = Marshal (hard)
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
turn-theirs = The other side's turn
game-over = Over
game-resume = Play on
game-look = Look
you = You
name = Your name, as others see it
name-none = nameless
name-keep = Save the name
name-kept = Your name is saved.
import = Open a saved game…
forget = Delete my data
forget-title = Delete everything of yours?
forget-text = Your name and your games that nobody else plays in are deleted, and this browser is forgotten. This cannot be undone.
forget-done = Your data is deleted.

## Players
seat-is = { $side }: { $who }
player-you = you
player-guest = a guest
player-open = seat open
player-bot = bot, { $level }
player-rules = by the rules
player-away = away
player-asked = to decide

## Joining
invite-title = Waiting for your friend. Send this link:
invite-link = Link of the invitation
join = Join as { $side }
join-title = { $who } ({ $side }) invites you to a game
join-text = You would play { $side }. No account is needed.
join-taken = All seats of this game are taken.
join-watch = Only watch

## The curtain
curtain-title = { $side }, it is your turn
curtain-text = Hand over the screen. Nothing of either hand is on the page now.
curtain-ready = I am { $side }, show my hand
curtain-setting = Curtain between the seats

## Playing
board = The table
plain-table = The table in words
menu = Menu
menu-rules = Rules
menu-log = Log
menu-text = The table in words
menu-keys = Keys
menu-replay = Replay
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
suggestion-pay = Pay so: { $what }
suggestion = Do so: { $what }
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
inspector-empty = Point at a thing, or press I on it, to read it here.
inspector-pick = Choose this
inspector-why = Why can I not choose this?
log = Log
log-lines = Lines of the log
log-filter = Filter the log
log-none = No line has these words.
log-empty = Nothing has happened yet.
log-since = since your decision
log-why = why?
log-why-rule = why? Rule { $rule }
lately = { $side }: { $count ->
    [one] one step
   *[other] { $count } steps
  }
lately-read = read them
log-replay = Entry { $entry }: open the replay here
why-title = Why not?
why-remedy = What would help:
why-rule = By the rule:
rule-open = Rule { $rule }
rules-title = Rules: { $game }
rules-search = Search by words or by the number of a rule
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-all = The rules
rules-ruling = ruling

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
scores-none = Here are the scores of your solo games, once you have played one.
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

## Keys
keys-on = Single keys do something (never while you write)
keys-choosing = Choosing
keys-looking = Looking
keys-map = On the map
keys-replay = In a replay
key-digits = the choice with that number
key-arrows = move between things
key-enter = choose what has the focus
key-space = do what is suggested
key-escape = let go, go back, close
key-all = list of all choices
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
