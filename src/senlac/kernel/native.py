"""What mypyc understands beyond Python, without needing mypy at run time, and whether it has been at work."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C", bound=type)

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    #: A machine word when compiled; interpreted, the annotation means nothing.
    i64 = int

    def mypyc_attr(*_: str, **__: object) -> Callable[[C], C]:
        """Games in plain Python may subclass compiled classes; interpreted, there is nothing to do."""
        return lambda cls: cls


def is_compiled() -> bool:
    """Whether kernel, games and search run as machine code: they are compiled together or not at all."""
    from senlac.kernel import frames

    return not str(frames.__file__).endswith(".py")
