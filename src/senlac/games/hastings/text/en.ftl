# Parts of sentences: a modifier with its sign, a die with its modifier, what a way costs beside its hexes
signed = { $number ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
   *[other] { $number }
}
rolled = die { $number }{ $number2 ->
    [0] {""}
    [1] , modifier +1
    [2] , modifier +2
    [3] , modifier +3
    [4] , modifier +4
    [5] , modifier +5
    [6] , modifier +6
   *[other] , modifier { $number2 }
}

extras = { $uphill ->
    [0] {""}
   *[other] , uphill +{ $uphill } (7.6.10)
}{ $ditches ->
    [0] {""}
   *[other] , ditch +{ $ditches } (A56)
}{ $turns ->
    [0] {""}
   *[other] , turning +{ $turns } (7.6.6)
}

# Hastings 1066 AD: questions
ask-initiative-first = Turn { $turn }: who activates first?
ask-events-at-whom = Several Anglo-Saxon Commands are equally near: which one takes the hits?
ask-events-relieve = Take up to { $number ->
    [one] { $number } hit
   *[other] { $number } hits
} off one of your Commands: which?
ask-events-tempt = Name the Fyrd unit that rolls on the Left Pursuit Chart.
ask-missiles-aim = Shot { $number } of the { $command }: at which Command?
ask-rout-accompany = { $unit } leaves its hex: does { $leader } go along?
ask-rout-flee = { $unit } flees{ $left ->
    [1] , 1 hex to go
    [2] , 2 hexes to go
    [3] , 3 hexes to go
   *[other] {""}
}: which way?
ask-falserout-feign = False Rout: name a Command that pretends to flee, or no more.
ask-falserout-next-feint = { $number } units still fall back in False Rout: which one is next?
ask-falserout-feint = { $unit } falls back in False Rout: where to?
ask-falserout-go-after = { $unit } gives chase: which Norman unit does it follow?
ask-pursuit-pursue = { $enemy } routs before { $unit }: pursue?
ask-movement-order = The { $command } moves, { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
} to go: which one is next?
ask-movement-move = { $unit } has { $points } MP: where does it go?
ask-movement-lead = { $leader }: where does he go?
ask-melee-attack = { $number ->
    [one] { $number } unit
   *[other] { $number } units
} of the { $command } must still attack: who attacks whom?
ask-melee-retreat = { $unit } is pushed back: to which hex?
ask-melee-follow-up = Hex { $hex } is free: who advances?
ask-melee-take-ground = { $number ->
    [one] { $number } unit
   *[other] { $number } units
} may advance into what the enemy has lost: which one, and how does it face?
ask-morale-check-order = { $number } units check morale: which one is next?
ask-losses-remove = The { $command } has { $hits } hits and loses a unit: which one?
ask-rally-face = { $unit } has rallied: how does it face?
ask-regroup-withdraw = { $piece } draws back from the enemy: where to?
ask-regroup-form = { $unit } may form Shield Wall: how does it face?
ask-regroup-return-0 = Of two lost units of a type one comes back: which one?
ask-regroup-return-1 = Of two lost units of a type one comes back: which one?
ask-regroup-place = { $unit } comes back on or next to its Standard: where, and how does it face?

# What happens
hastings-turn = Turn { $number }.
hastings-initiative-roll = Initiative, { $side }: { rolled }.
hastings-initiative-drm = – { $initiative-line }: { signed }
hastings-initiative = The { $side } has the Initiative.
hastings-yields = The { $side } lets the enemy activate first.
hastings-first = First to activate: { $command }.
hastings-regroup-declared = The Norman declares the Regroup Turn.
hastings-regroup = Turn { $number } is the Regroup Turn: the armies draw apart.
hastings-event = Random event, dice { $number } and { $number2 }: { $event } – { $effect }
hastings-event-hits = The event costs the { $command } { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}: { $number2 } on its track.
hastings-relieved = The event takes { $number ->
    [one] { $number } hit
   *[other] { $number } hits
} off the { $command }: { $number2 } left on its track.
hastings-activates = The { $command } activates.
hastings-chit = A chit is drawn: { $command }.
hastings-rally = { $unit } tries to rally: { rolled }.
hastings-rallies = { $unit } rallies.
hastings-no-rally = { $unit } stays Routed.
hastings-faces = { $unit } faces { $facing }.
hastings-plunging-roll = The archers try to shoot high: { rolled }.
hastings-plunging = Plunging Fire: for the rest of the battle the arrows come down from above.
hastings-no-plunging = The archers still shoot straight.
hastings-shoots = The { $command } shoots at the { $command2 }: { rolled }.
hastings-missile-hit = The arrows hit the { $command }: { $number } on its track.
hastings-missile-miss = No hit on { $command }.
hastings-flees = { $unit } flees to { $hex }.
hastings-goes-back = { $unit } finds no room and goes back to { $hex }.
hastings-trapped = { $unit } has nowhere to flee.
hastings-leaves-map = { $unit } flees off the map.
hastings-left-chart = { $unit } is tempted to pursue: Left Pursuit Chart, { rolled }.
hastings-left-drm = – { $left-line }: { signed }
hastings-right-chart = { $unit } gives chase: die { $number }, as far as { $number2 ->
    [one] { $number2 } hex
   *[other] { $number2 } hexes
}.
hastings-pursues = { $unit } pursues to { $hex }, facing { $facing }.
hastings-pursuit-barred = { $unit } goes no farther: enemies hold hex { $hex }, or it is full.
hastings-keeps-ranks = { $unit } stays where it is.
hastings-moves = { $unit } moves to { $hex }, facing { $facing }.
hastings-wall-left = { $unit } leaves Shield Wall.
hastings-wall-holds = The Shield Wall of { $unit } takes the first hit, and breaks.
hastings-leader-moves = { $piece } goes to { $hex }.
hastings-leader-goes-along = { $piece } goes along to { $hex }.
hastings-attacks = { $unit } attacks { $unit2 }: { rolled }.
hastings-melee-drm = – { $melee-line }: { signed }
hastings-no-effect = No effect.
hastings-pushback = Pushback: { $unit } must give ground.
hastings-no-retreat = { $unit } has no room to go back: a hit instead.
hastings-retreats = { $unit } goes back to { $hex }.
hastings-advances = { $unit } advances to { $hex }, facing { $facing }.
hastings-wall-broken = The Shield Wall of { $unit } is broken.
hastings-hits = { $unit } takes { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}: the { $command } has { $number2 } on its track.
hastings-morale = { $unit } { $number3 ->
    [0] sees friends rout and checks morale
    [1] took 1 hit and checks morale
   *[other] took { $number3 } hits and checks morale
}: { rolled }.
hastings-alarm = { $unit } took { $number3 ->
    [one] { $number3 } hit
   *[other] { $number3 } hits
} in this segment, sees friends rout and checks morale: { rolled }.
hastings-morale-drm = – { $morale-line }: { signed }
hastings-stands = { $unit } stands.
hastings-routs = { $unit } routs!
hastings-eliminated = { $unit } is eliminated.
hastings-loses = The { $command } loses { $unit }; { $number ->
    [0] no hits are
    [one] { $number } hit is
   *[other] { $number } hits are
} left on its track.
hastings-standard-captured = { $unit } captures the { $side } Standard!
hastings-casualty = { $piece } makes a Leader Casualty check: { rolled }.
hastings-leader-killed = { $piece } is killed!
hastings-leader-wounded = { $piece } is wounded.
hastings-leader-unhurt = { $piece } is unhurt.
hastings-leader-refuge = { $piece } takes refuge in { $hex }.
hastings-withdraws = { $piece } draws back to { $hex }.
hastings-no-refuge = { $piece } finds no hex to draw back to, and stays.
hastings-forms-wall = { $unit } forms Shield Wall, facing { $facing }.
hastings-buried = { $unit } is out of the game for good.
hastings-returns = { $unit } comes back in { $hex }.
hastings-feigns = False Rout: the { $command } pretends to flee.
hastings-feints = { $unit } falls back to { $hex }.
hastings-hemmed-in = { $unit } is hemmed in, and cannot fall back.

# Why not, and what would do
hastings-not-now = This is not the moment for “{ $verb }”: it is the { $segment ->
    [initiative] Initiative Phase
    [event] Random Events Phase
    [rally] Rally Segment
    [missiles] Missile Segment
    [rout] Rout and Pursuit Impulse
    [movement] Movement Impulse
    [melee] Melee Segment
   *[other] Regroup Turn
}, and another question is open.
    .remedy = Answer the open question first.
hastings-other-unit = The question is about { $due }, not about { $unit }.
    .remedy = Answer for { $due }; the others have their turn.
hastings-not-on-map = { $unit } is not on the map.
    .remedy = Choose one that is.
hastings-cannot-yield = The { $side } has not won the Initiative, and cannot hand it on.
    .remedy = Activate one of your own Commands.
hastings-enemy-command = The { $command } is an enemy Command.
    .remedy = Choose one of your own.
hastings-own-command = The { $command } is your own Command.
    .remedy = Choose an enemy Command.
hastings-no-units = The { $command } has no units left on the map.
    .remedy = Choose a Command that has some.
hastings-regrouped = The armies have regrouped on turn { $turn }, and do so only once.
    .remedy = Activate a Command instead.
hastings-regroup-norman = Only a Norman who has won the Initiative declares the Regroup Turn.
    .remedy = Activate a Command.
hastings-regroup-early = It is turn { $now }: the Regroup Turn can be declared from turn { $turn } on.
    .remedy = Wait until then, and win the Initiative.
hastings-not-nearest = The { $command } is { $far } hexes from { $leader }, and the nearest Command { $least }.
    .remedy = Choose one of the offered Commands.
hastings-out-of-aim = The { $command } is { $far } hexes away; this shot goes no farther than { $limit }, as the nearest Command is { $least } away.
    .remedy = Choose one of the offered Commands.
hastings-no-fit-units = The { $command } has no un-Routed unit on the map.
    .remedy = Choose one of the offered Commands.
hastings-no-hits-there = The { $command } has no hits on its track.
    .remedy = Choose a Command that has some.
hastings-no-fyrd = { $unit } is no Fyrd unit, but { $type }.
    .remedy = Choose an un-Routed Fyrd unit that has a Norman unit before it.
hastings-routed-fyrd = { $unit } is Routed, and has nobody before it.
    .remedy = Choose an un-Routed Fyrd unit that has a Norman unit before it.
hastings-none-before = { $unit } has no Norman unit in its frontal hexes: { $front }.
    .remedy = Choose an un-Routed Fyrd unit that has a Norman unit before it.
hastings-named = The { $command } cannot be named now: Commands are named in order, each once.
    .remedy = Choose one of the offered Commands, or choose “No further Command”, or undo and begin with another.
hastings-face-enemy = { $unit } falls back facing the enemy.
    .remedy = Choose one of the offered facings.
hastings-no-feint = { $unit } cannot fall back to { $hex }: it goes 2 or 3 hexes if it can, each one away from the Anglo-Saxons.
    .remedy = Choose one of the offered hexes.
hastings-not-falling-back = { $unit } is not among the units that still have to fall back.
    .remedy = Choose one of the offered units.
hastings-make-room = { $unit } cannot fall back 2 hexes yet: others are in its way.
    .remedy = Choose one of the offered units; they make room for it.
hastings-no-contact = { $enemy } did not fall back from before { $unit }.
    .remedy = Choose one of the offered Norman units.
hastings-fyrd-rolls = { $unit } is Fyrd, which does not choose whether it pursues: the Left Pursuit Chart does.
    .remedy = Answer for the unit that you are asked about.
hastings-other-leader = The question is about { $due }, not about { $leader }.
    .remedy = Answer for { $due }.
hastings-must-flee = { $unit } cannot stop here: it is { $far } hexes from its Standard in { $hex }, and may stop in that hex or next to it.
    .remedy = Choose the next hex of its flight.
hastings-no-standard = { $unit } cannot stop: its Standard is captured, and it flees for the edge of the map.
    .remedy = Choose the next hex of its flight.
hastings-no-rest = { $unit } cannot stop here: its hex is a frontal hex of { $enemies }.
    .remedy = Choose the next hex of its flight.
hastings-not-adjacent = Hex { $hex } is { $far } hexes from { $unit }, and a flight goes hex by hex.
    .remedy = Choose one of the offered hexes.
hastings-not-nearer = { $unit } flees to { $away ->
    [0] its Standard
   *[other] the edge of the map
}: hex { $hex } is { $there } hexes from it, and its own hex { $here }.
    .remedy = Choose one of the offered hexes, which come nearer.
hastings-no-end = By way of hex { $hex }, { $unit } would find nothing but full hexes.
    .remedy = Choose one of the offered hexes.
hastings-closed = Hex { $hex } is closed to everyone: woods or swamp.
    .remedy = Choose a hex of open ground.
hastings-enemy-there = The enemy holds hex { $hex }: { $units }.
    .remedy = Choose a hex without enemies.
hastings-full = Hex { $hex } is full: { $units }; at most { $limit } combat units share a hex.
    .remedy = Choose another hex, or move one of those units away first.
hastings-astray = { $unit } has moved, and no un-Routed unit of its Command is in or next to its hex.
    .remedy = Move another unit of the Command to it, or undo.
hastings-cut-off = { $unit } is cut off: { $mover } has moved away, and no other un-Routed unit of its Command is in or next to its hex.
    .remedy = Move { $unit } after the others, or another unit of the Command to it, or undo.
hastings-mend-first = { $unit } cannot be picked yet: { $stray } is alone, and whatever { $unit } did, nobody could come to it any more.
    .remedy = Bring another unit to { $stray } first, or undo.
hastings-must-mend = { $unit } cannot stay: { $stray } is alone, and without { $unit } nobody could come to it and leave none alone.
    .remedy = Choose one of the offered hexes, or undo.
hastings-must-follow = { $unit } cannot stay: { $mover } has left it, and nobody else could come to it.
    .remedy = Move it in or next to the hex of another un-Routed unit of its Command, or undo.
hastings-must-rejoin = { $unit } has been cut off from its Command, and can come back to it now.
    .remedy = Move it in or next to the hex of another un-Routed unit of its Command.
hastings-leaves-command = If { $unit } went to { $hex }, { $alone } would be left alone, and no other move could mend it.
    .remedy = End in or next to the hex of another un-Routed unit of the Command, or move the others first.
hastings-order-first = { $piece } has not been chosen to move.
    .remedy = Choose the piece first, then where it goes.
hastings-enemy-piece = { $piece } is an enemy piece.
    .remedy = Choose a piece of your own.
hastings-inactive = { $piece } belongs to the { $own }, and the active Command is the { $command }.
    .remedy = Choose a piece of the active Command.
hastings-routed = { $unit } is Routed: it obeys no orders and attacks nobody.
    .remedy = Choose an un-Routed unit; this one may rally in the next Rally Segment of its Command.
hastings-ordered = { $piece } has had its order in this impulse, and gets only one.
    .remedy = Choose a piece that has not, or “Done”.
hastings-no-move = { $unit } is there already.
    .remedy = Choose another place, or stay.
hastings-no-sidestep = { $unit } cannot shift aside to hex { $hex }: it starts in a frontal hex of { $enemies }.
    .remedy = Move ahead, or step back to a rear hex.
hastings-no-way = No way leads { $unit } to { $hex } with that facing: enemies, full hexes or closed ground bar it.
    .remedy = Choose one of the offered hexes.
hastings-too-far = { $unit } needs { $needs } MP, has { $has }: { $hexes ->
    [0] turning +{ $turns } (7.6.6)
    [one] { $hexes } hex{ extras }
   *[other] { $hexes } hexes{ extras }
}.
    .remedy = Choose a hex or a facing that costs no more than { $has } MP.
hastings-leader-too-far = { $leader } needs { $needs } MP to come to hex { $hex }, and has { $has }{ $wounded ->
    [0] {""}
   *[other] , being wounded
}.
    .remedy = Choose one of the offered hexes.
hastings-leader-barred = No way leads { $leader } to hex { $hex }: enemies or closed ground bar it.
    .remedy = Choose one of the offered hexes.
hastings-must-attack = { $unit } must attack: before it is { $enemies }.
    .remedy = Choose whom it attacks.
hastings-own-unit = { $unit } is your own.
    .remedy = Choose an enemy unit.
hastings-attacked-once = { $unit } has attacked hex { $hex } in this segment, and attacks only once.
    .remedy = Choose a unit that has not.
hastings-not-in-front = { $enemy } is in hex { $hex }, and { $unit } attacks only its frontal hexes: { $front }.
    .remedy = Choose an enemy before it; next time, face the enemy when you move.
hastings-not-rear = { $unit } goes back to a hex in its rear ({ $rear }), and { $hex } is none.
    .remedy = Choose one of the offered hexes.
hastings-not-fleeing-way = { $unit } is Routed and goes back the way it flees, which does not lead to hex { $hex }.
    .remedy = Choose one of the offered hexes.
hastings-face-pushed = { $unit } advances with hex { $hex } before it, where the enemy went back to.
    .remedy = Choose one of the offered facings.
hastings-no-advance = { $unit } cannot advance: it must be un-Routed, next to a hex with room, and have attacked that hex in this segment.
    .remedy = Choose one of the offered units, or “Done”.
hastings-advance-parts = If { $unit } advanced, { $alone } would have no un-Routed unit of its Command in or next to its hex.
    .remedy = Choose one of the offered units, or “Done”.
hastings-routed-no-check = { $unit } is Routed already, and does not check morale.
    .remedy = Choose one of the offered units.
hastings-no-hits = { $unit } has no hits to check morale for.
    .remedy = Choose one of the offered units.
hastings-other-command = { $unit } is not in the Command that has { $hits } hits and must lose a unit: { $command }.
    .remedy = Choose a unit of that Command.
hastings-loss-order = The next loss must be { $type }, which { $unit } is not: { $plain } common and { $elite } elite units are lost so far, and one elite unit goes for every { $every } common ones.
    .remedy = Choose a unit of that type.
hastings-refuge-near = Hex { $hex } is { $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from the nearest Anglo-Saxon unit, and it must be { $least } or more.
    .remedy = Choose a hex with an empty one between it and every Anglo-Saxon unit.
hastings-refuge-north = Hex { $hex } is in row { $row }, farther north than the southernmost Anglo-Saxon unit in row { $south }.
    .remedy = Choose a hex in that row or farther south.
hastings-refuge-back = { $piece } draws back southward from row { $home }, and hex { $hex } is in row { $row }.
    .remedy = Choose one of the offered hexes.
hastings-not-in-box = { $unit } is not in your Eliminated Box.
    .remedy = Choose a unit that is.
hastings-no-pair = { $unit } cannot come back: one of every 2 lost units of a type does ({ $type }: { $lost } lost, { $back } back).
    .remedy = Choose one of the offered units.
hastings-no-room = Hex { $hex } is { $far } hexes from your Standard in { $standard }: a unit comes back in that hex or next to it.
    .remedy = Choose one of the offered hexes.

# Hints: what strikes a player about a part of the battle
hint-army = Units that can fight: yours { $ours }, theirs { $theirs }{ $routed ->
    [0] {""}
   *[other] ; of yours, { $routed } Routed may rally
  }. Think of what keeps them standing.
hint-attacks = Units with an enemy before them: yours { $ours }, theirs { $theirs }. Think of who strikes whom.
hint-attack = Enemies before { $unit }: { $before }. Its best attack makes about { $hits ->
    [one] one hit
   *[other] { $hits } hits
  } in { $of } tries.
hint-leaders = Think of your Leaders: they belong with their men, and alone they are lost.
hint-leader-alone = { $piece } stands without a unit: a Leader alone is lost.
hint-king = The battle ends when an Army Leader dies: the nearest enemy is { $far ->
    [one] one hex
   *[other] { $far } hexes
  } from { $piece }, and { $guards ->
    [0] no unit of yours stands by him
    [one] one unit of yours stands by him
   *[other] { $guards } units of yours stand by him
  }.
hint-king-wounded = { $piece } is wounded, and the battle ends when he dies: the nearest enemy is { $far ->
    [one] one hex
   *[other] { $far } hexes
  } away, and { $guards ->
    [0] no unit of yours stands by him
    [one] one unit of yours stands by him
   *[other] { $guards } units of yours stand by him
  }.
hint-standard = Think of the Standards: one that is guarded steadies the army.
hint-line = { $gaps ->
    [0] The line is whole: gaps would let the enemy into flank and rear.
    [one] The line has one gap: it lets the enemy into flank and rear.
   *[other] The line has { $gaps } gaps: they let the enemy into flank and rear.
  }
hint-line-enemy = { $gaps ->
    [0] The English line is whole: whoever breaks it gets at flank and rear.
    [one] The English line has one gap: through it one gets at flank and rear.
   *[other] The English line has { $gaps } gaps: through them one gets at flank and rear.
  }
hint-approach = { $left ->
    [0] This is the last turn
    [one] One more turn is left
   *[other] { $left } more turns are left
  }, and the Normans are { $far ->
    [one] one hex
   *[other] { $far } hexes
  } from Harold, on the mean: it is they who have to come.
hint-time = { $left ->
    [0] This is the last turn: the English need only last it out.
    [one] One more turn is left: each that passes helps the English.
   *[other] { $left } more turns are left: each that passes helps the English.
  }
hint-activate = { $command } has most to do where it stands: about { $hits ->
    [0] no hits yet
    [one] one hit
   *[other] { $hits } hits
  }.
hint-yield = None of your Commands has much to do: let the enemy begin.
hint-regroup = The Regroup Turn brings back men: you have { $lost } units lost and { $routed } Routed.
hint-order = In which order they go hardly matters; where they go does.

# Warnings: what a choice may cost
warn-king-dies = { $piece } dies, and the battle is lost
warn-lost = You lose the battle
warn-king-wounded = { $piece } is wounded
warn-leader-dies = { $piece } dies
warn-standard = Your Standard is captured
warn-eliminated = { $unit } is eliminated
warn-routs = { $unit } routs

# How it ends
end-hastings-leader = the enemy Army Leader is dead
end-hastings-both-leaders = both Army Leaders have died at the same time
end-hastings-rout = no un-Routed unit is left to resist
end-hastings-dusk = night falls on a field that the Anglo-Saxons still hold

# Choices, in words
do-activate = Activate the { $command } first
do-yield = Let the enemy activate first
do-regroup = Declare the Regroup Turn
do-shoot = Shoot at the { $command }
do-hit = The { $command } takes them
do-relieve = The { $command }
do-tempt = { $unit }
do-feign = The { $command } pretends to flee
do-feint = { $unit } falls back to { $hex }, facing { $facing }
do-follow = Follow { $unit2 }
do-face = Face { $facing }
do-accompany = { $piece } goes along
do-remain = { $piece } stays behind
do-flee = Flee to { $hex }
do-halt = Stop here
do-pursue = Pursue with { $unit }
do-hold = { $unit } holds its place
do-order = { $piece }
do-move = To { $hex }, facing { $facing }
do-stay = { $piece } stays
do-lead = { $piece } goes to { $hex }
do-attack = { $text }
do-retreat = Go back to { $hex }
do-advance = Advance with { $unit }, facing { $facing }
do-check = { $unit }
do-remove = Remove { $unit }
do-withdraw = { $piece } to { $hex }, facing { $facing }
do-form = Form Shield Wall, facing { $facing }
do-decline = No Shield Wall
do-return = { $unit }
do-place = In { $hex }, facing { $facing }
do-done = Done
do-done-movement-order = Done: the rest stays
do-done-falserout-feign = No further Command
do-done-melee-follow-up = Nobody advances
do-done-melee-take-ground = Nobody else advances

# The game and its options, for those who set it up
list-round = Turn { $number }
blurb-hastings = A hex wargame of 14 October 1066: William has until nightfall to break Harold’s shield wall on Senlac Hill.
option-strict-charge = Strict charge
    .help = A Knight that starts its move next to any enemy cannot charge; otherwise it cannot charge only those it starts next to.
option-wall-stops-missiles = Shield Wall against arrows
    .help = Missile fire is harder against a Command whose nearest units are all in Shield Wall.
option-losses-first = Losses before routs
    .help = After melee, units are lost for hits before morale is checked; otherwise afterwards.
option-plunging-each-segment = Plunging Fire in each segment
    .help = Once it can be adopted, every Norman Missile Segment rolls for Plunging Fire; otherwise only the first one of a turn.
option-both-leaders-rally = Two Leaders help to rally
    .help = Near an Army Leader and another Leader, a Routed unit adds for both; otherwise only for the better one.
option-scenario = Scenario
    .help = A scenario file of your own in place of the printed battle.
