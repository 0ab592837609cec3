"""`senlac text`: the available languages, and what is missing from each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from senlac.catalogue import FALLBACK, HOME, KINDS, LANGUAGES, entries, say
from senlac.kernel.errors import BadOption
from senlac.lessons.lesson import words as lessons
from senlac.primers import words as primers
from senlac.registry import game_type, games

#: What people can type differs between languages, so none of it counts as missing.
SPOKEN = KINDS[:2]


@click.command()
@click.option(
    "--missing", "lang", metavar="LANG", help="Print what is missing from a language, in English, ready to translate."
)
@click.option(
    "--folder",
    "folders",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Check the catalogues in this folder instead; may be repeated.",
)
def command(lang: str | None, folders: tuple[Path, ...]) -> None:
    """List the languages and how complete they are, or what is missing from one.

    \b
    senlac text
    senlac text --missing fr
    senlac text --missing fr --folder web/src/text
    """
    looked_at = folders or tuple(catalogue_folders())
    if lang is None:
        for each in LANGUAGES:
            click.echo(_summary(each, looked_at))
    else:
        _print_missing(lang, looked_at)


def catalogue_folders() -> list[Path]:
    """Where the table, the lessons, the primers and the installed games keep their catalogues."""
    folders = {
        lessons.folder,
        primers.folder,
        *[game_type(name).text_folder for name in games() if game_type(name).text_folder],
    }
    return [HOME, *sorted([Path(folder) for folder in folders])]


def _summary(lang: str, folders: tuple[Path, ...]) -> str:
    every = sum([len(_written(folder / f"{kind}{FALLBACK}.ftl")) for folder in folders for kind in SPOKEN])
    lacking = sum([len(found) for _, found in _missing(lang, folders)])
    return f"{lang}  {say(lang, '', 'language-name'):12} {every - lacking} of {every} messages"


def _print_missing(lang: str, folders: tuple[Path, ...]) -> None:
    if not any([(folder / f"{lang}.ftl").exists() for folder in folders]):
        known = ", ".join(LANGUAGES)
        message = (
            f"There is no catalogue {lang}.ftl, only: {known}. To add a language, see docs/guide/add-a-language.md."
        )
        raise BadOption(message, option="missing", value=lang)
    for path, lacking in _missing(lang, folders):
        if lacking:
            click.echo(f"### {path}\n\n" + "\n".join([source.rstrip() for source in lacking]) + "\n")


def _missing(lang: str, folders: tuple[Path, ...]) -> Iterator[tuple[Path, list[str]]]:
    """The English messages that a language does not have, by file."""
    for folder in folders:
        for kind in SPOKEN:
            path = folder / f"{kind}{lang}.ftl"
            there = _written(path)
            english = _written(folder / f"{kind}{FALLBACK}.ftl")
            yield path, [source for name, source in english.items() if name not in there]


def _written(path: Path) -> dict[str, str]:
    return dict(entries(path.read_text("utf-8"))) if path.exists() else {}
