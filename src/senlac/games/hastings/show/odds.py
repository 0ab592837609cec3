"""What an attack can come to, in exact fractions: for every client that shows odds."""

from __future__ import annotations

from fractions import Fraction

from senlac.games.hastings.rules.melee import melee_drms
from senlac.games.hastings.rules.morale import fails, morale_drms, total
from senlac.games.hastings.rules.pursuit import left_drms
from senlac.games.hastings.show.labels import say
from senlac.games.hastings.state.field import NO_EFFECT, PUSHBACK
from senlac.games.hastings.state.position import front_of, in_wall, is_fit, is_routed, sides_units
from senlac.games.hastings.state.table import Hastings
from senlac.games.hastings.text import words

DICE = range(1, 7)
SIXTH = Fraction(1, 6)

__all__ = ["Odds", "melee_drms", "melee_odds", "morale_odds", "odds", "pursuit_odds"]


def melee_odds(s: Hastings, attacker: int, defender: int) -> dict[int, Fraction]:
    """Each result of the Melee Table (PUSHBACK, NO_EFFECT or hits, before Shield Wall) with its chance (7.7.5)."""
    drm = total(melee_drms(s, attacker, defender))
    found: dict[int, Fraction] = {}
    for roll in DICE:
        result = s.field.result(s.field.cf[attacker], roll + drm)
        found[result] = found.get(result, Fraction(0)) + SIXTH
    return dict(sorted(found.items()))


def morale_odds(s: Hastings, unit: int, hits: int) -> Fraction:
    """The chance that a unit routs when it checks with so many hits (7.10.3)."""
    drm = total(morale_drms(s, unit))
    return Fraction(len([roll for roll in DICE if fails(roll, drm, hits)]), 6)


def pursuit_odds(s: Hastings, unit: int) -> dict[int, Fraction]:
    """How far a unit would pursue (0: not at all), with the chances; one that may choose is taken to pursue (7.5)."""
    chart = s.field.right_foot if s.field.foot[unit] else s.field.right_horse
    goes = Fraction(1)
    if s.field.rash[unit]:
        drm = total(left_drms(s, unit))
        goes = Fraction(len([roll for roll in DICE if roll + drm <= s.field.left_pursues]), 6)
    found = {0: 1 - goes} if goes < 1 else {}
    for hexes in chart:
        found[hexes] = found.get(hexes, Fraction(0)) + goes * SIXTH
    return {hexes: chance for hexes, chance in sorted(found.items()) if chance}


class Odds:
    """All chances of one attack: results, hits that count, rout of the defender, and who would pursue how far."""

    def __init__(self, s: Hastings, attacker: int, defender: int) -> None:
        #: Lines of MELEE_IDS with their values, and their sum.
        self.drms = melee_drms(s, attacker, defender)
        self.drm = total(self.drms)
        self.results = melee_odds(s, attacker, defender)
        #: Hits that go on the track: doubled against Routed units (7.7.7), the first stopped by a Shield Wall (7.8.2).
        self.hits: dict[int, Fraction] = {}
        #: By result, the hits of it that count.
        self.counted: dict[int, int] = {}
        for result, chance in self.results.items():
            number = self._counted(s, defender, result)
            self.counted[result] = number
            self.hits[number] = self.hits.get(number, Fraction(0)) + chance
        #: Of the attack as a whole; Pushback is taken to find room.
        self.rout = Fraction(0)
        if not is_routed(s, defender):
            for number, chance in self.hits.items():
                if number:
                    self.rout += chance * morale_odds(s, defender, number)
        #: By unit that could pursue: it has the defender in a frontal hex and attacks it (7.10.5).
        self.pursuit: dict[int, dict[int, Fraction]] = {}
        fighting = s.assailants[defender] | 1 << attacker
        for unit in sides_units(s, s.field.side[attacker]):
            fights = (fighting >> unit) & 1 or s.game.rules < 2  # Rules 1: whoever has it in front.
            if fights and is_fit(s, unit) and (front_of(s, unit) >> s.place[defender]) & 1:
                self.pursuit[unit] = pursuit_odds(s, unit)

    def _counted(self, s: Hastings, defender: int, result: int) -> int:
        if result in (PUSHBACK, NO_EFFECT):
            return 0
        if is_routed(s, defender):
            return result * 2
        return result - 1 if in_wall(s, defender) else result


def odds(s: Hastings, attacker: int, defender: int) -> Odds:
    """The chances of an attack, from the same tables by which it will be resolved."""
    return Odds(s, attacker, defender)


# ------------------------------------------------------------------ in words

#: Results of the Melee Table that are not hits, with their words.
RESULTS: dict[int, str] = {PUSHBACK: "odds-pushback", NO_EFFECT: "odds-nothing"}


#: Thirds of a per cent, which sixths have.
THIRDS = ("", "⅓", "⅔")


def percent(chance: Fraction, lang: str = "en") -> str:
    """A number of sixths in per cent, exactly, so that those of an attack add up.

    >>> percent(Fraction(4, 6))
    '66⅔%'
    """
    whole, thirds = divmod(300 * chance.numerator // chance.denominator, 3)
    return words("percent", lang, number=f"{whole}{THIRDS[thirds]}")


def in_36(chance: Fraction) -> int:
    """A chance as so many of the 36 throws of two dice."""
    return int(36 * chance)


def result_words(result: int, counted: int, lang: str) -> str:
    """A result of the Melee Table as what becomes of it: a hit that a Shield Wall takes breaks the wall."""
    if result in RESULTS:
        return words(RESULTS[result], lang)
    return say("hit-count", lang, n=counted) if counted else words("odds-wall-breaks", lang)


def in_short(found: Odds, lang: str) -> str:
    """What an attack may do, without the chance that it does nothing."""
    parts = [
        f"{result_words(result, found.counted[result], lang)} {percent(chance, lang)}"
        for result, chance in sorted(found.results.items(), reverse=True)
        if result != NO_EFFECT
    ]
    return ", ".join(parts)


def in_words(found: Odds, lines: list[str], lang: str) -> str:
    """The chances of an attack in one line; `lines` are the words for the lines of the table."""
    sums = ", ".join(f"{lines[line]} {drm:+}" for line, drm in found.drms)
    parts: list[str] = []
    for result, chance in sorted(found.results.items(), reverse=True):
        parts.append(f"{result_words(result, found.counted[result], lang)} {percent(chance, lang)}")
    if found.rout:
        parts.append(words("odds-rout", lang, count=in_36(found.rout), of=36))
    die = words("odds-lines" if sums else "odds-die", lang, drm=f"{found.drm:+}", lines=sums)
    return words("odds", lang, die=die, results=", ".join(parts))
