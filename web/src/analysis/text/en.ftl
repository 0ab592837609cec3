analysis-title = What decided it
analysis-working = Analysing the game: { $done } of { $of } steps
analysis-again = Try again
analysis-busy = The server has much to do; it goes on in a moment.
analysis-back = To the game

## In a sentence
analysis-won = You won
analysis-lost = You lost
analysis-tied = A tie
analysis-start-you = You had { $points } % when the first choice was made.
analysis-luck-you =
    { $sign ->
        [plus] Luck gave you { $points } %.
        [minus] You lost { $points } % to luck.
       *[none] Luck was even.
    }
analysis-cost-you = You lost { $points } % to your own choices, { $most } % of it to a single one: { $move }, { $when }.
analysis-cost-none = Your own choices cost you nothing.
analysis-cost-them = The other side’s slips gave you { $points } %.
analysis-start-side = Seen from one side, { $side }: { $points } % when the first choice was made.
analysis-parts-side = Luck { $luck }, own choices { $mine }, the other side’s slips { $theirs }.
analysis-estimate = An estimate by a bot, and no more; luck is known to within ± { $noise } points.

## Who chose well
analysis-accuracy = Well chosen
analysis-accuracy-of = { $side }: { $share } % of the choices were as good as the best found
analysis-accuracy-none = { $side }: nothing to choose
analysis-you = you

## The curve
analysis-curve-you = Your chance to win
analysis-curve-side = Chance to win: { $side }
analysis-eyes = Seen
analysis-eyes-above = with all cards known
analysis-eyes-of = by { $side }
analysis-ahead = { $side } ahead
analysis-turn = Turn
analysis-change = { $before } → { $after } %
analysis-turn-said = { $when }, { $side }: { $move }. { $before } to { $after } %. { $why }
analysis-before-rounds = Before the first round
analysis-legend-good = Well chosen
analysis-legend-luck = Luck
analysis-legend-slip = Could be better
analysis-legend-swing = Long decided
analysis-legend-gave-up = Given up

## Luck and skill
analysis-stairs = Luck and skill
analysis-stairs-start = Start
analysis-stairs-luck-mine-you = Luck in your turns
analysis-stairs-luck-theirs-you = Luck in their turns
analysis-stairs-cost-mine-you = Your slips
analysis-stairs-cost-theirs-you = Their slips
analysis-stairs-luck-mine-side = Luck in own turns
analysis-stairs-luck-theirs-side = Luck in the other’s
analysis-stairs-cost-mine-side = Own slips
analysis-stairs-cost-theirs-side = The other’s slips
analysis-stairs-rest = The rest
analysis-stairs-end = End
analysis-within = Known to within, in { $share } % of all cases: luck ± { $luck }, own slips ± { $mine }, the other side’s slips ± { $theirs }, the rest ± { $rest }.

## Moments
analysis-moments = Key moments
analysis-moments-none = Nothing stood out: it was decided step by step.
analysis-moments-of = { $count } of { $turns } turns
analysis-better = Better: { $better }
analysis-why-luck =
    { $sign ->
        [plus] Luck: { $points } for { $side }
       *[minus] Bad luck: { $points } for { $side }
    }
analysis-why-luck-you =
    { $sign ->
        [plus] Luck for you: { $points }
       *[minus] Bad luck for you: { $points }
    }
analysis-why-swing = Neither luck nor a slip: it had long been coming.
analysis-why-gave-up = A choice, too: { $points } points were left.
analysis-why-good = As good as any of { $options } choices.
analysis-why-forced = There was nothing to choose.
analysis-position = The table before this choice: { $move }
analysis-see = See it in the replay
analysis-whatif = What if? Play on from here
analysis-before = The moment before
analysis-after = The next moment

## How it is reckoned
analysis-about = What these figures are
analysis-about-chance = A bot estimates the chances, with all cards known; or from what a player could know, on the mean of deals that fit it. It has learned from games of its own and can be wrong.
analysis-about-luck = Luck: what happened against the mean of the same choices with everything unknown dealt and rolled again. All of it together is known here to within ± { $noise } points.
analysis-about-slip = A slip: how much better the best choice was that the bot found, from what the player could know then. What could still be done at the next turn has cost nothing yet. A plan that the bot does not see counts as a slip, too. Whole turns are judged, not single payments.
analysis-about-rest = The rest: good choices that still changed the chance, and errors of the estimate. Points are rounded so that they add up.
