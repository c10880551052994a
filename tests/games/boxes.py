"""A corrected box of each game: figures, names, effects and counts that somebody might read on their components.

`python -m tests.games.boxes 200` plays so many random games of each and checks every state's invariants at their end.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import consigliere as cg
from consigliere.engine.box import Box
from consigliere.games import find, install_box

NAMES = {"en": "As printed", "ru": "Как напечатано", "uk": "Як надруковано"}
CORRECTIONS: dict[str, dict[str, Any]] = {
    "dual_powers": {
        "command_cards.command_green_2.recruit": 2,
        "command_cards.command_green_2.vp": 3,
        "leader_cards.leader_card_lenin.days": 4,
        "support_track.half_length": 13,
    },
    "corleones_empire": {
        "job.numbers_game.bills": [5, 2],
        "job.numbers_game.cost": {"booze": 1, "gun": 1, "dirty_money": 1},
        "job.numbers_game.effects": [{"kind": "steal_random", "n": 1}],
        "job.numbers_game.name": NAMES,
        "job.street_tax.colour": "blue",
        "job.change_of_scenery.colour": "yellow",
        "tile.tile_gun_shop.front": [{"kind": "gain_good", "good": "gun"}, {"kind": "gain_bill", "value": 3}],
        "round.1.hand_limit": 6,
    },
    "la_famiglia": {
        "order.black_basic_strike.initiative": 5,
        "order.black_basic_strike.vest": 1,
        "order.black_basic_strike.name": NAMES,
        "character.accountant.money": 8,
        "conflict_card.defector.step": 1,
    },
    "la_cosa_nostra": {
        "jobs.drug_delivery_r1.success": 5,
        "jobs.drug_delivery_r1.one": [{"kind": "gain", "amount": 5000}],
        "special_gangsters.bernardo_farmacista.hire_cost": 12000,
        "influence.snitch.effects": [{"kind": "peek", "count": 2}, {"kind": "replace_market", "count": 4}],
    },
    "men_of_mayhem": {
        "black_market.players_3": [[3, 4], [5, 3], [6, 2], [-1, 1]],
        "sites.cut_house.heat": 1,
        "cards.drive_by.actions": [{"do": "wound", "n": 2}],
        "cards.drive_by.name": NAMES,
        "clubs.samcro.high_octane.cash": 6,
    },
}


def corrected_box(game: str) -> Box:
    """The box of a game with these corrections."""
    return Box(game, find(game).version, "a test's copy", CORRECTIONS[game], {})


def corrected_game(game: str) -> str:
    """The id of the corrected game, which is known afterwards."""
    return install_box(corrected_box(game))


def played(game: str, seed: int, seats: int = 0) -> cg.Match:
    """A random game to its end."""
    title = find(game)
    match, pick = cg.new(game, seats or max(2, title.facts.players[0]), seed=seed), Random(seed)
    while match.result is None:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    return match


def main(games: int) -> None:
    """Play many random games of each corrected game."""
    for game in CORRECTIONS:
        name = corrected_game(game)
        low, high = find(name).facts.players
        for seed in range(games):
            match = played(name, seed, low + seed % (high + 1 - low))
            faults = match.title.problems(match.state)
            assert not faults, (name, seed, faults)
        print(f"{name}: {games} games, no fault", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
