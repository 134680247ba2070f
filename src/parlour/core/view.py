"""Views: what a seat may see, in an open half for everybody and an own half for the viewer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import ParamSpec, TypeVar, cast, dataclass_transform

P = ParamSpec("P")
T = TypeVar("T")


@dataclass_transform(frozen_default=True, kw_only_default=True)
def view_class(kind: type[T]) -> type[T]:
    """Make the class a frozen dataclass whose fields are given by keyword and set in one step.

    A constructor made by `dataclass` would set them one by one, which takes several times as long. Type
    checkers find missing and unknown fields, and so does `parlour.testing.check_game`.
    """
    return dataclass(frozen=True, init=False)(kind)


@view_class
class OpenView(SimpleNamespace):
    """The half of a view that is the same for everybody. Games add fields for what is public."""

    actors: tuple[int, ...]


@view_class
class OwnView(SimpleNamespace):
    """The half of a view that depends on the viewer. Games add fields for what is private."""


@view_class
class View(SimpleNamespace):
    """The game as one seat sees it. Seat None is a spectator.

    The view of a game inherits the fields of both halves: `class FzzztView(FzzztOwn, FzzztOpen, View)`.
    """

    seat: int | None
    actors: tuple[int, ...]


AnyView = TypeVar("AnyView", bound=View)


def join(kind: type[AnyView], seat: int | None, open: OpenView, own: OwnView) -> AnyView:
    """Combine both halves into a view of the seat."""
    # Without the constructor, which would copy all fields twice.
    view = kind.__new__(kind)
    fields = vars(view)
    fields.update(vars(open))
    fields.update(vars(own))
    fields["seat"] = seat
    return view


def cached(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache the last results of a function or class. Unlike with `lru_cache`, its arguments are checked."""

    def wrap(build: Callable[P, T]) -> Callable[P, T]:
        return cast("Callable[P, T]", lru_cache(most)(build))

    return wrap
