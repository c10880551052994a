"""The host's settings for the language model, from environment variables. By default no model is used."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from consigliere.board.text_form import FORMS
from consigliere.board.words import LANGUAGES
from consigliere.engine import NotUnderstood

PREFIX = "CONSIGLIERE_LLM_"
LARGEST_KEY = 10_000  # bytes of a key file


class ModelSettings(NamedTuple):
    """Where the model is, and how much of it a game may use."""

    address: str
    """Of an OpenAI-compatible service, such as http://127.0.0.1:8080/v1; `/chat/completions` is added to it."""
    model: str = "default"
    key: str = ""
    tokens: int = 400_000
    """For each game and seat: questions and answers together, as the model counts tokens."""
    seconds: float = 1200.0
    """For each game and seat: seconds spent waiting."""
    calls: int = 400
    """For each game and seat."""
    timeout: float = 8.0
    """Seconds for one decision, including a retry. The web table stops a bot after 10."""
    reply_tokens: int = 600
    """The longest answer asked for."""
    language: str = "en"
    form: str = "full"
    folder: str = ""
    """Where usage is stored if a bot is created for each decision, as at the web table."""

    def __repr__(self) -> str:
        return f"<model {self.model} at {self.address}>"  # never the key


def read_settings(environment: Mapping[str, str] | None = None) -> ModelSettings:
    """The settings of this process. Raises NotUnderstood if no address is configured, or a value is invalid."""
    given = os.environ if environment is None else environment
    address = given.get(f"{PREFIX}ADDRESS", "").strip().rstrip("/")
    if not address:
        raise NotUnderstood(f"the bot llm needs the address of a language model: set {PREFIX}ADDRESS")
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise NotUnderstood(f"{PREFIX}ADDRESS is an http or https address without a name or a key in it")
    usual = ModelSettings(address)
    language, form = given.get(f"{PREFIX}LANGUAGE", usual.language), given.get(f"{PREFIX}FORM", usual.form)
    for name, value, known in (("LANGUAGE", language, LANGUAGES), ("FORM", form, FORMS)):
        if value not in known:
            raise NotUnderstood(f"{PREFIX}{name} is one of {', '.join(known)}, not {value[:40]!r}")
    return ModelSettings(
        address,
        given.get(f"{PREFIX}MODEL", usual.model),
        _key(given),
        int(_number(given, "TOKENS", usual.tokens)),
        _number(given, "SECONDS", usual.seconds),
        int(_number(given, "CALLS", usual.calls)),
        _number(given, "TIMEOUT", usual.timeout),
        int(_number(given, "REPLY_TOKENS", usual.reply_tokens)),
        language,
        form,
        given.get(f"{PREFIX}FOLDER", "") or _folder(),
    )


def _number(given: Mapping[str, str], name: str, usual: float) -> float:
    text = given.get(f"{PREFIX}{name}", "").strip()
    if not text:
        return usual
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number < 1e12:
        raise NotUnderstood(f"{PREFIX}{name} is a number above zero, not {text[:40]!r}")
    return number


def _key(given: Mapping[str, str]) -> str:
    """The key from the environment or from a file. Errors name the file, never its content."""
    path = given.get(f"{PREFIX}KEY_FILE", "")
    if not path:
        return given.get(f"{PREFIX}KEY", "").strip()
    try:
        with open(path, "rb") as file:
            key = file.read(LARGEST_KEY + 1).decode("ascii").strip()
    except (OSError, UnicodeDecodeError):
        raise NotUnderstood(f"{PREFIX}KEY_FILE: {path} cannot be read as a key") from None
    if not key or len(key) > LARGEST_KEY or not key.isprintable():
        raise NotUnderstood(f"{PREFIX}KEY_FILE: {path} holds no key")
    return key


def _folder() -> str:
    user = os.getuid() if hasattr(os, "getuid") else "user"
    return str(Path(tempfile.gettempdir()) / f"consigliere-llm-{user}")
