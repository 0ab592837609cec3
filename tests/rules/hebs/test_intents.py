"""What people try that the rules do not allow, and what they are told: the rule, and the sentence with its numbers.

Each row is a game and a position, what is played before, who tries what, the rule that stands against it, and the
sentences in English and French. They are what players read: a change of wording shows here, in review.
"""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from senlac.kernel.decision import explain
from senlac.kernel.frames import asked
from senlac.text import Speaker


class Try(NamedTuple):
    name: str
    game: str
    seat: int
    intent: str
    rule: str
    position: dict[str, Any]
    #: Played before, by whoever is asked.
    then: tuple[str, ...]
    en: str
    fr: str


TRIES = (
    # Costs.
    Try(
        'too dear', '1066', 0, "play 'Norman Knights' w1", 'H.PAY.MIX',
        {'norman': 'hand: Norman Knights, Wadard'}, (),
        '“Norman Knights” costs 3, and you are 2 short: 1 other card in hand and 0 Ready Resources are all you could pay with.',
        'La carte «\xa0Chevaliers normands\xa0» coûte 3, et il vous manque 2\xa0; de quoi payer\xa0: 1 autre carte en main et aucune Ressource Prête.',
    ),
    Try(
        'too dear by far', '1066', 0, "play 'Odo of Bayeux' w1", 'H.PAY.MIX',
        {'norman': 'hand: Odo of Bayeux'}, (),
        '“Odo of Bayeux” costs 5, and you are 5 short: 0 other cards in hand and 0 Ready Resources are all you could pay with.',
        'La carte «\xa0Odon de Bayeux\xa0» coûte 5, et il vous manque 5\xa0; de quoi payer\xa0: aucune autre carte en main et aucune Ressource Prête.',
    ),
    Try(
        'event too dear', '1066', 0, "act 'Rain of Arrows' 1", 'H.PAY.MIX',
        {'norman': 'hand: Rain of Arrows, Vital; w1: Norman Archers, Oarsmen'}, (),
        '“Rain of Arrows” costs 3, and you are 1 short: 1 other card in hand and 1 Ready Resource are all you could pay with.',
        'La carte «\xa0Pluie de flèches\xa0» coûte 3, et il vous manque 1\xa0; de quoi payer\xa0: 1 autre carte en main et 1 Ressource Prête.',
    ),
    Try(
        'attachment too dear', '1066', 0, "attach 'Castle on the Hill' w1", 'H.PAY.MIX',
        {'norman': 'hand: Castle on the Hill, Vital'}, (),
        '“Castle on the Hill” costs 2, and you are 1 short: 1 other card in hand and 0 Ready Resources are all you could pay with.',
        'La carte «\xa0Château sur la colline\xa0» coûte 2, et il vous manque 1\xa0; de quoi payer\xa0: 1 autre carte en main et aucune Ressource Prête.',
    ),
    Try(
        'tactics too dear', '1066', 0, 'reserve Destriers', 'H.PAY.MIX',
        {'norman': 'hand: Destriers, Vital; w1: Oarsmen (tired)'}, (),
        '“Destriers” costs 4, and you are 3 short: 1 other card in hand and 0 Ready Resources are all you could pay with.',
        'La carte «\xa0Destriers\xa0» coûte 4, et il vous manque 3\xa0; de quoi payer\xa0: 1 autre carte en main et aucune Ressource Prête.',
    ),
    Try(
        'pay with itself', '1066', 0, "pay 'Norman Spearmen'", 'R.PAY.ITSELF',
        {'norman': 'hand: Norman Spearmen, Wadard'}, ("play 'Norman Spearmen' w1",),
        '“Norman Spearmen” is what you are paying for, so it cannot pay.',
        'La carte «\xa0Lanciers à pied normands\xa0» est celle que vous payez\xa0: elle ne peut pas payer.',
    ),
    Try(
        'pay with a Tired card', '1066', 0, 'pay Oarsmen', 'H.READY.TIRE',
        {'norman': 'hand: Norman Spearmen, Wadard; w1: Oarsmen (tired)'}, ("play 'Norman Spearmen' w1",),
        '“Oarsmen” is Tired.',
        'La carte «\xa0Rameurs\xa0» est Épuisée.',
    ),
    Try(
        'pay without Resources', '1066', 0, "pay 'Norman Knights'", 'H.PAY.TIRE',
        {'norman': 'hand: Norman Spearmen, Wadard; w1: Norman Knights'}, ("play 'Norman Spearmen' w1",),
        '“Norman Knights” yields no Resources.',
        'La carte «\xa0Chevaliers normands\xa0» ne produit aucune Ressource.',
    ),
    Try(
        "pay with the enemy's", '1066', 0, "pay 'Saxon Ceorl'", 'H.PLAY.CONTROL',
        {'norman': 'hand: Norman Spearmen, Wadard', 'saxon': 'w1: Saxon Ceorl'}, ("play 'Norman Spearmen' w1",),
        '“Saxon Ceorl” is not your card.',
        'La carte «\xa0Ceorl saxon\xa0» n’est pas à vous.',
    ),
    Try(
        'pay from the pile', '1066', 0, 'pay Vital', 'H.PAY.DISCARD',
        {'norman': 'hand: Norman Spearmen, Wadard; discard: Vital'}, ("play 'Norman Spearmen' w1",),
        '“Vital” is not in your hand.',
        'La carte «\xa0Vital\xa0» n’est pas dans votre main.',
    ),
    Try(
        'play during a payment', '1066', 0, 'play Wadard w1', 'H.DEPLOY.ORDER',
        {'norman': 'hand: Norman Spearmen, Wadard, Vital'}, ("play 'Norman Spearmen' w1",),
        'This is not the moment to play a card: another question is open.',
        'Ce n’est pas le moment de jouer une carte\xa0: une autre question est posée.',
    ),
    # Playing.
    Try(
        'full wedge', '1066', 0, "play 'Breton Foot' w1", 'H.PLAY.ARMY',
        {'norman': 'hand: Breton Foot; w1: Wadard, Vital, Trumpeter'}, (),
        'Wedge 1 already holds 3 of your army cards, and 3 is the most.',
        'Aile 1\xa0: vous y avez déjà 3 cartes d’armée, et 3 est le maximum.',
    ),
    Try(
        'not in hand', '1066', 0, 'play Wadard w1', 'H.PLAY.CARD',
        {'norman': 'hand: Breton Foot'}, (),
        '“Wadard” is not in your hand.',
        'La carte «\xa0Wadard\xa0» n’est pas dans votre main.',
    ),
    Try(
        'from the discard pile', '1066', 0, 'play Wadard w1', 'H.PLAY.CARD',
        {'norman': 'hand: Breton Foot; discard: Wadard'}, (),
        '“Wadard” lies in your discard pile: cards are played from the hand, and only a Relentless one from the top of the pile.',
        'La carte «\xa0Wadard\xa0» est dans votre défausse\xa0: on joue les cartes de sa main, et seule une carte Implacable depuis le dessus de la défausse.',
    ),
    Try(
        'in play already', '1066', 0, 'play Wadard w2', 'H.PLAY.CARD',
        {'norman': 'hand: Breton Foot; w1: Wadard'}, (),
        '“Wadard” is in play already: cards are played from the hand.',
        'La carte «\xa0Wadard\xa0» est déjà en jeu\xa0: on joue les cartes de sa main.',
    ),
    Try(
        "the enemy's card", '1066', 0, 'play Breme w1', 'H.PLAY.CONTROL',
        {'norman': 'hand: Breton Foot', 'saxon': 'hand: Breme'}, (),
        '“Breme” is not your card.',
        'La carte «\xa0Breme\xa0» n’est pas à vous.',
    ),
    Try(
        'an Event as army', '1066', 0, "play 'March at Dawn' w1", 'H.PLAY.EVENT',
        {'norman': 'hand: March at Dawn'}, (),
        '“March at Dawn” is not played that way: it is an Event and is used from the hand.',
        'La carte «\xa0Marche à l’aube\xa0» ne se joue pas ainsi\xa0: c’est un Événement, qui s’exécute depuis la main.',
    ),
    Try(
        'Tactics as army', '1066', 0, "play 'Wagon of Arms' w1", 'H.PLAY.TACTICS',
        {'norman': 'hand: Wagon of Arms, Wadard, Vital'}, (),
        '“Wagon of Arms” is not played that way: it is a Tactics card and goes to your reserve.',
        'La carte «\xa0Chariot d’armes\xa0» ne se joue pas ainsi\xa0: c’est une Tactique, qui va dans votre réserve.',
    ),
    Try(
        'an army card to the reserve', '1066', 0, 'reserve Wadard', 'H.PLAY.ARMY',
        {'norman': 'hand: Wadard'}, (),
        '“Wadard” is not played that way: it is an army card and goes to a Wedge.',
        'La carte «\xa0Wadard\xa0» ne se joue pas ainsi\xa0: c’est une carte d’armée, qui se place sur une Aile.',
    ),
    Try(
        'an Attachment as army', '1066', 0, 'play Gonfanon w1', 'H.PLAY.ATTACH',
        {'norman': 'hand: Gonfanon'}, (),
        '“Gonfanon” is not played that way: it is an Attachment and goes on what it names.',
        'La carte «\xa0Gonfanon\xa0» ne se joue pas ainsi\xa0: c’est un Attachement, qui se place sur ce que dit son texte.',
    ),
    Try(
        'on a wrong host', '1066', 0, "attach 'Castle on the Hill' 'Norman Knights'", 'H.PLAY.ATTACH',
        {'norman': 'hand: Castle on the Hill, Vital, Wadard; w1: Norman Knights'}, (),
        '“Castle on the Hill” cannot go on “Norman Knights”. Its text says: Attach to a wedge.',
        'La carte «\xa0Château sur la colline\xa0» ne peut être attachée à «\xa0Chevaliers normands\xa0». Son texte dit\xa0: Attachez cette carte à une Aile.',
    ),
    Try(
        'a covered Relentless card', '1565', 0, 'play Iayalars w1', 'H.PAY.RELENTLESS',
        {'ottoman': 'hand: Azabs; discard: Iayalars, Azabs 2'}, (),
        '“Iayalars” lies covered: a Relentless card is played only from the top of the discard pile.',
        'La carte «\xa0Iayalars\xa0» est recouverte\xa0: une carte Implacable ne se joue que depuis le dessus de la défausse.',
    ),
    # Turns.
    Try(
        'passed already', '1066', 0, 'play Wadard w1', 'H.DEPLOY.PASS',
        {'norman': 'hand: Wadard'}, ('pass',),
        'You have passed in round 1 and take no more deployment turns in this phase; the Saxons go on until they pass too.',
        'Vous avez passé au round 1 et n’avez plus de tour de déploiement dans cette phase\xa0; les Saxons continuent jusqu’à ce qu’ils passent aussi.',
    ),
    Try(
        'passed already, acts', '1066', 0, "act 'Norman Archers' 1", 'H.DEPLOY.PASS',
        {'norman': 'w1: Norman Archers'}, ('pass',),
        'You have passed in round 1 and take no more deployment turns in this phase; the Saxons go on until they pass too.',
        'Vous avez passé au round 1 et n’avez plus de tour de déploiement dans cette phase\xa0; les Saxons continuent jusqu’à ce qu’ils passent aussi.',
    ),
    Try(
        'passes again', '1066', 0, 'pass', 'H.DEPLOY.PASS',
        {'norman': 'w1: Norman Archers'}, ('pass',),
        'You have passed in round 1 and take no more deployment turns in this phase; the Saxons go on until they pass too.',
        'Vous avez passé au round 1 et n’avez plus de tour de déploiement dans cette phase\xa0; les Saxons continuent jusqu’à ce qu’ils passent aussi.',
    ),
    Try(
        "the opponent's turn", '1066', 1, 'play Breme w1', 'K.SEAT',
        {'saxon': 'hand: Breme'}, (),
        'It is not your decision; waiting for: Norman.',
        'Ce n’est pas à vous de décider\xa0; on attend\xa0: Normand.',
    ),
    Try(
        'an answer to nothing', '1066', 0, "respond 'Break the Shield Wall' 1", 'H.RESPONSE.WINDOW',
        {'norman': 'hand: Break the Shield Wall, Vital'}, (),
        '“Break the Shield Wall” cannot respond: there is nothing to answer now.',
        'La carte «\xa0Briser le Mur de Boucliers\xa0» ne peut pas réagir\xa0: il n’y a rien à quoi réagir maintenant.',
    ),
    Try(
        'discard on a turn', '1066', 0, 'discard Wadard', 'H.PREP.LIMIT',
        {'norman': 'hand: Wadard'}, (),
        'This is not the moment to discard: another question is open.',
        'Ce n’est pas le moment de défausser\xa0: une autre question est posée.',
    ),
    Try(
        'enough of nothing', '1066', 0, 'enough', 'R.TARGET.WHEN',
        {'norman': 'hand: Wadard'}, (),
        'This is not the moment to stop choosing targets: another question is open.',
        'Ce n’est pas le moment de cesser de choisir des cibles\xa0: une autre question est posée.',
    ),
    Try(
        'keep in the middle', '1066', 0, 'keep', 'H.SETUP.MULLIGAN',
        {'norman': 'hand: Wadard'}, (),
        'This is not the moment to keep your first hand: another question is open.',
        'Ce n’est pas le moment de garder votre première main\xa0: une autre question est posée.',
    ),
    Try(
        'target of nothing', '1066', 0, 'target w1', 'R.TARGET.WHEN',
        {'norman': 'hand: Wadard'}, (),
        'This is not the moment to choose a target: another question is open.',
        'Ce n’est pas le moment de choisir une cible\xa0: une autre question est posée.',
    ),
    Try(
        'use of nothing', '1066', 0, 'use 1', 'H.ABILITY.WHEN_PLAYED',
        {'norman': 'hand: Wadard'}, (),
        'This is not the moment to use a When Played ability: another question is open.',
        'Ce n’est pas le moment d’appliquer une capacité Quand Joué\xa0: une autre question est posée.',
    ),
    # Actions.
    Try(
        'a Tired card acts', '1066', 0, "act 'Norman Archers' 1", 'H.READY.TIRE',
        {'norman': 'w1: Norman Archers (tired)'}, (),
        '“Norman Archers” is Tired.',
        'La carte «\xa0Archers normands\xa0» est Épuisée.',
    ),
    Try(
        'a card in hand acts', '1066', 0, "act 'Norman Archers' 1", 'H.PLAY.CONTROL',
        {'norman': 'hand: Norman Archers'}, (),
        '“Norman Archers” is not in play.',
        'La carte «\xa0Archers normands\xa0» n’est pas en jeu.',
    ),
    Try(
        "the enemy's card acts", '1066', 0, "act 'English Archers' 1", 'H.PLAY.CONTROL',
        {'saxon': 'w1: English Archers'}, (),
        '“English Archers” is not your card.',
        'La carte «\xa0Archers anglais\xa0» n’est pas à vous.',
    ),
    Try(
        'no such ability', '1066', 0, "act 'Norman Archers' 3", 'H.ACTION.TURN_ONLY',
        {'norman': 'w1: Norman Archers'}, (),
        '“Norman Archers” has no ability 3: it has one.',
        'La carte «\xa0Archers normands\xa0» n’a pas de capacité 3\xa0: elle en a une.',
    ),
    Try(
        'no ability at all', '1066', 0, "act 'Breton Foot' 1", 'H.ACTION.TURN_ONLY',
        {'norman': 'w1: Breton Foot'}, (),
        '“Breton Foot” has no ability 1: it has none at all.',
        'La carte «\xa0Fantassins bretons\xa0» n’a pas de capacité 1\xa0: elle n’en a aucune.',
    ),
    Try(
        'a Solo ability', '1066', 0, 'act Taillefer 2', 'H.ABILITY.SOLO_IGNORED',
        {'norman': 'w1: Taillefer'}, (),
        'Ability 2 of “Taillefer” is a Solo ability, which is ignored between two players.',
        'La capacité 2 de «\xa0Taillefer\xa0» est une capacité Solo, sans effet entre deux joueurs.',
    ),
    Try(
        'a Response as Action', '1066', 0, "act 'Break the Shield Wall' 1", 'H.RESPONSE.WINDOW',
        {'norman': 'hand: Break the Shield Wall, Vital'}, (),
        'Ability 1 of “Break the Shield Wall” is a Response, which answers what it names.',
        'La capacité 1 de «\xa0Briser le Mur de Boucliers\xa0» est une Réaction, qui répond à ce qu’elle nomme.',
    ),
    Try(
        'a When Played as Action', '1066', 0, 'act Lanfranc 1', 'H.ABILITY.WHEN_PLAYED',
        {'norman': 'w1: Lanfranc'}, (),
        'Ability 1 of “Lanfranc” is a When Played ability, which is used only as the card enters play.',
        'La capacité 1 de «\xa0Lanfranc\xa0» est une capacité Quand Joué, qui ne s’applique qu’à l’entrée en jeu de la carte.',
    ),
    Try(
        'a Constant as Action', '1066', 1, "act 'Five-Hide Men' 1", 'H.ABILITY.CONSTANT',
        {'saxon': 'w1: Five-Hide Men', 'marker': 'saxon'}, (),
        'Ability 1 of “Five-Hide Men” is a Constant ability, which is in force by itself while the card is in play.',
        'La capacité 1 de «\xa0Hommes des cinq hides\xa0» est une capacité Permanente, active d’elle-même tant que la carte est en jeu.',
    ),
    Try(
        'an Event that is not in hand', '1066', 0, "act 'March at Dawn' 1", 'H.PLAY.EVENT',
        {'norman': 'hand: Wadard; discard: March at Dawn'}, (),
        '“March at Dawn” is not in your hand.',
        'La carte «\xa0Marche à l’aube\xa0» n’est pas dans votre main.',
    ),
    Try(
        'before the final', '1066', 0, "act 'An Arrow in the Eye' 1", 'H.ABILITY.CARD_FIRST',
        {'norman': 'hand: An Arrow in the Eye, Vital, Wadard, Oarsmen, Carpenters', 'reached': [6, 4]}, (),
        '“An Arrow in the Eye” may be used only with the final Objectives of both players in play: the Saxons are still at “Forced March South”, with 2 to destroy.',
        'La carte «\xa0Une flèche dans l’œil\xa0» ne s’utilise qu’avec l’Objectif final des deux joueurs en jeu\xa0: les Saxons en sont encore à «\xa0Marche forcée vers le sud\xa0», avec 2 à détruire.',
    ),
    Try(
        'before the own final', '1066', 0, "act 'An Arrow in the Eye' 1", 'H.ABILITY.CARD_FIRST',
        {'norman': 'hand: An Arrow in the Eye, Vital, Wadard, Oarsmen, Carpenters'}, (),
        "“An Arrow in the Eye” may be used only with the final Objectives of both players in play: the Normans are still at “Halley's Comet”, with 6 to destroy.",
        'La carte «\xa0Une flèche dans l’œil\xa0» ne s’utilise qu’avec l’Objectif final des deux joueurs en jeu\xa0: les Normands en sont encore à «\xa0Comète de Halley\xa0», avec 6 à détruire.',
    ),
    Try(
        'without an Archer', '1066', 0, "act 'Rain of Arrows' 1", 'H.ABILITY.CARD_FIRST',
        {'norman': 'hand: Rain of Arrows, Vital, Wadard, Oarsmen; w1: Norman Knights'}, (),
        '“Rain of Arrows” asks for a card that is not in play. Its text says: Action: Flat shot - Only if you have an Archer Unit in play: deal 1 damage to each enemy in Row 1.',
        'La carte «\xa0Pluie de flèches\xa0» exige une carte qui n’est pas en jeu. Son texte dit\xa0: Action\xa0: Tir tendu – Seulement si vous avez une Unité d’Archers en jeu\xa0: infligez 1 dégât à chaque ennemi en Ligne 1.',
    ),
    Try(
        'Range too early', '1066', 0, "act 'Norman Archers' 1", 'H.VAR.RANGE',
        {'norman': 'w1: Norman Archers', 'late_range': True, 'reached': [2, 0]}, (),
        "“Norman Archers” uses Range, which waits in this game until both players are at the final Objective: the Normans are still at “The Pope's Support”, with 4 to destroy.",
        'La carte «\xa0Archers normands\xa0» recourt à l’Archerie, qui, dans cette partie, attend que les deux joueurs soient à l’Objectif final\xa0: les Normands en sont encore à «\xa0Le soutien du pape\xa0», avec 4 à détruire.',
    ),
    # Targets.
    Try(
        'too far', '1066', 0, "target 'Men of Kent'", 'R.RANGE',
        {'norman': 'w1: Norman Archers', 'saxon': 'w1: Great Fyrd, Breme, Men of Kent'}, ("act 'Norman Archers' 1",),
        '“Men of Kent” in Row 3 is 3 rows away, and “Norman Archers” reaches 2.',
        'La carte «\xa0Hommes du Kent\xa0», en Ligne 3, est à 3 Lignes de distance, et «\xa0Archers normands\xa0» porte à 2.',
    ),
    Try(
        'another wedge', '1066', 0, "target 'Men of Kent'", 'R.RANGE',
        {'norman': 'w1: Norman Archers', 'saxon': 'w1: Great Fyrd, Breme; w3: Men of Kent'}, ("act 'Norman Archers' 1",),
        '“Men of Kent” is at Wedge 3 and “Norman Archers” at Wedge 1: Range does not reach from one to the other.',
        'La carte «\xa0Hommes du Kent\xa0» est ailleurs (Aile 3) que «\xa0Archers normands\xa0» (Aile 1), et l’on ne tire pas d’un endroit à l’autre.',
    ),
    Try(
        'an own card', '1066', 0, 'target Wadard', 'H.TERM.ENEMY',
        {'norman': 'w1: Norman Archers, Wadard', 'saxon': 'w1: Great Fyrd, Breme'}, ("act 'Norman Archers' 1",),
        '“Wadard” is not an enemy: “Norman Archers” shoots at army cards of your opponent.',
        'La carte «\xa0Wadard\xa0» n’est pas un ennemi\xa0: «\xa0Archers normands\xa0» tire sur les cartes d’armée de votre adversaire.',
    ),
    Try(
        'a shielded card', '1565', 1, "target 'Piyale Pasha'", 'H.ABILITY.CONSTANT',
        {'malta': 'w1: Galleys of the Religion', 'ottoman': 'w1: Solaks, Azabs, Piyale Pasha', 'marker': 'malta'}, ("act 'Galleys of the Religion' 1",),
        '“Piyale Pasha” cannot be chosen by Range: “Solaks” shields it.',
        'La carte «\xa0Piyale Pacha\xa0» ne peut être la cible du Tir\xa0: «\xa0Solaks\xa0» l’en protège.',
    ),
    Try(
        'not in play', '1066', 0, "target 'Royal Housecarls'", 'H.TERM.ENEMY',
        {'norman': 'w1: Norman Archers', 'saxon': 'w1: Great Fyrd, Breme'}, ("act 'Norman Archers' 1",),
        '“Royal Housecarls” is not in play.',
        'La carte «\xa0Housecarls royaux\xa0» n’est pas en jeu.',
    ),
    Try(
        'a wedge for a card', '1066', 0, 'target w1', 'R.TARGET.WHEN',
        {'norman': 'w1: Norman Archers', 'saxon': 'w1: Great Fyrd, Breme'}, ("act 'Norman Archers' 1",),
        '“Norman Archers” chooses a card, which “Wedge 1” is not.',
        'La carte «\xa0Archers normands\xa0» choisit une carte, ce que «\xa0Aile 1\xa0» n’est pas.',
    ),
    Try(
        'moves to its own wedge', '1066', 0, 'target w2', 'H.PLAY.MOVE_ROW',
        {'norman': 'w2: William FitzRobert'}, ("act 'William FitzRobert' 1",),
        '“William FitzRobert” is at Wedge 2 already.',
        'La carte «\xa0Guillaume FitzRobert\xa0» y est déjà (Aile 2).',
    ),
    Try(
        'ready already', '1066', 0, "target 'Breton Foot'", 'H.ABILITY.CARD_FIRST',
        {'norman': 'hand: The Duke Lives!, Vital; w1: Norman Knights (tired), Breton Foot'}, ("act 'The Duke Lives!' 2", 'pay Vital'),
        '“Breton Foot” is Ready. The text says: Action: Rally - Ready up to 2 of your Tired Units (no card more than once a round).',
        'La carte «\xa0Fantassins bretons\xa0» est Prête. Le texte dit\xa0: Action\xa0: Ralliement – Préparez jusqu’à 2 de vos Unités Épuisées (aucune carte plus d’une fois par round).',
    ),
    Try(
        'made Ready twice', '1066', 0, "target 'Breton Horsemen'", 'R.READY.ONCE',
        {'norman': 'hand: The Duke Lives!, Vital; w1: Trumpeter, Breton Horsemen (tired), Norman Knights (tired)'}, ('act Trumpeter 1', 'pass', "act 'Breton Horsemen' 1", 'target w2', "act 'The Duke Lives!' 2", 'pay Vital'),
        '“Breton Horsemen” was made Ready by an effect this round already, and that is done once a round for a card.',
        'La carte «\xa0Cavaliers bretons\xa0» a déjà été rendue Prête par un effet pendant ce round, et cela n’arrive qu’une fois par round à une carte.',
    ),
    Try(
        'chosen twice', '1066', 0, "target 'Breton Foot'", 'R.TARGET.WHEN',
        {'norman': 'hand: The Duke Lives!, Vital; w1: Norman Knights (tired), Breton Foot (tired), Mailed Foot (tired)'}, ("act 'The Duke Lives!' 2", 'pay Vital', "target 'Breton Foot'"),
        '“Breton Foot” is chosen already.',
        '«\xa0Fantassins bretons\xa0» est déjà parmi vos choix.',
    ),
    Try(
        'a target must be chosen', '1066', 0, 'enough', 'R.TARGET.UP_TO',
        {'norman': 'w1: Norman Archers', 'saxon': 'w1: Great Fyrd, Breme'}, ("act 'Norman Archers' 1",),
        '“Norman Archers” does not say “up to”: a target must be chosen.',
        'La carte «\xa0Archers normands\xa0» ne dit pas «\xa0jusqu’à\xa0»\xa0: il faut choisir une cible.',
    ),
    Try(
        'guns at nobody', '1565', 0, 'target w3', 'H.TERM.ENEMY',
        {'ottoman': 'w1: The Great Basilisk', 'malta': 'w1: Maltese Militia; w2: Spanish Tercio'}, ("act 'The Great Basilisk' 1",),
        'There is no enemy at Birgu whom “The Great Basilisk” could hit.',
        'Birgu\xa0: il n’y a là aucun ennemi que «\xa0Le grand basilic\xa0» puisse toucher.',
    ),
    Try(
        'guns at a claimed frontier', '1565', 0, 'target w3', 'H.WEDGE.CLAIMED',
        {'ottoman': 'w1: The Great Basilisk', 'malta': 'w1: Maltese Militia; w2: Spanish Tercio; w3: Crossbowmen', 'claimed': [-1, -1, 1]}, ("act 'The Great Basilisk' 1",),
        'Birgu has been claimed by the Knights of Malta.',
        'Birgu\xa0: les Chevaliers de Malte l’ont déjà emportée.',
    ),
    # Sacrifices.
    Try(
        'sacrifice the Leader', '1066', 0, "sacrifice 'William FitzRobert'", 'H.SACRIFICE',
        {}, (),
        '“William FitzRobert” is your Leader, who is neither sacrificed nor taken out of the deck.',
        '«\xa0Guillaume FitzRobert\xa0» est votre Chef de Guerre, qui ne se sacrifie pas et ne se retire pas du paquet.',
    ),
    Try(
        'sacrifice Tactics', '1066', 0, "sacrifice 'Invasion Fleet'", 'R.SACRIFICE.WHAT',
        {'norman': 'reserve: Invasion Fleet'}, (),
        '“Invasion Fleet” is in your reserve, which is not part of the battlefield.',
        'La carte «\xa0Flotte d’invasion\xa0» est dans votre réserve, qui ne fait pas partie du champ de bataille.',
    ),
    Try(
        'sacrifice from a wedge', '1066', 0, "sacrifice 'Castle on the Hill'", 'R.SACRIFICE.WHAT',
        {'norman': 'on w1: Castle on the Hill'}, (),
        '“Castle on the Hill” is not on your side of the battlefield: it lies on “Wedge 1”.',
        'La carte «\xa0Château sur la colline\xa0» n’est pas de votre côté du champ de bataille\xa0: elle est sur «\xa0Aile 1\xa0».',
    ),
    Try(
        "sacrifice the enemy's", '1066', 0, 'sacrifice Breme', 'H.PLAY.CONTROL',
        {'saxon': 'w1: Breme'}, (),
        '“Breme” is not your card.',
        'La carte «\xa0Breme\xa0» n’est pas à vous.',
    ),
    Try(
        'sacrifice from the hand', '1066', 0, 'sacrifice Wadard', 'H.SACRIFICE',
        {'norman': 'hand: Wadard'}, (),
        '“Wadard” is not in play.',
        'La carte «\xa0Wadard\xa0» n’est pas en jeu.',
    ),
    # Responses.
    Try(
        'another Event', '1066', 0, "respond 'Break the Shield Wall' 1", 'H.RESPONSE.WINDOW',
        {'norman': "hand: Break the Shield Wall, Harold's Oath, Vital, Wadard", 'saxon': 'hand: Saxon Determination, Breme; w1: Great Fyrd (1 damage)', 'marker': 'saxon'}, ("act 'Saxon Determination' 1", 'pay Breme'),
        '“Break the Shield Wall” does not answer “Saxon Determination”. Its text says: Response: When an enemy ability of Shield Wall is initiated, cancel it.',
        'La carte «\xa0Briser le Mur de Boucliers\xa0» ne réagit pas à «\xa0Détermination saxonne\xa0». Son texte dit\xa0: Réaction\xa0: Quand votre adversaire applique une capacité de «\xa0Mur de Boucliers\xa0», annulez-la.',
    ),
    Try(
        'another trigger', '1066', 0, "respond 'Retreat or Flight?' 2", 'H.RESPONSE.WINDOW',
        {'norman': "hand: Retreat or Flight?, Harold's Oath, Vital, Wadard", 'saxon': 'hand: Saxon Determination, Breme; w1: Great Fyrd (1 damage)', 'marker': 'saxon'}, ("act 'Saxon Determination' 1", 'pay Breme'),
        '“Retreat or Flight?” answers damage to a card; this is an ability that is used.',
        'La carte «\xa0Retraite ou fuite\xa0?\xa0» réagit à des dégâts à une carte\xa0; ici, il s’agit d’une capacité que l’on applique.',
    ),
    Try(
        'plays instead of answering', '1066', 0, 'play Wadard w1', 'H.ACTION.TURN_ONLY',
        {'norman': "hand: Harold's Oath, Vital, Wadard", 'saxon': 'hand: Saxon Determination, Breme; w1: Great Fyrd (1 damage)', 'marker': 'saxon'}, ("act 'Saxon Determination' 1", 'pay Breme'),
        'Only a Response is possible now: Actions and cards wait for your deployment turn.',
        'Seule une Réaction est possible maintenant\xa0: les Actions et les cartes attendent votre tour de déploiement.',
    ),
    Try(
        'a Tired card answers', '1066', 1, "respond 'Men of London' 1", 'H.READY.TIRE',
        {'norman': 'w1: Norman Archers', 'saxon': 'hand: Close Ranks; w1: Great Fyrd, Men of London (tired)', 'marker': 'norman'}, ("act 'Norman Archers' 1", "target 'Great Fyrd'"),
        '“Men of London” is Tired.',
        'La carte «\xa0Hommes de Londres\xa0» est Épuisée.',
    ),
)  # fmt: skip


@pytest.mark.rule(
    "H.ABILITY.CARD_FIRST", "R.RANGE", "H.PLAY.CARD", "H.DEPLOY.PASS", "H.ABILITY.SOLO_IGNORED", "R.READY.ONCE"
)
@pytest.mark.parametrize("it", TRIES, ids=lambda it: it.name)
def test_who_tries_it_is_told_which_condition_fails(deal1066: Any, deal1565: Any, it: Try) -> None:
    table = (deal1066 if it.game == "1066" else deal1565)(**it.position)
    for text in it.then:
        table.seats[0 if asked(table.state) & 1 else 1](text)
    seat = table.seats[it.seat]
    reason = explain(table.state, it.seat, seat.read(it.intent))
    assert reason is not None, f"{it.intent} is allowed"
    assert reason.rule == it.rule
    assert Speaker(table.game, "en").say(reason.code, reason.args) == it.en
    assert Speaker(table.game, "fr").say(reason.code, reason.args) == it.fr
    for lang in ("en", "fr"):
        assert Speaker(table.game, lang).say(reason.code, reason.args, "remedy")


def test_sixty_intents_are_tried() -> None:
    assert len({(it.intent, it.name) for it in TRIES}) >= 60
