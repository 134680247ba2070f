"""The bot protocol and the registry of bots. A bot sees a perspective, never the state."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from typing import Any, Protocol

from parlour.bots.models import check_model, find_models
from parlour.core.errors import IllegalAction, UnknownName
from parlour.core.game import Game
from parlour.core.perspective import Perspective
from parlour.core.play import why_not
from parlour.core.rng import Rng
from parlour.core.state import State

BOTS = "parlour.bots"
#: The levels of the general bots, the weakest first.
LEVELS = ("random", "easy", "normal", "hard")
#: Bounds of the seconds that a bot may be given for a decision.
LEAST_THINK, MOST_THINK = 0.01, 60.0
#: The most worlds in which it may be asked to compare its choices instead.
MOST_WORLDS = 100_000


class Bot(Protocol):
    """Chooses the actions of one seat. A new bot is created for every game, in the room for every decision.

    A bot with an attribute `think` takes about that many seconds for a decision. Whoever creates it may set
    the attribute. If it also has an attribute `worlds` and that is not 0, it takes as long as that number of
    worlds needs, and decides the same whenever it has the same seed.
    """

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        """Return one of `perspective.legal`. All randomness must come from `rng`."""


def names(game: str) -> list[str]:
    """Return the bots that can play the game: general ones, those registered as `<game>.<name>`, and models.

    The four levels come first, by strength, then all others by name. A model may not be able to play with
    every number of seats; see `check`.
    """
    known = _registered(game) | {name for played, name in find_models() if played == game}
    return [*(level for level in LEVELS if level in known), *sorted(known.difference(LEVELS))]


def check(game: Game[Any, Any], seats: int, name: str) -> None:
    """Raise `UnknownName` if there is no such bot, `BadModel` if it is a model that cannot play this game."""
    if name not in names(game.name):
        raise _unknown(game.name, name)
    if name not in _registered(game.name):
        check_model(game, seats, name)


def is_model(game: str, name: str) -> bool:
    """Return whether the bot is a model. Registered bots take precedence over models."""
    return (game, name) in find_models() and name not in _registered(game)


def factory(game: str, name: str, think: float | None = None, worlds: int | None = None) -> Callable[[], Bot]:
    """Return the factory of the bot with this name: one of the game, a general one, or a model.

    With `think`, bots that have an attribute of this name get that many seconds for a decision; with
    `worlds`, they compare their choices in that many worlds. Raise `UnknownName` if there is no such bot.
    """
    if name in _registered(game):
        own = entry_points(group=BOTS, name=f"{game}.{name}")
        for point in [*own, *entry_points(group=BOTS, name=name)]:
            create: Callable[[], Bot] = point.load()
            return create if think is worlds is None else partial(_create, create, think, worlds)
    models = find_models().get((game, name))
    if models is None:
        raise _unknown(game, name)
    from parlour.bots.model import ModelBot

    return partial(ModelBot, *models.values())


def _registered(game: str) -> set[str]:
    found = {point.name for point in entry_points(group=BOTS)}
    own = {name.removeprefix(f"{game}.") for name in found if name.startswith(f"{game}.")}
    return own | {name for name in found if "." not in name}


def _unknown(game: str, name: str) -> UnknownName:
    return UnknownName("unknown-bot", name=name, game=game, known=", ".join(names(game)))


def set_think(bot: Bot, seconds: float) -> bool:
    """Give the bot that many seconds for a decision. Return False if it has no attribute `think`."""
    if not isinstance(getattr(bot, "think", None), int | float):
        return False
    bot.think = seconds  # type: ignore[attr-defined]
    return True


def set_worlds(bot: Bot, worlds: int) -> bool:
    """Let a bot that takes its time compare its choices in this many worlds instead.

    Return False if it has no attributes `think` and `worlds`.
    """
    if not all(isinstance(getattr(bot, name, None), int | float) for name in ("think", "worlds")):
        return False
    bot.worlds = worlds  # type: ignore[attr-defined]
    return True


def set_effort(bot: Bot, think: float | None, worlds: int | None) -> None:
    """Set how long the bot takes for a decision, in seconds or in worlds. None leaves it to the bot."""
    if think is not None:
        set_think(bot, think)
    if worlds is not None:
        set_worlds(bot, worlds)


def _create(create: Callable[[], Bot], think: float | None, worlds: int | None) -> Bot:
    bot = create()
    set_effort(bot, think, worlds)
    return bot


def derive_rng(*numbers: int) -> Rng:
    """Return a generator seeded with a hash of the numbers. They cannot be recovered from it."""
    text = "/".join(str(number) for number in numbers)
    return Rng.load(hashlib.blake2b(text.encode(), digest_size=16).hexdigest())


def decide(bot: Bot, name: str, state: State, seat: int, rng: Rng) -> int:
    """Return the action that the bot chooses. Raise `IllegalAction`, naming the bot, if it breaks a rule."""
    return _checked(bot.choose(Perspective(state, seat, rng), rng), name, state, seat)


def decide_in_world(bot: Bot, name: str, world: State, seat: int, rng: Rng) -> int:
    """Like `decide`, in a world that was already resampled for the seat. It is not resampled again."""
    return _checked(bot.choose(Perspective.of_world(world, seat), rng), name, world, seat)


def _checked(action: int, name: str, state: State, seat: int) -> int:
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise IllegalAction("bot-broke-rule", refusal.rule, name=name, action=str(action))
    return action
