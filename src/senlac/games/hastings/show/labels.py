"""What scenes of Hastings say beside names, in English and French."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.state.field import Both

#: What only this view of the battle says, in English and French; the rest are the words of `board`.
WORDS: Final[dict[str, Both]] = {
    "front": ("front", "front"),
    "flank": ("flank", "flanc"),
    "rear": ("rear", "arrière"),
    "front-letter": ("F", "F"),
    "flank-letter": ("K", "L"),
    "rear-letter": ("R", "A"),
    "ml": ("ML", "NM"),
    "still-move": ("{n} of {total} still to move (7.6.1)", "{n} sur {total} doivent encore bouger (7.6.1)"),
    "still-attack": ("{n} must still attack (7.7.1)", "{n} doivent encore attaquer (7.7.1)"),
    "still-check": ("{n} check morale (7.10.1)", "{n} testent leur moral (7.10.1)"),
    "astray": ("{n} away from the Command (1.1.COMMAND)", "{n} à l’écart du Commandement (1.1.COMMAND)"),
    "may-plunge": ("Plunging Fire may begin (7.3.7)", "Le tir plongeant peut commencer (7.3.7)"),
    "plunges": ("Plunging Fire began (7.3.7)", "Le tir plongeant a commencé (7.3.7)"),
    "may-regroup": (
        "From now on the Norman may declare the Regroup Turn (9.1.2)",
        "Le Normand peut désormais déclarer le tour de regroupement (9.1.2)",
    ),
    "must-regroup": ("Regroup Turn at the latest (9.1.3)", "Tour de regroupement au plus tard (9.1.3)"),
    "regroups": ("Regroup Turn (9.1)", "Tour de regroupement (9.1)"),
    "dusk": (
        "Night falls: the Anglo-Saxons win if Harold lives (10.1.3)",
        "La nuit tombe\u00a0: les Anglo-Saxons gagnent si Harold vit (10.1.3)",
    ),
    "deadline": (
        "The Normans must win by the end of turn {n} (10.1.3)",
        "Les Normands doivent gagner avant la fin du tour {n} (10.1.3)",
    ),
    "moved": ("has had its order", "a reçu son ordre"),
    "waiting": ("still to move", "doit encore bouger"),
    "must-attack": ("must attack", "doit attaquer"),
    "attacked": ("has attacked", "a attaqué"),
    "charging": ("may charge", "peut charger"),
    "fleeing": ("about to flee", "va fuir"),
    "hit": ("hits to check morale for: {n}", "touches à tester\u00a0: {n}"),
    "stray": ("away from its Command", "à l’écart de son Commandement"),
    "column": ("Column of combat factor {n}", "Colonne du facteur de combat {n}"),
    "hits-1": ("1 hit", "1 touche"),
    "hits": ("{n} hits", "{n} touches"),
    "wall-takes": ("the Shield Wall takes the first hit (7.8.2)", "le Mur de boucliers prend la 1re touche (7.8.2)"),
    "routed-doubles": ("hits on a Routed unit count twice (7.7.7)", "les touches comptent double (7.7.7)"),
    "no-pursuit": ("stays", "reste"),
    "hexes-1": ("1 hex", "1 hex"),
    "hexes": ("{n} hexes", "{n} hex"),
    "danger": ("in an enemy’s front", "dans le front d’un ennemi"),
    "aside": ("whole move, facing kept (7.6.7, 7.6.8)", "tout le mouvement, orientation gardée (7.6.7, 7.6.8)"),
    "no-missiles": ("the Anglo-Saxons have none (7.3.1)", "les Anglo-Saxons n’en ont pas (7.3.1)"),
    "out": ("no units left", "plus d’unités"),
}


def say(name: str, lang: str, **numbers: int) -> str:
    return WORDS[name][lang == "fr"].format(**numbers)
