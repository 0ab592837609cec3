"""What the games of some runs say, as numbers: win rates, lengths, endings, what cards are worth, when and where things
happen. All intervals are of 95 %.

What a card is worth is its lead: how much more often its owner won in games in which it was drawn (or played) than in
games with the average card of the same deck. Leads of few games are mostly luck, so each is drawn towards 0 by as much
as the spread of all leads says (empirical Bayes); its interval is that of what remains.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import fmean, quantiles

from senlac.kernel.errors import BadOption
from senlac.sim.batch import Arena
from senlac.sim.report import Z, wilson
from senlac.sim.runs import PlayedRow, Run

#: A game is fair if each side wins this share of it.
FAIR = (0.47, 0.53)
#: Cards of a deck differ in worth by at least this, as a standard deviation, even where luck could explain it all.
LEAST_SPREAD = 0.02
#: Options that make a pairing; each other one is a variant.
PAIRING = ("faction", "opponent")


class Sample:
    """The finished games of a run."""

    def __init__(self, run: Run, lang: str) -> None:
        self.run = run
        self.arena: Arena = run.arena()
        self.rows: list[PlayedRow] = [row for row in run.rows() if not row.failure]
        game = self.arena.game
        self.seats = [game.show.label("seat", seat, lang) for seat in range(len(game.seats))]
        #: Seats as the game itself calls them, for colours.
        self.sides = list(game.seats)
        #: Whether a side plays against itself.
        self.mirrored = game.options.get("faction", "") == game.options.get("opponent", None)


def samples(runs: Iterable[Run], lang: str) -> list[Sample]:
    """The games of the runs that a report is of; BadOption if there are none, or of several games."""
    found = [Sample(run, lang) for run in runs]
    names = ", ".join(it.run.name for it in found)
    if not any(it.rows for it in found):
        raise BadOption(f"There are no games yet in {names}.", option="run", value=names)
    if len({_system(it) for it in found}) > 1:
        message = f"A report is of one game; these runs are of several: {names}."
        raise BadOption(message, option="run", value=names)
    played = [it for it in found if it.rows]
    if len({tuple(it.seats) for it in played}) > 1:
        for it in played:
            it.seats = it.seats[:1] * len(it.seats) if it.mirrored else it.seats
    return played


def _system(it: Sample) -> str:
    return getattr(it.arena.game, "system", "") or it.arena.game.name


# ------------------------------------------------------------------ win rates


@dataclass(frozen=True, slots=True)
class WinRate:
    """How often somebody won, in some group of games."""

    label: str
    wins: int
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def verdict(self) -> str:
        """Whether that is fair: `fair`, `above`, `below`, or `open` if it takes more games to say."""
        low, high = self.interval
        if low > FAIR[1]:
            return "above"
        if high < FAIR[0]:
            return "below"
        return "fair" if FAIR[0] <= low and high <= FAIR[1] else "open"

    @property
    def needed(self) -> int:
        """About how many games it takes until the interval leaves an end of what is fair, on either side of it."""
        away = min(abs(self.share - end) for end in FAIR)
        return ceil(Z * Z * self.share * (1 - self.share) / max(away, 0.002) ** 2)


def _rates(counted: Iterable[tuple[str, bool]]) -> list[WinRate]:
    """Rates of what was counted, as `(label, won)`, in the order in which labels come first."""
    wins, games = Counter[str](), Counter[str]()
    for label, won in counted:
        games[label] += 1
        wins[label] += won
    return [WinRate(label, wins[label], games[label]) for label in games]


def _all_rows(found: list[Sample]) -> Iterator[tuple[Sample, PlayedRow]]:
    for it in found:
        for row in it.rows:
            yield it, row


def by_side(found: list[Sample]) -> list[WinRate]:
    """Each side, in whatever seat. Games against itself say nothing of a side, if there are others."""
    telling = [it for it in found if not it.mirrored] or found
    return _rates(
        (it.seats[seat], row.winner == seat) for it, row in _all_rows(telling) for seat in range(len(it.seats))
    )


def ties(found: list[Sample]) -> int:
    return sum(row.winner < 0 for _, row in _all_rows(found))


def by_first(found: list[Sample], label: str) -> list[WinRate]:
    """Whoever moves first."""
    return _rates((label, row.winner == row.first) for _, row in _all_rows(found) if row.first >= 0)


def by_bot(found: list[Sample]) -> list[WinRate]:
    """Each bot, where there are several."""
    rates = _rates((bot, row.winner == seat) for _, row in _all_rows(found) for seat, bot in enumerate(row.bots))
    return rates if len(rates) > 1 else []


def by_pairing(found: list[Sample]) -> list[WinRate]:
    """The first seat's wins in each pairing of sides, where there are several."""
    rates = _rates((" – ".join(it.seats), row.winner == 0) for it, row in _all_rows(found))
    return rates if len(rates) > 1 else []


def by_option(found: list[Sample]) -> dict[str, list[WinRate]]:
    """The first seat's wins by value of each option that is not the same in all runs: editions, variants, packs."""
    options = {name: [str(it.arena.game.options.get(name, "")) for it in found] for name in _options(found)}
    return {
        name: _rates(
            (value or "–", row.winner == 0) for it, value in zip(found, values, strict=True) for row in it.rows
        )
        for name, values in options.items()
        if len(set(values)) > 1
    }


def _options(found: list[Sample]) -> list[str]:
    return [name for name in dict.fromkeys(n for it in found for n in it.arena.game.options) if name not in PAIRING]


# ------------------------------------------------------------------ lengths and endings


def by_winner(found: list[Sample], of: Callable[[PlayedRow], str | int]) -> Counter[tuple[str | int, str]]:
    """Games by something about them and the name of the winner, which is empty for a tie."""
    return Counter((of(row), it.seats[row.winner] if row.winner >= 0 else "") for it, row in _all_rows(found))


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle half of some numbers."""

    lower: float
    median: float
    upper: float

    @classmethod
    def of(cls, values: list[int]) -> Spread:
        """
        >>> Spread.of([4, 8, 8, 8])
        Spread(lower=7.0, median=8.0, upper=8.0)
        """
        lower, median, upper = quantiles(values * 2 if len(values) == 1 else values, n=4, method="inclusive")
        return cls(lower, median, upper)


def rounds(found: list[Sample]) -> Spread:
    return Spread.of([row.rounds for _, row in _all_rows(found)])


def happened(found: list[Sample], labels: dict[str, str]) -> list[WinRate]:
    """The first seat's wins in games in which each thing happened, most frequent first."""
    rates = _rates((labels.get(what, what), row.winner == 0) for _, row in _all_rows(found) for what in row.happened)
    return sorted(rates, key=lambda it: (-it.games, it.label))


# ------------------------------------------------------------------ cards


@dataclass(frozen=True, slots=True)
class CardWorth:
    """How many more games a card's owner wins with it, as a share: as it came out, and drawn towards 0."""

    games: int
    raw: float
    shrunk: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.shrunk - Z * self.deviation, self.shrunk + Z * self.deviation

    @property
    def is_clear(self) -> bool:
        """Whether luck alone hardly explains it."""
        low, high = self.interval
        return low > 0 or high < 0


@dataclass(frozen=True, slots=True)
class Worth:
    """What a card is worth when drawn, and when played; `use` is how often it was played if drawn."""

    deck: str
    card: str
    drawn: CardWorth
    played: CardWorth
    use: float


@dataclass
class _Count:
    games: int = 0
    excess: float = 0.0
    variance: float = 0.0
    both: int = 0


def worths(found: list[Sample]) -> dict[str, list[Worth]]:
    """Every card by deck, the most valuable first."""
    counts: dict[tuple[str, str, str], _Count] = defaultdict(_Count)
    for it in found:
        for seat, deck in enumerate(it.seats):
            _count(it, seat, deck, counts)
    leads = {what: _leads(counts, what) for what in ("drawn", "played")}
    none = CardWorth(0, 0.0, 0.0, 0.0)
    decks: dict[str, list[Worth]] = {}
    for deck, card in sorted({key[:2] for key in counts}):
        drawn, played = (leads[what].get((deck, card), none) for what in ("drawn", "played"))
        use = counts[deck, card, "drawn"].both / drawn.games if drawn.games else 0.0
        decks.setdefault(deck, []).append(Worth(deck, card, drawn, played, use))
    for cards in decks.values():
        cards.sort(key=lambda card: (-card.drawn.shrunk, card.card))
    return decks


def _count(it: Sample, seat: int, deck: str, counts: dict[tuple[str, str, str], _Count]) -> None:
    """Count a seat's cards in a run, against the mean of all of them in the same run."""
    for what in ("drawn", "played"):
        times, wins, both = Counter[str](), Counter[str](), Counter[str]()
        for row in it.rows:
            cards = {card.card for card in getattr(row, what) if card.seat == seat}
            times.update(cards)
            if row.winner == seat:
                wins.update(cards)
            if what == "drawn":
                both.update(cards & {card.card for card in row.played if card.seat == seat})
        mean = wins.total() / max(1, times.total())
        for card, games in times.items():
            count = counts[deck, card, what]
            count.games += games
            count.excess += wins[card] - games * mean
            count.variance += games * mean * (1 - mean)
            count.both += both[card]


def _leads(counts: dict[tuple[str, str, str], _Count], what: str) -> dict[tuple[str, str], CardWorth]:
    """The leads of all cards, shrunk deck by deck."""
    found: dict[tuple[str, str], CardWorth] = {}
    for deck in dict.fromkeys(key[0] for key in counts):
        mine = {key[1]: it for key, it in counts.items() if key[0] == deck and key[2] == what and it.games}
        raw = {card: it.excess / it.games for card, it in mine.items()}
        noise = {card: it.variance / it.games**2 for card, it in mine.items()}
        if not raw:
            continue
        spread = max(LEAST_SPREAD**2, fmean(raw[card] ** 2 - noise[card] for card in raw))
        for card, it in mine.items():
            kept = spread / (spread + noise[card])
            found[deck, card] = CardWorth(it.games, raw[card], raw[card] * kept, sqrt(kept * noise[card]))
    return found


# ------------------------------------------------------------------ moments


@dataclass(frozen=True, slots=True)
class Pace:
    """When something happens to a side, and in which share of the games at all."""

    side: str
    place: str
    share: float
    rounds: Spread


def kinds_of_moments(found: list[Sample]) -> list[str]:
    """The kinds of things that happened, in the order of their names."""
    return sorted({moment.what for _, row in _all_rows(found) for moment in row.moments})


def pace(found: list[Sample], what: str) -> list[Pace]:
    """The pace of one kind of moments, by side and place."""
    at: dict[tuple[str, str], list[int]] = defaultdict(list)
    games = Counter[str]()
    for it, row in _all_rows(found):
        games.update(it.seats)
        for moment in row.moments:
            if moment.what == what:
                at[it.seats[moment.seat], moment.place].append(moment.round)
    return [
        Pace(side, place, len(times) / games[side], Spread.of(times)) for (side, place), times in sorted(at.items())
    ]


def heat(found: list[Sample], what: str) -> Counter[tuple[str, int, str]]:
    """How often something happened, by side, round and place."""
    return Counter(
        (it.seats[moment.seat], moment.round, moment.place)
        for it, row in _all_rows(found)
        for moment in row.moments
        if moment.what == what
    )
