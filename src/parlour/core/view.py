"""Views: what a seat may see, in an open half for everybody and an own half for the viewer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True)
class OpenView:
    """The half of a view that is the same for everybody. Games add fields for what is public."""

    actors: tuple[int, ...]


@dataclass(frozen=True)
class OwnView:
    """The half of a view that depends on the viewer. Games add fields for what is private."""


@dataclass(frozen=True)
class View:
    """The game as one seat sees it. Seat None is a spectator.

    The view of a game inherits the fields of both halves: `class FzzztView(FzzztOwn, FzzztOpen, View)`.
    Halves and views are plain frozen dataclasses, without slots or cached properties: `join` and the
    server's diff read their fields with `vars`.
    """

    seat: int | None
    actors: tuple[int, ...]


AnyView = TypeVar("AnyView", bound=View)


def join(kind: type[AnyView], seat: int | None, open: OpenView, own: OwnView) -> AnyView:
    """Combine both halves into a view of the seat."""
    view = object.__new__(kind)
    # The constructor of a frozen dataclass sets field by field, which is ten times slower.
    view.__dict__.update(seat=seat, **open.__dict__, **own.__dict__)
    return view
