"""Subscriptions of seats, and the notes of what is to be sent to people who are not connected."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from parlour.core.game import Game
from parlour.server.access import hash_secret
from parlour.server.durations import DAY_MS
from parlour.server.errors import Denied, NotFound, TooMuch
from parlour.server.interfaces import Clock
from parlour.server.limits import AddressBuckets
from parlour.server.notices.delivery import Delivery
from parlour.server.notices.mail import MailServer
from parlour.server.notices.networks import AllowedNetworks
from parlour.server.notices.outgoing import Outgoing, Undelivered
from parlour.server.notices.quiet_hours import check_quiet_hours, quiet_until
from parlour.server.notices.subscription import MailAddress, PushAddress, QuietHours, Subscription
from parlour.server.notices.subscription_store import Stored, SubscriptionStore
from parlour.server.notices.texts import confirmation_text, trial_text
from parlour.server.notices.web_push import WebPush, new_key
from parlour.server.protocol import Language
from parlour.server.settings import Settings

#: The maximum number of subscriptions of a seat.
MOST_PER_SEAT = 6
#: New subscriptions and trials per hour and address; emails with codes per hour, to an email address and from
#: an IP address.
PER_HOUR = 60
MAILS_TO_ADDRESS, MAILS_FROM_ADDRESS = 3, 10
#: The digits of a code, how often it may be tried, and for how many milliseconds.
CODE_DIGITS = 8
CODE_TRIES = 5
CODE_LIFETIME = DAY_MS
#: The status codes by which push services say that a subscription has ended.
GONE = (404, 410)
KEY_NAME = "vapid"


class Notifier:
    """Keeps subscriptions, and notes what their holders are to be told."""

    def __init__(
        self, store: SubscriptionStore, settings: Settings, clock: Clock, outgoing: Outgoing | None = None
    ) -> None:
        self.delay = int(settings.notice_delay * 1000)
        self._store = store
        self._settings = settings
        self._clock = clock
        self._outgoing = outgoing or Outgoing(AllowedNetworks(settings.notice_networks))
        self._delivery: Delivery | None = None
        self._requests, self._mails_to, self._mails_from = (
            AddressBuckets(most / 3600 if settings.fixed_limits else 0, most)
            for most in (PER_HOUR, MAILS_TO_ADDRESS, MAILS_FROM_ADDRESS)
        )

    async def open(self) -> None:
        """Get the key of the server, which is made at the first start."""
        key = await self._store.server_key(KEY_NAME, new_key())
        push = WebPush(key, self._settings.contact, self._settings.push_services)
        mail = None if self._settings.smtp is None else MailServer(self._settings.smtp)
        self._delivery = Delivery(self._outgoing, push, mail)

    @property
    def delivery(self) -> Delivery:
        assert self._delivery is not None
        return self._delivery

    async def subscribe(
        self, table: str, key: str, game: Game, subscription: Subscription, network: str
    ) -> Stored:
        """Add a subscription of a seat; an email address gets a code first."""
        self._check_rate(network)
        check_quiet_hours(subscription.quiet)
        await self.delivery.check(subscription.address)
        digest = hashlib.sha256(_location(subscription).encode()).hexdigest()
        known = await self._store.of_seat(table, key)
        same = next((stored for stored in known if stored.digest == digest), None)
        if same is None and len(known) >= MOST_PER_SEAT:
            raise Denied("too-many-subscriptions", most=MOST_PER_SEAT)
        is_confirmed = same is not None and same.code is None
        code = None
        if isinstance(subscription.address, MailAddress) and not is_confirmed:
            code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
            await self._send_code(subscription.address.address, game, subscription.language, code, network)
        id = secrets.token_hex(16) if same is None else same.id
        now, hashed = self._clock.wall(), None if code is None else _hash_code(id, code)
        await self._store.add(table, key, digest, subscription, id=id, code=hashed, tries=CODE_TRIES, now=now)
        await self._store.remove_unconfirmed(now - CODE_LIFETIME)
        return await self._own(table, key, id)

    async def _send_code(self, to: str, game: Game, language: str, code: str, network: str) -> None:
        if not self._mails_to.take(to.lower()) or not self._mails_from.take(network):
            raise TooMuch("too-many-mails")
        assert self.delivery.mail is not None
        text = confirmation_text(game, language, code)
        try:
            await self.delivery.mail.send(to, text.title, text.body)
        except Undelivered:
            raise Denied("mail-failed") from None

    async def confirm(self, table: str, key: str, id: str, code: str) -> Stored:
        """Confirm an email address by the code that was sent to it."""
        stored = await self._own(table, key, id)
        if stored.code is None:
            return stored
        if not await self._store.use_try(id):
            raise TooMuch("too-many-codes")
        if not secrets.compare_digest(stored.code, _hash_code(id, code)):
            raise Denied("wrong-code")
        await self._store.confirm(id)
        return await self._own(table, key, id)

    async def subscriptions(self, table: str, key: str) -> list[Stored]:
        return await self._store.of_seat(table, key)

    async def change(
        self, table: str, key: str, id: str, language: Language, quiet: QuietHours | None
    ) -> None:
        """Change the language and the quiet hours of a subscription."""
        check_quiet_hours(quiet)
        stored = await self._own(table, key, id)
        changed = msgspec.structs.replace(stored.subscription, language=language, quiet=quiet)
        await self._store.change(id, changed)

    async def unsubscribe(self, table: str, key: str, id: str) -> None:
        await self._own(table, key, id)
        await self._store.remove(id)

    async def find(self, id: str) -> Stored:
        """Return the subscription whose id somebody knows from an email."""
        found = await self._store.with_id(id)
        if found is None:
            raise NotFound("no-such-subscription")
        return found

    async def stop(self, id: str) -> None:
        """End a subscription whose id somebody knows from an email."""
        if not await self._store.remove(id):
            raise NotFound("no-such-subscription")

    async def send_trial(self, table: str, key: str, game: Game, id: str, network: str) -> None:
        """Send a notice that says only that it has arrived."""
        stored = await self._own(table, key, id)
        if stored.code is not None:
            raise Denied("not-confirmed")
        self._check_rate(network)
        subscription = stored.subscription
        text = trial_text(game, subscription.language)
        try:
            await self.delivery.deliver(subscription, id, game.name, table, text, None)
        except Undelivered as failure:
            if failure.status in GONE:
                await self._store.remove(id)
            raise Denied("notice-failed", status=failure.status or 0) from None

    def _check_rate(self, network: str) -> None:
        if not self._requests.take(network):
            raise TooMuch("too-many-notices")

    async def _own(self, table: str, key: str, id: str) -> Stored:
        """Return the subscription with this id, if it is one of the seat."""
        found = await self.find(id)
        if (found.table, found.key) != (table, key):
            raise NotFound("no-such-subscription")
        return found

    async def announce(self, table: str, key: str, question: int) -> None:
        """Announce the question of the seat with this key; the same question is announced only once."""
        now = self._clock.wall()
        for stored in await self._store.of_seat(table, key):
            if stored.code is None and stored.question < question:
                when = quiet_until(stored.subscription.quiet, now) or now
                await self._store.announce(stored.id, question, when)

    async def change_key(self, table: str, old: str, new: str, keep: str) -> None:
        """Keep the subscriptions of a seat that has another key now.

        Of those of browsers only one stays, which has this digest: the others may be signed out.
        """
        ended = [
            stored.id
            for stored in await self._store.of_seat(table, old)
            if isinstance(stored.subscription.address, PushAddress) and stored.digest != keep
        ]
        await self._store.change_key(table, old, new, ended)

    async def forget_others(self, table: str, keys: list[str]) -> None:
        """Forget all subscriptions at the table except those of seats with these keys."""
        await self._store.remove_others(table, keys)


def _location(subscription: Subscription) -> str:
    """Return the identity of the address: a browser keeps its endpoint when its keys change."""
    address = subscription.address
    match address:
        case PushAddress():
            return address.endpoint
        case MailAddress():
            return address.address.lower()
        case _:
            return f"{type(address).__name__} {address.url}"


def _hash_code(id: str, code: str) -> str:
    return hash_secret(f"{id} {code}")
