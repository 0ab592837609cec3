"""How the card games are shown: names, cards, boards and scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from senlac.catalogue import in_tongue
from senlac.games.hebs.packs.pack import LEADER, LEAST_DECK
from senlac.games.hebs.rules.preparation import hand_limit
from senlac.games.hebs.rules.settling import TO_WIN
from senlac.games.hebs.rules.setup import FACTION, FIRST_HAND
from senlac.games.hebs.show.board import board, piles
from senlac.games.hebs.show.cardtext import ability_text, attach_text, card_text, discounted_text, type_line
from senlac.games.hebs.show.faces import names_of, ref_of, scenery
from senlac.games.hebs.show.hints import intents, option_hints
from senlac.games.hebs.show.roles import ROLES
from senlac.games.hebs.show.scene import OpenTable, told_to_all
from senlac.games.hebs.show.wording import VALUES, capital, value_name
from senlac.games.hebs.state.codes import WEDGES
from senlac.games.hebs.state.places import seat_of
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.text import words
from senlac.kernel.explain import Arg
from senlac.kernel.frames import ASKS, ask_of, waiting
from senlac.kernel.gamedef import GameDef
from senlac.kernel.presentation import Presentation
from senlac.kernel.views import View

if TYPE_CHECKING:
    from senlac.games.hebs.game import HebsGame


class HebsPresentation(Presentation):
    """A game between two players, as clients show it."""

    game: HebsGame
    event_roles: ClassVar[dict[str, tuple[str, ...]]] = ROLES

    def __init__(self, game: HebsGame) -> None:
        super().__init__(game)
        #: What lay open when somebody looked last, by language: the next who looks mostly finds the same.
        self._open: dict[str, OpenTable] = {}
        self._labels: dict[tuple[str, int, str], str] = {}

    def roles(self, seen: tuple[Any, ...]) -> tuple[str, ...]:
        found = super().roles(seen)
        return (*found, "fall") if seen[0] == "hebs-destroyed" and seen[1] in self.game.box.leader else found

    def faction(self, s: Any, seat: int) -> str:
        # Who plays whom is not known before it is chosen.
        return "" if self.game.choosing else self.game.packs[seat_of(s, seat)].faction

    def owner(self, s: Any, domain: str, thing: int) -> int:
        box = self.game.box
        if domain == "side":
            return seat_of(s, thing)
        if domain == "card" or (domain == "element" and thing < box.count):
            return seat_of(s, box.side[thing])
        return super().owner(s, domain, thing)

    def title(self, lang: str = "en") -> str:
        return words(f"name-{self.game.name}", lang)

    def label(self, domain: str, thing: int, lang: str = "en") -> str:
        key = (domain, thing, lang)
        if key not in self._labels:
            self._labels[key] = self._label(domain, thing, lang)
        return self._labels[key]

    def _label(self, domain: str, thing: int, lang: str) -> str:
        box = self.game.box
        if domain in ("card", "element") and thing < box.count:
            copy = thing - box.kind[thing]
            return in_tongue(box.cards[thing].name, lang) + (f" {copy + 1}" if copy else "")
        if domain in ("wedge", "element"):
            wedge = thing - box.count if domain == "element" else thing
            # Until chance has decided whose battlefield it is, both names are said.
            return " / ".join(dict.fromkeys([in_tongue(ground.names[wedge], lang) for ground in self.game.grounds]))
        if domain == "side":
            return in_tongue(self.game.packs[thing].name, lang)
        if domain == "ability":
            ability = box.abilities[thing]
            return ability_text(ability.text, names_of(self.game, ability.side), lang)
        if domain == "attach":
            return attach_text(box.cards[thing].attach, names_of(self.game, box.side[thing]), lang)
        if domain == "objective":
            first = len(box.tasks[0])
            task = box.tasks[0][thing] if thing < first else box.tasks[1][thing - first]
            return in_tongue(task.card.name, lang)
        if domain == "value":
            return value_name(VALUES[thing], lang)
        if domain == "discount":
            return self.discounted(thing, lang)
        if domain == "seat" and not self.game.choosing:
            people = in_tongue(self.game.packs[thing].people, lang)
            mirrored = self.game.packs[0].faction == self.game.packs[1].faction
            return words("people-other", lang, people=people) if thing and mirrored else capital(people)
        return super().label(domain, thing, lang)

    def discounted(self, index: int, lang: str) -> str:
        """What the effect of that number makes cheaper: "the next Unit"."""
        for ability in self.game.box.abilities:
            # What the Foe leaves out of an ability is in its text all the same: the discount is found by its word.
            if any([effect.index == index for effect in ability.effects]):
                text = next(it for it in ability.text.do if it.word == "discount")
                return discounted_text(text, names_of(self.game, ability.side), lang)
        raise ValueError(index)

    def facts(self) -> dict[str, int | str]:
        return {
            "column": self.game.column,
            "first_hand": FIRST_HAND,
            "hand_limit": hand_limit(self.game),
            "wedges": WEDGES,
            "to_win": TO_WIN,
            "least_deck": LEAST_DECK,
            "objectives": len(self.game.box.tasks[0]),
        }

    def spoken_of(self, s: Hebs) -> GameDef[Hebs]:
        """Once chance has decided who attacks, only that battlefield's names are said."""
        if self.game.grounds[0] is self.game.grounds[1] or (waiting(s) == ASKS and ask_of(s) is FACTION):
            return self.game
        if s.attacker not in self.game.spoken:
            ground = self.game.grounds[s.attacker].id
            spoken = type(self.game)({**self.game.options, "battlefield": ground}, self.game.former)
            spoken.keep_rules(self.game.rules)
            self.game.spoken[s.attacker] = spoken
        return self.game.spoken[s.attacker]

    def describe(self, domain: str, thing: int, lang: str = "en") -> str:
        """A card as it is printed: its type, values, text and history."""
        if domain != "card":
            return ""
        card = self.game.box.cards[thing]
        values = [("cost", card.cost)] if card.type != LEADER else []
        if self.game.box.is_army[thing]:
            values += zip(VALUES, (card.might, card.zeal, card.health), strict=False)
        if card.resources:
            values.append((VALUES[3], card.resources))
        figures = " · ".join([f"{value_name(name, lang)} {value}" for name, value in values])
        names = names_of(self.game, self.game.box.side[thing])
        lines = [in_tongue(card.name, lang), type_line(card, names, lang), figures]
        return "\n".join([*lines, *card_text(card, names, lang), in_tongue(card.history, lang)])

    def action_text(self, action: tuple[Any, ...], about: dict[str, Arg], lang: str = "en") -> str:
        """The text of the ability that an action uses."""
        asked = about.get("card")
        if action[0] in ("act", "respond"):
            thing, number = action[1:]
        elif action[0] == "use" and isinstance(asked, tuple):
            thing, number = asked[1], action[1]
        else:
            return ""
        card, names = self.game.box.cards[thing], names_of(self.game, self.game.box.side[thing])
        return ability_text(card.abilities[number - 1], names, lang, card.attach)

    def option_hints(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        return option_hints(self.game, view, options, lang)

    def board(self, view: View, lang: str = "en", width: int = 96) -> str:
        return board(self.game, view, lang, width)

    def piles(self, view: View, lang: str = "en", width: int = 96) -> str:
        return piles(self.game, view, lang, width)

    def scenery(self, lang: str = "en") -> dict[str, Any]:
        return scenery(self.game, lang)

    def scene(self, view: View, lang: str = "en") -> dict[str, Any]:
        there = self._open.get(lang)
        if there is None or there.seen != told_to_all(view):
            there = self._open[lang] = OpenTable(self.game, view, lang)
        return there.scene(self.game, view, lang)

    def ref(self, domain: str, thing: int) -> str:
        return ref_of(self.game, domain, thing)

    def intents(self, view: View, domain: str, thing: int) -> list[tuple[Any, ...]]:
        return intents(self.game, view, domain, thing)
