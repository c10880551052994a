"""Parsing of ledgers, and datasets that give the source of each entry."""

from __future__ import annotations

from consigliere.engine.data import provenance_problems, sources
from consigliere.engine.ledger import Rule, parse_ledger

LEDGER = """\
# Night Market

## 1. Nights [p. 2]

- NM-NIG-01 Three cards each.
  They are drawn unseen.

  This belongs to no rule.
- **NM-NIG-02** A night ends [правила, с. 3] when all have rested.
- NM-NIG-01 Said again, and not heard.

### Stalls

| id | what |
| --- | --- |
| NM-STA-01 | A stall is run once a night. |
| **NM-STA-02** | Or not at all. |

# For developers

## Invariants

- NM-INV-01 No card is in two places.
"""


def test_every_bullet_and_row_with_an_id_is_a_rule() -> None:
    assert list(parse_ledger(LEDGER).values()) == [
        Rule("NM-NIG-01", "Three cards each. They are drawn unseen.", "1. Nights"),
        Rule("NM-NIG-02", "A night ends when all have rested.", "1. Nights"),
        Rule("NM-STA-01", "A stall is run once a night.", "Stalls"),
        Rule("NM-STA-02", "Or not at all.", "Stalls"),
        Rule("NM-INV-01", "No card is in two places.", "Invariants", True),
    ]


def test_a_heading_ends_a_rule() -> None:
    found = parse_ledger("- NM-NIG-01 One.\n## Next\n  Not of it.\n- NM-NIG-02 Two.\n   \n  Nor this.\n")
    assert [rule.text for rule in found.values()] == ["One.", "Two."]


def test_an_entry_without_a_source_is_named() -> None:
    data = {
        "version": 3,
        "bank": {"source": "rulebook", "coins": 9, "part": {"source": "guess"}, "plain": {"a": 1}},
        "cards": [{"id": "ace", "source": "public"}, {"id": "king"}, {"source": "hearsay"}],
        "map": {
            "source": "reconstructed",
            "roads": 4,
            "fields_source": {"roads": "rulebook", "towns": "public", "coins": "rumour"},
        },
    }
    assert provenance_problems(data) == [
        "bank.part: source is 'guess', not one of rulebook, public, reconstructed",
        "cards[king]: source is None, not one of rulebook, public, reconstructed",
        "cards[2]: source is 'hearsay', not one of rulebook, public, reconstructed",
        "map.towns: source is None, not one of rulebook, public, reconstructed",
        "map.coins: source is 'rumour', not one of rulebook, public, reconstructed",
        "map.coins: source is None, not one of rulebook, public, reconstructed",
    ]
    assert sources(data) == {"rulebook": 1, "public": 1, "reconstructed": 1}
