"""Fzzzt! by Tony Boydell. Each part of the rules (docs/rules/fzzzt.md) has a file of its own."""

from importlib.resources import files

from parlour.games.fzzzt.deck_file import read_deck
from parlour.games.fzzzt.game import Fzzzt
from parlour.games.fzzzt.view import FzzztView

__all__ = ["GAME", "Fzzzt", "FzzztView"]

GAME = Fzzzt(read_deck(files(__name__).joinpath("standard.toml").read_text("utf-8"), standard=True))
