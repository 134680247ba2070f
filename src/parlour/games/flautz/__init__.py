"""FLAUTZ!. Each part of the rules (docs/rules/flautz.md) has a file of its own."""

from importlib.resources import files

from parlour.games.flautz.arena_file import read_presets
from parlour.games.flautz.deck_file import read_deck
from parlour.games.flautz.game import Flautz
from parlour.games.flautz.spell_layout import Spell, best_spell
from parlour.games.flautz.view import FlautzView

__all__ = ["GAME", "Flautz", "FlautzView", "Spell", "best_spell"]

GAME = Flautz(
    read_deck(files(__name__).joinpath("standard.toml").read_text("utf-8"), standard=True),
    read_presets(files(__name__).joinpath("arenas.toml").read_text("utf-8")),
)
