# Reports on runs of games
title = { $game }: what { $games } games say
about = { $bots } · seed { $seed } · rules version { $version }
    .runs = { $runs ->
    [one] the run { $names }
   *[other] { $runs } runs: { $names }
}
games = { $games } { $games ->
    [one] game
   *[other] games
}
tie = tie
won-by = won by
all-day = the whole game
turn = turn { $turn }
per-hundred = per 100 games
scale = Most on the large map: { $large } per 100 games; on the small ones: { $small }
axis-round = round
axis-turn = turn

part-wins = Who wins
    .note = The dot is the share of games won, the line its 95 % interval. In the band between 47 % and 53 % we call a game fair.
part-side = By side
part-first = Whoever moves first
part-bot = By bot
part-pairing = By pairing
    .note = Wins of the side that is named first.
part-option = By option: { $option }
    .note = Wins of the first seat ({ $seat }).
part-matrix = Every side against every other
    .note = Wins of the row against the column in percent, with the interval below.
matrix-against = against
part-length = How long it takes
    .round = Half of all games take { $lower } to { $upper } rounds; the median is { $median }.
    .turn = Half of all games take { $lower } to { $upper } turns; the median is { $median }.
    .decisions = Half of all games take { $lower } to { $upper } decisions; the median is { $median }.
axis-decisions = decisions
part-endings = How it ends
part-happened = What happened, and who won then
    .note = Wins of { $seat } in games in which each of these happened.
part-pace = { $what }: the pace
    .note = The bar is the middle half of the games, the tick the median; the figure says in how many games it happens at all.
part-heat = { $what }: { $side }
    .note = { $times ->
    [one] Once
   *[other] { $times } times
} in { $games }. The map shows where, and how often; the small ones do so turn by turn, on a scale of their own.
part-cards = What each card is worth
    .note = The lead is how much more often the owner won, in points of the win rate, in games in which the card was drawn (or played) than with the average card of the deck. It is drawn towards 0 by as much as luck could explain; the line is its 95 % interval, the ring what came out of the games. A card is played by who is doing well anyway, so the lead when drawn is the better guide.
    .none = No card differs from the others by more than luck explains.
    .some = { $cards ->
    [one] One card differs
   *[other] { $cards } cards differ
} from the average by more than luck explains; { $cards ->
    [one] it is
   *[other] they are
} set in bold.
part-deck = { $deck }
column-card = card
column-drawn = drawn
    .hint = games in which it was drawn
column-use = played
    .hint = how often it was played when drawn
column-worth = lead when drawn
column-played = lead when played
column-won = won
column-between = 95 %
part-measures = Measured at the end
column-measure = measure
column-lower = lower quartile
column-median = median
column-upper = upper quartile
column-games = games
part-made = How this was made
    .note = The games were played by { $command } and this page was made by { $report }. Everything on it comes from those games and from nothing else.

verdict-fair = Fair: { $side } wins { $share } of all games ({ $low } to { $high }), which is all within 47 to 53 %.
verdict-above = { $side } is ahead, with { $share } of all games ({ $low } to { $high }).
verdict-below = { $side } is behind, with { $share } of all games ({ $low } to { $high }).
verdict-open = Not settled: { $side } wins { $share } of all games ({ $low } to { $high }). About { $needed } games would tell whether that is fair.
tile-games = games
tile-ties = ties
tile-first = won by whoever moves first
tile-round = rounds in the median
tile-turn = turns in the median
tile-decisions = decisions in the median
tile-won = won by { $side }

# How numbers are written
decimal-mark = .
thousands-mark = ,
percent-mark = {"\u00A0%"}
