"""Generates TypeScript types from msgspec Structs, so that the browser client and the server cannot disagree."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as types

WORDS: dict[type, str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def typescript(
    structs: list[type[msgspec.Struct]], unions: dict[str, Any], source: str, elsewhere: dict[str, str] | None = None
) -> str:
    """A TypeScript module with a type for each struct and union of a Python module.

    Those of Python modules that have a TypeScript module of their own (`elsewhere`) are imported from there.
    """
    theirs = elsewhere or {}
    found: dict[str, types.StructType] = {}
    for struct in structs:
        _collect(types.type_info(struct), found, theirs)
    parts = [f"/* Made from {source} by `./dev web types`: do not edit. */"]
    for module, place in theirs.items():
        if names := sorted([name for name, info in found.items() if info.cls.__module__ == module]):
            parts.append(f'import type {{ {", ".join(names)} }} from "{place}";')
    parts += [_alias(name, info) for name, info in found.items() if info.cls.__module__ not in theirs]
    parts += [f"export type {name} = {_type(types.type_info(union))};" for name, union in unions.items()]
    return "\n\n".join(parts) + "\n"


def _collect(info: types.Type, found: dict[str, types.StructType], theirs: dict[str, str]) -> None:
    """All structs a type refers to, in order of appearance; of those made elsewhere, not what they refer to."""
    if isinstance(info, types.StructType):
        if info.cls.__name__ not in found:
            found[info.cls.__name__] = info
            for field in info.fields if info.cls.__module__ not in theirs else ():
                _collect(field.type, found, theirs)
    elif isinstance(info, types.UnionType):
        for kind in info.types:
            _collect(kind, found, theirs)
    elif isinstance(info, types.CollectionType):
        _collect(info.item_type, found, theirs)
    elif isinstance(info, types.TupleType):
        for kind in info.item_types:
            _collect(kind, found, theirs)
    elif isinstance(info, types.DictType):
        _collect(info.value_type, found, theirs)


def _alias(name: str, info: types.StructType) -> str:
    lines = []
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type)};")
    doc = (info.cls.__doc__ or "").strip().splitlines()[0]
    body = "\n".join(lines)
    comment = f"/** {doc} */\n"
    # An alias, not an interface: so a scene, which is an arbitrary record on the wire, can be cast to its own type.
    return f"{comment}export type {name} = {{\n{body}\n}};" if lines else f"{comment}export type {name} = object;"


def _type(info: types.Type) -> str:
    """A type in TypeScript syntax."""
    if isinstance(info, types.StructType):
        return info.cls.__name__
    if isinstance(info, types.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
    if isinstance(info, types.UnionType):
        return " | ".join(dict.fromkeys([_type(kind) for kind in info.types]))
    if isinstance(info, types.CollectionType):
        item = _type(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, types.TupleType):
        return f"[{', '.join([_type(kind) for kind in info.item_types])}]"
    if isinstance(info, types.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    return WORDS[type(info)]
