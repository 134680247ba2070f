"""The views of a table's present state, computed once each, and their differences from earlier ones."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from parlour.core.view import OpenView, OwnView, View, join
from parlour.server.protocol import encode
from parlour.server.table import Table


class ViewHalves:
    """A view in halves: the half that is the same for everybody, and the seat's own."""

    __slots__ = ("open", "own")

    def __init__(self, open: OpenView, own: OwnView) -> None:
        self.open = open
        self.own = own


class ViewCache:
    """Caches views and encoded differences until the state changes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._halves: dict[int | None, ViewHalves] = {}
        self._views: dict[int | None, View] = {}
        #: The open half that the last differences were computed from, and these differences, encoded.
        self._open_before: OpenView | None = None
        self._open_changes: dict[str, Any] = {}

    def clear(self) -> None:
        """Forget everything: the state has changed."""
        self._halves = {}
        self._views = {}
        self._open_before = None

    def halves(self, seat: int | None) -> ViewHalves | None:
        """Return the seat's view in halves; None before the first game."""
        if seat not in self._halves:
            state = self._table.state
            if state is None:
                return None
            self._halves[seat] = ViewHalves(self._table.open_view(), state.own_view(seat))
        return self._halves[seat]

    def view(self, seat: int | None) -> View | None:
        """Return the seat's view; None before the first game."""
        if seat not in self._views:
            halves = self.halves(seat)
            if halves is None:
                return None
            self._views[seat] = join(self._table.game.view_type, seat, halves.open, halves.own)
        return self._views[seat]

    def changes(self, before: ViewHalves, seat: int | None) -> dict[str, Any]:
        """Return the fields of the seat's view that differ from an earlier one."""
        now = self.halves(seat)
        assert now is not None
        if before.open is not self._open_before:
            self._open_before = before.open
            changed = _differences(before.open, now.open)
            self._open_changes = {name: Raw(encode(value)) for name, value in changed.items()}
        return self._open_changes | _differences(before.own, now.own)


def _differences(before: OpenView | OwnView, now: OpenView | OwnView) -> dict[str, Any]:
    """Return the fields of one half of a view that differ from an earlier one."""
    old = vars(before)
    return {name: new for name, new in vars(now).items() if new is not old[name] and new != old[name]}
