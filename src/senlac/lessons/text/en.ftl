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
first-battle-battle-horse =
    Well answered: choose whom to strike back at. The Knights are unhurt. Now fill Wedge 1 for the battle.
    .do = Play Breton Horsemen in Wedge 1
    .no = The Breton Horsemen first: they make Wedge 1 yours.
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
    There is another way to lose: a side whose *Leader* is destroyed has lost at once. Harold has 7 Health, and so have you. Damage to cards stays, so watch that heart.
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
