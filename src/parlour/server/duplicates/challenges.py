"""Challenges: others play the deal of a finished game from the same seat, and compare their results."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

import msgspec
from msgspec import UNSET

from parlour.core.errors import BadRecord
from parlour.core.outcome import Outcome
from parlour.record import HUMAN, Record
from parlour.server import catalogue, entries
from parlour.server.access import hash_secret
from parlour.server.bot_catalogue import bot_names
from parlour.server.duplicates.daily import DailyDeal, DailyDeals
from parlour.server.duplicates.deal_store import DealStore
from parlour.server.duplicates.seat_holders import keys_in_game
from parlour.server.duplicates.stored import Challenge
from parlour.server.duplicates.tables import BOT, WORLDS, key_for
from parlour.server.errors import Denied, NotAllowed, NotFound
from parlour.server.ids import new_id, number_of_record, table_of_record
from parlour.server.interfaces import Clock
from parlour.server.new_table import Deal
from parlour.server.store import Store

ID_LENGTH = 16


@dataclass(frozen=True, slots=True)
class Original:
    """A finished game, and the seat whose cards others may have."""

    id: str
    record: Record
    names: list[str]
    seat: int
    deal: Deal
    #: The deal of the day, if it is one.
    daily: DailyDeal | None

    @property
    def scores(self) -> list[int]:
        assert self.record.result is not None
        return self.record.result.scores

    @property
    def place(self) -> int:
        result = self.record.result
        assert result is not None
        outcome = Outcome(result.reason, result.rule, tuple(result.scores), tuple(result.winners))
        utilities = catalogue.game(self.record.game, self.record.deck_source).utilities(outcome)
        return 1 + sum(other > utilities[self.seat] for other in utilities)

    @property
    def replaced(self) -> list[int]:
        """The seats of other people and programs, where bots play now."""
        return [seat for seat, bot in self.deal.bots.items() if bot != self.record.players[seat]]


class Challenges:
    """Makes challenges, and finds what they are about."""

    def __init__(self, store: Store, deals: DealStore, daily: DailyDeals, clock: Clock) -> None:
        self._store = store
        self._deals = deals
        self._daily = daily
        self._clock = clock

    async def offer(self, record: str, seat: int, browser: str) -> Challenge:
        """Return the challenge of this browser on the cards of a seat in a finished game."""
        await self.original(record, seat)
        return await self._deals.add_challenge(
            {
                "id": new_id(ID_LENGTH),
                "record_id": record,
                "seat": seat,
                "owner": _owner(record, seat, browser),
                "created": self._clock.wall(),
            }
        )

    async def check_seat(self, record: str, seat: int, secret: str) -> None:
        """Raise `NotAllowed` unless the secret is that of whoever played the game at this seat."""
        if await self._store.record_info(record) is None:
            raise NotFound("no-such-record", record=record)
        table = table_of_record(record)
        log = await self._store.entries(table)
        if not log:
            raise NotFound("no-such-table", table=table)
        keys = keys_in_game((entries.decode(body) for _, body in log), number_of_record(record))
        if not seat < len(keys) or not hmac.compare_digest(keys[seat], hash_secret(secret)):
            raise NotAllowed("wrong-secret")

    async def find(self, id: str) -> Challenge:
        """Return the challenge. Raise `NotFound` if there is none."""
        row = await self._deals.challenge(id)
        if row is None:
            raise NotFound("no-such-challenge")
        return row

    async def original(self, record: str, seat: int) -> Original:
        """Return the game that others may play again.

        Raise `NotFound` if it is gone, `Denied` if its deal cannot be played again from this seat.
        """
        body, info = await self._store.record(record), await self._store.record_info(record)
        if body is None or info is None:
            raise NotFound("no-such-record", record=record)
        try:
            found = Record.load(body)
            found.find_game()
        except BadRecord:
            raise Denied("other-rules") from None
        if found.fair is UNSET or found.result is None:
            raise Denied("no-deal-to-repeat")
        if seat >= found.seats or found.players[seat] != HUMAN:
            raise Denied("no-person-there", seat=seat + 1)
        play = await self._deals.play_at(table_of_record(record))
        daily = await self._daily.of_play(play)
        # The deal keeps its name: whoever has played it once has played it.
        id = f"{record}/{seat}" if play is None else play.deal
        deal = _deal_of(id, found, seat) if daily is None else daily.deal()
        return Original(record, found, msgspec.json.decode(info.names), seat, deal, daily)

    def is_owner(self, challenge: Challenge, browser: str | None) -> bool:
        """Return whether this browser has made the challenge."""
        return browser is not None and challenge.owner == _owner(challenge.record_id, challenge.seat, browser)

    async def is_first_player(self, deal: str, browser: str | None) -> bool:
        """Return whether this browser has offered the cards of the game that was first played with a deal."""
        record, _, seat = deal.rpartition("/")
        if browser is None or not seat.isdecimal():
            return False
        return await self._deals.has_challenge(record, int(seat), _owner(record, int(seat), browser))


def _owner(record: str, seat: int, browser: str) -> str:
    return key_for(browser, f"challenge/{record}/{seat}")


def _deal_of(id: str, record: Record, seat: int) -> Deal:
    proof = record.fair
    assert proof is not UNSET
    return Deal(
        id=id,
        game=record.game,
        deck=record.deck_source,
        seats=record.seats,
        seat=seat,
        options=record.options,
        bots={other: _bot(record, other) for other in range(record.seats) if other != seat},
        secret=proof.secret,
        duplicate=entries.Duplicate(
            table=proof.table,
            number=proof.number,
            seeds=proof.seeds,
            version=proof.version,
            worlds=WORLDS,
        ),
    )


def _bot(record: Record, seat: int) -> str:
    """Return the bot that played there, or the usual one in place of somebody else."""
    player = record.players[seat]
    return player if player in bot_names(record.game) else BOT
