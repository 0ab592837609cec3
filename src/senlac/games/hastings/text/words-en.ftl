# The words of Hastings: what boards, scenes and pictures are told with
name-hastings = Hastings 1066 AD

## Words of the map, the board and the scenes
board-title = { name-hastings }
board-date = Saturday 14 October 1066
board-side0 = Anglo-Saxons
board-side1 = Normans
board-turn = Turn
board-of = of
board-initiative = Initiative
board-event = Random event
board-rally = Rally
board-missiles = Missile Fire
board-rout = Rout and pursuit
board-movement = Movement
board-melee = Melee
board-regroup = Regroup Turn
board-active = active
board-cup = In the cup
board-empty = no chit
board-done = activated
board-front = front
board-spent = has activated
board-waits = in the cup
board-no-event = no event this turn
board-plunging = Plunging Fire
board-since = since turn
board-on = on turn
board-not-yet = not yet
board-hits = Hits
board-units = Units
board-cost = cost a unit
board-standard = Standard
board-captured = captured
board-losses = Losses
board-none = none
board-eliminated = Eliminated
board-gone = eliminated
board-buried = removed for good
board-leader = Leader
board-army-leader = Army Leader
board-wounded = wounded
board-dead = dead
board-level = level
board-clear = open ground
board-woods = woods
board-swamp = swamp
board-road = road
board-ditch = ditch
board-exit = way off the map
board-factors = left: combat, right: movement
board-cf = CF
board-ma = MA
board-faces = faces
board-wall = Shield Wall
board-routed = Routed
board-nobody = nobody
board-legend-facing = facing
board-command = Command, named below
board-legend-leader = small letter
board-legend-more = more than fits, listed below
board-flank = flank
board-rear = rear
board-front-letter = F
board-flank-letter = K
board-rear-letter = R
board-ml = ML
board-still-move = { $n } of { $total } still to move
board-still-attack = { $n } must still attack
board-still-check = { $n } check morale (7.10.1)
board-astray = { $n } out of touch with the Command
board-may-plunge = Plunging Fire may begin (7.3.7)
board-plunges = Plunging Fire began (7.3.7)
board-may-regroup = From now on the Norman may declare the Regroup Turn (9.1.2)
board-must-regroup = Regroup Turn at the latest (9.1.3)
board-regroups = Regroup Turn (9.1)
board-dusk = Night falls: the Anglo-Saxons win if Harold lives (10.1.3)
board-deadline = The Normans must win by the end of turn { $n } (10.1.3)
board-moved = has had its order
board-waiting = still to move
board-must-attack = must attack
board-attacked = has attacked
board-charging = may charge
board-fleeing = about to flee
board-hit = hits to check morale for: { $n }
board-stray = away from its Command
board-column = column { $n }
board-hit-count = { $n ->
    [1] { $n } hit
   *[other] { $n } hits
}
board-wall-takes = the Shield Wall takes the first hit (7.8.2)
board-routed-doubles = hits on a Routed unit count twice (7.7.7)
board-no-pursuit = stays
board-hexes = { $n ->
    [1] { $n } hex
   *[other] { $n } hexes
}
board-danger = in an enemy’s front
board-aside = whole move, facing kept (7.6.7, 7.6.8)
board-no-missiles = the Anglo-Saxons have none (7.3.1)
board-out = no units left
board-warn-dies = { $names } { $count ->
    [1] is
   *[other] are
} alone with this unit, and { $count ->
    [1] dies
   *[other] die
} with it.
board-warn-flees = Its Standard is captured: this unit flees until it leaves the map, and { $names } with it.
board-warn-alone = { $names } stays without a unit: enemies who enter his hex may kill or take him.
board-warn-exposed = { $names } { $count ->
    [1] stands
   *[other] stand
} without a unit before the enemy.
board-warn-lost = With his Army Leader a side loses the battle at once.
board-exposed = alone before the enemy
board-one-guard = only one unit guards him
board-blow = { $unit } strikes { $enemy }
board-points = { $points } MP
board-strikes = { $unit } on { $enemy }
board-short-pushback = Push
board-short-nothing = –
board-combat = combat
board-combat-now = strikes on column { $n } of the Melee Table
board-combat-routed = attacks nobody while it is Routed
board-move = move
board-move-now = points a turn; uphill, ditch and turning cost more
board-move-routed = flees, and obeys no orders
board-morale = morale
board-morale-now = on its die when it checks: { $lines }
board-morale-plain = nothing adds to its die when it checks
board-morale-routed = it has broken; it may rally when its Command activates
board-rank = Leader
board-leader-move = points a turn, with a unit or alone
board-leader-wounded = points a turn, fewer as he is wounded; a second wound kills him
board-leader-aid = helps the units with him to strike, to stand and to rally
board-army-leader-aid = helps the units with him; if he dies or leaves the map, the battle is lost
board-coming-plunging = Soon: Plunging Fire, turn { $n }
board-coming-plunging-maybe = Soon: Plunging Fire may begin, turn { $n }
board-coming-regroup = Soon: the Regroup Turn, turn { $n }
board-coming-regroup-maybe = Soon: the Norman may regroup, from turn { $n }
board-coming-dusk = Night falls after turn { $n }
board-coming-night = Night falls after this turn
compass-N = N
compass-NE = NE
compass-SE = SE
compass-S = S
compass-SW = SW
compass-NW = NW
compass-E = E
compass-W = W

## Lines of the tables of modifiers
melee-line-charge = charge
melee-line-leader = a Leader’s aid
melee-line-flank = in the flank
melee-line-rear = in the rear
melee-line-uphill = uphill
melee-line-ditch = across the ditch
melee-line-elite-defender = elite defender
melee-line-shield-wall = Shield Wall
melee-line-event = event
morale-line-elite = elite
morale-line-leader = a Leader with it
morale-line-shield-wall = Shield Wall
morale-line-attacked-in-flank-or-rear = attacked in flank or rear
morale-line-fyrd-off-the-hill = Fyrd off the hill
morale-line-standard-lost = Standard lost
morale-line-command-leader-dead = its Command Leader dead
morale-line-event = event
initiative-line-norman-offensive = Norman offensive
initiative-line-army-leader-wounded = Army Leader wounded
initiative-line-command-leader-lost = a Command Leader lost
initiative-line-standard-lost = Standard lost
initiative-line-fewer-losses = fewer losses
left-line-leader = a Leader near
left-line-huscarle = Huscarles beside it
left-line-late = late in the day
left-line-event = event

## Names of sides, and odds in words
board-dead-with = ({ $names } { $count ->
    [1] dies
   *[other] die
} with it)
board-and = {" and "}
people-Anglo-Saxon = Anglo-Saxon
people-Norman = Norman
command-of = { $people } { $name }

## Units: what those of a type are called together, which one it is, its whole name
unit-kind = { $type ->
    [Huscarle] Huscarles
    [Knight] Knights
   *[other] { $kind }
}
unit-number = { $n ->
    [0] {""}
    [1] , 1st
    [2] , 2nd
    [3] , 3rd
   *[other] , { $n }th
}
unit-short = { unit-kind }{ unit-number }
unit-of = { unit-kind } of the { $command }{ unit-number }

## Odds in words
odds-pushback = pushback
odds-nothing = nothing
odds-wall-breaks = only the wall breaks
odds-rout = rout { $count } in { $of }
odds-die = die { $drm }
odds-lines = die { $drm }: { $lines }
odds = ({ $results }; { $die })

# What reports count
moment-loss = Losses
moment-rout = Routs
moment-wound = Leaders wounded
moment-death = Leaders killed
measure-losses = { $kind } lost
measure-collapse = turn on which half the army is lost: { $side }
