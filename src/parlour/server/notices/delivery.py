"""Delivers one notice by the means of its subscription."""

from __future__ import annotations

from email.header import Header

import msgspec

from parlour.core.errors import BadOption
from parlour.server.durations import DAY_SECONDS
from parlour.server.notices.mail import MailServer, check_address
from parlour.server.notices.outgoing import Outgoing
from parlour.server.notices.subscription import (
    Address,
    MailAddress,
    NtfyAddress,
    PushAddress,
    Subscription,
    WebhookAddress,
)
from parlour.server.notices.texts import Text, stop_text
from parlour.server.notices.web_push import WebPush

#: Seconds after which a push message is worthless, if there is no clock.
USUAL_LIFETIME = 7 * DAY_SECONDS


class Delivery:
    def __init__(self, outgoing: Outgoing, push: WebPush, mail: MailServer | None) -> None:
        self.push = push
        self.mail = mail
        self._outgoing = outgoing

    async def check(self, address: Address) -> None:
        """Refuse an address that nothing can be delivered to."""
        match address:
            case PushAddress():
                self.push.check(address)
                await self._outgoing.check(address.endpoint)
            case WebhookAddress() | NtfyAddress():
                await self._outgoing.check(address.url)
            case MailAddress():
                if self.mail is None:
                    raise BadOption("no-mail-here")
                check_address(address.address)

    async def deliver(
        self, to: Subscription, id: str, game: str, table: str, text: Text, left: int | None
    ) -> None:
        """Send the text; raise Undelivered if it is not accepted, BadOption if the address is not allowed."""
        link = f"{to.origin}/table/{table}"
        match to.address:
            case PushAddress() as address:
                self.push.check(address)
                payload = {"title": text.title, "text": text.body, "path": f"/table/{table}", "tag": table}
                seconds = USUAL_LIFETIME if left is None else max(60, left // 1000)
                await self._outgoing.post(
                    address.endpoint,
                    self.push.headers(address, to.origin, table, seconds),
                    self.push.message(address, msgspec.json.encode(payload)),
                )
            case WebhookAddress(url):
                line = f"{text.title}. {text.body} {link}"
                # Chat programs look for `text` or for `content`.
                said = {
                    "game": game,
                    "table": table,
                    "link": link,
                    "left": left,
                    "text": line,
                    "content": line,
                }
                await self._outgoing.post(
                    url, {"Content-Type": "application/json"}, msgspec.json.encode(said)
                )
            case NtfyAddress(url):
                title = Header(text.title, "utf-8", maxlinelen=998).encode()
                await self._outgoing.post(url, {"Title": title, "Click": link}, text.body.encode())
            case MailAddress(address):
                if self.mail is None:
                    raise BadOption("no-mail-here")
                stop = f"{to.origin}/api/notices/{id}/stop"
                body = f"{text.body}\n\n{link}\n\n-- \n{stop_text(to.language, stop)}\n"
                await self.mail.send(address, text.title, body, stop)
