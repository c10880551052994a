"""Words and figures on the sheet: how wide they are, and lines that fit whatever font the reader has.

Two faces: a condensed one for labels, names and figures (Oswald), and a bookish one for sentences (Old Standard TT).
The widths are those of the faces themselves, in hundredths of the size, so that a line that is told how long to be
looks untouched where the face is there and still fits where another stands in for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.engine.svg import Value, text

_LABEL: Final[dict[int, str]] = {
    16: "'",
    20: "’·",
    24: "ijlі .,:!\u00a0\u202f",
    28: "IІЇї;",
    32: "Jftгґ()-",
    36: "r",
    40: "1Fsvzт“”/",
    44: "7ELTZaxyГЕЁТҐазухє−+",
    48: "5SYbcdeghknopquбвеёийкопрсчьэя?«»$×",
    52: "234689VXЗУХн",
    56: "0ABCDGKNOPQRUАБВИЙКОРСЬЭЄлмцъ–&",
    60: "HwНПЧЯд",
    64: "ЛЦЪж",
    68: "MДМфшю",
    72: "WmФщы",
    76: "Ж",
    80: "ШЫЮ",
    88: "Щ½",
    100: "%—",
}
_BOOK: Final[dict[int, str]] = {
    24: "'",
    28: "ilії .,:;!’·\u00a0\u202f",
    33: "fj",
    36: "t()-",
    41: "IrІЇ",
    45: "cszгзсэєґ/",
    49: "aeoqабвдеёклотчь?“”«»",
    53: "bdkpuvxyрухя",
    56: "0123456789Jghnиймнпцъ$",
    60: "Ґ",
    64: "SZГЗЭЄфыю–",
    68: "BCEFLPВЕЁРС",
    72: "GOQRTYБДКОТЧЬж",
    76: "AKNVXАИЙУХЯшщ",
    80: "DHUmwЛНПЦ&½",
    84: "MМФ",
    92: "Ъ%",
    98: "−+×",
    100: "ЖЫЮ—",
    110: "WШЩ",
}


def _table(rows: dict[int, str]) -> dict[str, float]:
    return {c: width / 100 for width, letters in rows.items() for c in letters}


_WIDTHS: Final = {"label": _table(_LABEL), "book": _table(_BOOK)}


@lru_cache(maxsize=4096)
def wide(words: str, face: str = "label") -> float:
    """How wide a line is at size 1."""
    table = _WIDTHS[face]
    return sum([table.get(c, 0.55) for c in words])


def line_of(words: str, x: float, y: float, size: float, fit: float, **attributes: Value) -> str:
    """A line at most `fit` wide, condensed if it must be; x is where `text_anchor` says (middle)."""
    attributes.setdefault("text_anchor", "middle")
    face = "book" if "book" in str(attributes.get("class_", "")) else "label"
    return text(words, x, y, size, textLength=min(fit, wide(words, face) * size), **attributes)


def caption(words: str, x: float, y: float, size: float, fit: float, **attributes: Value) -> str:
    """A line in capitals; too long a one gets smaller letters first and is condensed only then."""
    words = words.upper()
    long = wide(words) * size
    if long > fit:
        size = max(size * 0.78, size * fit / long)
    return line_of(words, x, y, size, fit, **attributes)


@lru_cache(maxsize=4096)
def two_lines(words: str) -> tuple[str, str]:
    """A name broken at the blank or hyphen where its halves are most alike."""
    cuts = [i for i, c in enumerate(words) if c in " -"]
    if not cuts:
        return words, ""
    cut = min(cuts, key=lambda i: max(wide(words[: i + 1].upper()), wide(words[i + 1 :].upper())))
    return words[: cut + 1].rstrip(), words[cut + 1 :]


def name_lines(
    words: str, x: float, middle: float, size: float, fit: float, small: float = 0.82, **attributes: Value
) -> str:
    """A name on one line if it fits, else on two, centred on a height."""
    if wide(words.upper()) * size <= fit * 1.04:
        return caption(words, x, middle + size * 0.36, size, fit, **attributes)
    first, second = two_lines(words)
    size *= small
    if not second:
        return caption(words, x, middle + size * 0.36, size, fit, **attributes)
    return caption(first, x, middle - size * 0.12, size, fit, **attributes) + caption(
        second, x, middle + size * 0.9, size, fit, **attributes
    )


@lru_cache(maxsize=4096)
def wrapped(words: str, size: float, width: float, face: str = "book") -> tuple[str, ...]:
    """A sentence broken into lines of a width; what a hard space holds together stays together."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and wide(f"{lines[-1]} {word}", face) * size <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)


def paragraph(
    words: str,
    x: float,
    y: float,
    size: float,
    width: float,
    height: float,
    class_: str = "book",
    leading: float = 1.12,
) -> str:
    """A sentence in a box, its first line's top at y; letters shrink until it fits."""
    face = "book" if "book" in class_ else "label"
    if face == "book":
        words = words.replace("−", "–")  # this face draws its minus as long as a dash
    smallest = size * 0.6
    lines = wrapped(words, size, width, face)
    while len(lines) * size * leading > height and size > smallest:
        size -= 0.5
        lines = wrapped(words, size, width, face)
    return "".join(
        [
            line_of(line, x, y + size * (0.82 + leading * i), size, width, class_=class_, text_anchor="start")
            for i, line in enumerate(lines)
        ]
    )
