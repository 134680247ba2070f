"""The conformance kit: checks that a game fulfils its contract.

    from parlour.testing import check_game
    check_game(my_game)

The kit plays random games at every seat count. In every state, or in a random sample of the states of long
games, it checks the whole contract for every seat and for a spectator. A violation is an `AssertionError`
with the seat count, the seed and the moves that led to it.

`check_bots` checks that bots decide by what their seat knows, and by nothing else.
"""

from parlour.testing.bots import check_bots
from parlour.testing.kit import check_game
from parlour.testing.trial import ContractViolation

__all__ = ["ContractViolation", "check_bots", "check_game"]
