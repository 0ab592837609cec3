"""How a game is shown: the second part of its contract. Every method has a default that works in text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from senlac.kernel.explain import Arg
from senlac.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from senlac.kernel.gamedef import GameDef
    from senlac.kernel.views import View


#: What the table itself tells of any game.
TABLE_ROLES: Final[dict[str, tuple[str, ...]]] = {"table-end": ("act", "ending"), "table-takeback": ("act",)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation:
    """What clients ask of a game, in the reader's language."""

    #: What kinds of events are to a client, whatever the game.
    #:
    #: `act` is what somebody or the rules do, and lines after it without that role are what comes of it. `turn` begins
    #: a round or turn, its first number; `ending` ends the game.
    #:
    #: Of things: `reveal` shows its first thing to all; `enter` brings its first thing to the place that is named last;
    #: `gone` takes it off the table, `tire`, `ready` turn it, `draw`, `discard` move a card between hand and piles;
    #: `damage` and `heal` have an amount as their first number; `blow` is damage to a place that the game is about;
    #: `guard` averts something, `boon` makes it stronger, `aim` points from its first thing at its last; `note` is
    #: worth a word and no more.
    #:
    #: Of the battle: `battle` has a place and the totals of both sides as its first numbers; `attempt` a total and what
    #: it must exceed; `taken` is an aim reached, `claim` a place won for good, `fall` the end of a Leader; `pass` is
    #: when somebody does nothing.
    #:
    #: Of dice: `roll` has a die as its first number and its modifiers' sum as the second, `bare` a die and no modifier,
    #: `two-dice` two dice and none; `modifier` and `outcome` belong to the roll before them. `motion` takes a piece
    #: somewhere or away against its will, which may be a `rout`, a `loss` or a `pursuit`.
    event_roles: ClassVar[dict[str, tuple[str, ...]]] = {}

    def __init__(self, game: GameDef[Any]) -> None:
        self.game = game

    def roles(self, seen: tuple[Any, ...]) -> tuple[str, ...]:
        """What an event of the log is to a client."""
        return TABLE_ROLES.get(seen[0]) or self.event_roles.get(seen[0], ())

    def doer(self, s: Any, seen: tuple[Any, ...]) -> int:
        """The seat whose doing an event is, or else whose thing it tells of; -1 for nobody's."""
        for domain, thing in zip(self.game.events.get(seen[0], ()), seen[1:], strict=False):
            seat = self.owner(s, domain, thing)
            if seat >= 0:
                return seat
        return -1

    def owner(self, s: Any, domain: str, thing: int) -> int:
        """The seat that a thing belongs to; -1 for what is nobody's."""
        return thing if domain == "seat" else -1

    def faction(self, s: Any, seat: int) -> str:
        """What a seat's side is drawn as, such as `norman`; empty where a game has no colours for it."""
        return ""

    # ---------------------------------------------------------- words

    def title(self, lang: str = "en") -> str:
        """The game's title, as its edition in that language has it."""
        return self.game.title

    def label(self, domain: str, thing: int, lang: str = "en") -> str:
        """The name of a thing for people."""
        return self.game.names(domain)[thing]

    def facts(self) -> dict[str, int | str]:
        """What every message of the game may name: the numbers of its rules and tables, the words of its box."""
        return {}

    def spoken_of(self, s: Any) -> GameDef[Any]:
        """The game that knows what things are called in a position; another only where chance decides their names."""
        return self.game

    def describe(self, domain: str, thing: int, lang: str = "en") -> str:
        """All that is printed on a thing, for those who want to read it; empty if there is no more than its name."""
        return ""

    def look(self, view: View, domain: str, thing: int, lang: str = "en") -> str:
        """What is to be seen of a thing as it is now, such as all that is in a hex; empty if that is no more."""
        return ""

    def action_text(self, action: tuple[Any, ...], about: dict[str, Arg], lang: str = "en") -> str:
        """What a choice comes to in words, where its own do not say, as the text of the ability that it uses.

        The question may say what it is a choice about.
        """
        return ""

    def option_hints(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        """What each option costs or is likely to come to, in a few words; empty where a game has nothing to say."""
        return []

    def option_details(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        """The hints at length, for clients that have a whole line for each option and no card beside it."""
        return self.option_hints(view, options, lang)

    def option_warnings(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        """What each option puts at stake that nobody would mean to, where it cannot be taken back; empty if none."""
        return []

    def verdict(self, s: Any, lang: str = "en") -> str:
        """What is said of a game that is over, beside who has won and how; empty where a game has nothing to say."""
        return ""

    def honour(self, score: int, lang: str = "en") -> str:
        """The title that a score (`Study.measured` calls it so) earns; empty where a game gives none."""
        return ""

    # ---------------------------------------------------------- in text

    def board(self, view: View, lang: str = "en", width: int = 96) -> str:
        """A picture in text, no wider than that if it can be; by default all that the view shows, line by line."""
        return "\n".join([f"{name}: {value}" for name, value in view.data.items() if name != "table"])

    def piles(self, view: View, lang: str = "en", width: int = 96) -> str:
        """The piles that lie open, every card of them in order; empty where a game has none."""
        return ""

    # ---------------------------------------------------------- for graphical clients

    def picture(self, view: View, lang: str = "en", dark: bool = False) -> str:
        """A picture as SVG; empty where a game has none."""
        return ""

    def scenery(self, lang: str = "en") -> dict[str, Any]:
        """What never changes while a game lasts and everybody knows: the faces of cards, the map. Empty if none."""
        return {}

    def scene(self, view: View, lang: str = "en") -> dict[str, Any]:
        """The position as a client draws it, with things named by `ref`; empty where `board` must do."""
        return {}

    def ref(self, domain: str, thing: int) -> str:
        """The name of a thing among scenes, choices and log lines, such as `card:41`."""
        return f"{domain}:{thing}"

    def intents(self, view: View, domain: str, thing: int) -> list[tuple[Any, ...]]:
        """What somebody who points at a thing may have in mind, likeliest first, to be told why it cannot be."""
        return []
