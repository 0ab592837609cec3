"""Turns a session into messages for clients (see `wire`), in the reader's language.

Everything here is made only from what a seat may know: its view, its decision and its log.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from senlac.ai import analysis, dangers
from senlac.ai.hints import hint, in_words
from senlac.examples import examples
from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadNotation, SenlacError
from senlac.kernel.explain import Arg
from senlac.kernel.explain import Reason as WhyNot
from senlac.kernel.frames import Action
from senlac.kernel.gamedef import GameDef, Outcome
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.options import Option
from senlac.kernel.views import View
from senlac.lessons import Lesson, TaughtSession, WrongChoice
from senlac.primers import OF_GAME
from senlac.registry import configure, game_type
from senlac.rulebook.index import RuleIndex, load, rule_directories
from senlac.server import wire
from senlac.session import LogLine, Session
from senlac.session.preview import preview
from senlac.session.session import Reel
from senlac.text import Speaker

#: Marks a name in a sentence (characters that occur in no text), followed by its ref and its wording.
OPENS, MIDDLE, CLOSES = "\ue000", "\ue001", "\ue002"
#: How many positions a film shows at once.
FRAMES = 24
#: How many moments of an analysis decided most.
MOMENTS = 6
_NAMED = re.compile(f"{OPENS}([^{MIDDLE}]*){MIDDLE}([^{CLOSES}]*){CLOSES}")


class Narrator(Speaker):
    """A speaker whose sentences remember which things they name."""

    def word(self, value: Arg) -> int | str:
        word = super().word(value)
        if isinstance(value, tuple):
            return f"{OPENS}{self.game.show.ref(*value)}{MIDDLE}{word}{CLOSES}"
        return word

    def parts(self, sentence: str) -> list[wire.Part]:
        """A sentence in pieces, with refs for the names."""
        found: list[wire.Part] = []
        end = 0
        for name in _NAMED.finditer(sentence):
            found.append(wire.Part(sentence[end : name.start()]))
            found.append(wire.Part(name.group(2), name.group(1)))
            end = name.end()
        found.append(wire.Part(sentence[end:]))
        return [part for part in found if part.text]


@cache
def rule_index() -> RuleIndex:
    """All rules of all installed games."""
    return load(*rule_directories())


def rule_text(rule: str, lang: str) -> str:
    """The text of a rule; empty if it is not in the index."""
    return rule_index()[rule].text_in(lang) if rule in rule_index() else ""


# ------------------------------------------------------------------ the table


def question(session: Session, seen: View, lang: str) -> wire.Question | None:
    """The question to the seat of a view with its choices."""
    seat = seen.seat
    asked = session.decision(seat)
    if asked is None:
        return None
    game = session.spoken
    speaker = Speaker(game, lang)
    none = [""] * len(asked.options)
    hints = game.show.option_hints(seen, asked.options, lang) or none
    warnings = game.show.option_warnings(seen, asked.options, lang) or none
    choices = [
        wire.Choice(
            to_text(game, action), str(action[0]), refs_of(game, action), speaker.option(asked, action), hint, warning
        )
        for action, hint, warning in zip(asked.options, hints, warnings, strict=True)
    ]
    suggested = [to_text(game, action) for action in session.suggestion(seat)]
    text = speaker.question(asked)
    return wire.Question(asked.serial, asked.kind, asked.rule, text, choices, suggested, session.in_window(seat))


def lesson(session: Session, seat: int, asked: wire.Question | None, lang: str) -> wire.Lesson | None:
    """What a lesson says now to the one who learns."""
    if not isinstance(session, TaughtSession) or seat != session.lesson.seat:
        return None
    taught, part = session.lesson, session.part
    chapters = taught.script.chapter
    shown = [to_text(session.game, action) for action in session.shown()]
    rule = part.chapter.rule
    return wire.Lesson(
        name=taught.name,
        title=taught.title(lang),
        chapters=[taught.say(lang, chapter.id) for chapter in chapters],
        chapter=chapters.index(part.chapter),
        part=session.place.number,
        pages=[
            wire.Page(
                chapters.index(chapter), taught.say(lang, chapter.id, step.id), [taught.ref(it) for it in step.clear]
            )
            for chapter, step in part.pages
        ],
        do=taught.say(lang, part.chapter.id, part.step.id, attribute="do"),
        show=[choice for choice in (asked.choices if asked else []) if choice.do in shown],
        rule=rule,
        rule_text=rule_text(rule, lang),
    )


def lesson_info(taught: Lesson, lang: str) -> wire.LessonInfo:
    """A lesson in a list."""
    script = taught.script
    chapters = [taught.say(lang, chapter.id) for chapter in script.chapter]
    return wire.LessonInfo(taught.name, script.game, taught.title(lang), taught.blurb(lang), script.minutes, chapters)


def refs_of(game: GameDef[Any], action: Action) -> list[str]:
    """The things that an action names."""
    named = zip(game.verbs[action[0]], action[1:], strict=True)
    return [game.show.ref(domain, thing) for domain, thing in named if domain != "number"]


def lines(session: Session, log: list[LogLine], lang: str) -> list[wire.Line]:
    """Lines of the log in words."""
    game = session.spoken
    narrator = Narrator(game, lang)
    state = session.state
    return [
        wire.Line(
            line.entry,
            line.seen[0],
            _told(narrator, line.seen),
            _numbers(game, line.seen),
            game.rule_of(line.seen),
            list(game.show.roles(line.seen)),
            game.show.doer(state, line.seen),
        )
        for line in log
    ]


def _told(narrator: Narrator, seen: tuple[Any, ...]) -> list[wire.Part]:
    """An event in pieces, without its rule, which a line has for itself."""
    sentence = narrator.event(seen)
    rule = narrator.game.rule_of(seen)
    return narrator.parts(sentence.replace(f" [{rule}]", "") if rule else sentence)


def _numbers(game: GameDef[Any], seen: tuple[Any, ...]) -> list[int]:
    domains = game.events.get(seen[0], ())
    return [value for domain, value in zip(domains, seen[1:], strict=False) if domain == "number"]


def result(session: Session, lang: str) -> wire.Result | None:
    """How the game ended."""
    ended = session.outcome
    if ended is None:
        return None
    text = Speaker(session.spoken, lang).ending(ended)
    return wire.Result(ended.winner, ended.kind, ended.rule, text, session.game.show.verdict(session.state, lang))


def ending(game: GameDef[Any], kept: str, lang: str) -> str:
    """How a stored game ended; empty while it is going on."""
    return Speaker(game, lang).ending(Outcome(*msgspec.json.decode(kept))) if kept else ""


def round_of(game: GameDef[Any], number: int, lang: str) -> str:
    """The round of a game in the rulebook's words; empty if rounds are not counted."""
    speaker = Speaker(game, lang)
    return speaker.say("list-round", {"number": number}) if number and speaker.knows("list-round") else ""


# ------------------------------------------------------------------ answers to questions of clients


def why(session: Session, seat: int, number: int, about: str, lang: str) -> wire.Reason:
    """Why a seat may not do something, or something with a thing: in words, with the rule."""
    speaker = Speaker(session.spoken, lang)
    reason = _reason(session, seat, about)
    if reason is None:
        return wire.Reason(number, True, speaker.say("web-may"), "", "", "")
    sentence = speaker.say(reason.code, reason.args)
    remedy = speaker.say(reason.code, reason.args, "remedy")
    return wire.Reason(number, False, sentence, reason.rule, rule_text(reason.rule, lang), remedy)


def hinted(session: Session, seat: int, number: int, lang: str) -> wire.Hinted:
    """A hint for the seat's question, step by step."""
    asked = session.decision(seat) if seat >= 0 else None
    if asked is None:
        return wire.Hinted(number, [])
    narrator = Narrator(session.spoken, lang)
    found = hint(session.view(seat), asked)
    steps = [narrator.parts(step) for step in in_words(found, asked, narrator)]
    return wire.Hinted(number, steps, to_text(session.spoken, found.action) if found else "")


def warned(session: Session, seat: int, number: int, actions: list[str], lang: str) -> wire.Warned:
    """What an answer to the seat's question puts at risk."""
    asked = session.decision(seat) if seat >= 0 else None
    if asked is None:
        return wire.Warned(number, [])
    narrator = Narrator(session.spoken, lang)
    meant = [from_text(session.game, action) for action in actions]
    found = dangers.dangers(session.view(seat), asked, meant)
    return wire.Warned(number, [narrator.parts(dangers.in_words(danger, narrator)) for danger in found])


def _reason(session: Session, seat: int, about: str) -> WhyNot | None:
    thing = thing_of(session.game, about)
    if thing is None:
        return session.explain(seat, from_text(session.game, about))
    intents = session.game.show.intents(session.view(seat), *thing)
    reasons = [session.explain(seat, intent) for intent in intents]
    if None in reasons:
        return None
    return reasons[0] if reasons else _nothing_to_do(session, seat)


def _nothing_to_do(session: Session, seat: int) -> WhyNot | None:
    """Why a thing cannot be chosen that no action ever involves."""
    if seat in session.asked:
        return WhyNot("K.OPTION", "table-nothing")
    return session.explain(seat, ("look",))


def thing_of(game: GameDef[Any], ref: str) -> tuple[str, int] | None:
    """The domain and number of a ref; None if this game has no such thing."""
    domain, _, number = ref.partition(":")
    if domain not in {*game.things, "seat"} or not number.isdecimal() or len(number) > 9:
        return None
    return (domain, int(number)) if game.has(domain, int(number)) else None


def inspected(session: Session, seat: int, number: int, ref: str, lang: str) -> wire.Inspected:
    """Everything printed on a thing or visible about it."""
    thing = thing_of(session.game, ref)
    if thing is None:
        raise BadNotation(f"There is no {ref[:40]!r} in this game.", token=ref[:40])
    game = session.spoken
    text = game.show.describe(*thing, lang) or game.show.look(session.view(seat), *thing, lang)
    return wire.Inspected(number, ref, game.show.label(*thing, lang), text)


def previewed(session: Session, seat: int, number: int, action: str, lang: str) -> wire.Previewed:
    """The scene after an action, as far as the seat can know it."""
    game = session.spoken
    before = session.view(seat)
    after = preview(before, from_text(game, action))
    # Anything revealed along the way is only imagined, and must not be shown as fact.
    if after is None or after["table"]["epoch"] != before["table"]["epoch"]:
        return wire.Previewed(number, {})
    return wire.Previewed(number, game.show.scene(after, lang))


def looked(game: GameDef[Any], seen: View, number: int, entry: int, lines: int, lang: str) -> wire.Looked:
    """The table as it was after that many journal entries, when the log had that many lines."""
    return wire.Looked(number, entry, game.show.scene(seen, lang), game.show.board(seen, lang), lines)


def filmed(game: GameDef[Any], reel: Reel, seat: int, number: int, lang: str) -> wire.Filmed:
    """The positions on a reel, a batch at a time."""
    frames = reel.frames(seat, FRAMES)
    return wire.Filmed(number, [wire.Frame(lines, game.show.scene(seen, lang)) for lines, seen in frames])


def analysed(
    game: GameDef[Any], found: analysis.Analysis, asked: dict[int, Decision | None], lang: str
) -> wire.AnalysisReport:
    """What an analysis says; `asked` are the questions at the entries where turns begin."""
    speaker = Speaker(game, lang)
    moments = found.moments(MOMENTS)
    return wire.AnalysisReport(
        start=found.start,
        luck=[found.luck_of(seat) for seat in (0, 1)],
        cost=[found.cost(seat) for seat in (0, 1)],
        remainder=found.remainder,
        result=found.result,
        noise=found.noise,
        doubt=[found.doubt(seat) for seat in (0, 1)],
        remainder_noise=found.remainder_noise,
        accuracy=[found.accuracy(seat) for seat in (0, 1)],
        turns=[_turn(turn, asked.get(turn.entry), speaker) for turn in found.turns],
        seen=[found.seen_by(seat) for seat in (0, 1)],
        moments=[found.turns.index(turn) for turn in moments],
    )


def _turn(turn: analysis.AnalysedTurn, asked: Decision | None, speaker: Speaker) -> wire.AnalysedTurn:
    text, better = analysis.in_words(turn, asked, speaker)
    refs = refs_of(speaker.game, turn.actions[0]) if turn.actions else []
    figures = (turn.before, turn.after, turn.luck, turn.cost)
    return wire.AnalysedTurn(turn.entry, turn.last, turn.seat, *figures, turn.options, text, better, refs)


def refused(session: Session, error: SenlacError, lang: str, number: int | None = None) -> wire.Refused:
    """A refusal in the reader's language, possibly of an answer to the question with that serial."""
    if isinstance(error, WrongChoice):
        return wire.Refused(error.code, error.answer(lang), error.part.chapter.rule, number)
    reason = error.fields.get("reason")
    rule = reason.rule if isinstance(reason, WhyNot) else str(error.fields.get("rule", ""))
    return wire.Refused(error.code, Speaker(session.spoken, lang).refusal(error), rule, number)


# ------------------------------------------------------------------ what can be played


@cache
def game_info(name: str, lang: str) -> wire.GameInfo:
    """A game as shown in the lobby."""
    game = _example(name)
    speaker = Speaker(game, lang)
    options = [_option_info(speaker, option) for option in game.schema if not option.file]
    seats = [game.show.label("seat", seat, lang) for seat in range(len(game.seats))]
    blurb = f"blurb-{name}"
    return wire.GameInfo(
        name,
        game.show.title(lang),
        speaker.say(blurb) if speaker.knows(blurb) else "",
        game.of,
        game.accompanies,
        seats,
        options,
        list(game.automatic),
        list(game.sides),
        list(game.upfront),
        game.study.scored,
        name in OF_GAME,
    )


@cache
def _example(name: str) -> GameDef[Any]:
    return configure(name, {})


def _option_info(speaker: Speaker, option: Option) -> wire.OptionInfo:
    """An option in words; a game may word a shared option in its own way."""
    name = option.name.replace("_", "-")
    message = f"option-{name}"
    own = f"option-{speaker.game.name}-{name}"
    worded = own if speaker.knows(own) else message
    known = speaker.knows(worded)
    title = speaker.say(worded) if known else option.name
    help = speaker.say(worded, attribute="help") if known else option.help
    titles = [_choice_title(speaker, f"{message}-{choice}", choice) for choice in option.choices]
    kind: Any = option.kind
    return wire.OptionInfo(
        option.name, kind, option.default, title, help, list(option.choices), titles, option.low, option.high
    )


def chosen(game: GameDef[Any], name: str, lang: str) -> str:
    """The value of a game's option, in words; empty if it has no such option."""
    if name not in game.options:
        return ""
    value = str(game.options[name])
    return _choice_title(Speaker(game, lang), f"option-{name.replace('_', '-')}-{value}", value)


def variants(game: GameDef[Any], lang: str) -> list[str]:
    """How a game differs from the usual one, in words; which side plays where is no difference."""
    found = []
    for option in game_info(game.name, lang).options:
        value = game.options[option.name]
        # A text may say too much: the code of a deck says what is in it.
        if value == option.default or option.name in game.sides or option.kind == "str":
            continue
        if option.kind == "bool":
            found.append(option.title if value else f"{option.title}: –")
        elif option.kind == "choice":
            found.append(f"{option.title}: {option.choice_titles[option.choices.index(str(value))]}")
        else:
            found.append(f"{option.title}: {value}")
    return found


def _choice_title(speaker: Speaker, message: str, choice: str) -> str:
    return speaker.say(message) if speaker.knows(message) else choice


@cache
def rules(game: str, lang: str) -> list[wire.RuleInfo]:
    """The rule index of a game with the table's own rules, chapter by chapter, rulings after the rules."""
    index, books = rule_index(), (*game_type(game).books, "kernel")
    found = [(index.chapter_of(entry), entry) for book in books for entry in index.of_book(book)]
    order = {chapter: place for place, chapter in enumerate(index.chapters)}
    # The card games share their rulings; those on the Foe are for games with a Foe.
    mine = [(chapter, entry) for chapter, entry in found if chapter.book in books]
    mine.sort(key=lambda it: (books.index(it[0].book), order.get(it[0].id, len(order))))
    return [
        wire.RuleInfo(
            entry.id,
            entry.text_in(lang),
            entry.source,
            entry.kind == "ruling",
            chapter.title_in(lang),
            entry.id in examples(),
        )
        for chapter, entry in mine
    ]
