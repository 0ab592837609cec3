"""Card text: exact sentences in both languages, every word of the vocabulary, and the built-in packs.

The file is long because most of it is tables of sentences.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from senlac.catalogue import Tongues
from senlac.games.hebs.language.parser import parse
from senlac.games.hebs.language.words import (
    AMOUNT,
    CARDS,
    CONDITION,
    EFFECT,
    GIFT,
    LASTING,
    PLACE,
    WEDGES,
    WHO,
    WORDS,
    BadExpression,
)
from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import TRIGGERS, AbilityText, Card, Pack
from senlac.games.hebs.packs.reading import parse_toml, read_pack
from senlac.games.hebs.show.cardtext import ability_text, attach_text, card_text, objective_text, type_line
from senlac.games.hebs.show.wording import Names

NAMES = Names(
    {
        "family": {"en": "Family", "fr": "Famille"},
        "earl": {"en": "Earl", "fr": "Comte"},
        "huscarl": {"en": "Huscarl", "fr": "Huscarl"},
    },
    {
        "shield-wall": {"en": "Shield Wall", "fr": "Mur de Boucliers"},
        "harold": {"en": "Harold Godwinson", "fr": "Harold Godwinson"},
    },
)
PACKS = Path(library.__file__).parent


def ability(
    kind: str,
    do: list[str],
    on: str = "",
    when: str = "",
    title: Tongues | None = None,
    key: str = "",
) -> AbilityText:
    wanted = LASTING if kind == "constant" else EFFECT
    condition = parse(when, CONDITION) if when else None
    return AbilityText(kind, title or {}, key, on, condition, [parse(text, wanted) for text in do])


def spaced(text: str) -> str:
    """French as it is written here, with the no-break spaces that it should have."""
    return text.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


class Case(NamedTuple):
    kind: str
    on: str
    when: str
    do: list[str]
    en: str
    fr: str


CASES = [
    Case(
        "action",
        "",
        "",
        ["range(2)"],
        ("Action: Range 2 - Deal 1 damage to an enemy in this wedge at most 2 rows away."),
        ("Action : Archerie 2 – Infligez 1 dégât à un ennemi sur cette Aile, à 2 Lignes au plus."),
    ),
    Case(
        "action",
        "",
        "",
        ["range(1, 2)", "tire(that)"],
        ("Action: Range 1 - Deal 2 damage to an enemy in this wedge at most 1 row away, then Tire that enemy."),
        (
            "Action : Archerie 1 – Infligez 2 dégâts à un ennemi sur cette Aile, à 1 Ligne au plus, puis "
            "épuisez cet ennemi."
        ),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(self, 1)", "damage(choose(enemy & here), 2)"],
        ("Action: Deal 1 damage to this card, then deal 2 damage to an enemy in this wedge."),
        ("Action : Infligez 1 dégât à cette carte, puis infligez 2 dégâts à un ennemi sur cette Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(choose(mine & leader | enemy & unit), 1)"],
        ("Action: Deal 1 damage to your Leader or an enemy Unit."),
        ("Action : Infligez 1 dégât à votre Chef de Guerre ou à une Unité ennemie."),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(all(enemy & here), 1)"],
        ("Action: Deal 1 damage to each enemy in this wedge."),
        ("Action : Infligez 1 dégât à chaque ennemi sur cette Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(choose(enemy & row(1), 2), 1)"],
        ("Action: Deal 1 damage to each of up to 2 enemies in Row 1."),
        ("Action : Choisissez jusqu’à 2 ennemis en Ligne 1 : infligez 1 dégât à chacun."),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(choose(enemy & here), count(mine & here & cavalry))"],
        ("Action: Deal damage to an enemy in this wedge equal to the number of your Cavalry Units in this wedge."),
        (
            "Action : Infligez à un ennemi sur cette Aile un nombre de dégâts égal au nombre de vos Unités "
            "de Cavalerie sur cette Aile."
        ),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(choose(enemy & unit, 2), count(enemy & tired))"],
        ("Action: Deal damage to each of up to 2 enemy Units equal to the number of Tired enemies."),
        (
            "Action : Choisissez jusqu’à 2 Unités ennemies : infligez à chacune un nombre de dégâts égal au "
            "nombre d’ennemis Épuisés."
        ),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(choose(enemy & leader), 3)"],
        ("Action: Deal 3 damage to the enemy Leader."),
        ("Action : Infligez 3 dégâts au Chef de Guerre ennemi."),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(choose(enemy & reach(2) & row(1)), 1)", "destroy(that)"],
        ("Action: Deal 1 damage to an enemy in Row 1 of this wedge at most 2 rows away, then destroy that enemy."),
        (
            "Action : Infligez 1 dégât à un ennemi en Ligne 1 de cette Aile, à 2 Lignes au plus, puis "
            "détruisez cet ennemi."
        ),
    ),
    Case(
        "action",
        "",
        "",
        ["damage(choose((mine | enemy) & character), 1)"],
        ("Action: Deal 1 damage to a Character of either side."),
        ("Action : Infligez 1 dégât à un Personnage de l’un ou l’autre camp."),
    ),
    Case(
        "action",
        "",
        "",
        ["heal(choose(mine & damaged & other), 2)"],
        ("Action: Remove 2 damage from another of your damaged cards."),
        ("Action : Retirez 2 dégâts d’une autre de vos cartes endommagées."),
    ),
    Case(
        "action",
        "",
        "",
        ["heal(all(mine & leader))"],
        ("Action: Remove all damage from your Leader."),
        ("Action : Retirez tous les dégâts de votre Chef de Guerre."),
    ),
    Case(
        "action",
        "",
        "",
        ["heal(choose(mine & damaged, 2), 1)"],
        ("Action: Remove 1 damage from each of up to 2 of your damaged cards."),
        ("Action : Choisissez jusqu’à 2 de vos cartes endommagées : retirez 1 dégât de chacune."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(choose(enemy & unit & tired & costs(2)))"],
        ("Action: Destroy a Tired enemy Unit with cost 2 or less."),
        ("Action : Détruisez une Unité ennemie Épuisée de coût 2 ou moins."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(choose(enemy & (infantry | ranged) & here))"],
        ("Action: Destroy an enemy Infantry or Archer Unit in this wedge."),
        ("Action : Détruisez une Unité d’Infanterie ou d’Archers ennemie sur cette Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(choose(mine & (unit | character) & tired & other))"],
        ("Action: Destroy another of your Tired Units or Characters."),
        ("Action : Détruisez une autre de vos Unités Épuisées ou un autre de vos Personnages Épuisés."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(all(enemy & (unit | character) & tired))"],
        ("Action: Destroy all Tired enemy Units and Characters."),
        ("Action : Détruisez toutes les Unités ennemies Épuisées et tous les Personnages ennemis Épuisés."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(choose(enemy & (damaged | costs(2))))"],
        ("Action: Destroy an enemy that is damaged or costs 2 or less."),
        ("Action : Détruisez un ennemi qui est endommagé ou qui coûte 2 ou moins."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(choose(enemy & character & ~leader & ~costs(2)))"],
        ("Action: Destroy a non-Leader enemy Character with cost 3 or more."),
        ("Action : Détruisez un Personnage ennemi de coût 3 ou plus (hors Chef de Guerre)."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(all(mine & ~(infantry | cavalry)))"],
        ("Action: Destroy all your non-Infantry, non-Cavalry army cards."),
        ("Action : Détruisez toutes vos cartes d’armée (hors Infanterie et Cavalerie)."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(choose(enemy_card & (tactics | attachment)))"],
        ("Action: Destroy an enemy Tactics card or Attachment."),
        ("Action : Détruisez une carte Tactique ennemie ou un Attachement ennemi."),
    ),
    Case(
        "action",
        "",
        "",
        ["destroy(choose(enemy & unit & ~damaged & ~here))"],
        ("Action: Destroy an undamaged enemy Unit in another wedge."),
        ("Action : Détruisez une Unité ennemie indemne sur une autre Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["tire(choose(enemy & ready & ~leader, 3))"],
        ("Action: Tire up to 3 Ready non-Leader enemies."),
        ("Action : Épuisez jusqu’à 3 ennemis Prêts (hors Chef de Guerre)."),
    ),
    Case(
        "action",
        "",
        "",
        ["tire(choose(enemy & leader & ready))"],
        ("Action: Tire the enemy Leader."),
        ("Action : Épuisez le Chef de Guerre ennemi."),
    ),
    Case(
        "action",
        "",
        "",
        ["tire(choose(enemy & (trait('family') | trait('earl')) & (row(1) | row(2)) & here))"],
        ("Action: Tire an enemy Family or Earl card in Row 1 or 2 of this wedge."),
        ("Action : Épuisez une carte « Famille » ou « Comte » ennemie en Ligne 1 ou 2 de cette Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["refresh(choose(mine & tired))"],
        ("Action: Ready one of your Tired army cards (no card more than once a round)."),
        ("Action : Préparez l’une de vos cartes d’armée Épuisées (aucune carte plus d’une fois par round)."),
    ),
    Case(
        "action",
        "",
        "",
        ["refresh(choose(mine & tired & ranged))"],
        ("Action: Ready one of your Tired Archer Units (no card more than once a round)."),
        ("Action : Préparez l’une de vos Unités d’Archers Épuisées (aucune carte plus d’une fois par round)."),
    ),
    Case(
        "action",
        "",
        "",
        ["move(self, choose(wedge))"],
        ("Action: Move this card to another wedge."),
        ("Action : Déplacez cette carte vers une autre Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["move(choose(mine & other & ~leader), choose(wedge))"],
        ("Action: Move another of your non-Leader cards to another wedge."),
        ("Action : Déplacez une autre de vos cartes (hors Chef de Guerre) vers une autre Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["move(choose(mine & unit & ~here), this_wedge)"],
        ("Action: Move one of your Units in another wedge to this wedge."),
        ("Action : Déplacez l’une de vos Unités sur une autre Aile vers cette Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["move(choose(enemy & unit & row(1)), choose(wedge))", "damage(that, 1)"],
        ("Action: Move an enemy Unit in Row 1 to another wedge, then deal 1 damage to that Unit."),
        ("Action : Déplacez une Unité ennemie en Ligne 1 vers une autre Aile, puis infligez 1 dégât à cette Unité."),
    ),
    Case(
        "action",
        "",
        "",
        ["recall(choose(enemy & unit & costs(1), 2))"],
        ("Action: Return up to 2 enemy Units with cost 1 or less to their owner's hand."),
        ("Action : Renvoyez jusqu’à 2 Unités ennemies de coût 1 ou moins dans la main de leur propriétaire."),
    ),
    Case(
        "action",
        "",
        "",
        ["recall(choose(mine & unit))"],
        ("Action: Return one of your Units to your hand."),
        ("Action : Renvoyez l’une de vos Unités dans votre main."),
    ),
    Case(
        "action",
        "",
        "",
        ["take(choose(discarded & (unit | character) & costs(2)))"],
        ("Action: Take a Unit or Character with cost 2 or less from your discard pile into your hand."),
        ("Action : Reprenez en main une Unité ou un Personnage de coût 2 ou moins de votre défausse."),
    ),
    Case(
        "action",
        "",
        "",
        ["look_at_hand()", "enemy_discards(1)"],
        ("Action: Look at your opponent's hand, then your opponent discards 1 card of their choice."),
        ("Action : Regardez la main de votre adversaire, puis votre adversaire défausse 1 carte de son choix."),
    ),
    Case(
        "action",
        "",
        "",
        ["draw(count(mine & here & other))"],
        ("Action: Draw 1 card for each of your other army cards in this wedge."),
        ("Action : Piochez 1 carte pour chacune de vos autres cartes d’armée sur cette Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["damage_objective(count(discarded & trait('family')))"],
        ("Action: Deal 1 damage to your current Objective for each Family card in your discard pile."),
        ("Action : Infligez 1 dégât à votre Objectif actuel pour chaque carte « Famille » dans votre défausse."),
    ),
    Case(
        "action",
        "",
        "",
        ["hinder_objective(2)", "take_marker()", "draw(2)"],
        (
            "Action: Remove 2 damage from your opponent's current Objective, take the first player marker, "
            "then draw 2 cards."
        ),
        (
            "Action : Retirez 2 dégâts de l’Objectif actuel de votre adversaire, prenez le marqueur Premier "
            "joueur, puis piochez 2 cartes."
        ),
    ),
    Case(
        "action",
        "",
        "",
        ["damage_wedge(choose(wedge), 1)"],
        ("Action: Deal 1 damage to a wedge."),
        ("Action : Infligez 1 dégât à une Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["heal_wedge(choose(wedge), 2)"],
        ("Action: Remove 2 of your opponent's damage from a wedge."),
        ("Action : Retirez 2 dégâts adverses d’une Aile."),
    ),
    Case(
        "action",
        "",
        "",
        ["protect(all(mine & infantry))", "protect_wedge(choose(wedge))"],
        (
            "Action: Until the end of the round, prevent all damage to your Infantry Units and prevent all "
            "damage that your opponent would deal to a wedge of your choice."
        ),
        (
            "Action : Jusqu’à la fin du round, empêchez tous les dégâts infligés à vos Unités d’Infanterie "
            "et empêchez votre adversaire d’infliger des dégâts à une Aile de votre choix."
        ),
    ),
    Case(
        "action",
        "",
        "",
        ["protect(choose(mine & character, 2))"],
        ("Action: Prevent all damage to up to 2 of your Characters until the end of the round."),
        (
            "Action : Choisissez jusqu’à 2 de vos Personnages : empêchez tous les dégâts infligés à chacun "
            "jusqu’à la fin du round."
        ),
    ),
    Case(
        "action",
        "",
        "",
        ["discount(unit | character, 1)"],
        ("Action: The next Unit or Character you play this round costs 1 less."),
        ("Action : La prochaine Unité ou le prochain Personnage que vous jouez pendant ce round coûte 1 de moins."),
    ),
    Case(
        "action",
        "",
        "",
        ["discount(mine & trait('earl'), 2)"],
        ("Action: The next Earl card you play this round costs 2 less."),
        ("Action : La prochaine carte « Comte » que vous jouez pendant ce round coûte 2 de moins."),
    ),
    Case(
        "action",
        "",
        "",
        ["give(choose(mine & unit), might(+1))", "give(that, zeal(+1))"],
        ("Action: Give one of your Units +1 Might and +1 Zeal."),
        ("Action : Donnez +1 en Force et +1 en Zèle à l’une de vos Unités."),
    ),
    Case(
        "action",
        "",
        "",
        ["until_round_end(give(all(mine & here), might(+1)))"],
        ("Action: Give each of your cards in this wedge +1 Might until the end of the round."),
        ("Action : Donnez +1 en Force à chacune de vos cartes sur cette Aile jusqu’à la fin du round."),
    ),
    Case(
        "action",
        "",
        "",
        ["until_round_end(give(choose(enemy & here), might(-2)))"],
        ("Action: Give an enemy in this wedge -2 Might until the end of the round."),
        ("Action : Un ennemi sur cette Aile subit -2 en Force jusqu’à la fin du round."),
    ),
    Case(
        "action",
        "",
        "both_final",
        ["damage(choose(enemy & leader), 3)"],
        ("Action: Only if both players are at the final Objective: deal 3 damage to the enemy Leader."),
        (
            "Action : Seulement si les deux joueurs sont à l’Objectif final : infligez 3 dégâts au Chef de "
            "Guerre ennemi."
        ),
    ),
    Case(
        "action",
        "",
        "final & has(mine & cavalry)",
        ["draw(1)"],
        ("Action: Only if you are at the final Objective and you have a Cavalry Unit in play: draw 1 card."),
        (
            "Action : Seulement si vous êtes à l’Objectif final et si vous avez une Unité de Cavalerie en "
            "jeu : piochez 1 carte."
        ),
    ),
    Case(
        "action",
        "",
        "~has(mine & unit & here & other) | has(enemy & leader & here)",
        ["draw(1)"],
        ("Action: Only if you have no other Unit in this wedge or the enemy Leader is in this wedge: draw 1 card."),
        (
            "Action : Seulement si vous n’avez aucune autre Unité sur cette Aile ou si le Chef de Guerre "
            "ennemi est sur cette Aile : piochez 1 carte."
        ),
    ),
    Case(
        "played",
        "",
        "has(mine & leader & here)",
        ["draw(1)"],
        ("When Played: If your Leader is in this wedge, draw 1 card."),
        ("Quand joué : Si votre Chef de Guerre est sur cette Aile, piochez 1 carte."),
    ),
    Case(
        "played",
        "",
        "~has(enemy & here)",
        ["take_marker()"],
        ("When Played: If there is no enemy in this wedge, take the first player marker."),
        ("Quand joué : S’il n’y a aucun ennemi sur cette Aile, prenez le marqueur Premier joueur."),
    ),
    Case(
        "solo",
        "",
        "",
        ["tire(choose(enemy & ready & unit))", "sacrifice(self)"],
        ("Solo: Tire a Ready enemy Unit, then sacrifice this card."),
        ("Solo : Épuisez une Unité ennemie Prête, puis sacrifiez cette carte."),
    ),
    Case(
        "destroyed",
        "",
        "",
        ["take(choose(discarded, 2))"],
        ("When destroyed: Take up to 2 cards from your discard pile into your hand."),
        ("Quand détruit : Reprenez en main jusqu’à 2 cartes de votre défausse."),
    ),
    Case(
        "constant",
        "",
        "",
        ["cost(trait('family') & other, -1)"],
        ("Your other Family cards cost 1 less."),
        ("Vos autres cartes « Famille » coûtent 1 de moins."),
    ),
    Case(
        "constant",
        "",
        "",
        ["cost(event | attachment, -1)", "cost(tactics, -2)"],
        ("Your Events and Attachments cost 1 less. Your Tactics cards cost 2 less."),
        ("Vos Événements et vos Attachements coûtent 1 de moins. Vos cartes Tactique coûtent 2 de moins."),
    ),
    Case(
        "constant",
        "",
        "",
        ["give(cavalry & row(3), might(+1))"],
        ("Your Cavalry Units in Row 3 get +1 Might."),
        ("Vos Unités de Cavalerie en Ligne 3 gagnent +1 en Force."),
    ),
    Case(
        "constant",
        "",
        "",
        ["give(bearer, zeal(+1))", "give(bearer, resources(+1))"],
        ("The card it is attached to gets +1 Zeal and +1 Resource."),
        ("La carte qui la porte gagne +1 en Zèle et +1 en Ressources."),
    ),
    Case(
        "constant",
        "",
        "",
        ["give(~other & row(1), might(+1))"],
        ("This card gets +1 Might while in Row 1."),
        ("Cette carte gagne +1 en Force tant qu’elle est en Ligne 1."),
    ),
    Case(
        "constant",
        "",
        "",
        ["give(card('harold') & here, health(+2))"],
        ("Harold Godwinson gets +2 Health while in this wedge."),
        ("« Harold Godwinson » gagne +2 en Santé tant que la carte est sur cette Aile."),
    ),
    Case(
        "constant",
        "",
        "",
        ["give(enemy & here, zeal(-1))"],
        ("Enemies in this wedge get -1 Zeal."),
        ("Les ennemis sur cette Aile subissent -1 en Zèle."),
    ),
    Case(
        "constant",
        "",
        "",
        ["give(wedge, might(+2))"],
        ("You get +2 Might in this wedge."),
        ("Vous gagnez +2 en Force sur cette Aile."),
    ),
    Case(
        "constant",
        "",
        "",
        ["give(infantry & here | character & row(1), resources(+2))"],
        ("Your Infantry Units in this wedge and your Characters in Row 1 get +2 Resources."),
        ("Vos Unités d’Infanterie sur cette Aile et vos Personnages en Ligne 1 gagnent +2 en Ressources."),
    ),
    Case(
        "constant",
        "",
        "",
        ["shield(here & other)"],
        ("Your other cards in this wedge cannot be chosen for Range attacks."),
        ("Vos autres cartes sur cette Aile ne peuvent pas être la cible d’attaques d’Archerie."),
    ),
    Case(
        "constant",
        "",
        "",
        ["shield(mine & leader & here)"],
        ("Your Leader cannot be chosen for Range attacks while in this wedge."),
        ("Votre Chef de Guerre ne peut pas être la cible d’attaques d’Archerie tant qu’il est sur cette Aile."),
    ),
    Case(
        "constant",
        "",
        "",
        ["relentless()"],
        ("You may play this card from the top of your discard pile."),
        ("Vous pouvez jouer cette carte depuis le dessus de votre défausse."),
    ),
    Case(
        "constant",
        "",
        "~both_final",
        ["give(unit, might(+1))", "cost(navy | artillery, -1)"],
        (
            "While a player is not yet at the final Objective, your Units get +1 Might and your Navy and "
            "Artillery Units cost 1 less."
        ),
        (
            "Tant qu’un joueur n’est pas encore à l’Objectif final, vos Unités gagnent +1 en Force et vos "
            "Unités de Marine et d’Artillerie coûtent 1 de moins."
        ),
    ),
    Case(
        "response",
        "ability",
        "by_enemy & about(card('shield-wall'))",
        ["cancel()"],
        ("Response: When an enemy ability of Shield Wall is initiated, cancel it."),
        ("Réaction : Quand votre adversaire applique une capacité de « Mur de Boucliers », annulez-la."),
    ),
    Case(
        "response",
        "ability",
        "by_enemy & about(event)",
        ["draw(1)", "cancel()"],
        ("Response: When an ability of an enemy Event is initiated, draw 1 card, then cancel that ability."),
        (
            "Réaction : Quand votre adversaire applique une capacité d’un Événement, piochez 1 carte, puis "
            "annulez cette capacité."
        ),
    ),
    Case(
        "response",
        "ability",
        "by_enemy & range",
        ["cancel()"],
        ("Response: When an enemy makes a Range attack, cancel it."),
        ("Réaction : Quand un ennemi effectue une attaque d’Archerie, annulez-la."),
    ),
    Case(
        "response",
        "played",
        "about(enemy & unit)",
        ["tire(trigger)"],
        ("Response: When your opponent plays a Unit, Tire that Unit."),
        ("Réaction : Quand votre adversaire joue une Unité, épuisez cette Unité."),
    ),
    Case(
        "response",
        "damage",
        "by_enemy & about(mine & unit)",
        ["prevent(2)"],
        ("Response: When your opponent would deal damage to one of your Units, prevent 2 of that damage."),
        ("Réaction : Quand votre adversaire va infliger des dégâts à l’une de vos Unités, empêchez 2 de ces dégâts."),
    ),
    Case(
        "response",
        "damage",
        "about(bearer)",
        ["prevent()"],
        ("Response: When the card it is attached to would take damage, prevent that damage."),
        ("Réaction : Quand la carte qui la porte va subir des dégâts, empêchez ces dégâts."),
    ),
    Case(
        "response",
        "damage",
        "range & about(mine & here & other)",
        ["prevent(1)"],
        (
            "Response: When a Range attack would deal damage to another of your cards in this wedge, prevent "
            "1 of that damage."
        ),
        (
            "Réaction : Quand une attaque d’Archerie va infliger des dégâts à une autre de vos cartes "
            "sur cette Aile, empêchez 1 de ces dégâts."
        ),
    ),
    Case(
        "response",
        "destroy",
        "about(mine & leader)",
        ["cancel()", "heal(trigger, 3)", "sacrifice(self)"],
        (
            "Response: When your Leader would be destroyed, cancel the destruction, remove 3 damage from "
            "your Leader, then sacrifice this card."
        ),
        (
            "Réaction : Quand votre Chef de Guerre va être détruit, annulez cette destruction, retirez "
            "3 dégâts de votre Chef de Guerre, puis sacrifiez cette carte."
        ),
    ),
    Case(
        "response",
        "destroy",
        "about(mine & character & ~leader)",
        ["cancel()", "recall(trigger)"],
        (
            "Response: When one of your non-Leader Characters would be destroyed, cancel the destruction, "
            "then return that Character to your hand."
        ),
        (
            "Réaction : Quand l’un de vos Personnages (hors Chef de Guerre) va être détruit, annulez "
            "cette destruction, puis renvoyez ce Personnage dans votre main."
        ),
    ),
    Case(
        "response",
        "destroy",
        "by_enemy & about(unit) & final",
        ["cancel()", "damage(choose(enemy & unit), 1)", "tire(that)"],
        (
            "Response: When your opponent would destroy a Unit, if you are at the final Objective, cancel "
            "the destruction, deal 1 damage to an enemy Unit, then Tire the chosen Unit."
        ),
        (
            "Réaction : Quand votre adversaire va détruire une Unité, si vous êtes à l’Objectif final, "
            "annulez cette destruction, infligez 1 dégât à une Unité ennemie, puis épuisez l’Unité choisie."
        ),
    ),
    Case(
        "response",
        "move",
        "by_enemy & about(enemy & unit)",
        ["cancel()"],
        ("Response: When your opponent would move one of their Units, cancel the move."),
        ("Réaction : Quand votre adversaire va déplacer l’une de ses Unités, annulez ce déplacement."),
    ),
    Case(
        "response",
        "move",
        "about(~other)",
        ["cancel()"],
        ("Response: When this card would move, cancel the move."),
        ("Réaction : Quand cette carte va être déplacée, annulez ce déplacement."),
    ),
    Case(
        "response",
        "wedge",
        "by_enemy & about(here)",
        ["prevent(1)"],
        ("Response: When your opponent would deal damage to this wedge, prevent 1 of that damage."),
        ("Réaction : Quand votre adversaire va infliger des dégâts à cette Aile, empêchez 1 de ces dégâts."),
    ),
    Case(
        "response",
        "objective",
        "by_enemy",
        ["prevent(2)"],
        ("Response: When your opponent would deal damage to their Objective, prevent 2 of that damage."),
        ("Réaction : Quand votre adversaire va infliger des dégâts à son Objectif, empêchez 2 de ces dégâts."),
    ),
    Case(
        "response",
        "pass",
        "by_enemy",
        ["take_marker()"],
        ("Response: When your opponent passes, take the first player marker."),
        ("Réaction : Quand votre adversaire passe, prenez le marqueur Premier joueur."),
    ),
    Case(
        "response",
        "destroy",
        "about(mine & leader) | by_enemy & about(mine & unit)",
        ["cancel()"],
        (
            "Response: When your Leader would be destroyed or when your opponent would destroy one of your "
            "Units, cancel the destruction."
        ),
        (
            "Réaction : Quand votre Chef de Guerre va être détruit ou quand votre adversaire va "
            "détruire l’une de vos Unités, annulez cette destruction."
        ),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.kind}: {' | '.join(case.do)} {case.when}" for case in CASES])
def test_an_ability_reads_like_a_card(case: Case) -> None:
    told = ability(case.kind, case.do, case.on, case.when)
    assert ability_text(told, NAMES, "en") == case.en
    assert ability_text(told, NAMES, "fr") == spaced(case.fr)


def test_titles_come_after_the_kind() -> None:
    learned = ability("played", ["draw(1)"], key="learned")
    assert ability_text(learned, NAMES, "en") == "When Played: Learned - Draw 1 card."
    assert ability_text(learned, NAMES, "fr") == "Quand joué\u00a0: Érudit – Piochez 1 carte."
    family = ability("constant", ["cost(mine & other & trait('family'), -1)"], key="family")
    assert ability_text(family, NAMES, "en") == "Family - Your other Family cards cost 1 less."
    shot = ability("action", ["range(3)"], key="range")
    assert ability_text(shot, NAMES, "en").startswith("Action: Range 3 - Deal 1 damage")
    assert ability_text(shot, NAMES, "fr").startswith("Action\u00a0: Archerie 3 – Infligez 1 dégât")


def test_a_range_attack_under_another_title_says_what_it_is() -> None:
    shot = ability("action", ["range(2)"], title={"en": "Volley", "fr": "Volée"})
    assert ability_text(shot, NAMES, "en") == (
        "Action: Volley - Make a Range 2 attack: deal 1 damage to an enemy in this wedge at most 2 rows away."
    )
    assert ability_text(shot, NAMES, "fr") == spaced(
        "Action : Volée – Effectuez une attaque d’Archerie 2 : infligez 1 dégât à un ennemi sur cette Aile, "
        "à 2 Lignes au plus."
    )


@pytest.mark.parametrize(
    ("host", "en", "fr"),
    [
        ("wedge", "Attach to a wedge.", "Attachez cette carte à une Aile."),
        ("mine & leader", "Attach to your Leader.", "Attachez cette carte à votre Chef de Guerre."),
        ("enemy & leader", "Attach to the enemy Leader.", "Attachez cette carte au Chef de Guerre ennemi."),
        ("mine & unit", "Attach to one of your Units.", "Attachez cette carte à l’une de vos Unités."),
        ("card('harold')", "Attach to Harold Godwinson.", "Attachez cette carte à « Harold Godwinson »."),
        ("card('edith-swan')", "Attach to Edith Swan.", "Attachez cette carte à « Edith Swan »."),
        (
            "mine & (infantry | character)",
            "Attach to one of your Infantry Units or Characters.",
            "Attachez cette carte à l’une de vos Unités d’Infanterie ou à l’un de vos Personnages.",
        ),
    ],
)
def test_attachments_say_where_they_go(host: str, en: str, fr: str) -> None:
    where = parse(host, WEDGES if host == "wedge" else CARDS)
    assert attach_text(where, NAMES, "en") == en
    assert attach_text(where, NAMES, "fr") == spaced(fr)


def test_no_host_no_line() -> None:
    assert attach_text(None, NAMES, "en") == ""


@pytest.mark.parametrize(
    ("host", "en", "fr"),
    [
        ("mine & leader", "Your Leader gets +1 Zeal.", "Votre Chef de Guerre gagne +1 en Zèle."),
        ("mine & unit & here", "The Unit it is attached to gets +1 Zeal.", "L’Unité qui la porte gagne +1 en Zèle."),
        (
            "mine & character",
            "The Character it is attached to gets +1 Zeal.",
            "Le Personnage qui la porte gagne +1 en Zèle.",
        ),
        ("mine & army", "The card it is attached to gets +1 Zeal.", "La carte qui la porte gagne +1 en Zèle."),
        ("card('harold')", "Harold Godwinson gets +1 Zeal.", "« Harold Godwinson » gagne +1 en Zèle."),
    ],
)
def test_a_card_says_where_it_is_attached_and_then_what_that_does(host: str, en: str, fr: str) -> None:
    card = Card("banner")
    card.type = "attachment"
    card.attach = parse(host, CARDS)
    card.abilities = [ability("constant", ["give(bearer, zeal(+1))"])]
    assert card_text(card, NAMES, "en") == [attach_text(card.attach, NAMES, "en"), en]
    assert card_text(card, NAMES, "fr") == [attach_text(card.attach, NAMES, "fr"), spaced(fr)]


def test_type_lines() -> None:
    card = Card("huscarls")
    card.type = "unit"
    card.unit = "infantry"
    card.traits = ["huscarl", "family"]
    assert type_line(card, NAMES, "en") == "Unit - Infantry - Huscarl, Family"
    assert type_line(card, NAMES, "fr") == "Unité – Infanterie – Huscarl, Famille"
    card.unit = "ranged"
    card.traits = []
    assert type_line(card, NAMES, "en") == "Unit - Archer"
    assert type_line(card, NAMES, "fr") == "Unité – Archers"
    card.type = "leader"
    card.unit = ""
    assert type_line(card, NAMES, "fr") == "Chef de Guerre"


def test_guns_and_results_turned_round() -> None:
    names = Names({}, {}).in_box("1565")
    guns = ability("action", ["bombard(choose(wedge), 2)"])
    assert ability_text(guns, names, "en") == (
        "Action: Deal 2 damage to each enemy in a frontier of your choice, in row order."
    )
    assert ability_text(guns, names, "fr") == spaced(
        "Action : Infligez 2 dégâts à chaque ennemi sur une Frontière de votre choix, dans l’ordre des Lignes."
    )
    near = ability("action", ["bombard(this_wedge, count(mine & here & artillery))"])
    assert ability_text(near, NAMES, "en") == (
        "Action: Deal damage to each enemy in this wedge, in row order, "
        "equal to the number of your Artillery Units in this wedge."
    )
    assert ability_text(near, NAMES, "fr") == spaced(
        "Action : Infligez à chaque ennemi sur cette Aile, dans l’ordre des Lignes, "
        "un nombre de dégâts égal au nombre de vos Unités d’Artillerie sur cette Aile."
    )
    turned = ability("response", ["turn_round()"], on="wedge", when="by_enemy")
    assert ability_text(turned, names, "en") == (
        "Response: When your opponent would deal damage to a frontier, you deal that damage instead."
    )


def test_another_game_has_its_own_words() -> None:
    names = Names({}, {}, "1565")
    told = ability("action", ["refresh(choose(mine & ranged & tired & here))", "move(that, choose(wedge))"])
    assert ability_text(told, names, "en") == (
        "Action: Ready one of your Tired Ranged Units in this frontier (no card more than once a round), "
        "then move that Unit to another frontier."
    )
    assert ability_text(told, names, "fr") == spaced(
        "Action : Préparez l’une de vos Unités de Tireurs Épuisées sur cette Frontière "
        "(aucune carte plus d’une fois par round), "
        "puis déplacez cette Unité vers une autre Frontière."
    )


# ------------------------------------------------------------------ every word

#: Around a thing of a type, an ability that has it.
AROUND = {
    EFFECT: ("action", "{}"),
    LASTING: ("constant", "{}"),
    WHO: ("action", "damage({}, 1)"),
    PLACE: ("action", "damage_wedge({}, 1)"),
    GIFT: ("constant", "give(mine & unit, {})"),
    AMOUNT: ("action", "draw({})"),
    CARDS: ("action", "tire(choose({}))"),
    CONDITION: ("response", "draw(1)"),
}


def around(word: str) -> list[AbilityText]:
    """Abilities that use a word's example, in every place where it is allowed."""
    example = WORDS[word].example
    if word == "ranged" and example.startswith("ready("):
        example = "refresh(choose(mine & ranged))"  # The vocabulary's own example is no expression.
    found: list[AbilityText] = []
    for type, (kind, frame) in AROUND.items():
        try:
            parse(example, type)
            if type == CONDITION:
                found += [ability(kind, [frame], on, example) for on in TRIGGERS]
                continue
            text = frame.format(example)
            found.append(ability(kind, [text], "damage" if kind == "response" else ""))
        except BadExpression:
            continue
    return found


def leaks(text: str) -> list[str]:
    """Signs of a sentence that was not made of words."""
    return re.findall(r"_|\w\(|\u0001|  |None| [,.]|[&|~']{2}", text)


@pytest.mark.parametrize("word", list(WORDS))
def test_every_word_is_told_in_both_languages(word: str) -> None:
    abilities = around(word)
    assert abilities, f"the example of {word!r} fits nowhere"
    for told in abilities:
        for lang in ("en", "fr"):
            text = ability_text(told, NAMES, lang)
            assert leaks(text) == []
            assert text.endswith(".")
            # What is a word of both languages says nothing; the rest would be seen in French.
            if lang == "fr" and word != "final":
                assert not re.search(rf"\b{word}\b", text), text


FILTERS = [
    word.name if not word.takes else f"{word.name}({'1' if word.takes[0] == 'number' else repr('family')})"
    for word in WORDS.values()
    if CARDS in word.gives and word.name not in ("and", "or", "not")
]


@pytest.mark.parametrize("filter", FILTERS)
def test_every_filter_is_told_alone_denied_and_with_another(filter: str) -> None:
    for whole in (filter, f"~{filter}", f"mine & {filter}", f"enemy & ~{filter}", f"{filter} | damaged & unit"):
        for kind, text in (
            ("action", f"damage(choose({whole}), 1)"),
            ("action", f"heal(choose({whole}, 2), 1)"),
            ("action", f"recall(all({whole}))"),
            ("action", f"draw(count({whole}))"),
            ("action", f"discount({whole}, 1)"),
            ("constant", f"cost({whole}, -1)"),
        ):
            for lang in ("en", "fr"):
                assert leaks(ability_text(ability(kind, [text]), NAMES, lang)) == []
        for lang in ("en", "fr"):
            assert leaks(ability_text(ability("played", ["draw(1)"], when=f"has({whole})"), NAMES, lang)) == []
            for on in TRIGGERS:
                told = ability("response", ["damage(trigger, 1)"], on, f"about({whole})")
                assert leaks(ability_text(told, NAMES, lang)) == []


def test_long_filters_stay_short() -> None:
    """No filter multiplies: what it says grows as it does."""
    either = " & ".join(["(ready | row(1))"] * 5)
    assert len(ability_text(ability("action", [f"tire(choose(enemy & {either}))"]), NAMES, "fr")) < 1000


# ------------------------------------------------------------------ packs


def packs() -> list[Pack]:
    found: list[Pack] = []
    for path in sorted(PACKS.glob("*.toml")):
        raw = parse_toml(path.read_text(encoding="utf-8"), path.name)
        if "pack" in raw:
            found.append(read_pack(raw, path.name))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_every_pack_is_told(lang: str) -> None:
    made = packs()
    cards = {card.id: card.name for pack in made for card in pack.cards}
    for pack in made:
        names = Names(pack.traits, cards)
        for card in pack.cards:
            assert type_line(card, names, lang)
            for line in card_text(card, names, lang):
                assert leaks(line) == [], (card.id, line)
        for objective in pack.objectives:
            for line in objective_text(objective, names, lang):
                assert leaks(line) == [], (objective.letter, line)
