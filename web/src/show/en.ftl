## What happens is seen
show-go-on = Go on
show-last = The last card that was played against you
show-last-side = { $side } played
show-away = Much has happened since you last looked.
show-away-see = See what happened
show-away-not = Not now

## Endings
ending-moments = Turning points
ending-moments-none = Nothing stood out: the game was decided step by step.
ending-see = { $when }: see it again
ending-see-early = Before the first round: see it again
ending-tally = What each side has done
ending-tally-taken = Objectives taken
ending-tally-claim = Won for good
ending-tally-blow = Damage to the battlefield
ending-tally-loss = Lost in battle
ending-tally-rout = Routed
ending-tally-fall = Leaders fallen
ending-board = Look at the board
ending-again = How it ended
ending-share = Share a picture
ending-share-failed = The picture could not be made in this browser.
ending-rule = Rule { $rule }
