"""What a seat may see, in two halves: what everybody sees, and what depends on who looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True)
class OpenView:
    """The half of a view that is the same for everybody. Games add what lies open."""

    actors: tuple[int, ...]


@dataclass(frozen=True)
class OwnView:
    """The half of a view that depends on who looks. Games add what a seat alone may see."""


@dataclass(frozen=True)
class View:
    """The game as one seat, or a spectator (None), sees it.

    A game's view inherits the fields of both halves: `class FzzztView(FzzztOwn, FzzztOpen, View)`.
    """

    seat: int | None
    actors: tuple[int, ...]


AnyView = TypeVar("AnyView", bound=View)


def join(kind: type[AnyView], seat: int | None, open: OpenView, own: OwnView) -> AnyView:
    """Both halves as one view of the seat."""
    view = object.__new__(kind)
    # Setting the fields of a frozen dataclass one by one takes ten times as long.
    view.__dict__.update(seat=seat, **open.__dict__, **own.__dict__)
    return view
