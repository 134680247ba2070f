"""Email through the operator's server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from parlour.core.errors import BadOption
from parlour.server.notices.outgoing import Undelivered
from parlour.server.settings import Smtp

#: Seconds in which the mail server has to answer.
TIMEOUT = 20.0
#: The number of emails sent at the same time.
AT_ONCE = 4
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def check_address(address: str) -> None:
    """Refuse what is not an email address."""
    if not _ADDRESS.fullmatch(address):
        raise BadOption("bad-mail-address")


class MailServer:
    def __init__(self, settings: Smtp) -> None:
        self._settings = settings
        # A slow mail server holds up nothing else.
        self._threads = ThreadPoolExecutor(AT_ONCE, "mail")

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Send an email; `stop` is a URL that stops all others. Raise Undelivered if it is not accepted."""
        message = EmailMessage()
        message["From"] = self._settings.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._settings.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
        if stop.startswith("https:"):
            # RFC 8058 asks for that.
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, message)
        except (OSError, smtplib.SMTPException):
            raise Undelivered from None

    def _deliver(self, message: EmailMessage) -> None:
        smtp = self._settings
        trust = ssl.create_default_context()
        server: smtplib.SMTP
        if smtp.tls == "implicit":
            server = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=TIMEOUT, context=trust)
        else:
            server = smtplib.SMTP(smtp.host, smtp.port, timeout=TIMEOUT)
        with server:
            if smtp.tls == "starttls":
                server.starttls(context=trust)
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(message)
