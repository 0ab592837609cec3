# Accounts, talk at the table, and the operator's page

account = Your games on several devices
account-why = With an e-mail address you find your games on your other devices too. It is used for that, and for notices if you want them; without it everything else works as well.
account-email = E-mail address
account-send = Send me a code
account-sent = A letter is on its way to { $email }. Open its link in this browser, or type its code here.
account-code = Code
account-enter = Sign in
account-other = another address
account-known = You are signed in as { $email }.
account-leave = Sign out
account-leave-all = sign out on all devices
account-no-mail = This server sends no e-mail, so your games stay with this browser.
account-data = Take my data along (a file)
enter-title = Welcome back
enter-text = This link signs you in, if you asked for it in this browser. It works once.
enter-go = Sign in here
blocked = { $count ->
    [one] One player you do not want to meet
   *[other] { $count } players you do not want to meet
  }
unblock = meet again
talk = Talk
talk-with = Talk with { $who }
talk-none = Nobody has said anything yet.
talk-unread = Talk: { $count ->
    [one] one new line
   *[other] { $count } new lines
  }
talk-text = In your own words
talk-say = Say
talk-waits = As soon as the other player wants to hear free words too, you can write.
talk-listen = I want to hear
talk-listen-phrases = these phrases only
talk-listen-all = free words too
talk-listen-nothing = nothing
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Let me think.
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-good-game = That was a good game.
phrase-must-go = I have to go.
report = Report this player
report-reason = What is it about?
report-words = Rude words
report-name = An offensive name
report-stalling = Stalling
report-cheating = Cheating
report-other = Something else
report-text = What happened? (if you like)
report-send = Tell the operator
report-done = Thank you. The operator of this server will look at it.
block = Never meet this player again
block-done = You hear nothing of this player any more, and will not meet in another game. This game can go on. The settings can undo it.
operator = For the operator
operator-token = Token
operator-enter = Enter
operator-counts = { $people ->
    [one] one person
   *[other] { $people } people
  }, { $games ->
    [one] one game
   *[other] { $games } games
  }, { $sockets ->
    [one] one connection
   *[other] { $sockets } connections
  } here
operator-since = started { $when }
operator-nothing = Nothing.
operator-reports = Reports
operator-told = { $by } about { $name }
operator-said = What they said at that table in their own words, the last first:
operator-done = Dealt with
operator-tables = Open tables here: { $count }
operator-watching = { $count ->
    [0] nobody watches
    [one] one watches
   *[other] { $count } watch
  }
operator-bans = Bans
operator-for-good = for good
operator-until = until { $when }
operator-unban = end it
operator-ban = Ban { $name }
operator-ban-text = For a month, they can begin or join no games here, and say nothing. Games under way go on.
operator-ban-go = Ban
operator-failures = What went wrong
operator-refusals = What was refused
operator-prune = Prune
operator-prune-text = Deletes games in which nobody has ever done anything, and people without games or a name.
operator-days = Older than so many days
operator-prune-go = Delete
operator-pruned = { $rows ->
    [0] There was nothing to delete.
    [one] One row was deleted.
   *[other] { $rows } rows were deleted.
  }
