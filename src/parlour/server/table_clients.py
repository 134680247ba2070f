"""The clients of a table: who is connected to this process, and who is present at any."""

from __future__ import annotations

from parlour.server.client import Client
from parlour.server.protocol import ServerMessage, encode
from parlour.server.services import Bus
from parlour.server.table import Table

#: Stands for the spectators among the seats that a process announces to the others.
WATCHED = -1


class TableClients:
    """Clients by seat (None: spectators)."""

    def __init__(self, table: Table, bus: Bus, opener: str = "") -> None:
        """`opener` is the address that has opened the table, if that was just now."""
        self._table = table
        self._bus = bus
        #: No seat has an empty set. Only `add` and `remove` change it.
        self.by_seat: dict[int | None, set[Client]] = {}
        self._account = opener

    def add(self, client: Client) -> None:
        self.by_seat.setdefault(client.seat, set()).add(client)

    def remove(self, client: Client) -> None:
        clients = self.by_seat.get(client.seat, set())
        clients.discard(client)
        if not clients:
            self.by_seat.pop(client.seat, None)

    def is_empty(self) -> bool:
        return not self.by_seat

    def seats(self) -> set[int]:
        """Return the seats whose holders are connected to this process."""
        return {seat for seat in self.by_seat if seat is not None}

    def present(self) -> list[bool]:
        """Return for each seat whether its holder is connected to any process; bots always are."""
        present = self.seats() | self._bus.seats_elsewhere(self._table.id)
        return [chair.holder == "bot" or seat in present for seat, chair in enumerate(self._table.chairs)]

    def has_spectators(self) -> bool:
        """Return whether there are spectators, at any process."""
        return None in self.by_seat or WATCHED in self._bus.seats_elsewhere(self._table.id)

    def announced_seats(self) -> set[int]:
        """Return the seats whose holders are connected to this process; WATCHED if there are spectators."""
        return self.seats() | ({WATCHED} if None in self.by_seat else set())

    def account(self) -> str:
        """Return the address to which the table's bots are charged: of those who are or were last there.

        It is the host's if the host is connected, else that of the first seat, else that of a spectator.
        """
        clients = [client for group in self.by_seat.values() for client in group]
        if clients:
            self._account = min(clients, key=self._rank).address
        return self._account

    def _rank(self, client: Client) -> tuple[bool, int, str]:
        seat = len(self._table.chairs) if client.seat is None else client.seat
        return client.key != self._table.host, seat, client.address

    def send_all(self, message: ServerMessage) -> None:
        data = encode(message)
        for clients in self.by_seat.values():
            for client in clients:
                client.send_bytes(data)

    def send_without_delay(self, message: ServerMessage) -> None:
        """Send a message to all clients, except spectators who see the table with a delay."""
        data = encode(message)
        for seat, clients in self.by_seat.items():
            if seat is not None or not self._table.created.delay:
                for client in clients:
                    client.send_bytes(data)
