"""One question to a language model over the OpenAI-compatible interface, with a hard limit in time and size."""

from __future__ import annotations

import json
from threading import Thread
from typing import Any, NamedTuple
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .settings import ModelSettings

LARGEST_REPLY = 1 << 20  # bytes
CHARACTERS = 3  # per token, if the service does not count: rather too many than too few

Message = dict[str, str]


class NoReply(Exception):
    """The model gave no readable answer. The text says why, and never contains the key."""


class Reply(NamedTuple):
    """What the model said, and the tokens of the question and the answer."""

    text: str
    tokens: int


class _NoRedirect(HTTPRedirectHandler):
    """A redirected request would send the key to another address."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Endpoint:
    """The model at the configured address."""

    def __init__(self, settings: ModelSettings) -> None:
        self.settings = settings

    def ask(self, messages: list[Message], seconds: float) -> Reply:
        """The model's answer within so many seconds. Raises NoReply."""
        found: list[Reply | NoReply] = []

        def ask() -> None:
            try:
                found.append(self._post(messages, seconds))
            except NoReply as error:
                found.append(error)
            except Exception as error:  # whatever goes wrong with the connection, the game continues
                found.append(NoReply(f"the model could not be asked ({type(error).__name__})"))

        # Socket timeouts limit each part of an answer, not the whole; a name lookup has no limit at all.
        thread = Thread(target=ask, daemon=True)
        thread.start()
        thread.join(seconds)
        if not found:
            raise NoReply(f"no answer within {seconds:.1f} seconds")
        if isinstance(found[0], NoReply):
            raise found[0]
        return found[0]

    def _post(self, messages: list[Message], seconds: float) -> Reply:
        body = {"model": self.settings.model, "messages": messages, "max_tokens": self.settings.reply_tokens}
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self.settings.key:
            headers["authorization"] = f"Bearer {self.settings.key}"
        data = json.dumps(body).encode()
        request = Request(f"{self.settings.address}/chat/completions", data, headers, method="POST")
        with build_opener(_NoRedirect).open(request, timeout=seconds) as answer:
            raw = answer.read(LARGEST_REPLY + 1)
        if len(raw) > LARGEST_REPLY:
            raise NoReply("the answer is too long")
        return _read(raw, len(data))


def _read(raw: bytes, asked: int) -> Reply:
    try:
        told = json.loads(raw)
        text = told["choices"][0]["message"]["content"]
        used = (told.get("usage") or {}).get("total_tokens")
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        raise NoReply("the answer is not in the form of a chat completion") from None
    if not isinstance(text, str):
        raise NoReply("the answer has no text")
    if not isinstance(used, int) or used < 0:
        used = (asked + len(text)) // CHARACTERS + 1
    return Reply(text, used)
