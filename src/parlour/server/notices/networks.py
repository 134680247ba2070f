"""The addresses that the server may call for somebody else: public ones, and those the operator allows."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

#: Networks that Python considers public, or did until recently.
NOT_PUBLIC = tuple(
    map(
        ip_network,
        (
            "192.88.99.0/24",  # relays of 6to4
            "::/96",  # IPv4-compatible
            "64:ff9b:1::/48",  # NAT64 inside a network
            "100::/64",  # discards everything
            "2001::/23",  # protocols, among them Teredo
            "2002::/16",  # 6to4
            "3fff::/20",  # documentation
            "5f00::/16",  # segment routing
            "fec0::/10",  # site-local
        ),
    )
)
#: IPv6 addresses that lead to the IPv4 address in their last 32 bits.
NAT64 = IPv6Network("64:ff9b::/96")


class AllowedNetworks:
    """Public addresses, and all of the given networks."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks = [ip_network(network, strict=False) for network in networks]

    def allows(self, address: str) -> bool:
        """Return whether the address may be called."""
        return self.is_trusted(address) or _is_public(_plain(address))

    def is_trusted(self, address: str) -> bool:
        """Return whether the address belongs to a network that the operator has named."""
        found = _plain(address)
        return any(found in network for network in self._networks)


def _plain(address: str) -> IPv4Address | IPv6Address:
    """Return the address; an IPv4 address that is written as an IPv6 address becomes what it is."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return found.ipv4_mapped
        if found in NAT64:
            return IPv4Address(int(found) & 0xFFFF_FFFF)
    return found


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    is_special = address.is_multicast or address.is_reserved or address.is_link_local
    return address.is_global and not is_special and not any(address in network for network in NOT_PUBLIC)
