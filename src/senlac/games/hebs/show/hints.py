"""What somebody who points at a thing may have in mind, and what a choice comes to."""

from __future__ import annotations

from typing import Any, Final

from senlac.games.hebs.rules.abilities import ability_of
from senlac.games.hebs.rules.deployment import TURN, verb_for
from senlac.games.hebs.rules.effects import harms_itself, would_change
from senlac.games.hebs.rules.values import cost_of, discounts, meant, resources_of
from senlac.games.hebs.show.board import stats, word
from senlac.games.hebs.state.box import Ability, Box
from senlac.games.hebs.state.codes import DAMAGE_WEDGE, REFRESH, ROWS, TO_NONE, WEDGES
from senlac.games.hebs.state.places import in_play, place_of
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.state.variants import HebsRules, rules_of
from senlac.kernel.frames import top_op
from senlac.kernel.responses import Record, Respond, record_of
from senlac.kernel.views import View


def intents(game: HebsRules, view: View, domain: str, thing: int) -> list[tuple[Any, ...]]:
    """What somebody who points at a card or a wedge may mean, by what is being asked; likeliest first."""
    s = game.imagine(view)
    side: int = view.data["side"]
    if side < 0 or domain not in ("card", "element", "wedge"):
        return []
    count = s.box.count
    element = count + thing if domain == "wedge" else thing
    op = top_op(s) if s.top and not s.result else None
    if op is not None and op.kind in _ANSWERS:
        verb, of_wedge = _ANSWERS[op.kind]
        if verb == "target":
            return [("target", element)]
        if of_wedge == (element >= count):
            return [(verb, element - count if of_wedge else element)]
    if element >= count:
        return onto(s, side, element - count)
    return [*answers(s.box, element), *uses(s, side, element)] if isinstance(op, Respond) else uses(s, side, element)


#: By question: the verb that answers it, and whether it is about a wedge.
_ANSWERS: Final[dict[str, tuple[str, bool]]] = {
    "paying.pay": ("pay", False),
    "abilities.choose": ("target", False),
    "effects.discards": ("discard", False),
    "preparation.limit": ("discard", False),
    "preparation.draft-one": ("discard", False),
    "preparation.draft-two": ("discard", False),
    "setup.place-leader": ("place", True),
    "setup.cut-decks": ("remove", False),
}


def onto(s: Hebs, side: int, wedge: int) -> list[tuple[Any, ...]]:
    """To play something to a wedge."""
    box = s.box
    found: list[tuple[Any, ...]] = [("play", card, wedge) for card in s.hand[side] if box.is_army[card]]
    found += [("attach", card, box.count + wedge) for card in s.hand[side] if box.is_attachment[card]]
    return found or [("play", box.leader[side], wedge)]


def uses(s: Hebs, side: int, card: int) -> list[tuple[Any, ...]]:
    """To play a card that is not in play, or to do something with one that is."""
    box = s.box
    if in_play(s, card) and box.side[card] == side:
        found: list[tuple[Any, ...]] = [("act", card, ability.number) for ability in box.actions[card]]
        return [*found, *answers(box, card), ("sacrifice", card)]
    verb = verb_for(box, card)
    if verb == "play":
        return [("play", card, wedge) for wedge in range(WEDGES)]
    if verb == "act":
        return [("act", card, ability.number) for ability in box.actions[card]] or answers(box, card)
    if verb == "attach":
        hosts = [*[card for line in s.line for card in line], *range(box.count, box.count + WEDGES)]
        return [("attach", card, host) for host in hosts]
    return [(verb, card)]


def answers(box: Box, card: int) -> list[tuple[Any, ...]]:
    """To respond with a card."""
    return [("respond", card, ability.number) for ability in box.responses[card]]


def option_hints(game: HebsRules, view: View, options: list[tuple[Any, ...]], lang: str) -> list[str]:
    """What each option costs or does, in a few words."""
    s = game.imagine(view)
    return [hint(s, view.data["side"], option, lang) for option in options]


def hint(s: Hebs, side: int, option: tuple[Any, ...], lang: str) -> str:
    verb: str = option[0]
    if verb == "pass":
        return word(passing(s, side), lang)
    if verb == "pay":
        return yields(s, side, option[1], lang)
    if verb == "target":
        card: int = option[1]
        return " ".join(stats(s, card, lang)) if card < s.box.count and place_of(s, card) >= 0 else ""
    if verb == "act" and s.box.side[option[1]] == rules_of(s).foe:
        return ""  # what the Foe does costs the player nothing, and is offered only if it does something
    if verb in ("act", "respond"):
        trigger = record_of(s, len(s.pending) - 1) if verb == "respond" else None
        parts = [price(s, side, option, lang), idling(s, option[1], option[2], trigger, lang)]
        return ", ".join([part for part in parts if part])
    if verb in ("play", "reserve", "attach"):
        return price(s, side, option, lang)
    if verb == "use":
        return idling(s, s.top[2][1], option[1], None, lang)
    return ""


def idling(s: Hebs, card: int, number: int, trigger: Record | None, lang: str) -> str:
    """That an ability would change nothing as things stand, but for what it does to its own card (R.TARGET.NONE)."""
    ability = ability_of(s, card, number)
    if would_change(s, ability, card, trigger):
        return ""
    told = word("idle-harm" if any([harms_itself(effect) for effect in ability.effects]) else "idle", lang)
    cause = idle_cause(s, ability, card)
    return f"{told} ({word(cause[0], lang, number=cause[1])})" if cause[0] else told


def idle_cause(s: Hebs, ability: Ability, card: int) -> tuple[str, int]:
    """Why there is nothing to choose, where that is not plain, with its number."""
    if not (s.at_final >> ability.side) & 1 and any([effect.op == DAMAGE_WEDGE for effect in ability.effects]):
        return "idle-final", 0
    for slot in ability.slots:
        if slot.is_range:
            near = meant(s, slot.filter, card, ability.side)
            return ("idle-shielded", len(near)) if near else ("idle-range", slot.filter.terms[0].reach)
        if slot.mover != TO_NONE:
            return "idle-full", ROWS
        if slot.op == REFRESH:
            again = [it for it in meant(s, slot.filter, card, ability.side) if it in s.refreshed]
            return ("idle-readied", len(again)) if again else ("", 0)
    return "", 0


def passing(s: Hebs, side: int) -> str:
    """What a pass does: in a window nothing more, else see H.DEPLOY.PASS, H.DEPLOY.PASS_MARKER and S.PASS.SEQUENCE."""
    if top_op(s) is not TURN:
        return "pass-here"
    if rules_of(s).foe >= 0:
        return "pass-foe"
    if s.passed:
        return "pass-last"
    return "pass-holder" if s.marker == side else "pass-first"


def yields(s: Hebs, side: int, card: int, lang: str) -> str:
    """What a source gives to a payment, and what of it is lost (H.PAY.EXCESS)."""
    held = card in s.hand[side]
    worth = 1 if held else resources_of(s, card)
    lost = max(0, worth - int(s.top[2][2]))
    how = "yields-discard" if held else "yields-leader" if card == s.box.leader[side] else "yields-tired"
    gain = f"{word(how, lang)} {worth}"
    return f"{gain} ({lost} {word('lost', lang)})" if lost else gain


def price(s: Hebs, side: int, option: tuple[Any, ...], lang: str) -> str:
    """What a card costs, and the row that it comes to; a card in play that is used becomes Tired."""
    card: int = option[1]
    if in_play(s, card):
        return word("tires-leader" if card == s.box.leader[side] else "tires", lang)
    cost = cost_of(s.box, card, discounts(s, side))
    parts = [f"{word('costs', lang)} {cost}" if cost else word("free", lang)]
    if option[0] == "play":
        parts.append(f"{word('row', lang)} {len(s.line[side * WEDGES + option[2]]) + 1}")
    return ", ".join(parts)
