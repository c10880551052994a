"""Draws every shape of the drawing package on one sheet, for people to look at: `docs/img/drawing.svg`."""

from __future__ import annotations

from consigliere import drawing as d
from consigliere.drawing import OSWALD, YESEVA, Picture, Style, svg

STYLE = Style(
    "contact-sheet",
    {"ink": "#20180f", "paper": "#f4ead2", "shade": "#d9c7a0", "chalk": "#fffaf0", "accent": "#b8371f"},
    (
        *d.BASE_RULES,
        f"text{{{OSWALD.rule};fill:var(--ink)}}",
        f".title{{{YESEVA.rule}}}",
        d.owner_rule("a", "#b8371f", "#fff8ea"),
        d.owner_rule("b", "#1f5c6b", "#fff8ea"),
        d.owner_rule("c", "#e0b023", "#20180f"),
        d.owner_rule("land", "#e7cf9a", "#20180f"),
        d.owner_rule("coast", "#d6b469", "#20180f"),
    ),
)
STAR = d.sign(d.star(50), 0, 0, 30, "on")
ISLAND = {
    "north": [(20, 30), (90, 8), (170, 22), (180, 60), (150, 84), (96, 78), (40, 92)],
    "south": [(40, 92), (96, 78), (150, 84), (200, 130), (176, 176), (110, 190), (52, 160)],
    "east": [(180, 60), (240, 44), (300, 84), (270, 150), (200, 130), (150, 84)],
}
CELL = 250


def _cells() -> list[tuple[str, str]]:
    face = OSWALD.name("Night market", 45, 30, 18, 80)
    text = YESEVA.paragraph("Look at a card of your neighbour.", 8, 62, 12, 74, 60, class_="title")
    card = d.card(0, 0, 90, 128, face, text, tooltip="A card", id="card", data_thing="card")
    back = d.card_back(0, 0, 90, 128, d.sign(d.star(50), 0, 0, 34, "paper"))
    held = [d.card_back(-38, -108, 76, 108, d.sign(d.star(50), 0, 0, 24, "paper")) for _ in range(5)]
    dice = [
        d.die(f, 46 + 54 * i, 70, 44, turn=t) for i, (f, t) in enumerate(zip((1, 4, 6), d.dice_angles(3), strict=True))
    ]
    fist = d.die(d.sign(d.arrow(80, 60), -16, 0, 40, "ink"), 100, 140, 56)
    man = d.token(0, 0, 14, d.sign(d.star(50), 0, 0, 18, "on"), class_="of-a")
    other = d.token(0, 0, 14, class_="of-b")
    track = d.track(0, 40, 220, [str(i) for i in range(8)], {2: [man], 5: [man, other]}, reached=3)
    wound = d.winding_track(20, 120, [(0, 0), (60, 60), (120, 0), (190, 50)], "IVXLC", {1: [man], 3: [other, man]}, 15)
    map_ = d.regions(ISLAND)
    towns, r = d.token_spots(ISLAND["south"], 5, 15, around=(120, 150))
    land = "".join(
        d.draw_region(
            one, tooltip=name, name=name.title(), size=17, class_="of-land" if name == "north" else "of-coast"
        )
        for name, one in map_.items()
    )
    tokens = "".join(d.token(x, y, r, class_=f"of-{'abc'[i % 3]}") for i, (x, y) in enumerate(towns))
    ways = d.link(map_["north"].label, map_["east"].label, bend=-24, short=26) + d.link(
        (300, 84), (330, 190), road=False
    )
    opened = "".join(d.bill(6 + 30 * i, 14 + 10 * i, 60, "5", class_="of-c") for i in range(2))
    return [
        ("card, back, empty", d.piece(8, 10, card) + d.piece(112, 10, back) + d.empty_space(8, 150, 60, 84, "")),
        ("fan", d.fan(held, 110, 170, 160, spread=14)),
        ("pile", d.pile(30, 40, 23, d.card_back(0, 0, 70, 100), 70, 100) + d.pile(130, 40, 0, "", 70, 100)),
        ("die", "".join(dice) + fist),
        (
            "token, shield, hexagon",
            d.token(46, 60, 30, STAR, class_="of-a")
            + d.token(116, 60, 30, STAR, d.shield(56, 64), class_="of-b")
            + d.token(190, 60, 30, STAR, d.hexagon(34), class_="of-c")
            + d.badge(7, 50, 140, 18)
            + d.badge(24, 110, 140, 18)
            + d.badge(108, 170, 140, 18),
        ),
        (
            "stack",
            d.token_stack(56, 120, 34, ["of-a", "of-b", "of-b", "of-c"], STAR)
            + d.token_stack(150, 120, 34, ["of-c", "of-a"], STAR),
        ),
        (
            "coin, bill",
            d.coin(46, 60, 30, "1")
            + d.coin(116, 60, 30, "10")
            + d.coin(186, 60, 30, "100")
            + d.bill(20, 120, 120, "$5", class_="of-b")
            + d.bill(90, 150, 120, "$100", class_="of-c", turn=6),
        ),
        ("track, winding", track + wound),
        ("thermometer", d.thermometer(60, 10, 210, 7, 10, alarm=8) + d.thermometer(160, 60, 140, 2, 5)),
        ("regions, land, link, spots", d.piece(0, 10, land, ways, tokens, scale=0.72)),
        (
            "worker_space",
            d.worker_space(50, 60, 30, d.sign(d.star(50), 0, 0, 30, "ink"))
            + d.worker_space(130, 60, 30, standing=d.piece(0, 0, man, scale=1.5))
            + d.worker_space(205, 60, 30, closed=True),
        ),
        (
            "screen",
            d.screen(8, 10, 110, 100, emblem=d.sign(d.star(50), 0, 0, 36), count=6, class_="of-b")
            + d.screen(130, 10, 110, 100, opened, lifted=True, class_="of-b"),
        ),
        (
            "envelope",
            d.envelope(20, 20, 110, d.sign(d.star(50), 0, 0, 16), class_="of-a")
            + d.envelope(110, 140, 110, opened=OSWALD.line("attack", 46, 18, 14, 80), class_="of-b"),
        ),
        (
            "callout",
            d.piece(70, 20, card)
            + d.callout(OSWALD.line("1", 0, 9, 24, 30, class_="chalk"), (30, 60), (86, 50))
            + d.callout(OSWALD.line("2", 0, 9, 24, 30, class_="chalk"), (210, 140), (140, 110)),
        ),
        (
            "Font.caption, name, paragraph",
            OSWALD.caption("A very long caption indeed", 120, 40, 26, 220)
            + OSWALD.name("Bernardo il Farmacista", 120, 90, 30, 200)
            + YESEVA.paragraph("Слова, що самі знають, де їм уміститися.", 20, 130, 22, 210, 90, class_="title"),
        ),
    ]


def contact_sheet() -> Picture:
    cells = _cells()
    across = 5
    rows = -(-len(cells) // across)
    parts = [svg.rect(0, 0, across * CELL, rows * CELL, class_="chalk")]
    for i, (name, drawn) in enumerate(cells):
        x, y = CELL * (i % across), CELL * (i // across)
        parts.append(svg.rect(x + 4, y + 4, CELL - 8, CELL - 8, class_="none fine", opacity=0.4))
        parts.append(svg.at(x + 6, y + 6, drawn, scale=0.93))
        parts.append(svg.text(name, x + 12, y + CELL - 14, 15, class_="half"))
    return Picture.of(across * CELL, rows * CELL, "The shapes of the drawing room", STYLE, *parts)
