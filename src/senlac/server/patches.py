"""What is different between two messages, so that a client can make the second from the first.

A patch is one of these; whatever they do not name stays as it is:

- `{"is": value}`: another value altogether;
- `{"in": {key: patch, …}}`: an object with the same keys, some of whose values are different;
- `{"of": [item, …]}`: a list, in order: `[2, 5]` for items 2 to 4 of the old list, `{"is": value}` for a new item,
  `{"was": 7, "in": …}` for item 7 of the old list with a difference.
"""

from __future__ import annotations

from typing import Any

Patch = dict[str, Any]


def difference(old: Any, new: Any) -> Patch | None:
    """The patch that makes one value into another, both as JSON has them; None if they are equal.

    >>> difference({"a": 1, "b": [1, 2, 3]}, {"a": 1, "b": [1, 3]})
    {'in': {'b': {'of': [[0, 1], [2, 3]]}}}
    """
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {"in": {key: difference(old[key], new[key]) for key in new if old[key] != new[key]}}
    if isinstance(old, list) and isinstance(new, list) and old and new:
        return {"of": _items(old, new)}
    return {"is": new}


def _items(old: list[Any], new: list[Any]) -> list[Any]:
    """The items of a list, from those of another: things mostly come, go and change one by one."""
    found: list[Any] = []
    place = 0
    for number, item in enumerate(new):
        there = old[place : place + 2]
        if item in there:
            place += there.index(item)
            _copy(found, place)
            place += 1
        elif there and (number + 1 == len(new) or new[number + 1] != there[0]):
            found.append(_item(place, there[0], item))
            place += 1
        else:
            found.append({"is": item})
    return found


def _item(place: int, old: Any, new: Any) -> Patch:
    """An item in the place of another one."""
    patch = difference(old, new)
    return {"was": place, **patch} if patch and "in" in patch else {"is": new}


def _copy(found: list[Any], place: int) -> None:
    """Take over an old item, together with those before it."""
    if found and isinstance(found[-1], list) and found[-1][1] == place:
        found[-1][1] = place + 1
    else:
        found.append([place, place + 1])


def patched(old: Any, patch: Patch) -> Any:
    """The value that a patch makes of another.

    >>> patched({"a": 1, "b": [1, 2, 3]}, {"in": {"b": {"of": [[0, 1], [2, 3]]}}})
    {'a': 1, 'b': [1, 3]}
    """
    if "is" in patch:
        return patch["is"]
    if "in" in patch:
        return {**old, **{key: patched(old[key], inner) for key, inner in patch["in"].items()}}
    made: list[Any] = []
    for item in patch["of"]:
        if isinstance(item, list):
            made += old[item[0] : item[1]]
        else:
            made.append(patched(old[item["was"]] if "was" in item else None, item))
    return made
