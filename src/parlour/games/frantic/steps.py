"""Steps: what is to be decided or done next, each packed into one number on the stack of a board."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

from parlour.core.seats import NOBODY

#: A turn (R-5), its second half after drawing, and the card after 2nd Chance (R-17).
PLAY: Final = 0
PLAY_ON: Final = 1
SECOND: Final = 2
#: An attack: whom, with which cards, whether it is countered, and drawing the shares of a Fantastic Four.
AIM: Final = 3
GIVE: Final = 4
WINDOW: Final = 5
SHARES: Final = 6
#: The wish of the last card laid, if it is one that wishes (R-25, R-27).
WISH: Final = 7
#: Everybody may answer somebody's last card (R-26).
NICE_TRY: Final = 8
#: Decisions of events.
GAMBLE: Final = 9
MARKET: Final = 10
CHRISTMAS: Final = 11
RECESSION: Final = 12
PARTY_CARD: Final = 13
PARTY_SEAT: Final = 14
EYE: Final = 15

#: The names of the steps, and that of the end of the game.
StepName = Literal[
    "play",
    "play-on",
    "second-chance",
    "aim",
    "give",
    "window",
    "shares",
    "wish",
    "nice-try",
    "gamble",
    "market",
    "christmas",
    "recession",
    "party-card",
    "party-seat",
    "eye",
    "over",
]
STEPS: Final[tuple[StepName, ...]] = get_args(StepName)[:-1]

#: By step: the word before the answer.
VERBS: Final[dict[int, str]] = {
    PLAY: "play",
    PLAY_ON: "play",
    SECOND: "play",
    WINDOW: "play",
    NICE_TRY: "play",
    AIM: "attack",
    GIVE: "give",
    WISH: "wish",
    GAMBLE: "lay",
    MARKET: "take",
    CHRISTMAS: "to",
    RECESSION: "discard",
    PARTY_CARD: "give",
    PARTY_SEAT: "to",
}

#: The steps that ask for a card to play in one's turn, for any card of a list, and for another seat, as bits.
PLAYS: Final = 1 << PLAY | 1 << PLAY_ON | 1 << SECOND
ASKS_FOR_CARD: Final = 1 << GIVE | 1 << GAMBLE | 1 << MARKET | 1 << RECESSION | 1 << PARTY_CARD
ASKS_FOR_SEAT: Final = 1 << AIM | 1 << CHRISTMAS | 1 << PARTY_SEAT
#: Several seats decide at once.
TOGETHER: Final = 1 << NICE_TRY | 1 << GAMBLE | 1 << CHRISTMAS | 1 << EYE


def pack_step(
    step: i64, seat: i64, attack: i64 = 0, other: i64 = 0, count: i64 = 0, redirects: i64 = NOBODY
) -> i64:
    """`other` is the target of a gift or the attacker of a window; `count` says how many or which cards.

    `redirects` is the attacker whose attack is aimed at somebody else.
    """
    return step | seat << 4 | attack << 7 | other << 11 | count << 14 | (redirects + 1) << 18


def step_of(packed: i64) -> i64:
    return packed & 15


def owner_of(packed: i64) -> i64:
    """Return the seat whose step it is: who decides, unless it is carried out by itself."""
    return packed >> 4 & 7


def attack_of(packed: i64) -> i64:
    """Return the sort of the attacking card."""
    return packed >> 7 & 15


def other_of(packed: i64) -> i64:
    return packed >> 11 & 7


def count_of(packed: i64) -> i64:
    return packed >> 14 & 15


def redirects_of(packed: i64) -> i64:
    """Return the seat whose attack is redirected, or NOBODY."""
    return (packed >> 18) - 1
