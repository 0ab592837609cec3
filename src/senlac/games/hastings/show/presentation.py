"""How Hastings is shown: names, tables in words, the map in text and as a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from senlac.catalogue import in_tongue
from senlac.games.hastings.rules.losses import doomed
from senlac.games.hastings.rules.reach import reach
from senlac.games.hastings.show.board import board, describe_command, describe_stack
from senlac.games.hastings.show.labels import compass, say, short_name, unit_name
from senlac.games.hastings.show.odds import in_short, in_words, odds
from senlac.games.hastings.show.scene import Painter, intents
from senlac.games.hastings.show.scenery import scenery
from senlac.games.hastings.show.svg import draw
from senlac.games.hastings.show.warnings import warning
from senlac.games.hastings.state.field import SIDES
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import OFF, UNREACHED, hexes_of
from senlac.kernel.explain import Arg
from senlac.kernel.presentation import Presentation
from senlac.kernel.views import View

if TYPE_CHECKING:
    from senlac.games.hastings.game import HastingsGame

#: The tables of modifiers, whose lines have words.
LINES: Final = ("melee-line", "morale-line", "initiative-line", "left-line")
#: Whose wools the sides wear.
FACTIONS: Final = ("saxon", "norman")
#: Domains whose things have the refs of another.
REFS: Final = {"unit": "piece", "seat": "side"}


class HastingsPresentation(Presentation):
    """The battle, as clients show it."""

    game: HastingsGame
    event_roles: ClassVar[dict[str, tuple[str, ...]]] = {
        "hastings-turn": ("act", "turn"),
        "hastings-initiative-roll": ("act", "roll"),
        "hastings-rally": ("act", "roll"),
        "hastings-plunging-roll": ("act", "roll"),
        "hastings-shoots": ("act", "roll"),
        "hastings-left-chart": ("act", "roll"),
        "hastings-attacks": ("act", "roll"),
        "hastings-morale": ("roll",),
        "hastings-alarm": ("roll",),
        "hastings-casualty": ("roll",),
        "hastings-event": ("act", "two-dice"),
        "hastings-right-chart": ("act", "bare"),
        "hastings-yields": ("act",),
        "hastings-first": ("act",),
        "hastings-regroup-declared": ("act",),
        "hastings-regroup": ("act",),
        "hastings-activates": ("act", "activation"),
        "hastings-chit": ("act", "activation"),
        "hastings-moves": ("act", "enter"),
        "hastings-leader-moves": ("act", "enter"),
        "hastings-leader-goes-along": ("enter",),
        "hastings-leader-refuge": ("enter",),
        "hastings-withdraws": ("act", "enter"),
        "hastings-no-refuge": ("act",),
        "hastings-faces": ("act",),
        "hastings-forms-wall": ("act", "guard"),
        "hastings-returns": ("act", "enter"),
        "hastings-feigns": ("act",),
        "hastings-feints": ("act", "enter"),
        "hastings-retreats": ("enter",),
        "hastings-advances": ("act", "enter"),
        "hastings-event-hits": ("damage",),
        "hastings-relieved": ("act", "heal"),
        "hastings-standard-captured": ("claim",),
        "hastings-loses": ("act", "gone"),
        "hastings-initiative-drm": ("modifier",),
        "hastings-left-drm": ("modifier",),
        "hastings-melee-drm": ("modifier",),
        "hastings-morale-drm": ("modifier",),
        "hastings-rallies": ("outcome",),
        "hastings-no-rally": ("outcome",),
        "hastings-plunging": ("outcome",),
        "hastings-no-plunging": ("outcome",),
        "hastings-missile-hit": ("outcome",),
        "hastings-missile-miss": ("outcome",),
        "hastings-keeps-ranks": ("outcome",),
        "hastings-pursues": ("outcome", "motion", "pursuit"),
        "hastings-no-effect": ("outcome",),
        "hastings-pushback": ("outcome",),
        "hastings-no-retreat": ("outcome",),
        "hastings-wall-holds": ("outcome",),
        "hastings-wall-broken": ("outcome",),
        "hastings-hits": ("outcome", "damage"),
        "hastings-stands": ("outcome",),
        "hastings-routs": ("outcome", "motion", "rout"),
        "hastings-leader-killed": ("outcome", "motion", "gone", "fall"),
        "hastings-leader-wounded": ("outcome",),
        "hastings-leader-unhurt": ("outcome",),
        "hastings-initiative": ("outcome",),
        "hastings-flees": ("motion",),
        "hastings-trapped": ("motion",),
        "hastings-leaves-map": ("motion",),
        "hastings-goes-back": ("motion",),
        "hastings-eliminated": ("motion", "loss", "gone"),
    }

    def __init__(self, game: HastingsGame) -> None:
        super().__init__(game)
        #: Who painted the last position, by language: the next who looks mostly sees the same.
        self._painters: dict[str, Painter] = {}

    def faction(self, s: Any, seat: int) -> str:
        return FACTIONS[seat]

    def owner(self, s: Any, domain: str, thing: int) -> int:
        field = self.game.field
        if domain in ("seat", "side"):
            return thing
        if domain == "command":
            return field.commands[thing].side
        if domain in ("unit", "piece"):
            piece = field.leader_of(thing) if field.is_leader(thing) else field.units[thing]
            return field.commands[piece.command].side
        return -1

    def title(self, lang: str = "en") -> str:
        return words("name-hastings", lang)

    def label(self, domain: str, thing: int, lang: str = "en") -> str:
        field = self.game.field
        if domain in LINES:
            return words(f"{domain}-{self.game.names(domain)[thing]}", lang)
        if domain in ("side", "seat"):
            return words(f"people-{SIDES[thing]}", lang)
        if domain == "command":
            command = field.commands[thing]
            return words(
                "command-of", lang, name=in_tongue(command.name, lang), people=self.label("side", command.side, lang)
            )
        if domain == "type":
            return in_tongue(field.types[thing].name, lang)
        if domain == "event":
            return in_tongue(field.events[thing].name, lang)
        if domain == "effect":
            return in_tongue(field.events[thing].text, lang)
        if domain == "facing":
            return compass(self.game.names(domain)[thing], lang)
        if domain == "piece" and field.is_leader(thing):
            return in_tongue(field.leader_of(thing).name, lang)
        if domain in ("unit", "piece"):
            return unit_name(field, thing, lang)
        if domain == "units":
            return ", ".join([unit_name(field, unit, lang) for unit in hexes_of(thing)])
        return self.game.names(domain)[thing]

    def describe(self, domain: str, thing: int, lang: str = "en") -> str:
        if domain == "event":
            return in_tongue(self.game.field.events[thing].text, lang)
        return ""

    def look(self, view: View, domain: str, thing: int, lang: str = "en") -> str:
        """What is in a hex, or with a piece in its hex; a Command with its units."""
        if domain == "command":
            return describe_command(self.game.field, view.data, thing, lang)
        here = thing if domain == "hex" else view["place"][thing] if domain in ("unit", "piece") else OFF
        return describe_stack(self.game.field, view.data, here, lang) if here != OFF else ""

    def option_hints(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        """The odds of attacks, what moves cost, and which Leaders a loss costs."""
        s = self.game.imagine(view)
        if options[0][0] == "remove":
            return [self._warn(doomed(s, option[1]), lang) for option in options]
        if options[0][0] == "attack":
            return [in_short(odds(s, unit, enemy), lang) for _, unit, enemy in options]
        if options[0][0] != "move":
            return []
        ways = reach(s, options[0][1])
        costs = [ways.cost_to(option[2], option[3]) if option[0] == "move" else 0 for option in options]
        whole = self.game.field.ma[options[0][1]]
        return [say("points", lang, points=whole if cost == UNREACHED else cost) for cost in costs]

    def option_details(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        """Of attacks, the odds with all that is added to the die."""
        if options[0][0] != "attack":
            return self.option_hints(view, options, lang)
        s = self.game.imagine(view)
        lines = [self.label("melee-line", line, lang) for line in range(len(self.game.names("melee-line")))]
        return [in_words(odds(s, unit, enemy), lines, lang) for _, unit, enemy in options]

    def action_text(self, action: tuple[Any, ...], about: dict[str, Arg], lang: str = "en") -> str:
        """An attack in short names: the Command of the attackers is in the question, the hex tells the defenders."""
        if action[0] != "attack":
            return ""
        field = self.game.field
        return say("blow", lang, unit=short_name(field, action[1], lang), enemy=short_name(field, action[2], lang))

    def option_warnings(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        """Which Leader would be lost or left alone before the enemy."""
        s = self.game.imagine(view)
        return [warning(s, option, lang) for option in options]

    def _warn(self, leaders: list[int], lang: str) -> str:
        """Who dies with a unit (7.11.3)."""
        names = [self.label("piece", leader, lang) for leader in leaders]
        if not names:
            return ""
        return say("dead-with", lang, names=say("and", lang).join(names), count=len(names))

    def board(self, view: View, lang: str = "en", width: int = 96) -> str:
        return board(self.game.field, view.data, lang, width)

    def picture(self, view: View, lang: str = "en", dark: bool = False) -> str:
        return draw(self.game.field, view.data, lang, dark)

    def scenery(self, lang: str = "en") -> dict[str, Any]:
        return scenery(self.game, lang)

    def scene(self, view: View, lang: str = "en") -> dict[str, Any]:
        painter = self._painters.get(lang)
        if painter is None or not painter.shows(view):
            painter = self._painters[lang] = Painter(self.game, view, lang)
        return painter.scene(view.seat)

    def ref(self, domain: str, thing: int) -> str:
        """Units and Leaders are pieces, whatever a choice calls them; a seat is a side."""
        return f"{REFS.get(domain, domain)}:{thing}"

    def intents(self, view: View, domain: str, thing: int) -> list[tuple[Any, ...]]:
        return intents(self.game, view, domain, thing)
