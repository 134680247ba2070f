"""Rate limits per address and per connection."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from litestar.stores.memory import MemoryStore

from parlour.server.errors import TooMuch

#: After a pause, this many seconds' worth may be used at once.
BURST = 4
MAX_ADDRESSES = 10_000
#: An IPv6 customer has a whole network of this prefix length.
IPV6_PREFIX = 64


@lru_cache(MAX_ADDRESSES)
def client_network(address: str) -> str:
    """Return the key under which an address is limited: itself, or its IPv6 network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_PREFIX), strict=False))


async def purge_expired(store: MemoryStore, seconds: float) -> None:
    """Delete expired items periodically; the store itself does so only for keys that are used again."""
    while True:
        await asyncio.sleep(seconds)
        await store.delete_expired()


class Bucket:
    """A token bucket: `rate` per second and `most` at once; a rate of 0 is no limit."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float | None = None) -> None:
        self._rate = rate
        self._left = self._most = rate * BURST if most is None else most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        if not self._rate:
            return True
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_empty(self) -> bool:
        """Return whether there is no token, without taking one."""
        self._refill()
        return bool(self._rate) and self._left < 1

    def is_full(self) -> bool:
        """Return whether nothing is missing, as in a new one."""
        self._refill()
        return self._left >= self._most

    def _refill(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now


class MessageBudgets:
    """The budgets of all connections. A new connection inherits the budget of the address's last one.

    So reconnecting does not help, and an address that has several connections still has a budget for each.
    """

    def __init__(self, rate: float) -> None:
        self._rate = rate
        #: The budgets of closed connections by address, the last one used last.
        self._left: OrderedDict[str, list[Bucket]] = OrderedDict()

    def borrow(self, address: str) -> Bucket:
        """Lend a budget to a new connection, which gives it back when it is closed."""
        left = self._left.get(address)
        if left is None:
            return Bucket(self._rate)
        budget = left.pop()
        if not left:
            del self._left[address]
        return budget

    def give_back(self, address: str, budget: Bucket) -> None:
        """Keep what is left of it for the address's next connection."""
        kept = [other for other in self._left.pop(address, []) if not other.is_full()]
        if not budget.is_full():
            kept.append(budget)
        if kept:
            self._left[address] = kept
        while len(self._left) > MAX_ADDRESSES:
            self._left.popitem(last=False)


class PerAddress:
    """Limits how many of something each address has at a time, and all together; 0 is no limit."""

    def __init__(self, most: int, most_in_all: int = 0) -> None:
        self.most = most
        self.most_in_all = most_in_all
        self._in_all = 0
        self._count: dict[str, int] = {}

    def add(self, address: str) -> bool:
        address = client_network(address)
        count = self._count.get(address, 0)
        if (self.most and count >= self.most) or (self.most_in_all and self._in_all >= self.most_in_all):
            return False
        self._in_all += 1
        self._count[address] = count + 1
        return True

    def remove(self, address: str) -> None:
        address = client_network(address)
        self._in_all -= 1
        count = self._count.get(address, 0) - 1
        if count > 0:
            self._count[address] = count
        else:
            self._count.pop(address, None)


class AddressBuckets:
    """A token bucket for each address; a rate of 0 is no limit."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        #: The one used last is the last.
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of the address; False if there is none."""
        if not self._rate:
            return True
        address = client_network(address)
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._most))
        self._buckets.move_to_end(address)
        while len(self._buckets) > MAX_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def is_empty(self, address: str) -> bool:
        """Return whether the address has no token left."""
        bucket = self._buckets.get(client_network(address))
        return bucket is not None and bucket.is_empty()


class PerHour:
    """Limits how many of something each address may do in an hour; 0 is no limit."""

    def __init__(self, most: int, code: str) -> None:
        """`code` is that of the refusal."""
        self.most = most
        self._code = code
        self._buckets = AddressBuckets(most / 3600, most)

    def check(self, address: str) -> None:
        if not self._buckets.take(address):
            raise TooMuch(self._code, most=self.most)
