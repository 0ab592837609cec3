"""How a game is shown: the second part of its contract. Every method has a default that works in text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from senlac.kernel.explain import Arg
from senlac.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from senlac.kernel.gamedef import GameDef
    from senlac.kernel.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation:
    """What clients ask of a game, in the reader's language."""

    #: What kinds of events are to a client, whatever the game: `turn` begins a round or turn; `roll` has a die as its
    #: first number and its modifiers' sum as the second, `bare` a die and no modifier, `two-dice` two dice and none;
    #: `modifier` and `outcome` belong to the roll before them; `motion` takes a piece somewhere or away, which may
    #: be a `rout`, a `loss` or a `pursuit`.
    event_roles: ClassVar[dict[str, tuple[str, ...]]] = {}

    def __init__(self, game: GameDef[Any]) -> None:
        self.game = game

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
