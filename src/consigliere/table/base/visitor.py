"""Who sends a request: a browser, known by the secret in its cookie."""

from __future__ import annotations

from . import secrets


class Visitor:
    """A browser: its secret lies in a cookie, and all the store knows is the hash."""

    __slots__ = (
        "account",
        "account_name",
        "forms",
        "fresh",
        "known",
        "language",
        "nickname",
        "resend",
        "secret",
        "session",
        "stored",
    )

    def __init__(self, secret: str, fresh: bool, language: str, forms: str = "") -> None:
        self.secret = secret
        self.forms = forms  # the token of its forms, where that is older than the secret
        self.fresh = fresh  # the cookie has yet to be set
        self.resend = False  # it is old: set it again
        self.session = secrets.hashed(secret)
        self.language = language
        self.nickname = ""
        self.account: str | None = None
        self.account_name = ""
        self.known = False  # whether nickname and account have been looked up
        self.stored = False  # whether the store knows this browser

    def renew(self) -> None:
        """Another secret: whoever knew the old one is a stranger now. The forms on pages that are open stay good."""
        self.forms = self.csrf
        self.secret = secrets.fresh()
        self.session = secrets.hashed(self.secret)
        self.fresh, self.known, self.stored = True, True, False
        self.account, self.account_name = None, ""

    @property
    def owner(self) -> str:
        """Whom seats and a host's rights belong to: the account where there is one, else the guest."""
        return self.account or self.session

    @property
    def csrf(self) -> str:
        """What its forms must carry. It opens nothing by itself: a form must also come from our own page."""
        return self.forms or secrets.csrf(self.secret)

    @property
    def cookie(self) -> str:
        """The value of the cookie."""
        return f"{self.secret}.{self.forms}" if self.forms else self.secret

    @property
    def who(self) -> str:
        """What a page may know of whose it is: enough to notice that it is somebody else's now."""
        return secrets.hashed(f"who {self.session}")[:16]
