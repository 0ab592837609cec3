"""A table for the Historic Epic Battle System on which tests lay out and play scenarios in words.

`deal(blue="hand: Foot, Volley; w1: Chief, Guard (tired) (2 damage)", red="w1: Chief; deck: Levy")` lays out a position
of two proving factions (their cards are the tables below) in which the first player is about to take a deployment
turn; `deal1066(norman=…, saxon=…)` and `deal1565(ottoman=…, malta=…)` do the same with the real packs. A side's parts
are `hand`, `w1` to `w3` (rows 1 to 3), `reserve`, `discard` (the last is the top), `deck` (the first is drawn first;
`nothing` after it puts all other cards on the discard pile) and `on NAME-or-w1` for attachments: `on Guard: Armour`.
Cards that are not named are in the deck. Fields of the state are given by keyword: `marker`, `active` (a side's name),
`round`, `at_final`, `reached`...

A seat plays by text or by `play`, `act`, `respond`, which also make the suggested payment and choose targets:
`table.blue.act("Volley", 1, "Levy")`. Windows in which a seat can only pass are passed for it (not with `auto=False`).

After every step the table checks what must always hold: the game's invariants, the JSON round trip, independent clones,
and views that leak nothing and can be imagined. A failure prints the table. The file is long because it is the whole
language of the scenarios.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Iterator
from typing import Any, ClassVar

import pytest

from senlac.games.hebs.game import Game1066, Game1565, HebsGame
from senlac.games.hebs.packs.pack import SOLO, Card, Pack
from senlac.games.hebs.packs.reading import read_pack
from senlac.games.hebs.rules.values import cost_of, discounts, totals, value_of
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.decision import Decision, apply, decision, explain
from senlac.kernel.errors import IllegalAction
from senlac.kernel.events import SPECTATOR
from senlac.kernel.explain import Reason
from senlac.kernel.fields import from_json
from senlac.kernel.frames import CHANCE, OVER, ask_of, asked, chance_of, playout, resolve, run, waiting
from senlac.kernel.gamedef import Outcome, outcome
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.options import Option, read_options
from senlac.kernel.rng import Quick
from senlac.kernel.views import View, determinize, permute, view
from senlac.text import LANGUAGES, Speaker

# ------------------------------------------------------------------ the proving factions


def ability(kind: str, *do: str, **more: str) -> dict[str, Any]:
    return {"kind": kind, "do": list(do), **more}


#: name: type, unit, copies, cost, might, zeal, health, resources, traits, attach, abilities
ARMY: dict[str, dict[str, Any]] = {
    "Chief": {"type": "leader", "might": 2, "zeal": 2, "health": 6,
              "ability": [ability("action", "move(self, choose(wedge))", title="commander")]},
    "Levy": {"unit": "infantry", "copies": 3, "cost": 0, "might": 1, "health": 1},
    "Foot": {"unit": "infantry", "copies": 3, "cost": 1, "might": 2, "health": 2},
    "Guard": {"unit": "infantry", "copies": 3, "cost": 2, "might": 3, "zeal": 1, "health": 3},
    "Champion": {"type": "character", "copies": 2, "cost": 5, "might": 8, "health": 5},
    "Priest": {"type": "character", "copies": 3, "cost": 1, "zeal": 2, "health": 2},
    "Steward": {"type": "character", "copies": 3, "cost": 0, "health": 1, "resources": 1},
    "Treasurer": {"type": "character", "copies": 2, "cost": 1, "health": 2, "resources": 2},
    "Archer": {"unit": "ranged", "copies": 3, "cost": 1, "might": 1, "health": 2,
               "ability": [ability("action", "range(2)", title="range")]},
    "Rider": {"unit": "cavalry", "copies": 3, "cost": 2, "might": 2, "health": 2,
              "ability": [ability("action", "move(self, choose(wedge))", title="agile")]},
    "Shieldman": {"unit": "infantry", "copies": 2, "cost": 1, "might": 1, "health": 3,
                  "ability": [ability("constant", "shield(mine & here & other)", title="shielding")]},
    "Berserk": {"unit": "infantry", "copies": 2, "cost": 1, "might": 2, "health": 2,
                "ability": [
                    ability("action", "damage(self, 1)", "damage(choose(enemy & here), 2)", title="bloodlust")]},
    "Scholar": {"type": "character", "copies": 3, "cost": 1, "zeal": 1, "health": 1,
                "ability": [ability("played", "draw(1)", title="learned")]},
    "Marshal": {"type": "character", "copies": 2, "cost": 2, "might": 1, "health": 2,
                "ability": [ability("constant", "give(mine & here & other, might(+1))")]},
    "Weakener": {"type": "character", "copies": 1, "cost": 2, "health": 2,
                 "ability": [ability("constant", "give(enemy & here, might(-3))")]},
    "Elder": {"type": "character", "copies": 2, "cost": 1, "zeal": 1, "health": 2, "traits": ["kin"],
              "ability": [ability("constant", "cost(mine & trait('kin') & other, -1)", title="family")]},
    "Heir": {"type": "character", "copies": 2, "cost": 2, "might": 2, "health": 2, "traits": ["kin"]},
    "Runner": {"unit": "infantry", "copies": 2, "cost": 1, "might": 1, "health": 1,
               "ability": [ability("constant", "relentless()", title="relentless")]},
    "Gunner": {"unit": "artillery", "copies": 2, "cost": 3, "might": 1, "health": 2,
               "ability": [ability("action", "damage(all(enemy & here), 1)", title="artillery")]},
    "Medic": {"type": "character", "copies": 1, "cost": 1, "health": 2,
              "ability": [ability("action", "heal(choose(mine & damaged), 2)", title="healing"),
                          ability("response", "prevent()", on="damage", when="about(mine & here & other)")]},
    "Drummer": {"type": "character", "copies": 1, "cost": 1, "health": 1,
                "ability": [ability("action", "refresh(choose(mine & tired & other))")]},
    "Hermit": {"type": "character", "copies": 1, "cost": 1, "health": 1, "ability": [ability("solo", "draw(2)")]},
}  # fmt: skip
OTHERS: dict[str, dict[str, Any]] = {
    "Volley": {"copies": 3, "cost": 1, "ability": [ability("action", "damage(choose(enemy), 1)")]},
    "Smite": {"copies": 2, "cost": 2, "ability": [ability("action", "destroy(choose(enemy & unit))")]},
    "Tempest": {"copies": 1, "cost": 3, "ability": [ability("action", "damage(all(army), 6)")]},
    "Two Ways": {"copies": 1, "cost": 1, "ability": [ability("action", "draw(1)"),
                                                     ability("action", "damage(choose(enemy), 1)")]},
    "Gift": {"copies": 1, "cost": 0, "ability": [ability("action", "give(choose(mine), might(+1))")]},
    "Rally": {"copies": 1, "cost": 1,
              "ability": [ability("action", "until_round_end(give(all(mine & infantry), might(+1)))")]},
    "Mend": {"copies": 1, "cost": 0, "ability": [ability("action", "heal(choose(mine & damaged))")]},
    "March": {"copies": 1, "cost": 0, "ability": [ability("action", "move(choose(mine), choose(wedge))")]},
    "Spy": {"copies": 1, "cost": 0, "ability": [ability("action", "look_at_hand()")]},
    "Raid": {"copies": 1, "cost": 0, "ability": [ability("action", "enemy_discards(1)")]},
    "Bargain": {"copies": 1, "cost": 0, "ability": [ability("action", "discount(mine & unit, 2)")]},
    "Sap": {"copies": 1, "cost": 1, "ability": [ability("action", "damage_wedge(choose(wedge), 2)")]},
    "Dig In": {"copies": 1, "cost": 1, "ability": [ability("action", "protect_wedge(choose(wedge))")]},
    "Press On": {"copies": 1, "cost": 1, "ability": [ability("action", "damage_objective(2)")]},
    "Memory": {"copies": 1, "cost": 0, "ability": [ability("action", "take(choose(discarded & unit))")]},
    "Veto": {"copies": 2, "cost": 1, "ability": [ability("response", "cancel()", on="ability", when="by_enemy")]},
    "Own Words": {"copies": 1, "cost": 0,
                  "ability": [ability("response", "draw(1)", on="ability", when="by_me & about(mine & event)")]},
    "Ward": {"copies": 1, "cost": 1, "ability": [ability("response", "prevent(1)", on="damage", when="about(mine)")]},
    "Rescue": {"copies": 2, "cost": 1, "ability": [ability("response", "cancel()", on="destroy", when="about(mine)")]},
    "Halt": {"copies": 1, "cost": 0, "ability": [ability("response", "cancel()", on="move", when="by_enemy")]},
    "Ambush": {"copies": 1, "cost": 1,
               "ability": [ability("response", "damage(trigger, 1)", on="played", when="by_enemy")]},
    "Hold": {"copies": 1, "cost": 1, "ability": [ability("response", "prevent(2)", on="wedge", when="by_enemy")]},
    "Delay": {"copies": 1, "cost": 0, "ability": [ability("response", "prevent(2)", on="objective", when="by_enemy")]},
    "Taunt": {"copies": 1, "cost": 0, "ability": [ability("response", "draw(1)", on="pass", when="by_enemy")]},
    "Fork": {"copies": 1, "cost": 0,
             "ability": [ability("response", "cancel()", on="ability", when="by_enemy & about(event)"),
                         ability("response", "prevent()", on="damage", when="about(mine & leader)")]},
    "Drill": {"type": "tactics", "copies": 1, "cost": 1,
              "ability": [ability("constant", "give(mine & infantry, might(+1))")]},
    "Signal": {"type": "tactics", "copies": 1, "cost": 0, "ability": [ability("action", "draw(1)")]},
    "Armour": {"type": "attachment", "copies": 2, "cost": 0, "attach": "mine & army",
               "ability": [ability("constant", "give(bearer, health(+1))")]},
    "Zealot Flag": {"type": "attachment", "copies": 1, "cost": 0, "attach": "mine & leader",
                    "ability": [ability("constant", "give(bearer, zeal(+1))")]},
    "Tower": {"type": "attachment", "copies": 2, "cost": 1, "attach": "wedge", "resources": 1,
              "ability": [ability("constant", "give(wedge, might(+2))")]},
    "Curse": {"type": "attachment", "copies": 1, "cost": 0, "attach": "enemy & unit",
              "ability": [ability("constant", "give(bearer, might(-1))")]},
}  # fmt: skip
#: letter: battle, value, health, abilities
OBJECTIVES: dict[str, tuple[str, int, int, list[dict[str, Any]]]] = {
    "A": ("might", 2, 6, []),
    "B": ("zeal", 1, 3, [ability("destroyed", "draw(1)")]),
    "C": ("might", 3, 5, [ability("destroyed", "give(choose(mine), might(+1))")]),
    "D": ("might", 4, 6, []),
}


def faction(name: str, role: str) -> Pack:
    """A proving faction: Blue attacks, Red defends; their cards are alike but for the name of Red's."""
    tail = "" if name == "blue" else " of Red"
    both = {"en": "-", "fr": "-"}
    cards = []
    for title, facts in {**ARMY, **OTHERS}.items():
        plain = {"type": "unit" if "unit" in facts else "event", **facts}
        cards.append({
            "id": title.lower().replace(" ", "-"), "name": {"en": title + tail, "fr": f"{title}{tail} (fr)"},
            "history": both, "origin": {"rest": "reconstructed"}, **plain,
        })  # fmt: skip
    tasks = [
        {"letter": letter, "name": {"en": f"Task {letter}", "fr": f"Tâche {letter}"}, "battle": battle, "value": value,
         "health": health, "ability": abilities, "history": both, "origin": {"rest": "reconstructed"}}
        for letter, (battle, value, health, abilities) in OBJECTIVES.items()
    ]  # fmt: skip
    last = {"letter": "E", "name": {"en": "Last Battle", "fr": "Dernière bataille"}, "history": both, "origin": {}}
    head = {
        "id": f"proving-{name}", "faction": name, "box": "1066", "role": role,
        "name": {"en": name.title() + "s", "fr": name.title() + "s"}, "people": {"en": name.title(), "fr": name},
    }  # fmt: skip
    raw = {"pack": head, "traits": {"kin": {"en": "Kin", "fr": "Famille"}}, "card": cards, "objective": [*tasks, last]}
    raw["objective"][-1]["origin"] = {"rest": "reconstructed"}  # type: ignore[index]
    return read_pack(raw, name)


PACKS = {"blue": faction("blue", "attacker"), "red": faction("red", "defender")}


class ProvingGame(HebsGame):
    """Blue against Red, by the rules and options of 1066."""

    name = "1066"
    title = "Blue and Red"
    schema: ClassVar[tuple[Option, ...]] = tuple(
        Option(option.name, {"faction": "blue", "opponent": "red"}[option.name], option.help, choices=("blue", "red"))
        if option.name in ("faction", "opponent")
        else option
        for option in Game1066.schema
    )

    def find_pack(self, faction: str, overrides: str) -> Pack:
        return PACKS[faction]


# ------------------------------------------------------------------ the table

CARD = re.compile(r"(?P<name>.*?)(?P<tired> \(tired\))?(?: \((?P<damage>\d+) damage\))?")
FIELDS = (
    "marker", "active", "round", "phase", "at_final", "reached", "objective_damage", "wedge_damage", "claimed",
    "destroyed",
)  # fmt: skip


class Seat:
    """One player at the table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    @property
    def side(self) -> int:
        return self.number ^ self.table.state.swap

    def __call__(self, *texts: str) -> None:
        """Play by text, e.g. `table.blue("play 'Foot' w1", "pass")`."""
        for text in texts:
            apply(self.table.state, self.number, self.read(text))
            self.table.check()
            self.table.go_on()

    def read(self, text: str) -> tuple[Any, ...]:
        return from_text(self.table.game, text.replace("'", '"') if '"' not in text else text)

    def pay(self) -> None:
        """Pay what is suggested, if something is due."""
        s = self.table.state
        while waiting(s) != OVER and asked(s) == 1 << self.number and ask_of(s).kind == "paying.pay":
            apply(s, self.number, ask_of(s).advice.suggest(s, s.top[2])[0])
            self.table.check()
            self.table.go_on()

    def do(self, *texts: str) -> None:
        """Play by texts, paying what is suggested in between."""
        for text in texts:
            self(text)
            self.pay()

    def play(self, card: str, where: str = "", *more: str) -> None:
        """Play a card: an army card to `w1`, an attachment to an element, Tactics to the reserve; then `more` texts."""
        game = self.table.game
        number = game.names("card").index(card)
        verb = "attach" if game.box.is_attachment[number] else "play" if game.box.is_army[number] else "reserve"
        self.do(f'{verb} "{card}"' + (f' "{where}"' if where else ""), *more)

    def act(self, card: str, number: int = 1, *targets: str) -> None:
        """Execute a card's Action and choose for it."""
        self.do(f'act "{card}" {number}', *[f'target "{target}"' for target in targets])

    def respond(self, card: str, number: int = 1, *targets: str) -> None:
        """Answer with a card's Response and choose for it."""
        self.do(f'respond "{card}" {number}', *[f'target "{target}"' for target in targets])

    def refused(self, text: str, rule: str = "", code: str = "") -> Reason:
        """The table refuses (by that rule), says why and what to do about it, and stays as it was."""
        s = self.table.state
        intent = self.read(text)
        before = s.digest()
        reason = explain(s, self.number, intent)
        assert reason is not None, f"{text} is allowed"
        with pytest.raises(IllegalAction) as caught:
            apply(s, self.number, intent)
        assert caught.value.reason == reason
        assert s.digest() == before, f"the refused {text} changed the game"
        assert (reason.rule, reason.code) == (rule or reason.rule, code or reason.code)
        for lang in LANGUAGES:
            speaker = Speaker(self.table.game, lang)
            assert speaker.knows(reason.code), f"no message {reason.code}"
            assert speaker.say(reason.code, reason.args, "remedy"), f"{reason.code} names no remedy in {lang}"
        return reason

    def idle(self, text: str) -> None:
        """It is offered (R.TARGET.NONE) and said to change nothing; bots leave it; done on a copy it changes nothing.

        But for its price: what Tires and what is discarded for it, and harm to its own card.
        """
        s = self.table.state
        intent = self.read(text)
        found = decision(s, self.number)
        assert found is not None
        assert intent in found.options, f"{text} is not offered"
        hint = self.table.game.show.option_hints(self.view, [intent])[0]
        harm = "as things stand it would only harm itself" in hint
        assert harm or "as things stand nothing would change" in hint, f"{text}: {hint}"
        assert intent not in ask_of(s).advice.worth_considering(s, s.top[2], found.options)
        after = s.clone()
        apply(after, self.number, intent)
        while after.top != s.top and (kind := ask_of(after).kind) in ("paying.pay", "abilities.answers-respond"):
            pays = kind == "paying.pay"
            first = ask_of(after).advice.suggest(after, after.top[2])[0] if pays else ("pass",)
            apply(after, 0 if asked(after) & 1 else 1, first)
        for field in ("line", "attached", "reserve", "damage", "mods", "wedge_damage", "claimed", "reached", "marker",
                      "objective_damage", "deck", "refreshed", "result"):  # fmt: skip
            if not (harm and field in ("line", "damage", "attached", "reserve", "mods")):
                assert getattr(after, field) == getattr(s, field), f"{text} changes {field}"
        assert len(after.hand[1 - self.side]) == len(s.hand[1 - self.side])

    @property
    def options(self) -> list[str]:
        """What this seat may answer, as text with single quotes; nothing if it is not asked."""
        found = decision(self.table.state, self.number)
        return [self.table.text(option) for option in found.options] if found else []

    @property
    def view(self) -> View:
        return view(self.table.state, self.number)

    @property
    def log(self) -> list[str]:
        """What this seat was told since the scenario began, in sentences."""
        return self.table.log(self.number)

    def cost(self, card: str) -> int:
        """What a card costs this seat now."""
        s = self.table.state
        number = self.table.card(card)
        return cost_of(self.table.game.box, number, discounts(s, self.side))

    def total(self, value: str, wedge: int) -> int:
        """The total battle value of "might" or "zeal" at a wedge (1 to 3)."""
        return totals(self.table.state, ("might", "zeal").index(value))[self.side * 3 + wedge - 1]


class Table:
    """A game with its scenario."""

    def __init__(self, kind: type[HebsGame], names: tuple[str, str], auto: bool, options: dict[str, Any]) -> None:
        self.game = kind(read_options(kind.schema, {**Game1066.preselected(options), **options}))
        self.names = names
        self.auto = auto
        self.state: Hebs = self.game.start()
        self.state.events = []
        run(self.state)
        self.seats = (Seat(self, 0), Seat(self, 1))
        #: The position that was checked last.
        self.checked = ""

    def __getattr__(self, name: str) -> Seat:
        """`table.blue`, `table.red`, `table.norman`, `table.saxon`: seat 0 and seat 1."""
        if name.startswith("_") or name not in self.names:
            raise AttributeError(name)
        return self.seats[self.names.index(name)]

    def card(self, name: str) -> int:
        return self.game.names("card").index(name)

    # ------------------------------------------------------------------ laying out

    def lay(self, words: tuple[str, str], fields: dict[str, Any]) -> None:
        """Go to the first turn, and put cards and fields as the scenario wants them."""
        self.begin()
        s = self.state
        box = self.game.box
        attached: list[tuple[str, str]] = []
        s.line = [() for _ in range(6)]
        s.hand, s.deck, s.discard, s.reserve = [[], []], [(), ()], [(), ()], [(), ()]
        s.damage, s.tired = (0,) * box.count, [False] * box.count
        for side in (0, 1):
            rest = [card for card in range(box.count) if box.side[card] == side]
            exhausted = False
            drawn: list[int] = []
            for part in filter(None, (part.strip() for part in words[side].split(";"))):
                place, _, cards = part.partition(":")
                for item in (item.strip() for item in cards.split(",")):
                    if item == "nothing":
                        exhausted = True
                        continue
                    card = self._take(item)
                    rest.remove(card)
                    if place == "hand":
                        s.hand[side].append(card)
                    elif place in ("w1", "w2", "w3"):
                        s.line[side * 3 + int(place[1]) - 1] += (card,)
                    elif place == "reserve":
                        s.reserve[side] += (card,)
                    elif place == "discard":
                        s.discard[side] = (*s.discard[side], card)
                    elif place == "deck":
                        drawn.append(card)
                    else:
                        attached.append((item, place.removeprefix("on ")))
            leader = box.leader[side]
            if leader in rest:
                rest.remove(leader)
                s.line[side * 3 + 1] += (leader,)
            if exhausted:
                s.discard[side] = (*rest, *s.discard[side])
                rest = []
            s.hand[side].sort()
            s.deck[side] = (*rest, *reversed(drawn))
        elements = self.game.names("element")
        s.attached = [(self.card(CARD.fullmatch(item)["name"]), elements.index(host)) for item, host in attached]  # type: ignore[index]
        there = [card for pile in [*s.line, *s.reserve, [card for card, _ in s.attached]] for card in pile]
        s.constant = tuple(card for card in there if box.constants[card])
        for name, value in fields.items():
            setattr(s, name, value)
        assert s.events is not None
        s.events.clear()
        self.check()
        self.go_on()

    def begin(self) -> None:
        """From the start to the first deployment turn, with Leaders in wedge 2 and first hands kept."""
        s = self.state
        while waiting(s) == CHANCE or ask_of(s).kind != "deployment.turn":
            if waiting(s) == CHANCE:
                op = chance_of(s)
                resolve(s, op.sample(s, s.top[2], Quick(1)))
                continue
            seat = 0 if asked(s) & 1 else 1
            found = decision(s, seat)
            assert found is not None
            wanted = {"setup.place-leader": ("place", 1)}.get(found.kind, found.options[0])
            apply(s, seat, wanted)

    def _take(self, item: str) -> int:
        found = CARD.fullmatch(item)
        assert found, item
        card = self.card(found["name"])
        self.state.tired[card] = bool(found["tired"])
        self.state.bear(card, int(found["damage"] or 0))
        return card

    # ------------------------------------------------------------------ playing

    def go_on(self) -> None:
        """Pass windows in which a seat can do nothing else."""
        s = self.state
        while self.auto and waiting(s) not in (OVER, CHANCE) and ask_of(s).kind == "abilities.answers-respond":
            seat = 0 if asked(s) & 1 else 1
            found = decision(s, seat)
            assert found is not None
            if len(found.options) > 1:
                return
            apply(s, seat, found.options[0])
            self.check()

    def shuffle(self, *top: str) -> None:
        """The shuffle of a deck that the table waits for puts these cards on top, the first uppermost."""
        s = self.state
        assert waiting(s) == CHANCE, "nothing is shuffled now"
        deck = sorted(s.deck[s.top[2][0]])
        above = [deck.index(self.card(name)) for name in top]
        lot = (*[place for place in range(len(deck)) if place not in above], *reversed(above))
        assert chance_of(s).possible(s, s.top[2], lot)
        resolve(s, lot)
        self.check()

    def lot(self, outcome: Any) -> None:
        """The chance that the table waits for falls so."""
        s = self.state
        assert chance_of(s).possible(s, s.top[2], outcome)
        resolve(s, outcome)
        self.check()

    def both_pass(self) -> None:
        """Whoever is active passes, and then the other: the deployment phase ends and the round is fought out."""
        for _ in range(2):
            if waiting(self.state) != OVER and ask_of(self.state).kind == "deployment.turn":
                self.seats[self.state.active ^ self.state.swap]("pass")

    # ------------------------------------------------------------------ looking

    @property
    def asks(self) -> str:
        """What the table waits for: "Blue turn", "Blue and Red mulligan", "shuffle-deck", "over"."""
        if waiting(self.state) == OVER:
            return "over"
        if waiting(self.state) == CHANCE:
            return chance_of(self.state).kind.partition(".")[2]
        questions = self._questions()
        names = " and ".join(self.game.seats[question.seat] for question in questions)
        return f"{names} {questions[0].kind.partition('.')[2].replace('answers-respond', 'response')}"

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.state)

    def line(self, side: str, wedge: int) -> list[str]:
        """The army cards of a side at a wedge (1 to 3), from row 1, with "(tired)" and "(1 damage)"."""
        number = self.names.index(side) ^ self.state.swap
        return [self.show(card) for card in self.state.line[number * 3 + wedge - 1]]

    def pile(self, side: str, name: str) -> list[str]:
        """A side's hand, discard, reserve or deck (the top of a deck or discard pile comes first)."""
        number = self.names.index(side) ^ self.state.swap
        cards = list(getattr(self.state, name)[number])
        return [self.show(card) for card in (cards[::-1] if name in ("deck", "discard") else cards)]

    def damage(self, card: str) -> int:
        return self.state.damage[self.card(card)]

    def tired(self, card: str) -> bool:
        return self.state.tired[self.card(card)]

    def value(self, card: str, which: str) -> int:
        """A value in force of an army card in play: "might", "zeal", "health", "resources"."""
        return value_of(self.state, self.card(card), ("might", "zeal", "health", "resources").index(which))

    def wedge_damage(self, side: str, wedge: int) -> int:
        """The damage that a side has dealt to a wedge (1 to 3)."""
        return self.state.wedge_damage[(self.names.index(side) ^ self.state.swap) * 3 + wedge - 1]

    def says(self, reason: Reason, lang: str = "en") -> str:
        """A refusal as its reader sees it: why not, the rule, and the remedy."""
        return Speaker(self.game, lang).reason(reason)

    def show(self, card: int) -> str:
        tired = " (tired)" if self.state.tired[card] else ""
        damage = f" ({self.state.damage[card]} damage)" if self.state.damage[card] else ""
        return self.game.names("card")[card] + tired + damage

    def text(self, action: tuple[Any, ...]) -> str:
        return to_text(self.game, action).replace('"', "'")

    def log(self, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
        speaker = Speaker(self.game, lang)
        assert self.state.events is not None
        return [speaker.event(event.seen_from(seat)) for event in self.state.events]

    def __repr__(self) -> str:
        """Everything: board, hands, piles, stack, decision and options."""
        s = self.state
        rows = [f"round {s.round}, marker {self.names[s.marker ^ s.swap]}, at_final {s.at_final:b}"]
        for side, name in enumerate(self.names):
            rows.append(f"{name}: hand {self.pile(name, 'hand')}")
            rows += [f"   w{wedge}: {self.line(name, wedge)}" for wedge in (1, 2, 3)]
            rows.append(f"   reserve {self.pile(name, 'reserve')}, discard {self.pile(name, 'discard')[:6]}")
            dealt = s.wedge_damage[side * 3 : side * 3 + 3]
            rows.append(f"   objectives {s.reached[side]} + {s.objective_damage[side]}, wedges {dealt}")
        names = self.game.names("element")
        rows.append(f"attached {[(names[a], names[b]) for a, b in s.attached]}, mods {s.mods}, pending {s.pending}")
        rows.append(f"The table waits for: {self.asks}")
        for question in self._questions():
            rows += [f"    {self.text(option)}" for option in question.options]
        return "\n".join(rows)

    def _questions(self) -> list[Decision]:
        found = [decision(self.state, seat) for seat in (0, 1)]
        return [question for question in found if question is not None]

    # ------------------------------------------------------------------ what must always hold

    def check(self) -> None:
        s = self.state
        before, told = s.digest(), len(s.events or [])
        if before == self.checked:
            return
        self.checked = before
        assert self.game.invariants(s) == []
        assert from_json(Hebs, self.game, json.loads(json.dumps(s.to_json()))).digest() == before
        other = s.clone()
        assert other.digest() == before
        playout(other, Quick(1), 3)
        assert (s.digest(), len(s.events or [])) == (before, told), "a clone is not apart"
        for seat in (0, 1, SPECTATOR):
            self._check_view(seat)

    def _check_view(self, seat: int) -> None:
        """What a seat cannot see changes nothing for it; it can imagine what it sees, and play on in that."""
        s = self.state
        seen = view(s, seat)
        redealt = s.clone()
        permute(redealt, seat, Quick(2))
        for other in (redealt, determinize(seen, Quick(3))):
            assert view(other, seat) == seen, f"the view of seat {seat} is not made of what it may know"
            assert asked(other) == asked(s)
            assert decision(other, seat) == decision(s, seat)
            playout(other, Quick(4), 3)
            assert self.game.invariants(other) == [], "what is imagined cannot be played on"


class Deal:
    """Makes tables of one kind of game, and looks after them."""

    def __init__(self, kind: type[HebsGame], names: tuple[str, str]) -> None:
        self.kind = kind
        self.names = names
        self.tables: list[Table] = []

    def __call__(self, *, auto: bool = True, **given: Any) -> Table:
        """A position with the first player of the round to take a turn; see the module's words."""
        words = (given.pop(self.names[0], ""), given.pop(self.names[1], ""))
        fields: dict[str, Any] = {name: given.pop(name) for name in FIELDS if name in given}
        for name in ("marker", "active"):
            if isinstance(fields.get(name), str):
                fields[name] = self.names.index(fields[name])
        if "marker" in fields:
            fields.setdefault("active", fields["marker"])
        table = self.new(auto=auto, **given)
        table.lay(words, fields)
        return table

    def new(self, *, auto: bool = True, **options: Any) -> Table:
        """A game at its very beginning."""
        table = Table(self.kind, self.names, auto, options)
        self.tables.append(table)
        return table


def _dealing(kind: type[HebsGame], names: tuple[str, str]) -> Iterator[Deal]:
    made = Deal(kind, names)
    yield made
    for table in made.tables:
        table.check()


@pytest.fixture
def deal() -> Iterator[Deal]:
    """Tables of the proving factions, Blue (seat 0, the attacker) and Red."""
    yield from _dealing(ProvingGame, ("blue", "red"))


@pytest.fixture
def deal1066() -> Iterator[Deal]:
    """Tables of 1066 with its real packs, Norman (seat 0) and Saxon."""
    yield from _dealing(Game1066, ("norman", "saxon"))


# ------------------------------------------------------------------ cards of 1565


def acts_only(it: Card) -> bool:
    """A Unit that disturbs no scenario: it does nothing but by an Action, and pays for nothing."""
    return it.type == "unit" and not it.resources and all(each.kind in ("action", SOLO) for each in it.abilities)


class Cards:
    """Scenarios for the cards of one side of 1565, whose turn it is and whose hand has enough to pay with.

    Printed values are looked up and never written in a test, for they are tuned.
    """

    GAME = Game1565(read_options(Game1565.schema, {}))

    def __init__(self, deal: Deal, side: int) -> None:
        self.deal = deal
        self.side = side
        self.own, self.other = deal.names[side], deal.names[1 - side]
        self.who, self.they = self.GAME.seats[side], self.GAME.seats[1 - side]
        self.names = self.GAME.names("card")
        self.table: Table

    # ------------------------------------------------------------------ looking cards up

    def printed(self, name: str) -> Card:
        return self.GAME.box.cards[self.names.index(name)]

    def all(self, side: int, wanted: Callable[[Card], bool]) -> list[str]:
        box = self.GAME.box
        return [
            name
            for name, it, owner in zip(self.names, box.cards, box.side, strict=True)
            if owner == side and it.type != "leader" and wanted(it)
        ]

    def some(self, count: int, wanted: Callable[[Card], bool] = acts_only, without: str = "") -> list[str]:
        """Own cards that are so, the toughest first."""
        found = [name for name in self.all(self.side, wanted) if name not in without]
        found.sort(key=lambda name: -self.printed(name).health)
        assert len(found) >= count, "the pack has not so many of these: the test needs another layout"
        return found[:count]

    def foes(self, count: int, wanted: Callable[[Card], bool] = acts_only) -> list[str]:
        """Enemies that are so, the toughest first."""
        found = sorted(self.all(1 - self.side, wanted), key=lambda name: -self.printed(name).health)
        assert len(found) >= count, "the other pack has not so many of these: the test needs another layout"
        return found[:count]

    # ------------------------------------------------------------------ laying out

    def lay(self, own: str = "", other: str = "", turn: str = "own", **fields: Any) -> Table:
        """A position in which this side (or the other one, by `turn`) is to move; both can pay six."""
        words = {self.own: self.with_money(self.side, own), self.other: self.with_money(1 - self.side, other)}
        fields.setdefault("marker", self.own if turn == "own" else self.other)
        self.table = self.deal(**words, **fields)
        return self.table

    def with_money(self, side: int, words: str) -> str:
        cheap = self.all(side, lambda it: it.type in ("unit", "character"))
        cheap = sorted([name for name in cheap if name not in words], key=lambda name: self.printed(name).cost)
        return f"hand: {', '.join(cheap[:6])}; {words}"

    @property
    def seat(self) -> Seat:
        return self.table.seats[self.side]

    @property
    def enemy(self) -> Seat:
        return self.table.seats[1 - self.side]

    # ------------------------------------------------------------------ doing

    def act(self, name: str, number: int = 1, *chosen: str) -> None:
        """A card in play executes an Action, and Tires."""
        self.seat.act(name, number, *chosen)
        assert self.table.tired(name) or self.where(name) == 0

    def event(self, name: str, number: int = 1, *chosen: str, drawn: int = 0) -> None:
        """An Event is paid for, resolved and discarded."""
        before = len(self.hand())
        self.seat.act(name, number, *chosen)
        assert self.table.pile(self.own, "discard")[0] == name
        assert len(self.hand()) == before - 1 - self.printed(name).cost + drawn

    def cannot(self, name: str, number: int = 1, rule: str = "R.TARGET.NONE") -> None:
        """An Action is not offered, and is refused by that rule; without a target it would change nothing."""
        text = f'act "{name}" {number}'
        if rule == "R.TARGET.NONE":
            self.seat.idle(text)
            return
        assert self.table.text(self.seat.read(text)) not in self.seat.options
        self.seat.refused(text, rule)

    @property
    def choices(self) -> set[str]:
        """What may be chosen now."""
        found = decision(self.table.state, self.side)
        elements = self.table.game.names("element")
        return {elements[option[1]] for option in found.options if option[0] == "target"} if found else set()

    def chooses(self, *wanted: str) -> None:
        """Just these may be chosen now."""
        assert self.choices == set(wanted)

    def asked(self) -> bool:
        """Whether this side is asked for a Response."""
        return self.table.asks == f"{self.who} response"

    # ------------------------------------------------------------------ looking at the table

    def where(self, name: str) -> int:
        """The frontier (1 to 3) of an army card, or 0."""
        number = self.table.card(name)
        return next((place % 3 + 1 for place, line in enumerate(self.table.state.line) if number in line), 0)

    def hurt(self, name: str, amount: int) -> None:
        """An unhurt card has taken so much damage, and is destroyed if that is its Health."""
        if amount < self.printed(name).health:
            assert self.table.damage(name) == amount, name
        else:
            assert self.where(name) == 0, name

    def unhurt(self, *names: str) -> None:
        assert [self.table.damage(name) for name in names] == [0] * len(names)

    def gained(self, name: str, value: str) -> int:
        """How far a value of a card in play is from the printed one."""
        printed: int = getattr(self.printed(name), value)
        return self.table.value(name, value) - printed

    def hand(self, side: str = "") -> list[str]:
        return self.table.pile(side or self.own, "hand")

    # ------------------------------------------------------------------ what many cards do

    def moves_freely(self, name: str, number: int = 1) -> None:
        """`Move this card to another frontier`: it Tires, and goes to either other one that has room."""
        others = self.some(5, without=name)
        self.lay(f"w2: {name}")
        self.seat.do(f'act "{name}" {number}')
        self.chooses("w1", "w3")
        self.seat.do("target w3")
        assert self.where(name) == 3
        assert self.table.tired(name)
        self.lay(f"w2: {name}; w1: {', '.join(others[:3])}")
        self.act(name, number)  # there is room in one only, so there is nothing to choose
        assert self.where(name) == 3
        self.lay(f"w2: {name} (tired)")
        self.cannot(name, number, "H.READY.TIRE")

    def shoots(self, name: str, reach: int, amount: int, number: int = 1) -> None:
        """`Deal damage to an enemy in this frontier at most so many rows away`, from each row (R.RANGE)."""
        foes, others = self.foes(4), self.some(2, without=name)
        for row in (1, 2, 3):
            near = [foe for place, foe in enumerate(foes[:3], 1) if row + place - 1 <= reach]
            own = f"w1: {', '.join([*others[: row - 1], name])}"
            self.lay(own, f"w1: {', '.join(foes[:3])}; w2: {foes[3]}")
            if not near:
                self.cannot(name, number)
                continue
            self.seat.do(f'act "{name}" {number}')
            if len(near) > 1:
                self.chooses(*near)
                self.seat.do(f'target "{near[-1]}"')
            self.hurt(near[-1], amount)
            self.unhurt(*[foe for foe in foes if foe != near[-1]])

    def makes_cheaper(self, source: str, wanted: Callable[[Card], bool], where: str = "w1") -> None:
        """`Your … cost 1 less`: such cards and no others, while the source is in play, Tired or not."""
        self.lay(f"{where}: {source} (tired)")
        for side, seat in ((self.side, self.seat), (1 - self.side, self.enemy)):
            for name in self.all(side, lambda it: True):
                it = self.printed(name)
                less = int(side == self.side and wanted(it))
                assert seat.cost(name) == max(0, it.cost - less), name

    def draws(self, name: str, count: int = 1) -> None:
        """`When Played: Draw`, if its player wants to."""
        for answer, drawn in (("use 1", count), ("decline", 0)):
            self.lay(f"hand: {name}")
            before = len(self.hand())
            self.seat.play(name, "w1", answer)
            assert len(self.hand()) == before - 1 - self.printed(name).cost + drawn

    def takes_back(self, name: str, number: int, right: list[str], wrong: list[str]) -> None:
        """`Take … from your discard pile`: any of the right ones, none of the wrong ones."""
        is_event = self.printed(name).type == "event"
        self.lay(f"hand: {name}; discard: {', '.join([*right, *wrong])}")
        if is_event:
            self.seat.do(f'act "{name}" {number}')
        else:
            self.seat.play(name, "w3", f"use {number}")
        if len(right) > 1:
            assert set(right) <= self.choices, "and what was discarded to pay"
            assert not set(wrong) & self.choices
            self.seat.do(f'target "{right[0]}"')
        assert right[0] in self.hand()

    def on_the_way(self, letter: str, own: str, other: str = "", **fields: Any) -> Table:
        """This side is one damage short of destroying an Objective, and both pass."""
        place = [task.letter for task in self.GAME.box.tasks[self.side]].index(letter)
        task = self.GAME.box.tasks[self.side][place]
        reached, damage = [0, 0], [0, 0]
        reached[self.side], damage[self.side] = place, task.health - 1
        table = self.lay(own, other, turn="other", reached=reached, objective_damage=damage, **fields)
        table.both_pass()
        assert table.state.reached[self.side] == place + 1
        return table


@pytest.fixture
def deal1565() -> Iterator[Deal]:
    """Tables of 1565 with its real packs, Ottoman (seat 0) and Malta."""
    yield from _dealing(Game1565, ("ottoman", "malta"))


@pytest.fixture
def ottoman(deal1565: Deal) -> Cards:
    """Scenarios for Ottoman cards."""
    return Cards(deal1565, 0)


@pytest.fixture
def malta(deal1565: Deal) -> Cards:
    """Scenarios for cards of Malta."""
    return Cards(deal1565, 1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed scenario shows its tables."""
    report = yield
    for name in ("deal", "deal1066", "deal1565"):
        made = getattr(item, "funcargs", {}).get(name)
        if report.failed and isinstance(made, Deal):
            report.sections += [("the table", repr(table)) for table in made.tables]
    return report
