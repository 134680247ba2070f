"""A bot for the arena: `parlour arena fzzzt --bots easy,random --bot arena_bot:Thinker`.

See docs/writing-a-bot.md.
"""

from parlour import Perspective, Rng
from parlour.search import Race


class Thinker:
    """Compares its choices in a few worlds that could be the true one, and takes the most promising."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        race = Race(perspective, rng)
        race.run(worlds=8)
        return race.best()
