"""The TCP connections of this process, as Linux knows them: file numbers, peers, and bytes read."""

from __future__ import annotations

import os
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from stat import S_ISSOCK
from typing import NamedTuple

# Not on Windows.
with suppress(ImportError):
    import fcntl
    import resource

#: Files that a process needs for other things than connections.
RESERVED_FILES = 256
#: Milliseconds after which the kernel gives up a client that does not take what it is sent.
SEND_TIMEOUT = 60_000

_FILES = "/proc/self/fd"
_TCP_USER_TIMEOUT = 18
#: In Linux's `tcp_info`: how many bytes have arrived.
_INFO_SIZE, _BYTES_RECEIVED = 136, 128
_FIONREAD = 0x541B

Peer = tuple[str, int]

is_supported = sys.platform == "linux"


class TcpConnection(NamedTuple):
    file: int
    inode: int
    family: int
    peer: Peer


class TcpConnections:
    """The connections of clients to a port of this process."""

    def __init__(self, port: int) -> None:
        self._port = port
        #: All sockets by file number, with their inodes; None if it is no connection of a client.
        self._known: dict[int, tuple[int, TcpConnection | None]] = {}

    def find(self) -> list[TcpConnection]:
        """Return all connections, the oldest first."""
        found: dict[int, tuple[int, TcpConnection | None]] = {}
        for file in map(int, os.listdir(_FILES)):
            try:
                status = os.stat(file)
            except OSError:
                continue
            if not S_ISSOCK(status.st_mode):
                continue
            known = self._known.get(file)
            if known is not None and known[0] == status.st_ino:
                found[file] = known
            else:
                found[file] = (status.st_ino, self._identify(file, status.st_ino))
        # Dictionaries keep their order: what was known before comes first.
        old = {file: known for file, known in self._known.items() if found.get(file) == known}
        self._known = old | found
        return [connection for _, connection in self._known.values() if connection is not None]

    def _identify(self, file: int, inode: int) -> TcpConnection | None:
        """Return the connection, if the socket is one from a client to the server's port."""
        with _opened(file, inode) as found:
            if found is None or found.family not in (socket.AF_INET, socket.AF_INET6):
                return None
            try:
                if found.getsockname()[1] != self._port:
                    return None
                peer = found.getpeername()
            except OSError:
                return None
            with suppress(OSError):
                found.setsockopt(socket.IPPROTO_TCP, _TCP_USER_TIMEOUT, SEND_TIMEOUT)
            return TcpConnection(file, inode, found.family, (peer[0].partition("%")[0], peer[1]))


def bytes_read(connection: TcpConnection) -> int:
    """Return the numbers of bytes that have arrived and been read; anything if the connection is closed."""
    try:
        # Without a copy, because this is called often.
        found = socket.socket(connection.family, socket.SOCK_STREAM, socket.IPPROTO_TCP, connection.file)
    except OSError:
        return 0
    try:
        info = found.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO_SIZE)
        waiting = fcntl.ioctl(connection.file, _FIONREAD, b"\0\0\0\0")
    except OSError:
        return 0
    finally:
        found.detach()
    if len(info) < _INFO_SIZE:
        return 0
    received: int = struct.unpack_from("=Q", info, _BYTES_RECEIVED)[0]
    return received - int.from_bytes(waiting, sys.byteorder)


def close(connection: TcpConnection) -> bool:
    """Reset the connection; False if it is closed already."""
    with _opened(connection.file, connection.inode) as found:
        if found is None:
            return False
        try:
            # Data sent in the meantime is dropped when granian closes it, not kept for a minute.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            found.shutdown(socket.SHUT_RDWR)
        except OSError:
            return False
        return True


def allowed_connections(wanted: int) -> int:
    """Return the number of connections a process may have: as configured, or as its file limit allows.

    Twice as many fit, so that new ones are still accepted while others are being closed.
    """
    if not is_supported:
        return wanted
    needed = 2 * wanted + RESERVED_FILES
    limit, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit != resource.RLIM_INFINITY and limit < needed:
        limit = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    if limit == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, (limit - RESERVED_FILES) // 2))


@contextmanager
def _opened(file: int, inode: int) -> Iterator[socket.socket | None]:
    """Return the socket of a file number of this process, or None if it is another one by now."""
    try:
        # A copy, which stays the same socket though granian may close its own at any moment.
        copy = os.dup(file)
    except OSError:
        yield None
        return
    try:
        found = socket.socket(fileno=copy)
    except OSError:
        os.close(copy)
        yield None
        return
    with found:
        yield found if os.fstat(copy).st_ino == inode else None
