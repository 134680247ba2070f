"""What somebody sees of a game at one version, in the two parts of a view, and what of it is new."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from parlour.core.state import State
from parlour.core.view import OpenView, OwnView, View, join
from parlour.server.protocol import encode


class ViewHalves:
    """What somebody saw: the half that is the same for everybody, and their own."""

    __slots__ = ("open", "own")

    def __init__(self, open: OpenView, own: OwnView) -> None:
        self.open = open
        self.own = own


class ViewCache:
    """What there is to see of a state until it changes, each part looked at once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._kind: type[View] = type(state.view(None))
        self._open: OpenView | None = None
        self._sights: dict[int | None, ViewHalves] = {}
        self._views: dict[int | None, View] = {}
        #: What was open before, and which fields of it have changed, in bytes: the same for all who saw that.
        self._before: OpenView | None = None
        self._changes: dict[str, Any] = {}

    def changed(self) -> None:
        """Look again."""
        self._open = None
        self._sights = {}
        self._views = {}
        self._before = None

    def of(self, seat: int | None) -> ViewHalves:
        if seat not in self._sights:
            if self._open is None:
                self._open = self.state.open_view()
            self._sights[seat] = ViewHalves(self._open, self.state.own_view(seat))
        return self._sights[seat]

    def view(self, seat: int | None) -> View:
        if seat not in self._views:
            sight = self.of(seat)
            self._views[seat] = join(self._kind, seat, sight.open, sight.own)
        return self._views[seat]

    def any_view(self) -> View:
        """A view that somebody has looked at, or will: for questions that all views answer alike."""
        for view in self._views.values():
            return view
        actors = self.state.actors
        return self.view(actors[0] if actors else None)

    def changes(self, was: ViewHalves, seat: int | None) -> dict[str, Any]:
        """The fields of the seat's view that are not what they were."""
        now = self.of(seat)
        if was.open is not self._before:
            self._before = was.open
            changed = _differences(was.open, now.open)
            self._changes = {name: Raw(encode(value)) for name, value in changed.items()}
        return self._changes | _differences(was.own, now.own)


def _differences(was: OpenView | OwnView, now: OpenView | OwnView) -> dict[str, Any]:
    """The fields of one half of a view that are not what they were."""
    old = vars(was)
    return {name: new for name, new in vars(now).items() if new is not old[name] and new != old[name]}
