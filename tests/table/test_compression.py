"""Pages and files are compressed and cached, and their length reveals nothing."""

from __future__ import annotations

import html
import random
import re
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import brotli
import httpx
import pytest

from consigliere.table.base import secrets
from consigliere.table.show import pages
from consigliere.table.show.pages import files
from consigliere.table.show.pages.context import TOKEN, ChatLine
from consigliere.table.show.pages.html import spelled
from consigliere.table.show.pages.play_context import LogLine, LogRow, OptionInfo, PlayContext, Room
from consigliere.table.web import encodings
from tests.pages import samples

from .server import LIMIT, Browser, Server, text_of
from .test_http import two_at_a_table
from .test_live import heard, line, version_of

YEAR = 365 * 24 * 3600


def raw(browser: Browser, path: str, **headers: str) -> tuple[httpx.Headers, bytes]:
    """A response as it comes over the wire."""
    with browser.http.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


# --- pages


@pytest.mark.parametrize("game", ["dual_powers", "la_cosa_nostra", "la_famiglia"])
def test_a_page_is_compressed_for_browsers_that_accept_it(anna: Browser, game: str) -> None:
    table = anna.quick(game)
    for path in (table, f"/rules/{game}"):
        plain = raw(anna, path, **{"accept-encoding": "identity"})
        assert "content-encoding" not in plain[0]
        assert len(plain[1]) > 60_000
        for asked, encoding, unpack, part in (
            ("gzip, deflate, br, zstd", "br", brotli.decompress, 5.0),
            ("gzip, deflate", "gzip", lambda body: zlib.decompress(body, 31), 4.0),
            ("gzip, br;q=0", "gzip", lambda body: zlib.decompress(body, 31), 4.0),
        ):
            headers, body = raw(anna, path, **{"accept-encoding": asked})
            assert headers["content-encoding"] == encoding
            assert "accept-encoding" in headers["vary"].lower()
            assert int(headers["content-length"]) == len(body) < len(plain[1]) / part
            assert without_what_changes(unpack(body).decode()) == without_what_changes(plain[1].decode())


def without_what_changes(page: str) -> str:
    """A form token, the time, and the version of a page, which moves on if a bot acts between two requests."""
    return re.sub(r'name="csrf" value="\w+"|data-(now|version)="\d+"', "", page)


def test_what_is_short_or_for_programs_is_not_packed(anna: Browser) -> None:
    table = anna.quick()
    for path in ("/ping", "/health", "/api/v1/games", f"/api/v1{table.replace('/t/', '/tables/')}", f"{table}/qr.svg"):
        assert "content-encoding" not in raw(anna, path, **{"accept-encoding": "gzip, br"})[0], path


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("", ""),
        ("identity", ""),
        ("br", "br"),
        ("GZIP", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("br; q=0.000, gzip ;q=0.0", ""),
        ("br;q=0.01", "br"),
        ("brotli, xgzip", ""),
        (";;,,=", ""),
    ],
)
def test_what_a_browser_accepts_is_read_with_care(accepted: str, chosen: str) -> None:
    assert encodings.best(accepted) == chosen
    assert encodings.best(None) == ""


# --- files


def files_of(page: str) -> set[str]:
    found = re.findall(r'(?:href|src)="(/(?:static|faces|picture|poster|emblems)/[^"#]+)', page)
    return {html.unescape(one) for one in found}


def test_files_on_a_page_may_be_kept_for_ever(anna: Browser) -> None:
    """Each file name contains the hash of its content, and so do the names of all files that it refers to."""
    table = anna.quick("men_of_mayhem")
    ahead = {one for path in ("/", table, "/rules/dual_powers", "/account") for one in files_of(anna.get(path).text)}
    seen: set[str] = set()
    while ahead:
        address = ahead.pop()
        seen.add(address)
        assert files.plain(address)[1], address
        answer = anna.http.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["cache-control"] == f"public, max-age={YEAR}, immutable"
        if address.endswith((".js", ".css")):
            folder = address.rpartition("/")[0]
            leads = re.findall(r'(?:from|import|import\() ?"\./([^"]+)"|url\("([^"]+)"\)', answer.text)
            ahead |= {f"{folder}/{one or other}" for one, other in leads} - seen
        if address.endswith((".js", ".css", ".svg")) and len(answer.content) > 2000:
            assert answer.headers["content-encoding"] == "br"
    assert len(seen) > 60
    assert [one for one in seen if one.endswith(".woff2")]
    assert [one for one in seen if "idiomorph" in one]


def test_the_scripts_and_styles_of_a_table_are_light(anna: Browser) -> None:
    """With a page of 56 kB and letters of 105 kB, the most of all games, a table stays below 250 kB.

    docs/board-measurements.md has the figures.
    """
    ahead = {one for one in files_of(anna.get(anna.quick("men_of_mayhem")).text) if one.endswith((".js", ".css"))}
    assert not [one for one in ahead if "pages" in one or "replay" in one], "a table loads the styles of other pages"
    sent = 0
    seen: set[str] = set()
    while ahead:
        address = ahead.pop()
        seen.add(address)
        answer = anna.http.get(address)
        assert "content-security-policy" not in answer.headers, "a header for documents, on some fifty files"
        assert answer.headers["x-content-type-options"] == "nosniff"
        sent += int(answer.headers["content-length"])
        sent += sum(len(name) + len(value) + 4 for name, value in answer.headers.items())
        folder = address.rpartition("/")[0]
        ahead |= {
            f"{folder}/{one}" for one in re.findall(r'(?:from|import|import\() ?"\./([^"]+)"', answer.text)
        } - seen
    assert len(seen) > 40
    assert sent < 88_000


def test_a_file_by_its_plain_path_is_asked_for_again(anna: Browser) -> None:
    for path in ("/static/table.js", "/faces/all.css", "/sheets/table.css", "/static/vendor/LICENSES.txt"):
        first = anna.http.get(path)
        assert first.status_code == 200
        assert "no-cache" in first.headers["cache-control"]
        tag = first.headers["etag"]
        again = anna.http.get(path, headers={"if-none-match": f'"else", {tag}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert anna.http.get(path, headers={"if-none-match": '"else"'}).status_code == 200
        old = files._addressed(path, "0" * files.DIGITS)  # as a page of another release knows it
        answer = anna.http.get(old)
        assert answer.text == first.text
        assert "no-cache" in answer.headers["cache-control"], "the wrong file is not kept under that name"
    assert anna.http.head("/static/table.js").headers["etag"]
    for path in (
        "/static/nothing.js",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/picture/nothing.css",
        "/sheets/nothing.css",
        "/faces/nothing.css",
        "/static/",
    ):
        assert anna.http.get(path).status_code == 404, path
    assert anna.http.get("/").headers["cache-control"] == "no-store", "what is personal is kept by nobody"


def test_whatever_a_file_leads_to_changes_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def named(**written: str) -> dict[str, str]:
        for name, text in written.items():
            (tmp_path / f"{name}.js").write_text(text, encoding="utf-8")
        monkeypatch.setattr(files, "STATIC", tmp_path)
        files._static_files.cache_clear()
        files._files.cache_clear()
        return {path: file.name for path, file in files._files().items()}

    try:
        round_about = {"a": 'import { b } from "./b.js";', "b": 'import "./c.js";', "c": 'import("./a.js")', "d": "1"}
        before = named(**round_about)
        assert before == named(), "the same for every server"
        after = named(c='import("./a.js");')
        assert [path for path in before if before[path] != after[path]] == [
            "/static/a.js",
            "/static/b.js",
            "/static/c.js",
        ]
        body = files._files()["/static/b.js"].body.decode()
        assert body == f'import "./c.{after["/static/c.js"]}.js";'
    finally:
        files._static_files.cache_clear()
        files._files.cache_clear()


# --- the length of a page reveals nothing


def tokens_of(page: str) -> set[str]:
    return set(re.findall(r'name="csrf" value="([^"]*)"', page))


def test_no_two_pages_show_the_same_token_and_no_line_shows_any(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    shown = [tokens_of(anna.get(path).text) for path in (table, table, "/", "/account", f"{table}/replay")]
    shown.append(tokens_of(anna.post(f"{table}/play", fragment=True, option="nothing", number=0).text))
    assert all(len(one) == 1 for one in shown)
    assert len(set.union(*shown)) == len(shown)
    assert len({secrets.unmasked(token) for one in shown for token in one}) == 1
    first = shown[0].pop()
    assert anna.http.post(f"{table}/chat", data={"csrf": first, "room": "", "text": "hello"}).status_code == 303
    for wrong in (first[:-2], first[2:], first + "00", secrets.unmasked(first), "", TOKEN, "0" * 80, "zz"):
        assert anna.http.post(f"{table}/chat", data={"csrf": wrong, "room": "", "text": "no"}).status_code == 403
    with line(server, table, anna) as socket:
        told = heard(socket)["html"]
    assert tokens_of(told) == {TOKEN}


def test_another_site_cannot_have_a_page_packed(server: Server, anna: Browser) -> None:
    """Nobody can make a browser request its owner's page again and again and observe the lengths."""
    table, packs = anna.quick(), {"accept-encoding": "br"}
    for site, packed in (("cross-site", False), ("same-site", False), ("same-origin", True), ("none", True)):
        headers, _ = raw(anna, table, **packs, **{"sec-fetch-site": site})
        assert ("content-encoding" in headers) == packed, site
    assert "content-encoding" in raw(anna, table, **packs)[0]
    invited = httpx.get(f"{server.address}{table}", headers={**packs, "sec-fetch-site": "cross-site"}, timeout=LIMIT)
    assert invited.headers["content-encoding"] == "br", "whoever follows an invitation has no secrets yet"


def chat(context: PlayContext, words: str) -> PlayContext:
    return replace(context, rooms=(Room("", "", lines=(ChatLine(1, "Boris", words, 1),)),))


def log(context: PlayContext, words: str) -> PlayContext:
    return replace(context, log=(LogRow([LogLine(1, words, seat=1, quotes=True)]),))


def offer(context: PlayContext, words: str) -> PlayContext:
    deals = samples.trading().deals
    assert deals is not None
    threads = {
        1: tuple(
            replace(one, text=words, offer=one.offer and replace(one.offer, text=words)) for one in deals.threads[1]
        )
    }
    promises = tuple(replace(one, text=words) for one in deals.promises)
    return replace(context, deals=replace(deals, threads=threads, promises=promises))


PLACES = {"chat": chat, "log": log, "offer": offer}
HELD, SAID = "Here Is What Is Held", "this is what is said"  # where names are inserted
PAIRS = 60


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_a_guess_said_at_the_table_makes_no_page_shorter(encoding: str, place: str) -> None:
    """An attacker who sees the length of another's pages says the name of a card.

    On average the length does not depend on whether the other holds it: the test compares the difference of two guesses
    in two worlds.

    One byte elsewhere on the page can shift every compressed length. So each pair gets its own time of day, drawn from
    the seed: shifts average out, and the result is the same in every run.
    """
    page = pages.play(PLACES[place](samples.play(options=(OptionInfo("play:it", HELD, "it"),)), SAID))
    assert HELD in page
    assert SAID not in page
    names = random.Random(1917)

    def name() -> str:
        return "".join(names.choices("abcdefghijklmnoprstuvwxyz", k=12)).capitalize()

    def told(spell: Callable[[str], str]) -> float:
        """By how many bytes a page is shorter if the guess is right."""

        def length(now: int, held: str, said: str) -> int:
            made = re.sub(r'data-now="\d+"', f'data-now="{now}"', page)
            made = made.replace(HELD, held).replace(spelled(SAID), spell(said))
            return len(encodings.pack(made.encode(), encoding))

        found = []
        for _ in range(PAIRS):
            now, a, b = names.randrange(10**12, 10**13), name(), name()
            found.append(length(now, a, b) + length(now, b, a) - length(now, a, a) - length(now, b, b))
        return sum(found) / PAIRS / 2

    assert abs(told(spelled)) < 1.0
    if encoding == "br":  # gzip looks back 32 kB, so some words are out of its reach anyway
        # Above the limit for spelled words. How far depends on the rest of the page, such as the names of its files.
        assert abs(told(str)) > 1.5, "this would notice if words were not spelled"


def test_spelled_words_read_as_they_were_said() -> None:
    for text in ("Good evening!", "<b>&amp;</b>", "a \"quoted\" 'word'", "Добрий вечір 🎩", "a\u0085b", "x", ""):
        written = spelled(text)
        assert html.unescape(written) == text
        assert not re.search(r"[<>\"']", written)
        assert not re.search(r"[^\W\d]", written), "no letter is left"


def test_talk_reads_as_it_was_said_and_is_spelled_on_the_way(anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    anna.post(f"{table}/chat", room="", text="I know what you hold <3")
    page = boris.get(table).text
    assert "I know what you hold <3" in text_of(page)
    assert "know" not in re.sub(r"<script.*?</script>", "", page.partition('class="chat"')[2].partition("</ol>")[0])
    assert version_of(page)
