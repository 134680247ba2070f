"""The game-independent core: no rules of any game, no I/O and no translations."""
