"""Mail: plain text by the operator's own mail server."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import urlsplit

import aiosmtplib

from consigliere.table.base import clock
from consigliere.table.base.settings import MailSettings

from .message import Failed, Message

TIMEOUT = 20.0  # seconds for each step with the mail server
LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})?\.)+[A-Za-z0-9-]{2,63}"
)
LASTING = 500  # SMTP codes from here on: trying again is useless


def is_address(text: str) -> bool:
    """Return whether a text can be a mail address."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def letter(settings: MailSettings, public: str, to: str, message: Message) -> EmailMessage:
    """Return a message as a mail."""
    mail = EmailMessage()
    mail["From"] = settings.sender
    mail["To"] = to
    mail["Subject"] = message.subject
    mail["Date"] = format_datetime(datetime.fromtimestamp(clock.now(), UTC))
    mail["Message-ID"] = f"<{message.id}@{urlsplit(public).hostname or 'consigliere.invalid'}>"
    mail["Auto-Submitted"] = "auto-generated"
    body = [*message.lines]
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        body += ["", "-- ", message.stop_text, message.stop]
    mail.set_content("\n".join(body))
    return mail


async def send(settings: MailSettings, public: str, to: str, message: Message) -> None:
    """Send a mail. Raises Failed."""
    try:
        await aiosmtplib.send(
            letter(settings, public, to, message),
            hostname=settings.host,
            port=settings.port,
            use_tls=settings.security == "tls",
            start_tls=settings.security == "starttls",
            username=settings.user or None,
            password=settings.password or None,
            timeout=TIMEOUT,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [one.code for one in error.recipients]
        raise Failed(f"smtp-{max(codes, default=0)}", lasting=min(codes, default=0) >= LASTING) from None
    except aiosmtplib.SMTPResponseException as error:
        # A wrong password is the operator's mistake and may be mended; the message is not at fault.
        ours = isinstance(error, aiosmtplib.SMTPAuthenticationError | aiosmtplib.SMTPConnectError)
        raise Failed(f"smtp-{error.code}", lasting=error.code >= LASTING and not ours) from None
    except aiosmtplib.SMTPTimeoutError:
        raise Failed("timeout") from None
    except (aiosmtplib.SMTPException, OSError, ValueError):
        raise Failed("network") from None
