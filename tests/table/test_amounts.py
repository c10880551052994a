"""A question for a number over HTTP, answered by a browser without scripts."""

from __future__ import annotations

from .server import Browser, Server, text_of


def table_of(anna: Browser) -> str:
    return anna.go("/new/bidding", seats=2, seat__0="me", nickname="Anna", seat__1="bot:random")


def test_a_number_is_sent_by_a_plain_form(server: Server, anna: Browser) -> None:
    table = table_of(anna)
    page = anna.get(table).text
    assert 'name="amount"' in page
    number = anna.options(table)[1]
    anna.post(f"{table}/play", option="bid:", amount="7", number=number)
    assert (0, "bid:7") in server.answers(table[3:])


def test_a_number_that_cannot_be_chosen_is_refused_and_changes_nothing(server: Server, anna: Browser) -> None:
    table = table_of(anna)
    number = anna.options(table)[1]
    for amount, said in (("16", "BID-01"), ("", "bid:"), ("many", "bid:")):
        answer = anna.post(f"{table}/play", fragment=True, option="bid:", amount=amount, number=number)
        assert answer.status_code in (400, 409, 422)
        assert said in text_of(answer.text)
    assert all(seat != 0 for seat, _ in server.answers(table[3:]))
