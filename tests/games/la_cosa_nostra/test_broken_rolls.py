"""Requirements for a roll on the table, each part alone: job, gangster, target, and what a reaction answers."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.games.la_cosa_nostra.abilities import BONUS_ATTACK, SUBSTITUTE_EARNING, SUBSTITUTE_JOB
from consigliere.games.la_cosa_nostra.components import (
    AT_GANGSTER,
    AT_PLAYER,
    GANGSTER_IDS,
    JOB_AIM,
    JOB_CATEGORY,
    JOB_IDS,
    JOB_STRIKES_BACK,
    NO_AIM,
    PHASE_IDS,
    REACTION,
)
from consigliere.games.la_cosa_nostra.deed import (
    BY_BONUS,
    BY_EARNING,
    BY_JOB,
    BY_REACTION,
    BY_SHOOTING,
    BY_SUBSTITUTE,
    Deed,
)
from consigliere.games.la_cosa_nostra.rolls import _aimed, _answers, _faces, _sources, problems
from consigliere.games.la_cosa_nostra.setup import ChooseBoss
from consigliere.games.la_cosa_nostra.state import NewYork

from .scene import Table
from .test_positions import attacked, robbed, stolen, treated

JOB = {name: i for i, name in enumerate(JOB_IDS)}
USURY = next(name for name in JOB_IDS if name.startswith("usury"))
WHO = {name: i for i, name in enumerate(GANGSTER_IDS)}


def state(table: Table) -> NewYork:
    assert isinstance(table.match.state, NewYork)
    return table.match.state


def roll(**facts: Any) -> Deed:
    """A theft by Big Joey in progress, except for these facts."""
    deed = state(attacked()).deeds[-1].clone()
    for name, value in facts.items():
        setattr(deed, name, value)
    return deed


@pytest.mark.rule("LCN-REACT-01")
def test_a_reaction_answers_what_it_is_made_for() -> None:
    ambush, robbery, theft, usury = (JOB[name] for name in ("ambush_r3", "robbery_r3", "theft_r3", USURY))
    earns, attacks, robs = roll(face=usury), roll(face=theft), roll(face=robbery)
    first, bare = roll(face=0), roll(face=-1, mode=BY_EARNING)
    assert _answers(roll(face=robbery, against=0), earns) == []
    assert _answers(roll(face=robbery, against=0), bare) == []
    assert _answers(roll(face=robbery, against=0), robs) == []
    assert _answers(roll(face=robbery, against=0), attacks) == ["a robbery answers an earning alone"]
    assert _answers(roll(face=ambush, against=0), attacks) == []
    assert _answers(roll(face=ambush, against=0), robs) == []
    only = ["an ambush answers an attack or a robbery alone"]
    assert _answers(roll(face=ambush, against=0), earns) == only
    assert _answers(roll(face=ambush, against=0), bare) == only
    assert _answers(roll(face=ambush, against=1), attacks) == ["against is not the seat whose roll is answered"]
    assert _answers(roll(face=ambush, against=0), first) == ([] if JOB_CATEGORY[0] == JOB_CATEGORY[theft] else only)


def test_a_gangster_does_what_he_can() -> None:
    earner = next(i for i, money in enumerate(SUBSTITUTE_EARNING) if money)
    assert _faces(roll(mode=BY_EARNING, face=-1, gangster=earner))
    assert not _faces(roll(mode=BY_EARNING, face=-1))
    assert not _faces(roll(mode=BY_EARNING, face=0, gangster=earner))
    assert not _faces(roll(mode=BY_JOB, face=-1))
    reaction = JOB["ambush_r3"]
    assert _faces(roll(mode=BY_REACTION, face=reaction))
    assert not _faces(roll(mode=BY_JOB, face=reaction))
    assert _faces(roll(mode=BY_JOB, face=0)) == (JOB_CATEGORY[0] != REACTION)
    assert not _faces(roll(mode=BY_REACTION, face=JOB["theft_r3"]))
    back = next(face for face, dice in enumerate(JOB_STRIKES_BACK) if dice)
    assert _faces(roll(mode=BY_SHOOTING, face=back))
    assert not _faces(roll(mode=BY_SHOOTING, face=JOB["theft_r3"]))
    for mode, jobs in ((BY_SUBSTITUTE, SUBSTITUTE_JOB), (BY_BONUS, BONUS_ATTACK)):
        who = next(i for i, face in enumerate(jobs) if face >= 0)
        assert _faces(roll(mode=mode, face=jobs[who], gangster=who))
        assert not _faces(roll(mode=mode, face=jobs[who], gangster=WHO["big_joey"]))


def test_a_roll_is_aimed_as_its_job_says() -> None:
    g = state(attacked())
    assert _aimed(g, g.deeds[-1], []) == []
    assert _aimed(g, roll(aim=NO_AIM), []) == ["aim is not that of the job"]
    against = ["against is not another seat where the job is aimed at one, or is where it is not"]
    assert _aimed(g, roll(against=-1), []) == _aimed(g, roll(against=0), []) == against
    missing = ["target is missing, or given for a job without one"]
    assert _aimed(g, roll(target=0), []) == _aimed(g, roll(target=3), []) == missing
    g = state(treated())
    aimed = g.deeds[-1]
    assert aimed.aim == AT_GANGSTER
    assert _aimed(g, aimed, []) == []
    for target, told in ((-1, missing), (0, ["target is not seat 1's"])):
        other = aimed.clone()
        other.target = target
        assert _aimed(g, other, []) == told
    first = JOB_AIM[0]
    nothing = roll(face=0, aim=first, against=-1 if first == NO_AIM else 1, target=-1)
    assert _aimed(state(attacked()), nothing, []) == ([] if first in (NO_AIM, AT_PLAYER) else missing)


def test_sources_are_those_of_the_job() -> None:
    g = state(robbed())
    deed = g.deeds[-1]
    assert _sources(deed) == []
    needs = ["sources are not what the job needs"]
    for sources in ((), deed.sources * 2, (*deed.sources, 34)):
        other = deed.clone()
        other.sources = sources
        assert _sources(other) == needs
    other = deed.clone()
    other.mode = BY_SUBSTITUTE
    assert _sources(other) == ["sources are given for a job that needs none"]
    other.sources = ()
    assert _sources(other) == []


def test_a_roll_belongs_to_the_action_phase_and_to_its_steps() -> None:
    for make in (attacked, robbed, stolen, treated):
        g = state(make())
        assert problems(g) == []
        g.phase = PHASE_IDS.index("income")
        assert problems(g) == ["deeds has a roll outside the action phase"]
    g = state(stolen())
    assert len(g.deeds) == 2
    g.deeds[0].successes += 1
    assert problems(g)[0].startswith("deeds[0]: successes is")
    g = state(stolen())
    g.deeds[1].successes += 1
    assert problems(g)[0].startswith("deeds[1]: successes is")
    g = state(attacked())
    deed = g.deeds[0]
    deed.card = deed.face
    assert problems(g) == ["deeds[0]: card is not theft_r3, revealed to all"]


@pytest.mark.rule("LCN-SET-04")
def test_a_boss_is_chosen_once() -> None:
    g = state(attacked())
    assert ChooseBoss(0).problems(g) == ["phase is action, not setup", "seat 0 has chosen already"]
    g.family = (-1, *g.family[1:])
    assert ChooseBoss(0).problems(g) == ["phase is action, not setup"]
    g.family = (0, 0, 0)
    assert ChooseBoss(0).problems(g)[1:] == ["seat 0 has chosen already"]
