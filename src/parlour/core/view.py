"""Views: what a seat may see, in an open half for everybody and an own half for the viewer."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, kw_only_default=True)
def view_class(kind: type[T]) -> type[T]:
    """Make the class a frozen dataclass whose fields are given by keyword and set in one step.

    A constructor made by `dataclass` sets the fields of a frozen class one by one, which takes twice as
    long. Type checkers treat both alike.
    """
    kind = dataclass(frozen=True, init=False)(kind)
    names = frozenset(field.name for field in fields(kind))  # type: ignore[arg-type]

    def __init__(self: object, **values: Any) -> None:  # noqa: N807 (a constructor indeed)
        if values.keys() != names:
            wrong = values.keys() ^ names
            raise TypeError(f"missing or unknown fields of {kind.__name__}: {', '.join(sorted(wrong))}")
        object.__setattr__(self, "__dict__", values)

    kind.__init__ = __init__  # type: ignore[method-assign]
    return kind


@view_class
class OpenView:
    """The half of a view that is the same for everybody. Games add fields for what is public."""

    actors: tuple[int, ...]


@view_class
class OwnView:
    """The half of a view that depends on the viewer. Games add fields for what is private."""


@view_class
class View:
    """The game as one seat sees it. Seat None is a spectator.

    The view of a game inherits the fields of both halves: `class FzzztView(FzzztOwn, FzzztOpen, View)`.
    """

    seat: int | None
    actors: tuple[int, ...]


AnyView = TypeVar("AnyView", bound=View)


def join(kind: type[AnyView], seat: int | None, open: OpenView, own: OwnView) -> AnyView:
    """Combine both halves into a view of the seat."""
    view = object.__new__(kind)
    object.__setattr__(view, "__dict__", {"seat": seat, **open.__dict__, **own.__dict__})
    return view
