# What the lessons say. A message is LESSON, LESSON-CHAPTER or LESSON-CHAPTER-STEP; of a step, `.do` is the one thing to
# do now and `.no` the answer to another choice. *Stars* make words stand out. A page has at most 45 words.

lesson-not-now = Not just yet: one thing at a time.

## The first battle

first-battle = The first battle
    .blurb = Lead the Normans through the last rounds of 1066. Ten minutes, no rules to read first.

first-battle-wedges = The three Wedges
first-battle-wedges-aim =
    You are William of Normandy. Harold’s Saxons stand across the field. Between you lie three *Wedges*. Whoever first claims two of them wins. The rest of the game is about getting enough men there in time.

first-battle-card = What a card says
first-battle-card-says =
    The coin is what a card *costs*. The shield is its *Might*: how hard it strikes. The star is its *Zeal*: how hard it prays. The heart is its *Health*.
first-battle-card-play =
    Your *Norman Knights* have 4 Might. Nobody holds Wedge 1 yet. Open the Knights, then send them there.
    .do = Play Norman Knights in Wedge 1
    .no = That can wait. Wedge 1 stands open: send the Norman Knights there.

first-battle-paying = Paying for a card
first-battle-paying-tire =
    The Knights cost 3. You save no coins: you pay on the spot. First, *tire* a card that shows a green Resource. It gives that much, but does not fight until it is Ready again next round.
    .do = Tire Mailed Foot for 1
    .no = That would pay too, but try tiring first: the Mailed Foot show a green 1.
first-battle-paying-discard =
    The other way to pay: *discard* a card from your hand. Any card gives 1. Let go of those that you will miss least.
    .do = Discard Vital, Wadard or the Trumpeter
    .no = You will need that one soon. Spare Vital, Wadard or the Trumpeter.
first-battle-paying-last =
    One more to go. What you pay beyond the cost is lost, so pay exactly.
    .do = Discard one more of them
    .no = You will need that one soon. Spare Vital, Wadard or the Trumpeter.

first-battle-rows = Where it stands
first-battle-rows-second =
    Players take turns, one thing each: the Saxons have sent the Great Fyrd. A new card stands in the free *Row* nearest to the enemy, and a Wedge has three Rows. Your Archers will stand behind the Knights.
    .do = Play Norman Archers in Wedge 1
    .no = Good, but not yet: let the Archers stand behind the Knights in Wedge 1.
first-battle-rows-pay =
    They cost 1. You know how to pay.
    .do = Discard the card you can spare
    .no = Keep that one: discard the last of Vital, Wadard and the Trumpeter.

first-battle-objectives = Objectives
first-battle-objectives-road =
    Before the battle each army has seven *Objectives* to reach. Yours is the Landing at Pevensey: once a round your Might must beat its 4, and what is above 4 is damage to it. It can take 8, and has 5.
first-battle-objectives-pass =
    You have 12 Might: enough. When you want nothing more this round, *pass*. Once both sides have passed, the Objectives are attempted.
    .do = Pass
    .no = You are strong enough now. Pass, and see what happens at Pevensey.

first-battle-actions = Actions
first-battle-actions-arrived =
    You have landed, and Harold has come: both armies have reached their last Objective, the Battle of Hastings. From now on every round ends with a battle at every Wedge. All your cards are Ready again.
first-battle-actions-shoot =
    Some cards have an *Action*. Using it tires the card, and takes your turn. Your Archers can shoot two Rows far, for 1 damage. The Great Fyrd has only 1 Health.
    .do = Use the Archers’ Action
    .no = First the arrows: use the Action of the Norman Archers.

first-battle-responses = Responses
first-battle-responses-answer =
    The Saxons throw *Axes and Stones* at your Knights. A *Response* is the only thing you may do in somebody else’s turn, and only at the moment that it names. Yours averts 2 damage, and strikes back.
    .do = Answer with Retreat or Flight?
    .no = The Knights would be hurt for nothing. You hold the right answer: Retreat or Flight?
first-battle-responses-pay =
    It costs 1, and you may pay in the enemy’s turn as well. You can spare the Oarsmen; or tire Hildebrand, whose prayers at Wedge 3 will not be missed.
    .do = Pay 1: discard the Oarsmen, for instance
    .no = The Horsemen are needed in a moment. Discard another card, or tire Hildebrand.

first-battle-battle = Might, then Zeal
first-battle-responses-strike =
    Well answered: the Knights are unhurt, and your Response deals 1 damage to an enemy in Row 1.
    .do = Choose whom to strike back at
    .no = Choose one of the enemies that are marked.

first-battle-battle-horse =
    Now fill Wedge 1 for the battle: your Archers are tired, and somebody has to stand with the Knights.
    .do = Play Breton Horsemen in Wedge 1
    .no = The Breton Horsemen first: they make Wedge 1 yours.
first-battle-battle-pay =
    They cost 2. From now on you may take the suggestion, *Pay like this*: it tires whom you will miss least.
    .do = Pay 2, as you like
first-battle-battle-might =
    In a battle the Ready cards count. First *Might*: the stronger side deals the difference to the Wedge. Then *Zeal*: the more zealous side deals 1 more. Ten damage claims a Wedge.
first-battle-battle-free =
    Wedge 3 cannot be saved: 12 Might against none. Wedges 1 and 2 are yours to win. Play whatever else you like, then pass.
    .do = Pass when you are ready
    .no = That would weaken you where you are winning. Play another card, or pass.

first-battle-winning = How it is won
first-battle-winning-claimed =
    The battle is fought. The Saxons have claimed Wedge 3. You are far ahead in Wedges 1 and 2, and the next battle will decide.
first-battle-winning-leader =
    There is another way to lose: a side whose *Leader* is destroyed has lost at once. Harold came with 7 Health, and so did you. Damage to cards stays, so watch that heart.
first-battle-winning-finish =
    Now you know all you need. Strengthen Wedges 1 and 2 as you like, and pass for the last battle.
    .do = Pass for the last battle
    .no = That would weaken you where you are winning. Play another card, or pass.
first-battle-winning-won =
    Two Wedges are yours: England has a new king. Next time choose your own cards from the first round on. The Menu has all rules, and every card says what it does when you open it.

## The Foe

the-foe = The Foe
    .blurb = Play 1066 alone, against an opponent that follows written rules. You know the first battle already.

the-foe-nobody = Nobody sits there
the-foe-nobody-sits =
    Across the table sits nobody. The *Foe* has no hand and makes no plans: it turns over the top card of its deck and does what the solo rules say. It starts with Harold and two of his men.
the-foe-nobody-begin =
    You play as always. Zeal wins the first Objective, and Lanfranc has plenty of it.
    .do = Play Lanfranc in Wedge 2
    .no = Good, but begin with Lanfranc: his 3 Zeal win you the first Objective.
the-foe-nobody-pay =
    He costs 2. Discard what you can spare.
    .do = Discard Vital, Wadard or the Trumpeter
    .no = You will need that one. Spare Vital, Wadard or the Trumpeter.
the-foe-nobody-again =
    And one more.
    .do = Discard one more of them
    .no = You will need that one. Spare Vital, Wadard or the Trumpeter.
the-foe-nobody-draw =
    Lanfranc may do something as he enters. The second ability is only for solo games; the first draws you a card.
    .do = Use Lanfranc: draw a card
    .no = Draw a card: it costs you nothing.

the-foe-drawing = What it can afford
the-foe-drawing-revealed =
    The Foe has taken its turn. It revealed cards until it could afford one: those too dear went straight to its discard pile. Its Resources grow with its Ready cards, and a *dial* corrects them each round.
the-foe-drawing-answer =
    Where its cards go is written too: the Great Fyrd went where it had the fewest. Taillefer is next.
    .do = Play Taillefer in Wedge 2
    .no = Taillefer first: he has something that only works against the Foe.

the-foe-solo = Solo abilities
the-foe-solo-use =
    Pay for him. A line that begins with *Solo* replaces what would make no sense against the Foe. It is used as the card enters.
    .do = Pay, then use his Solo ability
    .no = Do not let it lapse: use the Solo ability.
the-foe-solo-tire =
    A Tired card counts for nothing when the Foe attempts its Objective, and pays for nothing.
    .do = Tire an enemy of your choice
    .no = Choose one of the enemies in Wedge 2.

the-foe-round = Your choice for it
the-foe-round-pass =
    When you pass, the Foe goes on until it can do no more. Then Objectives are attempted as usual, but the Foe’s have no effects.
    .do = Pass
    .no = You have done enough: 6 Zeal will do. Pass.
the-foe-round-choice =
    Sometimes the rules leave open what the Foe does. Then *you* choose for it: be kind to yourself, that is allowed.
    .do = Choose who gets the axe
    .no = Choose one of those that are offered.
the-foe-round-end =
    That is all there is to it. The Foe grows richer every round, so do not wait too long. At the end you get a score and a title. Play on from here, and beat it.

## The first charge

first-charge = The first charge
    .blurb = Hastings on its hexes: ride round a flank, strike, and see men run. No rules to read first.

first-charge-field = The field
first-charge-field-hill =
    Each army has three *Commands*, and a turn activates them one by one. Two units of the English *Fyrd* have run down their hill. Now your Left is active: Alan’s Bretons, red with a yellow bar.
first-charge-field-counter =
    A counter is a body of men. The number at its lower left is how hard they *fight*, the one at the right how far they *move*. These are Knights: 3 and 5.

first-charge-facing = Facing
first-charge-facing-front =
    A unit looks where its point shows. It attacks only the two hexes of its *front*. The other four are its *flanks* and its *rear*, and there it is weak. Begin with the western Knights.
    .do = Choose the Knights that are ringed
    .no = Not those yet: take the western Knights, the ones that are ringed.
first-charge-facing-flank =
    The Fyrd looks down the hill. Ride round it, to the hex at its flank. The number in a hex is what the way costs. Then choose a facing that has the Fyrd in front.
    .do = Go to 0408, facing NE or SE
    .no = From there you would not have the Fyrd’s flank before you. Go to 0408, facing NE or SE.

first-charge-charge = The charge
first-charge-charge-second =
    Knights that come up to an enemy in this very move *charge*: 2 off the die, and low dice are good. The other Knights can charge as well, from the front.
    .do = Choose the other Knights
    .no = The infantry stands well as it is. Take the other Knights.
first-charge-charge-place =
    Two units may share a hex. Let the Knights join the infantry before the Fyrd, and face it.
    .do = Go to 0509 or 0609, facing the Fyrd
    .no = From there they could not charge that Fyrd. Go to 0509 or 0609, and face it.
first-charge-charge-done =
    Nobody else has to move.
    .do = End the movement: Done
    .no = The others stand well where they are. You are done.

first-charge-melee = Melee
first-charge-melee-odds =
    Now whoever has enemies in front must attack. Name who strikes whom, and you see the *odds* before the blow: charge 2 and flank 1 are taken off the die. Then strike.
    .do = Knights against the Fyrd’s flank: strike
    .no = Let the Knights at the flank strike first.
first-charge-melee-rolled =
    A 2, less 3: two *hits*. They count for the whole Command, and the unit itself will have to check its *morale*. Now the charge from the front: only 2 off.
    .do = The other Knights: strike
    .no = The other Knights come next: they charge.
first-charge-melee-foot =
    A 1: two more hits. Your infantry beside them has the Fyrd in front too, so it must attack as well. Choose yourself who goes first.
    .do = Strike with the infantry
    .no = Only the infantry is left to strike.

first-charge-rout = Rout
first-charge-rout-fear =
    The Fyrd rolled a 3, far less than its five hits: it *routs*. A unit that routs runs three hexes towards its Standard. Friends who see it pass must check their own morale; these stood firm.

first-charge-pursuit = Pursuit
first-charge-pursuit-hold =
    Whoever struck it may *pursue*, along the way it fled. How far, a die says. Infantry better holds its line; Knights are made for this.
    .do = Infantry holds, the Knights pursue
    .no = Keep the infantry in line, and send the first Knights after them.
first-charge-pursuit-after =
    A 3: two hexes. Whoever pursues stands in front of the others, nearer to the wall. Will the other Knights follow? That is up to you.
    .do = Pursue, or hold: as you like
    .no = Pursue, or hold.

first-charge-losses = Losses
first-charge-losses-ground =
    Five hits cost a Command one unit: the English have taken off the one that fled. The hex that you attacked is empty, and those who attacked it may enter. Advance, or be done.
    .do = Advance or be done: as you like
    .no = Advance, or be done.
first-charge-losses-end =
    One unit less on the hill. You win by nightfall if Harold falls or no Englishman is left in good order; else the hill is his. Play on from here, or learn how to open the *wall*.

## The second box

second-box = The second box
    .blurb = 1565, the Great Siege of Malta: what differs from 1066, in five minutes. You know the first battle already.

second-box-frontiers = Three Frontiers
second-box-frontiers-siege =
    You lead the Ottomans against Malta. Everything you know holds; the Wedges are called *Frontiers* here. They are not equally strong: St. Elmo falls to 8 damage, Senglea to 10, Birgu to 12. Two of them win.

second-box-guns = New troops
second-box-guns-play =
    Units come as Infantry, Cavalry and Ranged, and new: *Navy* and *Artillery*. Bring your guns before St. Elmo.
    .do = Play Culverins of Sciberras at St. Elmo
    .no = First the guns: play the Culverins of Sciberras at St. Elmo.
second-box-guns-pay =
    They cost 2. Discard two cards, and mind the order: the last of them will lie on top.
    .do = Discard the Azabs
    .no = Begin with the Azabs; the others have their use.
second-box-guns-last =
    And now the Iayalars, on top. They will not stay there.
    .do = Discard the Iayalars
    .no = Discard the Iayalars: you will get them back at once.

second-box-relentless = Relentless
second-box-relentless-again =
    Malta has sent Arquebusiers. The Iayalars are *Relentless*: as long as they lie on top of your discard pile, you can play them from there, as if they were in your hand.
    .do = Play Iayalars from the discard pile at St. Elmo
    .no = Look at your discard pile: play the Iayalars that lie on top of it, at St. Elmo.
second-box-relentless-pay =
    They cost 1, as always.
    .do = Discard Levies and Renegades
    .no = Discard the Levies and Renegades: they are Relentless too.

second-box-artillery = Artillery
second-box-artillery-fire =
    Ranged troops shoot so many Rows far. *Artillery* does what its card says: your Culverins deal 2 damage to an enemy in Row 1 at their Frontier. The Arquebusiers have 2 Health.
    .do = Use the Culverins’ Action
    .no = Fire first: use the Action of the Culverins.
second-box-artillery-levies =
    That was the end of the Arquebusiers. On your discard pile now lie the Levies and Renegades. They are Relentless and cost nothing: send them wherever you like.
    .do = Play Levies and Renegades from the discard pile
    .no = The Levies cost nothing: play them from your discard pile.

second-box-objective = One at a time
second-box-objective-imam =
    Your first Objective needs more than 1 Zeal, and can take 4 damage. You have 3 Zeal; the Imam brings 2 more.
    .do = Play Imam of the Camp
    .no = Play the Imam of the Camp: with him the Objective falls.
second-box-objective-pay =
    He costs 1.
    .do = Discard the Pioneers
    .no = Discard the Pioneers.
second-box-objective-pass =
    5 Zeal against 1 is 4 damage: enough. In 1565 nobody destroys more than *one Objective a round*, however strong; so nobody is at the last one long before the other.
    .do = Pass
    .no = You have all you need. Pass.
second-box-objective-end =
    The war is decided, and the armada fits out. That is all that is new: three unequal Frontiers, guns and galleys, Relentless, one Objective a round. Play on from here, and take Malta.

## Normans v Ottomans

two-boxes = Normans v Ottomans
    .blurb = William meets Mustafa Pasha: factions of both boxes on one table.

two-boxes-armies = Who meets whom
two-boxes-armies-meet =
    Any faction can meet any other. Each comes with its own cards and its own seven Objectives: yours lead to Hastings, theirs to Malta. Whoever is at the last of them can fight for the three columns.
two-boxes-armies-lot =
    Normans and Ottomans both attack by nature, so a lot decides. It fell on the Ottomans: they go first, and the battlefield is that of *their* box, the Frontiers of Malta.

two-boxes-words = Two words, one thing
two-boxes-words-horse =
    The Ottomans have sent Iayalars to St. Elmo. Send your Horsemen to Senglea. They cost 2, as usual.
    .do = Play Breton Horsemen at Senglea
    .no = Begin with the Breton Horsemen, at Senglea.
two-boxes-words-pay =
    Discard two cards. You will want to keep one: Break the Shield Wall.
    .do = Discard any other card
    .no = Keep that one: you will need it in a moment.
two-boxes-words-again =
    And one more.
    .do = Discard one more
    .no = Keep that one: you will need it in a moment.
two-boxes-words-move =
    Their Action moves them to another *Wedge*. Wedge and *Frontier* mean the same: every card works on either battlefield.
    .do = Use the Horsemen’s Action
    .no = Let the Horsemen ride: use their Action.
two-boxes-words-where =
    So they can ride to St. Elmo or to Birgu.
    .do = Choose a Frontier
    .no = Choose one of the two Frontiers.

two-boxes-cards = Old cards, new enemies
two-boxes-cards-break =
    Some cards name an enemy who is not here: the Response of Break the Shield Wall waits for Saxons in vain. But its Action hurts any Infantry, and Iayalars are Infantry. It costs 1.
    .do = Use Break the Shield Wall, and pay
    .no = Strike now: use the Action of Break the Shield Wall.
two-boxes-cards-whom =
    It deals 2 damage. The Iayalars have only 1 Health.
    .do = Choose the Iayalars
    .no = The Iayalars are the most dangerous of them: choose these.

two-boxes-objectives = Whose rules
two-boxes-objectives-back =
    The Iayalars are back: *Relentless* cards are played from the top of the discard pile. Rules also go with the battlefield: here nobody destroys more than one Objective a round. Play what you like, then pass.
    .do = Pass when you are ready
    .no = Play a card, or pass.
two-boxes-objectives-end =
    That is all. When you set up a game, choose any two factions and either battlefield. Play on from here: nobody knows how this one ended.

## The wall

the-wall = The wall
    .blurb = Hastings, the afternoon: ride against the Shield Wall, then open it by running away. You know the first charge already.

the-wall-shields = The Shield Wall
the-wall-shields-front =
    It is two in the afternoon, and the English stand on their ridge, shield to shield. A unit in *Shield Wall* looks four ways at once: it has a front, but no flanks. It must not move, or the wall is gone.
the-wall-shields-ride =
    You command the Right. See what Knights can do against it.
    .do = Choose the Knights that are ringed
    .no = The Knights in the west first: those that are ringed.
the-wall-shields-up =
    Ride up to the wall. Uphill each hex costs one more.
    .do = Go to 1607, facing N or NE
    .no = Stand right before the wall: go to 1607, facing N or NE.
the-wall-shields-second =
    The other Knights ride beside them.
    .do = Choose the other Knights
    .no = First the other Knights; the infantry stays in line.
the-wall-shields-beside =
    Come up to the wall as well.
    .do = Go to 1707, facing the wall
    .no = Stand beside the others, before the wall: go to 1707, facing it.
the-wall-shields-done =
    The infantry waits.
    .do = End the movement: Done
    .no = The infantry waits here. You are done.

the-wall-blow = Against the wall
the-wall-blow-odds =
    Low dice are good. The charge takes 2 off, but uphill, ditch and wall each add 1. And whoever stands in Shield Wall loses the wall with the *first hit*, instead of taking it.
    .do = The western Knights against the 2nd Fyrd: strike
    .no = Let the western Knights strike the 2nd Fyrd, the one between you.
the-wall-blow-holds =
    A 3 and 1 more is 4: one hit, and all it did was to break that one wall. Try with the other Knights, on whom you like.
    .do = The other Knights: strike
    .no = The other Knights must strike too.

the-wall-feign = False Rout
the-wall-feign-first =
    A 6: nothing. So it will not do. A new turn begins, and you have won the *Initiative*: whoever has it says who is active first.
    .do = Activate the Right first
    .no = It is the Right that stands before the wall: activate it first.
the-wall-feign-declare =
    After the lull of the *Regroup Turn*, a Norman who has the Initiative may feign flight: whole Commands turn and seem to run. The Fyrd longs to run after them.
    .do = The Right pretends to flee
    .no = Only the Right is close enough to be followed: choose it.
the-wall-feign-who =
    Every unit falls back two or three hexes, its face to the enemy. Begin with those at the wall.
    .do = Choose the western Knights
    .no = Begin with the western Knights.
the-wall-feign-back =
    Whoever comes after them goes the same way, one hex short. So choose well where you want the enemy to be: at the foot of the hill.
    .do = Fall back to 1609, facing N
    .no = Fall back to 1609, straight down the hill, facing N.
the-wall-feign-next =
    Now those beside them.
    .do = Choose the eastern Knights
    .no = Now the eastern Knights, who stand at the wall too.
the-wall-feign-too =
    They go down straight as well.
    .do = Fall back to 1709, facing N
    .no = Fall back to 1709, facing N.
the-wall-feign-rest =
    The infantry has to make believe, too: each unit two hexes straight back. Who goes first is up to you.
    .do = Let the infantry fall back two hexes, facing N
    .no = Keep the line together: two hexes straight back, facing N.

the-wall-lured = They come
the-wall-lured-came =
    Each Fyrd that had you in front rolled. A 2 and a 3: two of them could not be held, left their wall and ran down the hill. The third rolled a 6 and stayed. The ridge has a gap.
the-wall-lured-turn =
    Now turn on them: it is still your activation. Without the wall they have flanks again.
    .do = Choose the western Knights
    .no = The western Knights are nearest to an open flank: take them.
the-wall-lured-flank =
    The Fyrd in 1608 looks south. West of it is its flank.
    .do = Go to 1508, facing NE or SE
    .no = Its flank is before you only in 1508, facing NE or SE.
the-wall-lured-done =
    The eastern Knights have both in front of them, and can stay.
    .do = End the movement: Done
    .no = All stand well. You are done.

the-wall-open = The wall is open
the-wall-open-strike =
    No wall, no ditch, no hill. Look at the odds, and strike whom you like.
    .do = Strike with both
    .no = Strike with your Knights.
the-wall-open-chase =
    Off the hill the Fyrd is afraid: it rolled a 2, less 2 for flank and foot of the hill, and runs. Whoever struck it may pursue, or hold.
    .do = Pursue, or hold: as you like
    .no = Pursue, or hold.
the-wall-open-end =
    That is how the wall was opened in 1066, perhaps twice. A False Rout may fail: then the wall stands where it was, and you are farther away. Play on from here, and find the way to Harold.
