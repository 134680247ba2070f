"""Trains a network to play a game, and writes it as a model that the bots of Parlour can use.

    python -m parlour.rl.train fzzzt --seats 2 --minutes 10 --out models

Ctrl-C stops it. The model is written every minute, and `--resume` goes on from the checkpoint beside it.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from math import isfinite
from pathlib import Path
from typing import NoReturn

from parlour.bots import LEVELS, MOST_WORLDS
from parlour.bots.model_file import file_name
from parlour.bots.models import NAME
from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import LARGEST_SEED
from parlour.core.options import parse_options
from parlour.languages import Speaker
from parlour.registry import game as find_game

#: The longest training, in minutes.
MOST_MINUTES = 100_000.0
#: By default, this many minutes are spent on imitation, but not more than half of the time.
IMITATION = 5.0
MOST_WORKERS = 256
#: Copies get the minutes added to their names.
LONGEST_NAME = 20
MOST_COUNT = 10**9


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say in one sentence what is wrong, without the usage."""
        self.exit(2, f"{message[:1].upper()}{message[1:].rstrip('.')}.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Train as the arguments say. Return the exit code."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        return _train(options)
    except ParlourError as error:
        sys.stderr.write(f"{Speaker('en').error(error)}\n")
    except OSError as error:
        sys.stderr.write(f"{error.filename or options.out}: {error.strerror}.\n")
    return 2


def _train(options: argparse.Namespace) -> int:
    game = find_game(options.game)
    seats = game.check_seats(game.least_seats if options.seats is None else options.seats)
    game_options = parse_options(game.options, options.option)
    imitation = min(IMITATION, options.minutes / 2) if options.imitation is None else options.imitation
    if options.resume is None:
        _check_new(options, game.name, seats)
    else:
        options.resume.stat()
    # PyTorch takes seconds to load, so the arguments are checked first.
    from parlour.extras import require

    require("torch").set_num_threads(options.workers)
    from parlour.rl.training.teacher import WORLDS
    from parlour.rl.training.training import Plan, Training

    plan = Plan(
        game,
        seats,
        options.out,
        options.name,
        options.minutes,
        imitation,
        seed=options.seed,
        workers=options.workers,
        keep=options.keep,
        most_lessons=options.lessons,
        most_updates=options.updates,
        options=game_options,
        worlds=WORLDS if options.worlds is None else options.worlds,
    )
    training = Training(plan, _say, options.resume)
    _say(
        f"Training {plan.name} for {game.name} with {seats} seats until minute {plan.minutes:g}. "
        "The first line about it comes after a minute."
    )
    try:
        training.run()
    except KeyboardInterrupt:
        kept = f"{plan.model} is the last export" if plan.model.exists() else "nothing was exported yet"
        sys.stderr.write(f"Stopped; {kept}.\n")
        return 130
    _say(f"{plan.model} is ready.")
    return 0


def _check_new(options: argparse.Namespace, game: str, seats: int) -> None:
    """Raise `BadOption` if the training would overwrite another one."""
    names = (options.name, *(f"{options.name}-{minutes}" for minutes in options.keep))
    models = [options.out / file_name(game, seats, name) for name in names]
    checkpoint = models[0].with_suffix(".checkpoint")
    for file in (checkpoint, *models):
        if file.exists():
            raise BadOption("training-exists", file=str(file), checkpoint=str(checkpoint))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m parlour.rl.train", description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("game", help="the game to learn")
    add("--seats", type=_whole(1, 100), metavar="N", help="the number of seats; by default the fewest")
    add(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )
    add(
        "--minutes", type=_minutes, default=10.0, help="how long to train, with what a checkpoint already had"
    )
    add(
        "--imitation",
        type=_minutes,
        metavar="MINUTES",
        help="how long to imitate the search before self-play",
    )
    add(
        "--worlds",
        type=_whole(1, MOST_WORLDS),
        metavar="N",
        help="the worlds in which the search compares its choices; by default 16, as in the bot normal",
    )
    add("--out", type=Path, default=Path("models"), metavar="FOLDER", help="where to write the model")
    add("--name", type=_name, default="net", help="the name of the bot")
    add("--seed", type=_whole(0, LARGEST_SEED), default=0, metavar="N", help="the seed of all games")
    add(
        "--workers",
        type=_whole(1, MOST_WORKERS),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes for the games of the search, and threads of PyTorch; by default, all cores",
    )
    add(
        "--keep",
        type=_keep,
        default=(),
        metavar="MINUTES",
        help="keep copies of the model after 10,30 minutes",
    )
    add("--lessons", type=_whole(0, MOST_COUNT), metavar="N", help="end imitation after this many games")
    add("--updates", type=_whole(0, MOST_COUNT), metavar="N", help="end self-play after this many updates")
    add("--resume", type=Path, metavar="FILE", help="go on from a checkpoint")
    return parser


def _whole(least: int, most: int) -> Callable[[str], int]:
    return partial(_read_whole, least, most)


def _read_whole(least: int, most: int, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", text) or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")
    return int(text)


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = -1.0
    if not isfinite(minutes) or not 0 <= minutes <= MOST_MINUTES:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of minutes from 0 to {MOST_MINUTES:g}")
    return minutes


def _keep(text: str) -> tuple[int, ...]:
    return tuple(_read_whole(1, int(MOST_MINUTES), part) for part in text.split(","))


def _name(text: str) -> str:
    if not re.fullmatch(NAME, text) or len(text) > LONGEST_NAME:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no name of a bot: small letters, digits and hyphens, {LONGEST_NAME} at most"
        )
    if text in LEVELS:
        raise argparse.ArgumentTypeError(f"{text!r} is the name of another bot")
    return text


if __name__ == "__main__":
    sys.exit(main())
