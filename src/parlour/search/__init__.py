"""Searches for good actions in what a seat can know. They know games only through the contract."""

from parlour.search.choice import Choice
from parlour.search.race import Race
from parlour.search.search import Search
from parlour.search.tree import TreeSearch

__all__ = ["Choice", "Race", "Search", "TreeSearch"]
