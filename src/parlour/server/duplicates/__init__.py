"""Deals that several people play: the deal of the day, and challenges on the cards of a finished game."""
