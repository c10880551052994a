"""The bot `llm`: a language model decides, and a built-in bot plays if the model does not.

The model reads the table as text and answers with one of the options, with an offer, or with an answer to one. An
unusable answer is asked for once more. Then, and whenever the model is silent, slow or out of budget, the move comes
from `greedy` with the manner of a trader.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from consigliere.board.text_form import Seen, promises_in, table_text
from consigliere.bots import MANNERS, GreedyBot, NegotiatorBot, Sight
from consigliere.engine import ConsigliereError, Option

from . import frames
from .budget import Budget
from .endpoint import CHARACTERS, Endpoint, Message, NoReply
from .settings import ModelSettings, read_settings

T = TypeVar("T")
TRIES = 2
SHORTEST = 0.2  # seconds: with less, do not ask


def make_bot(seed: int = 0) -> LanguageModelBot:
    """The bot with the settings of this process. Raises NotUnderstood if no model is named."""
    return LanguageModelBot(read_settings(), seed)


def seen_in(sight: Sight) -> Seen:
    """Everything that a bot's seat may know, for the table as text."""
    rows = sight.events()
    closed = sight.world(0).deals_closed_by()  # it is public, and so the same in every world
    return Seen(sight.view, sight.options, sight.extras, rows, promises_in(rows, sight.trade), closed)


class LanguageModelBot:
    """A bot that asks a language model. `endpoint` is where; by default the address in the settings."""

    def __init__(self, settings: ModelSettings, seed: int = 0, endpoint: Endpoint | None = None) -> None:
        self.settings = settings
        self.fallback = NegotiatorBot(GreedyBot(seed), MANNERS["trader"], seed)
        self.fallbacks = 0
        """Decisions that the model has not made."""
        self._endpoint = endpoint or Endpoint(settings)
        self._budget: Budget | None = None
        self._silent_at = -1  # the question before which it has said that it has nothing to say

    def choose(self, sight: Sight) -> Option:
        """The model's choice, or greedy's."""
        if len(sight.options) == 1:
            return sight.options[0]
        frame = frames.choose_frame(sight, self.settings.language)
        try:
            return self._ask(sight, frame, lambda answer: frames.read_choice(answer, sight))
        except NoReply:
            self.fallbacks += 1
            return self.fallback.choose(sight)

    def talk(self, sight: Sight) -> Option | None:
        """What the model says, or the trader's offer; None for nothing.

        It is asked when an offer waits for its answer, and once before each of its own questions.
        """
        if sight.trade is None:
            return None
        waiting = any(sight.seat in one.parties and sight.seat not in one.accepted for one in sight.offers)
        begins = sight.offers_left > 0 and bool(sight.options) and self._silent_at != sight.number
        if not waiting and not begins:
            return None
        frame = frames.talk_frame(sight, self.settings.language)
        try:
            said = self._ask(sight, frame, lambda answer: frames.read_talk(answer, sight))
        except NoReply:
            self.fallbacks += 1
            said = self.fallback.talk(sight)
        if said is None:
            self._silent_at = sight.number
        return said

    def _ask(self, sight: Sight, frame: str, read: Callable[[dict[str, Any]], T]) -> T:
        """The model's answer as parsed by `read`, with one retry. Raises NoReply."""
        budget = self._account(sight)
        text = table_text(seen_in(sight), self.settings.form, self.settings.language)
        messages: list[Message] = [
            {"role": "system", "content": frame},
            {"role": "user", "content": frames.with_notes(text, budget.notes)},
        ]
        until = time.monotonic() + self.settings.timeout
        for _ in range(TRIES):
            said = self._call(messages, budget, until)
            try:
                answer = frames.read_object(said)
                found = read(answer)
            except ConsigliereError as error:
                messages += [
                    {"role": "assistant", "content": said[:2000]},
                    {"role": "user", "content": frames.complaint(error)},
                ]
                continue
            note = frames.read_note(answer)
            if note:
                budget.note(note)
            return found
        raise NoReply("the model gave no answer that can be used")

    def _call(self, messages: list[Message], budget: Budget, until: float) -> str:
        question = sum(len(message["content"]) for message in messages) // CHARACTERS + self.settings.reply_tokens
        seconds = min(budget.seconds_left(question), until - time.monotonic())
        if seconds < SHORTEST:
            raise NoReply("the budget or the time is used up")
        began = time.monotonic()
        try:
            reply = self._endpoint.ask(messages, seconds)
        except NoReply:
            budget.spend(question, time.monotonic() - began, failed=True)
            raise
        budget.spend(reply.tokens, time.monotonic() - began)
        return reply.text

    def _account(self, sight: Sight) -> Budget:
        if self._budget is None:
            # a real table has one; in a simulated game one bot plays from start to end
            secret = str(sight.view["commitment"])
            self._budget = Budget(self.settings, f"{secret}/{sight.seat}" if secret else "")
        return self._budget
