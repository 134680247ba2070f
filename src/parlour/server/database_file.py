"""An SQLite file belongs to one server and one user: it is locked, and nobody else may read it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url

from parlour.server.errors import Unavailable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

#: Seconds that a server waits for another one that is just stopping.
PATIENCE = 5.0
RETRY_INTERVAL = 0.1


@contextmanager
def exclusive(url: str) -> Iterator[None]:
    """Create the SQLite file of this URL if there is none, and lock it; raise Unavailable if it is locked.

    Databases with a server of their own may be shared.
    """
    parsed = make_url(url)
    if parsed.drivername != "sqlite" or not parsed.database:
        yield
        return
    file = Path(parsed.database).absolute()
    protect(file)
    # Not the database itself: closing it would release the locks of SQLite.
    lock = os.open(f"{file}-lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _acquire(lock, file)
        # It stays behind: deleting it would let two servers lock different files of the same name.
        yield
    finally:
        os.close(lock)


def protect(file: Path) -> None:
    """Create the file and its folder for the owner only; remove others' access to an existing file.

    SQLite gives the files beside it the same permissions.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        # The group may have been let in on purpose, for backups.
        with suppress(OSError):
            if file.is_file() and file.stat().st_mode & 0o007:
                file.chmod(file.stat().st_mode & 0o770)


def _acquire(lock: int, file: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if sys.platform == "win32":
                msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            # Some file systems know no locks.
            if not isinstance(error, BlockingIOError | PermissionError):
                return
            if time.monotonic() > until:
                raise Unavailable("database-in-use", file=str(file)) from None
            time.sleep(RETRY_INTERVAL)
        else:
            return
