"""Every lesson is played, in every language. A change of the rules that a lesson can notice fails here."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from consigliere import games
from consigliere.board.lessons import ASTRAY, MOST_WORDS, Beat, Lesson, find_lesson, lessons, read_lesson, standing
from consigliere.board.words import LANGUAGES, Words, words_for
from consigliere.engine import NotUnderstood
from consigliere.engine.deals import VERBS as DEALING
from consigliere.games import BUILT_IN, face
from consigliere.table.play.guided import opening
from consigliere.table.show.option_buttons import option_info
from consigliere.table.show.pages.question import in_bar
from consigliere.table.show.pages.stepper import number_runs
from tests import toy

from .runner import OffScript, Row, catch_up, run, say

GAMES = (*BUILT_IN, "toy")


@contextmanager
def with_toy() -> Iterator[None]:
    """The toy game among the games, for as long as it is needed: other tests list all games."""
    games.register(toy.TITLE)
    try:
        yield
    finally:
        games._registered.pop("toy")
        games._faces.pop("toy", None)
        lessons.cache_clear()


with with_toy():
    ALL = {lesson.id: lesson for game in GAMES for lesson in lessons(game)}


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with with_toy():
        yield


SEEN = Path(__file__).with_name("seen.json")


@pytest.fixture(params=sorted(ALL))
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return ALL[request.param]


def views(lesson: Lesson) -> dict[str, str]:
    """A digest of what the learner sees and may do at each beat."""
    found: dict[str, str] = {}
    for moment in run(lesson):
        view = moment.match.view(lesson.seat)
        view.pop("commitment", None)
        asked = lesson.seat in moment.match.deciders
        seen = [view["table"], [str(one) for one in moment.match.options(lesson.seat)] if asked else []]
        found[moment.beat.id] = hashlib.blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=6).hexdigest()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_is_in_a_list(lesson: Lesson, language: str) -> None:
    """What the coach asks for is on the board, in the bar or in an offer: a list would hide it."""
    words = words_for(language, lesson.game)
    for moment in run(lesson):
        if not moment.row or lesson.seat not in moment.match.deciders:
            continue
        trial = moment.match.clone()
        for text in moment.row:
            option = next((one for one in trial.options(lesson.seat) if str(one) == text), None)
            if option is None or option.verb in DEALING:
                break
            view = trial.view(lesson.seat)
            options = [option_info(one, view, words, "", []) for one in trial.options(lesson.seat)]
            runs, rest = number_runs(tuple(options))
            shown = {one.text for one in in_bar(rest)} | {one.text for one in options if one.thing}
            assert text in shown or any(option.verb == run.verb for run in runs), (moment.beat.id, text)
            say(trial, lesson.seat, text)
            if lesson.seat not in trial.deciders:
                break


def test_every_game_has_a_lesson_and_the_solo_game_too() -> None:
    assert all(lessons(game) for game in GAMES)
    assert "dual_powers/solo" in ALL


def test_a_lesson_goes_to_its_end_and_shows_what_it_showed(lesson: Lesson) -> None:
    """`python -m tests.lessons.test_lessons` records anew what is seen: read the texts again then."""
    known = json.loads(SEEN.read_text(encoding="utf-8"))
    assert views(lesson) == known[lesson.id]
    assert list(views(lesson)) == [beat.id for beat in lesson.beats]


def test_every_accepted_row_leads_on(lesson: Lesson) -> None:
    """Each alternative once; all others as the first row says."""
    for beat in lesson.beats:
        for row in beat.accept[1:]:

            def pick(one: object, beat: object = beat, row: Row = row) -> Row:
                return row if one == beat else one.accept[0]  # type: ignore[attr-defined]

            shown = [moment.beat.id for moment in run(lesson, pick)]
            assert shown == [one.id for one in lesson.beats]


def test_a_move_that_may_be_kept_leads_on(lesson: Lesson) -> None:
    """The lesson goes on to its end after every other move that its learner may keep."""
    for beat in lesson.beats:
        for row in beat.keep:
            assert row not in beat.accept

            def pick(one: Beat, beat: Beat = beat, row: Row = row) -> Row:
                return row if one == beat else one.accept[0]

            assert [moment.beat.id for moment in run(lesson, pick)] == [one.id for one in lesson.beats]


def test_another_choice_is_noticed_and_answered(lesson: Lesson) -> None:
    """Every other legal choice at every beat is answered by a text, in every language."""
    for moment in run(lesson):
        beat, match = moment.beat, moment.match
        if not beat.accept or lesson.seat not in match.deciders:
            continue
        read = sum(not one.accept for one in lesson.beats[: lesson.beats.index(beat)])
        accepted = {row[0] for row in beat.accept}
        for option in match.options(lesson.seat):
            if str(option) in accepted or f"{option.verb}:*" in accepted:
                continue
            trial = match.clone(record_events=True)
            say(trial, lesson.seat, str(option))
            stands = standing(lesson, trial.history(), read)
            assert stands.state == ASTRAY, (beat.id, str(option))
            if stands.reply and face(lesson.game).has_texts:
                assert words_for("en", lesson.game).has(lesson.text(beat, stands.reply)), (beat.id, str(option))


def messages(lesson: Lesson) -> list[str]:
    beats = [lesson.text(beat, reply) for beat in lesson.beats for reply in ("", *beat.replies.values())]
    return list(dict.fromkeys([f"lesson-{lesson.name}-end", *beats]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_there_and_short(lesson: Lesson, language: str) -> None:
    if not face(lesson.game).has_texts:
        return
    words = Words(language, lesson.game)
    own = face(lesson.game).read_file("lessons", f"{language}.ftl")
    named = [f"lesson-{lesson.name}", f"lesson-{lesson.name}-about"]
    named += [f"lesson-{lesson.name}-part-{part}" for part in lesson.parts]
    for message in (*named, *messages(lesson)):
        assert f"\n{message} = " in own, f"{message} ({language})"
        assert len(words(message).replace("—", " ").replace("–", " ").split()) <= MOST_WORDS, message
    prefix = f"lesson-{lesson.name}"
    written = [line.split(" =")[0] for line in own.splitlines() if line.startswith((f"{prefix} ", f"{prefix}-"))]
    assert sorted(written) == sorted({*named, *messages(lesson)}), "no text is dead"


def test_what_is_pointed_at_is_there(lesson: Lesson) -> None:
    """Things are drawn at their beat, as the learner's own board draws them; places of the page are known by id."""
    from consigliere.table.show.boards import drawing

    if face(lesson.game).style is None:
        return
    words = words_for("en", lesson.game)
    places = {"question", "seats", "slips", "board", "hand"}
    for moment in run(lesson):
        sheet = drawing(moment.match.view(lesson.seat), words)
        drawn = "".join(part.svg() for part in (sheet.board, *sheet.areas, *sheet.hands) if part is not None)
        for name in (*moment.beat.point, *moment.beat.about):
            if name.startswith("@"):
                assert name[1:] in places or f'id="{name[1:]}"' in drawn, (moment.beat.id, name)
            else:
                assert f'data-thing="{name}"' in drawn, (moment.beat.id, name)


def test_a_script_that_does_not_fit_fails() -> None:
    lesson = ALL["toy/first"]
    beats = [beat._replace(accept=(("run:stall_2",),)) if beat.id == "run" else beat for beat in lesson.beats]
    with pytest.raises(OffScript, match="run"):
        list(run(lesson._replace(beats=tuple(beats))))


BAD = {
    'seats = 9\nminutes = 1\n[[beat]]\nid = "a"\npart = "b"': "seats",
    "seats = 3\nminutes = 1": "no beats",
    'seats = 3\nminutes = 1\nsecond = 2\n[[beat]]\nid = "a"\npart = "b"': "second means nothing here",
    'seats = 3\nminutes = 1\n[[beat]]\nid = "a"\npart = "b"\nbefore = ["7 pass"]': "no seat",
    'seats = 3\nminutes = 1\n[[beat]]\npart = "b"': "id is missing",
    'seats = 3\nminutes = 1\n[[beat]]\nid = "a"\npart = "b"\n[[beat]]\nid = "a"\npart = "b"': "more than one beat a",
    "seats = ": "no TOML",
}


@pytest.mark.parametrize(("text", "says"), BAD.items())
def test_a_bad_file_gets_one_clear_error(text: str, says: str) -> None:
    with pytest.raises(NotUnderstood, match=says):
        read_lesson("toy", "bad", text)


def test_a_lesson_reads_only_what_its_seat_may_see() -> None:
    """Texts are fixed and pointers are names: neither depends on what is hidden. Where a game stands follows from
    choices, and the others' choices do not count."""
    lesson = ALL["dual_powers/duel"]
    match = opening(lesson)
    catch_up(lesson, match, 2)
    other = opening(lesson)
    say(other, 1, "objective:command_red_3")
    assert standing(lesson, match.history(), 2) == standing(lesson, other.history(), 2)


def test_an_unknown_lesson_is_none() -> None:
    assert find_lesson("dual_powers/none") is None
    assert find_lesson("no_game/first") is None


if __name__ == "__main__":
    with with_toy():
        SEEN.write_text(
            json.dumps({name: views(one) for name, one in sorted(ALL.items())}, indent=1) + "\n", encoding="utf-8"
        )
