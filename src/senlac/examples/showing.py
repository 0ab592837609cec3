"""An example in the words of its game: who is asked what, and what may not be done or happens there."""

from __future__ import annotations

import re
from dataclasses import dataclass

from senlac.examples.account import AccountLine, after, before, text_of
from senlac.examples.example import example, game_of, next_move, position, sign_of
from senlac.kernel.notation import from_text
from senlac.text import Speaker

#: More lines than this say too much.
MOST = 3


@dataclass(frozen=True, slots=True)
class Shown:
    """An example in a language."""

    rule: str
    game: str
    #: Who is asked.
    seat: int
    sentences: list[str]


def where_it_shows(rule: str, lines: list[AccountLine]) -> list[AccountLine]:
    """The lines of an account in which a rule shows; none if it does not."""
    text = text_of(lines)
    match = sign_of(rule).search(text)
    if match is None:
        return []
    first, last = [text.count("\n", 0, place) for place in (match.start(), match.end())]
    return lines[first : last + 1]


def shown(rule: str, lang: str) -> Shown:
    """The example of a rule in words; NoExample if it has none."""
    found = example(rule)
    seat, move = next_move(found)
    session = position(found)
    speaker, question = Speaker(session.spoken, lang), session.decision(seat)
    assert question is not None
    side = speaker.game.show.label("seat", seat, lang)
    choice = speaker.option(question, from_text(session.game, found.refused or move)).rstrip(".")
    said = [speaker.say("example-asked", {"side": side, "question": speaker.question(question)})]
    lines = before(session, seat, [found.refused] if found.refused else [])
    if not found.refused:
        lines += after(session, seat, move)
    shows = where_it_shows(rule, lines)
    reason = next((line.reason for line in shows if line.reason is not None), None)
    if reason is not None:
        said += [speaker.say("example-refused", {"choice": choice}), speaker.say(reason.code, reason.args)]
    elif not shows[-1].text.startswith("asks "):
        told = [line for line in shows if line.seen] or [line for line in lines if line.seen]
        said.append(speaker.say("example-done" if told else "example-do", {"choice": choice}))
        said += [_told(speaker, line) for line in told[-MOST:]]
        if shows[-1].text.startswith("shows "):
            said.append(speaker.say("example-look"))
    return Shown(rule, game_of(found), seat, said)


def _told(speaker: Speaker, line: AccountLine) -> str:
    """An event in words; the rule that it cites is known here."""
    return re.sub(r" \[[\w.]+\]", "", speaker.event(line.seen))
