"""Every text a person reads, in their language, through Project Fluent.

The engine uses identifiers; sentences are made here. The texts common to all games are in `board/locale`, a game's own
texts are in the folder of its face, one `.ftl` file per language. A text that a language lacks is shown in English.

Conventions for `.ftl` files:

- A number that is counted is passed as `int` and gets its plural form and digit groups; a number that only names
  something (a year, a seat, a rule) is passed as `str`.
- A thing named inside a sentence is passed as the id of its own message, and inflected by that message's attributes:
  `unit-moves = Отряд ушёл из { TEXT($region, form: "gen") }` with `region-vyborg = Выборгская сторона` and its
  attribute `.gen = Выборгской стороны`. A message without that attribute is used as it is.
- Things of one kind can share a message: if there is none with a thing's id, its game says which message names it and
  with what arguments (`Face.thing_message`). So one line names 48 cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from sys import getsizeof
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import NumberLiteral
from fluent.syntax.visitor import Visitor

from consigliere.drawing import OVERHEAD, ByteCache
from consigliere.engine import NotUnderstood
from consigliere.games import face
from consigliere.games.editions import MARK, base_of, box_of, is_edition

LANGUAGES = ("en", "ru", "uk")
"""The languages of all texts; the first is the fallback."""

_MASTER = LANGUAGES[0]
_MOST_IDS = 8_192  # cached by each `Words`; a game has some hundreds, but an id may come from a request
_ARGUMENT = 64  # bytes of an argument in a key, in addition to its value
_formed: ByteCache[tuple[Any, ...], str] = ByteCache(8_000_000)


class WordsError(LookupError):
    """A text is missing or cannot be formatted with the given arguments. Raised only in strict mode."""


class Words:
    """The texts of one language: the frame's, and one game's if a game is named.

    >>> words = Words("uk")
    >>> words("players-count", count=3)
    '3 гравці'
    """

    strict = False
    """Whether a missing or invalid text raises `WordsError` instead of a fallback. The tests set it."""

    def __init__(self, language: str, game_id: str | None = None) -> None:
        if language not in LANGUAGES:
            raise NotUnderstood(f"no texts in language {repr(language)[:40]}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.game_id = game_id
        self._bundles = _bundles(language, game_id)
        self._hash = hash((language, game_id))
        self._plain: dict[str, str] = {}  # texts without arguments: most of a page
        self._there: dict[str, bool] = {}  # ids that were requested, and whether there is such a text

    # Equal language and game mean equal texts, so objects made from texts can be cached by `Words`.

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and (self.language, self.game_id) == (other.language, other.game_id)

    def __hash__(self) -> int:
        return self._hash

    def __call__(self, message_id: str, /, **args: Any) -> str:
        """The text `message_id`, or an attribute of it (`region-vyborg.gen`), with `args` filled in."""
        if args:
            return self._text(message_id, args)
        text = self._plain.get(message_id)
        if text is None:
            if len(self._plain) >= _MOST_IDS:
                self._plain.clear()
            text = self._plain[message_id] = self._text(message_id, args)
        return text

    def has(self, message_id: str) -> bool:
        """Whether there is such a text, in this language or in English."""
        there = self._there.get(message_id)
        if there is None:
            if len(self._there) >= _MOST_IDS:
                self._there.clear()
            there = self._there[message_id] = self._find(message_id) is not None
        return there

    def plain(self, message_id: str) -> str:
        """A text that needs no arguments; "" if there is none."""
        found = self._find(message_id)
        if found is None:
            return ""
        bundle, pattern, own = found
        text, errors = bundle.format_pattern(pattern, own)
        return "" if errors else str(text)

    def thing(self, thing_id: str, form: str = "") -> str:
        """The name of a component, an action, a month and so on, in a grammatical form if it has that form."""
        return self._text(f"{thing_id}.{form}", {}, thing_id) if form else self(thing_id)

    def _text(self, message_id: str, args: dict[str, Any], instead: str = "") -> str:
        # Most texts of a page stay the same after a move, so formatted texts are cached.
        key = (self.language, self.game_id, message_id, instead, *args.items(), *map(type, args.values()))
        text = _formed.get(key)
        if text is None:
            text = self._form(message_id, args, instead)
            given = getsizeof(message_id) + _ARGUMENT * len(args) + sum(map(getsizeof, args.values()))
            _formed.put(key, text, OVERHEAD + getsizeof(key) + given + getsizeof(text))
        return text

    def _form(self, message_id: str, args: dict[str, Any], instead: str) -> str:
        found = self._find(message_id, instead)
        if found is None:
            if self.strict:
                raise WordsError(f"{message_id} ({self.language}): no such text")
            return f"⟦{message_id}⟧"
        bundle, pattern, own = found
        text, errors = bundle.format_pattern(pattern, {**own, **args})
        if errors and self.strict:
            raise WordsError(f"{message_id} ({self.language}): {'; '.join(map(str, errors))}")
        if self.strict:
            _check_numbers(message_id, pattern, args)
        return str(text)

    def _find(self, message_id: str, instead: str = "") -> tuple[FluentBundle, Any, dict[str, Any]] | None:
        """Find a text and the arguments that its game adds: by its own id, else by the name that its game gives the
        thing.

        A text given as `instead` takes precedence over English.
        """
        wanted: list[tuple[str, dict[str, Any]]] = []
        for one in (message_id, instead) if instead else (message_id,):
            thing_id, dot, form = one.partition(".")
            name, args = _name(self.game_id, thing_id)
            wanted += [(one, args if name == thing_id else {}), (f"{name}{dot}{form}", args)]
        for bundle in self._bundles:
            for one, args in wanted:
                pattern = _pattern(bundle, one)
                if pattern is not None:
                    return bundle, pattern, args
        return None

    def __repr__(self) -> str:
        return f"Words({self.language!r}, {self.game_id!r})"


class _Counted(Visitor):
    """Collects the arguments by whose number a text chooses its wording."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:
        if any(isinstance(one.key, NumberLiteral) for one in node.variants):
            self.names.add(getattr(getattr(node.selector, "id", None), "name", ""))
        self.generic_visit(node)


def _check_numbers(message_id: str, pattern: Any, args: dict[str, Any]) -> None:
    """Raise an error for a number given as text: no variant for a number would fit it."""
    if any(isinstance(value, str) and value.isdigit() for value in args.values()):
        counted = _Counted()
        counted.visit(pattern)
        for name in counted.names & args.keys():
            if isinstance(args[name], str) and args[name].isdigit():
                raise WordsError(f"{message_id}: {name} is {args[name]!r}, text instead of a number")


class Bare(Words):
    """For a game from another package that has no texts: its ids are shown as they are."""

    strict = False

    def __call__(self, message_id: str, /, **args: Any) -> str:
        if self.has(message_id):
            return super().__call__(message_id, **args)
        facts = [str(value) for name, value in args.items() if value != "" and not name.endswith("-is")]
        return " ".join([message_id.partition("-")[2] or message_id, *facts])


@cache
def words_for(language: str, game: str) -> Words:
    """The texts of a language for a game, whether it has any of its own or not."""
    return Words(language, game) if _speaks(game) else Bare(language)


def title_of(game: str, language: str) -> str:
    """The title of a game."""
    words = words_for(language, game)
    title = words("game-title") if words.has("game-title") else base_of(game).replace("_", " ").title()
    return words("game-box", title=title, box=box_name(game)) if is_edition(game) else title


def box_name(game: str) -> str:
    """The name of the box that a corrected game is played with, or the beginning of its id; "" for our own figures."""
    box = box_of(game)
    return (box.name if box is not None else "") or game.partition(MARK)[2][:6]


def pick_language(wanted: str | None) -> str:
    """The best of our languages for an `Accept-Language` header or a locale variable (`LANG`, `LANGUAGE`).

    >>> pick_language("de-DE, uk;q=0.8, en;q=0.5"), pick_language("ru_RU.UTF-8"), pick_language("C")
    ('uk', 'ru', 'en')
    """
    best, best_weight = _MASTER, 0.0
    for entry in (wanted or "").replace(":", ",").split(","):
        tag, *parameters = entry.split(";")
        language = tag.replace("_", "-").split("-")[0].split(".")[0].strip().lower()
        weight = _weight(parameters)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def _weight(parameters: list[str]) -> float:
    """The `q` of one entry of an `Accept-Language` header; an unreadable one counts as 0."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0


@cache
def _bundles(language: str, game_id: str | None) -> tuple[FluentBundle, ...]:
    """The requested language, then English: the order in which texts are looked up."""
    chosen = _bundle(language, game_id)
    return (chosen,) if language == _MASTER else (chosen, _bundle(_MASTER, game_id))


@cache
def _bundle(language: str, game_id: str | None) -> FluentBundle:
    sources = [(files(__package__) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")]
    if game_id is not None:
        if not _speaks(game_id):
            raise ValueError(f"no texts for game {game_id!r}")
        sources.append(face(game_id).read_file("locale", f"{language}.ftl"))
        sources.append(face(game_id).read_file("lessons", f"{language}.ftl"))  # what teaches the game
        sources.append(face(game_id).read_file("puzzles", f"{language}.ftl"))  # what its puzzles ask

    # Isolation marks protect text of mixed direction; we have none, and terminals would show them.
    bundle = FluentBundle([language], functions={"TEXT": _text_function(language, game_id)}, use_isolating=False)
    for source in sources:
        bundle.add_resource(_parsed(source))
    if game_id is not None and is_edition(game_id):
        bundle.add_resource(_parsed(_corrected_names(bundle, language, game_id)), allow_overrides=True)
    return bundle


def _corrected_names(bundle: FluentBundle, language: str, game_id: str) -> str:
    """The names that a box corrects, as messages: the id of an entry is the id of its name."""
    box = box_of(game_id)
    lines: list[str] = []
    for path, value in box.values.items() if box is not None else ():
        *_, thing, field = path.split(".")
        if field == "name" and isinstance(value, dict) and bundle.has_message(thing):
            escaped = "".join([f'{{ "{letter}" }}' if letter in "{}" else letter for letter in value[language]])
            lines.append(f"{thing} = {' '.join(escaped.split())}")
    return "\n".join(lines)


def _speaks(game_id: str) -> bool:
    try:
        return face(game_id).has_texts
    except NotUnderstood:
        return False


@cache
def _parsed(source: str) -> Any:
    """A parsed `.ftl` file without source positions, which would take a quarter of its memory."""
    return FluentParser(with_spans=False).parse(source)


def _text_function(language: str, game_id: str | None) -> Callable[..., Any]:
    """Fluent's `TEXT($id, form: "gen")`: another message, found by an argument, in a grammatical form if it has it.

    Fluent itself can only refer to messages whose name is written in the file.
    """

    def text(message_id: object, *, form: str = "") -> str:
        return _one(language, game_id).thing(str(message_id), form)

    return text


@cache
def _one(language: str, game_id: str | None) -> Words:
    return Words(language, game_id)


@lru_cache(maxsize=16384)  # bounded: an id may come from a request
def _name(game_id: str | None, thing_id: str) -> tuple[str, dict[str, Any]]:
    """The message that names a thing, and its arguments; the thing's own id if its game says nothing."""
    try:
        return face(game_id).thing_message(thing_id) if game_id is not None else (thing_id, {})
    except NotUnderstood:  # texts of a game that is not registered
        return thing_id, {}


def _pattern(bundle: FluentBundle, message_id: str) -> Any:
    """The text called `message` or `message.attribute` in one language, or None."""
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
