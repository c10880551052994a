"""A person at the table for tests: their actions, and every byte that reached them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Error, Locator, Page, Response, WebSocket
from playwright.sync_api import TimeoutError as TooLate

from consigliere.table.play.levels import level_of
from tests.table.server import options_of

READY = "html[data-ready]"  # our scripts are running
ASKED = "#question[data-yours] #choices button[name=option]:not(.extra, div[hidden] button)"
A_MOMENT = 3000  # ms until a button that cannot be pressed is tried again
MOST = 2000  # choices: far more than any game has
ON_BOARD = 0.5  # the share of choices that a person tries on the board first
LEGAL = "#table svg [data-legal]"
OTHER = "n => document.getElementById('table')?.dataset.number !== n || document.querySelector('.verdict')"
# Whether the question has changed, or a menu next to the piece asks for more.
ASKS_ON = """n => document.getElementById("table")?.dataset.number !== n || document.querySelector(".verdict") ? "done"
  : document.querySelector("#sure button, #menu button.choice") ? "beside" : null"""
INTO_SIGHT = "one => document.querySelector(one)?.scrollIntoView({ block: 'center', inline: 'center' })"
CARD = re.compile(r"command_[a-z]+_\d+[a-z]?")
TOKEN = re.compile(r'name="csrf" value="(\w+)"')

# A style set by script: the page's policy allows no inline style, and updates send the drawings again.
NO_PICTURE = """() => {
  window.hidden = new CSSStyleSheet();
  hidden.replaceSync("#viewport, #hand { display: none !important }");
  document.adoptedStyleSheets.push(hidden);
}"""
PICTURE = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== hidden); }"
# Run before a page's own scripts. The page is laid out and can be clicked as usual, but a layer without opacity is not
# drawn: drawing the boards without a graphics card takes three quarters of a browser's time.
UNPAINTED = """
  window.unpainted = new CSSStyleSheet();
  unpainted.replaceSync("html { opacity: 0; will-change: opacity }");
  document.adoptedStyleSheets.push(unpainted);
"""
PAINTED = "painted => { if (window.unpainted) unpainted.disabled = painted; }"

FREE_SPOT = """selector => {
  for (const piece of document.querySelectorAll(selector)) {
    const box = piece.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.5, .2], [.5, .85]]) {
      const [x, y] = [box.left + across * box.width, box.top + down * box.height];
      const there = document.elementFromPoint(x, y)?.closest("[data-thing]");
      if (there === piece) return { x, y, thing: piece.dataset.thing };
    }
  }
  return null;
}"""


class Player:
    """One browser profile with one open page."""

    def __init__(self, page: Page, server: str, finger: bool = False) -> None:
        self.page = page
        self.server = server
        self.finger = finger  # touch instead of a mouse
        self.by_board = 0  # choices made on the board
        self.received: list[str] = []  # bodies and frames, as text, once `listen` was called
        self.complaints: list[str] = []
        self.leaving = False  # what a page complains about while it is closed does not count
        self.altered = False  # whether the page has something that cannot be removed: nobody uses it again
        self._listens = False
        self._bodies: list[Response] = []
        self._csrf = ""
        page.on("pageerror", self._fault)
        page.on("console", self._hear)

    def listen(self) -> Player:
        """Record from now on what this browser receives. A page has some eighty answers, so few tests do."""
        if not self._listens:
            self._listens = True
            self.page.on("response", self._answer)
            self.page.on("websocket", self._listen)
        return self

    def first_run(self, script: str) -> None:
        """Run a script before those of every page."""
        self.altered = True
        self.page.add_init_script(script)

    def leave(self) -> None:
        """Somebody else will use this page: nothing of this person stays."""
        self.page.remove_listener("pageerror", self._fault)
        self.page.remove_listener("console", self._hear)
        if self._listens:
            self.page.remove_listener("response", self._answer)
            self.page.remove_listener("websocket", self._listen)
        self.page.unroute_all()
        self.page.emulate_media(media="null", reduced_motion="reduce")

    def _answer(self, response: Response) -> None:
        self._bodies.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda frame: self.received.append(frame if isinstance(frame, str) else frame.decode())
        )

    def _fault(self, error: Error) -> None:
        if not self.leaving:
            self.complaints.append(str(error))

    def _hear(self, message: Any) -> None:
        """Violations of the security policy and errors of our scripts. Refused choices are allowed."""
        if message.type == "error" and "status of 4" not in message.text and not self.leaving:
            self.complaints.append(message.text)

    def collect(self) -> list[str]:
        """Everything this browser has received since `listen`."""
        assert self._listens, "nobody listened"
        while self._bodies:
            response = self._bodies.pop(0)
            try:
                self.received.append(response.text())
            except (Error, UnicodeDecodeError):
                continue  # redirects have no body, fonts no text
        return self.received

    # --- navigation

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.server + path)
        return self.page

    def send(self, path: str, **fields: str) -> str:
        """Send a form as this browser would, without rendering a page. Return the address it leads to.

        For the setup of a test: rendering a page takes a third of a second, and a lobby needs several.
        """
        request = self.page.context.request
        if not self._csrf:
            found = TOKEN.search(request.get(f"{self.server}/account").text())
            assert found
            self._csrf = found[1]
        answer = request.post(f"{self.server}{path}", form={"csrf": self._csrf, **fields}, max_redirects=0)
        assert answer.status == 303, (answer.status, answer.text()[:500])
        return urljoin(self.server, answer.headers["location"])

    def from_the_front_page(self) -> Page:
        """One click from the front page to a table against a bot."""
        self.go()
        self.play_now("dual_powers")
        self.wait_for_question()
        return self.page

    def play_now(self, game: str) -> Page:
        """Play now, from the front page. A newcomer is offered a lesson first, and plays at once."""
        self.page.click(f'.poster[data-game="{game}"] .primary')
        self.page.wait_for_url(re.compile("/(learn|t)/"))
        if "/learn/" in self.page.url:
            self.page.click(".learn form[action='/quick'] button")
        return self.page

    def quick(self, game: str = "dual_powers") -> Page:
        """The same without the front page."""
        self.page.goto(self.send("/quick", game=game))
        self.wait_for_question()
        return self.page

    def without_picture(self) -> None:
        """Hide the drawings of this page, for tests that only read and press buttons: rendering them takes time."""
        self.page.evaluate(NO_PICTURE)

    def with_picture(self) -> None:
        self.page.evaluate(PICTURE)

    def open_table(self, second: str = "open", hotseat: bool = False, nickname: str = "Anna") -> str:
        """Open a table; return its address."""
        page = self.go("/new/dual_powers")
        page.fill("input[name=nickname]", nickname)
        page.select_option("select[name=seat-1]", second)
        if hotseat:
            page.check("input[name=hotseat]")
        page.click("form .button.primary[type=submit]")
        page.wait_for_url("**/t/*")
        return page.url

    def join(self, seat: int, nickname: str, address: str = "") -> None:
        """Take a seat at a table that has not begun: the one on the page, or by an invitation link."""
        if address:
            self.page.goto(address)
        free = f".join:has(input[name=seat][value='{seat}'])"
        self.page.fill(f"#nickname-{seat}", nickname)
        self.page.click(f"{free} button")
        self.page.wait_for_selector(free, state="detached")

    def bring(self, save: str, folder: Path) -> Page:
        """Import a game; return the address of its lobby."""
        file = folder / "game.json"
        file.write_text(save, encoding="utf-8")
        page = self.go()
        page.set_input_files("input[type=file]", file)
        page.click(".import button")
        page.wait_for_url("**/t/*")
        return page

    def put_bot(self, seat: int, level: str) -> None:
        """As the host, put a bot at a seat before the game."""
        form = self.page.locator(f"form[action$='/replace']:has(input[name=seat][value='{seat}'])")
        form.locator("summary").click()
        kind, temper = level_of(level)
        if temper:
            form.locator(f".tempers label:has(input[value={temper}])").click()
        form.locator(f"button[value={kind}]").click()
        form.wait_for(state="detached")

    def menu(self) -> None:
        """Open the menu of a running table: sound, languages, account. On other pages it is always open."""
        closed = self.page.locator("#menu-head:not([open]) > summary")
        if closed.count():
            closed.click()

    # --- playing

    def play_out(self) -> int:
        """Play this table to its end without showing it, by the first answers. Return how many there were."""
        address, made = self.page.url, 0
        self.page.goto("about:blank")
        while "verdict" not in (text := self.page.context.request.get(address).text()):
            options, number = options_of(text)
            if options:
                self.send(f"{urlsplit(address).path}/play", option=options[0], number=str(number))
                made += 1
            else:
                self.page.wait_for_timeout(20)  # it is a bot's turn
            assert made < MOST
        self.page.goto(address)
        return made

    @property
    def version(self) -> str:
        return self.page.get_attribute("#table", "data-version") or ""

    @property
    def number(self) -> str:
        """The number of this person's question: it changes with their own answers, not with those of others."""
        return self.page.evaluate("() => document.getElementById('table')?.dataset.number ?? ''") or ""

    def wait_for_question(self) -> None:
        self.page.wait_for_selector(f"{READY} #choices button, .verdict, .curtain-card", state="attached")

    def over(self) -> bool:
        return self.page.locator(".verdict").count() > 0

    def asked(self) -> bool:
        return self.page.locator("#question[data-yours] #choices button").count() > 0

    def hand(self) -> set[str]:
        """The command cards in this person's hand, as the page shows them."""
        things = self.page.eval_on_selector_all("#hand [data-thing]", "all => all.map(one => one.dataset.thing)")
        return {thing for thing in things if CARD.fullmatch(thing)}

    def wait_to_be_asked(self) -> None:
        self.page.wait_for_selector(f"{READY} #question[data-yours] #choices button", state="attached")

    def choose(self, index: int = 0) -> str:
        """Take an option by its button and wait until the table shows it."""
        button = self.page.locator("#choices button[name=option]:not([hidden] *)").nth(index)
        option, before = button.get_attribute("value") or "", self.number
        self.press(button)
        self.moved(before)
        return option

    def press(self, button: Locator) -> None:
        """Press a choice, in the bar or in its list.

        Opens the list, again if an update closes it; if nothing else works, presses it by script.
        """
        before = self.number
        for _ in range(9):
            button.wait_for(state="attached")
            try:
                sure = button.get_attribute("data-sure", timeout=A_MOMENT)
                if not button.is_visible():
                    self.page.click("#choices .more:not([open]) > summary", timeout=A_MOMENT)
                button.click(timeout=A_MOMENT)
                if sure:
                    self.page.click("#sure .gives-up", timeout=A_MOMENT)
            except TooLate:
                if self.number != before:
                    return
            else:
                return
        button.evaluate("button => button.click()")

    def choose_on_board(self) -> str | None:
        """Take an option by clicking its piece; None if the question has no pieces."""
        before = self.number
        thing = self.point_at(LEGAL)
        if thing is None:
            return None
        self.page.mouse.down()
        self.page.mouse.up()
        self.answer_menu(before)
        self.moved(before)
        return thing

    def answer_menu(self, before: str, patience: float | None = None) -> None:
        """Answer what the menu next to the piece asks, and confirm if necessary, until the question changes."""
        while self.page.wait_for_function(ASKS_ON, arg=before, timeout=patience).json_value() == "beside":
            self.page.locator("#sure button, #menu button.choice").first.click(timeout=patience)

    def touch(self) -> str | None:
        """Take an option on the board by mouse or touch, if it can be reached there.

        With touch, the first tap shows and the second chooses. Returns its piece, or None if that did not work.
        """
        before = self.number
        self.page.evaluate(INTO_SIGHT, LEGAL)
        found = self.page.evaluate(FREE_SPOT, LEGAL)
        if found is None:
            return None
        for _ in range(2 if self.finger else 1):
            press = self.page.touchscreen.tap if self.finger else self.page.mouse.click
            press(found["x"], found["y"])
        try:
            self.answer_menu(before, A_MOMENT)
        except TooLate:
            return None
        self.by_board += 1
        return str(found["thing"])

    def point_at(self, selector: str) -> str | None:
        """Move the mouse to the first such piece that is not covered. Return its name, or None if there is none."""
        found = self.page.evaluate(FREE_SPOT, selector)
        if found is None:
            return None
        self.page.mouse.move(found["x"], found["y"])
        return str(found["thing"])

    def answered(self, option: str, button: Locator) -> None:
        """Press an option's button and wait until the question changes. Updates by others do not count."""
        before = self.number
        self.press(button)
        self.moved(before)
        assert not self.unseen_pieces(), f"after {option}"

    def unseen_pieces(self) -> list[str]:
        """Pieces that the browser does not render: HTML elements inside an SVG."""
        found: list[str] = self.page.eval_on_selector_all(
            "#table svg *", "all => all.filter(one => one.namespaceURI.endsWith('xhtml')).map(one => one.id)"
        )
        return found

    def moved(self, before: str) -> None:
        """Wait until this person's question changes, or there is none, or the game is over."""
        self.page.wait_for_function(OTHER, arg=before)


def play_on(players: list[Player], pick: Random, until: str = ".verdict", on_board: bool = False) -> list[str]:
    """Everybody who is asked answers at random, until the first person sees something.

    Returns the answers. They use the board if told so and if possible, otherwise the buttons.
    """
    made: list[str] = []
    while not players[0].page.locator(until).count():
        assert len(made) < MOST
        for player in players:
            buttons = player.page.locator(ASKED)
            count = buttons.count()
            if not count or player.over():
                continue
            before = player.number
            thing = player.touch() if on_board and pick.random() < ON_BOARD else None
            if thing is None and player.number == before:
                button = buttons.nth(pick.randrange(count))
                try:
                    thing = button.get_attribute("value", timeout=A_MOMENT) or ""
                except TooLate:  # the tap was accepted after all
                    break
                player.answered(thing, button)
            made.append(thing or "")
            break
        else:
            if len(players) > 1:
                players[0].page.wait_for_timeout(100)
            else:  # others are bots: wait for the next question
                players[0].page.wait_for_selector(f"{ASKED}, {until}", state="attached")
    return made
