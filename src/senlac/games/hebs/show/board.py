"""The table as a picture in text: the opponent above, the viewer below, three wedges side by side between them.

Everything is said in words and shapes, never in colour alone: ◆ is the attacker, ▲ the defender.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from senlac.games.hebs.rules.targets import BY_SLOT, objective_number, trigger_kind
from senlac.games.hebs.rules.values import cost_of, discounts, objective_total, resources_of, totals, value_of
from senlac.games.hebs.state.codes import (
    HEALTH,
    MIGHT,
    ON_ABILITY,
    ON_DAMAGE,
    ON_MOVE,
    ON_OBJECTIVE,
    ON_PASS,
    ON_WEDGE,
    PROTECTED,
    WEDGES,
    ZEAL,
)
from senlac.games.hebs.state.places import is_final
from senlac.games.hebs.state.table import DEPLOYMENT, SETTING_UP, Hebs
from senlac.games.hebs.state.variants import HebsRules, rules_of
from senlac.games.hebs.text import words
from senlac.kernel.responses import CANCELLED, Record
from senlac.kernel.views import View

#: The widest that a board is, unless it is told otherwise: with a frame around it, 100 columns.
WIDTH: Final = 96

#: In fewer columns, names of cards come before tidiness.
ROOMY: Final = 90

ATTACKER: Final = "◆"
DEFENDER: Final = "▲"

TIRED: Final = "~"
SAFE: Final = "*"
DOOMED: Final = "†"


def board(game: HebsRules, view: View, lang: str, width: int = WIDTH) -> str:
    """The position as a seat sees it, no wider than `width` columns (at least 60)."""
    s = game.imagine(view)
    below: int = view.data["side"]
    if below < 0:
        below = s.attacker
    above = 1 - below
    lines = wrapped(heading(s, lang), " · ", width, 2)
    lines += wrapped(standing(game, s, view, above, lang), " · ", width, 2)
    lines += betrayed(game, s, above, "known", lang, width)
    lines += known_deck(game, view, lang, width)
    lines += objectives(game, s, above, lang, width)
    lines += reserve(game, s, above, lang, width)
    lines.append("")
    lines += battlefield(game, s, above, below, lang, width)
    lines.append("")
    lines += reserve(game, s, below, lang, width)
    lines += objectives(game, s, below, lang, width)
    lines += wrapped(standing(game, s, view, below, lang), " · ", width, 2)
    if view.data["side"] >= 0:
        lines += hand(game, s, below, lang, width)
        lines += betrayed(game, s, below, "betrayed", lang, width)
    lines += pending(game, s, lang, width)
    lines += wrapped(legend(s, lang), "   ", width, 0)
    return "\n".join([line.rstrip() for line in lines])


def piles(game: HebsRules, view: View, lang: str, width: int = WIDTH) -> str:
    """Both discard piles, which anybody may peruse at any time: every card, numbered from the top (H.TERM.PILES)."""
    s = game.imagine(view)
    lines: list[str] = []
    for side in (1 - max(0, view.data["side"]), max(0, view.data["side"])):
        title = (
            f"{mark(s, side)} {game.show.label('side', side, lang)}, {word('discard', lang)} ({word('from-top', lang)})"
        )
        cards = s.discard[side][::-1]
        names = [f"{place} {name_of(game, cards[place - 1], lang)}" for place in range(1, len(cards) + 1)]
        lines.append(f"{title}{colon(lang)}{'' if names else word('empty', lang)}".rstrip())
        lines += ["  " + line for line in wrapped(names, " · ", width - 2, 0)]
    return "\n".join(lines)


# ------------------------------------------------------------------ words


def word(name: str, lang: str, **numbers: int | str) -> str:
    """A word of boards and scenes."""
    return words(f"board-{name}", lang, **numbers)


def word_of_box(game: HebsRules, name: str, lang: str) -> str:
    """A word for which a box may have one of its own."""
    return _word_of(game.column, name, lang)


@cache
def _word_of(column: str, name: str, lang: str) -> str:
    own = f"{name}-{column}"
    return word(own if words.knows(f"board-{own}") else name, lang)


def colon(lang: str) -> str:
    return words("colon", lang)


def mark(s: Hebs, side: int) -> str:
    """The shape of a side."""
    return ATTACKER if side == s.attacker else DEFENDER


def cut(name: str, room: int) -> str:
    """A name in no more columns than there are.

    >>> cut("Ealdred, Archbishop of York", 12), cut("Vital", 12)
    ('Ealdred, Ar…', 'Vital')
    """
    if len(name) <= room:
        return name
    return name[: max(0, room - 1)].rstrip() + "…" if room > 0 else ""


def name_of(game: HebsRules, card: int, lang: str, room: int = 99) -> str:
    """A card's name in that many columns, the number of a copy as in the list of options."""
    copy = card - game.box.kind[card]
    tail = f" {copy + 1}" if copy else ""
    return cut(game.show.label("card", card, lang).removesuffix(tail), room - len(tail)) + tail


def element_name(game: HebsRules, element: int, lang: str) -> str:
    """The name of a card or a wedge."""
    return name_of(game, element, lang) if element < game.box.count else game.show.label("element", element, lang)


def wrapped(parts: list[str], glue: str, width: int, indent: int) -> list[str]:
    """Parts on as few lines as they need, later ones indented; a part that is too long by itself is cut.

    >>> wrapped(["one", "two", "three"], " · ", 10, 2)
    ['one · two', '  three']
    >>> wrapped(["one", "two", "three"], ", ", 10, 2)
    ['one, two,', '  three']
    """
    lines: list[str] = []
    comma = "," if glue == ", " else ""
    for part in parts:
        if lines and len(lines[-1]) + len(glue) + len(part) + len(comma) <= width:
            lines[-1] += glue + part
            continue
        if lines:
            lines[-1] += comma
        lines.append(cut(" " * indent + part if lines else part, width - len(comma)))
    return lines


# ------------------------------------------------------------------ round and sides


def heading(s: Hebs, lang: str) -> list[str]:
    """Round, phase, and which battles this round brings."""
    parts: list[str] = []
    if s.phase != SETTING_UP:
        parts.append(f"{word('round', lang)} {s.round}")
    if s.result:
        parts.append(word("over", lang))
        return parts
    parts.append(word_of_box(rules_of(s), f"phase{s.phase}", lang))
    if s.phase != SETTING_UP:
        which = "all-battles" if s.at_final == 0b11 else "zeal-battles" if s.at_final else "no-battles"
        parts.append(word(which, lang))
    return parts


def standing(game: HebsRules, s: Hebs, view: View, side: int, lang: str) -> list[str]:
    """A side's name, what it has besides its army, and its part in this phase."""
    data = view.data
    name = f"{mark(s, side)} {game.show.label('side', side, lang)}"
    if side == data["side"]:
        name += f" {word('you', lang)}"
    if side == game.foe:
        parts = [f"{name}, {word('foe', lang)}", *dial(view, lang), f"{word('deck', lang)} {data['decks'][side]}"]
    else:
        parts = [name, f"{word('hand', lang)} {data['hands'][side]}", f"{word('deck', lang)} {data['decks'][side]}"]
    pile = f"{word('discard', lang)} {len(s.discard[side])}"
    if s.discard[side]:
        top = s.discard[side][-1]
        pile += f" ({word('top', lang)}{colon(lang)}{name_of(game, top, lang)}"
        if game.box.relentless[top]:
            pile += f", {word('relentless', lang)} {cost_of(game.box, top, discounts(s, side))}"
        pile += ")"
    parts.append(pile)
    if s.phase != SETTING_UP and s.marker == side:
        parts.append(word("marker", lang))
    if s.phase == DEPLOYMENT and not s.result:
        if (s.passed >> side) & 1:
            parts.append(word("passed", lang))
        elif s.active == side:
            parts.append(word("turn", lang))
    return parts


def dial(view: View, lang: str) -> list[str]:
    """What the Foe can afford: the dial, and all its Resources."""
    found = view.data["dial"]
    shown = f"{word('dial', lang)} {found['step']} {word('shows', lang)} {found['shows']}"
    return [shown, f"{word('resources', lang)} {found['resources']}"]


def known_deck(game: HebsRules, view: View, lang: str, width: int) -> list[str]:
    """The first cards of the Foe's deck, once it was turned over (S.DRAW.EMPTY)."""
    if game.foe < 0:
        return []
    top = view.data["foe_deck"][::-1][:3]
    return listed(word("known-deck", lang), [name_of(game, card, lang) for card in top], lang, width)


def betrayed(game: HebsRules, s: Hebs, side: int, said: str, lang: str, width: int) -> list[str]:
    """The cards of a side's hand that the other has seen."""
    return listed(word(said, lang), [name_of(game, card, lang) for card in s.shown[side]], lang, width)


def listed(what: str, names: list[str], lang: str, width: int) -> list[str]:
    """A list with its title; none if it is empty."""
    if not names:
        return []
    return wrapped([f"  {what}{colon(lang)}{names[0]}", *names[1:]], ", ", width, 4)


def objectives(game: HebsRules, s: Hebs, side: int, lang: str, width: int) -> list[str]:
    """How far a side has come, and what its current Objective asks for."""
    box = game.box
    order = s.order[side]
    letters: list[str] = []
    for place in range(len(order)):
        letter = box.tasks[side][order[place]].letter
        if place == s.reached[side]:
            letter = f"[{letter}]"
        elif place < s.reached[side]:
            letter = f"{letter}✓"
        letters.append(letter)
    which = order[min(s.reached[side], len(order) - 1)]
    task = box.tasks[side][which]
    name = game.show.label("objective", objective_number(s, side, task.letter), lang)
    parts = [f"  {word('objectives', lang)} {' '.join(letters)}", name]
    if not is_final(s, side):
        now = objective_total(s, side, task.attribute)
        value = word("zeal" if task.attribute == ZEAL else "might", lang)
        parts.append(f"{value} {now} {word('against', lang)} {task.value}")
        parts.append(f"{word('damage', lang)} {s.objective_damage[side]}/{task.health}")
    return wrapped(parts, " · ", width, 4)


def reserve(game: HebsRules, s: Hebs, side: int, lang: str, width: int) -> list[str]:
    """A side's Tactics."""
    parts: list[str] = []
    for card in s.reserve[side]:
        yields = resources_of(s, card)
        parts.append(marks(s, card) + name_of(game, card, lang) + (f" +{yields}" if yields else ""))
    return listed(word("reserve", lang), parts, lang, width)


# ------------------------------------------------------------------ the battlefield


def battlefield(game: HebsRules, s: Hebs, above: int, below: int, lang: str, width: int) -> list[str]:
    """The wedges as columns: the army above from its last row to Row 1, the wedge, the army below from Row 1 on."""
    rule = " │ " if width >= ROOMY else "│"
    room = (width - 2 * len(rule)) // WEDGES
    might = totals(s, MIGHT)
    zeal = totals(s, ZEAL)
    uppers: list[list[str]] = []
    titles: list[str] = []
    lowers: list[list[str]] = []
    for wedge in range(WEDGES):
        pads = widths(s, [*s.line[wedge], *s.line[WEDGES + wedge]], lang) if width >= ROOMY else [0, 0, 0]
        upper: list[str] = []
        for block in army(game, s, above, wedge, lang, room, pads)[::-1]:
            upper += block
        upper += on_wedge(game, s, above, wedge, lang, room)
        uppers.append([*upper, sums(game, s, above, wedge, might, zeal, lang, room)])
        titles.append(title(game, s, wedge, lang, room))
        lower = [sums(game, s, below, wedge, might, zeal, lang, room), *on_wedge(game, s, below, wedge, lang, room)]
        for block in army(game, s, below, wedge, lang, room, pads):
            lower += block
        lowers.append(lower)
    cross = rule.replace(" ", "─").replace("│", "┼")
    return [*beside(uppers, rule, room, True), cross.join(titles), *beside(lowers, rule, room, False)]


def beside(columns: list[list[str]], rule: str, room: int, low: bool) -> list[str]:
    """Columns side by side; if they are `low`, they end on the same line instead of beginning on it."""
    height = max([len(column) for column in columns])
    lines: list[str] = []
    for i in range(height):
        cells: list[str] = []
        for column in columns:
            place = i - (height - len(column)) if low else i
            cells.append((column[place] if 0 <= place < len(column) else "").ljust(room))
        lines.append(rule.join(cells))
    return lines


def title(game: HebsRules, s: Hebs, wedge: int, lang: str, room: int) -> str:
    """The wedge itself: its name, who has claimed it, whom it is protected by."""
    said = "─ " + game.show.label("wedge", wedge, lang)
    if s.claimed[wedge] >= 0:
        said += f" · {mark(s, s.claimed[wedge])} {word('claimed', lang)}"
    else:
        for element, value, _, _, whose in s.mods:
            if element == game.box.count + wedge and value == PROTECTED:
                said += f" · {mark(s, whose)} {word('safe', lang)}"
    return (cut(said, room - 1) + " ").ljust(room, "─")


def sums(
    game: HebsRules, s: Hebs, side: int, wedge: int, might: list[int], zeal: list[int], lang: str, room: int
) -> str:
    """What a side's Ready cards have at a wedge, and the damage that it has dealt there."""
    place = side * WEDGES + wedge
    said = f"{mark(s, side)} {word('might', lang)} {might[place]}  {word('zeal', lang)} {zeal[place]}"
    dealt = f"{s.wedge_damage[place]}/{game.box.wedge_health[s.attacker][wedge]}"
    if len(said) + len(dealt) >= room:
        said = f"{mark(s, side)} {word('M', lang)}{might[place]} {word('Z', lang)}{zeal[place]}"
    return said + dealt.rjust(room - len(said))


def on_wedge(game: HebsRules, s: Hebs, side: int, wedge: int, lang: str, room: int) -> list[str]:
    """A side's attachments on a wedge."""
    return attachments(game, s, game.box.count + wedge, side, side, lang, room, "  ")


def attachments(
    game: HebsRules, s: Hebs, host: int, side: int, whose: int, lang: str, room: int, indent: str
) -> list[str]:
    """What is attached to an element by a side (-1 for both), a line each, marked if it is not `whose`."""
    lines: list[str] = []
    for card, element in s.attached:
        owner = game.box.side[card]
        if element != host or side not in (-1, owner):
            continue
        lead = indent + "└ " + ("" if owner == whose else mark(s, owner) + " ") + marks(s, card)
        yields = resources_of(s, card)
        tail = f" +{yields}" if yields else ""
        lines.append(lead + name_of(game, card, lang, room - len(lead) - len(tail)) + tail)
    return lines


def army(game: HebsRules, s: Hebs, side: int, wedge: int, lang: str, room: int, pads: list[int]) -> list[list[str]]:
    """A side's cards at a wedge from Row 1 on: each a line with its row, name and values, and its attachments."""
    blocks: list[list[str]] = []
    place = side * WEDGES + wedge
    for row, card in zip(s.rows_of(place), s.line[place], strict=False):
        while len(blocks) < row - 1:  # a gap that the Foe leaves (S.PLAY.NO_SHIFT)
            blocks.append([f"{len(blocks) + 1} –"])
        found = [text.ljust(pads[i]) for i, text in enumerate(stats(s, card, lang))]
        values = " ".join(found)
        lead = f"{row} {marks(s, card)}"
        space = room - len(lead) - len(values) - 1
        line = f"{lead}{name_of(game, card, lang, space).ljust(space)} {values}"
        blocks.append([line, *attachments(game, s, card, -1, side, lang, room, "  ")])
    return blocks


def stats(s: Hebs, card: int, lang: str) -> list[str]:
    """A card's values in force: Might; Zeal; Health (what is left, of all if damaged) with Resources."""
    health = value_of(s, card, HEALTH)
    left = max(0, health - s.damage[card])
    yields = resources_of(s, card)
    return [
        f"{word('M', lang)}{value_of(s, card, MIGHT)}",
        f"{word('Z', lang)}{value_of(s, card, ZEAL)}",
        f"{word('H', lang)}{left}" + (f"/{health}" if s.damage[card] else "") + (f" +{yields}" if yields else ""),
    ]


def widths(s: Hebs, cards: list[int], lang: str) -> list[int]:
    """How wide each of the values of some cards is, so that they stand under one another."""
    found = [0, 0, 0]
    for card in cards:
        for i, text in enumerate(stats(s, card, lang)):
            found[i] = max(found[i], len(text))
    return found


def marks(s: Hebs, card: int) -> str:
    """Signs before a name, explained in the legend: Tired, safe from damage, being destroyed."""
    found = TIRED if s.tired[card] else ""
    if is_safe(s, card):
        found += SAFE
    return found + (DOOMED if card in s.doomed else "")


def is_safe(s: Hebs, element: int) -> bool:
    """Whether an element was given protection for this round."""
    return any([mod[0] == element and mod[1] == PROTECTED for mod in s.mods])


# ------------------------------------------------------------------ hand and stack


def hand(game: HebsRules, s: Hebs, side: int, lang: str, width: int) -> list[str]:
    """The viewer's hand in two columns: what each card costs now, its name, and its values or its kind."""
    cards = s.hand[side]
    if not cards:
        return [f"{word('in-hand', lang)}{colon(lang)}{word('empty', lang)}"]
    cheaper = discounts(s, side)
    room = (width - 5) // 2
    tails = [printed(game, card, lang) for card in cards]
    longest = max([len(tail) for tail in tails])
    entries: list[str] = []
    for i, card in enumerate(cards):
        lead = f"({cost_of(game.box, card, cheaper)}) "
        space = room - len(lead) - longest - 1
        entries.append(f"{lead}{name_of(game, card, lang, space).ljust(space)} {tails[i].ljust(longest)}")
    half = (len(entries) + 1) // 2
    lines = [f"{word('in-hand', lang)}{colon(lang).rstrip()}"]
    for i in range(half):
        other = entries[half + i] if half + i < len(entries) else ""
        lines.append(f"  {entries[i].ljust(room)}   {other}")
    return lines


def printed(game: HebsRules, card: int, lang: str) -> str:
    """The values of a card that is not in play; if it is not an army card, its kind."""
    box = game.box
    if box.is_army[card]:
        letters = (word("M", lang), word("Z", lang), word("H", lang))
        said = " ".join([f"{letters[which]}{box.printed[which][card]}" for which in (MIGHT, ZEAL, HEALTH)])
    else:
        said = word(box.cards[card].type, lang)
    return f"{said} +{box.resources[card]}" if box.resources[card] else said


def pending(game: HebsRules, s: Hebs, lang: str, width: int) -> list[str]:
    """What waits to be resolved, the newest first, and cards that are being paid for."""
    lines: list[str] = []
    sources = [record[1] for record in s.pending]
    paid = [name_of(game, card, lang) for card in s.limbo if card not in sources]
    if paid:
        lines.append(cut(f"{word('limbo', lang)}{colon(lang)}{', '.join(paid)}", width))
    if s.pending:
        lines.append(word("stack", lang) + colon(lang).rstrip())
        for record in s.pending[::-1]:
            lines.append(cut("  " + waiting(game, s, record, lang), width))
    return lines


def waiting(game: HebsRules, s: Hebs, record: Record, lang: str) -> str:
    """One thing that waits: whose doing, what, and to whom."""
    kind = trigger_kind(record)
    whose = mark(s, record[2] ^ s.swap)
    if kind == ON_ABILITY:
        said = f"{whose} {source_of(game, s, record, lang)}"
        targets = [element_name(game, target % BY_SLOT, lang) for target in record[3]]
        said += f" → {', '.join(targets)}" if targets else ""
    elif kind == ON_PASS:
        said = f"{whose} {word('on7', lang)}"
    else:
        damage = record[3][0] if kind in (ON_DAMAGE, ON_WEDGE, ON_OBJECTIVE) else 0
        what = word(f"on{kind}", lang, number=damage)
        if kind == ON_WEDGE:
            what += f" → {game.show.label('wedge', record[3][1], lang)}"
        elif kind != ON_OBJECTIVE:
            what = f"{name_of(game, record[1], lang)}{colon(lang)}{what}"
        if kind == ON_MOVE:
            what += f" → {game.show.label('wedge', record[3][0], lang)}"
        said = f"{whose} {what}"
    return f"{said} ({word('cancelled', lang)})" if record[4] & CANCELLED else said


def source_of(game: HebsRules, s: Hebs, record: Record, lang: str) -> str:
    """The card of an ability that waits, or its Objective."""
    if record[1] >= 0:
        return name_of(game, record[1], lang)
    ability = game.box.abilities[record[0]]
    return game.show.label("objective", objective_number(s, ability.side, ability.card), lang)


def legend(s: Hebs, lang: str) -> list[str]:
    """What the letters and signs mean, of those that are on the board."""
    shown = [card for line in s.line for card in line]
    others = [*s.reserve[0], *s.reserve[1], *[card for card, _ in s.attached]]
    parts = [
        f"{word('M', lang)} {word('might', lang)}",
        f"{word('Z', lang)} {word('zeal', lang)}",
        f"{word('H', lang)} {word('health', lang)}",
        f"+1 {word('resources', lang)}",
        f"4/10 {word_of_box(rules_of(s), 'legend-wedge', lang)}",
    ]
    if any([s.damage[card] for card in shown]):
        parts[2] += f" ({word('legend-left', lang)})"
    if any([s.tired[card] for card in shown + others]):
        parts.append(f"{TIRED} {word('legend-tired', lang)}")
    if any([is_safe(s, card) for card in shown]):
        parts.append(f"{SAFE} {word('legend-safe', lang)}")
    if s.doomed:
        parts.append(f"{DOOMED} {word('legend-doomed', lang)}")
    return parts
