# The primers: two printed pages for each game. A line is a paragraph, or a point of a list if it begins with a dash;
# *words* stand out, and the id of a rule in brackets becomes a small mark.

primer = Primer
primer-print = Print it: two A4 pages.
primer-other = En français
    .lang = fr
primer-foot = Senlac: { $title }, page { $page } of 2. The small marks name rules, which the page of rules has in full.
primer-rules = All rules

## 1066

cards = 1066, Tears to Many Mothers
    .lead = Two armies on their way to one battle. What you need for a first game, on two pages.

cards-aim = The aim
    .text =
        Three columns lie between you, the *wedges*. Whoever claims two of them first has won [H.WIN.WEDGES].
        There are two short cuts. Destroy the enemy Leader, and the day is yours at once [H.WIN.LEADER]. And a player whose deck is empty when a round begins has lost [H.WIN.DECK].
        Before the armies meet, each side has a road of its own: seven *Objectives*, A to G. The last one is the battle itself.

cards-table = The table
    .caption = Your half of the field. The attacker’s left wedge is number 1 [H.SETUP.WEDGES].
    .enemy = the enemy’s rows
    .wedge = wedge { $number }
    .row = Row { $number }
    .reserve = reserve: Tactics
    .objectives = Objectives
    .deck = deck
    .discard = discard pile

cards-setup = Before the first round
    .text =
        – The attacker, the Norman, takes the first player marker [H.SETUP.MARKER].
        – The attacker, then the defender, puts the Leader in Row 1 of any wedge [H.SETUP.LEADER].
        – The Objectives lie face up in order, A on top [H.SETUP.OBJECTIVES].
        – Both shuffle and draw 4 cards; each may change the whole hand once [H.SETUP.HAND] [H.SETUP.MULLIGAN].

cards-card = What a card says
    .caption = Army cards, that is Leaders, Characters and Units, have all of these.
    .cost = cost
    .might = Might: it strikes
    .zeal = Zeal: it inspires
    .health = Health: so much damage destroys it
    .resources = Resources: what it pays when it Tires
    .name = name and type
    .ability = what it can do

cards-round = A round has four phases
    .text =
        1. *Preparation.* Hold more than 6 cards and you discard down to 6; then both draw 2, and every card in play becomes Ready [H.PREP.LIMIT] [H.PREP.DRAW] [H.PREP.READY].
        2. *Deployment.* You take turns, one choice each, until both have passed.
        3. *Wedges.* The battles, once somebody has reached the last Objective.
        4. *Objectives.* Everybody else makes an attempt at the next one.

cards-turn = Your turn in Deployment
    .text =
        Do exactly one of these [H.DEPLOY.ORDER]:
        – *play a card*: pay its cost, then put it down;
        – *use an Action* of a Ready card, which Tires it, or of an Event in hand;
        – *sacrifice* an army card of yours, but never the Leader [H.SACRIFICE];
        – *pass*: you take no more turns in this phase. Whoever passes first takes the first player marker [H.DEPLOY.PASS_MARKER].

cards-pay = Paying
    .text =
        There is no purse. You pay at the moment a cost is due: every card that you discard from your hand is worth 1, and every Ready card that you Tire is worth its Resources. Mix both as you like; what is too much is lost [H.PAY.MIX] [H.PAY.EXCESS].
    .caption = A cost of 3: Tire a card with Resources 1, and discard two.
    .tire = Tire
    .discard = discard

cards-place = Where cards go
    .text =
        – *Units and Characters* go to your side of a wedge, into the free row nearest to the middle; three is the most. If one leaves, those behind it close up [H.PLAY.ARMY] [H.PLAY.CLOSE_UP].
        – *Tactics* go to the reserve [H.PLAY.TACTICS].
        – *Attachments* go onto what they name [H.PLAY.ATTACH].
        – *Events* happen once and are discarded [H.PLAY.EVENT].

cards-ability = Abilities
    .text =
        An *Action* is your turn, and the card Tires [H.ACTION.TIRE]. A *Response*: at any time, but only right after what it names; it comes first [H.RESPONSE.WINDOW]. *When Played*: once, as the card comes down, if you wish [H.ABILITY.WHEN_PLAYED]. Without such a word: *always*, while the card is in play [H.ABILITY.CONSTANT].
        Where a card and a rule disagree, the card is right [H.ABILITY.CARD_FIRST].

cards-objective = Objectives
    .text =
        An Objective asks for Might or for Zeal. Add up that value over all your *Ready* cards in the field: what exceeds the number is damage to it. Damage stays; once it reaches the Objective’s Health, the next one is turned up [H.OBJ.DAMAGE] [H.OBJ.DESTROY].
    .caption = Zeal 7 against 4: 3 damage. The Objective has Health 5, so 2 are missing.

cards-battle = The battle for a wedge
    .text =
        First *Might*, wedge by wedge: the stronger side deals the difference; equal sides deal 1 each. Then *Zeal*: the higher side deals just 1 [H.WEDGE.MIGHT] [H.WEDGE.ZEAL]. Only Ready cards at that wedge count [H.WEDGE.TBV]. Ten damage of your own claim a wedge [H.WEDGE.CLAIM].
        Might is fought only when both sides began the round at their last Objective; before that there is Zeal alone, and only who was there deals damage [H.WEDGE.MIGHT_WHEN] [H.WEDGE.NOT_THERE].
    .caption = Might 9 against 5: 4 damage for you. Zeal 2 against 3: 1 for them.
    .you = you
    .them = they

cards-more = Once you know it
    .text =
        – Alone against the Foe: that has a primer of its own.
        – *1565, St. Elmo’s Pay* is played in the same way, and armies of both boxes may meet [H.SETUP.COMBINE].
        – Variants: shuffled Objectives, drawing more cards than you keep, decks of your own, archers who wait for the last battle [H.VAR.OBJECTIVES] [H.VAR.DRAFT3] [H.VAR.DECK] [H.VAR.RANGE].

cards-advice = For your first game
    .text =
        – Whatever you Tire to pay will not fight this round. Discard what you need least.
        – Keep somebody beside your Leader.
        – The road matters: who is at the last Objective first, strikes first.

## 1565: what it words differently; the rest is as for 1066

siege = 1565, St. Elmo’s Pay
    .lead = Malta is besieged. What you need for a first game, on two pages; if you know 1066, read what stands in red frames.

siege-aim = The aim
    .text =
        Three columns lie between you, the *frontiers*: the fort of St. Elmo and the towns of Senglea and Birgu. Whoever claims two of them first has won [H.WIN.WEDGES].
        There are two short cuts. Destroy the enemy Leader, and the day is yours at once [H.WIN.LEADER]. And a player whose deck is empty when a round begins has lost [H.WIN.DECK].
        Before the assault each side has a road of its own: seven *Objectives*, A to G. The last one is the battle itself.

siege-table = The table
    .caption = Your half of the field. St. Elmo is on the Ottomans’ left [H.SETUP.WEDGES].
    .enemy = the enemy’s rows
    .wedge = { $number ->
        [1] St. Elmo
        [2] Senglea
       *[3] Birgu
      }
    .row = Row { $number }
    .reserve = reserve: Tactics
    .objectives = Objectives
    .deck = deck
    .discard = discard pile

siege-setup = Before the first round
    .text =
        – The attacker, the Ottoman, takes the first player marker [H.SETUP.MARKER].
        – The attacker, then the defender, puts the Leader in Row 1 of any frontier [H.SETUP.LEADER].
        – The Objectives lie face up in order, A on top [H.SETUP.OBJECTIVES].
        – Both shuffle and draw 4 cards; each may change the whole hand once [H.SETUP.HAND] [H.SETUP.MULLIGAN].

siege-round = A round has four phases
    .text =
        1. *Preparation.* Hold more than 6 cards and you discard down to 6; then both draw 2, and every card in play becomes Ready [H.PREP.LIMIT] [H.PREP.DRAW] [H.PREP.READY].
        2. *Deployment.* You take turns, one choice each, until both have passed.
        3. *Frontiers.* The battles, once somebody has reached the last Objective.
        4. *Objectives.* Everybody else makes an attempt at the next one.

siege-place = Where cards go
    .text =
        – *Units and Characters* go to your side of a frontier, into the free row nearest to the middle; three is the most. If one leaves, those behind it close up [H.PLAY.ARMY] [H.PLAY.CLOSE_UP].
        – *Tactics* go to the reserve [H.PLAY.TACTICS].
        – *Attachments* go onto what they name [H.PLAY.ATTACH].
        – *Events* happen once and are discarded [H.PLAY.EVENT].

siege-frontiers = Three frontiers, three strengths
    .text =
        Each frontier has a Health of its own. So much damage of yours claims it [H.WEDGE.CLAIM].
    .caption = Birgu’s 12 is in the rulebook. The other two are Senlac’s: look at your cards.
    .first = St. Elmo
    .second = Senglea
    .third = Birgu

siege-troops = New troops
    .text =
        – *Artillery* and *Navy* join Infantry, Cavalry and Ranged [H.TYPES.1565]. Artillery does what its card says; if it hits several cards, then Row 1 first, Row 3 last [H.TERM.ROW_ORDER].
        – *Relentless*: while such a card lies on top of your discard pile, you may play it from there, for its cost [H.PAY.RELENTLESS].

siege-one = One Objective a round
    .text =
        However strong you are, you destroy at most one Objective in a round [H.OBJ.ONE].

siege-battle = The battle for a frontier
    .text =
        First *Might*, frontier by frontier: the stronger side deals the difference; equal sides deal 1 each. Then *Zeal*: the higher side deals just 1 [H.WEDGE.MIGHT] [H.WEDGE.ZEAL]. Only Ready cards at that frontier count [H.WEDGE.TBV].
        Might is fought only when both sides began the round at their last Objective; before that there is Zeal alone, and only who was there deals damage [H.WEDGE.MIGHT_WHEN] [H.WEDGE.NOT_THERE].
    .caption = Might 9 against 5: 4 damage for you. Zeal 2 against 3: 1 for them.
    .you = you
    .them = they

siege-advice = For your first game
    .text =
        – Whatever you Tire to pay will not fight this round. Discard what you need least, and a Relentless card last.
        – Two frontiers win: let the third go rather than be weak at all of them.
        – Armies of 1066 and 1565 may meet [H.SETUP.COMBINE].

## The solo game

solo = 1066: alone against the Foe
    .lead = The Foe is a deck of cards and a few fixed habits. You play as always; this is what it does.

solo-idea = What is different
    .text =
        You play by the rules for two [S.RULES]. The other army has no player: it has no hand and cannot lose by running out of cards, and its cards hardly ever Tire [S.SETUP.NO_HAND] [S.PLAY.NO_TIRE]. Where its rules leave a choice open, you make it, even in your own favour. For a real challenge, always take what is worst for you [S.CHOICE].

solo-setup = Setting up
    .text =
        Set up your own side as usual. The Foe’s Leader stands in wedge 2, Row 3, with two of his people before him; the rest of his cards are its deck [S.SETUP.HAROLD] [S.SETUP.WILLIAM]. Choose a level, and set the dial to round 1 [S.SETUP.DIAL].
    .caption = The Foe at the beginning: its Leader is behind two others.
    .wedge = { $number }
    .leader = Leader
    .before = one of his people

solo-dial = What the Foe can afford
    .text =
        The dial shows a number for every round. Add the Resources on its Ready cards: so much may the card cost that it plays, on every one of its turns. It pays nothing for it [S.SETUP.DIAL].
    .caption = Dial 2 and two cards with 1 each: the Foe plays what costs 4 or less.
    .dial = dial

solo-turn = The Foe’s turn
    .text =
        You go first, then turns alternate [S.TURN.PLAYER_FIRST].
    .ready = Is a card with Range Ready, and somebody in its reach?
    .shoots = It Tires and shoots.
    .reveals = It turns up its top card.
    .dear = Does it cost more than the Foe can afford?
    .discards = It is discarded. On to the next card.
    .plays = It is played, and its Action happens at once.
    .yes = yes
    .no = no

solo-place = Where it puts a card
    .text =
        Army cards take the first free space: Row 1 of wedges 1, 2, 3, then Row 2, then Row 3. Gaps are not closed [S.PLACE.ORDER] [S.PLAY.NO_SHIFT]. Cards with Range stand where your Leader is, or else your own Range [S.PLACE.RANGE].
        If everything is full, a card replaces the cheapest one that costs less and is neither Tired nor Range; if there is none, it is discarded [S.FULL.REPLACE] [S.FULL.NONE].
    .caption = The order of spaces, seen from the Foe.
    .wedge = { $number }

solo-target = Whom it hits
    .text =
        Your cards with Range first; if there are none in reach, you choose. It heals its most damaged card [S.PLAY.TARGET] [S.PLAY.HEAL].

solo-ignores = What it ignores
    .text =
        Moving, drawing cards, discounts, damage to itself, and all Responses [S.PLAY.IGNORED]. A Solo ability replaces whatever else its card says [S.ABILITY.FOE]. Events that can do nothing are discarded, and it draws again [S.PLACE.EVENT].

solo-pass = When you pass
    .text =
        1. Every Ready Range card of the Foe shoots once more.
        2. It plays one more card.
        3. The dial moves on by one.
        4. It passes, and Deployment is over [S.PASS.SEQUENCE].
        So do not pass too early, nor too late: every turn of yours gives it one as well.

solo-final = At the last Objective
    .text =
        Nobody uses what Objectives say when destroyed [S.OBJ.NO_EFFECTS]; instead you may draw a card for each one of yours after A [S.OBJ.DRAW]. Once both armies are there, a Range card of the Foe shoots only where the Foe is behind in Might [S.RANGE.FINAL]. If the wedge of its Leader is taken, he moves to the wedge with the least Might [S.COMMANDER].

solo-score = Your score
    .text =
        Won or lost, it counts [S.SCORE]:
        – 1 for every damage that you have dealt to wedges,
        – 5 for a victory, and 5 for each level above Easy,
        – 30 for the Foe’s Leader.
    .caption = What your score makes of you.
    .ranks = Knave, Soldier, Knight, Vassal, Duke, King, Conqueror

solo-advice = For your first game
    .text =
        – Clear Range away early: it shoots every turn.
        – The Foe grows with the dial. Hurry along your Objectives while it is small.
        – Leave it cheap cards to replace, not gaps to fill.

## The solo game of 1565: what it words differently

siegesolo = 1565: alone against the Foe
    .lead = The Foe is a deck of cards and a few fixed habits. The solo rules were written for 1066; this is how Senlac plays them in 1565.

siegesolo-setup = Setting up
    .text =
        Set up your own side as usual. The Foe’s Leader stands at Senglea, Row 3, with two of his people before him, of whom one gives 1 Resource; the rest of his cards are its deck [S.SETUP.HAROLD]. Choose a level, and set the dial to round 1 [S.SETUP.DIAL]. Who those two are is Senlac’s choice.
    .caption = The Foe at the beginning: its Leader is behind two others.
    .wedge = { $number ->
        [1] St. Elmo
        [2] Senglea
       *[3] Birgu
      }
    .leader = Leader
    .before = one of his people

siegesolo-place = Where it puts a card
    .text =
        Army cards take the first free space: Row 1 of St. Elmo, Senglea, Birgu, then Row 2, then Row 3. Gaps are not closed [S.PLACE.ORDER] [S.PLAY.NO_SHIFT]. Cards with Range, and guns, stand where your Leader is, or else your own Range [S.PLACE.RANGE].
        If everything is full, a card replaces the cheapest one that costs less and is neither Tired nor Range; if there is none, it is discarded [S.FULL.REPLACE] [S.FULL.NONE].
    .caption = The order of spaces, seen from the Foe.
    .wedge = { $number ->
        [1] St. Elmo
        [2] Senglea
       *[3] Birgu
      }

siegesolo-guns = Guns count as Range
    .text =
        Whatever these pages say of Range holds for Artillery too, on both sides: when it shoots, where it stands, whom it hits. Guns that hit everybody before them fire only if somebody is there [S.RANGE.TARGET].

siegesolo-final = At the last Objective
    .text =
        Nobody uses what Objectives say when destroyed [S.OBJ.NO_EFFECTS]; instead you may draw a card for each one of yours after A [S.OBJ.DRAW]. Once both armies are there, Range and guns of the Foe shoot only where the Foe is behind in Might [S.RANGE.FINAL]. If the frontier of its Leader is taken, he moves to the frontier with the least Might [S.COMMANDER].

siegesolo-score = Your score
    .text =
        Won or lost, it counts [S.SCORE]:
        – 1 for every damage that you have dealt to frontiers,
        – 5 for a victory, and 5 for each level above Easy,
        – 30 for the Foe’s Leader.
    .caption = What your score makes of you.
    .ranks = Knave, Soldier, Knight, Vassal, Duke, King, Conqueror

## Hastings

hastings = Hastings 1066 AD
    .lead = A ridge, a wall of shields, ten hours. What you need for a first battle, on two pages.

hastings-aim = The aim
    .text =
        The Normans attack the hill, and the day is short. If Harold lives after turn 10 and any of his units is on the map, the Anglo-Saxons have won [10.1.3]. If Harold or William is killed, the other side wins at once [10.1.1]; so does a side whose enemy has nobody left who is not in rout [10.1.2].

hastings-counter = A unit
    .text =
        A unit faces a corner of its hex: two hexes are its *front*, two its *flanks*, two its *rear*. It attacks and advances through the front alone [1.1.FACING]. At most two units share a hex [4.1.1].
    .caption = A counter, and what is around it.
    .cf = combat
    .ma = movement
    .bar = colour of its Command
    .front = front
    .flank = flank
    .rear = rear

hastings-command = Commands and Leaders
    .text =
        Each army has three *Commands*: left, centre, right. Each has a Leader who helps those near him to fight and to rally; Harold and William lead the centre and the army [1.1.LEADERS]. Infantry stays next to others of its Command [1.1.COMMAND].

hastings-turn = A turn
    .text =
        – *Initiative*: a die each; a tie is the Norman’s. The winner activates a Command first, or makes the other do it [5.1.3] [5.1.4].
        – *Random event*: two dice, one table [6.0].
        – *Activations*: the other five Commands come out of the cup one by one [7.1.1].
    .caption = One activation, from left to right [3.0].
    .rally = Rally
    .missiles = Missiles
    .rout = Rout and pursuit
    .movement = Movement
    .melee = Melee

hastings-rally = Rally and missiles
    .text =
        A routed unit near its Standard or its Leader rolls a die; 4 or more rallies it, and a Leader adds 1, Harold or William 2 [7.2] [7.2.4].
        Only Normans shoot: a die for each Command, two for William’s, at the nearest enemy Command; each 6 is a hit [7.3.2] [7.3.4]. From turn 5 on, plunging fire may begin and adds 2 [7.3.7].

hastings-move = Movement
    .text =
        Spend movement points to enter front hexes; with each hex, one turn of facing is free, else it costs 1 [7.6.5] [7.6.6]. Uphill costs 1 more; woods and swamp are closed [7.6.10] [7.6.11]. For its whole allowance a unit may step one hex to a flank or to the rear, facing as before [7.6.7] [7.6.8].

hastings-melee = Melee
    .text =
        Every unit of the Command with enemies in its front *must* attack one of them [7.7.1]. Roll a die, modify it, and read the column of the attacker’s strength [7.7.5]. Knights who come from afar charge [7.7.8]. Results:
        – *a number*: so many hits on the whole Command; the unit will check morale [7.8.2];
        – *P*: pushed back one hex [7.8.3];
        – *NE*: nothing.
    .caption = B attacks the front of A; C strikes it in the flank. A may strike back at B alone.

hastings-losses = Losses and morale
    .text =
        At the end of the melee, every 5 hits on a Command cost it a unit; what is left over stays [7.9.2] [7.9.6]. After every two Fyrd a Huscarle goes, after every three foot a Knight [7.9.3] [7.9.4].
        A unit that was hit rolls for morale: a 1, or less than its hits, and it *routs* [7.10.3].

hastings-rout = Rout
    .text =
        A routed unit runs three hexes towards its Standard, at once and whenever its Command is activated [7.4.2]. Friends whom it passes check their morale too: panic spreads [7.4.5]. Normans and Huscarles may pursue; Fyrd must, if the die says so [7.5.1].

hastings-wall = The shield wall
    .text =
        The English front line starts in it [8.1.2]. It blunts blows and widens the front, and its first hit only breaks the wall [1.1.SHIELDWALL] [7.8.2]. Who moves loses it [7.6.9]; it is formed again in the Regroup Turn alone [9.1.4b].

hastings-day = Twice in the day
    .text =
        The *Regroup Turn* comes once: when a Norman with the initiative wants it after turn 4, or else on turn 8. The Normans fall back, walls close, the routed rally, and of every two lost units one returns [9.1.2] [9.1.3] [9.1.4].
        The *false rout*, after that: Normans turn their backs for two or three hexes, and Fyrd who cannot hold themselves run after them, out of the wall [9.2.3b] [9.2.5].

hastings-advice = For your first battle
    .text =
        – English: stand. The hill and the wall win the day if nobody chases.
        – Normans: gather hits on one Command rather than a few on each, and bring the knights from afar.
        – Both: look where your army’s Leader stands before every melee.
