"""What every game stands on. Knows no game, no input or output, and no language."""
