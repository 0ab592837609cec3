"""The variants and rulings in force, as the rules ask for them."""

from __future__ import annotations

from typing import Any, ClassVar

from senlac.games.hebs.state.box import Box
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.gamedef import GameDef
from senlac.kernel.native import mypyc_attr
from senlac.kernel.options import OptionValue


@mypyc_attr(allow_interpreted_subclasses=True)
class HebsRules(GameDef[Hebs]):
    """What the rules ask of the game: what is printed, and the variants and rulings in force."""

    box: Box
    #: What the box calls a column of the battlefield: a wedge, or a frontier.
    column: ClassVar[str] = "wedge"

    def __init__(self, options: dict[str, OptionValue]) -> None:
        super().__init__(options)
        self.shuffled_objectives = options["shuffled_objectives"] is True
        self.cut_decks = options["cut_decks"] is True
        #: By side: the cards that the deck leaves out which a player has brought along, if one did.
        self.left_out: list[tuple[int, ...] | None] = [None, None]
        self.late_range = options["late_range"] is True
        #: The French edition has only the Archers' Range wait (H.VAR.RANGE).
        self.only_archers_wait = options.get("edition") == "fr"
        self.respond_again = options["respond_again"] is True
        #: Cards drawn in Preparation.
        self.draws = {"draw2": 2, "draw3": 3, "draw4": 4}[str(options["draft"])]
        self.tie_by_hand = options["tie"] == "hands"
        #: Whether a random player picks the faction (H.SETUP.FACTION), and the attacking side, -1 if chance decides.
        self.choosing = options["choosing"] is True
        self.attacker = 0
        #: By the attacking side: whether its battlefield's rulebook allows one Objective a round (H.OBJ.ONE).
        self.one_objective: list[bool] = [False, False]
        #: By the attacking side: the box that the battlefield is from.
        self.ground_ids: list[str] = ["", ""]
        #: The side that the solo rules play, -1 between two players: it has no hand and is never asked.
        self.foe = -1
        #: Whether hands, Objectives and the damage on wedges are known only to a player at a real table.
        self.at_table = False

    def objective_destroyed(self, s: Hebs, side: int) -> None:
        """What a game adds to the destruction of an Objective."""

    def by_hand(self, s: Hebs, op: int, amount: int, wedge: int) -> bool:
        """Whether an effect is carried out by hand at a real table, where the player was just told to."""
        return False

    def draw_again(self, s: Hebs) -> None:
        """The Foe draws until it can play a card."""


def rules_of(s: Hebs) -> HebsRules:
    game: Any = s.game
    rules: HebsRules = game
    return rules
