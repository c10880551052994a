"""Who sends a request: a browser, known by the secret in its cookie."""

from __future__ import annotations

from . import secrets


class Visitor:
    """A browser. Its secret is in a cookie; the store has only the hash."""

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
        "zone",
    )

    def __init__(self, secret: str, fresh: bool, language: str, forms: str = "") -> None:
        self.secret = secret
        self.forms = forms  # the token of its forms, if older than the secret
        self.fresh = fresh  # the cookie must be set
        self.resend = False  # the cookie is old and must be set again
        self.session = secrets.hashed(secret)
        self.language = language
        self.zone = ""  # of its clock, if the page's script has told it
        self.nickname = ""
        self.account: str | None = None
        self.account_name = ""
        self.known = False  # whether nickname and account have been looked up
        self.stored = False  # whether the store has this browser

    def renew(self) -> None:
        """Replace the secret, so that anyone who knew the old one is locked out. Forms on open pages stay valid."""
        self.forms = self.csrf
        self.secret = secrets.fresh()
        self.session = secrets.hashed(self.secret)
        self.fresh, self.known, self.stored = True, True, False
        self.account, self.account_name = None, ""

    @property
    def owner(self) -> str:
        """Return the owner of seats and host rights: the account if there is one, else the guest."""
        return self.account or self.session

    @property
    def csrf(self) -> str:
        """Return the token for its forms. It is not enough by itself: a form must also come from our own page."""
        return self.forms or secrets.csrf(self.secret)

    @property
    def cookie(self) -> str:
        """Return the value of the cookie."""
        return f"{self.secret}.{self.forms}" if self.forms else self.secret

    @property
    def who(self) -> str:
        """Return an id by which a page notices that it now belongs to somebody else."""
        return secrets.hashed(f"who {self.session}")[:16]
