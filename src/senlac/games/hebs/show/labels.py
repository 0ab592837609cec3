"""What scenes say beside names and cards, in English and French."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.packs.pack import Both
from senlac.games.hebs.show.board import word

#: Beyond what the text board says, in English and French.
WORDS: Final[dict[str, Both]] = {
    "cost": ("Cost", "Coût"),
    "row": ("Row", "Ligne"),
    "objective": ("Objective", "Objectif"),
    "attached": ("Attachments", "Attachements"),
    "of": ("of", "sur"),
    "this-round": ("this round", "pendant ce round"),
    "for-good": ("for good", "durablement"),
    "shielded": ("cannot be chosen by Range", "ne peut être la cible de l’Archerie"),
    "shielded-frontier": ("cannot be chosen by Range", "ne peut être la cible du Tir"),
    "refreshed": ("made Ready by an effect this round", "redevenue Prête par un effet à ce round"),
    "seen": ("the opponent has seen this card", "l’adversaire a vu cette carte"),
    "chosen": ("chosen to be discarded", "choisie pour la défausse"),
    "cheaper": ("costs less just now", "coûte moins cher en ce moment"),
    "relentless-top": ("on top: may be played from here", "sur le dessus : peut être jouée d’ici"),
    "floor": ("never below 0", "jamais sous 0"),
    "final": ("the final battle", "la bataille finale"),
    "done": ("destroyed", "détruit"),
    "current": ("current", "en cours"),
    "ahead": ("still ahead", "à venir"),
    "attacker": ("attacker", "attaquant"),
    "defender": ("defender", "défenseur"),
    "claimed-by": ("claimed by the", "emportée par les"),
    "protected-by": ("the opponent deals no damage here this round", "l’adversaire n’y inflige aucun dégât à ce round"),
    "dealt": ("damage dealt", "dégâts infligés"),
    "choosing": ("choosing targets", "choix des cibles"),
    "attested": ("attested", "attesté"),
    "derived": ("derived", "déduit"),
    "history": ("from history", "tiré de l’histoire"),
    "rulebook": ("from the rulebook", "tiré des règles"),
    "reconstructed": ("reconstructed", "reconstitué"),
    # What options come to.
    "free": ("costs nothing", "ne coûte rien"),
    "costs": ("costs", "coûte"),
    "tires": ("it becomes Tired", "la carte devient Épuisée"),
    "idle": ("as things stand nothing would change", "en l’état, rien ne changerait"),
    "idle-shielded": ("enemies in reach: {}, all of them shielded", "ennemis à portée : {}, tous protégés"),
    "idle-range": ("no enemy here at most {} rows away", "aucun ennemi ici à {} Lignes au plus"),
    "idle-full": ("{} army cards are already wherever it could go", "il y a déjà {} cartes d’armée partout ailleurs"),
    "idle-readied": (
        "made Ready this round already, and no card is twice: {}",
        "déjà rendues Prêtes pendant ce round, et aucune carte ne l’est deux fois : {}",
    ),
    "idle-final": (
        "your final Objective was not in play when the round began",
        "votre Objectif final n’était pas en jeu au début du round",
    ),
    "idle-harm": ("as things stand it would only harm itself", "en l’état, la carte ne nuirait qu’à elle-même"),
    "yields-tired": ("Tire it for", "l’épuiser donne"),
    "yields-discard": ("discard it for", "la défausser donne"),
    "lost": ("lost", "en trop"),
    "pass-first": (
        "You take the first player marker and no more turns in this phase; the opponent may go on alone.",
        "Vous prenez le marqueur Premier joueur et ne jouez plus dans cette phase ; l’adversaire peut continuer seul.",
    ),
    "pass-holder": (
        "You keep the first player marker and take no more turns in this phase; the opponent may go on alone.",
        "Vous gardez le marqueur Premier joueur et ne jouez plus dans cette phase ; l’adversaire peut continuer seul.",
    ),
    "pass-last": (
        "The opponent has passed already: the Deployment phase ends.",
        "L’adversaire a déjà passé : la phase de Déploiement se termine.",
    ),
    "pass-foe": (
        "You take no more turns in this phase; the Foe makes its Range attacks, plays one more card and passes too.",
        "Vous ne jouez plus dans cette phase ; le Rival tire avec ses cartes Prêtes, joue encore une carte et passe.",
    ),
    "pass-here": (
        "No answer to this; you may still answer what follows.",
        "Aucune réaction à ceci ; vous pourrez encore réagir à la suite.",
    ),
}

#: Words that clients put beside numbers and piles.
SHARED: Final = (
    "cost", "might", "zeal", "health", "resources", "dealt", "hand", "deck", "discard", "reserve", "objectives",
    "against", "final", "marker", "turn", "you", "stack", "legend-tired", "relentless-top",
)  # fmt: skip


def said(name: str, lang: str) -> str:
    """A word of this module, or of the text board."""
    return WORDS[name][1 if lang == "fr" else 0] if name in WORDS else word(name, lang)
