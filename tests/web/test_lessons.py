"""A lesson on its pages, without a script: begun, followed to its end, repeated, continued."""

from tests.web.visitors import Visitor, key


async def learning(anna: Visitor) -> Visitor:
    """Anna has clicked on the lesson of the game on the shelf."""
    await anna.go("/")
    assert 'formaction="/learn/lots/first"' in anna.text
    return await anna.send("/learn/lots/first", key=anna.read.forms[-1].hidden["key"])


async def finished(anna: Visitor) -> Visitor:
    """Anna has followed the lesson to its end."""
    for action in ("choose two", "confirm"):
        await (await learning(anna) if action == "choose two" else anna).press(action)
    return anna


async def test_a_lesson_explains_each_move(anna: Visitor):
    await learning(anna)

    assert "Whoever alone shows the highest lot catches fish." in anna.text
    assert 'data-ways="choose two|choose three"' in anna.text
    assert 'data-show="g-hand i-hand-0"' in anna.text
    assert 'value="0" max="2"' in anna.text
    assert "lesson.js" in anna.text


async def test_every_remark_comes_at_its_time(anna: Visitor):
    await (await learning(anna)).press("choose two")

    assert "Show it." in anna.text
    assert 'value="1" max="2"' in anna.text


async def test_another_choice_is_answered_kindly(anna: Visitor):
    await (await learning(anna)).press("choose two")
    await anna.press("take-back", status=422)

    assert "In this lesson, please choose a marked action." in anna.text
    assert "Show it." in anna.text


async def test_a_lesson_offers_no_proof_of_its_scripted_dice(anna: Visitor):
    await learning(anna)

    assert "<details>" not in anna.text


async def test_after_the_lesson_a_real_match_begins(anna: Visitor):
    lesson = (await finished(anna)).table
    assert "You have caught fish." in anna.text
    assert anna.ways() == []
    await anna.send(f"/table/{lesson}/play")
    match = anna.table
    await anna.send(f"/table/{lesson}/play")

    assert anna.table == match != lesson
    assert 'id="remark"' not in anna.text
    assert anna.ways()


async def test_a_lesson_can_be_repeated(anna: Visitor):
    lesson = (await finished(anna)).table
    await anna.send(f"/table/{lesson}/learn")

    assert anna.table != lesson
    assert "Whoever alone shows the highest lot catches fish." in anna.text


async def test_a_lesson_can_be_left_and_resumed(anna: Visitor):
    lesson = (await (await learning(anna)).press("choose two")).path
    await anna.go("/")
    assert lesson in anna.text
    await anna.go(lesson)

    assert "Show it." in anna.text


async def test_a_past_step_has_no_remark(anna: Visitor):
    await (await learning(anna)).press("choose two")
    await anna.go(f"{anna.path}?step=-1")

    assert 'id="remark"' not in anna.text


async def test_a_spectator_gets_no_remark_and_no_question(anna: Visitor, bernd: Visitor):
    await finished(anna)
    await bernd.go(anna.path)

    assert 'id="remark"' not in bernd.text
    assert bernd.ways() == []


async def test_a_match_has_no_lesson(anna: Visitor):
    await anna.sit("computer guest")
    await anna.send(f"/table/{anna.table}/learn", 409)

    assert anna.codes == ["lesson/none"]


async def test_an_unknown_lesson_is_refused(anna: Visitor):
    await anna.send("/learn/lots/second", 404, key=key())

    assert anna.codes == ["lesson/unknown"]


async def test_the_match_after_a_lesson_does_not_set_a_name(anna: Visitor):
    """A learner without a name is a guest there, and is asked again for the next table."""
    await finished(anna)
    await anna.send(f"/table/{anna.table}/play")
    await anna.go("/new/lots")

    assert 'name="name" value=""' in anna.text or "Guest" not in anna.text


async def test_a_lesson_is_repeated_in_another_language_too(anna: Visitor):
    lesson = (await finished(anna)).table
    await anna.send(f"/table/{lesson}/learn")
    again = anna.table
    anna.web.headers["accept-language"] = "de"
    await anna.send(f"/table/{lesson}/learn")

    assert anna.table == again


async def test_a_finished_lesson_is_listed_as_one(anna: Visitor):
    await finished(anna)
    await anna.go("/")

    assert "The lesson has ended." in anna.text
    assert "It’s your turn." not in anna.text
