"""Train the baseline and measure how strong it is: the tables of docs/research/training.md.

    python -m bench baseline
    python -m bench baseline --game frantic --seats 4
    python -m bench baseline --minutes 1 --keep 1 --deals 2 --out /tmp/models

Models that are in the folder are not trained again. How far a training gets in its time depends on the
machine; the deals and the rivals are the same each time.
"""

from __future__ import annotations

import argparse
import os
from itertools import pairwise
from pathlib import Path

import parlour
from bench.strength import Budget, Contest, measure, share
from parlour import ParlourError
from parlour.bots.model_file import file_name
from parlour.languages import Speaker
from parlour.rl import train

GAME = "fzzzt"
SEED = 1
NAME = "net"
#: `hard` compares its choices in so many worlds instead of thinking for a second, as in docs/bots.md. So the
#: result does not depend on the machine.
WORLDS = 300
RIVALS = {"random": "`random`", "easy": "`easy`", "normal": "`normal`", "hard": f"`hard`, {WORLDS} worlds"}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench baseline", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=parlour.game_names(), default=GAME)
    parser.add_argument("--seats", type=int, help="by default the fewest")
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--keep", default="5,10,30,60", help="minutes after which the strength is measured")
    parser.add_argument("--deals", type=int, default=100, help="each is played once per seat")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/baseline"), metavar="FOLDER")
    options = parser.parse_args(arguments)
    game = options.game
    found = parlour.game(game)
    try:
        seats = found.check_seats(found.least_seats if options.seats is None else options.seats)
    except ParlourError as error:
        parser.error(Speaker("en", found).error(error))
    names = [f"{NAME}-{int(minutes)}" for minutes in options.keep.split(",")]
    if not all((options.out / file_name(game, seats, name)).exists() for name in names):
        code = train_models(options, seats)
        if code:
            return code
    os.environ["PARLOUR_MODELS"] = str(options.out)

    def victories(bot: str, rival: str) -> str:
        contest = Contest(game, seats, bot, rival, Budget(seconds=1.0, worlds=WORLDS))
        return share(measure(contest, range(1, options.deals + 1), options.workers))

    print(f"| bot | {' | '.join(f'against {rival}' for rival in RIVALS.values())} | games each |")
    print(f"|---|{'---:|' * len(RIVALS)}---:|")
    for name in names:
        against = " | ".join(victories(name, rival) for rival in RIVALS)
        print(f"| `{name}` | {against} | {options.deals * seats} |", flush=True)
    print("\n| bot | against | wins |\n|---|---|---:|")
    for earlier, later in pairwise(names):
        print(f"| `{later}` | `{earlier}` | {victories(later, earlier)} |", flush=True)
    return 0


def train_models(options: argparse.Namespace, seats: int) -> int:
    """Train as docs/research/training.md says. Return the exit code."""
    return train.main(
        [
            options.game,
            *("--seats", str(seats)),
            *("--minutes", str(options.minutes)),
            *("--keep", options.keep),
            *("--workers", str(options.workers)),
            *("--seed", str(SEED)),
            *("--name", NAME),
            *("--out", str(options.out)),
        ]
    )
