"""mypyc's extensions to Python, without needing mypy at run time, and whether the code is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C", bound=type)

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    #: A machine integer when compiled; when interpreted, the annotation has no effect.
    i64 = int

    def mypyc_attr(*_: str, **__: object) -> Callable[[C], C]:
        """Lets interpreted games subclass compiled classes; does nothing when interpreted."""
        return lambda cls: cls


def is_compiled() -> bool:
    """Whether kernel, games and search are compiled: it is all of them or none."""
    from senlac.kernel import frames

    return not str(frames.__file__).endswith(".py")
