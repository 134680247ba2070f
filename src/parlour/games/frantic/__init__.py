"""FRANTIC. Each part of the rules (docs/rules/frantic.md) has a file of its own."""

from importlib.resources import files

from parlour.games.frantic.deck_file import read_deck
from parlour.games.frantic.game import Frantic
from parlour.games.frantic.view import FranticView

__all__ = ["GAME", "Frantic", "FranticView"]

GAME = Frantic(read_deck(files(__name__).joinpath("standard.toml").read_text("utf-8"), standard=True))
