"""The pages as text: complete in three languages, everything escaped, no inline code, every id once."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words, words_for
from consigliere.drawing import BLOW, PHASE, ROUND, SUM, TURN, Livery
from consigliere.games import ANNOUNCED, GAMES, announced_facts, face, find, titles
from consigliere.table.show import pages
from consigliere.table.show.pages import files
from consigliere.table.show.pages import html as h
from consigliere.table.show.pages.context import FrontContext, GameCard, NewTableContext, SeatInfo, TableCard
from consigliere.table.show.pages.frame import EMBLEMS, ledger_text, pattern_of
from consigliere.table.show.pages.play_context import Deals, LogLine, LogRow, TallyRow

from . import samples

STATIC = Path(pages.__file__).parents[2] / "static"
PAGES: dict[str, tuple[Callable[[Any], str], Callable[[str], Any]]] = {
    "front": (pages.front, samples.front),
    "front, empty": (pages.front, samples.front_empty),
    "new table": (pages.new_table, samples.new_table),
    "lobby": (pages.lobby, samples.lobby),
    "play": (pages.play, samples.play),
    "waiting": (pages.play, samples.waiting),
    "watching": (pages.play, lambda language: samples.play(language, seat=None)),
    "trading": (pages.play, samples.trading),
    "refused": (pages.play, samples.refused),
    "in words": (pages.play, lambda language: samples.play(language, board=None, areas=(), hands=())),
    "curtain": (pages.curtain, samples.curtain),
    "result": (pages.result, samples.result),
    "replay": (pages.replay, samples.replay),
    "account": (pages.account, samples.account),
    "member": (pages.account, samples.member),
    "notice": (pages.notice, samples.notice),
    "notice of a table": (pages.table_notice, samples.table_notice),
    "password forgotten": (pages.link_page, lambda language: samples.link(language, "forgot")),
    "new password": (pages.link_page, lambda language: samples.link(language, "reset")),
    "stop": (pages.link_page, lambda language: samples.link(language, "stop")),
    "rules": (pages.rules, samples.rules),
    "message": (pages.message, samples.message),
    "letters": (pages.letters, samples.letters),
    "letters, folded": (pages.letters, lambda language: replace(samples.letters(language), folded=True, writes=False)),
}


class Reader(HTMLParser):
    """Every element with its attributes, as a browser would read them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(name: str, language: str) -> None:
    page, context = PAGES[name]
    text = page(context(language))
    assert text.startswith(f'<!doctype html><html lang="{language}"')
    assert "⟦" not in text
    assert "<script>alert" not in text, "a name has got through unescaped"
    elements = Reader(text).elements
    ids = Counter(attributes["id"] for _, attributes in elements if attributes.get("id"))
    assert not [name for name, count in ids.items() if count > 1]
    for tag, attributes in elements:
        assert tag != "style", "the policy allows no style inside a page"
        assert "style" not in attributes
        assert not [attribute for attribute in attributes if attribute.startswith("on")]
        assert tag != "script" or str(attributes.get("src", "")).startswith("/static/")
    posts = sum(tag == "form" and attributes.get("method") == "post" for tag, attributes in elements)
    assert text.count('name="csrf"') == posts, "every form that does something carries the token"


@pytest.mark.parametrize("name", PAGES)
def test_every_address_is_one_of_ours(name: str) -> None:
    page, context = PAGES[name]
    for tag, attributes in Reader(page(context("en"))).elements:
        for attribute in ("href", "src", "action"):
            address = attributes.get(attribute)
            if address and tag not in ("use", "image"):
                assert address.startswith(("/", "#")), address


def test_the_fragment_is_the_main_part_of_the_page() -> None:
    for name in ("play", "lobby"):
        page, context = PAGES[name]
        fragment = pages.fragment(context("en"))
        assert type(fragment) is str, "and no subclass that an encoder would refuse"
        assert re.match('<main [^>]*id="table"', fragment)
        assert fragment in page(context("en"))


def test_what_may_be_chosen_is_marked_on_the_drawing_and_listed() -> None:
    context = samples.play()
    elements = Reader(pages.play(context)).elements
    marked = {attributes["data-thing"] for _, attributes in elements if attributes.get("data-legal")}
    listed = {attributes["data-for"] for _, attributes in elements if attributes.get("data-for")}
    assert marked == listed == {option.thing for option in context.options}
    assert {attributes["value"] for tag, attributes in elements if attributes.get("name") == "option"} == {
        option.text for option in context.options
    }
    assert [attributes["data-thing"] for _, attributes in elements if attributes.get("data-why")] == ["blue"]


def test_a_reader_who_is_not_asked_gets_no_choices() -> None:
    text = pages.play(samples.waiting())
    assert 'name="option"' not in text
    assert "data-legal" not in text


def test_a_waiting_reader_sees_what_for_and_what_to_do_meanwhile() -> None:
    words = Words("en")
    text = pages.play(samples.waiting())
    assert "To be decided: which card is played." in text
    assert words("web-meanwhile") in text
    assert words("web-meanwhile-undo") not in text
    sealed = pages.play(replace(samples.waiting(), can_undo=True, deals=Deals()))
    assert words("web-meanwhile-undo") in sealed
    assert words("web-meanwhile-deals") in sealed
    assert words("web-meanwhile-deals") not in pages.play(replace(samples.waiting(), deals=Deals(closed="LCN-TIM-01")))


def test_lines_of_log_and_talk_wear_the_colour_of_their_seats_side() -> None:
    lines = [
        attributes
        for tag, attributes in Reader(pages.play(samples.trading())).elements
        if tag == "li"
        and ("log-turn" in (attributes.get("class") or "") or (attributes.get("id") or "").startswith("chat-"))
    ]
    assert {(line.get("data-seat"), line.get("data-side")) for line in lines} >= {("0", "star"), ("1", "column")}
    assert all(line.get("data-side") for line in lines if line.get("data-seat"))


def test_a_line_of_the_log_keeps_its_name_when_the_oldest_have_no_room_any_more() -> None:
    """The page knows by its name what it has already announced."""
    rows = tuple(LogRow([LogLine(n, f"line {n}.{i}") for i in range(3)]) for n in range(4))

    def named(log: tuple[LogRow, ...]) -> dict[str, str]:
        return dict(
            re.findall(
                r'<li id="(log-[^"]*)"[^>]*><a [^>]*>([^<]*)</a></li>', pages.play(replace(samples.play(), log=log))
            )
        )

    before, after = named(rows[:3]), named(rows[1:])
    assert (len(before), len(after)) == (9, 9)
    assert len(before.items() & after.items()) == 6


def test_what_is_new_is_counted_line_by_line() -> None:
    """The choice of a side without a player is shown in one row with the reader's own choice, and only that row is
    new."""
    row = LogRow([LogLine(7, "own", own=True), LogLine(7, "the other's", new=True), LogLine(7, "and more", new=True)])
    text = pages.play(replace(samples.play(), log=(LogRow([LogLine(6, "before")]), row)))
    assert Words("en")("web-since", count=2) in text


def test_a_long_choice_is_one_folded_line_of_the_log_and_every_line_leads_to_its_moment() -> None:
    weights = (400, 1200, 1200, 400)
    long = LogRow([LogLine(7, f"step {i}", weight=weight) for i, weight in enumerate(weights)])
    text = pages.play(replace(samples.play(), log=(LogRow([LogLine(6, "before")]), long)))
    folded = re.search(r'<summary><span class="log-outcome">([^<]*)</span><span class="log-began">([^<]*)</span>', text)
    assert folded
    assert folded.groups() == ("step 2", "step 0"), "the last of the weightiest is the outcome; then what began it"
    for number, count in ((6, 1), (7, 4)):
        assert len(re.findall(rf'<a [^>]*href="/t/[^"]*/replay\?n={number}"', text)) == count


def test_a_turn_is_one_row_and_a_fight_keeps_what_decided_it() -> None:
    parts = (("tally-members", "members", 6), ("tally-die", "die", 5))
    tally = (TallyRow(0, "Anna", parts, 11, True), TallyRow(1, "Bert", parts[1:], 5, False))
    log = (
        LogRow([LogLine(5, "Bert rides", seat=1)]),
        LogRow([LogLine(6, "Bert buys", seat=1)]),
        LogRow([LogLine(7, "Anna wins", weight=SUM, tally=tally), LogLine(7, "Bert goes home", seat=1)]),
    )
    text = pages.play(replace(samples.play(), log=log)).partition('<ol class="log"')[2]
    rows = re.findall(r'<li class="(log-turn[^"]*)"', text)
    assert rows == ["log-turn log-scene log-fight", "log-turn"], "newest first; both choices of a turn are one row"
    assert '<span class="log-outcome">Anna wins</span><b class="log-score">11 : 5</b>' in text
    assert 'aria-label="Anna: members 6, die 5 = 11"' in text
    assert re.findall(r'<i class="(tally-[a-z]*)" data-much="(\d+)">', text) == [
        ("tally-members", "6"),
        ("tally-die", "5"),
        ("tally-die", "5"),
        ("tally-rest", "6"),
    ]


def test_what_anothers_turn_did_to_the_reader_is_not_folded() -> None:
    turn = LogRow(
        [
            LogLine(7, "Bert does the job", seat=1),
            LogLine(7, "Bert moves your Don", seat=1, upon=True),
            LogLine(7, "Bert collects", seat=1),
            LogLine(7, "your thug dies", own=True, seat=0, weight=BLOW),
            LogLine(7, "Bert ends it all", seat=1, weight=SUM),
        ]
    )
    text = pages.play(replace(samples.play(), log=(turn,))).partition('<ol class="log"')[2]
    unfolded = re.findall(r'<span class="log-suffered">([^<]*)</span>', text.partition("</summary>")[0])
    assert unfolded == ["Bert moves your Don", "your thug dies"]
    assert Words("en")("web-log-more", count=1) in text


def test_what_happened_since_ones_move_is_counted_by_kind_and_played_back() -> None:
    fresh = [LogLine(n, "somebody does it", new=True, kind="deal" if n < 9 else "nothing") for n in range(7, 10)]
    text = pages.parts(replace(samples.play(), log=(LogRow([LogLine(6, "own", own=True)]), LogRow(fresh))))["since"]
    words = Words("en")
    assert f"{words('since-deal', count=2)}, {words('web-since-other', count=1)}" in text
    assert f'href="/t/{samples.play().table}/replay?n=6&amp;play=1"' in text
    assert "</span>0:04</a>" in text, "three moments of at least 1.2 s"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_names_kinds_of_what_happens(game: str) -> None:
    """Only kinds that it has. `tests/board` checks that the three languages have the same texts."""
    texts = (Path(cg.__file__).parent / "games" / game / "locale" / "en.ftl").read_text(encoding="utf-8")
    kinds = re.findall(r"^since-(\w+) =", texts, re.MULTILINE)
    assert len(kinds) >= 4
    assert all(re.search(rf"^event-{kind} =", texts, re.MULTILINE) for kind in kinds)


def test_what_an_automatic_side_does_in_answer_to_a_choice_has_its_own_row() -> None:
    row = LogRow(
        [
            LogLine(7, "A unit appears", seat=0, weight=400),
            LogLine(7, "It plays a card", weight=550, ruled=True),
            LogLine(7, "Its unit appears", weight=400, ruled=True),
        ]
    )
    text = pages.play(replace(samples.play(), log=(row,))).partition('<ol class="log"')[2].partition("</ol></div>")[0]
    told = [re.findall(r">([A-Z][a-zA-Z ]+)<", part) for part in text.split('<li class="log-turn')[1:]]
    assert [[line for line in lines if line in {one.text for one in row}] for lines in told] == [
        ["Its unit appears", "It plays a card"],
        ["A unit appears"],
    ]


def test_rounds_and_phases_divide_the_log_and_are_folded_under_nothing() -> None:
    """One choice may end a fight and a round and begin an order: each has its own entry."""
    parts = ["", "", "", "", ROUND, "", "", "", "", PHASE, "", "", "", TURN]
    row = LogRow([LogLine(7, f"step {i}", begins=begins) for i, begins in enumerate(parts)])
    log = (
        pages.play(replace(samples.play(), log=(row,))).partition('<ol class="log"')[2].partition('id="panel-talk"')[0]
    )
    order = re.findall(r'<li id="[^"]*" class="(log-round|log-phase)">|<li class="log-turn (log-scene)"', log)
    assert [one or two for one, two in order] == ["log-phase", "log-scene", "log-round", "log-scene"]
    folded = re.findall(r"<details.*?</details>", log, flags=re.DOTALL)
    assert not any("step 4<" in fold or "step 9<" in fold or "step 13<" in fold for fold in folded)
    assert len(set(re.findall(r' id="([^"]*)"', log))) == len(re.findall(r' id="([^"]*)"', log))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_which_events_begin_a_round(game: str) -> None:
    begins = face(game).section_events
    assert ROUND in begins.values()
    for kind in begins:
        assert Words("en", game).has(f"event-{kind}"), f"{game} tells of no {kind}"


def test_titles_that_are_not_there_are_announced() -> None:
    text = pages.front(samples.front())
    for name in samples.ANNOUNCED:
        assert f'data-game="{name}"' in text
        assert f'src="/poster/{name}.' in text
        assert pages.poster(name).startswith("<svg")
        assert f'[data-game="{name}"]' in pages.faces_css("all")
    assert text.count(Words("en")("web-coming")) >= len(samples.ANNOUNCED)
    assert isinstance(samples.front(), FrontContext)


# --- the styles of pages and drawings share one page and must not affect each other


def bare_classes() -> set[str]:
    """Classes that our style sheets apply to any element, including drawings."""
    found: set[str] = set()
    for sheet in STATIC.glob("styles/*.css"):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        while "(" in text:  # a list in brackets only narrows the selector that contains it
            text = re.sub(r"\([^()]*\)", "", text)
        for selectors in re.findall(r"([^{}]+)\{", text):
            for selector in selectors.split(","):
                last = selector.strip().split()[-1] if selector.strip() else ""
                simple = re.match(r"\.([a-z][a-z-]*)(?![\w.-])", last)
                if simple and len(selector.split()) == 1:
                    found.add(simple[1])
    return found


@pytest.mark.parametrize("game", [title.id for title in titles()])
def test_drawings_and_pages_share_no_class_and_no_id(game: str) -> None:
    title = find(game)
    match = cg.new(game, seats=title.facts.players[1], seed=3)
    classes: set[str] = set()
    ids: set[str] = set()
    for step in range(200):
        if match.result is not None:
            break
        if step % 20 == 0:
            for picture in face(game).pictures(match.view(0), Words("en", game)).values():
                drawing = picture.svg(styled=False)  # as on a page, which contains the shapes of its game
                classes |= {one for row in re.findall(r'class="([^"]*)"', drawing) for one in row.split()}
                ids |= set(re.findall(r'\bid="([^"]*)"', drawing))
        seat = match.deciders[0]
        match.play(seat, match.options(seat)[-1])
    page_ids = {
        attributes.get("id")
        for _, attributes in Reader(pages.play(samples.play(board=None, areas=(), hands=()))).elements
    }
    assert classes.isdisjoint(bare_classes())
    assert ids.isdisjoint(page_ids)


@pytest.mark.parametrize("game", [title.id for title in titles()])
def test_a_games_style_is_served_apart(game: str) -> None:
    sheet = pages.picture_css(game)
    assert "{" in sheet
    assert "<" not in sheet


@pytest.mark.parametrize("game", [title.id for title in titles()])
def test_a_side_wears_on_the_pages_what_its_game_says(game: str) -> None:
    """Each side has its own colour, pattern and emblem. No two sides share one."""
    worn = face(game).liveries
    patterns = (STATIC / "styles" / "frame.css").read_text(encoding="utf-8")
    for livery in worn.values():
        pattern = livery.pattern or livery.emblem
        assert pattern in EMBLEMS
        assert livery.emblem in (*EMBLEMS, *face(game).emblems)
        assert f'.mark[data-side="{pattern}"]' in patterns
        assert f'[data-side="{pattern}"] {{ --seat: {livery.colour};' in pages.picture_css(game)
    assert len({livery.emblem for livery in worn.values()}) == len({livery.colour for livery in worn.values()})
    assert len({livery.emblem for livery in worn.values()}) == len(worn)


def test_a_seat_without_a_side_wears_the_pattern_of_its_number() -> None:
    assert [pattern_of(SeatInfo(i, "", "bot")) for i in range(3)] == list(EMBLEMS[:3])
    assert pattern_of(SeatInfo(0, "", "bot", livery=Livery("crown", "#000", "#fff"))) == "crown"
    assert pattern_of(SeatInfo(1, "", "bot", livery=Livery('"><script>', "#000", "#fff"))) == EMBLEMS[1], (
        "only what the table can draw"
    )


def test_a_rules_marks_become_elements_and_nothing_else_does() -> None:
    told = str(h.p[ledger_text("a **b `c`** *d* 2 * 3 `x*y` <i>")])
    assert told == ("<p>a <strong>b <code>c</code></strong> <em>d</em> 2 * 3 <code>x*y</code> &lt;i&gt;</p>")


def test_two_teams_have_one_curve_with_all_their_names_and_rounds_below_it() -> None:
    names = ("Anna", "Boris", "Carla", "Dario")
    people = tuple(SeatInfo(i, name, "human", team=1 + i % 2) for i, name in enumerate(names))
    curve = tuple((n, (0.6, 0.4, 0.6, 0.4)) for n in range(91))
    page = pages.result(replace(samples.result(), seats=people, curve=curve))
    assert page.count('class="lead"') == 1
    assert ">Anna, Carla<" in page
    assert ">Boris, Dario<" in page
    assert re.findall(r'class="round-name"[^>]*>([^<]*)<', page) == ["Round 1", "Round 2"]
    alone = pages.result(replace(samples.result(), seats=tuple(replace(one, team=0) for one in people), curve=curve))
    assert alone.count('class="lead"') == 4


def test_curves_end_in_signs_and_narrow_rounds_have_short_names() -> None:
    """Guest, Greedy bot and Greedy bot 2 all begin with G."""
    curve = tuple((n, (0.6, 0.4, 0.5)) for n in range(101))
    people = tuple(SeatInfo(i, name, "human") for i, name in enumerate(("Guest", "Greedy", "Gina")))
    first, *_ = samples.result().by_round
    rounds = tuple(
        replace(first, n=n, label=label)
        for n, label in ((15, "Round 1 of 4: Dawn"), (20, "Round 2"), (100, "Round 3 of 4: Dusk"))
    )
    page = pages.result(replace(samples.result(), seats=people, curve=curve, by_round=rounds))
    drawn = page[page.index('class="curve"') :].partition("</figure>")[0]
    assert len(re.findall(r'<foreignObject[^>]*><span class="mark" data-seat="(\d)"', drawn)) == 3
    assert ">G<" not in drawn
    assert re.findall(r'class="round-name"[^>]*>([^<]*)<', drawn) == ["Round 1 of 4", "2", "Round 3 of 4: Dusk"]


def test_a_table_of_others_that_runs_says_that_it_may_be_watched() -> None:
    running = TableCard("k6", "dual_powers", "Zoe", 2, 2, "running", names=("Zoe", "Yan"))
    page = pages.front(replace(samples.front(), tables=(running,), own=(running,)))
    assert page.count("In play: watch") == 1


@pytest.mark.parametrize(("name", "seats"), [("dual_powers", "2"), ("la_cosa_nostra", "4"), ("men_of_mayhem", "4")])
def test_a_table_is_opened_for_as_many_as_usually_come(name: str, seats: str) -> None:
    title = find(name)
    game = GameCard(title.id, title.facts.players, title.facts.minutes, title.facts, title.settings)
    page = pages.new_table(NewTableContext(samples.frame("en"), game, ("random",)))
    assert re.findall(r'<select name="seats".*?value="(\d)" selected', page) == [seats]


def test_where_teams_play_the_form_and_the_lobby_say_who_plays_with_whom() -> None:
    title = find("la_famiglia")
    game = GameCard(title.id, title.facts.players, title.facts.minutes, title.facts, title.settings)
    page = pages.new_table(NewTableContext(samples.frame("en"), game, ("random",)))
    seats = re.findall(r"Seat (\d)<small>team\u00a0(\d)</small>", page)
    assert seats == [("1", "1"), ("2", "2"), ("3", "1"), ("4", "2")]
    assert "<small>team" not in pages.new_table(samples.new_table())
    people = tuple(replace(seat, team=1 + i % 2) for i, seat in enumerate(samples.lobby().seats))
    assert "<em>team\u00a02</em>" in pages.lobby(replace(samples.lobby(), seats=people))


@pytest.mark.parametrize(
    ("language", "window", "said"),
    [
        ("en", 8.0, "8 seconds, as this server has it"),
        ("en", 12.5, "12.5 seconds, as this server has it"),
        ("en", 0.0, "until all have answered, as this server has it"),
        ("ru", 7200.0, "2 часа, игра на много дней, как здесь принято"),
        ("uk", 21.0, "21 секунда, як тут заведено"),
    ],
)
def test_the_form_says_how_long_the_usual_window_is(language: str, window: float, said: str) -> None:
    game = replace(samples.games()[0], windows=(5, 8))
    page = pages.new_table(NewTableContext(samples.frame(language), game, ("random",), window=window))
    assert f'<option value="" selected>{said}</option>' in page


def test_a_setting_says_for_which_numbers_of_players_it_applies() -> None:
    """The script hides it for other numbers of players. The lobby does not show it."""
    page = pages.new_table(samples.new_table())
    rows = re.findall(r'data-for-seats="([^"]*)">(?:(?!data-for-seats).)*?name="opt-([a-z_]+)"', page, re.S)
    assert ("1", "difficulty") in rows
    assert ("1", "solo_espionage_has_effect") in rows
    assert "keep_unplayed_cards" not in {name for _, name in rows}


def test_a_game_is_announced_by_its_box_while_it_is_coming() -> None:
    for name in ANNOUNCED:
        players, minutes = announced_facts(name)
        assert 1 <= players[0] <= players[1]
        assert 0 < minutes[0] <= minutes[1]


def test_the_games_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The header and footer of the front page show the number of games, also with one more game."""
    assert pages.front(samples.front()).count("Five games of power") == 2
    for module in ("front", "frame"):
        page = sys.modules[f"consigliere.table.show.pages.{module}"]
        monkeypatch.setattr(page, "titles", lambda: [*titles(), find("dual_powers")])
    assert pages.front(samples.front()).count("Six games of power") == 2


def test_the_goal_is_on_the_table_until_much_has_happened() -> None:
    goal = words_for("en", samples.GAME)("game-goal")
    assert goal in pages.parts(replace(samples.play(), log=()))["since"]
    assert goal in pages.parts(replace(samples.play(), log=()))["question"]


def test_scripts_and_styles_are_served_without_their_comments() -> None:
    script, style = (files.file(path) for path in ("/static/rail.js", "/sheets/table.css"))
    assert script is not None
    assert style is not None
    assert not re.search(rb"^\s*//|^\s*/\*", script.body, re.MULTILINE)
    assert b"/*" not in style.body
    assert b"export function openTab" in script.body
