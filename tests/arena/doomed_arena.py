"""An arena that asks a program, given by its command, once, and then waits to be killed."""

from __future__ import annotations

import sys
import time

from parlour.arena.program import ProgramPlayer
from tests.arena.strange_programs import FOR_EVER
from tests.arena.tables import GENEROUS, Table

if __name__ == "__main__":
    table = Table("fzzzt")
    table.ask(ProgramPlayer(sys.argv[1], GENEROUS))
    sys.stdout.write("asked\n")
    sys.stdout.flush()
    time.sleep(FOR_EVER)
