"""How much one address, or one connection, may do."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address

from litestar.stores.memory import MemoryStore

from parlour.server.errors import TooMuch

#: Whoever has been quiet may do so many seconds' worth at once.
BURST = 4
ADDRESSES = 10_000
#: Who has one address of IPv6 has all that begin with so many of its bits.
HOME = 64


def household(address: str) -> str:
    """Whom the address belongs to: those who share it count as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOME), strict=False))


async def forget_the_past(store: MemoryStore, seconds: float) -> None:
    """Every so many seconds; the store itself forgets whoever comes back, not those who never do."""
    while True:
        await asyncio.sleep(seconds)
        await store.delete_expired()


class Bucket:
    """So many things per second, and after a pause that many (`most`) at once; a rate of 0 is no limit."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._left = self._most = rate * BURST if most is None else most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class PerAddress:
    """How many of something each address has; 0 is without limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._count: dict[str, int] = {}

    def add(self, address: str) -> bool:
        address = household(address)
        count = self._count.get(address, 0)
        if self.most and count >= self.most:
            return False
        self._count[address] = count + 1
        return True

    def remove(self, address: str) -> None:
        address = household(address)
        count = self._count.get(address, 0) - 1
        if count > 0:
            self._count[address] = count
        else:
            self._count.pop(address, None)


class PerHour:
    """How many of something each address may do in an hour."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        if not self.most:
            return
        address = household(address)
        bucket = self._buckets.setdefault(address, Bucket(self.most / 3600, self.most))
        self._buckets.move_to_end(address)
        while len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooMuch("too-many-tables", most=self.most)
