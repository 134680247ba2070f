"""The arena: finds out which bot is better, with duplicate deals, intervals and ratings."""
